"""Words first: a message goes out at once, and its pictures are put into it when they are drawn.

A message that has changed since needs its picture no more: what was to follow is dropped.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import aiohttp
import discord
import structlog

from cogs.pages.sheet import Late, Sheet
from services.workers.drawing import TooBusy

log = structlog.get_logger()

Send: TypeAlias = Callable[[Sheet], Awaitable[int]]
"""Lets a message say what a sheet says; returns its id."""


@dataclass(eq=False)
class _Following:
    """A picture on its way to a message. `sent`: it cannot be held back any more."""

    coming: "list[asyncio.Future[Any]]"
    task: "asyncio.Task[None] | None" = None
    sent: bool = False


class Later:
    """Remembers which messages wait for their pictures."""

    def __init__(self) -> None:
        self._following: dict[int, _Following] = {}
        self.open: set[asyncio.Task[None]] = set()

    async def put(self, sheet: Sheet, send: Send, before: int | None = None) -> int:
        """Send a sheet, and its picture later if need be; return the id of the message.

        `before`: the message that it changes, if it does.
        """
        if before is not None:
            await self.drop(before)
        message = await send(sheet)
        coming = [late.coming for late in _awaited(sheet) if late.coming is not None]
        if coming:
            following = self._following[message] = _Following(coming)
            following.task = asyncio.create_task(self._follow(message, sheet, send))
            self.open.add(following.task)
            following.task.add_done_callback(self.open.discard)
        return message

    async def drop(self, message: int) -> None:
        """Let no picture follow any more; one that is being sent arrives first."""
        following = self._following.pop(message, None)
        if following is None or following.task is None:
            return
        if not following.sent:
            for coming in following.coming:
                coming.cancel()  # what nobody waits for is not drawn
            following.task.cancel()
        await asyncio.wait([following.task])

    async def _follow(self, message: int, sheet: Sheet, send: Send) -> None:
        following = self._following[message]
        try:
            for late in _awaited(sheet):
                assert late.coming is not None
                sheet = sheet.instead(late, await late.coming)
            following.sent = True
            await send(sheet)
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as error:
            log.info("no picture any more", error=type(error).__name__)
        finally:
            if self._following.get(message) is following:
                del self._following[message]


def _awaited(sheet: Sheet) -> list[Late]:
    """Return what stands for pictures that are on their way."""
    return [part for part in sheet.parts if isinstance(part, Late) and part.coming is not None]


async def whole(sheet: Sheet) -> Sheet:
    """Return a sheet when the picture that it waits for is drawn; TooBusy if that is not now."""
    late = sheet.late
    if late is None:
        return sheet
    part = late if late.coming is None else await late.coming
    if isinstance(part, Late):
        raise TooBusy
    return sheet.instead(late, part)
