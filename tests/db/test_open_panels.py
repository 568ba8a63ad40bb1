"""Private panels that can still be changed are kept, and go with their time and their person."""

import pytest

from db.interaction_tokens import LIFE, LivePanel
from tests.db.positions import at_place, running

NOW = 1_800_000_000
PANEL = LivePanel(77, "m1", "1", "t0ken", NOW)


@pytest.fixture
async def kept(store):
    await store.create(at_place(running()))
    await store.panels.save(PANEL)
    return store


async def test_a_panel_is_found_by_its_match_and_person_while_it_can_be_changed(kept):
    assert await kept.panels.live("m1", "1", NOW + LIFE - 1) == [PANEL]
    assert await kept.panels.live("m1", "1", NOW + LIFE) == []
    assert await kept.panels.live("m1", "2", NOW) == []


async def test_a_message_shows_one_match_at_a_time_and_may_show_none(kept):
    later = LivePanel(77, "m1", "1", "another", NOW + 5)
    await kept.panels.save(later)
    assert await kept.panels.live("m1", "1", NOW + 5) == [later]
    await kept.panels.delete(77)
    assert await kept.panels.live("m1", "1", NOW + 5) == []


async def test_what_is_too_old_to_be_changed_goes(kept):
    await kept.panels.save(LivePanel(78, "m1", "1", "new", NOW + LIFE + 1))
    assert [one.message for one in await kept.panels.live("m1", "1", NOW)] == [78]


def test_what_a_panel_is_changed_by_is_not_shown():
    assert PANEL.token not in repr(PANEL)


async def test_a_person_is_told_of_panels_without_their_keys_and_takes_them_along(kept):
    told = (await kept.people.everything("1"))["panels"]
    assert told == [{"message": 77, "match_id": "m1", "at": NOW}]
    await kept.people.forget("1")
    assert await kept.panels.live("m1", "1", NOW) == []
