"""The numbers that `benchmarks/difficulty_tune.py` fits, kept apart from the code."""

import tomllib
from functools import cache
from importlib import resources

from pydantic import BaseModel, ConfigDict, Field


class Tuning(BaseModel):
    """How much each source of evidence counts.

    `action` and `context` weigh the likeness in meaning and `sharpness` says how fast it falls
    with distance; `action_stems` and `context_stems` weigh the words, `cues_shown` and `cues_sum`
    the cues and what they come to, `traits` the traits in a line and `bell` their likeness, which
    is `width` standard deviations wide. `noise` says how far a single example is distrusted.
    `measure` is the share of a stated measure such as a distance; `stretch` draws the judged grade
    away from `middle`; `pull` is what a grade of distance from it costs a difficulty in chance.
    `cues` holds the weight of each cue, in steps.
    """

    model_config = ConfigDict(frozen=True)

    action: float = 1.0
    context: float = 1.0
    sharpness: float = 2.0
    action_stems: float = 0.5
    context_stems: float = 0.5
    cues_shown: float = 0.05
    cues_sum: float = 0.3
    traits: float = 1.0
    bell: float = 1.0
    width: float = 1.5
    noise: float = Field(default=0.6, gt=0)
    measure: float = 0.6
    stretch: float = 1.2
    middle: float = 2.2
    pull: float = 0.15
    cues: dict[str, float] = Field(default_factory=dict)


@cache
def tuning() -> Tuning:
    """Read the fitted numbers."""
    path = resources.files("companion.difficulty").joinpath("data", "tuned.toml")
    return Tuning.model_validate(tomllib.loads(path.read_text("utf-8")))


def cue_weights() -> dict[str, float]:
    """Give the fitted weights of cues, in steps, by cue id."""
    return tuning().cues
