"""Positions of seeded random matches of every game, sampled once per process.

`tables` names what is played: every number of seats, every value of every option. Matches are
played by random legal actions, with a stray order here and there, and trust the game (`apply`
without `step`), so that a broken game breaks its laws and not the sampling.
"""

import functools
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine import registry
from engine.apply_move import MOST_ORDERS, begin
from engine.codec import clone
from engine.game import AnyGame, Event, Options, options
from engine.rng import Rng
from tests.harbours import game as harbours

SCALE = float(os.environ.get("CONCLAVE_LAWS", "1"))
"""How thorough the laws are: 10 takes ten times as long."""
SAMPLING = 0.6 * SCALE
"""Seconds of play per game after which no further match is begun."""
LONGEST = 3000
"""Plies after which a match is sampled no further; `law_matches_end` plays to the end."""
KEPT = 12
"""Most positions kept of one match, spread evenly."""
CHECKING = 0.1 * SCALE
"""Seconds after which a law looks at no further positions of a game."""
FEWEST = 6
"""Positions which a law looks at in any case."""


@dataclass(frozen=True, slots=True)
class Line:
    """One accepted action of a sampled match; `ply` None for an order."""

    ply: int | None
    seat: int
    action: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A sampled match. `over` is False if it was left before its end."""

    game: AnyGame
    seats: int
    options: Options
    seed: str
    lines: tuple[Line, ...]
    first: tuple[Event, ...]
    over: bool

    def chance(self, ply: int) -> Rng:
        """Return the generator of a ply of this match."""
        return Rng(f"{self.seed}:{ply}")


@dataclass(frozen=True, slots=True)
class Position:
    """A state of a match after `ply` plies; nobody may change it."""

    game: AnyGame
    seats: int
    options: Options
    seed: str
    ply: int
    state: Any

    def __str__(self) -> str:
        return f"{self.game.key} with {self.seats}, seed {self.seed}, ply {self.ply}"

    @property
    def over(self) -> bool:
        """Tell whether nobody is waited for."""
        return not self.game.to_act(self.state)

    def rng(self, use: str) -> Rng:
        """Return chance for one use at this position, the same in every run."""
        return Rng(f"{use}:{self.seed}:{self.ply}")


def every_game() -> tuple[AnyGame, ...]:
    """Return all games of the registry, and Harbours."""
    return (*registry.every(), harbours)


def tables(game: AnyGame) -> Iterator[tuple[int, Options]]:
    """Yield each number of seats with the defaults, then each value of each option once."""
    least, most = game.meta.seats
    for seats in range(least, most + 1):
        yield seats, options(game.meta, {}, [{}] * seats)
    number = 0
    for option in game.meta.options:
        for value in option.choices:
            seats = least + number % (most + 1 - least)
            number += 1
            if option.each:
                at = option.choices.index(value)
                around = [*option.choices[at:], *option.choices[:at]] if option.unique else [value]
                each = [{option.key: around[seat % len(around)]} for seat in range(seats)]
                yield seats, options(game.meta, {}, each)
            elif value != option.default:
                yield seats, options(game.meta, {option.key: value}, [{}] * seats)


def every_version() -> tuple[AnyGame, ...]:
    """Return all games, and the older versions of their rules that are kept."""
    return tuple(one for game in every_game() for one in (*registry.older(game), game))


def named(game: AnyGame) -> str:
    """Return how a game is called in the name of a test: with its rules if they are older."""
    newest = next(one for one in every_game() if one.key == game.key)
    return game.key if game is newest else f"{game.key}-{game.rules}"


@functools.cache
def sampled(game: AnyGame) -> tuple[tuple[Position, ...], tuple[Played, ...]]:
    """Return positions of random matches, well mixed, and those matches."""
    positions: list[Position] = []
    matches: list[Played] = []
    start, rounds = time.process_time(), 0
    while rounds == 0 or (rounds < 4 * SCALE and time.process_time() - start < SAMPLING):
        for number, (seats, chosen) in enumerate(tables(game)):
            late = time.process_time() - start > SAMPLING
            if matches and late and not (rounds == 0 and number <= _spread(game)):
                break
            kept, played = play(game, seats, chosen, f"law:{game.key}:{rounds}:{number}")
            positions += kept
            matches.append(played)
        rounds += 1
    Rng(f"mix:{game.key}").shuffle(positions)
    return tuple(positions), tuple(matches)


def positions(game: AnyGame) -> tuple[Position, ...]:
    """Return the sampled positions of a game, beginnings and ends among them."""
    return sampled(game)[0]


def matches(game: AnyGame) -> tuple[Played, ...]:
    """Return the matches from which positions were sampled."""
    return sampled(game)[1]


def opening(game: AnyGame, plies: int) -> tuple[tuple[Line, ...], Any]:
    """Return the first plies of a match with the fewest seats, and the state after them."""
    seats, chosen = next(tables(game))
    kept, played = play(game, seats, chosen, f"opening:{game.key}", plies)
    return played.lines, kept[-1].state


def hold(law: Callable[[Position], None], game: AnyGame, fewest: int = FEWEST) -> int:
    """Check a law at as many positions as its time allows; return how many."""
    start = time.process_time()
    for count, position in enumerate(positions(game)):
        if count >= fewest and time.process_time() - start > CHECKING:
            return count
        try:
            law(position)
        except Exception as error:
            error.add_note(f"at {position}")
            raise
    return len(positions(game))


def play(
    game: AnyGame, seats: int, chosen: Options, seed: str, most: int = LONGEST
) -> tuple[list[Position], Played]:
    """Play one match at random; keep at most KEPT positions, every 1st, 2nd, 4th, ... ply of it."""
    first = begin(game, seats, chosen, Rng(f"{seed}:0"))
    s, ply, stride = first.state, 1, 1
    lines: list[Line] = []
    kept = [Position(game, seats, chosen, seed, 0, clone(s))]
    rng = Rng(f"{seed}:players")
    while game.to_act(s) and ply < most:
        seat, action = _pick(game, s, seats, rng)
        order = action not in game.legal(s, seat)
        _apply(game, s, seat, action, None if order else ply, seed, lines)
        ply = _settle(game, s, ply if order else ply + 1, seed, lines)
        if ply % stride == 0:
            kept.append(Position(game, seats, chosen, seed, ply - 1, clone(s)))
        if len(kept) > KEPT:
            kept, stride = kept[::2], stride * 2
    kept.append(Position(game, seats, chosen, seed, ply - 1, s))
    over = not game.to_act(s)
    return kept, Played(game, seats, chosen, seed, tuple(lines), first.events, over)


def _spread(game: AnyGame) -> int:
    return game.meta.seats[1] - game.meta.seats[0]


def _pick(game: AnyGame, s: Any, seats: int, rng: Rng) -> tuple[int, Any]:
    """Return what a random player does: now and then an order, or something unasked."""
    whim = rng.index(20)
    if whim == 0:
        seat = rng.index(seats)
        orders = game.orders(s, seat)
        if orders:
            return seat, rng.choice(orders)
    free = [seat for seat in game.may_act(s) if game.legal(s, seat)] if whim < 4 else ()
    seat = rng.choice(free or game.to_act(s))
    return seat, rng.choice(game.legal(s, seat))


def _apply(
    game: AnyGame, s: Any, seat: int, action: Any, ply: int | None, seed: str, lines: list[Line]
) -> None:
    events: list[Event] = []
    game.apply(s, seat, action, Rng(f"{seed}:{ply}"), events.append)
    lines.append(Line(ply, seat, action, tuple(events)))


def _settle(game: AnyGame, s: Any, ply: int, seed: str, lines: list[Line]) -> int:
    for _ in range(MOST_ORDERS):
        decided = ((seat, game.ordered(s, seat)) for seat in game.to_act(s))
        seat, action = next(((seat, a) for seat, a in decided if a is not None), (0, None))
        if action is None:
            break
        _apply(game, s, seat, action, ply, seed, lines)
        ply += 1
    return ply
