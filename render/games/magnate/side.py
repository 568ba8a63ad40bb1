"""The side of Magnate's board: a panel for each seat, and between them dice, pile and score."""

from collections.abc import Iterable

from engine.games.magnate import score
from engine.games.magnate import state as m
from engine.games.magnate.data import RATE, SIDES, SUITS
from engine.games.magnate.state import State
from render import symbols
from render.games.magnate import names
from render.games.magnate.cards import stock, suit_row
from render.games.magnate.position import led
from render.layout import GAP, Box
from render.lettering import write
from render.look import Look
from render.pieces import changed_box, die, seat_mark
from render.scene import Line, Marks, Rect
from render.symbols import suit
from render.theme import FLOOR, HEAD, MARK, RADIUS, SMALL, STROKE, TEXT
from render.widgets import panel

_ROW = 44.0
_LINE = 34.0
_FIGURES = 116.0


def side(box: Box, view: State, look: Look) -> Marks:
    """Draw seat 1 above and seat 0 below, each beside its columns, and the centre between."""
    upper, centre, lower = box.shares((1, 0.88, 1), GAP, down=True)
    return (
        *_seat(upper, view, 1, look),
        *_centre(centre, view, look),
        *_seat(lower, view, 0, look),
    )


def changes(look: Look, seat: int) -> list[int]:
    """Return by suit how a seat's tokens have changed since the last picture."""
    net = [0] * len(SUITS)
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
            return [(give, -RATE), (get, 1)]
        case m.Paid(tokens=tokens):
            return [(each, -count) for each, count in enumerate(tokens)]
    return []


def _seat(box: Box, view: State, seat: int, look: Look) -> Marks:
    """Draw a seat's panel: provinces led, tokens, Crowns and cards in hand."""
    t = look.theme
    mine, theirs = led(view)[seat], led(view)[1 - seat]
    marks, body = panel(box, look, seat, str(mine), leader=mine > theirs)
    tokens, last = body.split(-MARK, 8, down=True)
    marks += stock(tokens, view.tokens[seat], t, changed=changes(look, seat))
    crowns, hand = last.split(0.68, GAP)
    sign, suits = crowns.split(MARK, 8)
    marks += symbols.crown(sign.square(), t.muted, t.panel)
    marks += suit_row(suits.place(suits.w, 32), view.crowns[seat], t, t.panel, 0.0)
    sign, count = hand.split(MARK, 8)
    marks += symbols.cards(sign.square(), t.muted, t.panel)
    figure = str(len(view.hands[seat]))
    return (*marks, write(count, figure, t.ink, (HEAD, TEXT), weight="bold"))


def _centre(box: Box, view: State, look: Look) -> Marks:
    t = look.theme
    marks: Marks = (Rect(box, t.panel, t.line, STROKE, RADIUS),)
    inner = box.inset(GAP, GAP * 0.75)
    if look.result is not None:
        return marks + _score(inner, view, look)
    piles, rest = inner.split(-_ROW, 6, down=True)[::-1]
    dice, words = rest.split(-2 * _LINE, 6, down=True)
    said, paid = words.rows(2)
    return (
        *marks,
        *_dice(dice, view, look),
        write(said, _paying(view, look), t.ink, (TEXT, SMALL)),
        *_paid(paid, look),
        *_piles(piles, view, look),
    )


def _dice(box: Box, view: State, look: Look) -> Marks:
    """Draw the two dice, the one that counts bright, and the taxed suit struck out."""
    t = look.theme
    first, second, tax = view.dice
    bright = 0 if first >= second else 1
    cells = box.fan(4, box.h, GAP / 2)
    marks: Marks = ()
    for i, value in enumerate((first, second)):
        marks += die(cells[i], value, t, sides=SIDES, spent=i != bright)
    if tax:
        marks += die(cells[2].inset(6), tax, t, colour=t.warn)
        taxed = cells[3].place(MARK, MARK, 0.4)
        marks += suit(SUITS[tax - 1], taxed, t, t.panel)
        strike = (taxed.at(0.0, 1.0), taxed.at(1.0, 0.0))
        marks += (Line(strike, t.panel, 11), Line(strike, t.bad, 6))
    if look.since(m.Rolled):
        marks += changed_box(cells[0].union(cells[2 if tax else 1]).inset(-2), t)
    return marks


def _paying(view: State, look: Look) -> str:
    """Say what the dice pay, and which suit was taxed."""
    high, tax = max(view.dice[:2]), view.dice[2]
    what = {SIDES: "crowns", 1: "aces"}.get(high, "rank")
    if not tax:
        return look.say(f"magnate-board-pays-{what}", rank=high)
    suit_ = names.suit(look.locale, tax - 1)
    return look.say(f"magnate-board-taxes-{what}", rank=high, suit=suit_)


def _paid(box: Box, look: Look) -> Marks:
    """Draw the suits that the last roll has paid to each seat, the seat to act first."""
    t = look.theme
    at = [i for i, event in enumerate(look.events) if isinstance(event, m.Rolled)]
    if not at:
        return ()
    got: tuple[list[int], list[int]] = ([], [])
    for event in look.events[at[-1] :]:
        if isinstance(event, (m.CrownsPaid, m.Earned)):
            got[event.seat].extend(event.suits)
        elif isinstance(event, m.DeedPaid):
            got[event.seat].append(event.suit)
    if not any(got):
        return (write(box, look.say("magnate-board-nothing"), t.muted, SMALL),)
    marks: Marks = ()
    paid = [seat for seat in (1, 0) if got[seat]]
    for seat, cell in zip(paid, box.columns(2, 8), strict=False):
        sign, suits = cell.split(box.h - 4, 8)
        marks += seat_mark(sign.square(), seat, t)
        marks += suit_row(suits.place(suits.w, 28), sorted(got[seat]), t, t.panel, 0.0)
    return marks


def _piles(box: Box, view: State, look: Look) -> Marks:
    """Draw how many cards are in the pile and on the discards."""
    t = look.theme
    pile, discards = box.columns(2, GAP)
    label = "magnate-board-second" if view.recycled else "magnate-board-pile"
    marks: Marks = ()
    for cell, count, text, kinds in (
        (pile, len(view.pile), look.say(label), (m.Reshuffled, m.LastTurns)),
        (discards, len(view.discards), look.say("magnate-board-discards"), (m.Sold,)),
    ):
        figure, words = cell.split(52, 12)
        if look.since(*kinds):
            marks += changed_box(figure.place(52, 40), t)
        marks += (
            write(figure, str(count), t.ink, (HEAD, TEXT), weight="bold", align="c"),
            write(words, text, t.muted, (SMALL, FLOOR)),
        )
    return marks


def _score(box: Box, view: State, look: Look) -> Marks:
    """Draw the deciding lines of the final score, each with a figure a seat."""
    t = look.theme
    totals = score.totals(view)
    rows = {
        "provinces": led(view),
        "ranks": tuple(sum(pair[seat] for pair in totals) for seat in (0, 1)),
        "tokens": tuple(map(sum, view.tokens)),
    }
    head, rest = box.split(MARK, 4, down=True)
    marks: Marks = ()
    for seat, cell in zip((1, 0), head.pad(left=head.w - _FIGURES).columns(2), strict=True):
        marks += seat_mark(cell.place(34, 34), seat, t)
    for (row, values), line in zip(rows.items(), rest.rows(3, 2), strict=True):
        label, figures = line.split(-_FIGURES, 4)
        text = look.say(f"magnate-score-{row}")
        marks += (write(label, text, t.ink, (TEXT, SMALL, FLOOR)),)
        for seat, cell in zip((1, 0), figures.columns(2), strict=True):
            figure = str(values[seat])
            marks += (write(cell, figure, t.ink, (TEXT, SMALL), weight="bold", align="c"),)
    return marks
