"""The oracle's exact odds are what its dice do, face by face."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from companion.errors import BadInputError
from companion.oracle import LIKELIHOODS, answer_odds, likelihood_of, scene_odds
from companion.oracle.odds import (
    ANSWER_SIDES,
    MOST_TENSION,
    SCENE_SIDES,
    moved,
    read_answer,
    read_scene,
)
from companion.oracle.readings import ANSWERS, EVENTS, FOCI, FOCUS_SIDES, focus_of
from companion.oracle.words import SIDES, SUBJECTS, VERBS, pair

TENSIONS = range(MOST_TENSION + 1)


@pytest.mark.parametrize("likelihood", LIKELIHOODS)
@pytest.mark.parametrize("tension", TENSIONS)
def test_answer_odds_are_counted_from_all_faces(likelihood, tension):
    counts: Counter[str] = Counter()
    events = 0
    faces = list(product(*(range(1, sides + 1) for sides in ANSWER_SIDES)))
    for thrown in faces:
        yes, turn, event = read_answer(likelihood, tension, thrown)
        counts[("yes" if yes else "no") + (f"_{turn}" if turn else "")] += 1
        events += event
    odds = answer_odds(likelihood, tension)
    assert odds.pop("event") == Fraction(events, len(faces))
    assert odds == {name: Fraction(counts[name], len(faces)) for name in odds}
    assert sum(odds.values()) == 1


def test_each_step_of_likelihood_is_likelier_than_the_one_before():
    chances = [
        sum(p for name, p in answer_odds(step, 2).items() if name.startswith("yes"))
        for step in LIKELIHOODS
    ]
    assert len(chances) == 7
    assert chances == sorted(set(chances))
    assert chances[3] == Fraction(1, 2)


def test_tension_brings_turns_and_events_and_never_changes_yes():
    for step in LIKELIHOODS:
        calm, tense = answer_odds(step, 0), answer_odds(step, MOST_TENSION)
        assert tense["event"] > calm["event"]
        assert tense["yes"] < calm["yes"]
        yes = [sum(o[n] for n in ("yes_and", "yes", "yes_but")) for o in (calm, tense)]
        assert yes[0] == yes[1]


@pytest.mark.parametrize("tension", TENSIONS)
def test_scene_odds_are_counted_from_all_faces(tension):
    found = Counter(read_scene(tension, face) for face in range(1, SCENE_SIDES + 1))
    assert scene_odds(tension) == {
        result: Fraction(found[result], SCENE_SIDES) for result in scene_odds(tension)
    }


def test_a_tense_story_is_interrupted_more_often():
    surprises = [1 - scene_odds(t)["as expected"] for t in TENSIONS]
    assert surprises == sorted(surprises)
    assert surprises[0] < surprises[-1] < 1


def test_there_are_enough_words_and_each_pair_reads_as_a_phrase():
    assert len(VERBS) + len(SUBJECTS) >= 300
    assert len(set(VERBS)) == len(VERBS)
    assert len(set(SUBJECTS)) == len(SUBJECTS)
    assert max(SIDES) <= 256, "one byte chooses a word"
    assert all(word.split()[0] in ("a", "an", "the") for word in SUBJECTS)
    assert pair(1, 1) == (VERBS[0], SUBJECTS[0])
    assert pair(*SIDES) == (VERBS[-1], SUBJECTS[0])  # the wrong man cannot be withheld


def test_every_focus_and_every_answer_has_words():
    assert {focus_of(face) for face in range(1, FOCUS_SIDES + 1)} == set(EVENTS)
    assert [name for name, _ in FOCI] == list(EVENTS)
    assert set(ANSWERS) == set(answer_odds("even", 0)) - {"event"}
    for pool in (*ANSWERS.values(), *EVENTS.values()):
        assert len(set(pool)) == len(pool)


@pytest.mark.parametrize(("text", "step"), [("", "even"), ("LIKELY", "likely"), ("rem", "remote")])
def test_a_likelihood_may_be_shortened(text, step):
    assert likelihood_of(text) == step


@pytest.mark.parametrize("text", ["maybe", "50%", "l i k e l y"])
def test_no_likelihood_is_told_with_the_seven_there_are(text):
    with pytest.raises(BadInputError, match="remote, unlikely, doubtful"):
        likelihood_of(text)


def test_tension_stays_within_bounds():
    assert moved(MOST_TENSION, 1) == MOST_TENSION
    assert moved(0, -1) == 0
