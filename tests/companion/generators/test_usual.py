"""How strong somebody usually is whom play meets by a few words."""

import pytest

from companion.generators.usual import usual_power, usual_strength
from engine.api import get_system


@pytest.mark.parametrize(
    ("who", "weight"),
    [
        ("a rat", "1"), ("the young guard", "1"), ("the guard", ""), ("two ferrymen", ""),
        ("the guard captain", "3"), ("a pack of wolves", "3"), ("the warlord", "5"),
        ("an old dragon", "6"),
    ],
)  # fmt: skip
def test_names_tell_of_strength_as_the_books_examples_do(who: str, weight: str) -> None:
    assert usual_strength("stitcher", who) == weight
    made = get_system("stitcher").play.opponent_sheet(who, weight)
    assert made["traits"][0]["weight"] == int(weight or 2)


def test_games_with_a_kit_of_their_own_keep_it() -> None:
    assert usual_strength("altars", "the guard captain") == ""
    assert usual_strength("skitterbarren", "a rat") == ""


def test_a_giant_rat_is_more_than_a_rat() -> None:
    assert (usual_power("a rat"), usual_power("a huge rat")) == ("extra", "capable")
