"""Equipment changes hands, treasure buys what is dear, and what the rules refuse."""

import pytest

from engine.api import CharacterJoined, Deed, IllegalActionError
from engine.core.carrying import Carry
from engine.systems.altars.gear import counted, recounted
from engine.systems.altars.items import find_item
from engine.systems.altars.state import AltarsState
from tests.engine.systems.altars.table import KELTUR, MIRA, STAFF, SYSTEM, act, table

BELONGINGS = SYSTEM.belongings


def owning(*things: str) -> AltarsState:
    return table({**MIRA, "equipment": list(things)}, KELTUR)


def does(state: AltarsState, verb: str, thing: str, **more: object) -> AltarsState:
    assert BELONGINGS is not None
    deed = Deed.model_validate({"verb": verb, "actor": "Mira", "thing": thing, **more})
    action = BELONGINGS.deed(state, deed)
    assert action is not None
    return act(state, action)[0]


def gear(state: AltarsState, name: str = "Mira") -> list[str]:
    return list(state.characters[name].equipment)


def test_things_that_are_counted_stay_counted() -> None:
    state = owning("3 torches", "Rope")
    state = does(state, "give", "torches", count=2, whom="Kel'tur")
    assert gear(state) == ["Torch", "Rope"]
    assert "torches x2" in gear(state, "Kel'tur")
    state = does(state, "buy", "torches", count=4, price_step=1)
    state = does(state, "drop", "the torch", every=True)
    assert gear(state) == ["Rope"]
    assert [recounted("9 nuts", n) for n in (9, 1, 0)] == ["9 nuts", "Nut", ""]
    assert counted("Brass x3") == (3, "Brass")


def test_what_is_cheap_is_written_down_and_what_is_dear_costs() -> None:
    state = owning("40 silver coins", "Ruby")
    state = does(state, "buy", "a rope", price_step=2)
    assert gear(state) == ["40 silver coins", "Ruby", "Rope"]
    state = does(state, "buy", "sword", price_step=3)
    assert gear(state) == ["10 silver coins", "Ruby", "Rope", "Sword"]
    state = does(state, "buy", "horse", price_step=4)
    assert gear(state) == ["10 silver coins", "Rope", "Sword", "Horse"]
    with pytest.raises(IllegalActionError, match="costs a treasure") as caught:
        does(state, "buy", "boat", price_step=5)
    assert caught.value.rule == "A-67"
    state = does(state, "buy", "three pies", count=3, price_step=1, offered=4)
    assert gear(state)[0] == "6 silver coins"
    with pytest.raises(IllegalActionError, match="about 30 coins"):
        does(state, "buy", "shield", price_step=3, offered=5)


def test_a_sale_brings_half_and_makes_no_money_of_cheap_things() -> None:
    state = owning("Sword", "Rope", "2 pearls")
    state = does(state, "sell", "sword", price_step=3)
    assert gear(state) == ["Rope", "2 pearls", "Coins x15"]
    state = does(state, "sell", "pearls", price_step=1, every=True)
    assert gear(state) == ["Rope", "Coins x45"]
    for thing in ("rope", "coins"):
        with pytest.raises(IllegalActionError, match=r"fetches nothing|nobody buys it"):
            does(state, "sell", thing, price_step=2)
    with pytest.raises(IllegalActionError, match="nobody sells it"):
        does(state, "buy", "coins", price_step=1)


def test_what_is_eaten_drunk_or_served_is_gone() -> None:
    state = owning("Dried fish", "Healing draught", "Waterskin")
    state = does(state, "eat", "something")
    state = does(state, "drink", "draught")
    assert gear(state) == ["Waterskin"]
    assert gear(does(state, "buy", "hot meal", price_step=1)) == ["Waterskin"]
    assert BELONGINGS is not None
    drink = Deed(verb="drink", actor="Mira", thing="waterskin")
    assert BELONGINGS.deed(state, drink) is None
    assert BELONGINGS.deed(state, Deed(verb="eat", actor="Mira", thing="waterskin")) is None


def test_a_power_that_was_used_today_is_used_whoever_holds_it() -> None:
    state = table(KELTUR, MIRA)
    used = state.model_copy(update={"item_uses": {"Kel'tur": {STAFF: 1}}})
    handed = Carry(acting="Kel'tur", what="give", item="Staff of Lightning", to="Mira")
    after, _ = act(used, handed)
    assert find_item(after.characters["Mira"], "Staff of Lightning") is not None
    assert after.item_uses["Mira"] == {STAFF: 1}


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Carry(acting="Mira", what="drop", item="Anvil"), "carries no anvil"),
        (Carry(acting="Mira", what="drop", item="Rope", count=3), "only 1 of Rope"),
        (Carry(acting="Mira", what="give", item="Rope", to="Odo"), "here to take it"),
        (Carry(acting="Mira", what="give", item="Rope", to="Mira"), "here to take it"),
        (Carry(acting="Mira", what="buy", item="Ox", money="Gems"), "carries no gems"),
        (Carry(acting="Odo", what="take", item="Ox"), "nobody called 'Odo'"),
    ],
)
def test_what_is_not_there_does_not_move(action: Carry, why: str) -> None:
    with pytest.raises(IllegalActionError, match=why):
        SYSTEM.check(owning("Rope"), action)


def test_a_beast_that_joins_owns_nothing_yet() -> None:
    sheet = SYSTEM.play.opponent_sheet("wolf")
    state = SYSTEM.apply(owning("Rope"), CharacterJoined(sheet=sheet))
    state = does(state, "give", "the rope", whom="wolf")
    assert gear(state) == []
    assert gear(state, "wolf") == ["Rope"]
