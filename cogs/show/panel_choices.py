"""What a seat has to choose from, laid out as its panel."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from cogs.show.view_pictures import Shown
from engine.errors import GameError
from engine.game import AnyGame, Seat
from engine.match import Match, Status
from engine.notation import read, words
from engine.play import preview
from render.look import Look
from render.words.labels import Outlook
from render.words.turn_panel import Do, Menu, Panel, Row, controls, formed


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
    panels = laid(shown, match.game, state, legal, orders, focus)
    if not ordering or focus:
        return panels
    fields = [_fields(shown, match, state, orders, do) for do in controls(panels[0])]
    menus = [[row] for row in panels[0].rows if isinstance(row, Menu) and row.many]
    form = panels[0].form or formed(*menus, *fields)
    return replace(panels[0], form=form), replace(panels[1], form=form)


def _fields(shown: Shown, match: Match, state: Any, orders: list[Any], do: Do) -> list[Row]:
    """Return the menus that a button narrows to, called as the button.

    Several can be picked, unless each takes the place of another.
    """
    focus = do.words.split()
    if any(" ".join(words(order)) == do.words for order in orders):
        return []
    rows = laid(shown, match.game, state, [], orders, focus)[0].rows
    found = [row for row in rows if isinstance(row, Menu)]
    many = [not _replacing(match.game, state, shown.viewer or 0, row) for row in found]
    return [replace(row, title=do.label, many=m) for row, m in zip(found, many, strict=True)]


def _replacing(game: AnyGame, state: Any, seat: Seat, menu: Menu) -> bool:
    """Tell whether each order of a menu takes the place of the one before: that can be filed again.

    What can be filed again at once is no such order: it is one for more than one time.
    """
    orders = [read(game, do.words) for do in menu.options]
    for one, other in pairwise(orders):
        try:
            after, then = (preview(game, state, seat, way) for way in ([one], [one, other]))
        except GameError:
            return False
        if one in game.orders(after, seat) or one not in game.orders(then, seat):
            return False
    return True


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
