"""Faults on demand: refusals, rate limits, broken and slow answers of chosen routes."""

import re
from dataclasses import dataclass
from typing import Any

from .rest_refusals import CODES

_USUAL = {401: 0, 403: 50013, 404: 10003}


@dataclass(slots=True)
class Fault:
    """One planned fault; `hits` counts the requests it met."""

    method: str
    pattern: re.Pattern[str]
    status: int | None = None
    code: int | None = None
    left: int | None = 1
    retry_after: float = 0.05
    everywhere: bool = False
    seconds: float = 0.0
    after: bool = False
    cut: bool = False
    hits: int = 0

    def answer(self) -> tuple[int, dict[str, Any], dict[str, str]]:
        """Write the answer of a failing request: status, body, headers."""
        if self.status == 429:
            body: dict[str, Any] = {
                "message": "You are being rate limited.",
                "retry_after": self.retry_after,
                "global": self.everywhere,
            }
            if self.code is not None:
                body["code"] = self.code
            headers = {
                # Without Via discord.py takes a 429 for a ban and gives up.
                "Via": "1.1 sandbox",
                "Retry-After": str(self.retry_after),
                "X-RateLimit-Scope": "global" if self.everywhere else "user",
            }
            if self.everywhere:
                headers["X-RateLimit-Global"] = "true"
            return 429, body, headers
        status = self.status or 500
        code = _USUAL.get(status, 0) if self.code is None else self.code
        text = CODES[code][1] if code in CODES and code else f"{status}: planned by a test"
        return status, {"code": code, "message": text}, {}


class Faults:
    """The planned faults; patterns are like ``/channels/*/messages``, ``*`` a part of a path."""

    def __init__(self) -> None:
        self.planned: list[Fault] = []

    def fail(
        self,
        method: str,
        path: str,
        status: int | None = None,
        *,
        code: int | None = None,
        times: int | None = 1,
        retry_after: float = 0.05,
        everywhere: bool = False,
        after: bool = False,
    ) -> Fault:
        """Let requests fail, `times` of them (None: until cleared).

        With `code` alone the status is the one Discord answers with. `everywhere` makes a 429 a
        global one. With `after` the request takes effect and only its answer is lost.
        """
        if status is None:
            status = CODES[code][0] if code in CODES else 500
        fault = Fault(method, _pattern(path), status, code, times, retry_after, everywhere)
        fault.after = after
        self.planned.append(fault)
        return fault

    def slow(
        self,
        method: str,
        path: str,
        seconds: float,
        *,
        times: int | None = 1,
        after: bool = False,
    ) -> Fault:
        """Let requests wait before they take effect, or `after` it."""
        fault = Fault(method, _pattern(path), None, None, times, seconds=seconds, after=after)
        self.planned.append(fault)
        return fault

    def cut(self, method: str, path: str, *, times: int | None = 1) -> Fault:
        """Let requests take effect, and the connection break before they are answered."""
        fault = Fault(method, _pattern(path), None, None, times, after=True, cut=True)
        self.planned.append(fault)
        return fault

    def clear(self) -> None:
        """Forget every planned fault."""
        self.planned.clear()

    def match(self, method: str, path: str) -> list[Fault]:
        """Take the faults that meet a request: any number of delays, and the first failure."""
        met: list[Fault] = []
        for fault in list(self.planned):
            if fault.method not in ("*", method) or not fault.pattern.fullmatch(path):
                continue
            if fault.status and any(other.status for other in met):
                continue
            met.append(fault)
            fault.hits += 1
            if fault.left is not None:
                fault.left -= 1
                if not fault.left:
                    self.planned.remove(fault)
        return met


def _pattern(path: str) -> re.Pattern[str]:
    parts = re.split(r"(\*\*|\*)", path)
    return re.compile(
        "".join({"*": "[^/]+", "**": ".+"}.get(part) or re.escape(part) for part in parts)
    )
