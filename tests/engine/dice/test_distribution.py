"""Exact distributions against brute force."""

from fractions import Fraction
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from engine.api import Distribution
from engine.dice.distribution import total_of

SIDES = st.lists(st.sampled_from([2, 3, 4, 6, 8]), min_size=1, max_size=4)


@given(SIDES)
def test_a_sum_of_dice_equals_the_count_of_all_cases(sides: list[int]) -> None:
    total = total_of(Distribution.die(n) for n in sides)
    cases = [sum(faces) for faces in product(*(range(1, n + 1) for n in sides))]
    assert total.total == len(cases)
    assert all(total.counts[value] == cases.count(value) for value in set(cases))


@given(SIDES, SIDES)
def test_probabilities_of_a_difference_sum_to_one(a: list[int], b: list[int]) -> None:
    margin = total_of(map(Distribution.die, a)) - total_of(map(Distribution.die, b))
    assert sum(margin.fractions().values()) == 1
    assert margin.probability(lambda m: m >= 0) + margin.probability(lambda m: m < 0) == 1


def test_map_and_shift_keep_the_total() -> None:
    die = Distribution.die(6)
    assert die.shift(3).fractions()["9"] == Fraction(1, 6)
    assert die.map(lambda face: max(0, face - 4)).fractions() == {
        "0": Fraction(2, 3), "1": Fraction(1, 6), "2": Fraction(1, 6),
    }  # fmt: skip
    assert total_of([]).fractions() == {"0": Fraction(1)}
