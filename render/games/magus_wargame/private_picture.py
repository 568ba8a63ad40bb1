"""The private picture: own armies, the hand, and what can be done now."""

from engine.games.magus_wargame import actions as a_, data as d, game, state as m
from render.look import Look
from render.paint import FIGURE, RADIUS, STROKE, Theme, seat_and_suit_symbols, write
from render.paint.box_layout import GAP, HIGHEST, Box
from render.paint.scene import Drawing, Marks, Rect, Scene, Shadow
from render.widgets import board_frame, dice_counters_and_marks
from render.words import turn_narration
from . import card_legend, magic_cards, own_armies_drawing, position_text, prompt, seat_panels
from .frame_and_panel_style import MATTER
from .land_seals_banners import ART, DESKS, WOOD, faded, ink, paper, sheet
from .minimap import minimap
from .recruits_decks_artifacts_drawing import artifacts, holds_list
from .turn_summary import summary

_CONTENTS = (335.0, 615.0, 895.0)
"""How high armies and hand are at most, so that there are few heights of pages."""
_LABEL = 60.0
"""How wide the count of a hand is."""
_RAISED = 14.0
_FAN = magic_cards.HELD.h + _RAISED + 8
_HELD = 7
"""Cards that are held upright; more lie on their side."""
_ACROSS, _GAP = 4, 8.0
_PITCHES = (66.0, 60.0, 52.0)
"""How far apart rows of tiles are, as wished, and at least with cards that say what they do."""
_MAP, _ROSE = (200.0, 130.0), 120.0
"""The sides of a small map, as wished and the least, and the least of a compass."""


def hand(view: m.State, seat: int, look: Look) -> Scene | None:
    """Return a seat's armies and hand; None once it is out."""
    if view.out[seat]:
        return None
    look = board_frame.world(look, MATTER, seat)
    legal = () if look.past else game.legal(view, seat)
    held = tuple(sorted(view.hands[seat]))
    owned = own_armies_drawing.armies(view, seat)
    task = prompt.asked(view, seat, look, legal, brief=True)
    said = list(turn_narration.foot(summary, look))
    owes = view.owed[seat] and not any(isinstance(way, a_.Owe) for way in legal)  # else it is asked
    debt = [look.say("magus-wargame-board-hand-debt", n=view.owed[seat])] if owes else []
    said += debt
    asked_lines = board_frame.foot_lines(said, task)
    laid, below, low, lines, strip = _planned(owned, held, asked_lines, view, seat, look)
    parts = _page(laid.high + (below + GAP if held else 0), lines, strip)
    whole = Box(GAP, parts.table.y, own_armies_drawing.WIDE, parts.table.h)
    standings, whole = whole.split(strip - GAP, GAP, down=True) if strip else (None, whole)
    upper, lower = whole.split(-below, GAP, down=True) if held else (whole, whole)
    sheet_, spare = upper.inset(-8), upper.h - laid.high
    upper = upper.place(upper.w, laid.high, v=0.5 if laid.upright else 0.0)
    scene = Scene(parts.page, board_frame.setting(parts, look.theme, WOOD, *DESKS))
    scene += (Rect(sheet_, sheet(look.theme), faded(look.theme), STROKE, 6),)
    title, alive = (
        look.say("magus-wargame-title"),
        (each for each in view.order if not view.out[each]),
    )
    lead = board_frame.or_level(seat_panels.lead(view), alive)
    scene += board_frame.head(parts.head, look, title, position_text.phase(view, look), lead)
    if standings:
        scene += seat_panels.strip(standings.inset(-8, 0).shift(0, -5), view, seat, look)
    scene += own_armies_drawing.draw(upper, laid, seat, look)
    free = tuple(box.shift(upper.x, upper.y) for box in laid.free)
    if not laid.upright:  # what ends with the armies goes on to the end of the sheet
        free = tuple(box.pad(bottom=-spare * (box.bottom > upper.bottom - 1)) for box in free)
    if held:
        can = {way.card for way in legal if isinstance(way, _PLAYS)}
        if laid.upright:
            scene += _fan(lower, held, can, bool(legal), look)
        else:
            scene += _lying(lower, held, can, bool(legal), look, low=low)
        free = (*free, _left(lower, held, look, upright=laid.upright, low=low))
    rooms = [box.inset(0, 4) for box in free]
    if not strip:
        scene += _standings(rooms, view, seat, look)
    scene += _rest(rooms, sheet_.bottom if laid.upright else None, view, seat, look)
    short = task and lines < asked_lines  # what can be done is as large as ever, on a line alone
    return scene + board_frame.foot(parts.foot, look, debt if short else said, task)


_PLAYS = (a_.Cast, a_.Lay, a_.Discard, a_.Owe)


def _around(lines: int, strip: float) -> float:
    """Return how high all but armies and hand is, with so many lines in the foot."""
    return board_frame.HEAD_HEIGHT + board_frame.foot_height(lines) + 2 * GAP + strip


_Plan = tuple[own_armies_drawing.ArmyPositions, float, bool, int, float]
"""How armies lie, how high the hand is, whether it has names alone, lines of the foot, a strip."""


def _planned(
    owned: tuple[own_armies_drawing.Army, ...],
    held: tuple[int, ...],
    lines: int,
    view: m.State,
    seat: int,
    look: Look,
) -> _Plan:
    """Return how all lies: upright cards are wanted most, then high rows, then all names.

    Where there is no strip, standings have room beside armies or hand. That cards have names alone
    is the last that is done.
    """
    wide = own_armies_drawing.WIDE + 16
    strip, least = seat_panels.strip_height(wide, view, seat, look), seat_panels.STRIPS[0]
    heights = (strip + GAP, 0.0, least + GAP)
    ways = [(foot, high) for high in heights for foot in (lines, 1)]
    ways.sort(key=lambda way: (way[1] == heights[-1] and strip > least, way[0] == 1))
    plans: list[_Plan] = []
    for names_ in (False, True):
        for foot, high in dict.fromkeys(ways):
            laid, below = _laid(owned, held, look, _around(foot, high), low=names_)
            beside = Box(0, laid.high + GAP, own_armies_drawing.WIDE, below)
            free = (
                (*laid.free, _left(beside, held, look, upright=laid.upright, low=names_))
                if held
                else laid.free
            )
            spots = [box.inset(0, 4) for box in free if not high]
            if laid.upright and (high or any(seat_panels.told(box, view, seat) for box in spots)):
                return laid, below, names_, foot, high
            if high or any(seat_panels.named(box, view, seat, look) for box in spots):
                plans.append((laid, below, names_, foot, high))
        for pitch in _PITCHES[: len(_PITCHES) - (not names_)]:
            wanted = strip + GAP if pitch == _PITCHES[0] else 0.0  # all names, or none on a strip
            for plan in plans:
                if plan[0].pitch >= pitch and (not plan[4] or plan[4] >= wanted):
                    return plan
    return max(plans, key=lambda plan: plan[0].pitch)


def _laid(
    owned: tuple[own_armies_drawing.Army, ...],
    held: tuple[int, ...],
    look: Look,
    around: float,
    *,
    low: bool,
) -> tuple[own_armies_drawing.ArmyPositions, float]:
    """Return how the armies lie, and how high the hand below them is; a `low` one has names."""
    fan, room = _FAN if held else 0.0, HIGHEST - around
    rows = own_armies_drawing.rows(owned, room - fan - GAP) if len(held) <= _HELD else None
    if rows:
        return rows, fan
    below = _lying_height(held, look, low=low)
    return own_armies_drawing.tiles(owned, room - below - GAP), below


def _page(content: float, lines: int, strip: float) -> board_frame.Frame:
    """Return a page for the content; there are few heights, so that their grounds are kept."""
    most = HIGHEST - _around(lines, strip)
    high = next((each for each in _CONTENTS if content <= each <= most), most)
    return board_frame.fitted(high + strip, side=0.001, foot_lines=lines)


# The hand


def _fan(box: Box, held: tuple[int, ...], can: set[int], asked_: bool, look: Look) -> Marks:
    """Draw the cards of the hand upright, those that can be played raised."""
    count, rest = box.split(_LABEL - 6, 6)
    marks = _count(count.pad(top=_RAISED, bottom=8), len(held), look)
    step = (rest.w - magic_cards.HELD.w) / (_HELD - 1)
    marked: Marks = ()
    for at, card in enumerate(held):
        bright = card in can
        top = rest.y + (0 if bright else _RAISED)
        cell = Box(rest.x + at * step, top, magic_cards.HELD.w, magic_cards.HELD.h)
        marks += magic_cards.held(cell, card, look, bright=bright, dim=asked_ and not bright)
        marked += _letter(cell, card, look)
    return marks + marked


def _left(box: Box, held: tuple[int, ...], look: Look, *, upright: bool, low: bool) -> Box:
    """Return what is free beside the hand in its box: beside the last of its rows if it lies."""
    if upright:
        rest = box.pad(left=_LABEL)
        step = (rest.w - magic_cards.HELD.w) / (_HELD - 1)
        return rest.pad(left=step * len(held) + 4, top=_RAISED / 2, bottom=4)
    some, high = _lines(held, look, low=low)[-1]
    line = box.split(-high, down=True)[1]
    last = line.columns(_ACROSS, _GAP)[len(some) - 1]
    return line.pad(left=last.right - line.x + _GAP)


def _lying(
    box: Box, held: tuple[int, ...], can: set[int], asked_: bool, look: Look, *, low: bool
) -> Marks:
    """Draw the cards of the hand on their side."""
    marks: Marks = ()
    y = box.y
    for some, high in _lines(held, look, low=low):
        line = Box(box.x, y, box.w, high)
        cells = line.columns(_ACROSS, _GAP)
        for card, cell in zip(some, cells, strict=False):
            bright = card in can
            marks += magic_cards.lying(cell, card, look, bright=bright, dim=asked_ and not bright)
            marks += _letter(cell, card, look)
        y = line.bottom + _GAP
    return marks


def _lines(held: tuple[int, ...], look: Look, *, low: bool) -> list[tuple[tuple[int, ...], float]]:
    """Return the rows of a hand that lies, each with its height."""
    wide = (own_armies_drawing.WIDE - _GAP * (_ACROSS - 1)) / _ACROSS
    rows = [held[at : at + _ACROSS] for at in range(0, len(held), _ACROSS)]
    if low:
        return [(row, magic_cards.LOW) for row in rows]
    return [(row, max(magic_cards.high(card, wide, look.locale) for card in row)) for row in rows]


def _lying_height(held: tuple[int, ...], look: Look, *, low: bool) -> float:
    """Return how high the hand is when its cards lie on their side."""
    return sum(high + _GAP for _, high in _lines(held, look, low=low)) - (_GAP if held else 0)


def _letter(cell: Box, card: int, look: Look) -> Marks:
    """Draw the letter that a menu gives to a card."""
    letter = look.mark(d.MAGIC[card])
    return (
        dice_counters_and_marks.candidate(cell.right - 30, cell.y + 28, letter, look.theme)
        if letter
        else ()
    )


def _count(box: Box, n: int, look: Look) -> Marks:
    """Draw how many cards are held."""
    t = look.theme
    sign, figure = box.inset(2, 8).split(0.5, down=True)
    return (
        Shadow(Rect(box, radius=RADIUS), 6, t.shade),
        Rect(box, paper(t), faded(t), STROKE, RADIUS),
        *seat_and_suit_symbols.cards(sign.place(44, 44, v=1.0), faded(t), paper(t)),
        write(figure.place(figure.w, FIGURE, v=0.1), str(n), ink(t), FIGURE, weight="bold",
              align="c", role="figure"),
    )  # fmt: skip


# What lies where there is room


def _standings(rooms: list[Box], view: m.State, seat: int, look: Look) -> Marks:
    """Tell how seats stand in the smallest room that tells the most, and take it away."""

    def fit(box: Box) -> tuple[int, bool, float]:
        told = seat_panels.told(box, view, seat)
        return told, seat_panels.named(box, view, seat, look), -_area(box)

    best = max(rooms, key=fit, default=None)
    if not best or not seat_panels.told(best, view, seat):
        return ()
    rooms.remove(best)
    return seat_panels.standings(best, view, seat, look)


def _rest(free: list[Box], lower: float | None, view: m.State, seat: int, look: Look) -> Marks:
    """Lay a small map, the artifacts in play and a legend where there is room, then a compass.

    What is free below `lower` is wood; without it cards wanted room, and there is no compass.
    """
    marks: Marks = ()
    rooms = sorted(free, key=_area)
    mapped = next((box for box in rooms if box.side >= _MAP[0]), None)
    mapped = mapped or next((box for box in reversed(rooms) if box.side >= _MAP[1]), None)
    beside = None
    if mapped:
        rooms.remove(mapped)
        side = mapped.side + GAP
        beside = mapped.pad(right=side) if mapped.w > mapped.h else mapped.pad(top=side)
        rooms.append(beside)
    lists = [box for box in rooms if holds_list(box)]
    listed = max(lists, key=lambda box: box.w, default=None)
    if listed:
        rooms.remove(listed)
        marks += artifacts(listed, view, look, seat)
    read = next((box for box in rooms if card_legend.holds(box)), None)
    if read:
        rooms.remove(read)
        marks += card_legend.legend(read, look)
    rose = max((box for box in rooms if box.side >= _ROSE), key=_area, default=None)
    if rose and lower is not None:
        rooms.remove(rose)
        marks += _compass(rose.square(), look.theme, wood=rose.y > lower)
    if mapped:
        across, alone = mapped.w > mapped.h, beside in rooms  # nothing lies beside the map
        spot = mapped.square(0.5 if alone or not across else 1.0, 0.5 if alone or across else 0.0)
        marks += minimap(spot, view, look)
    return marks


def _compass(box: Box, theme: Theme, *, wood: bool) -> Marks:
    tone = DESKS[theme.name == "dark"] if wood else faded(theme)
    return (Drawing(f"{ART}/compass", box.inset(box.side * 0.1), (("ink", tone),)),)


def _area(box: Box) -> float:
    return box.w * box.h
