"""Matches that computers play, position by position, with looks at them."""

from functools import lru_cache

from engine import bots
from engine.apply_move import step
from engine.bots.think_budget import Count
from engine.game import TurnEnded
from engine.games.magus_wargame import game
from engine.rng import Rng
from render.look import Look
from render.paint.theme import DARK
from render.registry import art
from render.words.turn_panel_inputs import PanelLookahead
from render.workers.sample_positions import Position
from tests.games.magus_wargame.positions import new

NAMES = ("Éloïse", "Maximilien de Robertval", "Bo", "Ødegård")


@lru_cache(maxsize=8)
def match(seats, seed, computer="random", most=1500):
    """Return every position of a match, up to some."""
    first = new(seats, seed)
    state, turn, ended, found = first.state, list(first.events), False, []
    for ply in range(most):
        found.append(Position(game, seats, state, tuple(turn), ply))
        if not game.to_act(state):
            break
        seat = game.to_act(state)[0]
        rng = Rng(f"{seed}:bot{ply}")
        action = bots.choose(computer, game, game.view(state, seat), seat, Count(0), rng)
        done = step(game, state, seat, action, Rng(f"{seed}:{ply}"))
        state, turn = done.state, [*done.events] if ended else [*turn, *done.events]
        ended = any(isinstance(event, TurnEnded) for event in done.events)
    return tuple(found)


def look(s, events=(), locale="en", theme=DARK, names=NAMES):
    return Look(
        theme=theme,
        locale=locale,
        names=names[: len(s.at)],
        to_act=game.to_act(s),
        events=tuple(events),
        match="k7f2",
        move=7,
        result=game.result(s),
    )


def labels(view, seat, look):
    """Return how a panel names things, as the cogs make it."""
    return PanelLookahead(game, view, seat).labels(art("magus_wargame"), look)
