"""Holdings of a seat beside its hand: tokens, and provinces with the deeds in them."""

from collections.abc import Iterator

from engine.games.magnate import data as d, final_ranking, state_actions_and_events as m
from render.look import Look
from render.paint import GAP, Box, font_metrics, ink_on, paragraph, seat_and_suit_symbols, write
from render.paint.lettering import named
from render.paint.scene import Marks, Rect, Shadow, Sprite
from render.paint.seat_and_suit_symbols import SUITS as SIGNS
from render.paint.theme import GOLD, LEAST, NOTE, RADIUS, STROKE, Theme
from render.widgets.board_frame import on_matter, plate
from render.widgets.dice_counters_and_marks import seat_mark
from render.words.catalogues import sentence
from . import names, property_and_province_emblems, seat_panels
from .cards_and_coins import BROWN, CREAM, INK, PRINTED, paper, stock

_TOKENS = 190.0
_NAME, _LEAD, _HEADING = 62.0, 46.0, 34.0
_PROVINCE, _DEED = 54.0, 76.0
_PAID = 40.0
_PAIR = 78.0
"""How wide the marks of both seats are above their totals."""


def height(view: m.State, seat: int) -> float:
    """Return how high a seat's tokens and provinces are drawn."""
    deeds = sum(bool(laid) for laid in view.deeds[seat])
    return _TOKENS + GAP + GAP + _LEAD + _HEADING + _PROVINCE * len(d.PROVINCES) + _DEED * deeds


def ground(box: Box, theme: Theme) -> Marks:
    """Draw the two panels without what stands on them."""
    upper, lower = box.split(_TOKENS, GAP, down=True)
    return plate(upper, theme) + plate(lower, theme)


def estate(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw whose tokens they are above; below who leads, and each province with its open deed."""
    look = on_matter(look)
    t = look.theme
    upper, lower = box.split(_TOKENS, GAP, down=True)
    marks: Marks = ()
    head, body = upper.inset(GAP, GAP / 2).split(_NAME, 4, down=True)
    sign, name = head.inset(-6, 0).split(34, 4)
    marks += (*seat_mark(sign.square(), seat, t), *named(name, look.name(seat), t.ink))
    marks += stock(body, view.tokens[seat], t)
    top, body = lower.inset(GAP, GAP / 2).split(_LEAD, down=True)
    marks += _lead(top.pad(bottom=6), view, seat, look)
    head, body = body.split(_HEADING, down=True)
    marks += (write(head, look.say("magnate-hand-deeds"), t.ink, NOTE, weight="bold"),)
    pair = head.place(_PAIR, 30, 1.0)
    for each, place in ((seat, pair.place(30, 30, 0.0)), (1 - seat, pair.place(30, 30, 1.0))):
        marks += seat_mark(place, each, t)
    if any(wish != d.NONE for wish in view.wishes[seat]):
        framed = look.say("magnate-hand-preferred")
        sample = head.pad(right=_PAIR + 8).place(font_metrics.measure(framed, NOTE) + 36, 30, 1.0)
        marks += (
            Rect(sample.place(30, 30, 0.0), "", t.muted, STROKE, RADIUS / 2),
            write(sample, framed, t.muted, NOTE, align="r"),
        )
    for province, row in zip(range(len(d.PROVINCES)), _stacked(body, view, seat), strict=True):
        marks += _province(row, view, seat, province, look)
    return marks


def _lead(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw on gold who leads and by how much of what decides, or that both are level."""
    ink = ink_on(GOLD)
    marks: Marks = (Rect(box, GOLD, look.theme.edge, 2, 8),)
    leader = next((each for each in (0, 1) if seat_panels.ahead(view, each) is not None), None)
    if leader is None:
        text = look.say("board-level")
        return (*marks, write(box, text, ink, (30, NOTE), weight="bold", align="c"))
    at = seat_panels.ahead(view, leader) or 0
    both = [seat_panels.standing(view, each)[at] for each in (leader, 1 - leader)]
    text = look.say(
        "magnate-hand-lead",
        who="you" if leader == seat else "other",
        what=("provinces", "ranks", "tokens")[at],
        n=both[0] - both[1],
    )
    crown, rest = box.inset(6, 3).split(30, 6)
    marks += seat_and_suit_symbols.crown(crown.square(), ink, GOLD)
    if leader != seat:  # one's own mark stands above, by one's name
        mark, rest = rest.split(30, 6)
        marks += seat_mark(mark.square(), leader, look.theme)
    return (*marks, write(rest, text, ink, (30, 28, NOTE), weight="bold"))


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
