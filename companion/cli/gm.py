"""``play --gm``: the human tells; the program judges, rolls and keeps count."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from companion.cli.chat import NO, YES, Chat, Command
from companion.cli.clocks import CLOCK_HELP, clock_effect, show_clocks
from companion.cli.hints import Hints
from companion.cli.lines import LineSource
from companion.cli.screen import Screen
from companion.cli.solo import Solo
from companion.errors import BadInputError
from companion.journal import Campaign
from companion.openings import sentences_of
from companion.session.arguments import is_argument
from companion.session.exchange import Proposal, Reader, Rolled, Suggester
from companion.session.free_dice import is_dice
from companion.session.gm_checks import NobodyHereError
from companion.session.gm_dues import Silent
from companion.session.gm_offers import Offer
from companion.session.gm_recap import recap_rows
from companion.session.gm_table import GmTable
from companion.session.noting import note
from companion.session.sitting import CROSSES, Sitting
from companion.threads import NOTE, parse_correction
from companion.wording import describe, listed
from engine.api import EFFECT_KINDS, Effect

if TYPE_CHECKING:
    from companion.cli.chat_model import ModelSeat

_LAST_NUMBER: Final = re.compile(r"(?P<name>.+?)\s+\(?(?P<size>\d{1,3})\)?\Z")
_STRENGTH: Final = re.compile(
    r"(?P<name>.+?)\s+\(?(?P<strength>\d{1,2}|[dD]\d{1,2}(\+[dD]\d{1,2})*)\)?"
)
_ALONG: Final = re.compile(r"(?P<place>.+?),?\s+with\s+(?P<who>.+)", re.IGNORECASE | re.S)
_CHANGES: Final = ("gain", "lose", "raise", "lower", "set")
LAST_NOTES: Final = 12
SHORTEST_TELLING: Final = 3
"""Words of a line that is kept as the GM's telling; fewer are a slip of the hand."""
TELLING: Final = (
    "What you tell is kept word for word. Where it changes something I offer to write that down: y "
    "does it, Enter leaves it. /npc add NAME 3 brings somebody in, and NAME does something rolls."
)
MEANT: Final = "y writes it down, a number only that one; Enter leaves it."
ABSENT: Final = ("/retry",)
"""Commands of solo play that tell something; at this table a human does."""

WELCOME: Final = (
    'You are the GM. Say who tries what ("Farek climbs the wall with his rope", "ghoul: bite '
    'Farek"); I judge, roll and keep count, and you tell.'
)
OVERRULE: Final = (
    "Enter rolls. A number or a die alone sets another difficulty; n takes it back; more words "
    "argue."
)
EFFECTS: Final = (
    "/effect 1 takes an effect, /effect 1 size 2 or /effect 1 name Bruised changes it, /effect ok "
    "takes all, /effect skip none."
)


class GmChat(Chat):
    """The loop around a human GM's table.

    Args:
        table: the table.
        source: where lines come from.
        screen: where everything is shown.
        auto: proposals are rolled at once.
    """

    def __init__(
        self, table: GmTable, *, source: LineSource, screen: Screen, auto: bool = False
    ) -> None:
        super().__init__(table.sitting, source=source, screen=screen, auto=auto)
        self.table = table
        self.screen = screen
        self._gm_hints = Hints(table.sitting.campaign, lambda text: screen.line(text, "hint"))
        self._fresh = 0
        """How many of what is on offer were shown just now, so that "y" means them."""
        self._waits = ""
        """An attempt that is judged again when whom it names was let in."""
        for name in ABSENT:
            self.commands.pop(name, None)
        self.commands.update(
            {
                "/npc": Command(
                    self._npc,
                    "your people: /npc make a sly ferryman, add NAME 3, NAME bites Farek, auto",
                ),
                "/effect": Command(
                    self._effect, "what the roll offers: /effect ok, 1, skip; or your own"
                ),
                "/difficulty": Command(self._difficulty, "overrule it: /difficulty 4"),
                "/clock": Command(self._clock, CLOCK_HELP),
                "/note": Command(self._note, "write a note down, or list them"),
                "/secret": Command(self._secret, "note what the players must not see"),
                "/ask": Command(self._rules, "ask the rules: /ask what happens on a tie?"),
                "/scene": Command(self._place, "where it is; /scene to PLACE begins another"),
                "/fight": Command(self._fight, "count rounds: /fight, or /fight NAME, NAME"),
                "/sheet": Command(self._whose_sheet, "a sheet: /sheet NAME"),
                "/roll": Command(
                    self._roll_for, "roll what is on the table, or /roll Farek climbs, /roll 2d6+1"
                ),
                "/end": Command(self._end, "end the turn that runs"),
                "/initiative": Command(self._turns, "whose turn it is, and who waits"),
                "/oracle": Command(
                    self._oracle, "a yes or no to lean on: /oracle likely: is the gate guarded?"
                ),
                "/recap": Command(
                    self._so_far, "what was told and rolled lately, and what is open"
                ),
                "/x": Command(
                    self._skip_it, "strike what was just told; /x 1 also takes back what it changed"
                ),
            }
        )

    help_opening = (
        'Say who tries what ("Farek climbs the wall"), tell what happens, or ask a question.'
    )

    def aftermath(self) -> None:
        """Do nothing: what follows a defeat is for the human GM to say."""

    def _available(self) -> dict[str, Command]:
        there = super()._available()
        if not self.sitting.fighting.is_counted:
            there.pop("/fight", None)
            there.pop("/initiative", None)
        return there

    def _take(self, text: str) -> bool:
        waits, self._waits = self._waits, ""
        fresh, self._fresh = min(self._fresh, len(self.table.due.offers)), 0
        if fresh and not text.startswith("/") and self.sitting.proposal is None:
            if text.casefold() in YES and text:
                for _ in range(fresh):
                    self._take_offer(1)
                if waits:
                    self._hear(waits)
                return True
            if text.casefold() in NO or not text:
                return True
            if text.isdecimal():
                return self._effect(text)
        return super()._take(text)

    def _command(self, text: str) -> bool:
        word = text.split(maxsplit=1)[0].casefold()
        if word in ABSENT:
            self._screen.line(f"{word} is for playing alone; at this table you tell.", "hint")
            return True
        if (
            not self.sitting.fighting.is_counted
            and word.startswith(("/in", "/fight"))
            and ("/initiative".startswith(word) or word == "/fight")
        ):
            title = self.sitting.system.info.title
            self._screen.line(
                f"{title} counts no turns: say who tries what, and roll for each exchange.", "hint"
            )
            return True
        return super()._command(text)

    fight_hint = "/end ends the turn that runs; /npc auto plays out the turn of one of your people."

    # Talking

    def _is_no_telling(self, text: str) -> bool:
        """Take what crosses a line, or asks; return whether that was all."""
        if self.table.crossing(text) == "line":
            self._screen.line(CROSSES, "error")
            return True
        if text.rstrip().endswith("?"):
            self._asked_by_gm(text)
            return True
        return False

    def _hear(self, text: str) -> None:
        if self._is_no_telling(text):
            return
        if self._is_told(text):
            return
        try:
            proposal = self.table.checks.propose(text)
        except NobodyHereError as error:
            self._not_here(error.whom, text)
            return
        if proposal is not None:
            self._proposal(proposal)
            return
        who, _ = self.table.names.whose(text)
        if who is None or self.table.names.is_state(text):
            self._not_a_check(text)
        else:
            self._tell_it(text, [])
            self._gm_hints.once(
                "gm-roll",
                "Where nothing seems in doubt, /roll and the same words roll all the same.",
            )

    def _not_here(self, whom: str, text: str) -> None:
        """Offer to bring in whom an attempt names; a yes does so, and judges the attempt again."""
        self._screen.line(f"Nobody called {whom!r} is here yet.", "hint")
        offer = self.table.newcomer(whom)
        self.table.due.offers = [offer, *self.table.due.offers]
        self._show_offers([offer])
        self._waits = text

    def _is_told(self, text: str) -> bool:
        """Take words that say outright what is so now; return whether these do."""
        if parse_correction(text) is not None:
            self._screen.line(note(self.sitting.campaign, self.sitting.book, text).text, "hint")
            return True
        offers, is_outcome = self.table.meant(text)
        if is_outcome:
            self._tell_it(text, offers)
        return is_outcome

    def _tell_it(self, text: str, offers: list[Offer]) -> None:
        if self.sitting.proposal is not None:
            self._screen.line("The roll is taken back.", "hint")
        self.table.tell(text, offers)
        if not offers:
            self._screen.line("Noted.", "hint")
            self._gm_hints.once("gm-telling", TELLING)
            return
        self._show_offers(offers)
        self._gm_hints.once("gm-meant", MEANT)

    def _asked_by_gm(self, text: str) -> None:
        difficulty = self.table.checks.difficulty_of(text)
        if difficulty:
            self._screen.line(difficulty)
        else:
            self._answer(self.sitting.ask(text))

    def _not_a_check(self, text: str) -> None:
        who, colon, _ = text.partition(":")
        if colon and len(who.split()) < SHORTEST_TELLING:
            self.table.names.must_know(who)  # "ghoul: bite Farek", where no ghoul is
        if text.isdecimal() or text.casefold() in YES:
            self._screen.line("Nothing waits for an answer.", "hint")
            return
        if len(text.split()) < SHORTEST_TELLING:
            self._screen.line(
                "Say who tries it: NAME does something. /help lists the rest.", "hint"
            )
            return
        self._tell_it(text, [])

    def _about_proposal(self, text: str) -> bool:
        if re.fullmatch(r"\d{1,2}|d\d{1,2}(\+d\d{1,2})*", text.strip().casefold()):
            return self._difficulty(text)
        return super()._about_proposal(text)

    def _argue(self, text: str) -> None:
        if self._is_no_telling(text):
            return
        if not is_argument(text) and self._is_told(text):
            return
        proposal = self.table.checks.argue(text)
        if proposal is not None:
            self._proposal(proposal)
        else:
            self._hear(text)

    def _prompt(self) -> str:
        if self.sitting.proposal is not None:
            return "Roll? [Enter/n/difficulty/argument] "
        if self.sitting.fighting.choice is not None:
            return super()._prompt()
        return "Apply? [y/n/number] " if self._fresh and self.table.due.offers else "GM> "

    def _proposal(self, proposal: Proposal) -> None:
        for remark in proposal.remarks:
            self._screen.line(remark, "hint")
        notes = [("Who", proposal.request.actor), ("Why", proposal.reason)]
        if proposal.warning:
            notes.append(("Warning", "this may end a character's part; tell the player first"))
        self._screen.proposal(proposal.summary, [(label, text) for label, text in notes if text])
        self._screen.odds(proposal.odds)
        if self._auto:
            self._roll("")
        else:
            self._gm_hints.once("gm-overrule", OVERRULE)

    # After the dice

    def _tell(self, rolled: Rolled) -> str:
        due = self.table.after(rolled)
        if due.brief:
            self._screen.line(f"Owed: {due.brief}", "label")
        self._offers()
        return ""  # a GM says what follows

    def _offers(self) -> None:
        self._show_offers(self.table.due.offers)
        if self.table.due.offers:
            self._gm_hints.once("gm-effects", EFFECTS)

    def _show_offers(self, offers: Sequence[Offer]) -> None:
        self._fresh = len(offers)
        for place, offer in enumerate(offers, start=1):
            text = describe(offer.effect) if offer.effect is not None else offer.about
            self._screen.line(f"  {place}. {text}")

    def move_to(self, sitting: Sitting) -> None:
        """Go on with another campaign, the table with it."""
        super().move_to(sitting)
        self.table.move_to(sitting)
        self._gm_hints = Hints(sitting.campaign, lambda text: self._screen.line(text, "hint"))

    def read_out(self, text: str) -> None:
        """Offer a written scene to be read out; whether it is, and how, is the GM's."""
        shown = [s for s in map(self.sitting.guard.shown, sentences_of(text)) if s]
        if shown:
            self._screen.line(f"To read out, if you like: {' '.join(shown)}", "hint")

    def _pick_up(self) -> None:
        self._gm_hints.once("gm", WELCOME)
        self._place("")
        if recap_rows(self.sitting):
            self._so_far("")
        super()._pick_up()

    def _undo(self, _: str) -> bool:
        self._screen.line(self.sitting.undo(), "hint")
        rolled = self.sitting.unfinished()
        if rolled is not None:
            self._tell(rolled)  # the roll stands, and so does what it owes
        return True

    def _so_far(self, _: str) -> bool:
        self._screen.lines("So far", recap_rows(self.sitting) or ["nothing was told or rolled yet"])
        return True

    def _oracle(self, rest: str) -> bool:
        """Ask the oracle; what happens by it is an idea for the GM, told by nobody else."""
        solo = Solo(self, self._screen, describe=describe)
        solo.tell = lambda text: self._screen.line(f"An idea: {text}")  # type: ignore[method-assign]
        return solo.oracle(rest)

    def _skip_it(self, rest: str) -> bool:
        self.table.due.offers.clear()
        return Solo(self, self._screen, describe=describe).skip(rest)

    def _follow(self) -> None:
        fighting = self.sitting.fighting
        turn = fighting.gm_turn()
        if turn and fighting.choice is None:
            self._screen.line(
                f"It is the turn of {turn[0]}: say what they do, or /npc auto.", "title"
            )
            return
        ours = self.sitting.party.on_turn()
        if ours and fighting.choice is None:
            self._screen.line(f"It is the turn of {ours[0]}.", "title")

    def _effect(self, rest: str) -> bool:
        words = rest.split()
        if not words:
            if not self.table.due.offers:
                self._screen.line(
                    f"Nothing is on offer. Your own: /effect harm gain Farek: Bruised 1 (kinds: "
                    f"{', '.join(EFFECT_KINDS)}).",
                    "hint",
                )
            self._offers()
        elif words[0] == "skip":
            self.table.due.offers.clear()
            self._screen.line("Left.", "hint")
        elif words[0] in ("ok", "all"):
            while self.table.due.offers:
                self._take_offer(1)
        elif words[0].isdigit():
            self._numbered(int(words[0]), words[1:])
        else:
            effect = read_effect(rest)
            self.table.own_effect(effect)
            self._screen.line(f"  {describe(effect)}", "good" if effect.good else "bad")
        return True

    def _take_offer(self, place: int) -> None:
        offer, notes = self.table.take(place)
        effect = offer.effect
        text = describe(effect) if effect is not None else offer.about
        style = "" if effect is None else "good" if effect.good else "bad"
        self._screen.line(f"  {text}", style)
        for told in notes:
            self._screen.line(f"  {told}")
        if offer.scene:
            self.show_scene(())
        elif self.sitting.fighting.is_running:
            self._follow()

    def _numbered(self, place: int, words: list[str]) -> None:
        if not words:
            self._take_offer(place)
            return
        value: object = " ".join(words[1:])
        if words[0] not in ("size", "name", "target") or not value:
            raise BadInputError("change it like this: /effect 1 size 2, /effect 1 name Bruised")
        if words[0] == "size":
            if not str(value).isdigit():
                raise BadInputError("a size is a number")
            value = int(str(value))
        self.table.edit(place, **{words[0]: value})
        self._offers()

    def _difficulty(self, rest: str) -> bool:
        if not rest.strip():
            raise BadInputError("say which: /difficulty 4")
        self._proposal(self.table.checks.set_difficulty(rest.strip().casefold()))
        return True

    # People, turns, clocks, notes

    def _npc(self, rest: str) -> bool:
        word, _, more = rest.strip().partition(" ")
        if not word:
            self._screen.lines("Your people", self._npcs() or ["nobody yet: /npc add NAME 3"])
        elif word == "add":
            match = _STRENGTH.fullmatch(more.strip())
            name = match["name"] if match else more.strip()
            if not name:
                raise BadInputError("say who: /npc add ghoul 3")
            strength = match["strength"] if match else ""
            self._screen.line(f"{self.table.add_npc(name, strength)} is here.", "hint")
        elif word == "make":
            from companion.cli.arrivals import let_in  # the makers' lists load when asked

            let_in(self._screen, self.sitting, more, for_gm=True)
        elif word in ("out", "drop"):
            self._screen.line(f"{self.table.drop_npc(more)} is gone.", "hint")
        elif word == "auto":
            self._auto_turn(more)
        else:
            return self._roll_for(rest)
        return True

    def _npcs(self) -> list[str]:
        system, state = self.sitting.system, self.sitting.campaign.state
        rows = []
        for name, sheet in state.characters.items():
            if sheet.side != "gm":
                continue
            first, *more = system.play.sheet_lines(sheet)
            about = [first.removeprefix(name).strip(": "), *(row.strip("- ") for row in more)]
            about = [text for text in about if text]
            attitude = state.story.relations.get(name, 0)
            told = list(about)
            if told[:1] and told[0].casefold().startswith(name.casefold()):
                told[0] = told[0][len(name) :].strip(" ():")  # one who is their own Trait
            wants = self.sitting.memory.wants.get(name, "")
            told += [f"attitude {attitude:+}"] if attitude else []
            told += [f"wants {wants}"] if wants and not self.table.crossing(wants) else []
            rows.append(": ".join(part for part in (name, "; ".join(t for t in told if t)) if part))
        return rows

    def _auto_turn(self, name: str) -> None:
        turn = self.sitting.fighting.gm_turn()
        who = self.table.names.must_know(name) if name.strip() else (turn[0] if turn else "")
        if not who:
            raise BadInputError("none of your people has the turn; /fight begins a fight")
        self._steps(self.sitting.fighting.act_for(who))

    def _roll_for(self, rest: str) -> bool:
        if not rest.strip() or is_dice(rest):
            return self._roll(rest)
        proposal = self.table.checks.propose(rest, roll=True)
        if proposal is None:
            raise BadInputError("say who tries what: /roll Farek climbs the wall")
        self._proposal(proposal)
        return True

    def _fight(self, rest: str) -> bool:
        names = [name.strip() for name in rest.split(",") if name.strip()]
        self._steps(self.table.start_fight(names))
        return True

    def _turns(self, _: str) -> bool:
        fights = self.sitting.system.fights
        if fights is None or not self.sitting.fighting.is_running:
            self._screen.line("No fight is running; /fight begins one.", "hint")
            return True
        self._screen.lines("The fight", list(fights.lines(self.sitting.campaign.state)))
        self._follow()
        return True

    def _end(self, _: str) -> bool:
        self._steps(self.table.end_turn())
        return True

    def _clock(self, rest: str) -> bool:
        effect = clock_effect(rest)
        if effect is not None:
            self.table.own_effect(effect)
        show_clocks(self._screen, self.sitting.campaign.state.story.clocks)
        return True

    def _note(self, rest: str) -> bool:
        campaign = self.sitting.campaign
        if rest.strip():
            self._screen.line(note(campaign, self.sitting.book, rest).text, "hint")
            return True
        notes = [str(r.body.get("text", "")) for r in campaign.records(kinds={NOTE}, live=True)]
        self._screen.lines("Notes", [text for text in notes[-LAST_NOTES:] if text] or ["none yet"])
        return True

    def _secret(self, rest: str) -> bool:
        if rest.strip():
            self.table.keep_secret(rest.strip())
        secrets = self.sitting.campaign.state.secrets
        self._screen.lines("For your eyes only", list(secrets) or ["nothing yet"])
        return True

    def _place(self, rest: str) -> bool:
        word, _, place = rest.strip().partition(" ")
        if word.casefold() not in ("to", "next"):
            running = self.sitting.adventure
            ways = () if running is None else running.ways_on()
            self.show_scene([f"from here, {i}: {s.place}" for i, s in enumerate(ways, 1)])
            return True
        found = _ALONG.fullmatch(place.strip())
        place, along = (found["place"], found["who"]) if found else (place.strip(), "")
        if along and not self.table.names.knows_any(along):
            place, along = f"{place} with {along}", ""
        begun = self.table.set_scene(place, along)
        self._screen.line(f"Scene {begun.number}: {begun.place}", "title")
        running = self.sitting.adventure
        written = running.scene if running is not None else None
        if written is not None and written.place == begun.place:
            self.read_out(written.text)
        self.show_scene(())
        stayed = [name for name in begun.left if name not in self.sitting.campaign.state.characters]
        if stayed:
            self._screen.line(
                f"Left behind: {listed(stayed)}. They are there when you come back, or come along "
                'with "/scene to PLACE with NAME".',
                "hint",
            )
        return True

    def _whose_sheet(self, rest: str) -> bool:
        name = self.table.names.must_know(rest) if rest.strip() else self.sitting.actor
        state = self.sitting.campaign.state
        self._screen.sheet(self.sitting.system.play.sheet_lines(state.characters[name]))
        return True


def read_effect(text: str) -> Effect:
    """Read an effect as a GM types it: KIND [CHANGE] WHO: WHAT [SIZE] [good].

    Raises:
        BadInputError: it does not say all that it must.

    Example:
        >>> read_effect("harm Farek: Bruised 2").size
        2
    """
    head, colon, what = text.partition(":")
    words = head.split()
    kind = words.pop(0).casefold() if words else ""
    change = words.pop(0).casefold() if words and words[0].casefold() in _CHANGES else "gain"
    good = what.rstrip().casefold().endswith(" good")
    what = what.rstrip()[: -len(" good")] if good else what
    sized = _LAST_NUMBER.fullmatch(what.strip())
    name = sized["name"] if sized else what.strip()
    if kind not in EFFECT_KINDS or not colon or not words or not name:
        raise BadInputError(
            "write it like this: /effect harm Farek: Bruised 2, /effect gear lose Farek: Rope, "
            f"/effect edge scene: High ground good; kinds: {', '.join(EFFECT_KINDS)}"
        )
    fields: dict[str, Any] = {"kind": kind, "change": change, "target": " ".join(words)}
    return Effect(**fields, name=name, size=int(sized["size"]) if sized else 1, good=good)


def make_gm_table(
    campaign: Campaign, actor: str, *, physical: bool = False, seat: "ModelSeat | None" = None
) -> GmTable:
    """Return a human GM's table, where nobody narrates but the human.

    Args:
        campaign: the campaign.
        actor: the character whose sheet is shown first.
        physical: dice are thrown at the table and typed.
        seat: a chat model that reads, judges and has ideas; None for what is built in.
    """
    from companion.cli.wiring import answerer
    from companion.difficulty import suggest
    from companion.narration.storyteller import Storyteller
    from companion.reader import read

    silent = Silent()
    reader: Reader = read if seat is None else seat.reader
    judge: Suggester = suggest if seat is None else seat.suggest
    sitting = Sitting(
        campaign,
        actor=actor,
        narrator=silent,
        floor=silent,
        reader=reader,
        suggest=judge,
        answer=answerer(campaign, seat),
        physical=physical,
    )
    if seat is not None:
        seat.serve(lambda: sitting)
    first = None if seat is None else seat.ideas
    return GmTable(sitting, reader=reader, suggest=judge, ideas=Storyteller(), first=first)
