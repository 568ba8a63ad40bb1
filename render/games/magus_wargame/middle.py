"""What lies within the track between battles: recruits, dice, decks, artifacts, the last battle."""

from engine.games.magus_wargame import data as d
from engine.games.magus_wargame import events as m
from engine.games.magus_wargame.state import State
from render import fonts
from render.games.magus_wargame import cards, clash, emblems, names
from render.games.magus_wargame.marks import faded, ink, paper, plain
from render.layout import GAP, Box
from render.lettering import paragraph, write
from render.look import Look
from render.pieces import candidate, changed_box, die, seat_mark
from render.scene import Drawing, Marks, Rect, Sprite
from render.theme import LEAST, NAME, NOTE, SIGN, STROKE

_DICE = 80.0
_TITLE = 34.0
_ITEM = 76.0


def middle(box: Box, view: State, seat: int | None, look: Look) -> Marks:
    """Draw what matters between battles: recruits, dice, and the last battle or the artifacts.

    Once a viewer has rolled, their own armies and hand lie there instead.
    """
    moving = seat is not None and seat in look.to_act and bool(view.dice)
    fought = [event for event in look.events if isinstance(event, m.Fought)]
    high = cards.LOW if fought and not moving else cards.HIGH
    tops, rest = box.split(high + _TITLE, GAP * 0.75, down=True)
    dice, rest = rest.split(_DICE, GAP * 0.75, down=True)
    marks = recruits(tops, view, look) + _dice(dice, view, look)
    if seat is not None and moving:
        return marks + _camp(rest, view, seat, look)
    if fought:
        return marks + clash.small(rest, clash.decided(fought[-1]), look)
    return marks + artifacts(rest, view, look)


def recruits(box: Box, view: State, look: Look) -> Marks:
    """Draw the top card of each recruit deck, and how many cards there are."""
    t = look.theme
    new = {d.COLOUR[e.creature] for e in look.events if isinstance(e, m.Recruited)}
    marks: Marks = ()
    for colour, cell in enumerate(box.columns(len(d.COLOURS), 5)):
        title, card = cell.split(_TITLE, down=True)
        count = f"{names.colour(look.locale, colour)} · {len(view.decks[colour])}"
        marks += (write(title, count, ink(t), (NOTE,), weight="bold", align="c"),)
        if not view.decks[colour]:
            empty = look.say("magus-wargame-board-empty")
            marks += (
                Rect(card, "", faded(t), STROKE, 12),
                write(card, empty, faded(t), NOTE, align="c"),
            )
            continue
        under = len(view.decks[colour]) > 1
        if under:
            marks += (Rect(card.shift(4, 5), paper(t), faded(t), 1.5, 12),)
        if colour in new:
            marks += changed_box(card, t)
        marks += cards.creature(card, view.decks[colour][-1], look)
    return marks


def _dice(box: Box, view: State, look: Look) -> Marks:
    """Draw the dice, those used hollow, the phase, the Magic deck and what is discarded."""
    t = look.theme
    marks: Marks = ()
    rest = box
    if view.dice:
        left, rest = box.split(2 * box.h + GAP / 2, GAP)
        open_ = list(view.left)
        for value, cell in zip(view.dice, left.columns(2, GAP / 2), strict=True):
            spent = value not in open_
            if not spent:
                open_.remove(value)
            thrown = die(cell.inset(3), value, t, colour=paper(t))
            marks += (Sprite(f"die:{value}", thrown, cell, cell, alpha=0.4 if spent else 1),)
    now, magic = rest.split(0.42, GAP)
    said = look.say(f"magus-wargame-board-phase-{view.phase}")
    said = said[:1].upper() + said[1:]
    size = next(
        (s for s in (NAME, LEAST) if fonts.measure(said, s, "bold", "serif") <= now.w), LEAST
    )
    marks += paragraph(now, said, ink(t), size, weight="bold", family="serif", middle=True)
    return marks + _decks(magic, view, look)


def _decks(box: Box, view: State, look: Look) -> Marks:
    """Draw how many cards the Magic deck has, its discards, and the fallen of all colours."""
    t = look.theme
    back, words = box.split(box.h * 0.7, GAP / 2)
    marks: Marks = (Drawing("card-back", back.inset(0, 2)),)
    upper, lower = words.rows(2)
    deck = look.say("magus-wargame-board-magic", n=len(view.magic))
    graves = sum(len(grave) for grave in view.graves)
    spent = look.say("magus-wargame-board-spent", cards=len(view.spent), creatures=graves)
    return (
        *marks,
        write(upper, deck, ink(t), (LEAST, NOTE), weight="bold"),
        write(lower, spent, faded(t), NOTE),
    )


def artifacts(box: Box, view: State, look: Look) -> Marks:
    """Draw the artifacts in play, a row for each seat that still has some."""
    t = look.theme
    owners = [seat for seat in view.order if view.artifacts[seat]]
    marks: Marks = ()
    if not owners:
        compass = box.square()
        return (Drawing("magus_wargame/compass", compass, (("ink", faded(t)),)),)
    high = min(118.0, box.h / len(owners))
    block = box.place(box.w, high * len(owners))
    for seat, row in zip(owners, block.rows(len(owners)), strict=True):
        sign, rest = row.split(SIGN, GAP)
        marks += (Rect(row.inset(-6, 3), paper(t) + ("" if plain(t) else "88"), radius=12),)
        marks += seat_mark(sign.place(SIGN, SIGN), seat, t)
        for item, cell in zip(view.artifacts[seat], rest.columns(2, GAP), strict=False):
            marks += cards.artifact(cell.inset(0, 4), item, look)
    return marks


def _camp(box: Box, view: State, seat: int, look: Look) -> Marks:
    """Draw the viewer's armies by their shields, and the hand by its roundels."""
    t = look.theme
    own = sorted((space, token) for token, space in enumerate(view.at[seat]) if space >= 0)
    held = sorted(view.hands[seat])
    camp, hand = box.split(-64, 8, down=True) if held else (box, box)
    rows = -(-len(own) // 2)
    high = min(92.0, camp.h / max(rows, 1))
    upper, lower = camp.split(high * rows + 0.01, 6, down=True)
    marks: Marks = ()
    for (space, token), cell in zip(own, upper.grid(2, rows), strict=False):
        plate = cell.inset(3)
        army = sorted(view.armies[seat][token])
        marks += (Rect(plate, paper(t), faded(t), 1.5, 10),)
        number, shields = plate.inset(6, 2).split(40, 4)
        marks += (write(number, str(space), ink(t), LEAST, weight="bold", align="c"),)
        wide = min(shields.h * 0.86, (shields.w - 12) / max(len(army), 4) - 2)
        for unit, spot in zip(army, shields.fan(len(army), wide, 2), strict=True):
            marks += cards.small_emblem(spot, unit, gone=False)
    if lower.h >= _ITEM:
        row = lower.place(lower.w, min(lower.h, 92.0), v=0.0)
        marks += (Rect(row.inset(3), paper(t) + ("" if plain(t) else "88"), radius=12),)
        for item, cell in zip(view.artifacts[seat], row.inset(8).columns(2, GAP), strict=False):
            marks += cards.artifact(cell, item, look)
    for card, spot in zip(held, hand.fan(len(held), 60, 8), strict=True) if held else ():
        marks += emblems.card(spot.square(), card)
        if letter := look.mark(d.MAGIC[card]):
            marks += candidate(spot.right - 4, spot.y + 6, letter, t, seat)
    return marks
