"""Keep which interactions are acknowledged and not answered yet."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "promises",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("shard", sa.Integer(), nullable=False),
        sa.Column("application", sa.BigInteger(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("match", sa.String(length=8), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=True),
        sa.Column("locale", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_promises")),
    )
