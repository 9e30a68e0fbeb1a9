"""Corrections: what they are read from, and where they hold."""

import pytest

from companion.threads import Correction, Corrections, parse_correction


@pytest.mark.parametrize(
    ("text", "wrong", "right"),
    [
        ("it was Calzon, not Agatha", "Agatha", "Calzon"),
        ("No, it was Calzon and not Agatha.", "Agatha", "Calzon"),
        ("It was Calzon not Agatha, who stole the map", "Agatha", "Calzon"),
        ("that's really Odo, not the guard", "the guard", "Odo"),
        ("it was not Agatha but Calzon", "Agatha", "Calzon"),
        ("it wasn't Agatha, it was Calzon", "Agatha", "Calzon"),
        ("it wasn’t Agatha but Calzon", "Agatha", "Calzon"),
        ("the guard is called Odo", "the guard", "Odo"),
        ("the guard's name is Odo", "the guard", "Odo"),
        ("Agatha should be Calzon", "Agatha", "Calzon"),
        ("rename Agatha to Calzon", "Agatha", "Calzon"),
        ("replace Agatha with Calzon", "Agatha", "Calzon"),
        ("Calzon, not Agatha", "Agatha", "Calzon"),
        ("Calzon instead of Agatha", "Agatha", "Calzon"),
        ("it was Frau Weiß, not the O'Hara woman", "the O'Hara woman", "Frau Weiß"),
    ],
)
def test_corrections_are_read_as_people_write_them(text, wrong, right):
    assert parse_correction(text) == (wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Agatha limps",
        "remember the key",
        "it was not raining",
        "I am not sure about this, and it was a long way to the tower and back again in the dark",
        "it was Agatha, not agatha",
        "",
        "not now",
        "they did not see us",
        "I want bread, not stones",
    ],
)
def test_plain_notes_are_no_corrections(text):
    assert parse_correction(text) is None


def test_a_name_is_replaced_as_a_whole_word_with_its_article():
    corrected = Corrections([Correction(wrong="the guard", right="Odo")])
    assert corrected("The guard's lamp. A guard, the Guard!") == "Odo's lamp. Odo, Odo!"
    assert corrected("A bodyguard and the guards and the guard-room") == (
        "A bodyguard and the guards and the guard-room"
    )


def test_a_name_that_becomes_a_phrase_begins_a_sentence_with_a_capital():
    corrected = Corrections([Correction(wrong="Agatha", right="the widow")])
    assert corrected('Agatha waits. "Agatha!" You see Agatha.') == (
        'The widow waits. "The widow!" You see the widow.'
    )


def test_a_correction_of_the_last_words_leaves_the_rest_alone():
    corrected = Corrections([Correction(wrong="Agatha", right="Calzon", first=10, last=14)])
    assert corrected("Agatha nods.", 9) == "Agatha nods."
    assert corrected("Agatha nods.", 12) == "Calzon nods."
    assert corrected("Agatha nods.") == "Agatha nods.", "what is told from now on is new"


def test_signs_in_a_name_are_only_signs():
    corrected = Corrections([Correction(wrong="Dr. (X)", right=r"Dr. \1")])
    assert corrected("You meet Dr. (X) again.") == r"You meet Dr. \1 again."
