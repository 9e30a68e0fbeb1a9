"""Scenes that play travels to begin with a sense, somebody with a want,and a handle."""

import re
from collections import Counter
from pathlib import Path

import pytest

from companion.session.arriving import arrival_called, arrivals, fitting, kind_of
from companion.session.places import place_words as words_about
from companion.session.safety import Safety, decide
from companion.session.scenes import begin_scene
from companion.threads.ledger import fold_name
from tests.companion.session.doubles import LINES, table

PLACES = ("the harbour", "the night market", "the temple", "the old woods", "Kessum", "the ruins")


@pytest.fixture(params=["stitcher", "skitterbarren", "altars"])
def sitting(request, tmp_path: Path):
    journal, found = table(tmp_path, system=request.param, lines=LINES[request.param])
    with journal:
        yield found


def here(sitting) -> list[str]:
    characters = sitting.campaign.state.characters
    return [name for name, sheet in characters.items() if sheet.side == "gm"]


def test_there_are_enough_and_each_is_whole():
    found = arrivals()
    assert len(found) >= 60
    assert max(Counter(a.id for a in found).values()) == 1
    assert max(Counter(fold_name(a.who) for a in found).values()) == 1
    for arrival in found:
        assert arrival.sense.endswith((".", "?"))
        assert arrival.stir.endswith((".", "?", '"'))
        told = arrival.stir.casefold()
        assert any(word in told for word in fold_name(arrival.who).split() if len(word) > 2), (
            f"{arrival.id}: whoever is there is not told"
        )
        unquoted = re.sub(r'"[^"]*"', "", told)
        assert not re.search(r"\byou (?:draw|run|grab|decide|feel|want|answer)\b", unquoted)
        assert set(arrival.kinds) <= {*map(kind_of, words_about("places")), "any"}


def test_every_word_of_a_place_leads_to_entries_in_every_era():
    for era in ("", "old", "new", "space", "waste"):
        for kind in ("harbour", "market", "temple", "station", "wood", "ruin", "road", "inn",
                     "court", "ship", "desert", "street", "mine", "water", "hill"):  # fmt: skip
            assert fitting(kind, era), f"{kind} in {era or 'no era'}"


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("the old mill on the river", "village"),
        ("the harbour master's office", "work"),
        ("the slave market of Kessum", "market"),
        ("the Blue Heron bar", "inn"),
        ("Kessum", ""),
    ],
)
def test_the_noun_of_a_place_says_its_kind(place, kind):
    assert kind_of(place) == kind


def test_a_new_place_has_somebody_who_wants_something_and_things_to_use(sitting):
    begun = begin_scene(sitting.campaign, sitting.book, "the harbour")
    (who,) = here(sitting)
    (entry,) = [a for a in arrivals() if a.who == who]
    assert "harbour" in entry.kinds
    assert begun.told == (entry.sense, entry.stir)
    assert {s.name for s in sitting.campaign.state.story.standings} == {entry.helps, entry.hinders}
    person = sitting.book.ledger.find(who)
    assert person is not None
    assert person.detail == f"wants {entry.wants}"
    attitude = sitting.campaign.state.story.relations.get(who, 0)
    assert attitude == (0 if begun.test.result == "as expected" else -1)


def test_nothing_comes_twice_in_a_campaign(sitting):
    seen: list[str] = []
    for number in range(12):
        begun = begin_scene(sitting.campaign, sitting.book, f"the market of Town {number}")
        seen += begun.told
    assert len(seen) == len(set(seen))


def test_going_back_finds_who_and_what_was_left(sitting):
    begin_scene(sitting.campaign, sitting.book, "the harbour")
    people, standings = here(sitting), sitting.campaign.state.story.standings
    begin_scene(sitting.campaign, sitting.book, "the market")
    assert here(sitting) != people
    begun = begin_scene(sitting.campaign, sitting.book, "The Harbour")
    assert here(sitting) == people
    assert sitting.campaign.state.story.standings == standings
    assert any("arbour" in sentence for sentence in begun.told)
    first_seen = {a.sense for a in arrivals()} | {a.stir for a in arrivals()}
    assert not set(begun.told) & first_seen


def test_the_same_seed_finds_the_same_people(tmp_path):
    found = []
    for number in (1, 2):
        journal, sitting = table(tmp_path / str(number), seed=b"same")
        with journal:
            for place in PLACES:
                begin_scene(sitting.campaign, sitting.book, place)
            found.append([*sitting.campaign.state.characters])
    assert found[0] == found[1]


def test_nobody_steps_over_a_line(tmp_path):
    journal, sitting = table(tmp_path)
    with journal:
        for topic in ("wax", "stone", "incense"):
            decide(sitting.campaign, Safety.of(sitting.campaign), "line", topic)
        for number in range(4):
            begun = begin_scene(sitting.campaign, sitting.book, f"the chapel of {number}")
            assert not any(sitting.guard.safety.crossing(line) for line in begun.told)


def test_the_player_reads_it_when_they_go_there(sitting):
    reply = sitting.say("I go to the harbour")
    sentences = " ".join(reply.sentences)
    (who,) = here(sitting)
    entry = next(a for a in arrivals() if a.who == who)
    assert entry.sense in sentences
    assert entry.stir in sentences
    assert arrival_called(entry.id) is entry
