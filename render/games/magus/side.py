"""The side of the board: a panel for each seat with glory, mana, magic level and potions."""

from engine.games.magus import events as m
from engine.games.magus.board import magic
from engine.games.magus.data import COLOURS, KINDS, MANA, PER_COLOUR, colour_of
from engine.games.magus.state import State
from render import symbols
from render.games.magus.marks import crystal, hue, piece
from render.layout import GAP, Box
from render.lettering import write
from render.look import Look
from render.pieces import changed_box
from render.scene import Marks, Rect, Sprite
from render.theme import FLOOR, SMALL, TEXT, Theme
from render.widgets import panel, panels

_ROW = 40.0
_CHIPS = 6


def side(box: Box, view: State, look: Look) -> Marks:
    """Draw the seats from the first player on, in turn order; a panel that stays is kept."""
    n = len(view.pieces)
    totals = [sum(rows) for rows in view.glory]
    marks: Marks = ()
    for i, cell in enumerate(panels(box, n)):
        seat = (view.first + i) % n
        leads = totals[seat] == max(totals) > 0 and totals.count(totals[seat]) == 1
        frame, body = panel(cell, look, seat, str(totals[seat]), leader=leads)
        area = cell.inset(-GAP / 2)  # the frame of the seat to act is wider than its panel
        whole = frame + _rows(body, view, seat, look)
        marks += (Sprite(f"panel:{seat}", whole, area, area),)
    return marks


def _rows(body: Box, view: State, seat: int, look: Look) -> Marks:
    """Draw mana first, then magic level and potions, then where there is room the reserve."""
    t = look.theme
    room = int((body.h + 6) // (_ROW + 6)) if body.h > 3 * _ROW else 2
    high = min(_ROW, (body.h - 4) / 2)
    cells = [Box(body.x, body.y + i * (high + 6), body.w, high) for i in range(room)]
    marks = _mana(cells[0], view, seat, look)
    marks += _standing(cells[1], view, seat, t)
    if room > 2:
        marks += _reserve(cells[2], view, seat, t)
    if room > 3:
        marks += _potions(body.pad(top=cells[3].y + 8 - body.y), view, seat, t)
    return marks


def _potions(box: Box, view: State, seat: int, theme: Theme) -> Marks:
    """Draw the potions of a seat by colour and number, those that are used dimmed."""
    cells = box.grid(_CHIPS, max(1, int(box.h // 36)), 6)
    marks: Marks = ()
    for card, cell in zip(sorted(view.potions[seat]), cells, strict=False):
        used = card in view.tilted[seat]
        sign, figure = cell.place(cell.w, 30).split(24, 4)
        marks += crystal(sign.square(), colour_of(card), theme, theme.panel)
        ink = theme.muted if used else theme.ink
        text = str(card % PER_COLOUR + 1)
        marks += (write(figure, text, ink, (SMALL, FLOOR), weight="regular" if used else "bold"),)
    return marks


def _mana(box: Box, view: State, seat: int, look: Look) -> Marks:
    t = look.theme
    changed = {
        mana
        for event in look.events
        if getattr(event, "seat", -1) == seat
        for mana in _flows(event)
    }
    marks: Marks = ()
    for mana, cell in enumerate(box.columns(len(MANA), 3)):
        count = view.mana[seat][mana]
        sign, figure = cell.split(min(24.0, cell.h), 3)
        sign = sign.square()
        ink = t.ink if count else t.muted
        marks += crystal(sign, mana, t, t.panel)
        marks += (write(figure, str(count), ink, (TEXT, SMALL, FLOOR), weight="bold"),)
        if mana in changed:
            marks += changed_box(cell.inset(1, 3), t, 6)
    return marks


def _flows(event: object) -> list[int]:
    match event:
        case m.Gained():
            return [event.mana] if event.count else []
        case m.Bought():
            return [mana for mana, count in enumerate(event.paid) if count]
        case m.Traded():
            return [event.give, event.get]
    return []


def _standing(box: Box, view: State, seat: int, theme: Theme) -> Marks:
    """Draw the magic level, and the potions by colour."""
    level, potions = box.split(0.24, 8)
    sign, figure = level.split(30, 4)
    marks: Marks = (
        *symbols.star(sign.square(), theme.muted, theme.panel),
        write(figure, str(magic(view.pieces[seat])), theme.ink, (TEXT, SMALL), weight="bold"),
    )
    owned = view.potions[seat]
    for colour, cell in enumerate(potions.columns(len(COLOURS), 4)):
        count = sum(colour_of(card) == colour for card in owned)
        card = cell.place(min(cell.w, 30.0), min(cell.h, 38.0))
        if count:
            ink = hue(theme, colour)
            marks += (Rect(card, theme.card, ink, 4, 5),)
            marks += (write(card, str(count), theme.ink, SMALL, weight="bold", align="c"),)
    return marks


def _reserve(box: Box, view: State, seat: int, theme: Theme) -> Marks:
    """Draw the pieces that are left in the reserve."""
    marks: Marks = ()
    for kind, cell in enumerate(box.columns(len(KINDS), GAP / 2)):
        sign, figure = cell.split(36, 6)
        marks += piece(sign.place(34, 38), kind, seat, 1, theme)
        count = view.reserve[seat][kind]
        ink = theme.ink if count else theme.muted
        marks += (write(figure, str(count), ink, (TEXT, SMALL), weight="bold"),)
    return marks
