"""The last picture of Magnate: who won the duchy, the duchy itself, and the score."""

from collections.abc import Sequence
from functools import lru_cache

from engine.games.magnate import final_ranking, state_actions_and_events as m
from render.look import Look
from render.paint import GAP, RADIUS, SIGN, Box, Theme, ground_texture_types, seat_and_suit_symbols
from render.paint.scene import Gradient, Marks, Rect, Scene, Shadow
from render.paint.theme import GOLD
from render.widgets import board_frame, winner_poster
from . import cards_and_coins, duchy_drawing, position_text

_HERO, _LOW = 760.0, 100.0
_ALONE, _MARK = 200.0, SIGN * 1.4 + GAP
"""How wide the figure of one winner is at least, and what its mark needs of that."""
_DEEP = 4
"""Cards of a column up to which the duchy lies beside the winner."""


def finale(view: m.State, look: Look, title: str, phase: str, told: Sequence[str]) -> Scene:
    """Return the duchy as it was won, beside it who won it, and below the score."""
    places = winner_poster.places(
        2, _HERO, share=0.28, foot_lines=board_frame.foot_lines(told), high=look.high
    )
    deep = any(len(column) > _DEEP for seat in (0, 1) for column in view.columns[seat])
    if deep or not winner_poster.holds(places.plate, look):
        places = winner_poster.lowered(places, _LOW)
    rows = _standings(view, look)
    scene = Scene(places.parts.page, _ground(places, look.theme, look.locale))
    scene += duchy_drawing.columns(_field(places), view, look)
    scene += duchy_drawing.totals(_field(places), view, look)
    provinces = look.say("magnate-score-provinces")
    deed = look.say("board-deed", what=provinces, n=rows[0].total)
    scene += winner_poster.winner(places.plate, look, _crown, deed)
    columns = tuple(look.say(f"magnate-score-{line}") for line in ("ranks", "tokens"))
    scene += winner_poster.score(places.table, look, columns, provinces, rows)
    scene += board_frame.head(places.parts.head, look, title, phase)
    return scene + board_frame.foot(places.parts.foot, look, told)


def _crown(box: Box, seat: int) -> Marks:
    """Draw on a card what the winner of the duchy wears; the winner's mark has room beside it."""
    if box.w < _ALONE:
        return seat_and_suit_symbols.crown(box, GOLD, "")
    high = min(box.h, (box.w - _MARK) * 1.3)
    card = Box(box.right - high / 1.3, box.y, high / 1.3, high)
    inner = card.pad(18, 18, 18, 22)
    crown = inner.square().inset(inner.w * 0.09)
    return (
        Shadow(Rect(card, radius=RADIUS), 10, "#00000066"),
        *cards_and_coins.paper(card),
        Rect(inner, Gradient("#2f5d8c", "#7d2438"), "#4a3322", 2.5, 3),
        *seat_and_suit_symbols.crown(crown.inset(-7), "#1a120a", ""),
        *seat_and_suit_symbols.crown(crown, GOLD, ""),
    )


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
