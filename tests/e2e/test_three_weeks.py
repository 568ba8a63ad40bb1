"""A match that lives for three weeks, over the wire, in seconds: nobody waits for real time."""

import datetime as dt
from zoneinfo import ZoneInfo

from driver import leave_blank, opened

from engine.notation import write

HOUR, DAY = 3_600, 86_400
PARIS = ZoneInfo("Europe/Paris")
TURN = 6 * HOUR


def at(text):
    """Return a moment by the clocks of Paris, in March and April of 2027."""
    return int(dt.datetime.fromisoformat(f"2027-{text}").replace(tzinfo=PARIS).timestamp())


class Weeks:
    """A match of three at a pace of six hours, and how its days go by."""

    def __init__(self, table, people, driver):
        self.table, self.people, self.driver = table, people, driver

    async def until(self, text):
        """Let time pass, with the bot at work, until a moment."""
        await self.table.wait(at(text) - self.table.now)

    async def match(self):
        return await self.driver.match()

    async def waited(self):
        """Return the player who is waited for."""
        (seat,) = (await self.match()).to_act()
        return self.people[seat]

    async def turn(self, player):
        """Play the turn of the player who is waited for, to its end."""
        umpire, seat = self.table.client.desk.umpire, self.people.index(player)
        while seat in (await self.match()).to_act():
            action = await self.driver.choice(player)
            await umpire.act(self.driver.id, str(player.id), [write(action)])
        await self.table.quiet()

    def pings(self, player, word):
        """Count the messages with a word that called a player."""
        return sum(word in message.text for message in player.pings)

    def newest(self, label):
        """Return the newest message of the thread with a button."""
        found = self.table.box.messages(self.driver.thread)
        return next(one for one in reversed(found) if label in [b.label for b in one.buttons])

    def thread(self):
        """Return all that was said in the thread."""
        return "\n".join(message.text for message in self.table.box.messages(self.driver.thread))


async def begun(table):
    people = [table.box.user(name) for name in ("Ada", "Bruno", "Cleo")]
    driver = await opened(table, *people, game="pangea", pictures=False, pace=TURN)
    ids = [player.id for player in (await driver.match()).players]
    return Weeks(table, sorted(people, key=lambda one: ids.index(str(one.id))), driver)


async def test_three_weeks_with_hours_vacation_summer_time_and_an_outage(table):
    table.now = at("03-15T18:00")
    weeks = await begun(table)
    first = await weeks.waited()

    # Six hours, of which the evenings have four each.
    await table.do(first.slash("/my hours from:18:00 to:22:00 zone:Europe/Paris"))
    assert (await weeks.match()).clock.deadline() == at("03-16T20:00")
    await weeks.until("03-15T20:59")
    assert weeks.pings(first, "runs out") == 0
    await weeks.until("03-15T21:00")
    assert weeks.pings(first, "runs out") == 1
    await weeks.until("03-16T17:00")
    assert weeks.pings(first, "runs out") == 1
    await weeks.turn(first)

    # A vacation is announced, and no clock runs in it.
    second = await weeks.waited()
    await table.do(second.slash("/my settings zone:Europe/Paris"))
    await table.do(second.slash("/my vacation from:2027-03-17 to:2027-03-20"))
    assert f"{second.name} is on vacation" in weeks.thread()
    assert (await weeks.match()).clock.deadline() == at("03-16T23:00")
    await weeks.until("03-16T22:00")
    assert weeks.pings(second, "runs out") == 1
    await weeks.turn(second)

    # The next wait for them falls into it.
    third = await weeks.waited()
    await weeks.turn(third)
    await weeks.until("03-16T22:30")
    await weeks.turn(first)
    assert await weeks.waited() is second
    assert (await weeks.match()).clock.deadline() == at("03-21T04:30")
    await weeks.until("03-20T23:59")
    assert weeks.pings(second, "runs out") == 1
    await weeks.until("03-21T04:30")
    assert weeks.pings(second, "Time is over") == 1

    # The others give more time, and the time that the bot is away is given back.
    vote = weeks.newest("More time")
    await table.do(first.press(vote, "More time"))
    await table.do(third.press(vote, "More time"))
    assert (await weeks.match()).clock.deadline() == at("03-21T10:30")
    await table.stop()
    table.now = at("03-24T04:30")
    await table.start()
    leave_blank(table)
    await table.client.clock.look()
    await table.quiet()
    assert (await weeks.match()).clock.deadline() == at("03-24T10:30")
    assert weeks.pings(second, "Time is over") == 1
    await weeks.turn(second)
    await weeks.turn(third)

    # An evening stays an evening when the clocks of Paris change.
    assert await weeks.waited() is first
    await weeks.until("03-27T20:00")
    assert weeks.pings(first, "Time is over") == 1
    vote = weeks.newest("More time")
    await table.do(second.press(vote, "More time"))
    await table.do(third.press(vote, "More time"))
    assert (await weeks.match()).clock.deadline() == at("03-28T22:00")
    await weeks.until("03-28T21:59")
    assert weeks.pings(first, "Time is over") == 1
    await weeks.until("03-28T22:00")
    assert weeks.pings(first, "Time is over") == 2

    # The computer plays on for them, until they come back after three weeks.
    vote = weeks.newest("Computer takes the seat")
    await table.do(second.press(vote, "Computer takes the seat"))
    await table.do(third.press(vote, "Computer takes the seat"))
    await weeks.until("03-30T12:00")
    for player in (second, third):
        await weeks.turn(player)
    assert await weeks.waited() is second
    await weeks.until("04-05T19:00")
    it = await table.do(first.slash("/match back", channel=weeks.driver.thread))
    assert it.message.ephemeral
    assert (await weeks.match()).players[weeks.people.index(first)].stand_in is None
    assert table.now - at("03-15T18:00") >= 21 * DAY - HOUR
    assert await table.store.check() == []
    assert (await table.store.outbox.backlog()).rows == 0
