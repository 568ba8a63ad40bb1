"""The last picture: the score in rank order, and the sources as they were left."""

from collections.abc import Sequence

from engine.games.magus import data as d, state_and_actions as m
from render.look import Look
from render.paint import Box, Marks
from render.widgets import board_frame, winner_poster
from . import mana_sorcerers_bottles, source_circle_drawing

_RINGS, _TRACKS = (0, 2, 4), (1, 3, 5)
_SPOTS = ((0, 0.32), (0, 0.68), (1, 0.18), (1, 0.5), (1, 0.82))
"""Where the sources lie: in which row, at which share of its width."""
_PLATE = 0.45
_TOWER_ROOM = winner_poster.Scenery("magus/poster", 66, 344 / 1500)


def places(view: m.State, said: Sequence[str], high: float = 0) -> winner_poster.PosterLayout:
    """Return where the parts of the last picture lie."""
    return winner_poster.places(
        len(view.pieces), foot_lines=board_frame.foot_lines(said), share=_PLATE, high=high
    )


def score(at: winner_poster.PosterLayout, view: m.State, look: Look) -> Marks:
    """Draw who won, and the players in rank order: glory of rings, powers, creations, potions."""
    ranks = getattr(look.result, "ranks", ())
    rows = [
        winner_poster.Standing(
            rank, seat, tuple(map(str, _lines(view.glory[seat]))), str(sum(glory))
        )
        for rank, seat, glory in sorted(
            (rank, seat, view.glory[seat]) for seat, rank in enumerate(ranks)
        )
    ]
    columns = [look.say(f"magus-end-{line}") for line in ("rings", "powers", "creations")]
    columns.append(look.say("magus-score-potions"))
    glory = look.say("magus-score-total")
    deed = look.say("board-deed", what=glory, n=rows[0].total)

    def archmage(box: Box, seat: int) -> Marks:
        return mana_sorcerers_bottles.figure(box, len(d.KINDS) - 1, seat, look.theme)

    marks = winner_poster.winner(at, look, archmage, deed, _TOWER_ROOM)
    return marks + winner_poster.score(at.table, look, columns, glory, rows)


def wells(at: winner_poster.PosterLayout, view: m.State, look: Look) -> tuple[Marks, Marks]:
    """Draw the room with the five sources, in the order of the circle, and who stands there."""
    ground = winner_poster.painting(at, look, _TOWER_ROOM)
    crowd: Marks = ()
    upper, lower = at.scene.rows(2)
    for source, (row, share) in zip(view.circle, _SPOTS, strict=True):
        rim = (upper, lower)[row]
        x, y = rim.x + rim.w * share, rim.bottom - source_circle_drawing.LOW_R - 2
        ground += source_circle_drawing.well(x, y, source, look.theme, source_circle_drawing.LOW_R)
        crowd += source_circle_drawing.standing(x, y, view, source, look)
    return ground, crowd


def _lines(glory: Sequence[int]) -> tuple[int, int, int, int]:
    rings, tracks = sum(glory[i] for i in _RINGS), sum(glory[i] for i in _TRACKS)
    return rings, tracks, glory[d.CREATIONS], glory[d.POTIONS_ROW]
