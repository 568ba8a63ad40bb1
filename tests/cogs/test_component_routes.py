"""Buttons, menus and slash commands of a game, from the press to the answer."""

import asyncio

import pytest

from cogs import component_routes
from cogs.handlers import open_table_and_first_match, undo_requests
from cogs.interactions.game_cog import GameCog, _complete, _Offer, mine
from cogs.pages.custom_ids import BUTTON, MENU, parse
from cogs.show.match_sheet_builder import DisplaySettings
from engine.errors import NotSeated
from engine.match import Status
from engine.match_record import Kind
from render.look import Look
from tests.cogs import conftest, fakes
from tests.cogs.conftest import ANN, BEN, CLEO, DORA, THREAD, owed
from tests.cogs.fakes import Interaction
from tests.harbours.state import Bid, Load, Rest, Sail, Show as ShowCard


async def press(desk, who, text, *values, **more):
    it = Interaction(desk, who, conftest.NAMES.get(who, "x"), custom_id=text, **more)
    found = MENU.fullmatch(text) or BUTTON.fullmatch(text)
    await component_routes.handle(it, parse(found), values)
    return it


async def now(desk, match):
    return (await desk.umpire.store.match(match.id)).match


# The lobby


async def test_the_buttons_of_a_lobby_do_what_they_say_and_answer_by_the_lobby(desk, table):
    match = await table(ANN, start=False)
    await owed(desk.umpire)
    for who, op, values in (
        (BEN, f"c:join:{match.id}:::", ()),
        (ANN, f"c:computer:{match.id}:::", ()),
        (ANN, f"c:option:{match.id}:::rounds", ("2",)),
        (BEN, f"c:option:{match.id}:::flag", ("whale",)),
        (ANN, f"c:option:{match.id}:::turn", ("86400",)),
        (BEN, f"c:leave:{match.id}:::", ()),
    ):
        it = await press(desk, who, op, *values)
        assert it.answers == [], f"{op} answered {it.text}"
        assert ("lobby", "lobby", None) in await owed(desk.umpire)
    it = await press(desk, ANN, f"c:start:{match.id}:::")
    assert "The match begins" in it.text
    assert it.response.ephemeral
    assert ("lobby", "lobby", None) in await owed(desk.umpire)
    kept = await now(desk, match)
    assert kept.status is Status.RUNNING
    assert (kept.table, kept.pace.turn, len(kept.players)) == ({"rounds": "2"}, 86_400, 2)


async def test_who_joins_is_written_to_and_told_if_that_fails(desk, table):
    match = await table(ANN, start=False)
    box = desk.courier.client
    await press(desk, BEN, f"c:join:{match.id}:::")
    assert "Harbours" in box.dm(BEN).told[0].text
    box.dm(CLEO).refuses = 50007
    it = await press(desk, CLEO, f"c:join:{match.id}:::")
    assert "I cannot write to you" in it.text


async def test_what_a_lobby_refuses_is_told_in_private(desk, table):
    match = await table(ANN, BEN, start=False)
    it = await press(desk, BEN, f"c:start:{match.id}:::")
    assert it.text == "Only the host of the table may do that."
    it = await press(desk, BEN, f"c:join:{match.id}:::")
    assert it.text == "You sit at this table already."


async def test_a_seat_kept_for_somebody_is_given_to_a_computer_only_if_that_is_meant(desk, table):
    match = await table(ANN, start=False, invited=[BEN, CLEO, DORA])
    it = await press(desk, ANN, f"c:computer:{match.id}:::", "strong")
    assert "The 3 free seats are kept for" in it.text
    assert f"<@{BEN}>" in it.text
    assert len((await now(desk, match)).players) == 1
    instead = f"c:instead:{match.id}:::strong"
    assert instead in it.ids
    it = await press(desk, ANN, instead, ephemeral=True)
    assert it.text == "Done."
    assert (await now(desk, match)).players[1].computer == "strong"
    await desk.umpire.tables.join(match.id, BEN)
    await desk.umpire.tables.join(match.id, CLEO)
    sheet = await desk.show.lobby(await desk.umpire.store.match(match.id))
    assert f"<@{DORA}> can still sit down, in place of a computer." in sheet.parts[0].text
    await press(desk, DORA, f"c:join:{match.id}:::")
    assert [player.id for player in (await now(desk, match)).players] == [ANN, BEN, CLEO, DORA]


async def test_several_for_whom_a_seat_is_kept_are_told_of_in_the_plural(desk, table):
    match = await table(ANN, start=False, invited=[BEN, CLEO])
    it = await press(desk, ANN, f"c:computer:{match.id}:::", "easy", locale="fr")
    it = await press(desk, ANN, f"c:computer:{match.id}:::", "easy", locale="fr")
    assert "peuvent encore venir" in it.text
    for _ in range(2):
        await press(desk, ANN, f"c:instead:{match.id}:::easy", ephemeral=True)
    for locale, text in (("fr", "peuvent encore s’asseoir, chacun"), ("en", "sit down, each in")):
        stored = await desk.umpire.store.match(match.id)
        stored.place.locale = locale
        assert text in (await desk.show.lobby(stored)).parts[0].text


async def test_a_rematch_is_one_press_for_each_and_its_answer_links_the_table(
    desk, table, monkeypatch
):
    match = await table(ANN, BEN)
    await desk.umpire.resign(match.id, ANN)
    monkeypatch.setattr(desk.worker, "kick", lambda: None)
    monkeypatch.setattr(open_table_and_first_match, "LOOKS", 1)
    first = await press(desk, ANN, f"c:again:{match.id}:::")
    (again,) = [row for row in await desk.umpire.store.lists.of_person(ANN) if row.id != match.id]
    assert f"https://discord.com/channels/{again.place.guild}/{again.place.channel}" in first.text
    await desk.umpire.store.place(again.id, lobby_message=4711)
    second = await press(desk, BEN, f"c:again:{match.id}:::")
    assert second.text.startswith("You sit at the table for a rematch:")
    assert f"/{again.place.channel}/4711 " in second.text
    assert [player.id for player in (await now(desk, again)).players] == [ANN, BEN]
    third = await press(desk, BEN, f"c:again:{match.id}:::")
    assert third.text.startswith("The table for a rematch is open")


# The panel


async def test_play_opens_a_private_panel_and_shows_a_hand_to_its_owner_alone(desk, table):
    match = await table()
    texts = []
    for player in match.players:
        for op in ("play", "hand"):
            it = await press(desk, player.id, f"c:{op}:{match.id}:::")
            assert it.edits == 0  # it is beside the board, which all see
            texts.append(it.text)
    it = await press(desk, DORA, f"c:hand:{match.id}:::")
    assert "you are watching" in it.text
    assert len(set(texts)) == 2  # whose turn it is, and the others


async def test_a_spectator_who_presses_play_is_told_what_a_spectator_can_do(desk, table):
    match = await table(ANN, BEN)
    it = await press(desk, DORA, f"c:play:{match.id}:::")
    assert it.text.startswith(f"### Harbours {match.id} · you are watching\nOnly those who sit")
    assert it.ids == [f"c:details:{match.id}:::", f"c:log:{match.id}:::1..", "c:first::::"]
    await desk.steward.offer(match.id, BEN, BEN)
    it = await press(desk, DORA, f"c:play:{match.id}:::")
    seat = match.seat_of(BEN)
    assert it.ids[0] == f"c:take:{match.id}::{seat}:"
    await press(desk, DORA, it.ids[0])
    assert (await now(desk, match)).seat_of(DORA) == seat


async def test_steps_narrow_gather_are_taken_back_and_end(desk, table):
    match = await table()
    who = match.players[0].id
    it = await press(desk, who, f"c:pick:{match.id}:1:0:0", "sail spice_port", ephemeral=True)
    assert "1. sail spice port" in it.text
    assert f"c:undo:{match.id}:2:0:" in it.ids
    assert it.response.ephemeral is False  # the panel itself is changed
    it = await press(desk, who, f"c:undo:{match.id}:2:0:", ephemeral=True)
    assert "1. sail" not in it.text
    it = await press(desk, who, f"c:do:{match.id}:3:0:sail", ephemeral=True)
    assert f"c:play:{match.id}::0:" in it.ids  # back
    assert (await now(desk, match)).drafts == {}
    it = await press(desk, who, f"c:do:{match.id}:3:0:rest", ephemeral=True)
    assert "Done." in it.text
    assert (await now(desk, match)).to_act() == (1,)


async def test_a_control_in_a_dm_changes_its_message(desk, table):
    match = await table()
    it = await press(desk, match.players[0].id, f"c:do:{match.id}:1:0:rest", dm=True)
    assert it.response.ephemeral is False
    assert len(it.answers) == 1
    it = await press(desk, match.players[0].id, f"c:do:{match.id}:1:0:rest", dm=True)
    assert "The position has changed" in it.text


async def test_several_picks_are_one_submission(desk, table):
    match = await table()
    who = match.players[0].id
    await press(desk, who, f"c:pick:{match.id}:1:0:0", "sail spice_port", "rest")
    kept = await now(desk, match)
    assert (kept.state.ships[0].harbour, kept.to_act()) == (2, (1,))


async def test_a_control_can_name_several_steps(desk, table):
    match = await table()
    who = match.players[0].id
    await press(desk, who, f"c:do:{match.id}:1:0:sail spice_port; rest")
    kept = await now(desk, match)
    assert (kept.state.ships[0].harbour, kept.to_act()) == (2, (1,))


async def test_picks_that_exclude_each_other_are_told_and_none_is_lost_in_silence(desk, table):
    match = await table()
    who = match.players[0].id
    it = await press(desk, who, f"c:pick:{match.id}:1:0:0", "rest", "sail spice_port", "spy")
    kept = await now(desk, match)
    assert (kept.state.ships[0].harbour, kept.to_act()) == (0, (0,))
    assert kept.drafts[0].steps == ("sail spice_port",)
    assert "Not done yet: rest and spy. Only one of these can be done at a time." in it.text
    assert "Done." not in it.text


async def test_who_takes_a_seat_over_reads_whose_moves_came_before(desk, table):
    match = await table(ANN, BEN, CLEO)
    first = match.players[0].id
    await desk.umpire.act(match.id, first, ["sail spice_port", "rest"])
    await desk.steward.offer(match.id, first, first)
    it = await press(desk, DORA, f"c:take:{match.id}::0:")
    who = conftest.NAMES[first]
    assert f"**{who}**: sailed" in it.text
    assert "**Dora**" not in it.text
    stored = await desk.umpire.store.match(match.id)
    order = await desk.story.order(stored, 0, DisplaySettings("en"))
    ((until, names),) = order.sat
    assert order.record.pages[until].kind is Kind.REPLACE
    assert (names[0], order.names[0]) == (who, "Dora")
    assert names[1:] == order.names[1:]


async def test_while_a_computer_thinks_the_last_line_of_thread_and_panel_says_so(desk, table):
    match = await table(ANN, computers=1)
    mine = match.seat_of(ANN)
    if mine in match.to_act():
        await desk.umpire.act(match.id, ANN, ["rest"])
    stored = await desk.umpire.store.match(match.id)
    assert stored.match.to_act() == stored.match.computers_owed() == (1 - mine,)
    it = await press(desk, ANN, f"c:play:{match.id}:::")
    thinks = "-# Computer 1 is thinking. That can take half a minute for each turn."
    assert it.text.split("\n")[-1] == thinks
    post = await desk.show.post(stored, stored.match.number, [])
    assert post.parts[-1].text == thinks
    assert "Waiting for" not in post.text


async def test_the_log_is_read_page_by_page(desk, table):
    match = await table()
    for seat in range(3):
        await desk.umpire.act(match.id, match.players[seat].id, ["spy"])
        await desk.umpire.act(match.id, match.players[seat].id, ["rest"])
    own = await press(desk, match.players[0].id, f"c:log:{match.id}:::1")
    others = await press(desk, DORA, f"c:log:{match.id}:::1")
    assert own.text.count("peeked") == others.text.count("peeked") == 3
    assert own.text != others.text  # the card that one has seen oneself


async def test_resigning_is_confirmed_and_done_once(desk, table):
    match = await table(ANN, BEN)
    it = await press(desk, ANN, f"c:resign:{match.id}:::")
    assert it.text == "You have resigned."
    it = await press(desk, ANN, f"c:resign:{match.id}:::")
    assert it.text == "You have no seat in this match."
    it = await press(desk, BEN, f"c:resign:{match.id}:::")
    assert "not being played" in it.text


async def test_who_uses_the_bot_is_met(desk, table):
    match = await table()
    await press(desk, DORA, f"c:log:{match.id}:::1", locale="fr")
    person = await desk.umpire.store.people.get(DORA)
    assert (person.name, person.locale) == ("Dora", "fr")


# Slash commands


def cog(desk):
    made = object.__new__(GameCog)
    made.desk = desk
    made.game = "harbours"
    return made


async def slash(desk, who, action, *given, match=None):
    it = Interaction(desk, who, channel=THREAD)
    await cog(desk).act(it, match, action, *given)
    return it


async def test_a_command_is_a_step_as_a_button_is(desk, table):
    match = await table()
    who = match.players[0].id
    it = await slash(desk, who, Sail, "spice_port")
    assert "1. sail spice port" in it.text
    assert it.response.ephemeral
    await slash(desk, who, Rest)
    kept = await now(desk, match)
    assert (kept.state.ships[0].harbour, kept.to_act()) == (2, (1,))


@pytest.mark.parametrize("typed", ["spice_port", "Spice Port", "SPICE_PORT", " spice port "])
async def test_a_value_may_be_typed_as_it_is_shown(desk, table, typed):
    match = await table()
    it = await slash(desk, match.players[0].id, Sail, typed)
    assert "1. sail spice port" in it.text


@pytest.mark.parametrize("typed", ["atlantis", "", "  ", "x" * 300, "spice_port rest", "💥"])
async def test_a_value_that_is_none_is_told_and_changes_nothing(desk, table, typed):
    match = await table()
    it = await slash(desk, match.players[0].id, Sail, typed)
    assert "is no move of this game" in it.text
    assert (await now(desk, match)).drafts == {}


async def test_a_command_finds_its_match_or_asks(desk, table):
    it = await slash(desk, DORA, Rest)
    assert "You have no such match" in it.text
    one = await table(ANN, BEN, thread=501)
    two = await table(ANN, CLEO, thread=502)
    it = await slash(desk, ANN, Rest)
    assert set(it.ids) == {f"c:go:{match.id}:::{it.id}" for match in (one, two)}
    it = await slash(desk, ANN, Rest, match="zzzzzz")
    assert it.text == "There is no match “zzzzzz”."
    it = await slash(desk, DORA, Rest, match=one.id)
    assert it.text == "You have no seat in this match."


async def test_completion_offers_what_is_legal_and_narrows_by_what_is_typed(desk, table):
    match = await table()
    it = Interaction(desk, match.players[0].id, channel=THREAD)
    found = await _complete(it, "", "harbours", Sail, "harbour")
    assert {(one.name, one.value) for one in found} == {
        ("silk quay", "silk_quay"),
        ("spice port", "spice_port"),
        ("wine cove", "wine_cove"),
    }
    found = await _complete(it, "SPICE", "harbours", Sail, "harbour")
    assert [one.value for one in found] == ["spice_port"]
    other = Interaction(desk, match.players[1].id, channel=THREAD)
    assert await _complete(other, "", "harbours", Load, "card") == []


async def test_completion_narrows_by_the_fields_before(desk, table):
    match = await table()
    for seat in range(3):
        await desk.umpire.act(match.id, match.players[seat].id, ["rest"])
    stored = await desk.umpire.store.match(match.id)
    offer = _Offer(stored, match.players[0].id, ShowCard, Look())
    assert [said for said, _ in offer.values([])] == ["1", "2"]
    assert len(offer.values(["1"])) == 3
    assert offer.values(["0"]) == []
    bids = _Offer(stored, match.players[0].id, Bid, Look()).values([])
    assert [said for said, _ in bids] == [str(n) for n in range(7)]
    with pytest.raises(NotSeated):
        _Offer(stored, DORA, Bid, Look())


async def test_completion_of_a_match_offers_the_person_s_own(desk, table):
    one = await table(ANN, BEN, thread=501)
    await table(CLEO, BEN, thread=502)
    it = Interaction(desk, ANN)
    for typed in ("", one.id[:3], "harb"):
        assert [choice.value for choice in await mine()(it, typed)] == [one.id]
    assert await mine()(it, "magnate") == []
    assert await mine("magnate")(it, "") == []


@pytest.fixture
def leading(table):
    """Open a match with computers of somebody who is first: the last turn opens an auction."""

    async def made(computers):
        for who in (ANN, BEN, CLEO, DORA):
            match = await table(who, computers=computers)
            if match.seat_of(who) == 0:
                return match, who
        raise AssertionError("nobody is first")

    return made


async def test_against_computers_an_undo_names_the_turn_before_it_takes_it_back(desk, leading):
    match, who = await leading(2)
    before = (await now(desk, match)).state
    await desk.umpire.act(match.id, who, ["rest"])
    it = Interaction(desk, who, "x")
    async with desk.answering(it):
        await undo_requests.undo(desk, it, match.id)
    assert ": earned." in it.text
    assert (await now(desk, match)).state != before
    it = await press(desk, who, f"c:revert:{match.id}:::", ephemeral=True)
    assert (await now(desk, match)).state == before
    assert "your turn" in it.text


async def test_where_somebody_has_come_back_since_an_undo_asks_them(desk, table):
    match = await table(ANN, BEN)
    who = match.players[0].id
    await desk.umpire.act(match.id, who, ["rest"])
    played = (await now(desk, match)).state
    it = await press(desk, who, f"c:revert:{match.id}:::", ephemeral=True)
    assert "asked the others" in it.text
    after = await now(desk, match)
    assert (after.state, after.undo.seat) == (played, 0)


async def test_details_tell_the_newest_post_move_by_move(desk, table):
    match = await table()
    for text in ("spy", "rest"):
        await desk.umpire.act(match.id, match.players[0].id, [text])
    it = await press(desk, BEN, f"c:details:{match.id}:::")
    assert [word for word in ("peeked", "earned") if word in it.text] == ["peeked", "earned"]
    assert it.ids == [f"c:log:{match.id}:::1.."]


async def test_a_hint_is_told_in_the_panel_and_changes_nothing(desk, leading):
    match, who = await leading(1)
    hint = f"c:hint:{match.id}::0:"
    before = await now(desk, match)
    it = await press(desk, who, f"c:play:{match.id}::0:", ephemeral=True)
    assert hint in it.ids
    it = await press(desk, who, hint, ephemeral=True)
    assert "\n> Hint: **" in it.text
    assert "> → only at first glance" in it.text
    assert hint in it.ids
    assert f"c:explain:{match.id}::0:" in it.ids, "the panel stays"
    after = await now(desk, match)
    assert (after.state, after.drafts, after.ply) == (before.state, before.drafts, before.ply)


async def test_a_hint_is_refused_where_it_is_not_for_one(desk, table, leading):
    match, who = await leading(1)
    hint = f"c:hint:{match.id}::0:"
    await desk.umpire.act(match.id, who, ["rest"])
    it = await press(desk, who, hint, ephemeral=True)
    assert it.text.startswith("It is not your turn.")
    it = await press(desk, who, f"c:play:{match.id}::0:", ephemeral=True)
    assert hint not in it.ids
    await desk.umpire.resign(match.id, who)
    it = await press(desk, who, hint, ephemeral=True)
    assert it.text.startswith("This match is not being played")
    other = await table(ANN, BEN, computers=1, thread=502)
    for seat in other.computers_owed():
        await desk.umpire.computers.play(other.id, seat)
    other = await now(desk, other)
    who = other.players[other.to_act()[0]].id
    it = await press(desk, who, f"c:play:{other.id}:::", ephemeral=True)
    assert f"c:explain:{other.id}::{other.to_act()[0]}:" in it.ids
    assert not [id_ for id_ in it.ids if "hint" in id_]
    it = await press(desk, who, f"c:hint:{other.id}:::", ephemeral=True)
    assert it.text.startswith("Hints are for matches in which all the others are computers.")


async def test_one_hint_at_a_time_and_none_for_a_position_that_has_gone(desk, leading):
    match, who = await leading(1)
    hint = f"c:hint:{match.id}::0:"
    asked, goes_on = asyncio.Event(), asyncio.Event()

    class Slow(fakes.Here):
        async def weigh(self, about):
            asked.set()
            await goes_on.wait()
            return await super().weigh(about)

    desk.umpire.computers.minds = fakes.minds(Slow())
    first = asyncio.create_task(press(desk, who, hint, ephemeral=True))
    await asked.wait()
    second = await press(desk, who, hint, ephemeral=True)
    assert second.text.startswith("You have asked for a lot that is still being done.")
    await desk.umpire.act(match.id, who, ["sail spice_port"])
    goes_on.set()
    it = await first
    assert "The position has changed since" in it.text
    assert "Hint: **" not in it.text
    it = await press(desk, who, hint, ephemeral=True)
    assert "Hint: **" in it.text
    assert "your chance to win would be about" in it.text


async def test_in_a_lesson_too_nothing_final_is_done_beside_what_cannot_be(desk):
    parts = ("place yellow", "place red", "end")
    ticked = [f"choose 4; {part}" for part in parts]
    it = await press(desk, ANN, "c:trypick::0::magus 9 0", *ticked)
    kept = (await desk.umpire.store.courses.of(ANN))["magus"]
    assert kept.lines == ("> choose 4", "> place yellow")
    assert "go together with the rest: Place on Red" in it.text
    assert "waits: End turn. Choose again." in it.text
