"""A whole match over the wire: the real discord.py and the bot, at a sandbox."""

import pytest

from engine.games.seven_sages.actions import FOR_GOOD, Pass
from engine.match import Status
from tests.e2e.conftest import seated
from tests.e2e.driver import Driver, opened


@pytest.fixture
async def table(tmp_path):
    async with seated(tmp_path / "conclave.db") as made:
        yield made


PASS = Pass(FOR_GOOD)
FOUGHT = 2
"""Rounds that are fought out; in the others all pass, for the sake of time."""


class Asked(Driver):
    """Players who do only what they are asked; orders are tested by themselves."""

    async def choice(self, player):
        match = await self.match()
        seat = match.seat_of(str(player.id))
        if seat not in match.to_act():
            return None
        game, view = match.game, match.game.view(match.position(seat), seat)
        actions = game.legal(view, seat)
        rates = game.rate(view, seat, actions)
        if view.round > FOUGHT and PASS in actions:
            return PASS
        return actions[rates.index(max(rates))]


async def _opened(table, *names):
    players = [table.box.user(name) for name in names]
    driver = await opened(table, *players, game="seven_sages", pictures=False)
    return Asked(table, driver.id), players


async def test_a_match_by_slash_commands_by_buttons_and_from_the_hands_in_dms(table):
    driver, players = await _opened(table, "Ada", "Bruno", "Chloe")
    ways = dict(zip(players, (driver.by_slash, driver.by_buttons, driver.by_dm), strict=True))
    match = await driver.play_out(players, lambda player: ways[player](player), every=4)
    assert match.status is Status.OVER
    assert match.outcome.reason in match.game.reasons
    assert match.secret in table.box.messages(driver.thread)[-1].text


async def test_hands_come_by_dm_and_show_nowhere_else(table):
    driver, players = await _opened(table, "Ada", "Bruno", "Chloe")
    match = await driver.match()
    for player in players:
        seat = match.seat_of(str(player.id))
        held = len(match.state.hands[seat])
        assert held == 6
        assert "Your hand: " in player.dms[-1].text
    public = " ".join(message.text for message in table.box.messages(driver.thread))
    assert "Your hand" not in public


async def test_a_refusal_is_private_and_says_which_rule(table):
    driver, players = await _opened(table, "Ada", "Bruno", "Chloe")
    first = await driver.whose(players)
    it = await first.slash("/seven_sages pass how:for_good", channel=driver.thread)
    await it.done()
    assert "4.2" in it.message.text
    assert it.message.ephemeral


async def test_an_order_is_filed_in_secret_while_another_chooses(table):
    driver, players = await _opened(table, "Ada", "Bruno", "Chloe")
    first = await driver.whose(players)
    other = next(player for player in players if player is not first)
    before = len(table.box.messages(driver.thread))
    it = await other.slash("/seven_sages order standing what:highest", channel=driver.thread)
    await it.done()
    await table.quiet()
    match = await driver.match()
    assert match.state.standing[match.seat_of(str(other.id))] == [2]
    assert len(table.box.messages(driver.thread)) == before
