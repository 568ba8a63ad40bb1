"""The board of Magus: the circle of sources, dice and power tracks, the potions, the seats."""

from dataclasses import replace
from functools import lru_cache

from engine.games.magus import events as m
from engine.games.magus.data import ROW
from engine.games.magus.state import State
from render import fonts, widgets
from render.games.magus import cards, circle, tracks
from render.games.magus.log import story
from render.games.magus.side import side
from render.layout import GAP, TALL_PAGE, Box
from render.lettering import write
from render.look import Look
from render.scene import Marks, Scene
from render.theme import FLOOR, HEAD, SMALL, Theme
from render.words import has

__all__ = ["board", "hand", "potions"]

_CIRCLE = 636.0
_WIDE = 672.0
_DICE = 66.0
_LINES = 108.0
_FOOT_NAME = 260.0


def board(view: State, seat: int | None, look: Look) -> Scene:
    """Return the contest. Public and private pictures are the same: the board has no secrets."""
    parts = widgets.frame(TALL_PAGE)
    places = _places(parts.table)
    ground = _ground(look.theme, look.locale, tuple(view.circle))
    scene = Scene(parts.page, ground)
    scene += circle.circle(places.circle, view, look)
    scene += tracks.dice(places.dice, view, look)
    scene += tracks.tracks(places.tracks, view, look)
    scene += tracks.lines(places.lines, view, look)
    scene += cards.offer(places.potions, view, look)
    scene += _deck(places.deck, view, look)
    scene += side(parts.side, view, look)
    scene += widgets.head(parts.head, look, look.say("magus-title"), _phase(view, look))
    return scene + widgets.foot(parts.foot, look, _changed(view, look))


def hand(view: State, seat: int, look: Look) -> Scene | None:
    """Return None: nobody holds anything in secret."""
    return None


def potions(view: State, seat: int | None, look: Look) -> Scene:
    """Return the potions on offer, large, and those of a seat under them."""
    parts = widgets.frame(TALL_PAGE, side=0.001, foot_lines=1)
    whole = Box(GAP, parts.table.y, TALL_PAGE.w - 2 * GAP, parts.table.h)
    owned = view.potions[seat] if seat is not None else []
    upper, lower = whole.split(0.5 if len(owned) <= 2 * ROW else 0.33, GAP, down=True)
    t = look.theme
    scene = Scene(parts.page, widgets.backdrop(parts, t)[:3])
    scene += cards.gallery(
        upper if owned else whole, look.say("magus-board-potions"), view.row, (), look
    )
    if seat is not None and owned:
        title = look.say("magus-board-owned", name=look.name(seat))
        scene += cards.gallery(lower, title, owned, view.tilted[seat], look)
    scene += widgets.head(parts.head, look, look.say("magus-title"), _phase(view, look))
    return scene + widgets.foot(parts.foot, look, look.say("magus-board-deck", n=len(view.deck)))


class _Places:
    """Where the parts of the table lie."""

    __slots__ = ("circle", "deck", "dice", "lines", "potions", "tracks")

    def __init__(self, table: Box) -> None:
        upper, rest = table.split(_CIRCLE, 8, down=True)
        self.circle, right = upper.split(_WIDE, GAP)
        self.dice, below = right.split(_DICE, 10, down=True)
        self.tracks = below
        self.lines, self.potions = rest.split(_LINES, 12, down=True)
        self.deck = Box(self.circle.x + 4, self.circle.y + 2, 150, 30)


@lru_cache(maxsize=4)
def _places(table: Box) -> _Places:
    return _Places(table)


@lru_cache(maxsize=64)
def _ground(theme: Theme, locale: str, sources: tuple[int, ...]) -> Marks:
    """Draw what does not change in a match: panels, the circle, the table of powers."""
    parts = widgets.frame(TALL_PAGE)
    places = _places(parts.table)
    marks = widgets.backdrop(parts, theme)
    marks += circle.ground(places.circle, theme, sources)
    return marks + tracks.table(places.tracks, theme, locale)


def _deck(box: Box, view: State, look: Look) -> Marks:
    text = look.say("magus-board-deck", n=len(view.deck))
    return (write(box, text, look.theme.muted, (SMALL, FLOOR)),)


def _phase(view: State, look: Look) -> str:
    if look.result is None and view.final:
        return look.say("magus-board-last")
    return look.say("magus-board-round", n=view.round)


def _changed(view: State, look: Look) -> str:
    """Say what changed since the last picture, in the few words a foot has room for."""
    told = list(story(replace(look, names=_short(look.names))))
    if look.result is not None:
        reason = f"magus-reason-{getattr(look.result, 'reason', '')}"
        told += [look.say(reason)] if has(look.locale, reason) else []
    if not told and look.since(m.Laid):
        return look.say("magus-foot-start", name=look.name(view.first))
    return " ".join(told) or look.say("magus-foot-none")


def _short(full: tuple[str, ...]) -> tuple[str, ...]:
    """Return names cut to what a foot has room for, if that leaves them different."""
    short = tuple(fonts.trim(name, _FOOT_NAME, HEAD) for name in full)
    return short if len(set(short)) == len(short) else full
