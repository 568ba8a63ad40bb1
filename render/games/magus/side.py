"""The side of the board: a panel for each seat with glory, mana, magic level and potions."""

from engine.games.magus import events as m
from engine.games.magus.board import magic
from engine.games.magus.data import COLOURS, KINDS, MANA, PER_COLOUR, THRESHOLDS, colour_of
from engine.games.magus.state import State
from render import symbols
from render.colour import mix
from render.games.magus.marks import bottle, crystal, figure, vial
from render.games.magus.tracks import order
from render.layout import GAP, Box
from render.lettering import write
from render.look import Look
from render.pieces import changed_box
from render.scene import Line, Marks, Rect, Sprite
from render.theme import LEAST, NAME, NOTE, Theme
from render.widgets import panel, panels

_ROW = 43.0
_RESERVE, _TALL = 74.0, 148.0
_BOTTLE = 92.0
_ACROSS = 6
_LEAST_WIDE = 54.0
_REACH = THRESHOLDS[-1] + 2


def side(box: Box, view: State, look: Look) -> Marks:
    """Draw the seats from the first player on, in turn order; the frames of panels are kept."""
    totals = [sum(rows) for rows in view.glory]
    marks: Marks = ()
    for seat, cell in zip(order(view), panels(box, len(totals)), strict=True):
        leads = totals[seat] == max(totals) > 0 and totals.count(totals[seat]) == 1
        frame, body = panel(cell, look, seat, str(totals[seat]), leader=leads)
        area = cell.inset(-GAP / 2)  # the frame of the seat to act is wider than its panel
        marks += (Sprite(f"panel:{seat}", frame, area, area), *_rows(body, view, seat, look))
    return marks


def _rows(body: Box, view: State, seat: int, look: Look) -> Marks:
    """Draw mana, then magic level and potions by colour; where there is room reserve, bottles."""
    t = look.theme
    high = min(_ROW, body.h / 2)
    first, rest = body.split(high, down=True)
    second, rest = rest.split(high, 6, down=True)
    marks = _mana(first, view, seat, look) + _standing(second, view, seat, t)
    if rest.h > _RESERVE:
        third, rest = rest.split(_TALL if rest.h > _TALL + 80 else _RESERVE, down=True)
        marks += _reserve(third, view, seat, t)
    if rest.h > _BOTTLE:
        marks += _bottles(rest.pad(top=8), view, seat, t)
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
        sign, count_box = cell.split(25, 2)
        weight = "bold" if count else "regular"
        marks += crystal(sign.square(), mana, t)
        ink = t.ink if count else t.muted
        sizes = (NAME, LEAST, NOTE)
        marks += (write(count_box, str(count), ink, sizes, weight=weight),)  # type: ignore[arg-type]
        if mana in changed:
            marks += changed_box(cell.inset(0, 1), t, 6)
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
    """Draw the magic level with the way to the counts, and the potions by colour."""
    left, potions = box.split(0.42, 8)
    sign, rest = left.split(28, 4)
    count, bar = rest.split(42, 4)
    value = magic(view.pieces[seat])
    marks: Marks = (
        *symbols.star(sign.square(), "#e8b730" if theme.name == "dark" else "#8a6410", ""),
        write(count, str(value), theme.ink, (NAME, LEAST), weight="bold"),
        *_way(bar.place(bar.w, 16), value, theme.seat(seat), theme),
    )
    owned = [colour_of(card) for card in view.potions[seat]]
    for colour, cell in enumerate(potions.columns(len(COLOURS), 2)):
        if n := owned.count(colour):
            glass, count = cell.split(20 if n < PER_COLOUR else 9, 1)
            marks += vial(glass.place(glass.w, 30), colour, theme)
            marks += (write(count, str(n), theme.ink, (LEAST, 28, NOTE), weight="bold"),)
    return marks


def _way(box: Box, value: int, colour: str, theme: Theme) -> Marks:
    """Draw a magic level as far as it has come on the way to the three counts."""
    marks: Marks = (Rect(box, mix(theme.panel, theme.muted, 0.3), radius=8),)
    reached = min(value / _REACH, 1.0) * box.w
    if reached:
        marks += (Rect(Box(box.x, box.y, max(reached, 12), box.h), colour, radius=8),)
    for threshold in THRESHOLDS:
        x = box.x + box.w * threshold / _REACH
        ends = ((x, box.y - 5), (x, box.bottom + 5))
        marks += (Line(ends, theme.edge, 5), Line(ends, theme.ink, 2.5))
    return marks


def _reserve(box: Box, view: State, seat: int, theme: Theme) -> Marks:
    """Draw the Sorcerers that are left in the reserve."""
    marks: Marks = ()
    for kind, cell in enumerate(box.pad(top=6).columns(len(KINDS), GAP / 2)):
        below = cell.h > _RESERVE  # the number stands below a tall figure, else beside it
        sign, count_box = cell.split(-38, down=True) if below else cell.split(44, 4)
        align = "c" if below else "l"
        marks += figure(sign, kind, seat, theme)
        count = view.reserve[seat][kind]
        ink = theme.ink if count else theme.muted
        weight = "bold" if count else "regular"
        marks += (write(count_box, str(count), ink, NAME, weight=weight, align=align),)  # type: ignore[arg-type]
    return marks


def _bottles(box: Box, view: State, seat: int, theme: Theme) -> Marks:
    """Draw the potions of a seat with their numbers, those that are used veiled."""
    down = max(1, int(box.h // _BOTTLE))
    across = max(_ACROSS, -(-len(view.potions[seat]) // down))
    marks: Marks = ()
    cells = box.place(box.w, down * _BOTTLE, 0, 0).grid(across, down, 3)
    for card, cell in zip(sorted(view.potions[seat]), cells, strict=False):
        numbered = cell.w >= _LEAST_WIDE  # else the emblem alone tells which it is
        area = Box(0, 0, 54, 88 if numbered else 60)
        glass, name = area.split(60, down=True)
        own = bottle(glass, card, theme, dim=card in view.tilted[seat])
        if numbered:
            text = str(card % PER_COLOUR + 1)
            own += (write(name, text, theme.ink, NOTE, weight="bold", align="c"),)
        place = cell.place(area.w, area.h) if numbered else cell.fitted(area.w / area.h)
        marks += (Sprite(f"owned:{card}", own, area, place),)
    return marks
