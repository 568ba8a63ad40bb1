"""A view on its way to a reader: its words, its alt text, and the orders for its pictures."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Protocol

from cogs.pages.reader import Reader, plain
from cogs.pages.sheet import Late, Picture, Words
from engine.game import AnyGame, Seat
from engine.visibility import Viewer
from render.look import Look
from render.registry import Art
from render.words import narration
from render.words.position_text import Text
from render.words.turn_panel import Panel
from render.workers.picture_request import Commission, Printed, What
from services.workers.child_process import Stopped
from services.workers.drawing import Drawn, TooBusy

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
class Leaf:
    """A picture that belongs to no match, beside words that tell all that it shows."""

    wanted: Printed
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
class Shown:
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
        return narration.post(self.art, self.said.turns, self.said)

    def recap(self) -> list[str]:
        """Return what happened as a private panel tells it."""
        return narration.recap(self.art, self.said.turns, self.said)

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

    def commission(self, what: What) -> Commission:
        """Return the order for a picture."""
        return Commission(self.game, self.rules, what, self.view, self.viewer, self.look)

    def drawn(self, drawn: Drawn) -> Picture:
        """Return a picture with its alt text."""
        return Picture(f"{drawn.wanted.what}.png", drawn.data, self.alt)


@dataclass(frozen=True, slots=True)
class Facing:
    """What a seat has to choose from.

    `shown`: the position as the seat sees it; `state`: the whole of it, with the seat's draft;
    `panel`: the choices, with names as Markdown takes them.
    """

    shown: Shown
    game: AnyGame
    seat: Seat
    state: Any
    panel: Panel


def coming(
    shown: Pictured,
    again: Callable[[], Awaitable[Drawn | None]],
    waits: Sequence[float],
    drawing: "asyncio.Task[Drawn | None] | None" = None,
) -> "asyncio.Task[Picture | Late | Words]":
    """Return what gives what takes the place of a picture that is not there yet.

    `drawing` draws it; where there is no room `again` does, after each of `waits` seconds.
    """
    return asyncio.create_task(_coming(shown, again, [*reversed(waits)], drawing))


async def _coming(
    shown: Pictured,
    again: Callable[[], Awaitable[Drawn | None]],
    waits: list[float],
    drawing: Awaitable[Drawn | None] | None,
) -> Picture | Late | Words:
    while drawing is not None or waits:
        try:
            if drawing is None:
                await asyncio.sleep(waits.pop())
                drawing = again()
            drawn = await drawing
        except TooBusy:
            drawing = None
        except Stopped:
            return Late(shown.without("picture-stopped"))
        else:
            return shown.drawn(drawn) if drawn else Words(shown.instead())
    return Late(shown.without("picture-busy"))
