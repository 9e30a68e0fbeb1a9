"""What the other side does in a fight is told, and told of what is so."""

import re

import pytest

from companion.narration.foe_turns import foe_turn, rows, step_of, weapon_mark

BLOCKS = ("hit", "graze", "miss", "fell", "down", "runs", "yields", "over", "left", "calm", "gone")
WEAPONS = ("blade", "point", "blunt", "chain", "teeth", "sting", "shot", "hands", "any")


def test_there_are_many_ways_to_be_hit_and_missed() -> None:
    assert len(rows("hit")) >= 25
    assert len(rows("miss")) >= 25


@pytest.mark.parametrize("block", BLOCKS)
def test_rows_are_told_apart_by_known_marks_and_by_their_words(block: str) -> None:
    known = {*WEAPONS, "crowd", "person", "beast", "one", "some", "carcass"}
    for row in rows(block):
        assert row.tags
        assert row.tags <= known
        assert row.needed <= {"light", "solid", "heavy"}
        assert len(row.text.split()) <= 45
    starts = [tuple(re.findall(r"[a-z]+", row.text.lower()))[:6] for row in rows(block)]
    assert len(set(starts)) == len(starts)


@pytest.mark.parametrize("who", ["Hob", "the guard with the axe", "two wolves", "a glass scorpion"])
@pytest.mark.parametrize("block", ["hit", "graze", "miss"])
def test_every_blow_has_words(who: str, block: str) -> None:
    for weapon in WEAPONS:
        for step in ("light", "solid", "heavy"):
            told = foe_turn(block, who, marks=(weapon, step))
            assert told
            assert "{" not in told
            assert "<" not in told
            assert told[0].isupper()


def test_words_do_not_come_again_while_there_are_others() -> None:
    told: list[str] = []
    for at in range(12):
        told.append(foe_turn("miss", "Hob", marks=("blade",), told=told, seed=(1, at)))
    assert len(set(told[:9])) == 9


def test_a_spear_is_no_axe() -> None:
    marks = weapon_mark("the guard", ["Spear"]), weapon_mark("the guard with the axe", [])
    assert marks == ("point", "blade")
    assert [step_of(n) for n in (1, 2, 3, 5, 6)] == ["light", "light", "solid", "solid", "heavy"]
