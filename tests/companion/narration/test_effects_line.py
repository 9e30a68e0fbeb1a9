"""The effects that a model proposes: what can be meant is taken, all else is dropped."""

import json
from typing import Any

import pytest

from companion.narration.brief import Attempt, Brief, Person, Setting
from companion.narration.effects_line import FirstPart, effect_schema, nearest, read_effects
from engine.api import Clock, Owed, Standing

BRIEF = Brief(
    system="stitcher",
    attempt=Attempt(
        actor="Farek", text="I climb", stitched=("Long rope",), opponent=Person(name="the Spitter")
    ),
    setting=Setting(
        items=("Long rope", "Sword"),
        conditions=("Winded",),
        people=(Person(name="Captain Rook"),),
        standings=(Standing(name="Thick smoke", helps=False),),
        clocks=(Clock(name="The patrol returns"),),
    ),
    owed=Owed(done=True, gains=(0, 1), setbacks=(1, 1)),
)
GOOD: dict[str, Any] = {
    "kind": "trouble",
    "change": "gain",
    "target": "scene",
    "name": "Loose stones",
    "size": 1,
    "good": False,
    "tell": "Loose stones slide underfoot.",
    "lethal": False,
}


def read(*items: dict[str, Any]) -> tuple[Any, ...]:
    return read_effects(json.dumps({"effects": list(items)}), BRIEF)


def one(**changes: object) -> Any:
    found = read(GOOD | changes)
    return found[0] if found else None


def test_a_well_formed_effect_is_taken_as_it_is() -> None:
    effect = one()
    assert effect.model_dump(exclude={"key", "segments"}) == GOOD


@pytest.mark.parametrize(
    ("said", "kind"),
    [("Trouble", "trouble"), ("complication", "trouble"), ("Clue", "knowledge"), ("LOOT", "gear")],
)
def test_kinds_that_drifted_are_brought_back(said: str, kind: str) -> None:
    assert one(kind=said, change="Gained").kind == kind


@pytest.mark.parametrize("said", ["you", "the player", "", "farek", "FAREK"])
def test_the_character_is_meant_by_many_words(said: str) -> None:
    assert one(target=said).target == "Farek"


def test_nobody_unknown_is_hurt_or_robbed_and_the_place_stands_in_elsewhere() -> None:
    assert one(kind="harm", target="King Zorblax") is None
    assert one(kind="relation", target="King Zorblax") is None
    assert one(kind="trouble", target="King Zorblax").target == "scene"
    assert one(kind="harm", target="spitter").target == "the Spitter"


def test_only_what_is_held_can_be_lost() -> None:
    lost = {"kind": "gear", "change": "lose", "target": "Farek"}
    assert one(**lost, name="the rope").name == "Long rope"
    assert one(**lost, name="Lantern") is None
    assert one(kind="trouble", change="lose", name="smoke").name == "Thick smoke"
    assert one(kind="harm", change="lose", target="you", name="winded").name == "Winded"


def test_a_running_clock_is_named_as_it_is() -> None:
    assert one(kind="clock", change="tick", name="patrol returns").name == "The patrol returns"


@pytest.mark.parametrize(
    ("kind", "change", "target", "good"),
    [
        ("harm", "gain", "Farek", False),
        ("harm", "gain", "the Spitter", True),
        ("harm", "lose", "Farek", True),
        ("gear", "lose", "Farek", False),
        ("edge", "gain", "Farek", True),
        ("trouble", "gain", "scene", False),
        ("cost", "gain", "Farek", False),
    ],
)
def test_what_an_effect_is_says_whether_it_is_good_not_the_model(
    kind: str, change: str, target: str, good: bool
) -> None:
    name = {"harm": "Winded", "gear": "Sword"}.get(kind, "Something")
    for said in (True, False, "true", None):
        effect = one(kind=kind, change=change, target=target, name=name, good=said)
        assert effect.good is good


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "Sword +5"},
        {"name": "{x}"},
        {"name": ""},
        {"tell": ""},
        {"tell": None},
        {"kind": "magic"},
        {"kind": 3},
    ],
)
def test_what_cannot_be_meant_is_dropped_alone(changes: dict[str, object]) -> None:
    found = read(GOOD | changes, GOOD | {"name": "Fog"})
    assert [effect.name for effect in found] == ["Fog"]


@pytest.mark.parametrize("size", [0, -3, 1e9, "2", None, True, 10_000])
def test_a_size_that_is_none_counts_as_one(size: object) -> None:
    assert one(size=size).size == 1


def test_only_the_first_sentence_is_told() -> None:
    assert one(tell="Stones slide. You win. Ha!").tell == "Stones slide."


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "[",
        '{"effects": [{"kind": "tro',
        "null",
        '{"effects": 3}',
        '{"effects": [], "effects": []}',
        '{"wrong": []}',
    ],
)
def test_a_first_part_that_cannot_be_read_is_no_effect(raw: str) -> None:
    assert read_effects(raw, BRIEF) == ()


def test_wrappings_that_lose_nothing_are_taken_off() -> None:
    as_text = json.dumps({"effects": json.dumps([GOOD])})
    bare_list = json.dumps([GOOD])
    assert len(read_effects(as_text, BRIEF)) == len(read_effects(bare_list, BRIEF)) == 1


@pytest.mark.parametrize("size", [1, 2, 5, 400])
@pytest.mark.parametrize(
    ("before", "after"), [("", "\n"), ("```json\n", "\n```\n"), ("\n ", "\n\n"), ("", " ")]
)
def test_the_object_is_parted_from_the_prose(before: str, after: str, size: int) -> None:
    raw = json.dumps({"effects": [GOOD | {"tell": 'A "}" and a \\ in it.'}]})
    text = f"{before}{raw}{after}The stones slide. You hold on."
    part = FirstPart()
    for at in range(0, len(text), size):
        part.feed(text[at : at + size])
    part.finish()
    assert part.raw == raw
    assert part.prose.strip() == "The stones slide. You hold on."


def test_a_reply_without_a_first_part_is_prose() -> None:
    part = FirstPart()
    part.feed("The rope ")
    part.feed("holds.")
    assert part.is_done
    assert (part.raw, part.prose) == ("", "The rope holds.")


def test_a_first_part_that_was_cut_off_is_no_prose() -> None:
    part = FirstPart()
    part.feed('{"effects": [{"kind": "gear", "name": "Cro')
    part.finish()
    assert part.prose == ""
    assert read_effects(part.raw, BRIEF) == ()


def test_the_schema_offers_what_the_result_owes_and_who_is_there() -> None:
    fields = effect_schema(BRIEF)["properties"]["effects"]["items"]["properties"]
    assert set(fields["target"]["enum"]) == {"Farek", "Captain Rook", "the Spitter", "scene"}
    assert "harm" not in fields["kind"]["enum"]


def test_the_nearest_name() -> None:
    names = ["Long rope", "Short rope", "Sword"]
    assert nearest("your sword", names) == "Sword"
    assert nearest("rope", names) is None, "two could be meant"
    assert nearest("Swrod", names) == "Sword"
    assert nearest("Wisdom", names) is None
