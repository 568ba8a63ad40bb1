"""The private picture of Magnate: the hand at reading size, and what each card could do.

Beside it the seat's tokens, and its deeds with what they lack and which suit they prefer to pay.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.game import Action
from engine.games.magnate import legal
from engine.games.magnate import state as m
from engine.games.magnate.data import COST, EACH, NONE, PROVINCES, SUITS, SUITS_OF
from engine.games.magnate.state import State
from render import widgets
from render.colour import fade
from render.games.magnate import names
from render.games.magnate.cards import property_card, stock, suit_row
from render.layout import GAP, Box
from render.lettering import paragraph, write
from render.look import Look
from render.scene import Marks, Rect, Scene, Sprite
from render.symbols import suit
from render.theme import FLOOR, HEAD, RADIUS, SMALL, STROKE, TEXT
from render.words import listing, sentence

_CARDS = 3
_FACE = Box(0, 0, 164, 210)
_FACE_HIGH = 372.0
_TOKENS = 166.0
_DEED = 104.0


@dataclass(frozen=True, slots=True)
class _Offer:
    """What a card can do in one way: its title, the suits it costs or brings, where, or why not."""

    title: str
    suits: Sequence[int]
    note: str
    can: bool


def hand(view: State, seat: int, look: Look) -> Scene | None:
    """Return the hand of a seat; None when there is none any more."""
    if not view.hands[seat]:
        return None
    t = look.theme
    parts = widgets.frame(foot_lines=1)
    title = look.say("magnate-hand-title")
    phase = look.say("magnate-board-turn", n=view.turn)
    scene = Scene(parts.page, widgets.backdrop(parts, t))
    scene += widgets.head(parts.head, look, title, phase)
    free = view.active == seat and not view.played and not view.owed and view.bill < 0
    ready = replace(view, active=seat, played=False, owed=[], bill=-1)
    can = legal.legal(ready, seat)
    for card, cell in zip(view.hands[seat], parts.table.columns(_CARDS, GAP), strict=False):
        scene += _card(cell, ready, seat, card, can, free, look)
    scene += _side(parts.side, view, seat, look)
    return scene + widgets.foot(parts.foot, look, _line(view, seat, look))


def _line(view: State, seat: int, look: Look) -> str:
    if look.result is not None or not view.last:
        return look.say("magnate-line-over")
    if view.active != seat:
        return look.say("magnate-hand-wait", name=look.name(view.active))
    if view.owed:
        card = names.the_card(look.locale, view.columns[seat][view.owed[0]][-1])
        return look.say("magnate-hand-owed", card=card)
    if view.bill >= 0:
        card = names.the_card(look.locale, view.bill)
        return look.say("magnate-line-pay", card=card, cost=COST[view.bill])
    return look.say("magnate-hand-played" if view.played else "magnate-hand-now")


def _card(
    cell: Box, ready: State, seat: int, card: int, can: Sequence[Action], free: bool, look: Look
) -> Marks:
    """Draw a card and under it what it can do; free to play and worth a place, it is raised."""
    t = look.theme
    offers = _offers(ready, seat, card, can, look)
    asked = free or (look.result is None and seat in look.to_act)
    raised = free and any(offer.can for offer in offers[:2])
    upper, lower = cell.split(_FACE_HIGH + GAP, GAP, down=True)
    face = upper.pad(top=0 if raised else GAP, bottom=GAP if raised else 0)
    face = face.fitted(_FACE.w / _FACE.h)
    (drawn,) = property_card(_FACE, card, look.locale, t)
    assert isinstance(drawn, Sprite)
    scale = face.w / _FACE.w
    room = drawn.area.w - _FACE.w
    place = Box.around(face.cx, face.cy, face.w + room * scale, face.h + room * scale)
    veil = fade(t.surface, 0.5) if asked and not raised else ""
    marks: Marks = (Sprite(drawn.key, drawn.marks, drawn.area, place, veil=veil),)
    if raised:
        marks += (Rect(face.inset(-3), "", t.accent, 2 * STROKE, RADIUS * scale),)
    rows = lower.shares((1.45, 1.45, 0.62), GAP / 2, down=True)
    for offer, row in zip(offers, rows, strict=True):
        marks += _row(row, offer, free, look)
    return marks


def _row(box: Box, offer: _Offer, free: bool, look: Look) -> Marks:
    """Draw one way to play a card: bright with a mark when it can be done now."""
    t = look.theme
    bright = offer.can and free
    ink = t.ink if offer.can else t.muted
    marks: Marks = (Rect(box, t.panel, t.accent if bright else t.line, STROKE, RADIUS),)
    inner = box.inset(GAP, GAP / 2)
    title, note = inner.split(min(inner.h, 40.0), 4, down=True) if offer.note else (inner, inner)
    left, right = title.split(0.6, 8)
    marks += (write(left, offer.title, ink, (TEXT, SMALL), weight="bold"),)
    marks += suit_row(right.place(right.w, 30), offer.suits, t, t.panel, 1.0)
    if offer.note:
        marks += paragraph(note, offer.note, ink, (TEXT, SMALL, FLOOR))
    return marks


def _offers(
    ready: State, seat: int, card: int, can: Sequence[Action], look: Look
) -> tuple[_Offer, _Offer, _Offer]:
    """Return what building, buying the deed and selling would take, from the legal actions."""
    suits = SUITS_OF[card]
    price = suits * EACH[card]
    places = _open(ready, seat, card)
    built = [a.province for a in can if isinstance(a, m.Build) and a.card == card]
    deeded = [a.province for a in can if isinstance(a, m.Deed) and a.card == card]
    tokens = ready.tokens[seat]
    short = max(0, COST[card] - sum(tokens[each] for each in suits))
    bare = [each for each in suits if not tokens[each]]
    dear = [each for each in suits if tokens[each] < EACH[card]]

    def note(where: list[int], lack: str) -> str:
        if where:
            return listing(look.locale, [names.province(look.locale, each) for each in where])
        return sentence(lack if places else look.say("magnate-hand-no-place"))

    lack = look.say("magnate-hand-lacks", n=short)
    if not short:
        lack = look.say("magnate-hand-lacks-suit", suit=names.suits(look.locale, bare))
    poor = look.say("magnate-hand-lacks-suit", suit=names.suits(look.locale, dear))
    build = look.say("magnate-hand-build", cost=COST[card])
    sale = [each for each, n in enumerate(names.sale(card)) for _ in range(n)]
    return (
        _Offer(build, suits, note(built, lack), bool(built)),
        _Offer(look.say("magnate-hand-deed"), price, note(deeded, poor), bool(deeded)),
        _Offer(look.say("magnate-hand-sell"), sale, "", True),
    )


def _open(ready: State, seat: int, card: int) -> int:
    """Return the provinces (bits) where a card can lie, whatever it costs."""
    fits = 0
    for each in SUITS_OF[card]:
        fits |= legal.open_places(ready, seat)[each]
    return fits


# The side.


def _side(box: Box, view: State, seat: int, look: Look) -> Marks:
    t = look.theme
    upper, lower = box.split(_TOKENS, GAP, down=True)
    marks: Marks = (
        Rect(upper, t.panel, t.line, STROKE, RADIUS),
        Rect(lower, t.panel, t.line, STROKE, RADIUS),
    )
    head, body = upper.inset(GAP, GAP / 2).split(44, 4, down=True)
    marks += widgets.heading(head, look.say("magnate-hand-tokens"), t)
    marks += stock(body, view.tokens[seat], t, sign=44)
    head, body = lower.inset(GAP, GAP / 2).split(44, 4, down=True)
    marks += widgets.heading(head, look.say("magnate-hand-deeds"), t)
    if any(wish != NONE for wish in view.wishes[seat]):
        framed = look.say("magnate-hand-preferred")
        marks += (write(head, framed, t.muted, FLOOR, align="r"),)
    open_ = [i for i in range(len(PROVINCES)) if view.deeds[seat][i]]
    if not open_:
        none = look.say("magnate-hand-deeds-none")
        return marks + paragraph(body, none, t.muted, SMALL)
    for province, row in zip(open_, body.stack(len(open_), _DEED, 4), strict=True):
        marks += _deed(row, view, seat, province, look)
    return marks


def _deed(row: Box, view: State, seat: int, province: int, look: Look) -> Marks:
    """Draw a line for a deed: its card, province and tokens, and the suit it prefers to pay."""
    t = look.theme
    card, laid = view.columns[seat][province][-1], view.deeds[seat][province]
    wish = view.wishes[seat][province]
    marks: Marks = (Rect(row, t.card, t.line, STROKE, RADIUS),)
    words, figures = row.inset(12, 6).split(-112, 8)
    lines = (
        (names.card(look.locale, card), t.ink),
        (names.province(look.locale, province), t.muted),
        (sentence(look.say("magnate-hand-lacks", n=COST[card] - sum(laid))), t.muted),
    )
    for (text, ink), line in zip(lines, words.rows(3), strict=True):
        marks += (write(line, text, ink, (SMALL, FLOOR)),)
    count, signs = figures.split(0.55, 4, down=True)
    figure = f"{sum(laid)}/{COST[card]}"
    marks += (write(count, figure, t.ink, (HEAD, TEXT), weight="bold", align="r"),)
    suits = SUITS_OF[card]
    row = signs.place(42 * len(suits) - 14, 28, 1.0)
    for each, cell in zip(suits, row.columns(len(suits), 14), strict=True):
        marks += suit(SUITS[each], cell.square(), t, t.card)
        if each == wish:
            marks += (Rect(cell.square().inset(-5), "", t.accent, STROKE, RADIUS),)
    return marks
