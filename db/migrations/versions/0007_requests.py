"""Keep what people wanted of a match before they said of which."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "requests",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("deed", sa.String(length=32), nullable=False),
        sa.Column("given", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_requests")),
    )
