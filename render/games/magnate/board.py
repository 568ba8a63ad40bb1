"""The board of Magnate: the duchy with the columns of both seats, and the side.

Seat 0's columns grow down from the road, seat 1's up.
"""

from functools import lru_cache

from engine.games.magnate import data as d, state_actions_and_events
from render.look import Look
from render.paint import GAP, Box, Marks, Rect, Scene, Shadow, Theme, ground_texture_types
from render.widgets import board_frame
from . import duchy_drawing, final_picture, frame_and_panel_style, last_changes, names, seat_panels
from .private_picture import hand, line

__all__ = ["board", "hand"]

_HIGH = 900.0


def board(view: state_actions_and_events.State, seat: int | None, look: Look) -> Scene:
    """Return the duchy: columns and totals by province, a panel for each seat, the dice.

    Public and private pictures are the same but for the letters of what a menu offers: the board
    has no secrets. The last picture has the score.
    """
    style = frame_and_panel_style
    look = board_frame.world(look, style.LAST if look.result is not None else style.MATTER, seat)
    title = look.say("magnate-title")
    if look.result is not None:
        told = last_changes.told(view, look)
        return final_picture.finale(view, look, title, _phase(view, look), told)
    parts = board_frame.fitted(_HIGH)
    field = _field(parts)
    scene = Scene(parts.page, _ground(look.theme, look.locale))
    scene += duchy_drawing.columns(field, view, look)
    scene += duchy_drawing.totals(field, view, look)
    scene += seat_panels.side(parts.side, view, look)
    scene += board_frame.head(parts.head, look, title, _phase(view, look))
    task = line(view, seat, look) if seat is not None and look.own_turn else _may(view, look)
    scene += board_frame.foot(parts.foot, look, last_changes.told(view, look), task)
    return scene + duchy_drawing.candidates(field, seat, look)


def _field(parts: board_frame.Frame) -> Box:
    """Return where the duchy lies: from head to foot, from the left edge to the side."""
    top = parts.head.bottom
    return Box(0, top, parts.side.x - GAP, parts.foot.y - top)


@lru_cache(maxsize=16)
def _ground(theme: Theme, locale: str) -> Marks:
    """Draw what never changes: the duchy without its columns, on a table."""
    parts = board_frame.fitted(_HIGH)
    field = _field(parts)
    marks = board_frame.setting(parts, theme, ground_texture_types.FLAGSTONE, "#262a33", "#b9b2a6")
    marks += (Shadow(Rect(field), 12, theme.shade), *duchy_drawing.land(field, theme, locale))
    return marks + board_frame.strip(board_frame.foot_strip(parts.foot), theme, upper=False)


def _phase(view: state_actions_and_events.State, look: Look) -> str:
    if look.result is None and view.last > 0:
        return look.say("magnate-board-last")
    return look.say("magnate-board-turn", n=view.turn)


def _may(view: state_actions_and_events.State, look: Look) -> str:
    """Say what the seat to act can or must do; "" where nobody can act."""
    if not look.to_act or look.past:
        return ""
    if view.owed:
        card = names.the_card(look.locale, view.columns[view.active][view.owed[0]][-1])
        return look.say("magnate-may-collect", card=card)
    if view.bill >= 0:
        card = names.the_card(look.locale, view.bill)
        return look.say("magnate-may-pay", card=card, cost=d.COST[view.bill])
    return look.say("magnate-may-go-on" if view.played else "magnate-may-play")
