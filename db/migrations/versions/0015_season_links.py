"""Keep the links of seasons that have a page."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "season_links",
        sa.Column("season_id", sa.String(8), nullable=False),
        sa.Column("link", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["season_id"], ["seasons.id"], name="fk_season_links_season_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("season_id", name="pk_season_links"),
    )
    op.create_index("ix_season_links_link", "season_links", ["link"], unique=True)
