"""Who may die of a roll that was warned of: only in peril, and only somebody already weakened."""

import pytest

from companion.narration.brief import PERILOUS, Attempt, Brief, Setting
from companion.narration.storyteller import Storyteller
from engine.api import Owed


def deaths(manner: str, *conditions: str) -> int:
    owed = Owed(
        done=False,
        setbacks=(2, 2),
        setback_kinds=("harm", "trouble"),
        max_size=3,
        lasting=True,
        lethal=True,
        brief="",
    )
    found = 0
    for seed in range(40):
        brief = Brief(
            system="stitcher",
            seed=seed,
            attempt=Attempt(actor="Farek", text="I go on", manner=manner),
            setting=Setting(conditions=conditions),
            passed=False,
            degree="disaster",
            direction=-3,
            owed=owed,
        )
        found += any(effect.lethal for effect in Storyteller().consequences(brief))
    return found


@pytest.mark.parametrize("manner", ["climb", "fight", "swim"])
def test_whoever_is_hurt_already_may_die_in_peril(manner: str) -> None:
    assert manner in PERILOUS
    assert deaths(manner, "Broken ribs")


@pytest.mark.parametrize("manner", ["climb", "fight", "swim"])
def test_nobody_dies_of_the_first_hurt(manner: str) -> None:
    assert deaths(manner) == 0


@pytest.mark.parametrize("manner", ["sneak", "pick_lock", "persuade", "buy", "talk"])
def test_nobody_dies_of_a_bribe_or_a_lock(manner: str) -> None:
    assert deaths(manner, "Broken ribs", "Ringing ears") == 0
