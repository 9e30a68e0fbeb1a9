"""Where people stand. The book has no map; a fight is played along a line, in feet (house)."""

from engine.errors import IllegalActionError
from engine.systems.skitterbarren.legality import must_fight, someone
from engine.systems.skitterbarren.play_actions import Take
from engine.systems.skitterbarren.sheets import is_down, melee_weapon_of
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.tables import REACH_FT


def destination_of(state: SkitterbarrenState, action: Take) -> int:
    """Return where a move ends: beside the one it goes towards, or so far away from one.

    Raises:
        IllegalActionError: no direction, or one to nobody in this fight.

    Rule: K-38, house.
    """
    positions = must_fight(state).positions
    start = positions[someone(action.acting)]
    if action.distance == 0:
        return start
    other = action.toward or action.away_from
    if other is None:
        raise IllegalActionError("K-38", "say towards whom or away from whom")
    if other not in positions or other == action.acting:
        raise IllegalActionError("K-38", f"{other!r} gives no direction in this fight")
    gap = positions[other] - start
    if action.toward is not None:
        walked = min(action.distance, max(0, abs(gap) - REACH_FT))
        return start + (walked if gap > 0 else -walked)
    if gap == 0:  # side by side: back to where one's own side came from
        gap = 1 if state.characters[someone(action.acting)].side == "player" else -1
    return start + (-action.distance if gap > 0 else action.distance)


def leaves_reach_of(state: SkitterbarrenState, mover: str, to: int) -> tuple[str, ...]:
    """Return the enemies whose melee reach a move enters or stands in, and leaves.

    Rule: K-30, RK-29.
    """
    fight = must_fight(state)
    start = fight.positions[mover]
    low, high = min(start, to), max(start, to)
    side = state.characters[mover].side
    left: list[str] = []
    for name in fight.order:
        if is_down(state, name) or state.characters[name].side == side:
            continue
        at = fight.positions[name]
        reach = melee_weapon_of(state.characters[name], state.settings).range_ft
        nearest = 0 if low <= at <= high else min(abs(at - low), abs(at - high))
        if nearest <= reach < abs(at - to):
            left.append(name)
    return tuple(left)
