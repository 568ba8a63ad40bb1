"""What is read about a match, and the rules of a game, as sheets."""

import pytest

from cogs import _reading
from cogs._pages import LOG_LINES, Reader
from cogs._sheet import MOST_TEXT
from engine import registry
from engine.match import opened
from render import rulebook
from tests.cogs.conftest import ANN
from tests.laws.shown import fits, ids

READERS = [Reader(locale, ("Ann", "Ben", "Cléo", "Dora", "Eve")) for locale in ("en", "fr")]


def lobby(key, people=1):
    match = opened("abcdefgh", key, ANN, "5e" * 32, 0)
    for n in range(people - 1):
        match.join(str(10**17 + n), 0)
    return match


@pytest.mark.parametrize(("count", "count_of_pages"), [(0, 1), (1, 1), (25, 1), (26, 2), (80, 4)])
def test_a_log_is_turned_page_by_page_and_every_line_is_on_one(count, count_of_pages):
    match = lobby("harbours", 2)
    lines = [f"line {n}." for n in range(1, count + 1)]
    seen = []
    for page in range(1, count_of_pages + 1):
        sheet = _reading.log(READERS[0], match, lines, page)
        fits(sheet)
        found = [line for line in lines if f" {line}" in sheet.text]
        assert len(found) <= LOG_LINES
        seen = found + seen
        turns = [id_.rsplit(":", 1)[1] for id_ in ids(sheet)]
        assert turns == [str(to) for to in (page - 1, page + 1) if 1 <= to <= count_of_pages]
    assert seen == lines
    for page in (0, -3, 999):
        fits(_reading.log(READERS[0], match, lines, page))


@pytest.mark.parametrize("about", ["", "1", "2.1", "card", "zebra"])
def test_rules_are_told_with_their_numbers_as_many_as_fit(about):
    for game in registry.games():
        for one in READERS:
            found = rulebook.search(game.key, one.locale, about)
            sheet = _reading.rules(one, game.key, about, found)
            fits(sheet)
            assert len(sheet.text) < MOST_TEXT
            if found:
                assert f"**{found[0].number}**" in sheet.text
            else:
                assert about in sheet.text
