"""Everyday acts and turns of phrase: none of them rolls, and no real attempt is taken for one."""

import pytest

from companion.reader import read
from companion.reader.everyday import everyday

SHEETS = {
    "stitcher": {
        "name": "Ada",
        "traits": [
            {"name": "Knight", "weight": 3},
            {"name": "Longsword", "weight": 2},
            {"name": "Wanted", "weight": 1},
        ],
    },
    "skitterbarren": {
        "name": "Ada",
        "attributes": {"Brawn": 2, "Knack": 1, "Wits": 0},
        "skills": {"Exertion": 2, "Awareness": 1, "Artifice": 0, "Vigor": 1},
        "inventory": ["Sabre"],
    },
    "altars": {
        "name": "Ada",
        "archetypes": {"Warrior": "d12", "Thief": "d8"},
        "equipment": ["Longsword"],
    },
}
SCENE = (
    "A fair on a meadow. Hob (2), a trader, sells pots. Wynn (2), a sheriff, watches the crowd. "
    "A bear on a chain."
)


@pytest.mark.parametrize("system", SHEETS)
@pytest.mark.parametrize(
    "text",
    [
        "I hit the road",
        "I shoot the breeze with the sheriff.",
        "I kill time until dusk",
        "I catch my breath",
        "I strike up a conversation with Hob",
        "I write a letter to my mother",
        "I spare Hob",
        "I put down my sword",
        "I put my sword away",
        "I drop my shield",
        "I give Hob a coin",
        "I show Wynn my badge",
        "I pet the dog",
        "We thank the trader",
        "I end my turn",
        "I quit being a knight",
        "I light my lantern",
        "I pick the child up and carry it",
        "I look around",
        "I ask who is in charge here",
        "Then I sit down for a moment",
        "I let him go",
    ],
)
def test_everyday_acts_are_no_attempt(system: str, text: str) -> None:
    intent = read(system=system, sheet=SHEETS[system], scene=SCENE, text=text)
    assert (intent.needs_roll, intent.kind, intent.opponent) == (False, "none", None)


@pytest.mark.parametrize(
    "text", ["who is here?", "where am I?", "what do I carry", "Who is Ysolde?", "help", "undo"]
)
def test_what_asks_about_the_game_at_hand_is_a_question(text: str) -> None:
    intent = read(system="stitcher", sheet=SHEETS["stitcher"], scene=SCENE, text=text)
    assert (intent.needs_roll, intent.kind) == (False, "question")


@pytest.mark.parametrize(
    "text",
    [
        "I hit the guard",
        "I shoot the bear",
        "I give the guard a shove",
        "I give the clerk a bribe",
        "I show the guard my forged papers",
        "I return fire",
        "I give chase",
        "I drop the lantern on the guard",
        "I put down the guard with one blow and run",
        "I kill the captain",
        "I stand guard",
        "I stand up to the bully",
        "I stay hidden",
        "I wait until the guard turns, then slip past",
        "I give Hob the pot without the sheriff seeing it",
        "I ask the captain to let us go",
        "I take the crown",
        "I stop the thief",
        "I open the chest",
        "I write a forged pass",
        "I seal the crypt",
    ],
)
def test_an_attempt_is_never_taken_for_an_everyday_act(text: str) -> None:
    assert everyday(text) is None


@pytest.mark.parametrize("text", ["I stab Hob", "I strike Wynn down", "I shoot the bear"])
@pytest.mark.parametrize("system", SHEETS)
def test_a_blow_at_somebody_is_no_cure(system: str, text: str) -> None:
    intent = read(system=system, sheet=SHEETS[system], scene=SCENE, text=text)
    assert intent.needs_roll
    assert intent.manner in ("fight", "shoot")


def test_nobody_is_attacked_for_want_of_another_reading() -> None:
    sheet = SHEETS["stitcher"]
    calm = read(system="stitcher", sheet=sheet, scene=SCENE, text="I frobnicate the pots")
    assert calm.manner not in ("fight", "shoot", "blast")


@pytest.mark.parametrize("system", SHEETS)
@pytest.mark.parametrize("text", ["I look around the room", "I go to the harbour", "I walk home"])
def test_the_learned_reading_makes_no_attempt_of_plain_acts(system: str, text: str) -> None:
    intent = read(system=system, sheet=SHEETS[system], scene=SCENE, text=text)
    assert not intent.needs_roll


@pytest.mark.parametrize("scene", [
    "a crypt. Here: ghoul (2).",
    "the gate of Ravensburg in the rain. A tall guard stands under the arch. Here: guard (d8).",
    "a yard below a high wall",
])  # fmt: skip
@pytest.mark.parametrize(
    "text", ["I sneak past the guard", "I sneak into the house", "I sneak past him"]
)
def test_going_unseen_is_an_attempt_whoever_is_there(scene: str, text: str) -> None:
    sheet = {
        "name": "Mara",
        "archetypes": {"Careful Thief": "d12", "Informer": "d10", "Thief": "d8"},
        "initiative": "d6",
        "health": 10,
        "equipment": ["Dark Cloak", "Hooked Knife", "Lockpicks", "Hand Axe"],
    }
    intent = read(system="altars", sheet=sheet, scene=scene, text=text)
    assert intent.needs_roll
    assert intent.manner == "sneak"


@pytest.mark.parametrize("text", ["look around", "take a short rest", "wait here", "hit the road"])
def test_plain_acts_need_no_pronoun(text: str) -> None:
    assert everyday(text) == everyday(f"I {text}")
    assert everyday(text) is not None


@pytest.mark.parametrize(
    ("text", "is_plain"),
    [
        ("I hold out my hand to the ferryman", True),
        ("I hold out the whistle to Ada", True),
        ("I hold up my lantern and look around", True),
        ("I hold out my hand to help him over the gap", False),
        ("I hold out a coin to distract him", False),
        ("I hold out the night", False),
        ("I hold up the beam", False),
    ],
)
def test_what_is_held_out_to_somebody_is_plain(text: str, is_plain: bool) -> None:
    assert (everyday(text) is not None) == is_plain
