"""Whole playthroughs with a fixed seed, written down step by step."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.api import Action, Request
from engine.systems.altars.policy import next_action
from engine.systems.altars.state import AltarsState
from engine.systems.altars.table_actions import (
    BeginAdventure,
    FinishAdventure,
    SpendXp,
    StartFight,
    TakeRest,
)
from tests.engine.systems.altars.table import (
    GUARD,
    HELL_KNIGHT,
    KELTUR,
    MIRA,
    SYSTEM,
    fold,
    seeded,
    table,
)

GOLDEN = Path(__file__).parents[2] / "golden"


class Teller:
    """Plays action after action and writes each of them down."""

    def __init__(self, state: AltarsState) -> None:
        self.state = state
        self.lines: list[str] = []

    def act(self, action: Action) -> None:
        roll = SYSTEM.resolve(self.state, action, seeded(len(self.lines), "story"))
        self.state = fold(self.state, roll.events)
        card = SYSTEM.play.card(action, roll)
        dice = "; ".join(f"{who} {' '.join(str(d.face) for d in row)}" for who, row in card.rows)
        self.lines += [
            f"{action.op} by {action.acting or 'the table'}",
            f"  dice: {dice or 'none'}",
            f"  result: {json.dumps(roll.as_json(), sort_keys=True, ensure_ascii=False)}",
            f"  verdict: {card.verdict or '-'}",
            f"  told: {' '.join(SYSTEM.play.notes(action, roll)) or '-'}",
            f"  owed: {SYSTEM.owed(self.state, roll).brief}",
            f"  health: {', '.join(self._health())}",
        ]

    def ask(self, **fields: Any) -> None:
        action = SYSTEM.play.build(self.state, Request(**fields))
        summary = SYSTEM.play.summary(self.state, action)
        self.lines.append(f"proposed: {summary.total} against {summary.target}")
        self.act(action)

    def _health(self) -> Iterator[str]:
        for name, sheet in self.state.characters.items():
            yield f"{name} {sheet.health}/{sheet.max_health}"


def a_fight() -> list[str]:
    teller = Teller(table(KELTUR, MIRA, HELL_KNIGHT, GUARD))
    chance = seeded(7, "policy")
    teller.act(StartFight())
    while teller.state.in_fight:
        teller.act(next_action(teller.state, chance))
    return teller.lines


def a_spell_gone_awry() -> list[str]:
    teller = Teller(table(KELTUR, MIRA, GUARD, awry_effect="caster_takes_margin"))
    awry = 0
    while not awry:
        before = len(teller.lines)
        teller.ask(actor="Mira", kind="magic", stitched=("Evoker",), difficulty="d20")
        awry = sum("goes awry" in line for line in teller.lines[before:])
    teller.ask(actor="Kel'tur", kind="magic", opponent="Mira", stitched=("Druid",), difficulty="d8")
    teller.act(TakeRest(days=1))
    return teller.lines


def an_advancement() -> list[str]:
    teller = Teller(table(KELTUR, MIRA))
    for number in range(3):
        teller.ask(actor="Mira", stitched=("Thief",), difficulty=("d6", "d10", "d12")[number])
        teller.act(FinishAdventure())
        teller.act(BeginAdventure())
    teller.act(SpendXp(acting="Mira", on="die", name="Thief"))
    teller.act(SpendXp(acting="Mira", on="health"))
    teller.act(
        SpendXp(
            acting="Mira",
            on="archetype",
            name="Sailor",
            reason="three voyages on the Gull",
            definition="one who lives by wind, rope and tide",
        )
    )
    teller.act(SpendXp(acting="Kel'tur", on="die", name="initiative"))
    teller.lines += list(SYSTEM.play.sheet_lines(teller.state.characters["Mira"]))
    return teller.lines


STORIES = {
    "altars_fight": a_fight,
    "altars_spell_gone_awry": a_spell_gone_awry,
    "altars_advancement": an_advancement,
}


def main() -> None:
    """Write the golden files anew: ``python -m tests.engine.systems.altars.stories``."""
    for name, story in STORIES.items():
        (GOLDEN / f"{name}.txt").write_text("\n".join(story()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
