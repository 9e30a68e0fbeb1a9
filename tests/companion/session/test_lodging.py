"""A bed is paid for in coins where the sheet counts them; what is paid is not open any longer."""

from pathlib import Path

import pytest

from companion.session.exchange import Answered, FightBegins
from companion.session.lodging import A_NIGHT, pays_for_bed
from engine.api import Effect, EffectApplied
from tests.companion.session.doubles import LINES, table


def gear(sitting) -> list[str]:
    elements = sitting.system.play.elements(sitting.campaign.state.characters["Farek"])
    return [e.name for e in elements if e.role == "gear"]


@pytest.mark.parametrize(
    ("system", "coins", "left"),
    [
        ("altars", "30 coins", "28 coins"),
        ("skitterbarren", "10 coins", "Coins x8"),
        ("stitcher", "30 coins", "30 coins"),
    ],
)
def test_a_paid_bed_takes_coins(tmp_path: Path, system: str, coins: str, left: str) -> None:
    lines = [*LINES[system][: 5 - 3 * (system == "stitcher")], coins]
    _, sitting = table(tmp_path, system=system, lines=lines, place="the inn at the ford")
    reply = sitting.say("I pay for a bed and sleep till morning")
    assert isinstance(reply, FightBegins)
    notes = [note for step in reply.steps for note in step.notes]
    assert left in gear(sitting)
    assert any("Paid for the bed" in note for note in notes) is (system != "stitcher")
    assert sitting.campaign.verify().ok


def test_who_has_too_little_gets_no_bed_and_no_night(tmp_path: Path) -> None:
    lines = [*LINES["altars"], "1 coin"]
    _, sitting = table(tmp_path, system="altars", lines=lines, place="the inn at the ford")
    reply = sitting.say("I pay for a bed and sleep till morning")
    assert isinstance(reply, Answered)
    assert str(A_NIGHT) in reply.text
    assert "1 coin" in gear(sitting)


def test_ones_own_bed_costs_nothing() -> None:
    assert not pays_for_bed("I go to my room and sleep")
    assert not pays_for_bed("I sleep under the hedge")
    assert pays_for_bed("I rent a room for the night and sleep")


@pytest.mark.parametrize(
    ("name", "is_open"),
    [
        ("A favour promised", True),
        ("Owing for a rescue", True),
        ("A ransom by the next new moon", True),
        ("Silence to be paid for", True),
        ("Two silver coins", False),
        ("An hour of reading", False),
        ("The last of the lamp oil", False),
    ],
)
def test_only_what_is_still_owed_is_open(tmp_path: Path, name: str, is_open: bool) -> None:
    _, sitting = table(tmp_path)
    cost = Effect(kind="cost", change="gain", target="scene", name=name)
    sitting.campaign.apply(EffectApplied(effect=cost))
    open_now = [e.name for e in sitting.book.ledger.entries("promise", standing=True)]
    assert (name in open_now) is is_open
    sitting.campaign.apply(EffectApplied(effect=cost.model_copy(update={"change": "lose"})))
    assert not sitting.book.ledger.entries("promise", standing=True)
