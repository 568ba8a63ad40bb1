"""Whole matches over the wire, each way of playing."""

import json

from driver import opened

from engine.match import Status
from engine.match_record import load, verify
from render.words.catalogues import say

BOTH_WAYS = True
MOST_LETTERS = 5
"""What whoever plays from the thread is sent in private: a greeting, hands of start and end."""


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
    hands = f"/channels/{ada.dm.id}/messages"
    match = await driver.play_out([ada], driver.by_buttons)
    assert match.status is Status.OVER
    counted = [f"{one.method} {one.path}" for one in table.box.requests if one.status < 400]
    assert len([one for one in counted if hands in one]) <= MOST_LETTERS
    posts = counted.count(f"POST /channels/{driver.thread.id}/messages")
    edits = [one for one in counted if one.startswith(f"PATCH /channels/{driver.thread.id}/")]
    # of the computer's turns alone: what people press is changed by their token
    assert len(edits) <= posts / 2


async def test_a_panel_beside_the_board_is_renewed_and_the_board_shows_none(table):
    people = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, *people, pictures=False)
    asked = await driver.whose(people)
    (other,) = {*people} - {asked}
    it = await table.do(other.press(driver.board, "Play"))
    assert it.message.viewer == other.id
    await driver.by_use_case(asked)
    table.client.desk.worker.kick()
    await table.quiet()
    assert say("en", "panel-again") in it.message.text
    told = [one for one in table.box.messages(driver.thread) if one.viewer is None]
    assert not [one for m in told for one in m.buttons if (one.custom_id or "").startswith("c:do")]
