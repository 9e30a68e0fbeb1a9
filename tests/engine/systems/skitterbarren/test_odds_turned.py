"""The chance that is left of a success where the GM's policy may spend a Blunder on it."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from engine.systems.skitterbarren.actions import Attack, Check, Mod
from tests.engine.systems.skitterbarren.calling import PLAY, SYSTEM, Table, foe, hero


def _game(blunders: int, **readings: Any) -> Table:
    game = Table(**readings).join(hero("Sefa"), foe("Ghoul"))
    game.state = game.state.model_copy(update={"blunders": blunders})
    return game


def _counted(flat: int, number: int) -> Fraction:
    """Count every case: three dice, the GM's d4 against the margin, and the Blunder's d4."""
    hits = 0
    for three, asks, turns in product(product(range(1, 7), repeat=3), range(1, 5), range(1, 5)):
        margin = sum(three) + flat - number
        spent = 0 <= margin < 4 and asks > margin
        hits += margin - (turns if spent else 0) >= 0
    return Fraction(hits, 216 * 16)


@pytest.mark.parametrize(("flat", "dr"), [(3, 10), (0, 14), (5, 7), (-2, 18)])
def test_every_case_is_counted(flat: int, dr: int) -> None:
    game = _game(1)
    check = Check(acting="Sefa", dr=dr, modifiers=(Mod(name="skill", value=flat),))
    odds = SYSTEM.odds(game.state, check)
    turned = PLAY.odds_turned(game.state, check, odds)
    assert turned == _counted(flat, dr)
    assert turned <= Fraction(odds["success"])


@pytest.mark.parametrize("blunders", [1, 2, 4])
@pytest.mark.parametrize(("flat", "dr"), [(3, 10), (0, 14)])
def test_a_sparing_hand_keeps_most_and_plays_a_full_one(blunders: int, flat: int, dr: int) -> None:
    game = _game(blunders, gm_blunders="sparing")
    check = Check(acting="Sefa", dr=dr, modifiers=(Mod(name="skill", value=flat),))
    hits = 0
    for three, asks, turns in product(product(range(1, 7), repeat=3), range(1, 13), range(1, 5)):
        margin = sum(three) + flat - dr
        spent = 0 <= margin < 4 and asks > 12 - (4 - margin + blunders - 1)
        hits += margin - (turns if spent else 0) >= 0
    turned = PLAY.odds_turned(game.state, check, SYSTEM.odds(game.state, check))
    assert turned == Fraction(hits, 216 * 48)
    harsh = _game(blunders)
    by_policy = PLAY.odds_turned(harsh.state, check, SYSTEM.odds(harsh.state, check))
    assert by_policy is not None
    assert turned >= by_policy


@pytest.mark.parametrize(
    ("blunders", "readings"),
    [(0, {}), (2, {"gm_blunders": "never"}), (2, {"gm_blunders": "ask"})],
)
def test_nothing_is_said_where_nothing_turns_it(blunders: int, readings: dict[str, Any]) -> None:
    game = _game(blunders, **readings)
    check = Check(acting="Sefa", dr=10)
    assert PLAY.odds_turned(game.state, check, SYSTEM.odds(game.state, check)) is None


def test_the_gms_own_blows_are_not_turned() -> None:
    game = _game(2)
    blow = Attack(acting="Ghoul", target="Sefa", defense_rating=10, roller="gm")
    assert PLAY.odds_turned(game.state, blow, SYSTEM.odds(game.state, blow)) is None
