"""Every action of Skitterbarren with the functions that serve it."""

from typing import Any, Final

from engine.core.declared import Op
from engine.core.model import JsonValue, Outcome
from engine.dice.source import Dice
from engine.errors import CallError
from engine.systems.skitterbarren import (
    actions,
    attacks,
    bag_actions,
    bags,
    checks,
    choices,
    fight,
    journey,
    legality,
    odds,
    play_actions,
    policy,
    reactions,
    resources,
    rest,
    striking,
    survival,
    taking,
    turn_actions,
    turns,
    wilds_actions,
)
from engine.systems.skitterbarren.filling import fill
from engine.systems.skitterbarren.handlers import Script
from engine.systems.skitterbarren.rolling import play_roll
from engine.systems.skitterbarren.rolls import throw_all
from engine.systems.skitterbarren.showing import rolled_by
from engine.systems.skitterbarren.state import Purpose, SkitterbarrenState


def _resolve_check(state: SkitterbarrenState, action: actions.CheckInput, dice: Dice) -> Outcome:
    refusal = checks.refusal_of(action, state.settings)
    if refusal is not None:
        return checks.refused(refusal)
    if action.acting is None:
        faces = throw_all(dice, action, state.settings)
        return checks.settle_check(action, faces, state.settings)
    return _in_play(state, action, dice)


def _resolve_attack(state: SkitterbarrenState, action: actions.Attack, dice: Dice) -> Outcome:
    if action.acting is None:
        faces = throw_all(dice, action, state.settings)
        return attacks.settle_attack(action, faces, state.settings)
    if state.fight is not None:
        return striking.resolve_strike_in_turn(state, action, dice)
    return _in_play(state, action, dice)


def _in_play(state: SkitterbarrenState, action: actions.Roll, dice: Dice) -> Outcome:
    script = Script(state)
    purpose: Purpose = "attack" if isinstance(action, actions.Attack) else "check"
    rolled = play_roll(script, fill(state, action), dice, purpose)
    return taking.close(script, action.op, str(action.acting), rolled, dice)


def _odds(state: SkitterbarrenState, action: Any) -> dict[str, JsonValue]:  # noqa: ANN401
    rolled = rolled_by(state, action)
    if rolled is None:
        raise CallError("no_odds", f"{action.op!r} has no odds here: no roll decides it")
    if isinstance(rolled, actions.Attack):
        return odds.attack_odds(rolled, state.settings)
    assert isinstance(rolled, actions.CheckInput), "every other roll is a check"
    return odds.check_odds(rolled, state.settings)


def _camp_odds(state: SkitterbarrenState, action: play_actions.Camp) -> dict[str, JsonValue]:
    return odds.rest_odds(state, journey.rest_of(state, action))


def _check_op(action: type[actions.CheckInput], *, has_odds: bool = True) -> Op[SkitterbarrenState]:
    return Op(
        action=action,
        resolve=_resolve_check,
        odds=_odds if has_odds else None,
        check=legality.check_check,
    )


_CALLS: Final[tuple[Op[SkitterbarrenState], ...]] = (
    _check_op(actions.Check),
    Op(
        action=actions.Attack,
        resolve=_resolve_attack,
        odds=_odds,
        check=striking.check_strike_in_turn,
    ),
    Op(action=actions.DefenseRating, resolve=attacks.resolve_defense_rating),
    Op(action=actions.Initiative, resolve=turns.resolve_initiative),
    Op(action=actions.DifficultyBand, resolve=checks.resolve_difficulty_band),
    Op(action=actions.PartyLevel, resolve=resources.resolve_party_level),
    Op(action=actions.ResourceCap, resolve=resources.resolve_resource_cap),
    Op(action=actions.GainResource, resolve=resources.resolve_gain_resource),
    Op(action=actions.SpendResource, resolve=resources.resolve_spend_resource),
    Op(action=turn_actions.Turn, resolve=turns.resolve_turn),
    Op(action=turn_actions.Reaction, resolve=reactions.resolve_reaction),
    Op(action=turn_actions.ReadyAction, resolve=reactions.resolve_ready_action),
    Op(action=turn_actions.Assist, resolve=reactions.resolve_assist),
    _check_op(actions.TreatWounds, has_odds=False),
    Op(action=wilds_actions.ExhaustionEffects, resolve=survival.resolve_exhaustion_effects),
    Op(action=wilds_actions.Inventory, resolve=survival.resolve_inventory),
    Op(action=wilds_actions.EquipBag, resolve=survival.resolve_equip_bag),
    Op(action=wilds_actions.ConsumeProvisions, resolve=survival.resolve_consume_provisions),
    Op(action=wilds_actions.Hunger, resolve=survival.resolve_hunger),
    _check_op(actions.Forage),
    _check_op(actions.PrepareFood),
    _check_op(actions.EatTainted),
    Op(action=wilds_actions.LongRest, resolve=rest.resolve_long_rest, odds=odds.rest_odds),
)

_PLAY: Final[tuple[Op[SkitterbarrenState], ...]] = (
    Op(
        action=play_actions.StartFight,
        resolve=fight.resolve_start,
        check=fight.check_start,
        stateless=False,
    ),
    Op(
        action=play_actions.JoinFight,
        resolve=fight.resolve_join,
        check=fight.check_join,
        stateless=False,
    ),
    Op(
        action=play_actions.Take,
        resolve=taking.resolve_take,
        odds=_odds,
        check=taking.check_take,
        stateless=False,
    ),
    Op(
        action=play_actions.EndTurn,
        resolve=fight.resolve_end_turn,
        check=fight.check_end_turn,
        stateless=False,
    ),
    Op(
        action=play_actions.GmStep,
        resolve=policy.resolve_gm_step,
        check=policy.check_gm_step,
        stateless=False,
    ),
    Op(
        action=play_actions.React,
        resolve=choices.resolve_react,
        check=choices.check_react,
        stateless=False,
    ),
    Op(
        action=play_actions.SpendBoon,
        resolve=choices.resolve_spend_boon,
        check=choices.check_spend_boon,
        stateless=False,
    ),
    Op(
        action=play_actions.SpendBlunder,
        resolve=choices.resolve_spend_blunder,
        check=choices.check_spend_blunder,
        stateless=False,
    ),
    Op(
        action=play_actions.EndFight,
        resolve=fight.resolve_end_fight,
        check=fight.check_end_fight,
        stateless=False,
    ),
    Op(
        action=play_actions.TravelDay,
        resolve=journey.resolve_travel_day,
        check=journey.check_quiet,
        stateless=False,
    ),
    Op(
        action=play_actions.Camp,
        resolve=journey.resolve_camp,
        odds=_camp_odds,
        check=journey.check_quiet,
        stateless=False,
    ),
    Op(
        action=play_actions.DropItems,
        resolve=journey.resolve_drop,
        check=journey.check_drop,
        stateless=False,
    ),
    Op(
        action=play_actions.StowItem,
        resolve=journey.resolve_stow,
        check=journey.check_stow,
        stateless=False,
    ),
    Op(
        action=bag_actions.EatProvisions,
        resolve=bags.resolve_eat,
        check=bags.check_eat,
        stateless=False,
    ),
    Op(
        action=bag_actions.UseUp,
        resolve=bags.resolve_use_up,
        check=bags.check_use_up,
        stateless=False,
    ),
    Op(
        action=bag_actions.GiveItem,
        resolve=bags.resolve_give,
        check=bags.check_give,
        stateless=False,
    ),
    Op(
        action=bag_actions.BuyItem,
        resolve=bags.resolve_buy,
        check=bags.check_buy,
        stateless=False,
    ),
    Op(
        action=bag_actions.SellItem,
        resolve=bags.resolve_sell,
        check=bags.check_sell,
        stateless=False,
    ),
)

OPS: Final[tuple[Op[SkitterbarrenState], ...]] = (*_CALLS, *_PLAY)
