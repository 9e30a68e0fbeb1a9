"""Whose turn it is in a fight."""

from engine.errors import IllegalActionError
from engine.systems.altars.state import AltarsState


def waiting(state: AltarsState) -> tuple[str, ...]:
    """Return who still has an action in this round and can act, in initiative order."""
    return tuple(
        name
        for name in state.order
        if name not in state.acted
        and name in state.characters
        and not state.characters[name].is_out
    )


def whose_turn(state: AltarsState) -> tuple[str, ...]:
    """Return who may act now: the first one waiting, with all who act at the same moment.

    Rule: A-38, A-39, RA-14.
    """
    left = waiting(state)
    if not left or state.settings.initiative_tie != "simultaneous":
        return left[:1]
    first = state.initiative_rolls.get(left[0])
    return tuple(name for name in left if state.initiative_rolls.get(name) == first)


def check_nothing_asked(state: AltarsState) -> None:
    """Make sure that no choice is open.

    Raises:
        IllegalActionError: one is.

    Rule: A-60.
    """
    asked = state.pending
    if asked is not None and asked.who in state.characters:
        raise IllegalActionError("A-60", f"{asked.who} is asked first: {asked.question}")


def check_turn(state: AltarsState, name: str) -> None:
    """Make sure that a character may act now.

    Raises:
        IllegalActionError: somebody is asked for a choice first; out of action, no part in the
            fight, action gone, or not their turn.

    Rule: A-38, A-39, A-40, RA-20.
    """
    check_nothing_asked(state)
    if state.characters[name].is_out:
        raise IllegalActionError("RA-20", f"{name} is out of action at 0 health")
    if not state.in_fight:
        return
    if name not in state.fighters:
        raise IllegalActionError("A-38", f"{name} takes no part in this fight yet")
    if name in state.acted:
        raise IllegalActionError("A-39", f"the action of {name} in this round is gone")
    now = whose_turn(state)
    if name not in now:
        raise IllegalActionError("A-38", f"it is the turn of {' and '.join(now)}")


def spends_action(state: AltarsState, name: str) -> bool:
    """Return whether resisting now would cost somebody the action of a round."""
    return state.in_fight and name in state.fighters and name not in state.acted
