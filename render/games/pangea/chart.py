"""What stands in the corners of the chart, where no cells are: a legend, the victories, a compass.

The legend pairs each terrain with the amulet that its people make; they are the same in every
match, and nobody need remember them.
"""

from functools import lru_cache

from engine.games.pangea.data import AMULETS, LEVELS
from render.colour import mix
from render.games.pangea import ground, pieces
from render.games.pangea.land import soil
from render.games.pangea.symbols import TERRAINS
from render.layout import Box
from render.lettering import write
from render.scene import Circle, Drawing, Marks, Rect, Shadow
from render.symbols import coin
from render.theme import LEAST, NOTE, RADIUS, Theme
from render.widgets import Frame

_INK, _PAPER = "#4a3420", "#efe0bd"
_STONE = "#cdc3ae"


@lru_cache(maxsize=64)
def blank(page: Frame, theme: Theme) -> Marks:
    """Draw the chart as it lies before any tile: what never changes, painted once."""
    return ground.sea(page, theme) + _ornaments(theme) + ground.lines(theme)


def _ornaments(theme: Theme) -> Marks:
    """Draw the legend of amulets, the victories, a compass and a ship."""
    legend, victories, ship, compass = ground.corners()
    ink = theme.ink if theme.palette == "contrast" else mix(ground.water(theme), theme.ink, 0.75)
    rose = (("ink", ink), ("paper", mix(ground.water(theme), theme.panel, 0.6)))
    return (
        *_scroll(legend, theme),
        *_pairs(legend.inset(14, 7), theme),
        *_scroll(victories, theme),
        *_victories(victories.inset(12, 10), theme),
        Drawing("pangea/ship", ship.inset(4)),
        Drawing("pangea/compass", compass.inset(4), rose),
    )


def _paper(theme: Theme) -> str:
    return theme.panel if theme.palette == "contrast" else _PAPER


def _ink(theme: Theme) -> str:
    return theme.ink if theme.palette == "contrast" else _INK


def _scroll(box: Box, theme: Theme) -> Marks:
    """Draw a sheet of parchment."""
    paper, line = _paper(theme), theme.line if theme.palette == "contrast" else "#a98e5f"
    return (
        Shadow(Rect(box, radius=RADIUS), 6, theme.shade),
        Rect(box, paper, line, 3, RADIUS),
        Rect(box.inset(6), "", line, 1.5, RADIUS / 2),
    )


def _pairs(box: Box, theme: Theme) -> Marks:
    """Draw each terrain and its amulet."""
    marks: Marks = ()
    for kind, row in enumerate(box.rows(len(AMULETS), 1)):
        place, jewel = row.columns(2)
        side = min(row.h, place.w)
        disc = place.place(side, side, 0.6)
        earth = soil(kind, theme)
        marks += (Circle(disc.cx, disc.cy, side / 2, earth, theme.edge, 1.5),)
        marks += TERRAINS[kind](disc.inset(side * 0.17), theme.ink, earth)
        round_ = jewel.place(side, side, 0.4)
        marks += (Circle(round_.cx, round_.cy, side / 2, "#1a1408"),)
        marks += pieces.amulet(round_.inset(1), kind, theme)
    return marks


def _victories(box: Box, theme: Theme) -> Marks:
    """Draw the three victories, the highest first: amulets in the tower, and wealth."""
    ink, paper = _ink(theme), _paper(theme)
    marks: Marks = ()
    for row, (amulets, wealth) in zip(box.rows(len(LEVELS), 2), LEVELS, strict=True):
        keep, money = row.split(0.42, 4)
        hut = keep.place(40, 60, 0.3, 1)
        marks += (Drawing("pangea/tower", hut, (("wall", _STONE), ("edge", _INK))),)
        plate = Box(hut.x + 7, hut.bottom - 27, 26, 26)
        marks += (Rect(plate, paper, ink, 1.5, 6),)
        marks += (write(plate, str(amulets), ink, NOTE, weight="bold", align="c"),)
        if wealth:
            sign, figure = money.split(28, 4)
            marks += coin(sign, ink, paper)
            marks += (write(figure, str(wealth), ink, LEAST, weight="bold"),)
    return marks
