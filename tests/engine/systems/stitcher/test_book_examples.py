"""The printed examples of the rule book, named after their chapters.

Where a printed number contradicts the rules, RULINGS has the right one: RS-02 (four dice, not
three), RS-03 (six Successes, not four), RS-04 (veterans above five points).
"""

from tests.engine.systems.stitcher.calling import el, resolve, some

YAVIN = [el("Smuggler", 3), el("Techie", 2), el("PDA")]
BUFFY = [
    el("Soldier", 4),
    el("Alien knowledge", 2),
    el("Assault Rifle", 2),
    el("Armor", 2),
    el("Knife"),
    el("Repair Kit"),
    el("Infrared Goggles"),
]


def test_getting_started_farek_costs_five_points() -> None:
    farek = [el("Warrior", 3), el("Sword"), el("Long rope")]
    assert resolve("create_character", name="Farek", traits=farek) == {
        "valid": True,
        "points_spent": 5,
        "points_left": 0,
        "problems": [],
    }
    assert resolve("notation", name="Farek", traits=farek) == {
        "text": "Farek\n- Warrior (3)\n- Sword\n- Long rope"
    }


def test_challenges_yavin_hacks_the_door_with_four_dice() -> None:
    assert resolve("challenge", elements=YAVIN[1:], ds=2, dice=[2, 4, 4, 6, 5]) == {
        "pool_size": 4,
        "dice_rolled": 4,
        "automatic_successes": 0,
        "discarded": 0,
        "effective_ds": 2,
        "difficulty": "tricky",
        "exploded_dice": 1,
        "successes": 4,
        "critical_successes": 1,
        "critical_failures": 0,
        "net_criticals": 1,
        "passed": True,
        "degree": "overwhelming_success",
    }


def test_challenges_farek_jumps_injured_at_ds_three() -> None:
    jumped = resolve(
        "challenge",
        elements=[el("Warrior", 3)],
        ds=2,
        hindrances=[el("Injured")],
        dice=[4, 4, 4, 5],
    )
    assert jumped == some(pool_size=4, effective_ds=3, difficulty="hard", passed=True)


def test_challenges_fatigued_adds_its_weight() -> None:
    tired = resolve("challenge", ds=1, hindrances=[el("Fatigued", 2)], dice=[3])
    assert tired["effective_ds"] == 3


def test_degrees_one_and_six_balance() -> None:
    rolled = resolve("challenge", elements=[el("Any", 3)], ds=2, dice=[1, 4, 4, 6, 5])
    assert rolled == some(successes=4, net_criticals=0, degree="regular_success")


def test_degrees_jack_finds_and_burns_the_document() -> None:
    jack = [el("Detective", 3), el("Magnifying Glass")]
    found = resolve("challenge", elements=jack, ds=2, dice=[1, 1, 4, 5, 6, 4])
    assert found == some(dice_rolled=5, successes=4, net_criticals=-1, degree="mixed_success")


def test_degrees_two_sixes_in_a_failure() -> None:
    rolled = resolve("challenge", elements=[el("Any", 4)], ds=3, dice=[1, 2, 4, 6, 6, 2, 3])
    assert rolled == some(successes=3, net_criticals=1, passed=False, degree="mixed_failure")


def test_degrees_buffy_wakes_the_nest() -> None:
    sneaking = [BUFFY[0], BUFFY[1], BUFFY[6]]
    assert resolve("challenge", elements=sneaking, ds=4, dice=[1, 1, 3, 4, 5]) == some(
        pool_size=8,
        dice_rolled=5,
        automatic_successes=1,
        discarded=1,
        successes=3,
        passed=False,
        degree="disaster",
    )


def test_degrees_buffys_armour_melts_to_one() -> None:
    melted = resolve("edit_trait", traits=BUFFY, change="lower", trait="Armor")
    assert el("Armor", 1) in melted["traits"]


def test_purchasing_jack_buys_information() -> None:
    bought = resolve("purchase", ds=2, cash=[el("Bills Stack", 2)], dice=[4, 5, 4])
    assert bought == some(pool_size=3, passed=True, cash_erased=["Bills Stack"])


def test_opposing_rolls_buffy_beats_the_spitter() -> None:
    knife_fight = [BUFFY[0], BUFFY[1], el("Knife"), el("Armor", 1, protective=True), BUFFY[6]]
    fought = resolve(
        "opposed",
        a={
            "elements": knife_fight,
            "negative_traits": [el("Surprised", 2)],
            "dice": [6, 5, 2, 5, 2, 5],
        },
        b={"elements": [el("Spitter", 2)], "dice": [2, 6, 3, 4, 1, 6, 3]},
    )
    assert fought["a"] == some(pool_size=10, automatic_successes=2, discarded=1, successes=6)
    assert fought["b"] == some(pool_size=5, successes=3, net_criticals=1)
    assert fought == some(winner="a", decided_by="successes", degree="overwhelming_success")


def test_teaming_up_farek_and_adrian_have_eleven_dice() -> None:
    team = [el("Warrior", 3), el("Sword"), el("Archer", 3), el("Long Bow", 2)]
    assert resolve("pool", participants=2, elements=team) == {
        "pool_size": 11,
        "dice_rolled": 5,
        "automatic_successes": 3,
        "discarded": 0,
    }


def test_teaming_up_the_bandit_pools_fareks_injury() -> None:
    bandit = resolve("pool", elements=[el("Bandit", 5)], opponent_negative=[el("Injured")])
    assert bandit == some(pool_size=7, automatic_successes=1)


def test_teaming_up_adrian_has_no_turn_of_his_own() -> None:
    turn = resolve("team_turn", order=["Farek", "Adrian"], actor="Farek", helpers=["Adrian"])
    assert turn == {"allowed": True, "starting_dice": 2, "remaining": []}


def test_sample_characters_are_veterans() -> None:
    yavin = resolve("create_character", name="Yavin", traits=YAVIN)
    assert yavin == some(valid=False, points_spent=6, problems=["over_budget"])
    buffy = resolve("create_character", name="Buffy", traits=BUFFY)
    assert buffy == some(points_spent=13, points_left=-8, problems=["over_budget", "over_cap"])
