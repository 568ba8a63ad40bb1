"""The link of a match is made once, can be renewed, and goes with its match."""

import asyncio

import pytest
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncEngine

from db import Store
from db.match_page_links import LONGEST
from db.match_rows import UnknownMatch
from db.tables import matches
from db.transactions import writing
from tests.db.positions import at_place, running


async def test_a_link_is_made_when_first_asked_for_and_then_stays(
    store: Store, other: Store
) -> None:
    await store.create(at_place(running()))
    assert await store.links.get("m1") is None
    link = await store.links.made("m1")
    assert 22 <= len(link) <= LONGEST
    assert await other.links.made("m1") == await other.links.get("m1") == link
    assert (await other.links.glances([link]))[link].match == "m1"


async def test_two_who_ask_at_once_get_the_same_link(store: Store, other: Store) -> None:
    await store.create(at_place(running()))
    found = await asyncio.gather(*[one.links.made("m1") for one in (store, other) * 3])
    assert len(set(found)) == 1


async def test_a_renewed_link_takes_the_place_of_the_old_one(store: Store) -> None:
    await store.create(at_place(running()))
    old = await store.links.made("m1")
    new = await store.links.renew("m1")
    assert new != old
    assert await store.links.glances([old]) == {}
    assert (await store.links.glances([new]))[new].match == "m1"


async def test_what_is_no_link_leads_nowhere(store: Store) -> None:
    await store.create(at_place(running()))
    await store.links.made("m1")
    for wrong in ("", "m1", "x" * 22, "x" * 100_000, "'; --", "é"):
        assert await store.links.glances([wrong]) == {}


async def test_a_match_that_is_not_there_has_no_link(store: Store) -> None:
    for ask in (store.links.made, store.links.renew):
        with pytest.raises(UnknownMatch):
            await ask("m1")


async def test_a_link_goes_with_its_match(store: Store, engine: AsyncEngine) -> None:
    await store.create(at_place(running()))
    link = await store.links.made("m1")
    async with writing(engine) as conn:
        await conn.execute(delete(matches))
    assert await store.links.glances([link]) == {}


async def test_the_numbers_of_matches_grow_as_they_go_on(store: Store) -> None:
    stored = at_place(running())
    number = stored.match.number
    await store.create(stored)
    assert await store.links.numbers(["m1", "gone"]) == {"m1": number}
