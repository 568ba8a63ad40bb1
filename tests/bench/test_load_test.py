"""A crowd plays for a moment: everybody is answered, and what was played is what is kept."""

import asyncio

from bench import load_test


def test_under_a_little_load_nothing_is_lost_and_nobody_is_left_waiting():
    plan = load_test.Plan(players=12, matches=6, rate=15.0, seconds=3.0, backups=2)
    told = asyncio.run(load_test.run(plan))
    assert {"completion", "draft", "move"} <= {one.kind for one in told.deeds}
    assert [one.kind for one in told.deeds if one.answered is None] == []
    assert told.different == []
    assert told.stale == []
    assert told.counts["conclave_bugs_total"] == 0
    assert told.counts["conclave_outbox_rows"] == 0
    assert told.boards
    (first, early), (second, late) = told.restored
    assert (early, late) == ([], [])
    assert 2 * plan.matches < first <= second
    shown = {one.name for one in load_test.figures(load_test.Plan(), told)}
    assert {"10/s: answered; p99", "10/s: outbox age; p99", "10/s: board after; p50"} <= shown


def test_letters_and_cards_say_what_is_so_after_a_little_load():
    plan = load_test.Plan(players=6, matches=3, rate=10.0, seconds=2.0, home="group")
    told = asyncio.run(load_test.run(plan))
    assert {"draft", "move"} <= {one.kind for one in told.deeds if one.answered is not None}
    assert (told.different, told.stale) == ([], [])
    assert told.boards
