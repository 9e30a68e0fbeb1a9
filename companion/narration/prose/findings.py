"""What the rules for gains, losses and newcomers find in a narration, looked for once.

Several questions are asked of the same narration: what is withheld, what gets a line, what is
suspect.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from companion.narration.library import fold_words
from companion.narration.prose.claimed import claims_thing
from companion.narration.prose.gains import beside_you, gained, may_be_gained
from companion.narration.prose.losses import ill_fated, lost, may_be_lost
from companion.narration.prose.newcomers import maybe_newcomers, newcomers
from companion.narration.prose.possessions import invented, may_gain
from companion.narration.prose.reading import Reading

_WORD: Final = 3
"""Letters of a word that may name a thing."""
_KEPT: Final = 4
"""Narrations whose findings are kept."""


@lru_cache(maxsize=_KEPT)
def gains_found(reading: Reading) -> dict[str, bool]:
    """Return which rules find something that the character may have come by."""
    sentences, facts, numbers = reading.sentences, reading.facts, range(len(reading.said))
    return {
        "told": any(gained(reading)),
        "given": any(invented("gain", sentences, facts)),
        "beside": any(beside_you(reading, n) for n in numbers),
        "maybe": may_be_gained(reading),
        "apart": any(may_gain(s, facts) for s in sentences),
        "held": bool(claims_thing(reading)),
    }


@lru_cache(maxsize=_KEPT)
def losses_found(reading: Reading) -> dict[str, frozenset[str]]:
    """Return the words for things of the character's that each rule finds gone or broken."""
    numbers = range(len(reading.said))
    return {
        "told": _named(lost(reading)),
        "taken": _named(invented("loss", reading.sentences, reading.facts)),
        "ill": frozenset(word for n in numbers if (word := ill_fated(reading, n))),
        "maybe": frozenset(may_be_lost(reading)),
    }


@lru_cache(maxsize=_KEPT)
def newcomers_found(reading: Reading) -> dict[str, bool]:
    """Return which rules find somebody whom nothing made."""
    sentences, facts = reading.sentences, reading.facts
    return {
        "told": any(newcomers(sentences, facts)),
        "maybe": any(maybe_newcomers(sentences, facts)),
    }


def _named(findings: Iterable[tuple[int, str]]) -> frozenset[str]:
    """Return the words of prose that findings quote, but for the shortest."""
    quoted = (found.partition(": ")[2] for _, found in findings)
    return frozenset(w for words in quoted for w in fold_words(words) if len(w) >= _WORD)
