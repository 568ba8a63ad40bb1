"""Lookup of a game's art: board, words, panel and story in `render/games/<key>/`.

What an older version of its rules shows otherwise is found in `render/games/<key>/v<rules>/`, in
modules of the same names with the functions that differ; the rest is as today.
"""

import importlib
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any, TypeAlias

from engine.game import Action, Event
from render.look import Look
from render.paint.scene import Scene
from render.words import Entry, Panel, PanelLabels, Text, Turn, event_importance

Summary: TypeAlias = Callable[[Turn, Look], tuple[str, ...]]
"""Tells a turn: its sentence, then lines for headlines that stand by themselves."""


class NoArt(LookupError):
    """A game has no pictures or words, or not in the form that is asked for."""


@dataclass(frozen=True, slots=True)
class Art:
    """Hold what draws and tells one game.

    All are pure. `view` is a state as `Game.view` gives it for `seat` (None: a spectator), never
    the state itself; an event is one which the viewer of `look` may see. `hand` is None in a game
    without hands. `label(look, view, action)` names an action for a button, a menu or a line,
    `value(look, view, verb, field, word)` a word of a notation; of the look they ask only its
    language and names. `panel(view, seat, look, legal, orders, focus, labels)` lays out the turn
    panel. `weights` has every class of events; `summary(turn, look)` tells a turn (see
    `render.words.turn_narration`), None in a game that leaves it to the sentences of its events.
    `score` is the line of the score that the end is told by, `out` are events after which the
    match is over for their seat. `together(events)` joins events of one weight that are told as
    one, None where each is told. `standing(view, seat, look)` says in a sentence how a seat
    stands, None where nothing does. `entries(locale)` lists the cards that are looked up by name,
    and `large(entry, look)` draws one of them by itself; None in a game without such. `clauses`
    names the rule of each verb, `clause(view, action)` that of a choice whose verb has several, ""
    for its verb's; `tally(view)` gives what a choice may change, a figure a seat, which the
    message `<key>-tally` names. `lead(view)` says who is ahead as far as all know, None where
    nobody can be. `worn(view, look)` dresses a look in what the game is made of,
    None where it has none.
    """

    board: Callable[[Any, int | None, Look], Scene]
    hand: Callable[[Any, int, Look], Scene | None]
    label: Callable[[Look, Any, Any], str]
    value: Callable[[Look, Any, str, str, str], str]
    tell: Callable[[Any, Look], str | None]
    describe: Callable[[Any, int | None, Look], Text]
    panel: Callable[[Any, int, Look, list[Any], list[Any], tuple[str, ...], PanelLabels], Panel]
    weights: Mapping[type, event_importance.Weight] = field(default_factory=dict)
    summary: Summary | None = None
    score: str = ""
    out: tuple[type, ...] = ()
    entries: Callable[[str], Sequence[Entry]] | None = None
    large: Callable[[Entry, Look], Scene] | None = None
    together: Callable[[Sequence[Event]], Sequence[Event]] | None = None
    standing: Callable[[Any, int, Look], str] | None = None
    clauses: Mapping[str, str] = field(default_factory=dict)
    clause: Callable[[Any, Action], str] | None = None
    tally: Callable[[Any], tuple[int, ...]] | None = None
    lead: Callable[[Any], Any] | None = None
    worn: Callable[[Any, Look], Look] | None = None

    def dressed(self, view: Any, look: Look) -> Look:
        """Return a look in what the game is made of; as it is where the game has nothing."""
        return self.worn(view, look) if self.worn else look


_HOMES = {
    "board": "board",
    "hand": "board",
    "label": "action_words",
    "value": "action_words",
    "tell": "action_words",
    "describe": "action_words",
    "panel": "turn_buttons_and_menus",
    "summary": "turn_summary",
    "weights": "action_words",
    "score": "action_words",
    "out": "action_words",
    "entries": "lookup_entries",
    "large": "large_component_picture",
    "together": "action_words",
    "standing": "position_text",
    "lead": "seat_panels",
    "worn": "frame_and_panel_style",
    "clauses": "choice_clauses",
    "clause": "choice_clauses",
    "tally": "seat_panels",
}
# fmt: off
_OPTIONAL = {"summary", "entries", "large", "score", "out", "together", "standing", "clauses",
             "clause", "tally", "lead", "worn"}
# fmt: on
_TABLES = {"weights": "WEIGHTS", "score": "SCORE", "out": "OUT", "clauses": "CLAUSES"}
_PARAMETERS = {
    "board": 3,
    "hand": 3,
    "label": 3,
    "value": 5,
    "tell": 2,
    "describe": 3,
    "panel": 7,
    "summary": 2,
    "entries": 1,
    "large": 2,
    "together": 1,
    "standing": 3,
    "clause": 2,
    "tally": 1,
    "lead": 1,
    "worn": 2,
}
_guests: dict[tuple[str, int | None], Art] = {}


def art(key: str, rules: int | None = None) -> Art:
    """Return the art of a game by a version of its rules, by default the newest.

    `NoArt` where a module or a function is missing or misshapen.
    """
    return _guests.get((key, rules)) or _guests.get((key, None)) or _packaged(key, rules)


def welcome(key: str, guest: Art, rules: int | None = None) -> None:
    """Let `art` find that of a game which is no package here (the small game of the tests)."""
    _guests[key, rules] = guest


@lru_cache(maxsize=64)
def _packaged(key: str, rules: int | None) -> Art:
    found = {field.name: _of(key, rules, field.name) for field in fields(Art)}
    return Art(**{name: one for name, one in found.items() if one is not None})


def _of(key: str, rules: int | None, name: str) -> Any:
    """Return what a version of a game's art has by a name; None for what it may do without."""
    home = f"render.games.{key}"
    for module in (f"{home}.v{rules}.{_HOMES[name]}", f"{home}.{_HOMES[name]}"):
        found = _found(module, name)
        if found is not None:
            return found
    if name in _OPTIONAL:
        return None
    what = _TABLES.get(name, f"function {name}")
    raise NoArt(f"{key}: there is no {home}.{_HOMES[name]}, or no {what} in it")


def _found(module: str, name: str) -> Any:
    """Return what a module has by a name; None if there is no such module, or no such name."""
    try:
        found = getattr(importlib.import_module(module), _TABLES.get(name, name), None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module is there: something that it imports is not
        return None
    if callable(found) and len(inspect.signature(found).parameters) != _PARAMETERS[name]:
        raise NoArt(f"{name} of {module} takes {_PARAMETERS[name]} arguments")
    return found
