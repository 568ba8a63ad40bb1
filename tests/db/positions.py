"""Matches to be stored: opened, started and played by random legal actions."""

import functools
import random
from collections.abc import Sequence

from db import Place, Stored
from engine import lobby, registry
from engine.match import Match, Pace
from engine.match_record import Entry
from engine.notation import write
from tests.harbours import game

registry.welcome(game)

SECRET = "5e" * 32
NOW = 1_800_000_000
GUILD, CHANNEL, THREAD = 10**18 + 1, 10**18 + 2, 10**18 + 3


def new_lobby(name: str = "m1", *people: str, key: str = "harbours", strict: bool = False) -> Match:
    """Return a lobby in which these people sit, the first as host."""
    most = registry.game(key).meta.seats[1]
    host, *others = people or ("ann", "ben", "cleo")[:most]
    match = lobby.open_match(name, key, host, SECRET, NOW, pace=Pace(3600, strict))
    for who in others:
        lobby.join(match, who, NOW)
    return match


def running(name: str = "m1", *people: str, key: str = "harbours", strict: bool = False) -> Match:
    """Return a match that has just begun."""
    match = new_lobby(name, *people, key=key, strict=strict)
    lobby.start(match, match.host, NOW)
    match.news.clear()
    return match


def at_place(match: Match) -> Stored:
    return Stored(match, Place(GUILD, CHANNEL, THREAD, locale="fr"))


class Written:
    """Stands for the store: the entries of one match."""

    def __init__(self, log: Sequence[Entry] = ()) -> None:
        self.log = [*log]

    async def entries(self, id: str, first: int = 0, before: int | None = None) -> list[Entry]:  # noqa: A002
        return self.log[first:before]


def advance(match: Match, chance: random.Random, steps: int = 1, now: int = NOW) -> None:
    """Play random legal steps for whoever is waited for, drafts included."""
    for _ in range(steps):
        if not match.to_act():
            return
        seat = chance.choice(match.to_act())
        choices = match.game.legal(match.position(seat), seat)
        if choices:
            match.add(seat, write(chance.choice(choices)), now)
        else:
            match.commit(seat, now)
    match.news.clear()


@functools.cache
def longest(key: str) -> int:
    """Return how many random steps a match of a game takes with these seeds."""
    match = running(key=key)
    chance, steps = random.Random(1), 0
    while match.to_act():
        advance(match, chance)
        steps += 1
    return steps
