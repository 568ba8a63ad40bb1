"""The board of Magus: a tower room with the circle of sources, the powers, potions, seats."""

import math
from dataclasses import dataclass
from functools import lru_cache

from engine.games.magus import data as d, events as m, state_and_actions
from render import paint
from render.look import Look
from render.paint.ground_texture_types import Grain, Joints, LightFalloff, Noise
from render.widgets import board_frame
from render.words import has, turn_narration
from . import dice_and_power_tracks_drawing, final_picture, names, source_circle_drawing
from .frame_and_panel_style import LAST, MATTER
from .legal_highlights import able
from .mana_sorcerers_bottles import CREAM, SEPIA
from .potion_cards import gallery, height, offer
from .seat_panels import side, tally
from .turn_summary import summary

__all__ = ["board", "hand", "potions"]

_ROOM: Grain = (Joints("stones", 150, 116, 8), Noise(90, 70, 2), LightFalloff(6))
"""Flagstones without the fine grain, which costs many bytes."""
FLOOR = _ROOM, "#171b2a", "#d6cab2"
_CIRCLE = 770.0
_POWERS = 187.0
_HIGH = math.ceil(source_circle_drawing.HIGH + 8 + _POWERS)
_CORNER = 204.0, 158.0
"""How wide and high the corner left of the highest source is."""
_DICE = 216.0, 138.0
"""How wide and high the other corner is."""


def board(view: state_and_actions.State, seat: int | None, look: Look) -> paint.Scene:
    """Return the contest; the private picture of a seat also marks what it can do now.

    The board has no secrets.
    """
    if look.result is not None:
        return _end(view, board_frame.world(look, LAST, seat))
    look = board_frame.world(look, MATTER, seat)
    now = able(view, seat, look)
    parts = board_frame.fitted(_HIGH)
    places = _places(parts.table)
    scene = paint.Scene(parts.page, _ground(look.theme, look.locale, tuple(view.circle)))
    scene += _corners(places.circle, view, look)
    scene += source_circle_drawing.circle(places.circle, view, look, now.sources)
    scene += dice_and_power_tracks_drawing.dice(places.dice, view, look, able=now.dice)
    scene += dice_and_power_tracks_drawing.powers(places.powers, view, look, now.tracks)
    scene += offer(places.potions, view, look, now.potions)
    scene += side(parts.side, view, look, now.potions)
    return _framed(scene, parts, view, look, now.said)


def hand(view: state_and_actions.State, seat: int, look: Look) -> paint.Scene | None:
    """Return None: nobody holds anything in secret."""
    return None


def potions(view: state_and_actions.State, seat: int | None, look: Look) -> paint.Scene:
    """Return the potions on offer, large, and those of a seat under them."""
    look = board_frame.world(look, MATTER, seat)
    owned = view.potions[seat] if seat is not None else []
    high = height(len(view.row))
    content = high + (paint.GAP + height(len(owned)) if owned else 0)
    parts = board_frame.fitted(content, side=0.001, foot_lines=1)
    whole = paint.Box(paint.GAP, parts.table.y, parts.page.w - 2 * paint.GAP, parts.table.h)
    upper, lower = whole.split(high, paint.GAP, down=True)
    scene = paint.Scene(parts.page, board_frame.setting(parts, look.theme, *FLOOR))
    title = look.say("magus-board-potions")
    scene += gallery(upper, title, view.row, (), look)
    if seat is not None and owned:
        title = look.say("magus-board-owned", name=look.name(seat))
        scene += gallery(lower, title, owned, view.tilted[seat], look)
    scene += board_frame.head(parts.head, look, look.say("magus-title"), _phase(view, look))
    deck = look.say("magus-board-deck", n=len(view.deck))
    return scene + board_frame.foot(parts.foot, look, f"{deck} · {look.say('magus-board-worth')}")


def _end(view: state_and_actions.State, look: Look) -> paint.Scene:
    """Return the last picture: who won, the sources, and the score."""
    places = final_picture.places(view, _changed(view, look), look.high)
    ground, crowd = final_picture.wells(places, view, look)
    scene = paint.Scene(
        places.parts.page, board_frame.setting(places.parts, look.theme, *FLOOR) + ground
    )
    scene += crowd
    scene += final_picture.score(places, view, look)
    return _framed(scene, places.parts, view, look)


def _framed(
    scene: paint.Scene,
    parts: board_frame.Frame,
    view: state_and_actions.State,
    look: Look,
    now: str = "",
) -> paint.Scene:
    """Add head and foot: what changed, and what can be done `now`."""
    scene += board_frame.head(parts.head, look, look.say("magus-title"), _phase(view, look))
    return scene + board_frame.foot(parts.foot, look, _changed(view, look), now)


@dataclass(frozen=True, slots=True)
class _Places:
    """Where the parts of the table lie."""

    circle: paint.Box
    dice: paint.Box
    powers: paint.Box
    potions: paint.Box


@lru_cache(maxsize=4)
def _places(table: paint.Box) -> _Places:
    upper, powers = table.split(source_circle_drawing.HIGH, 8, down=True)
    left, potions = upper.split(_CIRCLE, paint.GAP)
    wide, high = _DICE
    dice = paint.Box(left.right - wide, left.y, wide, high)
    return _Places(left, dice, powers, potions)


@lru_cache(maxsize=64)
def _ground(theme: paint.Theme, locale: str, sources: tuple[int, ...]) -> paint.Marks:
    """Draw what does not change in a match: the room, the wells, the board of powers, the shelf."""
    parts = board_frame.fitted(_HIGH)
    places = _places(parts.table)
    marks = board_frame.setting(parts, theme, *FLOOR)
    marks += source_circle_drawing.ground(places.circle, theme, sources)
    marks += source_circle_drawing.centre(places.circle, theme, locale)
    return marks + dice_and_power_tracks_drawing.board(places.powers, theme, locale)


def _corners(box: paint.Box, view: state_and_actions.State, look: Look) -> paint.Marks:
    """Draw a candle for each count, those that are over burning; below them the deck.

    Under the candles stands how near the highest magic level is to that which ends the contest.
    """
    t = look.theme
    corner, said = paint.Box(box.x - 4, box.y, *_CORNER).split(-58, down=True)
    near, last = said.rows(2)
    highest = look.say("magus-board-nearest", n=max(tally(view)), of=d.THRESHOLDS[-1])
    marks: paint.Marks = (
        paint.write(near, highest, t.ink, (30, 28, paint.NOTE), weight="bold", align="c"),
        paint.write(last, look.say("magus-board-counts"), t.ink, paint.NOTE, align="c"),
    )
    for i, (threshold, cell) in enumerate(
        zip(d.THRESHOLDS, corner.pad(left=6, right=6).columns(3, 6), strict=True)
    ):
        lit = i < view.counted
        stand, figure = cell.split(-36, down=True)
        name = "magus/candle-lit" if lit else "magus/candle"
        marks += (
            paint.Drawing(name, stand),
            paint.write(figure, str(threshold), t.ink, paint.LEAST, weight="bold", align="c"),
        )
    pile = paint.Box(box.x - 4, box.bottom - 170, 96, 160)
    back, rest = pile.split(78, 2, down=True)
    count, label = rest.split(52, down=True)
    return (
        *marks,
        *_deck(back.inset(14, 2), t),
        paint.write(
            count, str(len(view.deck)), t.ink, paint.FIGURE, weight="bold", align="c", role="figure"
        ),
        paint.write(label, look.say("magus-board-pile"), t.ink, (28, paint.NOTE), align="c"),
    )


def _deck(box: paint.Box, theme: paint.Theme) -> paint.Marks:
    """Draw a pile of cards of potions, of no colour."""
    marks: paint.Marks = ()
    for at in (2, 1, 0):
        card = box.pad(right=8, bottom=8).shift(4 * at, 4 * at)
        marks += (paint.Rect(card, CREAM, SEPIA, 2, 6),)
    glass = box.pad(right=8, bottom=8).inset(12)
    return (*marks, paint.Emblem("mdi:bottle_tonic", glass, SEPIA))


def _phase(view: state_and_actions.State, look: Look) -> str:
    if look.result is None and view.final:
        return look.say("magus-board-last")
    return look.say("magus-board-round", n=view.round)


def _changed(view: state_and_actions.State, look: Look) -> tuple[str, ...]:
    """Say what changed since the last picture, in the few words a foot has room for."""
    told = list(turn_narration.foot(summary, look))
    if look.result is not None:
        reason = f"magus-reason-{getattr(look.result, 'reason', '')}"
        told += [look.say(reason)] if has(look.locale, reason) else []
    if not told:
        if look.since(m.Laid):
            told = [look.say("board-start")]
        dice = names.dice(sorted(view.spent + view.free))
        told += [look.say("magus-story-dice", name=look.name(view.active), dice=dice)]
    return tuple(told)
