"""What much prose may make up: it is answered about the very thing, and seldom withheld."""

import pytest

from companion.narration.brief import Attempt, Brief, Person, Setting, Stakes
from companion.narration.gate import Gate
from companion.narration.prose.facts import Facts
from companion.narration.prose.reading import Reading
from companion.narration.prose.speaking import player_speaks
from companion.narration.prose.suspicion import suspicions
from companion.narration.prose_check import check_prose, find_gaps
from engine.api import Effect

BRIEF = Brief(
    system="stitcher",
    attempt=Attempt(
        actor="Odile", text="I talk the porter into letting me through.", manner="convince"
    ),
    setting=Setting(
        place="the north gate",
        people=(Person(name="the porter"),),
        items=("Lantern", "Flute"),
    ),
    stakes=Stakes(success="The porter lets you through.", failure="The porter sends you away."),
    degree="regular_success",
    passed=True,
    direction=1,
)
LONG = [
    "The porter lets you through.",
    "He does it the way he does everything, with a sigh and a look at the sky, as if the rain were "
    "a cousin of his who had stayed too long and would not be told.",
    "Beyond the arch the street goes down between shuttered shops to the river.",
]


def found(*sentences: str) -> set[str]:
    return {fault.kind for fault in check_prose(sentences, BRIEF, ())}


def abouts(*sentences: str) -> set[str]:
    return {gap.about for gap in find_gaps(sentences, BRIEF, ()) if gap.kind == "claim"}


GIVEN = "On the step under the arch he presses a small silver key on you, and waves you on."


def test_a_gain_is_withheld_in_few_words_and_answered_in_many():
    assert "gain" in found("The porter lets you through.", GIVEN)
    assert "gain" not in found(*LONG, GIVEN)
    assert "gain" in abouts(*LONG, GIVEN)
    assert "gain" in found(*LONG, "A clerk hands you a silver key.")


@pytest.mark.parametrize(
    "told",
    [
        "The lantern finds a stair going down.",
        "The last note of the flute has hardly gone.",
        "The lantern has gone out.",
    ],
)
def test_a_thing_that_shows_another_or_fades_is_not_lost(told: str) -> None:
    assert "loss" not in found("The porter lets you through.", told)


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("gain", "The boy had lost his shield."),
        ("wound", "The fire behind you has burned down."),
        ("person", "He mutters at somebody called Ruthie."),
    ],
)
def test_what_is_only_spoken_of_is_none(kind: str, told: str) -> None:
    assert kind not in found("The porter lets you through.", told)


def test_what_another_says_of_you_is_not_said_by_you():
    facts = Facts.of(BRIEF, (), ())
    for told, speaks in (('"You said," she says.', False), ('"Only me," you call.', True)):
        assert bool([*player_speaks(Reading.of([told], facts), [told])]) is speaks


def test_signs_come_to_a_suspicion_together_and_in_whole_narrations_only():
    facts = Facts.of(BRIEF, (), ())
    thing = "A purse of coins and a brass whistle lie beside you, a knife in your sleeve."
    told = [*LONG, thing]
    assert "gain" in {standing.about for standing in suspicions(told, facts)}
    assert not [*suspicions(LONG, facts)]
    assert not [*suspicions([thing], facts)]


def test_a_line_of_company_waits_where_an_effect_grants_it():
    joins = Effect(
        kind="relation",
        change="gain",
        target="the porter",
        name="The porter comes along",
        size=1,
        good=True,
        tell="The porter comes along.",
    )
    dog = "A man with a dog comes up to your side, follows at your heel and stays with you."
    told = [*LONG, dog]
    assert "helper" in {s.about for s in suspicions(told, Facts.of(BRIEF, (), ()))}
    assert "helper" not in {s.about for s in suspicions(told, Facts.of(BRIEF, (joins,), ()))}


def test_the_gate_lets_a_beginning_go_on_and_a_story_be_told_of():
    gate = Gate(BRIEF, must_show=True)
    told = "Her smile closes, and the next story she begins is for everyone at the table but you."
    assert gate.take(told) == ()
    assert gate.take("The story is over.") != ()


def test_what_the_result_tells_gives_no_secret_away():
    lame = Effect(
        kind="knowledge",
        change="gain",
        target="Odile",
        name="a lame thief",
        size=1,
        good=True,
        tell="Odile learns that the thief is lame in the left foot.",
    )
    secret = ("The sexton is the thief who is lame.",)
    told = ["The prints are of a lame foot, and the thief went this way."]
    assert not check_prose(told, BRIEF, (lame,), secrets=secret)
    assert check_prose(["The lame thief is the sexton."], BRIEF, (lame,), secrets=secret)
