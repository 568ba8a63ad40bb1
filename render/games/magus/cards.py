"""Potions as cards: on the board in short, and large with their text."""

from collections.abc import Sequence

from engine.games.magus import events as m
from engine.games.magus.data import LASTING, POTIONS, ROW, colour_of
from engine.games.magus.state import State
from render.colour import fade, mix
from render.games.magus import names
from render.games.magus.marks import crystal, crystals, hue, use_sign
from render.layout import GAP, Box
from render.lettering import paragraph, write
from render.look import Look
from render.pieces import changed_box, slot
from render.scene import Marks, Rect, Sprite
from render.theme import FLOOR, RADIUS, SMALL, STROKE, TEXT
from render.widgets import heading

_ACROSS, _DOWN = 8, 4
_LARGE, _LOW = 220.0, 160.0
"""Heights from which a card shows its whole text, and below which it has one line less."""


def offer(box: Box, view: State, look: Look) -> Marks:
    """Draw the potions on offer and an empty place for each that is gone."""
    new = {event.potion for event in look.events if isinstance(event, m.Offered)}
    marks: Marks = ()
    for i, cell in enumerate(box.columns(ROW, 10)):
        if i >= len(view.row):
            marks += slot(cell, look.theme)
            continue
        marks += potion_card(cell, view.row[i], look)
        if view.row[i] in new:
            marks += changed_box(cell, look.theme)
    return marks


def potion_card(
    box: Box, card: int, look: Look, *, dim: bool = False, large: bool = False
) -> Marks:
    """Draw a potion: name, use, cost, effect and glory; `large` with its whole text."""
    t = look.theme
    colour = hue(t, colour_of(card))
    area = Box(0, 0, box.w, box.h)
    title, rest = area.split(56 if large else 40, down=True)
    inner = rest.inset(10, 7)
    costs, text = inner.split(34 if large else 26, 4, down=True)
    if box.h < _LOW:  # the figures share the line of the cost
        costs, foot = costs.split(-72, 6)
    else:
        text, foot = text.split(-(36 if large else 28), 2, down=True)
    sign, name = title.inset(10, 4).split(30, 6)
    name, use = name.split(-40, 4) if POTIONS[card].use != LASTING else (name, name)
    paper = mix(t.card, colour, 0.3)
    sizes = (TEXT, SMALL, FLOOR) if large else (SMALL, FLOOR)
    words = names.effect(look.locale, card, long=large)
    marks: Marks = (
        Rect(area, t.card, colour, STROKE, RADIUS),
        Rect(title, paper, colour, STROKE, RADIUS),
        *crystal(sign, colour_of(card), t, paper),
        write(
            name, names.potion(look.locale, card), t.ink,
            (TEXT, SMALL) if large else (SMALL, FLOOR), weight="bold", family="serif",
        ),
        *use_sign(use, card, t, paper),
        *crystals(costs, POTIONS[card].cost, t, t.card),
        *paragraph(text, words, t.ink, sizes, middle=True),
        write(foot, names.figures(card), t.muted, (TEXT, SMALL) if large else SMALL, weight="bold",
              align="r"),
    )  # fmt: skip
    veil = fade(t.surface, 0.55) if dim else ""
    return (Sprite(f"potion:{names.potion(look.locale, card)}", marks, area, box, veil=veil),)


def gallery(box: Box, title: str, cards: Sequence[int], tilted: Sequence[int], look: Look) -> Marks:
    """Draw potions large in rows under a title; those that are used are dimmed.

    Of more than there is room for the last ones are drawn.
    """
    top, rest = box.split(44, GAP / 2, down=True)
    marks: Marks = heading(top, f"{title} · {len(cards)}", look.theme)
    across = ROW if len(cards) <= 2 * ROW else _ACROSS
    shown = cards[-_ACROSS * _DOWN :]
    cells = rest.grid(across, max(1, -(-len(shown) // across)), GAP / 2)
    for card, cell in zip(shown, cells, strict=False):
        marks += potion_card(cell, card, look, dim=card in tilted, large=cell.h > _LARGE)
    return marks
