"""What is paid for is priced by what it is: work, a fare, a bribe, the dearest of a list."""

import pytest

from companion.difficulty.buying import is_purchase
from companion.difficulty.prices import price_of
from companion.difficulty.services import office_in


@pytest.mark.parametrize(
    ("action", "ds"),
    [
        ("I have the ship's hull repaired", 4),
        ("I pay the wheelwright to mend the cart", 2),
        ("I have my longsword sharpened", 1),
        ("I have a wizard ward the house", 4),
        ("I buy a repair kit for the ship", 2),
    ],
)
def test_work_on_a_thing_costs_less_than_the_thing(action: str, ds: int) -> None:
    assert price_of(action).ds == ds


@pytest.mark.parametrize(
    ("action", "ds"),
    [
        ("I pay for a seat on the mail coach", 2),
        ("I book a cabin on the merchant ship", 3),
        ("I buy a cabin in the woods", 4),
        ("I buy the mail coach", 4),
    ],
)
def test_a_place_on_a_vehicle_is_not_the_vehicle(action: str, ds: int) -> None:
    assert price_of(action).ds == ds


@pytest.mark.parametrize(
    ("whom", "ds"),
    [("the night porter", 2), ("the harbour inspector", 3), ("a magistrate", 4),
     ("the old general", 5), ("the emperor", 6)],
)  # fmt: skip
def test_a_bribe_costs_what_the_rank_asks(whom: str, ds: int) -> None:
    assert price_of(f"I bribe {whom} to let us go").ds == ds
    found = office_in(f"bribe {whom}".split())
    assert found is not None
    assert found[0] == ds


def test_of_several_things_the_dearest_counts_and_no_purpose() -> None:
    assert price_of("I buy a lantern and a riding horse").ds == price_of("I buy a horse").ds
    assert price_of("I buy feed for the horses").ds == 2
    assert price_of("I buy a beer and ask about the ship").ds == 1


def test_the_seller_and_what_is_said_of_something_else_make_nothing_dearer() -> None:
    assert price_of("I buy a handful of roasted beetles from the stall").ds == 1
    plain = price_of("I buy a rope").ds
    assert price_of("I buy a rope", "The famous market lies below a golden dome.").ds == plain
    assert price_of("I buy a rope", "It is enchanted.").ds == plain + 1
    assert price_of("I buy a rope", "There is a siege.").ds == plain + 1


def test_what_lasts_long_costs_more_and_a_broken_leg_nothing_less() -> None:
    assert price_of("I buy a week's worth of firewood").ds == 2
    assert price_of("I pay a surgeon to set my broken leg").ds == 3


def test_a_compound_is_what_its_last_part_means() -> None:
    assert price_of("Ich kaufe ein Reitpferd").ds == price_of("Ich kaufe ein Pferd").ds


@pytest.mark.parametrize(
    ("action", "buys"),
    [
        ("I tip the waitress", True),
        ("We split the bill", True),
        ("I get the lock on my door changed", True),
        ("I make an offer for the mill", True),
        ("I buy time on the mainframe", True),
        ("I buy some time", False),
        ("I tip over the barrel", False),
        ("I have the door watched", False),
    ],
)
def test_ways_of_paying(action: str, buys: bool) -> None:
    assert is_purchase(action) is buys


def test_who_is_hired_is_paid_in_full_and_a_mansion_is_only_let() -> None:
    assert price_of("I hire a professional killer").ds == 4
    assert price_of("I rent a mansion").ds < price_of("I buy a mansion").ds
