"""Lines of the table and secrets of the game."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.narration.library import fold_words
from companion.narration.prose.words import content, line_words, stem

_OF_SECRET: Final = 0.6
_LEAST_WORDS: Final = 2
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
    if topic in stems:
        return True
    for name, members in line_words().items():
        if topic == stem(name) or topic in {stem(m) for m in members}:
            return bool(members & words)
    return False


def named_secrets(sentences: Sequence[str], secrets: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield sentences that give a secret away: most of its words, alone or with the next one."""
    contents = [content(s) for s in sentences]
    for number, words in enumerate(contents):
        pair = words | contents[number + 1] if number + 1 < len(contents) else words
        for secret in secrets:
            wanted = content(secret)
            if len(wanted & words) >= max(_need(wanted), _OF_SECRET * len(wanted)) or len(
                wanted & pair
            ) >= max(_LEAST_WORDS + 1, 0.8 * len(wanted)):
                yield number, "gives a secret away"


def _need(wanted: frozenset[str]) -> int:
    return min(_LEAST_WORDS, max(1, len(wanted)))
