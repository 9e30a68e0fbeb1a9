"""Claims about the sheet are no attempts."""

import pytest

from companion.reader import read
from companion.reader.owning import claim_of

TENSE = "A guard (2) with a spear bars the way, and the roof burns."


@pytest.mark.parametrize(
    "text",
    [
        "my purse holds 1000 coins",
        "I have a magic sword",
        "Actually I've got two pistols.",
        "I own a longbow!",
        "my health is 100",
        "I am immortal",
    ],
)
@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
def test_a_claim_is_never_a_roll(system: str, text: str) -> None:
    assert claim_of(text) is not None
    assert not read(system=system, sheet={}, scene=TENSE, text=text).needs_roll


@pytest.mark.parametrize(
    "text",
    [
        "I have a look around",
        "I have a plan",
        "I have my sword ready",
        "I have a rope to climb down with",
        "I have the guard arrested",
        "my purse holds 10 coins, I throw them at him",
        "do I have a sword?",
    ],
)
def test_having_an_idea_or_an_act_is_no_claim(text: str) -> None:
    assert claim_of(text) is None
