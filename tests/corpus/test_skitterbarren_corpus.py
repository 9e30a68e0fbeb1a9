"""The Skitterbarren corpus parses, is complete, and keeps what retrieval and quoting rely on."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.corpus.reading import first_sentence

FOLDER = Path(__file__).resolve().parents[2] / "rules_corpus" / "skitterbarren"
ALL_INVENTORY_IDS = {f"K-{number:02d}" for number in range(1, 76)}
SECTION_ID = re.compile(r"skitterbarren:[a-z]+/[a-z0-9]+(?:-[a-z0-9]+)*")
GAP_ID = re.compile(r"skitterbarren:gaps/[a-z0-9]+(?:-[a-z0-9]+)*")
SECTION_KEYS = {"id", "title", "inventory", "section", "kind", "asked_as", "see_also"}
GAP_KEYS = {"title", "status", "inventory", "terms", "asked_as", "instead", "text"}
MAX_FIRST_SENTENCE_WORDS = 34


@cache
def sections() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for path in sorted(FOLDER.glob("*.md")):
        if path.name in {"README.md", "gaps.md"}:
            continue
        before, front_matter, body = path.read_text(encoding="utf-8").split("---\n", 2)
        assert before == "", path.name
        section = yaml.safe_load(front_matter)
        heading, text = body.split("\n", 1)
        section |= {"heading": heading, "body": text.strip(), "file": path.name}
        assert section["id"] not in found, section["id"]
        found[section["id"]] = section
    return found


@cache
def gaps() -> dict[str, dict[str, Any]]:
    text = (FOLDER / "gaps.md").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = {}
    for block in re.split(r"(?m)^## ", text)[1:]:
        identity, header = block.split("\n", 1)
        assert identity not in found, identity
        found[identity] = yaml.safe_load(header)
    return found


def plain(question: str) -> str:
    """The words of a question, so that case and punctuation alone make no second question."""
    return " ".join(re.findall(r"[\w+'-]+", question.lower()))


def mentions(term: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(term)}(?!\w)", text.lower()) is not None


def test_there_are_sections_and_gaps() -> None:
    assert len(sections()) >= 45
    assert len(gaps()) >= 60


@pytest.mark.parametrize("identity", sections())
def test_section_is_well_formed(identity: str) -> None:
    section = sections()[identity]
    assert set(section) == SECTION_KEYS | {"heading", "body", "file"}
    assert SECTION_ID.fullmatch(identity)
    assert section["file"] == identity.removeprefix("skitterbarren:").replace("/", "-") + ".md"
    assert section["kind"] in {"rule", "table"}
    assert section["heading"] == f"# {section['title']}"
    assert set(section["inventory"]) <= ALL_INVENTORY_IDS
    assert section["inventory"], "a section covers at least one inventory line"
    assert 6 <= len(section["asked_as"]) <= 30
    assert all(isinstance(question, str) for question in section["asked_as"])


@pytest.mark.parametrize("identity", sections())
def test_section_opens_with_a_short_complete_sentence(identity: str) -> None:
    body = sections()[identity]["body"]
    opening = first_sentence(body)
    assert opening.endswith(".")
    assert len(opening.split()) <= MAX_FIRST_SENTENCE_WORDS
    assert not opening.startswith(("It ", "This ", "They ", "|"))


@pytest.mark.parametrize("identity", sections())
def test_table_sections_hold_a_table_and_its_facts_in_sentences(identity: str) -> None:
    section = sections()[identity]
    rows = [line for line in section["body"].splitlines() if line.startswith("|")]
    if section["kind"] != "table":
        assert not rows
        return
    prose = " ".join(x for x in section["body"].splitlines() if not x.startswith("|"))
    assert len(rows) >= 4
    for number in re.findall(r"\d+", " ".join(rows)):
        assert mentions(number, prose), f"{number} stands only in the table"


@pytest.mark.parametrize("identity", sections())
def test_see_also_resolves(identity: str) -> None:
    targets = sections()[identity]["see_also"]
    assert targets
    assert identity not in targets
    assert set(targets) <= set(sections()) | set(gaps())


@pytest.mark.parametrize("identity", gaps())
def test_gap_is_well_formed(identity: str) -> None:
    gap = gaps()[identity]
    assert set(gap) == GAP_KEYS
    assert GAP_ID.fullmatch(identity)
    assert gap["status"] in {"open", "not_covered"}
    assert bool(gap["inventory"]) == (gap["status"] == "open")
    assert set(gap["inventory"]) <= ALL_INVENTORY_IDS
    assert 6 <= len(gap["asked_as"]) <= 20
    assert all(isinstance(question, str) for question in gap["asked_as"])
    assert gap["text"].strip().endswith(".")
    assert re.fullmatch(r"[^.!?]+(?:\.\d[^.!?]*)*[.!?]", gap["instead"].strip()), "one sentence"
    assert len(first_sentence(gap["text"].strip()).split()) <= MAX_FIRST_SENTENCE_WORDS


@pytest.mark.parametrize("identity", gaps())
def test_gap_terms_mark_its_own_questions_and_no_answered_one(identity: str) -> None:
    gap = gaps()[identity]
    assert gap["terms"]
    assert all(term == term.lower() for term in gap["terms"])
    marked = [q for q in gap["asked_as"] if any(mentions(term, q) for term in gap["terms"])]
    assert len(marked) >= 2
    answered = [q for section in sections().values() for q in section["asked_as"]]
    for term in gap["terms"]:
        assert not [q for q in answered if mentions(term, q)], term


def test_every_inventory_line_is_covered() -> None:
    covered = {
        line for entry in (*sections().values(), *gaps().values()) for line in entry["inventory"]
    }
    assert covered == ALL_INVENTORY_IDS


def test_lines_with_rules_are_covered_by_a_section_not_only_by_a_gap() -> None:
    unwritten = {"K-42", "K-43", "K-50", "K-75"}
    covered = {line for section in sections().values() for line in section["inventory"]}
    assert covered == ALL_INVENTORY_IDS - unwritten


def test_no_question_is_asked_twice() -> None:
    entries = (*sections().values(), *gaps().values())
    counts = Counter(plain(question) for entry in entries for question in entry["asked_as"])
    assert [question for question, count in counts.items() if count > 1] == []


def test_no_term_belongs_to_two_gaps() -> None:
    counts = Counter(term for gap in gaps().values() for term in gap["terms"])
    assert [term for term, count in counts.items() if count > 1] == []


def test_concepts_of_the_other_games_are_named_as_such() -> None:
    foreign = {
        identity: gap
        for identity, gap in gaps().items()
        if identity.startswith(("skitterbarren:gaps/stitcher-", "skitterbarren:gaps/altars-"))
    }
    assert len(foreign) >= 12
    for identity, gap in foreign.items():
        game = "Stitcher" if "stitcher-" in identity else "Altars & Archetypes"
        assert re.search(rf"belongs? to another game \({re.escape(game)}\)", gap["text"])


@pytest.mark.parametrize(
    ("identity", "facts"),
    [
        ("checks/difficulty-table", ["6 very easy", "7-10 easy", "11-13 moderate", "14-17 hard"]),
        ("attacks/successive-penalty", ["-3", "-6"]),
        ("boons/boon-cap", ["4"]),
        ("boons/blunder-cap", ["4", "5"]),
        ("combat/energy-points", ["3"]),
        ("survival/starting-bag", ["9"]),
        ("rest/long-rest", ["8 hours", "once a day"]),
        ("exhaustion/total", ["6 inventory squares", "-2", "1 Energy Point"]),
        ("examples/climb", ["10", "+5", "12"]),
        ("examples/lookout", ["7", "+1", "5"]),
    ],
)
def test_the_opening_states_the_numbers(identity: str, facts: list[str]) -> None:
    opening = sections()[f"skitterbarren:{identity}"]["body"].split("\n", 1)[0]
    assert [fact for fact in facts if fact not in opening] == []


def test_source_states_what_is_known_about_the_book() -> None:
    source = tomllib.loads((FOLDER / "source.toml").read_text(encoding="utf-8"))
    assert source["slug"] == "skitterbarren"
    for key in ("title", "author", "licence", "credit"):
        assert source[key]


def test_synonyms_are_groups_of_different_lower_case_words() -> None:
    groups = yaml.safe_load((FOLDER / "synonyms.yaml").read_text(encoding="utf-8"))
    assert len(groups) >= 60
    for group in groups:
        assert all(isinstance(word, str) and word == word.lower() for word in group)
        assert len(group) == len(set(group)) >= 2
