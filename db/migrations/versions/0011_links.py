"""Keep the links of matches that have a page."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "links",
        sa.Column("match_id", sa.String(8), nullable=False),
        sa.Column("link", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_links_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", name="pk_links"),
    )
    op.create_index("ix_links_link", "links", ["link"], unique=True)
