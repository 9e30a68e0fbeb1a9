"""Answers to open choices: Boons, Blunders, Reactions; and readied actions that come true."""

from engine.core.choice import ChoiceMade
from engine.core.model import Outcome
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.skitterbarren import events as e
from engine.systems.skitterbarren.fight import REACTION, reaction_attack
from engine.systems.skitterbarren.handlers import Script
from engine.systems.skitterbarren.legality import (
    can_act,
    can_react,
    must_fight,
    no_choice_waits,
    someone,
)
from engine.systems.skitterbarren.movement import destination_of, leaves_reach_of
from engine.systems.skitterbarren.play_actions import React, SpendBlunder, SpendBoon, Take
from engine.systems.skitterbarren.rolling import (
    SPEND_BLUNDERS,
    SPEND_BOONS,
    with_blunders,
    with_boons,
)
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.taking import check_possible, close, perform


def _answers(state: SkitterbarrenState, about: str, answer: str, rule: str) -> None:
    pending = state.pending
    if pending is None or pending.about != about:
        raise IllegalActionError(rule, "nobody is asked for that now")
    if answer not in pending.options:
        raise IllegalActionError(rule, f"{answer} is more than may be spent here")


def check_spend_boon(state: SkitterbarrenState, action: SpendBoon) -> None:
    """Make sure that the party is asked, and has so many Boons.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-14, RK-08, RK-09.
    """
    _answers(state, SPEND_BOONS, str(action.amount), "K-14")
    if action.acting is not None and state.characters[action.acting].side != "player":
        raise IllegalActionError("K-14", "Boons belong to the party")


def check_spend_blunder(state: SkitterbarrenState, action: SpendBlunder) -> None:
    """Make sure that the GM is asked, and has so many Blunders.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-16, RK-08, RK-09.
    """
    _answers(state, SPEND_BLUNDERS, str(action.amount), "K-16")
    if action.acting is not None and state.characters[action.acting].side != "gm":
        raise IllegalActionError("K-16", "Blunders belong to the GM")


def resolve_spend_boon(state: SkitterbarrenState, action: SpendBoon, dice: Dice) -> Outcome:
    """Spend Boons on the roll on the table, or none, and go on.

    Rule: K-14, RK-06, RK-08.
    """
    script = Script(state)
    script.do(ChoiceMade(rule="K-14", about=SPEND_BOONS, answer=str(action.amount)))
    return _went_on(script, with_boons(script, action.amount, dice), dice)


def resolve_spend_blunder(state: SkitterbarrenState, action: SpendBlunder, dice: Dice) -> Outcome:
    """Spend Blunders against the roll on the table, or none, and tell its outcome.

    Rule: K-16, RK-07, RK-08.
    """
    script = Script(state)
    script.do(ChoiceMade(rule="K-16", about=SPEND_BLUNDERS, answer=str(action.amount)))
    return _went_on(script, with_blunders(script, action.amount, dice), dice)


def _went_on(script: Script, rolled: Outcome, dice: Dice) -> Outcome:
    return close(script, str(rolled.fields["of"]), str(rolled.fields["who"]), rolled, dice)


def check_react(state: SkitterbarrenState, action: React) -> None:
    """Make sure that somebody may react now.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-22, K-36, K-40, RK-29, RK-33.
    """
    name = someone(action.acting)
    if action.use in ("attack", "let_go"):
        pending = state.pending
        if pending is None or pending.about != REACTION or pending.who != name:
            raise IllegalActionError("RK-29", f"nobody leaves the reach of {name} just now")
        return
    no_choice_waits(state)
    if action.use == "feature":
        can_react(state, name)
        return
    fight = must_fight(state)
    if name not in fight.readied:
        raise IllegalActionError("K-36", f"{name} has readied nothing")
    if state.settings.ready_uses_reaction:
        can_react(state, name)
    can_act(state, name)
    check_possible(state, _readied(state, name))


def _readied(state: SkitterbarrenState, name: str) -> Take:
    return Take.model_validate(must_fight(state).readied[name].action)


def resolve_react(state: SkitterbarrenState, action: React, dice: Dice) -> Outcome:
    """Use a Reaction, or let the moment pass.

    Rule: K-36, K-40, K-41, RK-29, RK-33.
    """
    script, name = Script(state), someone(action.acting)
    if action.use == "readied":
        return _do_readied(script, name, dice)
    if action.use == "feature":
        script.do(e.ReactionUsed(rule="K-40", name=name))
        return close(script, "feature", name, None, dice)
    crossing = must_fight(state).crossing
    assert crossing is not None, "the choice belongs to a move"
    script.do(ChoiceMade(rule="K-40", about=REACTION, answer=action.use))
    if action.use == "let_go":
        script.do(e.ReactionPassed(rule="K-40", name=name))
        return close(script, "let_go", name, None, dice)
    rolled = reaction_attack(script, name, crossing.mover, dice)
    return close(script, "reaction attack", name, rolled, dice)


def _do_readied(script: Script, name: str, dice: Dice) -> Outcome:
    take = _readied(script.state, name)
    script.do(e.ReadyGone(rule="K-36", name=name, done=True))
    if script.state.settings.ready_uses_reaction:
        script.do(e.ReactionUsed(rule="RK-33", name=name))
    provoked: tuple[str, ...] = ()
    if take.what == "move" and script.state.settings.reaction_attack_trigger == "leave_reach":
        provoked = leaves_reach_of(script.state, name, destination_of(script.state, take))
    return perform(script, take, dice, provoked=provoked)
