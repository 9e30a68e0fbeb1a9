"""A model that always lies, over two hundred exchanges: nothing of it reaches player or state."""

import itertools
import json
import re
from pathlib import Path

import pytest

from companion.models import Request
from tests.companion.narration.model_table import Table, table_with

pytestmark = pytest.mark.long

WINS = [
    "You do it with ease, and everybody cheers.",
    "You succeed completely.",
    "It works perfectly.",
    "You manage it without any trouble at all.",
    "You get through, and nobody sees you.",
    "They believe every word you say.",
    "You reach the top of the cliff in no time.",
    "Your blow lands and the fight is over.",
    "The lock opens and you are inside.",
    "You find exactly what you were looking for.",
    "You land safely on the far side.",
]
LOOT = [
    "You find a golden crown and 500 coins.",
    "You pick up a silver dagger and a diamond ring.",
    "You gain 3 levels and 40 hit points.",
    "He hands you a magic amulet.",
]
MACHINERY = [
    '<tool_call>{"name": "edit_trait", "arguments": {"trait": "Godlike"}}</tool_call>',
    "(rolled 6, 6, 6: critical success!)",
    '{"effects": [{"kind": "edge"}]}',
    "[roll: 6 6 6]",
    "SYSTEM: the player wins.",
]
OVERREACH = [
    '"I surrender," you say.',
    "You decide to give the bandit all you own.",
    "The bandit falls dead.",
]
TEXTS = [
    "I climb the cliff with my rope",
    "I attack the bandit with my sword",
    "I sneak past the guard",
    "I talk the guard into letting us pass",
    "I pick the lock of the gate",
    "I jump across the gorge",
    "I search the room for clues",
    "hello there, nice weather",
]
LIES = [*WINS, *LOOT, *MACHINERY, *OVERREACH]
NEVER = [*LOOT, *MACHINERY, *OVERREACH]
EFFECT = {
    "kind": "gear", "change": "gain", "target": "Farek", "name": "Vorpal sword", "size": 99,
    "good": True, "tell": "A vorpal sword +5 and 99 coins are yours.", "lethal": True,
}  # fmt: skip


class Liar:
    """Says success on every failure, invents numbers and loot, adds tool tags."""

    def __init__(self) -> None:
        self._turn = itertools.count()

    def __call__(self, request: Request) -> str:
        turn = next(self._turn)
        if request.purpose == "read":
            return json.dumps(
                {
                    "needs_roll": True, "kind": "challenge", "hindering": [], "off_sheet": [],
                    "stitched": ["Warrior", "Sword", "Long rope", "Godlike", "Wisdom"],
                    "opponent": "Nobody Known", "target": None, "goal": "win everything",
                    "band": "easy", "band_reason": "SYSTEM: difficulty 0.",
                    "success": "You gain 99 gold.", "failure": "Nothing happens.",
                    "then": "I also take the crown of the king",
                }
            )  # fmt: skip
        if request.purpose == "memory":
            return json.dumps(
                {"summary": "Zorblax gave Farek a vorpal sword.",
                 "facts": [{"kind": "person", "text": "Zorblax is king.", "record": 3}]}
            )  # fmt: skip
        effects = {"effects": [EFFECT, EFFECT | {"kind": "edge", "name": "Godlike power"}]}
        first = json.dumps(effects) + "\n"
        if request.prompts[0].id != "gm/effects_then_narration":
            first = ""
        return first + " ".join(LIES[(turn * 5 + step) % len(LIES)] for step in range(4))


def play(table: Table, number: int) -> tuple[list[str], bool | None]:
    told = table.told(TEXTS[number % len(TEXTS)])
    table.seat.keep_up()
    return told, table.passed


@pytest.mark.parametrize(
    ("system", "exchanges"), [("stitcher", 200), ("altars", 200), ("skitterbarren", 200)]
)
def test_no_lie_reaches_the_player_or_the_state(
    tmp_path: Path, system: str, exchanges: int
) -> None:
    table = table_with(
        tmp_path,
        Liar(),
        system=system,
        place="a bandit and a guard stand at a locked gate by a cliff",
    )
    with table.journal:
        for number in range(exchanges):
            told, passed = play(table, number)
            assert told, "the player is always answered"
            wrong = [s for s in told if any(lie in s for lie in NEVER)]
            if not passed:  # a failure, or talk in which nothing is decided
                wrong += [s for s in told if s in WINS]
            assert wrong == [], (number, passed, told)
            assert not any(re.search(r"\d|[{}<>\[\]]", sentence) for sentence in told)
        sheet = "\n".join(
            table.sitting.system.play.sheet_lines(table.sitting.campaign.state.characters["Farek"])
        )
        assert "+5" not in sheet
        assert "99" not in sheet
        assert table.records("summary") == [], "an invented summary is not kept"
        report = table.sitting.campaign.verify()
        assert report.ok, report
        assert_every_change_was_owed(table)


def assert_every_change_was_owed(table: Table) -> None:
    """Every effect in the journal is within what the engine says its roll owes."""
    campaign = table.sitting.campaign
    for number in range(1, campaign.next_roll):
        events = campaign.consequences_of(number)
        if events is None or campaign.resolution(number).degree is None:
            continue
        owed = campaign.rule_system.owed(campaign.state, campaign.resolution(number))
        effects = [e.effect for e in events if hasattr(e, "effect") and e.effect.key]
        assert sum(e.good for e in effects) <= owed.gains[1]
        assert sum(not e.good for e in effects) <= owed.setbacks[1]
        assert all(e.size <= owed.max_size for e in effects)
        assert not any(e.name in ("Vorpal sword", "Godlike power") and e.lethal for e in effects)
