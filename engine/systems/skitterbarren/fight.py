"""Fights: their beginning, the passing of turns and rounds, Reactions to moves, their end."""

from engine.core.choice import Choice, ChoicePending
from engine.core.model import JsonValue, Outcome
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.skitterbarren import events as e
from engine.systems.skitterbarren.actions import Attack
from engine.systems.skitterbarren.filling import fill
from engine.systems.skitterbarren.handlers import Script
from engine.systems.skitterbarren.legality import (
    must_fight,
    no_choice_waits,
    no_fight,
    own_turn,
    someone,
)
from engine.systems.skitterbarren.play_actions import EndFight, EndTurn, JoinFight, StartFight
from engine.systems.skitterbarren.reactions import reaction_refusal
from engine.systems.skitterbarren.rolling import play_roll
from engine.systems.skitterbarren.rolls import throw
from engine.systems.skitterbarren.sheets import exhaustion_of, is_down, melee_weapon_of
from engine.systems.skitterbarren.state import Crossing, Fight, SkitterbarrenState
from engine.systems.skitterbarren.tables import Side
from engine.systems.skitterbarren.turns import energy_at_start, turn_order

REACTION = "reaction"
START_GAP_FT = 30
_NOBODY = 1_000
"""Initiative of whoever has none, above all others: nobody is put before them for it."""
PARTED = "the two sides are parted, and nobody won"


def fighters_of(state: SkitterbarrenState, action: StartFight) -> tuple[str, ...]:
    """Return who takes part, in listed order."""
    return action.fighters or tuple(state.characters)


def check_start(state: SkitterbarrenState, action: StartFight) -> None:
    """Make sure that a fight can begin.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-18, K-20, K-22.
    """
    no_choice_waits(state)
    no_fight(state)
    names = fighters_of(state, action)
    for name in (*names, *action.surprised, *action.positions):
        if name not in state.characters:
            raise IllegalActionError("sheet", f"nobody called {name!r} is in this game")
    if len(set(names)) != len(names):
        raise IllegalActionError("K-20", "everybody has one turn a round; a name stands twice")
    for name in (*action.surprised, *action.positions):
        if name not in names:
            raise IllegalActionError("K-18", f"{name} does not take part in this fight")
    standing = {state.characters[name].side for name in names if not is_down(state, name)}
    if standing != {"player", "gm"}:
        raise IllegalActionError("K-19", "a fight needs somebody standing on each side")


def resolve_start(state: SkitterbarrenState, action: StartFight, dice: Dice) -> Outcome:
    """Begin a fight: initiative, surprise, the first turn.

    Rule: K-18, K-20 to K-22, RK-15, RK-17, RK-18.
    """
    names = fighters_of(state, action)
    script = Script(state)
    totals = {name: _initiative(state, name, dice) for name in names}
    order = _order(state, names, totals, dice)
    positions = {name: _start_position(state, action, name) for name in names}
    script.do(
        e.FightBegan(
            rule="K-21",
            order=order,
            totals=totals,
            positions=positions,
            surprised=action.surprised,
        )
    )
    advance(script)
    return _outcome(script, {"order": list(order), "totals": totals})


def check_join(state: SkitterbarrenState, action: JoinFight) -> None:
    """Make sure that somebody can come into the fight that runs.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-20, house.
    """
    no_choice_waits(state)
    fight = must_fight(state)
    for name in (*action.fighters, *action.positions):
        if name not in state.characters:
            raise IllegalActionError("sheet", f"nobody called {name!r} is in this game")
    for name in action.fighters:
        if name in fight.order or action.fighters.count(name) > 1:
            raise IllegalActionError("K-20", f"{name} has a turn in this fight already")
        if is_down(state, name):
            raise IllegalActionError("K-19", f"{name} is out of action")


def resolve_join(state: SkitterbarrenState, action: JoinFight, dice: Dice) -> Outcome:
    """Let others into a fight: initiative, and a place among those who rolled before.

    The book fixes the order at the start and says nothing of latecomers. By the house they roll as
    the others did, keep their place from then on, and have their first turn when it comes up.

    Rule: K-20, K-21, RK-17, house.
    """
    fight = must_fight(state)
    totals = {name: _initiative(state, name, dice) for name in action.fighters}
    positions = {name: _start_position(state, action, name) for name in action.fighters}
    order = list(fight.order)
    for name in _ranked(state, totals):
        rank = _rank(state, name, totals[name])
        later = (n for n, one in enumerate(order) if _rank_in(state, one, totals) > rank)
        order.insert(next(later, len(order)), name)
    script = Script(state)
    script.do(
        e.FightJoined(rule="K-21", order=tuple(order), totals=totals, positions=positions),
    )
    return _outcome(script, {"order": order, "totals": totals})


def _rank(state: SkitterbarrenState, name: str, total: int) -> tuple[int, int, bool]:
    """Return what decides about places, the lowest first: initiative, Wits, side."""
    sheet = state.characters[name]
    return -total, -sheet.attributes.get("Wits", 0), sheet.side == "gm"


def _rank_in(state: SkitterbarrenState, name: str, totals: dict[str, int]) -> tuple[int, int, bool]:
    """Return the rank of somebody in the order; whoever is gone keeps their place."""
    assert state.fight is not None, "asked in fights only"
    known = {**state.fight.totals, **totals}.get(name)
    if name not in state.characters or known is None:
        return (-_NOBODY, 0, False)
    return _rank(state, name, known)


def _ranked(state: SkitterbarrenState, totals: dict[str, int]) -> list[str]:
    return sorted(totals, key=lambda name: _rank(state, name, totals[name]))


def _initiative(state: SkitterbarrenState, name: str, dice: Dice) -> int:
    wits = state.characters[name].attributes.get("Wits", 0)
    return sum(throw(dice, f"initiative {name}")) + wits


def _order(
    state: SkitterbarrenState, names: tuple[str, ...], totals: dict[str, int], dice: Dice
) -> tuple[str, ...]:
    wits = {name: state.characters[name].attributes.get("Wits", 0) for name in names}
    gm = frozenset(name for name in names if state.characters[name].side == "gm")
    ordered = turn_order(totals, wits, gm)
    if state.settings.initiative_ties != "reroll":
        return tuple(ordered)
    result: list[str] = []
    for total in sorted(set(totals.values()), reverse=True):
        tied = tuple(name for name in names if totals[name] == total)
        if len(tied) > 1:
            again = {name: _initiative(state, name, dice) for name in tied}
            tied = _order(state, tied, again, dice)
        result.extend(tied)
    return tuple(result)


def _start_position(state: SkitterbarrenState, action: StartFight | JoinFight, name: str) -> int:
    default = 0 if state.characters[name].side == "player" else START_GAP_FT
    return action.positions.get(name, default)


def _outcome(script: Script, fields: dict[str, JsonValue]) -> Outcome:
    fight = script.state.fight
    told: dict[str, JsonValue] = {
        **fields,
        "round": fight.round_number if fight else 0,
        "turn_of": fight.current if fight else None,
        "energy": fight.energy if fight else 0,
    }
    return Outcome(fields=told, events=tuple(script.events))


def advance(script: Script) -> None:
    """Pass the turn to the next one who can have it, into new rounds as needed.

    The surprised lose their turn in the first round; those who are down have none.

    Rule: K-18, K-20, K-22, RK-18, RK-32.
    """
    fight = _fight(script)
    if script.state.settings.assist_expiry == "allys_next_turn":
        _expire(script, ally=fight.current)
    place = fight.place
    while True:
        place += 1
        if place == len(fight.order):
            place = 0
            number = _fight(script).round_number + 1
            script.do(e.RoundBegan(rule="K-18", round_number=number))
        name = fight.order[place]
        if not is_down(script.state, name) and name not in _fight(script).surprised:
            break
    _begin_turn(script, name)


def _fight(script: Script) -> Fight:
    assert script.state.fight is not None, "turns pass in fights only"
    return script.state.fight


def _expire(script: Script, *, ally: str = "", helper: str = "") -> None:
    for one in _fight(script).helps:
        if one.ally == ally or one.helper == helper:
            script.do(e.HelpUsed(rule="RK-32", help=one))


def _begin_turn(script: Script, name: str) -> None:
    state, fight = script.state, _fight(script)
    if name in fight.readied:
        script.do(e.ReadyGone(rule="K-37", name=name, done=False))
    if state.settings.assist_expiry == "helpers_next_turn":
        _expire(script, helper=name)
    level = exhaustion_of(state.characters[name], state.settings)
    # Somebody alone on their feet has turn after turn: what is left of this one counts too.
    unspent = fight.energy if fight.current == name else fight.unspent.get(name, 0)
    energy = max(0, energy_at_start(level, unspent, state.settings))
    script.do(e.TurnBegan(rule="K-24", name=name, energy=energy))


def finish(script: Script, dice: Dice) -> list[dict[str, JsonValue]]:
    """Play on after an action until somebody must choose or act again.

    Reactions to a move are taken, the move ends, a beaten side ends the fight, and the turn of
    somebody who fell passes on.

    Returns:
        The Reaction Attacks of the GM's side that happened meanwhile, each as result fields.

    Rule: K-19, K-30, K-40, K-41, RK-29.
    """
    reactions: list[dict[str, JsonValue]] = []
    while script.state.fight is not None and script.state.pending is None:
        winner = winner_of(script.state)
        if winner is not None:
            script.do(_ended(script.state, winner))
        elif script.state.fight.crossing is not None:
            reactions += _cross(script, script.state.fight.crossing, dice)
        elif is_down(script.state, script.state.fight.current):
            advance(script)
        else:
            break
    return reactions


def winner_of(state: SkitterbarrenState) -> Side | None:
    """Return the side that is left in a fight; None while both are.

    Rule: K-19.
    """
    assert state.fight is not None, "asked in fights only"
    standing = {
        state.characters[name].side for name in state.fight.order if not is_down(state, name)
    }
    if len(standing) != 1:
        return None if standing else "gm"
    return standing.pop()


def _ended(state: SkitterbarrenState, winner: Side) -> e.FightEnded:
    """Return the end of a fight in which one side is left: the other was beaten, or is gone.

    Whoever fled or was left behind was not beaten; where nobody of a side lies on the field, the
    fight is over and nobody won it.

    Rule: K-19.
    """
    assert state.fight is not None, "asked in fights only"
    fallen = {
        state.characters[name].side
        for name in state.fight.order
        if name in state.characters and is_down(state, name)
    }
    if fallen - {winner} or not any(name not in state.characters for name in state.fight.order):
        return e.FightEnded(rule="K-19", winner=winner, reason="one side is beaten")
    return e.FightEnded(rule="K-19", reason=PARTED)


def _cross(script: Script, crossing: Crossing, dice: Dice) -> list[dict[str, JsonValue]]:
    mover = crossing.mover
    if is_down(script.state, mover):
        script.do(e.MoveStopped(rule="house", name=mover))
        return []
    if not crossing.waiting:
        script.do(e.Moved(rule="K-38", name=mover, position=crossing.destination))
        return []
    name = crossing.waiting[0]
    if not may_react(script.state, name):
        script.do(e.ReactionPassed(rule="K-40", name=name))
        return []
    if script.state.characters[name].side == "player":
        choice = Choice(
            who=name,
            about=REACTION,
            question=f"{mover} leaves the reach of {name}. Use the Reaction for an attack?",
            options=("attack", "let_go"),
        )
        script.do(ChoicePending(rule="RK-29", choice=choice))
        return []
    return [reaction_attack(script, name, mover, dice).fields]


def may_react(state: SkitterbarrenState, name: str) -> bool:
    """Return whether somebody could use a Reaction now.

    Rule: K-22, K-40.
    """
    fight = state.fight
    assert fight is not None, "asked in fights only"
    refusal = reaction_refusal(
        used=name in fight.reacted,
        surprised=name in fight.surprised,
        own_turn=fight.current == name,
    )
    return refusal is None and not is_down(state, name)


def reaction_attack(script: Script, name: str, target: str, dice: Dice) -> Outcome:
    """Use a Reaction for an attack on somebody who leaves one's reach.

    Rule: K-30, K-40, K-41, RK-24, RK-29.
    """
    script.do(
        e.ReactionUsed(rule="K-40", name=name),
        e.ReactionPassed(rule="K-40", name=name),
    )
    weapon = melee_weapon_of(script.state.characters[name], script.state.settings)
    attack = Attack(acting=name, target=target, weapon=weapon.name, on_own_turn=False)
    return play_roll(script, fill(script.state, attack), dice, "attack")


def check_end_turn(state: SkitterbarrenState, action: EndTurn) -> None:
    """Make sure that it is one's own turn.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-20.
    """
    no_choice_waits(state)
    own_turn(state, someone(action.acting))


def resolve_end_turn(state: SkitterbarrenState, action: EndTurn, dice: Dice) -> Outcome:
    """End a turn; whoever is beaten already ends the fight.

    Rule: K-18, K-19, K-20.
    """
    script = Script(state)
    if winner_of(state) is None:
        advance(script)
    finish(script, dice)
    return _outcome(script, {"ended": action.acting})


def check_end_fight(state: SkitterbarrenState, action: EndFight) -> None:  # noqa: ARG001
    """Make sure that there is a fight to end.

    Raises:
        IllegalActionError: with the rule and the reason.

    Rule: K-19.
    """
    must_fight(state)
    no_choice_waits(state)


def resolve_end_fight(state: SkitterbarrenState, action: EndFight, dice: Dice) -> Outcome:  # noqa: ARG001
    """End a fight, whoever stands.

    Rule: K-19.
    """
    script = Script(state)
    script.do(e.FightEnded(rule="K-19", reason=action.reason))
    return _outcome(script, {"reason": action.reason})
