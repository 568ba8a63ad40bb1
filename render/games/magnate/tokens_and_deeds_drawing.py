"""Holdings of a seat beside its hand: tokens, and provinces with the deeds in them."""

from collections.abc import Iterator

from engine.games.magnate import data as d, final_ranking, state_actions_and_events as m
from render.look import Look
from render.paint import (
    GAP,
    LEAST,
    NOTE,
    RADIUS,
    STROKE,
    Box,
    Theme,
    font_metrics,
    paragraph,
    write,
)
from render.paint.scene import Marks, Rect, Shadow, Sprite
from render.paint.seat_and_suit_symbols import SUITS as SIGNS
from render.widgets.board_frame import heading, on_matter, plate
from render.words.catalogues import sentence
from . import names, property_and_province_emblems
from .cards_and_coins import BROWN, CREAM, INK, PRINTED, paper, stock

_TOKENS = 170.0
_HEADING = 42.0
_PROVINCE, _DEED = 62.0, 82.0
_PAID = 40.0


def height(view: m.State, seat: int) -> float:
    """Return how high a seat's tokens and provinces are drawn."""
    deeds = sum(bool(laid) for laid in view.deeds[seat])
    return _TOKENS + GAP + GAP + _HEADING + _PROVINCE * len(d.PROVINCES) + _DEED * deeds


def ground(box: Box, theme: Theme) -> Marks:
    """Draw the two panels without what stands on them."""
    upper, lower = box.split(_TOKENS, GAP, down=True)
    return plate(upper, theme) + plate(lower, theme)


def estate(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw the tokens above, and below each province with totals and the deed that is open."""
    look = on_matter(look)
    t = look.theme
    upper, lower = box.split(_TOKENS, GAP, down=True)
    marks: Marks = ()
    head, body = upper.inset(GAP, GAP / 2).split(_HEADING, 4, down=True)
    marks += heading(head, look.say("magnate-hand-tokens"), t)
    marks += stock(body, view.tokens[seat], t)
    head, body = lower.inset(GAP, GAP / 2).split(_HEADING, down=True)
    marks += heading(head, look.say("magnate-hand-deeds"), t)
    if any(wish != d.NONE for wish in view.wishes[seat]):
        framed = look.say("magnate-hand-preferred")
        sample = head.place(font_metrics.measure(framed, NOTE) + 42, 30, 1.0)
        marks += (
            Rect(sample.place(30, 30, 0.0), "", t.muted, STROKE, RADIUS / 2),
            write(sample, framed, t.muted, NOTE, align="r"),
        )
    for province, row in zip(range(len(d.PROVINCES)), _stacked(body, view, seat), strict=True):
        marks += _province(row, view, seat, province, look)
    return marks


def _stacked(body: Box, view: m.State, seat: int) -> Iterator[Box]:
    """Yield a box for each province, higher where there is a deed; room left is shared out."""
    highs = [_PROVINCE + (_DEED if laid else 0) for laid in view.deeds[seat]]
    spare = max(0.0, body.h - sum(highs)) / len(highs)
    top = body.y
    for high in highs:
        yield Box(body.x, top + min(spare, 24) / 2, body.w, high)
        top += high + min(spare, 24)


def _province(row: Box, view: m.State, seat: int, province: int, look: Look) -> Marks:
    """Draw a line for a province: emblem, name and both totals; below it the open deed."""
    t = look.theme
    line, rest = row.split(_PROVINCE, down=True)
    sign, words = line.split(line.h, 10)
    sign = sign.inset(4)
    area = Box(0, 0, 60, 60)
    face = paper(area) + property_and_province_emblems.land(province)(
        area.inset(9, 7).shift(0, -2), BROWN, CREAM
    )
    marks: Marks = (Sprite(f"sign:{province}", face, area, sign, lift=4, shade=t.shade),)
    mine, theirs = (final_ranking.totals(view)[province][each] for each in (seat, 1 - seat))
    pair = f"{mine} : {theirs}"
    name, figures = words.split(-font_metrics.measure(pair, 38, "bold") - 1, 6)
    called = names.province(look.locale, province)
    marks += paragraph(name, called, t.ink, (LEAST, 30, 28, NOTE), middle=True)
    marks += (write(figures, pair, t.ink if mine else t.muted, 38, weight="bold", align="r"),)
    return marks + (_deed(rest, view, seat, province, look) if view.deeds[seat][province] else ())


def _deed(row: Box, view: m.State, seat: int, province: int, look: Look) -> Marks:
    """Draw a deed: its card, what it lacks, its tokens, and the suit it prefers to pay."""
    t = look.theme
    card, laid = view.columns[seat][province][-1], view.deeds[seat][province]
    wish = view.wishes[seat][province]
    plate = row.pad(bottom=6)
    marks: Marks = (
        Shadow(Rect(plate, radius=8), 4, t.shade),
        Rect(plate, CREAM, "#8a744c", 2, 8),
    )
    figure = f"{sum(laid)}/{d.COST[card]}"
    upper, lower = plate.pad(10, 3, 10, 5).split(0.53, down=True)
    name, count = upper.split(-font_metrics.measure(figure, _PAID, "bold") - 1, 6)
    lack = sentence(look.say("magnate-hand-lacks", n=d.COST[card] - sum(laid)))
    title = names.card(look.locale, card)
    sizes = (LEAST, 30, 28, NOTE)
    marks += (
        write(name, title, INK, sizes, weight="bold", family="serif"),
        write(count, figure, INK, _PAID, weight="bold", align="r"),
    )
    suits = d.SUITS_OF[card]
    gap = 16.0 if len(suits) < 3 else 9.0
    left, signs = lower.split(-((26 + gap) * len(suits) - gap + 4), 10)
    marks += (write(left, lack, INK, NOTE),)
    cells = (
        signs.pad(right=4)
        .place((26 + gap) * len(suits) - gap, 26, 1.0)
        .shift(0, 2)
        .columns(len(suits), gap)
    )
    for each, cell in zip(suits, cells, strict=True):
        marks += SIGNS[d.SUITS[each]](cell.square(), PRINTED[each], CREAM)
        if each == wish:
            marks += (Rect(cell.square().inset(-4), "", INK, STROKE, RADIUS / 2),)
    return marks
