"""Does a byte of a page depend on what its viewers may not know? Positions by the thousand.

python -m tests.soak.page_secrets magus_wargame --positions 10000 --seed 1

Random matches are played as the bot plays them. At every STRIDE-th position the page is asked for
as a browser does: of the truth, of another truth that no spectator can tell from it (other hidden
cards), and after what somebody did in secret (an order, a draft). All answers must be the same,
heads and bytes. Where nothing is hidden there is nothing to compare: such positions are passed
over and counted as such. A page holds the number of its pictures' orders, and the mark that the
stream of events tells. At one position compared in DEEP also the other addresses: an earlier move,
another language, the export, the chances, the season of the match (filled with
computers, by turns by letter); at one in PAINTED the bytes of
board and card in both themes, of the game's page, its gallery and its ground, and at one in FILMED
those of the film. It prints the count now and then and what it found, and exits with 1 if that is
anything.
"""

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

from aiohttp.test_utils import make_mocked_request

from db.match_page_links import PageDependencies
from db.match_rows import Stored
from db.people_and_servers import Person
from db.season_page_links import SeasonPageDependencies
from db.seasons import ANYWHERE, SeasonPlace, StoredSeason
from engine import Entry, registry
from engine.game import AnyGame
from engine.match_types import computer_id
from engine.seasons import Entrant, Form, How, Phase, Season, Table, Terms
from render.workers import replay_film
from services.spectator import Spectator
from services.umpire import Umpire
from services.workers.draw_pool import DrawPool
from tests.laws import running, secret
from tests.laws.running import PLACE, Running
from web import page_pictures
from web.client_address_rate_limit import Limits
from web.site import Site

STRIDE = 3
"""Steps from one position that is looked at to the next."""
DEEP, PAINTED, FILMED = 10, 100, 1_000
SLOW = 600.0
"""Seconds that a picture may take: a slow machine is no finding."""
EARLY = 30
"""Moves of which one is asked for, where there is it."""
SAID = 500
"""Positions after which the count is printed."""
LINK = "x" * 22
PAGE = f"/m/{LINK}"
Answers = dict[str, tuple[Any, ...]]


class OneMatch:
    """Stands for the store: a match as it runs, which one link leads to."""

    def __init__(self) -> None:
        self.at: Running | None = None
        self.letters = self.other = False
        self.links = SimpleNamespace(glances=self._glances)
        self.people = SimpleNamespace(get_all=self._people)
        self.guilds = SimpleNamespace(get=self._nothing)
        self.seasons = SimpleNamespace(get=self._season)
        self.season_links = SimpleNamespace(glance=self._season_glance, of_matches=self._links)
        self.analyses = SimpleNamespace(get=self._none)

    async def match(self, id: str) -> Stored:  # noqa: A002
        assert self.at is not None
        return Stored(self.at.match, PLACE)

    async def entries(self, id: str, first: int = 0, before: int | None = None) -> list[Entry]:  # noqa: A002
        assert self.at is not None
        return self.at.log[first:before]

    async def _glances(self, links: Iterable[str]) -> dict[str, PageDependencies]:
        assert self.at is not None
        match = self.at.match
        status, known = match.status.value, (match.clock.deadline(), match.rest, f"{match.since}")
        found = PageDependencies(
            match.id, match.number, status, PLACE.guild, "en", *known, None, None
        )
        return dict.fromkeys(links, found)

    async def _season_glance(self, link: str) -> SeasonPageDependencies | None:
        return SeasonPageDependencies("season", 0, "en", "open")

    async def _links(self, ids: Iterable[str]) -> dict[str, str]:
        return dict.fromkeys(ids, LINK)

    async def _season(self, id: str) -> StoredSeason:  # noqa: A002
        """Return a season of which the match as it runs is a table, filled with computers.

        By turns it is played by letter. In another course it has another secret.
        """
        assert self.at is not None
        match, ids = self.at.match, tuple(player.id for player in self.at.match.players)
        terms = Terms(Form.LEAGUE, match.key, len(ids), *(3_600,) * 7)
        terms = replace(terms, filled=2 * len(ids), letters=self.letters)
        computers = tuple(map(computer_id, range(1, len(ids) + 1)))
        table = Table(0, 0, 1, ids, list(ids), match.id, match.commitment)
        kept = "0" * 64 if self.other else match.secret
        season = Season("season", kept, terms, match.commitment, Phase.RUNNING, lot=ids)
        season.entrants = {who: Entrant(who, "", 2) for who in (*ids, *computers)}
        alone = Table(
            1, 0, 1, computers, [*computers], how=How.PLAYED, ranks=(1, *(2,) * len(ids[1:]))
        )
        season.divisions, season.tables = [(*ids, *computers)], [table, alone]
        return StoredSeason(season, SeasonPlace(ANYWHERE if self.letters else PLACE.guild or 0, 1))

    async def _people(self, ids: Iterable[str]) -> dict[str, Person]:
        return {one: Person(one, f"Player {one}", "en") for one in ids}

    async def _nothing(self, id: int) -> dict[str, Any]:  # noqa: A002
        return {}

    async def _none(self, match: str) -> None:
        return None


class Pages:
    """What a site answers about one match after another."""

    def __init__(self) -> None:
        self.store = OneMatch()
        umpire = Umpire(self.store)  # type: ignore[arg-type]
        self.spectator = Spectator(umpire)
        self.studio = DrawPool(width=150, seconds=SLOW)
        self.site = Site(self.spectator, self.studio, "https://page.example", 0)
        self.site._limits = Limits(10**9, 10**9)
        page_pictures.PATIENCE = SLOW
        self.site.app.freeze()
        line = Mock(get_extra_info=lambda *_: None)
        self._wire = {"app": Mock(), "writer": Mock(), "protocol": Mock(), "transport": line}

    async def besides(self, at: Running, number: int) -> Answers:
        """Return what is answered about another course of a match, which is then forgotten."""
        spectator, pasts = self.spectator, self.spectator.pasts._kept
        told, sat, past = dict(spectator._kept), dict(spectator._sat), pasts.get(at.match.id)
        self.store.other = True
        found = await self.answers(at, number)
        self.store.other = False
        for kept in (spectator._kept, spectator._sat, pasts):
            kept.clear()
        spectator._kept.update(told)
        spectator._sat.update(sat)
        if past is not None:
            pasts.put(at.match.id, past)
        return found

    async def answers(self, at: Running, number: int) -> Answers:
        """Return what is answered about a match, the so manieth that is looked at."""
        if self.store.at is None or len(at.log) < len(self.store.at.log):
            for kept in (self.spectator._kept, self.spectator._sat, self.spectator.pasts._kept):
                kept.clear()
        self.store.at, self.store.letters = at, number // DEEP % 2 == 1
        self._forget()
        paths = [PAGE]
        if number % DEEP == 0:
            earlier = number // DEEP % EARLY
            paths += [f"{PAGE}/{earlier}", f"{PAGE}?lang=fr", f"{PAGE}/match.json"]
            paths += [f"{PAGE}/chances.png", f"{PAGE}/{10**6}", f"/s/{LINK}"]
        if number % PAINTED == 0:
            key = at.match.key
            paths += [f"/g/{key}", f"/g/{key}/middle.webp", f"/static/ground-{key}-dark.webp"]
        if number % PAINTED == 0:
            paths += [f"{PAGE}/board.png?theme={theme}" for theme in ("dark", "light")]
            paths += [f"{PAGE}/card.png", f"/s/{LINK}/card.png", f"/s/{LINK}/standing.png"]
        found = {path: await self._get(path) for path in paths}
        if number % FILMED == 0:
            watched = await self.spectator.watched(at.match, "en")
            order = replace(await self.spectator.order(watched, "dark"), width=150)
            found["film"] = (replay_film.film(order).data,)
        return found

    async def close(self) -> None:
        await self.studio.close()

    def _forget(self) -> None:
        """Keep nothing of what was answered before but what log and secret, which other courses
        share, come to: the story, and the positions before.
        """
        self.site.pages.forget()
        self.site.seasons._kept.clear()
        self.spectator.logs.forget()

    async def _get(self, path: str) -> tuple[Any, ...]:
        request = make_mocked_request("GET", path, **self._wire)
        found = await self.site.app._handle(request)
        await self.site.app.on_response_prepare.send(request, found)
        assert found.status in (200, 404), (path, found.status)
        return found.status, sorted(found.headers.items()), found.body  # type: ignore[attr-defined]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 1 if anything was found."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak.page_secrets", description="Look for leaks in pages."
    )
    parser.add_argument("key", choices=[game.key for game in registry.games()])
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args(arguments)
    game = registry.game(args.key)
    found = asyncio.run(look(game, args.positions, args.seed))
    for told, count in sorted(found.items()):
        print(f"{count:6}  {told}")
    print(_sum(game, args.positions, found))
    return 1 if any(told.startswith("differs") for told in found) else 0


async def look(game: AnyGame, count: int, seed: str) -> Counter[str]:
    """Compare pages at so many positions; return how many were, and what differed.

    "truths" and "deeds" count the other truths and the secret deeds that were compared, "open"
    the positions that have neither; whatever begins with "differs" is a leak.
    """
    found, pages, compared = Counter[str](), Pages(), 0
    for number, at in enumerate(islice(running.play(game, seed), 0, count * STRIDE, STRIDE)):
        if number and number % SAID == 0:
            print(_sum(game, number, found), flush=True)
        courses = [*_others(at)]
        if not courses:
            found["open"] += 1
            continue
        ours = await pages.answers(at, compared)
        for kind, other in courses:
            theirs = await pages.besides(other, compared)
            found[kind] += 1
            for path in ours:
                if ours[path] != theirs[path]:
                    found[f"differs by {kind}: {path}"] += 1
        compared += 1
    await pages.close()
    return found


def _others(at: Running) -> Iterator[tuple[str, Running]]:
    """Yield courses of a match that nobody who only looks can tell from this one."""
    p, game, state = at.position(), at.match.game, at.match.state
    seen = game.view(state, None)
    for other in secret.others(p, None):
        if other != state and game.view(other, None) == seen:
            yield "truths", at.branch(other)
            break
    for seat, text in running._secret(at, None, p.rng("deeds"), 1)[:1]:
        after = at.branch()
        after.do(seat, text)
        if not running._heard(after.log[len(at.log) :], None) and _waits_alike(at, after):
            yield "deeds", after


def _waits_alike(at: Running, after: Running) -> bool:
    """Tell whether the same is waited for: of whom is waited everybody sees."""
    return at.match.to_act() == after.match.to_act() and at.match.status == after.match.status


def _sum(game: AnyGame, count: int, found: Counter[str]) -> str:
    """Return how much was looked at, what came of it, and what it has cost until now."""
    leaks = sum(n for told, n in found.items() if told.startswith("differs"))
    compared = f"{found['truths']} other truths, {found['deeds']} secret deeds"
    compared += f", {found['open']} with nothing hidden"
    return (
        f"{game.key}: {count} positions, {compared}, {leaks} findings, {time.process_time():.0f} s"
    )


if __name__ == "__main__":
    sys.exit(main())
