"""Finds the calibrated examples nearest to an action, by meaning and by words.

Each example keeps its *base*: its step without what its own cues add. The base of a new action
is judged from the bases of its neighbours, then the cues of the new text are added.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from companion.difficulty.cues import is_stealth, merged, read
from companion.difficulty.scales import SYSTEMS, to_step
from companion.difficulty.tables import rows
from companion.difficulty.tuning import tuning
from companion.difficulty.words import content, tokens_and_stops

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.float32]

_ENDINGS: Final = ("ing", "ed", "es", "s", "ly", "e")
_SHORTEST_STEM: Final = 3


@dataclass(frozen=True, slots=True)
class Example:
    """One calibrated example; `step` and `base` are on the common scale."""

    system: str
    value: str
    action: str
    why: str
    step: float
    base: float
    words: tuple[str, ...]
    whole: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Base:
    """What the neighbours say: a step before any cue, and the nearest examples in order."""

    step: float
    nearest: tuple[Example, ...]


def _example(system: str, row: Sequence[str]) -> Example:
    value, action, context, why = row
    words = tokens_and_stops(action)
    stealth = is_stealth(words)
    on_action = read(words, stealth=stealth)
    on_context = read(tokens_and_stops(context), stealth=stealth)
    step = to_step(system=system, value=value)
    own = tuple(content(words))
    return Example(
        system=system,
        value=value,
        action=action,
        why=why,
        step=step,
        base=step - merged(on_action, on_context).shift,
        words=tuple(content(on_action.rest)) or own,
        whole=tuple(content(on_action.rest + on_context.rest)) or own,
    )


@cache
def examples() -> tuple[Example, ...]:
    """Read the calibrated examples of all systems."""
    return tuple(
        _example(system, row) for system in SYSTEMS for row in rows(f"examples_{system}.txt")
    )


def stem(word: str) -> str:
    """Cut a common English ending off."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            return word[: -len(ending)]
    return word


@cache
def _rarity() -> dict[str, float]:
    """Give the inverse document frequency of each stem over the examples."""
    counts = Counter(s for example in examples() for s in {stem(w) for w in example.words})
    total = len(examples())
    return {word: math.log(1 + total / count) for word, count in counts.items()}


def _weights(words: Iterable[str]) -> dict[str, float]:
    """Give the words as a vector of length 1 over stems."""
    rarity = _rarity()
    raw = {s: rarity.get(s, 1.0) for s in {stem(word) for word in words}}
    length = math.sqrt(sum(value * value for value in raw.values())) or 1.0
    return {word: value / length for word, value in raw.items()}


@cache
def _postings() -> dict[str, list[tuple[int, float]]]:
    found: dict[str, list[tuple[int, float]]] = {}
    for place, example in enumerate(examples()):
        for word, weight in _weights(example.words).items():
            found.setdefault(word, []).append((place, weight))
    return found


def lexical(words: Sequence[str]) -> list[float]:
    """Give the likeness (0..1) of the words to each example."""
    scores = [0.0] * len(examples())
    for word, weight in _weights(words).items():
        for place, other in _postings().get(word, ()):
            scores[place] += weight * other
    return scores


@cache
def _embedder() -> Any:  # noqa: ANN401 - wordllama ships no types
    from pathlib import Path

    import wordllama

    folder = Path(wordllama.__file__).parent
    return wordllama.WordLlama.load(cache_dir=folder, disable_download=True)


def embed(texts: Sequence[str]) -> "Floats":
    """Give one unit vector for each text, `(n, 256) float32`; an empty text gives zeros."""
    import numpy as np

    vectors = np.asarray(_embedder().embed([text or " " for text in texts]), dtype=np.float32)
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    lengths[lengths == 0] = 1.0
    unit: Floats = vectors / lengths
    unit[[not text for text in texts]] = 0.0
    return unit


@cache
def vectors() -> "tuple[Floats, Floats]":
    """Give the vectors of the examples: of the action without cues, and of the whole text."""
    return (
        embed([" ".join(example.words) for example in examples()]),
        embed([" ".join(example.whole) for example in examples()]),
    )


@cache
def _plane() -> "tuple[Floats, float]":
    """Fit the base as a plane over the vectors (ridge regression): slopes and mean."""
    import numpy as np

    return fit_plane(vectors()[0], np.array([e.base for e in examples()], dtype=np.float32))


def fit_plane(points: "Floats", values: "Floats") -> "tuple[Floats, float]":
    """Fit values as a plane over unit vectors by ridge regression.

    Args:
        points: `(n, d) float32`.
        values: `(n,) float32`, in steps.

    Returns:
        The slopes, `(d,) float32`, and the mean that they are added to.
    """
    import numpy as np

    mean = float(values.mean())
    square = points.T @ points + tuning().ridge * np.eye(points.shape[1], dtype=np.float32)
    slopes: Floats = np.linalg.solve(square, points.T @ (values - mean)).astype(np.float32)
    return slopes, mean


def base_of(*, system: str, words: Sequence[str], whole: Sequence[str]) -> Base:
    """Judge the base of an action from its neighbours.

    Args:
        system: Slug; examples of the other systems count less.
        words: Content words of the action without its cues.
        whole: Content words of action and context, cues left out of the context.

    Returns:
        The base, in steps, and the neighbours, the nearest of the own system first.
    """
    import numpy as np

    numbers = tuning()
    on_action, on_whole = vectors()
    query = embed([" ".join(words), " ".join(whole)])
    likeness = (
        numbers.action * (on_action @ query[0])
        + numbers.whole * (on_whole @ query[1])
        + numbers.lexical * np.array(lexical(words), dtype=np.float32)
    )
    own = np.array([example.system == system for example in examples()])
    weights = np.exp(numbers.sharpness * likeness) * np.where(own, 1.0, numbers.other_system)
    order = np.argsort(-weights, kind="stable")[: numbers.neighbours]
    bases = np.array([examples()[place].base for place in order])
    step = float(np.average(bases, weights=weights[order]))
    slopes, mean = _plane()
    planar = mean + float(query[0] @ slopes)
    nearest = [examples()[place] for place in order]
    nearest.sort(key=lambda example: example.system != system)
    return Base(
        step=(1 - numbers.slope) * step + numbers.slope * planar, nearest=tuple(nearest[:3])
    )
