"""Keep the chance that players add to a match."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column."""
    op.add_column("seats", sa.Column("added", sa.Text(), server_default="", nullable=False))
