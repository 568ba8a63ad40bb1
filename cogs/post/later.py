"""Words first: a message goes out at once, and its picture is put into it when it is drawn.

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
from cogs.show.studio import TooBusy

log = structlog.get_logger()

Send: TypeAlias = Callable[[Sheet], Awaitable[int]]
"""Lets a message say what a sheet says; returns its id."""


@dataclass(eq=False)
class _Following:
    """A picture on its way to a message. `sent`: it cannot be held back any more."""

    coming: "asyncio.Future[Any]"
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
        late = sheet.late
        if late is not None and late.coming is not None:
            following = self._following[message] = _Following(late.coming)
            following.task = asyncio.create_task(self._follow(message, sheet, late, send))
            self.open.add(following.task)
            following.task.add_done_callback(self.open.discard)
        return message

    async def drop(self, message: int) -> None:
        """Let no picture follow any more; one that is being sent arrives first."""
        following = self._following.pop(message, None)
        if following is None or following.task is None:
            return
        if not following.sent:
            following.coming.cancel()  # what nobody waits for is not drawn
            following.task.cancel()
        await asyncio.wait([following.task])

    async def _follow(self, message: int, sheet: Sheet, late: Late, send: Send) -> None:
        following = self._following[message]
        try:
            assert late.coming is not None
            part = await late.coming
            following.sent = True
            await send(sheet.instead(late, part))
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("no picture any more", error=type(error).__name__)
        finally:
            if self._following.get(message) is following:
                del self._following[message]


async def whole(sheet: Sheet) -> Sheet:
    """Return a sheet when the picture that it waits for is drawn; TooBusy if that is not now."""
    late = sheet.late
    if late is None:
        return sheet
    part = late if late.coming is None else await late.coming
    if isinstance(part, Late):
        raise TooBusy
    return sheet.instead(late, part)
