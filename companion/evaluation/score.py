"""What a suite gets, and what it comes to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from companion.models.asking import Asker

T = TypeVar("T")


@dataclass(slots=True)
class Score:
    """What one suite came to.

    Attributes:
        name: of the suite.
        right: cases that were right.
        total: cases; 0 when the suite does not apply.
        wrong: what was wrong, one line a case.
    """

    name: str
    right: int = 0
    total: int = 0
    wrong: list[str] = field(default_factory=list)

    def add(self, case: str, fault: str) -> None:
        """Count a case; ``fault`` is "" for a right one."""
        self.total += 1
        if fault:
            self.wrong.append(f"{case}: {fault}")
        else:
            self.right += 1


class Desk(Protocol):
    """Answers rules questions."""

    def answer(self, question: str, system: str) -> Any:  # noqa: ANN401 - an Answer
        """Answer a question."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """One suite with one model.

    Attributes:
        asker: the way to the model; None for the built-in storyteller.
        desk: answers rules questions.
        items: the cases.
        done: called after each case.
        scores: what was begun, so that a suite which is stopped keeps what it has.
    """

    asker: Asker | None
    desk: Desk
    items: Sequence[Any]
    done: Callable[[], None] = lambda: None
    scores: list[Score] = field(default_factory=list)

    def score(self, name: str) -> Score:
        """Begin a score."""
        self.scores.append(Score(name))
        return self.scores[-1]


def spread(items: Sequence[T], most: int | None) -> Sequence[T]:
    """Return the items, or as many as are wanted, spread evenly over them.

    Example:
        >>> spread("abcdefg", 3)
        ['a', 'c', 'e']
    """
    if most is None or len(items) <= most:
        return items
    return [items[place * len(items) // most] for place in range(most)]


class Heard:
    """Whether a model said anything that could be used while a case was asked.

    Where it did not, the built-in answer stood in for it, which is none of the model's merit.

    Args:
        asker: the way to the model; None for the built-in storyteller.
    """

    def __init__(self, asker: Asker | None) -> None:
        self._asker = asker

    def __enter__(self) -> "Heard":
        """Begin to listen."""
        if self._asker is not None:
            self._asker.understood = None
        return self

    def __exit__(self, *_: object) -> None:
        """Stop."""

    @property
    def fault(self) -> str:
        """What was wrong; "" where an answer could be used, or none was asked for."""
        silent = self._asker is not None and self._asker.understood is False
        return "no answer that could be used" if silent else ""
