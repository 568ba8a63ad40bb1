"""The log of Pangea: a sentence for each event, and how much each weighs."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any

from engine import HIDDEN, Event, TurnEnded
from engine.games.pangea import data as d, state_actions_and_events as m
from render.look import Look
from render.words.catalogues import sentence
from render.words.event_importance import weights
from . import names

WEIGHTS = weights(
    headlines=(
        m.Began, m.Delivered, m.Bought, m.LapBegan, m.LastRound, m.Ended, m.Left,
    ),
    deeds=(
        m.Placed, m.Drew, m.Summoned, m.Shifted, m.Moved, m.Led, m.Protected,
    ),
    ledger=(
        m.Readied, m.Produced, m.Lapsed, m.Ranked, TurnEnded,
    ),
)  # fmt: skip


def tell(event: Event, look: Look) -> str | None:
    """Return the sentence of the log for an event; None for what needs no telling."""
    teller = _TELLERS.get(type(event))
    text = teller(event, look) if teller else None
    return sentence(text) if text else None


def _says(e: Any, look: Look, message: str) -> str:
    """Say a message with whatever the event knows of."""
    return look.say(message, **dict(_arguments(e, look)))


def _arguments(e: Any, look: Look) -> Iterator[tuple[str, str | int]]:
    """Yield the name and the words of each field of an event."""
    locale = look.locale
    for field in fields(e):
        value = getattr(e, field.name)
        if field.name in _PLAIN:
            yield field.name, value
        elif field.name in _NAMED:
            yield _NAMED[field.name][0], _NAMED[field.name][1](locale, value)
    if hasattr(e, "seat"):
        yield "name", look.name(e.seat)
    if isinstance(e, m.Placed):
        yield "tower", names.tower(locale, e.people)
    elif isinstance(e, (m.Drew, m.Moved, m.Summoned, m.Led)):
        load = getattr(e, "load", d.NONE)
        of = e.people if isinstance(e, (m.Summoned, m.Led)) else None
        yield "who", names.who(locale, e.home, load)
        yield "character", names.character(locale, e.home, load, of)
    if hasattr(e, "origin"):
        yield "origin", names.tile(locale, e.origin, e.source)
        yield "tile", names.tile(locale, e.to, e.target)
        yield "cell", names.cell(e.target)
    elif hasattr(e, "tile") and e.tile != d.NONE and hasattr(e, "cell"):
        yield "tile", names.tile(locale, e.tile, e.cell)


_PLAIN = ("level", "price", "count", "round")
_NAMED: dict[str, tuple[str, Callable[[str, Any], str]]] = {
    "people": ("people", names.people),
    "seller": ("people", names.people),
    "homes": ("homes", names.homes),
    "amulet": ("amulet", names.the_amulet),
    "cell": ("cell", lambda locale, cell: names.cell(cell)),
    "source": ("source", lambda locale, cell: names.cell(cell)),
    "target": ("target", lambda locale, cell: names.cell(cell)),
}


def _readied(e: m.Readied, look: Look) -> str:
    if e.tile == d.NONE:
        return _says(e, look, "pangea-event-readied")
    tile = names.plain_tile(look.locale, e.tile)
    return look.say("pangea-event-readied-tile", tile=tile, **dict(_arguments(e, look)))


def _shifted(e: m.Shifted, look: Look) -> str:
    tile = names.plain_tile(look.locale, e.tile)
    return look.say("pangea-event-shifted", tile=tile, **dict(_arguments(e, look)))


def _ranked(e: m.Ranked, look: Look) -> str | None:
    if e.tiles is HIDDEN:
        return None
    if not e.tiles:
        return look.say("pangea-event-unranked")
    tiles = [names.plain_tile(look.locale, tile) for tile in e.tiles]
    return look.say("pangea-event-ranked", tiles=", ".join(tiles))


def _protected(e: m.Protected, look: Look) -> str:
    """Say whether sea or a tile lies there, where a position after the event is known."""
    for turn in look.turns:
        view: m.State | None = turn.after
        if view is not None and e in turn.events:
            tile = view.cells[e.cell]
            if tile == d.SEA:
                return _says(e, look, "pangea-event-protected-sea")
            place = names.tile(look.locale, tile, e.cell)
            return look.say("pangea-event-protected-tile", name=look.name(e.seat), tile=place)
    return _says(e, look, "pangea-event-protected")


def _plainly(message: str) -> Callable[[Any, Look], str]:
    return lambda event, look: _says(event, look, message)


_TELLERS: dict[type[Event], Callable[[Any, Look], str | None]] = {
    m.Began: _plainly("pangea-event-began"),
    m.Readied: _readied,
    m.Placed: _plainly("pangea-event-placed"),
    m.Drew: _plainly("pangea-event-drew"),
    m.Summoned: _plainly("pangea-event-summoned"),
    m.Shifted: _shifted,
    m.Moved: _plainly("pangea-event-moved"),
    m.Led: _plainly("pangea-event-led"),
    m.Delivered: _plainly("pangea-event-delivered"),
    m.Bought: _plainly("pangea-event-bought"),
    m.Produced: _plainly("pangea-event-produced"),
    m.Protected: _protected,
    m.Lapsed: lambda event, look: None,  # it does with every turn
    m.LapBegan: _plainly("pangea-event-lap"),
    m.LastRound: _plainly("pangea-event-last-round"),
    m.Ended: _plainly("pangea-event-ended"),
    m.Ranked: _ranked,
    m.Left: _plainly("pangea-event-left"),
}
