"""Making characters, building checks, showing rolls: the table side."""

from fractions import Fraction
from typing import Any

import pytest

from engine.api import IllegalActionError, Request, SceneSet, Standing
from engine.systems.skitterbarren import house
from engine.systems.skitterbarren.actions import Attack, Check, Mod
from engine.systems.skitterbarren.arms import weapon_named
from engine.systems.skitterbarren.play_actions import (
    Camp,
    EndTurn,
    GmStep,
    SpendBlunder,
    SpendBoon,
    StartFight,
    Take,
    TravelDay,
)
from engine.systems.skitterbarren.wilds_actions import LongRest
from tests.engine.systems.skitterbarren.calling import PLAY, SYSTEM, Table, foe, hero

KIT = SYSTEM.new_state({"house_kit": True})
BARE = SYSTEM.new_state()


def draft(*lines: str, state: Any = KIT) -> dict[str, Any]:
    accepted: list[str] = []
    for line in lines:
        assert PLAY.draft_line(accepted, line, state)
        accepted.append(line)
    return dict(PLAY.draft_sheet(" Sefa ", accepted, state))


def test_a_character_line_by_line() -> None:
    sheet = draft("- Brawn +2", "wits -1", "Knack: 2", "Exertion 4", "- Rope", "Provisions x3")
    assert sheet == {
        "name": "Sefa",
        "max_health": 24,
        "attributes": {"Brawn": 2, "Knack": 2, "Wits": -1},
        "skills": {"Exertion": 4, "Awareness": 0, "Artifice": 0, "Vigor": 0},
        "inventory": ["Rope", "Provisions x3", "Coins x10"],
    }
    assert "Example lines" in PLAY.draft_help
    assert "house" in PLAY.draft_help


def test_a_purse_goes_into_a_free_square() -> None:
    assert draft("Tent", "Tent", "Coins x4")["inventory"] == ["Tent", "Tent", "Coins x4"]
    assert draft("Tent", "Tent", "Rope")["inventory"] == ["Tent", "Tent", "Rope"]
    assert draft("two ropes", "a bedroll")["inventory"] == ["Rope x2", "Bedroll", "Coins x10"]
    assert "Coins" not in str(PLAY.draft_sheet("Sefa", ["Rope"], BARE))


def test_what_is_left_is_told() -> None:
    told = PLAY.draft_line(["Brawn +1"], "Knack +2", KIT)
    assert told == "Knack +2. Left (house): 1 for attributes, 8 for skills."
    assert PLAY.draft_line([], "Vigor −2", BARE) == "Vigor -2. The book sets no limit."
    assert PLAY.draft_line(["Tent"], "Rope", KIT) == "Rope: packed. 4 squares are free."


@pytest.mark.parametrize(
    ("before", "line", "rule"),
    [
        ([], "Brawn +4", "house"),
        ([], "Wits -2", "house"),
        ([], "Vigor -1", "house"),
        ([], "Vigor 5", "house"),
        (["Brawn 3"], "Knack 2", "house"),
        (["Vigor 4", "Artifice 4"], "Exertion 1", "house"),
        (["Brawn 1"], "brawn 2", "K-05"),
        ([], "", "house"),
        ([], "x" * 61, "house"),
        ([], "Exhaustion 1", "K-64"),
        ([], "11 coins", "house"),
        (["Stone (8 squares)"], "Tent", "K-54"),
    ],
)
def test_lines_that_cannot_stand(before: list[str], line: str, rule: str) -> None:
    with pytest.raises(IllegalActionError) as caught:
        PLAY.draft_line(before, line, KIT)
    assert caught.value.rule == rule


def test_a_nameless_or_endless_character() -> None:
    with pytest.raises(IllegalActionError, match="name"):
        PLAY.draft_sheet("  ", [], KIT)
    with pytest.raises(IllegalActionError, match="beyond"):
        PLAY.draft_line([], "Brawn 21", BARE)
    assert draft("Brawn 7", state=BARE)["attributes"]["Brawn"] == 7


def test_faults_of_a_sheet() -> None:
    fine = SYSTEM.parse_sheet(draft("Brawn 2", "Rope"))
    assert PLAY.faults(KIT, fine) == ()
    wrong = SYSTEM.parse_sheet(
        hero(
            attributes={"Brawn": 4, "Knack": 3, "Wits": 0},
            skills={"Vigor": 9},
            inventory=["Stone (12 squares)"],
        )
    )
    faults = PLAY.faults(KIT, wrong)
    assert len(faults) == 5
    assert "over-full by 3" in faults[-1]
    assert len(PLAY.faults(BARE, wrong)) == 1


def test_people_of_the_gm() -> None:
    for strength, might in (("2", 2), ("", 2), ("9", 6), ("0", 1), ("strength 4", 4)):
        sheet = PLAY.opponent_sheet("Somebody", strength)
        assert sheet["level"] == might
        SYSTEM.parse_sheet(sheet)
    wyrm = PLAY.opponent_sheet("the old Barren Wyrm 2")
    assert (wyrm["level"], wyrm["inventory"]) == (6, ["Bite"])
    assert PLAY.opponent_sheet("Dust rat", "3")["level"] == 3
    for critter in house.CRITTERS:
        assert weapon_named(critter.weapon) is not None


def test_everything_on_a_sheet_has_a_role() -> None:
    sheet = SYSTEM.parse_sheet(hero(inventory=["Rope", "Exhaustion 2"], conditions=["Hidden"]))
    roles = {element.name: (element.role, element.value) for element in PLAY.elements(sheet)}
    assert roles["Brawn"] == ("attribute", "+1")
    assert roles["Exertion"] == ("skill", "+3")
    assert roles["Rope"] == ("gear", "")
    assert roles["Exhaustion 2"] == ("condition", "")
    assert roles["Hidden"] == ("condition", "")


def test_a_sheet_in_lines() -> None:
    sheet = SYSTEM.parse_sheet(
        hero(inventory=["Rope", "Exhaustion 1"], conditions=["Hidden"], harm=3)
    )
    assert PLAY.sheet_lines(sheet) == (
        "Sefa",
        "Brawn +1, Knack +2, Wits +1",
        "Exertion +3, Awareness +2, Artifice +1, Vigor +2",
        "Bag (1 of 9 squares): Rope",
        "Conditions: Exhaustion 1, Hidden",
        "Damage taken: 3",
    )
    ghoul = PLAY.sheet_lines(SYSTEM.parse_sheet(foe(harm=2)))
    assert ghoul[-1] == "Health 7 of 9, Defense Rating 9 (house)"
    assert PLAY.sheet_lines(SYSTEM.parse_sheet({"name": "A"})) == (
        "A",
        "Bag (0 of 9 squares): empty",
    )


def test_summaries_of_choices_and_fights() -> None:
    table = game()
    assert PLAY.summary(table.state, SpendBoon(amount=2)).total == "2d4"
    assert PLAY.summary(table.state, SpendBlunder()).total == "no more dice"
    assert "Wits" in PLAY.summary(table.state, StartFight()).total
    assert "policy" in PLAY.summary(table.state, GmStep()).total


def game(**readings: Any) -> Table:
    table = Table(**{"house_kit": True, **readings}).join(
        hero(inventory=["Hatchet", "Rope", "Exhaustion 2"]), hero("Tarn"), foe()
    )
    scene = SceneSet(
        place="a gully",
        standings=(Standing(name="loose stones", weight=2, helps=False), Standing(name="dusk")),
    )
    table.state = SYSTEM.apply(table.state, scene)
    return table


def build(table: Table, **request: Any) -> Any:
    return PLAY.build(table.state, Request.model_validate({"actor": "Sefa", **request}))


def test_a_check_from_names() -> None:
    table = game()
    check = build(
        table, stitched=["exertion", "Rope", "dusk", "Exertion"], difficulty=14,
        hindering=["loose stones", "Exhaustion 2", "noise"], helpers=["Tarn", "Sefa"],
        circumstances=[("a running start", 2), ("dusk", None), ("luck", None)],
    )  # fmt: skip
    assert [(mod.name, mod.value) for mod in check.modifiers] == [
        ("Exertion", 3), ("Rope", 1), ("dusk", 1), ("a running start", 2), ("dusk", 1),
        ("luck", 1), ("helped by Tarn", 1), ("loose stones", -2), ("noise", -1),
    ]  # fmt: skip
    assert (check.kind, check.exhaustion, check.dr) == ("skill", 2, 14)
    summary = PLAY.summary(table.state, check)
    assert summary.total == "3d6 +5"
    assert summary.target == "DR 14, hard"
    assert summary.parts[-1] == ("Exhaustion 2", "-2")


def test_attribute_checks_and_bare_ones() -> None:
    table = game()
    assert build(table, stitched=["Brawn"], difficulty="9").kind == "attribute"
    assert build(table, stitched=["Brawn", "Vigor"], difficulty=9).kind == "skill"
    plain = build(table, difficulty=9)
    assert plain.modifiers == ()


def test_somebody_resists() -> None:
    table = game()
    check = build(table, kind="opposed", stitched=["Awareness"], opponent="Ghoul")
    assert check.dr == 11, "house: 10 and their own Awareness +1"
    assert build(table, kind="opposed", opponent="Ghoul").dr == 10
    assert build(game(default_dr=7), kind="purchase").dr == 7


@pytest.mark.parametrize(
    ("request_", "rule"),
    [
        ({"difficulty": None}, "RK-50"),
        ({"difficulty": "d8"}, "K-07"),
        ({"difficulty": 9, "stitched": ["Lockpicks"]}, "K-05"),
        ({"difficulty": 9, "stitched": ["Exhaustion 2"]}, "K-05"),
        ({"difficulty": 9, "actor": "Nobody"}, "sheet"),
        ({"difficulty": 9, "helpers": ["Nobody"]}, "sheet"),
        ({"kind": "attack", "opponent": "Sefa"}, "K-44"),
        ({"kind": "attack"}, "RK-50"),
    ],
)
def test_requests_that_cannot_be(request_: dict[str, Any], rule: str) -> None:
    fields = {key: value for key, value in request_.items() if value is not None}
    with pytest.raises(IllegalActionError) as caught:
        build(game(), **fields)
    assert caught.value.rule == rule


def test_a_skill_that_is_not_there() -> None:
    table = Table().join(hero(skills={"Vigor": 1}))
    with pytest.raises(IllegalActionError) as caught:
        build(table, stitched=["Artifice"], difficulty=9)
    assert caught.value.rule == "K-74"
    wishful = Check(acting="Sefa", modifiers=(Mod(name="Artifice", value=9),), dr=9)
    assert PLAY.summary(table.state, wishful).total == "3d6"


def test_attacks_from_names() -> None:
    table = game()
    attack = build(table, kind="attack", opponent="Ghoul", stitched=["Hatchet", "Brawn"])
    assert (attack.weapon, attack.attribute, attack.target) == ("Hatchet", 1, "Ghoul")
    assert PLAY.summary(table.state, attack).target == "Defense Rating 9 of Ghoul"
    assert ("Hatchet", "+1") in PLAY.summary(table.state, attack).parts
    door = build(table, kind="attack", opponent="the door", difficulty=8)
    assert (door.defense_rating, door.target) == (8, "the door")
    spell = build(table, kind="magic", opponent="Ghoul")
    assert (spell.weapon, spell.attribute) == ("Spell", 1)
    plain = Table(attack_modifier_sources="with_skill").join(hero(), foe())
    named = build(plain, kind="attack", opponent="Ghoul", stitched=["Knack", "Exertion", "Hatchet"])
    assert (named.attribute, named.weapon) == (2, "Hatchet")
    assert named.conditional == (Mod(name="Exertion", value=3),)


def test_an_attack_out_of_turn_is_not_proposed() -> None:
    table = game()
    table.do(StartFight(positions={"Ghoul": 5}))
    current = table.state.fight.current
    other = "Tarn" if current == "Sefa" else "Sefa"
    with pytest.raises(IllegalActionError, match="it is the turn"):
        build(table, actor=other, kind="attack", opponent="Ghoul")


def test_calculations_without_a_sheet() -> None:
    check = PLAY.bare_call("+3", 10)
    assert check == Check(modifiers=(Mod(name="modifier", value=3),), dr=10)
    assert PLAY.bare_call("−2", "9").modifiers[0].value == -2
    assert PLAY.bare_call("5", 9).modifiers[0].value == 5
    for strength, difficulty in (("d8", 9), ("+", 9), ("++3", 9), ("3", "d8"), ("３", 9)):
        assert PLAY.bare_call(strength, difficulty) is None


def test_odds_for_people() -> None:
    table = game()
    check = build(table, stitched=["Exertion"], difficulty=11)
    rows = PLAY.odds_view(check, SYSTEM.odds(table.state, check))
    assert [label for label, _ in rows] == [degree.title for degree in SYSTEM.degrees]
    assert sum(p for _, p in rows) == 1
    bare = PLAY.odds_view(check, SYSTEM.odds(BARE, Check(dr=11)))
    assert bare == (("Success", Fraction(1, 2)), ("Failure", Fraction(1, 2)))
    wide = game(margin_bands=[9, 12])
    narrow = dict(PLAY.odds_view(check, SYSTEM.odds(wide.state, check)))
    assert narrow["Strong Success"] == 0


def test_odds_of_the_actions_of_a_turn() -> None:
    table = game()
    table.do(StartFight(positions={"Ghoul": 5}))
    while table.state.fight.current != "Sefa":
        table.do(EndTurn(acting=table.state.fight.current))
    odds = SYSTEM.odds(table.state, Take(acting="Sefa", what="attack", target="Ghoul"))
    assert odds["damage"]
    assert SYSTEM.odds(table.state, Take(acting="Sefa", what="hide", dr=9))["success"] > 0
    walk = Take(acting="Sefa", what="withdrawal", distance=5, away_from="Ghoul")
    with pytest.raises(Exception, match="no odds"):
        SYSTEM.odds(table.state, walk)
    assert PLAY.summary(table.state, walk).total == "no dice"


def test_summaries_of_other_actions() -> None:
    table = game()
    spent = Check(acting="Sefa", dr=9, boons=2, blunders=1)
    summary = PLAY.summary(table.state, spent)
    assert summary.total == "3d6 -2 +2d4 -1d4"
    assert ("Boons", "+2d4") in summary.parts
    assert PLAY.summary(table.state, Camp()).target == "DR 5, a rest at risk"
    assert PLAY.summary(table.state, LongRest()).total == "no dice"
    handling = Take(acting="Sefa", what="handling")
    assert PLAY.summary(table.state, handling).parts == ()
    assert PLAY.summary(BARE, Attack(defense_rating=9)).target == "Defense Rating 9"


def test_a_card_keeps_the_lone_die() -> None:
    table = game()
    check = Check(acting="Sefa", modifiers=(Mod(name="Vigor", value=2),), dr=9)
    rolled = table.do(check, 6, 2, 2)
    card = PLAY.card(check, rolled)
    assert [(die.face, die.role) for die in card.rows[0][1]] == [
        (6, "plain"), (2, "plain"), (2, "lone"),
    ]  # fmt: skip
    assert card.rows[0][0] == "Sefa"
    assert card.lines == ("6 + 2 + lone 2 = 10",)
    assert card.verdict == "10 against DR 9: Narrow Success by 1"


def test_cards_of_choices_and_calculations() -> None:
    table = game(boons_asked="always")
    table.state = table.state.model_copy(update={"boons": 1})
    check = Check(acting="Sefa", dr=12)
    waits = PLAY.card(check, table.do(check, 6, 2, 6))
    assert waits.verdict == "12 so far against DR 12"
    told = table.do(SpendBoon(amount=1), boon=(3,))
    card = PLAY.card(SpendBoon(amount=1), told)
    assert card.rows[0][0] == "Boons"
    assert card.lines == ("6 + 2 + lone 6 = 14, Boon +3, -2 in modifiers",)
    assert card.verdict == "15 against DR 12: Clear Success by 3"
    assert PLAY.notes(check, told)[0] == "The party gains a Boon."
    bare = Check(dr=9, blunders=1)
    from engine.api import GivenDice

    first = SYSTEM.new_state({"lone_die_position": "first"})
    rolled = SYSTEM.resolve(first, bare, GivenDice({"": (1, 5, 4), "blunder": (2,)}))
    card = PLAY.card(bare, rolled)
    assert card.rows[0][1][0].role == "lone"
    assert card.rows[1][0] == "Blunders"
    assert "The GM gains a Blunder." in PLAY.notes(bare, rolled)


def test_cards_of_other_actions() -> None:
    table = game()
    doom = Check(acting="Sefa", kind="doom", dr=9)
    off = game(doom_check_rule="disabled")
    assert "not written" in PLAY.card(doom, off.do(doom)).verdict
    camp = table.do(Camp(), rest=(1, 1, 1))
    assert PLAY.card(Camp(), camp).verdict == "3 against DR 5, at risk: the rest gives nothing."
    start = table.do(StartFight(positions={"Ghoul": 5}))
    assert PLAY.card(StartFight(), start).verdict.startswith("Order of turns: ")
    quiet = game().do(TravelDay())
    assert PLAY.card(TravelDay(), quiet).verdict.startswith("Tarn eats: Provisions.")


def test_reactions_are_on_the_card() -> None:
    table = Table(house_kit=True).join(hero(), foe())
    table.do(
        StartFight(positions={"Sefa": 0, "Ghoul": 5}),
        initiative_Sefa=(6, 6, 6),
        initiative_Ghoul=(1, 1, 1),
    )
    run = Take(acting="Sefa", what="move", distance=10, away_from="Ghoul")
    card = PLAY.card(run, table.do(run, 6, 6, 4))
    assert card.rows[0][0] == "Ghoul"
    assert card.lines == ("Reaction of Ghoul: 17 against 12, hits for 5 Sefa",)
    table.do(EndTurn(acting="Sefa"))
    step = PLAY.card(GmStep(), table.do(GmStep()))
    assert "Ghoul stands at" in step.verdict


def test_when_a_warning_is_due() -> None:
    table = game()
    assert PLAY.deadly(table.state, Check(dr=18))
    assert PLAY.deadly(table.state, Check(kind="doom", dr=8))
    assert not PLAY.deadly(table.state, Check(dr=17))
    assert PLAY.deadly(table.state, StartFight())
    assert not PLAY.deadly(BARE, StartFight())
    strike = Attack(acting="Sefa", target="Ghoul")
    assert not PLAY.deadly(table.state, strike)
    hurt = table.state.characters["Sefa"].model_copy(update={"harm": 15})
    weak = table.state.model_copy(update={"characters": {"Sefa": hurt}})
    assert PLAY.deadly(weak, strike)
    assert not PLAY.deadly(weak, TravelDay())
    assert not PLAY.deadly(weak, Attack(defense_rating=9))


def test_facts_that_must_be_told() -> None:
    table = Table(house_kit=True).join(hero(), hero("Tarn"), foe(max_health=2))
    table.do(
        StartFight(positions={"Sefa": 0, "Tarn": 0, "Ghoul": 5}),
        initiative_Sefa=(6, 6, 6),
        initiative_Tarn=(5, 5, 5),
        initiative_Ghoul=(1, 1, 1),
    )
    told: list[str] = []
    rolls = {"hide": (3, 3, 3), "attack": (4, 4, 3)}
    for action in (
        Take(acting="Sefa", what="hide", dr=3),
        EndTurn(acting="Sefa"),
        Take(acting="Tarn", what="assist", ally="Sefa", target="Ghoul"),
        EndTurn(acting="Tarn"),
        EndTurn(acting="Ghoul"),
        Take(
            acting="Sefa", what="ready", trigger="a shout",
            readied=Take(what="move", distance=5, away_from="Ghoul"),
        ),
        Take(acting="Sefa", what="attack", target="Ghoul", modifiers=(Mod(value=9),)),
    ):  # fmt: skip
        told += PLAY.notes(action, table.do(action, *rolls.get(getattr(action, "what", ""), ())))
    text = " ".join(told)
    for fact in (
        "Sefa is now: Hidden.", "Tarn helps Sefa", "Round 2 begins.", "Sefa waits: a shout.",
        "Sefa is no longer: Hidden.", "damage.", "The fight is over: the players' side won.",
        "It is the turn of Tarn, with 3 Energy Points.",
    ):  # fmt: skip
        assert fact in text
