"""Where games are found: `engine/games/<key>/` is a package with `game = TheGame()` in it.

Behaviour that running matches still need stays as `engine/games/<key>/v<rules>/`, found by its
version. No list of games is kept anywhere.
"""

import functools
import importlib
import pkgutil

import engine.games
from engine.errors import UnknownGame
from engine.game import AnyGame

_guests: dict[str, AnyGame] = {}


def games() -> tuple[AnyGame, ...]:
    """Return the newest version of every game that is listed to players, by key."""
    return tuple(found for found in every() if found.meta.listed)


def every() -> tuple[AnyGame, ...]:
    """Return the newest version of every game, those under construction included."""
    return tuple(_package(key) for key in _keys())


def game(key: str, rules: int | None = None) -> AnyGame:
    """Return a game by key, by default its newest rules; UnknownGame if there is none."""
    newest = _guests.get(key) or _package(key)
    if rules is None or rules == newest.rules:
        return newest
    try:
        old = importlib.import_module(f"engine.games.{key}.v{int(rules)}")
    except ModuleNotFoundError as error:
        raise UnknownGame(key=key) from error
    found: AnyGame = old.game
    return found


def welcome(guest: AnyGame) -> None:
    """Let `game` find one that is no package here (the small game of the tests)."""
    _guests[guest.key] = guest


@functools.cache
def _keys() -> tuple[str, ...]:
    return tuple(
        sorted(info.name for info in pkgutil.iter_modules(engine.games.__path__) if info.ispkg)
    )


def _package(key: str) -> AnyGame:
    if key not in _keys():
        raise UnknownGame(key=key)
    found: AnyGame = importlib.import_module(f"engine.games.{key}").game
    return found
