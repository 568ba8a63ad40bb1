"""The private picture: own armies open, the hand, and what others are known to have."""

from engine.games.magus_wargame import data as d
from engine.games.magus_wargame.state import (
    EXCESS,
    MAGIC_PHASE,
    RECRUIT,
    TRAVEL,
    State,
)
from render import widgets
from render.colour import fade, ink_on
from render.games.magus_wargame import names
from render.games.magus_wargame.marks import creature, hue, paper
from render.games.magus_wargame.position import phase
from render.layout import TALL_PAGE, Box
from render.lettering import write
from render.look import Look
from render.scene import Marks, Rect, Scene
from render.theme import FLOOR, RADIUS, SMALL, STROKE, TEXT

_CARD = 86.0
_LOW = 46.0
_ARMY = 150.0
_LABEL = 96.0


def hand(view: State, seat: int, look: Look) -> Scene | None:
    """Return a seat's armies and hand; None once it is out."""
    if view.out[seat]:
        return None
    t = look.theme
    parts = widgets.frame(TALL_PAGE, side=0.27, foot_lines=1)
    scene = Scene(parts.page, widgets.backdrop(parts, t))
    title = look.say("magus-wargame-board-hand-title")
    scene += widgets.head(parts.head, look, title, phase(view, look))
    scene += _armies(parts.table, view, seat, look)
    scene += _hand(parts.side, view, seat, look)
    line = look.say("magus-wargame-board-hand-line")
    if view.owed[seat]:
        line = look.say("magus-wargame-board-hand-debt", n=view.owed[seat])
    return scene + widgets.foot(parts.foot, look, line)


def _armies(box: Box, view: State, seat: int, look: Look) -> Marks:
    """Draw each own army in a row: where it stands, and its creatures."""
    t = look.theme
    own = sorted((space, token) for token, space in enumerate(view.at[seat]) if space >= 0)
    marks: Marks = ()
    for (space, token), row in zip(own, box.stack(len(own), _row(len(own), box), 8), strict=True):
        label, cards = row.split(_LABEL, 8)
        kind = d.TRACK[space]
        ground = paper(t, kind)
        number, what = label.inset(8, 6).rows(2)
        marks += (
            Rect(label, ground, hue(t, kind), STROKE, RADIUS),
            write(number, str(space), ink_on(ground), (TEXT,), weight="bold", align="c"),
            write(what, names.colour(look.locale, kind), ink_on(ground), (SMALL, FLOOR), align="c"),
        )
        army = view.armies[seat][token]
        n = max(len(army), 6)
        wide = (cards.w - 6 * (n - 1)) / n
        for unit, cell in zip(army, cards.fan(len(army), wide, 6), strict=True):
            marks += creature(cell, unit, look)
    return marks


def _row(n: int, box: Box) -> float:
    return min(_ARMY, (box.h - 8 * (n - 1)) / n)


def _hand(box: Box, view: State, seat: int, look: Look) -> Marks:
    """Draw the cards of the hand by timing, those that can be cast now bright."""
    t = look.theme
    held = sorted(view.hands[seat])
    title, rest = box.split(44, 6, down=True)
    head = f"{look.say('magus-wargame-board-hand')} · {len(held)}"
    marks = widgets.heading(title, head, t)
    if not held:
        empty = look.say("magus-wargame-board-hand-empty")
        return (*marks, write(rest.place(rest.w, 40, 0, 0), empty, t.muted, TEXT))
    high = _CARD if len(held) * (_CARD + 6) <= rest.h else _LOW
    shown = held[: int((rest.h + 6) // (high + 6))]
    now = _playable(view, seat)
    for card, cell in zip(shown, rest.stack(len(shown), high, 6), strict=True):
        bright = d.TIMING[card] in now
        marks += (Rect(cell, t.card, t.accent if bright else t.line, STROKE, RADIUS),)
        sign, words = cell.inset(10, 4).split(34, 6)
        name, text = words.rows(2) if high > _LOW else (words, words)
        marks += (
            write(sign, d.TIMING[card], t.accent, TEXT, weight="bold", align="c"),
            write(name, names.card(look.locale, card), t.ink, (TEXT, SMALL, FLOOR), weight="bold"),
        )
        if high > _LOW:
            told = names.effect(look.locale, card)
            marks += (write(text, told, t.muted, (SMALL, FLOOR)),)
        if not bright and seat in look.to_act:
            marks += (Rect(cell, fade(t.surface, 0.35), radius=RADIUS),)
    return marks


def _playable(view: State, seat: int) -> str:
    """Return the kinds of cards that a seat may play now."""
    if view.battle is not None:
        return "BC" if seat in view.battle.seats else ""
    if seat != view.active:
        return ""
    kinds = {MAGIC_PHASE: "M", EXCESS: "", TRAVEL: "T" if view.left else "TR", RECRUIT: "R"}
    return kinds.get(view.phase, "")
