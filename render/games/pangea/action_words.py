"""Pangea in words: actions and their fields here, events in `log`, positions in `position`."""

from collections.abc import Callable
from typing import Any

from engine.game import Action
from engine.games.pangea import data as d, position_queries, state
from render.look import Look
from render.words.catalogues import say, sentence
from . import names
from .log import WEIGHTS, tell
from .position_text import describe

__all__ = ["WEIGHTS", "describe", "label", "tell", "value"]


def label(look: Look, view: state.State, action: Action) -> str:
    """Return what a button or a step of the turn says: the whole action, at most 80 characters."""
    return sentence(_LABELS[type(action)](look.locale, view, action))


def value(look: Look, view: state.State, verb: str, field: str, word: str) -> str:
    """Return the name of one word of a field of a verb, or of an argument of a refusal.

    No two kinds of things share a word, so the field need not be asked. A word that nothing has
    is returned as it is.
    """
    if word in d.TILE:
        return names.tile_of(look.locale, view, d.TILE[word])
    namer = _WORDS.get(word)
    return namer(look.locale) if namer else word


def _namer(name: Callable[..., str], *given: int) -> Callable[[str], str]:
    return lambda locale: name(locale, *given)


_WORDS: dict[str, Callable[[str], str]] = {
    **{word: _namer(lambda locale, at: names.cell(at), at) for word, at in d.CELL.items()},
    **{word: _namer(names.people, people) for word, people in d.NAMES.items()},
    **{word: _namer(names.amulet, i) for i, word in enumerate(d.AMULETS)},
    **{
        word: _namer(names.who, i // state.LOADS, i % state.LOADS + d.NONE)
        for i, word in enumerate(state.WHO)
        if word not in d.TERRAINS
    },
    **{word: _namer(names.terrain, i) for i, word in enumerate(d.TERRAINS)},
    **{word: _namer(names.phase, i) for i, word in enumerate(state.PHASES)},
    **{word: _namer(names.ground, i) for i, word in enumerate(state.GROUNDS)},
}


def _place(locale: str, view: state.State, a: Any) -> str:
    message = "pangea-do-place" if isinstance(a, state.Place) else "pangea-do-rank"
    return say(locale, message, tile=names.tile_of(locale, view, a.tile))


def _summon(locale: str, view: state.State, a: state.Summon) -> str:
    one = say(locale, f"pangea-people-{d.PEOPLE_NAMES[a.people]}.one")
    return say(locale, "pangea-do-summon", people=one)


def _shift(locale: str, view: state.State, a: state.Shift) -> str:
    tile = names.tile_of(locale, view, a.tile)
    if view.cells[a.to] == a.tile:  # a step already taken: it lies there now
        tile = names.plain_tile(locale, a.tile)
    return say(locale, "pangea-do-shift", tile=tile, cell=names.cell(a.to))


def _lead(locale: str, view: state.State, a: state.Lead) -> str:
    return say(
        locale,
        "pangea-do-lead",
        people=names.people(locale, a.people),
        home=names.terrain(locale, a.home),
        origin=names.tile_of(locale, view, a.origin),
        tile=names.tile_of(locale, view, a.to),
    )


def _move(locale: str, view: state.State, a: state.Move) -> str:
    return say(
        locale,
        "pangea-do-move",
        who=names.who(locale, a.who // state.LOADS, a.who % state.LOADS + d.NONE),
        origin=names.tile_of(locale, view, a.origin),
        tile=names.tile_of(locale, view, a.to),
    )


def _buy(locale: str, view: state.State, a: state.Buy) -> str:
    return say(
        locale,
        "pangea-do-buy",
        amulet=names.amulet(locale, d.TERRAIN_OF[a.tile]),
        tile=names.tile_of(locale, view, a.tile),
        price=position_queries.price(view, view.peoples[view.active]),
        home=names.terrain(locale, a.home),
        people=names.people(locale, a.seller),
    )


def _protect(locale: str, view: state.State, a: state.Protect) -> str:
    tile = view.cells[a.cell]
    if state.GROUNDS[a.ground] == "sea" or tile == d.NONE:
        return say(locale, "pangea-do-protect-sea", cell=names.cell(a.cell))
    return say(locale, "pangea-do-protect-tile", tile=names.tile_of(locale, view, tile))


_LABELS: dict[type[Action], Callable[[str, state.State, Any], str]] = {
    state.Place: _place,
    state.Draw: lambda locale, view, a: say(locale, "pangea-do-draw"),
    state.Summon: _summon,
    state.Shift: _shift,
    state.Lead: _lead,
    state.Move: _move,
    state.Buy: _buy,
    state.Protect: _protect,
    state.Done: lambda locale, view, a: say(locale, "pangea-do-done"),
    state.Rank: _place,
    state.Unrank: lambda locale, view, a: say(locale, "pangea-do-unrank"),
}
