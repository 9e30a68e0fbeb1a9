"""Stems, synonyms and short forms."""

from companion.retrieval.lexicon import (
    CORRECTION_WEIGHT,
    SYNONYM_WEIGHT,
    Lexicon,
    Stemmer,
    stem_groups,
)


def test_stems_are_those_of_porter_and_stable() -> None:
    stemmer = Stemmer()
    assert stemmer.stem(["rolling", "difficulties", "rolling"]) == ["roll", "difficulti", "roll"]
    assert stemmer.stem([]) == []


def test_a_word_takes_the_synonyms_of_its_group() -> None:
    stemmer = Stemmer()
    lexicon = Lexicon(stem_groups([["oil", "fuel", "lamp oil"]], stemmer), stemmer)
    (slot,) = lexicon.slots("where is my fuel")
    assert slot.alternatives == {
        ("fuel",): 1.0,
        ("oil",): SYNONYM_WEIGHT,
        ("lamp", "oil"): SYNONYM_WEIGHT,
    }


def test_a_phrase_takes_its_group_once() -> None:
    stemmer = Stemmer()
    lexicon = Lexicon(stem_groups([["initiative", "turn order"]], stemmer), stemmer)
    turn, order = lexicon.slots("turn order?")
    assert ("initi",) in turn.alternatives
    assert ("initi",) not in order.alternatives


def test_corrections_and_short_forms_bring_their_synonyms() -> None:
    stemmer = Stemmer()
    groups = stem_groups([["merchant", "trader"], ["health", "life"]], stemmer)
    lexicon = Lexicon(groups, stemmer)
    merchant, health = lexicon.slots("merchent hp", {"merchent": "merchant"})
    assert merchant.alternatives[("merchant",)] == CORRECTION_WEIGHT
    assert merchant.alternatives[("trader",)] == SYNONYM_WEIGHT
    assert health.alternatives[("health",)] == 1.0
    assert health.alternatives[("life",)] == SYNONYM_WEIGHT


def test_a_question_without_words_has_no_slots() -> None:
    stemmer = Stemmer()
    assert Lexicon(stem_groups([["a", ""]], stemmer), stemmer).slots("?!") == []
