"""The private picture of Magnate: the hand at reading size, and what each card could do.

Beside it the seat's tokens, and every province with its totals, one's deed there, what it lacks and
which suit it prefers to pay.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.game import Action
from engine.games.magnate import data as d, legal, state_actions_and_events
from render.look import Look
from render.paint import GAP, Box, fade, ground_texture_types, paragraph, wrap, write
from render.paint.scene import Marks, Rect, Scene, Shadow, Sprite
from render.paint.theme import LEAST, NOTE, RADIUS, STROKE, Theme
from render.widgets import board_frame, card_fan, dice_counters_and_marks
from render.words.catalogues import listing, sentence
from . import frame_and_panel_style, last_changes, names, tokens_and_deeds_drawing, unseen_cards
from .cards_and_coins import coins, property_card

FACE = Box(0, 0, 172, 250)
"""The area of a card that is held."""
_HELD = 380.0
"""How high the hand is, with room for a card that is raised."""
_UNSEEN = 240.0
"""How high the cards not seen lie below a hand."""
_HEIGHTS = (770.0, 952.0)
_WEAVE: ground_texture_types.Grain = (
    ground_texture_types.Noise(300, 260, 6),
    ground_texture_types.Noise(60, 50, 3),
    ground_texture_types.LightFalloff(12),
)
BAIZE = _WEAVE, "#26382f", "#b3c2a6"
"""What a hand lies on, in the dark theme and in the light one."""
_TILTS = (-1.6, 1.2, -0.8, 1.8, 0.6)
_TITLE, _NOTE = 44.0, 31.0
_SPENT = 0.4
"""How much is seen of the coins of a card that cannot be played in this turn any more."""


@dataclass(frozen=True, slots=True)
class _Offer:
    """What a card can do in one way: its title, the suits it costs or brings, where, or why not."""

    title: str
    suits: Sequence[int]
    note: str
    can: bool


def hand(view: state_actions_and_events.State, seat: int, look: Look) -> Scene | None:
    """Return the hand of a seat; None when there is none any more."""
    cards = view.hands[seat]
    if not cards:
        return None
    look = board_frame.world(look, frame_and_panel_style.MATTER, seat)
    own = view.active == seat
    free = own and not view.played and not view.owed and view.bill < 0
    ready = replace(view, active=seat, played=False, owed=[], bill=-1)
    can = legal.legal(ready, seat)
    offers = [_offers(ready, seat, card, can, look) for card in cards]
    rows = _heights(offers)
    parts = _page(max(_HELD + GAP + sum(rows), tokens_and_deeds_drawing.height(view, seat)))
    scene = Scene(parts.page, _ground(parts, look.theme))
    raised = {i for i, each in enumerate(offers) if free and any(o.can for o in each[:2])}
    asked = free or (look.result is None and seat in look.to_act)
    table, rest = _shared(parts.table, len(cards), _HELD + GAP + sum(rows))
    spare = (table.h - _HELD - GAP - sum(rows)) / 3
    for i, (card, cell) in enumerate(zip(cards, table.columns(d.HAND, GAP), strict=False)):
        room = cell.pad(top=spare, bottom=cell.h - _HELD - spare)
        scene += _card(room, card, i in raised, i in raised or not asked, look)
        low = cell.place(cell.w, sum(rows), v=1.0).shift(0, -spare)
        scene += _rows(low, offers[i], rows, free, own and not free, look)
    if rest:
        scene += unseen_cards.cards(rest, view, seat, look)
    scene += tokens_and_deeds_drawing.estate(parts.side, view, seat, look)
    turn = look.say("magnate-board-turn", n=view.turn)
    whose = f"{look.say('magnate-hand-title')} · {turn}"
    scene += board_frame.head(parts.head, look, look.say("magnate-title"), whose)
    said = last_changes.told(view, look)
    return scene + board_frame.foot(parts.foot, look, said, line(view, seat, look))


def _shared(table: Box, cards: int, high: float) -> tuple[Box, Box | None]:
    """Return the room of the cards, and that of the cards not seen if much is left for them."""
    cells = table.columns(d.HAND, GAP)
    if cards < d.HAND:
        return table, cells[cards].union(cells[-1])
    if table.h - high < _UNSEEN + GAP:
        return table, None
    return table.split(-_UNSEEN, GAP, down=True)


def _page(content: float) -> board_frame.Frame:
    """Return a page for the content; there are few heights, so that their grounds are kept."""
    fits = (each for each in _HEIGHTS if each >= content)
    return board_frame.fitted(next(fits, _HEIGHTS[-1]), foot_lines=2)


@lru_cache(maxsize=16)
def _ground(parts: board_frame.Frame, theme: Theme) -> Marks:
    marks = board_frame.setting(parts, theme, *BAIZE)
    return marks + tokens_and_deeds_drawing.ground(parts.side, theme)


def line(view: state_actions_and_events.State, seat: int, look: Look) -> str:
    """Say what a seat can do now, or whom it waits for."""
    if look.result is not None or not view.last:
        return look.say("magnate-line-over")
    if view.active != seat:
        over = view.last == 1  # this seat has had its last turn
        message = "magnate-hand-done" if over else "magnate-hand-wait"
        return look.say(message, name=look.name(view.active))
    if view.owed:
        card = names.the_card(look.locale, view.columns[seat][view.owed[0]][-1])
        return look.say("magnate-hand-owed", card=card)
    if view.bill >= 0:
        card = names.the_card(look.locale, view.bill)
        return look.say("magnate-line-pay", card=card, cost=d.COST[view.bill])
    return look.say("magnate-hand-played" if view.played else "magnate-hand-now")


def _card(room: Box, card: int, raised: bool, bright: bool, look: Look) -> Marks:
    """Draw a card as it is held: each has a tilt of its own, raised and bright if playable."""
    (drawn,) = property_card(FACE, card, look.locale, look.theme)
    assert isinstance(drawn, Sprite)
    high = room.h - card_fan.RAISED
    box = room.place(high * FACE.w / FACE.h, high, v=0.0 if raised else 1.0)
    angle = _TILTS[card % len(_TILTS)]
    marks = card_fan.shown(card_fan.CardPlace(box, angle), drawn.key, drawn.marks, FACE, look.theme)
    if not bright:
        veil = Rect(FACE, fade(look.theme.ground, 0.2), radius=RADIUS)
        marks += (Sprite("veil", (veil,), FACE, box, angle),)
    if letter := look.mark(d.CARD_NAMES[card]):
        marks += dice_counters_and_marks.candidate(box.x + 6, box.cy - 12, letter, look.theme)
    return marks


def _heights(offers: Sequence[Sequence[_Offer]]) -> list[float]:
    """Return how high the rows are, one for each way to play a card."""
    wide = board_frame.fitted(0).table.columns(d.HAND, GAP)[0].w - 2 * GAP
    notes = [[each[way].note for each in offers] for way in range(3)]
    lines = [max(len(wrap(note, wide, NOTE)) if note else 0 for note in row) for row in notes]
    return [_TITLE + _NOTE * count + GAP + GAP / 2 for count in lines]


def _rows(
    box: Box,
    offers: Sequence[_Offer],
    heights: Sequence[float],
    free: bool,
    spent: bool,
    look: Look,
) -> Marks:
    """Draw the ways to play a card below each other: bright what can be done now.

    `spent`: in this turn no card can be played any more.
    """
    marks: Marks = ()
    for offer, row in zip(offers, box.shares(heights, down=True), strict=True):
        marks += _row(row.pad(bottom=GAP / 2), offer, free, spent, look)
    return marks


def _row(box: Box, offer: _Offer, free: bool, spent: bool, look: Look) -> Marks:
    t = board_frame.on_matter(look).theme
    bright = offer.can and free
    ink = t.ink if offer.can and not spent else t.muted
    rim = t.good if bright else t.line
    marks: Marks = (
        Shadow(Rect(box, radius=RADIUS), 5, t.shade),
        Rect(box, t.panel, rim, STROKE, RADIUS),
    )
    inner = box.inset(GAP, GAP / 2)
    title, note = inner.split(_TITLE, down=True) if offer.note else (inner, inner)
    right = title.place(len(offer.suits) * 42, 38, 1.0)
    left = title.pad(right=right.w + 8)
    marks += (write(left, offer.title, ink, (34, LEAST, 30, 28, NOTE), weight="bold"),)
    marks += coins(right, offer.suits, t, 1.0, alpha=_SPENT if spent else 1)
    if offer.note:
        marks += paragraph(note, offer.note, ink, NOTE)
    return marks


def _offers(
    ready: state_actions_and_events.State, seat: int, card: int, can: Sequence[Action], look: Look
) -> tuple[_Offer, _Offer, _Offer]:
    """Return what building, buying the deed and selling would take, from the legal actions."""
    suits = d.SUITS_OF[card]
    price = suits * d.EACH[card]
    places = legal.places(card, legal.open_places(ready, seat))
    built = [
        a.province for a in can if isinstance(a, state_actions_and_events.Build) and a.card == card
    ]
    deeded = [
        a.province for a in can if isinstance(a, state_actions_and_events.Deed) and a.card == card
    ]
    tokens = ready.tokens[seat]
    short = max(0, d.COST[card] - sum(tokens[each] for each in suits))
    bare = [each for each in suits if not tokens[each]]
    dear = [each for each in suits if tokens[each] < d.EACH[card]]

    def note(where: list[int], lack: str) -> str:
        if where:
            return listing(look.locale, [names.province(look.locale, each) for each in where])
        return sentence(lack if places else look.say("magnate-hand-no-place"))

    lack = look.say("magnate-hand-lacks", n=short)
    if not short:
        lack = look.say("magnate-hand-lacks-suit", suit=names.suits(look.locale, bare))
    poor = look.say("magnate-hand-lacks-suit", suit=names.suits(look.locale, dear))
    build = look.say("magnate-hand-build", cost=d.COST[card])
    sale = [each for each, n in enumerate(names.sale(card)) for _ in range(n)]
    return (
        _Offer(build, suits, note(built, lack), bool(built)),
        _Offer(look.say("magnate-hand-deed"), price, note(deeded, poor), bool(deeded)),
        _Offer(look.say("magnate-hand-sell"), sale, "", True),
    )
