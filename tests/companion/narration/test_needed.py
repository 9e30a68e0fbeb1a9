"""Letters that a pattern needs are never missing where it fits."""

import re

import pytest

from companion.narration.prose.anycase import AnyCase
from companion.narration.prose.needed import needed_letters
from companion.narration.prose.words import filled, text
from tests.companion.narration.players import Player

BLOCKS = ("talk.says", "talk.decides", "made.wound", "markup", "outcome.done", "claimed.dead",
          "company.joins", "closeness.close", "contrary.warm", "gains.en")  # fmt: skip


@pytest.mark.parametrize(
    ("pattern", "needed"),
    [
        (r"\byou (?:pocket|palm) (?:it|them)\b", ("pocket", "palm")),
        (r"(?:ab|abcd)?\w+", ()),
        (r"colou?red", ("colo",)),
        (r"(?=never)[^\])x]{2,3}ough(?!ts)", ("ough",)),
        (r"(hand|foot)s?\.", ("hand", "foot")),
        (r"is yours|\d+", ()),
        (r"a{0,2}bcd+e", ("bcd",)),
    ],
)
def test_what_is_optional_is_not_needed(pattern: str, needed: tuple[str, ...]) -> None:
    assert needed_letters(pattern) == needed


def test_nothing_that_fits_is_passed_over() -> None:
    told = [s for _, _, sentences in Player("altars", seed=5).play(8) for s in sentences]
    told += [
        "You owe me.",
        "He is dead, and you say so.",
        "It was touch and go.",
        "Du sagst: »Ja.«",
    ]
    for block in BLOCKS:
        for line in filter(None, text(block).splitlines()):
            by_flag, by_letter = re.compile(filled(line), re.IGNORECASE), AnyCase(filled(line))
            for sentence in told:
                plain = [found.span() for found in by_flag.finditer(sentence)]
                assert [found.span() for found in by_letter.finditer(sentence)] == plain, line
