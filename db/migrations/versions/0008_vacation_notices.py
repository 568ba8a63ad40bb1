"""Remember where the vacations of a match's players are told, so that the notice is edited."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column."""
    column = sa.Column("away", sa.Text(), server_default="{}", nullable=False)
    op.add_column("matches", column)
