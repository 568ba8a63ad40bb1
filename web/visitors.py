"""The reader of a page: language, address, and rate limit."""

import ipaddress
from dataclasses import dataclass

from aiohttp import web

from languages import CODES, LANGUAGES, ORIGINAL, spoken
from services.quotas_and_rate_limits import MovingWindow

SPAN = 60
"""Seconds over which requests are counted."""
PAGES, FILMS = 600, 6
"""Requests of one address in that time, and among them for films."""
_NETWORK = 64
"""Bits of an address of the sixth version that are one reader's."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The language of a page; `chosen`: by the reader themselves, in the address."""

    locale: str
    chosen: bool

    @property
    def others(self) -> list[tuple[str, str]]:
        """Return the other languages: codes and names."""
        return [(one.code, one.name) for one in LANGUAGES if one.code != self.locale]


def reader(request: web.Request, default: str = ORIGINAL) -> Reader:
    """Return what a reader wants, as their address or their browser says; else the default."""
    asked = request.query.get("lang", "")
    if asked in CODES:
        return Reader(asked, True)
    for code in _accepted(request.headers.get("Accept-Language", "")):
        if spoken(code).code == code.partition("-")[0]:
            return Reader(spoken(code).code, False)
    return Reader(spoken(default).code, False)


def _accepted(header: str) -> list[str]:
    """Return the languages that a browser accepts, the most wanted first."""
    found = list[tuple[float, str]]()
    for part in header[:400].split(","):
        code, _, weight = part.strip().partition(";")
        try:
            worth = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            worth = 0.0
        if code and worth > 0:
            found.append((-worth, code.strip().casefold()))
    return [code for _, code in sorted(found, key=lambda one: one[0])]


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
