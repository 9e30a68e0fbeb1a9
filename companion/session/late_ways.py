"""A way that is first gone when the scene's trouble has come, or when all is decided.

What was written of the place tells of a world in which neither has happened. Where a kit has no
text for afterwards, the place itself is told, as far as nobody speaks in it, and that it is over.
"""

import re
from typing import Final

from companion.narration.nouns import definite
from companion.narration.scene_kits import Way
from companion.narration.sentences import told_sentences
from engine.api import agreeing, capital

OF_THE_PLACE: Final = 2
"""Sentences of a place that hold afterwards too."""
_SPOKEN: Final = re.compile(r"[\"“”?]")
OVER: Final = (
    "Whatever was to be settled is settled by now, and the news has come here before you.",
    "It is over, and here too it shows: nobody hurries any more.",
    "What everybody waited for has happened, and it is quieter here for it.",
)
MET: Final = "{who} {sees} you come, and {waits} for you to speak first."


def told_late(way: Way, *, met: str, number: int) -> list[str]:
    """Return what is told on arrival at a way's place once the scene's trouble or question is over.

    Args:
        way: the way.
        met: who has the word there; "" for nobody.
        number: the scene's number, by which the words vary.

    Example:
        >>> way = Way(to="the quay", words=frozenset(), text='Rain. It is late. "Run!" says Hob.')
        >>> told_late(way, met="Hob", number=1)[-1]
        'Hob sees you come, and waits for you to speak first.'
    """
    if way.after:
        return list(told_sentences(way.after))
    first: list[str] = []
    for sentence in told_sentences(way.text):
        if _SPOKEN.search(sentence) or len(first) == OF_THE_PLACE:
            break
        first.append(sentence)
    told = [*first, OVER[number % len(OVER)]]
    if met:
        who = capital(definite(met).text)
        sees, waits = agreeing(met, "sees", "see"), agreeing(met, "waits", "wait")
        told.append(MET.format(who=who, sees=sees, waits=waits))
    return told
