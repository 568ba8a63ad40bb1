"""Preloading of what the first panel of each game needs in a process.

Modules are imported, and messages parsed and compiled, when they are first used. On the event
loop that would keep everybody waiting, for some 50 to 180 ms a game.
"""

import functools

import structlog

from cogs.show.viewer_pictures_and_words import ViewForReader, laid
from engine import AnyGame, registry
from render.registry import NoArt, art
from render.words.catalogues import LOCALES
from render.workers import sample_positions

log = structlog.get_logger()

_PLIES = 0, 12
"""How far a match has come of which panels are laid out."""


@functools.cache  # what is loaded stays loaded
def load() -> None:
    """Lay out panels of every listed game in each language; meant for a thread."""
    for game in registry.games():
        try:
            _load(game)
        except Exception as error:  # noqa: BLE001 - whoever asks for a panel of it is told
            log.warning("game not loaded beforehand", game=game.key, fault=error)


def _load(game: AnyGame) -> None:
    try:
        drawn = art(game.key, game.rules)
    except NoArt:
        return
    for ply in _PLIES:
        position = sample_positions.at(game, game.meta.seats[0], "ready", ply)
        state = position.state
        seat = next(iter(game.to_act(state)), 0)
        view, legal = game.view(state, seat), list(game.legal(state, seat))
        for locale in LOCALES:
            look = position.look(seat, locale=locale)
            shown = ViewForReader(
                drawn, game.key, game.rules, view, seat, look, True, drawn.describe
            )
            laid(shown, game, state, legal, [], ())
            drawn.describe(view, seat, look)
            shown.picture_request("board").written()
            drawn.hand(view, seat, look)
