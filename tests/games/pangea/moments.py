"""Matches of Pangea that computers play, position by position, with looks at them."""

from functools import lru_cache

from engine import bots
from engine.apply_move import step
from engine.bots.think_budget import Count
from engine.game import TurnEnded
from engine.games.pangea import game
from engine.rng import Rng
from render.look import Look
from render.paint.theme import DARK
from render.registry import art
from render.words.turn_panel_inputs import PanelLookahead
from render.workers.sample_positions import Position
from tests.games.pangea.positions import new

NAMES = ("Éloïse", "Maximilien de Robertval", "Bo", "Ødegård")


@lru_cache(maxsize=16)
def match(seats, seed, computer="greedy", most=900):
    """Return every position of a match, at most so many."""
    first = new(seats, seed)
    state, turn, ended, found = first.state, list(first.events), False, []
    for ply in range(most):
        found.append(Position(game, seats, state, tuple(turn), ply))
        if not game.to_act(state):
            break
        seat = state.active
        action = bots.choose(
            computer, game, game.view(state, seat), seat, Count(0), Rng(f"{seed}:bot{ply}")
        )
        done = step(game, state, seat, action, Rng(f"{seed}:{ply}"))
        state, turn = done.state, [*done.events] if ended else [*turn, *done.events]
        ended = any(isinstance(event, TurnEnded) for event in done.events)
    return tuple(found)


def look(s, events=(), locale="en", theme=DARK):
    return Look(
        theme=theme,
        locale=locale,
        names=NAMES[: len(s.peoples)],
        to_act=game.to_act(s),
        events=tuple(events),
        match="k7f2",
        move=7,
        result=game.result(s),
    )


def labels(view, seat, look):
    """Return how a panel names things, as the cogs make it."""
    return PanelLookahead(game, view, seat).labels(art("pangea"), look)
