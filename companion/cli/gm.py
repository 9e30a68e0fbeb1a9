"""``play --gm``: the human tells; the program judges, rolls and keeps count."""

import re
from typing import Final

from companion.cli.chat import NO, YES, Chat
from companion.cli.commands import Command
from companion.cli.gm_commands import GmCommands
from companion.cli.gm_view import GmView
from companion.cli.lines import LineSource
from companion.cli.play_commands import PlayCommands
from companion.cli.screen import Screen
from companion.narration.prose.things import language_of
from companion.session.arguments import is_argument
from companion.session.conversing import CROSSES
from companion.session.gm_checks import NobodyHereError
from companion.session.gm_foreign import trades
from companion.session.gm_offers import Offer
from companion.session.gm_table import GmTable
from companion.session.noting import note
from companion.threads import parse_correction

SHORTEST_TELLING: Final = 3
"""Words of a line that is kept as the GM's telling; fewer are a slip of the hand."""
TELLING: Final = (
    "What you tell is kept word for word. Where it changes something I offer to write that down: y "
    "does it, Enter leaves it. /npc add NAME 3 brings somebody in, and NAME does something rolls."
)
NOT_HERE: Final = (
    "Nobody called {who} is here, so nothing else changes; /npc add {who} 3 brings one in."
)
ENGLISH: Final = (
    "Of a telling in German, French or Spanish I read who comes, goes or falls, wounds, things "
    "found and lost, money paid, what is learnt, places, time, weather and clocks; all else, trade "
    "too, in English only. It is kept word for word, and /effect writes a change down: "
    '"/effect harm Mara: Bruised 1". Attempts ("Mara klettert über die Mauer") are judged in these '
    "languages."
)
TRADE: Final = "Trade is read in English only: NAME buys a knife, NAME sells the rope."
MEANT: Final = "y writes it down, a number only that one; Enter leaves it."
ABSENT: Final = ("/retry", "/next")
"""Commands of solo play that tell something; at this table a human does."""


class GmChat(Chat):
    """The loop around a human GM's table.

    Args:
        table: the table.
        source: where lines come from.
        screen: where everything is shown.
        auto: proposals are rolled at once.

    Attributes:
        view: what the GM sees of the table.
    """

    help_opening = (
        'Say who tries what ("Farek climbs the wall"), tell what happens, or ask a question.'
    )

    def __init__(
        self, table: GmTable, *, source: LineSource, screen: Screen, auto: bool = False
    ) -> None:
        self.view = GmView(table, source=source, screen=screen, auto=auto)
        super().__init__(table.sitting, source=source, screen=screen, view=self.view)
        self.table = table
        self._waits = ""
        """An attempt that is judged again when whom it names was let in."""
        for name in ABSENT:
            self.commands.pop(name, None)
        play = PlayCommands(self.view, screen)
        self.commands.update(GmCommands(self.view, screen, play).commands())

    def _available(self) -> dict[str, Command]:
        there = super()._available()
        if not self.sitting.fighting.is_counted:
            there.pop("/fight", None)
            there.pop("/initiative", None)
        return there

    def _take(self, text: str) -> bool:
        waits, self._waits = self._waits, ""
        fresh, self.view.fresh = min(self.view.fresh, len(self.table.due.offers)), 0
        if fresh and not text.startswith("/") and self.sitting.proposal is None:
            if text.casefold() in YES and text:
                for _ in range(fresh):
                    self.view.take_offer(1)
                if waits:
                    self._hear(waits)
                return True
            if text.casefold() in NO or not text:
                return True
            if text.isdecimal():
                if int(text) > fresh:
                    self.view.fresh, self._waits = fresh, waits  # they are still asked about
                return self.commands["/effect"].run(text)
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
        if trades(text):
            self._tell_it(text, [])
            self._screen.line(TRADE, "hint")
            return
        steps = self.table.move_in_fight(text)
        if steps is not None:
            self.view.steps(steps)
            return
        try:
            proposal = self.table.checks.propose(text)
        except NobodyHereError as error:
            self._not_here(error.whom, text)
            return
        if proposal is not None:
            self.view.proposal(proposal)
            return
        who, _ = self.table.names.whose(text)
        if who is None or self.table.names.is_state(text):
            self._not_a_check(text)
        else:
            self._tell_it(text, [])
            self.view.hint(
                "gm-roll",
                "Where nothing seems in doubt, /roll and the same words roll all the same.",
            )

    def _not_here(self, whom: str, text: str) -> None:
        """Offer to bring in whom an attempt names; a yes does so, and judges the attempt again."""
        self._screen.line(f"Nobody called {whom!r} is here yet.", "hint")
        offer = self.table.newcomer(whom)
        self.table.due.offers = [offer, *self.table.due.offers]
        self.view.show_offers([offer])
        self._waits = text

    def _is_told(self, text: str) -> bool:
        """Take words that say outright what is so now; return whether these do."""
        if parse_correction(text) is not None:
            self._screen.line(note(self.sitting.campaign, self.sitting.book, text).text, "hint")
            return True
        offers, is_outcome = self.table.meant(text)
        deed = None if offers or is_outcome else self.table.deed(text)
        if isinstance(deed, str):
            self.table.tell(text, [])
            self._screen.line(f"Noted. By the rules it changes nothing: {deed}", "hint")
            return True
        if deed is not None:
            offers, is_outcome = [deed], True
        if is_outcome:
            self._tell_it(text, offers)
        return is_outcome

    def _tell_it(self, text: str, offers: list[Offer]) -> None:
        if self.sitting.proposal is not None:
            self._screen.line("The roll is taken back.", "hint")
        self.table.tell(text, offers)
        if not offers:
            self._noted(text)
            return
        self.view.show_offers(offers)
        self.view.hint("gm-meant", MEANT)

    def _noted(self, text: str) -> None:
        """Say that a telling is kept, and why it changes nothing where one might expect it."""
        absent = self.table.absent
        self._screen.line("Noted.", "hint")
        if absent:
            self._screen.line(NOT_HERE.format(who=absent), "hint")
        elif language_of([text]) != "en":
            self.view.hint("gm-language", ENGLISH)
        else:
            self.view.hint("gm-telling", TELLING)

    def _asked_by_gm(self, text: str) -> None:
        difficulty = self.table.checks.difficulty_of(text)
        if difficulty:
            self._screen.line(difficulty)
        else:
            self.view.answer(self.sitting.ask(text))

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
            return self.commands["/difficulty"].run(text)
        return super()._about_proposal(text)

    def _argue(self, text: str) -> None:
        if self._is_no_telling(text):
            return
        if not is_argument(text) and self._is_told(text):
            return
        proposal = self.table.checks.argue(text)
        if proposal is not None:
            self.view.proposal(proposal)
        else:
            self._hear(text)

    def _prompt(self) -> str:
        if self.sitting.proposal is not None:
            return "Roll? [Enter/n/difficulty/argument] "
        if self.sitting.fighting.choice is not None:
            return super()._prompt()
        return "Apply? [y/n/number] " if self.view.fresh and self.table.due.offers else "GM> "
