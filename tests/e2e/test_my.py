"""What concerns one player alone, over the wire: settings, notices, hours, data, oblivion."""

import datetime as dt
import json
import re
from zoneinfo import ZoneInfo

import pytest
from driver import Driver, eight, opened

from db.match_rows import Place, Stored
from db.outbox import OutboxRow
from db.people_and_servers import FORMER
from engine import lobby
from engine.game import Result
from engine.match import Status
from engine.match_record import load, verify
from engine.notation import write
from sandbox import Refused

HOUR, DAY = 3_600, 86_400
SILENT = 1 << 12
MUTE = "Mute a match, or hear of it again"
PARIS = "Europe/Paris"


@pytest.fixture
def ada(table):
    return table.box.user("Ada")


@pytest.fixture
def bruno(table):
    return table.box.user("Bruno")


@pytest.fixture
async def driver(table, ada, bruno):
    """A running match of two whose boards are told in words."""
    return await opened(table, ada, bruno, pictures=False)


async def turn(table, driver, player):
    """Play a turn without Discord; what follows from it is posted."""
    umpire, number = table.client.desk.umpire, await driver.turn_number()
    who = str(player.id)
    while await driver.whose([player]) and (action := await driver.choice(player)):
        acted = await umpire.act(driver.id, who, [write(action)])
        if acted.played and await driver.turn_number() != number:
            break
    await table.quiet()


async def to(table, driver, players, wanted):
    """Play until a player is waited for."""
    for _ in range(4):
        mover = await driver.whose(players)
        if mover is wanted:
            return
        await turn(table, driver, mover)
    raise AssertionError("never their turn")


async def away_from(table, driver, players, wanted):
    """Play until a player is not waited for."""
    for _ in range(4):
        mover = await driver.whose(players)
        if mover is not wanted:
            return
        await turn(table, driver, mover)
    raise AssertionError("always their turn")


async def wishes(table, player, **settings):
    await table.store.people.update(str(player.id), **settings)


def local(table, zone=PARIS):
    return dt.datetime.fromtimestamp(table.now, ZoneInfo(zone))


async def at_hour(table, hour, zone=PARIS):
    """Let time pass until the clocks of a zone show an hour."""
    now = local(table, zone)
    then = now.replace(hour=hour, minute=0, second=0)
    if then <= now:
        then += dt.timedelta(days=1)
    await pass_time(table, int(then.timestamp()) - table.now)


async def pass_time(table, seconds):
    """Let time pass without a look at the matches' clocks; what is due is delivered."""
    table.now += seconds
    await table.quiet()


async def kept(table, player):
    return (await table.store.people.get(str(player.id))).settings


# Settings


async def test_settings_are_chosen_from_menus_and_take_effect_at_once(table, ada):
    it = await table.do(ada.slash("/my settings"))
    panel = it.message
    assert panel.ephemeral
    for menu, value in (
        ("Theme", "light"),
        ("Palette", "contrast"),
        ("Board", "off"),
        ("Final steps", "on"),
        ("Quiet hours", "22:00–07:00"),
        ("Time zone", PARIS),
    ):
        await table.do(ada.select(panel, menu, value))
    assert await kept(table, ada) == {
        "theme": "light",
        "palette": "contrast",
        "pictures": False,
        "confirm": True,
        "quiet": [1320, 420],
        "zone": PARIS,
    }
    await table.do(ada.select(panel, "Language", "fr"))
    assert "Vos réglages" in panel.text
    await table.do(ada.select(panel, "Langue", "discord"))
    assert "Your settings" in panel.text
    await table.do(ada.select(panel, "Theme", "dark"))
    assert "theme" not in await kept(table, ada)


async def test_settings_may_be_given_to_the_command_too(table, ada):
    line = "/my settings notify:digest digest:19:00 zone:Asia/Tokyo quiet-from:23:00 quiet-to:6"
    await table.do(ada.slash(line))
    assert await kept(table, ada) == {
        "notify": "digest",
        "digest": 19,
        "zone": "Asia/Tokyo",
        "quiet": [1380, 360],
    }
    it = await table.do(ada.slash("/my settings zone:Atlantis"))
    assert "is no time zone" in it.message.text
    it = await table.do(ada.slash("/my settings quiet-from:noon"))
    assert "no time of day" in it.message.text


async def test_zones_times_and_days_complete_as_one_types(table, ada):
    found = await ada.complete("/my settings zone:pari")
    assert PARIS in [one["value"] for one in found]
    found = await ada.complete("/my hours from:18")
    assert [one["value"] for one in found] == ["18:00", "18:30"]
    found = await ada.complete("/my vacation from:january")
    assert found[0]["value"] == "2027-01-15"
    assert found[0]["name"] == "Friday 15 January 2027"


async def test_a_server_that_wants_text_gets_text_and_no_excuse(table, ada, bruno):
    await table.store.guilds.update(table.box.guild, pictures=False)
    driver = await opened(table, ada, bruno)
    board = driver.board
    assert not board.attachments
    assert "could not be drawn" not in board.text
    assert "Ada" in board.text


async def test_a_server_chooses_how_its_boards_look(table, ada, bruno, monkeypatch):
    seen = []
    show = table.client.desk.show
    shown = show.shown

    async def watched(match, taste, *more):
        seen.append((taste.theme, taste.palette))
        return await shown(match, taste, *more)

    monkeypatch.setattr(show, "shown", watched)
    await table.store.guilds.update(table.box.guild, theme="light", palette="contrast")
    for player in (ada, bruno):
        await wishes(table, player, theme="dark")
    await opened(table, ada, bruno, pictures=False)
    assert ("light", "contrast") in seen
    assert ("dark", "standard") in seen


# Steps that cannot be taken back


async def final(driver, player):
    """Play on until the next step of a player is final; return the private panel and the step."""
    table = driver.table
    it = await table.do(player.press(driver.board, "Play"))
    for _ in range(20):
        match = await driver.match()
        seat, action = match.seat_of(str(player.id)), await driver.choice(player)
        if match.game.warns(match.position(seat), seat, action):
            return it.message, write(action)
        await driver.say(player, it.message, write(action))
    raise AssertionError("no step is final")


async def test_who_wants_it_is_asked_before_a_step_that_cannot_be_taken_back(table, driver, ada):
    await to(table, driver, [ada, table.box.user("Bruno")], ada)
    await wishes(table, ada, confirm=True)
    panel, text = await final(driver, ada)
    before = (await driver.match()).ply
    await driver.say(ada, panel, text)
    assert (await driver.match()).ply == before
    assert "cannot be taken back" in panel.text
    assert [button.label for button in panel.buttons] == ["Confirm", "Back"]
    await table.do(ada.press(panel, "Back"))
    assert "Note" in [button.label for button in panel.buttons]
    await driver.say(ada, panel, text)
    await table.do(ada.press(panel, "Confirm"))
    assert (await driver.match()).ply > before


async def test_who_does_not_want_it_is_not_asked(table, driver, ada, bruno):
    await to(table, driver, [ada, bruno], ada)
    panel, text = await final(driver, ada)
    before = (await driver.match()).ply
    await driver.say(ada, panel, text)
    await table.quiet()
    assert (await driver.match()).ply > before


# Notices


async def test_a_turn_pings_once_and_what_asks_nobody_is_silent(table, driver, ada, bruno):
    await away_from(table, driver, [ada, bruno], ada)
    before = len(ada.pings)
    await to(table, driver, [ada, bruno], ada)
    called = [message for message in ada.pings[before:] if message.channel == driver.thread.id]
    assert len(called) == 1
    for message in table.box.messages(driver.thread):
        assert bool(message.flags & SILENT) != bool(message.pinged)


async def test_by_direct_message_one_is_told_once_with_a_link(table, driver, ada, bruno):
    await away_from(table, driver, [ada, bruno], ada)
    await wishes(table, ada, notify="dm")
    before = len(ada.pings)
    await to(table, driver, [ada, bruno], ada)
    (told,) = ada.pings[before:]
    assert told.channel == ada.dm.id
    assert "It is your turn" in told.text
    assert f"/channels/{table.box.guild}/{driver.thread.id}" in told.text
    board = driver.board
    assert ada.id not in board.pinged
    assert board.flags & SILENT
    await table.store.outbox.owe(driver.id, [])
    await table.stop()
    await table.start()
    await table.quiet()
    assert len(ada.pings) == before + 1


async def test_a_closed_direct_message_falls_back_to_a_mention(table, driver, ada, bruno):
    await away_from(table, driver, [ada, bruno], ada)
    await wishes(table, ada, notify="dm")
    ada.close_dms()
    before = len(ada.pings)
    await to(table, driver, [ada, bruno], ada)
    (told,) = ada.pings[before:]
    assert told.channel == driver.thread.id


async def test_who_chooses_direct_messages_is_told_if_they_are_closed(table, ada):
    it = await table.do(ada.slash("/my settings notify:dm"))
    assert "where I write to you" in ada.dms[-1].text
    ada.close_dms()
    await table.do(ada.select(it.message, "Your turn", "digest"))
    assert "cannot write to you" in it.message.text


async def test_in_quiet_hours_nothing_pings_and_the_notice_comes_when_they_end(
    table, driver, ada, bruno
):
    await away_from(table, driver, [ada, bruno], ada)
    await wishes(table, ada, quiet=[22 * 60, 7 * 60], zone=PARIS)
    await at_hour(table, 23)
    before = len(ada.pings)
    await to(table, driver, [ada, bruno], ada)
    await table.do(bruno.slash("/match whisper to:@Ada text:asleep?", channel=driver.thread))
    assert "asleep?" in ada.dms[-1].text
    await at_hour(table, 6)
    assert len(ada.pings) == before
    await at_hour(table, 7)
    (told,) = ada.pings[before:]
    assert told.channel == driver.thread.id
    assert "it is your turn" in told.text


async def test_a_notice_whose_turn_was_played_meanwhile_is_not_sent(table, driver, ada, bruno):
    await away_from(table, driver, [ada, bruno], ada)
    await wishes(table, ada, quiet=[22 * 60, 7 * 60], zone=PARIS)
    await at_hour(table, 23)
    await to(table, driver, [ada, bruno], ada)
    await away_from(table, driver, [ada, bruno], ada)
    before = len(ada.pings)
    await at_hour(table, 8)
    assert len(ada.pings) == before


async def test_a_digest_comes_once_a_day_and_only_if_something_waits(table, driver, ada, bruno):
    await away_from(table, driver, [ada, bruno], ada)
    await table.do(ada.slash(f"/my settings notify:digest digest:18:00 zone:{PARIS}"))
    before = len(ada.pings)
    await at_hour(table, 18)
    assert len(ada.pings) == before
    await to(table, driver, [ada, bruno], ada)
    assert len(ada.pings) == before
    await table.stop()
    await table.start()
    await at_hour(table, 18)
    await at_hour(table, 18)
    told = ada.pings[before:]
    assert len(told) == 2
    for message in told:
        assert message.channel == ada.dm.id
        assert "Today one match waits for you" in message.text
        assert driver.id in message.text
    await away_from(table, driver, [ada, bruno], ada)
    await pass_time(table, 3 * DAY)
    assert len(ada.pings) == before + 2


async def test_whose_digest_cannot_be_delivered_is_mentioned_once(table, driver, ada, bruno):
    await away_from(table, driver, [ada, bruno], ada)
    await wishes(table, ada, notify="digest", zone=PARIS)
    ada.close_dms()
    before = len(ada.pings)
    await to(table, driver, [ada, bruno], ada)
    await at_hour(table, 19)
    (told,) = ada.pings[before:]
    assert told.channel == driver.thread.id
    await at_hour(table, 19)
    assert len(ada.pings) == before + 1


async def test_who_wants_no_notice_gets_none(table, driver, ada, bruno):
    await away_from(table, driver, [ada, bruno], ada)
    await wishes(table, ada, notify="none")
    before = len(ada.pings)
    await to(table, driver, [ada, bruno], ada)
    assert len(ada.pings) == before


async def test_a_match_is_muted_where_it_waits_and_heard_again(table, driver, ada, bruno):
    await to(table, driver, [ada, bruno], ada)
    it = await table.do(ada.slash("/my waiting"))
    (match,) = [row.id for row in await table.store.lists.of_person(str(ada.id))]
    muted = await table.do(ada.select(it.message, MUTE, [match]))
    assert "hear nothing" in muted.messages[-1].text
    await away_from(table, driver, [ada, bruno], ada)
    before = len(ada.pings)
    await to(table, driver, [ada, bruno], ada)
    assert len(ada.pings) == before
    it = await table.do(ada.slash("/my waiting"))
    await table.do(ada.select(it.message, MUTE, [match]))
    await away_from(table, driver, [ada, bruno], ada)
    await to(table, driver, [ada, bruno], ada)
    assert len(ada.pings) == before + 1


async def test_an_invitation_waits_for_the_end_of_quiet_hours(table, ada, bruno):
    await wishes(table, bruno, quiet=[22 * 60, 7 * 60], zone=PARIS)
    await at_hour(table, 23)
    await table.do(ada.slash("/match new game:magnate with:@Bruno"))
    assert bruno.pings == []
    await at_hour(table, 7)
    (told,) = bruno.pings
    assert "a table is kept for you" in told.text


# What waits


async def test_eight_matches_are_cleared_from_one_message_with_next(table, ada, bruno):
    await opened(table, bruno, table.box.user("Cleo"), pictures=False)  # where it all happens
    await table.store.people.update(str(ada.id), pictures=False)
    ids = await eight(table, ada, bruno)
    it = await table.do(ada.slash("/my waiting"))
    panel = it.message
    assert panel.text.count("Magnate against Bruno") == 8
    await table.do(ada.press(panel, custom_id=f"c:play:{ids[0]}:::"))
    for left in range(7, -1, -1):
        id_ = next(one for one in ids if f"Magnate {one} " in panel.text)
        await Driver(table, id_).turn(ada, panel)
        await table.quiet()
        assert "waiting for" in panel.text
        assert ("Next ▸" in [button.label for button in panel.buttons]) is (left > 0)
        if left:
            await table.do(ada.press(panel, "Next ▸"))
            assert "your turn" in panel.text
    it = await table.do(ada.slash("/my waiting"))
    assert "Nothing waits for you" in it.message.text


async def test_a_panel_becomes_that_of_the_next_turn_in_place(table, driver, ada, bruno):
    await to(table, driver, [ada, bruno], ada)
    it = await table.do(ada.press(driver.board, "Play"))
    panel = it.message
    await driver.turn(ada, panel)
    assert "waiting for" in panel.text
    await to(table, driver, [ada, bruno], ada)
    await table.quiet()
    assert "your turn" in panel.text
    assert "It is your turn." in panel.text
    await driver.turn(ada, panel)
    assert "waiting for" in panel.text


async def test_all_that_waits_is_listed_nearest_first_with_links(table, ada, bruno):
    first = await opened(table, ada, bruno, pictures=False)
    thread = table.box.threads[0].id
    await to(table, first, [ada, bruno], ada)
    it = await table.do(ada.slash("/my waiting"))
    assert "One match waits for you" in it.message.text
    assert f"/channels/{table.box.guild}/{thread}" in it.message.text
    assert f"<t:{table.now + 3 * DAY}:R>" in it.message.text
    assert table.client.get_guild(table.box.guild).name in it.message.text
    for n in range(24):
        match = lobby.open_match(
            f"w{n:02}", "magnate", str(ada.id), f"{n:064x}", table.now - HOUR * n
        )
        lobby.join(match, str(bruno.id), table.now)
        lobby.start(match, str(ada.id), table.now - HOUR * n)
        match.since = {match.seat_of(str(ada.id)): table.now - HOUR * n}
        match.news.clear()
        await table.store.create(Stored(match, Place(77, 88)))
    it = await table.do(ada.slash("/my waiting"))
    rows = [line for line in it.message.text.splitlines() if line.startswith("-# <t:")]
    assert (len(rows), "w23" in rows[0], "w22" in rows[1]) == (8, True, True)
    assert "/channels/77/88" in it.message.text
    for _ in range(3):
        await table.do(ada.press(it.message, "Later"))
        rows += [line for line in it.message.text.splitlines() if line.startswith("-# <t:")]
    assert len(rows) == 25
    assert all(any(name in row for row in rows[-2:]) for name in (first.id, "w00"))
    it = await table.do(bruno.slash("/my waiting"))
    assert "Nothing waits for you" in it.message.text


async def test_answers_that_others_wait_for_are_listed_too(table, driver, ada, bruno):
    cleo = table.box.user("Cleo")
    await to(table, driver, [ada, bruno], ada)
    await table.wait(3 * DAY + 1)
    it = await table.do(bruno.slash("/my waiting"))
    assert "somebody’s time is over" in it.message.text
    assert driver.id in it.message.text
    who = str(ada.id)
    await table.client.desk.steward.offer(driver.id, who, who, to=str(cleo.id))
    await table.quiet()
    it = await table.do(cleo.slash("/my waiting"))
    assert "a seat is offered to you" in it.message.text


# Hours and vacations


async def test_daily_hours_are_set_shown_and_given_up(table, driver, ada):
    it = await table.do(ada.slash(f"/my hours from:18:00 to:23:00 zone:{PARIS}"))
    assert f"daily from 18:00 to 23:00 ({PARIS})" in it.message.text
    match = await driver.match()
    hours = match.players[match.seat_of(str(ada.id))].calendar.hours
    assert (hours.start, hours.end, hours.zone) == (1080, 1380, PARIS)
    refused = await table.do(ada.slash("/my hours from:18:00 to:19:00"))
    assert "at least 4 hours" in refused.message.text
    await table.do(ada.slash("/my settings zone:Asia/Tokyo"))
    match = await driver.match()
    assert match.players[match.seat_of(str(ada.id))].calendar.hours.zone == "Asia/Tokyo"
    await table.do(ada.press(it.message, "All day"))
    match = await driver.match()
    assert match.players[match.seat_of(str(ada.id))].calendar.hours is None
    assert "hours" not in await kept(table, ada)


async def test_a_vacation_is_announced_stops_the_clock_and_is_ended_early(
    table, driver, ada, bruno
):
    await to(table, driver, [ada, bruno], ada)
    match = await driver.match()
    seat, deadline = match.seat_of(str(ada.id)), match.clock.deadline()
    it = await table.do(ada.slash("/my vacation from:2027-01-16 to:2027-01-25"))
    assert "20 of 30 days are left in 2027" in it.message.text
    assert "Ada" in table.box.messages(driver.thread)[-1].text
    assert (await driver.match()).clock.deadlines()[seat] == deadline + 10 * DAY
    await pass_time(table, 2 * DAY)
    it = await table.do(ada.slash("/my vacation"))
    await table.do(ada.press(it.message, "I am back"))
    assert "no vacation planned" in it.message.text
    assert (await driver.match()).clock.deadlines()[seat] < deadline + 3 * DAY
    refused = await table.do(ada.slash("/my vacation from:2027-02-01 to:2027-03-10"))
    assert "You have 28 of 30 left" in refused.message.text
    refused = await table.do(ada.slash("/my vacation from:2027-01-01 to:2027-01-20"))
    assert "begins today or later" in refused.message.text


async def test_every_vacation_that_is_planned_is_announced(table, driver, ada):
    for first, last in (("2027-01-16", "2027-01-20"), ("2027-02-01", "2027-02-03")):
        await table.do(ada.slash(f"/my vacation from:{first} to:{last}"))
    said = table.box.messages(driver.thread)[-1].text
    days = [dt.datetime.fromtimestamp(int(at), dt.UTC) for at in re.findall(r"<t:(\d+):D>", said)]
    assert [f"{day:%m-%d}" for day in days] == ["01-16", "01-20", "02-01", "02-03"]
    assert said.count("Ada") == 2


# Standings


async def over(table, name, players, ranks):
    """Store a match of Magnate that these players finished."""
    who = [str(player.id) for player in players]
    match = lobby.open_match(name, "magnate", who[0], f"{table.now:064x}", table.now)
    lobby.join(match, who[1], table.now)
    lobby.start(match, who[0], table.now)
    by_seat = tuple(ranks[who.index(player.id)] for player in match.players)
    match.status, match.outcome = Status.OVER, Result(by_seat, "rounds")
    match.news.clear()
    await table.store.create(Stored(match, Place(table.box.guild, table.box.channel)))


async def test_standings_follow_from_finished_matches(table, ada, bruno):
    for player in (ada, bruno):
        await table.do(player.slash("/my stats"))
    for n in range(2):
        await over(table, f"o{n}", (ada, bruno), (1, 2))
    it = await table.do(ada.slash("/leaderboard game:magnate"))
    assert "Nobody has played enough" in it.message.text
    assert "after 1 more rated match" in it.message.text
    await over(table, "o2", (ada, bruno), (1, 2))
    it = await table.do(bruno.slash("/leaderboard game:magnate"))
    rows = [line for line in it.message.text.splitlines() if line[:1].isdigit()]
    assert "**Ada**" in rows[0]
    assert "3 matches · 3 wins" in rows[0]
    assert "**Bruno**" in rows[1]
    it = await table.do(bruno.slash("/my stats"))
    assert "3 matches · 0 wins · rating" in it.message.text
    it = await table.do(bruno.slash("/leaderboard game:pangea"))
    assert "Nobody" in it.message.text
    with pytest.raises(Refused, match="no command 'leaderboard'"):
        await ada.slash("/leaderboard game:magnate", channel=ada.dm)
    table.unhide("leaderboard")
    it = await table.do(ada.slash("/leaderboard game:magnate", channel=ada.dm))
    assert "belongs to a server" in it.message.text


async def test_a_resignation_costs_who_resigns_alone(table, driver, ada, bruno):
    await table.client.desk.umpire.resign(driver.id, str(ada.id))
    await table.quiet()
    it = await table.do(bruno.slash("/my stats"))
    assert "1 match · 1 win · rating after 3 more rated matches" in it.message.text
    it = await table.do(ada.slash("/my stats"))
    assert "1 match · 0 wins · rating after 2 more rated matches" in it.message.text


# What is stored


async def test_the_own_data_come_as_a_file_without_secrets(table, driver, ada, bruno):
    await to(table, driver, [ada, bruno], ada)
    await away_from(table, driver, [ada, bruno], ada)
    await table.do(ada.slash("/match whisper to:@Bruno text:psst", channel=driver.thread))
    it = await table.do(ada.slash("/my data"))
    assert it.message.ephemeral
    text = it.message.attachments[0].data.decode()
    told = json.loads(text)
    assert told["person"]["name"] == "Ada"
    (match,) = told["matches"]
    assert match["id"] == driver.id
    assert any(one["steps"] for one in match["did"])
    assert [one["text"] for one in told["whispers"]] == ["psst"]
    assert (await driver.match()).secret not in text


async def test_who_is_forgotten_resigns_leaves_and_is_a_former_player(table, driver, ada, bruno):
    await table.do(ada.slash("/match new game:magnate"))
    it = await table.do(ada.slash("/my forget"))
    assert "resign the match" in it.message.text
    assert "leave the table" in it.message.text
    assert (await driver.match()).status is Status.RUNNING
    await table.do(ada.press(it.message, "Forget me"))
    assert "You are forgotten" in it.message.text
    match = await driver.match()
    assert match.status is Status.OVER
    assert sum(player.id.startswith(FORMER) for player in match.players) == 1
    told = "".join(message.text for message in table.box.messages(driver.thread))
    assert "your match is over" in told
    assert "<@former" not in told
    assert await table.store.people.get(str(ada.id)) is None
    assert await table.store.lists.of_person(str(ada.id), live=False) == []
    shown = await table.do(bruno.slash(f"/match board match:{driver.id}"))
    assert "former player" in shown.message.text.casefold()
    assert "Ada" not in shown.message.text
    sent = await table.do(bruno.slash(f"/match read export match:{driver.id}"))
    assert verify(load(json.loads(sent.message.attachments[0].data))) == []
    assert await table.store.check() == []
    back = await table.do(ada.slash("/my stats"))
    assert "not finished a match" in back.message.text


async def test_a_match_that_rests_goes_on_without_who_was_forgotten(table, driver, ada, bruno):
    await away_from(table, driver, [ada, bruno], ada)
    steward = table.client.desk.steward
    await steward.pause(driver.id, str(bruno.id))
    it = await table.do(ada.slash("/my forget"))
    await table.do(ada.press(it.message, "Forget me"))
    await steward.resume(driver.id, str(bruno.id))
    await away_from(table, driver, [bruno], bruno)
    assert "<@former" not in table.box.messages(driver.thread)[-1].text
    await table.wait(3 * DAY + 1)
    assert "former player" in table.box.messages(driver.thread)[-1].text.casefold()
    await table.do(bruno.press(table.box.messages(driver.thread)[-1], "End the match"))
    assert (await driver.match()).status is Status.VOID


async def test_who_is_forgotten_in_a_match_of_three_is_played_on_and_never_written_to(
    table, ada, bruno
):
    cleo = table.box.user("Cleo")
    driver = await opened(table, ada, bruno, cleo, game="pangea", pictures=False)
    it = await table.do(ada.slash("/my forget"))
    await table.do(ada.press(it.message, "Forget me"))
    match = await driver.match()
    assert match.status is Status.RUNNING
    (former,) = [player.id for player in match.players if player.id.startswith(FORMER)]
    assert match.players[match.seated.index(str(ada.id))].id == former
    assert "former player" in table.box.messages(driver.thread)[-1].text.casefold()
    await table.store.outbox.owe(driver.id, [OutboxRow(f"dm:{former}", "hand", 0)])
    await table.quiet()
