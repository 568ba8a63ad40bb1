"""The private picture: the hand by suit with what is playable marked, crystals, and orders."""

from dataclasses import dataclass

from engine.games.seven_sages.cards import playable
from engine.games.seven_sages.data import FACE, FIRST_SPELL, NONE, SPELL, SUIT_OF
from engine.games.seven_sages.state import COMBAT, OVER
from engine.games.seven_sages.state import State as Position
from render import fonts, widgets
from render.games.seven_sages import names
from render.games.seven_sages.marks import SYMBOLS, crystal
from render.games.seven_sages.names import KEY
from render.games.seven_sages.position import filed, phase
from render.layout import GAP, Box
from render.lettering import paragraph, write
from render.look import Look
from render.pieces import CARD, Face, State, card, changed_box
from render.scene import Marks, Rect, Scene
from render.symbols import check
from render.theme import FLOOR, RADIUS, SMALL, STROKE, TEXT
from render.words import sentence

_MOST_ACROSS = 11
_WIDEST = 200.0
_SHORT = 3
_NAMED = 5
"""Playable cards that the foot names; more are counted."""


@dataclass(frozen=True, slots=True)
class _Held:
    """A kind of card in the hand: how many, how many picked, if it can be played or lies idle."""

    kind: int
    count: int
    picked: int
    can: bool
    idle: bool


def hand(view: Position, seat: int, look: Look) -> Scene | None:
    """Return the hand of a seat; None at the end, when all hands are open."""
    if view.phase == OVER:
        return None
    t = look.theme
    parts = widgets.frame(foot_lines=1)
    line = look.say(f"{KEY}-board-round", n=view.round, phase=phase(view, look))
    scene = Scene(parts.page, widgets.backdrop(parts, t))
    scene += widgets.head(parts.head, look, look.say(f"{KEY}-hand-title"), line)
    held = _held(view, seat)
    scene += _cards(parts.table, held, look)
    scene += _side(parts.side, view, seat, look)
    return scene + widgets.foot(parts.foot, look, _line(view, seat, held, look))


def _held(view: Position, seat: int) -> list[_Held]:
    """Return the kinds in a hand: playable ones first within their suit order."""
    fighting = view.phase == COMBAT and seat not in view.out and view.leader == NONE
    can = set(playable(view, seat)) if view.card[seat] != NONE else set()
    spells = [FIRST_SPELL + spell for spell in view.spells[seat]]
    if not view.spent[seat]:
        can |= set(spells)
    held = [*view.hands[seat], *spells]
    picked = view.picks[seat]
    idle = view.phase == COMBAT
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


def _cards(box: Box, held: list[_Held], look: Look) -> Marks:
    t = look.theme
    if not held:
        text = look.say(f"{KEY}-hand-empty")
        return (write(box, text, t.muted, TEXT, align="c"),)
    across, wide = _grid(box, len(held))
    high = wide / CARD
    marks: Marks = ()
    for at, row in enumerate(held):
        x, y = box.x + at % across * (wide + GAP), box.y + at // across * (high + GAP)
        marks += _card(Box(x, y, wide, high), row, look)
    return marks


def _grid(box: Box, count: int) -> tuple[int, float]:
    """Return how many cards stand beside each other, and how wide, for the largest cards."""
    best = (1, 0.0)
    for across in range(1, _MOST_ACROSS + 1):
        down = -(-count // across)
        wide = (box.w - GAP * (across - 1)) / across
        high = (box.h - GAP * (down - 1)) / down
        wide = min(wide, high * CARD, _WIDEST)
        if wide > best[1]:
            best = across, wide
    return best


def _card(cell: Box, row: _Held, look: Look) -> Marks:
    t = look.theme
    symbol, hue = SYMBOLS[SUIT_OF[row.kind]]
    spell = SUIT_OF[row.kind] == SPELL
    title = (
        names.card(look.locale, row.kind) if spell else names.suit(look.locale, SUIT_OF[row.kind])
    )
    if fonts.measure(title, SMALL, family="serif") > cell.w - 2 * GAP:
        title = title[:_SHORT] if spell else ""  # value and symbol say it
    rank = "" if spell else str(FACE[row.kind])
    note = f"×{row.count}" if row.count > 1 else ""
    face = Face(title, rank, ((symbol, t.hue(hue)),), note)
    state: State = "raised" if row.can else "dim" if row.idle else "plain"
    marks = card(cell, face, t, state)
    if row.picked:
        marks += changed_box(cell.inset(-2), t)
        marks += check(cell.place(34, 34, 0.1, 0.95), t.good, t.card)
    return marks


def _side(box: Box, view: Position, seat: int, look: Look) -> Marks:
    """Draw the crystals that a seat has won, and what it alone knows."""
    t = look.theme
    upper, lower = box.split(176, GAP, down=True)
    marks: Marks = ()
    for part in (upper, lower):
        marks += (Rect(part, t.panel, t.line, STROKE, RADIUS),)
    head, body = upper.inset(GAP, GAP / 2).split(40, 4, down=True)
    marks += widgets.heading(head, look.say(f"{KEY}-hand-crystals"), t)
    won = view.won[seat]
    if won:
        for value, cell in zip(won, body.place(body.w, 62).fan(len(won), 62, 6), strict=True):
            marks += crystal(cell, value, t)
    else:
        marks += (write(body, look.say(f"{KEY}-hand-none"), t.muted, SMALL),)
    head, body = lower.inset(GAP, GAP / 2).split(40, 4, down=True)
    marks += widgets.heading(head, look.say(f"{KEY}-hand-orders"), t)
    notes = [sentence(line) for line in filed(view, seat, look)]
    text = "\n".join(notes) or look.say(f"{KEY}-hand-no-orders")
    return marks + paragraph(body, text, t.muted, (SMALL, FLOOR))


def _line(view: Position, seat: int, held: list[_Held], look: Look) -> str:
    """Say what the hand is worth knowing for: the role, and what can be played."""
    if view.card[seat] == NONE:
        return look.say(f"{KEY}-line-roles")
    roles = [names.role(look.locale, view.card[seat])]
    if view.second[seat] != NONE:
        roles.append(names.role(look.locale, view.second[seat]))
    can = [row for row in held if row.can]
    cards = names.cards(look.locale, [row.kind for row in can])
    if len(can) > _NAMED:
        cards = look.say(f"{KEY}-some-cards", n=sum(row.count for row in can))
    if not can:
        return look.say(f"{KEY}-hand-can-none", role=" + ".join(roles))
    return look.say(f"{KEY}-hand-can", role=" + ".join(roles), cards=cards)
