"""Positions written in words, moves in notation, battles in two lines."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.apply_move import Step, begin, step
from engine.game import Event, TurnEnded, options
from engine.games.magus_wargame import game, position_builder
from engine.games.magus_wargame.data import MAGIC, UNIT_NAMES
from engine.games.magus_wargame.events import Fought
from engine.games.magus_wargame.state import BATTLE, TRAVEL, State
from engine.notation import read, write
from engine.rng import Rng

FAR = "pixies"
"""Where a battle needs it, each seat has another army of this creature, out of the way."""


class Fixed(Rng):
    """Chance of a test: the next indices in order, then always the first."""

    __slots__ = ("script",)

    def __init__(self, *script: int) -> None:
        super().__init__("")
        self.script = list(script)

    def random(self) -> float:
        self.used = True
        return 0.0

    def index(self, n: int) -> int:
        self.used = True
        found = self.script.pop(0) if self.script else 0
        assert 0 <= found < n
        return found


def names(row: Sequence[int]) -> str:
    return " ".join(UNIT_NAMES[unit] for unit in row)


def magics(row: Sequence[int]) -> str:
    return " ".join(MAGIC[card] for card in row)


def position(armies: Sequence[Mapping[int, str]], hands: Sequence[str] = (), **told: Any) -> State:
    """Return a checked position, as `posed.position` makes it."""
    s = position_builder.position(armies, hands, **told)
    game.check(s)
    return s


def travel(*armies: Mapping[int, str], dice: Sequence[int], hand: str = "", **more: Any) -> State:
    """Return a position after the roll."""
    return position(armies, (hand,), phase=TRAVEL, dice=dice, **more)


def clash(
    attackers: str,
    defenders: str,
    hands: Sequence[str] = ("", ""),
    *,
    space: int = 5,
    others: Sequence[Mapping[int, str]] = ({20: FAR}, {30: FAR}),
    **more: Any,
) -> State:
    """Return the position before a battle on a space."""
    armies = [{space: attackers, **others[0]}, {space: defenders, **others[1]}, *others[2:]]
    return position(armies, hands, phase=BATTLE, **more)


def fight(
    attackers: str, defenders: str, hands: Sequence[str] = ("", ""), *texts: str, **more: Any
) -> Step[State]:
    """Open a battle and take some steps in it; return the last."""
    s = clash(attackers, defenders, hands, **more)
    return do(s, f"fight {more.get('space', 5)}", *texts)


def judged(done: Step[State]) -> Fought:
    """Return how a battle ended."""
    (found,) = of(done.events, Fought)
    return found


def finish(s: State, *texts: str) -> Fought:
    """Take some steps in a battle, let it end with `done`, and return how it ended."""
    done = do(s, *texts, *(() if texts and texts[-1] == "done" else ("done",)))
    while not of(done.events, Fought):
        done = do(done.state, "done")
    return judged(done)


def totals(attackers: str, defenders: str, *texts: str, **more: Any) -> tuple[int, ...]:
    """Return the totals of a battle between armies without spells."""
    return judged(fight(attackers, defenders, ("", ""), *texts, **more)).totals


def actor(s: State) -> int:
    return game.to_act(s)[0]


def do(s: State, *texts: str, rng: Rng | None = None) -> Step[State]:
    """Return the last of some steps, each by the seat waited for, or by `1: text` by seat 1.

    Every position on the way is checked. `done` for a step that has ended by itself [7.5] is
    passed over.
    """
    done, ended = None, False
    for text in texts:
        if text == "done" and ended:
            ended = False
            continue
        seat = actor(s)
        if ":" in text:
            whose, text = text.split(": ")
            seat = int(whose)
        done = step(game, s, seat, read(game, text), rng or Fixed())
        s, ended = done.state, text != "done" and TurnEnded(seat) in done.events
        game.check(s)
    assert done is not None
    return done


def texts(s: State, start: str = "", seat: int | None = None) -> list[str]:
    """Return the legal actions of the seat waited for which begin so."""
    lines = map(write, game.legal(s, actor(s) if seat is None else seat))
    return [line for line in lines if line.startswith(start)]


def refused(s: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """Return the clause and the message that forbid an action."""
    clause = game.why_not(s, actor(s) if seat is None else seat, read(game, text))
    assert clause is not None
    return clause.number, clause.message.removeprefix("magus-wargame-why-")


def of(events: Sequence[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def army(s: State, seat: int, space: int) -> str:
    """Return the creatures of an army by where it stands."""
    return names(s.armies[seat][s.at[seat].index(space)])


def new(seats: int = 2, seed: str = "1", **table: str) -> Step[State]:
    return begin(game, seats, options(game.meta, table, [{}] * seats), Rng(seed))
