"""Somebody who stays with the character from now on, although nothing made them a companion."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from companion.narration.prose.denial import QUOTED, clause_before, is_unmade
from companion.narration.prose.facts import Facts
from companion.narration.prose.reading import Reading
from companion.narration.prose.words import patterns, text

_ASKED: Final = re.compile(r"\b(?:would|could|might|if|wants? to|asks?|offers?|whether)\b|\?", re.I)

_OF_SPEAKER: Final = re.compile(r"\b(?:I|we|ich|wir|je|nous|yo)\b", re.I)


def claims_company(sentences: Sequence[str], facts: Facts) -> bool:
    """Return whether a narration tells that somebody joins for good, and no effect grants it.

    What is said in quotation marks is an offer and no fact; so is what is asked or would be.
    """
    if grants_company(facts):
        return False
    return any(map(_joins, Reading.of(sentences, facts).closely)) or any(
        _lasting_offer(quoted) for sentence in sentences for quoted in QUOTED.findall(sentence)
    )


def grants_company(facts: Facts) -> bool:
    """Return whether an effect, or the stake that came true, gives the character company."""
    granted = (*(f"{e.name} {e.tell}" for e in facts.effects), _promised(facts))
    return any(_granted().search(line) for line in granted)


def _lasting_offer(quoted: str) -> bool:
    """Whether somebody says that another goes along from now on; of oneself one may joke."""
    return (
        "?" not in quoted
        and not _OF_SPEAKER.search(quoted)
        and not is_unmade(quoted)
        and _lasts(quoted)
    )


def _joins(told: str) -> bool:
    for pattern in patterns("company.joins"):
        found = pattern.search(told)
        if found is not None and not _is_open(told, found.start()):
            return True
    return _lasts(told)


def _lasts(told: str) -> bool:
    times = (f for pattern in patterns("company.lasting") if (f := pattern.search(told)))
    if not any(not _is_open(told, found.start()) for found in times):
        return False
    return any(pattern.search(told) for pattern in patterns("company.with"))


def _is_open(told: str, at: int) -> bool:
    return is_unmade(clause_before(told, at)) or _ASKED.search(told) is not None


def _promised(facts: Facts) -> str:
    stakes = facts.brief.stakes
    if stakes is None:
        return ""
    return stakes.success if facts.brief.passed else stakes.failure


@cache
def _granted() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{text('company.granted')})\b", re.IGNORECASE)
