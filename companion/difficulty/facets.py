"""The facets by which texts are compared: meaning, words, cues and traits, as arrays."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from companion.difficulty.cues import Reading, all_cues, is_stealth, merged, read
from companion.difficulty.embedding import embed
from companion.difficulty.examples import Text, stem
from companion.difficulty.traits import traits_of

if TYPE_CHECKING:
    from companion.difficulty.embedding import Floats

_FEWEST: Final = 2
"""A stem counts from this many examples on."""


@dataclass(frozen=True, slots=True)
class Readings:
    """The cues of an action and of its circumstances, and both together."""

    action: Reading
    context: Reading

    @property
    def both(self) -> Reading:
        """All cues, each once."""
        return merged(self.action, self.context)


def readings_of(text: Text) -> Readings:
    """Find the cues of a text."""
    stealth = is_stealth(text.action)
    return Readings(
        action=read(text.action, language=text.language, stealth=stealth, in_action=True),
        context=read(text.context, language=text.context_language, stealth=stealth),
    )


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The stems that count, with their weight: the rarer, the more; and where each one stands."""

    weights: dict[str, float]
    places: dict[str, int]

    @staticmethod
    def of(texts: Sequence[Sequence[str]]) -> "Vocabulary":
        """Collect the stems of some texts."""
        counts = Counter(s for words in texts for s in {stem(word) for word in words})
        weights = {
            word: math.log(1 + len(texts) / count)
            for word, count in sorted(counts.items())
            if count >= _FEWEST
        }
        return Vocabulary(weights, {word: place for place, word in enumerate(weights)})

    def rows(self, texts: Sequence[Sequence[str]]) -> "Floats":
        """Give one vector of length 1 for each text, `(n, stems) float32`; zeros without stems."""
        import numpy as np

        found = np.zeros((len(texts), len(self.places)), dtype=np.float32)
        for line, words in enumerate(texts):
            for word in {stem(word) for word in words} & self.places.keys():
                found[line, self.places[word]] = self.weights[word]
        lengths = np.linalg.norm(found, axis=1, keepdims=True)
        lengths[lengths == 0] = 1.0
        unit: Floats = found / lengths
        return unit


def meanings(texts: Sequence[Text]) -> "tuple[Floats, Floats]":
    """Give the vectors of the actions and of the circumstances, each `(n, 256) float32`."""
    return (
        embed([" ".join(text.action_words) for text in texts]),
        embed([" ".join(text.context_words) for text in texts]),
    )


def cue_rows(readings: Sequence[Readings]) -> "Floats":
    """Give for each text which cues it shows, in the action and around it, and what they come to.

    The last three columns are the shift in steps, the floor and whether there is a ceiling.
    """
    import numpy as np

    places = {name: place for place, name in enumerate(all_cues())}
    found = np.zeros((len(readings), 2 * len(places) + 3), dtype=np.float32)
    for line, reading in enumerate(readings):
        for start, side in ((0, reading.action), (len(places), reading.context)):
            for cue, _ in side.found:
                found[line, start + places[cue.id]] = 1.0
        both = reading.both
        found[line, -3:] = (both.shift, both.floor or 0.0, -float(both.ceiling is not None))
    return found


def trait_rows(texts: Sequence[Text]) -> "Floats":
    """Give the traits of each text, `(n, traits) float32`."""
    import numpy as np

    return np.array([traits_of(text) for text in texts], dtype=np.float32)
