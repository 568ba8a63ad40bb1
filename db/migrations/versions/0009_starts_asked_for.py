"""Keep the chance of a start that was asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column."""
    op.add_column("matches", sa.Column("asked", sa.Text(), server_default="", nullable=False))
