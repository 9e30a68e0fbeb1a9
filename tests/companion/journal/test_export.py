"""Export and import: the same records, the same dice, nothing taken in that does not hold."""

import json

import pytest

from companion.errors import BadInputError, JournalConflictError, JournalTamperedError
from companion.journal import Campaign, Journal
from engine.api import GivenDice
from tests.companion.journal.forging import forge
from tests.companion.journal.lantern_rules import Brave, OilBurnt, system_of


@pytest.fixture
def elsewhere(tmp_path):
    with Journal.open(tmp_path / "elsewhere.db", system_of=system_of) as opened:
        yield opened


@pytest.fixture
def played(journal) -> Campaign:
    campaign = journal.create("Zoë 林", "lantern", player_text="mine")
    campaign.roll(Brave(against=1))
    campaign.apply(OilBurnt(amount=1), roll=1)
    campaign.append("narration", {"sentences": ["„Weiter!“ \u2028 \x00"], "roll": 1})
    campaign.undo()
    campaign.roll(Brave(), dice=GivenDice([2, 2]))
    return campaign.branch("other", at=campaign.sequence)


def test_import_of_an_export_is_the_same_campaign(elsewhere, played):
    played.roll(Brave())
    text = json.dumps(played.export(reveal_seeds=True))
    copy = elsewhere.import_campaign(text)
    assert copy.records() == played.records()
    assert (copy.head, copy.state, copy.name) == (played.head, played.state, "other")
    assert copy.verify(played.head).ok
    assert copy.verify().notes == ()
    assert copy.export(reveal_seeds=True) == played.export(reveal_seeds=True)
    assert copy.roll(Brave(dice=9)).draws == played.roll(Brave(dice=9)).draws


def test_secret_seeds_stay_secret_unless_asked(elsewhere, played):
    data = played.export()
    assert data["seeds"] == {}
    copy = elsewhere.import_campaign(data)
    report = copy.verify()
    assert report.ok
    assert len(report.notes) == 2
    copy.roll(Brave(), dice=GivenDice([1, 1]))
    with_new_dice = copy.branch("on", at=copy.sequence)
    with_new_dice.roll(Brave())
    assert with_new_dice.verify().ok


def test_what_is_here_already_is_not_taken_twice(journal, elsewhere, played):
    data = played.export()
    with pytest.raises(JournalConflictError, match="here already, as 'other'"):
        journal.import_campaign(data)
    elsewhere.create("OTHER", "lantern")
    with pytest.raises(JournalConflictError, match="choose another name"):
        elsewhere.import_campaign(data)
    assert elsewhere.import_campaign(data, name="renamed").records() == played.records()


def test_changed_document_is_refused(elsewhere, played):
    data = played.export(reveal_seeds=True)
    data["records"][3]["body"]["passed"] = False
    with pytest.raises(JournalTamperedError, match="record 4 was changed"):
        elsewhere.import_campaign(data)
    data = played.export(reveal_seeds=True)
    del data["records"][2]
    with pytest.raises(JournalTamperedError, match="record 3 is missing"):
        elsewhere.import_campaign(data)
    data = played.export(reveal_seeds=True)
    data["seeds"] = {name: "00" for name in data["seeds"]}
    with pytest.raises(JournalTamperedError, match="does not fit its commitment"):
        elsewhere.import_campaign(data)
    assert elsewhere.list() == []


@pytest.mark.parametrize(
    "data",
    ["", "{", "[]", "null", "{}", '{"format": "other"}', b"\xff", "[" * 100_000, '{"records": 3}'],
)
def test_what_is_no_export(elsewhere, data):
    with pytest.raises(BadInputError, match="no exported campaign") as error:
        elsewhere.import_campaign(data)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "change",
    [{"version": 2}, {"id": ""}, {"records": []}, {"name": ""}, {"seeds": {"x": "y"}}, {"more": 1}],
)
def test_strange_documents(elsewhere, played, change):
    with pytest.raises((BadInputError, JournalTamperedError)) as error:
        elsewhere.import_campaign({**played.export(), **change})
    assert "\n" not in str(error.value)
    assert elsewhere.list() == []


def test_record_with_two_bodies(elsewhere, played):
    data = played.export()
    data["records"][0]["text"] = "{}"
    with pytest.raises(BadInputError, match="not both"):
        elsewhere.import_campaign(data)


def test_damaged_record_is_exported_as_it_stands(journal, elsewhere, played):
    forge(journal, played.id, 2, body='{ "text" : "mine" }')
    data = journal.campaign(played.id).export()
    assert data["records"][1]["text"] == '{ "text" : "mine" }'
    with pytest.raises(JournalTamperedError, match="record 2"):
        elsewhere.import_campaign(data)
