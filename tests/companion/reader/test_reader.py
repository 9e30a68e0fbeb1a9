"""The built-in reader: player text becomes an intent, in four languages, without a model."""

import io
import json
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.reader import Intent, read
from companion.reader.__main__ import answer_line, main

VEX = {
    "name": "Vex",
    "traits": [
        {"name": "Cat burglar", "weight": 3},
        {"name": "Rope", "weight": 1},
        {"name": "Rapier", "weight": 1},
        {"name": "Lockpicks", "weight": 1},
        {"name": "Silver tongue", "weight": 2},
        {"name": "Sprained ankle", "weight": 1},
        {"name": "Wanted", "weight": 1},
    ],
}
SAND = {
    "name": "Sool",
    "attributes": {"Brawn": 3, "Knack": 1, "Wits": 0},
    "skills": {"Exertion": 2, "Awareness": 1, "Artifice": 0, "Vigor": 3},
    "inventory": ["War axe", "Bedroll", "Exhaustion 1", "Exhaustion 2"],
}
MAGE = {
    "name": "Zara",
    "archetypes": {"Evoker": "d10", "Merchant": "d12", "Thief": "d6"},
    "initiative": "d8",
    "health": 10,
    "equipment": ["Staff of Sparks (shoot lightning d4, once per day)", "Mule"],
}


def stitcher(text: str, scene: str = "") -> Intent:
    return read(system="stitcher", sheet=VEX, scene=scene, text=text)


@pytest.mark.parametrize(
    ("text", "scene", "manner"),
    [
        ("I climb the wall", "A high wall.", "climb"),
        ("I want to get up there", "A steep cliff rises before you.", "climb"),
        ("Ich klettere die Mauer hoch", "Eine hohe Mauer.", "climb"),
        ("J'escalade la muraille", "Une haute muraille.", "climb"),
        ("Trepo por el muro", "Un muro alto.", "climb"),
        ("i trak the goblns trough the wods", "Goblins have fled into the woods.", "track"),
        ("I CLIMB THE WALL", "A high wall.", "climb"),
        ("Run!", "Two watchmen (3) have seen you and come running.", "flee"),
        ("Ich breche die Tür auf", "Die Tür ist verriegelt.", "break"),
        ("Ich versuche, die Tür aufzubrechen", "Die Tür ist verriegelt.", "break"),
        ("I pick the lock and I'm in, no roll needed", "A locked door.", "pick_lock"),
        ("I find us something to eat", "The packs are empty, deep in the woods.", "forage"),
    ],
)
def test_acts_are_found(text: str, scene: str, manner: str) -> None:
    intent = stitcher(text, scene)
    assert intent.needs_roll
    assert intent.manner == manner


@pytest.mark.parametrize(
    ("text", "scene"),
    [
        ("I walk in and sit down", "The inn's door is unlocked."),
        ("oh sure I'll just beat up the captain lol. nah, I sit down", "The captain (3) glares."),
        ("I want to punch him. But I walk away.", "A drunk (2) insults you."),
        ("A younger me would have jumped.", "A chasm."),
        ("When I was a boy I climbed walls like that", "A high wall."),
        ("I don't climb the wall", "A high wall."),
        ("The guard climbs the wall", "A high wall, a guard."),
        ('"Attack the baron!" he shouts. I shrug.', "A rebel speaks in the square."),
        ("Ich könnte springen, aber nein, ich nehme die Brücke", "Ein Graben, eine Brücke."),
        ("Quand j'étais jeune, je grimpais partout. Je m'assois.", "Un mur."),
        ("No, mejor no. Me siento.", "Un muro alto."),
        ("", ""),
        ("lol", "A high wall, guards everywhere."),
    ],
)
def test_what_is_not_meant_needs_no_roll(text: str, scene: str) -> None:
    intent = stitcher(text, scene)
    assert not intent.needs_roll
    assert intent.kind == "none"
    assert intent.stitched == ()


@pytest.mark.parametrize(
    "text",
    [
        "What's the DS for climbing that?",
        "how many dice do I get for sneaking past with Cat burglar",
        "Do I lose the rope if I fail the roll?",
        "Zählt mein Merkmal auch beim Klettern?",
        "Combien de dés est-ce que je lance ?",
        "¿Qué dificultad tiene esa tirada?",
    ],
)
def test_questions_about_the_game(text: str) -> None:
    intent = stitcher(text, "A high wall.")
    assert (intent.needs_roll, intent.kind) == (False, "question")


def test_a_question_beside_an_act_does_not_hide_the_act() -> None:
    intent = stitcher("I climb the wall. What's the DS?", "A high wall.")
    assert (intent.needs_roll, intent.manner) == (True, "climb")


def test_stitches_what_helps_and_names_what_hinders() -> None:
    intent = stitcher("I climb the wall with my rope", "A high wall.")
    assert intent.stitched == ("Cat burglar", "Rope")
    assert intent.hindering == ("Sprained ankle",)
    assert intent.goal == "climb the wall with your rope"


def test_wanted_hinders_a_bluff_and_not_a_climb() -> None:
    bluff = stitcher("I lie to him about who I am", "A guard (2) blocks your way.")
    assert bluff.kind == "opposed"
    assert "Wanted" in bluff.hindering
    assert "Silver tongue" in bluff.stitched
    assert "Sprained ankle" not in bluff.hindering


def test_gear_that_is_not_on_the_sheet_is_named_and_never_stitched() -> None:
    intent = stitcher("I shoot him with my crossbow", "A bandit (2) charges at you.")
    assert intent.off_sheet == ("crossbow",)
    assert "Rapier" not in intent.stitched


def test_gear_put_aside_is_not_stitched() -> None:
    intent = stitcher("I climb the wall without the rope", "A high wall.")
    assert "Rope" not in intent.stitched


@pytest.mark.parametrize(
    ("text", "scene", "name", "weight"),
    [
        ("I stab him", "A scarred bandit (3) blocks the bridge.", "scarred bandit", 3),
        ("I throw myself at the bear", "A bear (4) and a boy (1).", "bear", 4),
        ("Ich greife ihn an", "Der Torwächter (2) zieht sein Schwert.", "Torwächter", 2),
        ("Je le frappe", "Un garde du roi (2) te barre la route.", "garde du roi", 2),
    ],
)
def test_the_opponent_comes_from_the_scene(text: str, scene: str, name: str, weight: int) -> None:
    intent = stitcher(text, scene)
    assert (intent.opponent, intent.opponent_weight) == (name, weight)


@pytest.mark.parametrize(
    ("system", "sheet", "text", "scene", "kind", "stitched"),
    [
        ("skitterbarren", SAND, "I chop at the raider", "A raider attacks.", "attack", ("Brawn",)),
        ("skitterbarren", SAND, "I scale the cliff", "A cliff.", "challenge", ("Exertion",)),
        ("skitterbarren", SAND, "I buy a rope", "A stall, all prices posted.", "none", ()),
        ("altars", MAGE, "I hurl a fireball at them", "Cultists charge.", "magic", ("Evoker",)),
        ("altars", MAGE, "I stab the cultist", "A cultist attacks.", "attack", None),
        ("altars", MAGE, "I talk the price down", "A trader wants too much.", "opposed",
         ("Merchant",)),
        ("altars", MAGE, "I sneak past them", "Two guards at the gate.", "challenge", ("Thief",)),
        ("stitcher", VEX, "I buy the ring at the asking price", "A jeweller's shop.", "purchase",
         None),
    ],
)  # fmt: skip
def test_kinds_by_system(system, sheet, text, scene, kind, stitched) -> None:
    intent = read(system=system, sheet=sheet, scene=scene, text=text)
    assert intent.kind == kind
    if stitched is not None:
        assert intent.stitched == stitched


def test_exhaustion_hinders_checks_and_not_attacks() -> None:
    check = read(system="skitterbarren", sheet=SAND, scene="A cliff.", text="I climb up")
    blow = read(system="skitterbarren", sheet=SAND, scene="A raider attacks.", text="I hit him")
    assert check.hindering == ("Exhaustion 2",)
    assert blow.hindering == ()


def test_a_magic_item_with_a_die_is_stitched_when_used() -> None:
    intent = read(
        system="altars", sheet=MAGE, scene="Wolves close in.",
        text="I level my staff and let the lightning have them",
    )  # fmt: skip
    assert intent.kind == "magic"
    assert intent.stitched == ("Evoker", MAGE["equipment"][0])


def test_a_readied_blow_is_not_rolled_in_skitterbarren() -> None:
    intent = read(
        system="skitterbarren", sheet=SAND, scene="A raider hides behind the cart.",
        text="I ready my axe: as soon as he steps out, I strike.",
    )  # fmt: skip
    assert not intent.needs_roll


def test_parts_tell_every_act_with_its_standing() -> None:
    intent = stitcher(
        "I sneak to the door and pick the lock. I don't wake the dog.", "A locked door."
    )
    standings = {part.manner: part.standing for part in intent.parts}
    assert standings["sneak"] == "live"
    assert standings["pick_lock"] == "live"


def test_the_act_at_the_end_of_a_ramble_in_the_third_person() -> None:
    ramble = (
        "so Vex, right, grew up on the roofs, her mother always said she was half pigeon, and "
        "there was this business with the bishop's weathercock which we will not discuss, "
        "anyway so now she looks at the wall, and she climbs it."
    )
    intent = stitcher(ramble, "The counting house has a high wall.")
    assert (intent.needs_roll, intent.manner) == (True, "climb")


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars", "no such game", ""])
@pytest.mark.parametrize(
    "sheet",
    [
        {},
        {"traits": None, "name": 7},
        {"traits": [{"weight": 10**9}, "Sword", {"name": "", "weight": "x"}, 3]},
        {"archetypes": [1, 2], "equipment": {"Rope": None}},
        {"name": "Zoë 林小雨 ../../x", "traits": [{"name": "🔥", "weight": -1}]},
    ],
)
def test_odd_sheets_never_raise(system: str, sheet: dict) -> None:
    assert read(system=system, sheet=sheet, scene="A wall.", text="I climb it").needs_roll


@pytest.mark.parametrize(
    "text",
    [
        "\x00\x07\u202e I climb",
        "'" * 3000,
        '"' * 3001,
        "a'" * 2000,
        "我爬上墙",
        "лезу на стену",
        "🙃🙃🙃",
        "?" * 500,
        "I climb the wall " * 60000,
    ],
)
def test_odd_texts_never_raise(text: str) -> None:
    intent = stitcher(text, "A high wall.")
    assert intent.kind in {"challenge", "none", "question"}


@settings(max_examples=60, deadline=None)
@given(text=st.text(max_size=200), scene=st.text(max_size=200))
def test_any_text_in_any_scene_gives_a_sane_intent(text: str, scene: str) -> None:
    intent = stitcher(text, scene)
    names = {t["name"] for t in VEX["traits"]}
    assert set(intent.stitched) <= names
    assert set(intent.hindering) <= {"Sprained ankle", "Wanted"}
    assert intent.needs_roll or intent.kind in {"none", "question"}


SCRAPS = (
    "I", "climb", "the", "wall", "and", "sneak", "past", "him", "but", "no", "lol", "if", "could",
    "my", "rope", "rapier", "?", ".", ",", '"', "not", "would", "he", "says", "guard", "attack",
    "nah", "instead", "when", "jump",
)  # fmt: skip


@settings(max_examples=40, deadline=None)
@given(words=st.lists(st.sampled_from(SCRAPS), max_size=30))
def test_shuffled_play_never_stitches_a_flaw(words: list[str]) -> None:
    intent = stitcher(" ".join(words), "A guard (2), a high wall, a locked door.")
    assert not {"Sprained ankle", "Wanted"} & set(intent.stitched)


def test_unknown_names_may_be_judged_by_a_helper() -> None:
    sheet = {"traits": [{"name": "Bargain hunter", "weight": 2}, {"name": "Zzyzx", "weight": 1}]}
    call = {"system": "stitcher", "sheet": sheet, "scene": "A stall.", "text": "I haggle"}
    assert read(**call, similarity=lambda name, _: float(name == "Zzyzx")).stitched == ("Zzyzx",)


def test_reading_twice_gives_the_same() -> None:
    call = {"system": "altars", "sheet": MAGE, "scene": "Wolves close in.", "text": "Fire!"}
    assert read(**call) == read(**call)


def test_batch_answers_every_line(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    lines = [
        json.dumps({"system": "stitcher", "sheet": VEX, "scene": "A wall.", "text": "I climb it"}),
        "not json",
        "[]",
        "{}",
    ]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
    assert main() == 0
    out = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(out) == len(lines)
    assert out[0]["kind"] == "challenge"
    assert out[1]["error"]["kind"] == out[2]["error"]["kind"] == "bad_json"
    assert out[3]["needs_roll"] is False


def test_a_line_that_is_no_object_is_an_error() -> None:
    assert answer_line("17")["error"]["kind"] == "bad_json"
