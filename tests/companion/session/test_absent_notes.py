"""A note that somebody is not here is obeyed like any correction."""

import pytest

from companion.session.noting import note as note_down
from engine.api import CharacterJoined
from tests.companion.session.doubles import table


@pytest.fixture
def sitting(tmp_path):
    journal, found = table(tmp_path, place="the harbour of Tarn")
    with journal:
        for name in ("Drowned God", "two guards"):
            sheet = found.system.play.opponent_sheet(name, "2")
            found.campaign.apply(CharacterJoined(sheet=sheet))
        yield found


@pytest.mark.parametrize(
    ("note", "gone"),
    [
        ("the Drowned God is not here", "Drowned God"),
        ("the two guards have left", "two guards"),
        ("there is no Drowned God here", "Drowned God"),
        ("the guards are gone", "two guards"),
    ],
)
def test_who_is_said_to_be_away_is_away(sitting, note, gone):
    told = note_down(sitting.campaign, sitting.book, note)
    assert told.text.endswith(" here.")
    assert gone not in sitting.campaign.state.characters


@pytest.mark.parametrize(
    "note", ["the guards are here", "Farek is not here", "the guards are not gone", "it rains"]
)
def test_any_other_note_takes_nobody_away(sitting, note):
    before = set(sitting.campaign.state.characters)
    assert note_down(sitting.campaign, sitting.book, note).text == "Noted."
    assert set(sitting.campaign.state.characters) == before
