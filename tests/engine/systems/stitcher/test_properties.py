"""What holds for every roll of Stitcher, each in one sentence."""

from collections import defaultdict
from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.api import GivenDice, SeededDice, parse_settings
from engine.systems.stitcher.actions import Challenge, Element, Opposed, Purchase, RollPool, Side
from engine.systems.stitcher.creation import notation_line, parse_trait
from engine.systems.stitcher.settings import StitcherSettings
from tests.engine.systems.stitcher.samples import STITCHER

NAMES = st.sampled_from(["Sword", "sword ", "Shield", "Fog", "Warrior", "林小雨"])
ELEMENTS = st.lists(
    st.builds(
        Element,
        name=NAMES,
        owner=st.sampled_from(["", "Mira"]),
        protective=st.booleans(),
    )
    | st.builds(Element, name=NAMES, weight=st.integers(-2, 6)),
    max_size=5,
).map(tuple)
SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "odd_extra_die": st.sampled_from(["discard", "round_up"]),
        "starting_pool_dice": st.integers(0, 3),
        "automatic_successes_count": st.booleans(),
        "critical_counting": st.sampled_from(["net", "raw"]),
        "criticals_on_exploded_dice": st.booleans(),
        "tie_winner_counts_as_success": st.booleans(),
        "fewest_dice_counts": st.sampled_from(
            ["pool_dice_thrown", "all_dice_thrown", "assembled_pool"]
        ),
        "tiebreak_dice_explode": st.booleans(),
        "tiebreak_dice_add_criticals": st.booleans(),
        "retest_fewest_dice": st.booleans(),
        "loser_degree": st.sampled_from(["none", "mirrored"]),
        "negative_traits_stack": st.booleans(),
        "duplicate_elements": st.sampled_from(["ignore", "count"]),
        "protective_gear_adds_dice": st.booleans(),
        "impossible_is_rollable": st.booleans(),
        "minimum_ds": st.integers(0, 3),
        "minimum_element_dice": st.integers(0, 3),
        "unweighted_hindrance_ds": st.integers(0, 3),
    },
)
CHALLENGES = st.builds(
    Challenge,
    participants=st.integers(1, 3),
    elements=ELEMENTS,
    hindrances=ELEMENTS,
    ds=st.integers(0, 7),
)
SIDES = st.builds(Side, participants=st.integers(1, 2), elements=ELEMENTS, negative_traits=ELEMENTS)
OPPOSED = st.builds(Opposed, a=SIDES, b=SIDES)
ROLLS = CHALLENGES | OPPOSED
NUMBERS = st.integers(0, 10**6)


def resolve(settings: dict[str, Any], action: Any, number: int) -> Any:
    return STITCHER.resolve(STITCHER.new_state(settings), action, SeededDice(b"k", number=number))


@given(SETTINGS, ROLLS, NUMBERS)
def test_the_recorded_dice_bring_the_same_result(
    settings: dict[str, Any], action: Any, number: int
) -> None:
    resolution = resolve(settings, action, number)
    lanes: dict[str, list[int]] = defaultdict(list)
    for _, face, lane in resolution.draws:
        lanes[lane].append(face)
    dice = GivenDice(lanes)
    assert STITCHER.resolve(STITCHER.new_state(settings), action, dice) == resolution
    dice.finish()


@given(SETTINGS, CHALLENGES, NUMBERS)
def test_counts_of_a_challenge_are_those_of_its_dice(
    settings: dict[str, Any], action: Challenge, number: int
) -> None:
    rolled = resolve(settings, action, number)
    readings = parse_settings(StitcherSettings, settings)
    assert isinstance(readings, StitcherSettings)
    faces = [face for _, face, _ in rolled.draws]
    fields = rolled.fields
    assert len(faces) == fields["dice_rolled"] + fields["exploded_dice"]
    assert fields["exploded_dice"] == faces.count(6)
    automatic = fields["automatic_successes"] if readings.automatic_successes_count else 0
    assert fields["successes"] == sum(face > 3 for face in faces) + automatic
    counted = faces if readings.criticals_on_exploded_dice else faces[: fields["dice_rolled"]]
    assert fields["critical_successes"] == counted.count(6)
    assert fields["critical_failures"] == counted.count(1)
    assert fields["dice_rolled"] == min(5, fields["pool_size"])


@given(SETTINGS, CHALLENGES, NUMBERS)
def test_a_pass_is_more_successes_than_the_ds(
    settings: dict[str, Any], action: Challenge, number: int
) -> None:
    fields = resolve(settings, action, number).fields
    enough = fields["successes"] > fields["effective_ds"]
    hopeless = settings.get("impossible_is_rollable") is False and fields["effective_ds"] >= 6
    assert fields["passed"] == (enough and not hopeless)
    assert fields["degree"].endswith("success") == fields["passed"]


@given(SETTINGS, OPPOSED, NUMBERS)
def test_the_winner_has_more_successes_or_wins_a_tie_by_fewer_dice(
    settings: dict[str, Any], action: Opposed, number: int
) -> None:
    fields = resolve(settings, action, number).fields
    winner = fields["winner"]
    loser = "b" if winner == "a" else "a"
    more = fields[winner]["successes"] - fields[loser]["successes"]
    if fields["decided_by"] == "fewest_dice":
        assert more == 0
    else:
        assert more > 0
    assert (fields["decided_by"] == "successes") <= (fields["extra_rounds"] == 0)
    assert (fields["decided_by"] == "extra_dice") <= (fields["extra_rounds"] > 0)


@given(SETTINGS, ROLLS, NUMBERS)
def test_what_came_up_had_a_chance(settings: dict[str, Any], action: Any, number: int) -> None:
    resolution = resolve(settings, action, number)
    odds = STITCHER.odds(STITCHER.new_state(settings), action)
    law = odds[resolution.fields["winner"]] if isinstance(action, Opposed) else odds
    assert law[resolution.fields["degree"]] > 0


@given(SETTINGS, OPPOSED, NUMBERS)
def test_sides_may_be_swapped(settings: dict[str, Any], action: Opposed, number: int) -> None:
    state = STITCHER.new_state(settings)
    resolution = resolve(settings, action, number)
    lanes: dict[str, list[int]] = defaultdict(list)
    for _, face, lane in resolution.draws:
        lanes["b" if lane == "a" else "a"].append(face)
    swapped = STITCHER.resolve(state, Opposed(a=action.b, b=action.a), GivenDice(lanes)).fields
    assert swapped["winner"] == ("b" if resolution.fields["winner"] == "a" else "a")
    for name in ("decided_by", "extra_rounds", "passed", "degree"):
        assert swapped[name] == resolution.fields[name]
    assert (swapped["a"], swapped["b"]) == (resolution.fields["b"], resolution.fields["a"])


@given(CHALLENGES, NUMBERS)
def test_a_purchase_without_cash_is_a_challenge(action: Challenge, number: int) -> None:
    fields = action.model_dump(exclude={"op"}, exclude_none=True)
    bought = resolve({}, Purchase(**fields), number)
    assert {**resolve({}, action, number).fields, "cash_erased": []} == bought.fields


@given(st.integers(0, 40), NUMBERS)
def test_waves_hold_every_die_in_order(count: int, number: int) -> None:
    rolled = resolve({}, RollPool(dice_rolled=count), number)
    waves = rolled.fields["waves"]
    assert [face for wave in waves for face in wave] == [face for _, face, _ in rolled.draws]
    for wave, following in pairwise(waves):
        assert len(following) == wave.count(6)


@given(ELEMENTS, ELEMENTS)
def test_more_elements_never_make_a_smaller_pool(
    some: tuple[Element, ...], more: tuple[Element, ...]
) -> None:
    sizes = [
        resolve({}, Challenge(ds=0, elements=elements), 0).fields["pool_size"]
        for elements in (some, (*some, *more))
    ]
    assert sizes[0] <= sizes[1]


@given(
    st.text(st.characters(exclude_categories=["Cs", "Cc", "Z"]), min_size=1)
    .map(lambda name: name.strip().lstrip("-"))
    .filter(lambda name: name and not name.endswith(")")),
    st.integers(0, 99),
)
def test_what_is_written_is_read_again(name: str, weight: int) -> None:
    assert parse_trait(f"- {notation_line(name, weight)}") == (name, weight)


@given(st.text(max_size=40))
def test_any_line_can_be_read(text: str) -> None:
    name, weight = parse_trait(text)
    assert weight >= 0
    assert parse_trait(notation_line(name, weight))[1] >= 0
