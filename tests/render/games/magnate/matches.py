"""Matches of Magnate that computers play, position by position, with looks at them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from engine import bots
from engine.apply_move import begin, step, witness
from engine.bots.think_budget import Count
from engine.game import Event, TurnEnded, options
from engine.games.magnate import game
from engine.games.magnate.state_actions_and_events import State
from engine.rng import NoChance, Rng
from render.look import Look
from render.paint.theme import DARK, Theme
from render.registry import art
from render.words.turn_panel import PanelLabels
from render.words.turn_panel_inputs import PanelLookahead

NAMES = ("Éloïse", "Maximilien de Robertval")


@dataclass(frozen=True, slots=True)
class Moment:
    """A state, and the events since the turn before the last action began."""

    state: State
    events: tuple[Event, ...]
    move: int

    def view(self, seat: int | None) -> State:
        return game.view(self.state, seat)

    def look(
        self, seat: int | None = None, theme: Theme = DARK, locale: str = "en",
        names: tuple[str, str] = NAMES,
    ) -> Look:  # fmt: skip
        seen = (witness(event, seat) for event in self.events)
        return Look(
            theme=theme,
            locale=locale,
            names=names,
            to_act=tuple(game.to_act(self.state)),
            events=tuple(event for event in seen if event is not None),
            match="k7f2",
            move=self.move,
            result=game.result(self.state),
        )


@lru_cache(maxsize=32)
def match(seed: str, computer: str = "greedy", courts: bool = False) -> tuple[Moment, ...]:
    """Return every position of a match, orders included."""
    return tuple(_played(seed, computer, courts))


def _played(seed: str, computer: str, courts: bool) -> Iterator[Moment]:
    chosen = options(game.meta, {"courts": "on" if courts else "off"}, ({}, {}))
    done = begin(game, 2, chosen, Rng(f"{seed}:0"))
    state, turn, ended, move = done.state, [*done.events], True, 0
    yield Moment(state, tuple(turn), move)
    while waited := game.to_act(state):
        seat = waited[0]
        move += 1
        action = bots.choose(
            computer, game, game.view(state, seat), seat, Count(0), Rng(f"{seed}:bot{move}")
        )
        order = action in game.orders(state, seat)
        rng = NoChance() if order else Rng(f"{seed}:{move}")
        done = step(game, state, seat, action, rng)
        state = done.state
        turn = [*done.events] if ended else [*turn, *done.events]
        ended = any(isinstance(event, TurnEnded) for event in done.events)
        yield Moment(state, tuple(turn), move)


def starts(moments: tuple[Moment, ...]) -> list[Moment]:
    """Return the positions at which a turn begins: those of the public boards."""
    found = [moments[0]]
    for before, after in pairwise(moments):
        if after.state.turn != before.state.turn or not after.state.last:
            found.append(after)
    return found


def crowded(moments: tuple[Moment, ...]) -> Moment:
    """Return the position with the longest column, and of these the one with most cards."""

    def load(moment: Moment) -> tuple[int, int]:
        sizes = [len(column) for side in moment.state.columns for column in side]
        return max(sizes), sum(sizes)

    return max(starts(moments), key=load)


def labels(view: State, seat: int, look: Look) -> PanelLabels:
    """Return how a panel names things, as the cogs make it."""
    return PanelLookahead(game, view, seat).labels(art("magnate"), look)
