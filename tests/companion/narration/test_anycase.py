"""Patterns for which capitals do not count find what the flag for it finds."""

import re
import tomllib
from importlib import resources

import pytest

from companion.narration.prose.anycase import AnyCase, small
from companion.narration.prose.counts import has_number
from companion.narration.prose.words import filled
from tests.companion.narration.players import Player

SPELLED = ("The Guard WAVES you through.", "ÄRGER mit der Wache; Ελλάς.", "İnci takes Ten coins!")


def test_what_is_found_is_what_the_flag_finds() -> None:
    source = resources.files("companion.narration") / "words" / "claims.toml"
    lines = [
        filled(line)
        for table in tomllib.loads(source.read_text(encoding="utf-8")).values()
        if isinstance(table, dict)
        for block in table.values()
        if isinstance(block, str) and block.count("\n") > 2
        for line in block.splitlines()
        if "\\b" in line
    ][::4]
    told = [s for _, _, sentences in Player("stitcher", seed=3).play(6) for s in sentences]
    assert len(lines) > 20
    for line in lines:
        by_flag, by_letter = re.compile(line, re.IGNORECASE), AnyCase(line)
        for text in (*told, *SPELLED):
            for sentence in (text, text.upper()):
                assert [m.span() for m in by_flag.finditer(sentence)] == [
                    m.span() for m in by_letter.finditer(sentence)
                ]


@pytest.mark.parametrize("text", SPELLED)
def test_small_letters_stay_in_their_places(text: str) -> None:
    assert len(small(text)) == len(text)


def test_a_pattern_may_ask_for_capitals() -> None:
    pattern = AnyCase(r"\beine (?-i:Zwei)\b")
    assert pattern.search("Eine Zwei")
    assert not pattern.search("eine zwei")
    assert pattern.match("EINE Zwei liegt da")


@pytest.mark.parametrize(
    ("sentence", "is_one"),
    [
        ("Six of them wait.", True),
        ("Es fehlt ein Punkt.", True),
        ("Quedan tres.", True),
        ("Il t'en reste 4.", True),
        ("It misses by a point.", True),
        ("The guard looks the other way.", False),
        ("", False),
    ],
)
def test_a_sentence_with_a_number_is_known(sentence: str, is_one: bool) -> None:
    assert has_number(sentence) is is_one
