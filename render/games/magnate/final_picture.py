"""The last picture of Magnate: who won the duchy, the duchy itself, and the score."""

from collections.abc import Sequence
from functools import lru_cache

from engine.games.magnate import final_ranking, state_actions_and_events as m
from render.look import Look
from render.paint import GAP, Box, Theme, ground_texture_types
from render.paint.scene import Marks, Rect, Scene, Shadow
from render.widgets import board_frame, winner_poster
from . import duchy_drawing, position_text

_HERO, _LOW = 760.0, 100.0
_DUCHY = winner_poster.Scenery("magnate/poster", 22, 0.5, (420, 760), hung=True)
_LAND = winner_poster.Scenery("magnate/poster-wide", 0, 0.5, (1476, 140), hung=True)
_DEEP = 4
"""Cards of a column up to which the duchy lies beside the winner."""


def finale(view: m.State, look: Look, title: str, phase: str, told: Sequence[str]) -> Scene:
    """Return the duchy as it was won, beside it who won it, and below the score."""
    lines = board_frame.foot_lines(told)
    places = winner_poster.places(2, _HERO, lines, 0.28, look.high)
    deep = any(len(column) > _DEEP for seat in (0, 1) for column in view.columns[seat])
    low = deep or not winner_poster.holds(places.plate, look)
    if low:
        places = winner_poster.places(2, _HERO, lines, high=look.high, lean=True)
        places = winner_poster.lowered(places, _LOW)
    rows = _standings(view, look)
    painted = _LAND if low else _DUCHY
    bottom = _ground(places, look.theme, look.locale)
    scene = Scene(places.parts.page, bottom + winner_poster.painting(places, look, painted))
    scene += duchy_drawing.columns(_field(places), view, look)
    scene += duchy_drawing.totals(_field(places), view, look)
    provinces = look.say("magnate-score-provinces")

    def crown(box: Box, seat: int) -> Marks:
        place = box if low else box.place(box.w * 0.66, box.h, 0.94, 1.0)
        return (winner_poster.placed("magnate/crown-on-cushion", place, look.theme, seat),)

    deed = look.say("board-deed", what=provinces, n=rows[0].total)
    scene += winner_poster.winner(places, look, crown, deed, painted, crowned=False)
    columns = tuple(look.say(f"magnate-score-{line}") for line in ("ranks", "tokens"))
    scene += winner_poster.score(places.table, look, columns, provinces, rows)
    scene += board_frame.head(places.parts.head, look, title, phase)
    return scene + board_frame.foot(places.parts.foot, look, told)


def _field(places: winner_poster.PosterLayout) -> Box:
    """Return where the duchy lies: beside the plate, from the head to the table."""
    whole = places.whole
    if places.plate.h == _LOW:
        return Box(whole.x, places.scene.y, whole.w, places.scene.h)
    left = places.plate.right + GAP
    return Box(left, whole.y, whole.right - left, places.table.y - GAP - whole.y)


def _standings(view: m.State, look: Look) -> list[winner_poster.Standing]:
    """Return both seats in rank order with the lines that decide."""
    ranks = tuple(getattr(look.result, "ranks", ())) or (1, 1)
    sums = [sum(pair[seat] for pair in final_ranking.totals(view)) for seat in (0, 1)]
    return [
        winner_poster.Standing(
            ranks[seat],
            seat,
            (look.number(sums[seat]), look.number(sum(view.tokens[seat]))),
            look.number(position_text.led(view)[seat]),
        )
        for seat in sorted((0, 1), key=lambda seat: ranks[seat])
    ]


@lru_cache(maxsize=16)
def _ground(places: winner_poster.PosterLayout, theme: Theme, locale: str) -> Marks:
    field = _field(places)
    marks = board_frame.setting(
        places.parts, theme, ground_texture_types.FLAGSTONE, "#262a33", "#b9b2a6"
    )
    return (*marks, Shadow(Rect(field), 12, theme.shade), *duchy_drawing.land(field, theme, locale))
