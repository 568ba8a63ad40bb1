"""Positions written in words, and moves in notation."""

from typing import Any

from engine.apply_move import Step, begin, step
from engine.game import Event, Seat, options
from engine.games.magus import game, position_builder
from engine.games.magus.data import COLOURS, KINDS, MANA
from engine.games.magus.state_and_actions import State
from engine.notation import read, write
from engine.rng import NoChance, Rng
from tests.scripted import Scripted


def chosen(seats: int, **table: str):
    return options(game.meta, table, [{}] * seats)


def new(seed: str, seats: int = 3, **table: str) -> Step[State]:
    return begin(game, seats, chosen(seats, **table), Rng(seed))


def position(*board: str, **told: Any) -> State:
    """Return a checked position, as `posed.position` makes it."""
    s = position_builder.position(*board, **told)
    game.check(s)
    return s


def do(s: State, *texts: str, rng: Rng | None = None, seat: Seat | None = None) -> Step[State]:
    """Return the last of some steps by the seat waited for; each position is checked."""
    done = None
    for text in texts:
        who = game.to_act(s)[0] if seat is None else seat
        done = step(game, s, who, read(game, text), rng or NoChance())
        s = done.state
        game.check(s)
    assert done is not None
    return done


def end(s: State, *dice: int) -> Step[State]:
    """End the turn; the next seat rolls these dice (three sixes unless said otherwise)."""
    rng = Scripted(*(die - 1 for die in dice or (6,) * 5))
    done = do(s, "end", rng=rng)
    assert not dice or not rng.left
    return done


def texts(s: State, verb: str = "", seat: Seat | None = None) -> list[str]:
    """Return the legal actions of the seat waited for, by default all verbs."""
    lines = map(write, game.legal(s, game.to_act(s)[0] if seat is None else seat))
    return [line for line in lines if line.split()[0] == verb or not verb]


def refused(s: State, text: str, seat: Seat | None = None) -> tuple[str, str]:
    """Return why an action is not legal: the sentence's id without its prefix, the clause."""
    who = game.to_act(s)[0] if seat is None and game.to_act(s) else seat or 0
    clause = game.why_not(s, who, read(game, text))
    assert clause is not None, f"{text} is legal"
    return clause.message.removeprefix("magus-why-"), clause.number


def told(done: Step[State], cls: type) -> list[Event]:
    """Return the events of a class."""
    return [event for event in done.events if isinstance(event, cls)]


def level(s: State, track: int, seat: Seat = 0) -> int:
    """Return the level of a track, 1 to 7."""
    return s.powers[seat][track - 1]


def there(s: State, source: str, kind: str = "apprentice", seat: Seat = 0) -> int:
    """Return how many Sorcerers of a kind a seat has on a source."""
    return s.pieces[seat][KINDS.index(kind) * 5 + COLOURS.index(source)]


def purse(s: State, colour: str, seat: Seat = 0) -> int:
    return s.mana[seat][MANA.index(colour)]


def glory(s: State) -> list[int]:
    return [sum(rows) for rows in s.glory]


def counted(s: State, *dice: int) -> Step[State]:
    """End the turn of a seat that reaches a threshold, and return what the count brought."""
    return end(s, *dice)
