"""A way that is first gone when all is over tells of no world in which it is not."""

from dataclasses import replace

import pytest

from companion.journal import Journal
from companion.narration.scene_kits import kit
from companion.session import kits, records
from companion.session.late_ways import OVER
from tests.companion.session.doubles import at_opening

VAN = next(way for way in kit("vault-of-teeth").ways if way.to == "the laundry van")


def goes_there(sitting):
    return " ".join(sitting.say("I go to the laundry van").sentences)


@pytest.fixture
def sitting(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        yield at_opening(journal, "vault-of-teeth")


def test_before_it_is_over_the_place_is_told_as_it_was_written(sitting):
    assert VAN.text in goes_there(sitting)


@pytest.mark.parametrize("comes", [True, False])
def test_afterwards_the_place_is_told_without_what_went_before(sitting, comes):
    if comes:
        sitting.campaign.append(records.DUE, {"what": "clock", "name": sitting.going.kits.trouble})
    else:
        sitting.going.kits.answer_stakes("it went well")
    told = goes_there(sitting)
    assert VAN.text not in told
    assert any(over in told for over in OVER)
    assert "Sully the driver sees you come" in told


def test_a_kit_may_say_how(sitting, monkeypatch):
    whole = kit("vault-of-teeth")
    ways = tuple(replace(w, after="The van is gone.") if w == VAN else w for w in whole.ways)
    monkeypatch.setattr(kits, "kit", lambda _: replace(whole, ways=ways))
    sitting.going.kits.answer_stakes("it went well")
    assert goes_there(sitting) == "The van is gone."
