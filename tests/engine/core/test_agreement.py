"""Verbs agree with whoever a name stands for."""

import pytest

from engine.api import agreeing, is_several


@pytest.mark.parametrize(
    "name",
    ["smugglers", "Smugglers", "two bell-ringers", "the engine mites", "the watchmen", "3 rats",
     "the guards of the gate", "Ines and the driver", "the police"],
)  # fmt: skip
def test_several(name: str) -> None:
    assert is_several(name)
    assert agreeing(name, "has", "have") == "have"


@pytest.mark.parametrize(
    "name",
    ["Agnes", "Mr Rogers", "Brother Osk", "the boss", "the captain of the guards", "the abdomen",
     "the woman with keys", "Ines Marchetti", "Farek", "", "an old man"],
)  # fmt: skip
def test_one(name: str) -> None:
    assert not is_several(name)
