"""The alliances: the sages as they gather, and in the combat two camps with a rope between them."""

from typing import Any

from engine.games.seven_sages import data as d, events, state as m
from render.look import Look
from render.paint import GAP, Box, Grain, font_metrics, ink_on, seat_and_suit_symbols, write
from render.paint.ground_texture_types import LightFalloff, Noise, Strokes
from render.paint.lettering import named, paragraph, whole
from render.paint.scene import Drawing, Line, Marks, Rect, Role, Shadow, Sprite
from render.paint.theme import FIGURE, GOLD, LEAST, NAME, NOTE, RADIUS, SIGN, Theme
from render.widgets import board_frame, dice_counters_and_marks
from . import names, portraits_trees_cards, position_text

_NEWS: tuple[type[Any], ...] = (
    events.Invited, events.Withdrew, events.Declined,
    events.Allied, events.StayedOut, events.Joined,
    events.Spoke, events.Sided, events.Shown, events.Passed,
)  # fmt: skip
"""What marks whoever did it as changed. Invitations are news to the two alone."""

CLOTHS = ("#f0e4c6", "#45406a")
"""The tents of alliance I, at the left, and of alliance II."""

_TRODDEN: Grain = (Noise(220, 160, 7), Strokes("speck", 1_500, 2.4, 8), LightFalloff(8))
_TRIMS = ("#a8352c", "#c9a45c")
_ROPE = 118.0
_PILES = 232.0
"""How wide both piles of power cards are."""
_BACK = "#2c3e63"
_ROW, _HIGHEST_ROW, _TWO_LINES = 136.0, 180.0, 165.0
"""How high a member of an alliance is, if it is one of many and if there is room.

Above what there are two lines above its cards.
"""
_TENT = 124.0
_LABEL = 34.0
_CLOSE = 44.0
"""Cards that lie closer hide the plate at the foot of the one below."""
_TALL = 250.0
"""How high a sage is at most who stands by a name."""
_TALL_OF_TWO = 204.0
_ACROSS, _TWO_ROWS = 1070.0, 7
"""How wide the row is, and of how many two rows are made."""
_NAMES = 68.0


def fighting(view: m.State) -> bool:
    """Tell whether both camps stand."""
    return view.phase in (m.EXCHANGE, m.COMBAT) and d.NONE not in view.side


def height(view: m.State) -> float:
    """Return how high the part below the clearings is."""
    if not fighting(view):
        stood = len(view.roles) if view.phase == m.ROLES_PHASE else len(view.side)
        tall = min(_TALL, (_ACROSS / _across(stood) - 2 * GAP) / 0.8)
        if view.phase == m.ROLES_PHASE:
            rows = -(-stood // _across(stood))
            return rows * (min(tall, _TALL_OF_TWO if rows > 1 else tall) + _LABEL + 2 * GAP)
        return tall + _NAMES + _LABEL + 2 * GAP
    return combat_height(len(view.side))


def combat_height(seats: int) -> float:
    """Return how high a combat is, whose larger alliance has more than half of the seats."""
    return _ROPE + GAP / 2 + -(-seats // 2) * _ROW + GAP


def camps(box: Box, view: m.State, look: Look) -> Marks:
    """Draw the roles to choose from, the sages as they gather, or the combat."""
    if view.phase == m.ROLES_PHASE:
        return _offered(box, view, look)
    if not fighting(view):
        return _gathered(box, view, look)
    rope, rest = box.split(_ROPE, GAP / 2, down=True)
    marks = _rope(rope, view, look)
    for side, part in enumerate(rest.columns(2, GAP)):
        if side == ahead(view):
            marks += (
                Rect(part, "", look.theme.edge, 10, RADIUS),
                Rect(part, "", GOLD, 6, RADIUS),
            )
        marks += _camp(part, view, side, look)
    return marks


def ahead(view: m.State) -> int:
    """Return the alliance that leads, or has won; NONE if it is level."""
    if view.leader != d.NONE:
        return view.leader
    return d.NONE if not view.marker else int(view.marker < 0)


def trodden(box: Box, theme: Theme) -> Marks:
    """Draw the ground of the two camps."""
    _, rest = box.split(_ROPE, GAP / 2, down=True)
    marks: Marks = ()
    for side, part in enumerate(rest.columns(2, GAP)):
        strip = Box(part.right - 10 if side else part.x, part.y + 6, 10, part.h - 12)
        marks += (
            Shadow(Rect(part, radius=RADIUS), 8, theme.shade),
            *board_frame.ground(part, theme, _TRODDEN, "#2a241c", "#ddcfae", radius=RADIUS),
            Rect(part, "", theme.line, 2, RADIUS),
            Rect(strip, CLOTHS[side], theme.edge, 2, 5),
        )
    return marks


# The sages as they gather.


def _offered(box: Box, view: m.State, look: Look) -> Marks:
    """Draw the roles of the match from the highest, and on those that are taken whose they are."""
    t = look.theme
    order = [role for role in d.HIERARCHY[view.arena] if role in view.roles]
    marks: Marks = ()
    across = _across(len(order))
    cells = box.inset(0, GAP / 2).grid(across, -(-len(order) // across), GAP / 2)
    for at, (role, cell) in enumerate(zip(order, cells, strict=False)):
        if at >= across:  # the lower row stands in the middle
            cell = cell.shift((len(cells) - len(order)) * (cell.w + GAP / 2) / 2)
        face, name = cell.split(-_LABEL, 6, down=True)
        seat = view.token.index(role) if role in view.token else d.NONE
        marks += _sage(face.inset(6, 0), role, seat, look)
        sizes = (NAME, LEAST, 30, 28, 27, NOTE)
        text = names.role(look.locale, role)
        marks += (write(name, text, t.ink, sizes, weight="bold", align="c"),)
    return marks


def _across(n: int) -> int:
    """Return how many stand beside each other in a row."""
    return n if n < _TWO_ROWS else -(-n // 2)


def _sage(box: Box, role: int, seat: int, look: Look, *, faint: bool = False) -> Marks:
    """Draw a role as large as its box, and whose it is."""
    t = look.theme
    body = box.fitted(0.8, v=1.0)
    if seat == d.NONE:
        return portraits_trees_cards.portrait(body, role, faint=faint)
    side = min(SIGN * 1.3, body.w * 0.45)
    return (
        *portraits_trees_cards.portrait(body, role, rim=t.seat(seat), faint=faint),
        *_news(body, seat, look),
        *dice_counters_and_marks.seat_mark(body.place(side, side, 1.06, 1.03), seat, t),
    )


def _gathered(box: Box, view: m.State, look: Look) -> Marks:
    """Draw a sage for each seat; those of an alliance stand together."""
    seats = list(view.order or range(len(view.side)))
    seats.sort(key=lambda seat: {0: 0, d.NONE: 1, 1: 2}[view.side[seat]])
    cells = box.inset(0, GAP / 2).columns(len(seats), GAP / 2)
    high = min(cells[0].h, cells[0].w / 0.8 + 6 + _NAMES + _LABEL)
    cells = tuple(cell.place(cell.w, high) for cell in cells)
    parts = tuple(cell.split(-_NAMES, down=True) for cell in cells)
    marks: Marks = ()
    for seat, (sage, _) in zip(seats, parts, strict=True):
        marks += _stood(sage, view, seat, look)
    return marks + _named(tuple(name for _, name in parts), seats, look)


def _named(cells: tuple[Box, ...], seats: list[int], look: Look) -> Marks:
    """Write the names below the sages; where one has no room, by turns above and below."""
    t, edges = look.theme, (cells[0].x, cells[-1].right)
    if all(
        whole(look.name(seat), cell.w, LEAST, "bold")
        for seat, cell in zip(seats, cells, strict=True)
    ):
        return tuple(
            mark
            for seat, cell in zip(seats, cells, strict=True)
            for mark in named(cell, look.name(seat), t.ink, NAME, align="c")
        )
    marks: Marks = ()
    for at, (seat, cell) in enumerate(zip(seats, cells, strict=True)):
        name, row = look.name(seat), cell.rows(2)[at % 2]
        wide = font_metrics.measure(name, LEAST, "bold") + 2
        left = min(max(cell.cx - wide / 2, edges[0]), edges[1] - wide)
        place = Box(left, row.y, wide, row.h)
        marks += (write(place, name, t.ink, (LEAST, 28, NOTE), weight="bold"),)
    return marks


def _stood(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    t = look.theme
    face, role = box.split(-_LABEL, 6, down=True)
    away = view.phase == m.NEGOTIATE and view.no_deal[seat]
    marks = _sage(face, view.card[seat], seat, look, faint=away)
    body = face.fitted(0.8, v=1.0)
    badge = body.place(48, 48, 0.03, 0.03)
    if away:
        marks += _badge(badge, seat_and_suit_symbols.cross, t.bad, t)
    elif view.phase == m.JOIN and view.answered[seat]:
        marks += _badge(badge, seat_and_suit_symbols.check, t.good, t)
    if view.side[seat] != d.NONE:
        marks += pennant(body.place(60, 54, -0.16, 1.0), view.side[seat])
    text = names.role(look.locale, view.card[seat])
    sizes = (NAME, 34, LEAST, 30, 28, NOTE)
    return (*marks, write(role, text, t.ink, sizes, weight="bold", align="c"))


def _news(body: Box, seat: int, look: Look) -> Marks:
    """Ring a portrait whose seat has said, or done, something about the alliances."""
    seats = {event.seat for event in look.since(*_NEWS)}
    seats |= {event.to for event in look.since(events.Allied)}
    return dice_counters_and_marks.changed_box(body.inset(-4), look.theme) if seat in seats else ()


def pennant(box: Box, side: int) -> Marks:
    """Draw the sign of an alliance."""
    return (
        Rect(box, CLOTHS[side], "#14100c", 3, 8),
        write(box, names.SIGNS[side], ink_on(CLOTHS[side]), LEAST, weight="bold", align="c"),
    )


def _badge(box: Box, sign: seat_and_suit_symbols.Symbol, ink: str, theme: Theme) -> Marks:
    return (Rect(box, theme.panel, theme.edge, 2, 10), *sign(box.inset(7), ink, theme.panel))


# The combat.


def _tent(box: Box, side: int, look: Look) -> Marks:
    colours = (("cloth", CLOTHS[side]), ("trim", _TRIMS[side]))
    door = box.pad(top=box.h * 0.5, bottom=box.h * 0.06)
    sign = write(door, names.SIGNS[side], ink_on(CLOTHS[side]), (44,), weight="bold", align="c",
                 family="serif")  # fmt: skip
    pitched = look.since(events.Formed, events.NoAlliance)
    ring = dice_counters_and_marks.changed_box(box.inset(4, 2), look.theme) if pitched else ()
    return (*ring, Drawing("seven_sages/tent", box, colours), sign)


def _rope(box: Box, view: m.State, look: Look) -> Marks:
    """Draw the rope from camp to camp: its knot lies towards the one that leads."""
    t = look.theme
    left, rest = box.split(_TENT)
    rest, piles = rest.split(-_PILES, GAP)
    bed, right = rest.split(-_TENT)
    y = box.y + 34
    cord = Box(left.right - 16, y - 13, bed.w + 32, 26)
    half = bed.w / 2 - 8
    x = bed.cx - half * max(-d.LEAD, min(d.LEAD, view.marker)) / d.LEAD
    marks: Marks = (
        Shadow(Rect(cord, radius=10), 10, t.shade),
        Drawing("seven_sages/rope", cord),
    )
    for step in (-20, -15, -10, -5, 5, 10, 15, 20):
        at = bed.cx + half * step / d.LEAD
        marks += (Line(((at, y - 12), (at, y + 12)), "#3a2414", 4),)
    marks += (
        Line(((bed.cx, y - 24), (bed.cx, y + 24)), t.edge, 10),
        Line(((bed.cx, y - 24), (bed.cx, y + 24)), t.ink, 5),
        *_tent(left.place(_TENT, 104, v=0.4), 0, look),
        *_tent(right.place(_TENT, 104, v=0.4), 1, look),
    )
    for side, end in ((0, bed.place(68, 56, 0.01, 1.0)), (1, bed.place(68, 56, 0.99, 1.0))):
        total, align = str(sum(position_text.alliance_points(view, side))), "r" if side else "l"
        marks += (write(end, total, t.ink, FIGURE, weight="bold", align=align, role="figure"),)
    return marks + _piles(piles, view, look) + _knot(x, y, bed, view, look)


def _piles(box: Box, view: m.State, look: Look) -> Marks:
    """Draw how many power cards are left to be drawn, and how many were discarded."""
    t = look.theme
    marks: Marks = ()
    piles = (("pile", view.deck), ("discards", view.discards))
    for (word, pile), cell in zip(piles, box.pad(right=18).columns(2, 4), strict=True):
        stack, label = cell.split(-_LABEL, down=True)
        card = stack.place(56, 74)
        face, ink = (
            (_BACK, "#ffffff")
            if word == "pile"
            else (portraits_trees_cards.PAPER, portraits_trees_cards.INK)
        )
        if not pile:
            face, ink = "", t.ink  # the place of one
        for low in (8, 4, 0)[-max(1, len(pile)) :]:
            under = card.shift(low / 2, low)
            rim = t.line if not pile else "#14100c" if word == "pile" else t.edge
            marks += (Rect(under, face, rim, 2, 7),)
        figure = (34, LEAST, 29, 28)
        marks += (write(card.inset(1), str(len(pile)), ink, figure, weight="bold", align="c"),)
        marks += (write(label, look.say(f"{names.KEY}-board-{word}"), t.ink, NOTE, align="c"),)
    return marks


def _knot(x: float, y: float, bed: Box, view: m.State, look: Look) -> Marks:
    """Draw the knot at the marker, and on gold which alliance leads and by how much.

    The crown is for one that has won.
    """
    t = look.theme
    won = _won(view)
    area = Box(0, 0, 80, 80)
    knot = (Drawing("seven_sages/knot", area),)
    parts = _leads(view, look) if view.marker else (("0", FIGURE),)
    wide = [font_metrics.measure(text, size, "bold") + 4 for text, size in parts]
    whole = sum(wide) + 8 * (len(parts) - 1) + 24 + 48 * won
    middle = min(max(x, bed.x + 72 + whole / 2), bed.right - 72 - whole / 2)
    plate = Box(middle - whole / 2, bed.y + 60, whole, 56)
    paper = GOLD if view.marker else portraits_trees_cards.BRONZE
    ink, rest = ink_on(paper), plate.inset(12, 4)
    marks: Marks = (
        Shadow(Rect(plate, radius=RADIUS), 8, t.shade),
        Rect(plate, paper, "#14100c", 3, RADIUS),
    )
    if won:
        sign, rest = rest.split(44, 4)
        marks += seat_and_suit_symbols.crown(sign.inset(2), ink, paper)
    for (text, size), each in zip(parts, wide, strict=True):
        place, rest = rest.split(each, 8) if text != parts[-1][0] else (rest, rest)
        role: Role = "figure" if size == FIGURE else "note"
        marks += (write(place, text, ink, size, weight="bold", align="c", role=role),)
    marks += () if won else _won_at(plate, bed.inset(72, 0), look)
    marks += (Sprite("knot", knot, area, Box.around(x, y, 62), lift=6, shade=t.shade),)
    if look.since(events.Played, events.Removed, events.Crushed):
        marks += dice_counters_and_marks.changed_box(plate.inset(-2), t)
    return marks


def _won(view: m.State) -> bool:
    """Tell whether a combat is won by who leads: crystals are taken, or all must pass."""
    return bool(view.marker) and (view.leader != d.NONE or view.chooser != d.NONE)


def _leads(view: m.State, look: Look) -> tuple[tuple[str, float], ...]:
    """Return which alliance leads, or has won, and by how much, each with its size."""
    word = look.say(f"{names.KEY}-board-won") if _won(view) else look.say("board-leads")
    sign = names.SIGNS[view.marker < 0]
    return (sign, FIGURE), (word, 28), (f"+{abs(view.marker)}", FIGURE)


def _won_at(plate: Box, bed: Box, look: Look) -> Marks:
    """Write beside the plate of the lead, where there is more room, which lead wins at once."""
    left, right = bed.x, plate.right + GAP / 2
    beside = Box(left, plate.y, plate.x - GAP / 2 - left, plate.h)
    if bed.right - right > beside.w:
        beside = Box(right, plate.y, bed.right - right, plate.h)
    text = look.say(f"{names.KEY}-board-won-at", n=d.LEAD)
    sizes = (28, 27, NOTE)
    return paragraph(beside.inset(0, -4), text, look.theme.ink, sizes, align="c", middle=True)


def _members(view: m.State, side: int) -> list[int]:
    """Return the seats of an alliance from the highest."""
    return [seat for seat in view.order if view.side[seat] == side]


def _camp(box: Box, view: m.State, side: int, look: Look) -> Marks:
    """Draw the members of an alliance, each with the cards that it has on the table."""
    marks: Marks = ()
    members = _members(view, side)
    inner = box.inset(GAP + 4, GAP / 2)
    for seat, row in zip(members, inner.rows(len(members)), strict=True):
        marks += _member(row.place(row.w, min(row.h, _HIGHEST_ROW)), view, seat, look)
    return marks


def _member(row: Box, view: m.State, seat: int, look: Look) -> Marks:
    t = look.theme
    row = row.inset(0, 3)
    who, rest = row.split(row.h * 0.8, 14)
    label, cards = rest.split(_LABEL, down=True)
    out = seat in view.out
    body = who.fitted(0.8, 0.0)
    marks = portraits_trees_cards.portrait(body, view.card[seat], rim=t.seat(seat), faint=out)
    marks += _news(body, seat, look)
    laid = [code & 63 for code in view.laid if code >> 6 == seat]
    own_line = bool(laid) and row.h > _TWO_LINES
    marks += _label(label.shift(0, -7), view, seat, look, named_too=bool(laid) and not own_line)
    if own_line:
        line, cards = cards.split(_LABEL, down=True)
        sizes = (LEAST, 30, 28, NOTE)
        marks += (write(line.shift(0, -7), look.name(seat), t.ink, sizes),)
    if view.second[seat] != d.NONE:
        second, cards = cards.split(54, 6)
        marks += portraits_trees_cards.portrait(
            second, view.second[seat], rim=t.seat(seat), faint=out
        )
    spot = Box(body.right - 32, body.bottom - 44, 44, 44)
    marks += dice_counters_and_marks.seat_mark(spot, seat, t)
    badge = body.place(36, 36, 1.08, 0.0)
    if out:
        marks += _badge(badge, seat_and_suit_symbols.cross, t.bad, t)
    elif view.phase == m.EXCHANGE and view.ready[seat]:
        marks += _badge(badge, seat_and_suit_symbols.check, t.good, t)
    if alone := _bonus(view, seat):
        plate, cards = cards.split(portraits_trees_cards.SCROLL.w, 8)
        place = plate.place(plate.w, portraits_trees_cards.SCROLL.h)
        marks += portraits_trees_cards.bonus(place, alone, look)
    if laid:
        return marks + _cards(cards, laid, seat, look)
    return marks + named(cards.place(cards.w, 64), look.name(seat), t.ink)


def _label(box: Box, view: m.State, seat: int, look: Look, *, named_too: bool) -> Marks:
    """Write what a member plays, as which it ranks if that is another, if it has passed, who it is.

    Mutantus swaps what two play; their tokens, and with them the order, stay [5.6].
    """
    ink, locale = look.theme.ink, look.locale
    worn = [role for role in (view.card[seat], view.second[seat]) if role != d.NONE]
    parts = [" + ".join(names.role(locale, role) for role in worn)]
    if view.token[seat] not in (d.NONE, view.card[seat]):
        ranks = names.role(locale, view.token[seat])
        parts.append(look.say(f"{names.KEY}-board-rank", role=ranks))
    name = look.name(seat)
    if seat in view.out:
        passed = look.say("board-passed")
        with_it = " · ".join((*parts, passed))
        room = box.w - 3 * GAP - font_metrics.measure(name, LEAST, "bold") * named_too
        bare = font_metrics.measure(" · ".join(parts), NOTE, "bold")
        if not bare <= room < font_metrics.measure(with_it, NOTE, "bold"):  # else room for a name
            parts.append(passed)
    while len(parts) > 1 and font_metrics.measure(" · ".join(parts), NOTE, "bold") > box.w:
        parts.pop()  # the cross at the portrait tells it too
    told = write(box, " · ".join(parts), ink, (LEAST, 30, 28, 27, NOTE), weight="bold")
    left = box.split(font_metrics.measure(told.text, told.size, "bold"), 2 * GAP)[1]
    if not named_too or font_metrics.measure(name, LEAST, "bold") > left.w - GAP:
        return (told,)
    return told, write(left.pad(right=GAP), name, ink, LEAST, align="r")


def _bonus(view: m.State, seat: int) -> int:
    """Return the bonus that a lonely player has [4.1]; 0 for others."""
    side = view.side[seat]
    return position_text.alliance_points(view, side)[1] if view.side.count(side) == 1 else 0


def _cards(box: Box, laid: list[int], seat: int, look: Look) -> Marks:
    """Draw what a seat has on the table in the order of play; a spell lies across, at the end."""
    t = look.theme
    fresh = [event.card for event in look.since(events.Played) if event.seat == seat]
    cast = [event.spell for event in look.since(events.Spelled) if event.seat == seat]
    fresh += [d.FIRST_SPELL + spell for spell in cast]
    spells = [kind for kind in laid if kind >= d.FIRST_SPELL]
    powers = [kind for kind in laid if kind < d.FIRST_SPELL]
    pairs = {at for at, kind in enumerate(powers) if d.IS_ONE[kind] and kind in powers[:at]}
    apart = 8 * bool(spells)
    crowded = (
        portraits_trees_cards.SMALL.w + (len(powers) - 1) * _CLOSE
        > box.w - portraits_trees_cards.SCROLL.w * len(spells) - apart
    )
    scroll = portraits_trees_cards.SMALL.w if crowded else portraits_trees_cards.SCROLL.w
    cells = _fan(box.pad(right=scroll * len(spells) + apart), len(powers), pairs)
    left = cells[-1].right + 8 if cells else box.x
    cells += box.pad(left=left - box.x).fan(len(spells), scroll, 4)
    marks: Marks = ()
    rings: Marks = ()
    for at, (kind, cell) in enumerate(zip((*powers, *spells), cells, strict=True)):
        face, area = portraits_trees_cards.played(
            kind, d.SECOND_ONE if at in pairs else 0, narrow=crowded
        )
        place = cell.place(area.w, area.h)
        marks += (Sprite(f"played:{seat}:{kind}", face, area, place, lift=4, shade=t.shade),)
        if kind in fresh:
            rings += dice_counters_and_marks.changed_box(place, t, 8)
    marks = rings + marks if crowded else marks + rings  # above, they would hide values
    for kind, cell in zip(powers, cells, strict=False):
        if letter := look.mark(f"{seat} {d.SUITS[d.SUIT_OF[kind]]} {d.FACE[kind]}"):
            marks += dice_counters_and_marks.candidate(cell.x + 28, cell.bottom - 26, letter, t)
    return marks


def _fan(box: Box, n: int, pairs: set[int]) -> list[Box]:
    """Return the places of cards; in a close fan more is seen of the second 1 of a role."""
    cells = box.fan(n, portraits_trees_cards.SMALL.w, 4)
    if n < 2 or cells[1].x - cells[0].x > _CLOSE:
        return [*cells]
    places = [at + sum(pair < at for pair in pairs) for at in range(n)]
    cells = box.fan(n + len(pairs), portraits_trees_cards.SMALL.w, 4)
    return [cells[place] for place in places]
