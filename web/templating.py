"""Pages from their templates: what each of them is given."""

import datetime as dt
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import jinja2
from babel.dates import format_datetime
from markupsafe import Markup

from languages import spoken
from render.words.catalogues import say
from web.markdown_to_html import inline
from web.request_language import Reader

_ENGINE = jinja2.Environment(
    loader=jinja2.FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=jinja2.StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
for _name in _ENGINE.list_templates():  # to compile one takes 0.1 s, in which nobody is served
    _ENGINE.get_template(_name)


@dataclass(frozen=True, slots=True)
class TimeText:
    """A time as machines read it, and in words."""

    iso: str
    said: str


@lru_cache(maxsize=8_192)
def when(locale: str, seconds: int) -> TimeText:
    """Return a time, in UTC."""
    moment = dt.datetime.fromtimestamp(seconds, dt.UTC)
    said = format_datetime(moment, "d MMMM y, HH:mm", locale=spoken(locale).region)
    return TimeText(moment.strftime("%Y-%m-%dT%H:%M:%SZ"), f"{said} UTC")


def address(path: str, reader: Reader, **query: str) -> str:
    """Return an address of ours, in the language that was chosen."""
    asked = ({"lang": reader.locale} if reader.chosen else {}) | query
    return f"{path}?{urlencode(asked)}" if asked else path


def part(template: str, reader: Reader, **given: Any) -> Markup:
    """Return what pages are put together from."""
    told = _ENGINE.get_template(template).render(say=partial(say, reader.locale), **given)
    return Markup(told)  # noqa: S704 - the template has escaped what it was given


def page(template: str, reader: Reader, path: str, kept: str = "", **given: Any) -> str:
    """Return a page. `kept`: the query that goes along to another language."""
    return _ENGINE.get_template(template).render(
        lang=reader.locale,
        chosen=reader.chosen,
        others=reader.others,
        path=path,
        kept_query=f"&{kept}" if kept else "",
        say=partial(say, reader.locale),
        inline=inline,
        to=partial(address, reader=reader),
        **{"world": "none", **given},
    )
