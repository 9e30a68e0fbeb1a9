"""A plan that is given up says nothing of the next one."""

import pytest

from companion.difficulty import suggest
from companion.difficulty.dropped import without_dropped_plan


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("Ok then no rope, I smash a window", "I smash a window"),
        ("fine, no door then. I go by the roof", "I go by the roof"),
        ("Forget the ladder, I jump", "I jump"),
        ("Well then so much for the boat, I swim", "I swim"),
        ("No rope, I climb it", "No rope, I climb it"),
        ("I climb it with no rope", "I climb it with no rope"),
        ("Ok then no rope", "Ok then no rope"),
    ],
)
def test_only_what_is_given_up_before_another_plan_goes(text: str, rest: str) -> None:
    assert without_dropped_plan(text) == rest


def test_a_dropped_rope_is_no_missing_tool() -> None:
    act = "I smash the window with the emergency hammer"
    plain = suggest(system="stitcher", action=act)
    dropped = suggest(system="stitcher", action=f"Ok then no rope, {act}")
    assert dropped.difficulty == plain.difficulty
    assert "tools" not in dropped.reason


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
def test_circumstances_alone_make_nothing_impossible(system: str) -> None:
    found = suggest(
        system=system,
        action="I swim back for the two who were left below",
        context="Night. The valley is flooded to the roofs, a storm, ice, a wild current.",
    )
    assert found.difficulty not in (6, 21, "d20")


def test_a_deed_beyond_people_stays_at_the_top() -> None:
    found = suggest(system="stitcher", action="I catch the bullet between my teeth")
    assert found.difficulty == 6
