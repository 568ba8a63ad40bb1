"""The side of the board: a panel for each seat with towers, armies, hand and artifacts."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.games.magus_wargame import data as d, state as m
from engine.games.magus_wargame.final_ranking import armies, towers
from render.look import Look
from render.paint import GAP, LEAST, NAME, NOTE, Box, Marks, font_metrics, seat_and_suit_symbols
from render.paint.lettering import write
from render.paint.scene import Drawing, Emblem, Rect
from render.paint.theme import Theme
from render.widgets import board_frame
from render.widgets.dice_counters_and_marks import seat_mark
from . import emblems_of_creatures_and_cards, land_seals_banners, names, position_text

_FACTS, _LABEL, _LABELLED = 50.0, 30.0, 84.0
"""How high the facts of a seat are, their labels, and both with what is between."""
_SIGNED, _STRIP = 52.0, 220.0
"""How wide a seat's mark is on a strip, with what is beside it, and its towers and armies."""
_STANDING, _PITCH, _STANDS, _SPREAD, _COUNTED = 50.0, 62.0, 340.0, 520.0, 188.0
"""How high a row of standings is at least and at most, how wide they are, and what they count."""
STRIPS = (58.0, 90.0)
"""How high a strip is that has names on the line of what they count, and one with names above."""
_TITLE = 32.0
"""How high a name is above what its seat counts."""
_OUT = "magus-wargame-board-out"
_LEAST, _LOW, _NAMED = 40.0, 56.0, 80.0
"""How high the line of a debt is, and a row of artifacts at least: without names, and with them."""
_GIFT = 92.0
"""How wide what an artifact gives is."""
_SPRITES: Mapping[int, tuple[str, float, tuple[str, ...], str]] = {
    d.HELM: ("shield-white", 100 / 116, (), f"×{d.FULL + 1}"),
    d.CROWN: ("banner", land_seals_banners.BANNER, ("cloth",), f"×{d.MOST_TOKENS}"),
}
_SYMBOLS = {d.SWORD: "mdi:sword", d.ARMOR: "mdi:shield"}


def side(box: Box, view: m.State, look: Look) -> Marks:
    """Draw the seats in turn order; who is out has a low panel."""
    look = board_frame.on_matter(look)
    weights = [0.4 if view.out[seat] else 1.0 for seat in view.order]
    flags = board_frame.or_level(lead(view), (seat for seat in view.order if not view.out[seat]))
    marks: Marks = ()
    for seat, cell in zip(view.order, box.shares(weights, GAP, down=True), strict=True):
        note = look.say(_OUT) if view.out[seat] else ""
        frame, body = board_frame.panel(cell, look, seat, lead=flags, note=note)
        marks += frame if view.out[seat] else frame + _rows(body, view, seat, look)
    return marks


def strip(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw on one low panel whose picture it is, and how all stand: towers and armies.

    A high one has all names, above what they count. In a low one the own name gives way first,
    the leader's last: marks tell the rest.
    """
    look = board_frame.on_matter(look)
    t = look.theme
    inner, two = box.inset(GAP, 4), box.h >= STRIPS[1]
    cells = _above(inner, view, seat, look) if two else _beside(inner, view, seat, look)
    marks = board_frame.plate(box, t)
    right = inner.x
    for each, mark, title, text, figures in cells:
        marks += seat_mark(mark.square(), each, t)
        marks += board_frame.called(title, text, each == seat, look)
        if view.out[each]:
            marks += (write(figures, look.say(_OUT), t.muted, NOTE),)
        else:
            marks += board_frame.facts(figures, look, _facts(view, each, look)[:2])
        right = max(title.right, figures.right)
    free = inner.pad(left=right + 3 * GAP - inner.x)
    first, *more = position_text.ending(view, look)
    if max(font_metrics.measure(line, NOTE, "bold") for line in (first, *more)) <= free.w:
        upper, *lower = free.rows(1 + len(more))
        marks += (write(upper, first, t.ink, NOTE, weight="bold", align="r"),)
        for line, row in zip(more, lower, strict=True):
            marks += (write(row, line, t.muted, NOTE, align="r"),)
    return marks


def told(box: Box, view: m.State, seat: int) -> int:
    """Return of how many seats a box tells how they stand: none if not of all in the lead."""
    down = min(len(view.order), int((box.h - 8) / _STANDING)) if box.w >= _STANDS else 0
    return down if down >= max(2, len({seat, *lead(view).seats})) else 0


def named(box: Box, view: m.State, seat: int, look: Look) -> bool:
    """Say whether a box tells how seats stand with the names of all but the viewer."""
    others = _standing(view, seat)[1 : told(box, view, seat)]
    room = min(box.w, _SPREAD) - 16 - _SIGNED - _COUNTED
    return bool(others) and all(
        _wide(look.name(each), False, look) - GAP <= room for each in others
    )


def _standing(view: m.State, seat: int) -> list[int]:
    """Return seats as standings have them: the viewer, who leads, the others, who is out."""
    ahead, seats = lead(view).seats, _own_first(view, seat)
    return sorted(seats, key=lambda each: (each != seat, each not in ahead, view.out[each]))


def standings(box: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw on a panel how as many seats stand as it has room for: the viewer, who leads, others."""
    look = board_frame.on_matter(look)
    t, down = look.theme, told(box, view, seat)
    box = box.place(min(box.w, _SPREAD), min(box.h, down * _PITCH + 8))
    marks = board_frame.plate(box, t)
    for each, row in zip(_standing(view, seat), box.inset(8, 4).rows(down), strict=False):
        mark, rest = row.place(row.w, min(row.h, 56.0)).split(_SIGNED - 8, 8)
        title, figures = rest.split(-_COUNTED)
        marks += seat_mark(mark.square(), each, t)
        texts = (look.name(each), *((look.say("board-you"),) * (each == seat)))
        text = next((one for one in texts if _wide(one, each == seat, look) - GAP <= title.w), "")
        marks += board_frame.called(title, text, each == seat, look)
        if view.out[each]:
            marks += (write(figures, look.say(_OUT), t.muted, NOTE),)
        else:
            counted = [replace(fact, of="") for fact in _facts(view, each, look)[:2]]
            marks += board_frame.facts(figures, look, counted)
    return marks


def strip_height(wide: float, view: m.State, seat: int, look: Look) -> float:
    """Return how high a strip of a width is: low unless a high one has more names."""
    inner = Box(0, 0, wide - 2 * GAP, _FACTS)
    low, high = (_names(inner, view, seat, look, above=above) for above in (False, True))
    return STRIPS[len(high) > len(low)]


_Cell = tuple[int, Box, Box, str, Box]
"""A seat, where its mark is, where its name, the name or what is told instead, where it counts."""


def _above(inner: Box, view: m.State, seat: int, look: Look) -> Iterator[_Cell]:
    """Yield the seats of a strip that has the names above the figures."""
    said, seats = _names(inner, view, seat, look, above=True), _own_first(view, seat)
    wide = [_SIGNED + _need(view, each, seat, said.get(each, ""), look) for each in seats]
    first, *more = position_text.ending(view, look)
    ends = max(font_metrics.measure(line, NOTE, "bold") for line in (first, *more)) + 3 * GAP
    spare = inner.w - sum(wide)
    apart = GAP if spare - GAP * len(wide) >= ends else max(0.0, spare) / (len(wide) - 1)
    left = inner.x
    for each, width in zip(seats, wide, strict=True):
        mark, words = Box(left, inner.y, width, inner.h).split(_SIGNED - 8, 8)
        title, figures = words.split(_TITLE, down=True)
        counted = min(_counted(view, each, look), figures.w)
        yield each, mark, title, said.get(each, ""), figures.split(counted)[0]
        left += width + apart


def _need(view: m.State, each: int, seat: int, text: str, look: Look) -> float:
    """Return how wide a name above figures, and these, are."""
    name = _wide(text, each == seat, look) - GAP if text else 0.0
    return max(name + 1, _counted(view, each, look) + 1)


def _beside(inner: Box, view: m.State, seat: int, look: Look) -> Iterator[_Cell]:
    """Yield the seats of a strip of one line."""
    said, left = _names(inner, view, seat, look), inner.x
    for each in _own_first(view, seat):
        text = said.get(each, "")
        name = _wide(text, each == seat, look) if text else 0.0
        cell = Box(left, inner.y, _SIGNED + name + _counted(view, each, look), inner.h)
        mark, words = cell.split(_SIGNED - 8, 8)
        title, figures = words.split(-_counted(view, each, look))
        yield each, mark, title, text, figures
        left = cell.right + GAP


def _own_first(view: m.State, seat: int) -> tuple[int, ...]:
    return (seat, *(each for each in view.order if each != seat))


def _counted(view: m.State, seat: int, look: Look) -> float:
    """Return how wide what a seat counts is, on a strip of one line."""
    return font_metrics.measure(look.say(_OUT), NOTE) + 2 if view.out[seat] else _STRIP


def _wide(text: str, own: bool, look: Look) -> float:
    """Return how wide a name is with its gap; the viewer's own is told to be that."""
    said = board_frame.you_wide(text, own, look)
    return font_metrics.measure(text, LEAST, "bold") + said + GAP


def _names(
    inner: Box, view: m.State, seat: int, look: Look, *, above: bool = False
) -> dict[int, str]:
    """Return the names that a strip tells: those ahead before the others, who is out last."""
    own, *others = _own_first(view, seat)
    others.sort(key=lambda each: (view.out[each], each not in lead(view).seats))
    texts = {each: look.name(each) for each in (own, *others)}

    def used(found: Mapping[int, str]) -> float:
        if above:
            needs = (_need(view, each, own, found.get(each, ""), look) for each in texts)
            return sum(needs) + (_SIGNED + GAP) * len(texts) - GAP
        names_ = sum(_wide(text, each == own, look) for each, text in found.items())
        return names_ + sum(_SIGNED + GAP + _counted(view, each, look) for each in texts)

    if used(texts) > inner.w:
        texts[own] = look.say("board-you")
    found: dict[int, str] = {}
    for each, text in texts.items():
        if used({**found, each: text}) <= inner.w:
            found[each] = text
    return found


def lead(view: m.State) -> board_frame.Leaders:
    """Return who is ahead by what ranks: towers, then armies; level where the secret Force decides.

    Source: rulings V1 to V3.
    """
    alive = (seat for seat in view.order if not view.out[seat])
    return board_frame.leading({seat: (towers(view, seat), armies(view, seat)) for seat in alive})


def tally(view: m.State) -> tuple[int, ...]:
    """Return how many towers each seat holds."""
    return tuple(sum(space in d.TOWERS for space in row) for row in view.at)


def _rows(body: Box, view: m.State, seat: int, look: Look) -> Marks:
    """Draw the three facts, then the artifacts, as large as there is room."""
    t = look.theme
    debt = bool(view.owed[seat]) * _LEAST
    rows = -(-len(view.artifacts[seat]) // 2)
    labelled = body.h >= _LABELLED + rows * _LOW + debt
    counts, rest = body.split(_FACTS + _LABEL * labelled, 4, down=True)
    marks = board_frame.facts(counts, look, _facts(view, seat, look))
    if view.owed[seat]:
        owes = look.say("magus-wargame-board-owes", n=view.owed[seat])
        rest, line = rest.split(-_LEAST, 2, down=True)
        marks += (write(line, owes, t.warn, (LEAST, NOTE), weight="bold"),)
    return marks + _artifacts(rest, view.artifacts[seat], seat, look)


def _artifacts(box: Box, items: Sequence[int], seat: int, look: Look) -> Marks:
    """Draw the artifacts of a seat with what they give: below their names, or two in a row."""
    t = look.theme
    marks: Marks = ()
    named_ = box.h >= _NAMED * len(items)
    across = 1 if named_ or len(items) < 2 else 2
    down = -(-len(items) // across)
    high = min(box.h / max(down, 1), 96.0)
    cells = box.place(box.w, high * down, 0, 0.3).grid(across, down, 4) if items else ()
    for item, cell in zip(items, cells, strict=False):
        sign, words = cell.inset(0, 2).split(min(cell.h - 4, 76.0 if across == 1 else 58.0), 8)
        marks += emblems_of_creatures_and_cards.artifact(sign.square(), item)
        if named_:
            upper, words = words.place(words.w, min(words.h, 80)).split(27, down=True)
            name = names.artifact(look.locale, item)
            marks += (write(upper, name, t.ink, (29, NOTE)),)
        marks += _gift(words.place(_GIFT, min(words.h, 46), 0.0), item, seat, t)
    return marks


def _gift(box: Box, item: int, seat: int, theme: Theme) -> Marks:
    """Draw what an artifact gives: to whom or when, and how much."""
    sign, words = box.split(box.h, 4)
    if item >= d.FIRST_CHARM:
        kind, gift = item - d.FIRST_CHARM, "+3"
        field = Rect(sign, land_seals_banners.plate(theme, kind), theme.line, 2, 8)
        marks: Marks = (field, *land_seals_banners.land(sign.inset(4), kind))
    elif item in _SPRITES:  # so many creatures in an army, or so many armies
        name, wide, colours, gift = _SPRITES[item]
        cloth = tuple((part, theme.seat(seat)) for part in colours)
        marks = (Drawing(f"{land_seals_banners.ART}/{name}", sign.fitted(wide), cloth),)
    elif item == d.RING:
        cards = seat_and_suit_symbols.cards(sign.inset(4), theme.ink, theme.panel)
        marks, gift = cards, "×2"
    else:
        marks, gift = (Emblem(_SYMBOLS[item], sign.inset(3), theme.ink),), "+1"
    return (*marks, write(words, gift, theme.ink, (40, NAME, LEAST), weight="bold"))


def _facts(view: m.State, seat: int, look: Look) -> tuple[board_frame.Fact, ...]:
    """Return by what one decides: towers of four, armies, and cards in hand."""
    t = look.theme
    cloth = t.seat(seat)

    def tower(box: Box) -> Marks:
        return (land_seals_banners.castle(box, cloth, t),)

    def army(box: Box) -> Marks:
        return (Drawing(f"{land_seals_banners.ART}/banner", box, (("cloth", cloth),)),)

    def held(box: Box) -> Marks:
        return seat_and_suit_symbols.cards(box.inset(3), t.ink, t.panel)

    counts = towers(view, seat), armies(view, seat), len(view.hands[seat])
    signs = zip(("towers", "armies", "cards"), counts, (tower, army, held), strict=True)
    every = {"towers": f"/{len(d.TOWERS)}"}
    by = _decisive(view) if seat in lead(view).seats else ""
    return tuple(
        board_frame.Fact(
            str(n), sign, _word(look, what, n), most=what == by, of=every.get(what, "")
        )
        for what, n, sign in signs
    )


def _decisive(view: m.State) -> str:
    """Return what sets those in the lead apart from the next: towers, or else armies."""
    held = [towers(view, seat) for seat in view.order if not view.out[seat]]
    return "towers" if held.count(max(held)) == len(lead(view).seats) else "armies"


def _word(look: Look, what: str, n: int) -> str:
    return look.say(f"magus-wargame-board-{what}", n=n)
