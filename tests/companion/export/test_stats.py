"""Dice statistics are exact where they say so."""

from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from companion.export.stats import (
    FEW,
    Stats,
    _by_dice_alone,
    _Waiting,
    passes_law,
    stats_json,
    stats_of,
    stats_rows,
)
from tests.companion.session.doubles import table

CLIMB = "I climb the cliff with my long rope"


def test_the_law_of_passes_is_that_of_all_outcomes():
    chances = [Fraction(1, 3), Fraction(1, 2), Fraction(3, 4), Fraction(1, 10)]
    exact = [Fraction(0)] * 5
    for outcome in product((0, 1), repeat=4):
        chance = Fraction(1)
        for passed, p in zip(outcome, chances, strict=True):
            chance *= p if passed else 1 - p
        exact[sum(outcome)] += chance
    assert passes_law(chances) == pytest.approx([float(p) for p in exact], abs=1e-12)
    assert sum(passes_law(chances)) == pytest.approx(1)


def test_luck_is_a_half_when_it_went_as_the_odds_promised():
    stats = Stats(rolls=10, passed=5, chances=[Fraction(1, 2)] * 10)
    assert stats.luck == pytest.approx(50)
    lucky = Stats(rolls=10, passed=10, chances=[Fraction(1, 2)] * 10)
    assert lucky.luck == pytest.approx(100 * (1 - 0.5**11))
    assert Stats(rolls=1, passed=1, chances=[Fraction(1, 2)]).luck is None


def test_stats_count_what_the_journal_holds(tmp_path: Path):
    journal, sitting = table(tmp_path)
    with journal:
        assert "No checks" in stats_rows(stats_of(sitting.campaign))[0]
        for number in range(FEW + 3):
            sitting.say(f"{CLIMB}, by way {number}")
            list(sitting.tell(sitting.roll()).sentences)
        sitting.campaign.draw("oracle", [20, 6], about="rain?")
        stats = stats_of(sitting.campaign)
        rolls = [r.body for r in sitting.campaign.records(kinds={"roll"})]
        assert stats.rolls == len(rolls)
        assert stats.passed == sum(bool(b["passed"]) for b in rolls)
        assert sum(stats.results.values()) == stats.rolls
        assert sum(stats.expected.values()) == stats.rolls, "odds of a check sum to one"
        assert stats.draws == 2
        assert sum(stats.faces[6].values()) == sum(len(b["draws"]) for b in rolls)
        assert 0 < stats.luck < 100
        assert 0 < stats.rank < 1
        titles = [d.title for d in sitting.system.degrees]
        assert sorted(stats.order) == sorted(t for t in titles if t in stats.expected)
        text = " ".join(stats_rows(stats))
        assert "Of 100 players with the same odds" in text
        assert stats_json(stats)["passed"] == stats.passed


def test_what_was_spent_on_a_roll_is_no_luck_of_the_dice(tmp_path: Path):
    journal, sitting = table(tmp_path, system="skitterbarren", seed=b"spent")
    with journal:
        ended = 0
        for number in range(40):
            sitting.say(f"I climb the cliff, by way {number}")
            rolled = sitting.roll()
            while sitting.fighting.choice is not None:
                answer = sitting.fighting.choice.options[-1]
                list(sitting.fighting.answer(answer))
            final = sitting.rolling.closed(rolled) or rolled
            ended += bool(final.resolution.passed)
            list(sitting.tell(final).sentences)
        stats = stats_of(sitting.campaign)
        assert stats.rolls == 40, "a roll that waited for a choice is counted as well"
        assert set(stats.spent) == {"Boons of the party", "Blunders of the GM"}
        assert stats.lost > 0
        assert stats.passed + stats.won - stats.lost == ended
        assert stats_json(stats)["passed_in_the_end"] == ended
        text = " ".join(stats_rows(stats))
        assert f"{stats.passed} passed by the dice alone" in text
        assert f"so {ended} passed in the end" in text


@pytest.mark.parametrize(
    ("action", "alone"),
    [
        ({"op": "check", "kind": "attribute", "dr": 10}, "narrow_success"),
        (
            {"op": "attack", "attribute": 1, "defense": {"armor_bonus": 9, "knack": 1}}
            | {"target": "Osk", "weapon": "Knife"},
            "clear_success",
        ),
    ],
)
def test_dice_are_read_without_what_was_spent_on_them(tmp_path: Path, action, alone):
    journal, sitting = table(tmp_path, system="skitterbarren")
    draws = [(6, 5, ""), (6, 4, ""), (6, 3, ""), (4, 4, "gm"), (4, 4, "blunder")]
    with journal:
        check = _Waiting({"action": action | {"acting": "Farek"}}, {}, draws)
        assert _by_dice_alone(sitting.campaign, check) == alone


def test_no_undo_makes_the_figures_better(tmp_path: Path):
    journal, sitting = table(tmp_path)
    with journal:
        sitting.say(CLIMB)
        list(sitting.tell(sitting.roll()).sentences)
        before = stats_json(stats_of(sitting.campaign))
        sitting.undo()
        assert stats_json(stats_of(sitting.campaign)) == before
