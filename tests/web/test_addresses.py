"""Every address: its status, its head, its bytes; for good questions and bad ones."""

import asyncio
import json
import shutil
import time
from pathlib import Path

import html5lib
import pytest

from db import Place, Stored
from engine.match_record import load, verify
from engine.post_match_analysis import Analysis, Point
from render.games.pangea.piece_drawing import dressed
from render.paint.theme import DARK
from services.watch.health_endpoint import ages
from tests.db.positions import CHANNEL, GUILD, new_lobby
from tests.web.conftest import KEYS, Served, served
from web.client_address_rate_limit import Limits
from web.match_pages import GONE_AFTER

LIGHTEST = 60 * 1024


def is_valid(text: str) -> None:
    """Parse a page as strictly as the standard is written."""
    html5lib.HTMLParser(strict=True).parse(text)


@pytest.mark.parametrize("key", KEYS)
async def test_every_address_of_a_match_answers(page: Served, key: str) -> None:
    await page.match(key=key)
    for path, kind in (
        ("/m/{m1}", "text/html"),
        ("/m/{m1}/0", "text/html"),
        ("/m/{m1}/1?lang=fr", "text/html"),
        ("/m/{m1}/board.png", "image/png"),
        ("/m/{m1}/1/board.png?theme=light", "image/png"),
        ("/m/{m1}/card.png", "image/png"),
        (f"/g/{key}", "text/html"),
        (f"/g/{key}?q=end&lang=fr", "text/html"),
        (f"/g/{key}/page.png", "image/png"),
        (f"/g/{key}/middle.webp", "image/webp"),
        (f"/g/{key}/middle-light.webp", "image/webp"),
        (f"/static/ground-{key}-dark.webp", "image/webp"),
        ("/", "text/html"),
    ):
        found = await page.get(path)
        assert (found.status, found.headers["Content-Type"].partition(";")[0]) == (200, kind), path
        if kind == "text/html":
            is_valid(found.text)


async def test_no_answer_sets_a_cookie_or_lets_anything_foreign_in(page: Served) -> None:
    await page.match()
    for path in ("/", "/m/{m1}", "/m/none", "/g/magnate", "/m/{m1}/board.png", "/static/page.js"):
        found = await page.get(path)
        assert "Set-Cookie" not in found.headers
        policy = found.headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'; img-src 'self'; style-src 'self'")
        assert "unsafe" not in policy
        assert found.headers["Referrer-Policy"] == "no-referrer"
        assert found.headers["X-Content-Type-Options"] == "nosniff"
        assert ("noindex" in found.headers.get("X-Robots-Tag", "")) == path.startswith("/m/")
        if "html" in found.headers["Content-Type"]:
            assert "<style" not in found.text
            assert " style=" not in found.text
            assert "<script>" not in found.text
            assert 'method="post"' not in found.text.lower()
            away = found.text.replace("https://page.example", "")
            assert "http://" not in away
            assert "https://" not in away


async def test_pages_are_in_the_language_of_the_browser_or_as_chosen(page: Served) -> None:
    await page.match(locale="fr")
    for headers, query, lang in (
        ({}, "", "fr"),
        ({"Accept_Language": "en-US,en;q=0.9"}, "", "en"),
        ({"Accept_Language": "it, fr-CA;q=0.8, en;q=0.5"}, "", "fr"),
        ({"Accept_Language": "fr"}, "?lang=en", "en"),
        ({"Accept_Language": ";;q=x,,"}, "?lang=xx", "fr"),
    ):
        found = await page.get("/m/{m1}" + query, **headers)
        assert f'<html lang="{lang}"' in found.text
        assert found.headers["Content-Language"] == lang
    chosen = (await page.get("/m/{m1}/1?lang=en")).text
    assert f"/m/{page.links['m1']}/0?lang=en" in chosen


async def test_a_link_unfolds(page: Served) -> None:
    match = await page.match()
    text = (await page.get("/m/{m1}")).text
    assert '<meta property="og:title" content="Magnate m1 · Waiting for' in text
    assert 'property="og:image:width" content="1200"' in text
    card = text.partition('og:image" content="https://page.example')[2].partition('"')[0]
    found = await page.get(card.replace("&amp;", "&"))
    assert found.body.startswith(b"\x89PNG")
    assert "immutable" in found.headers["Cache-Control"]
    assert match.id == "m1"


async def test_what_is_past_is_kept_and_what_is_not_is_asked_for_again(page: Served) -> None:
    await page.match()
    found = await page.get("/m/{m1}")
    assert found.headers["Cache-Control"] == "no-cache"
    again = await page.get("/m/{m1}", If_None_Match=found.headers["ETag"])
    assert (again.status, again.body) == (304, b"")
    await page.advance()
    assert (await page.get("/m/{m1}", If_None_Match=found.headers["ETag"])).status == 200
    picture = found.text.partition('<img src="')[2].partition('"')[0].replace("&amp;", "&")
    drawn = await page.get(picture)
    assert drawn.status == 200, (picture, drawn)
    assert "immutable" in drawn.headers["Cache-Control"]
    plain = await page.get("/m/{m1}/board.png")
    assert "immutable" not in plain.headers["Cache-Control"]
    assert (await page.get(picture, If_None_Match=drawn.headers["ETag"])).status == 304


async def test_head_and_ranges(page: Served) -> None:
    await page.match()
    whole = await page.get("/m/{m1}/1/board.png")
    size = len(whole.body)
    head = await page.get("/m/{m1}/1/board.png", "HEAD")
    assert (head.status, head.body) == (200, b"")
    assert head.headers["Content-Length"] == str(size)
    part = await page.get("/m/{m1}/1/board.png", Range="bytes=0-3")
    assert (part.status, part.body) == (206, whole.body[:4])
    assert part.headers["Content-Range"] == f"bytes 0-3/{size}"
    assert (await page.get("/m/{m1}/1/board.png", Range="bytes=-4")).body == whole.body[-4:]
    assert (await page.get("/m/{m1}/1/board.png", Range="bytes=5-")).body == whole.body[5:]
    for junk in ("bytes=", "lines=1-2", "bytes=1-2,4-5", "bytes=9-2", "bytes=x-y"):
        assert (await page.get("/m/{m1}/1/board.png", Range=junk)).status == 200
    over = await page.get("/m/{m1}/1/board.png", Range=f"bytes={size}-")
    assert (over.status, over.headers["Content-Range"]) == (416, f"bytes */{size}")
    assert (await page.get("/m/{m1}", "HEAD")).status == 200
    for asked, sent in (("br, GZIP;q=0.5", "gzip"), ("gzip;q=0, br", None), ("identity", None)):
        found = await page.get("/m/{m1}", "HEAD", Accept_Encoding=asked)
        assert found.headers.get("Content-Encoding") == sent


@pytest.mark.parametrize(
    ("path", "method", "status"),
    [
        ("/m/{m1}/999", "GET", 404),
        ("/m/{m1}/" + "9" * 64, "GET", 404),
        ("/m/{m1}/" + "9" * 65, "GET", 404),
        ("/m/{m1}/-1", "GET", 404),
        ("/m/{m1}/٣", "GET", 404),
        ("/m/{m1}/1/film.webp", "GET", 404),
        ("/m/{m1}/match.json", "GET", 404),
        ("/m/{m1}/chances.png", "GET", 404),
        ("/m/%ff%fe", "GET", 404),
        ("/m/%00", "GET", 404),
        ("/m/" + "x" * 5_000, "GET", 404),
        ("/m/" + "x" * 9_000, "GET", 400),
        ("/m/", "GET", 404),
        ("/m/{m1}/../../etc/passwd", "GET", 404),
        ("/static/..%2f..%2fpage.css", "GET", 404),
        ("/g/harbours", "GET", 404),
        ("/g/nothing", "GET", 404),
        ("/g/magnate/nothing.webp", "GET", 404),
        ("/g/magus/hand.webp", "GET", 404),
        ("/static/ground-nothing-dark.webp", "GET", 404),
        ("/g/magnate?q=%ff%00" + "x" * 3_000, "GET", 200),
        ("/m/{m1}", "POST", 405),
        ("/m/{m1}", "DELETE", 405),
        ("/", "PUT", 405),
        ("/m/{m1}", "BREW", 400),
    ],
)
async def test_bad_questions_have_a_status_and_a_short_page(
    page: Served, path: str, method: str, status: int
) -> None:
    await page.match()
    found = await page.get(path, method)
    assert found.status == status
    if status == 405:
        assert "GET" in found.headers["Allow"]
    if status in (404, 405):
        is_valid(found.text)
        assert len(found.body) < 4_000
        assert "x" * 20 not in found.text


async def test_a_wrong_link_is_answered_like_one_that_is_gone_or_closed(page: Served) -> None:
    """Also one whose page, pictures and log are still in the cache."""
    await page.match()
    await page.match("m2", guild=None)
    await page.match("m3")
    await page.match("m4", guild=GUILD + 1)
    lobby = new_lobby("m5", "ann")
    await page.store.create(Stored(lobby, Place(GUILD, CHANNEL)))
    page.links["m5"] = await page.store.links.made("m5")
    await page.store.people.meet("dora", "Dora", "en")
    await page.match("m6", who=("dora", "ben"))
    for link in ("{m1}", "{m4}", "{m6}"):
        for rest in ("", "/1", "/board.png"):
            assert (await page.get(f"/m/{link}{rest}")).status == 200
    page.links["old"] = page.links["m1"]
    page.links["m1"] = await page.store.links.renew("m1")
    await page.store.guilds.update(GUILD + 1, page="closed")
    await page.store.people.update("dora", page="none")
    assert (await page.get("/m/{m1}")).status == 200
    assert (await page.get("/m/{m3}")).status == 200
    page.site._limits = Limits(10_000, 10_000)
    seen = set()
    for link in ("none", page.links["m1"][:-1] + "_", "{m2}", "{m4}", "{m5}", "{m6}", "{old}"):
        for rest in ("", "/1", "/board.png", "/match.json", "/film.webp", "/events", "/999"):
            start = time.monotonic()
            found = await page.get(f"/m/{link}{rest}")
            assert time.monotonic() - start >= GONE_AFTER, (link, rest, found)
            head = {k: v for k, v in found.headers.items() if k != "Date"}
            seen.add((found.status, found.body, tuple(sorted(head.items()))))
    assert len(seen) == 1
    assert next(iter(seen))[0] == 404


async def test_a_finished_match_gives_its_log_its_score_and_no_events(page: Served) -> None:
    await page.over()
    text = (await page.get("/m/{m1}")).text
    is_valid(text)
    assert "<table>" in text
    assert "data-events" not in text
    assert "wins" in text
    found = await page.get("/m/{m1}/match.json")
    assert verify(load(json.loads(found.body))) == []


async def test_who_is_shown_by_seat_or_forgotten_is_named_nowhere(page: Served) -> None:
    await page.over()
    assert "Ann" in (await page.get("/m/{m1}")).text
    await page.store.people.update("ann", page="seat")
    first = await page.get("/m/{m1}")
    assert "Ann" not in first.text
    assert "Player" in first.text
    assert (await page.get("/m/{m1}/match.json")).status == 404
    await page.store.people.update("ann", page=None)
    await page.store.people.forget("ben")
    assert "Ben" not in (await page.get("/m/{m1}")).text
    assert (await page.get("/m/{m1}/match.json")).status == 404


async def test_names_are_nothing_but_names(page: Served) -> None:
    await page.store.people.meet("ann", '<b onclick="x">**A**</b>', "en")
    await page.match()
    text = (await page.get("/m/{m1}")).text
    is_valid(text)
    assert "<b onclick" not in text
    assert "<strong>A</strong>" not in text


async def test_who_asks_too_often_is_told_to_wait(page: Served) -> None:
    await page.match()
    page.site._limits = Limits(pages=5, films=1)
    other = {"X_Forwarded_For": "203.0.113.9, 198.51.100.7"}
    answered = [(await page.get("/m/{m1}", **other)).status for _ in range(7)]
    assert answered == [200] * 5 + [429] * 2
    last = await page.get("/m/{m1}", **other)
    assert last.headers["Retry-After"] == "60"
    assert (await page.get("/m/{m1}", X_Forwarded_For="198.51.100.8")).status == 200
    spoofed = await page.get("/m/{m1}", X_Forwarded_For="1.2.3.4, 198.51.100.7")
    assert spoofed.status == 429


@pytest.mark.parametrize("key", KEYS)
async def test_a_page_without_its_picture_is_light(page: Served, key: str) -> None:
    await page.match(key=key, steps=150)
    weight = 0
    for path in ("/m/{m1}", "/static/page.css", "/static/page.js", "/static/sans.woff"):
        found = await page.get(path, Accept_Encoding="gzip")
        weight += int(found.headers.get("Content-Length", 0)) or len(found.body)
    weight += len((await page.get("/static/serif.woff")).body)
    assert weight <= LIGHTEST


async def test_a_film_is_drawn_once_for_all(page: Served) -> None:
    await page.match(steps=4)
    found = await page.get("/m/{m1}/film.webp", Range="bytes=0-3")
    assert (found.status, found.body) == (206, b"RIFF")


async def test_a_finished_match_tells_its_chances_and_where_it_turned(page: Served) -> None:
    match = await page.over()
    assert "chances.png" not in (await page.get("/m/{m1}")).text
    record = await page.umpire.record("m1")
    at = len(record.pages) // 2
    points = [Point((0, -1), None, 1, (500, 500)), Point((at, 0), 0, 3, (900, 100))]
    end = Point((at + 1, 0), 1, 3, (880, 120))
    await page.store.analyses.save("m1", Analysis((*points, end), ()))
    text = (await page.get("/m/{m1}")).text
    is_valid(text)
    assert "chances.png" in text
    first = match.players[0].id.capitalize()
    assert f"{first} 50% → 90%" in text.replace("\u202f", "").replace("\xa0", "")
    turned = text.partition('<ol class="turned">')[2].partition("</ol>")[0]
    number = int(turned.partition("data-step>Move ")[2].partition("<")[0])
    assert f'/{number}" data-step' in turned
    assert (await page.get(f"/m/{{m1}}/{number}")).status == 200
    assert (await page.get("/m/{m1}/chances.png?theme=light")).body.startswith(b"\x89PNG")


async def test_the_gallery_of_a_game_says_what_its_pictures_show(page: Served) -> None:
    text = (await page.get("/g/magnate?lang=de")).text
    is_valid(text)
    shown = text.partition('id="gallery"')[2].partition("</div>")[0]
    assert shown.count("<figure>") == shown.count("<figcaption>") == 4
    address = shown.partition('srcset="')[2].partition('"')[0]
    assert address.startswith("/g/magnate/middle.webp?v=")
    found = await page.get(address)
    assert found.body.startswith(b"RIFF")
    assert "immutable" in found.headers["Cache-Control"]
    front = (await page.get("/")).text
    is_valid(front)
    assert front.count('src="/g/') == len(KEYS)


async def test_seats_have_the_colours_of_their_people_in_pangea(page: Served) -> None:
    match = await page.match(key="pangea")
    moment = await page.site.spectator.moment(await page.site.spectator.watched(match, "en"))
    worn = dressed(DARK, match.state.peoples)
    assert [DARK.seats[tint] for tint in moment.tints] == list(worn.seats)
    text = (await page.get("/m/{m1}")).text
    players = text.partition("At the table:")[2].partition("</p>")[0]
    assert players.count("seat seat-") == len(match.players)
    for seat in range(len(match.players)):
        assert f"seat-{moment.tints[seat]}" in players


async def test_the_live_updates_of_a_site_that_has_ended_do_not_stand_still(
    empty_database: Path, tmp_path: Path
) -> None:
    async with served(Path(shutil.copy(empty_database, tmp_path / "conclave.db"))):
        await asyncio.sleep(0)
        assert "page" in ages(0.0)
    assert "page" not in ages(0.0)
