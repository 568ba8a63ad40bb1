"""Magnate's cards and tokens as drawn: properties, deeds lying across a column, coins.

Cards are cream in every theme, so that they are the brightest things there are. The strip of a card
in a column that grows upwards is at its foot, since it must stay visible in a fan.
"""

from collections.abc import Sequence

from engine.games.magnate.data import COST, RANK, SUITS, SUITS_OF
from render.paint import Box, font_metrics, mix, paragraph, seat_and_suit_symbols, write
from render.paint.lettering import largest
from render.paint.scene import Circle, Drawing, Gradient, Marks, Rect, Sprite
from render.paint.theme import FIGURE, GOLD, LEAST, NAME, NOTE, RADIUS, Theme
from . import names, property_and_province_emblems

CREAM, INK, BROWN, RIM = "#f3ead6", "#2a2118", "#4a3322", "#8a744c"
PRINTED = ("#5b6472", "#b4570a", "#1f5fae", "#7a4a22", "#1d7a43", "#8f6c00")
"""The suits as they are printed on cards."""
METALS = ("#b4bcc8", "#f28c28", "#5a9cf0", "#c08a5c", "#3fb56a", "#f2cf3b")
"""The suits as coins and jewels."""

STRIP = 46.0
"""How much of a covered card stays visible while there is room."""
DEED = 206.0
"""How wide a deed lies."""
LOW = 33.0
"""The strip of which no emblem stands."""

_RANK, _GOLDEN = "#3a2b1d", "#c9a24a"
_EDGE = 5.0
_SEAL = 62.0
_WAX = ("#f6dcb4", "#8e1d23")
_WASH = 0.3
_COIN = Box(0, 0, 100, 100)


def property_card(
    box: Box, card: int, locale: str, theme: Theme, *, up: bool = False, seen: float = 0
) -> Marks:
    """Draw a developed property; `up`: the strip is at its foot.

    `seen`: so much of it is seen under the next card, the strip with a small emblem.
    """
    body = Box(0, 0, box.w, box.h)
    strip, rest = _cut(body, up, seen or STRIP)
    marks = paper(body)
    small = bool(seen) or rest.h < 2 * STRIP
    marks += _strip(strip, card, locale, small=small)
    if not seen:
        marks += _body(rest, card, locale, up)
    return (_sprite("card", box, card, marks, theme),)


def deed_card(
    box: Box, card: int, laid: Sequence[int], locale: str, theme: Theme, *, up: bool
) -> Marks:
    """Draw a deed, lying: its seal with its emblem, its price, the tokens on it as coins."""
    body = Box(0, 0, box.w, box.h)
    strip, rest = _cut(body, up, STRIP)
    if up:
        title, coins = rest.split(-_SEAL, down=True)
    else:
        coins, title = rest.split(_SEAL, down=True)
    rank, total = strip.split(strip.h, 8)
    seal, coins = coins.split(_SEAL, 6)
    marks: Marks = (
        *paper(body),
        *roundel(rank, card, locale),
        write(
            total.shift(-3, -1 if up else 3), f"{sum(laid)}/{COST[card]}", INK, (FIGURE, 42, 36),
            weight="bold", align="r", role="figure",
        ),
        Drawing("seal", seal.square()),
        *property_and_province_emblems.card(card)(seal.square().inset(_SEAL * 0.23), *_WAX),
        *_tokens_on(coins, card, laid, theme),
        *_name(title, card, locale),
    )  # fmt: skip
    return (_sprite("deed", box, card, marks, theme),)


def deed_height(card: int, locale: str) -> float:
    """Return how high a deed lies that has room for its name."""
    lines = len(_name(Box(0, 0, DEED - 18, 2.4 * NAME), card, locale))
    return STRIP + _SEAL + (48.0 if lines == 1 else 74.0)


def paper(body: Box) -> Marks:
    """Draw a thick cream card without a face."""
    return (
        Rect(body, mix(RIM, INK, 0.25), radius=RADIUS),
        Rect(body.pad(bottom=_EDGE), Gradient("#fdf8ec", CREAM), RIM, 1.5, RADIUS),
        Rect(body.pad(bottom=_EDGE).inset(5), "", mix(RIM, CREAM, 0.45), 1.5, RADIUS - 4),
    )


def roundel(box: Box, card: int, locale: str, most: float = 34.0) -> Marks:
    """Draw a card's rank in a roundel, at most so large; that of an Ace is its letter."""
    text = names.rank(locale, card)[: 1 if RANK[card] == 1 else None]
    b = box.square()
    small = b.w < LOW  # a circle would not hold the figure
    plate = Box(b.x, b.y, 40, b.h) if small else b
    size = largest(
        (text,),
        plate.w * (0.88 if most > 34 else 0.8),
        tuple(s for s in (40, 36, 34, 30, 28, NOTE) if s <= most),
        "bold",
    )
    label = write(plate, text, "#fdf8ec", size, weight="bold", align="c")
    if small:
        return Rect(plate, _RANK, _GOLDEN, 2, 6), label
    return Circle(b.cx, b.cy, b.w / 2, _RANK, _GOLDEN, 2.5), label


def pips(box: Box, suits: Sequence[int], align: float = 0.5, *, gap: float = 4) -> Marks:
    """Draw suits beside each other as they are printed, as large as the box is high if they fit."""
    n = len(suits)
    side = min(box.h, (box.w - gap * (n - 1)) / n)
    row = box.place(n * side + gap * (n - 1), side, align)
    return tuple(
        mark
        for index, cell in zip(suits, row.columns(n, gap), strict=True)
        for mark in seat_and_suit_symbols.SUITS[SUITS[index]](cell, PRINTED[index], CREAM)
    )


def coin(box: Box, suit: int, theme: Theme, *, alpha: float = 1) -> Marks:
    """Draw a token: a coin of its suit's metal, embossed."""
    metal, inner, draw = METALS[suit], _COIN.inset(23), seat_and_suit_symbols.SUITS[SUITS[suit]]
    marks: Marks = (
        Drawing("chip", _COIN, (("metal", metal),)),
        *draw(inner.shift(2, 2.5), mix(metal, "#ffffff", 0.7), metal),
        *draw(inner, mix(metal, "#1a1208", 0.78), metal),
    )
    lift = 4 if alpha == 1 else 0
    return (
        Sprite(f"coin:{SUITS[suit]}", marks, _COIN, box.square(), alpha=alpha, lift=lift,
               shade=theme.shade),
    )  # fmt: skip


def coins(
    box: Box, suits: Sequence[int], theme: Theme, align: float = 0.5, *, alpha: float = 1
) -> Marks:
    """Draw coins in a row, overlapping where there is no room for them side by side."""
    n, side = len(suits), box.h
    step = side + 4 if n < 2 else min(side + 4, (box.w - side) / (n - 1))
    row = box.place(side + step * (n - 1), side, align)
    return tuple(
        mark
        for i, suit in enumerate(suits)
        for mark in coin(Box(row.x + i * step, row.y, side, side), suit, theme, alpha=alpha)
    )


def stock(box: Box, counts: Sequence[int], theme: Theme, *, changed: Sequence[int] = ()) -> Marks:
    """Draw tokens as six columns: coin, count, and what has changed since the last picture."""
    marks: Marks = ()
    for index, cell in enumerate(box.columns(len(SUITS), 4)):
        top, rest = cell.split(52, 2, down=True)
        figure, change = rest.split(min(44.0, rest.h), down=True)
        change = change.pad(bottom=max(0.0, change.h - 34))
        count = counts[index]
        ink = theme.ink if count else theme.muted
        marks += coin(top, index, theme, alpha=1 if count else 0.35)
        marks += (
            write(figure, str(count), ink, (FIGURE, 42), weight="bold", align="c", role="figure"),
        )
        if index < len(changed) and changed[index] and change.h >= NOTE:
            text = f"{changed[index]:+d}".replace("-", "−")
            marks += (write(change, text, theme.halo, NOTE, weight="bold", align="c"),)
    return marks


def _sprite(kind: str, box: Box, card: int, marks: Marks, theme: Theme) -> Sprite:
    area = Box(0, 0, box.w, box.h)
    return Sprite(f"{kind}:{card}", marks, area, box, lift=7, shade=theme.shade)


def _cut(body: Box, up: bool, high: float) -> tuple[Box, Box]:
    """Return the strip of a card and what is left of its face."""
    inner = body.pad(9, 0, 9, _EDGE)
    rim = 3.0 if high > LOW else 1.0
    if up:
        rest, strip = inner.split(-min(high - _EDGE, inner.h), down=True)
        return strip.pad(top=1, bottom=rim), rest.pad(top=6)
    strip, rest = inner.split(min(high, inner.h), down=True)
    return strip.pad(top=rim, bottom=2), rest.pad(bottom=6)


def _strip(strip: Box, card: int, locale: str, *, small: bool) -> Marks:
    """Draw rank and suits, and on a narrow piece of a card its emblem between them."""
    suits = SUITS_OF[card]
    left, right = strip.split(strip.h, 6)
    side = min(34.0, strip.h - 4)
    wide = len(suits) * side + 4 * (len(suits) - 1)
    middle, right = right.split(-min(wide, right.w), 4)
    marks = roundel(left, card, locale) + pips(right.place(right.w, side), suits, 1.0)
    if small and strip.h >= LOW and middle.w >= 30:
        marks += property_and_province_emblems.picture(card)(
            middle.square(), PRINTED[suits[0]], CREAM
        )
    return marks


def _body(rest: Box, card: int, locale: str, up: bool) -> Marks:
    """Draw the name, and where there is room the emblem on a wash of the card's suits."""
    if rest.h < NOTE:
        return ()
    if rest.h < 2 * STRIP:
        return _name(rest, card, locale)
    lines = len(_name(Box(0, 0, rest.w, 2.4 * NAME), card, locale))
    high = 42.0 if lines == 1 else 68.0
    if up:
        name, art = rest.split(high, down=True)
    else:
        art, name = rest.split(-high, down=True)
    tints = [mix(CREAM, PRINTED[suit], _WASH) for suit in SUITS_OF[card]]
    plate = art.inset(2, 2)
    first, last = (PRINTED[suit] for suit in (SUITS_OF[card][0], SUITS_OF[card][-1]))
    colours = (
        ("far", mix(tints[0], first, 0.3)), ("near", mix(tints[-1], last, 0.5)),
        ("light", mix(CREAM, GOLD, 0.25)),
    )  # fmt: skip
    return (
        Rect(plate, Gradient(mix(tints[0], CREAM, 0.4), tints[-1])),
        Drawing(property_and_province_emblems.scene(card), plate, colours),
        Rect(plate, "", mix(RIM, INK, 0.2), 2.5, 3),
        *property_and_province_emblems.picture(card)(
            plate.inset(min(9, plate.h * 0.07)), first, CREAM
        ),
        *_name(name, card, locale),
    )


def _name(box: Box, card: int, locale: str) -> Marks:
    """Write the name: on one line if that can be, else on as many as its words need.

    A card so covered that its name has no room is told by emblem, rank and suits.
    """
    text, ladder = names.card(locale, card), (LEAST, 30.0, 28.0, NOTE)
    one = [s for s in ladder if font_metrics.measure(text, s, "bold", "serif") <= box.w]
    size = largest(text.split(), box.w, ladder, "bold", "serif")
    sizes = one or [each for each in ladder if each <= size]
    lines = paragraph(box, text, INK, sizes, weight="bold", family="serif", align="c", middle=True)
    return () if any("…" in line.text for line in lines) else lines


def _tokens_on(box: Box, card: int, laid: Sequence[int], theme: Theme) -> Marks:
    """Draw the tokens of each suit on a deed: a coin and how many there are."""
    suits = SUITS_OF[card]
    marks: Marks = ()
    for index, cell in zip(suits, box.columns(len(suits), 2), strict=True):
        figure, faint = str(laid[index]), 1 if laid[index] else 0.4
        if len(suits) > 2:
            above, below = cell.split(0.54, 2, down=True)
            marks += coin(above, index, theme, alpha=faint)
            marks += (write(below, figure, INK, (30, NOTE), weight="bold", align="c"),)
            continue
        wide = font_metrics.measure(figure, 42, "bold") + 1
        side = min(44.0, box.h, cell.w - wide - 4)
        piece, number = cell.place(side + 5 + wide, cell.h).split(side, 5)
        marks += coin(piece, index, theme, alpha=faint)
        marks += (write(number, figure, INK, 42, weight="bold"),)
    return marks
