"""Days in the wilds: provisions, hunger, foraging, camp, bags."""

from typing import Any

import pytest

from engine.api import Action, IllegalActionError
from engine.systems.skitterbarren.actions import EatTainted, Forage, Mod, PrepareFood, Source
from engine.systems.skitterbarren.play_actions import (
    Camp,
    DropItems,
    StartFight,
    StowItem,
    TravelDay,
)
from engine.systems.skitterbarren.sheets import (
    count_of,
    exhaustion_of,
    parse_entry,
    squares_free,
    with_item,
    without_item,
)
from tests.engine.systems.skitterbarren.calling import PLAY, SYSTEM, Table, foe, hero


def party(*inventories: list[str], **readings: Any) -> Table:
    names = ("Sefa", "Tarn", "Imke")
    sheets = [hero(name, inventory=inv) for name, inv in zip(names, inventories, strict=False)]
    return Table(**readings).join(*sheets)


def refused(table: Table, action: Action, rule: str) -> None:
    before = table.state
    with pytest.raises(IllegalActionError) as caught:
        SYSTEM.check(table.state, action)
    assert caught.value.rule == rule, caught.value.message
    assert table.state == before


def level(table: Table, name: str = "Sefa") -> int:
    return exhaustion_of(table.state.characters[name], table.state.settings)


def bag(table: Table, name: str = "Sefa") -> tuple[str, ...]:
    return tuple(table.state.characters[name].inventory)


def test_entries_of_an_inventory() -> None:
    assert parse_entry("Provisions x3") == ("Provisions", 3, 1)
    assert parse_entry(" Tent (4 squares) ") == ("Tent", 1, 4)
    assert parse_entry("Jar x2 (2 squares)") == ("Jar", 2, 2)
    assert parse_entry("Camp kit") == ("Camp kit", 1, 2)
    assert with_item(("provisions x2",), "Provisions") == ("provisions x3",)
    assert with_item(("Jar (2 squares)",), "Jar") == ("Jar (2 squares)", "Jar")
    assert without_item(("Rope", "Provisions x2"), "provisions") == ("Rope", "Provisions")
    assert without_item(("Rope",), "Knife") == ("Rope",)
    assert count_of(("Provisions x2", "Provisions"), "PROVISIONS") == 3


def test_everybody_eats_one_item_a_day() -> None:
    table = party(["Provisions x2"], ["Provisions"])
    first = table.do(TravelDay())
    assert first.fields == {
        "day": 1, "ate": {"Sefa": True, "Tarn": True}, "hunger": [],
        "exhaustion": {"Sefa": 0, "Tarn": 0},
    }  # fmt: skip
    second = table.do(TravelDay())
    assert second.fields["ate"] == {"Sefa": True, "Tarn": False}
    assert bag(table) == ()
    third = table.do(TravelDay())
    assert third.fields["hunger"] == ["Tarn"]
    assert (level(table), level(table, "Tarn")) == (0, 1)
    assert bag(table, "Tarn") == ("Exhaustion 1",)


def test_a_week_and_the_next() -> None:
    table = party([])
    costly = [day for day in range(1, 15) if table.do(TravelDay()).fields["hunger"]]
    assert costly == [2, 9]
    assert level(table) == 2
    for _ in range(14):
        table.do(TravelDay())
    assert level(table) == 3, "no level beyond the third"


def test_one_item_for_the_party() -> None:
    table = party(["Provisions"], [], provisions_per="party")
    assert table.do(TravelDay()).fields["ate"] == {"Sefa": True, "Tarn": True}
    assert table.do(TravelDay()).fields["ate"] == {"Sefa": False, "Tarn": False}


def awareness(dr: int, **source: Any) -> Forage:
    modifiers = (Mod(name="Awareness", value=0),)
    return Forage(acting="Sefa", modifiers=modifiers, dr=dr, source=Source(**source))


def test_food_from_the_wilds() -> None:
    table = party([])
    found = table.do(awareness(10, needs_preparation=True), 3, 3, 2)
    assert found.fields["stored"]
    assert bag(table) == ("Raw foodstuffs",)
    prepare = PrepareFood(acting="Sefa", modifiers=(Mod(name="Artifice", value=0),), dr=9)
    table.do(prepare, 3, 3, 2)
    assert bag(table) == ("Provisions",)
    refused(table, prepare, "K-61")
    table.do(awareness(10, needs_preparation=True), 3, 3, 2)
    table.do(prepare, 1, 1, 2)
    assert bag(table) == ("Provisions", "Soiled provisions")
    nothing = table.do(awareness(18), 3, 3, 2)
    assert nothing.fields["gained"] == "nothing"
    large = table.do(awareness(5, size=3), 3, 3, 2)
    assert large.fields["stored"]
    assert bag(table)[-1] == "Provisions (3 squares)"


def test_food_that_does_not_fit_stays() -> None:
    table = party(["Stone (9 squares)"])
    found = table.do(awareness(10), 3, 3, 2)
    assert (found.fields["gained"], found.fields["stored"]) == ("provisions", False)
    assert bag(table) == ("Stone (9 squares)",)


@pytest.mark.parametrize(("feeds", "fed"), [("always", True), ("on_success", False)])
def test_raw_food_feeds_and_may_poison(feeds: str, fed: bool) -> None:
    table = party(["Raw foodstuffs"], tainted_food_feeds=feeds)
    eat = EatTainted(acting="Sefa", food="Raw foodstuffs", dr=12)
    table.do(eat, 3, 3, 2)
    assert table.state.characters["Sefa"].conditions == ("Food Poisoning",)
    assert bag(table) == ()
    assert table.do(TravelDay()).fields["ate"] == {"Sefa": fed}
    refused(table, eat, "K-63")


def test_exhaustion_makes_room_for_itself() -> None:
    table = party(["Rope", "Tent (4 squares)", "Lamp", "Coins", "Water (2 squares)"], [])
    table.do(TravelDay())
    hungry = table.do(TravelDay())
    assert hungry.fields["exhaustion"] == {"Sefa": 1, "Tarn": 1}
    assert table.state.pending.who == "Sefa"
    assert table.state.pending.options == ("Rope", "Tent", "Lamp", "Coins", "Water")
    for action in (TravelDay(), StowItem(acting="Sefa", item="Rope"), Camp()):
        refused(table, action, "RK-08")
    refused(table, DropItems(acting="Tarn", items=("Rope",)), "RK-08")
    refused(table, DropItems(acting="Sefa", items=("Rope",)), "K-64")
    refused(table, DropItems(acting="Sefa", items=("Exhaustion 1",)), "K-64")
    refused(table, DropItems(acting="Sefa", items=("Rope", "Rope")), "K-64")
    with pytest.raises(IllegalActionError, match="name what"):
        PLAY.answer(table.state, " , ")
    dropped = table.do(PLAY.answer(table.state, "Rope, Lamp"))
    assert dropped.fields == {"dropped": ["Rope", "Lamp"], "free": 0}
    assert table.state.pending is None
    assert squares_free(table.state.characters["Sefa"], table.state.settings) == 0


def test_two_items_whatever_their_size() -> None:
    table = party(["A (4 squares)", "B", "C", "D (3 squares)"], exhaustion_discard="two_items")
    table.do(TravelDay())
    table.do(TravelDay())
    refused(table, DropItems(acting="Sefa", items=("B",)), "K-64")
    table.do(DropItems(acting="Sefa", items=("B", "C")))
    assert table.state.pending is None


def test_two_over_full_bags_are_asked_for_one_by_one() -> None:
    full = ["Stone (9 squares)"]
    table = party(full, full)
    table.do(TravelDay())
    table.do(TravelDay())
    table.do(PLAY.answer(table.state, "Stone"))
    assert table.state.pending.who == "Tarn"
    table.do(PLAY.answer(table.state, "Stone"))
    assert table.state.pending is None


def test_bags_hold_what_fits() -> None:
    table = party(["Tent (4 squares)"])
    refused(table, StowItem(acting="Sefa", item="Stone (6 squares)"), "K-52")
    refused(table, StowItem(acting="Sefa", item="Exhaustion 1"), "K-64")
    stowed = table.do(StowItem(acting="Sefa", item="Stone (5 squares)"))
    assert stowed.fields == {"stowed": "Stone (5 squares)", "free": 0}
    refused(table, DropItems(acting="Sefa", items=("Rope",)), "K-64")
    assert table.do(DropItems(acting="Sefa", items=("Stone",))).fields["free"] == 5


KIT = ["Bedroll", "Camp kit"]


def worn(table: Table, **changes: Any) -> Table:
    characters = {
        name: sheet.model_copy(update=changes) for name, sheet in table.state.characters.items()
    }
    table.state = table.state.model_copy(update={"characters": characters})
    return table


def test_a_camp_with_everything() -> None:
    table = worn(party(KIT, ["Bedroll"]), harm=5)
    rest = table.do(Camp())
    assert rest.fields["effective"]
    assert not rest.fields["roll_needed"]
    assert [sheet.harm for sheet in table.state.characters.values()] == [0, 0]
    again = table.do(Camp())
    assert again.refusal is not None
    assert again.fields["allowed"] is False
    table.do(TravelDay())
    assert table.do(Camp()).fields["allowed"]


def test_a_camp_without_bedrolls() -> None:
    table = worn(party(KIT, []), harm=5)
    assert SYSTEM.odds(table.state, Camp())["failure"] == pytest.approx(4 / 216)
    lost = table.do(Camp(), rest=(1, 1, 2))
    assert lost.fields["totals"] == {"party": 4}
    assert not lost.fields["effective"]
    assert table.state.blunders == 1
    assert table.state.characters["Sefa"].harm == 5
    inn = worn(party([]), harm=5)
    assert inn.do(Camp(place="settlement")).fields["effective"]


def test_one_roll_for_each() -> None:
    table = worn(party([], []), harm=5)
    state = SYSTEM.new_state({"rest_roll_scope": "per_character"})
    table.state = table.state.model_copy(update={"settings": state.settings})
    rest = table.do(Camp(), rest=(1, 1, 1, 6, 6, 6))
    assert rest.fields["totals"] == {"Sefa": 3, "Tarn": 18}
    assert rest.fields["restored"] == ["Tarn"]
    assert [sheet.harm for sheet in table.state.characters.values()] == [5, 0]


def test_rests_by_other_readings() -> None:
    lost = worn(party([], interrupted_rest="auto_fail"), harm=5)
    assert not lost.do(Camp()).fields["effective"]
    assert lost.state.blunders == 1
    kept = worn(party([], interrupted_rest="ignore", rest_exhaustion_recovery=1), harm=5)
    kept = worn(kept, inventory=("Exhaustion 2",))
    assert kept.do(Camp(disrupted=True)).fields["effective"]
    assert level(kept) == 1
    unhurt = party([], interrupted_rest="ignore", rest_exhaustion_recovery=1)
    assert unhurt.do(Camp()).fields["effective"]


def test_resources_come_back() -> None:
    wyrd = {"wyrd": {"now": 1, "max": 4}, "trophy": {"now": 0, "max": 2, "restored_by_rest": False}}
    table = Table().join(hero(inventory=KIT, resources=wyrd))
    table.do(Camp())
    resources = table.state.characters["Sefa"].resources
    assert (resources["wyrd"].now, resources["trophy"].now) == (4, 0)


def test_no_days_go_by_in_a_fight_or_without_a_party() -> None:
    table = party([]).join(foe())
    table.do(StartFight())
    for action in (TravelDay(), Camp()):
        refused(table, action, "K-18")
    nobody = Table().join(foe())
    refused(nobody, TravelDay(), "sheet")
    refused(nobody, Camp(), "sheet")


def test_thrown_away_things_are_told() -> None:
    table = party(["Rope", "Provisions"])
    drop = DropItems(acting="Sefa", items=("Rope",))
    assert PLAY.notes(drop, table.do(drop)) == ("Sefa drops: Rope.",)
    table.do(TravelDay())
    hungry = PLAY.notes(TravelDay(), table.do(TravelDay()))
    assert hungry == ("Sefa goes without food.",)
    stow = StowItem(acting="Sefa", item="Lamp")
    assert PLAY.notes(stow, table.do(stow)) == ("Sefa has Lamp now.",)
