"""A blow is one however it is said."""

import pytest

from companion.session.blows import plain_blow


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("I draw my knife and go for Kesh", "I attack Kesh with my knife"),
        ("I pull out my old pistol and shoot at the man", "I shoot at the man with my old pistol"),
        ("I go for the guard", "I attack the guard"),
        ("I lay into Hob with my fists", "I attack Hob with my fists"),
        ("I go for the door", "I go for the door"),
        ("I go for a walk", "I go for a walk"),
        ("I draw my sword", "I draw my sword"),
        ("I draw my knife and cut the rope", "I draw my knife and cut the rope"),
    ],
)
def test_what_is_done_with_what_is_drawn(text: str, plain: str) -> None:
    assert plain_blow(text) == plain
