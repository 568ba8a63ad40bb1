"""Entries are read once: what was written never changes."""

from random import Random
from types import SimpleNamespace

from cogs.show import logs as logs_module
from cogs.show.logs import Cuts, Logs
from render.turns import turns
from tests.db.positions import advance, running


class Store:
    """Has as many entries as there are asked for; remembers what it was asked."""

    def __init__(self):
        self.asked = []

    async def entries(self, id_, first=0, before=None):
        self.asked.append((id_, first, before))
        return [(id_, number) for number in range(first, before)]


def match(id_, number):
    return SimpleNamespace(id=id_, number=number)


async def test_only_what_is_new_is_read():
    store, logs = Store(), Logs()
    assert await logs.of(store, match("a", 3)) == [("a", 0), ("a", 1), ("a", 2)]
    assert await logs.of(store, match("a", 4), 2) == [("a", 2), ("a", 3)]
    assert await logs.of(store, match("a", 4)) == [("a", n) for n in range(4)]
    assert store.asked == [("a", 0, 3), ("a", 3, 4)]


async def test_who_read_a_match_earlier_sees_it_as_it_was():
    store, logs = Store(), Logs()
    await logs.of(store, match("a", 4))
    assert len(await logs.of(store, match("a", 2))) == 2


async def test_so_many_are_kept_and_those_of_what_was_looked_at_last(monkeypatch):
    monkeypatch.setattr(logs_module, "MOST_ENTRIES", 5)
    store, logs = Store(), Logs()
    for name in "abab":
        await logs.of(store, match(name, 2))
    await logs.of(store, match("c", 2))
    assert list(logs._kept) == ["b", "c"]
    logs.forget()
    assert logs._kept == {}


def test_turns_are_cut_on_as_the_log_grows():
    match, log, cuts = running(key="magnate"), [], Cuts()
    for _ in range(60):
        log += match.entries
        match.entries = []
        for viewer in (None, 0, 1):
            assert cuts.turns("m1", viewer, log) == turns(log, viewer)
        advance(match, Random(len(log)))
    assert len(log) > 10
    assert cuts.turns("m1", 0, log[:5]) == turns(log[:5], 0)  # as it was for who read it before
