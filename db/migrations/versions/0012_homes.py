"""Keep where a match is played, and what the letters of each player have told."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the columns; the matches of today are played in threads."""
    home = sa.Column("home", sa.String(8), server_default="thread", nullable=False)
    op.add_column("matches", home)
    for name, kind, default in (
        ("first", sa.Integer(), "0"),
        ("told", sa.Integer(), "0"),
        ("pinged", sa.BigInteger(), "0"),
        ("posts", sa.Text(), "[]"),
    ):
        column = sa.Column(name, kind, server_default=default, nullable=False)
        op.add_column("deliveries", column)
