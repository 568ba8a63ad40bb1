"""What waits for somebody, in whatever match on whatever server."""

from collections.abc import Sequence

from db.match_rows import Listing
from engine.match import Status


def waits_for(row: Listing, who: str) -> bool:
    """Tell whether a running match waits for a person."""
    mine = (seat for seat in row.waited if seat < len(row.seats))
    theirs = any(row.seats[seat] == who for seat in mine)
    return row.readable and row.status is Status.RUNNING and theirs


def queue(rows: Sequence[Listing], who: str) -> list[Listing]:
    """Return the matches that wait for a person, the nearest deadline first."""
    mine = [row for row in rows if waits_for(row, who)]
    return sorted(mine, key=lambda row: (row.deadline is None, row.deadline or 0, row.id))


def after(rows: Sequence[Listing], who: str, match: str) -> Listing | None:
    """Return what a person goes on to from a match: the next of their queue, or its first."""
    waiting = queue(rows, who)
    ids = [row.id for row in waiting]
    at = ids.index(match) + 1 if match in ids else 0
    rest = [row for row in waiting[at:] + waiting[:at] if row.id != match]
    return rest[0] if rest else None
