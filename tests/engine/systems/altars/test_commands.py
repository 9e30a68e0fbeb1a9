"""Experience is spent in plain words."""

import pytest

from engine.systems.altars.commands import growth
from engine.systems.altars.table_actions import SpendXp
from tests.engine.systems.altars.samples import WOUNDED


@pytest.mark.parametrize(
    ("text", "on", "name"),
    [
        ("I spend my experience point to raise Thief", "die", "Thief"),
        ("I use an XP on initiative.", "die", "initiative"),
        ("I spend an experience point on health", "health", None),
        ("I spend an experience point on a new archetype, Diver, because I nearly drowned",
         "archetype", "Diver"),
        ("I spend my xp to learn Navigator after a season at sea", "archetype", "Navigator"),
    ],
)  # fmt: skip
def test_growth_is_read(text, on, name):
    found = growth(WOUNDED, "Mira", text)
    assert isinstance(found, SpendXp)
    assert (found.on, found.name) == (on, name)
    assert bool(found.reason) is (on == "archetype")


@pytest.mark.parametrize(
    "text", ["I spend a coin on ale", "how do I spend experience?", "I raise my sword"]
)
def test_other_words_spend_nothing(text):
    assert growth(WOUNDED, "Mira", text) is None
