"""Language of a request: as its address or the browser says."""

from dataclasses import dataclass

from aiohttp import web

from languages import CODES, LANGUAGES, ORIGINAL, spoken


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
    for code in accepted(request.headers.get("Accept-Language", "")):
        if spoken(code).code == code.partition("-")[0]:
            return Reader(spoken(code).code, False)
    return Reader(spoken(default).code, False)


def accepted(header: str) -> list[str]:
    """Return what a header accepts, the most wanted first: languages, or encodings."""
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
