"""The picture that a link to a match unfolds to: whose turn or who has won, and the board.

1200 by 630, of the same parts as a board: the head with the game's title, beside it the heart of
the board without its seats and its foot. The last picture of a match is a poster: its upper part.
"""

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from render.look import Look
from render.paint import GAP, Box, ink_on, rasterize_scene, scene, seat_and_suit_symbols
from render.paint.lettering import named, paragraph, told, whole as unbroken, wrap, write
from render.paint.scene import Marks, Rect, Scene, Shadow
from render.paint.theme import GOLD, LEAST, NAME, NOTE, RADIUS, framed
from render.widgets import board_frame, dice_counters_and_marks

SIZE = Box(0, 0, 1200, 630)
_HEAD = 92.0
_SIZES = (104.0, 92.0, 80.0, 72.0, 64.0, 56.0, 50.0, 44.0, 40.0)
_MARK = 150.0
_LEAD, _SMALL = 84.0, 60.0
"""How high it is said who is ahead; up to how wide a mark is a small one."""


def card(
    board: Scene, look: Look, title: str, lines: Sequence[str],
    lead: board_frame.Leaders = board_frame.NOBODY, width: int | None = None,
) -> Image.Image:  # fmt: skip
    """Return the picture, 1200 across unless it is to be smaller; `lead` is who is ahead."""
    scale = (width or SIZE.w) / SIZE.w
    heart = _heart(board, look)
    room = SIZE.pad(top=_HEAD)
    place = room.fitted(heart.w / heart.h, u=1.0 if look.result is None else 0.5)
    image = rasterize_scene.paint(_around(board, place, look, title, lines, lead), scale=scale)
    layers = (uncut(layer, heart.right) for layer in board.layers)
    painted = rasterize_scene.paint(Scene(heart, *layers), scale=place.w * scale / heart.w)
    image.paste(painted, (round(place.x * scale), round(place.y * scale)))
    return image


def _heart(board: Scene, look: Look) -> Box:
    """Return the part of a board that is shown: its table, or of a poster all above the score."""
    page = board.box
    ground = board.layers[0] if board.layers else ()
    strips = [
        mark.shape.box
        for mark in ground
        if isinstance(mark, Shadow) and isinstance(mark.shape, Rect) and mark.shape.box.w == page.w
    ]
    top = min((strip.bottom for strip in strips), default=page.y)
    foot = max((strip.y for strip in strips), default=page.bottom)
    if look.result is None:
        table = board_frame.frame(page, side=0.25).table
        return Box(page.x, top, table.right - page.x, foot - top)
    plates = [
        mark.box
        for layer in board.layers
        for mark in layer
        if isinstance(mark, scene.Sprite) and mark.key == "plate"
    ]
    bottom = max((box.y for box in plates), default=foot) + GAP / 2
    return Box(page.x, top, page.w, bottom - top)


def uncut(layer: Marks, right: float) -> Marks:
    """Return the marks without the small ones that the right edge would cut: signs of panels."""

    def whole(mark: scene.Mark) -> bool:
        box = mark.fits if isinstance(mark, scene.Text) else getattr(mark, "box", None)
        return box is None or box.w > _SMALL or not box.x < right < box.right

    return tuple(mark for mark in layer if whole(mark))


def _around(
    board: Scene, place: Box, look: Look, title: str, lines: Sequence[str],
    lead: board_frame.Leaders = board_frame.NOBODY,
) -> Scene:  # fmt: skip
    """Return what lies around the board: its ground, the title, whose turn it is or who has won."""
    t = framed(look.theme)
    head, rest = SIZE.split(_HEAD, down=True)
    grounds = (mark for layer in board.layers for mark in layer if isinstance(mark, scene.Ground))
    ground = next(grounds, None)
    base: Marks = (Rect(SIZE, t.ground),)
    if ground is not None:
        base = (replace(ground, box=SIZE, radius=0),)
    marks: Marks = (Shadow(Rect(head), 8, t.shade), *board_frame.strip(head, t, upper=True))
    inner = head.inset(GAP * 1.5, GAP / 2)
    drawn, wide = board_frame.title(inner.split(0.6)[0], title, look.theme)
    marks += drawn
    notes = inner.split(wide, GAP)[1]
    won = look.winners
    if look.result is not None and (over := board_frame.whose(look, won, won=True)):
        said, notes = notes.rows(2, 2) if lines else (notes, notes)
        marks += named(said, over, t.ink, LEAST, align="r")
    for line, row in zip(lines, notes.rows(max(1, len(lines))), strict=False):
        marks += paragraph(row, line, t.muted, (LEAST, 30, 28, NOTE), align="r", middle=True)
    if look.result is None:
        words = Box(GAP, rest.y + GAP, place.x - 2 * GAP, rest.h - 2 * GAP)
        marks += (Shadow(Rect(place), 10, t.shade), *_turn(words, look, lead))
    return Scene(SIZE, base, marks)


def _turn(box: Box, look: Look, lead: board_frame.Leaders) -> Marks:
    """Draw on a plate whose turn it is: marks of seats and the words; below them who is ahead."""
    t, seats = framed(look.theme), look.to_act
    marks, inner = board_frame.plate(box, look.theme), box.inset(2 * GAP)
    if lead.seats:
        inner, below = inner.split(-_LEAD, GAP, down=True)
        marks += _ahead(below, look, lead)
    upper, words = inner.split(0.42 if seats else 0.0001, GAP, down=True)
    marks += dice_counters_and_marks.seats_in(upper, seats, t, side=_MARK)
    text = board_frame.whose(look, seats)
    for size in _SIZES:
        lines = wrap(text, words.w, size, "bold")
        fits = len(lines) * size * 1.2 <= words.h
        if fits and unbroken(text, words.w, size, "bold"):
            break
    else:
        return marks + told(words, text, t.ink, (NAME, LEAST, NOTE), bold=look.names)
    return marks + paragraph(words, text, t.ink, size, weight="bold", align="c", middle=True)


def _ahead(box: Box, look: Look, lead: board_frame.Leaders) -> Marks:
    """Draw on gold a crown, the marks of who is ahead, and their names."""
    t, ink = framed(look.theme), ink_on(GOLD)
    marks: Marks = (Rect(box, GOLD, ink, 3, RADIUS),)
    inner = box.inset(GAP / 2, 4)
    sign, rest = inner.split(inner.h * 0.72, 2)
    marks += seat_and_suit_symbols.crown(sign.square(), ink, GOLD)
    shapes, words = rest.split(len(lead.seats) * (inner.h * 0.6 + 2), GAP / 2)
    marks += dice_counters_and_marks.seats_in(shapes, lead.seats, t, side=inner.h * 0.6)
    several = look.say("pair", label=look.say(lead.message), text=look.named(lead.seats))
    short = f"{look.name(lead.seats[0])} {look.say(lead.message)}"
    text = short if len(lead.seats) == 1 and lead.message == "board-leads" else several
    lines = told(words, text, ink, (44, 40, NAME, LEAST, NOTE), bold=look.names)
    return marks + (
        lines or (write(words, look.say(lead.message), ink, (44, LEAST), weight="bold"),)
    )
