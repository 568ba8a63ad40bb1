"""A battle: two ranks of creatures, what was played, every modifier on a line, the two totals.

One drawing for a battle under way (its own picture) and for one just decided (inside the track).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.magus_wargame import data as d
from engine.games.magus_wargame.battle import DESTROYED, TURNED, judge
from engine.games.magus_wargame.events import Fought
from engine.games.magus_wargame.state import LAID_CARD, State
from engine.games.magus_wargame.turn import most
from render import fonts
from render.games.magus_wargame import names
from render.games.magus_wargame.marks import creature
from render.layout import GAP, Box
from render.lettering import write
from render.look import Look
from render.pieces import seat_mark
from render.scene import Line, Marks, Rect
from render.theme import FLOOR, HEAD, RADIUS, SMALL, STROKE, TEXT
from render.words import signed

_ID = "magus-wargame-board"
_LEAST = 400.0
"""Height that the sums need for every modifier of a crowded battle."""
_LINE = 27.0


@dataclass(frozen=True, slots=True)
class Clash:
    """What a picture of a battle shows. Creatures: attackers, then defenders."""

    seats: tuple[int, int]
    space: int
    units: tuple[int, ...]
    split: int
    copies: tuple[int, ...]
    fate: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    void: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    points: tuple[int, int] = (0, 0)
    step: int = -1
    winner: int = -2


def under_way(view: State) -> Clash | None:
    """Return the battle under way as it stands; None without one."""
    b = view.battle
    if b is None:
        return None
    out = judge(b, [view.artifacts[x] for x in b.seats], [most(view, x) for x in b.seats])
    return Clash(
        (b.seats[0], b.seats[1]),
        b.space,
        (*b.units[0], *b.units[1]),
        len(b.units[0]),
        (*b.copies[0], *b.copies[1]),
        out.fate,
        tuple(b.laid),
        out.void,
        out.lines,
        out.totals,
        (b.points[0], b.points[1]),
        b.step,
    )


def decided(event: Fought) -> Clash:
    """Return a battle that is over."""
    return Clash(
        (event.seat, event.victim),
        event.space,
        event.units,
        event.split,
        event.copies,
        event.fate,
        event.laid,
        event.void,
        event.lines,
        event.totals,
        winner=event.winner,
    )


def draw(box: Box, clash: Clash, look: Look) -> Marks:
    """Draw a battle: the attacker above, the defender below, sums between."""
    rank = min(190.0, max(124.0, (box.h - _LEAST) / 2))
    top, rest = box.split(rank, GAP / 2, down=True)
    middle, bottom = rest.split(-rank, GAP / 2, down=True)
    marks = _rank(top, clash, 0, look) + _rank(bottom, clash, 1, look)
    halves = middle.columns(2, GAP)
    for side, half in enumerate(halves):
        marks += _sums(half, clash, side, look)
    return marks


def _rank(box: Box, clash: Clash, side: int, look: Look) -> Marks:
    """Draw the creatures of a side as revealed, with what became of them."""
    first = 0 if side == 0 else clash.split
    row = clash.units[first : clash.split if side == 0 else None]
    n = max(len(row), 5)
    wide = (box.w - 8 * (n - 1)) / n
    marks: Marks = ()
    for i, (unit, cell) in enumerate(zip(row, box.fan(len(row), wide, 8), strict=True)):
        at = first + i
        fate, copied = clash.fate[at], clash.copies[at]
        lost = clash.winner in (0, 1) and clash.winner != side and fate != TURNED
        note = ""
        if fate == DESTROYED or lost:
            note = look.say(f"{_ID}-destroyed")
        elif fate == TURNED:
            note = look.say(f"{_ID}-turned")
        elif copied >= 0:
            note = f"= {names.unit(look.locale, copied)}"
        marks += creature(cell, unit, look, note=note, dim=fate == DESTROYED or lost)
    return marks


def _sums(box: Box, clash: Clash, side: int, look: Look) -> Marks:
    """Draw a side's name, its total, what it played and what counts for it."""
    t, seat = look.theme, clash.seats[side]
    won = clash.winner == side
    marks: Marks = (Rect(box, t.panel, t.accent if won else t.line, STROKE, RADIUS),)
    inner = box.inset(GAP / 2 + 4)
    head, body = inner.split(50, 4, down=True)
    mark, words = head.split(44, 8)
    name, total = words.split(-96, 8)
    title = f"{_ID}-{'defends' if side else 'attacks'}"
    room = name.w - fonts.measure(look.say(title, name=""), FLOOR, "bold")
    title = look.say(title, name=fonts.trim(look.name(seat), room, FLOOR, "bold"))
    marks += seat_mark(mark.square(), seat, t)
    marks += (
        write(name, title, t.ink, (TEXT, SMALL, FLOOR), weight="bold"),
        write(total, str(clash.totals[side]), t.ink, (HEAD,), weight="bold", align="r"),
        Line(((body.x, body.y - 1), (body.right, body.y - 1)), t.line, 2),
    )
    rows = _rows(clash, side, look)
    room = max(1, int((body.h - 4) // _LINE))
    if len(rows) > room:
        left = look.say(f"{_ID}-more", n=len(rows) - room + 1)
        rows = [*rows[: room - 1], (left, "", False)]
    for (what, figure, played), line in zip(
        rows, body.pad(top=4).stack(len(rows), 28), strict=True
    ):
        left_box, right_box = line.split(-124 if played else -84, 6)
        ink = t.accent if played else t.muted
        marks += (write(left_box if figure else line, what, ink, (SMALL, FLOOR)),)
        if figure:
            marks += (write(right_box, figure, t.ink, (SMALL, FLOOR), weight="bold", align="r"),)
    return marks


def _rows(clash: Clash, side: int, look: Look) -> list[tuple[str, str, bool]]:
    """Return the lines of a side: cards and Priests first, then each modifier with its sum."""
    rows: list[tuple[str, str, bool]] = []
    if clash.step >= 0:
        spent = sum(1 for item in clash.laid if item[1] == side and item[2] == LAID_CARD)
        points = look.say(f"{_ID}-points", spent=spent, points=clash.points[side])
        rows.append((points, "", False))
    for item, void in zip(clash.laid, clash.void, strict=True):
        if item[1] == side:
            note = look.say(f"{_ID}-void") if void else ""
            rows.append((_laid(clash, item, look), note, True))
    forces = [line for line in clash.lines if line[0] == side and line[1] == 0]
    if forces:
        sums = " + ".join(str(line[3]) for line in forces)
        what = f"{look.say(f'{_ID}-line-force')} {sums}"
        rows.append((what, str(sum(line[3] for line in forces)), False))
    for what, total in _grouped(clash, side, look):
        rows.append((what, signed(look.locale, total), False))
    return rows


def _grouped(clash: Clash, side: int, look: Look) -> list[tuple[str, int]]:
    """Return the other modifiers; equal ones on one line."""
    found: dict[str, int] = {}
    for line in clash.lines:
        if line[0] == side and line[1]:
            what = names.line(look.locale, line, clash.units)
            found[what] = found.get(what, 0) + line[3]
    return list(found.items())


def _laid(clash: Clash, item: Sequence[int], look: Look) -> str:
    """Return what was played, and on whom."""
    _, side, kind, who, target, _ = item
    if kind != LAID_CARD:
        priest = names.unit(look.locale, clash.units[who + (clash.split if side else 0)])
        return f"{priest} → {names.card(look.locale, clash.laid[target][3])}"
    card = names.card(look.locale, who)
    if who == d.SPELL_BLAST:
        return f"{card} → {names.card(look.locale, clash.laid[target][3])}"
    if target < 0:
        return card
    place = target + (0 if side else clash.split)
    return f"{card} → {names.unit(look.locale, clash.units[place])}"
