"""The private picture: the hand, what is playable raised; crystals, and what one alone knows."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.game import Action
from engine.games.seven_sages import actions as m, card_moves, data as d, game, state
from render.look import Look
from render.paint import FIGURE, LEAST, NAME, NOTE, Marks, Rect, Scene, Theme, font_metrics, write
from render.paint.box_layout import GAP, HIGHEST, PAGE, Box
from render.paint.seat_and_suit_symbols import check
from render.widgets import board_frame, card_fan, dice_counters_and_marks
from render.words.catalogues import signed
from . import (
    clearings_drawing as glade,
    last_changes,
    names,
    own_secrets_drawing,
    portraits_trees_cards,
    seat_panels,
)  # fmt: skip
from .frame_and_panel_style import MATTER
from .names import KEY
from .portraits_trees_cards import CARD, card, crystal, several
from .position_text import around, piles
from .prompt import asked

_ONE_ROW = 7
"""Kinds of cards that lie beside each other in one row; more lie in two."""
_LARGE = 5
"""Kinds of cards that lie in a row as large ones, without hiding each other's names."""
_TWO_ROWS = 690.0
_CLEARING = 316.0
_UNDER, _BELOW = 38.0, 10.0
"""Room under a row for what a card would do, and how far below the card that is written."""
_HEADING = 52.0
_GEM, _FEWEST, _MOST = 66.0, 5, 6
"""Crystals: how wide, for how many there is room in any case, how many lie in a row."""
_NOTE = 28.0
_LEADS = 40.0
"""How high the line is that tells who has most crystals."""
_NAMED = 4
"""Playable cards that the foot names; more are counted."""
_CARDS = (320.0, 264.0)
"""How high cards are: few sizes, so that what is drawn is kept."""
_SHARED = 20.0
"""Cards of which about as much is seen share their drawings: in so many units of a card."""
_SEEN = 200.0
"""How much is seen of each card of a full row beside a clearing, in units of a card."""
_TILTS = (-1.0, 1.0, 0.0)
FLOOR = glade.WOOD, "#1d2c23", "#b9caa2"
"""What a hand lies on, in the dark theme and in the light one."""


@dataclass(frozen=True, slots=True)
class _Held:
    """A kind of card in the hand: how many, how many picked, if it can be played or lies idle."""

    kind: int
    count: int
    picked: int
    can: bool
    idle: bool


def hand(view: state.State, seat: int, look: Look) -> Scene | None:
    """Return the hand of a seat; None at the end, when all hands are open."""
    if view.phase == state.OVER:
        return None
    look = board_frame.world(look, MATTER, seat)
    held = _held(view, seat)
    notes = own_secrets_drawing.found(view, seat, look)
    least = _CARDS[0] + card_fan.AROUND + _under(held) if len(held) <= _LARGE else 0
    least = least if len(held) <= _ONE_ROW else _TWO_ROWS
    upper = max(glade.HEIGHT, least)
    legal = () if look.past else game.legal(view, seat)
    said = _said(view, seat, held, look, legal)
    news = last_changes.told(view, look)[-1:]
    lines = 2 if all(map(_short, (*news, " ".join(said)))) else 3
    around_ = board_frame.HEAD_HEIGHT + 3 * GAP + board_frame.foot_height(lines) + upper
    ranks = seat_panels.STANDING + GAP  # a hand in two rows has no room for it
    lower = _strip_height(notes, view, seat, most=False)
    if around_ + lower + ranks > HIGHEST:
        ranks, lower = 0.0, _strip_height(notes, view, seat, most=True)
    parts = board_frame.fitted(ranks + upper + GAP + lower, side=0.001, foot_lines=lines)
    table = Box(GAP, parts.table.y, parts.page.w - 2 * GAP, parts.table.h)
    standing, table = table.split(ranks - GAP, GAP, down=True) if ranks else (None, table)
    standing = standing and standing.shift(0, -4)
    top, strip = table.split(-min(lower, table.h - GAP - upper), GAP, down=True)
    left, right = strip.split(_treasure(view, seat, most=not ranks)[0], GAP)
    plates = (standing, left, right) if standing else (left, right)
    scene = Scene(parts.page, _ground(parts, plates, look.theme))
    line = around(view, look)
    others = look.own_turn and len(look.to_act) > 1  # beside them the marks of a lead mislead
    title, lead = look.say(f"{KEY}-title"), seat_panels.lead(view)
    lead = board_frame.NOBODY if others and ranks else lead
    scene += board_frame.head(parts.head, look, title, line, lead)
    if standing:
        scene += seat_panels.standing(standing, view, seat, look)
    beside = _clearings(held, look) * (_CLEARING + GAP)
    cards, wood = top.pad(right=beside), top.pad(left=top.w - beside)
    now = _now(legal)
    scene += _cards(cards, held, now, view, seat, look) + _wood(wood, view, look)
    scene += _strip((left, right), notes, view, seat, look, most=not ranks)
    return scene + board_frame.foot(parts.foot, look, news, " ".join(said))


@lru_cache(maxsize=16)
def _ground(parts: board_frame.Frame, plates: tuple[Box, ...], theme: Theme) -> Marks:
    """Return what lies below a hand: the wood, and the plates of what is written."""
    deep = Box(0, parts.head.bottom, parts.page.w, parts.foot.y - 8 - parts.head.bottom)
    marks = board_frame.setting(parts, theme, *FLOOR) + glade.forest(deep, theme)
    return marks + tuple(mark for box in plates for mark in board_frame.plate(box, theme))


def _short(text: str) -> bool:
    """Tell whether a sentence of the foot has room on one line."""
    return font_metrics.measure(text, NAME) <= PAGE.w - 6 * GAP


def _now(legal: Sequence[Action]) -> frozenset[int]:
    """Return the kinds of cards that something can be done with now."""
    cards = {d.kind(a.suit, a.value) for a in legal if isinstance(a, m.Play | m.HandOn)}
    return frozenset(cards | {d.FIRST_SPELL + a.spell for a in legal if isinstance(a, m.Cast)})


def _said(
    view: state.State, seat: int, held: list[_Held], look: Look, legal: Sequence[Action]
) -> tuple[str, ...]:
    """Return the sentences of the foot: what the role can play, and what is asked."""
    lines = asked(view, seat, look, legal)
    if view.phase == state.NEGOTIATE:
        lines = lines[:1]  # who invites is among the signs
    if view.card[seat] == d.NONE or seat in view.out:
        return (f"{look.name(seat)} ·", *lines)
    return (_line(view, seat, held, look), *lines)


def _clearings(held: Sequence[_Held], look: Look) -> int:
    """Return how many clearings stand beside a hand: the fewer cards, the more.

    A full row has one if the names of its cards are seen nevertheless.
    """
    kinds = len(held)
    if _across(kinds) < _ONE_ROW:
        return 3 if kinds < 2 else 2 if kinds < 4 else 1
    named = (portraits_trees_cards.is_named(one.kind, look.locale, _SEEN) for one in held)
    return int(_across(kinds) == _ONE_ROW and all(named))


def _across(kinds: int) -> int:
    """Return how many cards lie beside each other."""
    return kinds if kinds <= _ONE_ROW else -(-kinds // 2)


def _wood(box: Box, view: state.State, look: Look) -> Marks:
    """Draw the clearing of the combat, and others where there is room."""
    n = round(box.w / (_CLEARING + GAP))
    if not n:
        return ()
    slots = sorted(range(3), key=lambda slot: (slot != view.pawn, view.slots[slot] == d.NONE))[:n]
    marks: Marks = ()
    for slot, cell in zip(sorted(slots, key=(1, 0, 2).index), box.columns(n), strict=True):
        place = cell.pad(left=GAP).place(_CLEARING, min(glade.HIGHEST, cell.h), 1.0)
        marks += glade.floor(place, look.theme, lit=slot == view.pawn)
        marks += glade.glade(place, view, slot, look)
    return marks


def _held(view: state.State, seat: int) -> list[_Held]:
    """Return the kinds in a hand: playable ones first within their suit order."""
    fighting = view.phase == state.COMBAT and seat not in view.out and view.leader == d.NONE
    can = set(card_moves.playable(view, seat)) if view.card[seat] != d.NONE else set()
    spells = [d.FIRST_SPELL + spell for spell in view.spells[seat]]
    if not view.spent[seat]:
        can |= set(spells)
    held = [*view.hands[seat], *spells]
    picked = view.picks[seat]
    idle = view.phase == state.COMBAT
    rows = [
        _Held(
            kind,
            held.count(kind),
            picked.count(kind),
            kind in can and (fighting or not idle),
            idle,
        )
        for kind in dict.fromkeys(held)
    ]
    return sorted(rows, key=lambda row: (not row.can, row.kind))


# The cards.


def _cards(
    box: Box, held: list[_Held], now: frozenset[int], view: state.State, seat: int, look: Look
) -> Marks:
    t = look.theme
    if not held:
        text = look.say(f"{KEY}-hand-empty")
        return (write(box, text, t.ink, FIGURE, align="c", family="serif"),)
    across = _across(len(held))
    marks: Marks = ()
    for at, row in enumerate(box.rows(-(-len(held) // across), GAP)):
        some = held[at * across : (at + 1) * across]
        marks += _row(row.pad(bottom=_under(held)), some, now, view, seat, look)
    return marks


def _under(held: Sequence[_Held]) -> float:
    """Return how much room there is under cards for what they would do."""
    return _UNDER if any(one.can and one.idle for one in held) else 0.0


def _row(
    box: Box, some: list[_Held], now: frozenset[int], view: state.State, seat: int, look: Look
) -> Marks:
    raised = {i for i, row in enumerate(some) if row.can or row.kind in now}
    room = box.inset(6, 0)
    high = _CARDS[0] + card_fan.AROUND
    large = len(some) <= _LARGE and high <= box.h + 1
    room = room.place(room.w, high if large else _CARDS[1] + card_fan.AROUND)
    room = room if raised else room.shift(0, -card_fan.RAISED / 2)
    places = card_fan.held(room, len(some), raised=raised)
    marks: Marks = ()
    step = places[1].box.x - places[0].box.x if len(places) > 1 else places[0].box.w
    covered = (
        step / places[0].box.w * CARD.w // _SHARED * _SHARED if step < places[0].box.w else CARD.w
    )
    for row, place in zip(some, places, strict=True):
        alike = portraits_trees_cards.is_named(row.kind, look.locale, covered)
        face = card(row.kind, look.locale, covered if alike or row is not some[-1] else CARD.w)
        bright = row.can or not row.idle or row.kind in now
        marks += _shown(row, face, place, look, bright=bright, rim=row.kind in now)
    for row, place in zip(some, places, strict=True):
        marks += _about(row, place.box, step, view, seat, look)
    return marks


def _shown(
    row: _Held, face: Marks, place: card_fan.CardPlace, look: Look, *, bright: bool, rim: bool
) -> Marks:
    """Draw a card, each with a tilt of its own; what can be chosen now has a rim."""
    held = card_fan.CardPlace(place.box, _TILTS[row.kind % len(_TILTS)])
    key = f"card:{row.kind}"
    marks = card_fan.lying(held, key, face, CARD, look.theme, rim=rim, dim=not bright, radius=16)
    return marks + (several(place.box, row.kind, row.count) if row.count > 1 else ())


def _about(row: _Held, box: Box, step: float, view: state.State, seat: int, look: Look) -> Marks:
    """Mark a card that is picked, and write under one that can be played what it would do."""
    t = look.theme
    marks: Marks = ()
    index = Box(box.x + 4, box.y - 26, 44, 44)
    if row.picked:
        marks += (Rect(index, t.panel, t.good, 4, 10), *check(index.inset(9), t.good, t.panel))
    if letter := look.mark(_word(row.kind)):
        marks += dice_counters_and_marks.candidate(
            box.x + 0.62 * min(step, box.w), box.y + 4, letter, t, seat
        )
    if _weighed(row):
        under = Box(box.x, box.bottom + _BELOW, min(step, box.w), _UNDER - _BELOW)
        text = signed(look.locale, _lead(view, seat, row.kind))
        marks += (write(under.inset(2, 0), text, t.ink, (LEAST, 28, NOTE), weight="bold"),)
    return marks


def _weighed(row: _Held) -> bool:
    """Tell whether the lead that a card would make is written under it."""
    return row.can and row.idle and d.SUIT_OF[row.kind] != d.SPELL


def _word(kind: int) -> str:
    """Return how a card is called where it is pointed out: "witch 4", "anulensa"."""
    if d.SUIT_OF[kind] == d.SPELL:
        return d.SPELLS[kind - d.FIRST_SPELL]
    return f"{d.SUITS[d.SUIT_OF[kind]]} {d.FACE[kind]}"


def _lead(view: state.State, seat: int, kind: int) -> int:
    """Return by how much the own alliance would lead with a card."""
    own = -view.marker if view.side[seat] else view.marker
    return own + card_moves.points(view, seat, kind)


# What a seat alone knows.


def _titled(box: Box, title: str, look: Look) -> tuple[Marks, Box]:
    """Write the title of a plate, which is drawn in the ground; return where its rest lies."""
    head, body = box.inset(GAP, GAP / 2).split(_HEADING, down=True)
    sizes, said = (LEAST, 30, NOTE), look.say(f"{KEY}-hand-{title}")
    return (write(head, said, look.theme.ink, sizes, weight="bold", family="serif"),), body


def _treasure(view: state.State, seat: int, *, most: bool) -> tuple[float, float]:
    """Return how wide and high the plate of the crystals is, also with who has `most` of them."""
    n = len(view.won[seat])
    across = min(max(n, _FEWEST), _MOST)
    high = _HEADING + max(1, -(-n // _MOST)) * (_GEM + 6) + GAP
    return across * (_GEM + 2) + 2 * GAP, high + (_LEADS if most and seat_panels.most(view) else 0)


def _strip_height(
    notes: Sequence[own_secrets_drawing.Secret], view: state.State, seat: int, *, most: bool
) -> float:
    wide, high = _treasure(view, seat, most=most)
    signs = own_secrets_drawing.height(notes, PAGE.w - 5 * GAP - wide)
    return max(high, _HEADING + signs + GAP)


def _most(box: Box, view: state.State, seats: Sequence[int], look: Look) -> Marks:
    """Write who has most crystals, and how many: what they are worth nobody knows [R5]."""
    n = str(len(view.won[seats[0]]))
    word = look.say(f"{KEY}-board-most")
    if font_metrics.measure(word, _NOTE) + len(seats) * _LEADS > box.w - _LEADS:
        word = look.say(f"{KEY}-board-most-of")
    said, rest = box.split(font_metrics.measure(word, _NOTE) + 1, 8)
    signs, figure = rest.split(len(seats) * (_LEADS + 2), 8)
    return (
        write(said, word, look.theme.ink, _NOTE),
        *dice_counters_and_marks.seats_in(signs, seats, look.theme, side=_LEADS - 4),
        write(figure, n, look.theme.ink, (NAME, LEAST, _NOTE), weight="bold"),
    )


def _strip(
    plates: tuple[Box, Box],
    notes: Sequence[own_secrets_drawing.Secret],
    view: state.State,
    seat: int,
    look: Look,
    *,
    most: bool,
) -> Marks:
    """Draw the crystals that a seat has won, and write what it alone knows."""
    look = board_frame.on_matter(look)
    t = look.theme
    left, right = plates
    marks, body = _titled(left, "crystals", look)
    won = view.won[seat]
    if not won:
        marks += (write(body, look.say(f"{KEY}-hand-none"), t.muted, _NOTE),)
    else:
        head = left.inset(GAP, GAP / 2).split(_HEADING, down=True)[0]
        total = str(sum(won))
        word = head.pad(right=font_metrics.measure(total, FIGURE, "bold") + 8)
        marks += (write(word, look.say(f"{KEY}-hand-worth"), t.muted, NOTE, align="r"),)
        marks += (write(head, total, t.ink, FIGURE, weight="bold", align="r", role="figure"),)
    for at, value in enumerate(won):
        x, y = at % _MOST * (_GEM + 2), at // _MOST * (_GEM + 6)
        marks += crystal(Box(body.x + x, body.y + y, _GEM, _GEM), value, t)
    if most and (seats := seat_panels.most(view)):
        marks += _most(left.inset(GAP, 8).split(-_LEADS, down=True)[1], view, seats, look)
    words, body = _titled(right, "orders", look)
    head = right.inset(GAP, GAP / 2).split(_HEADING, down=True)[0]
    title = font_metrics.measure(look.say(f"{KEY}-hand-orders"), LEAST, "bold", "serif")
    head = head.split(title, GAP)[1]
    words += (write(head, piles(view, look), t.muted, (_NOTE, NOTE), align="r"),)
    if not notes:
        none = look.say(f"{KEY}-hand-no-orders")
        line = body.place(body.w, _NOTE * 1.5, v=0)
        return (*marks, *words, write(line, none, t.ink, _NOTE))
    return marks + words + own_secrets_drawing.drawn(body, notes, look)


def _line(view: state.State, seat: int, held: list[_Held], look: Look) -> str:
    """Say what the hand is worth knowing for: the role, and what can be played."""
    roles = [f"{look.name(seat)} · {names.role(look.locale, view.card[seat])}"]
    if view.second[seat] != d.NONE:
        roles.append(names.role(look.locale, view.second[seat]))
    can = [row for row in held if row.can]
    if not can:
        return look.say(f"{KEY}-hand-can-none", role=" + ".join(roles))
    if len(can) > _NAMED and any(map(_weighed, can)):
        return look.say(f"{KEY}-hand-leads", role=" + ".join(roles))
    cards = names.cards(look.locale, [row.kind for row in can])
    if len(can) > _NAMED:
        cards = look.say(f"{KEY}-some-cards", n=sum(row.count for row in can))
    key = "hand-later" if view.phase in state.PHASE_TWO else "hand-can"
    return look.say(f"{KEY}-{key}", role=" + ".join(roles), cards=cards)
