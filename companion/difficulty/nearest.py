"""Finds the calibrated examples nearest to an action, by meaning and by words.

Each example keeps its *base*: its step without what its own cues add. The base of a new action
is judged from the bases of its neighbours, then the cues of the new text are added.
"""

import json
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
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

SHARED: Final = "shared"
"""The system of examples that belong to all three; their value is the step itself."""

_ENDINGS: Final = ("ing", "ed", "es", "s", "ly", "e")
_SHORTEST_STEM: Final = 3
FIT_TABLES: Final = (
    "circumstances.txt",
    "cues.txt",
    "examples_altars.txt",
    "examples_skitterbarren.txt",
    "examples_stitcher.txt",
    "ladders.txt",
    "stealth_words.txt",
    "tuned.toml",
)
"""The tables that the kept fit rests on."""


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
    on_action = read(words, stealth=stealth, in_action=True)
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
    own = [_example(system, row) for system in SYSTEMS for row in rows(f"examples_{system}.txt")]
    shared = [
        _example(SHARED, (str(step), action, "", f"{kind}, step {step + 1} of 6"))
        for kind, *ladder in rows("ladders.txt")
        for step, action in enumerate(ladder)
    ]
    shared += [_example(SHARED, row) for row in rows("circumstances.txt")]
    return (*own, *shared)


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


def likeness(
    on_action: "Floats", on_whole: "Floats", by_words: "Floats", *, same_system: "Floats"
) -> "Floats":
    """Turn three similarities into one weight between 0 and 1 (a positive kernel).

    Args:
        on_action: Similarity of the actions, `(n, m) float32`.
        on_whole: Similarity of action and context together.
        by_words: Similarity of the words.
        same_system: 1 where both are of one system, else 0.
    """
    import numpy as np

    numbers = tuning()
    mixed = (numbers.action * on_action + numbers.whole * on_whole + numbers.lexical * by_words) / (
        numbers.action + numbers.whole + numbers.lexical
    )
    discount = numbers.other_system + (1 - numbers.other_system) * same_system
    weights: Floats = np.exp(numbers.sharpness * (mixed - 1)) * discount
    return weights


_SYSTEM_NUMBERS: Final = {name: place for place, name in enumerate((*SYSTEMS, SHARED))}


def _same(left: "npt.NDArray[np.int64]", right: "npt.NDArray[np.int64] | np.int64") -> "Floats":
    """Give 1 where both are of one system, or one of them is shared, else 0."""
    import numpy as np

    shared = _SYSTEM_NUMBERS[SHARED]
    same = (left == right) | (left == shared) | (right == shared)
    out: Floats = np.asarray(same, dtype=np.float32)
    return out


def fit_key() -> str:
    """Give the digest of everything that the fit depends on: tables, numbers and embedder."""
    import hashlib
    from importlib.metadata import version

    digest = hashlib.sha256(version("wordllama").encode())
    folder = resources.files("companion.difficulty").joinpath("data")
    for name in FIT_TABLES:
        digest.update(folder.joinpath(name).read_bytes())
    return digest.hexdigest()


def fitted() -> "Floats":
    """Fit the bases of the examples by kernel ridge regression; give the pull of each."""
    import numpy as np

    found = examples()
    systems = _system_numbers()
    means = _means()
    centred = np.array([e.base - means[e.system] for e in found], dtype=np.float32)
    on_action, on_whole = vectors()
    kernel = likeness(
        on_action @ on_action.T,
        on_whole @ on_whole.T,
        np.array([lexical(example.words) for example in found], dtype=np.float32),
        same_system=_same(systems[:, None], systems[None, :]),
    )
    kernel = kernel + tuning().noise * np.eye(len(found), dtype=np.float32)
    pulls: Floats = np.linalg.solve(kernel, centred).astype(np.float32)
    return pulls


@cache
def _pulls() -> "Floats":
    """Read the kept fit; make it anew when the tables or the embedder have changed."""
    import numpy as np

    path = resources.files("companion.difficulty").joinpath("data", "fit.json")
    if path.is_file():
        kept = json.loads(path.read_text("utf-8"))
        if kept["key"] == fit_key():
            return np.array(kept["pulls"], dtype=np.float32)
    return fitted()


@cache
def _means() -> dict[str, float]:
    """Give the mean base of each system's examples."""
    return {
        system: sum(bases) / len(bases)
        for system in _SYSTEM_NUMBERS
        if (bases := [e.base for e in examples() if e.system == system])
    }


@cache
def _system_numbers() -> "npt.NDArray[np.int64]":
    import numpy as np

    return np.array([_SYSTEM_NUMBERS[example.system] for example in examples()])


def base_of(*, system: str, words: Sequence[str], whole: Sequence[str]) -> Base:
    """Judge the base of an action from its neighbours.

    Every example pulls towards its own base, the more the nearer it is in meaning and words.

    Args:
        system: Slug; examples of the other systems count less.
        words: Content words of the action without its cues.
        whole: Content words of action and context, cues left out.

    Returns:
        The base, in steps, and the nearest examples of the own system.
    """
    import numpy as np

    systems = _system_numbers()
    on_action, on_whole = vectors()
    query = embed([" ".join(words), " ".join(whole)])
    weights = likeness(
        on_action @ query[0],
        on_whole @ query[1],
        np.array(lexical(words), dtype=np.float32),
        same_system=_same(systems, np.int64(_SYSTEM_NUMBERS[system])),
    )
    own = np.where(_same(systems, np.int64(_SYSTEM_NUMBERS[system])) > 0, weights, -1.0)
    order = np.argsort(-own, kind="stable")[: tuning().neighbours]
    return Base(
        step=_means()[system] + float(weights @ _pulls()),
        nearest=tuple(examples()[int(place)] for place in order),
    )
