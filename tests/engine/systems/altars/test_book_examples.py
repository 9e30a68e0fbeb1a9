"""The book's own worked examples and samples."""

from engine.systems.altars.items import armour_of, doubles, read_item
from engine.systems.altars.samples import SAMPLE_ARCHETYPES
from engine.systems.altars.values import Armour, ArmourEffect
from tests.engine.systems.altars.calling import call
from tests.engine.systems.altars.table import HELL_KNIGHT, KELTUR, SYSTEM, table


def test_keltur_is_a_legal_character() -> None:
    made = call(
        "create_character",
        name="Kel'tur",
        initiative="d8",
        archetypes={"Woodsman": "d12", "Druid": "d10", "Warrior": "d6"},
    )
    assert made == {"valid": True, "problems": [], "health": 10}


def test_keltur_is_written_as_in_the_book() -> None:
    line = SYSTEM.play.sheet_lines(SYSTEM.parse_sheet(KELTUR))[0]
    assert line == "Kel'tur: Woodsman d12, Druid d10, Initiative d8, Warrior d6"


def test_the_hell_knight_is_a_mixed_monster() -> None:
    assert call("monster", initiative="d6", health=15, dice={"warrior": "d8"})["valid"]
    knight = SYSTEM.parse_sheet(HELL_KNIGHT)
    assert knight.kind == "mixed"  # type: ignore[attr-defined]
    assert knight.max_health == 15  # type: ignore[attr-defined]


def test_monsters_of_all_three_kinds() -> None:
    state = table()
    kinds = {name: sheet.kind for name, sheet in state.characters.items() if sheet.side == "gm"}
    assert kinds == {"Hell Knight": "mixed", "Guard": "humanoid", "Slime": "described"}


def test_staff_of_lightning() -> None:
    name, limit = "Staff of Lightning", "once per day"
    staff = read_item(f"{name} (shoot lightning d4, {limit})")
    assert (staff.name, staff.die, staff.uses_per_day) == ("Staff of Lightning", "d4", 1)


def test_sword_of_demon_slaying_doubles_against_demons_only() -> None:
    name = "Sword of Demon Slaying"
    state = table()
    sword = read_item(f"{name} (double damage vs demons)")
    assert doubles(sword, state.characters["Hell Knight"])
    assert not doubles(sword, state.characters["Guard"])


def test_chain_mail_silk_vest_and_full_plate() -> None:
    for line, effect in (
        ("Chain Mail: -2 Slashing Damage", ArmourEffect(applies_to="slashing", minus=2)),
        ("Silk Vest: -1 Arrow Damage", ArmourEffect(applies_to="arrow", minus=1)),
        ("Full Plate: ½ Physical Attack Damage", ArmourEffect(applies_to="physical", half=True)),
    ):
        worn = table({**KELTUR, "equipment": [line]}).characters["Kel'tur"]
        assert armour_of(worn) == Armour(effects=(effect,))


def test_chain_mail_in_a_roll() -> None:
    hit = call(
        "attack",
        actor={"die": "d10"},
        target={
            "die": "d6",
            "health": 8,
            "armour": {"effects": [{"applies_to": "slashing", "minus": 2}]},
        },
        damage_type="slashing",
        dice=[7, 2],
    )
    assert (hit["margin"], hit["damage"], hit["health_left"]) == (5, 3, 5)


def test_a_door_is_harder_to_smash_than_to_pick() -> None:
    smash = call("action", actor={"die": "d8"}, difficulty=["d10"], dice=[6, 9])
    pick = call("action", actor={"die": "d8"}, difficulty=["d6"], dice=[6, 5])
    assert (smash["passed"], pick["passed"]) == (False, True)


def test_thirty_two_sample_archetypes() -> None:
    names = [name for group in SAMPLE_ARCHETYPES.values() for name in group]
    assert len(names) == len(set(names)) == 32


def test_printed_scale() -> None:
    climb = ["d4"]
    while (answer := call("step_die", die=climb[-1]))["allowed"]:
        climb.append(answer["die"])
    assert climb == ["d4", "d6", "d8", "d10", "d12", "d20"]


def test_the_book_s_ways_to_begin() -> None:
    standard = {"Spy": "d6", "Cook": "d12", "Monk": "d10"}
    assert call("create_character", initiative="d8", archetypes=standard)["valid"]
    slow = {"Spy": "d6", "Cook": "d8", "Monk": "d8"}
    answer = call("create_character", option="two_and_two", initiative="d6", archetypes=slow)
    assert answer["valid"]
    small = {"Spy": "d6", "Cook": "d12"}
    assert call("create_character", option="three_dice", initiative="d10", archetypes=small)[
        "valid"
    ]
