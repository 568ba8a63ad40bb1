"""The list of those who look for players: what a row says, and its one button."""

import pytest

from cogs.pages import Reader, seeks_page
from cogs.pages.match_list_pages import ROWS
from cogs.pages.sheet import Section
from db import OpenTable, Place, Reliability
from db.ratings import Standing
from languages import CODES
from tests.cogs.conftest import ANN, BEN
from tests.laws.shown import fits

DM, HALL = Place(None, 7, home="letters"), Place(1, 2, lobby_message=3)


def table(n=0, place=DM, wanted=3, seats=(ANN, "computer-1"), least=0, strict=False):
    return OpenTable(f"m{n}", "magus", ANN, place, seats, 86_400, strict, least, wanted, 0)


COMPANY = seeks_page.OpenTablePlayers(
    {ANN: "Ann_", BEN: "B" * 99},
    {ANN: Reliability(100, 97), BEN: Reliability()},
    {"magus": {ANN: Standing(9, 3, 9, 30.0, 1.5)}},
    {1: "The *Hall*"},
)


def sections(found, who=BEN, locale="en", page=1):
    sheet = seeks_page.seeks(Reader(locale, ()), who, found, page, COMPANY, "A note")
    fits(sheet)
    return [part for part in sheet.parts if isinstance(part, Section)], sheet


def test_a_row_says_game_pace_seats_and_who_sits_there_how_good_and_reliable():
    (row,), sheet = sections([table()])
    assert "**Magus** · 1 day a turn · 1 seat free" in row.text
    assert "Ann\\_ · 97% in time · rating 25.5" in row.text
    assert "computer" in row.text
    assert row.button.label == "Sit down"
    assert str(row.button.id) == "c:sit:m0:::"
    assert sheet.text.startswith("A note")


def test_ones_own_is_withdrawn_and_who_is_new_is_called_so():
    (row,), _ = sections([table(seats=(BEN,))])
    assert " · new\n" in row.text  # without a rating, of which there is none yet
    assert str(row.button.id) == "c:unseek:m0:::"


def test_a_table_of_a_server_names_nobody_and_leads_there():
    (row,), _ = sections([table(place=HALL, wanted=0, least=90, strict=True)])
    assert "on The \\*Hall\\*" in row.text
    assert "strict" in row.text
    assert "at least 90% in time" in row.text
    assert "Ann" not in row.text
    assert row.button.url == "https://discord.com/channels/1/2/3"


@pytest.mark.parametrize("locale", CODES)
def test_many_fit_on_pages_in_every_language(locale):
    many = [table(n, seats=(ANN, BEN, ANN, BEN), wanted=5) for n in range(2 * ROWS + 1)]
    assert len(sections(many, locale=locale)[0]) == ROWS
    assert len(sections(many, locale=locale, page=99)[0]) == 1
    assert "A note" in sections([], locale=locale)[1].text
