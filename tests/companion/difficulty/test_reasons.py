"""The reason names the circumstances that moved the difficulty, and no others."""

import pytest

from companion.difficulty import suggest

WARD = "The ward is flooded ankle deep. Two guards pace outside. A guide lies on the table."


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
@pytest.mark.parametrize(
    "action",
    [
        "look around the hospital ward",
        "pry the door open with a crowbar",
        "dance at the fair",
        "climb the rusted fire escape in the rain",
    ],
)
def test_a_reason_never_says_that_it_was_made_harder_and_easier(system: str, action: str) -> None:
    reason = suggest(system=system, action=action, context=WARD).reason
    assert not ("made harder" in reason and "made easier" in reason)


def test_an_easy_act_is_not_said_to_be_made_harder() -> None:
    found = suggest(system="stitcher", action="look around the hospital ward", context=WARD)
    assert found.base == 1
    assert "made harder" not in found.reason


def test_a_hard_act_names_what_makes_it_so() -> None:
    found = suggest(system="stitcher", action="climb the rusted fire escape in the rain")
    assert "rain" in found.reason
