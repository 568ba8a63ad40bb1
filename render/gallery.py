"""The gallery: each game early, in the middle, late, crowded and at its end, and a hand.

Drawn from fixed seeds into files, to be looked at before a picture is called done.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from engine import registry as engine_registry
from engine.game import AnyGame
from render import colour, paint, show
from render.registry import NoArt, art
from render.scene import Scene
from render.theme import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Theme

SEED = "gallery"
_STAGES = {"early": 0.12, "middle": 0.5, "late": 0.88, "end": 1.0}
_SAMPLES = 24
_LONGEST = 4000


@dataclass(frozen=True, slots=True)
class Plate:
    """Name a picture of the gallery and hold its scene."""

    name: str
    scene: Scene


def draw(out: Path, key: str | None = None, *, visions: bool = False) -> tuple[Path, ...]:
    """Write the gallery of one game or of all that have art; return the files.

    With `visions` the plates of the middle are also written as colour-blind eyes see them.
    """
    games = (engine_registry.game(key),) if key else engine_registry.every()
    written: list[Path] = []
    for game in games:
        try:
            art(game.key)
        except NoArt:
            if key:
                raise
            continue
        for plate in plates(game):
            written.extend(_write(out / game.key, plate, visions and "middle" in plate.name))
    return tuple(written)


def plates(game: AnyGame) -> Iterator[Plate]:
    """Yield the plates of a game: stages in the dark theme, one stage in every other clothing."""
    drawn = art(game.key)
    least, most = game.meta.seats
    history = list(islice(show.positions(game, most, SEED), _LONGEST))
    chosen = {name: history[round(share * (len(history) - 1))] for name, share in _STAGES.items()}
    chosen["crowded"] = _crowded(history)
    for name, position in chosen.items():
        yield Plate(name, drawn.board(position.view(None), None, position.look()))
    middle = chosen["middle"]
    for theme, locale in ((LIGHT, "fr"), (DARK_CONTRAST, "fr"), (LIGHT_CONTRAST, "en")):
        look = middle.look(None, theme, locale)
        yield Plate(f"middle-{_clothes(theme, locale)}", drawn.board(middle.view(None), None, look))
    if least != most:
        few = list(islice(show.positions(game, least, SEED), _LONGEST))
        half = few[len(few) // 2]
        yield Plate(f"seats-{least}", drawn.board(half.view(None), None, half.look()))
    for theme, locale in ((DARK, "en"), (LIGHT, "fr")):
        seat = next(iter(game.to_act(middle.state)), 0)
        hand = drawn.hand(middle.view(seat), seat, middle.look(seat, theme, locale))
        if hand is not None:
            yield Plate(f"hand-{_clothes(theme, locale)}", hand)


def _crowded(history: list[show.Position]) -> show.Position:
    """Return the position, of some, whose picture has the longest log of drawing calls."""
    drawn = art(history[0].game.key)
    samples = history[:: max(1, len(history) // _SAMPLES)]
    return max(samples, key=lambda p: len(drawn.board(p.view(None), None, p.look()).log()))


def _clothes(theme: Theme, locale: str) -> str:
    palette = "" if theme.palette == "standard" else "-contrast"
    return f"{theme.name}{palette}-{locale}"


def _write(folder: Path, plate: Plate, visions: bool) -> Iterator[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    image = paint.paint(plate.scene)
    whole = folder / f"{plate.name}.png"
    whole.write_bytes(paint.encode(image))
    yield whole
    if visions:
        for vision in colour.VISIONS[1:]:
            file = folder / f"{plate.name}-{vision}.png"
            file.write_bytes(paint.encode(paint.seen(image, vision)))
            yield file
