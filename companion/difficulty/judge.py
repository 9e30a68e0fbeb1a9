"""The suggestion itself: base from the nearest examples, cues, measures, hindrances, prices."""

from collections.abc import Sequence
from typing import Final

from pydantic import BaseModel, ConfigDict

from companion.difficulty.buying import is_purchase
from companion.difficulty.cues import Cue, Reading, is_stealth, merged, read
from companion.difficulty.feats import FLOOR, is_beyond
from companion.difficulty.measures import measured_step
from companion.difficulty.nearest import Base, Example, base_of
from companion.difficulty.prices import Price, price_of
from companion.difficulty.scales import (
    SYSTEMS,
    Difficulty,
    from_step,
    harder,
    label_of,
    settled,
    spoken,
)
from companion.difficulty.tuning import tuning
from companion.difficulty.words import (
    content,
    language_of,
    mend,
    to_english,
    tokens,
    tokens_and_stops,
)
from companion.errors import BadInputError

Hindrance = tuple[str, int | None]

_UNWEIGHTED: Final = 1
_NAMED_CUES: Final = 3
_LIGHT: Final = 0.25
_QUOTE_LENGTH: Final = 80


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
        purchase = system == "stitcher" and is_purchase(action, context)
    if purchase and system == "stitcher":
        return _bought(price_of(action, context), counted)
    return _judged(system, action, context, counted)


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
        reason=f"DS {price.ds} ({label}): {price.reason}{_hindered('stitcher', counted)}.",
        examples=price.examples,
        price=price.key,
    )


def _judged(
    system: str, action: str, context: str, counted: dict[str, tuple[str, int]]
) -> Suggestion:
    language = language_of(tokens(f"{action} {context}"))
    on_action, on_context, own = _read_both(action, context, language)
    both = merged(on_action, on_context)
    beyond = is_beyond(own)
    if counted and system == "stitcher" and both.ceiling is None:
        both = _without(both, _named_by(counted, language))
    base = _base(system, on_action, on_context, own, language)
    measure = measured_step(action, context)
    step = _step(system, base.step, both, measure)
    if beyond:
        step = max(step, FLOOR)
    value = settled(system=system, step=step)
    weight = sum(weight for _, weight in counted.values())
    label = label_of(system=system, value=value)
    reason = (
        f"{spoken(system=system, value=value)} ({label.replace('_', ' ')}): "
        f"{_grounds(system, base, both, measure, beyond=beyond)}{_hindered(system, counted)}."
    )
    return Suggestion(
        difficulty=harder(system=system, value=value, weight=weight),
        base=value,
        label=label,
        reason=reason,
        examples=tuple(_shown(example, system) for example in base.nearest),
    )


def _read_both(
    action: str, context: str, language: str
) -> tuple[Reading, Reading, tuple[str, ...]]:
    words = _mended(action, language)
    stealth = is_stealth(words)
    return (
        read(words, language=language, stealth=stealth, in_action=True),
        read(_mended(context, language), language=language, stealth=stealth),
        tuple(words),
    )


def _mended(text: str, language: str) -> list[str]:
    words = tokens_and_stops(text)
    return [mend(word) for word in words] if language == "en" else words


def _named_by(counted: dict[str, tuple[str, int]], language: str) -> dict[str, int]:
    """Give the cues that hindrances already stand for, with the weight counted there (RS-22).

    Each hindrance takes the place of one cue, so that naming it never makes a roll easier.
    """
    found: dict[str, int] = {}
    for name, weight in counted.values():
        for cue, _ in read(tokens_and_stops(name), language=language).found[:1]:
            found[cue.id] = max(weight, found.get(cue.id, 0))
    return found


def _without(reading: Reading, named: dict[str, int]) -> Reading:
    """Leave out cues that a hindrance of at least the same weight counts already."""
    kept = tuple(
        (cue, steps)
        for cue, steps in reading.found
        if not (0 < steps <= named.get(cue.id, 0) and cue.floor is None)
    )
    return Reading(found=kept, rest=reading.rest)


def _base(
    system: str, on_action: Reading, on_context: Reading, own: Sequence[str], language: str
) -> Base:
    words = content(to_english(on_action.rest, language=language)) or content(
        to_english(own, language=language)
    )
    whole = words + content(to_english(on_context.rest, language=language))
    return base_of(system=system, words=words, whole=whole)


def _step(system: str, base: float, cues: Reading, measure: float | None) -> float:
    numbers = tuning()
    middle = 1.7
    spread = numbers.spread.get(system, 1.0)
    step = middle + (base - middle) * spread + numbers.offset.get(system, 0.0)
    if measure is not None:
        step = (1 - numbers.measure) * step + numbers.measure * measure
    step = step + cues.shift
    if cues.ceiling is not None and not any(weight > 0 for _, weight in cues.found):
        step = min(step, cues.ceiling)
    if cues.floor is not None:
        step = max(step, cues.floor)
    return step


def _quoted(text: str) -> str:
    return text if len(text) <= _QUOTE_LENGTH else text[: _QUOTE_LENGTH - 1].rstrip() + "…"


def _shown(example: Example, system: str) -> str:
    value = spoken(system=system, value=from_step(system=system, step=example.step))
    return f"{_quoted(example.action)} ({value}: {example.why})"


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _grounds(system: str, base: Base, cues: Reading, measure: float | None, *, beyond: bool) -> str:
    """Name what decided: the nearest example, then the cues that weigh most."""
    example = base.nearest[0]
    here = from_step(system=system, step=example.step)
    parts = [f"comparable to “{example.action}” ({spoken(system=system, value=here)})"]
    if measure is not None:
        parts.append("set by the measure that is stated")
    if beyond:
        parts.append("a deed beyond any human")
    harder_by = _names(cues, upwards=True)
    easier_by = _names(cues, upwards=False)
    if harder_by:
        parts.append(f"made harder by {_listed(harder_by)}")
    if easier_by:
        parts.append(f"made easier by {_listed(easier_by)}")
    return ", ".join(parts)


def _names(cues: Reading, *, upwards: bool) -> list[str]:
    found: list[Cue] = [
        cue for cue, weight in cues.found if abs(weight) >= _LIGHT and (weight > 0) == upwards
    ]
    return list(dict.fromkeys(cue.label for cue in found))[:_NAMED_CUES]


def _hindered(system: str, counted: dict[str, tuple[str, int]]) -> str:
    """Say what the hindrances do in this system."""
    if not counted:
        return ""
    if system == "skitterbarren":
        names = _listed([_quoted(name) or "a hindrance" for name, _ in counted.values()])
        return f"; {names} counts on the roll, not in the DR"
    parts = [f"{_quoted(name) or 'a hindrance'} (+{weight})" for name, weight in counted.values()]
    return f"; to this comes {_listed(parts)}"
