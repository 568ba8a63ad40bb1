"""The side of Magnate's board: a panel for each seat, and between them dice, pile and score."""

from collections.abc import Iterable
from dataclasses import replace

from engine.games.magnate import data as d, final_ranking, state_actions_and_events as m
from render.look import Look
from render.paint import GAP, Box, font_metrics, mix, seat_and_suit_symbols, write
from render.paint.scene import Drawing, Gradient, Line, Marks, Polygon, Rect, Sprite
from render.paint.theme import GOLD, LEAST, NAME, NOTE, Theme
from render.widgets.board_frame import (
    Fact,
    Leaders,
    facts,
    leading,
    on_matter,
    or_level,
    panel,
    plate,
)
from render.widgets.dice_counters_and_marks import candidate, changed_box, seat_mark
from . import cards_and_coins, names, position_text

PANEL = 321.0
"""How high a seat's panel is."""
_FACTS, _WORN = 80.0, 24.0
_CLEAR = 12.0
"""Room between what the facts count and the crowns on the tokens."""
_SHARES = (1.28, 1.32, 1.0)
_DICE, _PILES, _UNTIL = 70.0, 42.0, 32.0
"""How high the dice are, the piles, and what they say of the end."""
_COUNT = 60.0
"""How wide is what counts the cards of a pile, with the way to its name."""
_DIE = Box(0, 0, 100, 100)


def side(box: Box, view: m.State, look: Look) -> Marks:
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


def _seat(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw a seat's panel: its three facts, its tokens by suit, and the Crowns it is paid by."""
    t = look.theme
    frame, body = panel(box, look, seat, lead=_shown(view))
    area = box.inset(-GAP / 2).pad(top=-GAP)  # frame and flag reach beyond the panel
    marks: Marks = (Sprite(f"panel:{seat}", frame, area, area),)
    upper, tokens = body.split(_FACTS, _CLEAR, down=True)
    by = ahead(view, seat)
    for at, (cell, fact) in enumerate(
        zip(upper.shares(_SHARES), _facts(view, seat, look), strict=True)
    ):
        marks += facts(cell, look, (replace(fact, most=at == by),))
    marks += _hand(box, len(view.hands[seat]))
    marks += _crowns(tokens, view.crowns[seat], t)
    net = changes(look, seat)
    marks += cards_and_coins.stock(tokens.pad(top=_WORN - 10), view.tokens[seat], t, changed=net)
    if seat == 0 and (letter := look.mark("tokens")):
        marks += candidate(tokens.x + 12, tokens.y + _WORN + 10, letter, t, seat)
    return marks


def lead(view: m.State) -> Leaders:
    """Return who is ahead."""
    return leading({seat: standing(view, seat) for seat in (0, 1)})


def _shown(view: m.State) -> Leaders:
    """Return whom the panels show ahead: both once there are cards and they are level."""
    found = lead(view)
    begun = any(column for columns in view.columns for column in columns)
    return or_level(found, range(2)) if begun else found


def tally(view: m.State) -> tuple[int, ...]:
    """Return in how many provinces each seat leads."""
    totals = final_ranking.totals(view)
    return sum(a > b for a, b in totals), sum(b > a for a, b in totals)


def ahead(view: m.State, seat: int) -> int | None:
    """Return by which fact a seat is ahead: provinces, ranks or tokens; None if it is not."""
    own, other = standing(view, seat), standing(view, 1 - seat)
    unlike = (at for at, (a, b) in enumerate(zip(own, other, strict=True)) if a != b)
    at = next(unlike, None)
    return at if at is not None and own[at] > other[at] else None


def standing(view: m.State, seat: int) -> tuple[int, int, int]:
    """Return what decides, in the order of the rules: provinces led, sum of ranks, tokens."""
    ranks = sum(pair[seat] for pair in final_ranking.totals(view))
    return position_text.led(view)[seat], ranks, sum(view.tokens[seat])


def _facts(view: m.State, seat: int, look: Look) -> tuple[Fact, ...]:
    """Return what decides, each with what it counts."""
    said = (f"magnate-board-{what}" for what in ("unit", "ranks", "stock"))
    return tuple(
        Fact(look.number(n), label=look.say(message, n=n))
        for message, n in zip(said, standing(view, seat), strict=True)
    )


def _hand(box: Box, count: int) -> Marks:
    """Draw the backs of the cards in a seat's hand, on the upper edge of its panel."""
    edge = Box(box.right - 132, box.y - 15, 112, 24)
    places = edge.place(min(edge.w, 24.0 * count), edge.h, 1.0).fan(count, 18, 6)
    return tuple(Drawing("card-back", place) for place in places)


def _worn(box: Box, theme: Theme) -> Marks:
    """Draw a small crown with an edge, for it to stand out on a token."""
    return seat_and_suit_symbols.crown(box.inset(-2), theme.edge, "") + seat_and_suit_symbols.crown(
        box.inset(2), GOLD, ""
    )


def _crowns(row: Box, suits: Iterable[int], theme: Theme) -> Marks:
    """Draw a Crown above the tokens of its suit."""
    cells = row.columns(len(d.SUITS), 4)
    return tuple(
        mark
        for suit in suits
        for mark in _worn(Box.around(cells[suit].cx, row.y + _WORN * 0.6, _WORN * 1.6), theme)
    )


def _centre(box: Box, view: m.State, look: Look) -> Marks:
    t = look.theme
    marks = plate(box, t, "centre")
    inner = box.inset(GAP, 10)
    dice_, rest = inner.split(_DICE, 8, down=True)
    words, rest = rest.split(-_PILES - _UNTIL, down=True)
    piles, until = rest.split(_PILES, down=True)
    said, paid = words.rows(2)
    return (
        *marks,
        *_dice(dice_, view, look),
        write(said, _paying(view, look), t.ink, (LEAST, 30, 28, NOTE), weight="bold"),
        *_paid(paid, view, look),
        *_piles(piles, view, look),
        write(until, _until(view, look), t.ink, (LEAST, 30, 28, NOTE), weight="bold", align="c"),
    )


def _dice(box: Box, view: m.State, look: Look) -> Marks:
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
    body = "#a8a08e" if spent else cards_and_coins.CREAM
    low = a.at(0.5, 0.78)
    marks: Marks = (
        Polygon((top, right, foot, left), mix(body, "#000000", 0.3)),
        Polygon((left, near[0], low, foot), mix(body, "#000000", 0.2)),
        Polygon((top, near[0], left), mix(body, "#ffffff", 0.25)),
        Polygon((top, near[0], low, near[1]), body),
        Polygon((top, right, foot, left), "", rim, 3),
    )
    spot = Box.around(50, 49, 62, 46)
    marks += (write(spot, str(value), cards_and_coins.INK, (50, 46), weight="bold", align="c"),)
    key = f"die:{value}{'-' if spent else ''}"
    return (Sprite(key, marks, a.inset(-2), box.square(), lift=6, shade=theme.shade),)


def _tax(box: Box, suit: int, theme: Theme) -> Marks:
    """Draw the tax die with the taxed suit struck out."""
    a = _DIE
    face = a.inset(6)
    strike = (face.at(0.1, 0.9), face.at(0.9, 0.1))
    marks: Marks = (
        Rect(face, Gradient("#fdf8ec", cards_and_coins.CREAM), "#1a120a", 4, 16),
        *cards_and_coins.pips(face.inset(13), (suit,)),
        Line(strike, cards_and_coins.CREAM, 14),
        Line(strike, "#b3261e", 8),
    )
    return (Sprite(f"tax:{d.SUITS[suit]}", marks, a, box.square(), lift=6, shade=theme.shade),)


def _paying(view: m.State, look: Look) -> str:
    """Say what the dice pay, and which suit was taxed."""
    high, tax = max(view.dice[:2]), view.dice[2]
    what = {d.SIDES: "crowns", 1: "aces"}.get(high, "rank")
    if not tax:
        return look.say(f"magnate-board-pays-{what}", rank=high)
    suit_ = names.suit(look.locale, tax - 1)
    return look.say(f"magnate-board-taxes-{what}", rank=high, suit=suit_)


def _paid(box: Box, view: m.State, look: Look) -> Marks:
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
        marks += cards_and_coins.coins(
            suits.place(suits.w, min(box.h, 36)), sorted(got[seat]), t, 0.0
        )
    return marks


def _until(view: m.State, look: Look) -> str:
    """Say what ends the match; of the second pile each turn takes a card, then two take none."""
    if not view.recycled:
        return look.say("magnate-board-until-pile")
    return look.say("magnate-board-until", n=view.last if view.last > 0 else len(view.pile) + 2)


def _piles(box: Box, view: m.State, look: Look) -> Marks:
    """Draw how many cards are in the pile and on the discards."""
    t = look.theme
    said = look.say("magnate-board-pile", n=2 if view.recycled else 1)
    pile, discards = box.split(_COUNT + font_metrics.measure(said, NOTE) + 2, 8)
    marks: Marks = ()
    for cell, count, text, kinds in (
        (pile, len(view.pile), said, (m.Reshuffled, m.LastTurns)),
        (discards, len(view.discards), look.say("magnate-board-discards"), (m.Sold,)),
    ):
        figure, words = cell.split(_COUNT - 8, 8)
        if look.since(*kinds):
            marks += changed_box(figure.place(44, 38), t, 8)
        marks += (
            write(figure, str(count), t.ink, (44, NAME), weight="bold", align="c"),
            write(words, text, t.muted, NOTE),
        )
    return marks
