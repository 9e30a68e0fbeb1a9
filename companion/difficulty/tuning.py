"""The numbers that `benchmarks/difficulty_tune.py` fits, kept apart from the code."""

import tomllib
from functools import cache
from importlib import resources

from pydantic import BaseModel, ConfigDict, Field


class Tuning(BaseModel):
    """How much each source of evidence counts.

    `action`, `whole` and `lexical` weigh the three similarities; `sharpness` is the exponent of
    a neighbour's weight; `other_system` discounts examples of the other two systems; `slope` is
    the share of the fitted plane over embeddings against the neighbours; `measure` the share of a
    stated measure such as a distance; `spread` and `offset` (steps) set each system's ladder.
    """

    model_config = ConfigDict(frozen=True)

    neighbours: int = Field(default=12, ge=1)
    action: float = 0.5
    whole: float = 0.2
    lexical: float = 0.3
    sharpness: float = 10.0
    other_system: float = 0.6
    slope: float = 0.4
    ridge: float = 3.0
    measure: float = 0.6
    action_cues: float = 1.0
    spread: dict[str, float] = Field(default_factory=dict)
    offset: dict[str, float] = Field(default_factory=dict)
    cues: dict[str, float] = Field(default_factory=dict)


@cache
def tuning() -> Tuning:
    """Read the fitted numbers."""
    path = resources.files("companion.difficulty").joinpath("data", "tuned.toml")
    return Tuning.model_validate(tomllib.loads(path.read_text("utf-8")))


def cue_weights() -> dict[str, float]:
    """Give the fitted weights of cues, in steps, by cue id."""
    return tuning().cues
