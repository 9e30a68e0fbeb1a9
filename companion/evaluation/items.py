"""The cases of each suite, and what scoring them will take: known before a model is asked."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.difficulty.scales import SYSTEMS
from companion.evaluation.score import spread
from companion.evaluation.stage import cases, outcomes, results

MADE: Final = ("npc", "monster", "archetype")


@dataclass(frozen=True, slots=True, kw_only=True)
class Suite:
    """One suite.

    Attributes:
        items: returns its cases.
        calls: calls to a chat model that one case takes, as measured.
        read: tokens that one case has a model read, as measured.
        written: tokens that one case has it write.
    """

    items: Callable[[], Sequence[Any]]
    calls: float
    read: int
    written: int


def _everywhere(name: str) -> Callable[[], Sequence[Any]]:
    """Return what pairs each case of a suite with each game."""
    return lambda: [(case, system) for case in cases(name)["case"] for system in SYSTEMS]


def _listed(name: str) -> Callable[[], Sequence[Any]]:
    return lambda: list(cases(name)["case"])


def _intents() -> Sequence[Any]:
    return [(case, system) for case in cases("intents")["case"] for system in case["systems"]]


def _owed() -> Sequence[Any]:
    return [(system, *found) for system in SYSTEMS for found in results(system)]


def _told() -> Sequence[Any]:
    return [(system, *found) for system in SYSTEMS for found in outcomes(system)]


def _passages() -> Sequence[Any]:
    found = cases("reading")
    return [*found["case"], *found["claim"]]


def _people() -> Sequence[Any]:
    return [(kind, system) for kind in MADE for system in SYSTEMS]


SUITES: Final[dict[str, Suite]] = {
    "intent": Suite(items=_intents, calls=1.0, read=1_400, written=110),
    "difficulty": Suite(items=_everywhere("difficulty"), calls=1.1, read=550, written=60),
    "tools": Suite(items=_listed("tools"), calls=2.0, read=2_400, written=150),
    "effects": Suite(items=_owed, calls=1.4, read=2_300, written=350),
    "faithfulness": Suite(items=_told, calls=2.5, read=3_800, written=400),
    "injection": Suite(items=_everywhere("injection"), calls=1.0, read=1_400, written=110),
    "rules": Suite(items=_listed("rules"), calls=1.0, read=1_900, written=130),
    "reading": Suite(items=_passages, calls=1.0, read=950, written=50),
    "memory": Suite(items=_listed("memory"), calls=1.0, read=1_900, written=180),
    "people": Suite(items=_people, calls=1.4, read=2_400, written=600),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Forecast:
    """What an evaluation will take, for a model that answers in form at most times.

    Attributes:
        cases: cases of all suites.
        calls: calls to the model.
        read: tokens read.
        written: tokens written.
    """

    cases: int
    calls: int
    read: int
    written: int


def chosen(suite: str, most: int | None) -> Sequence[Any]:
    """Return the cases of a suite, or as many as are wanted, spread evenly over them."""
    return spread(SUITES[suite].items(), most)


def forecast(wanted: Collection[str], most: int | None) -> Forecast:
    """Return what it will take to score these suites.

    Args:
        wanted: names of suites.
        most: most cases of a suite; None for all.
    """
    counts = {name: len(chosen(name, most)) for name in SUITES if name in wanted}
    suites = [(SUITES[name], count) for name, count in counts.items()]
    return Forecast(
        cases=sum(counts.values()),
        calls=round(sum(suite.calls * count for suite, count in suites)),
        read=sum(suite.read * count for suite, count in suites),
        written=sum(suite.written * count for suite, count in suites),
    )
