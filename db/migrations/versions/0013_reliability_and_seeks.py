"""Keep what is asked of who joins, and how many a seek gathers; find logs by who is in them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

PARTS = (
    ("ix_matches_open", "matches", "created", "status = 'lobby'"),
    ("ix_entries_who", "entries", "who", "who <> ''"),
)


def upgrade() -> None:
    """Add the columns and the indexes."""
    for added in ("least", "wanted"):
        column = sa.Column(added, sa.Integer(), server_default="0", nullable=False)
        op.add_column("matches", column)
    for name, table, indexed, which in PARTS:
        where = sa.text(which)
        op.create_index(name, table, [indexed], sqlite_where=where, postgresql_where=where)
