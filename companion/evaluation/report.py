"""The scores of one model, or of the built-in storyteller, with time and cost."""

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from companion.errors import BadInputError
from companion.evaluation import suites, typed
from companion.evaluation.score import Desk, Run, Score
from companion.models.asking import Asker
from companion.models.limits import Meter, MeterReport

SUITES: Final = (
    "intent", "difficulty", "tools", "effects", "faithfulness", "injection", "rules", "memory",
    "people",
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a model is worth here.

    Attributes:
        name: of the model.
        scores: one a suite.
        seconds: how long it took.
        usage: what was used; None for the built-in storyteller.
        stopped: why it ended before its end; "" when it did not.
    """

    name: str
    scores: tuple[Score, ...]
    seconds: float
    usage: MeterReport | None = None
    stopped: str = ""

    def as_json(self) -> dict[str, Any]:
        """Return the report as JSON data."""
        data: dict[str, Any] = {
            "name": self.name,
            "seconds": round(self.seconds, 2),
            "suites": {
                s.name: {"right": s.right, "total": s.total, "wrong": s.wrong} for s in self.scores
            },
        }
        if self.stopped:
            data["stopped"] = self.stopped
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
    most: int | None = None,
    tick: Callable[[str], None] = lambda _: None,
    clock: Callable[[], float] = time.monotonic,
) -> Report:
    """Score a model. Stopped by hand or by a limit, it returns what was scored until then.

    Args:
        asker: the way to the model; None for the built-in storyteller.
        name: to show.
        desk: answers rules questions.
        meter: counts the model's calls.
        wanted: names of the suites.
        most: most cases of a suite, spread evenly over the games; None for all.
        tick: called with the name of the suite after each case.
        clock: tells seconds.

    Raises:
        BadInputError: there is no such suite.
    """
    unknown = sorted(set(wanted) - set(SUITES))
    if unknown:
        raise BadInputError(f"there is no suite {unknown[0]!r}; there are: {', '.join(SUITES)}")
    if asker is not None:
        asker.rests = False  # each case counts for itself
        asker.instead = "It counts as wrong."
    begun = clock()
    scores: list[Score] = []
    stopped = ""
    for suite in SUITES:
        if suite not in wanted:
            continue
        run = Run(asker=asker, desk=desk, most=most, done=partial(tick, suite))
        try:
            scores += _run(suite, run)
        except KeyboardInterrupt:
            stopped = f"stopped by hand during {suite}"
        if asker is not None and not (asker.is_open or stopped):
            stopped = f"a limit was reached during {suite}"
        if stopped:
            break
    return Report(
        name=name,
        scores=tuple(scores),
        seconds=clock() - begun,
        usage=meter.report() if meter is not None else None,
        stopped=stopped,
    )


def _run(suite: str, run: Run) -> list[Score]:
    if suite == "faithfulness":
        return suites.faithfulness(run)
    return [_ONE[suite](run)]


_ONE: Final[dict[str, Callable[[Run], Score]]] = {
    "intent": suites.intent,
    "difficulty": suites.difficulty,
    "tools": suites.tools,
    "effects": typed.effects,
    "injection": suites.injection,
    "rules": suites.rules,
    "memory": typed.memory,
    "people": typed.people,
}
