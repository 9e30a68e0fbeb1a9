"""What of somebody's Traits counts against an act."""

from typing import Any

import pytest

from companion.reader.resisting import resisting


def sheet(*traits: str) -> dict[str, Any]:
    return {"name": "Somebody", "traits": [{"name": name, "weight": 1} for name in traits]}


NURSE = sheet("Nurse", "Bandages", "Steady")
GUARD = sheet("Guard", "Iron Whistle", "Always on Guard", "Quilted Coat")


@pytest.mark.parametrize(
    ("who", "manner", "counting"),
    [
        (NURSE, "persuade", ("Nurse", "Steady")),
        (NURSE, "fight", ()),
        (NURSE, "steal", ()),
        (GUARD, "fight", ("Guard", "Always on Guard", "Quilted Coat")),
        (GUARD, "sneak", ("Always on Guard",)),
        (GUARD, "intimidate", ("Guard", "Always on Guard")),
        (sheet("Locksmith", "Quick Fingers"), "persuade", ()),
        (sheet("Locksmith", "Quick Fingers"), "steal", ("Quick Fingers",)),
        (sheet("Merchant", "Fine Robe"), "haggle", ("Merchant",)),
    ],
)
def test_only_what_bears_on_the_act_counts(
    who: dict[str, Any], manner: str, counting: tuple[str, ...]
) -> None:
    assert resisting(who, manner).names == counting


@pytest.mark.parametrize("manner", ["persuade", "fight", "sneak", "chase"])
def test_who_is_one_trait_is_that_in_everything(manner: str) -> None:
    assert resisting(sheet("the tired nurse"), manner).names == ("the tired nurse",)


def test_what_no_table_knows_counts_as_what_somebody_is() -> None:
    assert resisting(sheet("Spitter", "Bandages"), "fight").names == ("Spitter",)


def test_a_beast_is_a_beast_in_a_fight_and_no_orator() -> None:
    bear = sheet("Mountain Bear", "Huge", "Good Nose")
    assert resisting(bear, "fight", is_beast=True).names == ("Mountain Bear", "Huge")
    assert resisting(bear, "sneak", is_beast=True).names == ("Mountain Bear", "Good Nose")
    assert resisting(bear, "persuade", is_beast=True).names == ()


def test_whoever_is_talked_to_has_reasons_of_their_own() -> None:
    assert resisting(sheet("Locksmith", "Steady"), "persuade").has_own_reasons
    assert not resisting(NURSE, "steal").has_own_reasons
    assert not resisting(sheet("Merchant", "Fine Robe"), "haggle").has_own_reasons


def test_what_is_marked_as_a_hindrance_never_helps() -> None:
    hurt = sheet("Guard", "Steadfast")
    hurt["traits"][1]["negative"] = True
    assert resisting(hurt, "intimidate").names == ("Guard",)
