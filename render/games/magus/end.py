"""The last picture: the score in rank order, and the sources as they were left."""

from collections.abc import Sequence

from engine.games.magus import data as d
from engine.games.magus import state as m
from render.games.magus import source_circle
from render.look import Look
from render.paint import GAP, Box, Marks
from render.widgets import score_table

_RINGS, _TRACKS = (0, 2, 4), (1, 3, 5)
_WELLS = 2 * source_circle.R + source_circle.OVER + 4


def height(view: m.State, look: Look) -> float:
    """Return how high the score with the sources below it is."""
    return score_table.height(len(view.pieces), len(_winners(look))) + GAP + _WELLS


def score(box: Box, view: m.State, look: Look) -> Marks:
    """Draw the players in rank order: glory of rings, powers, creations and potions."""
    ranks = getattr(look.result, "ranks", ())
    rows = [
        score_table.Standing(rank, seat, tuple(map(str, _lines(view.glory[seat]))), str(sum(glory)))
        for rank, seat, glory in sorted(
            (rank, seat, view.glory[seat]) for seat, rank in enumerate(ranks)
        )
    ]
    columns = [look.say(f"magus-end-{line}") for line in ("rings", "powers", "creations")]
    columns.append(look.say("magus-score-potions"))
    return score_table.table(box, look, columns, look.say("magus-score-total"), rows)


def wells(box: Box, view: m.State, look: Look) -> tuple[Marks, Marks]:
    """Draw the five sources in a row, in the order of the circle: the wells, who stands there."""
    ground: Marks = ()
    crowd: Marks = ()
    y = box.bottom - source_circle.R - 2
    for source, cell in zip(view.circle, box.columns(len(view.circle)), strict=True):
        ground += source_circle.well(cell.cx, y, source, look.theme)
        crowd += source_circle.standing(cell.cx, y, view, source, look)
    return ground, crowd


def _lines(glory: Sequence[int]) -> tuple[int, int, int, int]:
    rings, tracks = sum(glory[i] for i in _RINGS), sum(glory[i] for i in _TRACKS)
    return rings, tracks, glory[d.CREATIONS], glory[d.POTIONS_ROW]


def _winners(look: Look) -> tuple[int, ...]:
    return tuple(getattr(look.result, "winners", ())) or (0,)
