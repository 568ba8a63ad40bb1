"""Does anything that is told of a season depend on its secret? Seasons by the hundred.

python -m tests.soak.season_secrets 200

Seasons are lived through as in `tests.soak.seasons`. At POINTS of each, all that people get of it
is made: its message, the standing of each division as words and as what its pictures are drawn
from, posts, what each result has changed, everybody's matches, lists, its page in each part, and
its export. It is made twice, once with the secret and once with another, and must be the same as
long as the season runs. When it is over, the export alone tells the secret.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace

from cogs.pages import league_and_tournament_pages as pages
from cogs.pages.page_wording import Reader
from db.seasons import SeasonPlace, StoredSeason
from engine.seasons import Phase, Season, replay, season_export
from engine.seasons.season_types import Entry
from languages import CODES
from render.look import Look
from render.widgets import season_standings_table, standings_picture
from render.words.season_results import people
from render.workers.picture_request import StandingRequest
from services.leagues_and_tournaments import _told
from services.season_spectator import SeasonSeen
from tests.soak import seasons as lives
from web import request_language
from web.season_pages import SeasonPages, _parts

POINTS = 8
"""Moments of a season at which all is made, its end among them."""
MOST_PEOPLE = 12
"""People whose own matches are listed."""
EXPORT = "export"


def told(season: Season, log: list[Entry], locale: str) -> Iterator[tuple[str, str]]:
    """Yield all that people get of a season, by where."""
    reader, stored = Reader(locale, ()), StoredSeason(season, SeasonPlace(1, 2, 3, locale))
    names = dict(zip(season.people, people(locale, season.people, {}), strict=True))
    begun = season.phase in (Phase.RUNNING, Phase.OVER)
    yield "log line", repr((season, stored))
    yield "message", repr(pages.message(reader, season, names, None))
    for who in season.people[:MOST_PEOPLE]:
        yield "standing", repr(pages.message(reader, season, names, None, details=True, who=who))
        yield "own matches", repr(pages.own(reader, season, who, names, {}))
        yield "wishes", repr(pages.wishes(reader, season, who))
    yield "list", repr(pages.listing(reader, [stored], 1))
    rows = _told(season, (Phase.OPEN, False, 0))
    posts = [row.data["what"] for row in rows if "what" in row.data]
    for what in [*posts, *["half"] * begun]:
        yield "post", repr(pages.post(reader, season, what, names))
    for table in season.tables:
        if table.how is not None:
            yield "what a result changed", pages.counted(reader, season, table, names)
    for number in range(len(season.divisions)) if begun else ():
        drawn = season_standings_table.table_of(locale, season, number, names)
        yield "standing in words", standings_picture.describe(locale, drawn)
        yield "picture", repr(StandingRequest(drawn, Look(locale=locale)).written())
    site = SeasonPages(*[None] * 3, SimpleNamespace(url="", style=""))  # type: ignore[arg-type]
    seen = SeasonSeen(season, locale, {}, {}, 0)
    for part in (0, *_parts(season)):
        yield "page", site._page(request_language.Reader(locale, True), seen, part, "x")
    yield EXPORT, json.dumps(season_export.dump(season, log))


def check(seed: int) -> Counter[str]:
    """Live through a season; return how much was compared, and where what differed."""
    _, log, secret = lives.lived(seed)
    found, log = Counter[str](), list(log)
    locale = CODES[seed % len(CODES)]
    other = f"{int(secret, 16) ^ 2**256 - 1:064x}"  # another in every digit
    for end in sorted({1 + (len(log) - 1) * n // (POINTS - 1) for n in range(POINTS)}):
        season, another = (replay("season", log[:end], one) for one in (secret, other))
        over = season.phase in (Phase.OVER, Phase.VOID)
        pairs = (told(one, log[:end], locale) for one in (season, another))
        for (where, ours), (_, theirs) in zip(*pairs, strict=True):
            found["compared"] += 1
            leaked = secret in ours or ours != theirs
            found[f"differs: {where}"] += leaked != (over and where == EXPORT)
    return +found


def main() -> int:
    """Look at so many seasons, and say what was found; 1 if that is anything."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.season_secrets")
    parser.add_argument("seasons", type=int, nargs="?", default=100)
    args, found = parser.parse_args(), Counter[str]()
    for seed in range(args.seasons):
        found += check(seed)
    many = found.pop("compared")
    print(f"{args.seasons} seasons, {many} answers compared, {found.total()} differ")
    print(*(f"{count:6}  {where}" for where, count in sorted(found.items())), sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
