"""The suggestion itself: what the examples teach, cues, measures, hindrances, prices."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from pydantic import BaseModel, ConfigDict

from companion.difficulty.buying import is_purchase
from companion.difficulty.cues import read
from companion.difficulty.dropped import without_dropped_plan
from companion.difficulty.estimate import Judged, judged
from companion.difficulty.examples import Text
from companion.difficulty.prices import Price, price_of
from companion.difficulty.reasons import grounds, hindered, listed_examples
from companion.difficulty.scales import (
    SYSTEMS,
    Difficulty,
    harder,
    known_terms,
    label_of,
    spoken,
)
from companion.difficulty.words import (
    language_of,
    mend,
    tokens,
    tokens_and_stops,
)
from companion.errors import BadInputError
from engine.api import get_system

Hindrance = tuple[str, int | None]

_UNWEIGHTED: Final = 1


class Suggestion(BaseModel):
    """A suggested difficulty and why.

    `base` is the difficulty without the hindrances and `label` its word on the ladder;
    `price` is the key of the price scale when something is bought in Stitcher.
    """

    model_config = ConfigDict(frozen=True)

    difficulty: Difficulty
    base: Difficulty
    label: str
    reason: str
    examples: tuple[str, ...] = ()
    price: str | None = None


def suggest(
    *,
    system: str,
    action: str,
    context: str = "",
    hindrances: Sequence[Hindrance] = (),
    purchase: bool | None = None,
) -> Suggestion:
    """Suggest how hard an action is, with no chat model.

    Args:
        system: `stitcher`, `skitterbarren` or `altars`.
        action: What the player wants to do, in English, German, French or Spanish.
        context: Circumstances in the scene.
        hindrances: Names of hindering traits with their weight; without a weight 1 is taken.
            Names that differ only in letter case count once, the first one stays.
        purchase: Whether something is bought; found from the text when None.

    Returns:
        The difficulty on the system's own scale with its reason.

    Raises:
        BadInputError: The system is not known.

    Rule: S-40, S-42, S-43, S-54, K-07, K-09, A-19, A-21.
    """
    if system not in SYSTEMS:
        raise BadInputError(
            f"The rule system {system!r} is not known; use one of {', '.join(SYSTEMS)}."
        )
    counted = _counted(hindrances)
    if purchase is None:
        purchase = _rolls_purchases(system) and is_purchase(action, context)
    if purchase and _rolls_purchases(system):
        return _bought(price_of(action, context), counted)
    return _judged(system, action, context, counted)


def _rolls_purchases(system: str) -> bool:
    belongings = get_system(system).belongings
    return belongings is not None and belongings.rolls_purchases


def _counted(hindrances: Sequence[Hindrance]) -> dict[str, tuple[str, int]]:
    """Give name and weight of each hindrance once; a negative weight counts as 0."""
    found: dict[str, tuple[str, int]] = {}
    for name, weight in hindrances:
        value = _UNWEIGHTED if weight is None else max(0, weight)
        found.setdefault(name.strip().casefold(), (name.strip(), value))
    return found


def _bought(price: Price, counted: dict[str, tuple[str, int]]) -> Suggestion:
    total = harder(
        system="stitcher", value=price.ds, weight=sum(weight for _, weight in counted.values())
    )
    label = label_of(system="stitcher", value=price.ds)
    return Suggestion(
        difficulty=total,
        base=price.ds,
        label=label,
        reason=f"DS {price.ds} ({label}): {price.reason}{hindered('stitcher', counted)}.",
        examples=price.examples,
        price=price.key,
    )


def _judged(
    system: str, action: str, context: str, counted: dict[str, tuple[str, int]]
) -> Suggestion:
    action = without_dropped_plan(action)
    language, context_language = _languages(action, context)
    text = Text(
        _mended(action, language), _mended(context, context_language), language, context_language
    )
    found = judged(system=system, text=text, told=(action, context))
    value, total = found.value, _with_hindrances(system, found, counted, language)
    label = label_of(system=system, value=value)
    reason = (
        f"{spoken(system=system, value=value)} ({label.replace('_', ' ')}): "
        f"{grounds(system, found, told=(action, context))}{hindered(system, counted)}."
    )
    return Suggestion(
        difficulty=total,
        base=value,
        label=label,
        reason=reason,
        examples=listed_examples(system, found),
    )


def _languages(action: str, context: str) -> tuple[str, str]:
    """Guess the languages of the action and of the scene, which may differ."""
    together = language_of(tokens(f"{action} {context}"))
    alone = [language_of(tokens(text)) if text.strip() else together for text in (action, context)]
    return alone[0], alone[1]


def _mended(text: str, language: str) -> tuple[str, ...]:
    """Give the words of a text, without typing errors; a word said again and again counts once."""
    words = [word for word, _ in groupby(tokens_and_stops(text))]
    return tuple(mend(word) for word in words) if language == "en" else tuple(words)


def _with_hindrances(
    system: str, found: Judged, counted: dict[str, tuple[str, int]], language: str
) -> Difficulty:
    """Add the hindrances; one that names a circumstance of the text is not counted twice (RS-22).

    In Stitcher such a hindrance takes the place of what the circumstances add, where it weighs
    more; so naming it never makes a roll easier.
    """
    if known_terms(system).weight_per_step != 1:  # a burden is no point of the difficulty
        weight = sum(weight for _, weight in counted.values())
        return harder(system=system, value=found.value, weight=weight)
    named = other = 0
    for name, weight in counted.values():
        cues = read(tokens_and_stops(name), language=language).found[:1]
        if {cue.id for cue, _ in cues} & found.hardening:
            named += weight
        else:
            other += weight
    return max(int(found.value), int(found.eased) + named) + other
