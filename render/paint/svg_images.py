"""Our own SVG files as pixels: found by name, recoloured, drawn by resvg.

"coin" is `render/art/coin.svg`, "magnate/coin" `render/games/magnate/art/coin.svg`. A file says
on its root which of its colours are parameters, with the colour that a drawing program shows:
`<svg viewBox="0 0 100 140" data-ink="#20262f" data-paper="#f4ecd8">`. Wherever such a colour
stands in the file, that of the same name is put. Shades are black and white laid over it with
an opacity, so that they follow. A drawing keeps its proportions and lies in the middle of its box,
unless its root says `preserveAspectRatio="none"`. Filters are slow: shadows are the scene's.
A drawing of a place has the colours of the night; `data-day-ink` is what `data-ink` is by day.
"""

import re
from functools import lru_cache
from pathlib import Path

import resvg_py
from PIL import Image

from render.paint import disk_cache, scene

_HERE = Path(__file__).parents[1]
_ROOT = re.compile(r"<svg\b[^>]*>", re.DOTALL)
_SIZE = re.compile(r'\s(?:width|height)="[^"]*"')
_NAMED = re.compile(r'data-([a-z][a-z0-9-]*)="(#[0-9a-f]{6})"')

_DAY = "day-"


class NoDrawing(LookupError):
    """There is no such file, or it has no such parameter."""


def pixels(name: str, colours: scene.Colours, size: tuple[int, int]) -> Image.Image:
    """Return a drawing as an RGBA image of the size in pixels; NoDrawing if that cannot be."""
    key = "drawing", source(name), colours, size
    return disk_cache.kept(key, lambda: _drawn(name, colours, size)).convert("RGBA")


def parameters(name: str) -> dict[str, str]:
    """Return the names of a drawing's parameters with the colours that the file has."""
    root = _ROOT.search(source(name))
    assert root is not None
    return dict(_NAMED.findall(root[0]))


def by_day(name: str) -> scene.Colours:
    """Return the colours that a drawing of a place has by day."""
    found = parameters(name).items()
    return tuple((key.removeprefix(_DAY), colour) for key, colour in found if key.startswith(_DAY))


def path(name: str) -> Path:
    """Return the file of a drawing."""
    game, _, own = name.rpartition("/")
    return (_HERE / "games" / game if game else _HERE) / "art" / f"{own}.svg"


@lru_cache(maxsize=1024)
def source(name: str) -> str:
    """Return the text of a drawing's file."""
    file = path(name)
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise NoDrawing(f"{name}: there is no {file.relative_to(_HERE)}") from None
    if _ROOT.search(text) is None:
        raise NoDrawing(f"{name}: no SVG")
    return text


def _drawn(name: str, colours: scene.Colours, size: tuple[int, int]) -> bytes:
    text, known = source(name), parameters(name)
    for parameter in dict(colours):
        if parameter not in known:
            raise NoDrawing(f"{name}: no parameter {parameter}, only {', '.join(known) or 'none'}")
    given = {known[parameter]: colour[:7] for parameter, colour in colours}
    if given:  # all at once: a colour that was put must not be replaced again
        pattern = re.compile("|".join(map(re.escape, given)))
        text = pattern.sub(lambda found: given[found[0]], text)
    root = _ROOT.search(text)
    assert root is not None
    bare = _SIZE.sub("", root[0])
    sized = f'{bare[:4]} width="{size[0]}" height="{size[1]}"{bare[4:]}'
    return resvg_py.svg_to_bytes(svg_string=text.replace(root[0], sized), skip_system_fonts=True)
