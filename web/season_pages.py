"""The page of a season: its standing, cross table, rounds and matches, in words and as tables."""

import asyncio
import time
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from aiohttp import web

from engine.seasons import Form, Phase, Season, Table, Terms, standing
from render.words import season_rules as rules
from render.words.catalogues import say, word
from render.words.season_results import figure, got_from_each, places_had
from services.season_watch import SeasonSeen, SeasonWatch
from web import answers, templating
from web.answers import Made
from web.match_pages import GONE_AFTER, Gone
from web.readers import Reader, reader
from web.shelf import Shelf
from web.templating import address, when

MOST_ROWS, MOST_MATCHES = 100, 100
"""Lines of a standing and matches that a page shows."""
MOST_NAMES = 200


class SeasonPages:
    """Answers what is asked under `/s/<link>`."""

    def __init__(self, watch: SeasonWatch, shelf: Shelf[Made], assets: Any) -> None:
        self._watch, self._shelf, self._assets = watch, shelf, assets

    def routes(self) -> list[web.RouteDef]:
        """Return what is answered: a season, and a division or a round of it."""
        here = r"/s/{link:[A-Za-z0-9_-]{1,64}}"
        return [web.get(here, self.page), web.get(here + r"/{part:[0-9]{1,9}}", self.page)]

    async def page(self, request: web.Request) -> web.Response:
        """Answer with a season as it stands; Gone, also for a part that it has not."""
        start, link = time.monotonic(), request.match_info["link"]
        found = await self._watch.seen(link)
        asked = int(request.match_info.get("part", 0))
        if found is None or ("part" in request.match_info and asked not in _parts(found.season)):
            await asyncio.sleep(max(0.0, start + GONE_AFTER - time.monotonic()))
            raise Gone
        seen, who = found, reader(request, found.locale)

        async def make() -> Made:
            text = await asyncio.to_thread(self._page, who, seen, asked, link)
            return answers.page(text, who.locale)

        return answers.html(request, await self._shelf.made((link, seen.mark, who, asked), make))

    def _page(self, who: Reader, seen: SeasonSeen, asked: int, link: str) -> str:
        season, locale, root = seen.season, who.locale, f"/s/{link}"
        terms, names, parts = season.terms, seen.names(locale), _parts(season)
        league = terms.form is Form.LEAGUE
        part = asked or (1 if league else season.round or 1)
        division = part - 1 if league else 0
        game = say(locale, f"{word(terms.game)}-title")
        name = say(locale, f"season-name-{terms.form.value}", game=game, n=terms.number)
        begun = season.phase in (Phase.RUNNING, Phase.OVER)
        tables = [t for t in season.tables if part == (t.division + 1 if league else t.round)]
        kind = "season-division" if league else "web-season-round"
        now = _now(season, names, locale)
        return templating.page(
            "season.html",
            who,
            f"{root}/{asked}" if asked else root,
            world=terms.game,
            base=self._assets.url,
            style=self._assets.style,
            title=f"{name} · {now}",
            name=name,
            game=game,
            now=now,
            begins=when(locale, terms.begins),
            ends=when(locale, terms.ends),
            rules=[] if begun else _rules(locale, terms),
            hash=season.commitment,
            entered=[names[one] for one in season.players[:MOST_NAMES]],
            many=len(season.players),
            parts=[
                (at, say(locale, kind, n=at), address(f"{root}/{at}", who))
                for at in (parts if len(parts) > 1 else ())
            ],
            part=part,
            heading=say(locale, kind, n=part) if len(parts) > 1 else "",
            **(_standing(season, division, names, locale) if begun else {"rows": [], "more": 0}),
            **_matches(season, tables, seen, names, who),
        )


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
        say(locale, f"season-by-{row.by}", name=names[row.id], other=names[below.id])
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
                "cells": got_from_each(locale, shown, row, tables, "×")
                if cross
                else places_had(row, tables, seats),
                "points": figure(locale, row.points),
                "berger": figure(locale, row.berger),
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
        got = standing.shares(table) if table.counts else {}
        seated = [
            (names[one], names[now] if now != one else "", figure(locale, got[one]))
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
                "link": address(f"/m/{link}", who) if link else None,
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
