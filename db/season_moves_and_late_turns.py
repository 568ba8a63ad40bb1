"""Turns that seats have played in matches of seasons, counted as they happen.

A season asks for it at every look: a row a seat is read, however long the match is.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Boolean, Connection, bindparam, case, insert, select, update

from db.match_rows import Values
from db.tables import turns
from engine import Kind, Match

DONE = tuple(kind.value for kind in (Kind.MOVE, Kind.ORDER, Kind.EXPIRE, Kind.BACK))
_MINE = update(turns).where(turns.c.match_id == bindparam("match"), turns.c.seat == bindparam("at"))
_ADD = _MINE.values(
    late=turns.c.late + bindparam("more"),
    moves=turns.c.moves + bindparam("moved"),
    idle=case((bindparam("back", type_=Boolean), 0), else_=turns.c.idle) + bindparam("since"),
)


@dataclass(slots=True)
class Played:
    """What a seat has done in a match: turns too late, moves and orders, turns too late at last.

    `row`: turns in a row, up to now, for which the time was over.
    """

    late: int = 0
    moves: int = 0
    row: int = 0
    back: bool = False


def done(entries: Iterable[tuple[str, int | None, Sequence[int]]]) -> dict[int, Played]:
    """Return by seat what entries add: each its kind, its seat, and the seats of its moves.

    `back`: turns in a row are counted anew.
    """
    found: dict[int, Played] = defaultdict(Played)
    for kind, one, moved in entries:
        late = kind == Kind.EXPIRE.value
        if kind not in DONE or (one is None and not late):
            continue
        for seat in dict.fromkeys(moved) if one is None else (one,):
            had = found[seat]
            if late:
                had.late, had.row = had.late + 1, had.row + 1
            else:
                had.moves += kind != Kind.BACK.value
                had.row, had.back = 0, True
    return found


def begin(conn: Connection, match: Match) -> None:
    """Write the rows of a new match of a season."""
    nothing = {"match_id": match.id, "late": 0, "moves": 0, "idle": 0}
    conn.execute(insert(turns), [nothing | {"seat": seat} for seat in range(len(match.players))])
    add(conn, match)


def add(conn: Connection, match: Match) -> None:
    """Write what the entries of a match of a season that are not written yet add."""
    told = ((e.kind.value, e.seat, [move.seat for move in e.moves]) for e in match.entries)
    rows: list[Values] = [
        {"match": match.id, "at": seat, "more": had.late, "moved": had.moves}
        | {"back": had.back, "since": had.row}
        for seat, had in done(told).items()
    ]
    if rows:
        conn.execute(_ADD, rows)


def read(conn: Connection, ids: Sequence[str]) -> dict[str, dict[int, Played]]:
    """Return by match and seat what was done in matches of seasons."""
    found: dict[str, dict[int, Played]] = defaultdict(dict)
    for row in conn.execute(select(turns).where(turns.c.match_id.in_(ids))):
        found[row.match_id][row.seat] = Played(row.late, row.moves, row.idle)
    return found
