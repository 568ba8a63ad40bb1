"""Whole matches over the wire, each way of playing."""

import json

from driver import opened

from engine.match import Status
from engine.match_record import load, verify

BOTH_WAYS = True


async def test_a_match_by_slash_commands_and_direct_messages_ends_with_ranking_and_secret(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, pictures=False)
    ways = {ada: driver.by_slash, bruno: driver.by_dm}
    match = await driver.play_out([ada, bruno], lambda player: ways[player](player))
    assert match.status is Status.OVER
    last = table.box.messages(driver.thread)[-1]
    assert match.secret in last.text
    assert match.commitment in last.text
    assert [button.label for button in last.buttons] == ["Rematch", "Replay", "Analysis"]
    it = await table.do(ada.slash(f"/match read export match:{driver.id}"))
    exported = load(json.loads(it.message.attachments[0].data))
    assert verify(exported) == []


async def test_a_match_by_buttons_against_the_computer(table):
    ada = table.box.user("Ada")
    driver = await opened(table, ada, computer=1, pictures=False)
    match = await driver.play_out([ada], driver.by_buttons)
    assert match.status is Status.OVER
