"""Plain deeds with things: the words of a player, an Object Trait, the action that it is."""

from collections.abc import Sequence
from typing import Final

from engine.core.carrying import (
    GROUND,
    Carry,
    Carrying,
    bare,
    done_with_own,
    is_edible,
    means_food,
    name_meant,
)
from engine.core.model import Action
from engine.core.play import Deed
from engine.errors import IllegalActionError
from engine.systems.stitcher.gear import CASH, is_thing
from engine.systems.stitcher.state import StitcherState
from engine.systems.stitcher.tables import CASH_WORDS, PRICE_LABELS, has_word
from engine.systems.stitcher.traits import same_name


class StitcherBelongings:
    """Implements ``engine.core.play.Belongings``; holds nothing.

    Rule: S-17, S-53, house.
    """

    @property
    def rolls_purchases(self) -> bool:
        """A purchase is a Challenge by its price.

        Rule: S-53.
        """
        return True

    def price_words(self, step: int) -> str:
        """Return a price as this game rolls for it.

        Rule: S-54.
        """
        return f"DS {step}, {PRICE_LABELS[step - 1]}"

    def goods(self) -> tuple[tuple[str, int], ...]:
        """Return nothing: coins are not counted here."""
        return ()

    def deed(self, state: StitcherState, deed: Deed) -> Action | None:
        """Return the action that a deed is; None where the words mean something else.

        Raises:
            IllegalActionError: money is to be sold.

        Rule: S-17, S-53, house.
        """
        things = [trait.name for trait in state.characters[deed.actor].traits if is_thing(trait)]
        held = name_meant(things, deed.thing)
        found: Carry | None
        match deed.verb:
            case "eat":
                found = _eaten(deed, things, held)
            case "take" if deed.thing:
                found = _taken(state, deed)
            case "buy":
                found = None  # dice decide
            case _:
                found = None if held is None else _with_own(deed, things, held)
        return found


def _eaten(deed: Deed, things: Sequence[str], held: str | None) -> Carry | None:
    food = held
    if held is None and means_food(deed.thing):
        food = next((name for name in things if is_edible(name)), None)
    return _carry(deed, "use up", food) if food is not None and is_edible(food) else None


def _taken(state: StitcherState, deed: Deed) -> Carry:
    """Return what picking up is; the Weight is that of the Object as it was put down."""
    name = bare(deed.thing)
    lying = (s for s in state.story.standings if same_name(s.name, f"{name}{GROUND}"))
    weight = next((s.weight for s in lying), 1)
    return _carry(deed, "take", name).model_copy(update={"count": weight})


def _with_own(deed: Deed, things: Sequence[str], held: str) -> Carry | None:
    """Return what a deed with a thing of one's own is."""
    what = done_with_own(deed, held)
    if what == "sell":
        return _sold(deed, things, held)
    return None if what is None else _carry(deed, what, held)


def _carry(deed: Deed, what: Carrying, item: str) -> Carry:
    carried = Carry(acting=deed.actor, what=what, item=item)
    return carried.model_copy(update={"to": deed.whom}) if what == "give" else carried


def _sold(deed: Deed, things: Sequence[str], held: str) -> Carry:
    """Return a sale: the Object becomes cash of the same Weight.

    Rule: S-56, house.
    """
    if has_word(held, CASH_WORDS):
        raise IllegalActionError("S-56", "money is what is paid with; nobody buys it")
    money = next((name for name in things if has_word(name, CASH_WORDS)), CASH)
    return _carry(deed, "sell", held).model_copy(update={"money": money})


BELONGINGS: Final = StitcherBelongings()
