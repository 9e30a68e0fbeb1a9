"""The journal with the games that are installed."""

import pytest

from companion.journal import Journal
from engine.api import CharacterJoined, get_system

stitcher = pytest.importorskip("engine.systems.stitcher")


def test_stitcher_campaign_is_kept_exactly(tmp_path):
    rule_system = get_system("stitcher")
    ops = {t.model_fields["op"].default: t for t in rule_system.action_types}
    with Journal.open(tmp_path / "c.db") as journal:
        campaign = journal.create("Farek", "stitcher", seed=b"farek")
        sheet = {"name": "Farek", "traits": [{"name": "Warrior", "weight": 3}]}
        campaign.apply(CharacterJoined(sheet=sheet))
        actions = [
            {"op": "challenge", "elements": [{"name": "Warrior", "weight": 3}], "ds": 2},
            {"op": "opposed", "a": {"participants": 1}, "b": {"participants": 2}},
            {"op": "purchase", "value": "average_week", "elements": [{"name": "Merchant"}]},
        ]
        for data in actions:
            action = ops[data["op"]].model_validate(data)
            odds = rule_system.odds(campaign.state, action) if data["op"] == "challenge" else {}
            resolution = campaign.roll(action, summary={"odds": odds})
            assert campaign.rolled(campaign.next_roll - 1) == (action, resolution)
        again = journal.campaign("farek")
        assert again.state == campaign.state
        assert again.verify().findings == ()
