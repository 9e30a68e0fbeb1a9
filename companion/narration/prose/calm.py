"""Calm where a setback should be: an alarm that nobody hears, hounds that sleep on."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from companion.narration.prose.contrary import hit
from companion.narration.prose.facts import Facts
from companion.narration.prose.told import untold_effects
from engine.api import Effect

_KINDS: Final = frozenset(["trouble", "clock", "position", "cost"])
"""Kinds of setback that somebody notices."""

_STAYS: Final = re.compile(r"\b(?:mov\w+|bougé|where|o[uù]|wo)\b", re.IGNORECASE)
"""That something stays as it was tells a failure, and nothing of what else came of it."""


def calm_instead(
    sentences: Sequence[str], facts: Facts, *, among: Collection[int]
) -> Iterator[tuple[int, str]]:
    """Yield sentences that tell of quiet where an effect is a setback that nothing else tells.

    Args:
        sentences: the narration.
        facts: the result that it tells.
        among: indices of the sentences that are looked at.
    """
    if not any(_is_setback(e) for e in facts.effects):
        return
    quiet = [
        (number, found)
        for number, s in enumerate(sentences)
        if number in among and (found := hit("calm", s)) and f"{found} than" not in s.lower()
    ]
    if not quiet:
        return  # the dearer question comes last
    untold = [e for e in untold_effects(sentences, facts) if _is_setback(e)]
    for number, found in quiet:
        if untold and not (facts.brief.passed is False and _STAYS.search(found)):
            yield number, f"{untold[0].tell!r} is told as nothing: {found!r}"


def _is_setback(effect: Effect) -> bool:
    return not effect.good and effect.kind in _KINDS
