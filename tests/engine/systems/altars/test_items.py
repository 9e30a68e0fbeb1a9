"""Reading equipment."""

import pytest

from engine.api import CallError
from engine.systems.altars.items import find_item, read_item
from tests.engine.systems.altars.table import SYSTEM, table


@pytest.mark.parametrize(
    ("line", "name", "die", "uses", "whom"),
    [
        ("Rope", "Rope", None, None, ""),
        ("  Rope  ", "Rope", None, None, ""),
        ("Wand (light d6)", "Wand", "d6", None, ""),
        ("Horn: summon hounds, twice a day", "Horn", None, 2, ""),
        ("Ring (luck d20+d4, 3 times per day)", "Ring", "d20+d4", 3, ""),
        ("Gem (see far, three uses each day)", "Gem", None, 3, ""),
        ("Odd die (d7)", "Odd die", None, None, ""),
        ("Axe (double damage against trolls, once per day)", "Axe", None, 1, "trolls"),
        ("(d4)", "(d4)", "d4", None, ""),
        ("Dice", "Dice", None, None, ""),
    ],
)
def test_read_item(line: str, name: str, die: str | None, uses: int | None, whom: str) -> None:
    item = read_item(line)
    assert (item.name, item.die, item.uses_per_day, item.doubles_against) == (name, die, uses, whom)
    assert item.is_magic == bool(die or uses is not None or whom)


def test_armour_in_words() -> None:
    for line, applies_to, minus, half in (
        ("Mail (−2 slashing)", "slashing", 2, False),
        ("Cloak: -1 arrow damage", "arrow", 1, False),
        ("Plate (half physical damage)", "physical", 0, True),
        ("Ward (1/2 magic)", "magic", 0, True),
    ):
        (effect,) = read_item(line).armour
        assert (effect.applies_to, effect.minus, effect.half) == (applies_to, minus, half)


def test_find_item() -> None:
    mira = table().characters["Mira"]
    found = find_item(mira, "SWORD of demon slaying")
    assert found is not None
    assert found[0].startswith("Sword of Demon Slaying (")
    assert find_item(mira, "Sword") is None


def test_sheets_fill_in_what_is_not_said() -> None:
    for fields, most, points in (
        ({"health": 7}, 10, 1),
        ({"health": 14}, 14, 1),
        ({"health": 14, "max_health": 20, "action_points": 0}, 20, 0),
        ({"health": 6, "side": "gm"}, 6, 0),
    ):
        sheet = SYSTEM.parse_sheet({"name": "A", "initiative": "d6", **fields})
        assert (sheet.max_health, sheet.action_points) == (most, points)  # type: ignore[attr-defined]


def test_sheets_that_are_no_sheets() -> None:
    with pytest.raises(CallError) as caught:
        SYSTEM.parse_sheet([])  # type: ignore[arg-type]
    assert caught.value.kind == "bad_field"
    for fields in ({"health": None}, {"health": 3, "archetypes": {"A": "d7"}}, {}):
        with pytest.raises(CallError):
            SYSTEM.parse_sheet({"name": "A", "initiative": "d6", **fields})
