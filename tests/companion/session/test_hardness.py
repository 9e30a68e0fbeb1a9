"""Difficulties among the troubles of a scene: only what bears on the act, and one step at most."""

import pytest

from companion.difficulty import Suggestion, suggest
from companion.difficulty.scales import from_step, to_step
from companion.session.hardness import (
    Hardness,
    at_most_ordinary,
    bearing_on,
    judge_here,
    spelt_out,
    without_purpose,
)

TROUBLES = ("Blinding glare", "Cracks in the glass")
PLACE = "the edge of the Glass Flats"


def steps(system: str, manner: str, action: str, troubles: tuple[str, ...] = TROUBLES) -> float:
    found = judge_here(
        suggest, system=system, action=action, manner=manner, place=PLACE, troubles=troubles
    )
    return to_step(system=system, value=str(found.base))


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
@pytest.mark.parametrize(
    ("manner", "action"),
    [
        ("persuade", "I comfort the child"),
        ("haggle", "I haggle with Sorrel over the odds"),
        ("sneak", "I sneak past the runners"),
        ("lift", "I lift the child onto the sled"),
        ("climb", "I climb down the rim"),
    ],
)
def test_a_scene_adds_one_step_at_most(system: str, manner: str, action: str) -> None:
    alone = to_step(system=system, value=str(suggest(system=system, action=action).base))
    assert steps(system, manner, action) - alone <= 1.3, "one step, by the rounding of a ladder"
    if manner in ("persuade", "haggle"):
        freely = steps(system, manner, action, ())
        assert steps(system, manner, action) == freely, "no glare hinders a tongue"


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
def test_what_is_called_hard_says_why(system: str) -> None:
    base = from_step(system=system, step=2.0)

    def judged(why: str) -> float:
        def judge(**_: object) -> Hardness:
            return Hardness(base=base, reason=f"{spelt_out(system, base)}{why}")

        found = judge_here(
            judge, system=system, action="I look", manner="search", place="", troubles=()
        )
        return to_step(system=system, value=str(found.base))

    assert judged(". It is easier because it is done gently.") == judged(".")
    assert judged(".") <= 1.3 < judged(". It is harder because of the dark.")


def test_a_raise_that_was_cut_says_what_raised_it() -> None:
    def judged(*, system: str, action: str, context: str = "", **_: object) -> Suggestion:
        return suggest(system=system, action="x", purchase=False).model_copy(
            update={"base": 16 if context else 8, "reason": f"as told of {action}"}
        )

    found = judge_here(
        judged,
        system="skitterbarren",
        action="I climb",
        manner="climb",
        place=PLACE,
        troubles=TROUBLES,
    )
    assert found.base == 12
    assert found.reason.startswith("DR 12 (moderate): ")
    assert found.reason.endswith(
        "It is harder because of the blinding glare and the cracks in the glass."
    )


def test_what_stands_in_the_way_eases_nothing() -> None:
    def judged(*, system: str, action: str, context: str = "") -> Suggestion:
        return suggest(system=system, action="x", purchase=False).model_copy(
            update={"base": 8 if context else 12, "reason": "old bones" if context else action}
        )

    found = judge_here(
        judged,
        system="skitterbarren",
        action="I climb",
        manner="climb",
        place=PLACE,
        troubles=TROUBLES,
    )
    assert (found.base, found.reason) == (12, "I climb")


def test_what_bears_on_what() -> None:
    assert bearing_on("bribe", ["Doubled water price", "Thick fog"]) == ["Doubled water price"]
    assert bearing_on("jump", ["Doubled water price", "Thick fog"]) == ["Thick fog"]
    assert bearing_on("hide", ["The patrol"]) == bearing_on("deceive", ["The patrol"])
    assert bearing_on("climb", ["Guarded tongues", "Watching eyes", "The patrol"]) == ["The patrol"]
    assert bearing_on("persuade", ["Guarded tongues", "Wet tiles"]) == ["Guarded tongues"]
    standing = ["Creaking stair", "Slippery planks", "Thick fog"]
    assert bearing_on("notice", standing) == ["Thick fog"]
    assert bearing_on("sneak", standing) == standing
    assert bearing_on("recall", ["Dormitory full of light sleepers"]) == []
    assert bearing_on("sneak", ["Sour mood", "Watching eyes"]) == ["Watching eyes"]


def test_without_troubles_the_place_alone_counts() -> None:
    found = judge_here(
        suggest, system="altars", action="I persuade him", manner="persuade", place="", troubles=()
    )
    assert found == suggest(system="altars", action="I persuade him")


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
def test_no_trouble_is_told_as_what_makes_it_easier(system: str) -> None:
    for place in ("a muddy landing", "a narrow muddy ledge", "a crowded hall"):
        found = judge_here(
            suggest,
            system=system,
            action="I sneak past him along the landing",
            manner="sneak",
            place=place,
            troubles=("Loose edge overhead", "Thin ice"),
        )
        assert "easier because" not in found.reason
        assert found.reason.endswith(".")


def test_a_breath_that_is_held_before_the_deed_is_not_the_deed() -> None:
    assert without_purpose("I hold my breath and search the wreck") == "I search the wreck"
    assert without_purpose("I hold my breath for an hour") == "I hold my breath for an hour"


@pytest.mark.parametrize(
    ("system", "hard", "ordinary"),
    [("stitcher", 5, 2), ("skitterbarren", 18, 12), ("altars", "d12", "d6")],
)
def test_what_may_be_no_attempt_is_at_most_ordinary(
    system: str, hard: int | str, ordinary: int | str
) -> None:
    found = at_most_ordinary(Hardness(base=hard, reason="It is far."), system=system)
    assert found.base == ordinary
    assert "far" not in found.reason
    easy = Hardness(base=ordinary, reason="It is near.")
    assert at_most_ordinary(easy, system=system) is easy


def test_a_price_stays() -> None:
    dear = Hardness(base=5, reason="It is dear.", price="house")
    assert at_most_ordinary(dear, system="stitcher") is dear
