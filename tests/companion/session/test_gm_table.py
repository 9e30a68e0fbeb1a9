"""A human GM's table: checks for anybody, effects that wait for a yes, fights kept by hand."""

from pathlib import Path
from typing import Any

import pytest

from companion.difficulty import suggest
from companion.errors import BadInputError
from companion.journal import Journal
from companion.openings import own_opening
from companion.reader import read
from companion.session.bringing import bring
from companion.session.exchange import Proposal
from companion.session.gm_dues import Silent
from companion.session.gm_table import GmTable
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, IllegalActionError
from tests.companion.session.doubles import LINES, Double, answer

STRENGTH = {"stitcher": "3", "altars": "d8", "skitterbarren": "2"}
HARD = {"stitcher": "4", "altars": "d12", "skitterbarren": "16"}


def gm_table(path: Path, system: str = "stitcher") -> tuple[Journal, GmTable]:
    journal = Journal.open(path / "campaigns.db")
    kit = {"house_kit": True} if system == "skitterbarren" else {}
    campaign = journal.create("Table", system, seed=b"seed", settings=kit)
    for name in ("Farek", "Mira"):
        drafted = campaign.rule_system.play.draft_sheet(name, LINES[system], campaign.state)
        campaign.apply(CharacterJoined(sheet=drafted))
    silent = Silent()
    sitting = Sitting(
        campaign,
        actor="Farek",
        narrator=silent,
        floor=silent,
        reader=read,
        suggest=suggest,
        answer=answer,
    )
    table = GmTable(sitting, reader=read, suggest=suggest, ideas=Double())
    table.open(own_opening(system, "a crypt"))
    table.add_npc("ghoul", STRENGTH[system])
    return journal, table


def proposed(table: GmTable, text: str, **options: Any) -> Proposal:
    proposal = table.checks.propose(text, **options)
    assert proposal is not None, text
    return proposal


@pytest.mark.parametrize("system", sorted(LINES))
def test_anybody_may_try_something(tmp_path: Path, system: str) -> None:
    journal, table = gm_table(tmp_path, system)
    with journal:
        for text, who in (
            ("Farek climbs the wall", "Farek"),
            ("Mira: I climb the wall", "Mira"),
            ("the ghoul searches the crypt", "ghoul"),
            ("ghoul: search the crypt", "ghoul"),
        ):
            proposal = proposed(table, text, roll=True)
            assert proposal.request.actor == who, text
            assert sum(p for _, p in proposal.odds) == 1
            rolled = table.sitting.roll()
            while table.sitting.rolling.is_open(rolled):
                list(table.sitting.fighting.answer(""))
                rolled = table.sitting.rolling.closed(rolled) or rolled
            assert table.after(rolled).brief.startswith(f"{who}, ")
        assert table.sitting.campaign.verify().ok


@pytest.mark.parametrize("system", sorted(LINES))
def test_the_gm_overrules_a_difficulty(tmp_path: Path, system: str) -> None:
    journal, table = gm_table(tmp_path, system)
    with journal:
        first = proposed(table, "Farek climbs the wall")
        harder = table.checks.set_difficulty(HARD[system])
        assert harder.number == first.number, "the same dice"
        assert str(harder.request.difficulty) == HARD[system]
        assert harder.reason == "set by the GM"
        with pytest.raises(IllegalActionError):
            table.checks.set_difficulty("banana")
        assert table.sitting.proposal == harder, "a refused difficulty leaves the last one"


def test_who_resists_is_the_difficulty(tmp_path: Path) -> None:
    journal, table = gm_table(tmp_path)
    with journal:
        proposal = proposed(table, "ghoul bites Farek")
        assert proposal.request.opponent == "Farek"
        assert "Farek resists" in proposal.reason
        assert proposal.request.stitched == ("ghoul",)
        back = proposed(table, "Mira attacks the ghoul with her sword")
        assert back.request.opponent == "ghoul"
        assert "Sword" in back.request.stitched


def test_nobody_is_made_up_for_an_attack(tmp_path: Path) -> None:
    journal, table = gm_table(tmp_path)
    with journal:
        table.drop_npc("ghoul")
        before = set(table.sitting.campaign.state.characters)
        with pytest.raises(BadInputError, match="/npc add"):
            table.checks.propose("Farek attacks the dragon with his sword")
        assert set(table.sitting.campaign.state.characters) == before
        assert table.checks.propose("it rains") is None
        assert table.checks.propose("Farek sits down") is None, "nothing is in doubt"


def test_no_effect_is_applied_before_the_gm_takes_it(tmp_path: Path) -> None:
    journal, table = gm_table(tmp_path)
    with journal:
        for _ in range(20):
            proposed(table, "Farek climbs the wall")
            before = table.sitting.campaign.state
            due = table.after(table.sitting.roll())
            assert table.sitting.campaign.state.characters == before.characters
            assert table.sitting.campaign.state.story == before.story
            if due.offers and due.offers[0].effect is not None:
                break
        edited = table.edit(1, name="Bruised", size=1)
        assert edited.effect is not None
        table.take(1)
        applied = [
            event["effect"]["name"]
            for record in table.sitting.campaign.records(kinds={"events"})
            for event in record.body["events"]
            if event["kind"] == "effect_applied"
        ]
        assert applied[-1] == "Bruised"
        with pytest.raises(BadInputError, match="no effect 9"):
            table.take(9)
        with pytest.raises(BadInputError):
            table.edit(9, size=2)
        assert table.sitting.campaign.verify().ok


def test_effects_of_the_gms_own_stay_within_the_game(tmp_path: Path) -> None:
    journal, table = gm_table(tmp_path)
    with journal:
        table.own_effect(Effect(kind="harm", change="gain", target="Farek", name="Bruised"))
        sheet = table.sitting.campaign.state.characters["Farek"]
        assert any("Bruised" in e.name for e in table.sitting.system.play.elements(sheet))
        head = table.sitting.campaign.head
        nobody = Effect(kind="harm", change="gain", target="Nobody", name="Bruised")
        with pytest.raises(BadInputError, match="nobody called"):
            table.own_effect(nobody)
        assert table.sitting.campaign.head == head


@pytest.mark.parametrize("system", ["altars", "skitterbarren"])
def test_the_gms_people_wait_for_the_gm(tmp_path: Path, system: str) -> None:
    journal, table = gm_table(tmp_path, system)
    with journal:
        fighting = table.sitting.fighting
        list(table.start_fight())
        acted_by_hand = acted_by_policy = 0
        for turn in range(30):
            if not fighting.is_running:
                break
            if fighting.choice is not None:
                list(fighting.answer(""))
            elif fighting.gm_turn():
                before = table.sitting.campaign.next_roll
                list(fighting.advance())
                assert table.sitting.campaign.next_roll == before, "nobody acted for the GM"
                if turn % 2:
                    acted_by_policy += 1
                    list(fighting.act_for("ghoul"))
                else:
                    acted_by_hand += 1
                    list(table.end_turn())
            else:
                assert table.sitting.party.on_turn()
                list(table.end_turn())
        assert acted_by_hand + acted_by_policy >= 2
        assert table.sitting.campaign.verify().ok


def test_a_fight_needs_a_game_that_counts(tmp_path: Path) -> None:
    journal, table = gm_table(tmp_path)
    with journal:
        with pytest.raises(IllegalActionError, match="counts no rounds"):
            table.start_fight()
        with pytest.raises(IllegalActionError, match="no turn"):
            table.end_turn()


def test_people_come_and_go(tmp_path: Path) -> None:
    journal, table = gm_table(tmp_path)
    with journal:
        with pytest.raises(BadInputError, match="already"):
            table.add_npc("GHOUL")
        assert table.drop_npc("ghoul") == "ghoul"
        assert "ghoul" not in table.sitting.campaign.state.characters
        with pytest.raises(BadInputError, match="is a player's"):
            table.drop_npc("Farek")
        with pytest.raises(BadInputError, match="nobody called"):
            table.names.must_know("Zarathustra")


def test_secrets_are_for_the_gm_only(tmp_path: Path) -> None:
    journal, table = gm_table(tmp_path)
    with journal:
        table.keep_secret("the abbot is the thief")
        campaign = table.sitting.campaign
        assert "the abbot is the thief" in campaign.state.secrets
        seen = str(campaign.rule_system.observe(campaign.state, "player"))
        assert "abbot" not in seen


def test_a_table_that_was_left_goes_on(tmp_path: Path) -> None:
    journal, table = gm_table(tmp_path)
    with journal:
        proposed(table, "ghoul searches the crypt", roll=True)
        table.after(table.sitting.roll())
        assert table.sitting.unfinished() is None, "the telling is the human's"
        assert list(table.sitting.memory.told) == []


def test_words_argue_only_about_the_one_who_acts(tmp_path: Path) -> None:
    journal, table = gm_table(tmp_path)
    with journal:
        proposed(table, "Farek climbs the wall")
        helped = table.checks.argue("Mira helps with her sword")
        assert helped is not None
        assert helped.request.helpers == ("Mira",)
        other = table.checks.argue("the ghoul bites Mira")
        assert other is not None
        assert other.request.actor == "ghoul"


@pytest.mark.parametrize("system", sorted(LINES))
def test_nobody_resists_whom_the_words_do_not_name(tmp_path: Path, system: str) -> None:
    journal, table = gm_table(tmp_path, system)
    with journal:
        for text in ("Farek climbs the wall with his rope", "Farek jumps the gap"):
            assert proposed(table, text).request.opponent is None


@pytest.mark.parametrize("system", sorted(LINES))
def test_whoever_was_made_is_called_by_their_trade(tmp_path: Path, system: str) -> None:
    journal, table = gm_table(tmp_path, system)
    with journal:
        name = str(bring(table.sitting, "a sly ferryman").sheet["name"])
        assert table.names.must_know("the ferryman") == name
        assert table.names.whose("ferryman: lie to Farek") == (name, "lie to Farek")
        assert table.names.whose("the ferryman lies to Farek") == (name, "lies to Farek")
        act = "Farek persuades the ferryman to let him pass"
        assert proposed(table, act).request.opponent == name


@pytest.mark.parametrize("system", sorted(LINES))
def test_whoever_is_not_here_is_named_in_the_answer(tmp_path: Path, system: str) -> None:
    journal, table = gm_table(tmp_path, system)
    with journal, pytest.raises(BadInputError, match=r"smugglers.*/npc add smugglers"):
        table.checks.propose("Farek attacks the smugglers with his sword")


@pytest.mark.parametrize("text", ["Farek is wounded in the leg", "the ghoul has a torch"])
def test_what_the_gm_tells_of_somebody_is_no_attempt(tmp_path: Path, text: str) -> None:
    journal, table = gm_table(tmp_path)
    with journal:
        assert table.checks.propose(text) is None
        assert table.names.is_state(text)
        assert not table.names.is_state("Farek climbs the wall")


@pytest.mark.parametrize(
    ("system", "says"), [("stitcher", "DS "), ("skitterbarren", "DR "), ("altars", "d")]
)
def test_a_gm_may_ask_for_a_difficulty_alone(tmp_path: Path, system: str, says: str) -> None:
    journal, table = gm_table(tmp_path, system)
    with journal:
        for text in ("what difficulty for sneaking past a guard?", "How hard is it to swim there?"):
            answered = table.checks.difficulty_of(text)
            assert answered.startswith(says)
            assert answered.endswith(".")
            assert ".." not in answered
        assert not table.checks.difficulty_of("what happens on a tie?")
        assert table.sitting.proposal is None


def test_a_deal_that_is_told_with_a_colon_is_nobodys_deed(tmp_path: Path) -> None:
    journal, table = gm_table(tmp_path, "skitterbarren")
    with journal:
        told = "The ghoul offers Mira a deal: fix the pump and go free"
        assert table.checks.propose(told) is None


def test_what_is_haggled_for_is_nobody_and_the_only_one_here_is_meant(tmp_path: Path) -> None:
    journal, table = gm_table(tmp_path, "skitterbarren")
    with journal:
        proposal = proposed(table, "Farek haggles for a can of water")
        assert proposal.request.opponent == "ghoul"
