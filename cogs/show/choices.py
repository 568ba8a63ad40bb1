"""What a seat has to choose from, laid out as its panel."""

from collections.abc import Sequence
from typing import Any

from cogs.show.shown import Shown
from engine.game import AnyGame, Seat
from engine.match import Match, Status
from render.look import Look
from render.panel import Panel
from render.tongue import Outlook


def panels_of(
    match: Match, shown: Shown, focus: Sequence[str], ordering: bool = False
) -> tuple[Panel, Panel]:
    """Return the panel of a seat, which has nothing to choose unless the match is running.

    Orders are offered apart from what is legal: where they are asked for, or narrowed to.
    """
    seat = shown.viewer
    if match.status is not Status.RUNNING or seat is None:
        return Panel((), ()), Panel((), ())
    state = match.position(seat)
    legal = [] if ordering else list(match.game.legal(state, seat))
    orders = orders_of(match, seat) if ordering or focus else []
    return laid(shown, match.game, state, legal, orders, focus)


def laid(
    shown: Shown,
    game: AnyGame,
    state: Any,
    legal: list[Any],
    orders: list[Any],
    focus: Sequence[str],
) -> tuple[Panel, Panel]:
    """Return the panel of a view, with names as buttons take them, and as Markdown takes them.

    Nothing else differs between the two.
    """
    seat, view = shown.viewer or 0, shown.view
    here = Outlook(game, state, seat)

    def said(look: Look) -> Panel:
        naming = here.tongue(shown.art, look)
        return shown.art.panel(view, seat, look, legal, orders, tuple(focus), naming)

    panel = said(shown.look)
    return panel, panel if shown.said.names == shown.look.names else said(shown.said)


def orders_of(match: Match, seat: Seat) -> list[Any]:
    """Return the orders that a seat could file."""
    if match.status is not Status.RUNNING:
        return []
    return list(match.game.orders(match.position(seat), seat))
