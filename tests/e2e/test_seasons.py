"""A league and a tournament over the wire: from the form to the champion."""

import json
from dataclasses import replace

import pytest
from driver import leave_blank

from db.seasons import ANYWHERE, SeasonPlace
from engine.seasons import How, Phase, season_export
from sandbox import Refused
from services.leagues_and_tournaments import BELOW

DAY = 86_400
PEOPLE = ("Ada", "Bruno", "Cleo", "Dora", "Emil")


def message(table):
    """Return the message of the season that can be entered: the newest in the channel."""
    found = table.box.messages(table.box.channel)
    return next(m for m in reversed(found) if "Enter" in labels(m))


def labels(post):
    return [button.label for button in post.buttons]


def posted(table, text, place=None):
    """Return the messages in a channel, by default of the server, that say something."""
    return [m for m in table.box.messages(place or table.box.channel) if text in m.text]


def page(post):
    """Return where a message leads to outside of Discord; None for nowhere."""
    return next((button.url for button in post.buttons if button.label == "Page"), None)


async def announced(table, host, group="league", *choices, **picked):
    """Announce a season by its form, with further choices; return the message of it."""
    form = (await (await host.slash(f"/{group} new")).done()).modal
    sent = {"Game": ["magnate"], "Begins in days, or 2026-12-24 18:00": "1", **picked}
    it = await table.do(host.submit(form, sent))
    assert "strict" in it.message.text
    for at, choice in enumerate(choices):
        await table.do(host.select(it.message, at, [choice]))
    await table.do(host.press(it.message, "Announce it"))
    return message(table)


async def entered(table, post, people):
    for player in people:
        it = await table.do(player.press(post, "Enter"))
        assert "You have entered" in it.message.text


async def give_up(table, season):
    """End every match that runs: who is second gives up."""
    umpire = table.client.desk.umpire
    for one in await table.store.seasons.running(season):
        match = (await table.store.match(one)).match
        await umpire.resign(one, match.players[1].id)
    await table.quiet()


def jump(table, post):
    return f"https://discord.com/channels/{table.box.guild}/{table.box.channel}/{post.id}"


async def the_only(table):
    (row,) = await table.store.seasons.in_guild(table.box.guild)
    return row.id


async def running(table):
    """Begin a league; return who plays in it, its message and its id."""
    leave_blank(table)
    people = [table.box.user(name) for name in PEOPLE]
    post = await announced(table, people[0])
    season = await the_only(table)
    await entered(table, post, people)
    await table.wait(DAY + 60)
    return people, post, season


async def test_a_league_from_its_form_to_its_champion(table):
    leave_blank(table)
    people = [table.box.user(name) for name in PEOPLE]
    ada, bruno = people[:2]
    post = await announced(table, ada)
    season = await the_only(table)
    await entered(table, post, people)
    assert "Entered (5" in post.text
    again = await table.do(bruno.press(post, "Enter"))
    assert "already" in again.message.text
    mine = await table.do(bruno.press(post, "My matches"))
    it = await table.do(bruno.select(mine.message, "Matches at once", ["2"]))
    assert "at most 2 matches" in it.message.text
    await table.do(people[4].press(post, "Leave"))
    assert "Entered (4" in post.text

    await table.wait(DAY + 60)
    assert not posted(table, "It has begun")
    await table.wait(BELOW)
    assert table.box.messages(table.box.channel)[-1] == posted(table, "It has begun")[0]
    assert "Standing" in labels(post)
    names = [thread.name for thread in table.box.threads]
    assert all(name.startswith("League 1, division 1, round ") for name in names)
    mine = await table.do(bruno.press(post, "My matches"))
    assert mine.message.text.count("round") == 3
    standing = await table.do(bruno.press(post, "Standing"))
    assert standing.message.attachments
    assert page(standing.message) is None
    table.client.desk.show.spectator.url = "https://page.example"
    standing = await table.do(bruno.press(post, "Standing"))
    link = page(standing.message).removeprefix("https://page.example/s/")
    assert (await table.store.season_links.glance(link)).season == season
    await table.store.guilds.update(table.box.guild, page="closed")
    standing = await table.do(bruno.press(post, "Standing"))
    assert page(standing.message) is None

    for _ in range(4):
        await give_up(table, season)
        await table.wait(60)
    counted, *_ = posted(table, "Counted", next(iter(table.box.threads)))
    assert labels(counted) == ["Standing"]
    assert (await table.do(bruno.press(counted, "Standing"))).message.attachments
    over = [m for m in posted(table, "It is over") if m.id != post.id]
    assert [(len(m.attachments), labels(m)) for m in over] == [
        (1, ["Enter the next season", "Standing", "My matches", "Season’s message"])
    ]
    assert over[0].buttons[-1].url == jump(table, post)
    assert "Final position of the champion’s last match" in over[0].text
    assert "For season 2 everybody presses **Enter** again" in over[0].text
    following = message(table)
    assert following.id != post.id
    assert "season 2" in following.text

    it = await table.do(ada.slash(f"/league export season:{season}"))
    data = json.loads(it.message.attachments[0].data)
    assert season_export.verify(data)[0] == []


async def test_a_host_lets_computers_fill_a_league(table):
    leave_blank(table)
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    post = await announced(table, ada, "league", "4")
    assert "until there are 4 players" in post.text
    assert "one is needed" in post.text
    await entered(table, post, [ada, bruno])
    await table.wait(DAY + 60)
    season = (await table.store.seasons.get(await the_only(table))).season
    assert season.players == [str(ada.id), str(bruno.id), "computer-1", "computer-2"]
    alone = [t for t in season.tables if {*t.ids} == {"computer-1", "computer-2"}]
    assert len(table.box.threads) == 5
    for thread in table.box.threads:
        match = (
            await table.store.match((await table.store.lists.by_thread(thread.id))[0].id)
        ).match
        assert all(
            f"Computer {player.id[-1]}" in thread.name
            for player in match.players
            if player.computer  # by the number that the standing has
        )
        (begun,) = [m for m in table.box.messages(table.box.channel) if match.id in m.text]
        assert f"[{thread.name.split(' · ')[0]}]({jump(table, post)})" in begun.text
    for _ in range(200):
        if (await table.store.match(alone[0].match)).match.outcome:
            break
        await table.wait(60)
    await table.wait(60)
    season = (await table.store.seasons.get(season.id)).season
    assert season.tables[alone[0].number].how is How.PLAYED
    standing = await table.do(bruno.press(post, "Standing"))
    assert "Computer 1" in standing.message.alts[0]


async def test_a_league_by_letter_is_opened_by_who_runs_the_bot(table):
    leave_blank(table)
    ada, bruno, cleo = people = [table.box.user(name) for name in PEOPLE[:3]]
    form = (await (await bruno.slash("/league new")).done()).modal
    sent = {"Game": ["magnate"], "Begins in days, or 2026-12-24 18:00": "1"}
    it = await table.do(bruno.submit(form, sent))
    forged = it.message.buttons[0].custom_id.replace("thread", "letters")
    refused = await table.do(bruno.press(it.message, custom_id=forged, force=True))
    assert await table.store.seasons.in_guild(ANYWHERE) == []
    assert refused.text
    with pytest.raises(Refused, match="no single menu"):
        await bruno.select(it.message, 1, ["letters"])

    post = await announced(table, ada, "league", "0", "letters")
    assert "by letter" in post.text
    await entered(table, post, people[:2])
    cleo.close_dms()
    it = await table.do(cleo.press(post, "Enter"))
    assert "I cannot write to you" in it.message.text
    assert "Entered (2" in post.text
    cleo.open_dms()
    listed = await table.do(cleo.slash("/match seeks", channel=cleo.dm))
    await table.do(cleo.press(listed.message, "Enter: League: Magnate, season 1"))
    assert "Entered (3" in post.text
    hello = next(m for m in cleo.dms if "You enter" in m.text)
    told = await table.do(cleo.press(hello, "My matches"))
    assert "It has not begun" in told.message.text
    assert labels(hello) == ["My matches", "Leave"]  # its letter stays as it was

    await table.wait(DAY + 60)
    await table.wait(BELOW)
    assert table.box.threads == []
    (row,) = await table.store.seasons.in_guild(ANYWHERE)
    for player in people:
        assert [m for m in player.dms if "It has begun" in m.text]
        assert len(await table.store.lists.of_person(str(player.id))) == 2
    it = await table.do(bruno.slash("/league end"))
    assert "Only whoever opened" in it.message.text
    table.box.user("Bruno", admin=True)
    desk = table.client.desk.umpire.seasons
    terms = (await table.store.seasons.get(row.id)).season.terms
    later = replace(terms, begins=table.now + DAY, home="1", host=str(ada.id))
    other = (await desk.open(later, SeasonPlace(1, table.box.channel))).season.id
    it = await table.do(bruno.slash(f"/league end season:{other}"))
    assert "Only whoever opened" in it.message.text  # who manages this server manages no other
    for _ in range(4):
        await give_up(table, row.id)
        await table.wait(60)
    (over,) = [m for m in cleo.dms if "It is over" in m.text]
    assert [m for m in cleo.dms if "Counted" in m.text]
    assert (await table.do(cleo.press(over, "Standing"))).message.attachments
    assert "It is over" in over.text
    it = await table.do(cleo.press(over, "Enter the next season"))
    assert "You have entered" in it.message.text
    assert [m for m in cleo.dms if "season 2" in m.text]


async def test_who_leaves_a_season_that_runs_is_asked_first(table):
    people, post, season = await running(table)
    it = await table.do(people[1].press(post, "Leave"))
    assert "do not come back" in it.message.text
    await table.do(people[1].press(it.message, "Leave"))
    found = (await table.store.seasons.get(season)).season
    assert found.entrants[str(people[1].id)].out == "left"
    it = await table.do(people[1].press(post, "Leave"))
    assert "not entered" in it.message.text


async def test_too_few_are_told(table):
    leave_blank(table)
    ada = table.box.user("Ada")
    post = await announced(table, ada, "tournament")
    await entered(table, post, [ada])
    await table.wait(DAY + 60)
    assert [m.id == post.id for m in posted(table, "did not begin")] == [True, False]


async def test_a_form_that_cannot_be_is_told_why(table):
    ada = table.box.user("Ada")
    form = (await (await ada.slash("/league new")).done()).modal
    at = "Begins in days, or 2026-12-24 18:00"
    sent = {"Game": ["magnate"], "Players at a table": ["seats:3"], at: "1"}
    it = await table.do(ada.submit(form, sent))
    assert "2 to 2" in it.message.text
    it = await table.do(ada.submit(form, {"Game": ["magnate"], at: "tomorrow"}))
    assert "Write the day" in it.message.text


async def test_only_the_host_calls_a_season_off(table):
    leave_blank(table)
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    post = await announced(table, ada)
    it = await table.do(bruno.slash("/league end"))
    assert "Only whoever opened" in it.message.text
    await table.do(ada.slash("/league end"))
    assert "called off" in post.text
    it = await table.do(ada.slash("/league list"))
    assert "No season" in it.message.text


async def test_what_one_has_entered_and_won_is_told(table):
    people, _, season = await running(table)
    waits = await table.do(people[0].slash("/my waiting"))
    assert "season" in waits.message.text
    for _ in range(6):
        await give_up(table, season)
        await table.wait(60)
    champion = (await table.store.seasons.get(season)).season.champion()
    (winner,) = [player for player in people if str(player.id) == champion]
    told = await table.do(winner.slash("/my stats"))
    assert "One season entered, 1 won" in told.message.text
    hall = await table.do(winner.slash("/leaderboard game:magnate"))
    assert "Champions" in hall.message.text
    assert f"**{winner.name}** · League: Magnate, season 1" in hall.message.text


async def test_a_season_keeps_its_end_while_its_server_has_removed_the_bot(table):
    _, post, season = await running(table)
    ends = (await table.store.seasons.get(season)).season.terms.ends
    table.box.expel()
    await table.box.until(lambda: not table.client.guilds)
    table.now = ends + 60
    await table.client.clock.look()
    found = (await table.store.seasons.get(season)).season
    assert found.phase is Phase.OVER
    assert {one.how for one in found.tables} <= {How.MEAN, How.ADJUDGED}
    table.box.admit()
    await table.box.until(lambda: table.client.guilds)
    await table.wait(3_600)  # what was refused meanwhile is tried again by then
    await table.box.until(lambda: "It is over" in post.text)
    assert not await table.store.seasons.running(season)
    await table.box.until(lambda: message(table).id != post.id)  # the next season
