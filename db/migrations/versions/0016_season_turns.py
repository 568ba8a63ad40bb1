"""Keep by seat what was done in the matches of seasons, and count it once in those there are."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Create the table, and fill it."""
    turns = op.create_table(
        "turns",
        sa.Column("match_id", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("late", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("idle", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_turns_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_turns"),
    )
    conn = op.get_bind()
    chairs = "SELECT s.match_id, s.seat FROM seats s JOIN matches m ON m.id = s.match_id"
    rows = {
        (match, seat): {"match_id": match, "seat": seat, "late": 0, "moves": 0, "idle": 0}
        for match, seat in conn.execute(sa.text(f"{chairs} WHERE m.season IS NOT NULL"))
    }
    log = (
        "SELECT e.match_id, e.kind, e.seat, e.moves FROM entries e"
        " JOIN matches m ON m.id = e.match_id WHERE m.season IS NOT NULL"
        " AND e.kind IN ('move', 'order', 'expire', 'back') ORDER BY e.match_id, e.number"
    )
    for match, kind, one, moves in conn.execute(sa.text(log)):
        late = kind == "expire"
        seats = (
            [one] if one is not None else {move[1] for move in json.loads(moves)} if late else ()
        )
        for seat in seats:
            row = rows.get((match, seat))
            if row is not None:
                row["late"] += late
                row["moves"] += kind in ("move", "order")
                row["idle"] = row["idle"] + 1 if late else 0
    if rows:
        op.bulk_insert(turns, list(rows.values()))
