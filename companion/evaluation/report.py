"""The scores of one model, or of the built-in storyteller, with time and cost."""

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from companion.errors import BadInputError
from companion.evaluation import suites
from companion.evaluation.suites import Desk, Score
from companion.models.asking import Asker
from companion.models.limits import Meter, MeterReport

SUITES: Final = ("intent", "difficulty", "tools", "faithfulness", "injection", "rules")


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a model is worth here.

    Attributes:
        name: of the model.
        scores: one a suite.
        seconds: how long it took.
        usage: what was used; None for the built-in storyteller.
    """

    name: str
    scores: tuple[Score, ...]
    seconds: float
    usage: MeterReport | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the report as JSON data."""
        data: dict[str, Any] = {
            "name": self.name,
            "seconds": round(self.seconds, 2),
            "suites": {
                s.name: {"right": s.right, "total": s.total, "wrong": s.wrong} for s in self.scores
            },
        }
        if self.usage is not None:
            data["usage"] = {
                "calls": self.usage.calls,
                "failed": self.usage.failed,
                "input_tokens": self.usage.input_tokens,
                "output_tokens": self.usage.output_tokens,
                "cost": str(self.usage.cost),
                "unpriced_calls": self.usage.unpriced_calls,
            }
        return data


def evaluate(
    asker: Asker | None,
    *,
    name: str,
    desk: Desk,
    meter: Meter | None = None,
    wanted: Collection[str] = SUITES,
    tick: Callable[[], None] = lambda: None,
    clock: Callable[[], float] = time.monotonic,
) -> Report:
    """Score a model.

    Args:
        asker: the way to the model; None for the built-in storyteller.
        name: to show.
        desk: answers rules questions.
        meter: counts the model's calls.
        wanted: names of the suites.
        tick: called after each case.
        clock: tells seconds.

    Raises:
        BadInputError: there is no such suite.
    """
    unknown = sorted(set(wanted) - set(SUITES))
    if unknown:
        raise BadInputError(f"there is no suite {unknown[0]!r}; there are: {', '.join(SUITES)}")
    begun = clock()
    scores: list[Score] = []
    for suite in SUITES:
        if suite in wanted:
            scores += _run(suite, asker, desk, tick)
    return Report(
        name=name,
        scores=tuple(scores),
        seconds=clock() - begun,
        usage=meter.report() if meter is not None else None,
    )


def _run(suite: str, asker: Asker | None, desk: Desk, tick: Callable[[], None]) -> list[Score]:
    match suite:
        case "intent":
            return [suites.intent(asker, tick)]
        case "difficulty":
            return [suites.difficulty(asker, tick)]
        case "tools":
            return [suites.tools(asker, tick)]
        case "faithfulness":
            return suites.faithfulness(asker, tick)
        case "injection":
            return [suites.injection(asker, tick)]
        case _:
            return [suites.rules(asker, tick, desk)]
