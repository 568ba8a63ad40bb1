"""The last picture: the score in rank order, the islands as they lie now, and every hoard."""

from collections.abc import Sequence

from engine.games.pangea import crowds_and_prices, data as d, state_actions_and_events as m
from render.look import Look
from render.paint import Box, Marks, Sprite
from render.widgets import board_frame, winner_poster
from . import board_layout, piece_drawing

_MAP, _HOARD, _MOST = 430.0, 104.0, 150.0


def places(view: m.State, said: Sequence[str], high: float = 0) -> winner_poster.PosterLayout:
    """Return where the parts of the last picture lie."""
    return winner_poster.places(
        len(view.peoples), foot_lines=board_frame.foot_lines(said), high=high
    )


def score(
    at: winner_poster.PosterLayout, view: m.State, ranks: Sequence[int], look: Look, islands: Marks
) -> Marks:
    """Draw who won, the islands as they lie now, and the table of the score."""
    order = sorted(range(len(view.peoples)), key=lambda seat: (ranks[seat], seat))
    rows = [_row(view, seat, ranks[seat], look) for seat in order]
    columns = (look.say("pangea-score-amulets"), look.say("pangea-score-wealth"))
    victory = look.say("pangea-end-victory")
    whole = board_layout.chart()
    place = at.scene.fitted(whole.w / whole.h)
    deed = look.say("board-deed", what=victory, n=rows[0].total)

    def tower(box: Box, seat: int) -> Marks:
        return piece_drawing.standing_tower(box, seat, look.theme)

    marks: Marks = (Sprite("islands", islands, whole, place),)
    marks += winner_poster.winner(at.plate, look, tower, deed)
    return marks + winner_poster.score(at.table, look, columns, victory, rows)


def _row(view: m.State, seat: int, rank: int, look: Look) -> winner_poster.Standing:
    people = view.peoples[seat]
    won = look.say("pangea-end-level", level=d.LEVEL_NAMES[crowds_and_prices.level(view, people)])
    figures = (look.number(len(view.amulets[people])), look.number(view.wealth[people]))
    return winner_poster.Standing(rank, seat, figures, won)
