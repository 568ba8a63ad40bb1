"""Positions to look at: a game played by computers from a seed, and the look for a viewer of it.

For the command line, the gallery and laws; a match of people never comes this way.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine import AnyGame, Event, Rng, TurnEnded, apply_move, bots, options
from engine.bots.think_budget import Count
from languages import ORIGINAL
from render.look import Look, names
from render.paint.theme import DARK, Theme
from render.words import Turn, catalogues


@dataclass(frozen=True, slots=True)
class Position:
    """Hold a state with the events of the last turn and the number of actions before it.

    `before` is the state before that turn, None at the start.
    """

    game: AnyGame
    seats: int
    state: Any
    events: tuple[Event, ...]
    ply: int
    before: Any = None

    def view(self, seat: int | None) -> Any:
        """Return what a seat, or a spectator, knows."""
        return self.game.view(self.state, seat)

    def look(self, seat: int | None = None, theme: Theme = DARK, locale: str = ORIGINAL) -> Look:
        """Return the look for a viewer; players are called by their seats."""
        found = (apply_move.witness(event, seat) for event in self.events)
        seen = tuple(event for event in found if event is not None)
        given = tuple(catalogues.say(locale, "board-player", n=n + 1) for n in range(self.seats))
        return Look(
            theme=theme,
            locale=locale,
            names=names(locale, given),
            to_act=tuple(self.game.to_act(self.state)),
            events=seen,
            match="a1b2",
            turns=self._turns(seat, seen),
            move=self.ply,
            result=self.game.result(self.state),
        )

    def _turns(self, seat: int | None, seen: tuple[Event, ...]) -> tuple[Turn, ...]:
        before = None if self.before is None else self.game.view(self.before, seat)
        return (Turn(None, seen, before=before, after=self.view(seat)),) if seen else ()


def positions(game: AnyGame, seats: int, seed: str, kind: str = "random") -> Iterator[Position]:
    """Yield every position of a match from a seed, the first included; `kind` of computers play."""
    chosen = options(game.meta, {}, [{} for _ in range(seats)])
    done = apply_move.begin(game, seats, chosen, Rng(f"{seed}:0"))
    state, turn, ply, ended = done.state, list(done.events), 0, False
    before: Any = None
    yield Position(game, seats, state, tuple(turn), ply)
    picks = Rng(f"{seed}:picks")
    while waited := game.to_act(state):
        seat = waited[picks.index(len(waited))]
        action = bots.choose(kind, game, game.view(state, seat), seat, Count(0), picks)
        ply += 1
        step_ = apply_move.step(game, state, seat, action, Rng(f"{seed}:{ply}"))
        before = state if ended or before is None else before
        state = step_.state
        turn = list(step_.events) if ended else [*turn, *step_.events]
        ended = any(isinstance(event, TurnEnded) for event in step_.events)
        yield Position(game, seats, state, tuple(turn), ply, before)


def at(game: AnyGame, seats: int, seed: str, ply: int) -> Position:
    """Return the position after `ply` actions, or the last one of a shorter match."""
    found: Position | None = None
    for found in positions(game, seats, seed):
        if found.ply >= ply:
            break
    assert found is not None  # the first position always comes
    return found
