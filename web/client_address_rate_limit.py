"""Rate limit of the requests of each client address."""

import ipaddress

from aiohttp import web

from services.quotas_and_rate_limits import MovingWindow

SPAN = 60
"""Seconds over which requests are counted."""
PAGES, FILMS = 600, 6
"""Requests of one address in that time, and among them for films."""
_NETWORK = 64
"""Bits of an address of the sixth version that are one reader's."""


def address(request: web.Request) -> str:
    """Return where a request comes from, as the nearest proxy says if one on this machine does."""
    peer = request.remote or ""
    named = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
    try:
        if named and ipaddress.ip_address(peer).is_loopback:
            peer = named
        found = ipaddress.ip_address(peer)
    except ValueError:
        return peer[:64]
    if found.version == 6:
        return str(ipaddress.ip_network((found, _NETWORK), strict=False))
    return str(found)


class Limits:
    """Counts the requests of each address in the last minute."""

    def __init__(self, pages: int = PAGES, films: int = FILMS) -> None:
        self._most = {"page": pages, "film": films}
        self._seen = MovingWindow[tuple[str, str]](SPAN)

    def allows(self, request: web.Request, kind: str, now: int) -> bool:
        """Tell whether an address may ask once more for something of a kind; it is counted."""
        return self._seen.allows((kind, address(request)), self._most[kind], now)
