"""Snapshots only save time: a bad one is thrown away and the records make another."""

import pytest

from companion.journal import Journal, chronicle
from tests.companion.journal.forging import run
from tests.companion.journal.lantern_rules import Brave, OilBurnt


@pytest.fixture
def long_one(journal, monkeypatch):
    monkeypatch.setattr(chronicle, "SNAPSHOT_EVERY", 6)
    campaign = journal.create("long", "lantern", seed=b"l")
    for _ in range(12):
        campaign.roll(Brave(against=1))
        campaign.apply(OilBurnt(amount=-1))
    return campaign


def snapshots(journal: Journal) -> list[int]:
    with journal._store.reading() as connection:
        rows = connection.exec_driver_sql("SELECT sequence FROM snapshots ORDER BY 1")
        return [row[0] for row in rows]


def test_only_the_newest_are_kept_and_used(journal, long_one):
    assert len(snapshots(journal)) == 4
    again = journal.campaign("long")
    assert again._snapshot_at == max(snapshots(journal)) > 6
    assert again.state == long_one.state
    assert again.next_roll == 13
    assert again.verify().ok


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET body = substr(body, 3)",
        "UPDATE snapshots SET body = replace(body, 'oil', 'oik')",
        "UPDATE snapshots SET digest = 'x'",
        "UPDATE snapshots SET body = x'ff00', digest = 'x'",
        "UPDATE snapshots SET state_version = 99",
        "UPDATE snapshots SET record_hash = 'x'",
    ],
)
def test_corrupted_snapshot_is_ignored_and_rebuilt(journal, long_one, damage):
    run(journal, damage)
    again = journal.campaign("long")
    assert again.state == long_one.state
    assert again.damage == ()
    assert snapshots(journal) == []
    again.roll(Brave(against=1))
    assert snapshots(journal) == [again.sequence]


def test_forged_snapshot_is_found_by_verify(journal, long_one):
    from companion.journal.records import text_digest

    with journal._store.reading() as connection:
        rows = connection.exec_driver_sql("SELECT sequence, body FROM snapshots").all()
    for sequence, body in rows:
        forged = body.replace('\\"oil\\":10', '\\"oil\\":99').replace(
            '\\"oil\\":9,', '\\"oil\\":99,'
        )
        forged = forged.replace('\\"oil\\":9}', '\\"oil\\":99}')
        assert forged != body
        run(
            journal,
            "UPDATE snapshots SET body = ?, digest = ? WHERE sequence = ?",
            forged,
            text_digest(forged),
            sequence,
        )
    rich = journal.campaign("long")
    assert rich.state.oil > 90
    report = rich.verify()
    assert len(report.findings) == 4
    assert all("snapshot" in finding.sentence for finding in report.findings)
    assert journal.campaign("long").state == long_one.state


def test_undo_after_a_snapshot(journal, long_one):
    long_one.roll(Brave(against=1))
    before = long_one.state
    long_one.apply(OilBurnt(amount=5))
    again = journal.campaign("long")
    again.undo()
    assert again.state == before
    assert journal.campaign("long").state == before
