"""Where the art of a game is found: `render/games/<key>/` with board.py, words.py and panel.py."""

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.errors import UnknownGame
from engine.game import Action, Event, Seat
from engine.see import Viewer
from render.look import Look
from render.panel import Panel, Tongue
from render.scene import Scene
from render.text import Text


@dataclass(frozen=True, slots=True)
class Art:
    """How one game is shown and told.

    `board(view, viewer, look)`; `hand(view, seat, look)`, None in a game without hands.
    `label(locale, view, action)` for a button; `value(locale, view, verb, field, word)` for one
    word of a notation; `tell(event, look)`, None for what needs no telling. `panel`: its own
    layout of the turn panel, if it has one.
    """

    board: Callable[[Any, Viewer, Look], Scene]
    hand: Callable[[Any, Seat, Look], Scene | None]
    label: Callable[[str, Any, Action], str]
    value: Callable[[str, Any, str, str, str], str]
    tell: Callable[[Event, Look], str | None]
    describe: Callable[[Any, Viewer, Look], Text]
    panel: (
        Callable[
            [Any, Seat, Look, Sequence[Action], Sequence[Action], tuple[str, ...], Tongue], Panel
        ]
        | None
    )


_guests: dict[str, Art] = {}


def art(key: str) -> Art:
    """Return the art of a game; UnknownGame if it has none."""
    return _guests.get(key) or _packaged(key)


def welcome(key: str, guest: Art) -> None:
    """Let `art` find that of a game which is no package here (the small game of the tests)."""
    _guests[key] = guest


@lru_cache
def _packaged(key: str) -> Art:
    package = f"render.games.{key}"
    if importlib.util.find_spec(package) is None:
        raise UnknownGame(key=key)
    board = importlib.import_module(f"{package}.board")
    words = importlib.import_module(f"{package}.words")
    own = importlib.util.find_spec(f"{package}.panel")
    return Art(
        board.board,
        board.hand,
        words.label,
        words.value,
        words.tell,
        words.describe,
        importlib.import_module(f"{package}.panel").panel if own else None,
    )
