"""HTTP servers that listen on this machine alone, behind a reverse proxy."""

import contextlib
from collections.abc import AsyncIterator

from aiohttp import web

LOOPBACK = "127.0.0.1"


@contextlib.asynccontextmanager
async def listening(
    app: web.Application, port: int, *, fallback: bool = False
) -> AsyncIterator[web.AppRunner]:
    """Serve an application while the block runs; OSError if the port is taken.

    `fallback`: if it is, another is.
    """
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError:
            if not fallback:
                raise
            await web.TCPSite(runner, LOOPBACK, 0).start()
        yield runner
    finally:
        await runner.cleanup()
