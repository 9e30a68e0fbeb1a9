"""The calibrated examples: actions with their circumstances and how hard they are."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from companion.difficulty.grades import grade_of
from companion.difficulty.scales import SYSTEMS
from companion.difficulty.tables import rows
from companion.difficulty.words import content, to_english, tokens_and_stops

SHARED: Final = "shared"
"""The system of examples that belong to all three games; their value is the grade itself."""
CAREFUL: Final = "examples_shared"
"""The table whose grades were set one by one for all games; the others are trusted less."""
EXAMPLE_TABLES: Final = (
    *(f"examples_{system}" for system in SYSTEMS),
    "ladders",
    "circumstances",
    CAREFUL,
)
"""The names of the tables, in the order in which the examples stand."""

_ENDINGS: Final = ("ing", "ed", "es", "s", "ly", "e")
_SHORTEST_STEM: Final = 3


@dataclass(frozen=True, slots=True)
class Text:
    """The folded words of an action and its circumstances, with the marks that end a clause.

    The languages are "en", "de", "fr" or "es"; a scene may be told in another than the action.
    """

    action: tuple[str, ...]
    context: tuple[str, ...] = ()
    language: str = "en"
    context_language: str = "en"

    @property
    def action_words(self) -> tuple[str, ...]:
        """The words of the action that carry meaning of their own."""
        return tuple(content(self.action))

    @property
    def act(self) -> str:
        """The stem of the first word that carries meaning, mostly what is done; "" without one."""
        return next((stem(word) for word in self.action_words), "")

    @property
    def context_words(self) -> tuple[str, ...]:
        """The same of the circumstances."""
        return tuple(content(self.context))

    def english(self) -> "Text":
        """Give the text in English, word by word."""
        return Text(
            tuple(to_english(self.action, language=self.language)),
            tuple(to_english(self.context, language=self.context_language)),
        )


@dataclass(frozen=True, slots=True)
class Example:
    """One calibrated example; `table` is the one it stands in."""

    table: str
    system: str
    value: str
    action: str
    why: str
    grade: float
    text: Text


def _example(table: str, system: str, row: Iterable[str]) -> Example:
    value, action, context, why = row
    return Example(
        table=table,
        system=system,
        value=value,
        action=action,
        why=why,
        grade=grade_of(system=system, value=value),
        text=Text(tuple(tokens_and_stops(action)), tuple(tokens_and_stops(context))),
    )


@cache
def examples() -> tuple[Example, ...]:
    """Read the calibrated examples of all tables."""
    found: list[Example] = []
    for table in EXAMPLE_TABLES:
        system = table.removeprefix("examples_")
        for row in rows(f"{table}.txt"):
            if table == "ladders":
                kind, *ladder = row
                found.extend(
                    _example(
                        table, SHARED, (str(step), action, "", f"{kind}, step {step + 1} of 6")
                    )
                    for step, action in enumerate(ladder)
                )
            else:
                found.append(_example(table, system if system in SYSTEMS else SHARED, row))
    return tuple(found)


@lru_cache(maxsize=50_000)
def stem(word: str) -> str:
    """Cut a common English ending off."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            return word[: -len(ending)]
    return word
