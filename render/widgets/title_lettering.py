"""Titles in a lettering of their own, as large as there is room for."""

from collections.abc import Callable, Mapping

from render.paint import Box, font_metrics, scene
from render.paint.theme import Theme

SIZES = (62.0, 58.0, 52.0, 48.0, 42.0, 38.0, 36.0, 34.0, 32.0, 30.0, 28.0, 26.0)
_PLAIN = scene.Cut()


def lettered(
    box: Box, text: str, colour: str, cut: scene.Cut = _PLAIN, *,
    family: scene.Family = "serif", largest: float = 52.0,
) -> tuple[scene.Marks, float]:  # fmt: skip
    """Return a title at the left of a box, and how wide it is."""
    letters = text.upper() if cut.caps else text
    for size in (each for each in SIZES if each <= largest):
        wide = font_metrics.measure(letters, size, "bold", family) + cut.apart * size * len(letters)
        if wide <= box.w - 2:
            break
    place = Box(box.x, box.y, min(box.w, wide + 2), box.h)
    title = scene.Text(box.x, box.cy, text, size, colour, "bold", family, "lm", place, cut=cut)
    return (title,), place.w


def titled(
    colours: Mapping[str, tuple[str, scene.Cut]], largest: float
) -> Callable[[Box, str, Theme], tuple[scene.Marks, float]]:
    """Return what writes a title as one sprite, in the colour and the cut of a theme."""

    def title(box: Box, text: str, theme: Theme) -> tuple[scene.Marks, float]:
        colour, cut = colours[theme.name]
        letters, wide = lettered(box, text, colour, cut, family="black", largest=largest)
        area = Box(box.x, box.y, wide, box.h).inset(-4)
        return (scene.Sprite("title", letters, area, area),), wide

    return title
