"""Grounds of games as tiles for pages.

`python -m render.workers.page_background_tile GAME THEME`.
"""

import io
import sys

from PIL import Image, ImageOps

from engine import AnyGame, registry
from languages import ORIGINAL
from render.paint import ground_texture, scene
from render.paint.theme import DARK, LIGHT, Theme
from render.widgets import how_to_play_sheet

SIDE = 256
"""Pixels of a texture of which a tile shows four, each the mirror of those beside it: no seams."""
_QUALITY = 70


def ground(game: AnyGame, theme: Theme) -> scene.Ground | None:
    """Return what a game's board lies on; None where it is a plain colour."""
    marks = (
        mark for layer in how_to_play_sheet.bare(game, ORIGINAL, theme).layers for mark in layer
    )
    return next((mark for mark in marks if isinstance(mark, scene.Ground)), None)


def tile(game: AnyGame, theme: Theme) -> bytes:
    """Return a WebP that a page repeats behind a game."""
    found = ground(game, theme)
    if found is None:
        one = Image.new("RGB", (SIDE, SIDE), theme.ground)
    else:
        grey = ground_texture.window(found.grain, found.seed, (0, 0), (SIDE, SIDE))
        one = ground_texture.coloured(grey, found.base, found.dark, found.light)
    whole, upper = Image.new("RGB", (2 * SIDE, 2 * SIDE)), Image.new("RGB", (2 * SIDE, SIDE))
    upper.paste(one, (0, 0))
    upper.paste(ImageOps.mirror(one), (SIDE, 0))
    whole.paste(upper, (0, 0))
    whole.paste(ImageOps.flip(upper), (0, SIDE))
    file = io.BytesIO()
    whole.save(file, "WEBP", quality=_QUALITY, method=6)
    return file.getvalue()


def size(picture: bytes) -> tuple[int, int]:
    """Return how wide and how high a picture is, in pixels."""
    return Image.open(io.BytesIO(picture)).size


if __name__ == "__main__":
    _themes: dict[str, Theme] = {theme.name: theme for theme in (DARK, LIGHT)}
    sys.stdout.buffer.write(tile(registry.game(sys.argv[1]), _themes[sys.argv[2]]))
