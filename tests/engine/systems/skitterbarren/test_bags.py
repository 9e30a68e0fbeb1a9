"""Meals, gifts, purchases and sales: what they move, and what the rules refuse."""

import pytest

from engine.api import Deed, IllegalActionError
from engine.systems.skitterbarren.bag_actions import (
    BuyItem,
    EatProvisions,
    GiveItem,
    SellItem,
    UseUp,
)
from engine.systems.skitterbarren.play_actions import DropItems, StartFight, TravelDay
from engine.systems.skitterbarren.sheets import squares_used, without_coins
from tests.engine.systems.skitterbarren.calling import PLAY, SYSTEM, Table, foe, hero
from tests.engine.systems.skitterbarren.test_choices import refused

BELONGINGS = SYSTEM.belongings


def table(*things: str) -> Table:
    return Table(house_kit=True).join(hero(inventory=list(things)), hero("Tarn"), foe("Yarrow"))


def bag(game: Table, name: str = "Sefa") -> list[str]:
    return list(game.state.characters[name].inventory)


def test_a_meal_is_eaten_once_a_day() -> None:
    game = table("Provisions x2")
    told = game.do(EatProvisions(acting="Sefa"))
    assert PLAY.notes(EatProvisions(), told) == ("Sefa eats: Provisions.",)
    refused(game, EatProvisions(acting="Sefa"), "K-56")
    game.do(TravelDay())
    assert bag(game) == ["Provisions"], "the day asks for no second meal"
    game.do(EatProvisions(acting="Sefa"))
    game.do(TravelDay())
    refused(game, EatProvisions(acting="Sefa"), "K-56")


def test_coins_buy_and_things_are_sold_for_half() -> None:
    game = table("Coins x10", "Hatchet")
    bought = game.do(BuyItem(acting="Sefa", item="Provisions", count=3))
    assert bag(game) == ["Coins x7", "Hatchet", "Provisions x3"]
    assert PLAY.notes(BuyItem(item="x"), bought) == (
        "Sefa pays 3 coins.",
        "Sefa has Provisions x3 now.",
    )
    game.do(SellItem(acting="Sefa", item="Hatchet"))
    assert bag(game) == ["Coins x10", "Provisions x3"]
    game.do(BuyItem(acting="Sefa", item="Idol", price=10))
    assert bag(game) == ["Provisions x3", "Idol"]
    refused(game, BuyItem(acting="Sefa", item="Rope"), "K-58")
    refused(game, SellItem(acting="Sefa", item="Idol"), "K-58")
    refused(game, SellItem(acting="Sefa", item="Torch"), "K-52")


def test_what_is_served_is_not_carried() -> None:
    game = table("Coins x2")
    game.do(BuyItem(acting="Sefa", item="Ale"))
    assert game.state.wilds.fed_today == ()
    game.do(BuyItem(acting="Sefa", item="Hot stew"))
    assert bag(game) == []
    assert game.state.wilds.fed_today == ("Sefa",)


def test_a_bag_holds_only_so_much() -> None:
    game = table("Coins x20", "Tent", "Tent")
    refused(game, BuyItem(acting="Sefa", item="Rope"), "K-52")
    game.do(BuyItem(acting="Sefa", item="Idol", price=20))
    assert bag(game) == ["Tent", "Tent", "Idol"], "the empty purse made room"
    assert squares_used(("Coins x100", "Coins x101")) == 3


def test_gifts_change_hands() -> None:
    game = table("Rope", "Provisions x3")
    game.do(GiveItem(acting="Sefa", item="Provisions", to="Yarrow", count=2))
    assert bag(game) == ["Rope", "Provisions"]
    assert bag(game, "Yarrow") == ["Claws", "Provisions x2"]
    refused(game, GiveItem(acting="Sefa", item="Provisions", to="Yarrow", count=2), "K-52")
    refused(game, GiveItem(acting="Sefa", item="Rope", to="Nobody"), "sheet")
    refused(game, GiveItem(acting="Sefa", item="Exhaustion 1", to="Tarn"), "K-64")
    game.do(UseUp(acting="Sefa", item="Rope"))
    assert bag(game) == ["Provisions"]


def test_nobody_trades_in_a_fight() -> None:
    game = table("Coins x2", "Provisions")
    game.do(StartFight())
    refused(game, BuyItem(acting="Sefa", item="Rope"), "K-18")
    refused(game, EatProvisions(acting="Sefa"), "K-18")


def test_paying_more_than_the_purse_takes_all_of_it() -> None:
    assert without_coins(("Coins x3", "Rope", "coins"), 3) == ("Rope", "coins")
    assert without_coins(("Rope", "Coins x3"), 9) == ("Rope",)


@pytest.mark.parametrize(
    ("deed", "action"),
    [
        (Deed(verb="eat", actor="Sefa"), EatProvisions(acting="Sefa")),
        (Deed(verb="eat", actor="Sefa", thing="some food"), EatProvisions(acting="Sefa")),
        (Deed(verb="eat", actor="Sefa", thing="the apple"), UseUp(acting="Sefa", item="Apple")),
        (Deed(verb="eat", actor="Sefa", thing="soiled provisions"), None),
        (Deed(verb="eat", actor="Sefa", thing="my rope"), None),
        (Deed(verb="eat", actor="Sefa", thing="my words"), None),
        (Deed(verb="drink", actor="Sefa", thing="the potion"), UseUp(acting="Sefa", item="Potion")),
        (Deed(verb="drink", actor="Sefa", thing="from my waterskin"), None),
        (
            Deed(verb="drop", actor="Sefa", thing="the rope"),
            DropItems(acting="Sefa", items=("Long rope",)),
        ),
        (Deed(verb="drop", actor="Sefa", thing="the subject"), None),
        (
            Deed(verb="buy", actor="Sefa", thing="ropes", count=2),
            BuyItem(acting="Sefa", item="Rope", count=2, price=2),
        ),
        (
            Deed(verb="buy", actor="Sefa", thing="sundial", price_step=2),
            BuyItem(acting="Sefa", item="Sundial", price=8),
        ),
        (
            Deed(verb="sell", actor="Sefa", thing="my rope"),
            SellItem(acting="Sefa", item="Long rope", price=1),
        ),
        (Deed(verb="give", actor="Sefa", thing="my trust", whom="Yarrow"), None),
    ],
)
def test_words_find_the_thing(deed: Deed, action: object) -> None:
    game = table("Long rope", "Provisions", "Apple", "Potion", "Waterskin", "Soiled provisions")
    assert BELONGINGS is not None
    assert BELONGINGS.deed(game.state, deed) == action


def test_what_everybody_knows_is_missed_by_name() -> None:
    game = table("Rope")
    assert BELONGINGS is not None
    action = BELONGINGS.deed(game.state, Deed(verb="drop", actor="Sefa", thing="the lantern"))
    assert action is not None
    with pytest.raises(IllegalActionError, match="carries no 'Lantern'"):
        SYSTEM.check(game.state, action)


def test_no_bandage_brings_health_back() -> None:
    deed = Deed(verb="treat", actor="Sefa")
    assert BELONGINGS is not None
    assert BELONGINGS.deed(table().state, deed) is None, "who is not hurt may tend anybody"
    hurt = Table(house_kit=True).join(hero(harm=3))
    with pytest.raises(IllegalActionError, match="Long Rest does"):
        BELONGINGS.deed(hurt.state, deed)
    allowed = Table(house_kit=True, treat_wounds_rule="generic_check").join(hero(harm=3))
    assert BELONGINGS.deed(allowed.state, deed) is None, "a check, which the reader makes of it"
