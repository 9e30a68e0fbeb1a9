"""Meaning words: many, each known, and paired so that they go together."""

import itertools

from companion.oracle.words import BEINGS, SIDES, SUBJECTS, TO_BEINGS, TO_THINGS, VERBS, pair


def test_every_word_that_is_sorted_is_one_of_the_words():
    assert set(SUBJECTS) >= BEINGS
    assert set(VERBS) >= TO_BEINGS | TO_THINGS
    assert not TO_BEINGS & TO_THINGS


def test_every_pair_of_faces_gives_words_that_go_together():
    verbs, subjects = SIDES
    for faces in itertools.product(range(1, verbs + 1), range(1, subjects + 1)):
        verb, subject = pair(*faces)
        assert verb == VERBS[faces[0] - 1]
        assert subject in BEINGS or verb not in TO_BEINGS
        assert subject not in BEINGS or verb not in TO_THINGS


def test_no_word_is_lost():
    verbs, subjects = SIDES
    met = {pair(v, s) for v in range(1, verbs + 1) for s in range(1, subjects + 1)}
    assert {verb for verb, _ in met} == set(VERBS)
    assert {subject for _, subject in met} == set(SUBJECTS)
    assert len(VERBS) + len(SUBJECTS) >= 300
