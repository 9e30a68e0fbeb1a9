"""Three hundred exchanges of each game by a seeded player: nothing lost, nothing twice."""

import itertools
from pathlib import Path
from random import Random

import pytest

from benchmarks.campaign import SHEETS, SeededPlayer, near_repeats, start, told_sentences
from companion.journal import Journal
from companion.session.book import Book
from companion.session.memory import Memory
from companion.session.sitting import Sitting

pytestmark = pytest.mark.long

EXCHANGES = 300
STEP = 18
"""Exchanges between two points to which branches go back: seventeen in each game."""
APART = 30
"""Exchanges that lie between two uses of one consequence, at least."""
POINTS = 17
"""In each of three games: fifty points in all."""


@pytest.fixture(scope="module", params=SHEETS)
def played(request, tmp_path_factory):
    path: Path = tmp_path_factory.mktemp(request.param)
    with Journal.open(path / "c.db") as journal:
        sitting = start(journal, request.param, seed=3)
        player = SeededPlayer(sitting, 3)
        snapshots = {}
        for _ in range(EXCHANGES // STEP):
            player.play(STEP)
            snapshots[sitting.campaign.sequence] = view(sitting)
        player.play(EXCHANGES % STEP)
        yield journal, sitting, player.played, snapshots


def view(sitting: Sitting):
    """What an undo or a branch must give back exactly."""
    return of_campaign(sitting.campaign, sitting.book, sitting.memory)


def of_campaign(campaign, book, memory):
    return (
        campaign.state,
        [(e.kind, e.name, e.detail, e.status, e.source) for e in book.ledger.entries()],
        list(memory.told),
        list(memory.recent),
        dict(memory.wants),
        memory.exchange,
    )


def test_the_journal_verifies(played):
    _, sitting, _, _ = played
    assert sitting.campaign.verify().ok


def test_no_sentence_comes_again_or_nearly(played):
    _, sitting, _, _ = played
    told = told_sentences(sitting.campaign)
    assert len(told) > EXCHANGES
    assert list(near_repeats(told)) == []


def test_no_consequence_comes_twice_within_thirty_exchanges(played):
    # A clock that ticks, an old item that suffers and an old trouble that goes have their names
    # from the state; they are told apart by how they are told.
    _, sitting, _, _ = played
    exchange, last = 0, {}
    for record in sitting.campaign.records(live=True):
        exchange += record.kind == "player"
        for event in record.body.get("events", ()) if record.kind == "events" else ():
            effect = event.get("effect", {})
            if not effect.get("key"):
                continue  # upkeep, not a consequence
            own = effect["kind"] in ("clock", "gear") or effect["change"] == "lose"
            key = (effect["kind"], effect["tell"] if own else effect["name"].casefold())
            assert exchange - last.get(key, -APART) >= APART, (key, exchange)
            last[key] = exchange
    assert len(last) > APART


def test_every_thread_that_was_opened_is_listed(played):
    _, sitting, done, _ = played
    listed = {entry.name for entry in sitting.book.ledger.entries("thread")}
    assert done.opened
    assert set(done.opened) <= listed


def test_export_and_import_are_equal(played, tmp_path: Path):
    _, sitting, _, _ = played
    data = sitting.campaign.export(reveal_seeds=True)
    with Journal.open(tmp_path / "other.db") as other:
        back = other.import_campaign(data)
        assert back.export(reveal_seeds=True) == data
        assert back.state == sitting.campaign.state
        assert of_campaign(back, Book(back), Memory.of(back))[1:] == view(sitting)[1:]
        assert back.verify().ok


def test_reading_the_journal_again_gives_the_same_sitting(played):
    journal, sitting, _, _ = played
    again = journal.campaign(sitting.campaign.name)
    fresh = of_campaign(again, Book(again), Memory.of(again))
    assert fresh == of_campaign(sitting.campaign, sitting.book, Memory.of(sitting.campaign))


def test_a_branch_at_any_earlier_point_is_as_the_game_was_then(played):
    journal, sitting, _, snapshots = played
    for number, (sequence, before) in enumerate(snapshots.items()):
        made = sitting.campaign.branch(f"{sitting.campaign.name} {number}", at=sequence)
        again = of_campaign(made, Book(made), Memory.of(made))
        assert again == before
        journal.delete(made.name)


def test_the_same_seed_plays_the_same_game(played, tmp_path: Path):
    _, sitting, _, snapshots = played
    system = sitting.system.info.slug
    with Journal.open(tmp_path / "twin.db") as journal:
        twin = start(journal, system, seed=3)
        player = SeededPlayer(twin, 3)
        player.play(STEP)
        sequence = twin.campaign.sequence
        assert view(twin) == snapshots[sequence]
        mine = sitting.campaign.records()[:sequence]
        assert [r.hash for r in twin.campaign.records()] == [r.hash for r in mine]


@pytest.mark.parametrize("system", SHEETS)
def test_undo_gives_back_what_was_at_random_points(tmp_path: Path, system):
    random = Random(17)
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = start(journal, system, seed=5)
        player = SeededPlayer(sitting, 5)
        done = 0
        for _ in itertools.count():
            if done == POINTS:
                break
            player.play(1)
            if random.random() < 0.4:
                continue
            done += undone_and_told_again(sitting)
        assert sitting.campaign.verify().ok


def undone_and_told_again(sitting: Sitting) -> bool:
    """Roll, tell, undo: as after the roll; tell again: as after the telling."""
    if sitting.fighting.is_running or sitting.fighting.choice is not None:
        return False
    reply = sitting.say("I climb the wall with care")
    if sitting.proposal is None:
        assert reply is not None
        return False
    rolled = sitting.roll()
    after_roll = view(sitting)
    told = sitting.tell(rolled)
    words = list(told.sentences)
    after_words = view(sitting)
    sitting.undo()
    fresh = of_campaign(sitting.campaign, Book(sitting.campaign), Memory.of(sitting.campaign))
    assert view(sitting) == fresh
    assert fresh[0] == after_roll[0]
    assert fresh[1] == after_roll[1]
    assert fresh[2:] == after_roll[2:]
    again = sitting.tell(sitting.unfinished())
    assert list(again.sentences) == words
    assert again.effects == told.effects
    assert view(sitting)[0] == after_words[0]
    assert view(sitting)[2:] == after_words[2:]
    return True
