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
    """One evaluation.

    Attributes:
        asker: the way to the model; None for the built-in storyteller.
        desk: answers rules questions.
        done: called after each case.
        most: most cases of a suite; None for all.
    """

    asker: Asker | None
    desk: Desk
    done: Callable[[], None] = lambda: None
    most: int | None = None

    def some(self, items: Sequence[T]) -> Sequence[T]:
        """Return the items, or as many as are wanted, spread evenly over them.

        Example:
            >>> Run(asker=None, desk=None, most=3).some("abcdefg")
            ['a', 'c', 'e']
        """
        if self.most is None or len(items) <= self.most:
            return items
        return [items[place * len(items) // self.most] for place in range(self.most)]
