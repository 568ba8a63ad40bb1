"""The board of The Seven Sages: three clearings above, the combat below, a panel for each seat."""

from functools import lru_cache

from engine.games.seven_sages.data import FINITUM, HIERARCHY, LEAD, NONE
from engine.games.seven_sages.events import combat, reward, start
from engine.games.seven_sages.state import COMBAT, EXCHANGE, NEGOTIATE, OVER, State
from render import symbols, widgets
from render.colour import ink_on, mix
from render.games.seven_sages import names
from render.games.seven_sages.hand import hand
from render.games.seven_sages.log import story
from render.games.seven_sages.marks import HIGH, LOW, STEP, WIDTH, crystal, medallion, small_card
from render.games.seven_sages.names import KEY
from render.games.seven_sages.position import phase
from render.games.seven_sages.side import side
from render.layout import GAP, Box
from render.lettering import paragraph, write
from render.look import Look
from render.pieces import changed_box, seat_mark
from render.scene import Line, Marks, Rect, Scene
from render.symbols import pawn
from render.theme import FLOOR, HEAD, MARK, RADIUS, SMALL, STROKE, TEXT, Theme
from render.words import has, sentence

__all__ = ["board", "hand"]

_FIELDS = (1, 0, 2)
"""The clearings from the left: left, bottom, right."""
_CLEARINGS = 0.535
_GEM = 62.0
_LADDER = 36.0
_PILES = 34.0
_BAR = 58.0
_END = 118.0


def board(view: State, seat: int | None, look: Look) -> Scene:
    """Return the table; public and private pictures are the same, hands are drawn apart."""
    parts = widgets.frame()
    scene = Scene(parts.page, _ground(look.theme))
    upper, lower = parts.table.split(_CLEARINGS, GAP, down=True)
    for slot, cell in zip(_FIELDS, upper.columns(3, GAP), strict=True):
        scene += _clearing(cell, view, slot, look)
    scene += _combat(lower, view, look)
    scene += side(parts.side, view, look)
    title = look.say(f"{KEY}-title")
    line = look.say(f"{KEY}-board-round", n=view.round, phase=phase(view, look))
    scene += widgets.head(parts.head, look, title, line)
    return scene + widgets.foot(parts.foot, look, _changed(view, look))


@lru_cache(maxsize=8)
def _ground(theme: Theme) -> Marks:
    return widgets.backdrop(widgets.frame(), theme)


def _changed(view: State, look: Look) -> str:
    """Say what happened last; without news, what the round is at."""
    told = list(story(look))
    if look.result is not None:
        reason = f"{KEY}-reason-{getattr(look.result, 'reason', '')}"
        told = [look.say(reason)] if has(look.locale, reason) else [look.say("board-void")]
    if told:
        return " ".join(told)
    begun = view.round > 1 or any(role != NONE for role in view.token)
    return sentence(f"{phase(view, look)}.") if begun else look.say("board-start")


# The clearings.


def _clearing(box: Box, view: State, slot: int, look: Look) -> Marks:
    """Draw a clearing: name and place, crystals, and the roles in play from the highest."""
    t = look.theme
    tile, here = view.slots[slot], slot == view.pawn
    rim, width = (t.accent, 2.5 * STROKE) if here else (t.line, STROKE)
    marks: Marks = (Rect(box, t.panel, rim, width, RADIUS),)
    inner = box.inset(GAP, GAP * 0.75)
    if tile == NONE:
        text = look.say(f"{KEY}-board-no-tile")
        return (*marks, write(inner, text, t.muted, (TEXT, SMALL), align="c"))
    top, rest = inner.split(MARK, 6, down=True)
    if here:
        top, sign = top.split(-MARK, 6)
        marks += pawn(sign, t.ink, t.panel)
    place = look.say(f"{KEY}-slot-{('bottom', 'left', 'right')[slot]}")
    title, where = top.split(0.62, 6)
    name = names.tile(look.locale, tile)
    marks += (
        write(title, name, t.ink, (HEAD, TEXT, SMALL), weight="bold", family="serif"),
        write(where, place, t.muted, (SMALL, FLOOR), align="r"),
    )
    if _moved(look, slot):
        marks += changed_box(box.inset(3), t)
    if tile == FINITUM:
        text = look.say(f"{KEY}-board-finitum")
        return marks + paragraph(rest, text, t.muted, (TEXT, SMALL), align="c", middle=True)
    gems, ladder = rest.split(_GEM, 8, down=True)
    return marks + _gems(gems, view, slot, look) + _ladder(ladder, view, slot, look)


def _moved(look: Look, slot: int) -> bool:
    return any(event.slot == slot for event in look.since(reward.Moved, reward.Laid))  # type: ignore[attr-defined]


def _gems(box: Box, view: State, slot: int, look: Look) -> Marks:
    t = look.theme
    values = view.crystals[slot]
    cells = box.place(len(values) * (_GEM + GAP), _GEM, 0.0).columns(max(1, len(values)), GAP)
    marks: Marks = ()
    swapped = {
        (place, value)
        for event in look.since(combat.Swapped)
        for place, value in ((event.one, event.against), (event.other, event.crystal))
    }
    for value, cell in zip(values, cells, strict=False):
        marks += crystal(cell, value, t)
        if (slot, value) in swapped:
            marks += changed_box(cell.square().inset(-2), t)
    return marks


def _ladder(box: Box, view: State, slot: int, look: Look) -> Marks:
    """Draw the hierarchy of a clearing; on that of the combat, who has which role."""
    t = look.theme
    tile = view.slots[slot]
    order = [role for role in HIERARCHY[tile] if role in view.roles]
    fought = tile == view.arena
    rows = box.stack(len(order), min(_LADDER, box.h / len(order)))
    fresh = {event.role for event in look.since(start.Became)}
    marks: Marks = ()
    for role, row in zip(order, rows, strict=True):
        taken = view.token.index(role) if fought and role in view.token else NONE
        sign, words = row.split(row.h, 8)
        words, who = words.split(-row.h, 4)
        free = fought and taken == NONE
        marks += medallion(sign.inset(2), role, t, t.panel, dim=free)
        ink = t.muted if free else t.ink
        marks += (write(words, names.role(look.locale, role), ink, (SMALL, FLOOR)),)
        if taken != NONE:
            marks += seat_mark(who.square().inset(2), taken, t)
            if role in fresh:
                marks += changed_box(row.inset(-3, 1), t)
    return marks


# The combat.


def _combat(box: Box, view: State, look: Look) -> Marks:
    t = look.theme
    rest, piles = box.split(-_PILES, 6, down=True)
    text = look.say(
        f"{KEY}-board-piles",
        deck=len(view.deck),
        discards=len(view.discards),
        spells=len(view.spell_deck),
        used=len(view.spell_discards),
        tiles=len(view.tiles),
    )
    marks: Marks = (write(piles, text, t.muted, (SMALL, FLOOR)),)
    if view.phase == OVER:
        return marks + _score(rest, view, look)
    bar, rows = rest.split(_BAR, 6, down=True)
    marks += _bar(bar, view, t)
    for side_, row in enumerate(rows.rows(2, GAP / 2)):
        marks += _row(row, view, side_, look)
    return marks


def _bar(box: Box, view: State, theme: Theme) -> Marks:
    """Draw both score tracks with the marker on that of the alliance that leads.

    The track of alliance I is at the left, of alliance II at the right; each has 24 spaces.
    """
    t, reach = theme, LEAD - 1
    left, rest = box.split(_END, GAP / 2)
    bed, right = rest.split(-_END, GAP / 2)
    bed = bed.inset(0, 8)
    x = bed.cx - bed.w / 2 * max(-reach, min(reach, view.marker)) / reach
    lead = 0 if view.marker > 0 else 1
    marks: Marks = ()
    for side_, part, end in zip((0, 1), bed.columns(2), (left, right), strict=True):
        hue = t.hue(HIGH if side_ else LOW)
        marks += (
            Rect(part, mix(t.surface, hue, 0.3), t.line, 2, RADIUS / 2),
            Rect(end.inset(0, 8), mix(t.surface, hue, 0.3), hue, STROKE, RADIUS / 2),
            write(
                end.inset(10, 8), f"{names.SIGNS[side_]} · {reach}", t.ink, (TEXT, SMALL),
                weight="bold", align="c",
            ),
        )  # fmt: skip
        for step in range(1, 4):
            tick = bed.cx + (part.cx - bed.cx) * step / 2
            marks += (Line(((tick, part.y + 6), (tick, part.bottom - 6)), t.line, 2),)
    if view.marker:
        filled = Box(min(x, bed.cx), bed.y + 4, abs(x - bed.cx), bed.h - 8)
        marks += (Rect(filled, t.hue(HIGH if lead else LOW), radius=4),)
    marks += (Line(((bed.cx, bed.y), (bed.cx, bed.bottom)), t.ink, 4),)
    flag = Box.around(min(max(x, bed.x + 50), bed.right - 50), box.cy, 100, box.h)
    text = f"{names.SIGNS[lead]} +{abs(view.marker)}" if view.marker else "0"
    return (
        *marks,
        Rect(flag, t.ink, t.edge, STROKE, RADIUS),
        write(flag.inset(4, 0), text, ink_on(t.ink), (HEAD, TEXT), weight="bold", align="c"),
    )


def _row(box: Box, view: State, side_: int, look: Look) -> Marks:
    """Draw an alliance: its seats, those who passed struck out, and what they have played."""
    t = look.theme
    marks: Marks = (Rect(box, t.panel, t.line, 2, RADIUS / 2),)
    strip = Box(box.x, box.y, 8, box.h)
    marks += (Rect(strip, t.hue(HIGH if side_ else LOW), radius=4),)
    who, cards = box.inset(GAP, 4).split(3 * (MARK + 6) + 34, GAP)
    sign, seats = who.split(34, 4)
    marks += (write(sign, names.SIGNS[side_], t.ink, (HEAD, TEXT), weight="bold"),)
    members = _members(view, side_)
    for seat, cell in zip(members, seats.fan(3, MARK, 6), strict=False):
        spot = cell.place(MARK, MARK)
        quiet = seat in view.out or (view.phase == NEGOTIATE and view.no_deal[seat])
        marks += seat_mark(spot, seat, t, hollow=quiet)
        if quiet:
            marks += symbols.cross(spot.inset(6), t.bad, t.panel)
        elif view.phase == EXCHANGE and view.ready[seat]:
            marks += symbols.check(spot.place(24, 24, 1.0, 1.0), t.good, t.panel)
    if view.phase != COMBAT:
        text = look.say(f"{KEY}-board-unplaced") if not members else ""
        return (*marks, write(cards, text, t.muted, SMALL)) if text else marks
    return marks + _cards(cards, view, side_, look)


def _members(view: State, side_: int) -> list[int]:
    """Return the seats of an alliance from the highest."""
    order = view.order or range(len(view.side))
    return [seat for seat in order if view.side[seat] == side_]


def _cards(box: Box, view: State, side_: int, look: Look) -> Marks:
    """Draw what an alliance has on the table, in the order in which it was played."""
    t = look.theme
    codes = [code for code in view.laid if view.side[code >> 6] == side_]
    fresh = [event.seat * 64 + event.card for event in look.since(combat.Played)]
    marks: Marks = ()
    for code, cell in zip(codes, box.fan(len(codes), WIDTH, STEP - WIDTH), strict=True):
        marks += small_card(cell, code, look.locale, t)
        if code in fresh:
            marks += changed_box(cell, t, RADIUS / 2)
    return marks


def _score(box: Box, view: State, look: Look) -> Marks:
    """Draw the last count: a line for each part of the score, a figure a seat."""
    t = look.theme
    rows = getattr(look.result, "score", ())
    lines = box.rows(len(rows) + 1, 4)
    seats = len(view.side)
    marks: Marks = ()
    _, figures = lines[0].split(0.4, GAP)
    for seat, cell in enumerate(figures.columns(seats)):
        marks += seat_mark(cell.place(MARK, MARK), seat, t)
    for row, line in zip(rows, lines[1:], strict=True):
        label, figures = line.split(0.4, GAP)
        marks += (write(label, look.say(f"{KEY}-score-{row.label}"), t.ink, (TEXT, SMALL)),)
        for value, cell in zip(row.values, figures.columns(seats), strict=True):
            marks += (write(cell, str(value), t.ink, (HEAD, TEXT), weight="bold", align="c"),)
    return marks
