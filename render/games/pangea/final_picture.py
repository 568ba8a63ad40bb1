"""The last picture: the winner with its hoard, the islands as they lie now, and every hoard."""

from collections.abc import Sequence

from engine.games.pangea import crowds_and_prices, data as d, state_actions_and_events as m
from render.look import Look
from render.paint import FIGURE, GAP, LEAST, NAME, Box, Marks, Sprite, seat_and_suit_symbols, write
from render.widgets import board_frame, winner_poster
from . import board_layout, piece_drawing

_HERO, _PLATE = 640.0, 0.65
_SEA = winner_poster.Scenery("pangea/poster", 72, 0.32)
_TOWER, _SHINING = 2 / 3, 90.0
_AROUND = ((1.1, 0.5), (1.3, 0.16), (-0.56, 0.3), (1.6, 0.3), (-0.6, 0.68))
"""Where amulets shine, as shares of the box of the tower."""
_SHARES = (1.5, 1.15, 0.5, 0.75)
"""Of a row of the table: who, the amulets, the wealth, the victory."""


def places(view: m.State, said: Sequence[str], high: float = 0) -> winner_poster.PosterLayout:
    """Return where the parts of the last picture lie."""
    lines = board_frame.foot_lines(said)
    return winner_poster.places(len(view.peoples), _HERO, lines, _PLATE, high)


def ground(at: winner_poster.PosterLayout, look: Look) -> Marks:
    """Draw the sea around the islands, with a painting of it above the score."""
    return board_layout.sea(at.parts, look.theme) + winner_poster.painting(at, look, _SEA)


def score(
    at: winner_poster.PosterLayout, view: m.State, ranks: Sequence[int], look: Look, islands: Marks
) -> Marks:
    """Draw who won with what, the islands as they lie now, and the table of the score."""
    look = board_frame.on_matter(look)
    order = sorted(range(len(view.peoples)), key=lambda seat: (ranks[seat], seat))
    whole = board_layout.chart()
    place = at.scene.inset(GAP / 2).fitted(whole.w / whole.h, v=0.3)
    alone = ranks.count(1) == 1

    def figure(box: Box, seat: int) -> Marks:
        """Draw the tower; around that of one winner shine the amulets in it."""
        marks = piece_drawing.standing_tower(box.fitted(_TOWER, v=1.0), seat, look.theme)
        return _amulets(box, view, seat, look) + marks if alone else marks

    chart = (board_layout.sheet(place, look.theme), Sprite("islands", islands, whole, place))
    marks = winner_poster.sheet(place, look.theme, chart)
    marks += winner_poster.winner(at, look, figure, _deed(view, order[0], look), _SEA)
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


def _amulets(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw the amulets that a seat has brought home, around the box of its tower."""
    marks: Marks = ()
    held = sorted(view.amulets[view.peoples[seat]])
    for kind, (x, y) in zip(held, _AROUND, strict=False):
        spot = Box.around(*box.at(x, y), _SHINING)
        marks += piece_drawing.amulet(spot, kind, look.theme)
    return marks


def _amulet(box: Box, view: m.State, seat: int, kind: int, look: Look) -> Marks:
    people = view.peoples[seat]
    state: piece_drawing.State = "held" if kind in view.amulets[people] else "missing"
    if kind in {view.load[c] for c in d.OF[people]}:
        state = "carried"
    return piece_drawing.amulet(box, kind, look.theme, state=state)


def _wealth(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw a coin, and a seat's wealth beside it."""
    t = look.theme
    sign, words = box.split(0.45, 6)
    text = look.number(view.wealth[view.peoples[seat]])
    sign = sign.place(50, 50, 1.0)
    written = write(words, text, t.ink, (52, FIGURE), weight="bold", role="figure")
    return (*seat_and_suit_symbols.coin(sign, piece_drawing.gold(t), t.panel), written)


def _table(
    box: Box, view: m.State, order: Sequence[int], ranks: Sequence[int], look: Look
) -> Marks:
    """Draw who has what, in rank order."""
    t = look.theme
    marks = board_frame.plate(box, t)
    top, rest = box.inset(GAP, GAP / 2).split(winner_poster.HEAD, down=True)
    titles = ("pangea-score-amulets", "pangea-score-wealth", "pangea-end-victory")
    marks += winner_poster.headed(top.shares(_SHARES, GAP)[1:], map(look.say, titles), t)
    for seat, line in zip(order, rest.rows(len(order)), strict=True):
        marks += _row(line.inset(0, 2), view, seat, ranks[seat], look)
    return marks


def _row(line: Box, view: m.State, seat: int, rank: int, look: Look) -> Marks:
    t, people = look.theme, view.peoples[seat]
    who, amulets, wealth, victory = line.shares(_SHARES, GAP)
    marks = winner_poster.lit(line, seat, t) if rank == 1 else ()
    marks += winner_poster.who_is(who.inset(GAP / 2, 0), rank, seat, look, t)
    for kind, cell in enumerate(amulets.columns(len(d.AMULETS), 4)):
        marks += _amulet(cell.inset(0, 1), view, seat, kind, look)
    marks += _wealth(wealth, view, seat, look)
    level = d.LEVEL_NAMES[crowds_and_prices.level(view, people)]
    word = look.say("pangea-end-level", level=level)
    sizes = (46, 42, NAME, LEAST, 29)
    return (*marks, write(victory, word, t.ink, sizes, weight="bold", align="c"))
