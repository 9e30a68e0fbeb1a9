"""The file of weights: one array a model, with the mean and spread of its cues."""

from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Array = npt.NDArray[np.float32]

FILE = "weights.npz"
CONTEXT_FILE = "weights_context.npz"
"""Fitted with the encoder's cues beside the others; :data:`FILE` goes by word vectors alone."""

MODELS = (
    "outcome", "manner", "skill", "verdict", "kinds", "kind", "helper", "calling", "hindrance",
    "plain",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Linear:
    """A linear model with a softmax behind it, and beside it a layer of hinges where it has one.

    The hinges see what no sum of cues does: the same few words are an act in a tense scene and
    idle talk in a tavern.

    Attributes:
        weights: A column for each answer.
        mean: What is taken from a row first.
        spread: What a row is then divided by.
        hidden: A column for each hinge, or no column.
        out: A row for each hinge, a column for each answer.
    """

    weights: "Array"
    mean: "Array"
    spread: "Array"
    hidden: "Array"
    out: "Array"

    def shares(self, row: "npt.NDArray[np.float64]") -> "npt.NDArray[np.float64]":
        """The shares of the answers, which add up to 1."""
        import numpy as np

        cues = ((row - self.mean) / self.spread).astype(np.float32)
        logits = cues @ self.weights + np.maximum(cues @ self.hidden, 0.0) @ self.out
        powers = np.exp(logits - logits.max())
        found: npt.NDArray[np.float64] = powers / powers.sum()
        return found


@cache
def load(*, is_encoded: bool) -> dict[str, Linear]:
    """Every model by its name, read once a process.

    Args:
        is_encoded: Whether those are wanted that have the encoder's cues.
    """
    import numpy as np

    name = CONTEXT_FILE if is_encoded else FILE
    file = resources.files("companion.reader.learned").joinpath(name)
    with resources.as_file(file) as path, np.load(path, allow_pickle=False) as kept:
        return {
            model: Linear(
                **{
                    part: kept[f"{model}_{part}"].astype(np.float32)
                    for part in ("weights", "mean", "spread", "hidden", "out")
                }
            )
            for model in MODELS
        }


def save(models: dict[str, Linear], path: Path) -> None:
    """Write models; half precision is exact enough for the weights.

    Args:
        models: Every model by its name.
        path: Where to.
    """
    import numpy as np

    arrays = {}
    for name, model in models.items():
        for part in ("weights", "hidden", "out"):
            arrays[f"{name}_{part}"] = getattr(model, part).astype(np.float16)
        arrays[f"{name}_mean"] = model.mean.astype(np.float32)
        arrays[f"{name}_spread"] = model.spread.astype(np.float32)
    np.savez_compressed(path, **arrays)
