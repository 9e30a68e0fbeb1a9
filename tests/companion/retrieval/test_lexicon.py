"""Stems, synonyms and short forms."""

from companion.retrieval.lexicon import (
    CORRECTION_WEIGHT,
    SYNONYM_WEIGHT,
    Lexicon,
    Stemmer,
)


def test_stems_are_those_of_porter_and_stable() -> None:
    stemmer = Stemmer()
    assert stemmer.stem(["rolling", "difficulties", "rolling"]) == ["roll", "difficulti", "roll"]
    assert stemmer.stem([]) == []


def test_a_word_takes_the_synonyms_of_its_group() -> None:
    stemmer = Stemmer()
    lexicon = Lexicon([["oil", "fuel", "lamp oil"]], stemmer)
    (slot,) = lexicon.slots("where is my fuel")
    assert slot.alternatives == {
        ("fuel",): 1.0,
        ("oil",): SYNONYM_WEIGHT,
        ("lamp", "oil"): SYNONYM_WEIGHT,
    }


def test_a_phrase_takes_its_group_once() -> None:
    lexicon = Lexicon([["initiative", "turn order"]], Stemmer())
    turn, order = lexicon.slots("turn order?")
    assert ("initi",) in turn.alternatives
    assert ("initi",) not in order.alternatives


def test_corrections_and_short_forms_bring_their_synonyms() -> None:
    lexicon = Lexicon([["merchant", "trader"], ["health", "life"]], Stemmer())
    merchant, health = lexicon.slots("merchent hp", {"merchent": "merchant"})
    assert merchant.alternatives[("merchant",)] == CORRECTION_WEIGHT
    assert merchant.alternatives[("trader",)] == SYNONYM_WEIGHT
    assert health.alternatives[("health",)] == 1.0
    assert health.alternatives[("life",)] == SYNONYM_WEIGHT


def test_a_question_without_words_has_no_slots() -> None:
    assert Lexicon([["a", ""]], Stemmer()).slots("?!") == []
