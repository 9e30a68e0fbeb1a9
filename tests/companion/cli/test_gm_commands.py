"""What a GM types."""

import pytest

from companion.cli.gm_effects import read_effect
from companion.errors import BadInputError
from companion.wording import describe


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("harm Farek: Bruised 2", "harm: Farek gains Bruised (2)"),
        ("harm lose Farek: Bruised", "harm: Farek loses Bruised"),
        ("gear lose Farek: Long rope", "gear: Farek loses Long rope"),
        ("edge scene: High ground good", "edge: the scene gains High ground"),
        ("clock scene: the watch 2", "clock: the watch +2"),
        ("relation the abbot: attitude good", "the abbot: warmer"),
        ("knowledge scene: The ghoul has a name good", "knowledge: The ghoul has a name"),
    ],
)
def test_an_effect_is_read_as_it_is_shown(text: str, shown: str) -> None:
    assert describe(read_effect(text)) == shown


@pytest.mark.parametrize("text", ["", "harm", "harm Farek", "harm Farek:", "bang Farek: x", ": x"])
def test_an_effect_that_says_too_little_is_explained(text: str) -> None:
    with pytest.raises(BadInputError, match="write it like this"):
        read_effect(text)
