"""Changes a database behind the journal's back."""

import sqlite3
from contextlib import closing

from companion.journal import Journal
from companion.journal.records import next_record


def forge(
    journal: Journal, campaign_id: str, sequence: int, *, rehash: bool = False, **columns: object
) -> None:
    """Overwrite columns of one record.

    Args:
        journal: where.
        campaign_id: whose.
        sequence: which.
        rehash: make the chain whole again from there on, as a clever forger would.
        columns: column to new value.
    """
    assert journal._store.file is not None
    with closing(sqlite3.connect(journal._store.file)) as connection:
        where = "WHERE campaign_id = ? AND sequence = ?"
        for column, value in columns.items():
            connection.execute(
                f"UPDATE records SET {column} = ? {where}", (value, campaign_id, sequence)
            )
        if rehash:
            _rehash(connection, campaign_id)
        connection.commit()


def _rehash(connection: sqlite3.Connection, campaign_id: str) -> None:
    rows = connection.execute(
        "SELECT sequence, kind, body FROM records WHERE campaign_id = ? ORDER BY sequence",
        (campaign_id,),
    ).fetchall()
    previous = "0" * 64
    for sequence, kind, body in rows:
        record = next_record(campaign_id, sequence, previous, kind, body)
        connection.execute(
            "UPDATE records SET previous_hash = ?, hash = ? WHERE campaign_id = ? AND sequence = ?",
            (previous, record.hash, campaign_id, sequence),
        )
        previous = record.hash


def run(journal: Journal, statement: str, *values: object) -> None:
    """Run one SQL statement on the file."""
    assert journal._store.file is not None
    with closing(sqlite3.connect(journal._store.file)) as connection:
        connection.execute(statement, values)
        connection.commit()
