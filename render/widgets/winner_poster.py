"""The last picture of a match: who won, in a painting of the game's world, and the score.

`painting` lays the game's world from the head to the table; `winner` writes the winner's name and
what decided into its sky and draws the figure below, `score` the table at the foot. The board as it
was left lies at the right of the painting, in `scene`, on a `sheet` where it needs one.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from render.look import Look
from render.paint import GAP, Box, box_layout, font_metrics, mix, seat_and_suit_symbols, svg_images
from render.paint.lettering import LEADING, named, paragraph, whole as unbroken, wrap, write
from render.paint.scene import Drawing, Gradient, Marks, Rect, Shadow, Text
from render.paint.theme import FIGURE, GOLD, LEAST, NAME, NOTE, Theme, framed
from render.widgets import board_frame, dice_counters_and_marks

HEAD, _ROW = 80.0, 60.0
_LEAN_HEAD, _LEAN_ROW = 46.0, 52.0
"""Of a table that leaves more room for the game's world: its heads are on one line."""
_NAMES = 0.37
_PLATE = 0.65
"""The share of the width that the winner has."""
_LAP = 26.0
"""How far the table lies on the painting."""
_HERO, _LOW = 600.0, 240.0
_SIZES = (168.0, 150.0, 132.0, 120.0, 104.0, 92.0, 82.0, 74.0, 66.0, 60.0, 54.0)
_SHARED = (*_SIZES[3:], FIGURE, 42.0, NAME)
"""Sizes of the names of several who have won."""
_NEARLY = 0.74
"""How large, of the size on two lines, a name on one is preferred."""
_DEEDS = (56.0, 52.0, FIGURE, 44.0, 40.0, NAME)
_NAMED, _COUNTED, _DECIDES = 42.0, 46.0, 60.0
"""How large names, figures and what decides are in the table: they are read at 400 pixels."""
_HEADS = (34.0, LEAST, 30.0, 28.0, NOTE)
_INKS = {"dark": "#fff5df", "light": "#1b130a"}
_GILT = {"dark": "#ffe09a", "light": "#54290a"}
"""What is written on the sky of a painting: the name, and what decided."""
_VEIL = "c0"
"""How much a painting is covered where several have won."""
_STANDARD, _TALL, _CLOTH, _BESIDE = "standard", 0.94, 0.46, 0.86
"""The winner's banner; how high it is, as a share of the figure, and how wide, of its height; how
much of it is beside the box of the figure."""
_FIELD, _SIGN = (0.5, 128 / 300), 0.2
"""Where the mark of the winner is on it, and how wide, of the banner's height."""


@dataclass(frozen=True, slots=True)
class Scenery:
    """Name the painting of a game's world, and of what `size` it is drawn.

    A figure stands at the share `middle` of its width, so far above its lower edge as `foot` says.
    What is too wide or too high for a page is cut off at the sides or above. One that is `hung` is
    a picture in its frame, no wider than the winner's plate.
    """

    art: str
    foot: float
    middle: float
    size: tuple[float, float] = (1500.0, 660.0)
    hung: bool = False

    def laid(self, box: Box, theme: Theme, seat: int | None = None, x: float = 0) -> Marks:
        """Draw the painting, banners and the like in the colour of a seat, its middle at `x`."""
        if theme.palette == "contrast":
            return board_frame.plate(box, theme)
        if self.hung:
            frame = (Rect(box, "", theme.edge, 5), Rect(box.inset(5), "", theme.line, 3))
            shown = placed(self.art, self.spread(box, x), theme, seat)
            return (Shadow(Rect(box), 8, theme.shade), shown, *frame)
        edges = [Box(box.x, y, box.w, 5) for y in (box.y, box.bottom - 5)]
        return (
            placed(self.art, self.spread(box, x), theme, seat),
            *(Rect(edge, theme.edge) for edge in edges),
            *(Rect(edge.inset(0, 1), theme.line) for edge in edges),
        )

    def where(self, at: "PosterLayout") -> Box:
        """Return where on a page the painting is."""
        return at.plate if self.hung else at.painted

    def spread(self, box: Box, x: float = 0) -> Box:
        """Return where all of the painting lies that fills a box and has its middle at `x`."""
        own = x and x - box.x
        before = max(0.0, self.middle * box.w - own) / (1 - self.middle) if own else 0.0
        wide = max(box.w + before, own / self.middle)
        return Box(box.x - before, box.y, wide, box.h)

    def ground(self, box: Box) -> float:
        """Return where, in what it is spread on, a figure stands."""
        return box.bottom - self.foot * max(box.w / self.size[0], box.h / self.size[1])


def placed(art: str, box: Box, theme: Theme, seat: int | None = None) -> Drawing:
    """Return a drawing of a place by night or by day, its cloth in the colour of a seat."""
    colours = svg_images.by_day(art) if theme.name == "light" else ()
    if seat is not None and "cloth" in svg_images.parameters(art):
        colours += (("cloth", theme.seat(seat)),)
    return Drawing(art, box, colours)


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of the table: a seat's rank, what each line gave, and what decides, as written."""

    rank: int
    seat: int
    figures: tuple[str, ...]
    total: str


@dataclass(frozen=True, slots=True)
class PosterLayout:
    """Where the parts of a poster lie: `scene` is beside the winner's `plate` on the painting."""

    parts: board_frame.Frame
    whole: Box
    plate: Box
    scene: Box
    table: Box

    @property
    def painted(self) -> Box:
        """Return where the painting is: from the head to the table, which lies on it."""
        return self.whole.pad(bottom=self.whole.bottom - self.table.y - _LAP)


def places(
    seats: int,
    hero: float = _HERO,
    foot_lines: int = 1,
    share: float = _PLATE,
    high: float = 0,
    *,
    lean: bool = False,
) -> PosterLayout:
    """Cut a page for a poster of so many seats, with so much height for the game's world.

    `share` is that of the width which the winner has, `high` the height of the page where
    it is given. A `lean` table is lower.
    """
    score = (_LEAN_HEAD + _LEAN_ROW * seats if lean else HEAD + _ROW * seats) + 2 * GAP
    around = board_frame.HEAD_HEIGHT + 3 * GAP + board_frame.foot_height(foot_lines)
    hero = min(high - around - score if high else hero, box_layout.HIGHEST - around - score)
    parts = board_frame.fitted(hero + GAP + score, side=0.001, foot_lines=foot_lines)
    top, page = parts.head.bottom, parts.page
    table = Box(GAP, parts.foot.y - GAP - score, page.w - 2 * GAP, score)
    whole = Box(page.x, top, page.w, parts.foot.y - top)
    upper = Box(GAP, top + GAP, table.w, table.y - top - 2 * GAP)
    left, scene = upper.split(share, GAP)
    return PosterLayout(parts, whole, left, scene, table)


def lowered(at: PosterLayout, high: float) -> PosterLayout:
    """Return the places with the winner's plate so high above the scene, as wide as the page."""
    upper, scene = at.plate.union(at.scene).split(high, GAP, down=True)
    return replace(at, plate=upper, scene=scene)


def holds(plate: Box, look: Look) -> bool:
    """Say whether an upright plate has room for the winner's words at the sizes of a poster."""
    won = look.winners
    wide = plate.w - 2 * GAP
    names = [look.name(seat) for seat in won]
    return len(won) < 2 and all(unbroken(one, wide, _SIZES[-1], "bold", "black") for one in names)


def painting(at: PosterLayout, look: Look, scenery: Scenery) -> Marks:
    """Draw the game's world, in the colour of the one who won."""
    won = look.winners
    seat = won[0] if len(won) == 1 else None
    return scenery.laid(scenery.where(at), framed(look.theme), seat, _middle(at))


def _middle(at: PosterLayout) -> float:
    """Return where the figure of one winner is; 0 if the plate is too low for one."""
    return at.plate.cx if at.plate.h >= _LOW else 0


def sheet(box: Box, theme: Theme, marks: Marks) -> Marks:
    """Draw the board as it was left on what it lies on, as a picture in its frame."""
    t = framed(theme)
    return (
        Shadow(Rect(box.inset(-6)), 16, t.shade),
        *marks,
        Rect(box, "", t.edge, 9),
        Rect(box, "", t.line, 5),
        Rect(box.inset(5), "", t.edge, 2),
    )


def winner(
    at: PosterLayout,
    look: Look,
    figure: Callable[[Box, int], Marks],
    deed: str,
    scenery: Scenery,
    *,
    crowned: bool = True,
) -> Marks:
    """Draw who won on the painting: name, the deciding thing, figure; of several each has a part.

    `figure` draws a seat's figure in a box. The seat's banner stands beside it, `crowned` unless
    the figure wears a crown.
    """
    look = board_frame.on_matter(look)
    t, won = look.theme, look.winners
    box, low = at.plate, at.plate.h < _LOW
    inner = box.inset(GAP * 1.5, GAP * (0.75 if low else 1))
    if not won:
        marks, text = board_frame.plate(box, t), look.say("board-void")
        return marks + paragraph(inner, text, t.ink, _SIZES[2:], align="c", middle=True)
    if len(won) == 1 and not low:
        return _hero(at, look, won[0], figure, deed, scenery, crowned)
    marks, ink = (), t.ink
    if low:
        upper, said = inner.split(0.66, GAP)
        ink = _on_sky(t)
    else:
        marks += (Rect(box, t.panel[:7] + _VEIL, t.line, 3, 8),)
        upper, said = inner.split(-min(inner.h * 0.2, 112), GAP / 2, down=True)
    if not deed:
        upper = inner
    parts = (upper.columns if low else upper.rows)(len(won), GAP / 2)
    cells = [part.split(min(part.h, part.w * 0.3), GAP) for part in parts]
    largest = min(
        _sized(look.name(seat), words.w, words.h, _SHARED)[0]
        for seat, (_, words) in zip(won, cells, strict=True)
    )
    sizes = tuple(each for each in _SHARED if each <= largest)
    told = tuple(each for each in _DEEDS[1:] if each <= largest)
    marks += paragraph(said, deed, ink, told, align="c", middle=True)
    for seat, (shown, words) in zip(won, cells, strict=True):
        at_name = _beside(shown.square(), words, look.name(seat), sizes) if low else shown.square()
        marks += figure(at_name, seat) + _name(words, look.name(seat), ink, sizes)
    return marks


def _beside(area: Box, words: Box, name: str, sizes: Sequence[float]) -> Box:
    """Return a figure's area where its right edge is close to a name in the middle of `words`."""
    size, lines = _sized(name, words.w, words.h, sizes)
    wide = max(font_metrics.measure(line, size, "bold", "black") for line in lines)
    return replace(area, x=max(area.x, words.cx - wide / 2 - GAP - area.w))


def _hero(
    at: PosterLayout,
    look: Look,
    seat: int,
    figure: Callable[[Box, int], Marks],
    deed: str,
    scenery: Scenery,
    crowned: bool,
) -> Marks:
    """Draw the one winner: the words in the sky, the figure on the ground below."""
    t = look.theme
    ink = _on_sky(t)
    inner = at.plate.inset(GAP, GAP / 2)
    size, lines = _sized(look.name(seat), inner.w, inner.h * 0.36)
    words, below = inner.split(size * 1.02 * len(lines), down=True)
    marks = _name(words, look.name(seat), ink)
    if deed:
        sizes = tuple(each for each in _DEEDS if each < size * 0.9)
        wide = inner.w - GAP
        fits = [each for each in sizes if font_metrics.measure(deed, each) <= wide]
        alone = bool(fits) and fits[0] >= _NAMED
        said, below = below.split(1.25 * fits[0] if alone else 112, down=True)
        said = said.inset(GAP / 2, 0)
        gilt = ink if t.palette == "contrast" else _GILT[t.name]
        marks += paragraph(said, deed, gilt, fits if alone else sizes, align="c", middle=True)
    ground = scenery.ground(scenery.spread(scenery.where(at), at.plate.cx))
    shown = below.pad(top=GAP / 2, bottom=below.bottom - ground)
    area = shown.square(v=1.0)
    return _standard(shown, area, seat, t, crowned) + figure(area, seat) + marks


def _standard(shown: Box, area: Box, seat: int, theme: Theme, crowned: bool) -> Marks:
    """Draw a seat's banner beside its figure, the crown on its staff."""
    high = area.h * _TALL
    wide = high * _CLOTH
    pole = Box(max(shown.x, area.x - wide * _BESIDE), shown.bottom - high, wide, high)
    mark = Box.around(*pole.at(*_FIELD), high * _SIGN)
    marks: Marks = (Drawing(_STANDARD, pole, (("cloth", theme.seat(seat)),)),)
    if crowned:
        worn = Box.around(pole.cx, pole.y + high * 0.06, high * 0.2)
        marks += seat_and_suit_symbols.crown(worn.inset(-4), theme.edge, "")
        marks += seat_and_suit_symbols.crown(worn.inset(2), GOLD, "")
    return marks + dice_counters_and_marks.seat_mark(mark, seat, theme)


def _on_sky(theme: Theme) -> str:
    return theme.ink if theme.palette == "contrast" else _INKS[theme.name]


def _sized(
    name: str, wide: float, high: float, sizes: Sequence[float] = _SIZES
) -> tuple[float, tuple[str, ...]]:
    """Return the largest size at which a name has room on up to two lines, and these.

    One line is taken where it is nearly as large.
    """
    found: dict[int, float] = {}
    for size in reversed(sizes):
        lines = len(wrap(name, wide, size, "bold", "black"))
        if lines * size <= high and unbroken(name, wide, size, "bold", "black"):
            found[lines] = size
    if any(lines in found for lines in (1, 2)):
        one, two = found.get(1, 0.0), found.get(2, 0.0)
        size = one if one >= two * _NEARLY else two
        return size, tuple(wrap(name, wide, size, "bold", "black"))
    return sizes[-1], (font_metrics.trim(name, wide, sizes[-1], "bold", "black"),)


def _name(box: Box, name: str, ink: str, sizes: Sequence[float] = _SIZES) -> Marks:
    """Write a winner's name as large as there is room for, on up to two lines."""
    size, lines = _sized(name, box.w, box.h, sizes)
    top = box.cy - size * (len(lines) - 1) / 2
    return tuple(
        Text(box.cx, top + at * size, line, size, ink, "bold", "black", "cm", box, "name")
        for at, line in enumerate(lines)
    )


def score(
    box: Box, look: Look, columns: Sequence[str], total: str, rows: Sequence[Standing]
) -> Marks:
    """Draw the score; `rows` come in rank order, `total` names the last column: what decides."""
    t = framed(look.theme)
    marks = board_frame.plate(box, t)
    lean = box.h < HEAD + _ROW * len(rows)
    top, rest = box.inset(GAP, GAP / 2).split(_LEAN_HEAD if lean else HEAD, down=True)
    marks += headed(_cells(top, len(columns))[1:], (*columns, total), t)
    for row, line in zip(rows, rest.rows(len(rows)), strict=True):
        marks += _row(line.inset(0, 2), row, look, t)
    return marks


def _cells(line: Box, columns: int) -> tuple[Box, ...]:
    names, figures = line.split(_NAMES, GAP)
    return (names, *figures.shares((*[1.0] * columns, 1.2), GAP / 2))


def _row(line: Box, row: Standing, look: Look, t: Theme) -> Marks:
    who, *cells = _cells(line, len(row.figures))
    marks = lit(line, row.seat, t) if row.rank == 1 else ()
    marks += who_is(who.inset(GAP / 2, 0), row.rank, row.seat, look, t)
    for text, cell in zip(row.figures, cells, strict=False):
        marks += (_figure(cell, text, _COUNTED, t),)
    return (*marks, _figure(cells[-1], row.total, _DECIDES, t))


def headed(cells: Sequence[Box], labels: Iterable[str], theme: Theme) -> Marks:
    """Write what stands in the columns of the table."""
    heads = [(label, cell.inset(4, 0)) for label, cell in zip(labels, cells, strict=True)]
    size = next((each for each in _HEADS if _hold(heads, each)), _HEADS[-1])
    return tuple(
        text
        for label, cell in heads
        for text in paragraph(cell, label, theme.muted, size, align="c", middle=True)
    )


def _hold(heads: Iterable[tuple[str, Box]], size: float) -> bool:
    """Say whether each of the heads has room in its cell at a size."""
    return all(
        len(wrap(label, cell.w, size)) * LEADING * size <= cell.h + (LEADING - 1) * size
        and unbroken(label, cell.w, size)
        for label, cell in heads
    )


def lit(line: Box, seat: int, theme: Theme) -> Marks:
    """Lay the colour of a seat that has won under its row of the table."""
    near, far = (mix(theme.panel, theme.seat(seat), part) for part in (0.3, 0.14))
    return (Rect(line, Gradient(near, far), theme.edge, 2, 8),)


def who_is(box: Box, rank: int, seat: int, look: Look, theme: Theme) -> Marks:
    """Draw a seat in the table: its rank, its mark and its name."""
    place, rest = box.split(34, GAP / 2)
    mark, name = rest.split(box.h, GAP / 2)
    return (
        write(place, str(rank), theme.ink, _NAMED, weight="bold", align="c"),
        *dice_counters_and_marks.seat_mark(mark.square().inset(3), seat, theme),
        *named(name, look.name(seat), theme.ink, _NAMED),
    )


def _figure(cell: Box, text: str, size: float, theme: Theme) -> Text:
    sizes = tuple(each for each in (_DECIDES, _COUNTED, 40.0, NAME, LEAST) if each <= size)
    return write(cell, text, theme.ink, sizes, weight="bold", align="c")
