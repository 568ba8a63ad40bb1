"""What a seat can do now, as its private picture shows it: rimmed tiles, and a line at the foot.

From the legal actions of its view; nothing for spectators, and for seats that are not asked.
"""

from collections.abc import Sequence

from engine.game import Action
from engine.games.pangea import position_queries, state
from engine.games.pangea import state as m
from engine.games.pangea.legal import legal
from render.look import Look

_MAGIC = (("draw", m.Draw), ("summon", m.Summon), ("shift", m.Shift), ("lead", m.Lead))


def tiles(view: state.State, seat: int | None, look: Look) -> frozenset[int]:
    """Return the tiles where a tower can be placed, one can set out from, or buy."""
    found: set[int] = set()
    for way in _ways(view, seat, look):
        match way:
            case m.Place() | m.Buy():
                found.add(way.tile)
            case m.Move():
                found.add(way.origin)
    return frozenset(found)


def shifts(view: state.State, seat: int | None, look: Look) -> tuple[tuple[int, int], ...]:
    """Return the ways in which tiles can be shifted: from which cell to which."""
    return tuple(
        (view.cells.index(way.tile), way.to)
        for way in _ways(view, seat, look)
        if isinstance(way, m.Shift)
    )


def said(view: state.State, seat: int | None, look: Look) -> str:
    """Say what a seat can do now; "" for nothing."""
    ways = _ways(view, seat, look)
    kinds = {type(way) for way in ways}
    if kinds & {kind for _, kind in _MAGIC}:
        told = [look.say(f"pangea-can-{name}") for name, kind in _MAGIC if kind in kinds]
        return look.say("pangea-can-magic", left=view.left, list=" · ".join(told))
    if m.Buy in kinds:
        return look.say(
            "pangea-can-buy", price=position_queries.price(view, view.peoples[view.active])
        )
    for name, kind in (("place", m.Place), ("move", m.Move), ("protect", m.Protect)):
        if kind in kinds:
            return look.say(f"pangea-can-{name}")
    return look.say("pangea-can-done") if ways else ""


def _ways(view: state.State, seat: int | None, look: Look) -> Sequence[Action]:
    if seat is None or look.result is not None or look.past:
        return ()
    return legal(view, seat)
