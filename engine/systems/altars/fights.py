"""Fights: initiative every round, one action each, defences that were prepared."""

from collections.abc import Sequence

from engine.core.model import Event, Outcome
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.altars.events import (
    ActionSpent,
    DefencePrepared,
    FightBegan,
    FightEnded,
    RoundBegan,
)
from engine.systems.altars.rounds import initiative_order
from engine.systems.altars.scale import roll_die
from engine.systems.altars.state import AltarsState
from engine.systems.altars.table_actions import (
    EndFight,
    NextRound,
    PassTurn,
    PrepareDefence,
    StartFight,
)
from engine.systems.altars.turns import check_nothing_asked, check_turn, waiting
from engine.systems.altars.values import Participant


def able(state: AltarsState, names: Sequence[str]) -> tuple[str, ...]:
    """Return those of ``names`` who are here and can act."""
    return tuple(n for n in names if n in state.characters and not state.characters[n].is_out)


def willing(state: AltarsState) -> tuple[str, ...]:
    """Return who takes part when nobody is named: all who can act, friends of the players aside.

    The GM's beings fight the players' characters; whoever means well by them stays out of it.
    """
    return tuple(
        name
        for name in able(state, tuple(state.characters))
        if state.characters[name].side == "player" or state.story.relations.get(name, 0) <= 0
    )


def sides_left(state: AltarsState) -> set[str]:
    """Return the sides that still have somebody able to fight."""
    return {state.characters[name].side for name in able(state, state.fighters)}


def is_decided(state: AltarsState) -> bool:
    """Return whether a fight has come to its end: one side at most can go on."""
    return state.in_fight and len(sides_left(state)) < 2  # noqa: PLR2004 - two sides


def check_start(state: AltarsState, action: StartFight) -> None:
    """Make sure that a fight can begin.

    Raises:
        IllegalActionError: one is under way, somebody is missing, or nobody can act.

    Rule: A-37, A-38.
    """
    if state.in_fight:
        raise IllegalActionError("A-38", "a fight is under way; rounds follow with next_round")
    _check_names(state, action.fighters)
    if not able(state, action.fighters or willing(state)):
        raise IllegalActionError("A-38", "nobody here can act")


def check_next(state: AltarsState, action: NextRound) -> None:
    """Make sure that the next round can begin.

    Raises:
        IllegalActionError: there is no fight, or somebody still has an action.

    Rule: A-38, A-39.
    """
    check_in_fight(state)
    check_nothing_asked(state)
    left = waiting(state)
    if left and not is_decided(state):
        raise IllegalActionError(
            "A-39", f"{left[0]} still has an action in this round: act, or let it go"
        )
    _check_names(state, action.joining)
    if not able(state, (*state.fighters, *action.joining)):
        raise IllegalActionError("A-38", "nobody is left who can act; end the fight")


def check_in_fight(state: AltarsState, action: EndFight | None = None) -> None:  # noqa: ARG001
    """Make sure that a fight is under way.

    Raises:
        IllegalActionError: there is none.
    """
    if not state.in_fight:
        raise IllegalActionError("A-38", "no fight is under way; begin one with start_fight")


def _check_names(state: AltarsState, names: Sequence[str]) -> None:
    for name in names:
        if name not in state.characters:
            raise IllegalActionError("A-38", f"nobody called {name!r} is here to fight")
    if len(set(names)) < len(names):
        raise IllegalActionError("A-38", "everybody takes part once")


def _roll_round(state: AltarsState, fighters: Sequence[str], number: int, dice: Dice) -> RoundBegan:
    """Roll initiative for a round.

    Rule: A-38, RA-14.
    """
    taking_part = [
        Participant(name=n, side=state.characters[n].side, die=state.characters[n].initiative)
        for n in able(state, fighters)
    ]
    rolls = [[roll_die(dice, one.die)] for one in taking_part]
    if state.settings.initiative_tie == "reroll":
        _reroll_ties(taking_part, rolls, dice)
    return RoundBegan(
        rule="A-38",
        number=number,
        order=tuple(initiative_order(taking_part, rolls)),
        rolls={one.name: roll[0] for one, roll in zip(taking_part, rolls, strict=True)},
    )


def _reroll_ties(taking_part: Sequence[Participant], rolls: list[list[int]], dice: Dice) -> None:
    while tied := [roll for roll in rolls if rolls.count(roll) > 1]:
        for one, roll in zip(taking_part, rolls, strict=True):
            if any(roll is other for other in tied):
                roll.append(roll_die(dice, one.die))


def resolve_start(state: AltarsState, action: StartFight, dice: Dice) -> Outcome:
    """Begin a fight.

    Rule: A-37, A-38.
    """
    fighters = action.fighters or willing(state)
    began = _roll_round(state, fighters, 1, dice)
    return _round_outcome(began, (FightBegan(rule="A-37", fighters=fighters), began))


def resolve_next(state: AltarsState, action: NextRound, dice: Dice) -> Outcome:
    """Begin the next round.

    Rule: A-38.
    """
    new = tuple(name for name in action.joining if name not in state.fighters)
    fighters = (*state.fighters, *new)
    began = _roll_round(state, fighters, state.round_number + 1, dice)
    joined = (FightBegan(rule="A-37", fighters=fighters),) if new else ()
    return _round_outcome(began, (*joined, began))


def _round_outcome(began: RoundBegan, events: tuple[Event, ...]) -> Outcome:
    fields = {"round": began.number, "order": list(began.order), "rolls": dict(began.rolls)}
    return Outcome(fields=fields, events=events)


def resolve_end(state: AltarsState, action: EndFight, dice: Dice) -> Outcome:  # noqa: ARG001
    """End a fight.

    Rule: A-37.
    """
    fields = {"rounds": state.round_number, "able": list(able(state, state.fighters))}
    return Outcome(fields=fields, events=(FightEnded(rule="A-37"),))


def check_pass(state: AltarsState, action: PassTurn) -> None:
    """Make sure that there is a turn to let go.

    Raises:
        IllegalActionError: there is none.
    """
    if action.acting is None:
        raise IllegalActionError("A-39", "say whose turn is let go")
    check_in_fight(state)
    check_turn(state, action.acting)


def resolve_pass(state: AltarsState, action: PassTurn, dice: Dice) -> Outcome:  # noqa: ARG001
    """Let a turn go.

    Rule: A-39.
    """
    assert action.acting is not None, "check looked for it"
    return Outcome(fields={}, events=(ActionSpent(rule="A-39", character=action.acting),))


def check_prepare(state: AltarsState, action: PrepareDefence) -> None:
    """Make sure that a defence can be prepared.

    Raises:
        IllegalActionError: nobody is named, or they are out of action.

    Rule: A-36.
    """
    if action.acting is None:
        raise IllegalActionError("A-36", "say who prepares a defence")
    if not state.settings.use_situational_modifiers:
        raise IllegalActionError("RA-19", "this table plays without situational modifiers")
    if state.characters[action.acting].is_out:
        raise IllegalActionError("RA-20", f"{action.acting} is out of action at 0 health")


def resolve_prepare(state: AltarsState, action: PrepareDefence, dice: Dice) -> Outcome:  # noqa: ARG001
    """Prepare a defence.

    The book does not say that this costs an action, so it costs none; it holds for one resistance.

    Rule: A-36.
    """
    assert action.acting is not None, "check looked for it"
    event = DefencePrepared(rule="A-36", character=action.acting, advantages=action.advantages)
    return Outcome(fields={"advantages": action.advantages}, events=(event,))
