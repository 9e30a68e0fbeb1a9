"""Between the rolls: days of rest, adventures, experience, Action Points."""

from engine.core.model import Event, Outcome, Refusal
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.altars.advancement import INITIATIVE, Growth
from engine.systems.altars.events import (
    AdventureBegan,
    AdventureFinished,
    ArchetypeGained,
    DaysPassed,
    DieAdvanced,
    HealthChanged,
    MaxHealthRaised,
    PointsChanged,
    XpChanged,
)
from engine.systems.altars.state import AltarsSheet, AltarsState
from engine.systems.altars.table_actions import (
    AwardPoints,
    BeginAdventure,
    FinishAdventure,
    SpendXp,
    TakeRest,
)
from engine.systems.altars.values import Wish


def _outside_fights(state: AltarsState) -> None:
    if state.in_fight:
        raise IllegalActionError("A-37", "a fight is under way; end it first")


def check_rest(state: AltarsState, action: TakeRest) -> None:
    """Make sure that days can go by.

    Raises:
        IllegalActionError: a fight is under way, or somebody is not here.

    Rule: A-50.
    """
    _outside_fights(state)
    for name in action.resting:
        if name not in state.characters:
            raise IllegalActionError("A-50", f"nobody called {name!r} is here to rest")


def rested_health(state: AltarsState, name: str, days: int) -> int:
    """Return the health that days of rest and earlier treatment leave somebody with.

    Rule: A-50, A-51, RA-30, RA-32.
    """
    sheet = state.characters[name]
    mending = state.mending.get(name, 0)
    gained = mending
    if state.settings.healing_stacks_with_rest or not mending:
        gained += days
    return max(sheet.health, min(sheet.max_health, sheet.health + gained))


def resolve_take_rest(state: AltarsState, action: TakeRest, dice: Dice) -> Outcome:  # noqa: ARG001
    """Rest for some days.

    Rule: A-50, A-51, A-54, A-64, RA-30, RA-32.
    """
    resting = action.resting or tuple(state.characters)
    after = {name: rested_health(state, name, action.days) for name in resting}
    healed = [
        HealthChanged(rule="A-50", character=name, by=health - state.characters[name].health)
        for name, health in after.items()
        if health != state.characters[name].health
    ]
    passed = DaysPassed(rule="A-50", days=action.days, rested=tuple(after))
    return Outcome(
        fields={"day": state.day + action.days, "health": after}, events=(*healed, passed)
    )


def check_finish(state: AltarsState, action: FinishAdventure) -> None:  # noqa: ARG001
    """Make sure that an adventure can be finished.

    Raises:
        IllegalActionError: a fight is under way, or none has begun.

    Rule: A-68.
    """
    _outside_fights(state)
    if state.between_adventures:
        raise IllegalActionError("A-68", "this adventure is finished; begin the next one first")


def _players(state: AltarsState) -> dict[str, AltarsSheet]:
    return {name: s for name, s in state.characters.items() if s.side == "player"}


def resolve_finish(state: AltarsState, action: FinishAdventure, dice: Dice) -> Outcome:  # noqa: ARG001
    """Finish an adventure.

    Rule: A-68.
    """
    players = _players(state)
    gained = [XpChanged(rule="A-68", character=name, by=1) for name in players]
    fields = {"xp": {name: sheet.xp + 1 for name, sheet in players.items()}}
    return Outcome(fields=fields, events=(*gained, AdventureFinished(rule="A-68")))


def check_begin(state: AltarsState, action: BeginAdventure) -> None:  # noqa: ARG001
    """Make sure that the last adventure is over.

    Raises:
        IllegalActionError: it is not.
    """
    if not state.between_adventures:
        raise IllegalActionError("A-32", "an adventure is under way; finish it first")


def resolve_begin(state: AltarsState, action: BeginAdventure, dice: Dice) -> Outcome:  # noqa: ARG001
    """Begin the next adventure with its Action Points.

    Rule: A-32, RA-17.
    """
    fresh = max(0, state.settings.action_points_per_adventure)
    points: dict[str, int] = {}
    for name, sheet in _players(state).items():
        kept = sheet.action_points if state.settings.action_points_carry_over else 0
        points[name] = kept + fresh
    events: list[Event] = [
        PointsChanged(rule="RA-17", character=name, by=now - state.characters[name].action_points)
        for name, now in points.items()
        if now != state.characters[name].action_points
    ]
    fields = {"adventure": state.adventure + 1, "action_points": points}
    return Outcome(fields=fields, events=(AdventureBegan(rule="A-32"), *events))


def check_award(state: AltarsState, action: AwardPoints) -> None:
    """Make sure that the one who gets Action Points is here.

    Raises:
        IllegalActionError: they are not.

    Rule: A-32.
    """
    if action.to not in state.characters:
        raise IllegalActionError("A-32", f"nobody called {action.to!r} is here")


def resolve_award(state: AltarsState, action: AwardPoints, dice: Dice) -> Outcome:  # noqa: ARG001
    """Hand out Action Points.

    Rule: A-32.
    """
    points = state.characters[action.to].action_points + action.amount
    event = PointsChanged(rule="A-32", character=action.to, by=action.amount)
    return Outcome(fields={"action_points": points}, events=(event,))


def check_spend_xp(state: AltarsState, action: SpendXp) -> None:
    """Make sure that a wish can be granted.

    Raises:
        IllegalActionError: with the rule and one sentence.

    Rule: A-69, A-70, A-71, RA-03, RA-41.
    """
    if action.acting is None:
        raise IllegalActionError("A-69", "say whose experience is spent")
    if state.settings.xp_spend_time == "between_adventures" and not state.between_adventures:
        raise IllegalActionError("RA-41", "this table spends experience between adventures only")
    refusal, _ = _grown(state, action.acting, action)
    if refusal is not None:
        raise IllegalActionError(refusal.rule, refusal.message)


def _grown(state: AltarsState, name: str, action: SpendXp) -> tuple[Refusal | None, Growth]:
    sheet = state.characters[name]
    grown = Growth(
        state.settings,
        initiative=sheet.initiative,
        archetypes=sheet.dice,
        max_health=sheet.max_health,
        health=sheet.health,
        xp=sheet.xp,
        second_d10=sheet.second_d10,
    )
    if action.on == "archetype" and (action.name or "").strip().casefold() == INITIATIVE:
        return Refusal("A-71", "that is the name of the initiative die"), grown
    wish = Wish(on=action.on, reason=action.reason)
    return grown.spend(wish.model_copy(update={"name": action.name})), grown


def resolve_spend_xp(state: AltarsState, action: SpendXp, dice: Dice) -> Outcome:  # noqa: ARG001
    """Spend a point of experience.

    Rule: A-69, A-70, A-71, A-76, RA-40.
    """
    assert action.acting is not None, "check looked for it"
    who, name = action.acting, action.name or ""
    _, grown = _grown(state, who, action)
    events: list[Event] = [XpChanged(rule="A-69", character=who, by=-1)]
    fields: dict[str, object] = {"xp": grown.xp}
    if action.on == "health":
        events.append(MaxHealthRaised(rule="A-70", character=who))
        gained = grown.health - state.characters[who].health
        if gained:
            events.append(HealthChanged(rule="RA-40", character=who, by=gained))
        fields["max_health"] = grown.max_health
        return Outcome(fields=fields, events=tuple(events))
    die = grown.initiative if name == INITIATIVE else grown.archetypes[name]
    fields["die"] = die
    if action.on == "die":
        events.append(
            DieAdvanced(
                rule="A-69",
                character=who,
                name=name,
                die=die,
                on_second_d10=name in grown.second_d10,
            )
        )
    else:
        events.append(
            ArchetypeGained(
                rule="A-71",
                character=who,
                name=name,
                die=die,
                definition=action.definition.strip(),
                notes=action.notes,
            )
        )
    return Outcome(fields=fields, events=tuple(events))


def nights(state: AltarsState, days: int, sheltered: bool) -> tuple[TakeRest, ...]:  # noqa: ARG001, FBT001
    """Return the action by which everybody rests for days; a roof changes nothing by the rules.

    Args:
        state: the game.
        days: days of rest, 1 and up.
        sheltered: whether there is a roof.

    Rule: A-50.
    """
    return (TakeRest(days=days),)
