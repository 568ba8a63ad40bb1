"""The last picture of Magnate: the score above, the whole duchy below."""

from collections.abc import Sequence
from functools import lru_cache

from engine.games.magnate import score
from engine.games.magnate import state as m
from render.games.magnate import duchy
from render.games.magnate.position_text import led
from render.look import Look
from render.paint import Marks, Rect, Scene, Shadow, Theme, noise
from render.paint.layout import GAP, HIGHEST, Box
from render.widgets import board_frame, score_table


def finale(view: m.State, look: Look, title: str, phase: str, told: Sequence[str]) -> Scene:
    """Return the score in rank order with what decides, and the duchy as it was left."""
    parts = board_frame.fitted(HIGHEST)
    rows = _standings(view, look)
    high = score_table.height(len(rows), sum(row.rank == 1 for row in rows))
    table, field = _cut(parts, high)
    scene = Scene(parts.page, _ground(high, look.theme, look.locale))
    scene += duchy.columns(field, view, look)
    scene += duchy.totals(field, view, look)
    columns = tuple(look.say(f"magnate-score-{line}") for line in ("ranks", "tokens"))
    scene += score_table.table(table, look, columns, look.say("magnate-score-provinces"), rows)
    scene += board_frame.head(parts.head, look, title, phase)
    return scene + board_frame.foot(parts.foot, look, told)


def _standings(view: m.State, look: Look) -> list[score_table.Standing]:
    """Return both seats in rank order with the lines that decide."""
    ranks = tuple(getattr(look.result, "ranks", ())) or (1, 1)
    sums = [sum(pair[seat] for pair in score.totals(view)) for seat in (0, 1)]
    return [
        score_table.Standing(
            ranks[seat],
            seat,
            (look.number(sums[seat]), look.number(sum(view.tokens[seat]))),
            look.number(led(view)[seat]),
        )
        for seat in sorted((0, 1), key=lambda seat: ranks[seat])
    ]


def _cut(parts: board_frame.Frame, high: float) -> tuple[Box, Box]:
    """Return the places of the score and of the duchy."""
    page, top = parts.page, parts.head.bottom + GAP
    table = Box(GAP, top, page.w - 2 * GAP, high)
    return table, Box(0, table.bottom + GAP, page.w, parts.foot.y - table.bottom - GAP)


@lru_cache(maxsize=16)
def _ground(high: float, theme: Theme, locale: str) -> Marks:
    parts = board_frame.fitted(HIGHEST)
    _, field = _cut(parts, high)
    marks = board_frame.setting(parts, theme, noise.FLAGSTONE, "#262a33", "#b9b2a6")
    return (*marks, Shadow(Rect(field), 12, theme.shade), *duchy.land(field, theme, locale))
