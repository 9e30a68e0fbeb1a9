"""Two playthroughs, told line by line: a fight to its end, and a week in the wilds.

Rewrite the golden files with ``python -m tests.engine.systems.skitterbarren.stories``.
"""

import sys
from collections.abc import Callable
from typing import Any

from engine.api import Action, SeededDice
from engine.systems.skitterbarren.actions import EatTainted, Forage, Mod, PrepareFood, Source
from engine.systems.skitterbarren.play_actions import Camp, EndTurn, StartFight, TravelDay
from engine.systems.skitterbarren.policy import choose
from tests.engine.conformance import GOLDEN
from tests.engine.systems.skitterbarren.calling import PLAY, Table

SEFA = ("Brawn +2", "Knack +1", "Wits +1", "Exertion +3", "Awareness +3", "Artifice +1", "Vigor +1")
TARN = ("Knack +2", "Wits +2", "Awareness +2", "Artifice +4", "Vigor +2")


def _party(table: Table, gear: tuple[str, ...], more: tuple[str, ...]) -> None:
    for name, lines in (("Sefa", (*SEFA, *gear)), ("Tarn", (*TARN, *more))):
        table.join(PLAY.draft_sheet(name, lines, table.state))


def _tell(table: Table, action: Action, lines: list[str]) -> None:
    summary = PLAY.summary(table.state, action)
    resolution = table.do(action)
    card = PLAY.card(action, resolution)
    who = f" {action.acting}" if action.acting else ""
    lines.append(f"-- {action.op}{who}: {summary.total} {summary.target}".rstrip())
    for label, dice in card.rows:
        faces = " ".join(f"({d.face})" if d.role == "lone" else str(d.face) for d in dice)
        lines.append(f"   {label}: {faces}")
    lines += [f"   {line}" for line in (*card.lines, card.verdict)]
    lines += [f"   * {note}" for note in PLAY.notes(action, resolution)]


def _answered(table: Table, lines: list[str], pick: Callable[[Any], str]) -> None:
    while table.state.pending is not None:
        answer = pick(table.state.pending)
        lines.append(f"   ? {table.state.pending.question} -> {answer}")
        _tell(table, PLAY.answer(table.state, answer), lines)


def fight() -> str:
    """Return a fight of five, from the first initiative to the last blow."""
    table = Table(seed=11, house_kit=True)
    _party(table, ("Hatchet", "Hide jacket"), ("Bow", "Knife", "Padded coat"))
    for name in ("Ridge brute", "Gully ghoul", "Dune jackal"):
        table.join(PLAY.opponent_sheet(name))
    lines: list[str] = []
    _tell(table, StartFight(surprised=("Dune jackal",)), lines)
    for step in range(200):
        _answered(table, lines, lambda choice: choice.options[min(1, len(choice.options) - 1)])
        if table.state.fight is None:
            break
        lines += PLAY.turn_lines(table.state)
        action: Action | None = PLAY.gm_action(table.state)
        if action is None:
            name = table.state.fight.current
            dice = SeededDice(b"story", stream="players", number=step)
            action = choose(table.state, name, dice) or EndTurn(acting=name)
        _tell(table, action, lines)
    assert table.state.fight is None, "the fight must come to its end"
    return "\n".join(lines) + "\n"


def week() -> str:
    """Return seven days in the wilds, and the first day after them."""
    table = Table(seed=5, house_kit=True)
    _party(
        table,
        ("Hatchet", "Bedroll", "Camp kit", "Provisions x2", "Rope", "Lamp"),
        ("Knife", "Bedroll", "Provisions", "Jar (2 squares)", "Book", "Salt", "Coins"),
    )
    lines: list[str] = []
    for day in range(1, 9):
        lines.append(f"== day {day}")
        if day in (2, 4, 6):
            source = Source(name="thorn melon", needs_preparation=day == 4)
            modifiers = (Mod(name="Awareness", value=0),)
            hunt = Forage(acting="Sefa", modifiers=modifiers, dr=11, source=source)
            _tell(table, hunt, lines)
            _answered(table, lines, lambda _: "0")
        for name, sheet in table.state.characters.items():
            if "Raw foodstuffs" in sheet.inventory:
                modifiers = (Mod(name="Artifice", value=0),)
                _tell(table, PrepareFood(acting=name, modifiers=modifiers, dr=12), lines)
                _answered(table, lines, lambda choice: choice.options[-1])
        for name, sheet in table.state.characters.items():
            if "Soiled provisions" in sheet.inventory and "Provisions" not in sheet.inventory:
                modifiers = (Mod(name="Vigor", value=0),)
                _tell(table, EatTainted(acting=name, modifiers=modifiers, dr=12), lines)
                _answered(table, lines, lambda choice: choice.options[-1])
        _tell(table, Camp(disrupted=day == 5), lines)
        _tell(table, TravelDay(), lines)
        _answered(table, lines, lambda choice: ", ".join(choice.options[-3:]))
        for sheet in table.state.characters.values():
            lines.append("   " + " | ".join(PLAY.sheet_lines(sheet)))
    return "\n".join(lines) + "\n"


STORIES: dict[str, Callable[[], str]] = {
    "skitterbarren_fight": fight,
    "skitterbarren_week": week,
}


def main() -> int:
    """Write both golden files."""
    for name, story in STORIES.items():
        (GOLDEN / f"{name}.txt").write_text(story(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
