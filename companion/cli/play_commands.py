"""The ``/`` commands that every table has: the sheet, the odds, rolling, taking back, the rules."""

import shlex

from companion.cli.commands import Command
from companion.cli.hints import hurts
from companion.cli.screen import Screen
from companion.cli.table_view import TableView
from companion.cli.taking_back import UNDO_HELP, standing, take_back
from companion.session.free_dice import is_dice, throw
from companion.session.sitting import Sitting
from engine.api import Action, parse_model


class PlayCommands:
    """Commands of one chat that need nothing but its view.

    Each gets the rest of its line, and raises BadInputError with a sentence that the chat shows.

    Args:
        view: what the player sees of the sitting.
        screen: where everything is shown.
    """

    def __init__(self, view: TableView, screen: Screen) -> None:
        self._view = view
        self._screen = screen

    @property
    def _sitting(self) -> Sitting:
        return self._view.sitting

    def commands(self) -> dict[str, Command]:
        """Return the commands, each with its line of help."""
        return {
            "/sheet": Command(self.sheet, "your character"),
            "/odds": Command(self.odds, "odds of the proposal on the table"),
            "/roll": Command(
                self.roll, "roll the proposal (or just press Enter), or any dice: /roll 2d6+1"
            ),
            "/back": Command(self.back, "take the proposal back"),
            "/retry": Command(self.retry, "the same outcome in other words"),
            "/undo": Command(self.undo, UNDO_HELP),
            "/rules": Command(self.rules, "ask the rules: /rules what happens on a tie?"),
            "/ask": Command(self.rules, "the same as /rules"),
            "/recap": Command(self.recap, "the story so far, in short"),
            "/end": Command(self.end, "end your turn in a fight"),
            "/do": Command(self.do, "an action of the game by name: /do camp; /do lists them"),
        }

    def sheet(self, _: str) -> bool:
        """Show the sheet of whoever acts."""
        system, state = self._sitting.system, self._sitting.campaign.state
        lines = system.play.sheet_lines(state.characters[self._sitting.actor])
        self._screen.sheet(lines)
        if passing := hurts(self._sitting):
            self._screen.line(passing, "hint")
        return True

    def odds(self, _: str) -> bool:
        """Show the odds of the proposal on the table."""
        if self._sitting.proposal is None:
            self._screen.line("No proposal is on the table. Say what you do first.", "error")
        else:
            self._screen.odds(self._sitting.proposal.odds)
        return True

    def roll(self, rest: str) -> bool:
        """Roll the proposal, or any dice."""
        if is_dice(rest):
            return self._throw(rest)
        self._view.roll()
        return True

    def _throw(self, notation: str) -> bool:
        """Throw dice that no rule asked for; a proposal on the table stays there."""
        thrown = throw(self._sitting.campaign, notation)
        self._screen.line(f"{thrown.notation}: {thrown.told} = {thrown.total}", "title")
        return True

    def back(self, _: str) -> bool:
        """Take the proposal back."""
        if self._sitting.proposal is None:
            self._screen.line("Nothing is on the table.", "hint")
        else:
            self._sitting.withdraw()
            self._screen.line("Withdrawn. What do you do instead?", "hint")
        return True

    def retry(self, _: str) -> bool:
        """Tell the same outcome in other words."""
        was_untold = self._sitting.unfinished() is not None
        rolled = self._sitting.retry()
        if was_untold:
            self._view.tell_owed(rolled)  # its consequences come with it
        else:
            self._screen.story(self._sitting.tell(rolled).sentences)
        return True

    def undo(self, rest: str) -> bool:
        """Take back the last move, several, or all since the last roll."""
        self._screen.line(take_back(self._sitting, rest), "hint")
        rolled = self._sitting.unfinished()
        if rolled is not None and self._sitting.rolling.is_open(rolled):
            self._view.outcome(rolled)  # somebody must choose before there is an outcome
        elif rolled is not None:
            self._screen.line(standing(self._sitting), "hint")
        self._view.fight_on()
        return True

    def rules(self, question: str) -> bool:
        """Answer a question about the rules or the game."""
        if not question:
            self._screen.line("Ask like this: /rules what happens on a tie?", "error")
        else:
            self._view.answer(self._sitting.ask(question))
        return True

    def recap(self, _: str) -> bool:
        """Tell the story so far in short."""
        self._screen.story(self._sitting.recap())
        return True

    def end(self, _: str) -> bool:
        """End the turn in a fight."""
        self._view.steps(self._sitting.fighting.end_turn())
        return True

    def do(self, rest: str) -> bool:
        """Do an action of the game by its name, or in the game's own short words."""
        system, known = self._sitting.system, doable(self._sitting)
        command = system.command
        if command is not None and rest:
            named = command(self._sitting.campaign.state, self._sitting.actor, rest)
            if named is not None:
                self._view.steps(self._sitting.fighting.do(named))
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
        action = parse_model(known[op], {"op": op, "acting": self._sitting.actor, **fields})
        self._view.steps(self._sitting.fighting.do(action))
        return True


def doable(sitting: Sitting) -> dict[str, type[Action]]:
    """Return the actions that ``/do`` can do in this game, by name."""
    system = sitting.system
    types = (t for t in system.action_types if not t.in_words)
    known = {t.model_fields["op"].default: t for t in types}
    for call_type in system.call_types:
        known.pop(call_type.model_fields["op"].default, None)
    return known


def _split(text: str) -> list[str]:
    try:
        return shlex.split(text) or [""]
    except ValueError:
        return text.split() or [""]  # an open quote: take it as it stands
