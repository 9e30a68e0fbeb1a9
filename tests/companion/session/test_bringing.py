"""Somebody made while the game is played joins it, with a secret that stays with the GM."""

import json
from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.session.bringing import bring, read_wish
from companion.session.exchange import Proposal
from companion.session.scene import find_person
from tests.companion.session.doubles import LINES, table
from tests.companion.session.test_gm_table import gm_table


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("a bitter customs officer", ("npc", "", "a bitter customs officer")),
        ("monster: a rude door", ("monster", "", "a rude door")),
        ("creature that eats light", ("creature", "", "that eats light")),
        ("nemesis: her brother", ("npc", "nemesis", "her brother")),
        ("dangerous monster: a bride of rust", ("monster", "dangerous", "a bride of rust")),
        ("the liar: a poet", ("npc", "", "the liar: a poet")),
        ("  ", ("npc", "", "")),
    ],
)
def test_kind_and_power_may_stand_before_the_words(text: str, read: tuple[str, str, str]) -> None:
    assert read_wish(text) == read


@pytest.mark.parametrize("system", sorted(LINES))
def test_whoever_is_made_joins_and_can_be_rolled_against(tmp_path: Path, system: str) -> None:
    journal, table = gm_table(tmp_path, system)
    with journal:
        campaign = table.sitting.campaign
        found = bring(table.sitting, "a bitter customs officer who takes bribes")
        name = found.sheet["name"]
        assert campaign.state.characters[name].side == "gm"
        assert any(found.secret in secret for secret in campaign.state.secrets)
        seen = json.dumps(campaign.rule_system.observe(campaign.state, "player"))
        assert found.secret not in seen
        proposal = table.checks.propose(
            f"Farek attacks {name.split()[0]} with his sword", roll=True
        )
        assert proposal is not None
        assert proposal.request.opponent == name
        assert campaign.verify().ok
        again = bring(table.sitting, "a bitter customs officer who takes bribes")
        assert again.sheet["name"] != name


def test_an_open_thread_is_a_tie(tmp_path: Path) -> None:
    journal, table = gm_table(tmp_path)
    with journal:
        from companion.session.noting import decide

        decide(table.sitting.campaign, table.sitting.book, "add the missing ferry")
        found = bring(table.sitting, "a sly ferryman")
        assert "missing ferry" in found.hook
        assert any("missing ferry" in secret for secret in table.sitting.campaign.state.secrets)


def test_nobody_is_made_of_nothing(tmp_path: Path) -> None:
    journal, table = gm_table(tmp_path)
    with journal, pytest.raises(BadInputError, match="say who: /npc make"):
        bring(table.sitting, "")


@pytest.mark.parametrize("system", sorted(LINES))
def test_whoever_is_made_answers_to_what_they_are(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system)
    with journal:
        name = bring(sitting, "a sly ferryman with one eye").sheet["name"]
        before = set(sitting.campaign.state.characters)
        reply = sitting.say("I persuade the ferryman to take me across for nothing")
        assert isinstance(reply, Proposal)
        assert set(sitting.campaign.state.characters) == before
        assert find_person(sitting.campaign.state, "the ferryman") == name
        if reply.request.opponent is not None:
            assert reply.request.opponent == name
