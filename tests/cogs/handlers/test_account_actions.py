"""What people read about themselves, as data; and steps that are asked once more."""

from dataclasses import replace

import pytest

from cogs.component_routes import handle
from cogs.handlers import account_actions as mine
from cogs.interactions.cog_base import Desk
from cogs.pages import account_pages as pages, match_list_pages as lists
from cogs.pages.custom_ids import BUTTON, MENU, ControlId, parse
from cogs.pages.page_wording import Reader
from cogs.pages.sheet import Section, Select
from cogs.pages.turn_panel_page import refusal
from cogs.post.outbox_worker import Courier, Worker
from cogs.show.log_and_replay import LogNarrator
from cogs.show.match_sheet_builder import Show
from db import Listing, Place, Reliability
from db.ratings import Standing
from engine.errors import BadOption
from engine.match import Status
from languages import COMPLETE
from services.hours_and_vacations import HoursHeld
from tests.cogs import conftest
from tests.cogs.conftest import ANN
from tests.cogs.fakes import Client, Interaction
from tests.laws.shown import Easel, fits

NOW = 1_800_000_000
PLACE = Place(10**18 + 1, 10**18 + 2, thread=10**18 + 3)
READERS = [Reader(locale, ()) for locale in COMPLETE]


def wait(n, deadline=None, why="turn", key="magus_wargame"):
    return lists.Wait(key, f"abcde{n}", PLACE, deadline, why, ("1", "2", "3", "4", "5"))


@pytest.fixture
def desk(umpire):
    show = Show(umpire, Easel())
    courier = Courier(Client(), umpire, show)
    return Desk(umpire, show, courier, Worker(umpire, courier), LogNarrator(umpire, show))


async def press(desk, who, text, *values):
    it = Interaction(desk, who, conftest.NAMES[who], custom_id=text, ephemeral=True)
    found = MENU.fullmatch(text) or BUTTON.fullmatch(text)
    await handle(it, parse(found), values)
    return it


# Sheets


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.locale)
def test_every_sheet_fits_into_a_message_however_much_there_is(reader):
    kept = {
        "hours": [1080, 1380, "America/Argentina/ComodRivadavia"],
        "zone": "America/Argentina/ComodRivadavia",
        "notify": "digest",
        "quiet": [1301, 399],
        "away": [[NOW + n * 86_400, NOW + n * 86_400 + 3_600] for n in range(20)],
    }
    fits(pages.settings(reader, kept, ["note"]))
    fits(pages.hours(reader, kept))
    fits(pages.vacation(reader, kept, NOW, 30))
    many = [wait(n, NOW + n, "vote") for n in range(200)]
    names = {str(n): "_" * 32 for n in range(6)}
    for page in (1, 7, 99):
        fits(lists.waiting(reader, many, page, "1", names, server=lambda guild: "s" * 100))
    turns = [wait(n, NOW + n) for n in range(lists.ROWS + 1)]
    fits(lists.waiting(reader, turns, 1, "1", names, server=lambda guild: "s" * 100))
    table = {str(n): Standing(999, 333, 999, 30.0, 1.5) for n in range(40)}
    named = [("\\_" * 32, standing) for standing in table.values()]
    fits(pages.leaderboard(reader, "magus_wargame", named, Standing()))
    mine = {"magus_wargame": table["1"], "magnate": Standing(1)}
    fits(pages.stats(reader, "1", mine, (), Reliability(100, 99, 50, 9)))
    rows = [
        Listing("a", "magnate", status, "1", PLACE, ("1",), (), (None,), None, 0)
        for status in (Status.RUNNING, Status.LOBBY)
    ]
    fits(pages.forget(reader, rows))


def test_a_menu_shows_what_is_chosen():
    sheet = pages.settings(READERS[0], {"theme": "light", "pictures": False, "zone": "Asia/Tokyo"})
    chosen = {
        part.id.words: [choice.value for choice in part.choices if choice.chosen]
        for part in sheet.parts
        if hasattr(part, "choices")
    }
    assert chosen == {
        "locale": ["discord"],
        "theme": ["light"],
        "palette": ["standard"],
        "pictures": ["off"],
        "confirm": ["off"],
        "notify": ["mention"],
        "page": ["name"],
        "quiet": ["none"],
        "zone": ["Asia/Tokyo"],
    }


def test_what_waits_is_sorted_by_the_own_deadline_and_answers_come_last():
    def row(name, deadlines, waited):
        seats = ("1", "2")
        return Listing(name, "magnate", Status.RUNNING, "1", PLACE, seats, waited, deadlines, 1, 0)

    rows = [
        row("late", (300, 100), (0, 1)),
        row("soon", (200, None), (0,)),
        row("still", (None, 5), (0, 1)),
        row("others", (None, 7), (1,)),
        row("asked", (None, 8), (1,)),
    ]
    found = lists.waits(rows, "1", {"asked": "undo"})
    assert [one.id for one in found] == ["soon", "late", "asked", "still"]
    assert found[2].why == "undo"
    day = 86_400
    rows = [row("soon", (200, None), (0,)), row("league", (200 + day, None), (0,))]
    rows[1] = replace(rows[1], season=True)
    assert [one.id for one in lists.waits(rows, "1", {})] == ["league", "soon"]
    rows[1] = replace(rows[1], deadlines=(201 + day, None))
    assert [one.id for one in lists.waits(rows, "1", {})] == ["soon", "league"]


def test_what_waits_has_whom_one_plays_first_its_id_last_and_its_button_beside():
    seats = ("1", "2", "computer-1", "computer-2")
    turn = lists.Wait("magnate", "abcde1", PLACE, NOW, "turn", seats[:2])
    vote = lists.Wait("magus", "abcde2", PLACE, None, "vote", seats)
    sheet = lists.waiting(READERS[0], [turn, vote], 1, "1", {"1": "Ada", "2": "Bru*no"})
    one, other = (part for part in sheet.parts if isinstance(part, Section))
    assert one.text.startswith("**[Magnate against Bru\\*no](https://discord.com/")
    assert one.text.endswith("`abcde1`")
    assert (one.button.label, one.button.id) == ("Play", ControlId("play", "abcde1"))
    assert other.text.startswith("**[Magus against Bru\\*no and 2 computers](")
    assert other.button.url == lists.link(PLACE)
    (menu,) = (part for part in sheet.parts if isinstance(part, Select))
    assert [choice.value for choice in menu.choices] == ["abcde1"]


def test_of_many_and_of_long_names_a_row_tells_so_much_as_a_phone_has_room_for():
    long = lists.Wait("pangea", "abcde1", PLACE, NOW, "turn", tuple("1234"))
    names = {"1": "Ada", "2": "Bruno", "3": "A_name of some thirty letters!", "4": "Dora"}
    for reader in READERS:
        sheet = lists.waiting(reader, [long], 1, "1", names)
        assert reader.say("list-against", game="Pangea", names="") in sheet.text
        assert f" {reader.say('list-others', n=1)}]" in sheet.text
        assert "A\\_name of some thir…" in sheet.text
        assert "Dora" not in sheet.text


def test_eight_matches_that_wait_are_one_row_each():
    sheet = lists.waiting(READERS[0], [wait(n, NOW) for n in range(8)], 1, "1", {})
    rows = [part for part in sheet.parts if isinstance(part, Section)]
    assert len(rows) == 8
    assert len(sheet.parts) == 1 + 8 + 1


def test_a_leaderboard_lists_by_rating_who_has_played_enough():
    table = {
        "new": Standing(2, 2, 2, 40.0, 1.0),
        "good": Standing(9, 5, 9, 30.0, 2.0),
        "better": Standing(3, 3, 3, 28.0, 1.0),
    }
    assert [who for who, _standing in pages.best(table)] == ["better", "good"]


def test_a_setting_that_does_not_exist_is_refused():
    for key, value in (("theme", "pink"), ("secret", "on")):
        with pytest.raises(BadOption):
            mine.setting(key, value)
    assert mine.setting("theme", "dark") is None
    assert mine.setting("quiet", "08:00–08:00") is None


# Steps that are asked once more


async def test_of_several_picks_the_last_alone_is_asked_once_more(desk, table):
    match = await table()
    who = match.players[0].id
    await desk.umpire.store.people.update(who, confirm=True)
    it = await press(desk, who, f"c:pick:{match.id}:1:0:0", "sail spice_port", "rest")
    kept = (await desk.umpire.store.match(match.id)).match
    assert kept.drafts[0].steps == ("sail spice_port",)
    assert f"c:sure:{match.id}:{kept.revisions[0]}:0:rest" in it.ids
    it = await press(desk, who, f"c:sure:{match.id}:{kept.revisions[0]}:0:rest")
    assert (await desk.umpire.store.match(match.id)).match.to_act() == (1,)


async def test_who_plays_against_computers_alone_need_not_be_agreed_with(desk, table):
    match = await table()
    who = match.players[0].id
    await desk.umpire.store.people.update(who, confirm=True)
    it = await press(desk, who, f"c:do:{match.id}:1:0:rest")
    assert "undone only if the others agree" in it.text
    stored = await desk.umpire.store.match(match.id)
    for other in stored.match.players[1:]:
        other.stand_in = "greedy"
    await desk.umpire.store.save(stored)
    it = await press(desk, who, f"c:do:{match.id}:{stored.match.revisions[0]}:0:rest")
    assert "can be undone until chance decides" in it.text


async def test_an_old_question_changes_nothing(desk, table):
    match = await table()
    who = match.players[0].id
    await desk.umpire.store.people.update(who, confirm=True)
    it = await press(desk, who, f"c:do:{match.id}:1:0:rest")
    (sure,) = [id_ for id_ in it.ids if id_.startswith("c:sure:")]
    await desk.umpire.act(match.id, who, ["sail spice_port"])
    it = await press(desk, who, sure)
    assert "The position has changed" in it.text
    it = await press(desk, who, f"c:do:{match.id}:1:0:rest")
    assert "The position has changed" in it.text


async def test_what_is_not_final_or_not_legal_is_never_asked_twice(desk, table):
    match = await table()
    who = match.players[0].id
    await desk.umpire.store.people.update(who, confirm=True)
    it = await press(desk, who, f"c:do:{match.id}:1:0:sail spice_port")
    assert "1. sail spice port" in it.text
    it = await press(desk, who, f"c:do:{match.id}:2:0:sail spice_port")
    assert "sure" not in str(it.ids)


async def test_a_match_of_somebody_else_cannot_be_muted(desk, table):
    match = await table("200000000000000001", "200000000000000002")
    it = await press(desk, ANN, f"c:mute:{match.id}:::")
    assert it.text == "You have no seat in this match."


@pytest.mark.parametrize(
    ("before", "given", "after"),
    [
        (None, (None, None, None), None),
        (None, ("18:00", None, None), [1080, 0, "UTC"]),
        (None, (None, "18:00", None), [0, 1080, "UTC"]),
        ([1080, 1380, "UTC"], (None, None, None), [1080, 1380, "UTC"]),
        ([1080, 1380, "UTC"], ("17:00", None, None), [1020, 1380, "UTC"]),
        ([1080, 1380, "UTC"], (None, "24:00", None), [1080, 0, "UTC"]),
        ([1080, 1380, "UTC"], (None, None, "Asia/Tokyo"), [1080, 1380, "Asia/Tokyo"]),
    ],
)
async def test_of_the_daily_hours_what_is_given_changes(desk, before, given, after):
    await desk.umpire.store.people.update(ANN, hours=before)
    it = Interaction(desk, ANN, conftest.NAMES[ANN], ephemeral=True)
    await it.response.defer(ephemeral=True)
    await mine.hours(desk, it, *given)
    person = await desk.umpire.store.people.get(ANN)
    assert person.settings.get("hours") == after
    assert it.text


async def test_a_zone_moves_hours_no_more_often_than_they_can_be_set(desk, clock):
    await mine.keep_hours(desk, ANN, "18:00", "22:00", "UTC")
    clock.now += 3_600
    for change in (
        mine.prefer(desk, ANN, "en", {"zone": "Asia/Tokyo"}),
        mine.keep_hours(desk, ANN, "9:00", "13:00", None),
    ):
        with pytest.raises(HoursHeld) as refused:
            await change
        for reader in READERS:
            told = refusal(reader, refused.value)
            assert f"<t:{clock.now - 3_600 + 86_400}:f>" in told
    person = await desk.umpire.store.people.get(ANN)
    assert person.settings["hours"] == [1080, 1320, "UTC"]
    assert person.settings["zone"] == "UTC"


def test_stats_tell_the_share_of_turns_in_time_and_what_was_left():
    reader = Reader("en", ())

    def told(*figures):
        return pages.stats(reader, "1", {}, (), Reliability(*figures)).text

    assert "In time: 97% of your last 100 turns" in told(100, 97, 12, 1)
    assert "Left: 1 of 12 matches" in told(100, 97, 12, 1)
    assert "after 3 more turns" in told(7, 7, 1, 0)
    assert "in time" not in told(0, 0, 0, 0)
