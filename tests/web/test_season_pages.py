"""The page of a season: what it says, who is named, which addresses it has."""

import io
import itertools
import re
import time
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image

from db.seasons import SeasonPlace, StoredSeason
from engine.seasons import Form, How, Season
from languages import CODES
from services.season_spectator import SeasonWatch
from tests.db.positions import GUILD
from tests.engine.test_seasons import SECRET, begun, entered, finish
from tests.web.conftest import Served
from tests.web.test_addresses import LIGHTEST, is_valid
from web import season_pages
from web.client_address_rate_limit import Limits
from web.match_pages import GONE_AFTER


async def stored(page: Served, season: Season, guild: int = GUILD, people: int = 12) -> str:
    """Store a season whose entrants are known; return the path of its page."""
    for n in range(people):
        await page.store.people.meet(f"p{n}", f"Name {n}", "en")
    await page.store.seasons.create(StoredSeason(season, SeasonPlace(guild, 1)))
    address = await SeasonWatch(page.umpire).address(
        await page.store.seasons.get(season.id), "https://page.example"
    )
    assert address is not None
    return address.removeprefix("https://page.example")


def picture(text: str, where: str, name: str) -> str:
    """Return what an attribute says of the first picture after some words."""
    end = "png" if name != "content" or where == "og:image" else ""
    found = re.search(rf'{where}[^<]*(?:<a )?{name}="([^"]*{end}[^"]*)"', text)
    assert found
    return found[1].replace("&amp;", "&").removeprefix("https://page.example")


def played(many: int = 12, **told: Any) -> Season:
    size = many if told.get("form") is Form.TOURNAMENT else 6
    season = begun(many, size=size, **told)
    finish(season, season.terms.begins, [f"p{n}" for n in range(many)])
    season.proceed(season.terms.ends)
    return season


@pytest.mark.parametrize("locale", CODES)
async def test_a_season_is_told_in_every_language(page: Served, locale: str) -> None:
    path = await stored(page, played())
    texts = [await page.get(f"{path}{part}?lang={locale}") for part in ("", "/1", "/2")]
    for found in texts:
        is_valid(found.text)
        assert f'<html lang="{locale}"' in found.text
        assert SECRET not in found.text
        assert "noindex" in found.headers["X-Robots-Tag"]
    first, second = texts[0].text, texts[2].text
    assert first.count('<th scope="row">') == second.count('<th scope="row">') == 6
    assert first.count("<td>×</td>") == 6
    assert first.count("▼") == second.count("▲") == 2
    assert first.count("<li>") >= 15
    assert "Name 0" in first + second
    cards = [picture(found.text, "og:image", "content") for found in texts]
    boards = [picture(found.text, "<li>", "href") for found in texts]
    drawn = [await page.get(one) for one in cards + boards]
    for found in drawn:
        assert found.body.startswith(b"\x89PNG")
        assert "immutable" in found.headers["Cache-Control"]
    assert len({found.body for found in drawn}) == 4  # that of the first division twice
    assert Image.open(io.BytesIO(drawn[0].body)).size == (150, 79)
    light = await page.get(f"{path}/standing.png?theme=light&lang={locale}")
    assert light.body not in [found.body for found in drawn]
    again = await page.get(f"{path}?lang={locale}", If_None_Match=texts[0].headers["ETag"])
    assert again.status == 304


async def test_ties_are_told_as_they_were_settled(page: Served) -> None:
    season = begun(4, size=6)
    for table in list(season.due(season.terms.begins)):
        season.start(table.number, f"m{table.number}", 2_000)
    for table in season.tables:
        season.result(table.number, 2_001, (1, 1))
    rows = season.standing(0)
    assert {row.by for row in rows[:-1]} == {"chance"}
    text = (await page.get(await stored(page, season))).text
    for row, below in pairwise(rows):
        told = f"Name {row.id[1:]} before Name {below.id[1:]} at equal points: by the lot"
        assert told in text


@pytest.mark.parametrize(
    ("season", "told"),
    [
        (lambda: entered(5), "5 have entered"),
        (lambda: begun(2), "It did not begin"),
        (lambda: played(form=Form.TOURNAMENT), "Round 1"),
        (lambda: played(8, seats=4), "came first"),
    ],
)
async def test_every_kind_and_phase_has_its_page(page: Served, season: Any, told: str) -> None:
    found = await page.get(await stored(page, season()))
    is_valid(found.text)
    assert told in found.text
    assert found.status == 200


async def test_before_it_begins_a_card_shows_who_has_entered(page: Served) -> None:
    path = await stored(page, entered(5))
    text = (await page.get(path)).text
    assert "Name 4" in picture(text, "og:image:alt", "content")
    assert "standing.png" not in text
    assert (await page.get(picture(text, "og:image", "content"))).status == 200
    assert (await page.get(f"{path}/standing.png")).status == 404


async def test_how_each_match_ended_is_told(page: Served) -> None:
    season = begun(6, size=6)
    for table in season.due(season.terms.begins):
        season.start(table.number, f"m{table.number}", 2_000)
    number = season.running[0].number
    season.result(number, 2_001, how=How.MEAN)
    text = (await page.get(await stored(page, season))).text
    for how in ("decided by nothing", "is being played"):
        assert how in text


async def test_who_is_shown_by_seat_or_forgotten_is_named_nowhere(page: Served) -> None:
    path = await stored(page, played())
    for who, wish in (("p3", "seat"), ("p4", "none")):
        await page.store.people.update(who, page=wish)
    await page.store.people.forget("p5")
    text = "".join([(await page.get(f"{path}/{part}")).text for part in (1, 2)])
    for who in ("Name 3", "Name 4", "Name 5"):
        assert who not in text
    assert "Player 4" in text
    assert "Name 6" in text


async def test_matches_are_linked_where_pages_are_open(page: Served) -> None:
    match = await page.match("m0", steps=4)
    season = begun(6, size=6)
    season.start(0, match.id, 2_000)
    path, link = await stored(page, season), page.links["m0"]
    assert link not in (await page.get(path)).text
    await page.store.guilds.update(GUILD, page="open")
    assert f'href="/m/{link}"' in (await page.get(path)).text
    await page.store.people.update(season.tables[0].ids[0], page="none")
    assert link not in (await page.get(path)).text


async def test_a_wrong_link_is_answered_like_one_that_is_closed(page: Served) -> None:
    path = await stored(page, played())
    assert (await page.get(path)).status == 200
    page.site._limits = Limits(10_000, 10_000)
    seen = set()
    wrong = (path[:-1] + "_", "/s/none", f"{path}/9", f"{path}/0", "closed")
    for way, end in itertools.product(wrong, ("", "/card.png", "/standing.png")):
        if way == "closed":
            await page.store.guilds.update(GUILD, page="closed")
            way = path
        way += end
        start = time.monotonic()
        found = await page.get(way)
        assert time.monotonic() - start >= GONE_AFTER
        head = {k: v for k, v in found.headers.items() if k != "Date"}
        seen.add((found.status, found.body, tuple(sorted(head.items()))))
    assert len(seen) == 1
    assert next(iter(seen))[0] == 404
    for way, method, status in (
        ("/s/", "GET", 404),
        ("/s/%ff%fe", "GET", 404),
        (f"{path}/x", "GET", 404),
        (f"{path}/1/card.webp", "GET", 404),
        (f"{path}/card.png", "PUT", 405),
        (f"{path}/{'9' * 70}", "GET", 404),
        (path, "POST", 405),
    ):
        assert (await page.get(way, method)).status == status, way


async def test_links_of_seasons_are_chance_and_stay(page: Served) -> None:
    path = await stored(page, played())
    assert len(path.removeprefix("/s/")) == 22
    assert await page.store.season_links.made("abc") == path.removeprefix("/s/")


async def test_a_large_season_is_light(page: Served) -> None:
    path = await stored(page, played(256, form=Form.TOURNAMENT), people=256)
    weight = 0
    for way in (path, "/static/page.css", "/static/sans.woff", "/static/serif.woff"):
        found = await page.get(way, Accept_Encoding="gzip")
        weight += int(found.headers["Content-Length"])
    assert weight <= LIGHTEST
    text = (await page.get(path)).text
    is_valid(text)
    assert text.count('<th scope="row">') == season_pages.MOST_ROWS
    assert "more are not shown here" in text
