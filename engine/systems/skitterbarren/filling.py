"""With a character acting, the sheets give the numbers of a roll, whatever the request says.

So nobody, player or chat model, can talk a bonus up: names of skills and attributes stand for
their values on the sheet, and target, weapon, exhaustion and earlier attacks for what is true now.
Circumstances stay as the GM named them.
"""

from collections.abc import Iterator
from typing import Any, Final, TypeVar

from engine.systems.skitterbarren.actions import Attack, CheckInput, Forage, Mod, Roll
from engine.systems.skitterbarren.attacks import successive_penalty
from engine.systems.skitterbarren.checks import roll_type_of
from engine.systems.skitterbarren.sheets import (
    defense_of,
    exhaustion_of,
    modifier_of,
    printed_name,
    squares_free,
    weapon_of,
)
from engine.systems.skitterbarren.state import Help, SkitterbarrenSheet, SkitterbarrenState
from engine.systems.skitterbarren.tables import exhaustion_penalty

RollT = TypeVar("RollT", bound=Roll)
_ASSIST: Final = "Assist ("


def helps_for(state: SkitterbarrenState, name: str, action: Roll) -> tuple[Help, ...]:
    """Return the Assists that this roll will use.

    Rule: K-32, K-33.
    """
    if state.fight is None:
        return ()
    mode = "attack" if isinstance(action, Attack) else "check"
    return tuple(one for one in state.fight.helps if one.ally == name and one.mode == mode)


def fill(state: SkitterbarrenState, action: RollT) -> RollT:
    """Return a roll with all that the sheets know; a bare calculation comes back as it is.

    Rule: K-05, K-47, K-48, K-65, K-74.
    """
    if action.acting is None:
        return action
    sheet = state.characters[action.acting]
    update: dict[str, Any] = {
        "roller": sheet.side,
        "exhaustion": exhaustion_of(sheet, state.settings),
    }
    helps = tuple(
        Mod(name=f"{_ASSIST}{one.helper})", value=one.bonus)
        for one in helps_for(state, action.acting, action)
    )
    if isinstance(action, Attack):
        update |= _attack(state, sheet, action, helps)
    else:
        assert isinstance(action, CheckInput), "every other roll is a check"
        update["modifiers"] = (*_named(sheet, action.modifiers), *helps)
        if isinstance(action, Forage):
            update["free_spaces"] = squares_free(sheet, state.settings)
    return action.model_copy(update=update)


def _named(sheet: SkitterbarrenSheet, modifiers: tuple[Mod, ...]) -> Iterator[Mod]:
    for mod in modifiers:
        name = mod.name or ""
        printed = printed_name(name)
        if printed is None:
            if not name.startswith(_ASSIST):
                yield mod
            continue
        value = modifier_of(sheet, printed)
        if value is not None:
            yield Mod(name=printed, value=value)


def _attack(
    state: SkitterbarrenState, sheet: SkitterbarrenSheet, action: Attack, helps: tuple[Mod, ...]
) -> dict[str, Any]:
    settings, fight = state.settings, state.fight
    weapon = weapon_of(sheet, action.weapon, settings)
    update: dict[str, Any] = {
        "aptitude": sheet.aptitude,
        "conditional": (*_named(sheet, action.conditional), *helps),
        "weapon": weapon.name,
    }
    if settings.house_kit:
        update["attribute"] = sheet.attributes.get(weapon.attribute, 0)
        others = tuple(mod for mod in action.damage_modifiers if mod.name != weapon.name)
        own = (Mod(name=weapon.name, value=weapon.damage),) if weapon.damage else ()
        update["damage_modifiers"] = (*own, *others)
    if fight is not None:
        update["on_own_turn"] = fight.current == action.acting
        update["prior_attacks"] = fight.counted if update["on_own_turn"] else 0
    target = state.characters.get(action.target or "")
    if target is not None:
        update |= {"defense": defense_of(target, settings), "defense_rating": None}
    return update


def parts_of(state: SkitterbarrenState, action: Roll) -> tuple[tuple[str, int], ...]:
    """Return (name, value) of everything that a filled roll adds to its dice."""
    settings = state.settings
    if isinstance(action, Attack):
        penalty = exhaustion_penalty(action.exhaustion, "attack", settings)
        changing = [
            (f"{action.weapon or 'attribute'}", action.attribute),
            ("Aptitude", action.aptitude),
            ("successive attack", successive_penalty(action, settings)),
        ]
        named = action.conditional
    else:
        assert isinstance(action, CheckInput), "every other roll is a check"
        penalty = exhaustion_penalty(action.exhaustion, roll_type_of(action), settings)
        changing = []
        named = action.modifiers
    changing.append((f"Exhaustion {action.exhaustion}", penalty))
    always = tuple((mod.name or "modifier", mod.value) for mod in named)
    return (*always, *((name, value) for name, value in changing if value))
