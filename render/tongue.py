"""How the panel of a seat names things in a position, and in those that its steps lead to.

Apart from `panel`, which knows no game: this asks one what is legal, and what a step makes of it.
"""

from typing import Any

from engine.game import Action, AnyGame, Seat, Warn
from engine.play import preview
from render.look import Look
from render.panel import Ahead, Tongue
from render.registry import Art
from render.words import word


def tongue(art: Art, game: AnyGame, look: Look, state: Any, seat: Seat) -> Tongue:
    """Return how a panel names things in a position: a state, or the view that the seat has."""
    view, legal = game.view(state, seat), game.legal(state, seat)

    def warn(action: Action) -> Warn | None:
        return game.warns(state, seat, action) if action in legal else None

    def ahead(action: Action) -> Ahead:
        then = preview(game, state, seat, [action])
        naming = tongue(art, game, look, then, seat)
        return Ahead(game.view(then, seat), game.legal(then, seat), naming)

    return Tongue(
        lambda action: art.label(look, view, action),
        lambda verb: look.say(f"{word(game.key)}-verb-{verb}"),
        lambda verb, field, word: art.value(look, view, verb, field, word),
        warn,
        ahead,
    )
