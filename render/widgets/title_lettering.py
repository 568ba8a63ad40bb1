"""Titles in a lettering of their own, as large as there is room for."""

from render.paint import Box, font_metrics, scene

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
