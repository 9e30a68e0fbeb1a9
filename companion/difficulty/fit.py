"""Learns from the calibrated examples which difficulty a table would call right.

For each difficulty of each ladder the fit learns the chance that it is right for a text, and
besides the grade itself, by kernel ridge regression: texts are alike that mean the same, use the
same words, show the same cues and have the same traits. Where a kernel is linear its weights are
kept instead of the examples, so that a cold start has little to do.
"""

import hashlib
import io
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from companion.difficulty.examples import CAREFUL, EXAMPLE_TABLES, Example, Text, examples
from companion.difficulty.facets import (
    Vocabulary,
    cue_rows,
    meanings,
    readings_of,
    trait_rows,
)
from companion.difficulty.grades import LADDERS, fits
from companion.difficulty.tuning import Tuning, tuning

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from companion.difficulty.embedding import Floats

    Kept = dict[str, npt.NDArray[Any]]

FILE: Final = "fit.npz"
TABLES: Final = (
    *(f"{name}.txt" for name in EXAMPLE_TABLES),
    "cues.txt",
    "stealth_words.txt",
    "tuned.toml",
    "word_classes.txt",
)
"""The tables that the kept fit rests on."""

_WIDEST: Final = 4.0
_SPREAD: Final = 0.25
_SHARES: Final = ((0.0, 0.5), (-_SPREAD, 0.25), (_SPREAD, 0.25))
_DISTRUST: Final = {"ladders": 3.0, "circumstances": 1.5, CAREFUL: 1.0}
_OTHERS_DISTRUST: Final = 2.0


@dataclass(frozen=True, slots=True)
class Fit:
    """What was learnt; the columns are those of `columns()`.

    `pulls` weighs the examples, `(examples, columns)`; the weights of stems, cues and traits are
    `(names, columns)`; `means` is where all of them start.
    """

    pulls: "Floats"
    action_stems: "Floats"
    context_stems: "Floats"
    cues: "Floats"
    traits: "Floats"
    means: "Floats"
    trait_middle: "Floats"
    trait_spread: "Floats"
    trait_rows: "Floats"


@cache
def columns() -> dict[str, slice]:
    """Give the columns of each ladder, and "grade" for the last one."""
    found: dict[str, slice] = {}
    start = 0
    for system in ("stitcher", "skitterbarren"):
        found[system] = slice(start, start + len(LADDERS[system]))
        start = found[system].stop
    # The ladder of Altars has the same six places as that of Stitcher.
    return {**found, "altars": found["stitcher"], "grade": slice(start, start + 1)}


def targets(grades: Sequence[float]) -> "Floats":
    """Give what the fit should answer at some grades, `(n, columns) float32`.

    A grade is known to a quarter of a step, so its neighbours count as well.
    """
    import numpy as np

    found = np.zeros((len(grades), columns()["grade"].stop), dtype=np.float32)
    for line, grade in enumerate(grades):
        for shift, share in _SHARES:
            for system in ("stitcher", "skitterbarren"):
                found[line, columns()[system]] += share * np.array(
                    fits(system=system, grade=grade + shift), dtype=np.float32
                )
        found[line, columns()["grade"]] = grade
    return found


def near(left: "Floats", right: "Floats", *, sharpness: float) -> "Floats":
    """Give the likeness (0..1) of every left vector to every right one."""
    import numpy as np

    found: Floats = np.exp(sharpness * (left @ right.T - 1.0))
    return found


def bell(left: "Floats", right: "Floats", *, width: float) -> "Floats":
    """Give the likeness (0..1) of rows of traits; `width` is in standard deviations a trait."""
    import numpy as np

    apart = (left**2).sum(1)[:, None] + (right**2).sum(1)[None, :] - 2.0 * left @ right.T
    found: Floats = np.exp(-np.maximum(apart, 0.0) / (2.0 * width**2 * left.shape[1]))
    return found


def levelled(traits: "Floats", middle: "Floats", spread: "Floats") -> "Floats":
    """Bring traits to mean 0 and deviation 1, and cut off what is far out."""
    import numpy as np

    found: Floats = np.clip((traits - middle) / spread, -_WIDEST, _WIDEST).astype(np.float32)
    return found


def cue_scale(numbers: Tuning, width: int) -> "Floats":
    """Give the square root of the weight of each column of `cue_rows`."""
    import numpy as np

    found = np.full(width, np.sqrt(numbers.cues_shown), dtype=np.float32)
    found[-3:] = np.sqrt(numbers.cues_sum)
    return found


@cache
def vocabularies() -> tuple[Vocabulary, Vocabulary]:
    """Give the stems of the examples' actions and of their circumstances."""
    texts = [example.text for example in examples()]
    return (
        Vocabulary.of([text.action_words for text in texts]),
        Vocabulary.of([text.context_words for text in texts]),
    )


@dataclass(frozen=True, slots=True)
class Parts:
    """The examples as arrays: everything that the kernel needs."""

    action: "Floats"
    context: "Floats"
    action_stems: "Floats"
    context_stems: "Floats"
    cues: "Floats"
    traits: "Floats"
    middle: "Floats"
    spread: "Floats"

    def kernel(self, numbers: Tuning) -> "Floats":
        """Give the likeness of every example to every other."""
        found: Floats = (
            numbers.action * near(self.action, self.action, sharpness=numbers.sharpness)
            + numbers.context * near(self.context, self.context, sharpness=numbers.sharpness)
            + numbers.action_stems * self.action_stems @ self.action_stems.T
            + numbers.context_stems * self.context_stems @ self.context_stems.T
            + self.cues @ self.cues.T
            + numbers.traits * self.traits @ self.traits.T / self.traits.shape[1]
            + numbers.bell * bell(self.traits, self.traits, width=numbers.width)
        )
        return found


def parts_of(found: Sequence[Example], numbers: Tuning) -> Parts:
    """Turn examples into arrays."""
    texts = [example.text for example in found]
    action, context = meanings(texts)
    for_action, for_context = vocabularies()
    cues = cue_rows([readings_of(text) for text in texts])
    traits = trait_rows(texts)
    middle, spread = traits.mean(0), traits.std(0) + 1e-6
    return Parts(
        action=action,
        context=context,
        action_stems=for_action.rows([text.action_words for text in texts]),
        context_stems=for_context.rows([text.context_words for text in texts]),
        cues=cues * cue_scale(numbers, cues.shape[1]),
        traits=levelled(traits, middle, spread),
        middle=middle,
        spread=spread,
    )


def noise_of(found: Sequence[Example], numbers: Tuning) -> "Floats":
    """Give how far each example is to be distrusted."""
    import numpy as np

    shares = [_DISTRUST.get(example.table, _OTHERS_DISTRUST) for example in found]
    return numbers.noise * np.array(shares, dtype=np.float32)


def fitted() -> Fit:
    """Learn from all examples."""
    import numpy as np

    found, numbers = examples(), tuning()
    parts = parts_of(found, numbers)
    wanted = targets([example.grade for example in found])
    means = wanted.mean(0)
    pulls = np.linalg.solve(
        (parts.kernel(numbers) + np.diag(noise_of(found, numbers))).astype(np.float64),
        wanted - means,
    ).astype(np.float32)
    scale = cue_scale(numbers, parts.cues.shape[1])
    return Fit(
        pulls=pulls,
        action_stems=(numbers.action_stems * parts.action_stems.T @ pulls).astype(np.float32),
        context_stems=(numbers.context_stems * parts.context_stems.T @ pulls).astype(np.float32),
        cues=scale[:, None] * (parts.cues.T @ pulls),
        traits=numbers.traits * parts.traits.T @ pulls / parts.traits.shape[1],
        means=means,
        trait_middle=parts.middle,
        trait_spread=parts.spread,
        trait_rows=parts.traits,
    )


def fit_key() -> str:
    """Give the digest of everything that the fit depends on: tables, numbers and word vectors."""
    from importlib.metadata import version

    digest = hashlib.sha256(version("wordllama").encode())
    folder = resources.files("companion.difficulty").joinpath("data")
    for name in TABLES:
        digest.update(folder.joinpath(name).read_bytes())
    return digest.hexdigest()


def packed(fit: Fit) -> bytes:
    """Write a fit as the bytes of the kept file, halves of single precision."""
    import numpy as np

    arrays = {field.name: getattr(fit, field.name).astype(np.float16) for field in fields(Fit)}
    out = io.BytesIO()
    np.savez_compressed(out, key=np.array(fit_key()), **arrays)
    return out.getvalue()


def unpacked(data: bytes) -> tuple[str, Fit]:
    """Read the kept file: its digest and the fit."""
    import numpy as np

    with np.load(io.BytesIO(data), allow_pickle=False) as kept:
        arrays = {field.name: kept[field.name].astype(np.float32) for field in fields(Fit)}
        return str(kept["key"]), Fit(**arrays)


@cache
def current() -> Fit:
    """Give the kept fit, or a new one when the tables or the word vectors have changed."""
    path = resources.files("companion.difficulty").joinpath("data", FILE)
    if path.is_file():
        key, fit = unpacked(path.read_bytes())
        if key == fit_key():
            return fit
    return fitted()


@cache
def example_meanings() -> "tuple[Floats, Floats]":
    """Give the vectors of the examples' actions and circumstances."""
    return meanings([example.text for example in examples()])


@lru_cache(maxsize=64)
def predicted(told: Text) -> "npt.NDArray[np.float32]":
    """Give what the fit answers for a text, one number for each of `columns()`."""
    import numpy as np

    fit, numbers = current(), tuning()
    text = told.english()
    action, context = meanings([text])
    of_actions, of_contexts = example_meanings()
    for_action, for_context = vocabularies()
    traits = levelled(trait_rows([text]), fit.trait_middle, fit.trait_spread)
    weights = (
        numbers.action * near(action, of_actions, sharpness=numbers.sharpness)
        + numbers.context * near(context, of_contexts, sharpness=numbers.sharpness)
        + numbers.bell * bell(traits, fit.trait_rows, width=numbers.width)
    )
    found = (
        fit.means
        + weights @ fit.pulls
        + for_action.rows([text.action_words]) @ fit.action_stems
        + for_context.rows([text.context_words]) @ fit.context_stems
        + cue_rows([readings_of(told)]) @ fit.cues
        + traits @ fit.traits
    )
    answer = np.asarray(found[0], dtype=np.float32)
    answer.flags.writeable = False  # one text is asked about more than once for one proposal
    return answer
