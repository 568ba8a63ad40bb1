"""Pangea in words: its actions and their fields.

Events are worded in `event_sentences`, positions in `position_text`.
"""

from collections.abc import Callable
from typing import Any

from engine.game import Action
from engine.games.pangea import crowds_and_prices, data as d, state_actions_and_events
from render.look import Look
from render.words.catalogues import say, sentence
from . import names
from .event_sentences import WEIGHTS, tell
from .position_text import describe

__all__ = ["WEIGHTS", "describe", "label", "tell", "value"]


def label(look: Look, view: state_actions_and_events.State, action: Action) -> str:
    """Return what a button or a step of the turn says: the whole action, at most 80 characters."""
    return sentence(_LABELS[type(action)](look.locale, view, action))


def value(
    look: Look, view: state_actions_and_events.State, verb: str, field: str, word: str
) -> str:
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
        word: _namer(
            names.who,
            i // state_actions_and_events.LOADS,
            i % state_actions_and_events.LOADS + d.NONE,
        )
        for i, word in enumerate(state_actions_and_events.WHO)
        if word not in d.TERRAINS
    },
    **{word: _namer(names.terrain, i) for i, word in enumerate(d.TERRAINS)},
    **{word: _namer(names.phase, i) for i, word in enumerate(state_actions_and_events.PHASES)},
    **{word: _namer(names.ground, i) for i, word in enumerate(state_actions_and_events.GROUNDS)},
}


def _place(locale: str, view: state_actions_and_events.State, a: Any) -> str:
    message = (
        "pangea-do-place" if isinstance(a, state_actions_and_events.Place) else "pangea-do-rank"
    )
    return say(locale, message, tile=names.tile_of(locale, view, a.tile))


def _summon(
    locale: str, view: state_actions_and_events.State, a: state_actions_and_events.Summon
) -> str:
    one = say(locale, f"pangea-people-{d.PEOPLE_NAMES[a.people]}.one")
    return say(locale, "pangea-do-summon", people=one)


def _shift(
    locale: str, view: state_actions_and_events.State, a: state_actions_and_events.Shift
) -> str:
    tile = names.tile_of(locale, view, a.tile)
    if view.cells[a.to] == a.tile:  # a step already taken: it lies there now
        tile = names.plain_tile(locale, a.tile)
    return say(locale, "pangea-do-shift", tile=tile, cell=names.cell(a.to))


def _lead(
    locale: str, view: state_actions_and_events.State, a: state_actions_and_events.Lead
) -> str:
    return say(
        locale,
        "pangea-do-lead",
        people=names.people(locale, a.people),
        home=names.terrain(locale, a.home),
        origin=names.tile_of(locale, view, a.origin),
        tile=names.tile_of(locale, view, a.to),
    )


def _move(
    locale: str, view: state_actions_and_events.State, a: state_actions_and_events.Move
) -> str:
    return say(
        locale,
        "pangea-do-move",
        who=names.who(
            locale,
            a.who // state_actions_and_events.LOADS,
            a.who % state_actions_and_events.LOADS + d.NONE,
        ),
        origin=names.tile_of(locale, view, a.origin),
        tile=names.tile_of(locale, view, a.to),
    )


def _buy(locale: str, view: state_actions_and_events.State, a: state_actions_and_events.Buy) -> str:
    return say(
        locale,
        "pangea-do-buy",
        amulet=names.amulet(locale, d.TERRAIN_OF[a.tile]),
        tile=names.tile_of(locale, view, a.tile),
        price=crowds_and_prices.price(view, view.peoples[view.active]),
        home=names.terrain(locale, a.home),
        people=names.people(locale, a.seller),
    )


def _protect(
    locale: str, view: state_actions_and_events.State, a: state_actions_and_events.Protect
) -> str:
    tile = view.cells[a.cell]
    if state_actions_and_events.GROUNDS[a.ground] == "sea" or tile == d.NONE:
        return say(locale, "pangea-do-protect-sea", cell=names.cell(a.cell))
    return say(locale, "pangea-do-protect-tile", tile=names.tile_of(locale, view, tile))


_LABELS: dict[type[Action], Callable[[str, state_actions_and_events.State, Any], str]] = {
    state_actions_and_events.Place: _place,
    state_actions_and_events.Draw: lambda locale, view, a: say(locale, "pangea-do-draw"),
    state_actions_and_events.Summon: _summon,
    state_actions_and_events.Shift: _shift,
    state_actions_and_events.Lead: _lead,
    state_actions_and_events.Move: _move,
    state_actions_and_events.Buy: _buy,
    state_actions_and_events.Protect: _protect,
    state_actions_and_events.Done: lambda locale, view, a: say(locale, "pangea-do-done"),
    state_actions_and_events.Rank: _place,
    state_actions_and_events.Unrank: lambda locale, view, a: say(locale, "pangea-do-unrank"),
}
