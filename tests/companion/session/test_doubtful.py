"""Two readings of the same words are offered as sentences, and only where they differ."""

import pytest

from companion.reader import Intent, read_as_attempt, read_in_play
from companion.session.doubtful import MAY_FAIL, helped, plainly, which

PLAIN = Intent(needs_roll=False, kind="none", manner="handle")
TRIED = Intent(needs_roll=True, kind="challenge", manner="lift", goal="carry the benches out")


def test_a_roll_that_may_be_none_is_asked_about() -> None:
    intent = TRIED.model_copy(update={"instead": PLAIN, "then": "I sit down"})
    asked = which(intent, "I carry my benches out", [], typed="I carry my benches out and sit")
    assert asked is not None
    plain, tried = asked.options
    assert (plain.said, tried.said) == ("You carry your benches out (no roll).", MAY_FAIL)
    assert plain.intent is not None
    assert tried.intent is not None
    assert (plain.intent.needs_roll, tried.intent.needs_roll) == (False, True)
    assert plain.intent.then == tried.intent.then == "I sit down", "nothing is lost"
    assert {plain.text, tried.text} == {"I carry my benches out and sit"}


def test_a_plain_deed_that_may_be_an_attempt_is_asked_about() -> None:
    intent = PLAIN.model_copy(update={"instead": TRIED})
    asked = which(intent, "I bail out the hold", [], typed="I bail out the hold")
    assert asked is not None
    assert asked.options[0].said == "You bail out the hold (no roll)."


@pytest.mark.parametrize(
    ("intent", "text"),
    [
        (TRIED, "I carry the benches out"),  # nothing else was read
        (PLAIN, "I carry the benches out"),
        (TRIED.model_copy(update={"instead": PLAIN}), "I try to carry the benches out"),
        (TRIED.model_copy(update={"instead": PLAIN}), "I tell Kesh to come with me"),
        (PLAIN.model_copy(update={"instead": TRIED}), "hello there"),
        (
            TRIED.model_copy(update={"instead": PLAIN, "kind": "magic"}),
            "I call on my god",
        ),
        (
            TRIED.model_copy(update={"instead": Intent(needs_roll=False, kind="question")}),
            "Is it heavy",
        ),
    ],
)
def test_what_is_plain_is_not_asked_about(intent: Intent, text: str) -> None:
    assert which(intent, text, [], typed=text) is None


def test_who_speaks_to_somebody_is_answered_and_not_asked() -> None:
    talk = PLAIN.model_copy(update={"manner": "talk"})
    tried = TRIED.model_copy(update={"manner": "persuade", "kind": "opposed", "instead": talk})
    asked = which(tried, "we talk about the way home", [], typed="we talk about the way home")
    assert asked is None


def test_words_of_another_language_are_offered_without_quoting_them() -> None:
    talk = PLAIN.model_copy(update={"language": "de"})
    tried = TRIED.model_copy(update={"instead": talk, "language": "de"})
    asked = which(tried, "die Treppe hoch", [], typed="die Treppe hoch")
    assert asked is not None
    assert asked.options[0].said == "It is simply done (no roll)."


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("I cut Ines loose", "Ines Marr"),
        ("I untie Ines", "Ines Marr"),
        ("I let Ines go", "Ines Marr"),
        ("I carry Ines out of the fire", "Ines Marr"),
        ("I cut the rope loose", ""),
        ("I stab Ines", ""),
    ],
)
def test_who_is_helped(text: str, who: str) -> None:
    assert helped(text, ["Ines Marr", "Hob"]) == who


def test_a_blow_at_whoever_is_helped_is_asked_about() -> None:
    blow = Intent(needs_roll=True, kind="attack", manner="fight", opponent="Ines Marr")
    asked = which(blow, "I cut Ines loose", ["Ines Marr"], typed="I cut Ines loose")
    assert asked is not None
    plain, tried = asked.options
    assert plain.said == "You cut Ines loose, to help (no roll)."
    assert plain.intent is not None
    assert plain.intent.target is None, "whoever is helped is not spoken to"
    assert tried.intent is not None
    assert tried.intent.opponent == "Ines Marr"


def test_a_blow_at_nobody_who_is_named_is_asked_about() -> None:
    blow = Intent(needs_roll=True, kind="attack", manner="fight", opponent="Ysolt the hunter")
    people = ["Ysolt the hunter"]
    text = "I wedge a spear across the entrance"
    asked = which(blow, text, people, typed=text)
    assert asked is not None
    assert [option.said for option in asked.options] == [
        "You wedge a spear across the entrance (no roll).",
        MAY_FAIL,
        "You attack Ysolt the hunter (a roll).",
    ]
    tried = asked.options[1].intent
    assert tried is not None
    assert (tried.kind, tried.opponent) == ("challenge", None)
    for plain in ("I swing my spear", "I go for Ysolt with my spear", "I lay into them"):
        assert which(blow, plain, people, typed=plain) is None
    chosen = blow.model_copy(update={"opponent_is_chosen": True})
    assert which(chosen, text, people, typed=text) is None


def test_the_plain_reading_of_a_roll_keeps_what_follows() -> None:
    intent = TRIED.model_copy(update={"then": "I sit down"})
    assert plainly(intent).then == "I sit down"
    assert plainly(intent.model_copy(update={"instead": PLAIN})).then == "I sit down"
    assert plainly(TRIED.model_copy(update={"manner": "deceive"})).manner == "talk"


SCENE = "a galley. Rain. The cook sings."
SHEET = {"name": "Mara", "traits": [{"name": "Sailor", "weight": 3}]}


def test_the_reader_says_where_it_is_in_doubt() -> None:
    intent = read_in_play(
        system="stitcher", sheet=SHEET, scene=SCENE, text="I keep an eye on it and eat my supper"
    )
    if intent.instead is not None:
        assert intent.instead.needs_roll is not intent.needs_roll
    sure = read_in_play(
        system="stitcher", sheet=SHEET, scene=SCENE, text="I climb the rigging in the storm"
    )
    assert sure.instead is None
    assert "instead" not in intent.model_dump()


@pytest.mark.parametrize("text", ["I wave at the cook", "I look around", "hello", "I sit down"])
def test_whatever_the_player_says_is_a_roll_becomes_one(text: str) -> None:
    for system in ("stitcher", "altars", "skitterbarren"):
        intent = read_as_attempt(system=system, sheet=SHEET, scene=SCENE, text=text)
        assert intent.needs_roll
        assert intent.kind not in ("none", "question")
