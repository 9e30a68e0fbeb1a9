"""Lines of the table and secrets of the game."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.narration.library import fold_words
from companion.narration.prose.facts import Facts
from companion.narration.prose.words import content, line_words, stem

_OF_SECRET: Final = 0.6
_LEAST_WORDS: Final = 2
_FAMILY: Final = 4
_ENDING: Final = 3
"""Letters that a family of words shares at least, and by which its members may be longer."""
_GENERAL: Final = frozenset(
    map(stem, ["violence", "towards", "against", "to", "explicit", "graphic", "content", "any"])
)


def crossed_lines(sentences: Sequence[str], lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield sentences that show what the table does not want to see.

    A line of one topic ("spiders") is crossed by a word of it. A line of two ("harm to children")
    is crossed where both meet in one sentence.
    """
    for number, sentence in enumerate(sentences):
        words = {w for w in fold_words(sentence)}
        stems = {stem(w) for w in words}
        for line in lines:
            topics = [t for t in content(line) if t not in _GENERAL]
            if topics and all(_touches(topic, words, stems) for topic in topics):
                yield number, f"crosses the line {line!r}"


def _touches(topic: str, words: set[str], stems: set[str]) -> bool:
    if any(_alike(topic, s) for s in stems):
        return True
    groups = line_words()
    own = [m for name, m in groups.items() if topic == stem(name)]
    others = [m for m in groups.values() if topic in {stem(w) for w in m}]
    return any(members & words or {stem(m) for m in members} & stems for members in own or others)


def _alike(one: str, other: str) -> bool:
    """Whether two stems are of one family: ash and ashen, poison and poisoner, Mohn and Mohns."""
    if one == other:
        return True
    short, long = sorted((one, other), key=len)
    return len(short) >= _FAMILY and long.startswith(short) and len(long) - len(short) <= _ENDING


def named_secrets(
    sentences: Sequence[str], secrets: Sequence[str], facts: Facts
) -> Iterator[tuple[int, str]]:
    """Yield sentences that give a secret away: most of its words, alone or with the next one.

    What the result itself tells is no secret: who tracks a lame thief reads of lame feet.
    """
    told = frozenset().union(*(content(f"{e.name} {e.tell}") for e in facts.effects if e.good))
    told |= facts.names
    contents = [content(s) for s in sentences]
    for number, words in enumerate(contents):
        pair = words | contents[number + 1] if number + 1 < len(contents) else words
        for secret in secrets:
            wanted = content(secret)
            here, both = _shared(wanted, words), _shared(wanted, pair)
            if here < max(_need(wanted), _OF_SECRET * len(wanted)) and both < max(
                _LEAST_WORDS + 1, 0.75 * len(wanted)
            ):
                continue
            news = wanted - told
            if not news or _shared(news, pair):
                yield number, "gives a secret away"


def _shared(wanted: frozenset[str], words: frozenset[str]) -> int:
    return sum(any(_alike(w, other) for other in words) for w in wanted)


def _need(wanted: frozenset[str]) -> int:
    return min(_LEAST_WORDS, max(1, len(wanted)))
