"""Strangers find each other over the wire: one seeks, others sit down, and all are told."""

import pytest
from test_letters import letter

from engine.match_types import LOBBY_LIFE, Status


async def seek(table, player, options="game:magnate"):
    """Look for players from a DM; return the answer and the id of the table."""
    await table.store.people.update(str(player.id), pictures=False)
    it = await table.do(player.slash(f"/match seek {options}", channel=player.dm))
    rows = await table.store.lists.of_person(str(player.id))
    return it, rows[0].id


async def listed(table, player):
    return (await table.do(player.slash("/match seeks", channel=player.dm))).message


async def test_two_who_never_met_play_and_a_third_is_told_that_it_is_gone(table):
    ada, bruno, cleo = (table.box.user(name) for name in ("Ada", "Bruno", "Cleo"))
    it, match_id = await seek(table, ada)
    assert "You look for players" in it.message.text
    assert letter(ada, match_id)
    one, other = await listed(table, bruno), await listed(table, cleo)
    assert "Ada · new" in one.text
    told = len(ada.dms)
    sat = await table.do(bruno.press(one, "Sit down"))
    assert "it begins" in sat.message.text
    assert f"`{sat.message.id}`" in sat.message.text
    late = await table.do(cleo.press(other, "Sit down"))
    assert "Somebody else was quicker" in late.message.text
    match = (await table.store.match(match_id)).match
    assert match.status is Status.RUNNING
    assert str(sat.message.id) in match.added  # whoever begins it adds last
    assert {player.id for player in match.players} == {str(ada.id), str(bruno.id)}
    said = [one for one in ada.dms[told:] if "sits down with you" in one.text]
    assert len(said) == 1
    for player in (ada, bruno):
        assert letter(player, match_id)
    assert "Nobody looks" in (await listed(table, cleo)).text


@pytest.mark.parametrize("word", ["", "toucan"])
async def test_who_joins_by_name_adds_what_nobody_knew_before_the_answer(table, word):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    _, match_id = await seek(table, ada)
    line = f"/match join match:{match_id}" + (f" word:{word}" if word else "")
    it = await table.do(bruno.slash(line, channel=bruno.dm))
    added = word or str(it.message.id)
    assert f"`{added}`" in it.message.text
    assert added in (await table.store.match(match_id)).match.added


async def test_who_withdraws_or_waits_for_a_week_looks_no_more(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    it, first = await seek(table, ada)
    await table.do(ada.press(it.message, "Withdraw"))
    assert "do not look for players there" in it.message.text
    assert "Nobody looks" in (await listed(table, bruno)).text
    _, second = await seek(table, ada, "game:magus seats:3 pace:86400")
    assert first != second
    assert "2 seats free" in (await listed(table, bruno)).text
    await table.wait(LOBBY_LIFE)
    assert (await table.store.match(second)).match.status is Status.VOID
    assert [one for one in ada.dms if "not enough players" in one.text]


async def test_the_tables_of_a_server_are_listed_once_it_says_so(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    await table.do(ada.slash("/match new game:magnate"))
    assert "Nobody looks" in (await listed(table, bruno)).text
    await table.store.guilds.update(table.box.guild, listed=True)
    answer = await listed(table, bruno)
    assert "Magnate" in answer.text
    assert "Ada" not in answer.text
