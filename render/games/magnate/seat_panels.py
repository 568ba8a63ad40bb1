"""The side of Magnate's board: a panel for each seat, and between them dice, pile and score."""

from collections.abc import Iterable

from engine.games.magnate import data as d
from engine.games.magnate import state
from engine.games.magnate import state as m
from render.games.magnate import names
from render.games.magnate.cards import CREAM, INK, coins, crown, pips, stock
from render.games.magnate.position_text import led
from render.look import Look
from render.paint import GAP, Box, mix, symbols, write
from render.paint.scene import Gradient, Line, Marks, Polygon, Rect, Sprite
from render.paint.theme import FIGURE, LEAST, NAME, NOTE, Theme
from render.widgets.board_frame import on_matter, panel, plate
from render.widgets.pieces import candidate, changed_box, seat_mark

PANEL = 306.0
"""How high a seat's panel is."""
_DIE = Box(0, 0, 100, 100)


def side(box: Box, view: state.State, look: Look) -> Marks:
    """Draw seat 1 above and seat 0 below, each beside its columns, and the centre between."""
    look = on_matter(look)
    upper, rest = box.split(PANEL, GAP, down=True)
    centre, lower = rest.split(-PANEL, GAP, down=True)
    return (
        *_seat(upper, view, 1, look),
        *_centre(centre, view, look),
        *_seat(lower, view, 0, look),
    )


def changes(look: Look, seat: int) -> list[int]:
    """Return by suit how a seat's tokens have changed since the last picture."""
    net = [0] * len(d.SUITS)
    for event in look.events:
        if getattr(event, "seat", None) == seat:
            for suit_, count in _flows(event):
                net[suit_] += count
    return net


def _flows(event: object) -> Iterable[tuple[int, int]]:
    """Yield the suits of which an event brought (or took) tokens, and how many."""
    match event:
        case m.Dealt(crowns=suits) | m.CrownsPaid(suits=suits) | m.Earned(suits=suits):
            return [(each, 1) for each in suits]
        case m.Sold(suits=suits):
            return [(each, 1) for each in suits]
        case m.Taxed(suit=each, count=count) | m.Developed(suit=each, count=count):
            return [(each, -count)]
        case m.DeedPaid(suit=each) | m.Collected(suit=each):
            return [(each, 1)]
        case m.Traded(give=give, get=get):
            return [(give, -d.RATE), (get, 1)]
        case m.Paid(tokens=tokens):
            return [(each, -count) for each, count in enumerate(tokens)]
    return []


def _seat(box: Box, view: state.State, seat: int, look: Look) -> Marks:
    """Draw a seat's panel: provinces led, tokens, Crowns and cards in hand."""
    t = look.theme
    mine, theirs = led(view)[seat], led(view)[1 - seat]
    unit = look.say("magnate-board-unit", n=mine)
    frame, body = panel(box, look, seat, str(mine), leader=mine > theirs, unit=unit)
    area = box.inset(-GAP / 2)  # the frame of the seat to act is wider than its panel
    marks: Marks = (Sprite(f"panel:{seat}", frame, area, area),)
    tokens, last = body.pad(top=4).split(-56, 4, down=True)
    marks += stock(tokens, view.tokens[seat], t, changed=changes(look, seat))
    crowns, hand = last.split(0.66, GAP)
    for suit, cell in zip(view.crowns[seat], crowns.columns(3, 6), strict=False):
        marks += crown(cell, suit, t)
    if seat == 0 and (letter := look.mark("tokens")):
        marks += candidate(tokens.x + 12, last.y - 26, letter, t, seat)
    sign, count = hand.split(50, 8)
    marks += symbols.cards(sign.place(50, 50), CREAM, INK)
    figure = str(len(view.hands[seat]))
    return (
        *marks,
        write(count, figure, t.ink, FIGURE, weight="bold", role="figure"),
    )


def _centre(box: Box, view: state.State, look: Look) -> Marks:
    t = look.theme
    marks = plate(box, t, "centre")
    inner = box.inset(GAP, 10)
    dice_, rest = inner.split(0.42, 4, down=True)
    words, piles = rest.split(-46, 2, down=True)
    said, paid = words.rows(2)
    return (
        *marks,
        *_dice(dice_, view, look),
        write(said, _paying(view, look), t.ink, (LEAST, 30, 28, NOTE), weight="bold"),
        *_paid(paid, view, look),
        *_piles(piles, view, look),
    )


def _dice(box: Box, view: state.State, look: Look) -> Marks:
    """Draw the two dice, the one that counts bright, and the tax die with the suit it names."""
    first, second, tax = view.dice
    bright = 0 if first >= second else 1
    cells = box.fan(3, box.h, GAP)
    marks: Marks = ()
    for i, value in enumerate((first, second)):
        marks += _kite(cells[i], value, look.theme, spent=i != bright)
    if tax:
        marks += _tax(cells[2], tax - 1, look.theme)
    if letter := look.mark("dice"):
        marks += candidate(box.right - 30, box.cy, letter, look.theme)
    if look.since(m.Rolled):
        marks += changed_box(cells[0].union(cells[2 if tax else 1]).inset(-2), look.theme)
    return marks


def _kite(box: Box, value: int, theme: Theme, *, spent: bool) -> Marks:
    """Draw a ten-sided die: a kite with four sides that are seen."""
    a = _DIE
    top, foot, left, right = a.at(0.5, 0), a.at(0.5, 1), a.at(0, 0.55), a.at(1, 0.55)
    near, rim = (a.at(0.16, 0.6), a.at(0.84, 0.6)), "#1a120a"
    body = "#a8a08e" if spent else CREAM
    low = a.at(0.5, 0.78)
    marks: Marks = (
        Polygon((top, right, foot, left), mix(body, "#000000", 0.3)),
        Polygon((left, near[0], low, foot), mix(body, "#000000", 0.2)),
        Polygon((top, near[0], left), mix(body, "#ffffff", 0.25)),
        Polygon((top, near[0], low, near[1]), body),
        Polygon((top, right, foot, left), "", rim, 3),
    )
    spot = Box.around(50, 49, 62, 46)
    marks += (write(spot, str(value), INK, (50, 46), weight="bold", align="c"),)
    key = f"die:{value}{'-' if spent else ''}"
    return (Sprite(key, marks, a.inset(-2), box.square(), lift=6, shade=theme.shade),)


def _tax(box: Box, suit: int, theme: Theme) -> Marks:
    """Draw the tax die with the taxed suit struck out."""
    a = _DIE
    face = a.inset(6)
    strike = (face.at(0.1, 0.9), face.at(0.9, 0.1))
    marks: Marks = (
        Rect(face, Gradient("#fdf8ec", CREAM), "#1a120a", 4, 16),
        *pips(face.inset(13), (suit,)),
        Line(strike, CREAM, 14),
        Line(strike, "#b3261e", 8),
    )
    return (Sprite(f"tax:{d.SUITS[suit]}", marks, a, box.square(), lift=6, shade=theme.shade),)


def _paying(view: state.State, look: Look) -> str:
    """Say what the dice pay, and which suit was taxed."""
    high, tax = max(view.dice[:2]), view.dice[2]
    what = {d.SIDES: "crowns", 1: "aces"}.get(high, "rank")
    if not tax:
        return look.say(f"magnate-board-pays-{what}", rank=high)
    suit_ = names.suit(look.locale, tax - 1)
    return look.say(f"magnate-board-taxes-{what}", rank=high, suit=suit_)


def _paid(box: Box, view: state.State, look: Look) -> Marks:
    """Draw the coins that the last roll has paid to each seat, the seat above first."""
    t = look.theme
    at = [i for i, event in enumerate(look.events) if isinstance(event, m.Rolled)]
    if not at:
        return ()
    got: tuple[list[int], list[int]] = ([], [])
    for event in look.events[at[-1] :]:
        if isinstance(event, (m.CrownsPaid, m.Earned)):
            got[event.seat].extend(event.suits)
        elif isinstance(event, (m.DeedPaid, m.Collected)):
            got[event.seat].append(event.suit)
    if not any(got):
        said = "" if view.owed else look.say("magnate-board-nothing")
        return (write(box, said, t.muted, (30, NOTE)),) if said else ()
    marks: Marks = ()
    paid = [seat for seat in (1, 0) if got[seat]]
    for seat, cell in zip(paid, box.columns(2, 8), strict=False):
        sign, suits = cell.split(box.h - 4, 8)
        marks += seat_mark(sign.square(), seat, t)
        marks += coins(suits.place(suits.w, min(box.h, 36)), sorted(got[seat]), t, 0.0)
    return marks


def _piles(box: Box, view: state.State, look: Look) -> Marks:
    """Draw how many cards are in the pile and on the discards."""
    t = look.theme
    pile, discards = box.columns(2, 8)
    label = "magnate-board-second" if view.recycled else "magnate-board-pile"
    marks: Marks = ()
    for cell, count, text, kinds in (
        (pile, len(view.pile), look.say(label), (m.Reshuffled, m.LastTurns)),
        (discards, len(view.discards), look.say("magnate-board-discards"), (m.Sold,)),
    ):
        figure, words = cell.split(52, 8)
        if look.since(*kinds):
            marks += changed_box(figure.place(44, 38), t, 8)
        marks += (
            write(figure, str(count), t.ink, (44, NAME), weight="bold", align="c"),
            write(words, text, t.muted, NOTE),
        )
    return marks
