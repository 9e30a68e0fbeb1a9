"""Shows what a sitting answers, and lets the story go on wherever nobody has to be asked."""

from collections.abc import Iterable, Sequence
from typing import Final

from companion.cli.hints import (
    AFTER,
    ANSWERED,
    ARGUE,
    FIGHT,
    NO_ROLL,
    OVER,
    RIGHT,
    SPEND,
    Hints,
    fallen,
    hurts,
    ways_on,
)
from companion.cli.lines import LineSource
from companion.cli.physical import PhysicalDice
from companion.cli.screen import Screen
from companion.cli.themes import is_success
from companion.narration.brief import Person
from companion.session.book import attitude_words
from companion.session.exchange import (
    Answered,
    AskedBack,
    FightBegins,
    Proposal,
    Reply,
    Rolled,
    SceneBegins,
    Step,
    StoryEnds,
    Talk,
)
from companion.session.sitting import Sitting
from companion.wording import circumstance, describe, listed, percent, whole_phrase
from engine.api import ChanceError, Request, Summary, capital, uncapital

AFTER_THE_END: Final = (
    "/join new: another character enters the same world",
    "/branch NAME: go on from an earlier point, with dice of its own",
    "/recap tells the story once more; /quit leaves it",
)

TURNED: Final = "The GM may spend a Blunder where it bears on it: then it works in {chance}."
UNUSED: Final = 'Not counted yet: {names}. Say how it helps ("I also use ..."), and it counts.'
"""What is said of an attempt that is likelier to fail, where something could help it."""
EVEN: Final = 0.5
MOST_UNUSED: Final = 3
_OUT: Final = "{name} is out of action."


def how_somebody_is(person: Person) -> str:
    """Return in words what a list says of somebody: strength in the game's terms, and feelings.

    Example:
        >>> how_somebody_is(Person(name="Osk", weight="+1", attitude=-1))
        'strength +1, cool towards you'
    """
    strength = f"strength {person.weight}" if person.weight else ""
    feels = attitude_words(person.attitude) if person.attitude else ""
    return ", ".join(part for part in (strength, feels) if part)


class TableView:
    """What the player sees of a sitting.

    Args:
        sitting: the game.
        source: where the player's own dice are typed.
        screen: where everything is shown.
        auto: proposals and choices are accepted at once.
    """

    fight_hint = FIGHT

    def __init__(
        self, sitting: Sitting, *, source: LineSource, screen: Screen, auto: bool = False
    ) -> None:
        self.sitting = sitting
        self._source = source
        self._screen = screen
        self._auto = auto
        self._hints = Hints(sitting.campaign, lambda text: screen.line(text, "hint"))
        self._held: Rolled | None = None
        self._agreed: Summary | None = None
        self._named_fallen: frozenset[str] = frozenset()
        self._said_out: set[str] = set()

    # Answers

    def show(self, reply: Reply) -> None:
        """Show an answer of the sitting, and what follows from it."""
        match reply:
            case Talk():
                if reply.meant:
                    self._screen.line(reply.meant, "hint")
                self._screen.story(reply.sentences)
                self._hint_at_next()
                self._second(reply.then)
                self._hint_at_putting_right(reply)
            case Answered():
                self.answer(reply)
            case AskedBack():
                self.question(reply)
            case Proposal():
                self.proposal(reply)
            case FightBegins():
                self.steps(reply.steps)
                if reply.then is not None:
                    self.show(reply.then())
            case SceneBegins():
                self.show_scene_begun(reply)
                self._second(reply.then)
            case StoryEnds():
                self._screen.story(reply.sentences)
                self._ended(reply)

    def show_scene_begun(self, reply: SceneBegins) -> None:
        """Show that a scene began, and tell it."""
        begun = reply.begun
        if reply.heading:
            self._screen.line(reply.heading, "title")
        self._screen.line(f"Scene {begun.number}: {begun.place}", "title")
        if begun.test is not None:
            self._screen.line(f"The scene is {begun.test.result}.", "hint")
        self._screen.story(reply.sentences)
        for note in reply.notes:
            self._screen.line(f"  {capital(note)}", "hint")

    def _ended(self, reply: StoryEnds) -> None:
        """Say who goes on after a death, or what can be done when nobody does."""
        if reply.goes_on:
            self._screen.line(f"{reply.goes_on} goes on without {reply.name}.", "title")
        else:
            self._screen.lines(f"The end of {reply.name}", AFTER_THE_END)

    def answer(self, answered: Answered) -> None:
        """Show an answer to a question, with the first of its quotes."""
        self._screen.line(answered.text)
        for title, quote, passage in answered.quotes[:1]:
            self._screen.line(f'  "{" ".join(quote.split())}" ({title}, {passage})', "hint")

    def question(self, asked: AskedBack) -> None:
        """Show a question about the player's own words, its options by number."""
        self._screen.line(asked.question, "title")
        rows = [f"{at} {option.said}" for at, option in enumerate(asked.options, 1)]
        if asked.in_rows:
            for row in rows:
                self._screen.line(f"  {row}")
        elif rows:
            self._screen.line(f"  {', '.join(rows)}")

    def _hint_at_putting_right(self, reply: Talk) -> None:
        """Say once how a reading is put right, where it may need to be."""
        if not (self._auto or reply.is_sure or self.sitting.fighting.is_running):
            self._hints.once("right", RIGHT)

    def proposal(self, proposal: Proposal) -> None:
        """Show a check on the table; roll it at once where everything is accepted."""
        for remark in proposal.remarks:
            self._screen.line(remark, "hint")
        notes = [
            ("Why", proposal.reason),
            ("If it works", proposal.stakes.success),
            ("If it fails", proposal.stakes.failure),
            ("Afterwards", proposal.intent.then),
            ("Warning", proposal.warning),
        ]
        self._screen.proposal(proposal.summary, [(label, text) for label, text in notes if text])
        self._screen.odds(proposal.odds)
        if proposal.turned is not None:
            self._screen.line(TURNED.format(chance=percent(proposal.turned)), "hint")
        if not self._auto:
            if proposal.may_be_plain:
                self._screen.line(NO_ROLL, "hint")
            unused = self._unused(proposal)
            if unused:
                self._screen.line(UNUSED.format(names=listed(unused)), "hint")
            self._hints.once("argue", ARGUE)
            name, left = self.sitting.spendable
            if left and not proposal.request.points:
                self._hints.once("points", SPEND.format(name=name, left=left))
        if self._auto:
            self.roll()

    def _unused(self, proposal: Proposal) -> list[str]:
        """Return what lies about here and could still help with what is likelier to fail."""
        works = sum(chance for label, chance in proposal.odds if is_success(label))
        if proposal.opens_fight or works >= EVEN:
            return []
        counted = {name for name, _ in proposal.request.circumstances}
        standings = self.sitting.campaign.state.story.standings
        return [s.name for s in standings if s.helps and s.name not in counted][-MOST_UNUSED:]

    # Rolls

    def roll(self) -> None:
        """Roll what is on the table: with the player's own dice, if they throw some."""
        proposal = self.sitting.proposal
        if proposal is None:
            self._screen.line("No proposal is on the table. Say what you do first.", "error")
        elif proposal.opens_fight:
            self._agreed = proposal.summary
            self.steps(self.sitting.open_fight())
            self.strike()
        elif self.sitting.physical:
            self._roll_by_hand(proposal.request)
        else:
            self.outcome(self.sitting.roll())

    def _roll_by_hand(self, request: Request) -> None:
        names = {"": request.actor, "a": request.actor, "b": request.opponent or "the other side"}
        dice = PhysicalDice(self._source, self._screen, names=names)
        try:
            rolled = self.sitting.roll(dice)
        except ChanceError as error:
            self._screen.line(f"{error.message}. The roll waits; try again.", "error")
            return
        if dice.left_over:
            self._screen.line(f"{dice.left_over} of the dice you typed were not needed.", "hint")
        self.outcome(rolled)

    def outcome(self, rolled: Rolled) -> None:
        """Show a roll, tell it, and let the others act."""
        had = None if rolled.had is None else (rolled.had[0], percent(rolled.had[1]))
        title = whole_phrase(rolled.proposal.intent.goal) if rolled.proposal else ""
        self._screen.card(title or rolled.title, rolled.card, had)
        choice = self.sitting.fighting.choice
        for note in self.sitting.system.play.notes(rolled.action, rolled.resolution):
            if choice is None or note != choice.question:  # the question itself comes below
                self._screen.line(f"  {capital(note)}", "hint")
        if self.sitting.rolling.is_open(rolled):
            self._held = rolled
            self._go_on("")
        else:
            self._go_on(self.tell(rolled))

    def tell_owed(self, rolled: Rolled | None = None) -> bool:
        """Tell a roll whose card was shown and whose telling was taken back; let the others act.

        Args:
            rolled: the roll; None for the last one, where its outcome is still untold.

        Returns:
            Whether there was anything to tell.
        """
        rolled = rolled or self.sitting.unfinished()
        if rolled is None or self.sitting.rolling.is_open(rolled):
            return False
        self._go_on(self.tell(rolled))
        return True

    def fight_on(self) -> bool:
        """Let the others act where it is their turn, as after an undo; return whether it was."""
        made = list(self.sitting.fighting.advance())
        if made:
            self.steps(iter(made))
        return bool(made)

    def _go_on(self, then: str) -> None:
        """Let the others act after a roll, and the player with what is left of the message."""
        self.steps(self.sitting.fighting.advance())
        self._hints.once("after", AFTER)
        if passing := hurts(self.sitting):
            self._hints.once("hurt", passing)
        self._spotlight()
        self._second(then)

    def tell(self, rolled: Rolled) -> str:
        """Tell a roll.

        Returns:
            The words for a second attempt of the same message; "" for none.
        """
        told = self.sitting.tell(rolled)
        self._screen.story(told.sentences)
        for effect in told.effects:
            self._screen.line(f"  {describe(effect)}", "good" if effect.good else "bad")
        for line in told.mended:
            self._screen.line(f"  {line}", "good")
        if told.answered:
            self._screen.line(told.answered, "good")
        self._hint_at_next(is_answered=bool(told.answered))
        return told.then

    def _hint_at_next(self, *, is_answered: bool = False) -> None:
        """Say what may come next, once what the scene was about is decided."""
        chapters = self.sitting.chapters
        if not chapters.is_over:
            return
        title = chapters.next_title
        if title:
            self._hints.once(f"over:{chapters.now}", OVER.format(title=title))
        elif is_answered:
            self._hints.once("answered", ANSWERED)

    def _tell_held(self, *, shown: bool = False) -> None:
        """Tell a roll that waited for a choice, once its result stands.

        Args:
            shown: the result is on the screen already.
        """
        closed = None if self._held is None else self.sitting.rolling.closed(self._held)
        if closed is not None:
            self._held = None
            if closed.card.verdict and not shown:
                self._screen.line(f"Result: {closed.card.verdict}", "title")
            self._second(self.tell(closed))

    def _second(self, then: str) -> None:
        """Go on with the second attempt of a message that held two."""
        if then:
            self._screen.line(f"And then: {then}", "hint")
            self.show(self.sitting.say(then))

    def _spotlight(self) -> None:
        """Say who of several characters has not acted lately."""
        if self.sitting.fighting.is_running:
            return
        for name in self.sitting.party.overlooked():
            self._screen.line(f"{name} has not acted for a while.", "hint")

    def pick_up(self) -> None:
        """Go on with a roll that an earlier sitting made and did not tell to its end."""
        rolled = self.sitting.unfinished()
        if rolled is not None:
            self._screen.line("The last roll was made but not told to its end. It stands:", "hint")
            self.outcome(rolled)

    # Fights

    def steps(self, steps: Iterable[Step]) -> None:
        """Show what happens in a fight without the player, then how it stands."""
        for step in steps:
            if step.card is not None:
                self._screen.card(step.title, step.card)
            closed = None if self._held is None else self.sitting.rolling.closed(self._held)
            told = "" if closed is None else closed.card.verdict
            party = self.sitting.party.everybody
            self._said_out |= {n for n in party if _OUT.format(name=n) in step.notes}
            for note in step.notes:
                stands = step.card is not None and note in step.card.verdict
                if note != told and not stands:  # it follows as the result, or was said
                    self._screen.line(capital(note))
            if step.sentences:
                self._screen.story(iter(step.sentences))
            self._tell_held(shown=step.card is not None)
        if self._auto and self.sitting.fighting.choice is not None:
            self.steps(self.sitting.agreeing.answer_choice(""))
            return
        lines = self.sitting.fighting.lines()
        if lines:
            self._screen.fight(lines)
            self._hints.once("fight", self.fight_hint)
        self.follow()

    def follow(self) -> None:
        """Hand over to whoever has the turn, and say what is left to whoever cannot go on."""
        turned = self.sitting.follow_turn()
        if turned is not None:
            self._screen.line(f"It is {turned}'s move.", "title")
        party = self.sitting.party
        down = frozenset(name for name in party.everybody if fallen(self.sitting, name))
        for name in sorted(down - self._named_fallen - self._said_out):
            self._screen.line(_OUT.format(name=name), "bad")
        self._said_out.clear()
        stands = any(name not in down for name in party.members)
        if self.sitting.actor in down - self._named_fallen and stands:
            self._screen.lines("What can be done now", ways_on(self.sitting))
        self._named_fallen = down
        meant = self.sitting.agreeing.intended() if turned is not None else None
        if meant is not None:
            self.show(meant)  # what was meant before others had their turn; it may be changed now

    def strike(self) -> None:
        """Make the blow that opened a fight, as soon as the turn has come: it was agreed to."""
        reply, agreed = self.sitting.agreeing.intended(), self._agreed
        same = isinstance(reply, Proposal) and reply.summary == agreed
        if reply is not None and not same:  # what was agreed to stands on the screen already
            self.show(reply)
        if isinstance(reply, Proposal) and self.sitting.proposal is not None:
            self.roll()

    def aftermath(self) -> None:
        """Let the story go on where the player's side was beaten, or end where it must."""
        while (reply := self.sitting.aftermath()) is not None:
            self.show(reply)

    # The scene

    def show_scene(self, more: Sequence[str] = ()) -> None:
        """Show where the game stands, and some more rows."""
        story = self.sitting.campaign.state.story
        shown = self.sitting.guard.shown
        rows = [row for row in (shown(row) for row in self._here()) if row]
        self._screen.lines(shown(story.place) or "Somewhere", [*rows, *more])
        self._screen.clocks([clock for clock in story.clocks if shown(clock.name)])

    def _here(self) -> list[str]:
        setting = self.sitting.setting()
        where = self.sitting.campaign.state.story.positions
        down = self.sitting.fighting.is_down
        rows = []
        for person in setting.people:
            is_down = down(person.name)
            state = "out of action" if is_down else how_somebody_is(person)
            named = f"{person.name} ({state})" if state else person.name
            stands = "" if is_down else where.get(person.name, "")
            rows.append(f"{named}: {uncapital(stands)}" if stands else named)
        members = self.sitting.party.members
        rows += [f"{name}: {uncapital(where[name])}" for name in members if name in where]
        rows += [circumstance(standing) for standing in setting.standings]
        rows += [f"known: {fact}" for fact in setting.knowledge[-5:]]
        return rows or ["nobody else, and nothing that counts"]

    def move_to(self, sitting: Sitting) -> None:
        """Go on with another campaign."""
        self.sitting = sitting
        self._hints = Hints(sitting.campaign, lambda text: self._screen.line(text, "hint"))
