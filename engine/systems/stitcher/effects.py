"""Consequences: what a degree owes, and what an effect does to a sheet."""

from typing import Final, Literal

from engine.core.effects import Effect, EffectKind, Owed, StoryTerms
from engine.core.model import Outcome, Resolution
from engine.core.story import Standing
from engine.dice.source import Dice
from engine.errors import StateError
from engine.systems.stitcher import events
from engine.systems.stitcher.actions import ConsequenceSize, DeathGate, EditTrait, Lookup, Trait
from engine.systems.stitcher.state import SheetTrait, StitcherSheet, StitcherState
from engine.systems.stitcher.tables import (
    DEGREES,
    LASTING_DS,
    PRICES,
    consequence_size,
    difficulty_label,
    weight_label,
)
from engine.systems.stitcher.traits import Change, edit, find

ON_SHEET: Final = ("harm", "gear", "edge", "trouble")
_CATEGORIES: Final[dict[str, Literal["quality", "object"] | None]] = {
    "harm": "quality",
    "gear": "object",
}
_SIZES: Final = {"slight": 1, "trait_weight_1": 1, "trait_weight_2": 2, "lasting_loss": 3}
_FREE_SIZE: Final = 6

_GAINS: Final[tuple[EffectKind, ...]] = (
    "edge", "knowledge", "position", "relation", "trouble", "gear", "clock",
)  # fmt: skip
_COSTS: Final[tuple[EffectKind, ...]] = (
    "cost", "trouble", "position", "clock", "relation", "gear", "harm",
)  # fmt: skip
_CHANGED_SITUATION: Final[tuple[EffectKind, ...]] = ("trouble", "position", "clock")
_LOSSES: Final[tuple[EffectKind, ...]] = (
    "harm", "gear", "trouble", "position", "clock", "cost", "relation",
)  # fmt: skip

_COUNTS: Final[dict[str, tuple[tuple[int, int], tuple[int, int]]]] = {
    "overwhelming_success": ((1, 2), (0, 0)),
    "regular_success": ((0, 1), (0, 0)),
    "mixed_success": ((0, 1), (1, 1)),
    "mixed_failure": ((1, 1), (0, 1)),
    "regular_failure": ((0, 0), (1, 1)),
    "disaster": ((0, 0), (2, 2)),
}
"""Degree to the (least, most) gains and setbacks of the active side. A success may carry one gain
for what was at stake, a mixed failure one setback for what failing was said to mean."""


def resolve_consequence_size(
    state: StitcherState,  # noqa: ARG001
    action: ConsequenceSize,
    dice: Dice,  # noqa: ARG001
) -> Outcome:
    """Name the size of a side effect.

    Rule: S-50, RS-36.
    """
    return Outcome(fields={"size": consequence_size(action.ds)})


def resolve_death_gate(state: StitcherState, action: DeathGate, dice: Dice) -> Outcome:  # noqa: ARG001
    """Say whether death is allowed.

    Rule: S-73.
    """
    return Outcome(fields={"death_allowed": action.player_warned and action.time_to_react})


def resolve_lookup(state: StitcherState, action: Lookup, dice: Dice) -> Outcome:  # noqa: ARG001
    """Look something up.

    Rule: S-23, S-40, S-54.
    """
    if isinstance(action.value, str):
        return Outcome(fields={"ds": PRICES[action.value]})
    label = difficulty_label if action.table == "difficulty" else weight_label
    return Outcome(fields={"label": label(action.value)})


def resolve_edit_trait(state: StitcherState, action: EditTrait, dice: Dice) -> Outcome:  # noqa: ARG001
    """Change one Trait.

    Rule: S-17, S-51.
    """
    new = Trait(name=action.trait, weight=action.amount)
    traits: tuple[Trait, ...] = action.traits
    if action.acting is not None:
        traits = state.characters[action.acting].traits
    changed, refusal = edit(traits, action.change, new, state.settings)
    fields = {
        "allowed": refusal is None,
        "traits": [{"name": trait.name, "weight": trait.weight} for trait in changed],
    }
    if action.acting is None or refusal is not None:
        return Outcome(fields=fields, refusal=refusal)
    return Outcome(fields=fields, events=(_edit_event(action.acting, action),))


def _edit_event(character: str, action: EditTrait) -> events.TraitEvent:
    who, name, amount = character, action.trait, action.amount
    match action.change:
        case "gain":
            return events.TraitGained(rule="S-17", character=who, name=name, weight=amount)
        case "lose":
            return events.TraitLost(rule="S-17", character=who, name=name)
        case "raise":
            return events.TraitRaised(rule="S-17", character=who, name=name, amount=amount)
        case _:
            return events.TraitLowered(rule="S-17", character=who, name=name, amount=amount)


def _sheet(state: StitcherState, name: str) -> StitcherSheet:
    sheet = state.characters.get(name)
    if sheet is None:
        raise StateError(f"nobody called {name!r} has a sheet in this game")
    return sheet


def change_sheet(
    state: StitcherState, character: str, change: Change, trait: SheetTrait
) -> StitcherState:
    """Return the state after a change of one Trait on a sheet.

    Raises:
        StateError: no such character, or a Trait to raise, lower or lose that is not there.

    Rule: S-17, S-51, S-71.
    """
    sheet = _sheet(state, character)
    traits, refusal = edit(sheet.traits, change, trait, state.settings)
    if refusal is not None:
        raise StateError(f"{character}: {refusal.message}")
    changed = sheet.model_copy(update={"traits": traits})
    return state.model_copy(update={"characters": {**state.characters, character: changed}})


def apply_effect(state: StitcherState, effect: Effect) -> StitcherState | None:
    """Return the state when an effect changes a sheet, or None when the story takes it.

    Harm and gear of somebody without a sheet become circumstances of the scene, so that no
    consequence is lost.

    Raises:
        StateError: a Trait to raise, lower or lose is not on the sheet.

    Rule: S-51, S-71, S-85, RS-33, RS-35.
    """
    if effect.kind not in ON_SHEET:
        return None
    if effect.target not in state.characters:
        return None if effect.kind in ("edge", "trouble") else _as_standing(state, effect)
    size = max(1, effect.size)
    if effect.change == "set":
        return _set_weight(state, effect)
    negative = effect.kind in ("harm", "trouble")
    trait = SheetTrait(
        name=effect.name,
        weight=size,
        category=_CATEGORIES.get(effect.kind),
        temporary=effect.kind != "gear",
        negative=negative,
    )
    change: Change = effect.change
    if change == "raise" and find(state.characters[effect.target].traits, effect.name) is None:
        change = "gain"
    return change_sheet(state, effect.target, change, trait)


def _set_weight(state: StitcherState, effect: Effect) -> StitcherState:
    held = find(state.characters[effect.target].traits, effect.name)
    now = held.weight if held is not None else 0
    if effect.size == now:
        return state
    steps: Change = "gain" if held is None else "raise" if effect.size > now else "lower"
    by = effect.model_copy(update={"change": steps, "size": abs(effect.size - now)})
    changed = apply_effect(state, by)
    assert changed is not None, "a sheet's Trait was set"
    return changed


def _as_standing(state: StitcherState, effect: Effect) -> StitcherState:
    name = effect.name if effect.target == "scene" else f"{effect.name} ({effect.target})"
    others = tuple(s for s in state.story.standings if s.name.casefold() != name.casefold())
    standings = others
    if effect.change not in ("lose", "lower"):
        standing = Standing(name=name, weight=max(1, effect.size), helps=effect.good)
        standings = (*others, standing)
    return state.model_copy(
        update={"story": state.story.model_copy(update={"standings": standings})}
    )


STORY_TERMS: Final = StoryTerms(
    sure_setbacks=frozenset(_CHANGED_SITUATION),
    wears_gear=True,
    counting=(
        "Every element that does part of the task counts, each with its strength; a task may well "
        "be done without any."
    ),
)


def owes(state: StitcherState, resolution: Resolution) -> Owed:
    """Return what a roll owes the story, seen from the players' side.

    When somebody of the GM's side acts, their gains are the players' setbacks and the reverse.

    Rule: S-46 to S-51, S-62, S-65, S-66, S-73, RS-36.
    """
    degree = next((d for d in DEGREES if d.slug == resolution.degree), None)
    if degree is None:
        return Owed(done=resolution.refusal is None, brief="Nothing was rolled; nothing is owed.")
    acting = state.characters.get(resolution.acting or "")
    is_players = acting is None or acting.side == "player"
    is_opposed = resolution.op == "opposed"
    ds = _difficulty_met(resolution, "b" if is_players else "a")
    risk = _risk(resolution, acting, ds, "b" if is_players else "a")
    gains, setbacks = _COUNTS[degree.slug]
    gain_kinds: tuple[EffectKind, ...] = (*_GAINS, "harm") if is_opposed else _GAINS
    setback_kinds = _setback_kinds(degree.slug, is_opposed=is_opposed)
    if not is_players:
        gains, setbacks = setbacks, gains
        gain_kinds, setback_kinds = (*_GAINS, "harm"), _LOSSES
    is_free = state.settings.consequence_scale == "gm_free"
    is_worst = degree.slug == ("disaster" if is_players else "overwhelming_success")
    may_kill = is_worst and ds >= LASTING_DS and resolution.op != "purchase"
    return Owed(
        done=degree.passed,
        gains=gains,
        setbacks=setbacks,
        gain_kinds=gain_kinds,
        setback_kinds=setback_kinds,
        max_size=_FREE_SIZE if is_free else _SIZES[consequence_size(risk)],
        lasting=is_free or risk >= LASTING_DS,
        lethal=may_kill and state.warned,
        brief=degree.owes if is_players else f"For the other side: {degree.owes}",
    )


def _setback_kinds(slug: str, *, is_opposed: bool) -> tuple[EffectKind, ...]:
    if slug == "regular_failure":
        return _LOSSES if is_opposed else _CHANGED_SITUATION
    return _LOSSES if slug == "disaster" else _COSTS


def _difficulty_met(resolution: Resolution, against: str) -> int:
    """Return the DS, or in an Opposing Roll the total on the other side of the players (S-65)."""
    if resolution.op == "opposed":
        return int(resolution.fields[against]["successes"])
    return max(0, int(resolution.fields["effective_ds"]))


def _risk(resolution: Resolution, acting: StitcherSheet | None, ds: int, against: str) -> int:
    """Return the DS that the size of consequences follows: the risk that was there to be seen.

    Hurts make a task harder and not graver, or one would bring the next. In an Opposing Roll it is
    what the other pool is good for, however lucky its dice are: about one Success for two dice.

    Rule: S-50, RS-36, house.
    """
    if resolution.op == "opposed":
        pool = int(resolution.fields[against]["pool_size"])
        return min(ds, (pool + 1) // 2)
    hurts = () if acting is None else (t.weight for t in acting.traits if t.negative)
    return max(0, ds - sum(hurts))
