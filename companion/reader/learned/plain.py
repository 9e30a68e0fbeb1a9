"""What tells a plain act from an attempt: the words in their order, and what the scene says to it.

"I open the door" is plain until the scene says that the door is stuck. So besides the meaning of
text and scene a row holds the words themselves, what the tables found done in so many words, and
the meaning of those sentences of the scene that speak of the same things.
"""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final
from zlib import crc32

from companion.reader.act import TRIVIAL
from companion.reader.learned.cues import FACTS, MANNERS, SYSTEMS, Seen, surface
from companion.reader.learned.vectors import content, vector

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Row = npt.NDArray[np.float64]

ANSWERS: Final = ("plain", "attempt")
_ACTS: Final = (*MANNERS, "handle", "listen", "look", "signal", "surrender", "think")
_PLACE: Final = {manner: at for at, manner in enumerate(_ACTS)}
_SLOTS: Final = 2048
"""Words and their neighbours share so many places, by a checksum: few fall together."""
_TEXT_SHARE, _SCENE_SHARE, _TOUCHED_SHARE, _WORDS_SHARE = 4.0, 2.0, 2.0, 2.0
_FIRST, _THREE = 1.5, 0.7
_WORD: Final = re.compile(r"[\w']+|[?!\"“]")
_SENTENCE: Final = re.compile(r"(?<=[.!?;])\s+")
_I: Final = frozenset({"i", "we", "i'll", "i'm", "i'd", "we'll"})
_STEM = 5
_LANGUAGE = "en"


def plain_row(seen: Seen) -> "Row":
    """The cues of whether a text is a plain act, be the scene as tense as it may.

    Args:
        seen: The text and what the rules made of it.

    Returns:
        The row.
    """
    import numpy as np

    touched = touching(seen.text, seen.scene)
    tail = [
        float(bool(touched)),
        *surface(seen.text),
        *(float(f in seen.facts) for f in FACTS),
        *(float(seen.system == s) for s in SYSTEMS),
        float(seen.has_beings),
        float(seen.has_rival),
        *_told(seen),
        1.0,
    ]
    return np.concatenate(
        [
            vector(seen.text) * _TEXT_SHARE,
            vector(seen.scene) * _SCENE_SHARE,
            vector(touched) * _TOUCHED_SHARE,
            _in_order(seen.text),
            _acts(seen.acts),
            _acts(seen.acts[:1]),
            _acts((seen.manner,) if seen.has_choice else ()),
            tail,
        ]
    )


@lru_cache(maxsize=256)
def touching(text: str, scene: str) -> str:
    """Those sentences of a scene that speak of what a text names.

    Args:
        text: The player's words.
        scene: The scene as told so far.

    Returns:
        The sentences in their order; empty where none does.

    Example:
        >>> touching("I open the door", "Rain. The door is swollen shut.")
        'The door is swollen shut.'
    """
    named = {word[:_STEM] for word in content(text)}
    parts = _SENTENCE.split(scene)
    return " ".join(p for p in parts if named & {word[:_STEM] for word in content(p)})


def _told(seen: Seen) -> list[float]:
    """What the tables found done in so many words, and what they only guessed."""
    return [
        float(bool(seen.acts) and all(act in TRIVIAL for act in seen.acts)),
        float(not seen.acts),
        float(not seen.has_choice),
        float(seen.is_lifted),
        float(seen.language != _LANGUAGE),
        len(seen.acts) / 3,
    ]


def _acts(manners: tuple[str, ...]) -> "Row":
    import numpy as np

    row = np.zeros(len(_ACTS))
    row[[_PLACE[m] for m in manners if m in _PLACE]] = 1.0
    return row


def _in_order(text: str) -> "Row":
    """The words of a text with their neighbours, what stands first set off from the rest."""
    import numpy as np

    words = ["i" if word in _I else word for word in _WORD.findall(text.lower().replace("’", "'"))]
    body = words[1:] if words[:1] == ["i"] else words
    found = {_slot(f"u{word}"): 1.0 for word in words}
    for left, right in zip(["^", *words], [*words, "$"], strict=True):
        found[_slot(f"b{left} {right}")] = 1.0
    for three in zip(words, words[1:], words[2:], strict=False):
        found[_slot("t" + " ".join(three))] = _THREE
    for length in (1, 2):
        if len(body) >= length:
            found[_slot("f" + " ".join(body[:length]))] = _FIRST
    row = np.zeros(_SLOTS)
    row[list(found)] = list(found.values())
    scaled: Row = row * (_WORDS_SHARE / max(1, len(found)) ** 0.5)
    return scaled


def _slot(text: str) -> int:
    return crc32(text.encode()) % _SLOTS
