"""When a campaign was last played: beside its records, which no time may change."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; of campaigns from before, only the day they were started is known."""
    op.add_column("campaigns", sa.Column("played", sa.String(40), nullable=True))
