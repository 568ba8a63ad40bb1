"""Magnate's cards and tokens as drawn: properties in a column, deeds lying across it, stocks.

The core's cards have their strip at the top; here the strip of a column that grows upwards is at
the bottom, since it must stay visible in a fan.
"""

from collections.abc import Sequence

from engine.games.magnate.data import COST, SUITS, SUITS_OF
from render import fonts
from render.colour import mix
from render.games.magnate import names
from render.layout import GAP, Box
from render.lettering import largest, paragraph, write
from render.scene import Marks, Pattern, Rect, Sprite
from render.symbols import suit
from render.theme import FLOOR, HEAD, RADIUS, SMALL, STROKE, TEXT, Theme

STRIP = 42.0
"""How much of a covered card stays visible while there is room."""
LOW_STRIP = 30.0
"""The same where a column is crowded."""

_ROOM = GAP / 2
_SIGN = 34.0


def property_card(
    box: Box, card: int, locale: str, theme: Theme, *, up: bool = False, low: bool = False
) -> Marks:
    """Draw a developed property; `up`: the strip is at its foot. `low`: it is narrow."""
    body = Box(_ROOM, _ROOM, box.w, box.h)
    strip, rest = _cut(body, up, low)
    marks: Marks = (
        *_paper(body, theme.card, theme.line, theme),
        *_strip(strip, card, locale, theme),
        *_body(rest, card, locale, theme),
    )
    return (_sprite("card", box, card, marks, locale),)


def deed_card(
    box: Box, card: int, laid: Sequence[int], locale: str, theme: Theme, *, up: bool = False
) -> Marks:
    """Draw a deed, lying: its price and the tokens on it, counted in all and by suit."""
    body = Box(_ROOM, _ROOM, box.w, box.h)
    strip, rest = _cut(body, up, False)
    paper = Pattern("hatch", mix(theme.card, theme.line, 0.45), theme.card, 16, 2)
    count, title = rest.split(min(rest.h, HEAD), down=True)
    if up:
        title, count = rest.split(-min(rest.h, HEAD), down=True)
    marks: Marks = (
        *_paper(body, paper, theme.ink, theme),
        *_strip(strip, card, locale, theme),
        *_tokens_on(count.inset(2, 0), card, laid, theme),
    )
    if title.h >= TEXT:
        marks += _name(title, card, locale, theme)
    return (_sprite("deed", box, card, marks, locale),)


def stock(
    box: Box, counts: Sequence[int], theme: Theme, *, changed: Sequence[int] = (), sign: float = 36
) -> Marks:
    """Draw tokens as six columns: symbol, count, and what has changed since the last picture."""
    marks: Marks = ()
    for index, cell in enumerate(box.columns(len(SUITS), 2)):
        top, rest = cell.split(sign, 2, down=True)
        figure, change = rest.split(min(40.0, rest.h), down=True)
        count = counts[index]
        ink = theme.ink if count else theme.muted
        marks += suit(SUITS[index], top.square(), theme, theme.panel)
        marks += (write(figure, str(count), ink, (HEAD, TEXT), weight="bold", align="c"),)
        if index < len(changed) and changed[index] and change.h >= SMALL:
            text = f"{changed[index]:+d}".replace("-", "−")
            marks += (write(change, text, theme.halo, SMALL, weight="bold", align="c"),)
    return marks


def suit_row(box: Box, suits: Sequence[int], theme: Theme, paper: str, align: float = 0.5) -> Marks:
    """Draw suits beside each other, as large as the box is high while they fit."""
    n = len(suits)
    side = min(box.h, (box.w - 6 * (n - 1)) / n)
    row = box.place(n * side + 6 * (n - 1), side, align)
    return tuple(
        mark
        for index, cell in zip(suits, row.columns(n, 6), strict=True)
        for mark in suit(SUITS[index], cell, theme, paper)
    )


def _sprite(kind: str, box: Box, card: int, marks: Marks, locale: str) -> Sprite:
    area = Box(0, 0, box.w + 2 * _ROOM, box.h + 2 * _ROOM)
    place = Box(box.x - _ROOM, box.y - _ROOM, area.w, area.h)
    return Sprite(f"{kind}:{card}", marks, area, place)


def _paper(body: Box, fill: str | Pattern, rim: str, theme: Theme) -> Marks:
    return (
        Rect(body.shift(2, 3), theme.shade, radius=RADIUS),
        Rect(body, fill, rim, STROKE, RADIUS),
    )


def _cut(body: Box, up: bool, low: bool) -> tuple[Box, Box]:
    """Return the strip of a card and what is left of its face."""
    inner = body.inset(_ROOM, 4)
    high = min(inner.h, (LOW_STRIP if low else STRIP) - 4)
    if up:
        rest, strip = inner.split(-high, down=True)
    else:
        strip, rest = inner.split(high, down=True)
    return strip, rest


def _strip(strip: Box, card: int, locale: str, theme: Theme) -> Marks:
    """Draw rank and suits."""
    text = names.rank(locale, card)
    size = HEAD if strip.h >= 34 else TEXT
    wide = fonts.measure(text, size, "bold") + 1
    left, right = strip.split(wide, 4)
    side = min(_SIGN, strip.h)
    return (
        write(left, text, theme.ink, size, weight="bold"),
        *suit_row(right.place(right.w, side), SUITS_OF[card], theme, theme.card, 1.0),
    )


def _body(rest: Box, card: int, locale: str, theme: Theme) -> Marks:
    """Draw the name, and where there is room the suits once more, large."""
    if rest.h < TEXT:
        return ()
    marks: Marks = ()
    if rest.h >= 2.4 * TEXT + 48:
        name, art = rest.split(2.4 * TEXT, down=True)
        n = len(SUITS_OF[card])
        marks += suit_row(
            art.place(min(art.w, n * 72), min(art.h - 8, 72)), SUITS_OF[card], theme, theme.card
        )
        return marks + _name(name, card, locale, theme)
    return _name(rest, card, locale, theme)


def _name(box: Box, card: int, locale: str, theme: Theme) -> Marks:
    """Write the name, as large as its longest word and its lines allow."""
    text = names.card(locale, card)
    size = largest(text.split(), box.w, (TEXT, SMALL, FLOOR), family="serif")
    sizes = tuple(each for each in (TEXT, SMALL, FLOOR) if each <= size)
    return paragraph(box, text, theme.ink, sizes, family="serif", align="c", middle=True)


def _tokens_on(box: Box, card: int, laid: Sequence[int], theme: Theme) -> Marks:
    """Write how many tokens are on a deed and how many it takes, then those of each suit."""
    suits = SUITS_OF[card]
    total = f"{sum(laid)}/{COST[card]}"
    few = len(suits) < 3 and fonts.measure(total, HEAD, "bold") <= box.w * 0.45
    size, sign, count = (HEAD, 26.0, TEXT) if few else (TEXT, 20.0, SMALL)
    left, right = box.split(fonts.measure(total, size, "bold") + 1, 4)
    marks: Marks = (write(left, total, theme.ink, size, weight="bold"),)
    for index, cell in zip(suits, right.columns(len(suits), 2), strict=True):
        ink = theme.ink if laid[index] else theme.muted
        figure = str(laid[index])
        wide = fonts.measure(figure, count, "bold") + 1
        mark, number = cell.place(min(cell.w, sign + 2 + wide), cell.h, 1.0).split(sign, 2)
        marks += suit(SUITS[index], mark.square(), theme, theme.card)
        marks += (write(number, figure, ink, count, weight="bold"),)
    return marks
