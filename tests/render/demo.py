"""A scene with every widget, piece, pattern and symbol: what the look of the house is judged by."""

from typing import get_args

from render import pieces, symbols, widgets
from render.layout import GAP, TALL_PAGE, Box
from render.look import Look
from render.scene import Kind, Marks, Pattern, Rect, Scene
from render.symbols import SIGNS, SUITS
from render.theme import RADIUS, SHAPES, STROKE, Theme

NAMES = ("Éloïse", "Maximilien de Robertval", "Ådne", "Jean-Baptiste-Alexandre", "Wu")


def look(theme: Theme, locale: str = "fr", to_act: tuple[int, ...] = (1,)) -> Look:
    return Look(
        theme=theme, locale=locale, names=NAMES, to_act=to_act, match="k7f2", move=128,
        computers=frozenset({4}),
    )  # fmt: skip


def scene(theme: Theme, locale: str = "fr", to_act: tuple[int, ...] = (1,)) -> Scene:
    given = look(theme, locale, to_act)
    parts = widgets.frame(TALL_PAGE)
    page = Scene(TALL_PAGE, widgets.backdrop(parts, theme))
    page += widgets.head(parts.head, given, "Les Sept Sages", "manche 3 sur 8")
    page += widgets.foot(
        parts.foot,
        given,
        "Maximilien de Robertval a construit le Château dans le Gardien du phare : "
        "5 Soleils et 2 Nœuds.",
    )
    for seat, box in enumerate(widgets.panels(parts.side, 5)):
        page += _panel(box, given, seat)
    top, middle, low, last = parts.table.shares((3, 2, 2, 2), GAP, down=True)
    return (
        page + _cards(top, theme) + _signs(middle, theme) + _tracks(low, theme) + _rest(last, theme)
    )


def _panel(box: Box, given: Look, seat: int) -> Marks:
    t = given.theme
    marks, body = widgets.panel(
        box, given, seat, ("7", "12", "104", "−3", "0")[seat], leader=seat == 2,
        note="le Magicien" if seat == 3 else "",
    )  # fmt: skip
    first, second = body.rows(2, 4)
    for (draw, hue), cell in zip(SUITS.values(), first.columns(6, 4), strict=True):
        marks += pieces.counter(cell, draw, t.hue(hue), str(seat + 2), t)
    return marks + widgets.row(second, "cartes en main", "3", t)


def _cards(box: Box, t: Theme) -> Marks:
    suits = [(draw, t.hue(hue)) for draw, hue in SUITS.values()]
    faces = (
        pieces.Face("Le Gardien du phare", "9", (suits[0], suits[1])),
        pieces.Face("La Rencontre fortuite", "7", (suits[0], suits[3])),
        pieces.Face("As de Nœuds", "As", (suits[5],)),
        pieces.Face("Le Diplomate", "10", (suits[0], suits[2], suits[4])),
    )
    cells = box.fan(6, box.h * 0.55, GAP)
    marks: Marks = ()
    states = ("plain", "raised", "dim", "plain")
    for face, state, cell in zip(faces, states, cells, strict=False):
        marks += pieces.card(cell, face, t, state)
    marks += pieces.changed_box(cells[0], t)
    lying = Box(cells[4].x, box.y, cells[4].w * 1.3, cells[4].h / 2 - GAP)
    deed = pieces.Face("La Trahison", "8", (suits[4], suits[5]), "3/8")
    marks += pieces.card(lying, deed, t, "open")
    marks += pieces.pile(lying.shift(0, lying.h + 2 * GAP), 23, "pioche", t)
    return marks


def _signs(box: Box, t: Theme) -> Marks:
    one, two, three = box.rows(3, 4)
    marks: Marks = ()
    for cell, (draw, hue) in zip(one.columns(17, 4), SUITS.values(), strict=False):
        marks += draw(cell.square(), t.hue(hue), t.surface)
    for cell, draw in zip(one.columns(17, 4)[6:], SIGNS.values(), strict=False):
        marks += draw(cell.square().inset(4), t.ink, t.surface)
    for seat in range(5):
        cells = two.columns(17, 4)
        marks += pieces.seat_mark(cells[seat].square(), seat, t)
        marks += pieces.seat_mark(cells[seat + 5].square(), seat, t, hollow=True)
        marks += pieces.seat_piece(cells[seat + 10].square(), seat, t, str(seat + 1))
    marks += pieces.changed(pieces.seat_shape(two.columns(17, 4)[1].square(), 1), t)
    for i, cell in enumerate(three.columns(17, 4)):
        if i < 6:
            marks += pieces.die(cell, i + 1, t, spent=i == 2)
        elif i < 9:
            marks += pieces.die(cell, i + 2, t, sides=10, spent=i == 8)
        elif i < 15:
            draw, hue = list(SUITS.values())[i - 9]
            marks += pieces.token(cell, draw, t.hue(hue), t, hollow=i % 2 == 0)
    return marks


def _tracks(box: Box, t: Theme) -> Marks:
    one, two = box.rows(2, GAP)
    labels = [str(n) for n in range(16)]
    marks = widgets.track(one, labels, {0: 3, 1: 3, 2: 7, 3: 11, 4: 15}, t, marked=(11,))
    left, right = two.columns(2, 2 * GAP)
    marks += widgets.bar(left.place(left.w, 40), 14, 24, t, ticks=(10, 20))
    return marks + widgets.tug(
        right, -9, 24, t, low=t.seat(0), high=t.seat(1), labels=("la Lumière", "les Ténèbres")
    )


def _rest(box: Box, t: Theme) -> Marks:
    kinds = get_args(Kind)
    marks: Marks = ()
    for kind, cell in zip(kinds, box.columns(len(kinds) + 3, GAP / 2), strict=False):
        weave = Pattern(kind, t.hue("green"), t.panel)
        marks += (Rect(cell, weave, t.line, STROKE, RADIUS),)
    cells = box.columns(len(kinds) + 3, GAP / 2)
    marks += pieces.moved(cells[0].at(0.5, 0.5), cells[3].at(0.5, 0.5), t, 4)
    marks += pieces.moved(cells[5].at(0.5, 0.6), cells[8].at(0.5, 0.6), t)
    rows = cells[-2].union(cells[-1]).rows(4, 4)
    marks += pieces.slot(rows[3], t, "vide")
    marks += pieces.chip(rows[0], symbols.lock, t.muted, "fermé", t)
    marks += pieces.chip(rows[1], symbols.eye, t.muted, "montré", t)
    return marks + widgets.heading(rows[2], "Provinces", t)


assert len(SHAPES) == len(NAMES)
