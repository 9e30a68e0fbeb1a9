"""The scores of one model, or of the built-in storyteller, with time and cost."""

import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import partial
from typing import Any, Final

from companion.errors import BadInputError
from companion.evaluation import suites, typed
from companion.evaluation.items import SUITES, chosen
from companion.evaluation.score import Desk, Run, Score
from companion.models.asking import Asker
from companion.models.limits import Call, Meter, MeterReport

BY_HAND: Final = "stopped by hand"
IN_PLAY: Final = ("read", "tell")
"""The two calls of an exchange of play: reading what was written, and telling what came of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """What one exchange of play takes with a model: its two calls, each at its mean.

    Attributes:
        seconds: time that a player waits.
        cost: US dollars; None when the price is not known.
    """

    seconds: float
    cost: Decimal | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a model is worth here.

    Attributes:
        name: of the model.
        scores: one a suite.
        seconds: how long it took.
        usage: what was used; None for the built-in storyteller.
        exchange: what an exchange of play takes; None where that was not measured.
        call_seconds: mean time of a call.
        stopped: why it ended before its end; "" when it did not.
    """

    name: str
    scores: tuple[Score, ...]
    seconds: float
    usage: MeterReport | None = None
    exchange: Exchange | None = None
    call_seconds: float | None = None
    stopped: str = ""

    @property
    def was_stopped_by_hand(self) -> bool:
        """Whether the user ended it."""
        return self.stopped.startswith(BY_HAND)

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
        if self.call_seconds is not None:
            data["seconds_a_call"] = round(self.call_seconds, 2)
        if self.exchange is not None:
            cost = self.exchange.cost
            data["exchange"] = {
                "seconds": round(self.exchange.seconds, 2),
                "cost": None if cost is None else str(cost),
            }
        return data


def evaluate(
    asker: Asker | None,
    *,
    name: str,
    desk: Desk,
    meter: Meter | None = None,
    wanted: Collection[str] = tuple(SUITES),
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
    check_suites(wanted)
    if asker is not None:
        asker.rests = False  # each case counts for itself
        asker.instead = "It counts as wrong."
    begun = clock()
    scores: list[Score] = []
    stopped = ""
    for suite in SUITES:
        if suite not in wanted:
            continue
        run = Run(
            asker=asker,
            desk=desk,
            items=chosen(suite, most),
            done=partial(tick, suite),
            scores=scores,
        )
        stopped = _score(suite, run)
        if stopped:
            break
    calls = meter.calls if meter is not None else ()
    return Report(
        name=name,
        scores=tuple(scores),
        seconds=clock() - begun,
        usage=meter.report() if meter is not None else None,
        exchange=_exchange(calls),
        call_seconds=_mean(calls),
        stopped=stopped,
    )


def check_suites(wanted: Collection[str]) -> None:
    """Refuse a suite that does not exist.

    Raises:
        BadInputError: there is no such suite.
    """
    unknown = sorted(set(wanted) - set(SUITES))
    if unknown:
        raise BadInputError(f"there is no suite {unknown[0]!r}; there are: {', '.join(SUITES)}")


def _score(suite: str, run: Run) -> str:
    """Score one suite; return why it ended before its end, "" when it did not."""
    try:
        _ONE[suite](run)
    except KeyboardInterrupt:
        return f"{BY_HAND} during {suite}"
    if run.asker is not None and not run.asker.is_open:
        return f"a limit was reached during {suite}"
    return ""


def _exchange(calls: Sequence[Call]) -> Exchange | None:
    groups = [[call for call in calls if call.purpose == purpose] for purpose in IN_PLAY]
    if not all(groups):
        return None
    seconds = sum(sum(call.seconds for call in group) / len(group) for group in groups)
    cost = Decimal(0)
    for group in groups:
        known = [call.cost for call in group if call.cost is not None]
        if len(known) < len(group):
            return Exchange(seconds=seconds, cost=None)
        cost += sum(known, Decimal(0)) / len(group)
    return Exchange(seconds=seconds, cost=cost)


def _mean(calls: Sequence[Call]) -> float | None:
    return sum(call.seconds for call in calls) / len(calls) if calls else None


_ONE: Final[dict[str, Callable[[Run], None]]] = {
    "intent": suites.intent,
    "difficulty": suites.difficulty,
    "tools": suites.tools,
    "effects": typed.effects,
    "faithfulness": suites.faithfulness,
    "injection": suites.injection,
    "rules": suites.rules,
    "reading": typed.reading,
    "memory": typed.memory,
    "people": typed.people,
}
