"""The page and what it needs: its files, attached files, and one WebSocket for each tab."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from aiohttp import web

if TYPE_CHECKING:
    from .server import Sandbox

FOLDER = Path(__file__).parent / "page"
_NAMES = {"127.0.0.1", "localhost", "::1"}
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@web.middleware
async def guard(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse what another site, or another name for this machine, asks of the server."""
    host = urlsplit(f"//{request.headers.get('Host', '')}")
    origin = request.headers.get("Origin")
    if host.hostname not in _NAMES and not (host.hostname or "").startswith("127."):
        return web.Response(status=403, text="this server answers on loopback only")
    if origin is not None and urlsplit(origin).netloc != host.netloc:
        return web.Response(status=403, text="this server answers its own page only")
    return await handler(request)


class Page:
    """The tabs that are open."""

    def __init__(self, box: Sandbox) -> None:
        self.box = box

    def routes(self, app: web.Application) -> None:
        """Add the routes of the page."""
        app.router.add_get("/attachments/{channel}/{id}/{name}", self.attachment)

    async def attachment(self, request: web.Request) -> web.Response:
        """Serve an attached file; only pictures are shown, anything else is downloaded."""
        key = request.match_info["id"]
        file = self.box.world.attachments.get(int(key)) if key.isdecimal() else None
        if file is None:
            return web.Response(status=404, text="no such file")
        headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        shown = file.content_type in ("image/png", "image/gif", "image/jpeg", "image/webp")
        if not shown:
            headers["Content-Disposition"] = "attachment"
        kind = file.content_type if shown else "application/octet-stream"
        return web.Response(body=file.data, content_type=kind, headers=headers)

    async def close(self) -> None:
        """Close every tab's connection."""
