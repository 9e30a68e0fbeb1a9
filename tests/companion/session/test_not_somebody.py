"""Nouns that sound like somebody and stand for nobody."""

import pytest

from companion.session.not_somebody import (
    is_cover,
    is_dealt,
    is_place,
    is_said,
    is_topic,
    is_whither,
)


@pytest.mark.parametrize(
    ("asked", "name", "text", "found"),
    [
        (is_place, "gate", "I slip through the old gate", True),
        (is_place, "guard", "I slip past the guard", False),
        (is_cover, "oars", "I crouch behind the oars", True),
        (is_cover, "guard", "I crouch behind the guard", False),
        (is_topic, "ferryman", "I ask her about the ferryman", True),
        (is_topic, "ferryman", "I ask the ferryman about her", False),
        (is_dealt, "clapper", "I sell him the clapper", True),
        (is_dealt, "smith", "I punch the smith", False),
        (is_whither, "doctor", "I carry her to a doctor", True),
        (is_whither, "doctor", "I carry the doctor home", False),
        (is_said, "a prayer", "", True),
        (is_said, "a priest", "", False),
    ],
)
def test_the_words_before_a_noun_say_what_it_stands_for(
    asked: object, name: str, text: str, found: bool
) -> None:
    assert callable(asked)
    assert asked(name, text) is found if text else asked(name) is found
