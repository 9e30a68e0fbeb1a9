"""The tables, as the newest migration leaves them. Imports SQLAlchemy: load it only when needed."""

from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, Text

METADATA = MetaData()

CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", String(100), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("name_key", Text, nullable=False, unique=True),
    Column("system", String(100), nullable=False),
    Column("created", String(40), nullable=False),
    Column("played", String(40), nullable=True),
)

RECORDS = Table(
    "records",
    METADATA,
    Column("campaign_id", String(100), ForeignKey("campaigns.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(40), nullable=False),
    Column("body", Text, nullable=False),
    Column("previous_hash", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
)

SEEDS = Table(
    "seeds",
    METADATA,
    Column("campaign_id", String(100), ForeignKey("campaigns.id"), primary_key=True),
    Column("commitment", String(64), primary_key=True),
    Column("seed", Text, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("campaign_id", String(100), ForeignKey("campaigns.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("record_hash", String(64), nullable=False),
    Column("state_version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("digest", String(64), nullable=False),
)
