"""The style sheet: the colours of the pictures, in both themes, and of each game's world."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from engine import registry
from render.paint.theme import DARK, LIGHT, Theme
from render.workers.page_background_tile import ground

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


def _of(theme: Theme) -> Iterator[str]:
    """Yield the rules that give the colours of a theme."""
    named = [f"--{name}: {getattr(theme, name)};" for name in _PLAIN]
    named += [f"--seat{seat}: {colour};" for seat, colour in enumerate(theme.seats)]
    named += [f"--world: {theme.ground};", "--tile: none;", f"--shade: {theme.shade};"]
    yield f":root {{ {' '.join(named)} }}\n"
    for game in registry.games():
        found = ground(game, theme)
        colour = theme.ground if found is None else found.base
        tile = f'url("/static/ground-{game.key}-{theme.name}.webp")'
        yield f".world-{game.key} {{ --world: {colour}; --tile: {tile}; }}\n"
