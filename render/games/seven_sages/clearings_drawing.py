"""A clearing of the wood: its tree, its crystals, and the roles in play from the highest."""

from collections.abc import Sequence
from itertools import pairwise

from engine.games.seven_sages import data as d, events, state as m
from render.look import Look
from render.paint import Box, font_metrics, ground_texture_types, mix, paragraph, write
from render.paint.scene import Arrow, Drawing, Gradient, Marks, Polygon, Rect, Shadow, Sprite
from render.paint.theme import GOLD, LEAST, NAME, NOTE, Theme
from render.widgets import dice_counters_and_marks
from . import names
from .portraits_trees_cards import crystal, portrait, tree

WOOD: ground_texture_types.Grain = (
    ground_texture_types.Noise(240, 190, 8),
    ground_texture_types.Strokes("blade", 1_500, 17, 6),
    ground_texture_types.LightFalloff(10),
)
"""The floor of the wood: moss and a few blades of grass."""

HEIGHT, HIGHEST = 376.0, 480.0
"""How high a clearing is at least, and at most."""
_EDGE = 12.0
_ORDER, _FOUGHT = 118.0, 190.0
"""How high the row of the roles is, and both rows in the clearing of the combat."""
_TREE = 280.0
_FACE, _STEP, _MARK = 58.0, 5.0, 30.0
"""Portraits: how high at most, how much lower each stands than the one before, and its seat."""
_NAMED = 30.0
_GEM = 72.0
_TRUNK = 58.0
_ROUND = 28.0
_EARTH = {"dark": "#3b2f20", "light": "#cbb98f"}
_SCENES = {
    (theme, lit): (("base", base), ("far", far), ("floor", floor), ("light", light))
    for theme, lit, base, far, floor, light in (
        ("dark", False, "#22352a", "#0f1d16", "#20382a", "#8fc7b0"),
        ("dark", True, "#2c4634", "#14261b", "#2b4a31", "#f6e6a8"),
        ("light", False, "#dde7c8", "#8fa878", "#c3d5a2", "#ffffff"),
        ("light", True, "#eef2d6", "#a3b578", "#cfdca0", "#fff3b8"),
    )
}
"""The colours of a clearing: its air, its trees, its grass, and what falls through them."""
_FOREST = {
    theme: (("base", base), ("far", far), ("floor", floor), ("light", light), ("leaf", leaf))
    for theme, base, far, floor, light, leaf in (
        ("dark", "#17221b", "#0c1711", "#22392a", "#cfe3b4", "#2d5535"),
        ("light", "#a9bd94", "#6d8a5c", "#a5bd84", "#ffffff", "#7fa05f"),
    )
}

_AIR = ("base", "far", "floor", "light")
_TREES, _GRASS, _FERNS, _LAWNS = 360.0, 142.0, 130.0, 4
"""How high the trees of the wood are, a row of tufts in so many parts, and ferns at the foot."""


def wood(cells: tuple[Box, ...], lit: int, theme: Theme) -> Marks:
    """Draw the floors of the clearings, that of the combat lit, and the trunks between them."""
    marks: Marks = ()
    for at, cell in enumerate(cells):
        marks += floor(cell, theme, lit=at == lit)
    if theme.palette == "contrast":
        return marks
    bark = "#4a3a2c" if theme.name == "dark" else "#8a6f55"
    gaps = [(a.right + b.x) / 2 for a, b in pairwise(cells)]
    for x in (cells[0].x - 22, *gaps, cells[-1].right + 22):
        stem = Box(x - _TRUNK / 2, cells[0].y - 20, _TRUNK, cells[0].h + 34)
        marks += (
            Shadow(Rect(stem.inset(13, 4)), 14, theme.shade),
            Drawing("seven_sages/trunk", stem, (("bark", bark),)),
        )
    return marks


def floor(box: Box, theme: Theme, *, lit: bool) -> Marks:
    """Draw the floor of a clearing; the sun falls on that of the combat."""
    rim, width = (GOLD, 6.0) if lit else (theme.line, 2.0)
    plain = theme.palette == "contrast"
    scene = Drawing("seven_sages/glade", box, _SCENES[theme.name, lit])
    return (
        Rect(box, theme.surface, radius=_ROUND) if plain else scene,
        Rect(box, "", theme.edge, width + 3, _ROUND),
        Rect(box, "", rim, width, _ROUND),
    )


def forest(box: Box, theme: Theme) -> Marks:
    """Draw the depth of the wood behind the sages; high contrast has a plain ground.

    Its parts are always of one size, so that all pictures share them: only the floor is fitted.
    """
    if theme.palette == "contrast":
        return ()
    colours = dict(_FOREST[theme.name])

    def drawn(name: str, place: Box, *used: str) -> Drawing:
        return Drawing(f"seven_sages/{name}", place, tuple((key, colours[key]) for key in used))

    trees, open_ = box.split(min(_TREES, box.h), down=True)
    near = Gradient(colours["floor"], mix(colours["base"], colours["floor"], 0.5))
    marks: Marks = (drawn("forest", trees.place(box.w, _TREES, v=0.0), *_AIR), Rect(open_, near))
    for at in range(int(open_.h / _GRASS)):
        lawn = Box(open_.x, open_.y + at * _GRASS, open_.w, _GRASS)
        tufts = lawn.shift(-lawn.w / 12 * (at % 3), 0).columns(_LAWNS)
        marks += tuple(drawn("grass", place, "far", "light") for place in tufts)
    ferns = box.split(-_FERNS, down=True)[1]
    return (*marks, drawn("ferns", ferns, "far", "leaf"))


def glade(box: Box, view: m.State, slot: int, look: Look) -> Marks:
    """Draw what stands on a clearing."""
    t = look.theme
    tile = view.slots[slot]
    inner = box.inset(16, _EDGE)
    if tile == d.NONE:
        return _thicket(inner, look)
    if tile == d.FINITUM:
        return _finitum(inner, view, slot, look) + _news(box, slot, look)
    rows = _FOUGHT if tile == view.arena else _ORDER
    grove, order = inner.split(-rows, _EDGE / 2, down=True)
    high = min(_TREE, grove.h - 28)
    shown = grove.place(high * 5 / 6, high, 0.98, 0.66)
    title, rest = grove.split(50, down=True)
    marks = (
        *tree(shown, tile),
        *_title(title.pad(right=max(shown.w * 0.5, min(shown.w * 0.9, 96.0))), tile, look),
        write(rest.split(30, down=True)[0], _where(slot, look), t.ink, (28, NOTE)),
        *_gems(grove.split(-_GEM, down=True)[1], view, slot, look),
    )
    if slot == view.pawn:
        marks += _pawn(grove.place(56, 84, 1.0, 1.0), t)
    return marks + _hierarchy(order, view, slot, look) + _news(box, slot, look)


def _title(box: Box, tile: int, look: Look) -> Marks:
    name = names.tile(look.locale, tile)
    sizes = (44, 40, NAME, LEAST)
    return (write(box, name, look.theme.ink, sizes, weight="bold", family="serif", role="name"),)


def _where(slot: int, look: Look) -> str:
    return names.slot(look.locale, slot)


def _pawn(box: Box, theme: Theme) -> Marks:
    area = Box(0, 0, 60, 90)
    drawn = (Drawing("seven_sages/pawn", area),)
    return (Sprite("pawn", drawn, area, box, lift=8, shade=theme.shade),)


def _news(box: Box, slot: int, look: Look) -> Marks:
    """Mark a clearing that is new or that the pawn has come to, and its letter in a menu."""
    t = look.theme
    moved = look.since(events.Moved, events.Laid)
    marks: Marks = ()
    if any(event.slot == slot for event in moved):  # type: ignore[attr-defined]
        marks += dice_counters_and_marks.changed_box(box.inset(3), t, _ROUND)
    if letter := look.mark(d.SLOTS[slot]):
        marks += dice_counters_and_marks.candidate(box.right - 22, box.y + 20, letter, t)
    return marks


def _gems(box: Box, view: m.State, slot: int, look: Look) -> Marks:
    t = look.theme
    values = view.crystals[slot]
    cells = box.place(box.w, _GEM, 0.0, 1.0).fan(len(values), _GEM, 4)
    swapped = {
        (place, value)
        for event in look.since(events.Swapped)
        for place, value in ((event.one, event.against), (event.other, event.crystal))
    }
    marks: Marks = ()
    for value, cell in zip(values, cells, strict=True):
        marks += crystal(cell, value, t)
        if (slot, value) in swapped:
            marks += dice_counters_and_marks.changed_box(cell.square().inset(-2), t)
    return marks


def _hierarchy(box: Box, view: m.State, slot: int, look: Look) -> Marks:
    """Draw the roles in play from the highest, each a step lower.

    Those of the combat are larger, in two rows, with whose they are and who acts.
    """
    tile = view.slots[slot]
    order = [role for role in d.HIERARCHY[tile] if role in view.roles]
    fought = tile == view.arena
    across = -(-len(order) // 2) if fought else len(order)
    ranks, said = box.inset(-4, 0).split(-_NAMED, down=True)
    marks: Marks = (Rect(said, _EARTH[look.theme.name]),)
    for at, row in enumerate(ranks.rows(-(-len(order) // across))):
        roles = order[at * across : (at + 1) * across]
        cells = row.columns(across)[: len(roles)]
        step = _STEP * (0.6 if fought else 1)
        high = min(row.h - 6 - step * (across - 1), _FACE if not fought else row.h)
        wide = min(high * 0.8, cells[0].w - 7)
        faces = [
            Box(cell.cx - wide / 2, row.y + 6 + n * step, wide, wide / 0.8)
            for n, cell in enumerate(cells)
        ]
        foot = said.bottom if row.bottom > said.y - 1 else row.bottom
        marks += _steps(cells, [face.bottom for face in faces], foot, look.theme)
        for role, face in zip(roles, faces, strict=True):
            marks += _ranked(face, role, view, look, fought=fought)
    acting = _acting(view, look) if fought else d.NONE
    return marks + (
        _ends(said, order, look) if acting == d.NONE else _turn(said, view, acting, look)
    )


def _ranked(face: Box, role: int, view: m.State, look: Look, *, fought: bool) -> Marks:
    """Draw a role in its place in the order; in the combat whose it is."""
    taken = view.token.index(role) if fought and role in view.token else d.NONE
    absent = fought and taken == d.NONE and view.phase != m.ROLES_PHASE
    marks = _stood(face, role, taken, look, absent=absent)
    if taken == d.NONE:
        return marks
    spot = face.place(_MARK, _MARK, 1.14, 1.06)
    return marks + dice_counters_and_marks.seat_mark(spot, taken, look.theme)


def _acting(view: m.State, look: Look) -> int:
    """Return the seat that is waited for, if it is one that has a role; else NONE."""
    alone = len(look.to_act) == 1 and view.token[look.to_act[0]] != d.NONE
    return look.to_act[0] if alone and look.result is None else d.NONE


def _turn(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Name the role whose turn it is, as large as there is room for."""
    sign, words = box.inset(8, 0).split(_MARK, 8)
    name = names.role(look.locale, view.token[seat])
    return (
        *dice_counters_and_marks.seat_mark(sign.square(), seat, look.theme),
        write(words, name, look.theme.ink, (NAME, LEAST, 30, 28, NOTE), weight="bold"),
    )


def _ends(box: Box, order: Sequence[int], look: Look) -> Marks:
    """Name the highest role, which begins and takes first, and the lowest, which moves the pawn."""
    t, row = look.theme, box.inset(8, 0)
    first, last = (names.role(look.locale, role) for role in (order[0], order[-1]))
    start = row.x + font_metrics.measure(first, NOTE) + 8
    end = row.right - font_metrics.measure(last, NOTE) - 8
    way = (Arrow((start, row.cy), (end, row.cy), t.ink, 3),) if end - start > 24 else ()
    return (write(row, first, t.ink, NOTE), *way, write(row, last, t.ink, NOTE, align="r"))


def _steps(cells: Sequence[Box], tops: Sequence[float], foot: float, theme: Theme) -> Marks:
    """Draw the steps that the roles stand on, down to a foot."""
    corners = [
        spot
        for cell, top in zip(cells, tops, strict=True)
        for spot in ((cell.x, top), (cell.right, top))
    ]
    stair = ((cells[0].x, foot), *corners, (cells[-1].right, foot))
    return (Polygon(stair, _EARTH[theme.name]),)


def _stood(face: Box, role: int, taken: int, look: Look, *, absent: bool) -> Marks:
    """Draw a role on its step; one that is taken is lit in the colour of its seat."""
    t = look.theme
    if taken == d.NONE:
        return portrait(face, role, faint=absent)
    marks: Marks = (Rect(face.inset(-4), t.seat(taken), t.edge, 2, 8), *portrait(face, role))
    if any(event.role == role for event in look.since(events.Became)):
        marks += dice_counters_and_marks.changed_box(face.inset(-6), t, 10)
    return marks


def _finitum(box: Box, view: m.State, slot: int, look: Look) -> Marks:
    t = look.theme
    title, rest = box.split(50, down=True)
    where, rest = rest.split(30, down=True)
    wood_, words = rest.split(-96, down=True)
    marks = (*_title(title, d.FINITUM, look), write(where, _where(slot, look), t.ink, (28, NOTE)))
    marks += tree(wood_.inset(0, 8), d.FINITUM, moon="" if t.name == "dark" else "#e0b93f")
    if slot == view.pawn:
        marks += _pawn(wood_.place(60, 90, 0.9, 1.0), t)
    text = look.say(f"{names.KEY}-board-finitum")
    return marks + paragraph(words, text, t.ink, (32, 30, NOTE), align="c", middle=True)


def _thicket(box: Box, look: Look) -> Marks:
    """Draw dense wood where there is no clearing any more."""
    t = look.theme
    trees, words = box.split(-80, down=True)
    leaf = "#2f4a3b" if t.name == "dark" else "#6f9472"
    text = look.say(f"{names.KEY}-board-no-tile")
    return (
        Drawing("seven_sages/thicket", trees, (("leaf", leaf),)),
        *paragraph(words, text, t.ink, (32, NOTE), align="c", middle=True),
    )
