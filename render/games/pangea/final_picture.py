"""The last picture: the winner with its hoard, the islands as they lie now, and every hoard."""

from collections.abc import Sequence

from engine.games.pangea import crowds_and_prices, data as d, state_actions_and_events as m
from render.look import Look
from render.paint import GAP, Box, Gradient, Marks, Rect, Sprite, mix, seat_and_suit_symbols, write
from render.paint.lettering import named
from render.paint.theme import FIGURE, LEAST, NAME, NOTE, RADIUS, SIGN
from render.widgets import board_frame, winner_poster
from render.widgets.dice_counters_and_marks import seat_mark
from . import board_layout, piece_drawing

_HERO, _PLATE = 640.0, 0.49
_SHARES = (1.5, 1.15, 0.5, 0.75)
"""Of a row of the table: who, the amulets, the wealth, the victory."""
_HEAD = 46.0


def places(view: m.State, said: Sequence[str], high: float = 0) -> winner_poster.PosterLayout:
    """Return where the parts of the last picture lie."""
    lines = board_frame.foot_lines(said)
    return winner_poster.places(len(view.peoples), _HERO, lines, _PLATE, high)


def score(
    at: winner_poster.PosterLayout, view: m.State, ranks: Sequence[int], look: Look, islands: Marks
) -> Marks:
    """Draw who won with what, the islands as they lie now, and the table of the score."""
    look = board_frame.on_matter(look)
    order = sorted(range(len(view.peoples)), key=lambda seat: (ranks[seat], seat))
    whole = board_layout.chart()
    place = at.scene.fitted(whole.w / whole.h)
    alone = ranks.count(1) == 1
    across = at.plate.inset(2 * GAP, GAP).pad(left=SIGN * 1.4 + GAP)

    def figure(box: Box, seat: int) -> Marks:
        """Draw the tower; beside that of one winner all that is in it."""
        if not alone:
            return piece_drawing.standing_tower(box, seat, look.theme)
        left, right = Box(across.x, box.y, across.w, box.h).split(0.34, GAP)
        return piece_drawing.standing_tower(left, seat, look.theme) + _hoard(
            right, view, seat, look
        )

    marks: Marks = (Sprite("islands", islands, whole, place),)
    marks += winner_poster.winner(at.plate, look, figure, _deed(view, order[0], look), wide=True)
    return marks + _table(at.table, view, order, ranks, look)


def _deed(view: m.State, seat: int, look: Look) -> str:
    """Say with which victory, how many amulets and how much wealth a seat won."""
    people = view.peoples[seat]
    return look.say(
        "pangea-end-deed",
        level=d.LEVEL_NAMES[crowds_and_prices.level(view, people)],
        amulets=len(view.amulets[people]),
        wealth=view.wealth[people],
    )


def _hoard(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw the amulets of a seat in two rows, and in the last place its wealth."""
    *five, last = box.grid(3, 2, GAP)
    marks: Marks = ()
    for kind, cell in enumerate(five):
        marks += _amulet(cell, view, seat, kind, look)
    return marks + _wealth(last.place(last.w, min(last.h, FIGURE * 2)), view, seat, look)


def _amulet(box: Box, view: m.State, seat: int, kind: int, look: Look) -> Marks:
    people = view.peoples[seat]
    state: piece_drawing.State = "held" if kind in view.amulets[people] else "missing"
    if kind in {view.load[c] for c in d.OF[people]}:
        state = "carried"
    return piece_drawing.amulet(box, kind, look.theme, state=state)


def _wealth(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw a coin, and a seat's wealth beside it, or below it on a high place."""
    t, high = look.theme, box.h > FIGURE * 1.5
    sign, words = box.split(0.5, 4, down=high)
    text, align = look.number(view.wealth[view.peoples[seat]]), "c" if high else "l"
    sign = sign.place(44, 44, 0.5 if high else 1.0)
    written = write(words, text, t.ink, (FIGURE, 42), weight="bold", align=align, role="figure")
    return (*seat_and_suit_symbols.coin(sign, piece_drawing.gold(t), t.panel), written)


def _table(
    box: Box, view: m.State, order: Sequence[int], ranks: Sequence[int], look: Look
) -> Marks:
    """Draw who has what, in rank order."""
    t = look.theme
    marks = board_frame.plate(box, t)
    top, rest = box.inset(GAP, GAP / 2).split(_HEAD, down=True)
    titles = ("pangea-score-amulets", "pangea-score-wealth", "pangea-end-victory")
    for title, cell in zip(titles, top.shares(_SHARES, GAP)[1:], strict=True):
        marks += (write(cell, look.say(title), t.muted, (28, NOTE), align="c"),)
    for seat, line in zip(order, rest.rows(len(order)), strict=True):
        marks += _row(line.inset(0, 2), view, seat, ranks[seat], look)
    return marks


def _row(line: Box, view: m.State, seat: int, rank: int, look: Look) -> Marks:
    t, people = look.theme, view.peoples[seat]
    who, amulets, wealth, victory = line.shares(_SHARES, GAP)
    marks: Marks = ()
    if rank == 1:
        near, far = (mix(t.panel, t.seat(seat), part) for part in (0.3, 0.14))
        marks += (Rect(line, Gradient(near, far), t.edge, 2, RADIUS * 0.7),)
    place, rest = who.inset(GAP / 2, 0).split(34, GAP / 2)
    mark, name = rest.split(line.h, GAP / 2)
    marks += (write(place, str(rank), t.ink, NAME, weight="bold", align="c"),)
    marks += seat_mark(mark.square().inset(3), seat, t)
    marks += named(name, look.name(seat), t.ink, LEAST)
    for kind, cell in enumerate(amulets.columns(len(d.AMULETS), 4)):
        marks += _amulet(cell.inset(0, 1), view, seat, kind, look)
    marks += _wealth(wealth, view, seat, look)
    level = d.LEVEL_NAMES[crowds_and_prices.level(view, people)]
    word = look.say("pangea-end-level", level=level)
    sizes = (NAME, LEAST, 29, NOTE)
    return (*marks, write(victory, word, t.ink, sizes, weight="bold", align="c"))
