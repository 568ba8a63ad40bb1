"""Keep who is named in a match, and standings, so that neither is looked for in all matches.

Standings are counted when the tables are brought up to date: see `match_results_and_leaderboard`.
"""

import json

import sqlalchemy as sa
from alembic import op

from engine.match_types import is_computer

revision = "0017"
down_revision = "0016"

PAGE = 5_000
"""Matches that are looked through at once."""
_MATCHES = "SELECT id, host, invited, joined, seated FROM matches"
_NAMED = (
    "SELECT match_id, person FROM seats WHERE person IS NOT NULL",
    "SELECT match_id, offered FROM seats WHERE offered IS NOT NULL",
    "SELECT DISTINCT match_id, who FROM entries WHERE who <> ''",
)


def upgrade() -> None:
    """Create the tables and indexes, and fill the first table."""
    participants = op.create_table(
        "participants",
        sa.Column("match_id", sa.String(8), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_participants_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "person", name="pk_participants"),
    )
    op.create_table(
        "standings",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "guild", "person", name="pk_standings"),
    )
    for index, table, column in (
        ("ix_participants_person", "participants", "person"),
        ("ix_standings_person", "standings", "person"),
        ("ix_deliveries_person", "deliveries", "person"),
        ("ix_whispers_sender", "whispers", "sender"),
        ("ix_whispers_receiver", "whispers", "receiver"),
    ):
        op.create_index(index, table, [column])
    for index, table, column, which in (
        ("ix_seats_offered", "seats", "offered", "offered IS NOT NULL"),
        ("ix_matches_over", "matches", "updated", "status = 'over'"),
        ("ix_matches_void", "matches", "updated", "status = 'void'"),
    ):
        rows = sa.text(which)
        op.create_index(index, table, [column], sqlite_where=rows, postgresql_where=rows)
    conn = op.get_bind()
    asked, last = sa.text(f"{_MATCHES} WHERE id > :last ORDER BY id LIMIT {PAGE}"), ""
    while page := conn.execute(asked, {"last": last}).all():
        bounds = {"first": page[0].id, "last": page[-1].id}
        found = set[tuple[str, str]]()
        for match, host, *lists in page:
            people = (host, *(one for text in lists for one in json.loads(text)))
            found |= {(match, who) for who in people}
        for one in _NAMED:
            known = conn.execute(sa.text(f"{one} AND match_id BETWEEN :first AND :last"), bounds)
            found |= {(match, who) for match, who in known}
        named = sorted((match, who) for match, who in found if not is_computer(who))
        op.bulk_insert(participants, [{"match_id": match, "person": who} for match, who in named])
        last = bounds["last"]
