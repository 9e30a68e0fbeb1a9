"""The rules corpus of Stitcher: ids, cover of the inventory, questions, and form of the answers."""

import importlib.resources
import re
import tomllib
from collections import Counter
from typing import Any

import pytest
import yaml

from tests.corpus.reading import first_sentence, load_gaps, load_sections

FOLDER = importlib.resources.files("rules_corpus") / "stitcher"
INVENTORY = {f"S-{number:02d}" for number in range(1, 87)}
NOT_SECTIONS = {"README.md", "gaps.md"}
ID = re.compile(r"stitcher:[a-z]+/[a-z0-9]+(-[a-z0-9]+)*")
RULING = re.compile(r"RS-(\d\d)")


def _read(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


SECTIONS = load_sections(FOLDER, NOT_SECTIONS)
GAPS = load_gaps(FOLDER)
ALL = [*SECTIONS, *GAPS]


def _prose(section: dict[str, Any]) -> str:
    return "\n".join(line for line in section["text"].splitlines() if not line.startswith("|"))


def test_there_is_a_corpus_of_the_expected_size() -> None:
    assert len(SECTIONS) >= 45
    assert len(GAPS) >= 50


def test_ids_are_well_formed_and_unique() -> None:
    assert [item["id"] for item in ALL if not ID.fullmatch(item["id"])] == []
    assert [key for key, count in Counter(item["id"] for item in ALL).items() if count > 1] == []


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section["id"])
def test_a_section_is_complete(section: dict[str, Any]) -> None:
    assert section["file"] == section["id"].removeprefix("stitcher:").replace("/", "-") + ".md"
    assert section["heading"] == section["title"]
    assert section["kind"] in {"rule", "table"}
    assert section["section"].strip()
    assert ("|---|" in section["text"]) == (section["kind"] == "table")


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section["id"])
def test_the_answer_comes_first_and_is_short(section: dict[str, Any]) -> None:
    prose = _prose(section)
    assert len(first_sentence(prose).split()) < 35
    assert 2 <= len(re.findall(r"[.!?](?=\s|$)", prose)) <= 9


@pytest.mark.parametrize("gap", GAPS, ids=lambda gap: gap["id"])
def test_a_gap_is_complete(gap: dict[str, Any]) -> None:
    assert gap["id"].startswith("stitcher:gaps/")
    assert set(gap) == {
        "id", "title", "status", "inventory", "terms", "asked_as", "instead", "text",
    }  # fmt: skip
    assert gap["status"] in {"open", "not_covered"}
    assert len(gap["terms"]) >= 4
    assert all(isinstance(term, str) for term in gap["terms"])
    assert len(first_sentence(gap["text"]).split()) < 35
    assert len(re.findall(r"[.!?](?=\s|$)", gap["instead"])) == 1


def test_references_resolve() -> None:
    known = {item["id"] for item in ALL}
    dangling = {(section["id"], target) for section in SECTIONS for target in section["see_also"]}
    assert {pair for pair in dangling if pair[1] not in known} == set()
    assert [section["id"] for section in SECTIONS if not section["see_also"]] == []


def test_every_mechanic_is_covered_and_none_is_made_up() -> None:
    cited = {key for item in ALL for key in item["inventory"]}
    assert cited == INVENTORY
    by_rules = {key for section in SECTIONS for key in section["inventory"]}
    assert by_rules == INVENTORY


def test_every_default_reading_that_changes_an_answer_is_named() -> None:
    text = "\n".join(item["text"] for item in ALL)
    cited = {f"RS-{number}" for number in RULING.findall(text)}
    expected = {f"RS-{number:02d}" for number in range(1, 42)}
    assert expected - cited == set()
    assert cited <= {f"RS-{number:02d}" for number in range(1, 43)}


@pytest.mark.parametrize("item", ALL, ids=lambda item: item["id"])
def test_questions_are_enough_and_differ(item: dict[str, Any]) -> None:
    questions = item["asked_as"]
    assert 6 <= len(questions) <= 30
    assert all(isinstance(question, str) and question.strip() for question in questions)


def test_no_question_is_asked_twice() -> None:
    spoken = Counter(
        " ".join(re.findall(r"[a-z0-9]+", question.lower()))
        for item in ALL
        for question in item["asked_as"]
    )
    assert [question for question, count in spoken.items() if count > 1] == []


def test_a_gap_is_not_taken_for_a_rule() -> None:
    """No question that a rule answers is, word for word, made of a gap's terms."""
    questions = {question.lower().strip("? ") for s in SECTIONS for question in s["asked_as"]}
    terms = {term.lower() for gap in GAPS for term in gap["terms"]}
    assert questions & terms == set()


@pytest.mark.parametrize(
    ("section_id", "facts"),
    [
        ("stitcher:pools/extra-dice", {"5": "0 | 0", "7": "1 | 0", "8": "1 | 1", "11": "3 | 0"}),
        ("stitcher:challenges/ds-table", {"1": "easy", "4": "heroic", "6+": "impossible"}),
        ("stitcher:buying/price-table", {"2": "a week's work", "5": "a year's work"}),
        ("stitcher:traits/weight-scale", {"1": "above average", "3": "expert, or masterwork"}),
    ],
)
def test_tables_hold_the_printed_values(section_id: str, facts: dict[str, str]) -> None:
    (section,) = [section for section in SECTIONS if section["id"] == section_id]
    rows = [line.strip("| ") for line in section["text"].splitlines() if line.startswith("|")]
    for key, value in facts.items():
        assert any(row.startswith(f"{key} |") and row.endswith(value) for row in rows), key


def test_the_table_of_extra_dice_follows_its_rule() -> None:
    (section,) = [s for s in SECTIONS if s["id"] == "stitcher:pools/extra-dice"]
    rows = re.findall(r"^\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", section["text"], re.MULTILINE)
    assert len(rows) == 7
    for pool, thrown, automatic, lost in (map(int, row) for row in rows):
        assert thrown == min(pool, 5)
        assert (automatic, lost) == divmod(pool - thrown, 2)


def test_synonyms_are_groups_of_different_words() -> None:
    groups = yaml.safe_load(_read("synonyms.yaml"))
    assert len(groups) >= 60
    for group in groups:
        assert len(group) >= 3, group
        assert all(isinstance(word, str) and word == word.lower() for word in group), group
        assert len(set(group)) == len(group), group


def test_the_source_gives_credit_and_licence() -> None:
    source = tomllib.loads(_read("source.toml"))
    assert source["licence"] == "CC-BY-4.0"
    assert source["author"] in source["credit"]
    assert "info@flygohr.com" in source["credit_text"]
