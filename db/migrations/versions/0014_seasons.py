"""Keep leagues and tournaments, and which matches belong to them."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Create the tables, and add the column."""
    op.add_column("matches", sa.Column("season", sa.String(8), nullable=True))
    op.create_index("ix_matches_season", "matches", ["season"])
    op.create_table(
        "seasons",
        sa.Column("id", sa.String(8), nullable=False),
        sa.Column("form", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Integer(), nullable=False),
        sa.Column("alarm", sa.BigInteger(), nullable=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("champion", sa.String(64), nullable=True),
        sa.Column("over", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_seasons"),
    )
    op.create_index("ix_seasons_guild", "seasons", ["guild"])
    op.create_index("ix_seasons_alarm", "seasons", ["alarm"])
    op.create_table(
        "season_entries",
        sa.Column("season_id", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["season_id"], ["seasons.id"], name="fk_season_entries_season_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("season_id", "number", name="pk_season_entries"),
    )
    op.create_index("ix_season_entries_who", "season_entries", ["who"])
