"""What is made for a page is made once, and what was told of a match is not told again."""

import asyncio
import contextlib
import gc
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine import Entry, Kind
from languages import CODES
from render.look import Look
from render.registry import art
from render.words.match_log_steps import Story, steps
from render.workers.picture_request import PictureRequest
from services.spectator import _Wordless
from tests.db.positions import NOW
from tests.laws import running
from tests.web.conftest import KEYS, Served
from web import http_responses, page_pictures
from web.match_pages import STALE
from web.response_cache import ResponseCache


async def test_an_answer_is_made_once_for_all_who_ask_meanwhile() -> None:
    shelf, made = ResponseCache(), []

    async def make() -> http_responses.Made:
        made.append(1)
        await asyncio.sleep(0)
        return http_responses.made(b"x", "text/plain")

    found = await asyncio.gather(*(shelf.made("a", make) for _ in range(9)))
    assert len({id(one) for one in found}) == 1
    assert await shelf.made("a", make) is found[0]
    assert made == [1]


async def test_what_failed_is_tried_again_and_what_is_too_large_is_not_kept() -> None:
    shelf = ResponseCache(1_000)

    async def fail() -> http_responses.Made:
        raise LookupError

    async def large() -> http_responses.Made:
        return http_responses.made(b"x" * 2_000, "image/png")

    for _ in range(2):
        with pytest.raises(LookupError):
            await shelf.made("a", fail)
    assert await shelf.made("a", large) is not await shelf.made("a", large)


async def test_nobody_is_told_of_what_failed_when_all_have_left() -> None:
    gc.freeze()  # only what is made here is to be collected
    shelf, told = ResponseCache[http_responses.Made](), list[Any]()
    asyncio.get_running_loop().set_exception_handler(lambda _, about: told.append(about))
    begun, left = asyncio.Event(), asyncio.Event()

    async def fail() -> http_responses.Made:
        begun.set()
        await left.wait()
        raise LookupError

    asked = asyncio.create_task(shelf.made("a", fail))
    await begun.wait()
    asked.cancel()
    await asyncio.wait([asked])
    await asyncio.sleep(0)
    making = [*shelf._making.values()]
    left.set()
    await asyncio.wait(making)
    del asked, making
    gc.collect()
    assert told == []


async def test_only_what_is_new_is_told(page: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """What happened once for all languages; in each of them no more than a page shows of it."""
    await page.match(steps=110)
    told, worded, onward = list[Entry](), list[Entry](), Story.onward

    def counted(self: Story, entries: Sequence[Entry]) -> Story:
        (told if isinstance(self._look, _Wordless) else worded).extend(entries)
        return onward(self, entries)

    async def number() -> int:
        return (await page.store.match("m1")).match.number

    monkeypatch.setattr(Story, "onward", counted)
    assert (await page.get("/m/{m1}")).status == 200
    before = await number()
    assert len(told) == before
    assert 0 < (shown := len(worded)) < before / 2
    await page.get("/m/{m1}")
    await page.get("/m/{m1}?lang=en")
    assert (len(told), len(worded)) == (before, shown)
    await page.get("/m/{m1}", Accept_Language="fr")
    assert (len(told), len(worded)) == (before, 2 * shown)
    await page.advance()
    grown = (await page.get("/m/{m1}")).text
    assert len(told) == (now := await number()) > before
    assert 0 < len(worded) - 2 * shown <= now - before
    page.site.spectator._kept.clear()
    page.site.pages.forget()
    assert (await page.get("/m/{m1}")).text == grown


@pytest.mark.parametrize("key", KEYS)
async def test_steps_are_told_in_each_language_as_a_log_tells_them(page: Served, key: str) -> None:
    await page.match(key=key, steps=60)
    stored = await page.store.match("m1")
    stored.match.note(Kind.REPLACE, NOW, 1, "zoe")
    await page.store.people.meet("zoe", "Zoe", "en")
    await page.store.save(stored)
    await page.advance(steps=60)
    spectator, match = page.site.spectator, (await page.store.match("m1")).match
    entries = await page.store.entries("m1")
    for locale in CODES:
        watched = await spectator.watched(match, locale)
        await spectator.words(watched, watched.steps[-9:-6])
        lines = await spectator.words(watched, watched.steps)
        look = Look(locale=locale, match="m1")
        log = steps(art(key, match.rules), entries, None, look, match.seated, watched.people)
        found = zip(watched.steps, lines, strict=True)
        assert [replace(step, lines=told) for step, told in found] == log
        assert [not step.lines for step in watched.steps] == [not one for one in lines]


async def test_a_page_is_rendered_once(page: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    await page.match()
    rendered: list[Any] = []
    pages, make = page.site.pages, page.site.pages._page

    async def counted(*given: Any) -> str:
        rendered.append(given)
        return await make(*given)

    monkeypatch.setattr(pages, "_page", counted)
    found = await asyncio.gather(*(page.get("/m/{m1}", Accept_Language="fr") for _ in range(8)))
    assert len({one.body for one in found}) == 1
    assert len(rendered) == 1


async def test_who_left_and_was_forgotten_meanwhile_is_named_as_such(page: Served) -> None:
    await page.match(steps=10)
    stored = await page.store.match("m1")
    stored.match.note(Kind.REPLACE, 1_800_000_000, 1, "zoe")
    await page.store.people.meet("zoe", "Zoe", "en")
    await page.store.save(stored)
    await page.advance(steps=8)
    assert "Zoe" in (await page.get("/m/{m1}")).text
    stored = await page.store.match("m1")
    stored.match.note(Kind.REPLACE, 1_800_000_000, 1, "ben")
    await page.store.save(stored)
    await page.get("/m/{m1}")
    await page.store.people.forget("zoe")
    page.site.spectator.logs.forget()
    for _ in range(2):
        found = await page.get("/m/{m1}")
        assert found.status == 200
        assert "Zoe" not in found.text
        page.site.spectator._sat.clear()
        page.site.pages.forget()


async def test_who_comes_after_a_turn_was_told_is_told_too(page: Served) -> None:
    await page.match(steps=20)
    live = page.site.live
    with live.watching("m1") as first:
        await live.look()
        mark, last = await first.get()
        with live.watching("m1") as second:
            assert await second.get() == (mark, last)


async def test_a_page_is_not_made_anew_for_what_nobody_sees(
    page: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is what is past told again when a turn comes."""
    await page.match(key="magus_wargame", steps=20)
    rendered: list[Any] = []
    scenes: list[int] = []
    pages, make, there = page.site.pages, page.site.pages._page, page.site.pages._at

    async def counted(*given: Any) -> str:
        rendered.append(given)
        return await make(*given)

    async def looked(watched: Any, number: int | None) -> Any:
        scenes.append(number or 0)
        return await there(watched, number)

    monkeypatch.setattr(pages, "_page", counted)
    monkeypatch.setattr(pages, "_at", looked)
    before = (await page.get("/m/{m1}")).body
    stored = await page.store.match("m1")
    at = running.Running(stored.match, [])
    ((seat, text), *_) = running._secret(at, None, at.position().rng("draft"), 1)
    number = stored.match.number
    stored.match.add(seat, text, NOW)
    assert stored.match.drafts or stored.match.number > number
    await page.store.save(stored)
    assert (await page.get("/m/{m1}")).body == before
    assert len(rendered) == 1
    await page.get("/m/{m1}/1")
    await page.advance(steps=12)
    await page.get("/m/{m1}/1")
    assert (len(rendered), scenes.count(1)) == (3, 1)


async def test_who_waits_long_for_a_picture_is_told_to_ask_again(
    page: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is drawn meanwhile, and pages do not wait for it."""
    await page.match()
    drawing, draw = asyncio.Event(), page.site._pictures._studio.draw

    async def slow(*given: Any) -> bytes | None:
        await drawing.wait()
        return await draw(*given)

    monkeypatch.setattr(page_pictures, "PATIENCE", 0.05)
    monkeypatch.setattr(page.site._pictures._studio, "draw", slow)
    found = await page.get("/m/{m1}/board.png")
    assert (found.status, found.headers["Retry-After"]) == (503, "5")
    assert (await page.get("/m/{m1}")).status == 200
    monkeypatch.setattr(page_pictures, "PATIENCE", 9.0)
    drawing.set()
    assert (await page.get("/m/{m1}/board.png")).status == 200


async def test_a_picture_that_a_page_told_of_needs_no_look_at_its_match(
    page: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until somebody is called otherwise; and under its own address alone."""
    await page.match()
    text = (await page.get("/m/{m1}")).text
    address = text.partition('<img src="')[2].partition('"')[0].replace("&amp;", "&")
    number, version = address.split("/")[3], address.partition("v=")[2]
    read, match = list[str](), page.store.match

    async def looked(id: str) -> Any:  # noqa: A002
        read.append(id)
        return await match(id)

    monkeypatch.setattr(page.store, "match", looked)
    page.site.pages._following.forget()
    page.site.pages._read.forget()
    drawn = await page.get(address)
    assert (drawn.status, read) == (200, [])
    assert "immutable" in drawn.headers["Cache-Control"]
    for other in (
        address.replace(f"/{number}/", f"/{int(number) - 1}/"),
        address.replace("theme=light", "theme=dark"),
        address.replace("lang=en", "lang=fr"),
    ):
        found = await page.get(other)
        assert found.body != drawn.body, other
        assert "immutable" not in found.headers["Cache-Control"]
    card = await page.get(f"/m/{{m1}}/{number}/card.png?lang=en&v={version}")
    assert card.body != drawn.body
    await page.store.people.meet("ann", "Zoe", "en")
    page.site.pages._read.forget()
    read.clear()
    found = await page.get(address)
    assert found.body != drawn.body
    assert read


async def test_who_is_told_of_turns_in_one_second_is_told_one_after_another(
    page: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("m1", "m2", "m3")
    for name in names:
        await page.match(name, steps=10)
    live, slept = page.site.live, list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    with contextlib.ExitStack() as stack:
        news = [stack.enter_context(live.watching(name)) for name in names]
        await live.look()
        for one in news:
            await one.get()
        for name in names:
            await page.advance(name, steps=6)
        monkeypatch.setattr("web.match_change_poller.asyncio.sleep", sleep)
        await live.look(0.9)
    assert [one.qsize() for one in news] == [1, 1, 1]
    assert slept == [pytest.approx(0.3)] * 3


@pytest.mark.parametrize("key", KEYS)
async def test_a_position_is_told_once_in_both_ways_where_names_are_plain(
    page: Served, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """What is told beside a picture is the same with Markdown as without."""
    await page.match(key=key)
    spectator = page.site.spectator
    stored = await page.store.match("m1")
    for locale in CODES:
        moment = await spectator.moment(await spectator.watched(stored.match, locale))
        assert moment is not None
        asked, describe = list[Any](), moment.art.describe

        def told(*given: Any, asked: Any = asked, describe: Any = describe) -> Any:
            asked.append(given)
            return describe(*given)

        plain = moment.art.describe(moment.view, None, moment.look).alt
        counted = replace(moment, art=replace(moment.art, describe=told))
        assert counted.text().alt == plain
        assert len(asked) == 1
        starred = replace(counted, look=replace(moment.look, names=("*A*", "_B_", "C", "D", "E")))
        assert "*A*" in starred.text().alt
        assert "\\*A" in starred.text().full


async def test_a_page_is_answered_while_the_next_one_is_made_once(
    page: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless other people are shown, it is too old, or somebody was told of a newer one."""
    await page.match(steps=20)
    pages, begun, go_on = page.site.pages, list[Any](), asyncio.Event()
    pages.stale, make = 60.0, pages._page

    async def slow(*given: Any) -> str:
        begun.append(given)
        await go_on.wait()
        return await make(*given)

    async def in_time(path: str = "/m/{m1}") -> str:
        async with asyncio.timeout(9.0):
            return (await page.get(path)).text

    before = await in_time()
    assert f"is {STALE:g} seconds old at most" in before
    monkeypatch.setattr(pages, "_page", slow)
    for seed in (2, 3):
        await page.advance(steps=12, seed=seed)
        assert [await in_time() for _ in range(2)] == [before] * 2
    assert len(begun) == 1
    go_on.set()
    await asyncio.gather(*(one.next for one in pages._latest.values() if one.next))
    assert (after := await in_time()) != before
    assert len(begun) == 1
    await page.store.people.meet("ann", "Zoe", "en")
    assert "Zoe" in (after := await in_time())
    await page.advance(steps=12, seed=4)
    with page.site.live.watching("m1"):
        await page.site.live.look()
        assert (newer := await in_time()) != after
    await page.advance(steps=12, seed=5)
    for one in pages._latest.values():
        one.at -= pages.stale
    assert await in_time() != newer


async def test_who_waits_finds_their_page_made_when_they_are_told(
    page: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once in each language that somebody waits in, from one look at the match."""
    await page.match(steps=20)
    pages, told, read, looks = page.site.pages, list[str](), list[str](), list[str]()
    make, match, glimpse = pages._page, page.store.match, page.site.spectator.glimpse

    async def counted(who: Any, *given: Any) -> str:
        told.append(who.locale)
        return await make(who, *given)

    async def looked(id: str) -> Any:  # noqa: A002
        read.append(id)
        return await match(id)

    async def glimpsed(link: str) -> Any:
        looks.append(link)
        return await glimpse(link)

    async def listen(locale: str) -> Any:
        return await stack.enter_async_context(
            page.session.get(
                f"{page.base}/m/{page.links['m1']}/events", headers={"Accept-Language": locale}
            )
        )

    async def heard(events: Any) -> int:
        while not (line := await events.content.readline()).startswith(b"data: "):
            pass
        return int(line[6:])

    async with contextlib.AsyncExitStack() as stack, asyncio.timeout(60.0):
        each = [await listen(locale) for locale in ("fr", "de", "fr")]
        await asyncio.gather(*map(heard, each))
        monkeypatch.setattr(pages, "_page", counted)
        await page.advance(steps=12)
        monkeypatch.setattr(page.store, "match", looked)
        monkeypatch.setattr(page.site.spectator, "glimpse", glimpsed)
        (last, *others) = await asyncio.gather(*map(heard, each))
        assert others == [last, last]
        assert sorted(told) == ["de", "fr"]
        assert len(looks) == 2
        assert len(read) == 2  # that of the look, and one for all languages
        for locale in ("fr", "de"):
            await page.get(f"/m/{{m1}}/{last}", Accept_Language=locale)
        assert len(told) == len(read) == 2


async def test_what_failed_to_be_made_ahead_holds_nobody_up(page: Served) -> None:
    await page.match(steps=20)

    async def fail(last: int) -> None:
        raise LookupError

    with page.site.live.watching("m1", "a", fail) as news:
        await page.site.live.look()
        assert (await news.get())[1] > 0


async def test_a_board_is_written_once_for_its_page(
    page: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands for it in both themes comes from that."""
    await page.match(steps=20)
    written, write = list[Any](), PictureRequest.written

    def counted(wanted: PictureRequest) -> bytes:
        written.append(wanted)
        return write(wanted)

    monkeypatch.setattr(PictureRequest, "written", counted)
    for n, path in enumerate(("/m/{m1}", "/m/{m1}/1", "/m/{m1}/1")):
        await page.get(path)
        assert len(written) == min(n + 1, 2)
