"""Bonds, ranks, cures and knowledge that a narration gives and no effect made."""

import re
from collections.abc import Iterator
from typing import Final

from companion.narration.prose.facts import Facts
from companion.narration.prose.gains import is_denied
from companion.narration.prose.reading import Reading
from companion.narration.prose.words import content, patterns, stem, word_list
from engine.api import Effect

_MADE_BY: Final[dict[str, frozenset[str]]] = {
    "bond": frozenset(["relation", "edge"]),
    "quality": frozenset(["edge", "harm", "trouble"]),
    "insight": frozenset(["knowledge", "edge"]),
}
"""What a narration may give, and the kinds of good effect that give it."""
_SUPPOSED: Final = re.compile(r"\b(?:once|when|wenn|sobald|quand|cuando)\s+$", re.IGNORECASE)
"""What is told of anybody: it is easy once you have learnt it."""


def unearned(reading: Reading) -> Iterator[tuple[int, str]]:
    """Yield sentences that give what is no thing and what no effect gave."""
    facts = reading.facts
    for what, kinds in _MADE_BY.items():
        if any(_gives(e, kinds) for e in facts.effects) or (what == "insight" and _asks(facts)):
            continue
        for number, sentence in enumerate(reading.said):
            for pattern in patterns(f"unearned.{what}"):
                found = pattern.search(sentence)
                if found is None or is_denied(sentence, found.start()):
                    continue
                if _SUPPOSED.search(sentence[: found.start()]):
                    continue
                if not content(found.group(0)) & content(facts.brief.promised):
                    yield number, f"a {what} that nothing made: {found.group(0)!r}"


def _gives(effect: Effect, kinds: frozenset[str]) -> bool:
    return effect.good and effect.kind in kinds


def _asks(facts: Facts) -> bool:
    """Whether a passed attempt was to find something out."""
    stakes = facts.brief.stakes
    wanted = f"{facts.brief.attempt.goal} {stakes.success if stakes else ''}"
    return bool(facts.brief.passed) and bool(
        content(wanted) & frozenset(map(stem, word_list("unearned.asked")))
    )
