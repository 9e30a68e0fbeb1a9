"""Reading and writing the tables. Every database error leaves here as a ``JournalError``.

Imports SQLAlchemy: load it only when a journal is opened.
"""

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from companion.errors import JournalConflictError, JournalError
from companion.journal.databases import (
    WRITES,
    back_up,
    connect,
    damage_sentence,
    database_url,
    sentence_for,
    sqlite_file,
)
from companion.journal.records import CampaignInfo, Record, Snapshot
from companion.journal.schema import CAMPAIGNS, RECORDS, SEEDS, SNAPSHOTS
from companion.journal.upgrade import bring_up_to_date


class Store:
    """One database of campaigns.

    Args:
        url_or_path: database URL, or the path of an SQLite file, which is made when missing.
        patience_s: how long to wait for another process that is writing, in seconds.

    Raises:
        JournalError: it cannot be used; the message says why.
    """

    def __init__(self, url_or_path: str | Path, *, patience_s: float) -> None:
        self.url = database_url(url_or_path)
        self.file = sqlite_file(self.url)
        self._engine = connect(self.url, patience_s=patience_s)
        try:
            bring_up_to_date(self)
        except BaseException:
            self._engine.dispose()
            raise

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection in a read transaction."""
        with self._translated(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection in a write transaction; committed to disk at the end, or not at all."""
        with self._translated(), self._engine.connect() as plain:
            connection = plain.execution_options(**{WRITES: True})
            with connection.begin():
                yield connection

    @contextmanager
    def _translated(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError:
            raise  # the caller knows what was unique
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise JournalError(sentence_for(error, self.url)) from error
        except UnicodeDecodeError as error:  # SQLite quotes damaged bytes in its message
            raise JournalError(damage_sentence(self.url)) from error
        except OverflowError as error:
            raise JournalError("this number is too large for the journal") from error

    # Campaigns

    def campaigns(self) -> list[CampaignInfo]:
        """Return all campaigns, the last played first, with their number of records."""
        count = func.count(RECORDS.c.sequence)
        query = (
            select(*_INFO, count)
            .join_from(CAMPAIGNS, RECORDS, isouter=True)
            .group_by(*_INFO, CAMPAIGNS.c.name_key)
            .order_by(func.coalesce(CAMPAIGNS.c.played, CAMPAIGNS.c.created).desc())
            .order_by(CAMPAIGNS.c.name_key)
        )
        with self.reading() as connection:
            return [replace(_info(row), records=count) for *row, count in connection.execute(query)]

    def find(
        self, *, key: str | None = None, campaign_id: str | None = None
    ) -> CampaignInfo | None:
        """Return the campaign with this name key or id, without its number of records."""
        where = CAMPAIGNS.c.name_key == key if key is not None else CAMPAIGNS.c.id == campaign_id
        with self.reading() as connection:
            row = connection.execute(select(*_INFO).where(where)).first()
        return _info(row) if row else None

    def add_campaign(
        self, info: CampaignInfo, key: str, seeds: dict[str, bytes], records: Sequence[Record]
    ) -> None:
        """Add a campaign with its first records, all or nothing.

        Raises:
            JournalConflictError: its name or id is taken.
        """
        try:
            with self.writing() as connection:
                connection.execute(
                    insert(CAMPAIGNS).values(
                        id=info.id,
                        name=info.name,
                        name_key=key,
                        system=info.system,
                        created=info.created or datetime.now(UTC).isoformat(timespec="seconds"),
                        played=_now(),
                    )
                )
                _insert_seeds(connection, info.id, seeds)
                _insert_records(connection, records)
        except IntegrityError as error:
            if self.find(key=key) is None and self.find(campaign_id=info.id) is None:
                raise self._conflict(records[-1]) from error
            raise _name_taken(info.name) from error

    def rename(self, campaign_id: str, name: str, key: str, record: Record) -> None:
        """Give a campaign another name, and keep the record of it.

        Raises:
            JournalConflictError: the name is taken, or another process wrote first.
        """
        try:
            with self.writing() as connection:
                connection.execute(
                    update(CAMPAIGNS)
                    .where(CAMPAIGNS.c.id == campaign_id)
                    .values(name=name, name_key=key)
                )
                _insert_records(connection, [record])
        except IntegrityError as error:
            held = self.find(key=key)
            if held is not None and held.id != campaign_id:
                raise _name_taken(name) from error
            raise self._conflict(record) from error

    def delete(self, campaign_id: str) -> None:
        """Remove a campaign with everything that belongs to it."""
        with self.writing() as connection:
            for table in (SNAPSHOTS, SEEDS, RECORDS):
                connection.execute(delete(table).where(table.c.campaign_id == campaign_id))
            connection.execute(delete(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign_id))

    # Records

    def append(self, records: Sequence[Record]) -> None:
        """Write records of one campaign, durably; all or nothing.

        Raises:
            JournalConflictError: another process wrote to the campaign first.
        """
        try:
            with self.writing() as connection:
                _insert_records(connection, records)
                connection.execute(
                    update(CAMPAIGNS)
                    .where(CAMPAIGNS.c.id == records[0].campaign_id)
                    .values(played=_now())
                )
        except IntegrityError as error:
            raise self._conflict(records[0]) from error

    def _conflict(self, record: Record) -> JournalConflictError:
        if self.find(campaign_id=record.campaign_id) is None:
            return JournalConflictError("this campaign was deleted by another program")
        return JournalConflictError(
            "another program wrote to this campaign first; nothing was lost: open it again to go on"
        )

    def records(
        self,
        campaign_id: str,
        *,
        since: int = 0,
        until: int | None = None,
        kinds: Collection[str] | None = None,
    ) -> list[Record]:
        """Return records with ``since`` < sequence <= ``until``, in order."""
        query: Select[Any] = (
            select(
                RECORDS.c.sequence,
                RECORDS.c.kind,
                RECORDS.c.body,
                RECORDS.c.previous_hash,
                RECORDS.c.hash,
            )
            .where(RECORDS.c.campaign_id == campaign_id, RECORDS.c.sequence > since)
            .order_by(RECORDS.c.sequence)
        )
        if until is not None:
            query = query.where(RECORDS.c.sequence <= until)
        if kinds is not None:
            query = query.where(RECORDS.c.kind.in_(sorted(kinds)))
        with self.reading() as connection:
            rows = connection.execute(query).all()
        return [
            Record(campaign_id, sequence, _text(kind), _text(text), _text(previous), _text(own))
            for sequence, kind, text, previous, own in rows
        ]

    def last(self, campaign_id: str) -> Record:
        """Return the last record.

        Raises:
            JournalError: the campaign has none.
        """
        query = select(func.max(RECORDS.c.sequence)).where(RECORDS.c.campaign_id == campaign_id)
        with self.reading() as connection:
            sequence = connection.execute(query).scalar()
        if sequence is None:
            raise JournalError("this campaign has no records left; put a backup in its place")
        return self.records(campaign_id, since=sequence - 1)[0]

    def seeds(self, campaign_id: str) -> dict[str, bytes]:
        """Return commitment to secret seed."""
        query = select(SEEDS.c.commitment, SEEDS.c.seed).where(SEEDS.c.campaign_id == campaign_id)
        with self.reading() as connection:
            rows = connection.execute(query).all()
        return {commitment: _from_hex(seed) for commitment, seed in rows}

    def snapshots(self, campaign_id: str) -> list[Snapshot]:
        """Return a campaign's snapshots, the newest first."""
        query = (
            select(
                SNAPSHOTS.c.sequence,
                SNAPSHOTS.c.record_hash,
                SNAPSHOTS.c.state_version,
                SNAPSHOTS.c.body,
                SNAPSHOTS.c.digest,
            )
            .where(SNAPSHOTS.c.campaign_id == campaign_id)
            .order_by(SNAPSHOTS.c.sequence.desc())
        )
        with self.reading() as connection:
            rows = connection.execute(query).all()
        return [
            Snapshot(sequence, _text(record_hash), state_version, _text(text), _text(digest))
            for sequence, record_hash, state_version, text, digest in rows
        ]

    def add_snapshot(self, campaign_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot, in place of the oldest ones."""
        mine = SNAPSHOTS.c.campaign_id == campaign_id
        with self.writing() as connection:
            held = connection.execute(
                select(SNAPSHOTS.c.sequence).where(mine).order_by(SNAPSHOTS.c.sequence.desc())
            ).scalars()
            old = [snapshot.sequence, *list(held)[_KEPT_SNAPSHOTS - 1 :]]
            connection.execute(delete(SNAPSHOTS).where(mine, SNAPSHOTS.c.sequence.in_(old)))
            connection.execute(
                insert(SNAPSHOTS).values(
                    campaign_id=campaign_id,
                    sequence=snapshot.sequence,
                    record_hash=snapshot.record_hash,
                    state_version=snapshot.state_version,
                    body=snapshot.text,
                    digest=snapshot.digest,
                )
            )

    def drop_snapshot(self, campaign_id: str, sequence: int) -> None:
        """Throw a snapshot away; the records make another."""
        with self.writing() as connection:
            connection.execute(
                delete(SNAPSHOTS).where(
                    SNAPSHOTS.c.campaign_id == campaign_id, SNAPSHOTS.c.sequence == sequence
                )
            )

    def back_up(self, tag: str) -> Path | None:
        """Keep a copy of the whole database beside it, once for each ``tag``.

        Returns:
            The copy; None when the database is no file, or the copy cannot be made.
        """
        if self.file is None:
            return None
        target = self.file.with_name(f"{self.file.stem}.damaged-{tag}{self.file.suffix}")
        if not target.exists():
            try:
                with self._translated():
                    back_up(self._engine, target)
            except (OSError, JournalError):
                return None
        return target


_INFO = (
    CAMPAIGNS.c.id,
    CAMPAIGNS.c.name,
    CAMPAIGNS.c.system,
    CAMPAIGNS.c.created,
    CAMPAIGNS.c.played,
)
_KEPT_SNAPSHOTS = 4


def _name_taken(name: str) -> JournalConflictError:
    return JournalConflictError(f"there is a campaign {name!r} already; choose another name")


def _text(value: object) -> str:
    # SQLite keeps any type in any column: damage may leave something that is no text.
    if isinstance(value, bytes):
        return value.decode("utf-8", "surrogateescape")
    return value if isinstance(value, str) else repr(value)


def _info(row: Sequence[Any]) -> CampaignInfo:
    campaign_id, name, system, created, played = row
    shown = name.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    return CampaignInfo(campaign_id, shown, system, created, played=played or "")


def _now() -> str:
    return datetime.now(UTC).isoformat()


def _from_hex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""  # damaged; it will not fit its commitment, and ``verify`` says so


def _insert_seeds(connection: Connection, campaign_id: str, seeds: dict[str, bytes]) -> None:
    for commitment, seed in seeds.items():
        connection.execute(
            insert(SEEDS).values(campaign_id=campaign_id, commitment=commitment, seed=seed.hex())
        )


def _insert_records(connection: Connection, records: Sequence[Record]) -> None:
    rows = [
        {
            "campaign_id": record.campaign_id,
            "sequence": record.sequence,
            "kind": record.kind,
            "body": record.text,
            "previous_hash": record.previous,
            "hash": record.hash,
        }
        for record in records
    ]
    connection.execute(insert(RECORDS), rows)
