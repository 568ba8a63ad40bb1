"""Secret knowledge of a seat as signs with a few words: its orders, offers, cards seen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine import HIDDEN
from engine.games.seven_sages import actions, data as d, state as m
from render.look import Look
from render.paint import NOTE, Box, Emblem, Line, Marks, font_metrics, write
from render.widgets.dice_counters_and_marks import seat_mark
from . import names, portraits_trees_cards
from .names import KEY

HIGH, _APART = 54.0, 8.0
"""How high a sign is, and how far it is from the next."""
_SIGN, _SEAT, _CARD, _FACE, _WORD = 32.0, 40.0, 62.0, 36.0, 28.0
_GROUPS = ("allies", "foes", "all")


_Parts = tuple[str | tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Secret:
    """Say one thing: an icon, then words, seats, cards, roles, trees in their order.

    Each part is a word, or what it is and its number. What is `decided` is green.
    """

    icon: str
    parts: _Parts
    decided: bool = False


def found(view: m.State, seat: int, look: Look) -> list[Secret]:
    """Return what a seat alone knows: the same that `position_text.filed` tells in sentences."""
    filed = (Secret("check_bold", parts, decided=True) for parts in _filed(view, seat, look))
    return [*filed, *_heard(view, seat, look)]


def _filed(view: m.State, seat: int, look: Look) -> Iterator[_Parts]:
    def say(key: str, n: int = 0) -> str:
        return look.say(f"{KEY}-secret-{key}", n=n)

    if view.picks[seat]:
        yield (say("picks"), *_cards(view.picks[seat]))
    for ally, cards in sorted(view.offers[seat].items()):
        yield (say("for"), ("seat", ally), *_cards(cards))
    for slot in range(3):
        wished = [wish & 7 for wish in view.prefers[seat] if wish >> 3 == slot]
        if wished:
            place = names.slot(look.locale, slot)
            tile = view.slots[slot]
            at = (("tree", tile),) if tile != d.NONE else ()
            told = look.say(f"{KEY}-secret-prefer", place=place)
            yield (*at, told, *(("role", role) for role in wished))
    for wish in view.wishes[seat]:
        how = actions.WISHES[wish & 1]
        yield say(how), ("seat", wish >> 1)
    for how_ in view.plans[seat]:
        yield (look.say(f"{KEY}-answer-{actions.ANSWERS[how_]}"),)
    for what in view.standing[seat]:
        head, _, number = actions.STANDINGS[what].partition("_")
        yield (say(head, int(number or 0)),)
    if view.playing[seat] != d.NONE:
        yield (say("next"), ("card", view.playing[seat]))
    for whom, cards in sorted(view.filed[seat].items()):
        to: str | tuple[str, int] = ("seat", whom)
        if whom >= m.ALLIES:
            to = look.say(f"{KEY}-leave_for-{_GROUPS[whom - m.ALLIES]}")
        yield (say("to"), to, *_cards(cards))
    if view.gift[seat]:
        yield (say("gift-now"), *_cards(view.gift[seat]))


def _heard(view: m.State, seat: int, look: Look) -> Iterator[Secret]:
    """Yield which cards of others a seat has seen, and who invites whom."""
    for other in range(len(view.side)):
        seen = [code & 63 for code in view.known[seat] if code >> 6 == other]
        if seen:
            holds = look.say(f"{KEY}-secret-holds")
            yield Secret("eye", (("seat", other), holds, *_cards(seen)))
        if other != seat and view.phase == m.NEGOTIATE:
            mine, theirs = view.invited[seat][other], view.invited[other][seat]
            if mine is not HIDDEN and mine == m.OPEN:
                yield Secret("email_fast", (look.say(f"{KEY}-secret-invited"), ("seat", other)))
            if theirs is not HIDDEN and theirs == m.OPEN:
                yield Secret("email", (("seat", other), look.say(f"{KEY}-secret-invites-you")))


def _cards(cards: Sequence[int]) -> tuple[tuple[str, int], ...]:
    return tuple(("card", card) for card in cards)


def height(secrets: Sequence[Secret], width: float) -> float:
    """Return how high signs are in a width."""
    return len(_rows(secrets, width)) * (HIGH + _APART)


def drawn(box: Box, secrets: Sequence[Secret], look: Look) -> Marks:
    """Draw signs in rows; those without room are counted."""
    rows = _rows(secrets, box.w)
    room = max(1, int((box.h + _APART) / (HIGH + _APART)))
    marks: Marks = ()
    for at, row in enumerate(rows[:room]):
        if at == room - 1 and len(rows) > room:
            left = sum(map(len, rows[room:])) + 1
            row = (*row[:-1], Secret("", (f"+{left}",)))
        x = box.x
        for secret in row:
            wide = _wide(secret)
            if x > box.x:
                y = box.y + at * (HIGH + _APART)
                marks += (Line(((x - 15, y + 14), (x - 15, y + HIGH - 14)), look.theme.line, 3),)
            marks += _chip(Box(x, box.y + at * (HIGH + _APART), wide, HIGH), secret, look)
            x += wide + _APART
    return marks


def _rows(secrets: Sequence[Secret], width: float) -> list[tuple[Secret, ...]]:
    """Break signs into rows; one that is wider than a row goes on in the next."""
    rows: list[tuple[Secret, ...]] = []
    row: list[Secret] = []
    used = 0.0
    for secret in (part for whole in secrets for part in _parted(whole, width)):
        wide = _wide(secret)
        if row and used + wide > width:
            rows.append(tuple(row))
            row, used = [], 0.0
        row.append(secret)
        used += wide + _APART
    return [*rows, tuple(row)] if row else rows


def _parted(secret: Secret, width: float) -> Iterator[Secret]:
    parts: _Parts = ()
    for part in secret.parts:
        if parts and _wide(Secret(secret.icon, (*parts, part), secret.decided)) > width:
            yield Secret(secret.icon, parts, secret.decided)
            parts = ()
        parts += (part,)
    yield Secret(secret.icon, parts, secret.decided)


def _wide(secret: Secret) -> float:
    icon = _SIGN + 8 if secret.icon else 0
    return icon + sum(_measure(part) + 8 for part in secret.parts) + 16


def _measure(part: str | tuple[str, int]) -> float:
    if isinstance(part, str):
        return font_metrics.measure(part, _WORD) + 1
    kind, number = part
    if kind == "card" and number >= d.FIRST_SPELL:
        return _FACE
    return {"seat": _SEAT, "card": _CARD, "role": _FACE, "tree": _SEAT}[kind]


def _chip(box: Box, secret: Secret, look: Look) -> Marks:
    """Draw one thing plainly, on nothing that could be pressed."""
    t, at = look.theme, box.inset(0, 4)
    marks: Marks = ()
    if secret.icon:
        sign, at = at.split(_SIGN, 8)
        ink = t.good if secret.decided else t.muted
        marks += (Emblem(f"mdi:{secret.icon}", sign.square(), ink, ink),)
    for part in secret.parts:
        place, at = at.split(_measure(part), 8)
        marks += _part(place, part, look)
    return marks


def _part(box: Box, part: str | tuple[str, int], look: Look) -> Marks:
    if isinstance(part, str):
        return (write(box, part, look.theme.ink, (_WORD, NOTE)),)
    kind, number = part
    if kind == "seat":
        return seat_mark(box.square(), number, look.theme)
    if kind == "card":
        return portraits_trees_cards.printed(box, number)
    if kind == "role":
        return portraits_trees_cards.portrait(box, number)
    return portraits_trees_cards.tree(box.fitted(5 / 6), number)
