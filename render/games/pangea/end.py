"""The last picture: the score in rank order, the islands as they lie now, and every hoard."""

from collections.abc import Sequence

from engine.games.pangea import data as d
from engine.games.pangea import position_queries
from engine.games.pangea import state as m
from render.games.pangea import pieces, sea_chart
from render.look import Look
from render.paint import FIGURE, GAP, SIGN, Box, write
from render.paint.scene import Marks, Sprite
from render.paint.symbols import coin
from render.widgets import board_frame, score_table
from render.widgets.board_frame import Frame
from render.widgets.pieces import seat_mark

_MAP, _HOARD, _MOST = 430.0, 104.0, 150.0


def parts(ranks: Sequence[int]) -> Frame:
    """Return the parts of a page that has room for the score of so many seats."""
    return board_frame.fitted(_score(ranks) + GAP + max(_MAP, (_HOARD + GAP) * len(ranks) - GAP))


def _score(ranks: Sequence[int]) -> float:
    return score_table.height(len(ranks), ranks.count(1))


def score(page: Frame, view: m.State, ranks: Sequence[int], look: Look, islands: Marks) -> Marks:
    """Draw the table of the score; below it the islands, and the tower of each seat."""
    order = sorted(range(len(view.peoples)), key=lambda seat: (ranks[seat], seat))
    rows = [_row(view, seat, ranks[seat], look) for seat in order]
    columns = (look.say("pangea-score-amulets"), look.say("pangea-score-wealth"))
    top, rest = page.table.union(page.side).split(_score(ranks), GAP, down=True)
    marks = score_table.table(top, look, columns, look.say("pangea-end-victory"), rows)
    whole = sea_chart.chart()
    place = rest.fitted(whole.w / whole.h, 0, 0.5)
    marks += (Sprite("islands", islands, whole, place),)
    hoards = rest.pad(left=place.w + GAP)
    deep = min(_MOST, (hoards.h - GAP * (len(order) - 1)) / len(order))
    block = hoards.place(hoards.w, deep * len(order) + GAP * (len(order) - 1))
    for seat, cell in zip(order, block.rows(len(order), GAP), strict=True):
        marks += _hoard(cell, view, seat, look)
    return marks


def _row(view: m.State, seat: int, rank: int, look: Look) -> score_table.Standing:
    people = view.peoples[seat]
    won = look.say("pangea-end-level", level=d.LEVEL_NAMES[position_queries.level(view, people)])
    figures = (look.number(len(view.amulets[people])), look.number(view.wealth[people]))
    return score_table.Standing(rank, seat, figures, won)


def _hoard(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw a seat's tower with the amulets in it, and its wealth."""
    look = board_frame.on_matter(look)
    t, people = look.theme, view.peoples[seat]
    marks = board_frame.plate(box, look.theme)
    inner = box.inset(GAP, 6)
    mark, rest = inner.split(SIGN, GAP)
    hut, rest = rest.split(inner.h * 2 / 3, GAP)
    jewels, purse = rest.split(0.72, GAP)
    marks += seat_mark(mark.place(SIGN, SIGN), seat, t)
    marks += pieces.standing_tower(hut, seat, t)
    carried = {view.load[c] for c in d.OF[people]}
    for kind, cell in enumerate(jewels.columns(len(d.AMULETS), 8)):
        state: pieces.State = "carried" if kind in carried else "missing"
        state = "held" if kind in view.amulets[people] else state
        marks += pieces.amulet(cell, kind, t, state=state)
    sign, figure = purse.split(SIGN, 10)
    marks += coin(sign.place(SIGN * 0.85, SIGN * 0.85), pieces.gold(t), t.panel)
    wealth = look.number(view.wealth[people])
    return (*marks, write(figure, wealth, t.ink, FIGURE, weight="bold", role="figure"))
