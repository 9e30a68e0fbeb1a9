"""Campaigns, their records and their secret seeds."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(100), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("name_key", sa.Text, nullable=False, unique=True),
        sa.Column("system", sa.String(100), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("campaign_id", sa.String(100), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("previous_hash", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "seeds",
        sa.Column("campaign_id", sa.String(100), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("commitment", sa.String(64), primary_key=True),
        sa.Column("seed", sa.Text, nullable=False),
    )
