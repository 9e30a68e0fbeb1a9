"""What a sheet limits: with a character acting, a pool may hold only what is really there."""

from collections.abc import Sequence
from typing import Final

from engine.errors import IllegalActionError
from engine.systems.stitcher.actions import (
    SCENE,
    ActivePool,
    EditTrait,
    Element,
    Opposed,
    Purchase,
    TeamTurn,
)
from engine.systems.stitcher.state import StitcherState
from engine.systems.stitcher.traits import find, same_name
from engine.systems.stitcher.turns import turn_refusal

_UNWEIGHTED: Final = (None, 1)


def check_active(state: StitcherState, action: ActivePool) -> None:
    """Make sure that a Challenge or a purchase rests on the sheets.

    Raises:
        IllegalActionError: with the rule and one sentence.

    Rule: S-28 to S-31, S-56, S-67, S-68, RS-23, RS-41.
    """
    if action.acting is None:
        return
    team = _team(state, action.acting, action.helpers)
    _check_count(action.participants, len(team))
    helping = action.elements
    if isinstance(action, Purchase):
        helping = (*helping, *action.cash)
    _check_helping(state, team, helping)
    _check_hindering(state, team, action.hindrances)
    _check_one_way(action.acting, helping, action.hindrances)


def check_opposed(state: StitcherState, action: Opposed) -> None:
    """Make sure that an Opposing Roll rests on the sheets of both sides.

    The other side is free when ``opponent`` is absent: somebody without a sheet.

    Raises:
        IllegalActionError: with the rule and one sentence.

    Rule: S-59, S-60, S-67, S-68, RS-23, RS-41.
    """
    if action.acting is None:
        return
    team = _team(state, action.acting, action.helpers)
    _check_count(action.a.participants, len(team))
    _check_helping(state, team, action.a.elements)
    _check_hindering(state, team, action.a.negative_traits)
    _check_one_way(action.acting, action.a.elements, action.a.negative_traits)
    if action.opponent is None:
        return
    if action.opponent not in state.characters:
        raise IllegalActionError("S-58", f"nobody called {action.opponent!r} is here to oppose")
    if action.opponent in team:
        raise IllegalActionError("S-58", f"{action.opponent} cannot oppose their own side")
    others = (action.opponent, *(name for name in state.characters if name not in team))
    _check_helping(state, others, action.b.elements)
    _check_hindering(state, others, action.b.negative_traits)


def check_team_turn(state: StitcherState, action: TeamTurn) -> None:
    """Make sure that the turn is that of the acting character.

    Raises:
        IllegalActionError: with the rule and one sentence.

    Rule: S-68.
    """
    if action.acting is None:
        return
    if action.acting != action.actor:
        raise IllegalActionError("S-68", f"{action.acting} cannot take the turn of {action.actor}")
    _known_helpers(state, action.acting, action.helpers)


def check_edit(state: StitcherState, action: EditTrait) -> None:  # noqa: ARG001
    """Make sure that a sheet is changed by itself, not by a list beside it.

    Raises:
        IllegalActionError: with the rule and one sentence.

    Rule: S-17.
    """
    if action.acting is not None and action.traits:
        raise IllegalActionError(
            "S-17", f"the Traits of {action.acting} stand on the sheet; leave the list out"
        )


def _team(state: StitcherState, acting: str, helpers: tuple[str, ...]) -> tuple[str, ...]:
    _known_helpers(state, acting, helpers)
    if state.order:
        refusal = turn_refusal(acting, helpers, state.acted, state.settings)
        if refusal is not None:
            raise IllegalActionError(refusal.rule, refusal.message)
    return (acting, *helpers)


def _known_helpers(state: StitcherState, acting: str, helpers: tuple[str, ...]) -> None:
    for helper in helpers:
        if helper not in state.characters:
            raise IllegalActionError("S-67", f"nobody called {helper!r} is here to help")
    if len({acting, *helpers}) <= len(helpers):
        raise IllegalActionError("S-67", "everybody on a team counts once")


def _check_count(participants: int, team: int) -> None:
    if participants != team:
        raise IllegalActionError(
            "S-28", f"{participants} starting dice for a side of {team}: one each"
        )


def _check_helping(state: StitcherState, team: Sequence[str], elements: Sequence[Element]) -> None:
    for element in elements:
        if element.owner == SCENE:
            _check_scene(state, element)
            continue
        owner = element.owner or team[0]
        if owner not in team:
            raise IllegalActionError("S-67", f"{owner!r} is not on this side")
        trait = find(state.characters[owner].traits, element.name)
        if trait is None:
            raise IllegalActionError(
                "S-29", f"{owner} has no {element.name!r}; the sheet lists what can be used"
            )
        if element.weight is not None and element.weight > trait.weight:
            raise IllegalActionError(
                "S-29", f"{element.name} of {owner} has Weight {trait.weight}, no more"
            )
        if not state.settings.may_hold_back_dice and (element.weight or 1) < trait.weight:
            raise IllegalActionError("RS-41", f"{element.name} goes in with all its Weight here")
        if trait.negative and state.settings.negative_trait_source == "flagged_on_trait":
            raise IllegalActionError("RS-23", f"{element.name} is marked as a hindrance")


def _check_scene(state: StitcherState, element: Element) -> None:
    for standing in state.story.standings:
        if same_name(standing.name, element.name):
            if element.weight is not None and element.weight > standing.weight:
                raise IllegalActionError(
                    "S-30", f"{element.name} has Weight {standing.weight} in this scene"
                )
            return
    if element.weight not in _UNWEIGHTED:
        raise IllegalActionError(
            "S-30", f"{element.name} has no Weight in this scene; such an element gives one die"
        )


def _check_hindering(
    state: StitcherState, team: Sequence[str], elements: Sequence[Element]
) -> None:
    for element in elements:
        owner = element.owner or team[0]
        sheet = state.characters.get(owner)
        trait = find(sheet.traits, element.name) if sheet is not None else None
        if trait is not None and element.weight is not None and element.weight > trait.weight:
            raise IllegalActionError(
                "S-42", f"{element.name} of {owner} has Weight {trait.weight}, no more"
            )


def _check_one_way(acting: str, helping: Sequence[Element], hindering: Sequence[Element]) -> None:
    used = {(e.name.strip().casefold(), e.owner or acting) for e in helping}
    for element in hindering:
        if (element.name.strip().casefold(), element.owner or acting) in used:
            raise IllegalActionError(
                "RS-23", f"{element.name} cannot help and hinder in the same roll"
            )
