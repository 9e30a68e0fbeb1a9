"""Fights that end without a victory: surrender wherever it is said, and flight."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.session.exchange import FightBegins, SceneBegins
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, EffectApplied
from engine.systems.skitterbarren.events import PoolChanged
from tests.companion.session.doubles import table
from tests.companion.session.test_fighting import BLOW, COUNTED, settle


@contextmanager
def asked(tmp_path: Path, system: str) -> Iterator[Sitting]:
    """Give a sitting where the player is asked for something in the middle of a fight."""
    for number in range(20):
        folder = tmp_path / str(number)
        folder.mkdir()
        journal, sitting = table(
            folder, system=system, place="a ghoul stands in the crypt", seed=b"%d" % number
        )
        with journal:
            sitting.say(BLOW[system])
            list(sitting.open_fight())
            if system == "skitterbarren":
                for _ in range(3):
                    if sitting.fighting.choice is None and sitting.fighting.is_running:
                        gain_boons(sitting)
                        sitting.say("I climb the wall of the crypt")
                        if sitting.proposal is not None:
                            sitting.roll()
            if sitting.fighting.choice is not None and sitting.fighting.is_running:
                yield sitting
                return
    raise AssertionError("nobody was ever asked")


def gain_boons(sitting: Sitting) -> None:
    sitting.campaign.apply(PoolChanged(rule="K-11", resource="boon", count=4))


@pytest.mark.parametrize("system", COUNTED)
def test_surrender_is_understood_where_a_choice_waits(tmp_path: Path, system: str) -> None:
    with asked(tmp_path, system) as sitting:
        assert sitting.defeats.surrender("I parry with my sword") is None
        reply = sitting.defeats.surrender("I drop my weapon and raise my hands")
        assert isinstance(reply, FightBegins)
        list(reply.steps)
        assert sitting.fighting.choice is None
        assert not sitting.fighting.is_running
        assert reply.then is not None
        told = reply.then()
        assert isinstance(told, SceneBegins)
        assert len(list(told.sentences)) > 1
        assert sitting.campaign.verify().ok


def test_surrender_takes_the_proposal_off_the_table(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a ghoul stands in the crypt")
    with journal:
        sitting.say(BLOW["skitterbarren"])
        list(sitting.open_fight())
        settle(sitting)
        sitting.say(BLOW["skitterbarren"])
        assert sitting.proposal is not None
        reply = sitting.argue("Enough, I surrender!")
        assert isinstance(reply, FightBegins)
        list(reply.steps)
        assert sitting.proposal is None
        assert not sitting.fighting.is_running


def test_the_victor_is_somebody_who_fought(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a ghoul stands in the crypt")
    with journal:
        bystander = sitting.system.play.opponent_sheet("Aunt Bookmaker")
        sitting.campaign.apply(CharacterJoined(sheet=bystander))
        sitting.say(BLOW["skitterbarren"])
        list(sitting.open_fight())
        settle(sitting)
        reply = sitting.say("I surrender")
        assert isinstance(reply, FightBegins)
        list(reply.steps)
        assert reply.then is not None
        reply.then()
        names = [s.name for s in sitting.campaign.state.story.standings]
        assert "At the mercy of the ghoul" in names


@pytest.mark.parametrize("system", COUNTED)
def test_a_flight_that_succeeds_is_no_victory(tmp_path: Path, system: str) -> None:
    for number in range(20):
        folder = tmp_path / str(number)
        folder.mkdir()
        journal, sitting = table(
            folder, system=system, place="a ghoul stands in the crypt", seed=b"%d" % number
        )
        with journal:
            sitting.campaign.apply(
                CharacterJoined(sheet=sitting.system.play.opponent_sheet("jackal")),
                EffectApplied(
                    effect=Effect(
                        kind="relation", change="lower", target="jackal", name="hates", size=2
                    )
                ),
            )
            sitting.say(BLOW[system])
            list(sitting.open_fight())
            settle(sitting)
            sitting.say("I run away from the ghoul as fast as I can")
            if sitting.proposal is None:
                continue
            told = sitting.tell(sitting.roll())
            words = " ".join(told.sentences)
            if "left behind" not in words:
                continue
            assert "ghoul and jackal are left behind" in words.lower()
            notes = [note for step in sitting.fighting.advance() for note in step.notes]
            assert not sitting.fighting.is_running
            assert not any("won" in note and "nobody" not in note for note in notes), notes
            return
    raise AssertionError("the ghoul was always faster")


PLEA = "I say to the ghoul: stop, I beg you! I mean you no harm, let us talk"


@pytest.mark.parametrize("system", COUNTED)
@pytest.mark.parametrize("others", [(), ("the jackal",)])
def test_whoever_is_talked_round_fights_no_more(
    tmp_path: Path, system: str, others: tuple[str, ...]
) -> None:
    for number in range(20):
        folder = tmp_path / str(number)
        folder.mkdir()
        place = "a ghoul stands in the crypt"
        journal, sitting = table(folder, system=system, place=place, seed=b"%d" % number)
        with journal:
            sitting.say(BLOW[system])
            foe = next(n for n, c in sitting.campaign.state.characters.items() if c.side == "gm")
            for name in others:
                sheet = sitting.system.play.opponent_sheet(name)
                sitting.campaign.apply(CharacterJoined(sheet=sheet))
            for name in (foe, *others):
                hates = Effect(kind="relation", change="lower", target=name, name="hates", size=2)
                sitting.campaign.apply(EffectApplied(effect=hates))
            sitting.say(BLOW[system])
            list(sitting.open_fight())
            settle(sitting)
            sitting.say(PLEA)
            if sitting.proposal is None or not sitting.fighting.is_running:
                continue
            rolled = sitting.roll()
            told = " ".join(sitting.tell(rolled).sentences)
            if not rolled.resolution.passed:
                continue
            assert "fights you no more" in told
            assert sitting.proposal is None
            list(sitting.fighting.advance())
            assert sitting.fighting.against() == others
            assert sitting.fighting.is_running is bool(others)
            assert foe in sitting.campaign.state.characters
            settle(sitting)
            assert foe not in sitting.fighting.against()
            if not others:
                sitting.say(BLOW[system])
                list(sitting.open_fight())
                assert sitting.fighting.against() == (foe,)
            return
    raise AssertionError("the ghoul never listened")


@pytest.mark.parametrize("system", COUNTED)
def test_a_flight_is_rolled_for_whatever_was_told_before(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a ghoul stands in the crypt")
    with journal:
        sitting.say(BLOW[system])
        list(sitting.open_fight())
        settle(sitting)
        sitting.memory.recent.append(
            "The ghoul is past you, with nothing ahead to stop it, and free to go where it likes."
        )
        for text in ("I flee", "I flee down the hatch"):
            intent = sitting.hearing.read(text)
            assert intent.needs_roll
            assert intent.manner == "flee"
            assert (intent.opponent or "") in sitting.fighting.against()[0]
