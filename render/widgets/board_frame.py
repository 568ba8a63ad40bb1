"""The parts that all boards share: frame, head strip, seat panels, foot line.

The head says whose turn it is, the foot what changed, the panels how each seat stands: these three
use the largest size, so that they are read at 400 pixels.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from render.look import Look
from render.paint import FIGURE, LEAST, NAME, NOTE, box_layout, scene, seat_and_suit_symbols
from render.paint.box_layout import GAP, PAGE, Box
from render.paint.colour_arithmetic import ink_on, mix
from render.paint.font_metrics import measure
from render.paint.ground_texture_types import Grain
from render.paint.lettering import extent, named, paragraph, told, whole as unbroken, wrap, write
from render.paint.theme import GOLD, RADIUS, SIGN, STROKE, PanelMaterial, Theme, dressed, framed
from render.widgets import dice_counters_and_marks, title_lettering

Sign = Callable[[Box], scene.Marks]
"""Draws something in a box."""

HEAD_HEIGHT = 84.0
SAID = 44.0
"""What changed, and whose turn it is where names are long: read at 400 pixels as figures are."""
FOOT_LINE, _MORE = SAID * 1.2, 10.0
"""How high a line of the foot is; two have more, and hold three that are read at 400 pixels."""
_RULE = 8.0
"""How far the rule of a foot rises above it: three lines leave it no room below."""
_AROUND = GAP
"""How far the shadow of a panel reaches."""
_MARKS = (48.0, 40.0, 34.0)
"""How wide a seat's mark is beside a name whose longest word has no room else."""
_LIFT = 12.0
"""How much lower a name that reaches above the word below its mark could lie."""
_TOP = 64.0
"""How high the upper row of a panel is: two lines of a name, or a mark."""


@dataclass(frozen=True, slots=True)
class Leaders:
    """Say which seats are ahead, and in which message that is told."""

    seats: tuple[int, ...] = ()
    message: str = "board-leads"


LEVEL = "board-level"
NOBODY = Leaders()


def leading(standings: Mapping[int, object]) -> Leaders:
    """Return who is ahead by what each seat has, as far as all know it; nobody while all are level.

    Several who share the lead are told to be level.
    """
    ranked: Mapping[int, Any] = standings
    best = max(ranked.values())
    seats = tuple(seat for seat, own in ranked.items() if own == best)
    if len(seats) == len(ranked):
        return NOBODY
    return Leaders(seats) if len(seats) == 1 else Leaders(seats, LEVEL)


def or_level(found: Leaders, seats: Iterable[int]) -> Leaders:
    """Return who is ahead; where nobody is, that all of these seats are level."""
    return found if found.seats else Leaders(tuple(seats), LEVEL)


@dataclass(frozen=True, slots=True)
class Frame:
    """Hold the parts of a page: head strip, table at the left, side with panels, foot."""

    page: Box
    head: Box
    table: Box
    side: Box
    foot: Box


def frame(page: Box = PAGE, *, side: float = 0.26, foot_lines: int = 2) -> Frame:
    """Cut a page into its parts; `side` is the share of the width for the seats' panels."""
    head, rest = page.split(HEAD_HEIGHT, down=True)
    rest, foot = rest.split(-foot_height(foot_lines), down=True)
    table, panels = rest.inset(GAP).split(1 - side, GAP)
    return Frame(page, head, table, panels, foot)


def foot_height(lines: int) -> float:
    """Return how high a foot of so many lines is."""
    return lines * FOOT_LINE + _MORE * (lines > 1) + GAP


def fitted(content: float, *, side: float = 0.26, foot_lines: int = 2, high: float = 0) -> Frame:
    """Return the parts of a page whose table, and side, are as high as their content.

    Less than a page's least height, or than `high`, is stretched; more than its greatest is what
    there is.
    """
    around = HEAD_HEIGHT + 2 * GAP + foot_height(foot_lines)
    return frame(box_layout.page(max(content + around, high)), side=side, foot_lines=foot_lines)


def setting(
    parts: Frame, theme: Theme, grain: Grain, dark: str, light: str, *, seed: int = 0
) -> scene.Marks:
    """Draw the ground of a game's world with head and foot strips laid on it: the first marks.

    `dark` and `light` are the ground's colours in the two themes; high contrast has a plain one.
    """
    marks: scene.Marks = ground(parts.page, theme, grain, dark, light, seed=seed)
    t, strips = framed(theme), ((parts.head, True), (foot_strip(parts.foot), False))
    marks += tuple(scene.Shadow(scene.Rect(box), 8, t.shade) for box, _ in strips)
    return marks + tuple(mark for box, upper in strips for mark in strip(box, t, upper=upper))


def foot_strip(foot: Box) -> Box:
    """Return where the strip of a foot lies: its rule is above the room for letters."""
    return foot.pad(top=-_RULE)


def strip(box: Box, theme: Theme, *, upper: bool) -> scene.Marks:
    """Draw what head (`upper`) or foot is made of."""
    t = framed(theme)
    return t.matter.strip(box, t, upper) if t.matter else _strip(box, t, upper)


def _strip(box: Box, theme: Theme, upper: bool) -> scene.Marks:
    edge = Box(box.x, box.bottom - 3 if upper else box.y, box.w, 3)
    body = scene.Rect(box, scene.Gradient(mix(theme.panel, theme.ink, 0.05), theme.surface))
    return body, scene.Rect(edge, theme.line)


def world(look: Look, matter: PanelMaterial, seat: int | None = None) -> Look:
    """Return the look of a game that is made of a matter, on the own picture of a seat if given."""
    return replace(look, theme=dressed(look.theme, matter), seat=seat)


def wearing(matter: PanelMaterial) -> Callable[[object, Look], Look]:
    """Return what dresses a look in a matter, whatever the view."""
    return lambda view, look: world(look, matter, look.seat)


def on_matter(look: Look) -> Look:
    """Return the look for what a game writes on its panels: its colours stand out there."""
    return replace(look, theme=framed(look.theme))


def ground(
    box: Box, theme: Theme, grain: Grain, dark: str, light: str, *,
    seed: int = 0, radius: float = 0,
) -> scene.Marks:  # fmt: skip
    """Fill a box with a grain in the colour of the theme; high contrast has a plain surface."""
    if theme.palette == "contrast":
        return (scene.Rect(box, theme.surface, radius=radius),)
    base = dark if theme.name == "dark" else light
    return (scene.Ground(box, base, grain, seed, radius=radius),)


def head(box: Box, look: Look, game: str, phase: str = "", lead: Leaders = NOBODY) -> scene.Marks:
    """Draw the head strip: game, match and move, round or turn, and who is waited for.

    `game` is its name, `phase` the round or turn in words; a hand, which has no panels, has the
    `lead` there.
    """
    t = framed(look.theme)
    name, banner_box = box.inset(GAP, GAP / 2).split(0.44, GAP)
    match = " · ".join(part for part in (look.match, _move(look)) if part)
    lines = tuple(line for line in (match, phase) if line)
    noted = max((measure(line, NOTE) + 2 for line in lines), default=0)
    marks, wide = title(name.split(max(name.w - noted - GAP, name.w * 0.4))[0], game, t)
    notes = name.split(wide, GAP)[1]
    for line, row in zip(lines, notes.rows(max(1, len(lines))), strict=False):
        marks += (write(row, line, t.muted, (30, NOTE)),)
    return marks + banner(banner_box, look, lead)


def title(box: Box, text: str, theme: Theme) -> tuple[scene.Marks, float]:
    """Draw a game's name at the left of a box in its own lettering; return how wide it is too."""
    t = framed(theme)
    return t.matter.title(box, text, t) if t.matter else _title(box, text, t)


def _title(box: Box, title: str, theme: Theme) -> tuple[scene.Marks, float]:
    return title_lettering.lettered(box, title, theme.ink)


def banner(box: Box, look: Look, lead: Leaders = NOBODY) -> scene.Marks:
    """Draw the banner: the seat to move in its colour and shape, those waited for, or who won."""
    t = framed(look.theme)
    winners = look.winners
    seats = winners or look.to_act
    if not seats:
        text = look.say("board-void") if look.result is not None else ""
        return (write(box, text, t.muted, (FIGURE, NAME), align="c"),) if text else ()
    if lead.seats and look.own_turn:  # the words tell that others are waited for
        seats = tuple(seat for seat in seats if seat == look.seat)
    alone = len(seats) == 1
    fill, ink = (t.seat(seats[0]), t.on_seat(seats[0])) if alone else (t.panel, t.ink)
    side = min(box.h - GAP / 2, SIGN)
    inner = box.inset(GAP / 2, 2)
    marks_box, words = inner.split(len(seats) * (side + 2) + 1, GAP)
    marks: scene.Marks = (
        scene.Shadow(scene.Rect(box, radius=RADIUS), 6, t.shade),
        scene.Rect(box, fill, t.edge if alone else t.line, STROKE, RADIUS),
    )
    if alone:
        plate = mix(fill, ink, 0.88)  # the mark stands on a plate, or it would drown in its colour
        marks += (scene.Rect(marks_box.square().inset(2), plate, radius=RADIUS),)
        marks += dice_counters_and_marks.seat_mark(marks_box.square().inset(6), seats[0], t)
    else:
        marks += dice_counters_and_marks.seats_in(marks_box, seats, t, side=side)
    if winners:
        sign, words = words.split(side, GAP)
        marks += seat_and_suit_symbols.crown(sign, ink, fill)
    if lead.seats:
        words, flag = words.pad(right=10).split(-_flag_wide(look, lead, lead.seats), GAP)
        marks += _flag(flag.place(flag.w, _FLAG + 8), look, lead, lead.seats)
    return marks + _said(look, winners or look.to_act, bool(winners), words, ink)


def foot_lines(said: Sequence[str], task: str = "") -> int:
    """Return how many lines a foot needs: one if all that is said fits in one, else two."""
    if task and said:
        return 2
    whole = measure(task or " ".join(said), SAID, "bold")
    return 1 if whole <= PAGE.w - 4 * GAP else 2


def foot(box: Box, look: Look, text: str | Sequence[str], task: str = "") -> scene.Marks:
    """Draw the foot: in words what changed, each player's name bold once.

    Of several sentences the first are left out where there is no room for all of them. `task` is
    what the viewer can do now; it has the last line, and before it what there is room for.
    """
    t = framed(look.theme)
    inner = box.inset(GAP, 5)
    if task and text and inner.h > FOOT_LINE:
        return _both(inner, look, text, task)
    if not task:
        return _told(inner, look, text, t)
    whole = " ".join((*((text,) if isinstance(text, str) else text), task)).strip()
    return _asked(inner, look, whole, t) or _asked(inner, look, task, t, cut=True)


def _both(inner: Box, look: Look, text: str | Sequence[str], task: str) -> scene.Marks:
    """Write what changed above what can be done, so divided that the smaller of them is largest.

    Once both are of a middling size, more that is said is preferred to larger letters.
    """
    t = framed(look.theme)

    def divided(high: float, *, cut: bool) -> tuple[tuple[float, ...], scene.Marks] | None:
        upper, below = inner.split(-high, 2, down=True)
        news = _told(upper, look, text, t, cut=cut, largest=FIGURE)
        asked = _asked(below, look, task, t, cut=cut, largest=FIGURE) if news else ()
        if not asked:
            return None
        texts = [each for each in news + asked if isinstance(each, scene.Text)]
        sizes = [each.size for each in texts]
        return (min(NAME, *sizes), sum(len(each.text) for each in texts), min(sizes)), news + asked

    rows = (inner.h * 0.66, inner.h * 0.62, inner.h * 0.45, 40, NAME, LEAST, NOTE * 1.2)
    found = [one for high in rows if (one := divided(high, cut=False))]
    found = found or [one for high in rows if (one := divided(high, cut=True))]
    return max(found, key=lambda one: one[0])[1]


def _asked(
    inner: Box, look: Look, task: str, t: Theme, *, cut: bool = False, largest: float = SAID
) -> scene.Marks:
    """Write what can be done, behind an arrow in the colour of who can; () if it has no room."""
    sign, words = inner.split(34, GAP / 2)
    doers = (look.seat,) if look.own_turn else look.to_act  # the colour is that of who can do it
    colour = t.seat(doers[0]) if len(doers) == 1 and doers[0] is not None else t.ink
    spot = sign.place(30, 34)
    arrow = (spot.at(0, 0), spot.at(1, 0.5), spot.at(0, 1))
    sizes = (largest, SAID, 40, NAME, LEAST, 29, NOTE)
    lines = told(words, task, t.ink, sizes, bold=look.names)
    if not lines and not cut:
        return ()
    lines = lines or paragraph(words, task, t.ink, NOTE, middle=True)
    return (scene.Polygon(arrow, colour, t.edge, 3), *lines)


def _told(
    inner: Box,
    look: Look,
    text: str | Sequence[str],
    t: Theme,
    *,
    cut: bool = True,
    largest: float = SAID,
) -> scene.Marks:
    """Write what changed, beside a bar in the colour of changes; the last sentences that fit.

    Where not even the last one does, it is cut, or all left out.
    """
    bar, words = inner.split(8, GAP)
    said = (text,) if isinstance(text, str) else tuple(text)
    lines: scene.Marks = ()
    for first in range(_earliest(said, words), len(said)):
        sizes = (largest, SAID, 40, NAME, LEAST) + ((29, NOTE) if first == len(said) - 1 else ())
        whole = " ".join(said[first:])
        if lines := told(words, whole, t.ink, sizes, bold=look.names):
            break
    else:
        if not cut:
            return ()
        if said:
            lines = paragraph(words, said[-1], t.ink, NOTE, middle=True)
    return (scene.Rect(bar, t.halo, radius=4), *lines)


def _earliest(said: Sequence[str], box: Box) -> int:
    """Return the first sentence from which all may fit into a box; from one before, none does.

    It is found by how wide they are at the smallest size; a tenth is left for spaces at breaks.
    """
    rows = int(box.h / LEAST) + 1
    free, first = rows * 1.1 * box.w, len(said) - 1
    while first > 0 and (free := free - measure(said[first], LEAST)) > 0:
        first -= 1
    return max(0, first)


def panel(
    box: Box, look: Look, seat: int, score: str = "", *,
    lead: Leaders = NOBODY, note: str = "", unit: str = "", face: Sign | None = None,
) -> tuple[scene.Marks, Box]:  # fmt: skip
    """Draw a seat's panel: mark, name, score, a flag on one in the lead, a frame if it is to act.

    `note` stands under the name (a role, a side, "computer"), `unit` under the score: what it
    counts. `face` draws who the seat is, with its mark on the corner. Return the marks and the box
    that is left for the game's own rows.
    """
    t = framed(look.theme)
    acting = seat in look.to_act and look.result is None
    marks = plate(box, t)
    if acting:
        marks += (
            scene.Rect(box.inset(-7), "", t.edge, 16, RADIUS + 7),
            scene.Rect(box.inset(-4), "", t.seat(seat), 10, RADIUS + 4),
        )
    inner = box.inset(GAP, GAP * 0.75)
    top, body = inner.split(min(_TOP, inner.h), 2, down=True)
    mark, rest = _beside_mark(top, look.name(seat))
    marks += _signed(mark, look, seat, t) if face is None else _faced(mark, look, seat, t, face)
    wide = rest
    if score:
        figure, rest, wide = _scored(rest, score, unit, t)
        marks += figure
    if not note and seat in look.computers:
        note = look.say("board-machine")
    name = _beside(look.name(seat), rest, wide)
    tall = len(wrap(look.name(seat), name.w, LEAST, "bold")) > 1
    if seat in lead.seats:
        high = _LOW if tall else _FLAG
        marks += _flag(Box(rest.x, box.y - _RISE, _flag_wide(look, lead), high), look, lead)
    below = rest.pad(top=LEAST)
    if note and tall:
        below, body = body.split(NOTE * 1.2, down=True)  # the name needs both lines
    elif note:
        name = Box(name.x, rest.y, name.w, LEAST)
    if note and mark.w < SIGN:
        below = below.pad(left=SIGN - mark.w)
    elif mark.w < SIGN and not tall:
        name = name.pad(bottom=_LIFT)
    marks += named(name, look.name(seat), t.ink)
    if note:
        marks += (write(below, note, t.muted, NOTE),)
    return marks, body


def _beside_mark(box: Box, name: str) -> tuple[Box, Box]:
    """Return where a seat's mark and its name lie: a word of many letters takes of the mark."""
    mark, rest = box.split(min(box.h, SIGN), GAP / 2)
    for side in _MARKS:
        if unbroken(name, rest.w, LEAST, "bold"):
            break
        mark, rest = box.pad(right=-GAP / 2).split(side, GAP / 4)
    return mark, rest


def _you(below: Box, look: Look, t: Theme) -> scene.Text:
    """Write below a seat's mark that it is the viewer's own."""
    said = look.say("board-you")
    wide = max(below.w + GAP, measure(said, NOTE, "bold") + 1)
    return write(
        Box(below.x - GAP / 2, below.y, wide, below.h), said, t.ink, NOTE, weight="bold", align="c"
    )


def _signed(mark: Box, look: Look, seat: int, t: Theme) -> scene.Marks:
    """Draw a seat's mark; below one's own stands that it is."""
    if seat != look.seat or look.past:
        return dice_counters_and_marks.seat_mark(mark, seat, t)
    upper, below = mark.split(-NOTE, down=True)
    return (*dice_counters_and_marks.seat_mark(upper, seat, t), _you(below, look, t))


def _faced(mark: Box, look: Look, seat: int, t: Theme, face: Sign) -> scene.Marks:
    """Draw who a seat is, and its mark on the upper left; at the foot of one's own that it is."""
    spot = mark.pad(top=-4, bottom=-2)
    marks = (
        *face(spot),
        *dice_counters_and_marks.seat_mark(Box.around(spot.x + 4, spot.y + 10, 34), seat, t),
    )
    if seat != look.seat or look.past:
        return marks
    said = _you(spot.split(-NOTE, down=True)[1], look, t)
    plate_ = extent(said).inset(-4, 0).pad(top=-6, bottom=-4)
    return (*marks, scene.Rect(plate_, t.panel, t.line, 2, 6), said)


def _scored(box: Box, score: str, unit: str, theme: Theme) -> tuple[scene.Marks, Box, Box]:
    """Draw a score at the right, and under it its unit.

    Return the marks, and the boxes that are left beside both and beside the score alone.
    """
    width = measure(score, FIGURE, "bold") + 1
    wide = box.pad(right=min(width, box.w * 0.5) + GAP / 4)
    width = max(width, measure(unit, NOTE) + 1)
    rest, figure = box.split(-min(width, box.w * 0.5), GAP / 4)
    marks: scene.Marks = ()
    if unit:
        figure, counted = figure.split(-NOTE, down=True)
        marks += (write(counted, unit, theme.muted, NOTE, align="r"),)
    sizes = (FIGURE, NAME, LEAST)
    marks += (write(figure, score, theme.ink, sizes, weight="bold", align="r", role="figure"),)
    return marks, rest, wide


def _beside(name: str, box: Box, wide: Box) -> Box:
    """Return where a name has room beside a score: its first line goes above what that counts."""
    _, *more = wrap(name, wide.w, LEAST, "bold")
    if measure(name, LEAST, "bold") <= box.w or len(more) > 1:
        return box
    if not more:
        return wide.split(FIGURE, down=True)[0]
    return wide if measure(more[0], LEAST, "bold") <= box.w else box


def panels(box: Box, seats: int) -> tuple[Box, ...]:
    """Return the boxes of the seats' panels, in turn order from the top."""
    return box.rows(seats, GAP)


def heading(box: Box, text: str, theme: Theme) -> scene.Marks:
    """Draw the title of a part of the table; on a panel in the theme of `on_matter`."""
    return (write(box, text, theme.ink, (30, NOTE), weight="bold", family="serif"),)


def plate(box: Box, theme: Theme, key: str = "plate") -> scene.Marks:
    """Draw what lies under a panel, as one piece: the same wherever one of its size lies."""
    t, home = framed(theme), Box(0, 0, box.w, box.h)
    marks: scene.Marks = (scene.Shadow(scene.Rect(home, radius=RADIUS), 8, t.shade),)
    marks += t.matter.plate(home, t) if t.matter else _blank(home, t)
    return (scene.Sprite(key, marks, home.inset(-_AROUND), box.inset(-_AROUND)),)


def _blank(box: Box, theme: Theme) -> scene.Marks:
    fill = scene.Gradient(mix(theme.panel, theme.ink, 0.05), theme.panel)
    return scene.Rect(box, fill, radius=RADIUS), scene.Rect(box, "", theme.line, STROKE, RADIUS)


@dataclass(frozen=True, slots=True)
class Fact:
    """One of the few figures by which one decides: its sign, as drawn in a box, and what it is.

    `changed`: it is ringed; `most`: nobody has more. `wide`: how wide the sign is, as a share of
    the height of a figure. `of` stands small behind it: of how many.
    """

    text: str
    sign: Sign | None = None
    label: str = ""
    changed: bool = False
    most: bool = False
    wide: float = 0.9
    of: str = ""


FACT = 56.0
"""How large a fact is written."""


def facts(box: Box, look: Look, found: Sequence[Fact]) -> scene.Marks:
    """Draw up to three facts beside each other, as large as the box has room for.

    Below each stands its label if the box is high enough.
    """
    t = framed(look.theme)
    labelled = any(fact.label for fact in found) and box.h >= FIGURE + NOTE * 1.1
    upper, lower = box.split(-NOTE * 1.15, down=True) if labelled else (box, box)
    high = min(upper.h, FACT)
    signs = [high * fact.wide + 8 if fact.sign else 0 for fact in found]
    small = [measure(fact.of, NOTE) + 4 if fact.of else 0 for fact in found]
    room = box.w - sum(signs) - sum(small)
    sizes = tuple(each for each in (FACT, 52, FIGURE, 44, 40, NAME) if each <= upper.h + 8)
    gaps = (GAP, GAP / 2) if any(small) else (GAP,)
    for size, gap in ((size, gap) for size in sizes for gap in gaps):
        wide = [measure(fact.text, size, "bold") + 2 for fact in found]
        if sum(wide) + gap * (len(found) - 1) <= room:
            break
    room -= gap * (len(found) - 1)
    marks: scene.Marks = ()
    spare = max(0.0, room - sum(wide)) / len(found)
    left = box.x
    for fact, sign, each, more in zip(found, signs, wide, small, strict=True):
        cell = Box(left, upper.y, sign + each + more, upper.h)
        place, figure = cell.split(sign or 0.0001)
        figure, of = figure.split(each)
        if fact.sign:
            marks += fact.sign(place.place(high * fact.wide, high * 0.9, 0.0))
        role: scene.Role = "figure" if size >= FIGURE else "note"
        ink = ink_on(GOLD) if fact.most else t.ink
        if fact.most:
            plate_ = figure.inset(-5, 2).pad(right=7.0 if fact.of else 0.0)
            marks += (scene.Rect(plate_, GOLD, t.edge, 2, 8),)
        marks += (write(figure, fact.text, ink, size, weight="bold", role=role),)
        if fact.of:
            marks += (write(of.shift(2, size * 0.2), fact.of, t.ink, NOTE),)
        if labelled:
            label = Box(left, lower.y, cell.w + spare + GAP / 2, lower.h)
            marks += (write(label, fact.label, mix(t.muted, t.ink, 0.4), NOTE),)
        if fact.changed:
            marks += (scene.Halo(scene.Rect(cell.inset(-5, -1), radius=8), t.halo, 4, 5),)
        left += cell.w + spare + gap
    return marks


_FLAG, _LOW, _RISE = 36.0, 30.0, 22.0
"""How high the flag of who is ahead is, also above a name of two lines; how far above a panel."""
_SAYS = (30.0, NOTE)


def _flag_wide(look: Look, lead: Leaders, seats: Sequence[int] = ()) -> float:
    """Return how wide a flag is: crown, marks of seats, and the word."""
    signs = len(seats) + (lead.message == "board-leads")
    return measure(look.say(lead.message), _SAYS[0], "bold") + 24 + signs * (_FLAG + 2)


def _flag(box: Box, look: Look, lead: Leaders, seats: Sequence[int] = ()) -> scene.Marks:
    """Draw the flag of who is ahead, golden in every theme; the crown is for one alone."""
    t, ink = framed(look.theme), ink_on(GOLD)
    at = min(12.0, box.w * 0.1)
    spots = ((0.0, 0.0), (box.w, 0.0), (box.w - at, box.h / 2), (box.w, box.h), (0.0, box.h))
    shape = tuple((box.x + x, box.y + y) for x, y in spots)
    marks: scene.Marks = (
        scene.Shadow(scene.Rect(box.pad(right=at), radius=4), 5, t.shade),
        scene.Polygon(shape, GOLD, ink, 2.5),
    )
    rest, side = box.pad(left=6, right=at + 2), min(box.h, _FLAG)
    if lead.message == "board-leads":
        sign, rest = rest.split(side, 2)
        marks += seat_and_suit_symbols.crown(sign.square().inset(3), ink, GOLD)
    for seat in seats:
        sign, rest = rest.split(side, 2)
        marks += dice_counters_and_marks.seat_mark(sign.square().inset(2), seat, t)
    sizes = _SAYS if side == _FLAG else NOTE
    word = write(rest, look.say(lead.message), ink, sizes, weight="bold", align="c")
    return (*marks, word)


def _move(look: Look) -> str:
    return look.say("board-move", n=look.move) if look.move else ""


def whose(look: Look, seats: Sequence[int], *, won: bool = False) -> str:
    """Say whose turn it is, or who has won."""
    if look.own_turn and not won:
        key = "board-your-turn" if len(seats) == 1 else "board-your-turn-too"
        return look.say(key, n=len(seats) - 1)
    if not seats:
        return look.say("board-void") if look.result is not None else ""
    if len(seats) == 1:
        return look.say("board-winner" if won else "board-to-move", name=look.name(seats[0]))
    names = tuple(look.name(seat) for seat in seats)
    return look.say("board-winners" if won else "board-waiting", names=names)


def _said(look: Look, seats: tuple[int, ...], won: bool, box: Box, ink: str) -> scene.Marks:
    """Write whose turn it is: one name in full, several as far as they fit, else their number."""
    text = whose(look, seats, won=won)
    several = len(seats) > 1 and not won and not look.own_turn
    if several and measure(text, NAME, "bold") > box.w:
        text = look.say("board-waiting-many", n=len(seats))  # their marks stand beside it
    for size in (FIGURE, SAID, NAME):
        if measure(text, size, "bold") <= box.w:
            role: scene.Role = "figure" if size == FIGURE else "name"
            return (write(box, text, ink, size, weight="bold", role=role),)
    return named(box, text, ink, LEAST)


def you_wide(text: str, own: bool, look: Look) -> float:
    """Return how wide it is behind a name of a seat that it is the viewer's own."""
    you = look.say("board-you")
    return measure(you, LEAST) + 10 if own and text != you else 0.0


def called(box: Box, text: str, own: bool, look: Look) -> scene.Marks:
    """Write a name on a strip of seats, and behind the viewer's own that it is."""
    t, said = look.theme, you_wide(text, own, look)
    if not text:
        return ()
    name = write(box.pad(right=said), text, t.ink, LEAST, weight="bold")
    if not said:
        return (name,)
    ends = measure(name.text, name.size, "bold") + 10
    return name, write(box.pad(left=ends), look.say("board-you"), t.ink, name.size)
