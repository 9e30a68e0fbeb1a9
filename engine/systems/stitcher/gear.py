"""Objects that change hands: an Object Trait leaves one sheet and may stand on another.

The book changes gear by adding and erasing Traits (S-17). Buying is a Challenge (S-53), so it
is no deed of this kind; of selling it says nothing, and in the house a Trait becomes cash of its
Weight.
"""

from engine.core.carrying import Carry
from engine.core.letters import uncapital
from engine.core.model import Event, JsonValue, Outcome
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.stitcher.events import TraitGained, TraitLost
from engine.systems.stitcher.state import SheetTrait, StitcherState
from engine.systems.stitcher.tables import is_gift, trait_category
from engine.systems.stitcher.traits import find

CASH = "Cash"


def is_thing(trait: SheetTrait) -> bool:
    """Return whether a Trait can be put down or handed over: no skill, no condition, no gift.

    A Trait that the table has not sorted may be one; whoever asks knows what its name means.

    Rule: S-13 to S-15.
    """
    if trait.negative or is_gift(trait.name):
        return False
    if trait.category is not None:
        return trait.category == "object"
    return trait_category(trait.name) in ("object", "ask_the_table")


def check_carry(state: StitcherState, action: Carry) -> None:
    """Make sure that the Object is there, and whoever gets it.

    Raises:
        IllegalActionError: with the rule and one sentence.

    Rule: S-17, S-53.
    """
    name = action.acting
    if name not in state.characters:
        raise IllegalActionError("S-17", f"nobody called {name!r} is in this game")
    if action.what == "buy":
        raise IllegalActionError("S-53", "buying is a Challenge; say what is bought, and roll")
    if action.what != "take":
        _held(state, name, action.item)
    if action.what == "give" and (action.to not in state.characters or action.to == name):
        raise IllegalActionError("S-17", f"nobody called {action.to!r} is here to take it")


def _held(state: StitcherState, name: str, item: str) -> SheetTrait:
    trait = find(state.characters[name].traits, item)
    if trait is None or not is_thing(trait):
        raise IllegalActionError("S-17", f"{name} carries no {uncapital(item)}")
    return trait


def resolve_carry(state: StitcherState, action: Carry, dice: Dice) -> Outcome:  # noqa: ARG001
    """Move an Object Trait with its Weight.

    Rule: S-17, S-51, house.
    """
    who = str(action.acting)
    fields: dict[str, JsonValue] = {"what": action.what, "item": action.item}
    if action.what == "take":
        # Here ``count`` is the Weight: of an Object that lies there as it was put down.
        return Outcome(fields=fields, events=(_gained(who, action.item, action.count),))
    trait = _held(state, who, action.item)
    events: list[Event] = [TraitLost(rule="S-17", character=who, name=trait.name)]
    if action.what == "give":
        events.append(_gained(str(action.to), trait.name, trait.weight))
    if action.what == "sell":
        events.append(_gained(who, action.money or CASH, trait.weight))
        fields["fetched"] = trait.weight
    return Outcome(fields=fields, events=tuple(events))


def _gained(who: str, name: str, weight: int) -> TraitGained:
    return TraitGained(rule="S-17", character=who, name=name, weight=weight, category="object")


def carried(action: Carry, weight: int) -> str:
    """Return what has changed hands, in one sentence.

    Args:
        action: what was done.
        weight: Weight of what a sale has fetched; 0 for none.

    Rule: S-17.
    """
    who, thing = action.acting, action.item
    match action.what:
        case "give":
            return f"{who} gives {action.to}: {thing}."
        case "take":
            return f"{who} has {thing} now."
        case "sell":
            return f"{who} sells {thing}: {action.money or CASH} ({weight})."
        case "drop":
            return f"{who} puts down: {thing}."
        case _:
            return f"{who} uses up: {thing}."
