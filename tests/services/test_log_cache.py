"""Entries are read once: what was written never changes."""

import random
from types import SimpleNamespace

from engine import undo_by_consent
from engine.match_record import Kind
from render.words import turn_narration
from render.words.turn_grouping import turns
from services import log_and_position_cache as logs_module
from services.log_and_position_cache import RECENT, LogCache, TurnGroupCache, record_of
from tests.db.positions import NOW, Written, advance, running


class Store:
    """Has as many entries as there are asked for; remembers what it was asked."""

    def __init__(self):
        self.asked = []

    async def entries(self, id_, first=0, before=None):
        self.asked.append((id_, first, before))
        return [SimpleNamespace(number=number) for number in range(first, before)]


def match(id_, number):
    return SimpleNamespace(id=id_, number=number)


async def numbers(logs, *asked):
    return [entry.number for entry in await logs.of(match(*asked[:2]), *asked[2:])]


async def test_only_what_is_new_is_read():
    store = Store()
    logs = LogCache(store)
    assert await numbers(logs, "a", 3) == [0, 1, 2]
    assert await numbers(logs, "a", 4, 2) == [2, 3]
    assert await numbers(logs, "a", 4) == [0, 1, 2, 3]
    assert store.asked == [("a", 0, 3), ("a", 3, 4)]


async def test_what_came_earlier_is_read_when_it_is_asked_for():
    store = Store()
    logs = LogCache(store)
    assert await numbers(logs, "a", 6, 4) == [4, 5]
    assert await numbers(logs, "a", 7, 7) == []
    assert await numbers(logs, "a", 8, 2) == [2, 3, 4, 5, 6, 7]
    assert store.asked == [("a", 4, 6), ("a", 6, 7), ("a", 2, 4), ("a", 7, 8)]


async def test_who_read_a_match_earlier_sees_it_as_it_was():
    logs = LogCache(Store())
    await logs.of(match("a", 4))
    assert await numbers(logs, "a", 2) == [0, 1]


async def test_of_those_looked_at_longest_ago_the_last_are_kept_and_then_none(monkeypatch):
    monkeypatch.setattr(logs_module, "MOST_ENTRIES", 3 * RECENT)
    store = Store()
    logs = LogCache(store)
    for name in "aba":
        await logs.of(match(name, 2 * RECENT))
    await logs.of(match("b", 2 * RECENT), RECENT)  # all that is left of it
    await logs.of(match("c", RECENT))
    await logs.of(match("d", RECENT))
    del store.asked[:]
    await logs.of(match("b", 2 * RECENT), RECENT)
    assert store.asked == []
    await logs.of(match("a", 2 * RECENT), RECENT)
    assert store.asked == [("a", RECENT, 2 * RECENT)]


async def test_what_is_forgotten_is_read_anew():
    store = Store()
    logs = LogCache(store)
    await logs.of(match("a", 3))
    logs.forget()
    await logs.of(match("a", 3))
    assert store.asked == [("a", 0, 3)] * 2


async def test_the_turns_since_the_own_last_one_are_cut_on_as_the_log_grows():
    played, store, chance = running(key="pangea"), Written(), random.Random(3)
    cuts = TurnGroupCache(LogCache(store))
    while len(store.log) < 80:
        store.log += played.entries
        played.entries = []
        for seat in range(3):
            if chance.random() < 0.8:
                since = turn_narration.since(turns(store.log, seat), seat)
                assert await cuts.since(played, seat) == since
        if chance.random() < 0.9 or not undone(played, store.log):
            advance(played, chance)
    assert sum(entry.kind is Kind.UNDO for entry in store.log) > 2
    early = match(played.id, 5)  # as it was for who read it before
    assert await cuts.since(early, 0) == turn_narration.since(turns(store.log[:5], 0), 0)


def undone(played, log):
    """Go back before the last turn of the first seat, if there is a way, and tell whether."""
    way = undo_by_consent.way_back(record_of(played, log), 0)
    if way is not None:
        undo_by_consent.ask(played, 0, way, NOW)
        for other in played.electors(0):
            undo_by_consent.agree(played, other, way, NOW)
    return way is not None
