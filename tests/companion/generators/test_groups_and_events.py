"""Groups are tied together; events leave marks."""

import pytest

from companion.errors import BadInputError
from companion.generators.budgets import POWERS
from companion.generators.evolve import MARKS, evolve, kind_of
from companion.generators.groups import make_group
from companion.generators.legality import faults_of
from companion.generators.making import SYSTEMS, Wish, make
from companion.generators.scene import make_for_scene
from engine.api import CharacterJoined, get_system


@pytest.mark.parametrize("kind", ["gang", "village", "crew"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_group_has_a_leader_and_everybody_is_tied(kind: str, system: str) -> None:
    for seed in range(10):
        members = make_group(Wish(kind="npc", system=system), seed, kind, 5)
        names = [member["name"] for member in members]
        assert len(set(names)) == 5
        leader, *others = members
        assert leader["group"]["role"] == "leader"
        assert all(POWERS.index(leader["power"]) > POWERS.index(other["power"]) for other in others)
        tied_to = {tie["to"] for member in members for tie in member["ties"]}
        assert tied_to == set(names)
        for member in members:
            assert member["ties"]
            assert all(tie["to"] in names and tie["to"] != member["name"] for tie in member["ties"])
            assert all(tie["to"] in tie["tie"] for tie in member["ties"])
            assert faults_of(member) == ()
        assert make_group(Wish(kind="npc", system=system), seed, kind, 5) == members


def test_a_group_has_two_to_twelve_people() -> None:
    for count in (1, 13):
        with pytest.raises(BadInputError, match="2 to 12"):
            make_group(Wish(kind="npc"), 1, "gang", count)


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        ("was shot in the leg by a stranger", "hurt"),
        ("the party saved her from the fire", "helped"),
        ("her brother was murdered", "bereaved"),
        ("the players exposed him in front of the court", "exposed"),
        ("was elected mayor", "risen"),
        ("ate a sandwich", ""),
    ],
)
def test_events_are_told_apart(event: str, kind: str) -> None:
    assert kind_of(event) == kind


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_kind_of_event_changes_somebody_and_leaves_a_sheet_that_reads(system: str) -> None:
    rules = get_system(system)
    for kind, mark in MARKS.items():
        old = make(Wish(kind="npc", system=system), 3)
        new = evolve(old, f"was {mark.stems[0]} again", 1)
        assert new["want"] != old["want"], kind
        assert new["history"] == [f"was {mark.stems[0]} again"]
        assert rules.parse_sheet(new["sheet"]).name == old["name"]
        assert -3 <= new["attitude"] <= 3
        assert old == make(Wish(kind="npc", system=system), 3), "the old one is left alone"


def test_a_second_wound_makes_the_first_one_worse() -> None:
    old = make(Wish(kind="npc"), 3)
    twice = evolve(evolve(old, "was hurt", 1), "was hurt once more", 2)
    injured = next(t for t in twice["sheet"]["traits"] if t["name"] == "Injured")
    assert injured["weight"] == 2
    assert injured["negative"]


@pytest.mark.parametrize("system", SYSTEMS)
def test_somebody_for_a_scene_can_join_the_game_at_once(system: str) -> None:
    rules = get_system(system)
    npc = make_for_scene(system, 5, "a bitter customs officer who takes bribes")
    state = rules.apply(rules.new_state(), CharacterJoined(sheet=npc.sheet))
    assert state.characters[npc.sheet["name"]].side == "gm"
    assert npc.want
    assert npc.secret
    assert npc.voice
    assert make_for_scene(system, 5, "a bitter customs officer who takes bribes") == npc


def test_nobody_in_a_scene_gets_a_name_that_is_taken() -> None:
    first = make_for_scene("stitcher", 5, "a mayor named Hollis Vane")
    second = make_for_scene("stitcher", 6, "a mayor named Hollis Vane", taken=("hollis vane",))
    assert first.sheet["name"] == "Hollis Vane"
    assert second.sheet["name"] == "Hollis Vane 2"


def test_being_saved_makes_nobody_stronger_and_a_wound_leaves_the_most_health() -> None:
    old = make(Wish(kind="npc", system="altars", concept="a customs officer"), 7)
    saved = evolve(old, "the party saved her from the fire", 1)
    assert saved["sheet"] == old["sheet"]
    assert "Owes a Favour" in saved["known_for"]
    hurt = evolve(old, "was shot in the leg", 1)
    assert hurt["sheet"]["health"] == old["sheet"]["health"] - 3
    assert hurt["sheet"]["max_health"] == old["sheet"]["health"]
    risen = evolve(old, "was elected mayor", 1)
    dice = sorted(int(die[1:]) for die in risen["sheet"]["archetypes"].values())
    before = sorted(int(die[1:]) for die in old["sheet"]["archetypes"].values())
    assert dice[0] == before[0] + 2
    assert dice[1:] == before[1:]


def test_what_happened_is_shown() -> None:
    from companion.generators.render import as_lines, as_markdown

    new = evolve(make(Wish(kind="npc"), 7), "the party saved her from <b>the fire</b>", 1)
    assert "Happened: the party saved her from <b>the fire</b>" in as_lines(new)
    assert "Towards the players: +2 (a friend)" in as_lines(new)
    assert "\\<b\\>the fire" in as_markdown(new)
