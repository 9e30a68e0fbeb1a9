"""What differs between SQLite and PostgreSQL, and what their errors mean to a person.

This is the only module with SQL of one database in it. Imports SQLAlchemy: load it when needed.
"""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from companion.errors import JournalError

WRITES: Final = "dicebound_writes"
"""Execution option of a connection that is going to write."""

_MIGRATION_LOCK: Final = 0x6469636564
"""Number of PostgreSQL's advisory lock for changes of the schema."""


def database_url(url_or_path: str | Path) -> str:
    """Return the URL of a database given as a URL or as the path of an SQLite file."""
    text = str(url_or_path)
    if "://" not in text:
        return f"sqlite:///{Path(text).expanduser()}"
    for short in ("postgres://", "postgresql://"):
        if text.startswith(short):
            return "postgresql+psycopg://" + text.removeprefix(short)
    return text


def sqlite_file(url: str) -> Path | None:
    """Return the file of an SQLite URL; None for another database or one in memory."""
    if not url.startswith("sqlite:///"):
        return None
    name = url.removeprefix("sqlite:///")
    return None if name in ("", ":memory:") else Path(name)


def connect(url: str, *, patience_s: float) -> Engine:
    """Return an engine for ``url``, set up so that a commit is on the disk when it returns.

    Args:
        url: database URL.
        patience_s: how long to wait for another process that is writing, in seconds.

    Raises:
        JournalError: no such database, or its driver is not installed.
    """
    try:
        if not url.startswith("sqlite"):
            return create_engine(make_url(url), pool_pre_ping=True)
        _make_folder(url)
        engine = create_engine(make_url(url), connect_args={"timeout": patience_s})
    except ModuleNotFoundError as error:
        raise JournalError(
            f"the database driver {error.name!r} is not installed; "
            "for PostgreSQL: pip install 'dicebound[postgres]'"
        ) from error
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise JournalError(
            "this is no database address; give a file or postgresql://user@host/name"
        ) from error
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _make_folder(url: str) -> None:
    path = sqlite_file(url)
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise JournalError(
            f"the folder {str(path.parent)!r} cannot be made ({error.strerror}); "
            "choose another with DICEBOUND_HOME"
        ) from error


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    # The driver must not open transactions by itself; ``_begin_sqlite`` does.
    connection.isolation_level = None
    # A flipped byte may leave text that is no UTF-8; it must come back, so that it can be named.
    connection.text_factory = partial(str, encoding="utf-8", errors="surrogateescape")
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once: waiting is possible then, later it would be a deadlock.
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def lock_schema(connection: Connection) -> None:
    """Keep other processes from changing the schema until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")


def back_up(engine: Engine, target: Path) -> None:
    """Copy an SQLite database as it stands, damage included.

    Raises:
        OSError: the copy cannot be written.
        sqlite3.Error: the database cannot be read.
    """
    part = target.with_suffix(".part")
    with engine.connect() as connection, closing(sqlite3.connect(part)) as copy:
        driver: Any = connection.connection.driver_connection
        driver.backup(copy)
    part.replace(target)


_MEANINGS: Final = (
    ("database is locked", "another program is writing to {place}; try again when it is done"),
    ("readonly database", "{place} is read-only; allow writing, or set DICEBOUND_HOME elsewhere"),
    (
        "database or disk is full",
        "the disk is full; nothing was lost: free some space, then repeat",
    ),
    ("disk i/o error", "{place} could not be read or written; is the disk full or gone?"),
    ("file is not a database", "{place} is no Dicebound database; move it away or name another"),
    ("malformed", "{place} is damaged; put a backup in its place, or move it away to start anew"),
    ("unable to open", "{place} cannot be opened; is the folder there, and may you write in it?"),
    ("connection refused", "the database server at {place} does not answer; is it running?"),
    ("no such table", "{place} lacks a table of Dicebound's; put a backup in its place"),
)


def sentence_for(error: SQLAlchemyError | sqlite3.Error, url: str) -> str:
    """Return one sentence for a database's error: what is wrong, and what to do.

    Args:
        error: what the driver said.
        url: the database.
    """
    said = str(getattr(error, "orig", None) or error)
    path = sqlite_file(url)
    place = repr(str(path)) if path else _shown(url)
    for sign, sentence in _MEANINGS:
        if sign in said.lower():
            return sentence.format(place=place)
    first = " ".join(said.split())[:200]
    return f"{place} could not be used ({first}); nothing was changed"


def damage_sentence(url: str) -> str:
    """Return the sentence for a database that is damaged beyond opening."""
    return sentence_for(sqlite3.DatabaseError("malformed"), url)


def _shown(url: str) -> str:
    try:
        return repr(make_url(url).render_as_string(hide_password=True))
    except ArgumentError:
        return "the database"
