"""A resolved roll for people: every die in its place, how it was counted, the verdict."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.agreement import agreeing
from engine.core.carrying import Carry
from engine.core.model import Resolution
from engine.core.play import Card, CardDie
from engine.systems.stitcher.actions import Challenge, Opposed, Purchase, RollPool
from engine.systems.stitcher.counting import SIDES
from engine.systems.stitcher.events import CashErased
from engine.systems.stitcher.gear import carried
from engine.systems.stitcher.showing import count_of, dice_of, foe_name
from engine.systems.stitcher.tables import DEGREE_TITLES, POOL_LIMIT, difficulty_label

Row = tuple[str, tuple[CardDie, ...]]


def card_of(action: Any, resolution: Resolution) -> Card:  # noqa: ANN401 - actions of this game
    """Return a resolved roll for people."""
    fields = resolution.fields
    if isinstance(action, Opposed):
        return _opposed_card(action, resolution)
    faces = [face for _, face, _ in resolution.draws]
    if isinstance(action, Challenge | Purchase):
        reader = _Reader(faces, fields["dice_rolled"], fields)
        return Card(
            rows=tuple(reader.pool(resolution.acting or "pool")),
            lines=(*_pool_lines(fields), *_critical_lines(fields)),
            verdict=_challenge_verdict(fields),
        )
    if isinstance(action, RollPool):
        reader = _Reader(faces, action.dice_rolled, fields)
        return Card(
            rows=tuple(reader.pool("dice")),
            lines=tuple(_critical_lines(fields)),
            verdict=_successes(fields["successes"]),
        )
    return Card(rows=(), lines=(), verdict="")


class _Reader:
    """Cuts the faces of one lane into the pool, its explosions, and tie-break dice with theirs."""

    def __init__(self, faces: Sequence[int], thrown: int, fields: Mapping[str, Any]) -> None:
        self._faces = list(faces)
        self._thrown = thrown
        # A table may have ruled that exploded dice carry no criticals (RS-10); the counts tell.
        sixes, ones = self._faces.count(SIDES), self._faces.count(1)
        self._late_criticals = (sixes, ones) == (
            fields["critical_successes"],
            fields["critical_failures"],
        )

    def pool(self, who: str) -> Iterator[Row]:
        """Yield the pool and its explosions, wave by wave."""
        wave = self._take(self._thrown)
        if wave:
            yield who, tuple(_die(face) for face in wave)
        yield from self._explosions(who, wave.count(SIDES))

    def tiebreak(self, who: str, rounds_left: int) -> Iterator[Row]:
        """Yield the next extra die and its explosions, if these dice explode at this table."""
        explodes = len(self._faces) > rounds_left
        wave = self._take(1)
        yield f"{who}, extra die", tuple(_die(face, plain="extra") for face in wave)
        if explodes:
            yield from self._explosions(who, wave.count(SIDES))

    def _explosions(self, who: str, sixes: int) -> Iterator[Row]:
        while sixes:
            wave = self._take(sixes)
            sixes = wave.count(SIDES)
            criticals = self._late_criticals
            yield (
                f"{who}, exploded",
                tuple(_die(face, plain="exploded", criticals=criticals) for face in wave),
            )

    def _take(self, count: int) -> list[int]:
        taken, self._faces = self._faces[:count], self._faces[count:]
        return taken


def _die(face: int, *, plain: str = "plain", criticals: bool = True) -> CardDie:
    role = plain
    if face > SIDES // 2:
        role = "success"
    if criticals and face == SIDES:
        role = "critical"
    if criticals and face == 1:
        role = "failure"
    return CardDie(face, SIDES, role)


def _successes(number: int) -> str:
    return count_of(number, "Success", "Successes")


def _pool_lines(fields: Mapping[str, Any]) -> Iterator[str]:
    above = fields["pool_size"] - POOL_LIMIT
    if above > 0:
        line = f"{dice_of(above)} above five:"
        if fields["automatic_successes"]:
            automatic = fields["automatic_successes"]
            line += f" {count_of(automatic, 'automatic Success', 'automatic Successes')}"
        if fields["discarded"]:
            line += ", 1 lost" if fields["automatic_successes"] else " lost"
        yield line
    if fields["exploded_dice"]:
        yield f"{count_of(fields['exploded_dice'], 'more die', 'more dice')} from sixes"


def _critical_lines(fields: Mapping[str, Any]) -> Iterator[str]:
    sixes, ones = fields["critical_successes"], fields["critical_failures"]
    named = []
    if sixes:
        named.append(count_of(sixes, "Critical Success", "Critical Successes"))
    if ones:
        named.append(count_of(ones, "Critical Failure"))
    if named:
        yield f"{' and '.join(named)}: {sixes - ones:+d} net"


def _challenge_verdict(fields: Mapping[str, Any]) -> str:
    label = difficulty_label(fields["effective_ds"]).replace("_", " ")
    degree = DEGREE_TITLES[fields["degree"]]
    against = f"DS {fields['effective_ds']} ({label})"
    return f"{_successes(fields['successes'])} against {against}: {degree}"


_DECIDED = {
    "successes": "",
    "fewest_dice": ", by fewest dice",
    "extra_dice": ", by extra dice",
}


def _opposed_card(action: Opposed, resolution: Resolution) -> Card:
    fields = resolution.fields
    names = {"a": resolution.acting or action.a.leader or "side a", "b": foe_name(action)}
    readers = {
        side: _Reader(
            [face for _, face, lane in resolution.draws if lane == side],
            fields[side]["dice_rolled"],
            fields[side],
        )
        for side in "ab"
    }
    rows = [row for side in "ab" for row in readers[side].pool(names[side])]
    rounds = fields["extra_rounds"]
    for left in range(rounds, 0, -1):
        for side in "ab":
            rows.extend(readers[side].tiebreak(names[side], left))
    lines = [
        f"{names[side]}: {line}"
        for side in "ab"
        for line in (*_pool_lines(fields[side]), *_critical_lines(fields[side]))
    ]
    if rounds:
        lines.append(f"equal so far: {count_of(rounds, 'extra die', 'extra dice')} each")
    return Card(rows=tuple(rows), lines=tuple(lines), verdict=_opposed_verdict(fields, names))


def _opposed_verdict(fields: Mapping[str, Any], names: Mapping[str, str]) -> str:
    winner = fields["winner"]
    loser = "b" if winner == "a" else "a"
    score = f"{fields[winner]['successes']} to {fields[loser]['successes']}"
    wins = agreeing(names[winner], "wins", "win")
    how = f"{names[winner]} {wins} {score}{_DECIDED[fields['decided_by']]}"
    return f"{how}: {DEGREE_TITLES[fields['degree']]} for {names[winner]}"


def notes_of(action: Any, resolution: Resolution) -> tuple[str, ...]:  # noqa: ANN401 - own actions
    """Return facts of the result that must be told, each a short sentence."""
    fields = resolution.fields
    notes: list[str] = []
    if isinstance(action, Opposed):
        winner = foe_name(action) if fields["winner"] == "b" else resolution.acting or "Side a"
        notes.append(f"{winner} {agreeing(winner, 'has', 'have')} the upper hand.")
    if isinstance(action, Carry):
        notes.append(carried(action, int(fields.get("fetched", 0))))
    notes += [f"{e.name} is spent." for e in resolution.events if isinstance(e, CashErased)]
    return tuple(notes)
