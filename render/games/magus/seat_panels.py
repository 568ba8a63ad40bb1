"""The side of the board: a panel for each seat with glory, mana, magic level and potions."""

import math
from collections.abc import Collection

from engine.games.magus import data as d, events as m, majorities_and_mana, state_and_actions
from render.look import Look
from render.paint import FIGURE, GAP, LEAST, NOTE, Box, Theme, font_metrics, lettering, mix
from render.paint.scene import (
    Circle,
    Drawing,
    Emblem,
    Halo,
    Line,
    Marks,
    Rect,
    Role,
    Sprite,
    Weight,
)
from render.paint.theme import GOLD
from render.widgets.board_frame import (
    Fact,
    Leaders,
    facts,
    heading,
    leading,
    on_matter,
    or_level,
    panel,
    panels,
)
from render.widgets.dice_counters_and_marks import bar, candidate, choosable
from .dice_and_power_tracks_drawing import order
from .mana_sorcerers_bottles import bottle, crystal, figure, vial

_FACTS, _LABELS = 55.0, 30.0
"""How high the facts of a seat are, and what they count below them."""
_VIALS, _BESIDE, _COUNTS = 126.0, 3, (36.0, 30.0)
"""How wide the bottles of all colours are, how many stand beside each other, and how large their
numbers are in one row and in two."""
_MANA, _LARGE, _WAY, _BELOW = 31.0, 56.0, 8.0, 4.0
"""How high the mana of a seat is, with little room and with enough, and its way to the counts; how
much lower all may reach."""
_RESERVE, _TALL = 52.0, 168.0
_HEADING = 32.0
_SIZES = (FIGURE, 44.0, 40.0, 36.0, LEAST, 30.0, NOTE)
_BOTTLE = 92.0
_ACROSS = 6
_LEAST_WIDE, _LEAST_HIGH = 54.0, 84.0
_SLIM = 0.9
"""The least width of a bottle's place, as a share of its height, before there is a row more."""
_REACH = d.THRESHOLDS[-1] + 2


def side(box: Box, view: state_and_actions.State, look: Look, able: Collection[int] = ()) -> Marks:
    """Draw the seats from the first player on, in turn order.

    Of the active seat's potions those in `able` are rimmed: they can be used.
    """
    look = on_matter(look)
    totals = [sum(rows) for rows in view.glory]
    flags = or_level(lead(view), range(len(totals)))
    marks: Marks = ()
    for seat, cell in zip(order(view), panels(box, len(totals)), strict=True):
        frame, body = panel(cell, look, seat, lead=flags)
        marks += frame + _rows(body, view, seat, look, able)
    return marks


def lead(view: state_and_actions.State) -> Leaders:
    """Return who is ahead in glory."""
    return leading({seat: sum(rows) for seat, rows in enumerate(view.glory)})


def tally(view: state_and_actions.State) -> tuple[int, ...]:
    """Return the magic level of each seat."""
    return tuple(majorities_and_mana.magic(own) for own in view.pieces)


def _rows(
    body: Box, view: state_and_actions.State, seat: int, look: Look, able: Collection[int]
) -> Marks:
    """Draw glory, magic and potions large, mana small; where there is room what there is more."""
    t = look.theme
    body = body.pad(bottom=-_BELOW)
    told = body.h >= _FACTS + _LABELS + _MANA + _WAY + 4
    first, rest = body.split(_FACTS + _LABELS * told, 2, down=True)
    figures, vials = first.split(-_VIALS, 12)
    marks = facts(figures, look, _facts(view, seat, look, told=told))
    marks += _vials(vials, view, seat, look, told=told)
    if rest.h >= _MANA:
        large = rest.h >= _LARGE + _WAY
        second, rest = rest.split(_LARGE if large else _MANA, down=True)
        marks += _mana(second, view, seat, look)
    if rest.h >= _WAY:
        fourth, rest = rest.split(_WAY, down=True)
        marks += _way(fourth, majorities_and_mana.magic(view.pieces[seat]), t.seat(seat), t)
    owned, room = len(view.potions[seat]), rest.h - _HEADING - 6
    shelf = _BOTTLE * min(2, math.ceil(owned / _ACROSS))
    tall = min(room - (shelf + _HEADING + 6 if owned else 0), _TALL)
    if tall >= _RESERVE:
        title, rest = rest.pad(top=6).split(_HEADING, down=True)
        marks += heading(title, look.say("magus-board-reserve"), t)
        third, rest = rest.split(tall if owned or tall > 2 * _RESERVE else min(room, 72), down=True)
        marks += _reserve(third, view, seat, t)
    if owned and _RESERVE < rest.h <= _BOTTLE + _HEADING:
        marks += _bottles(rest.pad(top=8), view, seat, able, t)
    elif owned and rest.h > _BOTTLE + _HEADING:
        title, rest = rest.pad(top=6).split(_HEADING, down=True)
        marks += heading(title, look.say("magus-score-potions"), t)
        marks += _bottles(rest, view, seat, able, t)
        if seat == view.active and (letter := look.mark("owned")):
            marks += candidate(title.cx, title.bottom, letter, t, seat)
    return marks


def _facts(view: state_and_actions.State, seat: int, look: Look, *, told: bool) -> tuple[Fact, ...]:
    """Return by what one decides beside potions: glory and magic."""
    t = look.theme

    def trophy(box: Box) -> Marks:
        return (Emblem("mdi:trophy", box, GOLD, t.edge),)

    def candle(box: Box) -> Marks:
        return (Drawing("magus/candle-lit", box),)

    glory, magic = sum(view.glory[seat]), majorities_and_mana.magic(view.pieces[seat])
    said = [look.say(f"magus-board-{what}") if told else "" for what in ("glory", "magic")]
    return (
        Fact(str(glory), trophy, said[0], wide=0.66, most=seat in lead(view).seats),
        Fact(str(magic), candle, said[1], wide=0.42),
    )


def _vials(box: Box, view: state_and_actions.State, seat: int, look: Look, *, told: bool) -> Marks:
    """Draw how many potions a seat has of each colour, beside a bottle of that colour."""
    t = look.theme
    bought = {d.colour_of(e.potion) for e in look.since(m.Bought) if e.seat == seat}
    counts = [0] * len(d.COLOURS)
    for potion in view.potions[seat]:
        counts[d.colour_of(potion)] += 1
    place, label = box.split(-NOTE * 1.15, down=True) if told else (box, box)
    owned = [colour for colour, count in enumerate(counts) if count or colour in bought] or [0]
    rows = place.rows(-(-len(owned) // _BESIDE))
    size = _COUNTS[len(rows) - 1]
    marks: Marks = ()
    for at, colour in enumerate(owned):
        cell = rows[at // _BESIDE].columns(_BESIDE)[at % _BESIDE]
        glass, figure = cell.split(cell.w * 0.54, 0)
        marks += vial(glass.inset(1, 1), colour, t, full=counts[colour] > 0)
        marks += (lettering.write(figure, str(counts[colour]), t.ink, size, weight="bold"),)
        if colour in bought:
            marks = (Halo(Rect(cell.inset(2, 3), radius=8), t.halo, 3, 4), *marks)
    if told:
        said = look.say("magus-board-bottles")
        marks += (lettering.write(label, said, mix(t.muted, t.ink, 0.4), NOTE, align="c"),)
    return marks


def _mana(box: Box, view: state_and_actions.State, seat: int, look: Look) -> Marks:
    """Draw how many crystals there are of each mana that a seat has or spent, large."""
    t = look.theme
    changed = {
        mana
        for event in look.events
        if getattr(event, "seat", -1) == seat
        for mana in _flows(event)
    }
    counts = enumerate(view.mana[seat])
    held = {mana: str(count) for mana, count in counts if count or mana in changed}
    if not held:
        return (lettering.write(box, look.say("magus-no-mana"), t.muted, NOTE),)

    def wide(size: float) -> list[float]:
        figures = [font_metrics.measure(count, size, "bold") for count in held.values()]
        return [size * 0.85 + 2 + figure + size * 0.22 for figure in figures]

    sizes = [size for size in _SIZES if size * 0.85 <= box.h]
    size = next((each for each in sizes if sum(wide(each)) <= box.w), sizes[-1])
    marks: Marks = ()
    left = box.x
    for (mana, count), across in zip(held.items(), wide(size), strict=True):
        cell = Box(left, box.y, across, box.h)
        sign, figure = cell.split(size * 0.85, 2)
        sign = sign.square()
        if mana in changed:
            marks += (Halo(Circle(sign.cx, sign.cy, sign.w / 2 - 3), t.halo, 3, 3),)
        marks += crystal(sign, mana, t)
        role: Role = "figure" if size >= FIGURE else "note"
        marks += (lettering.write(figure, count, t.ink, size, weight="bold", role=role),)
        left += across
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


def _way(box: Box, value: int, colour: str, theme: Theme) -> Marks:
    """Draw a magic level as far as it has come on the way to the three counts."""
    marks = bar(box.inset(0, 1), value / _REACH, colour, theme)
    for threshold in d.THRESHOLDS:
        x = box.x + box.w * threshold / _REACH
        ends = ((x, box.y), (x, box.bottom + 5))
        marks += (Line(ends, theme.edge, 6), Line(ends, theme.ink, 3))
    return marks


def _reserve(box: Box, view: state_and_actions.State, seat: int, theme: Theme) -> Marks:
    """Draw the Sorcerers that are left in the reserve."""
    marks: Marks = ()
    for kind, cell in enumerate(box.columns(len(d.KINDS), GAP / 2)):
        below = cell.h > 2 * _RESERVE  # the number stands below a tall figure, else beside it
        sign, count_box = cell.split(-42, down=True) if below else cell.split(46, 4)
        align = "c" if below else "l"
        marks += figure(sign, kind, seat, theme)
        count = view.reserve[seat][kind]
        ink = theme.ink if count else theme.muted
        weight: Weight = "bold" if count else "regular"
        marks += (lettering.write(count_box, str(count), ink, FIGURE, weight=weight, align=align),)
    return marks


def _bottles(
    box: Box, view: state_and_actions.State, seat: int, able: Collection[int], theme: Theme
) -> Marks:
    """Draw the potions of a seat with their numbers, used ones veiled, those in `able` rimmed."""
    count, across, down = len(view.potions[seat]), _ACROSS, 1
    while count > across * down:  # a row more, or a column more: what leaves them larger
        if box.w / (across + 1) < min(_BOTTLE, box.h / (down + 1)) * _SLIM:
            down += 1
        else:
            across += 1
    marks: Marks = ()
    cells = box.place(box.w, min(box.h, down * _BOTTLE), 0, 0).grid(across, down, 3)
    for card, cell in zip(sorted(view.potions[seat]), cells, strict=False):
        numbered = (
            cell.w >= _LEAST_WIDE and cell.h >= _LEAST_HIGH
        )  # else the emblem alone tells which it is
        area = Box(0, 0, 54, 88 if numbered else 60)
        glass, name = area.split(60, down=True)
        own = bottle(glass, card, theme, dim=card in view.tilted[seat])
        if numbered:
            text = str(card % d.PER_COLOUR + 1)
            own += (lettering.write(name, text, theme.ink, NOTE, weight="bold", align="c"),)
        place = cell.place(area.w, area.h) if numbered else cell.fitted(area.w / area.h)
        marks += (Sprite(f"owned:{card}", own, area, place),)
        if card in able:
            marks += choosable(place.inset(1), theme, 8)
    return marks
