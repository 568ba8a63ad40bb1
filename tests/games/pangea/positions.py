"""Positions written in words, and moves in notation."""

from collections.abc import Sequence
from typing import Any

from engine.apply_move import Step, begin, step
from engine.game import Event, Seat, options
from engine.games.pangea import game, position_builder
from engine.games.pangea.data import (
    AMULETS,
    CELLS,
    HOME_OF,
    NAMES,
    OF,
    PEOPLE_NAMES,
    PEOPLES,
    TERRAINS,
    TILE,
)
from engine.games.pangea.position_builder import Words
from engine.games.pangea.state_actions_and_events import State
from engine.notation import read, write
from engine.rng import NoChance, Rng


def position(on: Words | None = None, *, spare: bool = True, **told: Any) -> State:
    """Return a position, as `posed.position` makes it; checked if it is a whole one."""
    s = position_builder.position(on, spare=spare, **told)
    if spare:
        game.check(s)
    return s


def do(s: State, *texts: str, rng: Rng | None = None) -> Step[State]:
    """Return the last of some steps by the active seat; every position on the way is checked."""
    done = None
    for text in texts:
        done = step(game, s, s.active, read(game, text), rng or NoChance())
        s = done.state
        game.check(s)
    assert done is not None
    return done


def lines(s: State, verb: str = "", seat: Seat | None = None) -> list[str]:
    """Return the legal actions of the active seat, by default all verbs."""
    found = map(write, game.legal(s, s.active if seat is None else seat))
    return [line for line in found if line.split()[0] == verb or not verb]


def orders(s: State, seat: Seat) -> list[str]:
    return list(map(write, game.orders(s, seat)))


def refused(s: State, text: str, seat: Seat | None = None) -> tuple[str, str]:
    """Return the clause and the message that forbid an action."""
    clause = game.why_not(s, s.active if seat is None else seat, read(game, text))
    assert clause is not None
    return clause.number, clause.message.removeprefix("pangea-why-")


def of(events: Sequence[Event], kind: type) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def new(seats: int = 3, seed: str = "1", *chosen: str) -> Step[State]:
    picks = [{"people": name} if name else {} for name in chosen] or [{}] * seats
    return begin(game, seats, options(game.meta, {}, picks), Rng(seed))


def standing(s: State, tile: str) -> list[str]:
    """Return what stands on a tile, in the words of `position`."""
    return [
        f"{PEOPLE_NAMES[p]}:{TERRAINS[HOME_OF[c]]}" + (f"+{AMULETS[s.load[c]]}" * (s.load[c] >= 0))
        for p in range(len(PEOPLES))
        for c in OF[p]
        if s.at[c] == TILE[tile]
    ]


def cell(s: State, tile: str) -> str:
    return CELLS[s.cells.index(TILE[tile])]


def wealth(s: State, people: str) -> int:
    return s.wealth[NAMES[people]]


def tower(s: State, people: str) -> list[str]:
    """Return the amulets in a tower."""
    return [AMULETS[a] for a in s.amulets[NAMES[people]]]


def owner(s: State, people: str) -> Seat:
    return s.peoples.index(NAMES[people])
