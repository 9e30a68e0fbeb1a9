"""A model proposes, the engine checks: with a lying one nothing illegal gets through."""

import json
from typing import Any

import pytest

from companion.generators.legality import faults_of
from companion.generators.maker import make_with, schema_of
from companion.generators.making import KINDS, SYSTEMS, Wish, make


class Scripted:
    """Gives its replies one after the other, and keeps what it was told."""

    def __init__(self, *replies: str) -> None:
        self.replies = list(replies)
        self.reasons: list[tuple[str, ...]] = []

    def __call__(self, wish: Wish, schema: dict[str, Any], reasons: tuple[str, ...]) -> str:
        self.reasons.append(reasons)
        return self.replies.pop(0)


GOOD = {
    "name": "Mara Tolliver",
    "look": "A seal ring worn thin.",
    "want": "To close the shed for good.",
    "secret": "Burned the first ledger.",
    "voice": "Dry. “Next.”",
    "sheet": {
        "name": "Mara",
        "traits": [{"name": "Customs Officer", "weight": 3}, {"name": "Seal"}],
    },
}


def test_a_good_reply_is_taken_and_asked_for_once() -> None:
    maker = Scripted(json.dumps(GOOD))
    record = make_with(maker, Wish(kind="npc"), 1)
    assert record["name"] == "Mara Tolliver" == record["sheet"]["name"]
    assert record["sheet"]["side"] == "gm"
    assert record["secret"] == GOOD["secret"]
    assert maker.reasons == [()]


def test_a_wrong_reply_is_repaired_once_with_the_reason() -> None:
    bad = {**GOOD, "sheet": {"name": "M", "traits": [{"name": "God", "weight": 99}, {"name": "B"}]}}
    maker = Scripted(json.dumps(bad), json.dumps(GOOD))
    record = make_with(maker, Wish(kind="npc"), 1)
    assert record["sheet"]["traits"][0] == {"name": "Customs Officer", "weight": 3}
    assert len(maker.reasons) == 2
    assert any("God (99)" in reason for reason in maker.reasons[1])


def test_after_two_wrong_replies_the_generator_fills_in_only_what_is_wrong() -> None:
    bad = json.dumps({**GOOD, "sheet": {"name": "M", "traits": [{"name": "God", "weight": 99}]}})
    told: list[str] = []
    record = make_with(Scripted(bad, bad), Wish(kind="npc"), 1, told=told.append)
    floor = make(Wish(kind="npc"), 1)
    assert record["sheet"]["traits"] == floor["sheet"]["traits"]
    assert record["want"] == GOOD["want"]
    assert told


LIES = [
    "", "no", "[]", "{", '{"name": "x"', "null", '{"sheet": 7}', '{"sheet": {"traits": "all"}}',
    json.dumps({**GOOD, "name": ""}), json.dumps({**GOOD, "want": "x" * 5000}),
    json.dumps({**GOOD, "want": GOOD["secret"]}), json.dumps({**GOOD, "secret": "A game of"}),
    json.dumps({**GOOD, "voice": 7}), json.dumps({**GOOD, "dice": [6, 6, 6]}),
    json.dumps({**GOOD, "sheet": {"name": "x", "traits": [], "health": 10}}),
    json.dumps({**GOOD, "sheet": {"name": "x", "attributes": {"Brawn": 50}, "skills": {}}}),
    json.dumps({**GOOD, "sheet": {"archetypes": {"God": "d100"}, "initiative": "d8"}}),
    json.dumps({"name": "N", "definition": "", "covers": "all", "gear": [1]}),
]  # fmt: skip


@pytest.mark.parametrize("lie", LIES)
@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_illegal_gets_through(lie: str, system: str, kind: str) -> None:
    record = make_with(Scripted(lie, lie), Wish(kind=kind, system=system), 3)
    assert faults_of(record) == ()
    assert set(make(Wish(kind=kind, system=system), 3)) >= set(record)


def _barren(**more: object) -> dict[str, object]:
    numbers = {"Exertion": 1, "Awareness": 1, "Artifice": 0, "Vigor": 1}
    return {"attributes": {"Brawn": 1, "Knack": 0, "Wits": 0}, "skills": numbers, **more}


TOO_STRONG: list[tuple[str, str, dict[str, object]]] = [
    ("stitcher", "extra", {"traits": [{"name": "God", "weight": 5}]}),
    ("stitcher", "extra", {"traits": [{"name": "A", "weight": 1}, {"name": "a", "weight": 1}]}),
    ("stitcher", "capable", {"traits": [{"name": "A", "weight": 3, "temporary": True}]}),
    ("stitcher", "capable", {"traits": [{"name": "A" * 90, "weight": 3}]}),
    ("stitcher", "capable", {"traits": [{"name": f"T{i}", "weight": 1} for i in range(30)]}),
    ("altars", "extra", {"archetypes": {"God": "d20"}, "initiative": "d4", "health": 4}),
    ("altars", "extra", {"archetypes": {"A": "d6"}, "initiative": "d20", "health": 4}),
    ("altars", "extra", {"archetypes": {"A": "d6"}, "initiative": "d4", "health": 9000}),
    ("altars", "capable", {"archetypes": {f"A{i}": "d4" for i in range(9)},
                           "initiative": "d4", "health": 10}),
    ("altars", "capable", {"archetypes": {"A": "d6"}, "initiative": "d4", "health": 10,
                           "action_points": 99}),
    ("altars", "nemesis", {"archetypes": {"A": "d20", "B": "d20"}, "initiative": "d4",
                           "health": 10}),
    ("skitterbarren", "extra", _barren(level=20)),
    ("skitterbarren", "extra", _barren(aptitude=50)),
    ("skitterbarren", "nemesis", _barren(armor_bonus=40)),
    ("skitterbarren", "nemesis", _barren(max_health=9999)),
    ("skitterbarren", "dangerous", _barren(movement_ft=9000)),
    ("skitterbarren", "minor", _barren(inventory=["Tent"] * 30)),
    ("skitterbarren", "minor", _barren(boon_cap_bonus=5)),
]  # fmt: skip


@pytest.mark.parametrize(("system", "power", "sheet"), TOO_STRONG)
@pytest.mark.parametrize("kind", ["npc", "monster", "creature"])
def test_a_sheet_above_its_power_is_sent_back_and_then_replaced(
    kind: str, system: str, power: str, sheet: dict[str, object]
) -> None:
    reply = json.dumps({**GOOD, "sheet": {"name": "x", **sheet}})
    maker = Scripted(reply, reply)
    wish = Wish(kind=kind, system=system, power=power)
    record = make_with(maker, wish, 3)
    assert len(maker.reasons) == 2
    assert maker.reasons[1]
    floor = make(wish, 3)["sheet"]
    assert record["sheet"] == {**floor, "name": record["name"]}
    assert record["want"] == GOOD["want"]


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_a_maker_writes_steers_no_screen(system: str) -> None:
    floor = make(Wish(kind="npc", system=system), 3)["sheet"]
    text = "a\u001b[31mb\u202ec"
    sheet = json.loads(json.dumps(floor))
    if system == "stitcher":
        sheet["traits"][0]["name"] = text
    else:
        sheet["inventory" if system == "skitterbarren" else "equipment"] = [text]
    reply = json.dumps({**GOOD, "secret": text, "sheet": sheet})
    record = make_with(Scripted(reply, reply), Wish(kind="npc", system=system), 3)
    shown = json.dumps(record, ensure_ascii=False)
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert "31mb" in shown


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_schema_of_a_sheet_is_the_engines_own(system: str) -> None:
    schema = schema_of(Wish(kind="npc", system=system))["properties"]["sheet"]
    assert "name" in schema["required"]
    assert {"stitcher": "traits", "skitterbarren": "skills", "altars": "archetypes"}[system] in (
        schema["properties"]
    )


def test_half_a_sentence_and_one_sentence_twice_are_sent_back() -> None:
    bad = {**GOOD, "want": "A fictional character in a game of", "look": GOOD["secret"]}
    maker = Scripted(json.dumps(bad), json.dumps(GOOD))
    assert make_with(maker, Wish(kind="npc"), 1)["want"] == GOOD["want"]
    assert "want: write a whole sentence" in maker.reasons[1]
    assert "secret: says the same as another field" in maker.reasons[1]
