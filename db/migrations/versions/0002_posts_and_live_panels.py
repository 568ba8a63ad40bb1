"""Keep the last posts of a match, and the private panels that can still be changed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("matches", sa.Column("posts", sa.Text(), server_default="[]", nullable=False))
    op.create_table(
        "panels",
        sa.Column("message", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_panels_match_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("message", name=op.f("pk_panels")),
    )
    op.create_index(op.f("ix_panels_person"), "panels", ["person"])
    op.create_index(op.f("ix_panels_match_id_person"), "panels", ["match_id", "person"])
