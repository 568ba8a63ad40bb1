"""Lookup of games: `engine/games/<key>/` is a package with `game = TheGame()` in it.

Behaviour that running matches still need stays as `engine/games/<key>/v<rules>/`, found by its
version. No list of games is kept anywhere.
"""

import functools
import importlib
import pkgutil
import re
import sys

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
    return newest if rules is None else version(newest, rules)


def version(newest: AnyGame, rules: int) -> AnyGame:
    """Return a game as its rules were: a package beside those of today; UnknownGame."""
    if rules == newest.rules:
        return newest
    name = f"{_home(newest)}.v{rules}"
    try:
        found: AnyGame = importlib.import_module(name).game
    except ModuleNotFoundError as error:
        if error.name != name:
            raise  # the version is there: something that it imports is not
        raise UnknownGame(key=newest.key) from error
    return found


def older(newest: AnyGame) -> tuple[AnyGame, ...]:
    """Return the versions of a game that are kept beside its newest, the oldest first."""
    home = importlib.import_module(_home(newest))
    names = (info.name for info in pkgutil.iter_modules(home.__path__))
    rules = sorted(int(name[1:]) for name in names if re.fullmatch(r"v[1-9][0-9]*", name))
    return tuple(version(newest, number) for number in rules)


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


def _home(found: AnyGame) -> str:
    """Return the name of the package in which a game is written."""
    return sys.modules[type(found).__module__].__package__ or ""
