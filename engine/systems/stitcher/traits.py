"""Changing Traits on a list: the same four changes for calls, sheets and consequences."""

from collections.abc import Sequence
from typing import Literal, TypeVar

from engine.core.model import Refusal
from engine.systems.stitcher.actions import Trait
from engine.systems.stitcher.settings import StitcherSettings

TraitT = TypeVar("TraitT", bound=Trait)
Change = Literal["gain", "lose", "raise", "lower"]


def same_name(one: str, other: str) -> bool:
    """Return whether two names mean the same Trait: blanks around them and letter case aside."""
    return one.strip().casefold() == other.strip().casefold()


def find(traits: Sequence[TraitT], name: str) -> TraitT | None:
    """Return the first Trait of that name, or None."""
    return next((trait for trait in traits if same_name(trait.name, name)), None)


def is_single_weight(name: str, settings: StitcherSettings) -> bool:
    """Return whether the table keeps a Trait at Weight 1.

    Rule: S-11, RS-31.
    """
    return any(same_name(name, listed) for listed in settings.single_weight_traits)


def edit(
    traits: Sequence[TraitT], change: Change, new: TraitT, settings: StitcherSettings
) -> tuple[tuple[TraitT, ...], Refusal | None]:
    """Return the Traits after one change, or unchanged with the reason for refusing it.

    Args:
        traits: the list, in order.
        change: gain adds a Trait or its Weight; lose takes all of it; raise and lower move the
            Weight of one that is held.
        new: the Trait in question; its Weight is the amount.
        settings: the table's readings.

    Rule: S-17, S-51, RS-29, RS-31, RS-33.
    """
    held = find(traits, new.name)
    refusal = _refusal(change, held, new.name, settings)
    if refusal is not None:
        return tuple(traits), refusal
    if held is None:
        return (*traits, new), None
    if change == "gain" and settings.gain_existing_trait == "ignore":
        return tuple(traits), None
    weight = held.weight + new.weight
    if change == "lower":
        least = 1 if settings.zero_weight_trait == "keep_at_1" else 0
        weight = max(least, held.weight - new.weight)
    if change == "lose" or weight < 1:
        return tuple(trait for trait in traits if trait is not held), None
    changed = held.model_copy(update={"weight": weight})
    return tuple(changed if trait is held else trait for trait in traits), None


def _refusal(
    change: Change, held: Trait | None, name: str, settings: StitcherSettings
) -> Refusal | None:
    if change == "gain":
        return None
    if held is None:
        return Refusal("S-17", f"there is no Trait {name!r} to {change}")
    if change == "raise" and is_single_weight(name, settings):
        return Refusal("RS-31", f"{name!r} has no degrees at this table and stays at 1")
    return None
