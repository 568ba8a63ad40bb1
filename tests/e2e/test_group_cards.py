"""A match in a group or on a server without the bot: the card, letters, and whoever presses."""

import time

import pytest
from driver import Driver, leave_blank
from test_letters import letter

from bench.simulated_players import Game
from db.interaction_tokens import LIFE
from tests.soak.letter_audit import Postman
from tests.soak.message_audit import Witness


async def grouped(table, where="group", game="magnate", start=True):
    """Open a table where the bot is no member; return who plays, the place, and the driver."""
    ada, bruno, cleo = (table.box.user(name) for name in ("Ada", "Bruno", "Cleo"))
    for player in (ada, bruno):
        player.install()
        await table.store.people.update(str(player.id), pictures=False)
    make = table.box.add_group if where == "group" else table.box.add_foreign
    place = make(ada, bruno, cleo)
    leave_blank(table)
    it = await left(table, place, ada.slash(f"/match new game:{game}", place))
    assert "presses **Join**" in it.text
    (row,) = await table.store.lists.of_person(str(ada.id))
    if start:
        await table.do(bruno.press(card(table, place), "Join"))
        await table.do(ada.press(card(table, place), "Start"))
    return (ada, bruno, cleo), place, Driver(table, row.id)


def card(table, place):
    """Return the newest public message of a place."""
    return table.box.messages(place)[-1]


async def beside(table, interaction):
    """Wait for the private answer beside a card; return the interaction."""
    it = await table.do(interaction)
    await table.box.until(lambda: it.followups)
    await table.quiet()
    return it


async def left(table, place, interaction):
    """Wait until an interaction has left a new card; return it."""
    count = len(table.box.messages(place))
    it = await table.do(interaction)
    await table.box.until(lambda: len(table.box.messages(place)) > count)
    await table.quiet()
    return it


def bare(text):
    """Return the text of a card without its age."""
    return text.rpartition("\n")[0]


async def turn(table, driver, player, place):
    """Open the panel from the card, and play a turn in it."""
    it = await beside(table, player.press(card(table, place), "Play"))
    panel = it.followups[-1]
    assert panel.viewer == player.id
    await driver.turn(player, panel)
    await table.quiet()
    table.now += 10
    await table.quiet()


async def test_two_play_to_the_end_from_one_card(table):
    """In a server without the bot; in a group they do so in `test_group_page`."""
    (ada, bruno, _), place, driver = await grouped(table, "foreign")
    the_card, told = card(table, place), set()

    async def act(player):
        before = bare(the_card.text)
        await turn(table, driver, player, place)
        assert bare(the_card.text) != before, "the card shows what was played while it can be"
        told.add(the_card.text)

    match = await driver.play_out([ada, bruno], act, every=4)
    assert match.outcome is not None
    await left(table, place, bruno.press(the_card, "Rematch"))
    assert the_card.text.startswith("**")
    assert len(told) > 3
    for who in (ada, bruno):
        hands = [one.text for one in who.dms if driver.id in str(one.buttons)]
        assert len(hands) <= 1
    assert await table.store.check() == []


async def test_the_letter_that_called_keeps_its_story_once_its_player_used_the_card(table):
    (ada, bruno, _), place, driver = await grouped(table)
    player = await driver.whose([ada, bruno])
    called = letter(player, driver.id)
    table.box.requests.clear()
    await turn(table, driver, player, place)
    edits = [one for one in table.box.requests if f"/channels/{player.dm.id}/" in one.path]
    assert [one.method for one in edits] == ["PATCH"]
    assert called.buttons == []
    other = bruno if player is ada else ada
    table.box.requests.clear()
    await turn(table, driver, other, place)
    assert await driver.whose([ada, bruno]) is player
    again = letter(player, driver.id)
    assert again.id != called.id
    assert "your turn" in again.text
    edits = [one for one in table.box.requests if f"/channels/{player.dm.id}/" in one.path]
    assert [one.method for one in edits] == ["POST"]


async def test_who_used_their_letter_in_a_group_sees_the_match_go_on_there(table):
    (ada, bruno, _), _, driver = await grouped(table)
    player = await driver.whose([ada, bruno])
    called = letter(player, driver.id)
    await driver.turn(player, called)
    table.now += 10
    await table.quiet()
    told = called.text
    assert called.buttons
    await driver.by_use_case(bruno if player is ada else ada)
    await table.quiet()
    assert letter(player, driver.id).id != called.id
    assert called.text != told


async def test_no_hand_is_ever_in_the_card_and_one_that_moved_on_says_where_to(table):
    (ada, bruno, _), place, driver = await grouped(table)
    for player in (ada, bruno):
        it = await beside(table, player.press(card(table, place), "Show my hand"))
        assert it.followups[-1].viewer == player.id
        assert it.original is card(table, place)
        ids = [one.custom_id for one in card(table, place).buttons]
        assert not any(one.startswith(("c:do:", "c:pick:", "c:note:")) for one in ids)
    assert len(table.box.messages(place)) == 1
    await table.do(ada.slash(f"/match move where:letters match:{driver.id}", place))
    await table.quiet()
    assert (await table.store.match(driver.id)).place.home == "letters"
    assert "by letter" in card(table, place).text
    assert card(table, place).buttons == []
    player = await driver.whose([ada, bruno])
    await driver.turn(player, letter(player, driver.id))
    assert await driver.whose([ada, bruno]) is not player


@pytest.mark.parametrize("home", ["thread", "letters"])
async def test_a_match_moves_from_a_group_and_all_are_told_once(table, home):
    # by the sandbox's clock, which tells when calls came: before, or with it
    table.now = int(time.time()) - 100 * (home == "thread")
    (ada, bruno, _), place, driver = await grouped(table)
    await turn(table, driver, await driver.whose([ada, bruno]), place)
    await table.do(bruno.press(card(table, place), "Look"))
    table.box.requests.clear()
    where = place if home == "letters" else table.box.channel
    await table.do(ada.slash(f"/match move where:{home} match:{driver.id}", where))
    table.now += 10
    await table.quiet()
    (the_card,) = table.box.messages(place)
    goes_on = f"goes on in <#{driver.thread.id}>" if home == "thread" else "goes on by letter"
    assert goes_on in the_card.text
    assert the_card.buttons == []
    for player in (ada, bruno):
        assert sum(goes_on in one.text for one in player.dms) == 1
    refused = [(one.method, one.path) for one in table.box.requests if one.status >= 400]
    assert refused == []
    for _ in range(3):
        await driver.by_use_case(await driver.whose([ada, bruno]))
        await table.quiet()
        table.now += 10
        await table.quiet()
    match, audit = await driver.match(), Postman if home == "letters" else Witness
    opening = table.box.messages()[0] if home == "thread" else None
    shown = driver.thread if home == "thread" else place
    game = Game(match, shown, opening, {}, home=home)
    assert [one async for one in audit(table.box, table.store).faults(game)] == []
    assert table.box.messages(place) == [the_card]
    assert len(table.box.threads) == (home == "thread")


async def test_a_card_is_changed_only_while_somebodys_press_lives(table):
    (ada, bruno, _), place, driver = await grouped(table)
    before = bare(card(table, place).text)
    assert table.box.token_life > LIFE
    table.now += LIFE + 60
    table.box.token_life = 0.0
    player = await driver.whose([ada, bruno])
    await driver.by_use_case(player)
    await table.quiet()
    assert bare(card(table, place).text) == before
    table.box.token_life = 900.0
    other = bruno if player is ada else ada
    assert driver.id in other.dms[-1].text, "who is called is called by letter"
    await table.do(other.press(card(table, place), "Look"))
    assert bare(card(table, place).text) != before


async def test_a_stranger_a_lost_card_and_an_old_one(table):
    (ada, bruno, cleo), place, driver = await grouped(table)
    old = card(table, place)
    it = await beside(table, cleo.press(old, "Play"))
    assert "Only those who sit" in it.followups[-1].text
    assert it.followups[-1].viewer == cleo.id
    await left(table, place, bruno.slash("/match board", place))
    new = card(table, place)
    assert new is not old
    await table.box.until(lambda: "newer card" in old.text)
    assert not old.buttons
    await table.do(ada.press(new, "Look"))
    assert new.buttons[0].label == "Play"
    await turn(table, driver, await driver.whose([ada, bruno]), place)


async def test_two_presses_at_once_are_both_answered(table):
    (ada, bruno, _), place, driver = await grouped(table)
    await table.do(ada.press(the_card := card(table, place), "Look"))
    shown = the_card.revision
    its = [await one.press(the_card, "Play") for one in (ada, bruno)]
    for it, who in zip(its, (ada, bruno), strict=True):
        await table.box.until(lambda it=it: it.followups)
        assert [one.viewer for one in it.followups] == [who.id]
    await table.quiet()
    assert the_card.revision == shown, "it shows what is so, and is left as it is"
    await table.do(ada.press(the_card, "Look"))
    assert the_card.revision > shown
    table.now += LIFE + 60
    await driver.by_use_case(await driver.whose([ada, bruno]))
    await table.quiet()
    before = bare(the_card.text)
    await beside(table, bruno.press(the_card, "Play"))
    assert bare(the_card.text) != before


async def test_who_cannot_be_written_to_is_told_so_at_the_card(table):
    (_, bruno, cleo), place, driver = await grouped(table, start=False)
    cleo.leave()  # and has not installed the bot: they share nothing
    it = await beside(table, cleo.press(card(table, place), "Join"))
    assert "I cannot write to you" in it.followups[-1].text
    await table.do(cleo.press(card(table, place), "Leave"))
    await table.box.until(lambda: "cannot be reached" not in card(table, place).text)
    bruno.close_dms()
    it = await beside(table, bruno.press(card(table, place), "Join"))
    assert "I cannot write to you" in it.followups[-1].text
    await table.box.until(lambda: "cannot be reached" in card(table, place).text)
    bruno.open_dms()
    await table.do(bruno.press(it.followups[-1], "Try again"))
    await table.box.until(lambda: "cannot be reached" not in card(table, place).text)
    assert (await table.store.match(driver.id)).match.sits(str(bruno.id))
