"""A plain deed is told back in the player's words, with the thing that they named."""

import pytest

from companion.narration.said_back import said_back


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("I load the seed potatoes out on the ramp as a barricade",) * 2,
        ("I bury it again and stamp on it",) * 2,
        ("I put the key so far in that it sticks",) * 2,
        ("I lock the door & sit down on my coat", "lock the door and sit down on your coat"),
        ("I take the ship that's mine", "take the ship that's yours"),
        ("I put the suit on. does it fit me or Nettle?", "put the suit on"),
        ("I turn the plate over, is there a maker's mark", "turn the plate over"),
        ("I go out to the gate. I sit down and wait.", "go out to the gate, and sit down and wait"),
        ("Then I'll ring the bell as loud as I can", "ring the bell as loud as you can"),
        ("I spill the barrel so the court can't end", "spill the barrel"),
        ("I wedge the door until they give up", "wedge the door"),
        ("I creep up to see who is in there", "creep up"),
        ("When the water comes I snatch the cloth", "wait, ready to snatch the cloth"),
    ],
)
def test_what_is_done_is_told_whole(text: str, told: str) -> None:
    assert said_back(text) == told.removeprefix("I ")


@pytest.mark.parametrize(
    "text",
    [
        "What is in the chest?",
        "I think he lies",
        "I am tired",
        "which bidders aren't turning pages",
        "years? how are those paid",
        "When I was young I had a horse",
        '"I take it," says the porter',
    ],
)
def test_what_does_nothing_is_not_told_as_done(text: str) -> None:
    assert said_back(text) == ""
