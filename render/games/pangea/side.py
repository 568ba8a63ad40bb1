"""The side of Pangea's board: a panel per seat, and the bags of the neutral peoples."""

from engine.games.pangea import state as m
from engine.games.pangea.data import AMULETS, BAG, HELD, NONE, OF, START
from engine.games.pangea.land import level, neutral
from engine.games.pangea.state import State
from render import widgets
from render.games.pangea import names, pieces
from render.games.pangea.symbols import TERRAINS
from render.layout import GAP, Box
from render.lettering import write
from render.look import Look
from render.pieces import changed_box, seat_mark
from render.scene import Marks, Rect
from render.symbols import coin
from render.theme import HEAD, RADIUS, SMALL, STROKE, TEXT
from render.words import sentence

_NEUTRAL = 48.0
_MARKS = (10, 20)
_RICHEST = 24


def side(box: Box, view: State, look: Look) -> Marks:
    """Draw the panels of the seats in turn order, then the neutral peoples."""
    strangers = neutral(view.peoples)
    top, rest = box.split(-(_NEUTRAL * len(strangers) + 2 * GAP), GAP, down=True)
    marks: Marks = ()
    for seat, panel in enumerate(widgets.panels(top, len(view.peoples))):
        marks += _panel(panel, view, seat, look)
    t = look.theme
    marks += (Rect(rest, t.panel, t.line, STROKE, RADIUS),)
    rows = rest.inset(GAP, GAP / 2).rows(len(strangers))
    for people, row in zip(strangers, rows, strict=True):
        marks += _stranger(row, view, people, look)
    return marks


def standing(view: State, seat: int) -> tuple[int, int, int]:
    """Return what seats are ranked by: victory level, amulets in the tower, wealth [W5]."""
    people = view.peoples[seat]
    return level(view, people), len(view.amulets[people]), view.wealth[people]


def leads(view: State, seat: int) -> bool:
    """Tell whether a seat is ahead of all others."""
    others = [standing(view, i) for i in range(len(view.peoples)) if i != seat]
    return standing(view, seat) > max(others)


def _panel(box: Box, view: State, seat: int, look: Look) -> Marks:
    people = view.peoples[seat]
    marks, body = widgets.panel(box, look, seat, leader=leads(view, seat))
    rows = body.place(body.w, min(body.h, 176.0), v=0.0).shares((48, 36, 28), 4, down=True)
    marks += _amulets(rows[0], view, seat, look)
    marks += _wealth(rows[1], view, seat, look)
    place = BAG if view.towers[people] != NONE else HELD
    if place == BAG:
        return marks + _bag(rows[2], view, people, look)
    return marks + _held(rows[2], view, people, look)


def _amulets(row: Box, view: State, seat: int, look: Look) -> Marks:
    """Draw the five amulets: those in the tower, those carried, those still missing."""
    people, t = view.peoples[seat], look.theme
    carried = {view.load[c] for c in OF[people]}
    fresh = {e.amulet for e in look.events if isinstance(e, m.Delivered) and e.seat == seat}
    side_ = min(row.h, (row.w - 4 * 8) / 5)
    marks: Marks = ()
    for kind, cell in enumerate(row.place(5 * side_ + 32, side_, 0).columns(len(AMULETS), 8)):
        state = "held" if kind in view.amulets[people] else "missing"
        state = "carried" if kind in carried else state
        marks += pieces.amulet(cell, kind, t, state=state)
        if kind in fresh:
            marks += changed_box(cell.square(), t, 8)
    return marks


def _wealth(row: Box, view: State, seat: int, look: Look) -> Marks:
    """Draw the wealth as a figure and as a bar with the marks of victory."""
    t, wealth = look.theme, view.wealth[view.peoples[seat]]
    sign, rest = row.split(row.h, 6)
    figure, bed = rest.split(78, 6)
    bed = bed.place(bed.w, min(30.0, bed.h))
    marks: Marks = coin(sign.inset(3), pieces.gold(t), t.panel)
    size = (HEAD, TEXT)
    marks += (write(figure, look.number(wealth), t.ink, size, weight="bold"),)
    bar = widgets.bar(bed, wealth, _RICHEST, t, colour=pieces.gold(t), ticks=_MARKS)
    if _changed(view, seat, look):
        marks += changed_box(bed, t, 6)
    return marks + bar


def _changed(view: State, seat: int, look: Look) -> bool:
    """Tell whether a seat's wealth changed since the last picture."""
    people = view.peoples[seat]
    return any(
        (isinstance(e, (m.Produced, m.Bought)) and e.seat == seat)
        or (isinstance(e, m.Bought) and e.seller == people)
        for e in look.events
    )


def _bag(row: Box, view: State, people: int, look: Look) -> Marks:
    """Draw who is left in a bag, by favourite terrain."""
    t = look.theme
    label, rest = row.split(0.3, 6)
    marks: Marks = (write(label, look.say("pangea-board-bag"), t.muted, (TEXT, SMALL)),)
    for (home, count), cell in zip(names.kinds(view, people, BAG), rest.columns(3, 4), strict=True):
        sign, figure = cell.split(min(row.h, 30.0), 5)
        ink = t.ink if count else t.line
        marks += TERRAINS[home](sign.inset(1), ink, t.panel)
        marks += (write(figure, str(count), ink if count else t.muted, SMALL, weight="bold"),)
    return marks


def _held(row: Box, view: State, people: int, look: Look) -> Marks:
    """Draw the three characters that wait for their tower to be placed."""
    t = look.theme
    label, rest = row.split(0.4, 6)
    marks: Marks = (write(label, look.say("pangea-board-held"), t.muted, (TEXT, SMALL)),)
    seat = pieces.place_of(view.peoples, people)
    homes = [home for home, n in names.kinds(view, people, HELD) for _ in range(n)]
    for home, cell in zip(homes, rest.columns(START, 4), strict=True):
        marks += pieces.character(cell.square().inset(-3), seat, home, NONE, True, t)
    return marks


def _stranger(row: Box, view: State, people: int, look: Look) -> Marks:
    """Draw a neutral people: its mark, name and bag."""
    t, seat = look.theme, pieces.place_of(view.peoples, people)
    sign, rest = row.split(row.h - 8, 8)
    name, bag = rest.split(0.42, 6)
    label = sentence(names.people(look.locale, people))
    marks = seat_mark(sign.square(), seat, t)
    marks += (write(name, label, t.ink, (TEXT, SMALL)),)
    for (home, count), cell in zip(names.kinds(view, people, BAG), bag.columns(3, 4), strict=True):
        symbol, figure = cell.split(min(cell.h, 28.0), 4)
        ink = t.ink if count else t.line
        marks += TERRAINS[home](symbol, ink, t.panel)
        marks += (write(figure, str(count), ink if count else t.muted, SMALL, weight="bold"),)
    return marks
