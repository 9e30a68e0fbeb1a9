"""A setback waved away: the narration says that nothing came of it, and the result says it did."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from companion.narration.prose.facts import Facts
from companion.narration.prose.words import patterns

_QUOTED: Final = re.compile(r"[\"“][^\"”]*[\"”]")


def waved_away(sentences: Sequence[str], facts: Facts) -> Iterator[tuple[int, str]]:
    """Yield sentences that shrug off a mishap of a result that has setbacks."""
    if not facts.has_setbacks:
        return
    told = [f"{e.name} {e.tell}" for e in facts.effects]
    for number, sentence in enumerate(sentences):
        for pattern in patterns("made.shrugged"):
            found = pattern.search(_QUOTED.sub(" ", sentence))
            if found and not any(found.group(0).lower() in line.lower() for line in told):
                yield number, f"waves a setback away: {found.group(0)!r}"
                break
