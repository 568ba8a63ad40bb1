"""A battle: two ranks of creatures, what was played, every modifier on a line, the two totals.

One drawing for a battle under way (its own picture) and for one just decided (inside the track).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.game import Action
from engine.games.magus_wargame import battle_public_options, battle_totals, data, state as m
from engine.games.magus_wargame.actions import Declare, Lay
from engine.games.magus_wargame.decks_and_eliminations import most
from engine.games.magus_wargame.events import Fought
from render.look import Look
from render.paint import GAP, Box, font_metrics, mix, paragraph, seat_and_suit_symbols, wrap, write
from render.paint.lettering import LEADING, named, whole
from render.paint.scene import Emblem, Marks, Polygon, Rect, Shadow
from render.paint.theme import GOLD, LEAST, NOTE, RADIUS, SIGN, STROKE
from render.widgets.dice_counters_and_marks import candidate, seat_mark
from render.words.catalogues import signed
from . import creature_and_artifact_cards, names
from .land_seals_banners import BANNER, banner, faded, grave, ink, land, paper, tile

_ID = "magus-wargame-board"
_LINE = NOTE * LEADING
_TITLE = 68.0
_FIGURES = 76.0
_LARGE = 60.0
_UPRIGHT = (256.0, 240.0, 224.0, 208.0, creature_and_artifact_cards.LOW)
_PITCHES = (96.0, 88.0, 80.0, 72.0, 66.0, 60.0, 52.0)
"""How high ranks of upright cards and of tiles are: few sizes, so that what is drawn is kept."""
_ACROSS = 3
_GAP = 4.0
_BETWEEN, _LANDS, _TOLD = 50.0, 2, 236.0
"""How far apart two ranks stand; at each side between them, how many signs of the land lie and how
wide it is said who fights.
"""
_SHIELDS, _WORD, _SPARE = 56.0, 34.0, 40.0
_BANNER = 130.0, 180.0
"""How high a banner below a sum is, at least and at most."""
_MAP = 150.0
"""How wide a small map is at least."""
_SORTS = (
    ("abilities", (battle_totals.OWN_LINE, battle_totals.AURA_LINE)),
    ("colours", (battle_totals.COLOUR_LINE, battle_totals.ICON_LINE)),
    ("artifacts", (battle_totals.ARTIFACT_LINE,)),
    ("cards", (battle_totals.POWER_LINE,)),
)
"""Sorts of modifiers, for sums without room for each."""
_OPEN = -3
"""The winner of a battle that is still fought."""


@dataclass(frozen=True, slots=True)
class BattlePicture:
    """What a picture of a battle shows. Creatures: attackers, then defenders."""

    seats: tuple[int, int]
    space: int
    units: tuple[int, ...]
    split: int
    copies: tuple[int, ...]
    fate: tuple[int, ...]
    laid: tuple[m.Laid, ...]
    void: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    points: tuple[int, int] = (0, 0)
    step: int = -1
    winner: int = _OPEN


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of a sum: what counts, how much as it is written, and whether somebody played it."""

    what: str
    figure: str = ""
    played: bool = False


def under_way(view: m.State) -> BattlePicture | None:
    """Return the battle under way as it stands; None without one."""
    b = view.battle
    if b is None:
        return None
    out = _judged(view, b)
    return BattlePicture(
        (b.seats[0], b.seats[1]),
        b.space,
        (*b.units[0], *b.units[1]),
        len(b.units[0]),
        (*b.copies[0], *b.copies[1]),
        out.fate,
        tuple(b.laid),
        out.void,
        out.lines,
        out.totals,
        (b.points[0], b.points[1]),
        b.step,
    )


def _judged(view: m.State, b: m.Battle) -> battle_totals.Outcome:
    return battle_totals.judge(
        b,
        [view.artifacts[x] for x in b.seats],
        [most(view, x) for x in b.seats],
    )


def is_idle(view: m.State, seat: int, way: Action) -> bool:
    """Tell whether a spell or an ability changes nothing of a battle as it stands.

    Such as Creature Kill on what the own Control has taken; it is legal all the same [7.6].
    Counters do more than what is seen at once, and what copies acts at once: they never are.
    """
    b = view.battle
    if b is None or seat not in b.seats:
        return False
    side = b.seats.index(seat)
    if isinstance(way, Lay) and way.card < data.SPELL_BLAST:
        target = (
            data.NONE
            if way.target == data.NO_TARGET
            else battle_public_options.place(b, 1 - side, way.target - data.REF)
        )
        drop = (
            data.NONE
            if way.drop == data.NO_TARGET
            else battle_public_options.place(b, side, way.drop - data.REF)
        )
        laid = m.Laid(b.step, side, m.LAID_CARD, way.card, target, drop)
        then = replace(b, laid=[*b.laid, laid])
    elif isinstance(way, Declare):
        i, j = (
            battle_public_options.place(b, side, way.creature),
            battle_public_options.place(b, 1 - side, way.target),
        )
        if battle_totals.ability_of(b, side, i) == data.COPY:
            return False
        choice = [[*row] for row in b.choice]
        choice[side][i] = j
        then = replace(b, choice=choice)
    else:
        return False
    before, after = _judged(view, b), _judged(view, then)
    return (before.fate, before.totals) == (after.fate, after.totals)


def decided(event: Fought) -> BattlePicture:
    """Return a battle that is over."""
    return BattlePicture(
        (event.seat, event.victim),
        event.space,
        event.units,
        event.split,
        event.copies,
        event.fate,
        event.laid,
        event.void,
        event.lines,
        event.totals,
        winner=event.winner,
    )


def draw(box: Box, clash: BattlePicture, look: Look) -> Marks:
    """Draw a battle: two ranks that face each other on the land they fight for, below them sums."""
    ranks = _ranks(box, clash, look)
    field = ranks.above.union(ranks.below)
    marks = _land(field, field.pad(top=ranks.above.h, bottom=ranks.below.h), clash, look)
    marks += _rank(ranks, clash, 0, look) + _rank(ranks, clash, 1, look)
    sums = box.pad(top=field.h + GAP)
    for side, half in enumerate(sums.columns(2, GAP)):
        marks += _sums(half, clash, side, look)
    return marks


def _land(field: Box, between: Box, clash: BattlePicture, look: Look) -> Marks:
    """Draw the ground under both ranks in the colour of its land, its signs between them."""
    t, kind = look.theme, data.TRACK[clash.space]
    ground = field.inset(-6)
    marks: Marks = (Rect(ground, tile(t, kind), mix(tile(t, kind), ink(t), 0.55), STROKE, RADIUS),)
    swords = between.place(between.h, between.h).inset(2)
    halves = between.pad(right=between.w / 2 + 40), between.pad(left=between.w / 2 + 40)
    for side, half in enumerate(halves):
        told, half = half.split(-_TOLD if side else _TOLD, GAP)[:: -1 if side else 1]
        marks += _told(told.place(told.w, 40), clash.seats[side], side, look)
        for spot in half.place(half.w, half.h - 8).columns(_LANDS, GAP):
            marks += land(spot.place(min(spot.w, spot.h * 1.2), spot.h), kind)
    return (*marks, Emblem("mdi:sword_cross", swords, "#9c1410", "#3a0a06"))


def _told(box: Box, seat: int, side: int, look: Look) -> Marks:
    """Say who attacks, with the creatures above, or who defends, with those below."""
    t = look.theme
    point, mark, words = box.inset(6, 2).shares((24, 36, box.w - 12 - 60 - 2 * GAP / 2), GAP / 2)
    spot = point.place(24, 20)
    tip = spot.at(0.5, side)
    base = (spot.at(0, 1 - side), spot.at(1, 1 - side))
    said = look.say(f"{_ID}-side-{side}")
    return (
        Rect(box, paper(t), mix(t.seat(seat), ink(t), 0.25), STROKE, 8),
        Polygon((tip, *base), ink(t)),
        *seat_mark(mark.square(), seat, t),
        write(words, said, ink(t), (LEAST, NOTE), weight="bold"),
    )


@dataclass(frozen=True, slots=True)
class _Ranks:
    """Say where the two sides' creatures lie, and whether their cards stand upright."""

    above: Box
    below: Box
    upright: bool

    def of(self, side: int) -> Box:
        return self.below if side else self.above


def _ranks(box: Box, clash: BattlePicture, look: Look) -> _Ranks:
    """Return how creatures lie: upright where the sums leave room for all words, or as tiles."""
    sides = [_rows(clash, side, look) for side in (0, 1)]
    wide = (box.w - GAP) / 2 - _FIGURES - 2 * GAP
    need = max(_tall(rows, wide) for rows in sides) + _TITLE + 2 * GAP + 8
    room = box.h - need - _BETWEEN - GAP
    if room >= 2 * _UPRIGHT[-1]:
        high = next(each for each in _UPRIGHT if 2 * each <= room)
        return _faced(box, high, high, upright=True)
    downs = [-(-len(_places(clash, side)) // _ACROSS) for side in (0, 1)]
    fits = (room + 2 * _GAP) / sum(downs)
    pitch = next((each for each in _PITCHES if each <= fits), _PITCHES[-1])
    above, below = (n * pitch - _GAP for n in downs)
    return _faced(box, above, below, upright=False)


def _faced(box: Box, above: float, below: float, *, upright: bool) -> _Ranks:
    """Return two ranks so high, at the upper end of a box, the land between them."""
    upper, rest = box.split(above, _BETWEEN, down=True)
    return _Ranks(upper, rest.place(rest.w, below, v=0.0), upright)


def small(box: Box, clash: BattlePicture, look: Look) -> Marks:
    """Draw a battle that is over: both sides' shields, what counted, the totals."""
    t = look.theme
    title, rest = box.split(_TITLE / 2, down=True)
    rest = rest.place(rest.w, min(rest.h, small_height(box.w, clash, look) + _SPARE), v=0.0)
    where = names.space(look.locale, clash.space)
    said = look.say(f"{_ID}-battle", space=where)
    name = write(title.pad(left=10), said, ink(t), (29, NOTE), weight="bold", family="serif")
    wide = font_metrics.measure(said, name.size, "bold", "serif") + 22
    plate = title.place(min(wide, title.w), title.h + 10, 0.0, 0.0)
    marks: Marks = (Rect(plate, paper(t), ink(t), 2, 8), name)
    for side, half in enumerate(rest.columns(2, GAP)):
        marks += _plate(half, clash, side, look)
        head, body = half.inset(GAP * 0.75, GAP / 2).split(_TITLE, 2, down=True)
        marks += _head(head, clash, side, look)
        shields, body = body.split(_SHIELDS, 2, down=True)
        fallen = [_gone(clash, at) for at in _places(clash, side)]
        cells = shields.fan(len(fallen), 48, 4)
        for at, gone, cell in zip(_places(clash, side), fallen, cells, strict=True):
            marks += creature_and_artifact_cards.small_emblem(cell, clash.units[at], gone=gone)
        if _lost(clash, side):
            lost = look.say(f"{_ID}-destroyed")
            word = shields.pad(left=len(fallen) * 52)
            if not _beside(shields, len(fallen), lost):
                word, body = body.split(_WORD, down=True)
            marks += (write(word, lost, grave(t), NOTE, weight="bold", align="r"),)
        marks += _lines(body, _fitting(body, clash, side, look), look)
    return marks


def _beside(shields: Box, n: int, word: str) -> bool:
    """Say whether a word has room beside so many shields in a row."""
    return shields.w - n * 52 >= font_metrics.measure(word, NOTE, "bold") + 8


def small_height(wide: float, clash: BattlePicture, look: Look) -> float:
    """Return how high the small picture of a battle is with all its lines."""
    room = (wide - GAP) / 2 - 1.5 * GAP - _FIGURES
    lost, inner = look.say(f"{_ID}-destroyed"), Box(0, 0, room + _FIGURES, 0)
    lines = [
        _tall(_rows(clash, side, look), room)
        + _WORD * (_lost(clash, side) and not _beside(inner, len(_places(clash, side)), lost))
        for side in (0, 1)
    ]
    return _TITLE / 2 + _TITLE + _SHIELDS + 4 + GAP + max(lines)


def _lost(clash: BattlePicture, side: int) -> bool:
    return clash.winner in (0, 1) and clash.winner != side


def _places(clash: BattlePicture, side: int) -> range:
    """Return the places of a side's creatures among all."""
    return range(clash.split) if side == 0 else range(clash.split, len(clash.units))


def _gone(clash: BattlePicture, at: int) -> bool:
    """Say whether a creature is destroyed, by a card or with its army."""
    side = 0 if at < clash.split else 1
    lost = clash.winner == battle_totals.BOTH_GONE or (
        clash.winner in (0, 1) and clash.winner != side
    )
    return clash.fate[at] == battle_totals.DESTROYED or (
        lost and clash.fate[at] != battle_totals.TURNED
    )


def _rank(ranks: _Ranks, clash: BattlePicture, side: int, look: Look) -> Marks:
    """Draw the creatures of a side as revealed, with what became of them."""
    marks: Marks = ()
    kind = (
        creature_and_artifact_cards.creature if ranks.upright else creature_and_artifact_cards.tile
    )
    for at, cell in zip(_places(clash, side), _cells(ranks, clash, side), strict=False):
        unit, copied = clash.units[at], clash.copies[at]
        note = f"= {names.unit(look.locale, copied)}" if copied >= 0 else ""
        if _gone(clash, at):
            note = look.say(f"{_ID}-destroyed")
        elif clash.fate[at] == battle_totals.TURNED:
            note = look.say(f"{_ID}-turned")
        marks += kind(cell, unit, look, note=note, gone=_gone(clash, at))
    return marks


def _cells(ranks: _Ranks, clash: BattlePicture, side: int) -> tuple[Box, ...]:
    box, n = ranks.of(side), len(_places(clash, side))
    if not ranks.upright:
        return box.grid(_ACROSS, -(-n // _ACROSS), _GAP)
    wide = min(200.0, (box.w - _GAP * (n - 1)) / max(n, 5))
    return box.place(n * (wide + _GAP) - _GAP, box.h).fan(n, wide, _GAP)


def candidates(box: Box, view: m.State, look: Look) -> Marks:
    """Draw the letters that a menu gives to creatures: those of the other side if it has all."""
    b, now = view.battle, under_way(view)
    if b is None or now is None or not look.marks:
        return ()
    asked = {word for word, _ in look.marks}
    acting = look.to_act[0] if look.to_act else b.seats[0]
    here = b.seats.index(acting) if acting in b.seats else 0
    refs = [_refs(now, side) for side in (0, 1)]
    side = 1 - here if asked & set(data.REFS) <= set(refs[1 - here]) else here
    marks: Marks = ()
    ranks = _ranks(box, now, look)
    for ref, cell in zip(refs[side], _cells(ranks, now, side), strict=False):
        if letter := look.mark(ref):
            x, y = (34.0, 92.0) if ranks.upright else (64.0, cell.h / 2)
            marks += candidate(cell.x + x, cell.y + y, letter, look.theme)
    return marks


def _refs(clash: BattlePicture, side: int) -> list[str]:
    """Return the words by which the creatures of a side are named."""
    seen: dict[int, int] = {}
    found = []
    for at in _places(clash, side):
        unit = clash.units[at]
        found.append(data.REFS[unit * data.COPIES + seen.get(unit, 0)])
        seen[unit] = seen.get(unit, 0) + 1
    return found


def _sums(box: Box, clash: BattlePicture, side: int, look: Look) -> Marks:
    """Draw a side's name, its total, what it played and what counts for it.

    Where that is little the banner of the army hangs below.
    """
    head, body = box.inset(GAP).split(_TITLE, 4, down=True)
    rows = _fitting(body, clash, side, look)
    marks = _plate(box, clash, side, look) + _head(head, clash, side, look)
    if spot := _below(body, rows):
        high = spot.h
        spot = spot.place(high * BANNER, high, 1, 1)
        n = len(_places(clash, side))
        flag, counted = spot.split(-NOTE * LEADING, down=True)
        marks += banner(flag, clash.seats[side], n, look.theme)
        word = look.say(f"{_ID}-creatures", n=n)
        marks += (write(counted.pad(left=-60), word, faded(look.theme), NOTE, align="r"),)
    return marks + _lines(body, rows, look)


def _below(body: Box, rows: Sequence[_Row]) -> Box | None:
    """Return what is free below the lines of a sum; None if that is little."""
    free = body.pad(top=_tall(rows, body.w - _FIGURES) + GAP)
    return free.place(free.w, min(free.h, _BANNER[1]), v=1.0) if free.h >= _BANNER[0] else None


def free(box: Box, clash: BattlePicture, look: Look) -> Box | None:
    """Return where a small map has room in a battle that is drawn in a box; None for nowhere."""
    ranks = _ranks(box, clash, look)
    for side in (1, 0) if ranks.upright else ():
        beside = ranks.of(side).pad(left=_cells(ranks, clash, side)[-1].right - box.x + GAP)
        if beside.w >= _MAP:
            return beside.place(min(beside.w, beside.h), min(beside.w, beside.h))
    sums = box.pad(top=ranks.above.union(ranks.below).h + GAP)
    for side, half in enumerate(sums.columns(2, GAP)):
        body = half.inset(GAP).pad(top=_TITLE + 4)
        if spot := _below(body, _fitting(body, clash, side, look)):
            return spot.place(spot.h, spot.h, 0.0, 1.0)
    return None


def _plate(box: Box, clash: BattlePicture, side: int, look: Look) -> Marks:
    """Draw what a side's sum is written on, in a frame of the seat's colour."""
    t, seat = look.theme, clash.seats[side]
    rim = t.seat(seat)
    return (
        Shadow(Rect(box, radius=RADIUS), 6, t.shade),
        Rect(box, paper(t), mix(rim, ink(t), 0.25), 6 if clash.winner == side else STROKE, RADIUS),
    )


def _head(box: Box, clash: BattlePicture, side: int, look: Look) -> Marks:
    """Draw whose sum it is and how large; the winner has a crown."""
    t, seat = look.theme, clash.seats[side]
    mark, words = box.split(SIGN, GAP / 2)
    figure = str(clash.totals[side])
    name, total = words.split(-font_metrics.measure(figure, _LARGE, "bold", "serif") - 4, GAP / 2)
    said = look.name(seat)
    if clash.winner == _OPEN:
        said = look.say(f"{_ID}-{'defends' if side else 'attacks'}", name=said)
    marks = seat_mark(mark.square(), seat, t)
    if clash.winner == side:
        marks += seat_and_suit_symbols.crown(Box(mark.x - 8, mark.y - 12, 36, 32), GOLD, "")
    if whole(said, name.w, LEAST, "bold"):  # or the mark tells it, and the panel names it
        marks += named(name, said, ink(t), LEAST)
    large = write(
        total, figure, ink(t), _LARGE, weight="bold", align="r", role="figure", family="serif"
    )
    return (*marks, large)


def _lines(box: Box, rows: Sequence[_Row], look: Look) -> Marks:
    """Write what a side played and what counts for it."""
    t, wide = look.theme, box.w - _FIGURES
    marks: Marks = ()
    for row in rows:
        figure = row.figure
        line, box = box.split(_high(row, wide), down=True)
        words, amount = line.split(-_room(figure))
        marks += paragraph(
            words if figure else line, row.what, ink(t) if row.played else faded(t), NOTE
        )
        if figure:
            spot = amount.split(_LINE, down=True)[0]
            marks += (write(spot, figure, ink(t), NOTE, weight="bold", align="r"),)
    return marks


def _room(figure: str) -> float:
    """Return how wide the right end of a line is."""
    return max(_FIGURES, font_metrics.measure(figure, NOTE, "bold") + 10) if figure else 0.0


def _high(row: _Row, wide: float) -> float:
    """Return how high a line is: long ones are broken."""
    return len(wrap(row.what, wide + _FIGURES - _room(row.figure), NOTE)) * _LINE


def _tall(rows: Sequence[_Row], wide: float) -> float:
    return sum(_high(row, wide) for row in rows)


def _fitting(box: Box, clash: BattlePicture, side: int, look: Look) -> list[_Row]:
    """Return the lines of a side that fit: each, or those of a sort together, or the least.

    Whichever they are, their figures add up to the total.
    """
    rows = _rows(clash, side, look)
    sorts = [*_played(clash, side, look, together=True), *_force(clash, side, look)]
    sorts += [_Row(what, signed(look.locale, n)) for what, n in _sorted(clash, side, look)]
    scored = [row for row in sorts if row.figure and not row.played]
    rest = sum(line[3] for line in clash.lines if line[0] == side and line[1])
    least = [*_force(clash, side, look)]
    if rest:
        least.append(_Row(look.say(f"{_ID}-rest"), signed(look.locale, rest)))
    for found in (rows, sorts, scored):
        if _tall(found, box.w - _FIGURES) <= box.h + 1:
            return found
    return least


def _rows(clash: BattlePicture, side: int, look: Look) -> list[_Row]:
    """Return the lines of a side: cards and Priests first, then each modifier with its sum."""
    rows = [*_played(clash, side, look), *_force(clash, side, look)]
    for what, total in _grouped(clash, side, look):
        rows.append(_Row(what, signed(look.locale, total)))
    return rows


def _played(
    clash: BattlePicture, side: int, look: Look, *, together: bool = False
) -> Iterator[_Row]:
    """Yield the spell points of a side and what it played; all that counts on one line."""
    if clash.step >= 0:
        spent = sum(1 for item in clash.laid if item.side == side and item.is_card)
        yield _Row(look.say(f"{_ID}-points", spent=spent, points=clash.points[side]))
    valid: list[str] = []
    for item, void in zip(clash.laid, clash.void, strict=True):
        if item.side == side and together and not void:
            valid.append(_laid(clash, item, look))
        elif item.side == side:
            note = look.say(f"{_ID}-void") if void else ""
            yield _Row(_laid(clash, item, look), note, played=True)
    if valid:
        yield _Row(" · ".join(valid), played=True)


def _force(clash: BattlePicture, side: int, look: Look) -> Iterator[_Row]:
    """Yield the line of a side's Force, one summand for each creature."""
    forces = [line[3] for line in clash.lines if line[0] == side and line[1] == 0]
    if forces:
        sums = " + ".join(map(str, forces))
        yield _Row(f"{look.say(f'{_ID}-line-force')} {sums}", str(sum(forces)))


def _sorted(clash: BattlePicture, side: int, look: Look) -> Iterator[tuple[str, int]]:
    """Yield each sort of modifiers that a side has, with its sum."""
    for name, kinds in _SORTS:
        found = [line[3] for line in clash.lines if line[0] == side and line[1] in kinds]
        if found:
            yield look.say(f"{_ID}-sum-{name}"), sum(found)


def _grouped(clash: BattlePicture, side: int, look: Look) -> list[tuple[str, int]]:
    """Return the other modifiers; equal ones on one line."""
    found: dict[str, int] = {}
    for line in clash.lines:
        if line[0] == side and line[1]:
            what = names.line(look.locale, line, clash.units)
            found[what] = found.get(what, 0) + line[3]
    return list(found.items())


def _laid(clash: BattlePicture, item: m.Laid, look: Look) -> str:
    """Return what was played, and on whom."""
    side, target = item.side, item.target
    if not item.is_card:
        priest = names.unit(look.locale, clash.units[item.what + (clash.split if side else 0)])
        return f"{priest} → {names.card(look.locale, clash.laid[target].what)}"
    card = names.card(look.locale, item.what)
    if item.what == data.SPELL_BLAST:
        return f"{card} → {names.card(look.locale, clash.laid[target].what)}"
    if target < 0:
        return card
    place = target + (0 if side else clash.split)
    return f"{card} → {names.unit(look.locale, clash.units[place])}"
