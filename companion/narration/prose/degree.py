"""A setback waved away, or a great blow told as a scratch: the result says otherwise."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from companion.narration.prose.facts import Facts
from companion.narration.prose.words import patterns

_GREAT: Final = 2
_OF_ANOTHER: Final = re.compile(r"\bsays? (?:the|an?|his|her) [\w' -]{2,30}, $")
_QUOTED: Final = re.compile(r"[\"“][^\"”]*[\"”]")


def waved_away(sentences: Sequence[str], facts: Facts) -> Iterator[tuple[int, str]]:
    """Yield sentences that shrug off a mishap of a result that has setbacks, or a great blow."""
    blocks = ["made.shrugged"] if facts.has_setbacks else []
    if facts.brief.attempt.kind == "attack" and facts.brief.direction >= _GREAT:
        blocks.append("made.trifling")
    shrugs = [pattern for block in blocks for pattern in patterns(block)]
    told = [f"{e.name} {e.tell}" for e in facts.effects]
    for number, sentence in enumerate(sentences):
        for pattern in shrugs:
            plain = _QUOTED.sub(" ", sentence)
            found = pattern.search(plain)
            if found and _OF_ANOTHER.search(plain[: found.start()]):
                continue  # somebody else is unhurt, not the character
            if found and not any(found.group(0).lower() in line.lower() for line in told):
                yield number, f"waves a setback away: {found.group(0)!r}"
                break
