"""Cache on disk of what is slow to draw: pictures by the values they were made from.

It stands where systemd says that caches are (CACHE_DIRECTORY), else in `var`. It only saves time:
where its folder is missing, full or read-only everything is drawn anew, and a file that is damaged
is drawn over.
"""

import hashlib
import io
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import PIL
import resvg_py
from PIL import Image

LIMIT = 96 * 1024 * 1024
"""Bytes that `tidy` leaves in the cache."""

_VERSIONS = ("2", resvg_py.__version__, PIL.__version__)
_KINDS = ("PNG", "PPM")
_FILES = "*.p[in][cg]"  # files of older versions end with .png
_HOME = Path(os.environ.get("CACHE_DIRECTORY", Path(__file__).parents[2] / "var"))
_folder: Path | None = _HOME / "pictures"

Image.preinit()  # formats are known before the first picture is wanted


def place(folder: Path | None) -> None:
    """Set the folder of the cache; None for no cache."""
    global _folder
    _folder = folder


def kept(key: tuple[object, ...], make: Callable[[], bytes]) -> Image.Image:
    """Return the picture stored under a key; if there is none, make it as a file and store it.

    The key holds everything that the picture depends on, as values; versions of the libraries
    that draw are added to it.
    """
    if _folder is None:
        return _opened(make())
    name = hashlib.sha256(repr((_VERSIONS, key)).encode()).hexdigest()[:40]
    file = _folder / f"{name}.pic"
    with suppress(OSError, SyntaxError, ValueError):  # what Pillow raises for damaged files
        return _opened(file.read_bytes())
    made = make()
    with suppress(OSError):
        _write(file, made)
    return _opened(made)


def unpacked(image: Image.Image) -> bytes:
    """Return a picture without alpha as a file that is fast to read (PGM or PPM)."""
    file = io.BytesIO()
    image.save(file, "PPM")
    return file.getvalue()


def packed(image: Image.Image) -> bytes:
    """Return a picture with alpha as a file that is fast to write and read (PNG)."""
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=1)
    return file.getvalue()


def tidy(limit: int = LIMIT) -> int:
    """Delete the oldest pictures until the cache holds at most `limit` bytes.

    Return how many bytes are left.
    """
    held = 0
    with suppress(OSError):
        files = [] if _folder is None else sorted(_folder.glob(_FILES), key=_age)
        for file in files:
            held += file.stat().st_size
            if held > limit:
                held -= file.stat().st_size
                file.unlink()
    return held


def _age(file: Path) -> float:
    return -file.stat().st_mtime


def _opened(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data), formats=_KINDS)
    image.load()
    return image


def _write(file: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=file.parent, suffix=".part", delete=False) as part:
        half = Path(part.name)
        try:
            part.write(data)
        except OSError:
            half.unlink()
            raise
    half.replace(file)
