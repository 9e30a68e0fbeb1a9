"""Rolls for people: what goes into them, how likely they are, how they fell, what must be told."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, Final

from engine.core.agreement import agreeing
from engine.core.choice import ChoicePending
from engine.core.letters import capital
from engine.core.model import Action, JsonValue, Resolution
from engine.core.play import Card, CardDie, Summary
from engine.systems.skitterbarren import events as e
from engine.systems.skitterbarren.actions import Attack, CheckInput, Roll
from engine.systems.skitterbarren.attacks import target_number
from engine.systems.skitterbarren.bags import coins
from engine.systems.skitterbarren.filling import fill, parts_of
from engine.systems.skitterbarren.journey import rest_of
from engine.systems.skitterbarren.paying import attack_of, check_of
from engine.systems.skitterbarren.play_actions import (
    Camp,
    GmStep,
    JoinFight,
    SpendBlunder,
    SpendBoon,
    StartFight,
    Take,
    TravelDay,
)
from engine.systems.skitterbarren.rest import plan_rest
from engine.systems.skitterbarren.rolling import SPENDING_CHANCES, spending_chance
from engine.systems.skitterbarren.sheets import COINS, parse_entry, written
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.tables import DEGREES, RESOURCE_SIDES, REST_DR, band
from engine.systems.skitterbarren.turns import points
from engine.systems.skitterbarren.wilds_actions import LongRest

_LOSING: Final = {
    "K-56": ("eats", "eat"),
    "RK-43": ("shares out", "share out"),
    "K-61": ("uses up", "use up"),
    "K-63": ("eats", "eat"),
    "K-64": ("drops", "drop"),
    "K-58": ("sells", "sell"),
    "house": ("uses up", "use up"),
}
_LOSES: Final = ("gives away", "give away")
TITLES: Final = {degree.slug: degree.title for degree in DEGREES}
_THREE: Final = 3
_D4_ROWS: Final = {"boon": "Boons", "blunder": "Blunders", "assist": "Assist", "gm": "GM decides"}


def rolled_by(state: SkitterbarrenState, action: Action) -> Roll | None:
    """Return the check or attack that an action rolls, filled from the sheets; None for none."""
    if isinstance(action, Roll):
        return fill(state, action)
    if isinstance(action, Take):
        if action.what in ("attack", "spell") and action.target is not None:
            return fill(state, attack_of(action))
        if action.what in ("hide", "search", "handling"):
            check = check_of(state, action)
            return None if check is None else fill(state, check)
    return None


def summary_of(state: SkitterbarrenState, action: Action) -> Summary:
    """Return what goes into a roll and what it must beat."""
    rolled = rolled_by(state, action)
    if rolled is None:
        return _without_modifiers(state, action)
    modifiers = parts_of(state, rolled)
    parts = (
        ("dice", "3d6: a pair and a lone die"),
        *((name, f"{value:+}") for name, value in modifiers),
        *_resource_parts(rolled),
    )
    flat = sum(value for _, value in modifiers)
    total = "3d6" + (f" {flat:+}" if flat else "")
    total += f" +{rolled.boons}d4" if rolled.boons else ""
    total += f" -{rolled.blunders}d4" if rolled.blunders else ""
    return Summary(parts=parts, total=total, target=_target(state, rolled))


def _resource_parts(rolled: Roll) -> Iterator[tuple[str, str]]:
    if rolled.boons:
        yield "Boons", f"+{rolled.boons}d4"
    if rolled.blunders:
        yield "Blunders", f"-{rolled.blunders}d4"


def _target(state: SkitterbarrenState, rolled: Roll) -> str:
    if isinstance(rolled, Attack):
        number = target_number(rolled, state.settings)
        return f"Defense Rating {number}" + (f" of {rolled.target}" if rolled.target else "")
    assert isinstance(rolled, CheckInput), "every other roll is a check"
    return f"DR {rolled.dr}, {band(rolled.dr, state.settings).replace('_', ' ')}"


def _without_modifiers(state: SkitterbarrenState, action: Action) -> Summary:
    rest = rest_of(state, action) if isinstance(action, Camp) else action
    if isinstance(rest, LongRest) and plan_rest(rest, state.settings).is_rolled:
        return Summary(
            parts=(("dice", "3d6"),), total="3d6", target=f"DR {REST_DR}, a rest at risk"
        )
    match action:
        case SpendBoon() | SpendBlunder():
            total = f"{action.amount}d4" if action.amount else "no more dice"
        case StartFight():
            total = "3d6 and Wits for everybody"
        case JoinFight():
            total = "3d6 and Wits for whoever comes in"
        case GmStep():
            total = "as the policy of the GM's side has it"
        case _:
            total = "no dice"
    return Summary(parts=(), total=total, target="")


def odds_rows(odds: dict[str, JsonValue]) -> tuple[tuple[str, Fraction | float], ...]:
    """Return (label, probability), best first: the degrees in play, else success and failure."""
    degrees = odds.get("degrees")
    if not degrees:
        return (("Success", odds["success"]), ("Failure", odds["failure"]))
    return tuple((TITLES[slug], degrees.get(slug, Fraction(0))) for slug in TITLES)


def odds_turned(
    state: SkitterbarrenState, action: Action, odds: dict[str, JsonValue]
) -> Fraction | None:
    """Return the chance of success once the GM's policy has had its say over a Blunder.

    The policy's die decides whether it is spent, and its own d4 is subtracted then.

    Rule: K-16, house.
    """
    settings, rolled = state.settings, rolled_by(state, action)
    margins = odds.get("margin")
    if rolled is None or rolled.roller != "player" or not isinstance(margins, dict):
        return None
    may = state.blunders and settings.blunder_effect != "none"
    may = may and settings.gm_blunders in SPENDING_CHANCES
    if not may or settings.resource_timing == "before_roll" or settings.auto_hit_on_lone_6:
        return None
    most = settings.max_resource_dice_per_roll
    if most is not None and rolled.blunders >= most:
        return None
    least = 0 if settings.meet_is_success else 1
    turned = sum(
        (
            Fraction(p)
            * Fraction(*spending_chance(state, m))
            * sum(m - face < least for face in range(1, RESOURCE_SIDES + 1))
            for m, p in ((int(margin), p) for margin, p in margins.items())
            if least <= m < RESOURCE_SIDES
        ),
        Fraction(0),
    )
    return Fraction(odds["success"]) - turned / RESOURCE_SIDES


def card_of(action: Any, resolution: Resolution) -> Card:  # noqa: ANN401
    """Return a resolved roll for people: every die once, the lone one in its place and role."""
    fields = resolution.fields
    rows = tuple(_rows(resolution))
    if resolution.refusal is not None:
        return Card(rows=rows, lines=(), verdict=resolution.refusal.message)
    reactions = tuple(_reaction_lines(fields.get("reactions", ())))
    if "lone" not in fields:
        return Card(rows=rows, lines=reactions, verdict=_plain_verdict(action, resolution))
    lines = (*_sum_lines(resolution), *reactions)
    return Card(rows=rows, lines=lines, verdict=_verdict(resolution))


def _rows(resolution: Resolution) -> Iterator[tuple[str, tuple[CardDie, ...]]]:
    """Yield who or what, and dice, in the order of drawing."""
    fields = resolution.fields
    lanes: dict[str, list[tuple[int, int]]] = {}
    for sides, face, lane in resolution.draws:
        lanes.setdefault(lane, []).append((sides, face))
    threes = [face for _, face in lanes.pop("", [])]
    rolls = list(fields.get("reactions", ()))
    if len(threes) > _THREE * len(rolls):
        # Reactions to walking up come before one's own roll, those to other moves after none.
        own = list(fields.get("dice", threes[:_THREE]))
        starts = range(0, len(threes), _THREE)
        place = next((n for n, at in enumerate(starts) if threes[at : at + _THREE] == own), 0)
        rolls.insert(place, fields)
    for number, one in enumerate(rolls):
        faces = threes[_THREE * number : _THREE * (number + 1)]
        yield str(one.get("who") or "roll"), _pair_and_lone(faces, _lone_place(one, faces))
    for lane, dice in lanes.items():
        role = "extra" if lane in _D4_ROWS else "plain"
        yield _D4_ROWS.get(lane, lane), tuple(CardDie(face, sides, role) for sides, face in dice)


def _lone_place(fields: Mapping[str, JsonValue], faces: list[int]) -> int:
    if "lone_place" in fields:
        return int(fields["lone_place"])
    lone = fields.get("lone")
    return _THREE - 1 if lone in (None, faces[-1]) else faces.index(int(lone))


def _pair_and_lone(three: list[int], place: int) -> tuple[CardDie, ...]:
    return tuple(
        CardDie(face, 6, "lone" if index == place else "plain") for index, face in enumerate(three)
    )


def _sum_lines(resolution: Resolution) -> Iterator[str]:
    fields = resolution.fields
    drawn: dict[str, list[int]] = {"": [], "boon": [], "blunder": []}
    for _, face, lane in resolution.draws:
        drawn.setdefault(lane, []).append(face)
    three = list(fields.get("dice", drawn[""]))
    boons = list(fields.get("boon_dice", drawn["boon"]))
    blunders = list(fields.get("blunder_dice", drawn["blunder"]))
    place = _lone_place(fields, three)
    yield _sum_line(three, place, boons, blunders, int(fields["total"]))


def _sum_line(
    three: list[int], place: int, boons: list[int], blunders: list[int], total: int
) -> str:
    pair = [str(face) for index, face in enumerate(three) if index != place]
    line = f"{' + '.join(pair)} + lone {three[place]} = {sum(three)}"
    line += "".join(f", Boon +{face}" for face in boons)
    line += "".join(f", Blunder -{face}" for face in blunders)
    flat = total - sum(three) - sum(boons) + sum(blunders)
    return line + (f", {flat:+} in modifiers" if flat else "")


def _reaction_lines(reactions: Any) -> Iterator[str]:  # noqa: ANN401
    for one in reactions:
        who = str(one["who"])
        struck = f"{agreeing(who, 'hits', 'hit')} for {one['damage']}"
        hit = struck if one["passed"] else agreeing(who, "misses", "miss")
        yield (
            f"Reaction of {who}: {one['total']} against {one['must_reach']}, {hit} {one['target']}"
        )


def _verdict(resolution: Resolution) -> str:
    fields = resolution.fields
    total, margin = int(fields["total"]), int(fields["margin"])
    number = total - margin
    name = "Defense Rating" if "defense_rating" in fields else "DR"
    if "pending" in fields:
        return f"{total} so far against {name} {number}"
    title = TITLES.get(resolution.degree or "", "")
    by = f" by {abs(margin)}" if margin else ""
    verdict = f"{total} against {name} {number}: {title}{by}"
    if fields.get("damage"):
        verdict += f", {fields['damage']} damage"
    return verdict


def _plain_verdict(action: Any, resolution: Resolution) -> str:  # noqa: ANN401
    fields = resolution.fields
    if "effective" in fields:
        return _rest_verdict(fields)
    if isinstance(action, JoinFight):
        who = " and ".join(action.fighters)
        verb = "comes" if len(action.fighters) == 1 else "come"
        return f"{who} {verb} into the fight. Order of turns: {', '.join(fields['order'])}"
    if "order" in fields:
        return "Order of turns: " + ", ".join(fields["order"])
    told = notes_of(action, resolution)
    if isinstance(action, TravelDay) and not told:
        return "A day passes."
    return " ".join(told) if told else f"{action.op.replace('_', ' ')}: done"


def _rest_verdict(fields: Mapping[str, Any]) -> str:
    """Return what a rest came to: its roll, where it was at risk, and what it gave."""
    totals = dict(fields.get("totals") or {})
    if fields.get("total") is not None:
        totals["party"] = fields["total"]
    several = len(totals) > 1
    rolled = ", ".join(f"{who} {total}" if several else f"{total}" for who, total in totals.items())
    worth = "the rest does its work." if fields["effective"] else "the rest gives nothing."
    return f"{rolled} against DR {REST_DR}, at risk: {worth}" if rolled else capital(worth)


def notes_of(action: Any, resolution: Resolution) -> tuple[str, ...]:  # noqa: ANN401, ARG001
    """Return facts of the result that must be told, each a short sentence."""
    fields = resolution.fields
    told: list[str] = []
    stands = "pending" not in fields
    alone = not resolution.events  # a roll outside of any game has no pool
    grown = {event.resource for event in resolution.events if isinstance(event, e.PoolChanged)}
    if fields.get("boons_gained") and stands:
        full = "The party holds all the Boons that it may, so one more is lost."
        told.append("The party gains a Boon." if alone or "boon" in grown else full)
    if fields.get("blunders_gained") and stands:
        full = "The GM holds all the Blunders that may be, so one more is lost."
        told.append("The GM gains a Blunder." if alone or "blunder" in grown else full)
    if fields.get("blunder_dice") and stands:
        told.append("The GM spent a Blunder on this roll.")
    for event in _merged(resolution.events):
        told += _note(event)
    return tuple(told)


def _merged(events: Iterable[Any]) -> list[Any]:
    """Return events with the losses of one thing after another as one loss: ten coins, once."""
    found: list[Any] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, e.ItemLost) and isinstance(last, e.ItemLost):
            mine, its = ((x.rule, x.name, x.item) for x in (event, last))
            if mine == its:
                found[-1] = last.model_copy(update={"count": last.count + event.count})
                continue
        found.append(event)
    return found


def _note(event: Any) -> Iterator[str]:  # noqa: ANN401, C901, PLR0912 - one line an event
    match event:
        case e.Harmed():
            yield f"{_verb(event, 'takes', 'take')} {event.amount} damage."
        case e.Fell():
            yield f"{_verb(event, 'falls', 'fall')}."
        case e.Moved():
            yield f"{_verb(event, 'stands', 'stand')} at {event.position} ft now."
        case e.MoveStopped():
            yield f"{_verb(event, 'gets', 'get')} no further."
        case e.HelpGiven():
            one = event.help
            helps = agreeing(one.helper, "helps", "help")
            yield f"{one.helper} {helps} {one.ally}: {one.bonus:+} on the next roll."
        case e.ActionReadied():
            yield f"{_verb(event, 'waits', 'wait')}: {event.readied.trigger}."
        case e.ConditionGained():
            yield f"{_verb(event, 'is', 'are')} now: {event.condition}."
        case e.ConditionLost():
            yield f"{_verb(event, 'is', 'are')} no longer: {event.condition}."
        case e.ItemGained() if parse_entry(event.item)[0] == COINS:
            yield f"{_verb(event, 'gets', 'get')} {coins(parse_entry(event.item)[1])}."
        case e.ItemGained():
            yield f"{_verb(event, 'has', 'have')} {event.item} now."
        case e.ItemLost():
            lost = written(event.item, event.count)
            yield f"{_verb(event, *_LOSING.get(event.rule, _LOSES))}: {lost}."
        case e.CoinsPaid():
            yield f"{_verb(event, 'pays', 'pay')} {coins(event.count)}."
        case e.DayPassed():
            for name in (name for name, fed in event.ate.items() if not fed):
                yield f"{name} {agreeing(name, 'goes', 'go')} without food."
        case e.ExhaustionChanged():
            yield f"{_verb(event, 'has', 'have')} Exhaustion {event.level} now."
        case e.ReactionUsed():
            yield f"{_verb(event, 'uses', 'use')} the Reaction of this round."
        case e.ReadyGone() if not event.done:
            yield f"The readied action of {event.name} is wasted."
        case e.RoundBegan():
            yield f"Round {event.round_number} begins."
        case e.TurnBegan():
            yield f"It is the turn of {event.name}, with {points(event.energy)}."
        case e.FightEnded():
            winner = {"player": "the players' side won", "gm": "the other side won"}
            why = winner.get(event.winner or "", event.reason or "it was broken off")
            yield f"The fight is over: {why}."
        case ChoicePending():
            yield event.choice.question
        case _:
            pass


def _verb(event: Any, one: str, several: str) -> str:  # noqa: ANN401
    return f"{event.name} {agreeing(event.name, one, several)}"
