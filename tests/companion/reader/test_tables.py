"""The word tables: every entry can be reached, and their parts agree with each other."""

import pytest

from companion.reader.fit import SKILL_OF
from companion.reader.grammar import LANGUAGES, grammar_of, guess_language
from companion.reader.lexicon import lexicon_of
from companion.reader.reader import read_by_rules
from companion.reader.sheet import sheet_elements
from companion.reader.stems import stem
from companion.reader.text import tidy, tokens_of, unfold, words_of
from companion.reader.words.callings import CALLINGS
from companion.reader.words.cues import CUES, WANTS
from companion.reader.words.flaws import DOMAINS, FLAWS
from companion.reader.words.grammar import GRAMMAR
from companion.reader.words.scenes import FACTS
from companion.reader.words.things import FALSE_FRIENDS, NOUNS, THINGS


@pytest.mark.parametrize(
    ("table", "cells"), [(CALLINGS, 3), (THINGS, 4), (NOUNS, 2), (FLAWS, 2), (FACTS, 2), (CUES, 2)]
)
def test_rows_have_all_their_cells(table: str, cells: int) -> None:
    for row in unfold(table):
        assert row.count("|") == cells - 1, row[:60]


def test_flaws_name_known_domains() -> None:
    for row in unfold(FLAWS):
        assert set(row.split("|")[0].split()) <= {*DOMAINS, "all"}


def test_wanted_classes_and_facts_exist() -> None:
    facts = {row.split("|")[0].strip() for row in unfold(FACTS)}
    classes = {row.split("|")[0].strip() for row in unfold(NOUNS + THINGS)}
    for key in WANTS:
        assert key.strip("<>") in (classes if key.startswith("<") else facts), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_pattern_classes_exist(language: str) -> None:
    classes = {row.split("|")[0].strip() for row in unfold(NOUNS + THINGS)} | {"being"}
    for patterns in lexicon_of(language).patterns.values():
        for pattern in patterns:
            for element in pattern.elements:
                assert element.classes <= classes | {"bait"}, (pattern, element.classes - classes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_kinds_of_small_words(language: str) -> None:
    assert GRAMMAR[language].keys() == GRAMMAR["en"].keys()
    assert all(grammar_of(language).phrases.values())


def test_every_rolled_manner_has_a_skill() -> None:
    trivial = {"rest", "eat", "talk", "move", "look", "handle", "think", "ready", "withdraw",
               "signal", "surrender", "listen", "chore"}  # fmt: skip
    attacks = {"fight", "shoot", "buy"}
    manners = (
        {p.manner for rows in lexicon_of("en").patterns.values() for p in rows} - trivial - attacks
    )
    assert manners <= set(SKILL_OF), manners - set(SKILL_OF)


@pytest.mark.parametrize("language", LANGUAGES)
def test_false_friends_are_left_out(language: str) -> None:
    nouns = lexicon_of(language).nouns
    for pair in FALSE_FRIENDS[language].split():
        word, name = pair.split(":")
        rows = nouns.get((stem(word, language),), ())
        assert (len(word), name) not in rows or word.endswith("s"), pair


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I climb over the wall and then I run", "en"),
        ("Ich klettere über die Mauer und renne weg", "de"),
        ("Je grimpe sur le mur et puis je cours", "fr"),
        ("Trepo por el muro y luego salgo corriendo", "es"),
    ],
)
def test_language_is_guessed(text: str, language: str) -> None:
    assert guess_language(words_of(text)) == language


@pytest.mark.parametrize(
    ("forms", "language"),
    [
        (("climb", "climbs", "climbed", "climbing"), "en"),
        (("carry", "carries", "carried", "carrying"), "en"),
        (("klettern", "klettere", "kletterst", "geklettert"), "de"),
        (("sauter", "saute", "sautons", "sautais"), "fr"),
        (("saltar", "salto", "saltando", "saltamos"), "es"),
    ],
)
def test_forms_of_a_verb_share_their_stem(forms: tuple[str, ...], language: str) -> None:
    assert len({stem(form, language) for form in forms}) == 1


@pytest.mark.parametrize(
    ("name", "is_flaw"),
    [
        ("Old Gun", False), ("Bad leg", True), ("Gouty foot", True), ("Steady hands", False),
        ("Sprained ankle", True), ("Wanted", True), ("Cybernetic arm", False), ("Ugly", True),
        ("Verstauchter Knöchel", True), ("Großwildjäger", False), ("Cheville foulée", True),
        ("Manos temblorosas", True), ("Afraid of heights", True), ("Silver tongue", False),
        ("Not easily scared", False), ("Unshaken", False), ("Cold nerves", False),
        ("Not afraid of heights", False), ("No left hand", True), ("Unarmed", True),
    ],
)  # fmt: skip
def test_negative_traits_are_known_as_such(name: str, is_flaw: bool) -> None:
    (element,) = sheet_elements({"traits": [{"name": name, "weight": 1}]})
    assert element.is_flaw is is_flaw


def test_long_text_keeps_its_beginning_and_its_end() -> None:
    text = tidy("START " + "x " * 500_000 + " END")
    assert text.startswith("START")
    assert text.endswith("END")
    assert len(text) < 5000


def test_quotes_are_told_from_apostrophes() -> None:
    tokens = tokens_of(
        tidy("I don't say 'run away' to Tom's dog"), language="en", joins=frozenset()
    )
    quoted = [t.word for t in tokens if t.quoted]
    assert quoted == ["run", "away"]


@pytest.mark.parametrize(
    ("text", "whom"),
    [
        ("I throw the harbour master overboard", "harbour master"),
        ("I shove the diver into the water", "Ondine the diver"),
        ("I push Brandt off the boat", "Calico Brandt"),
    ],
)
def test_who_is_thrown_is_the_one_named_and_no_harbour(text: str, whom: str) -> None:
    here = "Here: Ondine the diver (2), the harbour master (3), Calico Brandt (4)."
    scene = f"the floating market. Two hundred boats lie here. {here}"
    found = read_by_rules(system="stitcher", sheet={}, scene=scene, text=text)[2]
    assert (found.manner, found.opponent) == ("grapple", whom)


def test_who_hauls_themselves_up_climbs() -> None:
    text = "I haul myself back aboard"
    assert read_by_rules(system="stitcher", sheet={}, scene="", text=text)[2].manner == "climb"
