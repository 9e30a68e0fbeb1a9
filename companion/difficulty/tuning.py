"""The numbers that `benchmarks/difficulty_tune.py` fits, kept apart from the code."""

import tomllib
from functools import cache
from importlib import resources

from pydantic import BaseModel, ConfigDict, Field


class Tuning(BaseModel):
    """How much each source of evidence counts.

    `action`, `whole` and `lexical` weigh the three similarities; `sharpness` says how fast an
    example loses weight with distance; `noise` how far a single example is trusted;
    `other_system` discounts examples of the other two systems; `measure` is the share of a stated
    measure such as a distance; `spread` and `offset` (steps) set each system's ladder; `cues`
    holds the fitted weight of each cue, in steps; `neighbours` counts the examples that are named.
    """

    model_config = ConfigDict(frozen=True)

    neighbours: int = Field(default=3, ge=1)
    action: float = 0.3
    whole: float = 0.3
    lexical: float = 0.4
    sharpness: float = 2.0
    other_system: float = 1.0
    noise: float = Field(default=0.05, gt=0)
    measure: float = 0.6
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
