"""The ``/`` commands of party play: who is there, who joins, who acts, who is an ally."""

import json
from pathlib import Path
from typing import Any, Final

from companion.cli.commands import Command
from companion.cli.drafting import draft_character
from companion.cli.lines import LineSource
from companion.cli.screen import Screen
from companion.cli.table_view import TableView
from companion.errors import BadInputError
from companion.files import LARGEST_SHEET, read_text
from companion.session.party import POLICIES
from engine.api import CallError, get_system, parse_json

_OTHER_WAYS: Final = "/ally {name} hold, free or follow says how they fight."


class Company:
    """Party commands of one chat.

    Each gets the rest of its line, and raises BadInputError with a sentence that the chat shows.

    Args:
        view: what the player sees of the sitting.
        source: where lines come from.
        screen: where everything is shown.
    """

    def __init__(self, view: TableView, source: LineSource, screen: Screen) -> None:
        self._view = view
        self._source = source
        self._screen = screen

    def commands(self) -> dict[str, Command]:
        """Return the commands, each with its line of help."""
        return {
            "/party": Command(self.party, "who is on your side, and who acts"),
            "/join": Command(self.join, "another character of yours: /join new, or /join FILE"),
            "/as": Command(self.switch, 'whose move it is: /as NAME; or say "NAME: what they do"'),
            "/ally": Command(
                self.ally,
                "a friend comes along, or fights otherwise: /ally NAME",
            ),
            "/leave": Command(self.leave, "somebody leaves the party: /leave NAME"),
        }

    def party(self, _: str) -> bool:
        """List the player's side."""
        self._screen.lines("The party", self.rows())
        return True

    def rows(self) -> list[str]:
        """Return a row for each of the player's side."""
        sitting = self._view.sitting
        party, allies = sitting.party, sitting.party.allies
        rows = []
        for name in party.everybody:
            sheet = sitting.campaign.state.characters[name]
            lines = sitting.system.play.sheet_lines(sheet)
            about = [lines[0].partition(": ")[2], *(line.removeprefix("- ") for line in lines[1:])]
            short = "; ".join(text for text in about if text)
            role = " (acts now)" if name == sitting.actor else ""
            role = f" (ally, {party.policy_of(name).told})" if name in allies else role
            rows.append(f"{name}{role}: {short}")
        return rows

    def join(self, rest: str) -> bool:
        """Let another character of the player's enter."""
        sitting = self._view.sitting
        words = rest.strip()
        if not words:
            self._screen.line("Say /join new to make a character here, or /join FILE.", "error")
            return True
        if words.casefold() == "new":
            campaign = sitting.campaign
            sheet = draft_character(self._source, self._screen, sitting.system, campaign.state)
        else:
            sheet = read_sheet(sitting.system.info.slug, Path(words.strip("'\"")).expanduser())
        if sheet is None:
            return True
        was_over = sitting.defeats.is_over
        name = sitting.party.join(sheet)
        if was_over:
            sitting.defeats.succeed(name)
            self._screen.line(f"{name} takes up the story in the same world.", "hint")
            return True
        self._screen.line(f'{name} joins. Say "{name}: ..." or /as {name} for their move.', "hint")
        return True

    def switch(self, rest: str) -> bool:
        """Let another character act."""
        if not rest.strip():
            return self.party(rest)
        name = self._view.sitting.switch(rest.strip())
        self._screen.line(f"{name} acts now.", "hint")
        return True

    def ally(self, rest: str) -> bool:
        """Make an ally of a friend whom the GM runs, or say how an ally fights."""
        party, said = self._view.sitting.party, rest.strip()
        if not said:
            raise BadInputError("say who: /ally NAME; it must be a friend of yours who is here")
        who, _, policy = said.rpartition(" ")
        ally = party.find(who or said)
        if ally is not None and ally in party.allies:
            told = party.instruct(ally, policy) if who else party.policy_of(ally)
            self._screen.line(f"{ally} {told.told}. {_OTHER_WAYS.format(name=ally)}", "hint")
            return True
        is_policy = policy.casefold() in (one.name for one in POLICIES)
        name = party.befriend(who if who and is_policy else said)
        self._screen.line(
            f"{name} comes along: {party.policy_of(name).told}, and helps when you say "
            f'"{name} helps". {_OTHER_WAYS.format(name=name)}',
            "hint",
        )
        return True

    def leave(self, rest: str) -> bool:
        """Let somebody leave the party."""
        sitting = self._view.sitting
        if not rest.strip():
            raise BadInputError("say who: /leave NAME")
        name = sitting.party.must_find(rest.strip())
        sitting.withdraw()
        sitting.party.part(name)
        self._screen.line(f"{name} leaves the party.", "hint")
        if name == sitting.actor:
            self._screen.line(f"{sitting.switch(sitting.party.members[0])} acts now.", "hint")
        return True


def read_sheet(slug: str, path: Path) -> dict[str, Any]:
    """Read a character's sheet from a JSON file.

    Raises:
        BadInputError: the file cannot be read, or is no sheet of that game.
    """
    text = read_text(path, most=LARGEST_SHEET, what="a sheet")
    try:
        data = parse_json(text)
        data = data.get("sheet", data)  # what `make character --json` writes holds the sheet
        get_system(slug).parse_sheet(data)
    except CallError as error:
        raise BadInputError(
            f"{path} is no sheet of {slug}: {error.message}; `dicebound check FILE` explains more"
        ) from error
    found: dict[str, Any] = json.loads(json.dumps(data))
    return found
