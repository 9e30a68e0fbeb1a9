"""Purchases follow the price scale of Stitcher exactly."""

import pytest

from companion.difficulty import suggest
from companion.difficulty.buying import is_purchase
from companion.difficulty.prices import PRICE_KEYS, price_of
from companion.difficulty.tables import entries, rows
from companion.difficulty.work_time import stated


@pytest.mark.parametrize(
    ("price", "ds"),
    [
        ("a day's pay", 1),
        ("pocket change", 1),
        ("a week's wages", 2),
        ("what a docker earns in a week", 2),
        ("two weeks of work", 2),
        ("a month's salary", 3),
        ("four weeks' pay", 3),
        ("three months' pay", 4),
        ("a season of work", 4),
        ("a quarter's earnings", 4),
        ("half a year of wages", 4),
        ("twelve months of a clerk's salary", 5),
        ("a year's work", 5),
        ("a year and a half of labour", 5),
        ("two years' wages", 6),
        ("several years' work", 6),
        ("years of savings", 6),
        ("a decade of wages", 6),
        ("einen Monatslohn", 3),
        ("drei Monatslöhne", 4),
        ("den Lohn eines halben Jahres", 4),
        ("mehrere Jahre Arbeit", 6),
        ("trois mois de salaire", 4),
        ("une semaine de travail", 2),
        ("un año de sueldo", 5),
        ("un mes de trabajo", 3),
    ],
)
def test_a_stated_time_of_work_decides(price, ds):
    found = suggest(
        system="stitcher", action="I buy the thing", context=f"It costs {price}.", purchase=True
    )
    assert found.base == ds
    assert found.price == PRICE_KEYS[ds - 1]
    assert "stated" in found.reason


@pytest.mark.parametrize(
    ("told", "ds"),
    [
        ("He came down from a season's wages to a month's", 3),
        ("It used to cost a year's pay, now it is a season's", 4),
        ("A month's pay instead of a year's", 3),
        ("Not a month's pay, a week's", 2),
        ("It is worth a month's wages, but he lets it go for a week's", 2),
        ("A year's pay when it was made, used it is down to three months'", 4),
        ("It costs a quarter of a year's income", 4),
        ("It costs two thirds of a month's pay", 3),
        ("Four years' wages for an ordinary clerk", 6),
        ("Früher ein Jahr Arbeit, jetzt einen Monat Arbeit", 3),
    ],
)
def test_of_two_stated_prices_the_one_asked_now_counts(told, ds):
    found = stated(told)
    assert found is not None
    assert found[0] == ds


@pytest.mark.parametrize("ride", ["bus", "tram", "ferry", "taxi"])
def test_who_pays_for_a_ride_does_not_buy_the_vehicle(ride):
    assert suggest(system="stitcher", action=f"pay for the {ride}").base == 1


def test_the_stated_price_beats_the_price_list():
    found = suggest(system="stitcher", action="I buy a starship for a week's wages")
    assert found.base == 2


@pytest.mark.parametrize(
    ("action", "ds"),
    [
        ("I buy a round of beers", 1),
        ("I bribe the doorman of the club", 2),
        ("I buy information from a fixer", 2),
        ("I buy a sword", 3),
        ("I get forged papers from the fence", 3),
        ("I buy a horse", 4),
        ("I purchase a used car", 5),
        ("I buy a warhorse", 5),
        ("I buy a house", 6),
        ("I buy a starship", 6),
        ("I buy a used starship", 6),
        ("I rent a car for the weekend", 2),
        ("Ich kaufe ein Schwert", 3),
        ("J'achète un cheval", 4),
        ("Compro una casa", 6),
    ],
)
def test_the_price_list_answers_where_no_price_is_stated(action, ds):
    found = suggest(system="stitcher", action=action)
    assert (found.base, found.price) == (ds, PRICE_KEYS[ds - 1])


@pytest.mark.parametrize(
    ("action", "ds"),
    [
        ("I pay for four nights at the inn", 2),
        ("I buy forty yards of rope", 2),
        ("I pay the forger for new papers", 3),
        ("I rent a canoe for the afternoon", 2),
        ("we buy the whole tenement", 6),
        ("I order a suit made to measure", 3),
    ],
)
def test_places_lengths_and_hires_are_not_priced_as_things(action, ds):
    assert suggest(system="stitcher", action=action).base == ds


@pytest.mark.parametrize(
    "action",
    ["one ticket to the harbour", "give me a newspaper", "first class tickets for us both"],
)
def test_what_is_only_asked_for_is_bought(action):
    assert is_purchase(action)


def test_words_of_quality_move_the_price():
    plain = suggest(system="stitcher", action="I buy a sword").base
    assert suggest(system="stitcher", action="I buy a masterwork sword").base == plain + 1
    assert suggest(system="stitcher", action="I buy a battered sword").base == plain - 1


def test_hindrances_are_added_to_the_price():
    found = suggest(system="stitcher", action="I buy a sword", hindrances=[("Wanted", 2)])
    assert (found.base, found.difficulty) == (3, 5)


@pytest.mark.parametrize(
    "action",
    [
        "I buy us some time by talking",
        "I pay attention to the speaker",
        "I get the sword out of the chest",
        "I rob the bank",
        "I convince the lord to buy my horse",
        "I look for the merchant",
    ],
)
def test_what_only_sounds_like_buying_is_no_purchase(action):
    assert not is_purchase(action)
    assert suggest(system="stitcher", action=action).price is None


def test_the_caller_decides_what_is_a_purchase():
    action = "I buy a sword"
    assert suggest(system="stitcher", action=action, purchase=False).price is None
    assert suggest(system="stitcher", action="a sword, please", purchase=True).base == 3


@pytest.mark.parametrize("system", ["skitterbarren", "altars"])
def test_only_stitcher_has_a_price_scale(system):
    assert suggest(system=system, action="I buy a sword", purchase=True).price is None


def test_every_entry_of_the_price_list_is_found_by_its_own_name():
    wrong = []
    for ds, field in rows("prices.txt"):
        for name in entries(field):
            found = suggest(system="stitcher", action=f"I buy: {name}", purchase=True)
            if abs(found.base - int(ds)) > 1:
                wrong.append((name, ds, found.base))
    assert wrong == []


def test_the_price_list_is_long_enough():
    assert sum(len(entries(field)) for _, field in rows("prices.txt")) >= 250


@pytest.mark.parametrize("text", ["", "for a week", "I have waited for three years", "9" * 4000])
def test_a_time_without_work_or_cost_is_no_price(text):
    assert stated(text) is None


@pytest.mark.parametrize(
    ("action", "context", "ds"),
    [
        ("buy a second hand guitar", "", 2),
        ("buy a field radio", "", 3),
        ("buy a house boat", "", 5),
        ("buy a share in the mine", "", 5),
        ("lease the stall for a year", "", 4),
        ("pay the smith", "He asks what a porter takes home in a week.", 2),
        ("buy the lamp", "It costs 900. A porter nets 300 a month.", 4),
    ],
)
def test_what_is_bought_is_the_head_of_its_name_and_used_or_shared_things_cost_less(
    action: str, context: str, ds: int
) -> None:
    assert suggest(system="stitcher", action=action, context=context, purchase=True).base == ds


@pytest.mark.parametrize("less", ["a small", "a share in a", "part of a"])
def test_less_of_a_thing_is_cheaper_only_where_it_is_dear(less: str) -> None:
    assert price_of(f"I buy {less} loaf of bread").ds == price_of("I buy a loaf of bread").ds
    assert price_of(f"I buy {less} knife").ds == price_of("I buy a knife").ds
    assert price_of(f"I buy {less} ship").ds < price_of("I buy a ship").ds


@pytest.mark.parametrize(
    ("action", "context"),
    [
        ("i'll have that accordion", "The sticker is what a porter earns in a month."),
        ("take the lamp", "A seller quotes a week's wages for it."),
        ("I want the boots", "The label says two days' pay."),
        ("I flip the bridge-keeper her penny", ""),
        ("hand the carter his fare to Brack", ""),
    ],
)
def test_what_has_a_price_in_work_on_its_tag_is_bought(action: str, context: str) -> None:
    assert is_purchase(action, context)


def test_a_tag_without_a_price_in_work_is_no_purchase() -> None:
    assert not is_purchase("I study the lamp", "The tag says: property of the harbour office.")
