"""Records the sittings that ``docs/`` shows: ``python -m tests.docs.record_sittings``.

The text is what ``dicebound play --plain`` prints for these lines and seeds; the pictures are the
drawn terminal of the same games. They change with the storyteller's words, so no test compares.
"""

import io
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import DEFAULT_TERMINAL_THEME, SVG_EXPORT_THEME
from rich.text import Text

from companion.cli.chat import Chat
from companion.cli.gm import GmChat
from companion.cli.lines import PipedLines
from companion.cli.look import RichScreen
from companion.cli.screen import PlainScreen, Screen
from companion.cli.wiring import make_gm_table, make_sitting
from companion.journal import Campaign, Journal
from companion.openings import openings, own_opening
from engine.api import CharacterJoined

DOCS = Path(__file__).parents[2] / "docs"
TALK: dict[str, Any] = {
    "system": "stitcher",
    "name": "Ines Corr",
    "sheet": ["Fast talker (3)", "Forged papers", "Crowbar"],
    "seed": "lantern",
    "campaign": "Lantern",
    "opening": "customs-ring",
    "lines": [
        "I persuade Dockhand Bray that he never heard a thing",
        "I also use the forged papers",
        "",
        "/scene",
        "I persuade Inspector Quill to skip the last crates",
        "",
        "I smash the chirping scanner with my crowbar",
        "the low gravity helps me",
        "",
        "/sheet",
        "what happens on a tie?",
        "/recap",
        "/quit",
    ],
}
FIGHT: dict[str, Any] = {
    "system": "altars",
    "name": "Tove",
    "sheet": ["Warrior d12", "Thief d8", "Sage d6", "Initiative d10", "Longsword"],
    "seed": "ember",
    "campaign": "Ember",
    "opening": "drowned-moon",
    "lines": [
        "/join new",
        "Ilse",
        "Thief d12",
        "Warrior d10",
        "Sage d8",
        "Initiative d6",
        "Short spear",
        "",
        "Tove: I swing my longsword at the eels",
        "",
        "I stab the eels",
        "",
        "",
        "I stab the eels",
        "",
        "",
        "I strike at the eels",
        "",
        "",
        "/party",
        "/scene",
        "/stats",
        "/quit",
    ],
}
MASTER: dict[str, Any] = {
    "system": "altars",
    "name": "Mara",
    "sheet": ["Thief d12", "Climber d10", "Singer d8", "Initiative d6", "Hooked knife"],
    "seed": "gate",
    "campaign": "Ravensburg",
    "place": "the gate of Ravensburg in the rain",
    "lines": [
        "A tall guard stands under the arch.",
        "y",
        "Mara sneaks past the guard",
        "d6",
        "",
        "Mara slips on the wet stones and takes 2 damage",
        "y",
        "an hour passes",
        "y",
        "/recap",
        "/quit",
    ],
}


@contextmanager
def at_a_table(game: dict[str, Any]) -> Iterator[Campaign]:
    """A campaign with the game's character, in a folder of its own; at the end it must verify."""
    with tempfile.TemporaryDirectory() as folder, Journal.open(Path(folder) / "c.db") as journal:
        seed = game["seed"].encode()
        campaign = journal.create(game["campaign"], game["system"], seed=seed)
        play = campaign.rule_system.play
        sheet = play.draft_sheet(game["name"], game["sheet"], campaign.state)
        campaign.apply(CharacterJoined(sheet=sheet))
        yield campaign
        report = campaign.verify()
        assert report.ok, report


def typed(game: dict[str, Any], screen: Screen) -> PipedLines:
    """Return what is typed in a game, shown on the screen as it is read."""
    return PipedLines(io.StringIO("\n".join(game["lines"]) + "\n"), echo=screen.line)


def master(game: dict[str, Any], screen: Screen) -> None:
    """Play one game at a human GM's table, as ``sit`` plays one alone."""
    with at_a_table(game) as campaign:
        table = make_gm_table(campaign, game["name"])
        table.open(own_opening(game["system"], game["place"]))
        GmChat(table, source=typed(game, screen), screen=screen).run()


def sit(game: dict[str, Any], screen: Screen) -> None:
    """Play one game on a screen."""
    with at_a_table(game) as campaign:
        sitting = make_sitting(campaign, game["name"])
        opening = next(o for o in openings(game["system"]) if o.id == game["opening"])
        screen.story(sitting.begin(opening, threads=opening.stakes))
        Chat(sitting, source=typed(game, screen), screen=screen).run()


def page(game: dict[str, Any], title: str, about: str, image: str) -> str:
    """Return a sitting as a page, with a picture of the drawn terminal."""
    out = io.StringIO()
    sit(game, PlainScreen(out))
    made = ", ".join(game["sheet"])
    return (
        f"# {title}\n\n{about}\n\nSeed `{game['seed']}`, campaign `{game['campaign']}`, "
        f"{game['name']}: {made}. The same seed, name and lines give the same dice.\n\n"
        f"The same in a terminal:\n\n![a check, drawn](images/{image}.svg)\n\n"
        f"In plain lines:\n\n```text\n{out.getvalue().rstrip()}\n```\n"
    )


def picture(game: dict[str, Any], name: str, *, first: str, last: str, dark: bool) -> None:
    """Draw a part of a game as an SVG.

    Args:
        game: the game.
        name: name of the file, without its ending.
        first: text of the first row that is shown.
        last: text of the row before which it ends; "" for the end.
        dark: a dark terminal.
    """
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="standard",
        highlight=False,
    )  # fmt: skip
    play = master if "place" in game else sit
    play(game, RichScreen(theme="dark" if dark else "light", console=console))
    rows = console.export_text(clear=False, styles=True).splitlines()
    plain = [re.sub(r"\x1b\[[\d;]*m", "", row) for row in rows]
    start = next(i for i, row in enumerate(plain) if first in row)
    end = next((i for i, row in enumerate(plain) if i > start and last and last in row), len(rows))
    shown = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    shown.print(Text.from_ansi("\n".join(rows[start:end])), soft_wrap=True)
    theme = SVG_EXPORT_THEME if dark else DEFAULT_TERMINAL_THEME
    svg = shown.export_svg(title=f"dicebound play: {game['campaign']}", theme=theme)
    svg = re.sub(r"@font-face\s*\{.*?\}\s*", "", svg, flags=re.S)  # no font is fetched
    (DOCS / "images" / f"{name}.svg").write_text(svg, encoding="utf-8")


def main() -> int:
    """Write pages and pictures."""
    (DOCS / "images").mkdir(exist_ok=True)
    about = "Recorded from the built-in storyteller, without a model and without a network."
    text = page(TALK, "A sitting of Stitcher", about, "check_dark")
    (DOCS / "sitting_stitcher.md").write_text(text, encoding="utf-8")
    about += " Two characters of one player, in a game that counts rounds."
    text = page(FIGHT, "A fight in Altars & Archetypes", about, "fight_light")
    (DOCS / "sitting_fight.md").write_text(text, encoding="utf-8")
    for dark in (True, False):
        tone = "dark" if dark else "light"
        picture(TALK, f"check_{tone}", first="> I persuade Dockhand", last="> /scene", dark=dark)
        picture(FIGHT, f"fight_{tone}", first="Tove> Tove: I swing", last="Ilse> ", dark=dark)
    picture(MASTER, "gm_dark", first="GM> A tall guard", last="GM> /quit", dark=True)
    picture(TALK, "scene_dark", first="> /scene", last="Roll?", dark=True)
    picture(TALK, "sheet_light", first="> /sheet", last="> /recap", dark=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
