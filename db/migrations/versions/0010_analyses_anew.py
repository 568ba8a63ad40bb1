"""Forget analyses that were judged as it was done before: they are thought out again."""

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Empty the table."""
    op.execute("DELETE FROM analyses")
