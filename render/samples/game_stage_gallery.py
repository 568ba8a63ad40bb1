"""The gallery: each game early, in the middle, late, crowded, at its end, and a hand.

Drawn from fixed seeds, where computers play as well as they can, into files to be looked at
before a picture is called done. What docs shows of it is smaller.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from PIL import Image

from engine import AnyGame, registry as engine_registry
from languages import CODES, ORIGINAL
from render.paint import Scene, colour_arithmetic, rasterize_scene
from render.paint.theme import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Theme
from render.registry import NoArt, art
from render.words.catalogues import say, word
from render.workers import sample_positions

SEED = "gallery"
SHOWN = 1000
"""Pixels that a picture in docs is wide."""
SHEET = 2
"""Pictures side by side on the sheet of all games."""
_STAGES = {"early": 0.12, "middle": 0.5, "late": 0.88, "end": 1.0}
_SAID = {
    "middle": "the board in the middle of a match",
    "crowded": "the board when most is on it",
    "end": "the end of a match, with the score",
    "middle-light": "the middle of a match in the light theme",
    "hand": "a hand, with what can be done",
    "hand-light": "a hand in the light theme",
}
"""What docs shows, and what is said of it there."""
_SAMPLES = 24
_LONGEST = 4000
_GAP = 12
_GROUND = "#14171c"


@dataclass(frozen=True, slots=True)
class GalleryPicture:
    """Name a picture of the gallery and hold its scene; `docs`: whether docs shows it."""

    name: str
    scene: Scene
    docs: bool = False


def draw(out: Path, key: str | None = None, *, visions: bool = False) -> tuple[Path, ...]:
    """Write the gallery of one game or of all that have art; return the files.

    With `visions` the plates of the middle are also written as colour-blind eyes see them.
    """
    written: list[Path] = []
    for game in _drawn(key):
        for plate in plates(game):
            written.extend(_write(out / game.key, plate, visions and "middle" in plate.name))
    return tuple(written)


def show_in_docs(out: Path, key: str | None = None) -> tuple[Path, ...]:
    """Write what docs shows of one game or of all, and a sheet of all; return the files."""
    written: list[Path] = []
    for game in _drawn(key):
        folder = out / game.key
        folder.mkdir(parents=True, exist_ok=True)
        for plate in plates(game):
            if plate.docs:
                written.append(folder / f"{plate.name}.webp")
                written[-1].write_bytes(
                    rasterize_scene.webp(rasterize_scene.paint(plate.scene, width=SHOWN))
                )
    if key is None:
        written.append(out / "sheet.webp")
        written[-1].write_bytes(rasterize_scene.webp(sheet()))
        written.append(out / "README.md")
        written[-1].write_text(_page(written), encoding="utf-8")
    return tuple(written)


def _page(files: Sequence[Path]) -> str:
    """Return the page that shows the pictures of docs."""
    parts = ["# Gallery", "Drawn anew by `make gallery`: matches of computers, from a fixed seed."]
    for game in _drawn():
        title = say(ORIGINAL, f"{word(game.key)}-title")
        parts.append(f"## {title}")
        own = (file for file in files if file.parent.name == game.key)
        parts += [f"![{title}: {_SAID[file.stem]}]({game.key}/{file.name})" for file in own]
    return "\n\n".join(parts) + "\n"


def sheet() -> Image.Image:
    """Return every listed game in the middle of a match, side by side, with a hand to fill up."""
    found = [plate for game in _drawn() if game.meta.listed for plate in plates(game)]
    boards = [plate for plate in found if plate.name == "middle"]
    hands = [plate for plate in found if plate.name == "hand"]
    chosen = [*boards, *hands[: -len(boards) % SHEET]]
    width = (SHOWN * 3 // 2 - _GAP * (SHEET - 1)) // SHEET
    pictures = [rasterize_scene.paint(plate.scene, width=width) for plate in chosen]
    return columns(sorted(pictures, key=lambda image: -image.height), width)


def columns(pictures: Sequence[Image.Image], width: int) -> Image.Image:
    """Return pictures of one width in columns, one after the other where there is most room."""
    heights = [0] * SHEET
    places = []
    for image in pictures:
        column = heights.index(min(heights))
        places.append((image, column * (width + _GAP), heights[column]))
        heights[column] += image.height + _GAP
    size = SHEET * width + _GAP * (SHEET - 1), max(heights) - _GAP
    page = Image.new("RGB", size, _GROUND)
    for image, x, y in places:
        page.paste(image, (x, y))
    return page


def plates(game: AnyGame) -> Iterator[GalleryPicture]:
    """Yield the plates of a game: stages in both themes, one stage in every other clothing."""
    drawn = art(game.key)
    least, most = game.meta.seats
    history = list(islice(sample_positions.positions(game, most, SEED, "greedy"), _LONGEST))
    chosen = {name: history[round(share * (len(history) - 1))] for name, share in _STAGES.items()}
    chosen["crowded"] = _crowded(history)
    middle = chosen["middle"]
    for theme, suffix in ((DARK, ""), (LIGHT, "-light")):
        for name, position in chosen.items():
            look = position.look(None, theme)
            scene = drawn.board(position.view(None), None, look)
            yield GalleryPicture(name + suffix, scene, name + suffix in _SAID)
    others = [(theme, code) for code in CODES[1:] for theme in (LIGHT, DARK_CONTRAST)]
    for theme, locale in (*others, (LIGHT_CONTRAST, ORIGINAL)):
        look = middle.look(None, theme, locale)
        yield GalleryPicture(
            f"middle-{_clothes(theme, locale)}", drawn.board(middle.view(None), None, look)
        )
    if least != most:
        few = list(islice(sample_positions.positions(game, least, SEED, "greedy"), _LONGEST))
        half = few[len(few) // 2]
        yield GalleryPicture(f"seats-{least}", drawn.board(half.view(None), None, half.look()))
    seat = next(iter(game.to_act(middle.state)), 0)
    own = ((DARK, ORIGINAL, ""), (LIGHT, ORIGINAL, "-light"))
    for theme, locale, suffix in (*own, *((LIGHT, code, f"-{code}") for code in CODES[1:])):
        hand = drawn.hand(middle.view(seat), seat, middle.look(seat, theme, locale))
        if hand is not None:
            yield GalleryPicture(f"hand{suffix}", hand, f"hand{suffix}" in _SAID)


def _drawn(key: str | None = None) -> Iterator[AnyGame]:
    """Yield the game that is named, or all that have art; NoArt if the one has none."""
    for game in (engine_registry.game(key),) if key else engine_registry.every():
        try:
            art(game.key)
        except NoArt:
            if key:
                raise
            continue
        yield game


def _crowded(history: list[sample_positions.Position]) -> sample_positions.Position:
    """Return the position, of some, whose picture has the longest log of drawing calls."""
    drawn = art(history[0].game.key)
    samples = history[:: max(1, len(history) // _SAMPLES)]
    return max(samples, key=lambda p: len(drawn.board(p.view(None), None, p.look()).log()))


def _clothes(theme: Theme, locale: str) -> str:
    palette = "" if theme.palette == "standard" else "-contrast"
    return f"{theme.name}{palette}-{locale}"


def _write(folder: Path, plate: GalleryPicture, visions: bool) -> Iterator[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    image = rasterize_scene.paint(plate.scene)
    whole = folder / f"{plate.name}.png"
    whole.write_bytes(rasterize_scene.encode(image))
    yield whole
    if visions:
        for vision in colour_arithmetic.VISIONS[1:]:
            file = folder / f"{plate.name}-{vision}.png"
            file.write_bytes(rasterize_scene.encode(rasterize_scene.seen(image, vision)))
            yield file
