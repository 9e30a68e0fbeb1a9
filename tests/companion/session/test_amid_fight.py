"""In a running fight, going on means the next blow, and a night's rest has to wait."""

from pathlib import Path

import pytest

from companion.session.amid_fight import goes_on, must_wait
from companion.session.exchange import Answered, Proposal
from companion.session.sitting import Sitting
from engine.api import CharacterJoined
from tests.companion.session.doubles import table
from tests.companion.session.test_fighting import BLOW, settle

COUNTED = ("altars", "skitterbarren")


def fighting(path: Path, system: str) -> Sitting:
    _, sitting = table(path, system=system, place="a ghoul stands in the crypt")
    sitting.say(BLOW[system])
    list(sitting.open_fight())
    settle(sitting)
    sitting.withdraw()
    assert sitting.fighting.is_running
    return sitting


@pytest.mark.parametrize("system", COUNTED)
@pytest.mark.parametrize(
    "text",
    [
        *("I make camp for the night", "I rest", "I eat", "I buy a bow", "I walk to the market"),
        *("I travel for three days", "I sell my knife", "We head home"),
    ],
)
def test_what_a_fight_leaves_no_time_for_waits(tmp_path: Path, system: str, text: str) -> None:
    sitting = fighting(tmp_path, system)
    before = sitting.campaign.state
    reply = sitting.say(text)
    assert isinstance(reply, Answered), reply
    assert "ghoul" in reply.text
    assert "fight is still on" in reply.text
    assert sitting.campaign.state == before


@pytest.mark.parametrize("system", COUNTED)
@pytest.mark.parametrize("text", ["I go on", "I keep fighting", "again!", "we continue the fight"])
def test_going_on_is_the_next_blow(tmp_path: Path, system: str, text: str) -> None:
    reply = fighting(tmp_path, system).say(text)
    if isinstance(reply, Answered):
        assert "end your turn" in reply.text or "end my turn" in reply.text
        return
    assert isinstance(reply, Proposal), reply
    assert reply.request.kind == "attack"
    assert "ghoul" in (reply.request.opponent or "")


@pytest.mark.parametrize("system", COUNTED)
@pytest.mark.parametrize(
    "text",
    ["I shoot again", "I strike again, at the hand that holds the key", "I aim for its knee"],
)
def test_a_blow_at_a_part_or_again_is_at_whoever_stands_there(
    tmp_path: Path, system: str, text: str
) -> None:
    reply = fighting(tmp_path, system).say(text)
    if isinstance(reply, Answered):
        assert "end your turn" in reply.text or "end my turn" in reply.text
        return
    assert isinstance(reply, Proposal), reply
    assert reply.request.kind == "attack"
    assert "ghoul" in (reply.request.opponent or "")


@pytest.mark.parametrize(
    "text", ['"Drop the bone and run, and I will not shoot!"', '"Stop, or I shoot you!"']
)
def test_what_is_shouted_at_somebody_is_a_threat_and_no_flight(tmp_path: Path, text: str) -> None:
    reply = fighting(tmp_path, "altars").say(text)
    assert isinstance(reply, Proposal), reply
    assert reply.intent.manner == "intimidate"
    assert "ghoul" in (reply.request.opponent or "")


@pytest.mark.parametrize("system", COUNTED)
def test_a_question_in_a_fight_is_answered(tmp_path: Path, system: str) -> None:
    reply = fighting(tmp_path, system).say("How badly am I hurt?")
    assert isinstance(reply, Answered)
    assert "ealth" in reply.text


@pytest.mark.parametrize(
    "text", ["I duck", "I strike at the ghoul", "I throw the lamp", "I go for his throat"]
)
def test_what_is_part_of_a_fight_does_not_wait(text: str) -> None:
    assert not must_wait(text, here="the crypt")
    assert not goes_on(text)


@pytest.mark.parametrize("system", COUNTED)
def test_him_is_whom_one_fights_and_nobody_who_looks_on(tmp_path: Path, system: str) -> None:
    sitting = fighting(tmp_path, system)
    strength = "d8" if system == "altars" else "2"
    onlooker = sitting.system.play.opponent_sheet("the old priest", strength)
    sitting.campaign.apply(CharacterJoined(sheet=onlooker))
    sitting.memory.told.append("The old priest stands by and prays.")
    reply = sitting.say("I stab him")
    if isinstance(reply, Proposal):
        assert "ghoul" in (reply.request.opponent or "")
    assert "old priest" not in str(getattr(reply, "request", reply))
