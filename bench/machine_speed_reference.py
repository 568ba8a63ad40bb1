"""Fixed work that figures are compared with: never change it, or old ratios mean nothing."""

import functools
import io

from PIL import Image

_ROUNDS = 30_000
_SIZE = (1500, 1000)


def loop() -> int:
    """Do a fixed amount of pure Python: calls, lists, dictionaries, small integers."""
    cells, seen = list(range(64)), dict[int, int]()
    for i in range(_ROUNDS):
        cells[i & 63] = _mixed(cells[(i * 7) & 63], i)
        seen[cells[i & 63] & 255] = i
    return sum(cells) + len(seen)


def encode() -> int:
    """Pack a fixed picture of 1500 by 1000 pixels as a PNG."""
    file = io.BytesIO()
    _picture().save(file, "PNG", compress_level=6)
    return file.tell()


def _mixed(cell: int, i: int) -> int:
    return (cell * 31 + i) & 0xFFFF


@functools.cache
def _picture() -> Image.Image:
    """Return a picture with flat parts, steps and slopes, as a drawn board has."""
    across = Image.linear_gradient("L").rotate(90).resize(_SIZE)
    round_ = Image.radial_gradient("L").resize(_SIZE)
    steps = across.point([value // 32 * 32 for value in range(256)])
    rings = round_.point([255 if value // 16 % 2 else 0 for value in range(256)])
    return Image.merge("RGB", (steps, rings, round_))
