"""Legal choices in a private picture of Pangea: rimmed tiles, and a line at the foot.

From the legal actions of its view; nothing for spectators, and for seats that are not asked.
"""

from collections.abc import Sequence, Set

from engine.game import Action
from engine.games.pangea import crowds_and_prices, state_actions_and_events as m
from engine.games.pangea.legal import legal
from render.look import Look
from . import names

_MAGIC = (("draw", m.Draw), ("summon", m.Summon), ("shift", m.Shift), ("lead", m.Lead))
_OTHERS = (("buy", m.Buy), ("place", m.Place), ("move", m.Move), ("protect", m.Protect))


def tiles(view: m.State, seat: int | None, look: Look) -> frozenset[int]:
    """Return the tiles where a tower can be placed, one can set out from, or buy."""
    found: set[int] = set()
    for way in _ways(view, seat, look):
        match way:
            case m.Place() | m.Buy():
                found.add(way.tile)
            case m.Move():
                found.add(way.origin)
    return frozenset(found)


def shifts(view: m.State, seat: int | None, look: Look) -> tuple[tuple[int, int], ...]:
    """Return the ways in which tiles can be shifted: from which cell to which."""
    return tuple(
        (view.cells.index(way.tile), way.to)
        for way in _ways(view, seat, look)
        if isinstance(way, m.Shift)
    )


def said(view: m.State, seat: int | None, look: Look) -> str:
    """Say what a seat can do now; "" for nothing."""
    if seat in look.to_act:
        return _said(view, look, {type(way) for way in _ways(view, seat, look)})
    return ""


def phase(view: m.State, look: Look) -> str:
    """Name the phase, and how much can still be done in it or for what."""
    name = names.phase(look.locale, view.phase)
    if view.phase == m.MAGIC:
        return look.say("pangea-board-magic", phase=name, left=view.left)
    if view.phase == m.BUY:
        price = crowds_and_prices.price(view, view.peoples[view.active])
        return look.say("pangea-board-buy", phase=name, price=price)
    return name


def public(view: m.State, look: Look) -> str:
    """Tell everybody what the seat to move can do."""
    kinds = {type(way) for way in _ways(view, view.active, look)} if look.to_act else set()
    found = [(key, kind) for key, kind in _MAGIC if kind in kinds]
    if found:
        told = [look.say(f"pangea-can-{key}") for key, _ in found]
        return look.say("pangea-may-magic", left=view.left, list=" · ".join(told))
    price = crowds_and_prices.price(view, view.peoples[view.active])
    for key, kind in _OTHERS:
        if kind in kinds:
            return look.say(f"pangea-may-{key}", price=price)
    return ""


def _said(view: m.State, look: Look, kinds: Set[type]) -> str:
    if kinds & {kind for _, kind in _MAGIC}:
        told = [look.say(f"pangea-can-{name}") for name, kind in _MAGIC if kind in kinds]
        return look.say("pangea-can-magic", left=view.left, list=" · ".join(told))
    price = crowds_and_prices.price(view, view.peoples[view.active])
    for name, kind in _OTHERS:
        if kind in kinds:
            return look.say(f"pangea-can-{name}", price=price)
    return look.say("pangea-can-done") if kinds else ""


def _ways(view: m.State, seat: int | None, look: Look) -> Sequence[Action]:
    if seat is None or look.result is not None or look.past:
        return ()
    return legal(view, seat)
