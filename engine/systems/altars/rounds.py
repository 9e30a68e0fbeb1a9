"""Initiative, and who has an action left in a round."""

from collections.abc import Mapping, Sequence

from engine.core.model import Outcome, Refusal
from engine.dice.source import Dice
from engine.systems.altars.actions import Initiative
from engine.systems.altars.bookkeeping import Round
from engine.systems.altars.resistance import resistance_of
from engine.systems.altars.scale import roll_die, size_of
from engine.systems.altars.state import AltarsState
from engine.systems.altars.values import Participant, RoundEvent, Target


def initiative_order(
    participants: Sequence[Participant], rolls: Sequence[Sequence[int]]
) -> list[str]:
    """Return names in the order of acting.

    Args:
        participants: who takes part.
        rolls: their rolls, one list each; a second number decides where the first is equal.

    Rule: A-38, RA-14.
    """
    places = sorted(
        range(len(participants)),
        key=lambda i: (
            [-roll for roll in rolls[i]],
            -size_of(participants[i].die),
            participants[i].side != "player",
            i,
        ),
    )
    return [participants[i].name for i in places]


def resolve_initiative(state: AltarsState, action: Initiative, dice: Dice) -> Outcome:  # noqa: ARG001
    """Roll initiative.

    Rule: A-38, RA-14.
    """
    rolls = [roll_die(dice, participant.die) for participant in action.participants]
    order = initiative_order(action.participants, [[roll] for roll in rolls])
    named = {p.name: roll for p, roll in zip(action.participants, rolls, strict=True)}
    return Outcome(fields={"order": order, "rolls": named})


def _as_target(event: RoundEvent, spent: Mapping[str, bool]) -> Target:
    return Target(
        die=event.die,
        acted=spent.get(event.who, False),
        willing=event.type != "passive",
        appropriate=event.type != "inappropriate",
    )


def resolve_round(state: AltarsState, action: Round, dice: Dice) -> Outcome:  # noqa: ARG001
    """Keep track of actions in a round.

    Rule: A-39, A-40, RA-10, RA-11, RA-12.
    """
    spent: dict[str, bool] = {}
    results: list[str] = []
    refusal: Refusal | None = None
    for event in action.events:
        if event.type == "act":
            is_gone = spent.get(event.who, False)
            results.append("refused" if is_gone else "acts")
            if is_gone and refusal is None:
                refusal = Refusal("A-39", f"the action of {event.who} in this round is gone")
            spent[event.who] = True
            continue
        resistance = resistance_of(_as_target(event, spent), state.settings, in_round=True)
        results.append(resistance.die)
        spent[event.who] = resistance.spent
    free = [name for name in action.participants if not spent.get(name, False)]
    return Outcome(fields={"results": results, "still_free": free}, refusal=refusal)
