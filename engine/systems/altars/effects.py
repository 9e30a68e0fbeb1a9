"""Consequences: what a result owes the story, and what an effect does to a sheet."""

from typing import Final

from engine.core.effects import Effect, EffectKind, Owed, StoryTerms
from engine.core.model import Resolution
from engine.errors import StateError
from engine.systems.altars.bands import BAND_NAMES, DEGREES
from engine.systems.altars.damage import after_harm
from engine.systems.altars.handlers import sheet_of, with_sheet
from engine.systems.altars.items import read_item
from engine.systems.altars.state import AltarsState

Counts = tuple[int, int]

_GAINS: Final[tuple[EffectKind, ...]] = (
    "edge", "knowledge", "position", "relation", "gear", "clock",
)  # fmt: skip
_CHANGED_SITUATION: Final[tuple[EffectKind, ...]] = ("position", "clock", "cost")
"""What a won resistance leaves the one who tried: time, position, attention (A-30)."""
_TROUBLES: Final[tuple[EffectKind, ...]] = (
    "trouble", "position", "clock", "cost", "relation", "gear",
)  # fmt: skip
"""Health is lost by margins and threat dice only, so harm is no consequence here."""

_SETBACKS: Final[dict[str, Counts]] = {
    "bare": (1, 1),
    "clear": (1, 1),
    "strong": (1, 2),
    "crushing": (2, 2),
}
_SIZES: Final = {"bare": 1, "clear": 1, "strong": 2, "crushing": 3}
_FIGHTING: Final = ("attack", "blast", "threat")
_OPPOSED: Final = ("opposed", "attack")


STORY_TERMS: Final = StoryTerms(
    sure_setbacks=frozenset(_TROUBLES) - {"relation", "gear"},
    sure_when_resisted=frozenset(_CHANGED_SITUATION),
    narrow=1,
    strong=5,
    counting=(
        "One archetype counts: its die is rolled, so choose the strongest whose plain meaning "
        "covers the task. Gear counts where it does part of the task."
    ),
)


def owes(state: AltarsState, resolution: Resolution) -> Owed:
    """Return what a roll owes the story, seen from the players' side.

    The margin of a hit is its damage, and nothing is added to it. A won resistance only avoids the
    act: what changes is where the one who tried stands. Where the GM's side acts, its gains are the
    players' setbacks.

    Rule: A-24, A-29, A-30, A-42, A-45, A-55, RA-20, RA-25, RA-29.
    """
    degree = next((d for d in DEGREES if d.slug == resolution.degree), None)
    if degree is None:
        return Owed(done=resolution.refusal is None, brief="Nothing was rolled; nothing is owed.")
    band = degree.slug.partition("_")[0]
    assert band in BAND_NAMES, "every degree is named after its band"
    acting = state.characters.get(resolution.acting or "")
    gains, setbacks = _counts(resolution, band, passed=degree.passed)
    gain_kinds: tuple[EffectKind, ...] = ("position", "edge") if _is_effect(resolution) else _GAINS
    if acting is not None and acting.side == "gm" and resolution.op != "threat":
        # What the GM's side gains costs the players; where it fails, they are spared, no more.
        gains, setbacks = (0, min(1, setbacks[1])), gains
        gain_kinds = _CHANGED_SITUATION
    lost_everything = acting is not None and acting.side == "player" and acting.is_out
    return Owed(
        done=degree.passed,
        gains=gains,
        setbacks=setbacks,
        gain_kinds=gain_kinds,
        setback_kinds=_setback_kinds(resolution),
        max_size=_SIZES[band],
        lasting=band == "crushing",
        lethal=state.warned and lost_everything,
        brief=_brief(resolution, degree.owes, passed=degree.passed),
    )


def _is_effect(resolution: Resolution) -> bool:
    """Return whether a blow without fitting means has its effect (A-45)."""
    return resolution.op == "attack" and int(resolution.fields["effect_margin"]) > 0


def _counts(resolution: Resolution, band: str, *, passed: bool) -> tuple[Counts, Counts]:
    if passed:
        if _is_effect(resolution):
            return (1, 1), (0, 0)
        if resolution.op in _FIGHTING:
            return (0, 0), (0, 0)
        return ((1, 2) if band == "crushing" else (0, 1)), (0, 0)
    if resolution.op == "threat":
        return (0, 0), (0, 0)
    if resolution.op in _OPPOSED or "resist_die" in resolution.fields:
        return (0, 0), (1, 1)
    return (0, 0), _SETBACKS[band]


def _setback_kinds(resolution: Resolution) -> tuple[EffectKind, ...]:
    is_resisted = resolution.op in _OPPOSED and not resolution.passed
    return _CHANGED_SITUATION if is_resisted else _TROUBLES


def _brief(resolution: Resolution, owed: str, *, passed: bool) -> str:
    if resolution.op in ("magic", "blast") and not passed:
        return f"The spell goes awry. {owed}"
    if resolution.op in _OPPOSED and not passed:
        return "It is avoided, no more; the one who tried stands differently now."
    if resolution.op in _FIGHTING:
        return "The margin is the damage; nothing is added to it."
    return owed


def apply_effect(state: AltarsState, effect: Effect) -> AltarsState | None:
    """Return the state when an effect changes a sheet, or None when the story takes it.

    Harm that is lost or lowered to the good of its target's side is relief.

    Raises:
        StateError: gear to lose is not on the sheet.

    Rule: A-15, A-44, RA-20.
    """
    if effect.target not in state.characters:
        return None
    if effect.kind == "harm":
        sheet = sheet_of(state, effect.target)
        if effect.change in ("lose", "lower") and effect.good == (sheet.side == "player"):
            # It is good for the target's own side, so it is the harm that goes, not health.
            healed = max(sheet.health, min(sheet.max_health, sheet.health + effect.size))
            return with_sheet(state, effect.target, health=healed)
        left = after_harm(sheet.health, effect.size, state.settings)
        return with_sheet(state, effect.target, health=left)
    if effect.kind == "gear":
        return _gear(state, effect)
    return None


def _gear(state: AltarsState, effect: Effect) -> AltarsState:
    sheet = sheet_of(state, effect.target)
    if effect.change not in ("lose", "lower"):
        if effect.name in sheet.equipment:
            return state
        return with_sheet(state, effect.target, equipment=(*sheet.equipment, effect.name))
    wanted = effect.name.strip().casefold()
    for line in sheet.equipment:
        if wanted in (line.strip().casefold(), read_item(line).name.casefold()):
            left = tuple(other for other in sheet.equipment if other is not line)
            return with_sheet(state, effect.target, equipment=left)
    raise StateError(f"{effect.target} does not carry {effect.name!r}")
