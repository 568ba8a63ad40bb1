"""Answers to requests: what each says in its head, what is kept how long, parts of a file."""

import gzip
import hashlib
import re
from dataclasses import dataclass, field

from aiohttp import web

from web.request_language import accepted

SAFE = {
    "Content-Security-Policy": (
        "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; "
        "font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; "
        "form-action 'self'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "interest-cohort=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""What every answer says."""
HIDDEN = "noindex, nofollow, noarchive"
"""What is said to search engines of whatever has a link in its address."""
FRESH = "no-cache"
"""Asked for again each time, and sent again only if it has changed."""
NEVER = "no-store"
PAST = "public, max-age=604800, immutable"
"""What is under an address that says what it shows, and never changes."""
BRIEFLY = "public, max-age=20"
_RANGE = re.compile(r"bytes=(\d*)-(\d*)", re.ASCII)
_LEAST_PACKED = 600
HTML = "text/html; charset=utf-8"


def mark(data: bytes) -> str:
    """Return what stands for some bytes in an ETag or an address."""
    return hashlib.sha256(data).hexdigest()[:20]


@dataclass(frozen=True, slots=True)
class Made:
    """What is answered, however often: its bytes, and the same packed if that is worth it.

    `tag`: what stands for it in an ETag; `version`: in its address, if that says what it shows, or
    of a page for how its match stands.
    """

    body: bytes = field(repr=False)
    kind: str
    tag: str
    packed: bytes | None = field(default=None, repr=False)
    language: str = ""
    version: str = ""

    def __len__(self) -> int:
        return len(self.body) + len(self.packed or b"") + 500


def made(body: bytes, kind: str, language: str = "", version: str = "") -> Made:
    """Return what is answered with some bytes."""
    text = kind.startswith("text/") and len(body) > _LEAST_PACKED
    packed = gzip.compress(body, 6, mtime=0) if text else None
    return Made(body, kind, mark(body), packed, language, version)


def page(text: str, language: str, version: str = "") -> Made:
    """Return what is answered with a page."""
    return made(text.encode(), HTML, language, version)


def html(request: web.Request, found: Made, status: int = 200, cache: str = FRESH) -> web.Response:
    """Return a page; 304 if the reader has it already."""
    vary = "Accept-Encoding, Accept-Language"
    head = {"Content-Language": found.language, "Vary": vary, "Cache-Control": cache}
    tag = f'W/"{found.tag}"'
    if status == 200:
        head["ETag"] = tag
        if _known(request, tag):
            return web.Response(status=304, headers=head)
    return _whole(request, found, head, status)


def data(request: web.Request, found: Made, cache: str, name: str = "") -> web.Response:
    """Return a file, or the part of it that is asked for; 304, 206, 416."""
    tag = f'"{found.tag}"'
    head = {"ETag": tag, "Cache-Control": cache, "Accept-Ranges": "bytes"}
    if found.packed is not None:
        head["Vary"] = "Accept-Encoding"
    if name:
        head["Content-Disposition"] = f'inline; filename="{name}"'
    if _known(request, tag):
        return web.Response(status=304, headers=head)
    asked = request.headers.get("Range")
    if asked and request.headers.get("If-Range", tag) == tag:
        return _part(asked, found.body, head | {"Content-Type": found.kind})
    return _whole(request, found, head)


def _whole(
    request: web.Request, found: Made, head: dict[str, str], status: int = 200
) -> web.Response:
    """Return all of it, packed if the reader can unpack it."""
    body, head = found.body, head | {"Content-Type": found.kind}
    if found.packed is not None and "gzip" in accepted(request.headers.get("Accept-Encoding", "")):
        body, head = found.packed, head | {"Content-Encoding": "gzip"}
    return web.Response(body=body, status=status, headers=head)


def _part(asked: str, body: bytes, head: dict[str, str]) -> web.Response:
    """Return one part of a file; what is no range, or several, gets the whole."""
    found, size = _RANGE.fullmatch(asked.strip()), len(body)
    if found is None or not (found[1] or found[2]):
        return web.Response(body=body, headers=head)
    if found[1]:
        first, last = int(found[1]), min(int(found[2] or size), size - 1)
        if found[2] and int(found[2]) < first:
            return web.Response(body=body, headers=head)
    else:
        first, last = max(0, size - int(found[2])), size - 1
    if first > last:
        raise web.HTTPRequestRangeNotSatisfiable(headers={"Content-Range": f"bytes */{size}"})
    head["Content-Range"] = f"bytes {first}-{last}/{size}"
    return web.Response(body=body[first : last + 1], status=206, headers=head)


def _known(request: web.Request, tag: str) -> bool:
    """Tell whether the reader says that they have it."""
    asked = request.headers.get("If-None-Match", "")
    tags = {one.strip().removeprefix("W/") for one in asked.split(",")}
    return "*" in tags or tag.removeprefix("W/") in tags
