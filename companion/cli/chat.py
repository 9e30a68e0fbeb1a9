"""The chat loop: one line in, one exchange out, until the player leaves."""

import sys
from collections.abc import Callable
from typing import Final

from companion.cli.at_prompt import names_of, prompt_of, status_of
from companion.cli.commands import Command, brought, found, help_rows, moves_on
from companion.cli.company import Company
from companion.cli.lines import LineSource
from companion.cli.physical import InputEndedError
from companion.cli.play_commands import PlayCommands, doable
from companion.cli.screen import Screen
from companion.cli.solo import Solo
from companion.cli.table_view import AFTER_THE_END, TableView
from companion.errors import CompanionError, JournalConflictError, JournalError
from companion.session.conversing import CROSSES
from companion.session.putting_right import wants_to_roll
from companion.session.sitting import Sitting
from engine.api import EngineError, IllegalActionError, capital, is_several

YES: Final = frozenset({"", "y", "yes", "ok", "roll", "ja", "j", "oui", "o", "si", "sí", "s"})
NOTHING_WAITS: Final = "Nothing waits for a yes or no; say in your own words what you do."
NO: Final = frozenset({"n", "no", "nope", "nein", "non", "withdraw"})
ASKED_NO_MORE: Final = "Then say it in other words."
NO_COST: Final = "The built-in storyteller plays; no chat model is used and nothing is spent."
KEPT: Final = "The attack you agreed to waits for your turn; standing still keeps it."
LONGEST_LINE: Final = 4_000
"""Characters of one line that are read; a longer one is cut, and the player is told."""
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
        view: what the player sees of the sitting; None for that of play alone.

    Attributes:
        commands: the ``/`` commands by name, in the order of the help.
        failed: something could not be written to the journal.
        after: called when a line was handled: what may take time while the player reads.
        cost: says what the chat model has used.
    """

    help_opening = (
        'Say in your own words what you do, or ask a question. "I meant ..." puts right how it was '
        'taken, "that is a roll" asks for dice, "no roll" does without.'
    )

    def __init__(
        self,
        sitting: Sitting,
        *,
        source: LineSource,
        screen: Screen,
        auto: bool = False,
        view: TableView | None = None,
    ) -> None:
        self._source = source
        self._screen = screen
        self._view = view or TableView(sitting, source=source, screen=screen, auto=auto)
        self._asked = ""
        self.failed = False
        self.after: Callable[[], None] = lambda: None
        self.cost: Callable[[], str] = lambda: NO_COST
        self.commands: dict[str, Command] = {
            "/help": Command(self._help, "what can be typed"),
            **PlayCommands(self._view, screen).commands(),
            "/cost": Command(self._cost, "what the chat model has used in this sitting"),
            "/quit": Command(self._quit, "leave; everything is saved"),
            **Company(self._view, source, screen).commands(),
            **Solo(self._view, screen).commands(),
        }

    @property
    def sitting(self) -> Sitting:
        """The game that is played now; a branch is another one."""
        return self._view.sitting

    def run(self) -> None:
        """Play until the player leaves or input ends."""
        self._source.attend(self)
        self._view.pick_up()
        self._view.aftermath()
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
            self._view.aftermath()
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
            self._screen.line(capital(error.message), "error")  # the rule's code is for engineers
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
                self._view.show(surrendered)
                return True
            answer = "" if text.casefold() in YES else text  # a yes is to what Enter would take
            self._view.steps(self.sitting.agreeing.answer_choice(answer))
            self._view.strike()
            return True
        if self.sitting.proposal is not None:
            return self._about_proposal(text)
        if text:
            self._hear(text)
        elif not self._view.tell_owed() and self.sitting.fighting.is_spent:
            self.commands["/end"].run("")
        else:
            self._view.fight_on()
        return True

    def _hear(self, text: str) -> None:
        """Take plain words when nothing is on the table."""
        if text.casefold() in NO and self.sitting.memory.asked is not None:
            self.sitting.memory.asked = None
            self._screen.line(ASKED_NO_MORE, "hint")
            return
        if text.casefold() in YES | NO:
            if text.casefold() in NO or not self._view.tell_owed():
                self._screen.line(NOTHING_WAITS, "hint")
            return
        self._view.tell_owed()  # its telling was taken back, and the story goes on from it
        if self._view.fight_on() and self.sitting.fighting.choice is not None:
            return  # others had the turn, and what they do is to be answered first
        self._view.show(self.sitting.say(text))
        if self.sitting.fighting.is_running:
            self._view.follow()

    def _prompt(self) -> str:
        return prompt_of(self.sitting)

    def _ask_choice(self) -> None:
        choice = self.sitting.fighting.choice
        question = "" if choice is None else choice.question
        if question and question != self._asked:
            self._screen.line(capital(_agreed(question, self.sitting)), "title")
            blow = self.sitting.agreeing.blow
            if choice is not None and blow is not None and blow[0] == choice.who:
                self._screen.line(KEPT, "hint")
        self._asked = question

    # What a terminal shows and completes while a line is typed

    def status(self) -> str:
        """Return one line: campaign, place, who acts, and what may be typed now."""
        return status_of(self.sitting)

    def completions(self) -> dict[str, str]:
        """Return the commands that there are now, with their help."""
        return {name: command.help for name, command in self._available().items()}

    def names(self, command: str) -> list[str]:
        """Return names that may follow a command; all that are known for plain words."""
        return names_of(self.sitting, command)

    def _available(self) -> dict[str, Command]:
        sitting = self.sitting
        absent = set() if sitting.fighting.is_counted else {"/end"}
        absent |= set() if doable(self.sitting) else {"/do"}
        alone = sitting.party.everybody == (sitting.actor,)
        absent |= {"/as", "/leave"} if alone else set()
        return {name: command for name, command in self.commands.items() if name not in absent}

    def _about_proposal(self, text: str) -> bool:
        if text.casefold() in YES or wants_to_roll(text):
            return self.commands["/roll"].run("")
        if text.casefold() in NO:
            return self.commands["/back"].run("")
        self._argue(text)
        return True

    def _argue(self, text: str) -> None:
        """Take a word about the proposal on the table."""
        self._view.show(self.sitting.argue(text))

    # Commands

    def _command(self, text: str) -> bool:
        word, _, rest = text.partition(" ")
        name, rest = found(word, self._available()), rest.strip()
        if not name:
            self._screen.line(f"There is no {word}. /help lists what there is.", "error")
            return True
        if self.sitting.guard.safety.crossing(brought(name, rest)) == "line":
            self._screen.line(CROSSES, "error")
            return True
        if moves_on(name, rest):
            self._view.tell_owed()
        return self.commands[name].run(rest)

    def _help(self, _: str) -> bool:
        self._screen.line(self.help_opening)
        for row in help_rows(self._available()):
            self._screen.line(f"  {row}")
        return True

    def _cost(self, _: str) -> bool:
        self._screen.line(self.cost())
        return True

    @staticmethod
    def _quit(_: str) -> bool:
        return False


def _agreed(question: str, sitting: Sitting) -> str:
    """Return a question of the rules with its verb in the plural where several strike."""
    for name in sitting.campaign.state.characters:
        who = capital(name)
        for one, several in (("attacks", "attack"), ("hurls", "hurl")):
            if is_several(name) and question.startswith(f"{who} {one} "):
                return f"{who} {several} {question.removeprefix(f'{who} {one} ')}"
    return question
