"""Whole sittings, piped in and recorded as text: what the golden files hold.

Judge and narrator are doubles, so that a golden file changes when the screen or the game does, and
not with every new sentence of the storyteller.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from companion.cli.chat import Chat
from companion.cli.gm import GmChat
from companion.cli.lines import PipedLines
from companion.cli.look import RichScreen
from companion.cli.screen import PlainScreen, Screen
from companion.journal import Journal
from companion.openings import Circumstance, Newcomer, Opening
from companion.reader import read
from companion.session.gm_dues import Silent
from companion.session.gm_table import GmTable
from companion.session.sitting import Sitting
from engine.api import CharacterJoined
from tests.companion.session.doubles import LINES, Double, answer

GOLDEN = Path(__file__).parent / "golden"
DIFFICULTIES = {"stitcher": 2, "skitterbarren": 12, "altars": "d8"}
STRENGTHS = {"stitcher": "2", "skitterbarren": "1", "altars": "d6"}


@dataclass(frozen=True)
class Judged:
    base: int | str
    reason: str = "as hard as the table has agreed"
    price: str | None = None


def judge(*, system: str, **_: Any) -> Judged:
    return Judged(DIFFICULTIES[system])


def literal(*, system: str, sheet: dict[str, Any], scene: str, text: str) -> Any:
    """Read ``text``; of the sheet only what is named in it counts."""
    intent = read(system=system, sheet=sheet, scene=scene, text=text)
    said = set(text.casefold().split())
    named = tuple(n for n in intent.stitched if n.casefold().split()[-1] in said)
    return intent.model_copy(update={"stitched": named, "reason": "as the words say"})


@dataclass(frozen=True)
class Script:
    """A sitting to record."""

    system: str
    lines: Sequence[str]
    gm: bool = False
    drawn: bool = False
    width: int = 80
    name: str = "Farek"


BLOW = {
    "stitcher": "I attack the ghoul with my sword",
    "altars": "I attack the ghoul with my longsword",
    "skitterbarren": "I stab the ghoul with my knife",
}
SOLO = ["I climb the wall", "also the scaffolding helps", "/odds", "", "/sheet", "/scene",
        "what happens on a tie?", "hello there", "/nothing", "/undo", "/help"]  # fmt: skip
FIGHT = ["", "", "/end", "", "", "", "/end", "", "/scene", "/do", "/quit"]
PARTY = ["/party", "/join new", "Adrian Long", "Hunter (3)", "Bow", "Lantern", "", "/party",
         "I climb the wall", "Adrian helps with his lantern", "without Adrian", "n",
         "Adrian: I climb the wall with my lantern", "", "/as Farek", "/as nobody", "/leave Adrian",
         "/party"]  # fmt: skip
GM = ["Farek climbs the wall", "/difficulty {hard}", "", "/effect", "/effect skip",
      "/npc add ogre {strength}", "/npc", "/clock the dawn", "/clock the dawn +2",
      "/note ask about the wall", "/note", "/secret the ghoul is a prince", "it rains",
      "/effect knowledge scene: The ghoul has a name good", "/scene",
      "Farek takes 2 damage and finds a key", "y", "/x 1", "two wolves come over the wall",
      "1", "/npc",
      "the ghoul falls", "", "/thread add who built the wall", "/thread", "/roll d8", "/recap",
      "/fight", "/npc auto", "", "", "/end", "/init", "/help", "/quit"]  # fmt: skip
HARD = {"stitcher": "4", "skitterbarren": "16", "altars": "d12"}


def gm_lines(system: str) -> list[str]:
    held = {"hard": HARD[system], "strength": STRENGTHS[system]}
    return [line.format(**held) for line in GM]


SCRIPTS: dict[str, Script] = {
    **{f"solo_{s}": Script(s, [*SOLO, BLOW[s], *FIGHT]) for s in LINES},
    **{f"gm_{s}": Script(s, gm_lines(s), gm=True) for s in LINES},
    "party": Script("stitcher", PARTY),
    "drawn": Script("stitcher", [*SOLO, BLOW["stitcher"], ""], drawn=True),
    "drawn_fight": Script("altars", [BLOW["altars"], *FIGHT], drawn=True),
    "narrow": Script("stitcher", [*SOLO, BLOW["stitcher"], ""], drawn=True, width=40),
    "wide_letters": Script(
        "stitcher", ["/sheet", "I climb the wall", ""], drawn=True, name="龍の騎士 שלום 🐉"
    ),
}


def opening(system: str) -> Opening:
    return Opening(
        id="own",
        systems=(system,),
        genre="fantasy",
        place="a yard below a high wall",
        scene="Rain runs down the wall. A ghoul looks up from its meal.",
        trouble="the watch comes round",
        people=(Newcomer(name="ghoul", strength=STRENGTHS[system], attitude=-2),),
        circumstances=(Circumstance(name="loose scaffolding"),),
    )


def play(script: Script, folder: Path) -> str:
    """Return the record of a sitting."""
    out = io.StringIO()
    screen: Screen = PlainScreen(out)
    if script.drawn:
        console = Console(
            file=out, width=script.width, force_terminal=False, highlight=False, color_system=None
        )
        screen = RichScreen(console=console)
    source = PipedLines(io.StringIO("\n".join(script.lines) + "\n"), echo=screen.line)
    with Journal.open(folder / "campaigns.db") as journal:
        chat = _chat(script, journal, screen, source)
        chat.run()
        report = chat.sitting.campaign.verify()
    assert report.ok, report
    return "".join(f"{line.rstrip()}\n" for line in out.getvalue().splitlines())


def _chat(script: Script, journal: Journal, screen: Screen, source: PipedLines) -> Chat:
    kit = {"house_kit": True} if script.system == "skitterbarren" else {}
    campaign = journal.create("Golden", script.system, seed=b"golden", settings=kit)
    drafted = list(LINES[script.system])
    sheet = campaign.rule_system.play.draft_sheet(script.name, drafted, campaign.state)
    campaign.apply(CharacterJoined(sheet=sheet))
    narrator: Any = Silent() if script.gm else Double()
    sitting = Sitting(
        campaign,
        actor=script.name,
        narrator=narrator,
        floor=narrator,
        reader=literal,
        suggest=judge,
        answer=answer,
    )
    if script.gm:
        table = GmTable(sitting, reader=literal, suggest=judge, ideas=Double())
        table.open(opening(script.system))
        return GmChat(table, source=source, screen=screen)
    screen.story(sitting.begin(opening(script.system)))
    return Chat(sitting, source=source, screen=screen)
