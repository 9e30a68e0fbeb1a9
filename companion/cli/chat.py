"""The chat loop: one line in, one exchange out, until the player leaves."""

import shlex
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from companion.cli.cells import cells, cut, wrap
from companion.cli.company import Company
from companion.cli.hints import AFTER, ARGUE, FIGHT, Hints, fallen, ways_on
from companion.cli.lines import LineSource
from companion.cli.physical import InputEndedError, PhysicalDice
from companion.cli.screen import WIDTH, Screen
from companion.cli.solo import Solo
from companion.errors import CompanionError, JournalConflictError, JournalError
from companion.session.exchange import (
    Answered,
    FightBegins,
    Proposal,
    Reply,
    Rolled,
    SceneBegins,
    Step,
    StoryEnds,
    Talk,
)
from companion.session.free_dice import is_dice, throw
from companion.session.sitting import CROSSES, Sitting
from companion.wording import describe, percent, printable, whole_phrase
from engine.api import (
    Action,
    ChanceError,
    EngineError,
    IllegalActionError,
    Summary,
    parse_model,
)

YES: Final = frozenset({"", "y", "yes", "ok", "roll", "ja", "j", "oui", "o", "si", "sí", "s"})
NO: Final = frozenset({"n", "no", "nope", "nein", "non", "withdraw"})
NO_COST: Final = "The built-in storyteller plays; no chat model is used and nothing is spent."
KEPT: Final = "The attack you agreed to waits for your turn; standing still keeps it."
AFTER_THE_END: Final = (
    "/join new: another character enters the same world",
    "/branch NAME: go on from an earlier point, with dice of its own",
    "/recap tells the story once more; /quit leaves it",
)
LONGEST_LINE: Final = 4_000
"""Characters of one line that are read; a longer one is cut, and the player is told."""


@dataclass(frozen=True, slots=True)
class Command:
    """A ``/`` command.

    Attributes:
        run: gets the rest of the line; returns False to leave.
        help: one line.
    """

    run: Callable[[str], bool]
    help: str


_BARE_COMMANDS: Final = {
    "help": "/help", "?": "/help", "undo": "/undo", "quit": "/quit", "exit": "/quit",
}  # fmt: skip
"""What people type who do not know yet that commands begin with a stroke."""


class Chat:
    """The loop around a sitting.

    Args:
        sitting: the game.
        source: where lines come from.
        screen: where everything is shown.
        auto: proposals are accepted at once.
    """

    def __init__(
        self, sitting: Sitting, *, source: LineSource, screen: Screen, auto: bool = False
    ) -> None:
        self.sitting = sitting
        self._source = source
        self._screen = screen
        self._auto = auto
        self.failed = False
        """Whether something could not be written to the journal."""
        self.commands: dict[str, Command] = {
            "/help": Command(self._help, "what can be typed"),
            "/sheet": Command(self._sheet, "your character"),
            "/odds": Command(self._odds, "odds of the proposal on the table"),
            "/roll": Command(
                self._roll, "roll the proposal (or just press Enter), or any dice: /roll 2d6+1"
            ),
            "/back": Command(self._back, "take the proposal back"),
            "/retry": Command(self._retry, "the same outcome in other words"),
            "/undo": Command(
                self._undo, "take back what happened since the last roll, not the roll"
            ),
            "/rules": Command(self._rules, "ask the rules: /rules what happens on a tie?"),
            "/ask": Command(self._rules, "the same as /rules"),
            "/recap": Command(self._recap, "the story so far, in short"),
            "/end": Command(self._end, "end your turn in a fight"),
            "/do": Command(self._do, "an action of the game by name: /do camp; /do lists them"),
            "/cost": Command(self._cost, "what the chat model has used in this sitting"),
            "/quit": Command(self._quit, "leave; everything is saved"),
        }
        self.after: Callable[[], None] = lambda: None
        """Called when a line was handled: what may take time while the player reads."""
        self.cost: Callable[[], str] = lambda: NO_COST
        self._company = Company(self, source, screen)
        self.commands.update(
            {name: Command(run, text) for name, (run, text) in self._company.commands().items()}
        )
        solo = Solo(self, screen, describe=describe)
        self.commands.update(
            {name: Command(run, text) for name, (run, text) in solo.commands().items()}
        )
        self._hints = Hints(sitting.campaign, lambda text: screen.line(text, "hint"))
        self._asked = ""
        self._held: Rolled | None = None
        self._agreed: Summary | None = None
        self._named_fallen: frozenset[str] = frozenset()

    fight_hint = FIGHT
    help_opening = "Say in your own words what you do, or ask a question."

    def run(self) -> None:
        """Play until the player leaves or input ends."""
        self._source.attend(self)
        self._pick_up()
        self.aftermath()
        if self.sitting.defeats.is_over:
            self._screen.lines(f"{self.sitting.actor} is dead", AFTER_THE_END)
        while True:
            try:
                self._ask_choice()
                line = self._source.ask(self._prompt())
                if line is None or not self.take(line):
                    return
            except KeyboardInterrupt:
                self._screen.line()
                return
            except InputEndedError as error:
                self._screen.line(str(error), "error")
                return

    def take(self, line: str) -> bool:
        """Handle one line.

        Returns:
            False when the player wants to leave.
        """
        if len(line) > LONGEST_LINE:
            self._screen.line(f"Only the first {LONGEST_LINE} characters were read.", "hint")
            line = line[:LONGEST_LINE]
        text = line.strip()
        try:
            goes_on = self._take(text)
            self.aftermath()
            self.after()
        except InputEndedError:
            raise
        except JournalConflictError:
            self.sitting.reopen()
            self._screen.line(
                "Another window wrote to this campaign first; it was read again. "
                "Say that once more.",
                "error",
            )
        except JournalError as error:
            # What cannot be written has not happened; a script must be able to see that.
            self.failed = True
            self._screen.line(str(error), "error")
            print(f"dicebound: {error}", file=sys.stderr)
        except IllegalActionError as error:
            self._screen.line(_capital(error.message), "error")  # the rule's code is for engineers
        except (CompanionError, EngineError) as error:
            self._screen.line(str(error), "error")
        else:
            return goes_on
        return True

    def _take(self, text: str) -> bool:
        text = _BARE_COMMANDS.get(text.casefold(), text)
        if text.startswith("/"):
            return self._command(text)
        if self.sitting.fighting.choice is not None:
            surrendered = self.sitting.defeats.surrender(text)
            if surrendered is not None:
                self._show(surrendered)
                return True
            self._steps(self.sitting.agreeing.answer_choice(text))
            self._strike()
            return True
        if self.sitting.proposal is not None:
            return self._about_proposal(text)
        if not text:
            return True
        self._hear(text)
        return True

    def _hear(self, text: str) -> None:
        """Take plain words when nothing is on the table."""
        self._show(self.sitting.say(text))
        if self.sitting.fighting.is_running:
            self._follow()

    def _prompt(self) -> str:
        if self.sitting.proposal is not None:
            return "Roll? [Enter/n/your argument] "
        choice = self.sitting.fighting.choice
        if choice is not None:
            usual = self.sitting.agreeing.usual_option
            enter = "Enter for the first" if usual in choice.options[:1] else f"Enter: {usual}"
            options = "/".join(option.replace("_", " ") for option in choice.options)
            return f"[{options}; {enter}] "
        return f"{self.sitting.actor}> " if len(self.sitting.party.members) > 1 else "> "

    def _ask_choice(self) -> None:
        choice = self.sitting.fighting.choice
        question = "" if choice is None else choice.question
        if question and question != self._asked:
            self._screen.line(_capital(question), "title")
            if choice is not None and self.sitting.agreeing.usual_option not in choice.options[:1]:
                self._screen.line(KEPT, "hint")
        self._asked = question

    # What a terminal shows and completes while a line is typed

    def status(self) -> str:
        """Return one line: campaign, place, who acts, and what may be typed now."""
        sitting = self.sitting
        place = sitting.campaign.state.story.place
        parts = [sitting.campaign.name, place, sitting.actor]
        if sitting.proposal is not None:
            hint = "Enter rolls, n takes it back"
        elif sitting.fighting.choice is not None:
            hint = f"Enter: {sitting.agreeing.usual_option}"
        elif sitting.fighting.is_running:
            hint = "/end ends your turn"
        else:
            hint = "/help"
        return status_line([part for part in parts if part], hint)

    def completions(self) -> dict[str, str]:
        """Return the commands that there are now, with their help."""
        return {name: command.help for name, command in self._available().items()}

    def names(self, command: str) -> list[str]:
        """Return names that may follow a command; all that are known for plain words."""
        sitting = self.sitting
        if command in ("/as", "/leave"):
            return list(sitting.party.everybody)
        if command == "/do":
            return list(self._doable())
        if command:
            return []
        sheet = sitting.campaign.state.characters[sitting.actor]
        story = sitting.campaign.state.story
        things = [element.name for element in sitting.system.play.elements(sheet)]
        return [*sitting.campaign.state.characters, *things, *(s.name for s in story.standings)]

    def _available(self) -> dict[str, Command]:
        sitting = self.sitting
        absent = set() if sitting.fighting.is_counted else {"/end"}
        absent |= set() if self._doable() else {"/do"}
        alone = sitting.party.everybody == (sitting.actor,)
        absent |= {"/as", "/leave"} if alone else set()
        return {name: command for name, command in self.commands.items() if name not in absent}

    def _about_proposal(self, text: str) -> bool:
        if text.casefold() in YES:
            return self._roll("")
        if text.casefold() in NO:
            return self._back("")
        self._argue(text)
        return True

    def _argue(self, text: str) -> None:
        """Take a word about the proposal on the table."""
        self._show(self.sitting.argue(text))

    # Showing

    def _show(self, reply: Reply) -> None:
        match reply:
            case Talk():
                self._screen.story(reply.sentences)
            case Answered():
                self._answer(reply)
            case Proposal():
                self._proposal(reply)
            case FightBegins():
                self._steps(reply.steps)
                if reply.then is not None:
                    self._show(reply.then())
            case SceneBegins():
                self.show_scene_begun(reply)
                self._second(reply.then)
            case StoryEnds():
                self._screen.story(reply.sentences)
                self._ended(reply)

    def show_scene_begun(self, reply: SceneBegins) -> None:
        """Show that a scene began, and tell it."""
        begun = reply.begun
        self._screen.line(f"Scene {begun.number}: {begun.place}", "title")
        if begun.test is not None:
            text = begun.test.text if begun.test.result == "as expected" else ""
            self._screen.line(f"The scene is {begun.test.result}. {text}".rstrip(), "hint")
        self._screen.story(reply.sentences)
        for note in reply.notes:
            self._screen.line(f"  {_capital(note)}", "hint")

    def aftermath(self) -> None:
        """Let the story go on where the player's side was beaten, or end where it must."""
        while (reply := self.sitting.aftermath()) is not None:
            self._show(reply)

    def _ended(self, reply: StoryEnds) -> None:
        """Say who goes on after a death, or what can be done when nobody does."""
        if reply.goes_on:
            self._screen.line(f"{reply.goes_on} goes on without {reply.name}.", "title")
        else:
            self._screen.lines(f"The end of {reply.name}", AFTER_THE_END)

    def _answer(self, answered: Answered) -> None:
        self._screen.line(answered.text)
        for title, quote, passage in answered.quotes[:1]:
            self._screen.line(f'  "{" ".join(quote.split())}" ({title}, {passage})', "hint")

    def _proposal(self, proposal: Proposal) -> None:
        for remark in proposal.remarks:
            self._screen.line(remark, "hint")
        notes = [
            ("Why", proposal.reason),
            ("If it works", proposal.stakes.success),
            ("If it fails", proposal.stakes.failure),
            ("Warning", proposal.warning),
        ]
        self._screen.proposal(proposal.summary, [(label, text) for label, text in notes if text])
        self._screen.odds(proposal.odds)
        if not self._auto:
            self._hints.once("argue", ARGUE)
        if self._auto:
            self._roll("")

    def _outcome(self, rolled: Rolled) -> None:
        had = None if rolled.had is None else (rolled.had[0], percent(rolled.had[1]))
        title = whole_phrase(rolled.proposal.intent.goal) if rolled.proposal else ""
        self._screen.card(title or rolled.title, rolled.card, had)
        choice = self.sitting.fighting.choice
        for note in self.sitting.system.play.notes(rolled.action, rolled.resolution):
            if choice is None or note != choice.question:  # the question itself comes below
                self._screen.line(f"  {_capital(note)}", "hint")
        then = ""
        if self.sitting.rolling.is_open(rolled):
            self._held = rolled
        else:
            then = self._tell(rolled)
        self._steps(self.sitting.fighting.advance())
        self._hints.once("after", AFTER)
        self._spotlight()
        self._second(then)

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
            self._second(self._tell(closed))

    def _tell(self, rolled: Rolled) -> str:
        """Tell a roll.

        Returns:
            The words for a second attempt of the same message; "" for none.
        """
        told = self.sitting.tell(rolled)
        self._screen.story(told.sentences)
        for effect in told.effects:
            self._screen.line(f"  {describe(effect)}", "good" if effect.good else "bad")
        return told.then

    def _second(self, then: str) -> None:
        """Go on with the second attempt of a message that held two."""
        if then:
            self._screen.line(f"And then: {then}", "hint")
            self._show(self.sitting.say(then))

    def _spotlight(self) -> None:
        """Say who of several characters has not acted lately."""
        if self.sitting.fighting.is_running:
            return
        for name in self.sitting.party.overlooked():
            self._screen.line(f"{name} has not acted for a while.", "hint")

    def _follow(self) -> None:
        """Hand over to whoever has the turn, and say what is left to whoever cannot go on."""
        turned = self.sitting.follow_turn()
        if turned is not None:
            self._screen.line(f"It is {turned}'s move.", "title")
        party = self.sitting.party
        down = frozenset(name for name in party.everybody if fallen(self.sitting, name))
        for name in sorted(down - self._named_fallen):
            self._screen.line(f"{name} is out of action.", "bad")
        stands = any(name not in down for name in party.members)
        if self.sitting.actor in down - self._named_fallen and stands:
            self._screen.lines("What can be done now", ways_on(self.sitting))
        self._named_fallen = down
        meant = self.sitting.agreeing.intended() if turned is not None else None
        if meant is not None:
            self._show(meant)  # what was meant before others had their turn; it may be changed now

    def _steps(self, steps: Iterable[Step]) -> None:
        """Show what happens in a fight without the player, then how it stands."""
        for step in steps:
            if step.card is not None:
                self._screen.card(step.title, step.card)
            closed = None if self._held is None else self.sitting.rolling.closed(self._held)
            told = "" if closed is None else closed.card.verdict
            for note in step.notes:
                stands = step.card is not None and note in step.card.verdict
                if note != told and not stands:  # it follows as the result, or was said
                    self._screen.line(_capital(note))
            self._tell_held(shown=step.card is not None)
        if self._auto and self.sitting.fighting.choice is not None:
            self._steps(self.sitting.agreeing.answer_choice(""))
            return
        lines = self.sitting.fighting.lines()
        if lines:
            self._screen.fight(lines)
            self._hints.once("fight", self.fight_hint)
        self._follow()

    def _pick_up(self) -> None:
        rolled = self.sitting.unfinished()
        if rolled is not None:
            self._screen.line("The last roll was made but not told to its end. It stands:", "hint")
            self._outcome(rolled)

    # Commands

    def _command(self, text: str) -> bool:
        word, _, rest = text.partition(" ")
        there = self._available()
        found = (
            [name for name in there if name == word]
            or [name for name in there if name.startswith(word)]
            or [name for name in there if f"{name}s" == word]  # /notes, /clocks
        )
        if len(found) != 1:
            self._screen.line(f"There is no {word}. /help lists what there is.", "error")
            return True
        if self._crosses(found[0], rest.strip()):
            self._screen.line(CROSSES, "error")
            return True
        return self.commands[found[0]].run(rest.strip())

    def _crosses(self, command: str, rest: str) -> bool:
        """Return whether a command would bring something into the story that crosses a line."""
        first, last = rest.casefold().split()[:1], rest.casefold().split()[-1:]
        brings = command in ("/oracle", "/npc", "/scene") or (
            command == "/thread" and first == ["add"]
        )
        brings = brings or (command in ("/clock", "/secret", "/effect") and last != ["off"])
        return brings and self.sitting.guard.safety.crossing(rest) == "line"

    def _help(self, _: str) -> bool:
        self._screen.line(self.help_opening)
        there = self._available()
        broad = max(map(len, there))
        for name, command in there.items():
            told, hanging = f"{name:<{broad}}  {command.help}", " " * (broad + 2)
            for row in wrap(told, WIDTH - 2, rest=hanging):
                self._screen.line(f"  {row}")
        return True

    def _sheet(self, _: str) -> bool:
        system, state = self.sitting.system, self.sitting.campaign.state
        lines = system.play.sheet_lines(state.characters[self.sitting.actor])
        self._screen.sheet(lines)
        return True

    def show_scene(self, more: Sequence[str] = ()) -> None:
        """Show where the game stands, and some more rows."""
        story = self.sitting.campaign.state.story
        shown = self.sitting.guard.shown
        rows = [row for row in (shown(row) for row in self._here()) if row]
        self._screen.lines(shown(story.place) or "Somewhere", [*rows, *more])
        self._screen.clocks([clock for clock in story.clocks if shown(clock.name)])

    def move_to(self, sitting: Sitting) -> None:
        """Go on with another campaign."""
        self.sitting = sitting
        self._hints = Hints(sitting.campaign, lambda text: self._screen.line(text, "hint"))

    def _here(self) -> list[str]:
        setting = self.sitting.setting()
        down = self.sitting.fighting.is_down
        rows = [
            f"{p.name} (out of action)"
            if down(p.name)
            else f"{p.name} ({p.weight})"
            if p.weight
            else p.name
            for p in setting.people
        ]
        rows += [f"{s.name}: {'helps' if s.helps else 'hinders'}" for s in setting.standings]
        rows += [f"known: {fact}" for fact in setting.knowledge[-5:]]
        return rows or ["nobody else, and nothing that counts"]

    def _odds(self, _: str) -> bool:
        if self.sitting.proposal is None:
            self._screen.line("No proposal is on the table. Say what you do first.", "error")
        else:
            self._screen.odds(self.sitting.proposal.odds)
        return True

    def _roll(self, rest: str) -> bool:
        if is_dice(rest):
            return self._throw(rest)
        if self.sitting.proposal is None:
            self._screen.line("No proposal is on the table. Say what you do first.", "error")
            return True
        if self.sitting.proposal.opens_fight:
            self._agreed = self.sitting.proposal.summary
            self._steps(self.sitting.open_fight())
            self._strike()
            return True
        if not self.sitting.physical:
            self._outcome(self.sitting.roll())
            return True
        request = self.sitting.proposal.request
        names = {"": request.actor, "a": request.actor, "b": request.opponent or "the other side"}
        dice = PhysicalDice(self._source, self._screen, names=names)
        try:
            rolled = self.sitting.roll(dice)
        except ChanceError as error:
            self._screen.line(f"{error.message}. The roll waits; try again.", "error")
            return True
        if dice.left_over:
            self._screen.line(f"{dice.left_over} of the dice you typed were not needed.", "hint")
        self._outcome(rolled)
        return True

    def _throw(self, notation: str) -> bool:
        """Throw dice that no rule asked for; a proposal on the table stays there."""
        thrown = throw(self.sitting.campaign, notation)
        self._screen.line(f"{thrown.notation}: {thrown.told} = {thrown.total}", "title")
        return True

    def _strike(self) -> None:
        """Make the blow that opened a fight, as soon as the turn has come: it was agreed to."""
        reply, agreed = self.sitting.agreeing.intended(), self._agreed
        same = isinstance(reply, Proposal) and reply.summary == agreed
        if reply is not None and not same:  # what was agreed to stands on the screen already
            self._show(reply)
        if isinstance(reply, Proposal) and self.sitting.proposal is not None:
            self._roll("")

    def _back(self, _: str) -> bool:
        if self.sitting.proposal is None:
            self._screen.line("Nothing is on the table.", "hint")
        else:
            self.sitting.withdraw()
            self._screen.line("Withdrawn. What do you do instead?", "hint")
        return True

    def _retry(self, _: str) -> bool:
        told = self.sitting.tell(self.sitting.retry())
        self._screen.story(told.sentences)
        return True

    def _undo(self, _: str) -> bool:
        self._screen.line(self.sitting.undo(), "hint")
        self._pick_up()
        return True

    def _rules(self, question: str) -> bool:
        if not question:
            self._screen.line("Ask like this: /rules what happens on a tie?", "error")
        else:
            self._answer(self.sitting.ask(question))
        return True

    def _recap(self, _: str) -> bool:
        self._screen.story(self.sitting.recap())
        return True

    def _end(self, _: str) -> bool:
        self._steps(self.sitting.fighting.end_turn())
        return True

    def _do(self, rest: str) -> bool:
        system, known = self.sitting.system, self._doable()
        command = system.command
        if command is not None and rest:
            named = command(self.sitting.campaign.state, self.sitting.actor, rest)
            if named is not None:
                self._steps(self.sitting.fighting.do(named))
                return True
        op, *words = _split(rest)
        if op not in known:
            if system.command_help:
                self._screen.line(f"In short words: {system.command_help}")
            rows = [f"{name:<16} {action.summary}" for name, action in known.items()]
            self._screen.lines("/do NAME --OPTION VALUE", rows or ["this game has nothing more"])
            return True
        from companion.cli.derive import read_options

        fields, _ = read_options(known[op], words)
        action = parse_model(known[op], {"op": op, "acting": self.sitting.actor, **fields})
        self._steps(self.sitting.fighting.do(action))
        return True

    def _doable(self) -> dict[str, type[Action]]:
        system = self.sitting.system
        types = (t for t in system.action_types if not t.in_words)
        known = {t.model_fields["op"].default: t for t in types}
        for call_type in system.call_types:
            known.pop(call_type.model_fields["op"].default, None)
        return known

    def _cost(self, _: str) -> bool:
        self._screen.line(self.cost())
        return True

    @staticmethod
    def _quit(_: str) -> bool:
        return False


def status_line(parts: list[str], hint: str) -> str:
    """Return a status in one row of a terminal: the parts are cut first, the hint last.

    Example:
        >>> status_line(["Harbour nights", "a quay", "Mara"], "/help")
        ' Harbour nights · a quay · Mara · /help'
    """
    from shutil import get_terminal_size

    room = max(0, min(WIDTH, get_terminal_size().columns) - cells(hint) - 5)
    return cut(f" {printable(' · '.join(parts))}", room) + f" · {hint}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _split(text: str) -> list[str]:
    try:
        return shlex.split(text) or [""]
    except ValueError:
        return text.split() or [""]  # an open quote: take it as it stands
