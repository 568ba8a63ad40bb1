"""The site: what listens, what every answer has in its head, and what is said of what fails."""

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler

from db.transactions import unavailable
from engine import registry
from render.words.catalogues import say
from services.season_spectator import SeasonWatch
from services.spectator import Spectator
from services.watch import loopback_http, metrics
from services.workers import draw_pool, replay_drawing
from services.workers.child_process import begun, end
from web import http_responses, page_pictures, request_language, style_sheet_from_themes, templating
from web.client_address_rate_limit import SPAN, Limits
from web.font_subsetting import FACES
from web.game_pages import GamePages
from web.http_responses import Made
from web.match_change_poller import LiveUpdates
from web.match_pages import MatchPages, NoSuchMove, PageNotFound
from web.response_cache import ResponseCache
from web.season_pages import SeasonPages

log = structlog.get_logger()

MOST_BODY = 1024
"""Bytes that may be sent to a page, which takes none."""
_SCRIPT = Path(__file__).parent / "static" / "page.js"
_UTF_8 = "; charset=utf-8"
_ICON = Path(__file__).parent / "static" / "icon.svg"


@dataclass
class Assets:
    """What pages are made with: the style sheet, the script, typefaces and textures."""

    sheet: Made = field(
        default_factory=lambda: http_responses.made(
            style_sheet_from_themes.sheet(), f"text/css{_UTF_8}"
        )
    )
    code: Made = field(
        default_factory=lambda: http_responses.made(
            _SCRIPT.read_bytes(), f"text/javascript{_UTF_8}"
        )
    )
    icon: Made = field(
        default_factory=lambda: http_responses.made(_ICON.read_bytes(), "image/svg+xml")
    )
    cut: dict[str, "asyncio.Task[Made]"] = field(default_factory=dict)
    url: str = ""

    @property
    def style(self) -> str:
        """Return the address of the style sheet."""
        return f"/static/page.css?v={self.sheet.tag}"

    @property
    def script(self) -> str:
        """Return the address of the script."""
        return f"/static/page.js?v={self.code.tag}"

    def routes(self) -> list[web.RouteDef]:
        """Return what is answered."""
        return [
            web.get("/static/page.css", self._sheet),
            web.get("/static/page.js", self._code),
            web.get("/static/icon.svg", self._sign),
            web.get("/static/{name:sans|serif}.woff", self._face),
            web.get("/static/ground-{game:[a-z_]{1,32}}-{theme:dark|light}.webp", self._ground),
        ]

    async def _sheet(self, request: web.Request) -> web.Response:
        return http_responses.data(request, self.sheet, _kept(request))

    async def _code(self, request: web.Request) -> web.Response:
        return http_responses.data(request, self.code, _kept(request))

    async def _sign(self, request: web.Request) -> web.Response:
        return http_responses.data(request, self.icon, http_responses.PAST)

    async def _face(self, request: web.Request) -> web.Response:
        return await self._cut(request, request.match_info["name"])

    async def _ground(self, request: web.Request) -> web.Response:
        game, theme = request.match_info["game"], request.match_info["theme"]
        if game not in {one.key for one in registry.games()}:
            raise web.HTTPNotFound
        return await self._cut(request, f"{game} {theme}")

    async def _cut(self, request: web.Request, name: str) -> web.Response:
        """Answer with what a process of its own makes, once."""
        task = self.cut.get(name)
        if task is None or (task.done() and not task.cancelled() and task.exception()):
            task = self.cut[name] = asyncio.create_task(_cut(name))
        return http_responses.data(request, await asyncio.shield(task), http_responses.PAST)


class Site:
    """Answers while it is entered, on loopback; OSError if the port is taken.

    `url` is how readers call it, by whatever stands in front; "": as this machine does.
    `fallback`: if the port is taken, another is.
    """

    def __init__(
        self,
        spectator: Spectator,
        studio: draw_pool.DrawPool,
        url: str,
        port: int,
        *,
        fallback: bool = False,
        limits: Limits | None = None,
        live: LiveUpdates | None = None,
    ) -> None:
        self._port, self._fallback, self.spectator = port, fallback, spectator
        self._limits = limits or Limits()
        self._assets = Assets(url=url)
        self.live = live or LiveUpdates(spectator)
        self._pictures = page_pictures.Pictures(studio, replay_drawing.ReplayDrawing())
        self.app = web.Application(middlewares=[self._guard], client_max_size=MOST_BODY)
        self.app.on_response_prepare.append(_heads)
        self._shelf = ResponseCache[Made]()
        self.pages = MatchPages(spectator, self._pictures, self.live, self._shelf, self._assets)
        self.app.add_routes(self.pages.routes())
        self.seasons = SeasonWatch(spectator.umpire)
        self.app.add_routes(
            SeasonPages(self.seasons, self._pictures, self._shelf, self._assets).routes()
        )
        self.app.add_routes(GamePages(self._pictures, self._assets).routes())
        self.app.add_routes(self._assets.routes())
        self._open = AsyncExitStack()

    async def __aenter__(self) -> Self:
        served = loopback_http.listening(self.app, self._port, fallback=self._fallback)
        self._port = (await self._open.enter_async_context(served)).addresses[0][1]
        self._assets.url = self._assets.url or f"http://{loopback_http.LOOPBACK}:{self._port}"
        self.spectator.url = self._assets.url
        await self._open.enter_async_context(self.live.looking())
        self._open.push_async_callback(self._pictures.close)
        self._open.push_async_callback(self._shelf.close)
        for name in FACES:
            self._assets.cut[name] = asyncio.create_task(_cut(name))
        self._open.push_async_callback(self._cut_off)
        log.info("pages listen", port=self._port, url=self._assets.url)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()

    async def _cut_off(self) -> None:
        for task in self._assets.cut.values():
            task.cancel()
        await asyncio.gather(*self._assets.cut.values(), return_exceptions=True)

    @property
    def port(self) -> int:
        """Return the port that it listens on."""
        return self._port

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer, or say in a short page why not; count both."""
        start = time.perf_counter()
        found = await self._answered(request, handler)
        metrics.PAGE_REQUESTS.labels(str(found.status)).inc()
        if not request.path.endswith("/events"):
            metrics.PAGE_SECONDS.observe(time.perf_counter() - start)
        return found

    async def _answered(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        kind = "film" if request.path.endswith("/film.webp") else "page"
        try:
            if not self._limits.allows(request, kind, int(time.monotonic())):
                raise web.HTTPTooManyRequests(headers={"Retry-After": str(SPAN)})
            return await handler(request)
        except PageNotFound:
            return self._short(request, 404)
        except NoSuchMove as error:
            asked, last = error.args
            return self._short(request, 404, "move", n=f"{asked}"[:12], last=last)
        except web.HTTPException as error:
            keep = ("Allow", "Retry-After", "Content-Range")
            found = self._short(request, error.status)
            found.headers.update(
                {name: error.headers[name] for name in keep if name in error.headers}
            )
            return found
        except (ConnectionError, asyncio.CancelledError):
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, a reader is told and we are
            if unavailable(error):
                return self._short(request, 503)
            log.error("page failed", fault=error)  # never its address, which holds the link
            return self._short(request, 500)

    def _short(
        self, request: web.Request, status: int, kind: str = "", **given: str | int
    ) -> web.Response:
        """Return a short page about what is wrong; nothing in it comes from the address."""
        who = request_language.reader(request)
        message = f"web-error-{kind}" if kind else "web-error-told"
        heading = say(who.locale, f"{message}-title" if kind else "web-error-title", status=status)
        text = templating.page(
            "short.html",
            request_language.Reader(who.locale, False),
            "/",
            title=heading,
            heading=heading,
            told=say(who.locale, message, status=status, **given),
            style=self._assets.style,
        )
        return http_responses.html(
            request, http_responses.page(text, who.locale), status, http_responses.NEVER
        )


def _kept(request: web.Request) -> str:
    return http_responses.PAST if request.query.get("v") else http_responses.FRESH


async def _heads(request: web.Request, response: web.StreamResponse) -> None:
    """Say in every answer what a browser may do with it."""
    response.headers.update(http_responses.SAFE)
    response.headers.pop("Server", None)
    if request.path.startswith(("/m/", "/s/")):
        response.headers["X-Robots-Tag"] = http_responses.HIDDEN


async def _cut(name: str) -> Made:
    """Return a typeface cut down, or a game's ground in a theme, by a process of its own."""
    face = name in FACES
    module, kind = (
        ("web.font_subsetting", "font/woff")
        if face
        else ("render.workers.page_background_tile", "image/webp")
    )
    process = await begun("-m", module, *name.split())
    try:
        assert process.stdout is not None
        found = await process.stdout.read()
        if not found:
            raise OSError(f"nothing came from {module}")
        return http_responses.made(found, kind)
    finally:
        await end(process)
