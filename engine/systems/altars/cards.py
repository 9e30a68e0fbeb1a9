"""A resolved roll for people: every die in its place, how it was counted, the verdict."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.agreement import agreeing
from engine.core.letters import capital
from engine.core.model import Resolution
from engine.core.play import Card, CardDie
from engine.systems.altars.actions import (
    Attack,
    Attempt,
    Blast,
    CertainDamage,
    Deed,
    Heal,
    Initiative,
    Magic,
    Opposed,
    Threat,
)
from engine.systems.altars.bands import TITLES
from engine.systems.altars.scale import D4, sides_of
from engine.systems.altars.showing import count_of
from engine.systems.altars.table_actions import NextRound, StartFight

Row = tuple[str, tuple[CardDie, ...]]


class _Reader:
    """Hands out the dice of a resolution in the order of rolling."""

    def __init__(self, resolution: Resolution) -> None:
        self._left = [(sides, face) for sides, face, _ in resolution.draws]

    def take(self, count: int, role: str = "plain") -> tuple[CardDie, ...]:
        """Return the next dice."""
        taken, self._left = self._left[:count], self._left[count:]
        return tuple(CardDie(face, sides, role) for sides, face in taken)

    def until(self, total: int) -> tuple[CardDie, ...]:
        """Return the next dice that add up to ``total``; faces only grow a sum, so these are it."""
        count = reached = 0
        while reached < total and count < len(self._left):
            reached += self._left[count][1]
            count += 1
        return self.take(count, "extra")

    def die(self, die: str) -> tuple[CardDie, ...]:
        """Return the dice of one die as written."""
        return self.take(len(sides_of(die)))

    def rest(self) -> tuple[CardDie, ...]:
        """Return all dice that are left."""
        return self.take(len(self._left))


def _shown(dice: Sequence[CardDie]) -> int:
    return sum(die.face for die in dice)


def _actor_rows(reader: _Reader, action: Deed, total: int) -> Iterator[Row]:
    """Yield the rows of the one who acts: archetypes, item, then what comes on top."""
    who = action.acting or "roll"
    # A being that was made on the spot has one die, named like itself: that says it once.
    using = [name for name in action.using if name.casefold() != who.casefold()]
    label = f"{who}: {', '.join(using)}" if using else who
    archetype = [d for die in (action.actor.die or D4, *action.actor.more_dice)
                 for d in reader.die(die)]  # fmt: skip
    yield label, tuple(archetype)
    counted = _shown(archetype)
    if action.actor.item_die is not None:
        power = reader.die(action.actor.item_die)
        yield action.item or "item", power
        extras = max(0, action.actor.action_points) + (1 if action.actor.advantages > 0 else 0)
        added = counted + _shown(power)
        # At a table where the better one counts, a total below the sum gives it away.
        is_added = added == total if extras == 0 else added < total
        counted = added if is_added else max(counted, _shown(power))
    if action.actor.action_points > 0 and action.actor.advantages < 1:
        spent = [reader.die(D4) for _ in range(action.actor.action_points)]
        yield "Action Point", tuple(die for dice in spent for die in dice)
        return
    more = reader.until(total - counted)
    if more:
        yield "extra dice", more


def _rolled_rows(action: Deed, resolution: Resolution) -> Iterator[Row]:
    reader = _Reader(resolution)
    yield from _actor_rows(reader, action, resolution.fields["total"])
    if isinstance(action, Blast):
        yield "difficulty", tuple(d for die in action.difficulty for d in reader.die(die))
        for row in resolution.fields["targets"]:
            yield row["name"], reader.until(row["resist_total"])
        return
    yield _against_name(action), reader.rest()


def _against_name(action: Deed) -> str:
    match action:
        case Opposed() | Attack():
            return action.opponent or action.target.name or "resistance"
        case Magic():
            named = action.target.name if action.target is not None else None
            return action.opponent or named or "against it"
        case _:
            return "difficulty"


def _lines(action: Any, fields: Mapping[str, Any]) -> Iterator[str]:  # noqa: ANN401 - own actions
    if "total" in fields:
        yield f"{fields['total']} against {fields['difficulty_total']}: {fields['margin']:+d}"
    match action:
        case Blast():
            for row in fields["targets"]:
                yield (
                    f"{row['name']} {agreeing(row['name'], 'resists', 'resist')} "
                    f"with {row['resist_die']}: {row['resist_total']}, "
                    f"{_points(row['damage'])} damage"
                )
        case Attack() if fields["effect_margin"]:
            yield f"no fitting means: an effect of {fields['effect_margin']}, no harm"
        case Attack() | Threat() | CertainDamage():
            yield f"{_points(fields['damage'])} damage"
        case Attempt() if fields.get("damage"):
            yield f"the failure hurts: {_points(fields['damage'])} damage"
        case Heal():
            yield f"{count_of(fields['restored'], 'health point')} restored ({fields['when']})"
        case Magic() if fields["awry"]:
            yield "the spell goes awry"
        case _:
            pass


def _points(number: int) -> str:
    return str(number) if number else "no"


def card_of(action: Any, resolution: Resolution) -> Card:  # noqa: ANN401 - actions of this game
    """Return a resolved roll for people."""
    fields = resolution.fields
    if not resolution.draws:
        reason = resolution.refusal.message if resolution.refusal else ""
        return Card(rows=(), lines=(), verdict=capital(reason))
    rows: tuple[Row, ...]
    reader = _Reader(resolution)
    match action:
        case Deed():
            rows = tuple(_rolled_rows(action, resolution))
        case Threat():
            danger = reader.die(action.threat_die)
            rows = (("danger", danger), (resolution.acting or "resistance", reader.rest()))
        case StartFight() | NextRound() | Initiative():
            order = ", ".join(fields["order"])
            return Card(rows=(("initiative", reader.rest()),), lines=(), verdict=f"Order: {order}")
        case _:
            rows = (("damage", reader.rest()),)
    verdict = TITLES.get(resolution.degree or "", "")
    if "total" in fields:
        verdict = f"{fields['total']} against {fields['difficulty_total']}: {verdict}"
    return Card(
        rows=rows,
        lines=tuple(_lines(action, fields)),
        verdict=verdict or f"{_points(fields.get('damage', 0))} damage",
    )
