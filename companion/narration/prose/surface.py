"""Machinery that shows: tool markup, JSON, role labels, prompt text."""

from collections.abc import Iterator, Sequence

from companion.narration.prose.words import patterns


def machinery(sentences: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield tool markup, JSON, role labels and prompt text."""
    for number, sentence in enumerate(sentences):
        for pattern in patterns("markup"):
            found = pattern.search(sentence)
            if found:
                yield number, f"machinery: {sentence[found.start() : found.end()].strip()!r}"
                break
