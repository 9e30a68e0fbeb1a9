"""Numbered steps of the database schema. A step that was released is never edited."""

from typing import Final

VERSION_TABLE: Final = "dicebound_schema"
NEWEST: Final = "0003"
"""The last step. A database that is there already is opened without loading Alembic."""
