"""Rolls in play: dice, the choice of Boons and Blunders between dice and outcome, what follows.

The dice fall first and stay on the table. Then the party may spend Boons, then the GM's side
Blunders, the GM last (RK-08); only then the outcome is told and takes effect. The party is asked
where a Boon can change who wins (setting ``boons_asked``). For the GM's side a
stated policy decides, unless the table wants to be asked (setting ``gm_blunders``): where a
player's roll would pass by 0 to 3, a d4 is thrown, and one Blunder is spent if it beats the margin.
"""

from typing import Final

from engine.core.choice import Choice, ChoicePending
from engine.core.model import JsonValue, Outcome
from engine.dice.source import Dice
from engine.systems.skitterbarren import events as e
from engine.systems.skitterbarren.actions import (
    Attack,
    Check,
    CheckInput,
    EatTainted,
    Forage,
    PrepareFood,
    Roll,
    TreatWounds,
)
from engine.systems.skitterbarren.attacks import settle_attack
from engine.systems.skitterbarren.checks import settle_check
from engine.systems.skitterbarren.filling import helps_for
from engine.systems.skitterbarren.handlers import Script
from engine.systems.skitterbarren.resources import (
    blunder_cap,
    boon_cap,
    held_after_gain,
    party_level,
)
from engine.systems.skitterbarren.rolls import Faces, throw_all, throw_resource
from engine.systems.skitterbarren.sheets import (
    HIDDEN,
    POISONED,
    PROVISIONS,
    RAW,
    SOILED,
    is_down,
)
from engine.systems.skitterbarren.state import OpenRoll, Purpose, SkitterbarrenState
from engine.systems.skitterbarren.tables import RESOURCE_SIDES, Resource, succeeds

SPEND_BOONS: Final = "spend_boons"
SPEND_BLUNDERS: Final = "spend_blunders"
SPENDING_CHANCES: Final = {"policy": RESOURCE_SIDES, "sparing": 12}
"""Policies by which Blunders are spent without anybody's word, and the die that decides."""
_SPEND_HOW_MANY: Final = "Spend Boons, a d4 each?"
_ROLLS: Final[dict[str, type[Roll]]] = {
    t.model_fields["op"].default: t
    for t in (Check, TreatWounds, Forage, PrepareFood, EatTainted, Attack)
}


def roll_action(roll: OpenRoll) -> Roll:
    """Return the check or attack whose dice lie on the table."""
    return _ROLLS[str(roll.action["op"])].model_validate(roll.action)


def cap_of(state: SkitterbarrenState, resource: Resource) -> int:
    """Return how many Boons or Blunders may be held in this game.

    Rule: K-13, K-15, RK-04, RK-05, RK-12.
    """
    party = [sheet for sheet in state.characters.values() if sheet.side == "player"]
    if resource == "boon":
        return boon_cap(sum(sheet.boon_cap_bonus for sheet in party), state.settings)
    levels = tuple(sheet.level for sheet in party) or (1,)
    return blunder_cap(party_level(levels, state.settings), state.settings)


def gain(script: Script, resource: Resource, amount: int, rule: str) -> None:
    """Add Boons or Blunders to their pool, up to the limit.

    Rule: K-11, K-12, K-17, RK-12.
    """
    held = script.state.boons if resource == "boon" else script.state.blunders
    count = held_after_gain(held, amount, cap_of(script.state, resource))
    if count != held:
        script.do(e.PoolChanged(rule=rule, resource=resource, count=count))


def _spend(script: Script, resource: Resource, amount: int) -> None:
    held = script.state.boons if resource == "boon" else script.state.blunders
    rule = "K-14" if resource == "boon" else "K-16"
    if amount:
        script.do(e.PoolChanged(rule=rule, resource=resource, count=held - amount))


def play_roll(script: Script, action: Roll, dice: Dice, purpose: Purpose = "check") -> Outcome:
    """Throw the dice of a filled roll and go on to its outcome, or to the first open choice.

    Args:
        script: takes the events.
        action: the roll, filled from the sheets.
        dice: where faces come from.
        purpose: what it is for.

    Rule: K-01, K-14, K-16, RK-08.
    """
    faces = throw_all(dice, action, script.state.settings)
    _spend(script, "boon", action.boons)
    _spend(script, "blunder", action.blunders)
    roll = OpenRoll(
        action=action.model_dump(mode="json", exclude_none=True),
        purpose=purpose,
        three=faces.three,
        boons=faces.boons,
        blunders=faces.blunders,
    )
    return go_on(script, roll, dice)


def with_boons(script: Script, amount: int, dice: Dice) -> Outcome:
    """Add the Boons that were chosen to the roll on the table, and go on.

    Rule: K-14, RK-06, RK-08.
    """
    roll = _on_table(script)
    _spend(script, "boon", amount)
    more = throw_resource(dice, amount, "boon")
    roll = roll.model_copy(update={"boons": (*roll.boons, *more)})
    return go_on(script, roll, dice, boons_decided=True)


def with_blunders(script: Script, amount: int, dice: Dice) -> Outcome:
    """Set the Blunders that were chosen against the roll on the table, and tell its outcome.

    Rule: K-16, RK-07, RK-08.
    """
    return settle(script, _with_blunders(script, _on_table(script), amount, dice))


def _on_table(script: Script) -> OpenRoll:
    assert script.state.open_roll is not None, "the choice belongs to an open roll"
    return script.state.open_roll


def _with_blunders(script: Script, roll: OpenRoll, amount: int, dice: Dice) -> OpenRoll:
    _spend(script, "blunder", amount)
    more = throw_resource(dice, amount, "blunder")
    return roll.model_copy(update={"blunders": (*roll.blunders, *more)})


def go_on(script: Script, roll: OpenRoll, dice: Dice, *, boons_decided: bool = False) -> Outcome:
    """Go on from dice on the table: ask, let the GM's policy decide, or tell the outcome.

    Rule: RK-08.
    """
    boons = 0 if boons_decided else _spendable(script.state, roll, "boon")
    if boons and _can_turn(script.state, roll, boons):
        who = str(roll.action["acting"])
        so_far = _so_far(script.state, roll)
        if _computed(script.state, roll).passed:
            so_far += ", which a Blunder of the GM's may still turn"
        question = f"{who} has {so_far}. {_SPEND_HOW_MANY}"
        return _ask(script, roll, Choice(who=who, about=SPEND_BOONS, question=question), boons)
    blunders = _spendable(script.state, roll, "blunder")
    if blunders and script.state.settings.gm_blunders == "ask":
        question = f"The roll has {_so_far(script.state, roll)}. Spend Blunders, a d4 each?"
        return _ask(
            script, roll, Choice(who="gm", about=SPEND_BLUNDERS, question=question), blunders
        )
    if blunders and script.state.settings.gm_blunders in SPENDING_CHANCES:
        roll = _by_policy(script, roll, dice)
    return settle(script, roll)


def _ask(script: Script, roll: OpenRoll, choice: Choice, most: int) -> Outcome:
    options = tuple(str(amount) for amount in range(most + 1))
    script.do(
        e.RollOpened(rule="RK-08", roll=roll),
        ChoicePending(rule="RK-08", choice=choice.model_copy(update={"options": options})),
    )
    outcome = _computed(script.state, roll)
    fields = {**outcome.fields, "pending": choice.about}
    for settled in ("damage", "gained", "stored", "result", "food_poisoning", "fed"):
        fields.pop(settled, None)
    return Outcome(fields=fields)


def _spendable(state: SkitterbarrenState, roll: OpenRoll, resource: Resource) -> int:
    """Return how many Boons or Blunders may still be spent on the roll, 0 and up.

    Rule: K-14, K-16, RK-06 to RK-09.
    """
    settings = state.settings
    is_boon = resource == "boon"
    has_effect = (settings.boon_effect if is_boon else settings.blunder_effect) != "none"
    if settings.resource_timing == "before_roll" or not has_effect:
        return 0
    if roll.action["roller"] != "player":
        return 0
    held = state.boons if is_boon else state.blunders
    spent = len(roll.boons if is_boon else roll.blunders)
    most = settings.max_resource_dice_per_roll
    return held if most is None else max(0, min(held, most - spent))


def _can_turn(state: SkitterbarrenState, roll: OpenRoll, boons: int) -> bool:
    """Return whether Boons could decide if the roll succeeds, now or against the GM's Blunders.

    Args:
        state: with both pools and the readings.
        roll: the dice on the table.
        boons: how many could be spent, 1 and up.

    Rule: K-14, K-16, RK-08, house.
    """
    if state.settings.boons_asked == "always":
        return True
    outcome = _computed(state, roll)
    margin = int(outcome.fields["margin"])
    if not outcome.passed:
        return succeeds(margin + boons * RESOURCE_SIDES, 0, state.settings)
    against = {"never": 0, **dict.fromkeys(SPENDING_CHANCES, 1)}.get(
        state.settings.gm_blunders, state.blunders
    )
    blunders = min(against, _spendable(state, roll, "blunder"))
    return not succeeds(margin - blunders * RESOURCE_SIDES, 0, state.settings)


def spending_chance(state: SkitterbarrenState, margin: int) -> tuple[int, int]:
    """Return on how many of the sides of a die the stated policy spends a Blunder.

    Args:
        state: with the GM's Blunders and the setting ``gm_blunders``.
        margin: by how much a player's roll passes so far.

    Returns:
        How many of the highest faces spend one, and the sides of the die; (0, 4) for none.

    Rule: K-16, house.
    """
    sides = SPENDING_CHANCES.get(state.settings.gm_blunders, RESOURCE_SIDES)
    if not 0 <= margin < RESOURCE_SIDES:
        return 0, sides
    more = state.blunders - 1 if sides > RESOURCE_SIDES else 0
    return RESOURCE_SIDES - margin + max(0, more), sides


def _by_policy(script: Script, roll: OpenRoll, dice: Dice) -> OpenRoll:
    """Let the stated policy of the GM's side decide on one Blunder.

    Rule: K-16, house.
    """
    outcome = _computed(script.state, roll)
    margin = int(outcome.fields["margin"])
    if not outcome.passed or not 0 <= margin < RESOURCE_SIDES:
        return roll
    spends, sides = spending_chance(script.state, margin)
    if dice.face(sides, lane="gm") <= sides - spends:
        return roll
    return _with_blunders(script, roll, 1, dice)


def _computed(state: SkitterbarrenState, roll: OpenRoll) -> Outcome:
    action = roll_action(roll)
    faces = Faces(tuple(roll.three), tuple(roll.boons), tuple(roll.blunders))
    if isinstance(action, Attack):
        outcome = settle_attack(action, faces, state.settings)
    else:
        assert isinstance(action, CheckInput), "every other roll is a check"
        outcome = settle_check(action, faces, state.settings)
    extras: dict[str, JsonValue] = {
        "of": action.op,
        "who": action.acting,
        "dice": list(roll.three),
        "boon_dice": list(roll.boons),
        "blunder_dice": list(roll.blunders),
        "lone_place": ("first", "second", "third").index(state.settings.lone_die_position),
        "must_reach": int(outcome.fields["total"]) - int(outcome.fields["margin"]),
    }
    if isinstance(action, Attack):
        extras |= {"target": action.target, "weapon": action.weapon}
    return Outcome(
        fields={**outcome.fields, **extras}, degree=outcome.degree, passed=outcome.passed
    )


def _so_far(state: SkitterbarrenState, roll: OpenRoll) -> str:
    outcome = _computed(state, roll)
    margin = int(outcome.fields["margin"])
    stands = "a success" if outcome.passed else "a failure"
    by = f" by {abs(margin)}" if margin else ""
    return f"{outcome.fields['total']} against {outcome.fields['must_reach']}, {stands}{by}"


def settle(script: Script, roll: OpenRoll) -> Outcome:
    """Tell the outcome of a roll and let it take effect.

    Rule: K-03, K-11, K-12, K-60, K-61, K-63.
    """
    outcome = _computed(script.state, roll)
    action = roll_action(roll)
    who = str(action.acting)
    if script.state.open_roll is not None:
        script.do(e.RollClosed(rule="RK-08"))
    margin = int(outcome.fields["margin"])
    script.do(e.Rolled(rule="K-07", who=who, degree=str(outcome.degree), margin=margin))
    gain(script, "boon", int(outcome.fields["boons_gained"]), "K-11")
    gain(script, "blunder", int(outcome.fields["blunders_gained"]), "K-12")
    script.do(*(e.HelpUsed(rule="K-32", help=h) for h in helps_for(script.state, who, action)))
    if isinstance(action, Attack):
        _strike(script, who, action, int(outcome.fields["damage"]))
    elif outcome.passed and roll.purpose == "hide":
        script.do(e.ConditionGained(rule="K-31", name=who, condition=HIDDEN))
    else:
        _food(script, who, action, outcome)
    return outcome


def _strike(script: Script, who: str, action: Attack, damage: int) -> None:
    if HIDDEN in script.state.characters[who].conditions:
        script.do(e.ConditionLost(rule="RK-30", name=who, condition=HIDDEN))
    if damage > 0 and action.target in script.state.characters:
        target = str(action.target)
        script.do(e.Harmed(rule="K-03", name=target, amount=damage))
        if is_down(script.state, target):
            script.do(e.Fell(rule="house", name=target))


def _food(script: Script, who: str, action: Roll, outcome: Outcome) -> None:
    match action:
        case Forage() if outcome.fields["stored"]:
            found = RAW if action.source.needs_preparation else PROVISIONS
            size = action.source.size
            item = found if size == 1 else f"{found} ({size} squares)"
            script.do(e.ItemGained(rule="K-60", name=who, item=item))
        case PrepareFood():
            made = PROVISIONS if outcome.passed else SOILED
            script.do(
                e.ItemLost(rule="K-61", name=who, item=RAW),
                e.ItemGained(rule="K-61", name=who, item=made),
            )
        case EatTainted():
            script.do(e.ItemLost(rule="K-63", name=who, item=action.food))
            if outcome.fields["fed"]:
                script.do(e.Fed(rule="RK-46", name=who))
            if outcome.fields["food_poisoning"]:
                script.do(e.ConditionGained(rule="K-63", name=who, condition=POISONED))
        case _:
            pass
