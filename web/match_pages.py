"""The pages of a match: its board after each move, its story, its score; as spectators see it."""

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from aiohttp import web
from cachetools import LRUCache
from markupsafe import Markup

from db import UnknownMatch, Unreadable
from engine.match import Match, Status
from engine.match_record import dump
from render.paint.theme import DARK, LIGHT
from render.words.catalogues import has, say, word
from render.workers.picture_request import LinkCard, PictureRequest
from services.spectator import PageState, SpectatedMatch, Spectator, SpectatorPosition
from web import http_responses, markdown_to_html, style_sheet_from_themes, templating
from web.match_change_poller import LiveUpdates, TooManyWaiting
from web.page_pictures import LATER, Pictures, sent, soon, theme_of, version
from web.request_language import Reader, reader
from web.response_cache import ResponseCache, heard
from web.templating import address, when

STORY = 40
"""Steps that a page tells; those before them are told on the page of an earlier move."""
MOST_SCENES = 6_000
"""Boards of which is kept what pages say of them: some kilobytes each."""
MOST_ROWS = 16_384
"""Steps that are kept as pages tell them: half a kilobyte each."""
MOST_ORDERS = 3_000
"""Boards that pages have told of and that can be drawn without a look at their match."""
MOST_LATEST = 6_000
"""Addresses, in a language each, of which is known when their page was the newest."""
STALE = 5.0
"""Seconds for which a page is answered while a newer one is made."""
MOST_READ = 200
"""Matches that are kept for the next language."""
MOST_WATCHED = 1_000
"""Matches, in a language each, that are kept as they were read."""
GONE_AFTER = 0.1
"""Seconds after which a link that leads nowhere is answered, whatever is wrong with it."""
BREATH = 20.0
"""Seconds after which a page that waits is told that nothing is new."""


class PageNotFound(Exception):
    """There is no such page, or none any more, or nobody may see it: all the same to a reader."""


class NoSuchMove(Exception):
    """The match has no such move; the number of its last one is told."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What a page shows of the board after a move, but for the picture itself.

    By theme: `orders` for the picture, and their `marks`.
    """

    alt: str
    words: Markup = field(repr=False)
    tints: tuple[int, ...]
    marks: Mapping[str, str]
    orders: Mapping[str, PictureRequest] = field(repr=False)


@dataclass(slots=True)
class Latest:
    """The newest page of an address: its key, when it was last seen to be the newest, the next."""

    key: tuple[str, PageState, Reader, int | None]
    at: float
    next: "asyncio.Task[http_responses.Made] | None" = None


class MatchPages:
    """Answers what is asked under `/m/<link>`."""

    def __init__(
        self,
        spectator: Spectator,
        pictures: Pictures,
        live: LiveUpdates,
        cache: ResponseCache[http_responses.Made],
        assets: Any,
    ) -> None:
        self._spectator, self._pictures, self._live = spectator, pictures, live
        self._assets = assets
        self._cache, self.stale = cache, STALE
        self._scenes: LRUCache[Hashable, Scene] = LRUCache(MOST_SCENES)
        self._orders: LRUCache[Hashable, PictureRequest] = LRUCache(MOST_ORDERS)
        self._latest: LRUCache[Hashable, Latest] = LRUCache(MOST_LATEST)
        self._following = ResponseCache[SpectatedMatch](MOST_WATCHED, lambda _: 1)
        self._read = ResponseCache[Match](MOST_READ, lambda _: 1)

    def forget(self) -> None:
        """Keep nothing of what was made."""
        self._cache.forget()
        self._following.forget()
        self._read.forget()
        for kept in (self._scenes, self._orders, self._latest):
            kept.clear()

    def routes(self) -> list[web.RouteDef]:
        """Return what is answered."""
        here = r"/m/{link:[A-Za-z0-9_-]{1,64}}"
        ply = here + r"/{ply:[0-9]{1,64}}"
        return [
            web.get(here, self.page),
            web.get(ply, self.page),
            web.get(f"{here}/board.png", self.board),
            web.get(f"{ply}/board.png", self.board),
            web.get(f"{here}/card.png", self.card),
            web.get(f"{ply}/card.png", self.card),
            web.get(f"{here}/chances.png", self.chances),
            web.get(f"{here}/film.webp", self.film),
            web.get(f"{here}/match.json", self.export),
            web.get(f"{here}/events", self.events),
        ]

    # What is asked for

    async def page(self, request: web.Request) -> web.Response:
        """Answer with a match as it stands, or after a move."""
        link, seen, who = await self._seen(request)
        return http_responses.html(request, await self._newest(link, seen, who, _ply(request)))

    async def _newest(
        self, link: str, seen: PageState, who: Reader, asked: int | None
    ) -> http_responses.Made:
        """Return a page; or, for `stale` seconds, the one before it, while one at a time is made.

        That is so only as long as the same people are shown, and nobody was told of a newer one.
        """
        key, latest = (link, seen, who, asked), self._latest.get((link, who, asked))
        if latest is None or latest.at < time.monotonic() - self.stale or self._cache.kept(key):
            return await self._fresh(*key)
        before, told = self._cache.kept(latest.key), self._live.told(seen.match)
        if before is None or not seen.like(latest.key[1]) or told not in (None, before.version):
            return await self._fresh(*key)
        if latest.next is None:
            latest.next = asyncio.create_task(self._fresh(*key))
            latest.next.add_done_callback(heard)
        return before

    async def _fresh(
        self, link: str, seen: PageState, who: Reader, asked: int | None
    ) -> http_responses.Made:
        """Return a page as its match stands."""
        key, start = (link, seen, who, asked), time.monotonic()
        found = await self._cache.made(key, self._making(*key))
        self._latest[link, who, asked] = Latest(key, start)
        return found

    def _making(
        self, link: str, seen: PageState, who: Reader, asked: int | None
    ) -> Callable[[], Awaitable[http_responses.Made]]:
        """Return what makes it."""

        async def make() -> http_responses.Made:
            watched = await self._watched(seen, who)
            n = watched.last if asked is None else asked
            scene = await self._scene(watched, n)
            for theme, order in scene.orders.items():
                self._orders[_known(seen, f"board {theme}", who, n, scene.marks[theme])] = order

            async def told() -> http_responses.Made:
                text = await self._page(who, watched, scene, asked, link)
                return http_responses.page(text, who.locale, watched.mark())

            # much of what is written of a match nobody sees, and then the page is the same
            shown = link, who, asked, seen.analysed, watched.shown, tuple(scene.marks.items())
            return await self._cache.made(shown, told)

        return make

    async def board(self, request: web.Request) -> web.Response:
        """Answer with the board as a picture."""
        theme = theme_of(request)
        return await self._picture(
            request, f"board {theme.name}", lambda _, moment: moment.picture_request(theme)
        )

    async def card(self, request: web.Request) -> web.Response:
        """Answer with the picture that a link to the page unfolds to."""
        return await self._picture(request, "card", _card)

    async def chances(self, request: web.Request) -> web.Response:
        """Answer with the chances of a finished match as lines, if they were thought out."""
        theme = theme_of(request)
        _, seen, who = await self._seen(request)
        watched = await self._watched(seen, who)
        moment = await self._at(watched, None)
        chart = await self._spectator.chart(watched, moment)
        if chart is None:
            raise PageNotFound
        found = _chart(chart, theme)
        drawn = self._pictures.png(found, _whose(seen), version(found))
        return sent(request, await soon(drawn))

    async def film(self, request: web.Request) -> web.Response:
        """Answer with the match so far as a moving picture."""
        _, seen, who = await self._seen(request)
        watched, theme = await self._watched(seen, who), theme_of(request)
        key = f"{seen.match}:{who.locale}:{theme.name}:{watched.mark()}:{watched.names}"
        name = f"match-{seen.match}.webp"
        return await self._pictures.film(
            request, key, name, lambda: self._spectator.order(watched, theme.name)
        )

    async def export(self, request: web.Request) -> web.Response:
        """Answer with the log of a finished match, as its thread gives it."""
        link, seen, who = await self._seen(request)

        async def make() -> http_responses.Made:
            if not (await self._watched(seen, who)).told:
                raise PageNotFound
            record = await self._spectator.umpire.record(seen.match)
            body = json.dumps(dump(record), indent=1, ensure_ascii=False).encode()
            return http_responses.made(body, "application/json")

        found = await self._cache.made((link, seen, "export"), make)
        return http_responses.data(request, found, http_responses.FRESH, f"match-{seen.match}.json")

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Tell of new turns as they come, until the reader leaves or the page is closed."""
        link, seen, who = await self._seen(request)
        known = request.query.get("mark", "")

        async def ready(last: int) -> None:
            now = await self._spectator.glimpse(link)
            if now is not None:
                await self._fresh(link, now, who, last)

        try:
            with self._live.watching(seen.match, (link, who), ready) as news:
                told = web.StreamResponse(headers=_STREAM)
                with contextlib.suppress(ConnectionError):  # the reader has left
                    await told.prepare(request)
                    if request.method != "HEAD":
                        await self._tell(told, news, link, known)
                return told
        except TooManyWaiting:
            raise web.HTTPServiceUnavailable(headers=LATER) from None

    async def _tell(
        self,
        told: web.StreamResponse,
        news: "asyncio.Queue[tuple[str, int]]",
        link: str,
        known: str,
    ) -> None:
        await told.write(b"retry: 5000\n\n")
        while True:
            try:
                async with asyncio.timeout(BREATH):
                    mark, last = await news.get()
            except TimeoutError:
                if await self._spectator.glimpse(link) is None:
                    await told.write(b"event: gone\ndata: \n\n")
                    return
                await told.write(b":\n\n")
                continue
            if mark != known:
                known = mark
                await told.write(f"event: turn\nid: {mark}\ndata: {last}\n\n".encode())

    # What is shown

    async def _seen(self, request: web.Request) -> tuple[str, PageState, Reader]:
        """Return a link, what its page depends on now, and who reads; PageNotFound."""
        start, link = time.monotonic(), request.match_info["link"]
        found = await self._spectator.glimpse(link)
        if found is None:
            await asyncio.sleep(max(0.0, start + GONE_AFTER - time.monotonic()))
            raise PageNotFound
        return link, found, reader(request, found.locale)

    async def _watched(self, seen: PageState, who: Reader) -> SpectatedMatch:
        """Return a match that could be shown just now; PageNotFound."""

        async def make() -> SpectatedMatch:
            match = await self._read.made(seen.mark, read)
            return await self._spectator.watched(match, who.locale)

        async def read() -> Match:
            try:
                return (await self._spectator.umpire.store.match(seen.match)).match
            except (UnknownMatch, Unreadable):
                raise PageNotFound from None

        return await self._following.made((seen, who.locale), make)

    async def _at(self, watched: SpectatedMatch, asked: int | None) -> SpectatorPosition:
        moment = await self._spectator.moment(watched, asked)
        if moment is None:
            raise NoSuchMove(asked, watched.last)
        return moment

    async def _scene(self, watched: SpectatedMatch, number: int) -> Scene:
        """Return what is shown of the board after a move; NoSuchMove.

        It is made once: what is past stays as it is, and of the last move it is what is seen.
        """
        if not 0 <= number <= watched.last:
            raise NoSuchMove(number, watched.last)
        moment, now = None, number == watched.last
        if now:
            moment = await self._at(watched, number)
            after: Any = version(moment.picture_request(DARK))
        else:
            after = watched.moves[number + 1].key
        match, step = watched.match, watched.moves[number]
        worn = tuple(player.played_by for player in match.players)
        names = tuple(watched.people.items())
        key = match.id, watched.locale, step.key, number, now, watched.over, worn, names, after
        found = self._scenes.get(key)
        if found is None:
            moment = moment or await self._at(watched, number)
            text = moment.text()
            orders: dict[str, PictureRequest] = {
                theme.name: moment.picture_request(theme) for theme in (DARK, LIGHT)
            }
            board = after if now else version(orders[DARK.name])
            marks = {theme: _board_mark(board, theme) for theme in orders}
            found = Scene(text.alt, markdown_to_html.blocks(text.full), moment.tints, marks, orders)
            self._scenes[key] = found
        return found

    async def _picture(
        self,
        request: web.Request,
        kind: str,
        wanted: Callable[[SpectatedMatch, SpectatorPosition], PictureRequest | LinkCard],
    ) -> web.Response:
        """Answer with a picture of a match after a move."""
        link, seen, who = await self._seen(request)
        asked, named = _ply(request), request.query.get("v", "")
        key = _known(seen, kind, who, asked, named)
        order = self._orders.get(key)

        async def make() -> http_responses.Made:
            if order is not None:
                return await self._pictures.png(order, _whose(seen), named)
            watched = await self._watched(seen, who)
            found = wanted(watched, await self._at(watched, asked))
            sure = _version(found)
            return await self._pictures.png(found, _whose(seen), sure)

        if order is None:
            key = link, seen, kind, who.locale, asked
        return sent(request, await soon(self._cache.made(key, make)))

    async def _page(
        self, who: Reader, watched: SpectatedMatch, scene: Scene, asked: int | None, link: str
    ) -> str:
        match, root = watched.match, f"/m/{link}"
        here = root if asked is None else f"{root}/{asked}"
        last, locale = watched.last, who.locale
        n = last if asked is None else asked
        named, caption, now = Reader(locale, True), _caption(n, last, locale), _now(watched)
        boards = {
            theme: address(f"{root}/{n}/board.png", named, theme=theme, v=v)
            for theme, v in scene.marks.items()
        }
        chart = None
        if watched.over and n == last:
            chart = await self._spectator.chart(watched, await self._at(watched, n))
        turned = () if chart is None else await self._spectator.turned(watched, chart.view)
        return templating.page(
            "match.html",
            who,
            here,
            world=match.key,
            base=self._assets.url,
            style=self._assets.style,
            script=self._assets.script,
            shapes=style_sheet_from_themes.SHAPES,
            tints=scene.tints,
            title=say(locale, "web-title", game=_game(match, locale), id=match.id, told=now),
            about=f"{caption}. {now}",
            game=_game(match, locale),
            id=match.id,
            number=n,
            age=int(STALE),
            last=last,
            mark=watched.mark(),
            at=address(f"{root}/{{n}}", who).replace("%7Bn%7D", "{n}"),
            now=address(root, who),
            events=None if watched.over else address(f"{root}/events", who, mark=watched.mark()),
            ply=lambda to: address(f"{root}/{to}", who),
            first=0 if n else None,
            before=n - 1 if n else None,
            after=n + 1 if n < last else None,
            newest=last if n < last else None,
            **boards,
            card=address(f"{root}/{n}/card.png", named, v=_card_mark(scene.marks["dark"], caption)),
            alt=scene.alt,
            words=scene.words,
            caption=caption,
            undone=watched.moves[n].undone,
            players=list(enumerate(watched.names)),
            film=address(f"{root}/film.webp", named),
            export=f"{root}/match.json" if watched.told else None,
            chances=None if chart is None else _chances(watched, chart, root),
            turned=[(markdown_to_html.inline(told), at) for told, at in turned],
            **_state(watched),
            **await self._story(watched, n, scene.tints, root, who),
        )

    async def _story(
        self, watched: SpectatedMatch, number: int, tints: Sequence[int], root: str, who: Reader
    ) -> dict[str, Any]:
        """Return what happened up to a move, newest first, and where what was before is told."""
        ends = watched.moves[number + 1].key if number < watched.last else None
        told = [step for step in watched.steps if ends is None or step.key < ends]
        shown = [step for step in told[-STORY:] if step.lines]
        earlier = [step.number for step in told[:-STORY] if step.number is not None]
        rows = [
            _row(
                who,
                None if step.number is None else address(f"{root}/{step.number}", who),
                step.number,
                None if step.seat is None else tints[step.seat],
                step.at,
                lines,
                step.undone,
                step.number == number,
            )
            for step, lines in zip(shown, await self._spectator.words(watched, shown), strict=True)
        ]
        return {"story": rows[::-1], "earlier": earlier[-1] if earlier else None}


_STREAM = {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": http_responses.NEVER,
    "X-Accel-Buffering": "no",
}


def _ply(request: web.Request) -> int | None:
    """Return the move that an address names; it may be huge."""
    asked = request.match_info.get("ply")
    return None if asked is None else int(asked)


def _known(seen: PageState, kind: str, who: Reader, number: int | None, mark: str) -> Hashable:
    """Return by what a picture is known that a page has told of: all that it depends on."""
    return seen.match, seen.people, kind, who.locale, number, mark


def _whose(seen: PageState) -> str:
    return f"page:{seen.match}"


def _game(match: Match, locale: str) -> str:
    return say(locale, f"{word(match.key)}-title")


def _now(watched: SpectatedMatch) -> str:
    """Return whom a match waits for, or who has won."""
    match, locale = watched.match, watched.locale
    if match.status is Status.VOID:
        return say(locale, "web-void")
    if match.outcome is not None:
        names = [watched.names[seat] for seat in match.outcome.winners]
        return say(locale, "end-wins", n=len(names), names=names)
    waits = [watched.names[seat] for seat in match.to_act()]
    return say(locale, "post-waits", n=len(waits), names=waits) if waits else ""


def _caption(number: int, last: int, locale: str) -> str:
    kind = "web-caption" if number else "web-caption-start"
    return say(locale, kind, n=number, of=last)


def _card(watched: SpectatedMatch, moment: SpectatorPosition) -> LinkCard:
    """Return the picture that a link unfolds to."""
    locale = watched.locale
    lines = (_caption(moment.number, moment.last, locale),)
    return LinkCard(moment.picture_request(DARK), _game(watched.match, locale), lines)


def _card_mark(board: str, caption: str) -> str:
    """Return what stands for a card in its address: its board and its line."""
    return http_responses.mark(f"{board} {caption}".encode())


def _board_mark(dark: str, theme: str) -> str:
    """Return what stands for a board in a theme, of which the version in the dark one is known."""
    return http_responses.mark(f"{dark} {theme}".encode())


def _version(wanted: PictureRequest | LinkCard) -> str:
    """Return the version of a board or a card."""
    board = wanted.picture_request if isinstance(wanted, LinkCard) else wanted
    dark = version(replace(board, look=replace(board.look, theme=DARK)))
    found = _board_mark(dark, board.look.theme.name)
    return _card_mark(found, *wanted.lines) if isinstance(wanted, LinkCard) else found


def _chart(chart: SpectatorPosition, theme: Any) -> PictureRequest:
    found = chart.picture_request(theme)
    return PictureRequest(found.game, found.rules, "analysis", found.view, None, found.look)


def _chances(watched: SpectatedMatch, chart: SpectatorPosition, root: str) -> dict[str, str]:
    """Return the addresses of the chances of a match as lines, and the same in words."""
    who = Reader(watched.locale, True)
    found = {
        theme.name: address(
            f"{root}/chances.png", who, theme=theme.name, v=version(_chart(chart, theme))
        )
        for theme in (DARK, LIGHT)
    }
    return found | {"alt": chart.text().alt}


def _state(watched: SpectatedMatch) -> dict[str, Any]:
    """Return what a page says of how a match stands: whom it waits for, or how it ended."""
    match, locale, outcome = watched.match, watched.locale, watched.match.outcome
    waits = [(seat, watched.names[seat]) for seat in match.to_act()]
    since = [match.since[seat] for seat, _ in waits if seat in match.since]
    until = None if watched.over else match.clock.deadline()
    found: dict[str, Any] = {
        "over": watched.over,
        "waits": waits,
        "rest": bool(match.rest),
        "since": when(locale, max(since)) if since else None,
        "until": when(locale, until) if until is not None else None,
        "won": _now(watched),
        "reason": "",
        "ranked": [],
        "rows": [],
    }
    if outcome is None:
        return found
    reason = f"{word(match.key)}-reason-{outcome.reason}"
    order = sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))
    return found | {
        "reason": say(locale, reason) if has(locale, reason) else "",
        "ranked": [(seat, watched.names[seat]) for seat in order],
        "rows": [
            (
                say(locale, f"{word(match.key)}-score-{row.label}"),
                ["–" if row.values[seat] is None else str(row.values[seat]) for seat in order],
            )
            for row in outcome.score
        ],
    }


@lru_cache(maxsize=MOST_ROWS)
def _row(
    who: Reader,
    to: str | None,
    number: int | None,
    tint: int | None,
    at: int,
    lines: tuple[str, ...],
    undone: bool,
    here: bool,
) -> Markup:
    """Return what a step is told by; of most steps every page of a match tells the same."""
    text, at_ = markdown_to_html.inline(" ".join(lines)), when(who.locale, at)
    return templating.part(
        "step.html", who, to=to, n=number, tint=tint, at=at_, text=text, undone=undone, here=here
    )
