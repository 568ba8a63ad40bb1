"""A match as one viewer is shown it: words, pictures with alt text, panel."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Any, Protocol

from cogs.pages.page_wording import Reader
from cogs.pages.sheet import Picture, PicturePlaceholder, Words
from engine import AnyGame, GameError, Match, Seat, Status, Viewer, notation, preview
from render.look import Look
from render.registry import Art
from render.words import Text, turn_narration, turn_panel_inputs
from render.words.text_escaping import plain
from render.words.turn_panel import Do, Menu, Panel, Row, controls, formed
from render.workers.picture_request import PageRequest, PictureRequest, StandingRequest, What
from services.workers.child_process import Stopped
from services.workers.draw_pool import Drawn, TooBusy

WAITS = (2.0, 4.0, 8.0, 16.0, *[30.0] * 18)
"""Seconds after which an answer wants its picture again for which there was no room.

Together they are ten minutes; it can be changed for a quarter of an hour.
"""


class Pictured(Protocol):
    """What a picture is of, and what is said in its place."""

    @property
    def whose(self) -> str:
        """Return among whom its pictures wait for their turn."""

    def without(self, why: str) -> str:
        """Return what stands in the place of a picture: a message, and what it shows."""

    def instead(self) -> str:
        """Return what stands there for want of one."""

    def drawn(self, drawn: Drawn) -> Picture:
        """Return a picture with its alt text."""


@dataclass(frozen=True)
class CaptionedPicture:
    """A picture that belongs to no match, beside words that tell all that it shows."""

    wanted: PageRequest | StandingRequest
    alt: str
    whose: str = ""

    def without(self, why: str) -> str:
        """Return that the picture follows, if it does."""
        return self.wanted.look.say(why) if why == "picture-late" else ""

    def instead(self) -> str:
        """Return nothing: the words stand there."""
        return ""

    def drawn(self, drawn: Drawn) -> Picture:
        """Return the picture with its alt text."""
        return Picture(f"{self.wanted.what}.png", drawn.data, self.alt)


@dataclass(frozen=True)
class ViewForReader:
    """A view on its way to a reader."""

    art: Art
    game: str
    rules: int
    view: Any
    viewer: Viewer
    look: Look
    pictures: bool
    describe: Callable[[Any, Viewer, Look], Text]

    def told(self) -> list[str]:
        """Return what happened as a post tells it."""
        return turn_narration.post(self.art, self.said.turns, self.said)

    def recap(self) -> list[str]:
        """Return what happened as a private panel tells it."""
        return turn_narration.recap(self.art, self.said.turns, self.said)

    @cached_property
    def said(self) -> Look:
        """Return the look for what is read as Markdown, in which a name is nothing but a name."""
        turns = tuple(replace(turn, names=plain(turn.names)) for turn in self.look.turns)
        return replace(self.look, names=plain(self.look.names), turns=turns, markdown=True)

    @property
    def reader(self) -> Reader:
        """Return its reader, with the names at the table as Markdown takes them."""
        return Reader(self.look.locale, self.said.names)

    @cached_property
    def alt(self) -> str:
        """Return the position as alt text."""
        return self.describe(self.view, self.viewer, self.look).alt

    def position(self) -> str:
        """Return the position in words."""
        return self.describe(self.view, self.viewer, self.said).full

    def instead(self) -> str:
        """Return the position in words for want of a picture; only a wanted one is missed."""
        return self.without("post-undrawn") if self.pictures else self.position()

    def without(self, why: str) -> str:
        """Return what stands in the place of a picture: a message, then the position in words."""
        return f"{self.look.say(why)}\n\n{self.position()}"

    @property
    def whose(self) -> str:
        """Return among whom its pictures wait for their turn."""
        return f"{self.look.match}:{self.viewer}"

    def picture_request(self, what: What) -> PictureRequest:
        """Return the order for a picture."""
        return PictureRequest(self.game, self.rules, what, self.view, self.viewer, self.look)

    def drawn(self, drawn: Drawn) -> Picture:
        """Return a picture with its alt text."""
        return Picture(f"{drawn.wanted.what}.png", drawn.data, self.alt)


@dataclass(frozen=True, slots=True)
class SeatChoices:
    """What a seat has to choose from.

    `shown`: the position as the seat sees it; `state`: the whole of it, with the seat's draft;
    `panel`: the choices, with names as Markdown takes them.
    """

    shown: ViewForReader
    game: AnyGame
    seat: Seat
    state: Any
    panel: Panel


def coming(
    shown: Pictured,
    again: Callable[[], Awaitable[Drawn | None]],
    waits: Sequence[float],
    drawing: "asyncio.Task[Drawn | None] | None" = None,
) -> "asyncio.Task[Picture | PicturePlaceholder | Words]":
    """Return what gives what takes the place of a picture that is not there yet.

    `drawing` draws it; where there is no room `again` does, after each of `waits` seconds.
    """
    return asyncio.create_task(_coming(shown, again, [*reversed(waits)], drawing))


async def _coming(
    shown: Pictured,
    again: Callable[[], Awaitable[Drawn | None]],
    waits: list[float],
    drawing: Awaitable[Drawn | None] | None,
) -> Picture | PicturePlaceholder | Words:
    while drawing is not None or waits:
        try:
            if drawing is None:
                await asyncio.sleep(waits.pop())
                drawing = again()
            drawn = await drawing
        except TooBusy:
            drawing = None
        except Stopped:
            return PicturePlaceholder(shown.without("picture-stopped"))
        else:
            return shown.drawn(drawn) if drawn else Words(shown.instead())
    return PicturePlaceholder(shown.without("picture-busy"))


def panels_of(
    match: Match, shown: ViewForReader, focus: Sequence[str], ordering: bool = False
) -> tuple[Panel, Panel]:
    """Return the panel of a seat, which has nothing to choose unless the match is running.

    Orders are offered apart from what is legal: where they are asked for, or narrowed to.
    """
    seat = shown.viewer
    if match.status is not Status.RUNNING or seat is None:
        return Panel((), ()), Panel((), ())
    state = match.position(seat)
    legal = [] if ordering else list(match.game.legal(state, seat))
    orders = orders_of(match, seat) if ordering or focus else []
    panels = laid(shown, match.game, state, legal, orders, focus)
    if not ordering or focus:
        return panels
    fields = [_fields(shown, match, state, orders, do) for do in controls(panels[0])]
    menus = [[row] for row in panels[0].rows if isinstance(row, Menu) and row.many]
    form = panels[0].form or formed(*menus, *fields)
    return replace(panels[0], form=form), replace(panels[1], form=form)


def _fields(shown: ViewForReader, match: Match, state: Any, orders: list[Any], do: Do) -> list[Row]:
    """Return the menus that a button narrows to, called as the button.

    Several can be picked, unless each takes the place of another.
    """
    focus = do.words.split()
    if any(" ".join(notation.words(order)) == do.words for order in orders):
        return []
    rows = laid(shown, match.game, state, [], orders, focus)[0].rows
    found = [row for row in rows if isinstance(row, Menu)]
    many = [not _replacing(match.game, state, shown.viewer or 0, row) for row in found]
    return [replace(row, title=do.label, many=m) for row, m in zip(found, many, strict=True)]


def _replacing(game: AnyGame, state: Any, seat: Seat, menu: Menu) -> bool:
    """Tell whether each order of a menu takes the place of the one before: that can be filed again.

    What can be filed again at once is no such order: it is one for more than one time.
    """
    orders = [notation.read(game, do.words) for do in menu.options]
    for one, other in pairwise(orders):
        try:
            after, then = (preview(game, state, seat, way) for way in ([one], [one, other]))
        except GameError:
            return False
        if one in game.orders(after, seat) or one not in game.orders(then, seat):
            return False
    return True


def laid(
    shown: ViewForReader,
    game: AnyGame,
    state: Any,
    legal: list[Any],
    orders: list[Any],
    focus: Sequence[str],
) -> tuple[Panel, Panel]:
    """Return the panel of a view, with names as buttons take them, and as Markdown takes them.

    Nothing else differs between the two.
    """
    seat, view = shown.viewer or 0, shown.view
    here = turn_panel_inputs.PanelLookahead(game, state, seat)

    def said(look: Look) -> Panel:
        naming = here.labels(shown.art, look)
        return shown.art.panel(view, seat, look, legal, orders, tuple(focus), naming)

    panel = said(shown.look)
    return panel, panel if shown.said.names == shown.look.names else said(shown.said)


def orders_of(match: Match, seat: Seat) -> list[Any]:
    """Return the orders that a seat could file."""
    if match.status is not Status.RUNNING:
        return []
    return list(match.game.orders(match.position(seat), seat))
