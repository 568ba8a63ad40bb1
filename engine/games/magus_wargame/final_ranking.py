"""The result: who comes where, and why [V1]-[V3] [A4]."""

from engine import game
from . import data as d, state as m


def towers(s: m.State, seat: int) -> int:
    """Return how many towers a seat holds."""
    return sum(tower in s.at[seat] for tower in d.TOWERS)


def armies(s: m.State, seat: int) -> int:
    """Return how many armies a seat has."""
    return sum(space != d.NONE for space in s.at[seat])


def result(s: m.State) -> game.Result | None:
    """Return the result once the match is over.

    The living by towers (so four of them come first), armies and printed Force; then the others,
    who went out later before who went out earlier.
    """
    if not s.reason:
        return None
    seats = range(len(s.out))
    held = [towers(s, seat) for seat in seats]
    rows = [armies(s, seat) for seat in seats]
    keys = [(not s.out[x], s.out[x], held[x], rows[x], s.force[x]) for x in seats]
    return game.Result(
        game.ranks(keys),
        s.reason,
        (
            game.Row("out", tuple(x or None for x in s.out)),
            game.Row("towers", tuple(held)),
            game.Row("armies", tuple(rows)),
            game.Row("force", tuple(s.force)),
        ),
    )
