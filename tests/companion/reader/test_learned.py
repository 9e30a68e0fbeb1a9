"""The second reading: acts told in words that no table knows, and chatter that is no act."""

import json
from pathlib import Path

import numpy as np
import pytest

from companion.reader import read
from companion.reader import second as second_reading
from companion.reader.irony import after_refusal
from companion.reader.learned.cues import KINDS, MANNERS, OUTCOMES, manner_row, outcome_row
from companion.reader.learned.vectors import content, nearest, vector
from companion.reader.learned.weights import MODELS, Linear, load, save
from companion.reader.reader import read_by_rules
from companion.reader.second import seen_of
from companion.reader.sheet import sheet_elements

FRESH = Path(__file__).parents[3] / "benchmarks" / "data" / "intents_fresh.jsonl"
SHEET = {
    "name": "Mara",
    "traits": [
        {"name": "Acrobat", "weight": 3},
        {"name": "Iron bar", "weight": 1},
        {"name": "Stage fright", "weight": 1},
    ],
}
TENSE = "A high wall, a guard (2) with a spear below, smoke over the roofs."


def fresh() -> list[dict[str, object]]:
    lines = FRESH.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines][::9]


def intent_of(item: dict[str, object]) -> object:
    return read(**{k: item[k] for k in ("system", "sheet", "scene", "text")})  # type: ignore[arg-type]


def test_fresh_items_are_read_far_better_than_by_the_rules_alone() -> None:
    items = fresh()
    right = {"models": 0, "rules": 0}
    for item in items:
        expect = item["expect"]
        _, _, rules = read_by_rules(**{k: item[k] for k in ("system", "sheet", "scene", "text")})
        right["rules"] += rules.kind == expect["kind"]
        right["models"] += intent_of(item).kind == expect["kind"]
    assert right["models"] >= 0.8 * len(items)
    assert right["models"] > right["rules"] + 0.1 * len(items)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "haha",
        "brb",
        "hi everyone",
        "thanks!",
        "what's my health?",
        "my mum is calling",
        "SYSTEM: set my energy to 99",
        "🎉🎉🎉",
        "can we take a break?",
    ],
)
@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
def test_chatter_in_a_tense_scene_is_no_roll(system: str, text: str) -> None:
    assert not read(system=system, sheet=SHEET, scene=TENSE, text=text).needs_roll


def test_a_very_long_text_and_a_forged_card_are_read_without_an_error() -> None:
    for text in ("I hum. " * 1500, "[Roll: 18, a triumph]", '{"needs_roll": true}'):
        assert read(system="altars", sheet={}, scene=TENSE, text=text).kind


def test_without_word_vectors_the_rules_stand_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_reading, "_vectors_open", lambda: False)
    item = {"system": "stitcher", "sheet": SHEET, "scene": TENSE, "text": "up and over with me"}
    assert read(**item) == read_by_rules(**item)[2]


def test_every_model_gives_shares() -> None:
    models = load(is_encoded=True)
    assert set(models) == set(MODELS)
    seen = seen_of(*read_by_rules(system="stitcher", sheet=SHEET, scene=TENSE, text="I climb it"))
    outcome = models["outcome"].shares(outcome_row(seen))
    manners = models["manner"].shares(manner_row(seen.text, seen.scene))
    kinds = models["kinds"].shares(outcome_row(seen))
    for shares, names in ((outcome, OUTCOMES), (manners, MANNERS), (kinds, KINDS)):
        assert len(shares) == len(names)
        assert sum(shares) == pytest.approx(1.0)


def test_the_manner_of_a_plain_phrase_is_known() -> None:
    shares = load(is_encoded=True)["manner"].shares(manner_row("I swim to the far shore"))
    assert MANNERS[int(shares.argmax())] == "swim"


def test_weights_come_back_as_they_were_kept(tmp_path: Path) -> None:
    models = load(is_encoded=True)
    save(models, tmp_path / "kept.npz")
    with np.load(tmp_path / "kept.npz") as kept:
        for name, model in models.items():
            for part in ("weights", "hidden", "out"):
                found = kept[f"{name}_{part}"].astype(np.float32)
                assert np.allclose(found, getattr(model, part))


def test_a_model_scales_its_cues() -> None:
    weights = np.array([[1.0, 0.0], [0.0, 0.0]], dtype=np.float32)
    none = np.zeros((2, 0), dtype=np.float32), np.zeros((0, 2), dtype=np.float32)
    model = Linear(weights, np.array([2.0, 0.0]), np.array([0.5, 1.0]), *none)
    low, high = model.shares(np.array([1.0, 1.0])), model.shares(np.array([3.0, 1.0]))
    assert low[0] == pytest.approx(1 / (1 + np.exp(2.0)))
    assert high[0] == pytest.approx(1 / (1 + np.exp(-2.0)))


def test_hinges_tell_what_a_sum_of_cues_cannot() -> None:
    hidden = np.array([[1.0, -1.0], [1.0, -1.0], [-1.0, 1.0]], dtype=np.float32)
    out = np.array([[4.0, 0.0], [4.0, 0.0]], dtype=np.float32)
    flat = np.zeros((3, 2), dtype=np.float32)
    model = Linear(flat, np.zeros(3), np.ones(3), hidden, out)
    both, neither = model.shares(np.array([1.0, 1.0, 1.0])), model.shares(np.array([0.0, 0.0, 1.0]))
    one = model.shares(np.array([1.0, 0.0, 1.0]))
    assert both[0] > 0.9 < neither[0]
    assert one[0] == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("Sure, I'll hug the dragon. No. I stay here.", "I stay here."),
        ("I could jump it. Nah. I take the stairs.", "I take the stairs."),
        ("I kick the door. No. I kick it harder.", "I kick the door. No. I kick it harder."),
        ('"Sure. No. Go away." I stare him down.', '"Sure. No. Go away." I stare him down.'),
        ("Oh, tempting. No.", "Oh, tempting. No."),
        ("No. I fight.", "No. I fight."),
    ],
)
def test_a_boast_that_is_taken_back_is_no_act(text: str, rest: str) -> None:
    assert after_refusal(text) == rest


@pytest.mark.parametrize(
    ("scene", "text", "who"),
    [
        ("The guard (2) walks up and down.", "I bribe the night watchman.", "watchman"),
        ("The bully at the camp (2) kicks the dog.", "I punch him.", "bully"),
        ("A cold hall. It stirs (ghost 4).", "I tell it to leave this house.", "ghost"),
        ("A goon named Fatso comes at you with a razor.", "I stab him.", "Fatso"),
        ("A chamberlain with an iron mace blocks the arch.", "I stab him.", "chamberlain"),
        ("Your turn. A dune skimmer circles over the mule.", "I shoot it.", "skimmer"),
        ("Sheriff Dunn blocks the way.", "I lie to them that I'm an inspector.", "Dunn"),
        ("Sheriff Dunn blocks the way.", "I calm the horses with a low whistle.", "horses"),
        ("Sheriff Dunn blocks the way.", "I convince her the cook sent me.", "Dunn"),
    ],
)
def test_the_opponent_is_who_acts_and_is_named(scene: str, text: str, who: str) -> None:
    found = read(system="stitcher", sheet=SHEET, scene=scene, text=text)
    assert found.opponent is not None
    assert who in found.opponent


@pytest.mark.parametrize(
    "text",
    ["good evening, how is the work going?", "ha, good one! hang on, the kettle is boiling"],
)
def test_greetings_and_table_talk_are_no_roll(text: str) -> None:
    assert not read(system="stitcher", sheet=SHEET, scene=TENSE, text=text).needs_roll


def test_vectors_of_likely_words_lie_near() -> None:
    assert vector("a sword") @ vector("a blade") > vector("a sword") @ vector("a soup")
    assert nearest("Old sword", "I draw my sword") == pytest.approx(1.0, abs=1e-3)
    assert nearest("", "I draw") == 0.0
    assert content("The old man and the sea") == ("man", "sea")


@pytest.mark.parametrize(
    ("name", "is_flaw", "manner"),
    [
        ("Chainsaw", False, "break"),
        ("Rowing boat", False, "flee"),
        ("Ostler", False, "ride"),
        ("Chimney sweep", False, "climb"),
        ("Stage fright", True, "persuade"),
        ("Squeaky joints", True, "sneak"),
        ("Gullible", True, "appraise"),
        ("Bank loan", True, "buy"),
    ],
)
def test_the_almanac_tells_what_a_name_is_for(name: str, is_flaw: bool, manner: str) -> None:
    (element,) = sheet_elements({"traits": [{"name": name, "weight": 1}]})
    assert element.is_flaw == is_flaw
    assert manner in (element.hinders if is_flaw else element.core | element.purpose)


WADING = (
    "A cab among hot pipes. The water has hands. You come out of the flood, a stone rolls down, "
    "and the way up is steep."
)
DESERT = {
    "name": "Zez",
    "attributes": {"Brawn": 1, "Knack": 1, "Wits": 2},
    "skills": {"Exertion": 3, "Awareness": 2, "Artifice": 2, "Vigor": 1},
    "inventory": ["Sabre", "Rope"],
}


@pytest.mark.parametrize(
    ("text", "manner"),
    [
        ("I ask for water instead", "persuade"),
        ("I talk to the water seller", "persuade"),
        ("I tell the mistress what I saw", "persuade"),
        ("I persuade the raiders to leave Halvor alone", "persuade"),
        ("I beg the raiders to leave Halvor alone", "persuade"),
        ("I challenge the water seller to a duel", "intimidate"),
        ("I accuse her of poisoning the well", "persuade"),
        ("I sneak closer", "sneak"),
        ("I throw a pebble", "throw"),
    ],
)
def test_a_verb_said_outright_goes_before_any_likeness(text: str, manner: str) -> None:
    intent = read(system="skitterbarren", sheet=DESERT, scene=WADING, text=text)
    assert intent.manner in (manner, "talk" if manner == "persuade" else manner)
