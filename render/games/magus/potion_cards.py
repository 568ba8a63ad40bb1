"""Potions: labels with bottle, price and text, and large ones with their whole text."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from engine.games.magus import data as d, events as m, state_and_actions
from render.look import Look
from render.paint import LEAST, NOTE, RADIUS, STROKE, Theme, font_metrics, mix, paragraph, write
from render.paint.box_layout import GAP, Box
from render.paint.scene import Emblem, Gradient, Marks, Rect, Shadow, Sprite
from render.paint.theme import GOLD
from render.widgets.board_frame import heading
from render.widgets.dice_counters_and_marks import candidate, changed_box, choosable
from . import mana_sorcerers_bottles, names

_LABEL = Box(0, 0, 288, 144)
"""How large the label of a potion on offer is."""
_SIGNS = 40.0
LARGE = Box(0, 0, 280, 424)
_LARGE_TAG = 264.0
_TITLE, _LISTED = 52.0, 4
_LONG = 450.0
"""How wide an entry of a list is that has room for the whole text."""
_FEW = 3
"""Potions that would leave too much of a row of large ones empty."""


def offer(box: Box, view: state_and_actions.State, look: Look, able: Collection[int] = ()) -> Marks:
    """Draw the potions on offer, those one is able to buy rimmed; a cobweb in an empty place."""
    new = {event.potion for event in look.events if isinstance(event, m.Offered)}
    marks: Marks = ()
    for i, cell in enumerate(box.rows(d.ROW, 8)):
        if i >= len(view.row):
            marks += _cobweb(cell, look.theme)
            continue
        card = view.row[i]
        marks += _label(cell, card, look)
        if card in able:
            marks += choosable(cell, look.theme)
        if card in new:
            marks += changed_box(cell, look.theme)
        if letter := look.mark(d.POTION_NAMES[card]):
            marks += candidate(cell.x + 32, cell.bottom - 30, letter, look.theme, view.active)
    return marks


def _label(box: Box, card: int, look: Look) -> Marks:
    """Draw a potion on one label: name, use and glory above, bottle, effect and price below."""
    title, marks = _written(card, look.theme, look.locale)
    place = box.fitted(_LABEL.w / _LABEL.h)
    return (Sprite(f"potion:{title}", marks, _LABEL, place, lift=5, shade=look.theme.shade),)


@lru_cache(maxsize=512)
def _written(card: int, t: Theme, locale: str) -> tuple[str, Marks]:
    """Return the name of a potion and what is on its label."""
    rim = mix(mana_sorcerers_bottles.hue(t, d.colour_of(card)), mana_sorcerers_bottles.SEPIA, 0.3)
    top, rest = _LABEL.inset(7, 4).split(32, 2, down=True)
    glass, words = rest.split(66, 6)
    text, cost = words.split(-_SIGNS, down=True)
    title = names.potion(locale, card)
    wide = font_metrics.measure(title, 28, "bold", "serif")
    marks: Marks = (
        Rect(_LABEL, Gradient("#f7eedb", mana_sorcerers_bottles.CREAM), rim, STROKE, RADIUS / 2),
        write(top, title, mana_sorcerers_bottles.SEPIA, 28, weight="bold", family="serif"),
        *mana_sorcerers_bottles.use_sign(
            top.pad(left=wide + 8).place(40, 26, 0.0), card, mana_sorcerers_bottles.SEPIA
        ),
        *_family(top, card),
        *mana_sorcerers_bottles.bottle(glass.pad(top=2), card, t),
        *paragraph(
            text, names.effect(locale, card), mana_sorcerers_bottles.SEPIA, NOTE, middle=True
        ),
        *mana_sorcerers_bottles.line_price(cost, d.POTIONS[card].cost, d.colour_of(card)),
    )
    return title, marks


def _family(top: Box, card: int) -> Marks:
    """Write at the right what glory a potion's family gives, after a trophy."""
    said = names.figures(card)
    wide = font_metrics.measure(said, NOTE, "bold") + 1
    figures = top.place(wide, top.h, 1.0)
    sign = Box(figures.x - 26, top.y, 24, top.h).place(24, 24)
    return (
        Emblem("mdi:trophy", sign, GOLD, mana_sorcerers_bottles.SEPIA),
        write(figures, said, mana_sorcerers_bottles.SEPIA, NOTE, weight="bold", align="r"),
    )


def potion(box: Box, card: int, look: Look, *, dim: bool = False) -> Marks:
    """Draw a potion large: its bottle with the price beside it, and a tag with its whole text.

    One that is used is `dim`.
    """
    t = look.theme
    upper, tag = LARGE.split(-_LARGE_TAG, 8, down=True)
    glass, cost = upper.split(LARGE.w * 0.66, 2)
    marks = mana_sorcerers_bottles.bottle(glass.pad(bottom=2), card, t, dim=dim)
    marks += mana_sorcerers_bottles.price(
        cost.pad(top=2, bottom=2), d.POTIONS[card].cost, d.colour_of(card), t
    )
    marks += _tag(tag, card, look)
    place = box.fitted(LARGE.w / LARGE.h)
    return (Sprite(f"potion:{names.potion(look.locale, card)}", marks, LARGE, place),)


def gallery(box: Box, title: str, cards: Sequence[int], tilted: Sequence[int], look: Look) -> Marks:
    """Draw potions under a title, those that are used dimmed: a row of them large, more as a list.

    Of more than a list has room for only bottles and names are drawn.
    """
    top, rest = box.split(_TITLE, down=True)
    marks: Marks = heading(top, f"{title} · {len(cards)}", look.theme)
    if not cards:
        return marks
    across, high = _layout(len(cards))
    wide = rest.w * min(1.0, len(cards) / across)
    cells = rest.place(wide, rest.h).grid(
        min(across, len(cards)), -(-len(cards) // across), GAP / 2
    )
    draw = _whole if across == d.ROW else _entry if across <= _LISTED else _small
    for card, cell in zip(cards, cells, strict=False):
        marks += draw(cell.place(cell.w, high - GAP / 2, 0, 0), card, look, card in tilted)
    return marks


def height(n: int) -> float:
    """Return how high a gallery of so many potions is."""
    across, high = _layout(n)
    return _TITLE + max(1, -(-n // across)) * high


def _layout(n: int) -> tuple[int, float]:
    """Return how many of `n` potions stand side by side, and how high each is."""
    if n and n <= _FEW:
        return n, 104.0
    if n <= d.ROW:
        return d.ROW, LARGE.h + GAP / 2
    return (_LISTED, 104.0) if n <= 4 * _LISTED else (10, 88.0)


def _whole(box: Box, card: int, look: Look, dim: bool) -> Marks:
    return potion(box, card, look, dim=dim)


def _tag(box: Box, card: int, look: Look) -> Marks:
    t = look.theme
    rim = mix(mana_sorcerers_bottles.hue(t, d.colour_of(card)), mana_sorcerers_bottles.SEPIA, 0.3)
    inner = box.inset(9, 3)
    top, rest = inner.split(32, down=True)
    text, foot = rest.split(-28, down=True)
    words = names.effect(look.locale, card, long=True)
    title = names.potion(look.locale, card)
    return (
        Shadow(Rect(box, radius=RADIUS / 2), 5, t.shade),
        Rect(box, Gradient("#f7eedb", mana_sorcerers_bottles.CREAM), rim, STROKE, RADIUS / 2),
        write(
            top,
            title,
            mana_sorcerers_bottles.SEPIA,
            (LEAST, 30, NOTE),
            weight="bold",
            family="serif",
        ),
        *paragraph(text, words, mana_sorcerers_bottles.SEPIA, (30, 28, NOTE), middle=True),
        *mana_sorcerers_bottles.use_sign(foot, card, mana_sorcerers_bottles.SEPIA),
        write(
            foot, names.figures(card), mana_sorcerers_bottles.SEPIA, NOTE, weight="bold", align="r"
        ),
    )


def _entry(box: Box, card: int, look: Look, dim: bool) -> Marks:
    """Draw a potion as an entry of a list: its bottle, name, glory and effect."""
    t = look.theme
    area = Box(0, 0, box.w, box.h)
    glass, rest = area.split(76, 8)
    top, text = rest.split(32, down=True)
    title = names.potion(look.locale, card)
    marks = mana_sorcerers_bottles.bottle(glass.inset(0, 6), card, t, dim=dim)
    marks += (
        write(top, title, t.ink, (30, 28, NOTE), weight="bold", family="serif"),
        write(top, names.figures(card), t.ink, NOTE, weight="bold", align="r"),
        *paragraph(text, names.effect(look.locale, card, long=box.w > _LONG), t.ink, NOTE),
    )
    return (Sprite(f"potion:{title}", marks, area, box),)


def _small(box: Box, card: int, look: Look, dim: bool) -> Marks:
    """Draw a potion as no more than its bottle and its name."""
    t = look.theme
    area = Box(0, 0, box.w, box.h)
    glass, name = area.split(-30, down=True)
    text = names.potion(look.locale, card)
    marks = mana_sorcerers_bottles.bottle(glass, card, t, dim=dim)
    marks += (write(name, text, t.ink, NOTE, weight="bold", family="serif", align="c"),)
    return (Sprite(f"potion:{text}", marks, area, box),)


def _cobweb(box: Box, theme: Theme) -> Marks:
    """Draw an empty place on the shelf."""
    ink = mix(theme.ground, theme.muted, 0.55)
    return (Emblem("mdi:spider_web", box.place(130, 130), ink),)
