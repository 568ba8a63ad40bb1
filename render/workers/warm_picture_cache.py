"""Pictures drawn beforehand, so that their parts are in the disk cache.

python -m render.workers.warm_picture_cache     at low priority, silently, all games

It runs as a process of its own when the bot starts. Nothing waits for it, and its memory is given
back. It draws positions of a match that is played at random.
"""

import os
from collections.abc import Iterator

from engine import AnyGame, registry
from render.paint import Scene, disk_cache, rasterize_scene
from render.paint.theme import DARK, LIGHT, Theme
from render.registry import NoArt, art
from render.workers import sample_positions

THEMES = (DARK, LIGHT)
_SAMPLES = 6
_NICE = 19


def warm(games: tuple[AnyGame, ...] = (), themes: tuple[Theme, ...] = THEMES) -> int:
    """Draw some pictures of the games, of all if none are named; return how many."""
    count = 0
    for game in games or registry.games():
        for scene in _scenes(game, themes):
            rasterize_scene.paint(scene)
            count += 1
    disk_cache.tidy()
    return count


def _scenes(game: AnyGame, themes: tuple[Theme, ...]) -> Iterator[Scene]:
    """Yield boards and hands from the beginning of a match to its end."""
    try:
        drawn = art(game.key)
    except NoArt:
        return
    history = list(sample_positions.positions(game, game.meta.seats[1], "warm"))
    step = max(1, (len(history) - 1) // (_SAMPLES - 1))
    for position in (*history[::step], history[-1]):
        seat = next(iter(position.game.to_act(position.state)), 0)
        for theme in themes:
            look = position.look(seat, theme)
            yield drawn.board(position.view(seat), seat, look)
            if hand := drawn.hand(position.view(seat), seat, look):
                yield hand


if __name__ == "__main__":
    os.nice(_NICE)
    warm()
