"""Legal choices in a private picture of Magus: green rims, and a line at the foot.

From the legal actions of its view; nothing for seats that are not asked.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.games.magus import data, state_and_actions as m
from engine.games.magus.legal import legal
from render.look import Look
from render.words.catalogues import listing


@dataclass(frozen=True, slots=True)
class LegalHighlights:
    """Hold what can be chosen: free dice, sources, own powers by track, potions to buy or use."""

    dice: bool = False
    sources: frozenset[int] = frozenset()
    tracks: frozenset[int] = frozenset()
    potions: frozenset[int] = frozenset()
    said: str = ""


NOTHING = LegalHighlights()
_WAYS = (
    ("choose", (m.Choose, m.Create)),
    ("place", (m.Place, m.Move)),
    ("raise", (m.Raise,)),
    ("power", (m.Power,)),
    ("buy", (m.Buy,)),
    ("use", (m.Use,)),
    ("take", (m.Take,)),
    ("lower", (m.Lower,)),
    ("push", (m.Push,)),
    ("change", (m.Change,)),
    ("reroll", (m.Reroll,)),
    ("transfer", (m.Transfer,)),
    ("trade", (m.Trade,)),
    ("replace", (m.Replace,)),
    ("skip", (m.Skip,)),
    ("end", (m.End,)),
)
"""What is said for which actions, in the order of a turn."""


def able(view: m.State, seat: int | None, look: Look) -> LegalHighlights:
    """Return what a seat can do now; on everybody's picture only in words, of who is asked."""
    if look.result is not None or look.past:
        return NOTHING
    if seat is None:
        (seat,) = look.to_act[:1] or (view.active,)
        return LegalHighlights(said=_said(view, seat, legal(view, seat), look, other=True))
    if not (ways := legal(view, seat)):
        return able(view, None, look)
    sources: set[int] = set()
    tracks: set[int] = set()
    potions: set[int] = set()
    for way in ways:
        match way:
            case m.Place() | m.Create() | m.Take():
                sources.add(way.source)
            case m.Move() | m.Push():
                sources.add(way.to)
            case m.Raise() | m.Power():
                tracks.add(way.track)
            case m.Buy() | m.Use():
                potions.add(way.potion)
    dice = any(isinstance(way, m.Choose) for way in ways)
    found = frozenset(sources), frozenset(tracks), frozenset(potions)
    return LegalHighlights(dice, *found, _said(view, seat, ways, look))


def effect(view: m.State) -> str:
    """Return the message that says what the pending effect asks for."""
    return f"magus-line-{_EFFECTS[view.pending[0]]}"


_EFFECTS = {
    data.RAISE: "effect-raise",
    data.GROUP: "effect-group",
    data.WALK: "effect-move",
    data.LEAD: "effect-move",
    data.PUSH: "effect-push",
    data.CHANGE: "effect-die",
    data.COPY: "effect-die",
    data.REROLL: "effect-reroll",
    data.TRANSFER: "effect-transfer",
    data.TRADE: "effect-trade",
    data.REPLACE: "replace",
}


def _said(view: m.State, seat: int, ways: Sequence[Any], look: Look, *, other: bool = False) -> str:
    if not other and view.asked:
        return look.say("magus-line-ring", n=view.asked.count(seat))
    if not other and view.pending:
        return look.say(effect(view))
    told = [
        look.say(f"magus-can-{name}")
        for name, kinds in _WAYS
        if any(isinstance(way, kinds) for way in ways)
    ]
    if not told:
        return ""
    several = listing(look.locale, told, either=other)
    return look.say(f"magus-can{'-other' * other}", list=several)
