"""Phrases learnt from authored questions tell sibling rules apart."""

import numpy as np
import pytest

from companion.retrieval.index import BookIndex
from companion.retrieval.lexicon import Stemmer
from companion.retrieval.phrases import ROWS, learn, likelihood, phrase_rows

USE_UP = ["do i use up the rope", "is the rope used up", "what uses up rope", "rope use up cost"]
USE_AGAIN = ["do i use the rope again", "again the rope", "rope used again", "use again rope cost"]


def learnt(repeat: int = 8) -> tuple[np.ndarray, np.ndarray]:
    texts = (USE_UP + USE_AGAIN) * repeat
    passage_of = np.array([0] * 4 + [1] * 4, dtype=np.intp)
    result = learn(
        texts,
        np.tile(passage_of, repeat),
        np.ones(len(texts), dtype=np.float32),
        3,
        Stemmer(),
    )
    assert result is not None
    return result


@pytest.mark.parametrize(("question", "first"), [("use up a rope?", 0), ("used it again?", 1)])
def test_words_beside_each_other_tell_siblings_apart(question: str, first: int) -> None:
    rarity, weights = learnt()
    found = likelihood(question, rarity, weights, Stemmer())
    assert int(found.argmax()) == first
    assert found.min() >= 0
    assert found.max() <= 1


def test_a_question_of_unknown_words_favours_no_passage() -> None:
    rarity, weights = learnt()
    for question in ("zyzzyva quux", ""):
        assert np.ptp(likelihood(question, rarity, weights, Stemmer())) < 1e-9


def test_learning_gives_the_same_numbers_each_time() -> None:
    for once, again in zip(learnt(), learnt(), strict=True):
        assert np.array_equal(once, again)


def test_a_book_of_few_texts_is_not_learnt_from() -> None:
    one = np.zeros(1, dtype=np.intp)
    assert learn(["a rope"], one, np.ones(1, dtype=np.float32), 1, Stemmer()) is None


def test_rows_are_the_same_on_every_machine() -> None:
    assert phrase_rows("Climbing ropes", Stemmer()) == phrase_rows("climb rope", Stemmer())
    assert all(0 <= row < ROWS for row in phrase_rows("a b c d", Stemmer()))
    assert phrase_rows("rope", Stemmer()) == [5943]


def test_a_book_on_file_keeps_what_was_learnt(lantern: BookIndex) -> None:
    found = lantern.phrases("how do i light the lantern", Stemmer())
    assert found.shape == (len(lantern.passages),)
