"""Keep how far people are in the courses of the games."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "courses",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("lesson", sa.String(40), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("done", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_courses"),
    )
