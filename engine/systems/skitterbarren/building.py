"""From names to actions: a request of play becomes a check or an attack."""

from collections.abc import Iterator

from engine.core.play import Request
from engine.errors import IllegalActionError
from engine.systems.skitterbarren.actions import Attack, Check, Mod
from engine.systems.skitterbarren.arms import weapon_named
from engine.systems.skitterbarren.filling import fill
from engine.systems.skitterbarren.legality import check_check
from engine.systems.skitterbarren.play_actions import Take
from engine.systems.skitterbarren.sheets import (
    count_of,
    is_exhaustion,
    modifier_of,
    parse_entry,
    printed_name,
)
from engine.systems.skitterbarren.state import SkitterbarrenSheet, SkitterbarrenState
from engine.systems.skitterbarren.striking import check_strike_in_turn
from engine.systems.skitterbarren.tables import ATTRIBUTES, SKILLS
from engine.systems.skitterbarren.taking import check_take

OPPOSED_BASE = 10
"""House reading: a check against somebody who resists has this rating and their own modifier."""


def build_action(state: SkitterbarrenState, request: Request) -> Check | Attack | Take:
    """Return the check or attack that a request stands for.

    In a fight a check costs energy like any action: noticing something is a Search, all else a
    Handling (house).

    Raises:
        IllegalActionError: a name is on no sheet, or the request cannot be a check.

    Rule: K-05, K-06, K-44 to K-48, K-74, RK-50, RK-53.
    """
    for name in (request.actor, *request.helpers):
        if name not in state.characters:
            raise IllegalActionError(
                "sheet", f"nobody called {name!r} is in this game; add a character first"
            )
    is_strike = request.kind == "attack" or (
        request.kind == "magic" and request.opponent is not None
    )
    return _attack(state, request) if is_strike else _check(state, request)


def _check(state: SkitterbarrenState, request: Request) -> Check | Take:
    sheet = state.characters[request.actor]
    own = tuple(_own(state, sheet, request.stitched))
    has_skill = any(mod.name in SKILLS for mod in own)
    has_attribute = any(mod.name in ATTRIBUTES for mod in own)
    check = Check(
        acting=request.actor,
        kind="attribute" if has_attribute and not has_skill else "skill",
        modifiers=(*own, *_around(state, sheet, request)),
        dr=_rating(state, request),
    )
    if state.fight is not None and request.actor in state.fight.order:
        return _in_turn(state, check)
    check_check(state, check)
    return fill(state, check)


def _in_turn(state: SkitterbarrenState, check: Check) -> Take:
    """Return the action of a turn that a check in a fight is: a Search, else a Handling."""
    searches = [mod for mod in check.modifiers if mod.name == "Awareness"]
    others = tuple(mod for mod in check.modifiers if mod not in searches)
    take = Take(
        acting=check.acting,
        what="search" if searches else "handling",
        skill="Awareness" if searches else "",
        dr=check.dr,
        modifiers=others,
    )
    check_take(state, take)
    return take


def _own(
    state: SkitterbarrenState, sheet: SkitterbarrenSheet, names: tuple[str, ...]
) -> Iterator[Mod]:
    seen: set[str] = set()
    for name in names:
        printed = printed_name(name)
        if printed is not None:
            value = modifier_of(sheet, printed)
            if value is None:
                raise IllegalActionError("K-74", f"{sheet.name} has no {printed} on the sheet")
            if printed not in seen:
                yield Mod(name=printed, value=value)
            seen.add(printed)
            continue
        yield Mod(name=name, value=_helpful(state, sheet, name))


def _helpful(state: SkitterbarrenState, sheet: SkitterbarrenSheet, name: str) -> int:
    standing = _standing(state, name)
    if standing is not None:
        return standing
    if is_exhaustion(name) or not count_of(sheet.inventory, name):
        raise IllegalActionError(
            "K-05", f"{sheet.name} has no {name!r}; the sheet lists what can be used"
        )
    return 1  # a thing that helps is a circumstance, and the smallest one


def _standing(state: SkitterbarrenState, name: str) -> int | None:
    for standing in state.story.standings:
        if standing.name.casefold() == name.casefold():
            return standing.weight if standing.helps else -standing.weight
    return None


def _around(
    state: SkitterbarrenState, sheet: SkitterbarrenSheet, request: Request
) -> Iterator[Mod]:
    for name, value in request.circumstances:
        known = _standing(state, name)
        yield Mod(name=name, value=value if value is not None else 1 if known is None else known)
    for name in request.helpers:
        if name != sheet.name:
            yield Mod(name=f"helped by {name}", value=1)
    for name in request.hindering:
        if is_exhaustion(name) or printed_name(name) is not None:
            continue  # Exhaustion takes its 2 by itself, from level 2 on
        known = _standing(state, name)
        yield Mod(name=name, value=-1 if known is None else -abs(known))


def _rating(state: SkitterbarrenState, request: Request) -> int:
    if request.difficulty is not None:
        try:
            return int(request.difficulty)
        except ValueError as error:
            raise IllegalActionError(
                "K-07", f"a Difficulty Rating is a number, not {request.difficulty!r}"
            ) from error
    opponent = state.characters.get(request.opponent or "")
    if opponent is not None:
        names = [name for name in request.stitched if printed_name(name) is not None]
        values = [modifier_of(opponent, name) or 0 for name in names]
        return OPPOSED_BASE + max(values, default=0)
    if state.settings.default_dr is not None:
        return state.settings.default_dr
    raise IllegalActionError("RK-50", "the GM names a Difficulty Rating first")


def _attack(state: SkitterbarrenState, request: Request) -> Attack:
    sheet = state.characters[request.actor]
    weapon = _weapon(state, sheet, request)
    attributes = [name for name in map(printed_name, request.stitched) if name in ATTRIBUTES]
    around = [*_around(state, sheet, request)]
    if state.settings.attack_modifier_sources == "with_skill":
        skills = [name for name in map(printed_name, request.stitched) if name in SKILLS]
        around += [Mod(name=name, value=modifier_of(sheet, name) or 0) for name in skills[:1]]
    attack = Attack(
        acting=request.actor,
        target=request.opponent or "the target",
        weapon=weapon,
        attribute=(modifier_of(sheet, attributes[0]) or 0) if attributes else 0,
        conditional=tuple(around),
    )
    if request.opponent not in state.characters:
        attack = attack.model_copy(update={"defense_rating": _rating(state, request)})
    check_strike_in_turn(state, attack)
    return fill(state, attack)


def _weapon(state: SkitterbarrenState, sheet: SkitterbarrenSheet, request: Request) -> str:
    if request.kind == "magic":
        return "Spell"
    any_thing = not state.settings.house_kit
    for name in request.stitched:
        thing = parse_entry(name)[0]
        is_carried = printed_name(name) is None and count_of(sheet.inventory, name) > 0
        if is_carried and (any_thing or weapon_named(thing, handy=True) is not None):
            return thing
    return ""
