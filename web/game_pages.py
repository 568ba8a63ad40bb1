"""The pages of the games, and the first page."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from aiohttp import web
from markupsafe import Markup

from engine import AnyGame, registry
from render.look import Look
from render.paint.theme import DARK, LIGHT, Theme
from render.widgets import how_to_play_sheet
from render.words import rulebook, rules_search
from render.words.catalogues import say, word
from render.workers import page_background_tile, picture_request
from web import http_responses, markdown_to_html, request_language, templating
from web.page_pictures import Pictures, sent, soon, theme_of, version

GALLERY = Path(__file__).parents[1] / "docs" / "gallery"
PLATES = ("middle", "crowded", "end", "hand")
"""What of a game's gallery its page shows, where there is it; some also in the light theme."""
MOST_ASKED = 200
"""Characters of a question about the rules."""


class GamePages:
    """Answers what is asked under `/g/<game>`, and under `/`."""

    def __init__(self, pictures: Pictures, assets: Any) -> None:
        self._pictures, self._assets = pictures, assets

    def routes(self) -> list[web.RouteDef]:
        """Return what is answered."""
        return [
            web.get("/", self.front),
            web.get("/g/{game:[a-z_]{1,32}}", self.game),
            web.get("/g/{game:[a-z_]{1,32}}/page.png", self.sheet),
            web.get("/g/{game:[a-z_]{1,32}}/{plate:[a-z-]{1,32}}.webp", self.plate),
        ]

    async def front(self, request: web.Request) -> web.Response:
        """Answer with what this is."""
        who = request_language.reader(request)
        games = [
            {
                "key": game.key,
                "name": say(who.locale, f"{word(game.key)}-title"),
                "about": how_to_play_sheet.said(who.locale, game.key, "goal"),
                "plates": _gallery(game.key)[:1],
            }
            for game in registry.games()
        ]
        title = f"{say(who.locale, 'web-name')} · {say(who.locale, 'web-tagline')}"
        text = templating.page(
            "front.html", who, "/", title=title, games=games, style=self._assets.style
        )
        return http_responses.html(request, http_responses.page(text, who.locale))

    async def game(self, request: web.Request) -> web.Response:
        """Answer with how a game is played, and its rules."""
        game, who = _game(request), request_language.reader(request)
        key, locale = game.key, who.locale
        asked = " ".join(request.query.get("q", "")[:MOST_ASKED].split())
        hits = rules_search.search(key, locale, asked).hits if asked else ()
        text = templating.page(
            "game.html",
            who,
            f"/g/{key}",
            templating.address("", request_language.Reader(locale, False), q=asked)[1:]
            if asked
            else "",
            world=key,
            style=self._assets.style,
            title=how_to_play_sheet.title(locale, key),
            heading=how_to_play_sheet.title(locale, key),
            game=say(locale, f"{word(key)}-title"),
            about=how_to_play_sheet.said(locale, key, "goal"),
            told=markdown_to_html.blocks(how_to_play_sheet.told(locale, key)),
            high=_high(game, locale),
            gallery=_gallery(key),
            asked=asked,
            hits=[_hit(one) for one in hits],
            chapters=_chapters(rulebook.rules(key, locale)),
            **{theme.name: _sheet_address(key, who, theme) for theme in (DARK, LIGHT)},
        )
        return http_responses.html(request, http_responses.page(text, locale))

    async def sheet(self, request: web.Request) -> web.Response:
        """Answer with the picture of how a game is played."""
        game, who = _game(request), request_language.reader(request)
        wanted = _sheet(game.key, who.locale, theme_of(request))
        drawing = self._pictures.png(wanted, f"page:{game.key}", version(wanted))
        return sent(request, await soon(drawing))

    async def plate(self, request: web.Request) -> web.Response:
        """Answer with a picture of a game's gallery."""
        found = _plates(_game(request).key).get(request.match_info["plate"])
        if found is None:
            raise web.HTTPNotFound
        sure = request.query.get("v") == found.tag
        return http_responses.data(
            request, found, http_responses.PAST if sure else http_responses.BRIEFLY
        )


def _game(request: web.Request) -> AnyGame:
    """Return the game that an address names."""
    known = {game.key: game for game in registry.games()}
    found = known.get(request.match_info["game"])
    if found is None:
        raise web.HTTPNotFound
    return found


@lru_cache(maxsize=32)
def _plates(key: str) -> dict[str, http_responses.Made]:
    """Return the pictures of a game's gallery by name; none where docs are not installed."""
    files = [GALLERY / key / f"{name}{theme}.webp" for name in PLATES for theme in ("", "-light")]
    return {
        file.stem: http_responses.made(file.read_bytes(), "image/webp")
        for file in files
        if file.is_file()
    }


@lru_cache(maxsize=32)
def _gallery(key: str) -> list[dict[str, Any]]:
    """Return what a game's page shows of its gallery: for each its addresses and its size."""
    found, shown = _plates(key), list[dict[str, Any]]()
    for name in (one for one in PLATES if one in found):
        light = f"{name}-light" if f"{name}-light" in found else name
        dark, bright = (f"/g/{key}/{one}.webp?v={found[one].tag}" for one in (name, light))
        wide, high = page_background_tile.size(found[name].body)
        shown.append({"name": name, "dark": dark, "light": bright, "wide": wide, "high": high})
    return shown


def _sheet(key: str, locale: str, theme: Theme) -> picture_request.PageRequest:
    return picture_request.PageRequest(key, "page", Look(theme=theme, locale=locale))


def _sheet_address(key: str, who: request_language.Reader, theme: Theme) -> str:
    wanted = _sheet(key, who.locale, theme)
    chosen = request_language.Reader(who.locale, True)
    return templating.address(f"/g/{key}/page.png", chosen, theme=theme.name, v=version(wanted))


@lru_cache(maxsize=32)
def _high(game: AnyGame, locale: str) -> int:
    """Return how high the picture of a game's page is, of a thousand across."""
    box = how_to_play_sheet.picture(game, locale).box
    return round(1000 * box.h / box.w)


def _hit(hit: rules_search.Hit) -> Markup:
    """Return a clause or a card that answers a question."""
    if isinstance(hit, rulebook.Rule):
        where = Markup('<a href="#c{0}">{0}</a> · {1}').format(hit.number, hit.heading)
        return Markup("<p>{}</p>{}").format(where, markdown_to_html.blocks(hit.text))
    return Markup("<p><strong>{}</strong></p>{}").format(
        hit.name, markdown_to_html.blocks(hit.text)
    )


@lru_cache(maxsize=32)
def _chapters(found: Sequence[rulebook.Rule]) -> list[tuple[str, list[dict[str, Any]]]]:
    """Return the clauses under their headings; one number may have several, and one address."""
    chapters, taken = list[tuple[str, list[dict[str, Any]]]](), set[str]()
    for rule in found:
        number = rule.number.split(".")[0]
        heading = f"{number}. {rule.heading}" if number else rule.heading
        if not chapters or chapters[-1][0] != heading:
            chapters.append((heading, []))
        own = "" if not rule.number or rule.number in taken else f"c{rule.number}"
        taken.add(rule.number)
        first, _, rest = rule.text.partition("\n")
        told = Markup("<p><strong>{}</strong> {}</p>{}").format(
            rule.number, markdown_to_html.inline(first), markdown_to_html.blocks(rest)
        )
        chapters[-1][1].append({"id": own, "text": told})
    return chapters
