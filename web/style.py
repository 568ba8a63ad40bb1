"""The style sheet: the colours of the pictures, in both themes, and of each game's world."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from engine import AnyGame, registry
from render.paint.scene import Ground
from render.paint.theme import DARK, LIGHT, Theme
from render.widgets import one_page

_FILE = Path(__file__).parent / "static" / "page.css"
_PLAIN = ("ground", "surface", "panel", "card", "line", "ink", "muted", "accent", "halo", "edge")
SHAPES = (
    "M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16z",
    "M10 2L19 18H1z",
    "M3 3H17V17H3z",
    "M10 1L19 10L10 19L1 10z",
    "M5.5 2.2H14.5L19 10L14.5 17.8H5.5L1 10z",
)
"""The mark of each seat, as in the pictures: disc, triangle, square, diamond, hexagon."""


@lru_cache(maxsize=1)
def sheet() -> bytes:
    """Return the whole style sheet."""
    dark = f"@media (prefers-color-scheme: dark) {{\n{''.join(_of(DARK))}}}\n"
    return f"{''.join(_of(LIGHT))}{dark}{_FILE.read_text('utf-8')}".encode()


def world(game: AnyGame, theme: Theme) -> str:
    """Return the colour of what a game's board lies on."""
    scene = one_page.bare(game, "en", theme)
    marks = (mark for layer in scene.layers for mark in layer)
    return next((mark.base for mark in marks if isinstance(mark, Ground)), theme.ground)


def _of(theme: Theme) -> Iterator[str]:
    """Yield the rules that give the colours of a theme."""
    named = [f"--{name}: {getattr(theme, name)};" for name in _PLAIN]
    named += [f"--seat{seat}: {colour};" for seat, colour in enumerate(theme.seats)]
    yield f":root {{ --world: {theme.ground}; --shade: {theme.shade}; {' '.join(named)} }}\n"
    for game in registry.games():
        yield f".world-{game.key} {{ --world: {world(game, theme)}; }}\n"
