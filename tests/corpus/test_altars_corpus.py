"""The rules corpus of Altars & Archetypes: ids, cover of the inventory, printed values."""

import importlib.resources
import re
import tomllib
from collections import Counter
from typing import Any

import pytest
import yaml

from tests.corpus.reading import first_sentence, load_gaps, load_sections

FOLDER = importlib.resources.files("rules_corpus") / "altars"
INVENTORY = {f"A-{number:02d}" for number in range(1, 83)}
ABOUT_THE_FOLDER = {"README.md", "LICENSE.md", "gaps.md"}
ID = re.compile(r"altars:[a-z]+/[a-z0-9]+(-[a-z0-9]+)*")
RULING = re.compile(r"RA-(\d\d)")
SENTENCE_END = re.compile(r"[.!?](?=\s|$)")


def _read(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


SECTIONS = load_sections(FOLDER, ABOUT_THE_FOLDER)
GAPS = load_gaps(FOLDER)
ALL = [*SECTIONS, *GAPS]
BY_ID = {item["id"]: item for item in ALL}


def _spoken(text: str) -> str:
    return " ".join(re.findall(r"[a-z0-9+]+", text.lower().replace("'", "")))


def _rows(section_id: str) -> list[list[str]]:
    lines = [line for line in BY_ID[section_id]["text"].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_there_is_a_corpus_of_the_expected_size() -> None:
    assert len(SECTIONS) >= 60
    assert len(GAPS) >= 80


def test_ids_are_well_formed_and_unique() -> None:
    assert [item["id"] for item in ALL if not ID.fullmatch(item["id"])] == []
    assert len(BY_ID) == len(ALL)


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section["id"])
def test_a_section_is_complete(section: dict[str, Any]) -> None:
    assert section["file"] == section["id"].removeprefix("altars:").replace("/", "-") + ".md"
    assert section["heading"] == section["title"]
    assert section["section"].strip()
    assert section["kind"] in {"rule", "table"}
    assert ("|---|" in section["text"]) == (section["kind"] == "table")


@pytest.mark.parametrize("item", ALL, ids=lambda item: item["id"])
def test_the_answer_comes_first_and_is_short(item: dict[str, Any]) -> None:
    first = first_sentence(item["text"])
    assert not first.startswith(("|", "Example", "Dicebound"))
    assert 4 <= len(first.split()) < 35


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section["id"])
def test_a_section_stays_small(section: dict[str, Any]) -> None:
    prose = "\n".join(line for line in section["text"].splitlines() if not line.startswith("|"))
    assert 2 <= len(SENTENCE_END.findall(prose)) <= 14
    assert len(prose.split()) <= 190


@pytest.mark.parametrize("gap", GAPS, ids=lambda gap: gap["id"])
def test_a_gap_is_complete(gap: dict[str, Any]) -> None:
    assert gap["id"].startswith("altars:gaps/")
    assert set(gap) == {
        "id", "title", "status", "inventory", "terms", "asked_as", "instead", "text",
    }  # fmt: skip
    assert gap["status"] in {"open", "not_covered"}
    # What the book half-defines is a mechanic of the book; what it lacks altogether is none.
    assert bool(gap["inventory"]) == (gap["status"] == "open")
    assert len(gap["terms"]) >= 2
    assert all(isinstance(term, str) and term == term.lower() for term in gap["terms"])
    assert len(SENTENCE_END.findall(gap["instead"])) == 1
    assert 1 <= len(SENTENCE_END.findall(gap["text"])) <= 3


def test_references_resolve() -> None:
    dangling = [(s["id"], to) for s in SECTIONS for to in s["see_also"] if to not in BY_ID]
    assert dangling == []
    assert [s["id"] for s in SECTIONS if not s["see_also"] or s["id"] in s["see_also"]] == []


def test_every_mechanic_is_covered_and_none_is_made_up() -> None:
    assert {key for item in ALL for key in item["inventory"]} == INVENTORY
    assert {key for section in SECTIONS for key in section["inventory"]} == INVENTORY


def test_every_default_reading_that_changes_an_answer_is_named() -> None:
    texts = [item["text"] + " " + item.get("instead", "") for item in ALL]
    cited = {int(number) for text in texts for number in RULING.findall(text)}
    # RA-04 is stated by the book itself; RA-47 (who throws the difficulty die) changes no number.
    assert set(range(1, 49)) - {4, 47} == cited


def test_a_default_reading_is_never_passed_off_as_the_book() -> None:
    for item in ALL:
        for text in (item["text"], item.get("instead", "")):
            for sentence in re.split(r"(?<=[.!?])\s", text):
                if RULING.search(sentence):
                    assert "default reading" in sentence, (item["id"], sentence)


@pytest.mark.parametrize("item", ALL, ids=lambda item: item["id"])
def test_questions_are_enough(item: dict[str, Any]) -> None:
    assert 6 <= len(item["asked_as"]) <= 30
    assert all(isinstance(question, str) and question.strip() for question in item["asked_as"])


def test_no_question_is_asked_twice() -> None:
    spoken = Counter(_spoken(question) for item in ALL for question in item["asked_as"])
    assert [question for question, count in spoken.items() if count > 1] == []


def test_no_term_of_a_gap_stands_in_a_question_that_a_rule_answers() -> None:
    questions = [
        (s["id"], f" {_spoken(question)} ") for s in SECTIONS for question in s["asked_as"]
    ]
    terms = [(gap["id"], term, f" {_spoken(term)} ") for gap in GAPS for term in gap["terms"]]
    taken = [
        (gap_id, term, section_id)
        for gap_id, term, spoken in terms
        for section_id, question in questions
        if spoken in question
    ]
    assert taken == []


def test_every_file_is_free_of_unprintable_characters() -> None:
    for entry in FOLDER.iterdir():
        if entry.name.endswith((".md", ".yaml", ".toml")):
            text = entry.read_text(encoding="utf-8")
            assert text.endswith("\n")
            assert all(char == "\n" or char.isprintable() for char in text), entry.name


def test_the_step_scale_names_the_next_die() -> None:
    rows = _rows("altars:dice/step-scale")
    dice = [row[1] for row in rows]
    assert dice == ["d4", "d6", "d8", "d10", "d12", "d20"]
    assert [row[2] for row in rows[:-1]] == dice[1:]


def test_advantages_climb_the_step_scale() -> None:
    rows = _rows("altars:advantage/size")
    assert [row[1] for row in rows] == ["d4", "d6", "d8", "d10", "d12", "d20"]


def test_the_sample_archetypes_are_the_printed_thirty_two() -> None:
    names = [name for row in _rows("altars:creation/samples") for name in row[1].split(", ")]
    assert len(names) == len(set(names)) == 32
    # Each can be found in a sentence too, since a table row is poor at being quoted.
    sentences = BY_ID["altars:creation/samples"]["text"].rsplit("|", 1)[1]
    assert [name for name in names if name not in sentences] == []


@pytest.mark.parametrize(
    ("section_id", "facts"),
    [
        ("altars:creation/keltur", ["Woodsman d12", "Druid d10", "Initiative d8", "Warrior d6"]),
        (
            "altars:monsters/hell-knight",
            ["warrior d8", "demonic d10", "initiative d6", "health points 15"],
        ),
        ("altars:creation/health", ["10 health points"]),
        ("altars:creation/starting-dice", ["one d6, one d8, one d10 and one d12"]),
        ("altars:creation/slow-start", ["two d6 and two d8"]),
        ("altars:difficulty/per-action", ["d10 to smash", "d6 to pick"]),
        ("altars:healing/rest", ["1 health point for each day"]),
        ("altars:magic/cost", ["1 health point"]),
        ("altars:items/samples", ["with a d4 once per day", "double damage to demons"]),
        ("altars:advancement/new-archetype", ["1 experience point", "begins at d6"]),
        (
            "altars:armour/special",
            ["slashing damage by 2", "arrow damage by 1", "halves all damage"],
        ),
    ],
)
def test_sections_state_the_printed_numbers(section_id: str, facts: list[str]) -> None:
    text = BY_ID[section_id]["text"]
    assert [fact for fact in facts if fact not in text] == []


def test_synonyms_are_groups_of_different_words() -> None:
    groups = yaml.safe_load(_read("synonyms.yaml"))
    assert len(groups) >= 60
    for group in groups:
        assert len(group) >= 3, group
        assert all(isinstance(word, str) and word == word.lower() for word in group), group
        assert len(set(group)) == len(group), group


def test_the_source_gives_credit_and_the_condition_of_the_licence() -> None:
    source = tomllib.loads(_read("source.toml"))
    assert source["slug"] == "altars"
    assert source["title"] == "Altars and Archetypes"
    assert source["author"] == "unknown"
    assert "Creative Commons" in source["licence"]
    assert "free as well" in source["licence_as_stated"]
    assert "reworded for Dicebound" in source["credit"]
    assert source["section_licence_file"] == "LICENSE.md"
    assert "free" in _read("LICENSE.md")
