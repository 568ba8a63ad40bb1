"""The page of a season: its standing, cross table, rounds and matches, in words and as tables."""

import asyncio
import time
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from aiohttp import web

from engine.seasons import Form, Phase, Season, Table, Terms, points_and_standings
from render.look import Look
from render.paint.theme import DARK, Theme
from render.widgets import season_standings_table, standings_picture
from render.words import say, season_conditions as rules, season_results, word
from render.workers.picture_request import StandingRequest
from services.season_spectator import SeasonSeen, SeasonWatch
from web import http_responses, match_pages, templating
from web.http_responses import Made
from web.page_pictures import Pictures, sent, soon, theme_of, version
from web.request_language import Reader, reader
from web.response_cache import ResponseCache

MOST_ROWS, MOST_MATCHES = 100, 100
"""Lines of a standing and matches that a page shows."""
MOST_NAMES = 200


class SeasonPages:
    """Answers what is asked under `/s/<link>`."""

    def __init__(
        self, watch: SeasonWatch, pictures: Pictures, shelf: ResponseCache[Made], assets: Any
    ) -> None:
        self._watch, self._pictures, self._shelf, self._assets = watch, pictures, shelf, assets

    def routes(self) -> list[web.RouteDef]:
        """Return what is answered: a season, a division or a round of it, and their pictures."""
        here = r"/s/{link:[A-Za-z0-9_-]{1,64}}"
        parts = here, here + r"/{part:[0-9]{1,9}}"
        asked = ("", self.page), ("/standing.png", self.standing), ("/card.png", self.card)
        return [web.get(path + end, made) for path in parts for end, made in asked]

    async def page(self, request: web.Request) -> web.Response:
        """Answer with a season as it stands."""
        link, seen, asked = await self._seen(request)
        who = reader(request, seen.locale)

        async def make() -> Made:
            text = await asyncio.to_thread(self._page, who, seen, asked, link)
            return http_responses.page(text, who.locale)

        return http_responses.html(
            request, await self._shelf.made((link, seen.mark, who, asked), make)
        )

    async def standing(self, request: web.Request) -> web.Response:
        """Answer with the standing as a picture; Gone before there is one."""
        link, seen, asked = await self._seen(request)
        if not _begun(seen.season):
            raise match_pages.PageNotFound
        return await self._picture(request, link, seen, asked, theme_of(request))

    async def card(self, request: web.Request) -> web.Response:
        """Answer with the picture that a link to the page unfolds to."""
        return await self._picture(request, *await self._seen(request), DARK, card=True)

    async def _picture(
        self,
        request: web.Request,
        link: str,
        seen: SeasonSeen,
        asked: int,
        theme: Theme,
        card: bool = False,
    ) -> web.Response:
        locale, season = reader(request, seen.locale).locale, seen.season

        async def make() -> Made:
            table = _table(season, _division(season, asked), seen.names(locale), locale)
            wanted = StandingRequest(table, Look(theme=theme, locale=locale), card)
            return await self._pictures.png(wanted, f"page:{season.id}", version(wanted))

        key = link, seen.mark, locale, asked, theme.name, card
        return sent(request, await soon(self._shelf.made(key, make)))

    async def _seen(self, request: web.Request) -> tuple[str, SeasonSeen, int]:
        """Return a link, its season and the part that is asked for; Gone if it has not that."""
        start, link = time.monotonic(), request.match_info["link"]
        found = await self._watch.seen(link)
        asked = int(request.match_info.get("part", 0))
        if found is None or ("part" in request.match_info and asked not in _parts(found.season)):
            await asyncio.sleep(max(0.0, start + match_pages.GONE_AFTER - time.monotonic()))
            raise match_pages.PageNotFound
        return link, found, asked

    def _page(self, who: Reader, seen: SeasonSeen, asked: int, link: str) -> str:
        season, locale, root = seen.season, who.locale, f"/s/{link}"
        terms, names, parts = season.terms, seen.names(locale), _parts(season)
        league = terms.form is Form.LEAGUE
        part = asked or (1 if league else season.round or 1)
        division, begun = _division(season, asked), _begun(season)
        game, name = say(locale, f"{word(terms.game)}-title"), season_results.called(locale, terms)
        tables = [t for t in season.tables if part == (t.division + 1 if league else t.round)]
        kind = "season-division" if league else "web-season-round"
        now, table = _now(season, names, locale), _table(season, division, names, locale)
        here, named = f"{root}/{asked}" if asked else root, Reader(locale, True)
        look = Look(theme=DARK, locale=locale)
        mark, card = (version(StandingRequest(table, look, one)) for one in (False, True))
        return templating.page(
            "season.html",
            who,
            here,
            world=terms.game,
            base=self._assets.url,
            style=self._assets.style,
            title=f"{name} · {now}",
            name=name,
            game=game,
            now=now,
            card=templating.address(f"{here}/card.png", named, v=card),
            picture=templating.address(f"{here}/standing.png", named, theme=DARK.name, v=mark)
            if begun
            else None,
            alt=standings_picture.describe(locale, table).replace("\n", " · "),
            begins=templating.when(locale, terms.begins),
            ends=templating.when(locale, terms.ends),
            rules=[] if begun else _rules(locale, terms),
            hash=season.commitment,
            entered=[names[one] for one in season.players[:MOST_NAMES]],
            many=len(season.players),
            parts=[
                (at, say(locale, kind, n=at), templating.address(f"{root}/{at}", who))
                for at in (parts if len(parts) > 1 else ())
            ],
            part=part,
            heading=say(locale, kind, n=part) if len(parts) > 1 else "",
            **(_standing(season, division, names, locale) if begun else {"rows": [], "more": 0}),
            **_matches(season, tables, seen, names, who),
        )


def _begun(season: Season) -> bool:
    """Tell whether a season has a standing."""
    return season.phase in (Phase.RUNNING, Phase.OVER)


def _division(season: Season, asked: int) -> int:
    """Return which division a page shows, of a tournament the only one."""
    return max(0, asked - 1) if season.terms.form is Form.LEAGUE else 0


def _table(
    season: Season, division: int, names: dict[str, str], locale: str
) -> standings_picture.Table:
    """Return what the picture of a season shows."""
    if _begun(season):
        return season_standings_table.table_of(locale, season, division, names)
    return season_standings_table.entered(locale, season, names, _now(season, names, locale))


def _parts(season: Season) -> range:
    """Return the numbers of the divisions of a league, or of the rounds of a tournament."""
    if season.terms.form is Form.LEAGUE:
        return range(1, len(season.divisions) + 1)
    return range(1, season.round + 1)


def _now(season: Season, names: dict[str, str], locale: str) -> str:
    """Return how a season stands, in a sentence."""
    if season.phase is Phase.VOID:
        why = "few" if season.why == "few" else "host"
        return say(locale, f"season-void-{why}", least=season.least)
    if season.phase is Phase.OVER:
        return say(locale, "season-post-over", name=names.get(season.champion(), "–"))
    if season.phase is Phase.OPEN:
        return say(locale, "web-season-open", n=len(season.players), least=season.least)
    done = sum(table.how is not None for table in season.tables)
    return say(locale, "season-progress", done=done, all=len(season.tables))


def _rules(locale: str, terms: Terms) -> list[str]:
    """Return all that is decided before anybody enters."""
    return rules.told(locale, [*rules.conditions(locale, terms), *rules.decisions(locale, terms)])


def _standing(season: Season, division: int, names: dict[str, str], locale: str) -> dict[str, Any]:
    """Return the standing of a division, with its cross table, and what decided between equals."""
    rows, seats = season.standing(division), season.terms.seats
    shown, cross = rows[:MOST_ROWS], seats == 2 and season.terms.form is Form.LEAGUE
    tables = [table for table in season.tables if table.division == division]
    up, down = season.movers(division)
    ties = [
        season_results.set_apart(locale, row, below, names)
        for row, below in pairwise(shown)
        if row.by and row.points and not below.out
    ]
    return {
        "labels": [str(row.rank) for row in shown]
        if cross
        else [say(locale, "web-season-place", n=n) for n in range(1, seats + 1)],
        "rows": [
            {
                "rank": "–" if row.out else row.rank,
                "name": names[row.id],
                "cells": season_results.got_from_each(locale, shown, row, tables, "×")
                if cross
                else season_results.places_had(row, tables, seats),
                "points": season_results.figure(locale, row.points),
                "berger": season_results.figure(locale, row.berger),
                "move": "" if row.out else "up" if row.id in up else "down" * (row.id in down),
                "out": bool(row.out),
                "first": season.phase is Phase.OVER
                and division == 0
                and row.id == season.champion(),
            }
            for row in shown
        ],
        "more": len(rows) - len(shown),
        "ties": list(dict.fromkeys(ties)),
        "cross": cross,
    }


def _matches(
    season: Season, tables: Sequence[Table], seen: SeasonSeen, names: dict[str, str], who: Reader
) -> dict[str, Any]:
    """Return the matches of a division or a round, by rounds."""
    locale, rounds = who.locale, dict[int, list[dict[str, Any]]]()
    for table in tables[:MOST_MATCHES]:
        got = points_and_standings.shares(table) if table.counts else {}
        seated = [
            (names[one], names[now] if now != one else "", season_results.figure(locale, got[one]))
            if one in got
            else (names[one], names[now] if now != one else "", "")
            for one, now in zip(table.ids, table.seated, strict=True)
        ]
        how = table.how.value if table.how else "running" if table.match else "waits"
        link = seen.links.get(table.match)
        rounds.setdefault(table.round, []).append(
            {
                "seated": seated,
                "how": say(locale, "web-season-how", how=how),
                "link": templating.address(f"/m/{link}", who) if link else None,
            }
        )
    final = {table.round for table in tables if season.is_final(table)}
    return {
        "rounds": [
            (say(locale, "web-season-final" if at in final else "web-season-round", n=at), found)
            for at, found in sorted(rounds.items())
        ],
        "rest": len(tables) - min(len(tables), MOST_MATCHES),
    }
