"""Centre of the map between battles: recruits, dice, decks, artifacts, the last battle."""

from collections.abc import Sequence

from engine.games.magus_wargame import data as d, events as m, state
from render.look import Look
from render.paint import GAP, Box, Drawing, Marks, Rect, Sprite, font_metrics, paragraph, write
from render.paint.scene import Shadow, Text
from render.paint.theme import FIGURE, LEAST, NAME, NOTE, SIGN, STROKE, Theme
from render.widgets.dice_counters_and_marks import candidate, changed_box, die, seat_mark
from . import battle_drawing, creature_and_artifact_cards, emblems_of_creatures_and_cards, names
from .land_seals_banners import faded, ink, keep, land, paper, tile
from .magic_cards import timing
from .position_text import ending

_DICE = 80.0
_TITLE = 36.0
_TOPS = (300.0, 268.0, creature_and_artifact_cards.HIGH, creature_and_artifact_cards.LOW)
"""How high the recruits are: few sizes, so that what is drawn is kept."""
_KEEP_WIDE, _KEEP_HIGH, _CUBE = 170.0, 150.0, 66.0
"""How wide and high the castle in a corner is, and the dice between two."""
_STANDS = 150 / 160
"""How high a castle is for its width."""
_WAX = "#8d1a16"
_ARMIES = 2
"""Armies beside each other."""
_ARMY, _SPELL = 66.0, 62.0
_SHIELDS = 52.0, 44.0, 32.0
"""How wide the shields of an army may be: few sizes, so that what is drawn is kept."""
_LOWER, _MOST = 0.8, 1.3
"""By how much what lies in the middle for who moves is lower or higher than as a rule."""
_BESIDE = 75.0
"""What a card of the hand has beside its name."""
_ITEM, _HELD = 62.0, 70.0
"""How high a row of artifacts is, and the row of the towers."""
_COUNT = 33.0
"""How wide the number of a deck's cards is."""
_NARROW, _WIDE = 320.0, 704.0
"""How wide a list is that has one artifact in a row, or two."""


def middle(box: Box, view: state.State, seat: int | None, look: Look) -> Marks:
    """Draw what matters between battles: recruits, dice, and the last battle or the towers.

    Once a viewer has rolled, their own armies and hand lie there instead. The recruits are as
    high as the rest allows.
    """
    moving = seat is not None and seat in look.to_act and bool(view.dice)
    fought = [event for event in look.events if isinstance(event, m.Fought)]
    last = battle_drawing.decided(fought[-1]) if fought and not moving else None
    if seat is not None and moving:
        need = sum(_rows(box.w, view, seat, look)) + _HELD
    elif last:
        need = battle_drawing.small_height(box.w, last, look)
    else:
        return _country(box, view, look)
    around = _TITLE + _DICE + 1.5 * GAP
    room = box.h - around - need
    high = next((each for each in _TOPS if each <= room), _TOPS[-1])
    tops, rest = box.split(high + _TITLE, GAP * 0.75, down=True)
    dice, rest = rest.split(_DICE, GAP * 0.75, down=True)
    marks = recruits(tops, view, look) + _dice(dice, view, look)
    if last:
        return marks + battle_drawing.small(rest, last, look)
    return marks + (_camp(rest, view, seat, look) if seat is not None else ())


def _country(box: Box, view: state.State, look: Look) -> Marks:
    """Draw the towers in the corners, how the match ends, the recruits, and dice with decks."""
    upper, rest = box.split(_KEEP_HIGH, 10, down=True)
    cards, lower = rest.split(-_KEEP_HIGH, 10, down=True)
    marks = recruits(cards, view, look)
    corners: list[Box] = []
    centres: list[Box] = []
    for row in (upper, lower):
        left, centre = row.split(_KEEP_WIDE, GAP)
        centre, right = centre.split(-_KEEP_WIDE, GAP)
        corners += (left, right) if row is upper else (right, left)
        centres.append(centre)
    for space, corner in zip(d.TOWERS, corners, strict=True):
        marks += _tower(corner, space, view, look)
    return marks + _cartouche(centres[0], view, look) + _table(centres[1], view, look)


def _tower(box: Box, space: int, view: state.State, look: Look) -> Marks:
    """Draw a castle, and on a plate at its foot its number with the mark of who holds it."""
    t, holder = look.theme, _holder(view, space)
    cloth = "" if holder is None else t.seat(holder)
    marks: Marks = (keep(box.pad(top=-8, bottom=14), space, cloth, t),)
    wide = 68 if holder is None else 74 + SIGN
    sign = Box(box.cx - wide / 2, box.bottom - 40, wide, 46)
    marks += (Rect(sign, paper(t), ink(t), 2.5, 10),)
    if holder is not None:
        mark, sign = sign.split(SIGN, 10)
        marks += seat_mark(Box.around(mark.cx + 6, mark.cy, SIGN, SIGN), holder, t)
    text = write(sign, str(space), ink(t), FIGURE, weight="bold", align="c", role="figure")
    return (*marks, text)


def _sheet(box: Box, theme: Theme) -> Marks:
    """Draw a sheet of paper that lies on the country."""
    return (
        Shadow(Rect(box, radius=10), 6, theme.shade),
        Rect(box, paper(theme), ink(theme), 2.5, 10),
        Rect(box.inset(6), "", faded(theme), 1.5, 6),
    )


def _cartouche(box: Box, view: state.State, look: Look) -> Marks:
    """Say on a sheet how the match ends; a bar tells how many rounds are played."""
    t = look.theme
    sheet = box.place(box.w, 118, v=0.6)
    marks, inner = _sheet(sheet, t), sheet.inset(GAP, 8)
    if not view.limit:
        return marks + goal(inner, view, look)
    words, bar = inner.split(-12, 2, down=True)
    bar = bar.place(bar.w, 10)
    done = bar.split(max(bar.w * min(view.round / view.limit, 1), 8))[0]
    marks += goal(words, view, look)
    return (*marks, Rect(bar, tile(t, d.TOWER), ink(t), 1.5, 5), Rect(done, _WAX, radius=5))


def goal(box: Box, view: state.State, look: Look) -> tuple[Text, ...]:
    """Write what wins, and by how many rounds that ends."""
    t, said = look.theme, ending(view, look)
    sizes = tuple(size for size in (42, NAME, LEAST, NOTE) if size <= max(box.h * 0.5, NOTE))
    rows = box.split(0.55, down=True) if len(said) > 1 else (box,)
    first = write(rows[0], said[0], ink(t), sizes, weight="bold", family="serif", align="c")
    smaller = (*sizes[1:-1], 29, NOTE)
    rest = zip(rows[1:], said[1:], strict=True)
    return (first, *(write(row, text, ink(t), smaller, align="c") for row, text in rest))


def _table(box: Box, view: state.State, look: Look) -> Marks:
    """Draw dice and phase above the decks, on a sheet."""
    t = look.theme
    marks, inner = _sheet(box, t), box.inset(GAP, 12)
    upper, lower = inner.split(_CUBE, 8, down=True)
    if view.dice:
        thrown, upper = upper.split(2 * upper.h + GAP / 2, GAP)
        marks += _thrown(thrown, view, look)
    said = look.say(f"magus-wargame-board-phase-{view.phase}")
    said = said[:1].upper() + said[1:]
    marks += paragraph(
        upper, said, ink(t), (NAME, LEAST, NOTE), weight="bold", family="serif", middle=True
    )
    back, words = lower.split(lower.h * 0.7, GAP / 2)
    return (*marks, Drawing("card-back", back.inset(0, 1)), *_decks(words, view, look))


def recruits(box: Box, view: state.State, look: Look) -> Marks:
    """Draw the top card of each recruit deck below its land, and how many cards there are.

    The land and the number are ringed where somebody has drawn from the deck.
    """
    t = look.theme
    new = {d.COLOUR[e.creature] for e in look.events if isinstance(e, m.Recruited)}
    marks: Marks = ()
    cells = box.columns(len(d.COLOURS), 5)
    named = [names.colour(look.locale, colour) for colour in range(len(d.COLOURS))]
    if max(font_metrics.measure(name, NOTE) for name in named) > cells[0].w - _TITLE - 10 - _COUNT:
        named = [names.letter(look.locale, colour) for colour in range(len(d.COLOURS))]
    for colour, cell in enumerate(cells):
        title, card = cell.split(_TITLE, 2, down=True)
        title = title.pad(bottom=-8)
        marks += (Rect(title, paper(t), ink(t), 2, 8),)
        title = title.pad(left=4, right=8, bottom=8)
        picture, words = title.split(_TITLE, 4)
        name, count = named[colour], str(len(view.decks[colour]))
        if colour in new:  # the deck that has changed: the card below is the next one
            marks += changed_box(title.inset(-2, 1), t, 6)
        marks += land(picture, colour)
        marks += (
            write(words, name, ink(t), NOTE),
            write(words, count, ink(t), NOTE, weight="bold", align="r"),
        )
        if not view.decks[colour]:
            empty = look.say("magus-wargame-board-empty")
            marks += (
                Rect(card, tile(t, colour), faded(t), STROKE, 12),
                write(card, empty, faded(t), NOTE, align="c"),
            )
            continue
        under = len(view.decks[colour]) > 1
        if under:
            marks += (Rect(card.shift(4, 5), paper(t), faded(t), 1.5, 12),)
        marks += creature_and_artifact_cards.creature(card, view.decks[colour][-1], look)
    return marks


def _dice(box: Box, view: state.State, look: Look) -> Marks:
    """Draw on a sheet the dice, how the match ends, and the Magic deck with what is discarded."""
    marks, rest = _sheet(box, look.theme), box.inset(GAP, 6)
    if view.dice:
        thrown, rest = rest.split(2 * rest.h + GAP / 2, GAP)
        marks += _thrown(thrown, view, look)
    for all_ in (True, False):  # long words leave no room for discards
        lines = _decks(rest, view, look, all_=all_)
        wide = max(font_metrics.measure(line.text, line.size, line.weight) for line in lines)
        left, magic = rest.split(-wide - 2, GAP)
        said = goal(left, view, look)
        if tuple(line.text for line in said) == ending(view, look):
            break
    return marks + said + _decks(magic, view, look, all_=all_)


def _thrown(box: Box, view: state.State, look: Look) -> Marks:
    """Draw the dice, those used hollow."""
    t, open_ = look.theme, list(view.left)
    marks: Marks = ()
    for value, cell in zip(view.dice, box.columns(2, GAP / 2), strict=True):
        spent = value not in open_
        if not spent:
            open_.remove(value)
        drawn = die(cell.inset(3), value, t, colour=paper(t))
        marks += (Sprite(f"die:{value}", drawn, cell, cell, alpha=0.4 if spent else 1),)
    return marks


def _decks(box: Box, view: state.State, look: Look, *, all_: bool = True) -> tuple[Text, ...]:
    """Write how many cards the Magic deck has; with `all_` its discards, and the fallen."""
    t = look.theme
    upper, lower = box.rows(2) if all_ else (box, box)
    deck = look.say("magus-wargame-board-magic", n=len(view.magic))
    first = write(upper, deck, ink(t), (LEAST, NOTE), weight="bold")
    if not all_:
        return (first,)
    graves = sum(len(grave) for grave in view.graves)
    spent = look.say("magus-wargame-board-spent", cards=len(view.spent), creatures=graves)
    return first, write(lower, spent, faded(t), NOTE)


def holds_list(box: Box) -> bool:
    """Say whether a box has room for the artifacts of one seat."""
    return box.w >= _NARROW and box.h >= _ITEM * (1 if box.w >= _WIDE else 2)


def artifacts(box: Box, view: state.State, look: Look, seat: int | None = None) -> Marks:
    """Draw the artifacts in play, a row for each seat that still has some.

    Where a box is narrow or low for all, only those of a `seat` are drawn, if one is given.
    """
    t = look.theme
    owners = [each for each in view.order if view.artifacts[each]]
    if seat in owners and (box.w < _WIDE or box.h < len(owners) * _ITEM):
        owners = [seat]
    if not owners:
        compass = box.square()
        return (Drawing("magus_wargame/compass", compass, (("ink", faded(t)),)),)
    across = 2 if box.w >= _WIDE else 1
    rows = [(each, view.artifacts[each][at : at + across]) for each in owners
            for at in range(0, len(view.artifacts[each]), across)]  # fmt: skip
    high = min(_ITEM * 1.7, box.h / len(rows))
    block = box.place(box.w, high * len(rows))
    marks: Marks = ()
    for (each, items), row in zip(rows, block.rows(len(rows)), strict=True):
        marks += (Rect(row.inset(0, 3), paper(t), faded(t), 1.5, 12),)
        rest = row.pad(left=8)
        if across > 1 or len(owners) > 1:
            sign, rest = row.split(SIGN, GAP)
            marks += seat_mark(sign.shift(6).place(SIGN - 4, SIGN - 4), each, t)
        for item, cell in zip(items, rest.columns(across, GAP), strict=False):
            marks += creature_and_artifact_cards.artifact(cell.inset(0, 4), item, look)
    return marks


def _across(wide: float, held: Sequence[int], look: Look) -> int:
    """Return how many cards of the hand lie beside each other: three if their names are short."""
    longest = max(font_metrics.measure(names.card(look.locale, c), NOTE, "bold") for c in held)
    return 3 if longest <= wide / 3 - _BESIDE else 2


def _rows(wide: float, view: state.State, seat: int, look: Look) -> tuple[float, float]:
    """Return how high own armies and hand are as a rule."""
    own = sum(space >= 0 for space in view.at[seat])
    held = view.hands[seat]
    spells = -(-len(held) // _across(wide, held, look)) * _SPELL if held else 0.0
    return -(-own // _ARMIES) * _ARMY, spells


def _camp(box: Box, view: state.State, seat: int, look: Look) -> Marks:
    """Draw the viewer's armies by their shields, the hand by its names, then the towers."""
    armies, hand = _rows(box.w, view, seat, look)
    towers = _HELD if (armies + hand + _HELD) * _LOWER <= box.h else 0.0
    scale = min(box.h / (armies + hand + towers), _MOST)
    upper, rest = box.split(armies * scale + 0.01, down=True)
    middle_, lower = rest.split(hand * scale + 0.01, down=True)
    own = sorted((space, token) for token, space in enumerate(view.at[seat]) if space >= 0)
    marks: Marks = ()
    cells = upper.grid(_ARMIES, -(-len(own) // _ARMIES))
    for (space, token), cell in zip(own, cells, strict=False):
        marks += _army(cell.inset(3), space, sorted(view.armies[seat][token]), look)
    if held := sorted(view.hands[seat]):
        across = _across(box.w, held, look)
        for card, cell in zip(held, middle_.grid(across, -(-len(held) // across)), strict=False):
            marks += _spell(cell.inset(3), card, look)
    if towers:
        marks += _held(lower.place(lower.w, towers * scale, v=0.0).inset(3), view, look)
    return marks


def _held(box: Box, view: state.State, look: Look) -> Marks:
    """Draw the four towers in a row, with the mark of who holds each."""
    t = look.theme
    marks: Marks = (Rect(box, paper(t), faded(t), 1.5, 10),)
    for space, cell in zip(d.TOWERS, box.inset(10, 3).columns(len(d.TOWERS), GAP), strict=True):
        holder = _holder(view, space)
        sign, rest = cell.split(min(cell.h / _STANDS, 84.0), 8)
        number, mark = rest.split(54, 6)
        marks += (keep(sign, space, "" if holder is None else t.seat(holder), t),)
        marks += (write(number, str(space), ink(t), NAME, weight="bold"),)
        if holder is not None:
            marks += seat_mark(mark.place(SIGN - 16, SIGN - 16, 0.0), holder, t)
    return marks


def _holder(view: state.State, space: int) -> int | None:
    """Return whose army stands on a space, who is to act before others; None for nobody."""
    return next((seat for seat in (view.active, *view.order) if space in view.at[seat]), None)


def _army(box: Box, space: int, units: list[int], look: Look) -> Marks:
    """Draw an army: where it stands, and the shields of its creatures."""
    t = look.theme
    number, shields = box.inset(6, 2).split(52, 4)
    marks: Marks = (
        Rect(box, paper(t), faded(t), 1.5, 10),
        write(number, str(space), ink(t), 44, weight="bold", align="c"),
    )
    wide = next((side for side in _SHIELDS if box.h > side * 1.16), _SHIELDS[-1])
    spots = shields.place(shields.w, wide * 1.16).fan(len(units), wide, 2)
    for unit, spot in zip(units, spots, strict=True):
        marks += creature_and_artifact_cards.small_emblem(spot, unit, gone=False)
    return marks


def _spell(box: Box, card: int, look: Look) -> Marks:
    """Draw a card of the hand: roundel, phase, and name; and the letter that a menu gives it."""
    t = look.theme
    sign, words = box.inset(5, 2).split(min(48.0, box.h - 4), 11)
    marks: Marks = (
        Rect(box, paper(t), emblems_of_creatures_and_cards.FIELDS[d.TIMING[card]], 2.5, 10),
    )
    marks += emblems_of_creatures_and_cards.card(sign.square(), card)
    corner = Box.around(sign.right - 6, sign.cy + 7, 30, 32)
    marks += timing(corner, d.TIMING[card])
    name = names.card(look.locale, card)
    marks += paragraph(words, name, ink(t), NOTE, weight="bold", middle=True)
    if letter := look.mark(d.MAGIC[card]):
        marks += candidate(box.right - 24, box.cy, letter, t)
    return marks
