"""A thousand of each kind and game: legal, distinct, the same again from the seed."""

import json

import pytest

from companion.errors import BadInputError
from companion.generators.altar_dice import MONSTER_KINDS
from companion.generators.budgets import ALTARS, POWERS, SKITTERBARREN, STARTS, STITCHER
from companion.generators.legality import faults_of, sheet_faults
from companion.generators.making import KINDS, SYSTEMS, Wish, make, make_again, make_many
from engine.api import get_system, parse_call

THOUSAND = 1000
CONTRACT = ["kind", "system", "name", "sheet", "concept", "want", "secret", "voice", "seed"]
NOTE = [
    "kind", "system", "name", "definition", "covers", "does_not_cover", "role", "activities",
    "gear", "seed",
]  # fmt: skip


def engine_result(system: str, op: str, **fields: object) -> dict[str, object]:
    """What `resolve` answers, which is the engine and not the generators' own check."""
    rules = get_system(system)
    call = parse_call(rules, {"op": op, **fields})
    from engine.api import GivenDice

    return rules.resolve(rules.new_state(), call.action, GivenDice({})).as_json()


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_thousand_are_legal_distinct_and_come_again(system: str, kind: str) -> None:
    wish = Wish(kind=kind, system=system)
    made = make_many(wish, 0, THOUSAND)
    assert len({record["name"] for record in made}) == THOUSAND
    assert len({json.dumps({**r, "seed": 0}) for r in made}) == THOUSAND
    assert [fault for record in made for fault in faults_of(record)] == []
    fields = NOTE if kind == "archetype" else CONTRACT
    assert all(list(record)[: len(fields)] == fields for record in made)
    for record in made[:: THOUSAND // 20]:
        assert make(wish, record["seed"]) == record


def test_new_stitcher_characters_pass_the_creation_call() -> None:
    for record in make_many(Wish(kind="character", system="stitcher"), 7, 200):
        traits = [{"name": t["name"], "weight": t["weight"]} for t in record["sheet"]["traits"]]
        told = engine_result("stitcher", "create_character", name=record["name"], traits=traits)
        assert told["valid"], told
        assert told["points_left"] == 0


@pytest.mark.parametrize("start", sorted(STARTS))
def test_new_altars_characters_pass_the_creation_call_of_their_start(start: str) -> None:
    for record in make_many(Wish(kind="character", system="altars", start=start), 7, 200):
        sheet = record["sheet"]
        told = engine_result(
            "altars", "create_character",
            option=start, initiative=sheet["initiative"], archetypes=sheet["archetypes"],
        )  # fmt: skip
        assert told["valid"], (told, sheet)
        assert sheet["health"] == 10


def test_new_skitterbarren_characters_keep_to_the_house_kit() -> None:
    rules = get_system("skitterbarren")
    state = rules.new_state({"house_kit": True})
    for record in make_many(Wish(kind="character", system="skitterbarren"), 7, 200):
        assert rules.play.faults(state, rules.parse_sheet(record["sheet"])) == ()
        assert "prints no way" in record["open"][0]


@pytest.mark.parametrize("monster_kind", MONSTER_KINDS)
def test_altars_monsters_of_every_kind_have_initiative_health_and_dice(monster_kind: str) -> None:
    rules = get_system("altars")
    for power in POWERS:
        wish = Wish(kind="monster", system="altars", power=power, monster_kind=monster_kind)
        for record in make_many(wish, 3, 20):
            sheet = record["sheet"]
            assert rules.parse_sheet(sheet).kind == monster_kind
            told = engine_result(
                "altars", "monster", initiative=sheet["initiative"], health=sheet["health"]
            )
            assert told["valid"]
            if monster_kind == "described":
                assert 2 <= len(sheet["words"]) <= 3


@pytest.mark.parametrize("power", POWERS)
def test_power_bounds_the_sheet(power: str) -> None:
    for kind in ("npc", "monster", "creature"):
        for record in make_many(
            Wish(kind=kind, system="stitcher", power=power, form="full"), 1, 60
        ):
            weights = [trait["weight"] for trait in record["sheet"]["traits"]]
            assert sum(weights) <= STITCHER[power].points
            assert max(weights) <= STITCHER[power].top
        for record in make_many(Wish(kind=kind, system="skitterbarren", power=power), 1, 60):
            assert sum(record["sheet"]["skills"].values()) == SKITTERBARREN[power].skills
            assert sum(record["sheet"]["attributes"].values()) == SKITTERBARREN[power].attributes
        for record in make_many(Wish(kind=kind, system="altars", power=power), 1, 60):
            dice = [
                *record["sheet"]["archetypes"].values(),
                *record["sheet"].get("words", {}).values(),
            ]
            assert len(dice) >= 1
            if power != "capable":
                assert record["sheet"]["initiative"] == ALTARS[power].initiative


def test_stronger_powers_are_harder_to_beat() -> None:
    from companion.generators.against import odds_against

    for system, mine in (("stitcher", "5"), ("skitterbarren", "+3"), ("altars", "d8")):
        means = []
        for power in ("extra", "capable", "nemesis"):
            made = make_many(Wish(kind="npc", system=system, power=power, form="full"), 0, 40)
            chances = [odds_against(system, record["sheet"], mine)[1] for record in made]
            means.append(sum(chances) / len(chances))
        assert means[0] > means[1] > means[2], (system, means)


def test_an_enemy_may_be_one_weighted_trait() -> None:
    record = make(Wish(kind="monster", form="single", power="dangerous", concept="a troll"), 1)
    assert [t["weight"] for t in record["sheet"]["traits"]] == [STITCHER["dangerous"].single]


def test_a_sheet_above_its_budget_is_found() -> None:
    sheet = {"name": "Bo", "traits": [{"name": "A", "weight": 3}, {"name": "B", "weight": 3}]}
    assert any("only 1 Trait" in fault for fault in sheet_faults("stitcher", sheet, "capable"))


def test_every_weight_spends_what_the_power_gives() -> None:
    made = make_many(Wish(kind="npc", power="nemesis", form="full"), 0, 50)
    assert {sum(t["weight"] for t in r["sheet"]["traits"]) for r in made} == {13}


def test_the_book_only_reading_of_skitterbarren_leaves_the_house_kit_out() -> None:
    record = make(Wish(kind="npc", system="skitterbarren", house=False), 5)
    assert set(record["sheet"]) == {"name", "attributes", "skills", "inventory", "side"}
    assert record["house"] == ["attributes", "skills"]


def test_kept_parts_stay_and_the_others_change() -> None:
    old = make(Wish(kind="npc", concept="a nervous smuggler"), 1)
    new = make_again(old, Wish(kind="npc", concept="a nervous smuggler"), 99, ("name", "sheet"))
    assert (new["name"], new["sheet"]) == (old["name"], old["sheet"])
    assert (new["want"], new["secret"]) != (old["want"], old["secret"])
    with pytest.raises(BadInputError, match="choose from"):
        make_again(old, Wish(kind="npc"), 99, ("shoe size",))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("kind", "weather"), ("system", "chess"), ("power", "godlike"), ("genre", "opera"),
        ("form", "round"), ("start", "none"), ("monster_kind", "odd"), ("names", "klingon"),
    ],
)  # fmt: skip
def test_a_word_that_names_nothing_is_told_with_the_choices(field: str, value: str) -> None:
    wish = Wish(**{"kind": "npc", field: value})
    with pytest.raises(BadInputError, match="choose one of"):
        make(wish, 1)


def test_a_character_has_no_other_power_than_a_new_one() -> None:
    with pytest.raises(BadInputError, match="make an npc"):
        make(Wish(kind="character", power="nemesis"), 1)


def test_a_thread_ties_somebody_to_the_story() -> None:
    record = make(Wish(kind="npc", thread="the missing ferry"), 1)
    assert "the missing ferry" in record["hook"]


def test_nobody_in_an_old_world_carries_a_camera() -> None:
    for system in SYSTEMS:
        for record in make_many(Wish(kind="npc", system=system, genre="fantasy"), 0, 150):
            sheet = json.dumps(record["sheet"])
            assert not any(word in sheet for word in ("Shotgun", "Camera", "Laptop", "Police"))


def test_a_being_that_a_concept_calls_giant_is_stronger() -> None:
    big = make(Wish(kind="creature", concept="a giant goose"), 1)
    small = make(Wish(kind="creature", concept="a shy goose"), 1)
    assert POWERS.index(big["power"]) > POWERS.index(small["power"])
