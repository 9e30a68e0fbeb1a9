"""Brings the tables of a database up to the newest migration. Imports SQLAlchemy."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect

from companion.errors import JournalError
from companion.journal.databases import lock_schema
from companion.journal.migrations import NEWEST, VERSION_TABLE

if TYPE_CHECKING:
    from companion.journal.store import Store


def bring_up_to_date(store: "Store") -> None:
    """Run the migrations that are missing; Alembic is loaded only when there are some.

    Raises:
        JournalError: the database belongs to a newer version, or to another program.
    """
    with store.reading() as connection:
        if _schema(connection) == NEWEST:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "companion.journal:migrations")
    with store.writing() as connection:
        lock_schema(connection)
        if _schema(connection) == NEWEST:
            return  # another process was faster
        config.attributes["connection"] = connection
        command.upgrade(config, NEWEST)


def _schema(connection: Connection) -> str | None:
    tables = set(inspect(connection).get_table_names())
    if VERSION_TABLE not in tables:
        if tables:
            raise JournalError(
                "this database holds tables of another program; name another file or database"
            )
        return None
    row = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").first()  # noqa: S608
    found = str(row[0]) if row else None
    if found is not None and found > NEWEST:
        raise JournalError(
            f"these campaigns were kept by a newer Dicebound (schema {found}; this one knows "
            f"{NEWEST}); update the program"
        )
    return found
