"""Who is meant by a description: "the man who sold her", where that was told to be Calico Brandt.

Prose gives a name beside what one sees of somebody ("the girl behind the camera, Vera Lund"); the
player may use either from then on. Somebody called by what they do is also "whoever" does it.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from companion.narration.nouns import definite
from companion.session.scene import words

_DOING: Final = re.compile(
    r"\b(?:whoever|(?:the|that) (?:man|woman|one|person|stranger|fellow|girl|boy|somebody)"
    r" (?:who|that)) (?P<what>(?:[\w'’-]+ ?){1,6})",
    re.IGNORECASE,
)
_ALIKE: Final = 4
"""Letters by which a player is somebody who plays."""
_LEAST: Final = 2
"""Words of a name that must be told of who is meant."""
_PLAIN: Final = frozenset(["the", "a", "an", "old", "young"])


def by_description(text: str, *, told: Iterable[str], people: Collection[str]) -> str:
    """Return words with the names of those who are described in them.

    Args:
        text: the player's words.
        told: sentences told.
        people: names of who is here.

    Example:
        >>> told = ["The man who sold her, Calico Brandt, is three boats off."]
        >>> by_description("I go up to the man who sold her", told=told, people=["Calico Brandt"])
        'I go up to Calico Brandt'
        >>> player = ["the mouth organ player"]
        >>> by_description("I hail whoever plays that mouth organ", told=[], people=player)
        'I hail the mouth organ player'
    """
    for phrase, name in _described(told, people):
        text = re.sub(rf"\b{re.escape(phrase)}\b(?!['’-])", name, text, flags=re.IGNORECASE)
    for found in reversed(list(_DOING.finditer(text))):
        meant = _does(found["what"], people)
        if meant:
            who, end = meant
            text = f"{text[: found.start()]}{who}{text[found.start('what') + end :]}"
    return text


def _described(told: Iterable[str], people: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yield what stands beside a name in the prose, longest first, with whose it is."""
    found: dict[str, str] = {}
    for sentence in told:
        for name in people:
            if not name[:1].isupper() or name not in sentence:
                continue
            before, after = (re.search(form, sentence) for form in _beside(name))
            if before is not None:
                found[f"t{before[1]}"] = name
            if after is not None:
                found[f"the {after[1]}"] = name
    yield from sorted(found.items(), key=lambda pair: -len(pair[0]))


def _beside(name: str) -> tuple[str, str]:
    """Return the forms of a description that stands before a name, and of one behind it."""
    called = re.escape(name)
    return (
        rf"\b[Tt](he [a-z][\w'’ -]{{2,40}}), {called}\b",
        rf"\b{called}, (?:an?|the) ([a-z][\w'’ -]{{2,40}})[,.]",
    )


def without_described(sentence: str, people: Collection[str]) -> str:
    """Return a sentence without what is seen in it of somebody who is named beside it.

    Example:
        >>> without_described("The man there, Hob Rill, waves at a girl.", ["Hob Rill"])
        ' waves at a girl.'
    """
    for name in people:
        for form in _beside(name) if name[:1].isupper() and name in sentence else ():
            sentence = re.sub(rf"{form},?", "", sentence)
    return sentence


def _does(what: str, people: Collection[str]) -> tuple[str, int] | None:
    """Return who is called by what is done, and where the words of it end."""
    for name in people:
        if name[:1].isupper():
            continue
        own = [word[:_ALIKE] for word in words(name) if word not in _PLAIN]
        at = [_last(what, word) for word in own]
        if len(own) >= _LEAST and all(at):
            return definite(name).text, max(at)
    return None


def _last(what: str, begins: str) -> int:
    """Return where the last word that begins so ends; 0 where none does."""
    found = list(re.finditer(rf"\b{re.escape(begins)}[\w'’]*", what, re.IGNORECASE))
    return found[-1].end() if found else 0
