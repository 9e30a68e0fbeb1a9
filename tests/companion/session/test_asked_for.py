"""What is asked for and had leaves something: on the sheet, in the scene, at one's side."""

from pathlib import Path

import pytest

from companion.narration.storyteller import Storyteller
from companion.session.asked_for import asked_for, had, plainly_ordered
from companion.session.exchange import Answered, FightBegins, Proposal
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Deed, Effect, EffectApplied, GivenDice
from tests.companion.session.doubles import LINES, table


@pytest.mark.parametrize(
    ("text", "kind", "name"),
    [
        ("I buy a horse", "mount", "Horse"),
        ("I hire a guide for the pass", "person", "the guide"),
        ("We recruit two porters", "person", "two porters"),
        ("I borrow a boat from the ferryman", "mount", "Borrowed boat"),
        ("I beg the cook for food", "food", "food"),
        ("I ask the captain for a letter of passage", "thing", "Letter of passage"),
        ("I ask for a room for the night", "room", "room"),
        ("I talk the clerk into giving me the key", "thing", "Key"),
        ("I haggle over the price of the lantern", "thing", "Lantern"),
        ("I order a bowl of stew", "served", "bowl of stew"),
    ],
)
def test_what_can_be_had_is_known_by_its_word(text: str, kind: str, name: str) -> None:
    found = asked_for(text)
    assert found is not None
    assert (found.kind, found.name) == (kind, name)


@pytest.mark.parametrize(
    "text",
    ["I beg the judge for mercy", "I ask Hob for his name", "I ask the clerk about the boat",
     "I persuade the guard to let us through", "I give the guard my lantern", "I steal the boat",
     "I ask the guard for a chance", "I look for a way out", "I sell my horse"],
)  # fmt: skip
def test_what_nobody_can_hold_is_told_by_the_beat_alone(text: str) -> None:
    assert asked_for(text) is None


def at_the_inn(path: Path, system: str, *, seed: bytes = b"seed") -> Sitting:
    coins = {"altars": ["30 coins"], "skitterbarren": ["10 coins"]}.get(system, [])
    lines = [*LINES[system], *coins]
    _, sitting = table(
        path,
        system=system,
        lines=lines,
        place="the inn at the ford",
        narrator=Storyteller(),
        seed=seed,
    )
    sheet = sitting.system.play.opponent_sheet("the innkeeper", "")
    sitting.campaign.apply(CharacterJoined(sheet=sheet))
    return sitting


def gear(sitting: Sitting) -> set[str]:
    elements = sitting.system.play.elements(sitting.campaign.state.characters["Farek"])
    return {e.name for e in elements}


def standing(sitting: Sitting) -> set[str]:
    return {s.name for s in sitting.campaign.state.story.standings}


@pytest.mark.parametrize("system", LINES)
def test_each_kind_is_on_record_in_each_game(tmp_path: Path, system: str) -> None:
    sitting = at_the_inn(tmp_path, system)
    for text in ("I buy a horse", "I ask for a room", "I hire a guide", "I ask for a lantern"):
        asked = asked_for(text)
        assert asked is not None
        got = had(sitting.system, sitting.campaign.state, "Farek", asked)
        assert got.told
        sitting.campaign.apply(*got.events)
    assert {"Horse", "Lantern"} <= gear(sitting) | standing(sitting)
    assert "A room for the night" in standing(sitting)
    assert "the guide" in sitting.going.people()
    assert sitting.campaign.state.story.relations["the guide"] > 0


@pytest.mark.parametrize("seed", [b"seed", b"other", b"third"])
def test_a_horse_is_had_where_asking_worked_and_is_in_the_telling(tmp_path, seed: bytes) -> None:
    sitting = at_the_inn(tmp_path, "stitcher", seed=seed)
    reply = sitting.say("I ask the innkeeper for a horse")
    assert isinstance(reply, Proposal)
    rolled = sitting.roll()
    told = " ".join(sitting.tell(rolled).sentences)
    assert ("Horse" in gear(sitting)) is bool(rolled.resolution.passed)
    assert "horse" in told or not rolled.resolution.passed


@pytest.mark.parametrize("system", LINES)
def test_a_room_and_a_meal_at_an_inn_need_no_roll(tmp_path: Path, system: str) -> None:
    sitting = at_the_inn(tmp_path, system)
    for text in ("I ask for a room", "I order a meal"):
        reply = sitting.say(text)
        assert isinstance(reply, FightBegins), text
        list(reply.steps)
        assert reply.then is not None
        assert " ".join(reply.then().sentences)
    assert "A room for the night" in standing(sitting)
    paid = {"altars": "28 coins", "skitterbarren": "Coins x7"}.get(system)
    assert paid is None or paid in gear(sitting)
    assert sitting.campaign.verify().ok


def test_a_room_is_not_ordered_where_nobody_keeps_one(tmp_path: Path) -> None:
    _, sitting = table(tmp_path)
    assert plainly_ordered("I ask for a room") is not None
    assert not isinstance(sitting.say("I ask for a room"), FightBegins)
    assert "A room for the night" not in standing(sitting)


@pytest.mark.parametrize(
    ("system", "left"), [("altars", "26 coins"), ("skitterbarren", "Coins x6"), ("stitcher", "")]
)
def test_whoever_is_hired_is_paid_where_coins_are_counted(tmp_path: Path, system, left) -> None:
    sitting = at_the_inn(tmp_path, system)
    asked = asked_for("I hire a guide")
    assert asked is not None
    got = had(sitting.system, sitting.campaign.state, "Farek", asked)
    sitting.campaign.apply(*got.events)
    assert "the guide" in sitting.going.people()
    assert not left or left in gear(sitting)
    assert got.told.endswith("for 4 coins." if left else "with you now.")
    persuaded = asked_for("I persuade the innkeeper to lend me her mule")
    assert persuaded is not None
    assert not persuaded.hired


@pytest.mark.parametrize("system", ["altars", "skitterbarren"])
def test_whom_the_purse_does_not_suffice_for_is_not_hired(tmp_path: Path, system: str) -> None:
    sitting = at_the_inn(tmp_path, system)
    drop = Deed(verb="drop", actor="Farek", thing="coins", count=10)
    for _ in range(3 if system == "altars" else 1):
        action = sitting.system.belongings.deed(sitting.campaign.state, drop)
        assert action is not None
        sitting.campaign.apply(
            *sitting.system.resolve(sitting.campaign.state, action, GivenDice(())).events
        )
    coin = Effect(kind="gear", change="gain", target="Farek", name="3 coins", good=True)
    sitting.campaign.apply(EffectApplied(effect=coin))
    reply = sitting.say("I hire a guide")
    assert isinstance(reply, Answered)
    assert reply.text == "Hiring a guide costs 4 coins, and Farek has 3 coins."
    asked = asked_for("I hire two porters")
    assert asked is not None
    assert had(sitting.system, sitting.campaign.state, "Farek", asked).told == ""
