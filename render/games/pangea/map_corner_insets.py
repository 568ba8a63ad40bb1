"""Insets in the corners of the chart: amulets, victories, the turn, what signs mean.

The legend pairs each terrain with the amulet that its people make; they are the same in every
match, and nobody need remember them.
"""

from collections.abc import Mapping
from functools import lru_cache

from engine.games.pangea import crowds_and_prices, data, state_actions_and_events
from render import paint
from render.look import Look
from render.paint import font_metrics, seat_and_suit_symbols
from render.widgets.board_frame import Frame
from . import board_layout, island_drawing, names, piece_drawing, terrain_symbols

_INK, _PAPER = "#4a3420", "#efe0bd"
_FIGURE, _JEWEL = 38.0, 36.0
_SMALL = (28, 27, paint.NOTE)
_SHOWN = data.AMULETS.index("star")
"""The amulet that stands for any."""


@lru_cache(maxsize=64)
def blank(page: Frame, theme: paint.Theme, locale: str) -> paint.Marks:
    """Draw the chart as it lies before any tile: what never changes, painted once."""
    sea = board_layout.sea(page, theme) + board_layout.neatline(theme)
    return sea + _ornaments(theme, locale) + board_layout.lines(theme)


def _ornaments(theme: paint.Theme, locale: str) -> paint.Marks:
    """Draw which amulet is whose, what wins, what signs mean, and a sheet for the turn."""
    pairs, victories, signs, turn = board_layout.corners()
    return (
        *_scroll(pairs, theme),
        *_pairs(pairs.inset(14, 7), theme),
        *_scroll(victories, theme),
        *_victories(victories.inset(10, 9), theme, locale),
        *_scroll(signs, theme),
        *_signs(signs.inset(10, 9), theme, locale),
        *_scroll(turn, theme),
    )


def turn(view: state_actions_and_events.State, look: Look) -> paint.Marks:
    """Draw the phases of a turn; that of the seat to move is lit, with how much is left or paid."""
    t, box = look.theme, board_layout.corners()[3].inset(12)
    if view.phase == state_actions_and_events.PLACE:
        tower = piece_drawing.standing_tower(box.place(72, 108), view.active, t)
        return tower if look.to_act else ()
    box, below = box.split(-paint.NOTE, 4, down=True)
    key = "price" if view.phase == state_actions_and_events.BUY else ""
    name = look.say(f"pangea-board-{key}") if key else names.phase(look.locale, view.phase)
    if font_metrics.measure(name, paint.NOTE, "bold") > below.w + 12 or not look.to_act:
        name = ""
    word = below.inset(-8, 0)
    marks: paint.Marks = (
        (paint.write(word, name, _ink(t), paint.NOTE, weight="bold", align="c"),) if name else ()
    )
    for phase, cell in zip(_SIGNS, box.grid(2, 2, 6), strict=True):
        lit = phase == view.phase and bool(look.to_act)
        ink = t.on_seat(view.active) if lit else paint.mix(_paper(t), _ink(t), 0.45)
        fill = t.seat(view.active) if lit else _paper(t)
        if lit:
            marks += (paint.Rect(cell, fill, t.edge, 3, paint.RADIUS),)
        figure = _figure(view, phase) if lit else ""
        sign, rest = cell.inset(3, 4).split(0.46, 3) if figure else (cell.inset(6), cell)
        marks += _SIGNS[phase](sign.square(), ink, fill)
        if figure:
            marks += (
                paint.write(
                    rest, figure, ink, paint.FIGURE, weight="bold", align="c", role="figure"
                ),
            )
    return marks


def _figure(view: state_actions_and_events.State, phase: int) -> str:
    """Return how many magic actions are left, or what an amulet costs."""
    if phase == state_actions_and_events.MAGIC:
        return str(view.left)
    price = crowds_and_prices.price(view, view.peoples[view.active])
    return str(price) if phase == state_actions_and_events.BUY else ""


def _icon(name: str) -> seat_and_suit_symbols.Symbol:
    return lambda box, ink, fill: (paint.Emblem(name, box, ink),)


_SIGNS: Mapping[int, seat_and_suit_symbols.Symbol] = {
    state_actions_and_events.MAGIC: _icon("fa:wand_magic_sparkles"),
    state_actions_and_events.MOVE: _icon("fa:shoe_prints"),
    state_actions_and_events.BUY: seat_and_suit_symbols.coin,
    state_actions_and_events.PROTECT: seat_and_suit_symbols.lock,
}
"""What each phase of a turn is known by, in their order."""


def _paper(theme: paint.Theme) -> str:
    return theme.panel if theme.palette == "contrast" else _PAPER


def _ink(theme: paint.Theme) -> str:
    return theme.ink if theme.palette == "contrast" else _INK


def _scroll(box: paint.Box, theme: paint.Theme) -> paint.Marks:
    """Draw a sheet of parchment."""
    paper, line = _paper(theme), theme.line if theme.palette == "contrast" else "#a98e5f"
    return (
        paint.Shadow(paint.Rect(box, radius=paint.RADIUS), 6, theme.shade),
        paint.Rect(box, paper, line, 3, paint.RADIUS),
        paint.Rect(box.inset(6), "", line, 1.5, paint.RADIUS / 2),
    )


def _pairs(box: paint.Box, theme: paint.Theme) -> paint.Marks:
    """Draw each terrain as a piece of its ground, with its amulet on it."""
    marks: paint.Marks = ()
    for kind, cell in zip(range(len(data.AMULETS)), box.grid(2, 3, 4), strict=False):
        earth = island_drawing.soil(kind, theme)
        marks += (paint.Rect(cell, earth, theme.edge, 2, 8),)
        marks += terrain_symbols.TERRAINS[kind](cell.place(28, 28, 0.05, 0.1), theme.ink, earth)
        jewel = cell.place(44, 44, 0.95, 0.5)
        marks += (paint.Circle(jewel.cx, jewel.cy, 21, "#1a1408"),)
        marks += piece_drawing.amulet(jewel.inset(3), kind, theme)
    return marks


def _victories(box: paint.Box, theme: paint.Theme, locale: str) -> paint.Marks:
    """Write the three victories, the highest first: amulets in the tower, and wealth."""
    title, below = box.split(paint.NOTE + 4, down=True)
    ink, paper = _ink(theme), _paper(theme)
    head = names.board(locale, "goal")
    marks: paint.Marks = (paint.write(title, head, ink, _SMALL, weight="bold", align="c"),)
    for row, (amulets, wealth) in zip(below.rows(len(data.LEVELS), 2), data.LEVELS, strict=True):
        held, rest = row.inset(2, 0).split(24)
        jewel, money = rest.split(34, 8)
        marks += (paint.write(held, str(amulets), ink, _FIGURE, weight="bold"),)
        marks += _gold(jewel.square(), theme)
        if wealth:
            figure, sign = money.split(44)
            marks += (paint.write(figure, str(wealth), ink, _FIGURE, weight="bold", align="r"),)
            marks += seat_and_suit_symbols.coin(sign.inset(2).square(), ink, paper)
    return marks


def _gold(box: paint.Box, theme: paint.Theme) -> paint.Marks:
    """Draw an amulet as it lies in a tower, on dark ground."""
    disc = paint.Circle(box.cx, box.cy, box.w / 2, "#1a1408")
    return (disc, *piece_drawing.amulet(box.inset(2), _SHOWN, theme))


def _signs(box: paint.Box, theme: paint.Theme, locale: str) -> paint.Marks:
    """Write what the limit of a tile is, and how an amulet at home and one in a hand look."""
    t, ink = theme, _ink(theme)
    marks: paint.Marks = ()
    for word, row in zip(("room", "home", "carried"), box.rows(3, 4), strict=True):
        sign, said = row.split(_JEWEL + 2, 6)
        spot = sign.square()
        if word == "room":
            plate = paint.Rect(spot.inset(0, 2), t.card, t.edge, 2.5, 9)
            marks += (plate, paint.Emblem("fa:user", spot.inset(9), t.ink))
        elif word == "home":
            marks += _gold(spot, t)
        else:
            disc = paint.Circle(spot.cx, spot.cy, spot.w / 2, t.panel, t.edge, 2)
            jewel = spot.inset(4)
            marks += (disc, *piece_drawing.amulet(jewel, _SHOWN, t, state="carried"))
        text = names.board(locale, word)
        marks += (paint.write(said, text, ink, _SMALL, weight="bold"),)
    return marks
