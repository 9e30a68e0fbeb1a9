"""Cuts text that arrives in pieces into sentences, each handed on as soon as it is whole."""

import re
from typing import Final

_END: Final = re.compile(r"(?:[.!?…]+[\"'”’»)\]*_]*(?=\s)|[。！？]+[」』”]*|\n\s*)", re.UNICODE)
_SHORT: Final = frozenset(
    {"mr", "mrs", "ms", "dr", "st", "prof", "capt", "sgt", "lt", "col", "gen", "no", "vs", "hr",
     "fr", "z.b", "d.h", "mme", "mlle", "sra", "jr"}
)  # fmt: skip
_WIDE: Final = frozenset("。！？")
_EMPHASIS: Final = re.compile(r"(?<!\w)[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?!\w)")


class SentenceStream:
    """Text in, sentences out.

    Example:
        >>> stream = SentenceStream()
        >>> stream.feed("The rope ho"), stream.feed("lds. You cl"), stream.rest()
        ([], ['The rope holds.'], 'You cl')
    """

    def __init__(self) -> None:
        self._held = ""

    def feed(self, text: str) -> list[str]:
        """Take a piece and return the sentences that are whole now."""
        self._held += text
        found: list[str] = []
        start = 0
        while (end := self._next_end(start)) is not None:
            sentence = tidy(self._held[start:end])
            if sentence:
                found.append(sentence)
            start = end
        self._held = self._held[start:]
        return found

    def rest(self) -> str:
        """Return what is left at the end, a sentence or a part of one."""
        held, self._held = tidy(self._held), ""
        return held

    def _next_end(self, start: int) -> int | None:
        for match in _END.finditer(self._held, start):
            before = self._held[start : match.start()]
            if not match.group().strip():
                # A line that ends may still go on after a blank line; an empty one says nothing.
                if before.strip():
                    return match.end()
                continue
            word = re.split(r"[\s\"'“(]", before)[-1].casefold()
            abbreviated = match.group() == "." and (word in _SHORT or _is_initial(word))
            if before.strip() and not abbreviated and not self._may_go_on(match):
                return match.end()
        return None

    def _may_go_on(self, match: re.Match[str]) -> bool:
        """Whether small letters follow (``"Stop!" she says``, ``Well... perhaps``), or may yet."""
        after = self._held[match.end() :].lstrip(" ")
        if not after:
            return match.group()[0] not in _WIDE
        return after[0].islower()


def _is_initial(word: str) -> bool:
    return len(word) == 1 and word.isalpha() and word not in {"i", "a", "o"}


def tidy(sentence: str) -> str:
    """Return a sentence on one line, without the emphasis marks that models like.

    Example:
        >>> tidy(" The  *bell* tolls. ")
        'The bell tolls.'
    """
    return " ".join(_EMPHASIS.sub("", sentence).split())


_TOLD_STOP: Final = re.compile(r"(?<=[.!?])\s+(?=[A-Z\"])|(?<=[.!?]\")\s+(?=[A-Z\"])")


def told_sentences(text: str) -> list[str]:
    """Return the sentences of a passage of our own: it ends each with a stop, a capital follows.

    Example:
        >>> told_sentences('Rain. "Who is there?" Nobody answers.')
        ['Rain.', '"Who is there?"', 'Nobody answers.']
    """
    return _TOLD_STOP.split(text)


def split_sentences(text: str) -> list[str]:
    """Return the sentences of a whole text."""
    stream = SentenceStream()
    found = stream.feed(f"{text}\n")
    rest = stream.rest()
    return [*found, rest] if rest else found
