"""The ledger: numbers stay, decisions hold, names are found."""

import pytest

from companion.errors import BadInputError
from companion.threads import Ledger


@pytest.fixture
def ledger() -> Ledger:
    found = Ledger()
    found.propose("person", "Ness Reeder", source=3, detail="wants the deed", status="open")
    found.propose("thread", "Who paid?", source=5)
    found.propose("person", "Tam Reeder", source=6, status="open")
    return found


def test_what_came_up_again_is_touched_and_not_doubled(ledger):
    ledger.propose("person", "the  ness reeder", source=9)
    entries = ledger.entries("person")
    assert [e.name for e in entries] == ["Ness Reeder", "Tam Reeder"]
    assert (entries[0].source, entries[0].touched) == (3, 9)


def test_numbers_and_names_find_an_entry(ledger):
    assert ledger.find("2").name == "Who paid?"
    assert ledger.find("who paid?").number == 2
    assert ledger.find("tam").name == "Tam Reeder"


@pytest.mark.parametrize("text", ["reeder", "nobody", "9", ""])
def test_what_is_not_or_not_clearly_meant_is_told(ledger, text):
    with pytest.raises(BadInputError):
        ledger.find(text)


def test_decisions_change_what_stands(ledger):
    ledger.decide("accept", "thread:who paid?", source=10)
    assert ledger.find("2").status == "open"
    ledger.decide("close", "thread:who paid?", source=11)
    assert ledger.entries("thread", standing=True) == []
    ledger.decide("reopen", "thread:who paid?", source=12)
    ledger.decide("edit", "thread:who paid?", source=13, text="Who paid the bargemen?")
    entry = ledger.find("2")
    assert (entry.name, entry.status, entry.source) == ("Who paid the bargemen?", "open", 5)
    ledger.decide("close", "thread:nothing", source=14)


def test_two_entries_that_prove_to_be_one_become_one(ledger):
    ledger.decide("edit", "person:tam reeder", source=8, text="Ness Reeder")
    assert [e.name for e in ledger.entries("person")] == ["Ness Reeder"]


def test_a_person_who_comes_back_is_here_again(ledger):
    ledger.change("person", "Ness Reeder", source=7, status="away")
    assert ledger.get("person", "ness reeder").status == "away"
    ledger.propose("person", "Ness Reeder", source=8)
    assert ledger.get("person", "Ness Reeder").status == "open"
