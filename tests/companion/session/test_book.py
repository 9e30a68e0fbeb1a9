"""The ledger as play proposes it: every entry with its record; an undo leaves none behind."""

from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.journal import Journal
from companion.openings import Circumstance, Newcomer, Opening
from companion.session.book import Book
from companion.session.memory import Memory
from companion.session.noting import decide, note
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Clock, Effect, EffectApplied
from tests.companion.session.doubles import FAREK, sit, table

OPENING = Opening(
    id="test",
    systems=("stitcher",),
    genre="fantasy",
    place="the toll house",
    scene='Rain falls. Agatha the toll collector dips her pen. "Next," says Agatha.',
    trouble="Agatha's patience",
    people=(
        Newcomer(name="Agatha", strength="3", wants="one true name", attitude=-2),
        Newcomer(name="a soldier", strength="2", wants="his name back", attitude=1),
    ),
    circumstances=(Circumstance(name="Agatha's open ledger"),),
)


@pytest.fixture
def sitting(tmp_path: Path):
    with Journal.open(tmp_path / "c.db") as journal:
        campaign = journal.create("Test", "stitcher", seed=b"seed")
        sheet = campaign.rule_system.play.draft_sheet("Farek", FAREK, campaign.state)
        campaign.apply(CharacterJoined(sheet=sheet))
        found = sit(campaign)
        list(found.begin(OPENING, threads=["Who owns the bridge"]))
        yield found


def effect(kind, name, **more) -> EffectApplied:
    fields = {"kind": kind, "change": "gain", "target": "scene", "name": name, **more}
    return EffectApplied(effect=Effect(**fields))


def names(sitting: Sitting, kind) -> list[str]:
    return [e.name for e in sitting.book.ledger.entries(kind)]


def test_an_opening_enters_its_people_place_trouble_and_stakes(sitting):
    assert names(sitting, "person") == ["Agatha", "a soldier"]
    assert names(sitting, "place") == ["the toll house"]
    assert names(sitting, "clock") == ["Agatha's patience"]
    assert names(sitting, "thread") == ["Who owns the bridge"]
    agatha = sitting.book.ledger.get("person", "Agatha")
    assert (agatha.attitude, agatha.detail) == (-2, "wants one true name")
    source = sitting.campaign.records(since=agatha.source - 1)[0]
    assert source.kind == "opening"


def test_effects_are_proposed_and_followed(sitting):
    campaign = sitting.campaign
    campaign.apply(effect("cost", "A favour to the ferryman"))
    campaign.apply(effect("knowledge", "The bell has no tongue", good=True))
    campaign.apply(effect("relation", "attitude", target="a soldier", change="set", good=True))
    campaign.apply(effect("clock", "Agatha's patience", change="raise", size=2))
    ledger = sitting.book.ledger
    assert [(e.name, e.status) for e in ledger.entries("promise")] == [
        ("A favour to the ferryman", "proposed")
    ]
    assert ledger.get("fact", "the bell has no tongue").source == campaign.sequence - 2
    assert ledger.get("person", "a soldier").attitude == 2
    assert ledger.get("clock", "agatha's patience").ticks == 3
    campaign.apply(effect("cost", "A favour to the ferryman", change="lose"))
    assert sitting.book.ledger.entries("promise")[0].status == "closed"


def test_the_ledger_follows_clocks_and_attitudes_as_the_state_has_them(sitting):
    for _ in range(6):
        sitting.campaign.apply(effect("clock", "Agatha's patience", change="raise"))
        sitting.campaign.apply(
            effect("relation", "attitude", target="Agatha", change="set", good=False)
        )
    state = sitting.campaign.state
    clock = next(c for c in state.story.clocks if c.name == "Agatha's patience")
    entry = sitting.book.ledger.get("clock", clock.name)
    assert (entry.ticks, entry.size) == (clock.ticks, clock.size)
    assert sitting.book.ledger.get("person", "Agatha").attitude == state.story.relations["Agatha"]


def test_what_an_undo_takes_back_was_never_in_the_ledger(sitting):
    sitting.say("I climb the cliff with my long rope")
    rolled = sitting.roll()
    before = (list(sitting.book.ledger.entries()), sitting.campaign.state)
    list(sitting.tell(rolled).sentences)
    decide(sitting.campaign, sitting.book, "add Who rang the bell?")
    note(sitting.campaign, sitting.book, "it was Calzon, not Agatha")
    assert names(sitting, "thread")[-1] == "Who rang the bell?"
    assert names(sitting, "person")[0] == "Calzon"
    sitting.undo()
    assert (list(sitting.book.ledger.entries()), sitting.campaign.state) == before
    assert not sitting.book.corrections
    assert list(Book(sitting.campaign).ledger.entries()) == before[0]


def test_the_player_decides_about_threads(sitting):
    campaign, book = sitting.campaign, sitting.book
    added = decide(campaign, book, "add person Old Wick")
    assert (added.kind, added.name) == ("person", "Old Wick")
    number = book.ledger.get("thread", "Who owns the bridge").number
    assert decide(campaign, book, f"edit {number} Who sold the bridge").name == (
        "Who sold the bridge"
    )
    assert decide(campaign, book, f"close {number}").status == "closed"
    for wrong in ("add", "close 99", "burn 1", "edit 1"):
        with pytest.raises(BadInputError):
            decide(campaign, book, wrong)


def test_a_correction_is_obeyed_everywhere_from_then_on(sitting):
    done = note(sitting.campaign, sitting.book, "it was Calzon, not Agatha")
    assert done.rewords
    sitting.memory.reread()
    state = sitting.campaign.state
    assert "Agatha" not in state.characters
    assert state.story.relations["Calzon"] == -2
    assert Clock(name="Calzon's patience", ticks=1, size=6) in state.story.clocks
    assert [s.name for s in state.story.standings] == ["Calzon's open ledger"]
    assert not any("Agatha" in s for s in sitting.memory.told)
    assert any("Calzon the toll collector" in s for s in sitting.memory.told)
    assert sitting.memory.wants["Calzon"] == "one true name"
    assert names(sitting, "person")[0] == "Calzon"
    setting = sitting.setting()
    assert "Agatha" not in setting.model_dump_json()
    assert "Agatha" not in " ".join(sitting.recap())
    told = list(sitting.telling.words(["Agatha comes back with a lamp."]))
    assert told == ["Calzon comes back with a lamp."]
    again = Memory.of(sitting.campaign)
    assert again.told == sitting.memory.told
    assert sitting.campaign.verify().ok


def test_of_two_known_people_only_the_last_words_are_corrected(sitting):
    sitting.say("I wait.")
    list(sitting.telling.words(["Agatha takes the map."]))
    done = note(sitting.campaign, sitting.book, "it was a soldier, not Agatha")
    assert "what was told last" in done.text
    sitting.memory.reread()
    assert "A soldier takes the map." in sitting.memory.told
    assert any("Agatha the toll collector" in s for s in sitting.memory.told)
    assert set(sitting.campaign.state.characters) == {"Farek", "Agatha", "a soldier"}


def test_a_correction_of_what_nobody_told_is_only_a_note(sitting):
    done = note(sitting.campaign, sitting.book, "it was Calzon, not Mephisto")
    assert not done.rewords
    assert "Mephisto" in done.text
    assert names(sitting, "fact") == ["it was Calzon, not Mephisto"]


@pytest.mark.parametrize(
    ("cost", "is_owed"), [("An hour of blows", False), ("Promise to come back", True)]
)
def test_time_that_is_gone_is_owed_to_nobody(sitting, cost, is_owed):
    effect = Effect(kind="cost", change="gain", target="Farek", name=cost)
    sitting.campaign.apply(EffectApplied(effect=effect))
    assert (cost in names(sitting, "promise")) is is_owed


def test_a_word_that_is_given_is_kept_in_mind(tmp_path):
    journal, sitting = table(tmp_path, system="altars", place="the temple")
    with journal:
        sitting.say("I promise Captain Rook that nobody will touch him.")
        promises = [e.name for e in sitting.book.ledger.entries("promise")]
        assert promises == ["your word that nobody will touch him"]


def test_who_came_for_a_withdrawn_check_is_not_in_the_ledger(tmp_path):
    journal, sitting = table(tmp_path, system="altars", place="the temple")
    with journal:
        sitting.say("I persuade Captain Rook to lend me a boat")
        sitting.withdraw()
        assert "Captain Rook" not in {
            e.name for e in sitting.book.ledger.entries("person") if e.status != "closed"
        }
