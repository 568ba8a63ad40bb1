"""Pictures of pages: drawn after all that players wait for, and films, one at a time."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from aiohttp import web

from render.paint.theme import DARK, LIGHT, Theme
from render.workers.picture_request import mark
from render.workers.replay_film import Order
from services.workers import child_process, draw_pool, draw_queue, replay_drawing
from web import http_responses

THEMES: dict[str, Theme] = {"dark": DARK, "light": LIGHT}
MOST_FILMS = 3
"""Films that are waited for at once."""
FILM_BYTES = 48 * 1024 * 1024
"""Films that are kept."""
PATIENCE = 4.0
"""Seconds that somebody waits for a picture; it is drawn all the same, for when they ask again."""
LATER = {"Retry-After": "5"}


def theme_of(request: web.Request) -> Theme:
    """Return the theme that is asked for, by default the dark one."""
    return THEMES.get(request.query.get("theme", ""), DARK)


def version(wanted: draw_pool.DrawableRequest) -> str:
    """Return what stands for a picture in its address; it tells nothing of what it shows."""
    return mark(wanted.written())


def sent(request: web.Request, found: http_responses.Made) -> web.Response:
    """Answer with a picture; one whose address names what it shows may be kept for ever."""
    sure = request.query.get("v") == found.version
    return http_responses.data(
        request, found, http_responses.PAST if sure else http_responses.BRIEFLY
    )


async def soon(drawing: Awaitable[http_responses.Made]) -> http_responses.Made:
    """Return a picture; who would wait longer than PATIENCE is told to ask again."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await drawing
    except TimeoutError:
        raise web.HTTPServiceUnavailable(headers=LATER) from None


class Pictures:
    """Answers with pictures."""

    def __init__(self, studio: draw_pool.DrawPool, cinema: replay_drawing.ReplayDrawing) -> None:
        self._studio, self._cinema = studio, cinema
        self._films: OrderedDict[str, http_responses.Made] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[http_responses.Made]] = {}

    async def png(
        self, wanted: draw_pool.DrawableRequest, whose: str, sure: str
    ) -> http_responses.Made:
        """Return a picture as it is answered; `sure`: its version."""
        try:
            body = await self._studio.draw(wanted, draw_queue.Rank.PAGE, whose)
        except (draw_pool.TooBusy, child_process.Stopped):
            raise web.HTTPServiceUnavailable(headers=LATER) from None
        if body is None:
            raise web.HTTPServiceUnavailable(headers=LATER)
        return http_responses.made(body, "image/png", version=sure)

    async def film(
        self, request: web.Request, key: str, name: str, order: Callable[[], Awaitable[Order]]
    ) -> web.Response:
        """Answer with a film, drawn once for all who ask meanwhile."""
        body = self._films.get(key)
        if body is None:
            task = self._drawing.get(key)
            if task is None:
                if len(self._drawing) >= MOST_FILMS:
                    raise web.HTTPServiceUnavailable(headers=LATER)
                task = self._drawing[key] = asyncio.create_task(self._drawn(key, order))
            try:
                body = await asyncio.shield(task)
            except (replay_drawing.FilmFailed, TimeoutError):
                raise web.HTTPServiceUnavailable(headers=LATER) from None
        return http_responses.data(request, body, http_responses.FRESH, name)

    async def close(self) -> None:
        """Draw no more films."""
        for task in self._drawing.values():
            task.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)

    async def _drawn(self, key: str, order: Callable[[], Awaitable[Order]]) -> http_responses.Made:
        async def told(done: int, of: int) -> None:
            """Nobody is told how far it is."""

        try:
            film = await self._cinema.film(await order(), told)
        finally:
            self._drawing.pop(key, None)
        found = self._films[key] = http_responses.made(film.data, "image/webp")
        while sum(map(len, self._films.values())) > FILM_BYTES and len(self._films) > 1:
            self._films.popitem(last=False)
        return found
