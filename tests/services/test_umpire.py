"""The use cases, without Discord: what each does, refuses, and owes."""

import asyncio

import pytest
import structlog

from cogs.post import deadline_timer as clock_module
from cogs.post.deadline_timer import Clock
from db import Conflict, UnknownMatch, match_rows
from db.match_rows import GROUP, LETTERS, Place
from db.outbox import OutboxRow
from engine import lobby
from engine.errors import (
    BadNotation,
    BadOption,
    IllegalAction,
    LobbyFull,
    MatchClosed,
    NothingPlayed,
    NotHost,
    NotInvited,
    NotSeated,
    SeatTaken,
    StaleDecision,
    TooFewSeats,
    UnknownGame,
)
from engine.match import News, Notice, Pace, Player, Status
from engine.match_record import verify
from services import computer_turns, match_ids
from services.match_transaction import TRIES, owed as owed_rows
from services.quotas_and_rate_limits import Limits
from services.service_errors import Busy, ForeignControl, NoMatch, NotBegun, TooMany, WhichMatch
from services.umpire import Umpire
from services.votes_substitutes_undo_pauses import Steward
from tests.cogs.conftest import ANN, BEN, CHANNEL, CLEO, DORA, GUILD, NAMES, THREAD, owed

PLACE = Place(GUILD, CHANNEL)


async def match_of(umpire, match_id):
    return (await umpire.store.match(match_id)).match


def who_acts(match):
    """Return the id of the person who is waited for."""
    return match.players[match.to_act()[0]].id


def dm(match, seat):
    return f"dm:{match.players[seat].id}"


# The lobby


async def test_a_table_is_opened_kept_and_announced(umpire):
    stored = await umpire.tables.open(ANN, "harbours", PLACE, table={"rounds": "2"}, invited=[BEN])
    kept = await match_of(umpire, stored.match.id)
    assert kept.players == [Player(ANN)]
    assert (kept.table, kept.invited, kept.pace) == ({"rounds": "2"}, (BEN,), Pace())
    assert await owed(umpire) == [("lobby", "lobby", None)]


async def test_a_match_has_a_short_id_without_letters_that_are_mistaken(umpire):
    ids = [(await umpire.tables.open(ANN, "harbours", PLACE)).match.id for _ in range(5)]
    assert len(set(ids)) == 5
    for id_ in ids:
        assert len(id_) == 6
        assert not set(id_) & set("01ilo")


async def test_what_cannot_be_opened_is_refused(umpire):
    with pytest.raises(UnknownGame):
        await umpire.tables.open(ANN, "chess", PLACE)
    with pytest.raises(BadOption):
        await umpire.tables.open(ANN, "harbours", PLACE, table={"rounds": "9"})
    assert await umpire.store.lists.of_person(ANN) == []


async def test_a_person_has_so_many_lobbies_and_no_more(store, clock):
    umpire = Umpire(store, clock, limits=Limits(lobbies=2))
    for _ in range(2):
        await umpire.tables.open(ANN, "harbours", PLACE)
    with pytest.raises(TooMany) as caught:
        await umpire.tables.open(ANN, "harbours", PLACE)
    assert caught.value.arguments == {"most": 2}
    await umpire.tables.open(BEN, "harbours", PLACE)


async def test_a_person_has_so_many_matches_and_no_more(store, clock):
    umpire = Umpire(store, clock, limits=Limits(lobbies=5, matches=1))
    stored = await umpire.tables.open(ANN, "harbours", PLACE)
    await umpire.tables.join(stored.match.id, BEN)
    await umpire.tables.start(stored.match.id, ANN)
    with pytest.raises(TooMany) as caught:
        await umpire.tables.open(BEN, "harbours", PLACE)
    assert caught.value.arguments == {"most": 1}


async def test_people_and_computers_sit_down_and_leave(umpire, table):
    match = await table(ANN, BEN, start=False)
    await umpire.tables.join_computer(match.id, BEN, "greedy")
    await umpire.tables.leave(match.id, ANN)
    kept = await match_of(umpire, match.id)
    assert [player.computer for player in kept.players] == [None, "greedy"]
    assert kept.host == BEN


async def test_each_change_of_a_lobby_draws_it_again(umpire, table):
    match = await table(ANN, start=False)
    await owed(umpire)
    for change in (
        umpire.tables.join(match.id, BEN),
        umpire.tables.join_computer(match.id, ANN, "greedy"),
        umpire.tables.arrange(match.id, ANN, "rounds", "2"),
        umpire.tables.arrange(match.id, BEN, "flag", "star"),
        umpire.tables.leave(match.id, BEN),
    ):
        await change
        assert await owed(umpire) == [("lobby", "lobby", None)]


async def test_what_a_lobby_refuses_leaves_it_as_it_was(umpire, table):
    match = await table(ANN, BEN, start=False, invited=[BEN])
    await owed(umpire)
    for change, refused in (
        (umpire.tables.join(match.id, BEN), SeatTaken),
        (umpire.tables.join(match.id, CLEO), NotInvited),
        (umpire.tables.join_computer(match.id, CLEO, "greedy"), NotSeated),
        (umpire.tables.leave(match.id, CLEO), NotSeated),
        (umpire.tables.start(match.id, BEN), NotHost),
        (umpire.tables.arrange(match.id, BEN, "rounds", "2"), NotHost),
        (umpire.tables.arrange(match.id, ANN, "rounds", "two"), BadOption),
        (umpire.resign(match.id, ANN), MatchClosed),
        (umpire.tables.rematch(match.id, ANN), MatchClosed),
        (umpire.act(match.id, ANN, ["rest"]), MatchClosed),
    ):
        with pytest.raises(refused):
            await change
    assert await owed(umpire) == []
    assert (await match_of(umpire, match.id)).number == match.number


async def test_a_full_table_and_one_too_small_are_told_with_their_numbers(umpire, table):
    match = await table(ANN, BEN, CLEO, DORA, start=False)
    with pytest.raises(LobbyFull):
        await umpire.tables.join_computer(match.id, ANN, "greedy")
    alone = await table(ANN, start=False)
    with pytest.raises(TooFewSeats):
        await umpire.tables.start(alone.id, ANN)


async def test_an_unknown_match_is_told(umpire):
    for change in (umpire.tables.join("zzzzzz", ANN), umpire.act("zzzzzz", ANN, ["rest"])):
        with pytest.raises(UnknownMatch):
            await change


async def test_a_start_owes_thread_board_and_a_hand_for_each_person(umpire, table):
    match = await table(ANN, BEN, start=False, computers=1)
    await owed(umpire)
    await umpire.tables.start(match.id, ANN)
    kept, found = await match_of(umpire, match.id), await owed(umpire)
    people = [seat for seat, player in enumerate(kept.players) if player.computer is None]
    assert found.count(("thread", "open", None)) == 1
    assert found.count(("thread", "board", None)) == 1
    assert found.count(("lobby", "lobby", None)) == 1
    assert found.index(("thread", "open", None)) < found.index(("thread", "board", None))
    assert {row for row in found if row[1] == "hand"} == {
        (dm(kept, seat), "hand", seat) for seat in people
    }
    computers = {(d, k, s) for d, k, s in found if k == "computer"}
    assert computers == {("computer", "computer", s) for s in kept.computers_owed()}


# Playing


async def test_a_step_goes_into_the_draft_and_a_final_one_is_played(umpire, table):
    match = await table()
    who = who_acts(match)
    acted = await umpire.act(match.id, who, ["sail spice_port"])
    assert (acted.played, acted.seat) == (False, 0)
    assert await owed(umpire) == []
    acted = await umpire.act(match.id, who, ["rest"])
    assert acted.played
    kept = await match_of(umpire, match.id)
    assert kept.state.ships[0].harbour == 2
    assert kept.to_act() == (1,)
    found = await owed(umpire)
    assert found.count(("thread", "board", None)) == 1
    assert {row[2] for row in found if row[1] == "hand"} == {1}  # whom it calls


async def test_steps_come_together_and_what_follows_a_final_one_is_left(umpire, table):
    match = await table()
    acted = await umpire.act(match.id, who_acts(match), ["sail spice_port", "rest", "roll"])
    assert acted.played
    assert (await match_of(umpire, match.id)).ply == 3


async def test_of_several_steps_one_that_is_illegal_undoes_all(umpire, table):
    match = await table()
    with pytest.raises(IllegalAction) as caught:
        await umpire.act(match.id, who_acts(match), ["sail spice_port", "sail wine_cove"])
    assert caught.value.clause.number == "2.1"
    assert (await match_of(umpire, match.id)).drafts == {}


async def test_a_draft_is_taken_back_step_by_step_or_whole_or_carried_out(umpire, table):
    match = await table()
    who = who_acts(match)
    await umpire.act(match.id, who, ["sail spice_port"])
    acted = await umpire.take_back(match.id, who)
    assert (acted.played, (await match_of(umpire, match.id)).drafts) == (False, {})
    await umpire.act(match.id, who, ["sail spice_port"])
    await umpire.take_back(match.id, who, all_steps=True)
    assert (await match_of(umpire, match.id)).drafts == {}
    await umpire.act(match.id, who, ["sail spice_port"])
    acted = await umpire.act(match.id, who, ["rest"])
    assert acted.played
    assert (await match_of(umpire, match.id)).state.ships[0].harbour == 2


async def test_orders_are_kept_and_owe_nothing(umpire, table):
    match = await table()
    acted = await umpire.act(match.id, match.players[2].id, ["standing 3"])
    assert acted.played
    assert (await match_of(umpire, match.id)).state.standing == [-1, -1, 3]
    assert await owed(umpire) == []


async def test_several_orders_of_one_submission_are_all_filed(umpire, table):
    match = await table()
    acted = await umpire.act(match.id, match.players[2].id, ["standing 3", "prefer spice_port"])
    assert acted.played
    state = (await match_of(umpire, match.id)).state
    assert (state.standing[2], state.prefers[2]) == (3, 2)


async def test_what_the_rules_forbid_is_told_and_changes_nothing(umpire, table):
    match = await table()
    who = who_acts(match)
    for texts, refused in ((["fly"], BadNotation), (["bid 3"], IllegalAction)):
        with pytest.raises(refused):
            await umpire.act(match.id, who, texts)
    with pytest.raises(IllegalAction) as caught:
        await umpire.act(match.id, who, ["bid 3"])
    assert caught.value.clause.number == "3.1"
    with pytest.raises(NotSeated):
        await umpire.act(match.id, DORA, ["rest"])
    assert (await match_of(umpire, match.id)).number == match.number


async def test_who_is_not_asked_is_told_so(umpire, table):
    match = await table(ANN, BEN, CLEO)
    out = match.players[2].id
    await umpire.resign(match.id, match.players[1].id)
    with pytest.raises(IllegalAction) as caught:
        await umpire.act(match.id, out, ["rest"])
    assert caught.value.clause.number == "1.2"


async def test_an_old_control_and_one_of_another_seat_are_refused(umpire, table):
    match = await table()
    who, other = who_acts(match), match.players[1].id
    await umpire.act(match.id, who, ["sail spice_port"], revision=1, seat=0)
    for call in (
        umpire.act(match.id, who, ["rest"], revision=1, seat=0),
        umpire.take_back(match.id, who, revision=1, seat=0),
    ):
        with pytest.raises(StaleDecision):
            await call
    for call in (
        umpire.act(match.id, other, ["rest"], revision=2, seat=0),
        umpire.act(match.id, DORA, ["rest"], revision=2, seat=0),
        umpire.take_back(match.id, other, revision=2, seat=0),
    ):
        with pytest.raises(ForeignControl) as caught:
            await call
        assert caught.value.arguments == {"seat": 1}
    assert (await match_of(umpire, match.id)).drafts[0].steps == ("sail spice_port",)


async def test_an_old_button_of_who_resigned_says_that_the_match_is_over(umpire, table):
    match = await table(ANN, BEN)
    who = who_acts(match)
    await umpire.resign(match.id, who)
    assert {row for row in await owed(umpire) if row[1] == "hand"} == {
        (f"dm:{player.id}", "hand", seat) for seat, player in enumerate(match.players)
    }
    with pytest.raises(MatchClosed):
        await umpire.act(match.id, who, ["rest"], revision=1, seat=0)


async def test_a_double_click_counts_once(umpire, table):
    match = await table()
    who = who_acts(match)
    twice = (umpire.act(match.id, who, ["rest"], revision=1, seat=0) for _ in range(2))
    first, second = await asyncio.gather(*twice, return_exceptions=True)
    refused = [one for one in (first, second) if isinstance(one, StaleDecision)]
    assert len(refused) == 1
    kept = await match_of(umpire, match.id)
    assert (kept.ply, kept.to_act()) == (2, (1,))


async def test_of_two_who_race_both_are_stored_where_both_decisions_stand(umpire, table):
    match = await table()
    for seat in range(3):
        await umpire.act(match.id, match.players[seat].id, ["rest"])
    before = await match_of(umpire, match.id)
    bids = (
        umpire.act(match.id, match.players[s].id, [f"bid {s}"], before.revisions[s], s)
        for s in range(3)
    )
    done = await asyncio.gather(*bids)
    assert all(one.played for one in done)
    kept = await match_of(umpire, match.id)
    assert kept.state.lot is None
    assert kept.ply == before.ply + 3


async def test_who_loses_a_race_decides_again_on_what_is_there(umpire, table, monkeypatch):
    match = await table()
    who, save, calls = who_acts(match), umpire.store.save, []

    async def slow(stored, rows=()):
        calls.append(stored.match.number)
        if len(calls) == 1:  # somebody else is quicker
            other = await umpire.store.match(match.id)
            other.match.add(2, "standing 3", umpire.now())
            await save(other)
        await save(stored, rows)

    monkeypatch.setattr(umpire.store, "save", slow)
    acted = await umpire.act(match.id, who, ["rest"], revision=1, seat=0)
    assert acted.played
    assert len(calls) == 2
    kept = await match_of(umpire, match.id)
    assert kept.state.standing[2] == 3
    assert kept.to_act() == (1,)
    found = await owed(umpire)
    assert found.count(("thread", "board", None)) == 1


async def test_who_loses_every_race_is_told_that_it_is_busy(umpire, table, monkeypatch):
    match = await table()
    calls = []

    async def never(stored, rows=()):
        calls.append(1)
        raise Conflict

    monkeypatch.setattr(umpire.store, "save", never)
    with pytest.raises(Busy):
        await umpire.act(match.id, who_acts(match), ["rest"])
    assert len(calls) == TRIES


# Resigning and the end


async def test_a_resignation_of_three_is_told_and_a_computer_plays_where_the_game_wants(
    umpire, table
):
    match = await table()
    await umpire.resign(match.id, match.players[0].id)
    kept = await match_of(umpire, match.id)
    assert kept.players[0].resigned
    found = await owed(umpire)
    assert ("thread", "left", 0) in found
    assert not [row for row in found if row[0] == dm(kept, 0)]
    with pytest.raises(NotSeated):
        await umpire.resign(match.id, match.players[0].id)


async def test_a_resignation_of_two_ends_the_match(umpire, table):
    match = await table(ANN, BEN)
    await umpire.resign(match.id, ANN)
    kept = await match_of(umpire, match.id)
    assert kept.status is Status.OVER
    assert ("thread", "end", None) in await owed(umpire)
    with pytest.raises(MatchClosed):
        await umpire.resign(match.id, BEN)


async def test_the_record_of_a_match_that_was_played_verifies(umpire, table):
    match = await table(ANN, BEN, table={"rounds": "2"})
    for _ in range(40):
        kept = await match_of(umpire, match.id)
        if kept.status is Status.OVER:
            break
        text = "rest" if kept.state.lot is None else "bid 0"
        await umpire.act(match.id, who_acts(kept), [text])
    record = await umpire.record(match.id)
    assert not record.partial
    assert verify(record) == []


# Undo


async def test_who_has_not_moved_is_told_so_when_they_would_undo(umpire, table):
    match = await table(ANN, BEN)
    mover = match.to_act()[0]
    who, other = (match.players[seat].id for seat in (mover, 1 - mover))
    steward = Steward(umpire)
    for person in (who, other):
        with pytest.raises(NothingPlayed):
            await steward.ask_undo(match.id, person)
    await umpire.act(match.id, who, ["rest"])
    with pytest.raises(NothingPlayed):
        await steward.ask_undo(match.id, other)
    assert not await steward.ask_undo(match.id, who), "the other is to agree"


async def test_an_undo_that_was_found_from_another_position_is_refused(umpire, table):
    match = await table()
    who = who_acts(match)
    await umpire.act(match.id, who, ["rest"])
    steward, found = Steward(umpire), Steward(umpire).way

    async def slow(stored, seat):
        way = await found(stored, seat)

        def elsewhere(match):  # as another undo leaves it: the plies are the same
            match.state.ships[seat].coins += 1

        await umpire.changes.apply(match.id, elsewhere)
        return way

    steward.way = slow
    with pytest.raises(StaleDecision):
        await steward.ask_undo(match.id, who)


# Chance


async def test_what_players_add_is_kept_and_mixed_into_seats_and_chance(umpire, table):
    match = await table(ANN, start=False)
    await umpire.tables.join(match.id, BEN, "pelican")
    kept = (await umpire.tables.start(match.id, ANN, "42")).match
    assert (await match_of(umpire, match.id)).added == kept.added == ("42", "pelican")
    await umpire.resign(match.id, ANN)
    record = await umpire.record(match.id)
    assert record.added == ("42", "pelican")
    assert verify(record) == []
    assert await umpire.store.check() == []


# A rematch


async def over(umpire, table, *people, rounds="3", **options):
    """Return a match of two that one has resigned."""
    match = await table(*people, table={"rounds": rounds}, **options)
    await umpire.resign(match.id, next(p.id for p in match.players if not p.computer))
    await owed(umpire)
    return await match_of(umpire, match.id)


async def test_a_rematch_is_the_same_table_with_seats_one_further_on(umpire, table):
    match = await over(umpire, table, ANN, BEN, rounds="2")
    stored = await umpire.tables.rematch(match.id, BEN)
    fresh = stored.match
    assert (fresh.host, fresh.table, fresh.pace) == (BEN, {"rounds": "2"}, Pace(3_600))
    assert fresh.secret != match.secret
    assert await owed(umpire) == [("lobby", "lobby", None)]
    await umpire.tables.join(fresh.id, ANN)
    await umpire.tables.start(fresh.id, BEN)
    kept = await match_of(umpire, fresh.id)
    assert kept.seated == (match.seated[1], match.seated[0])


async def test_a_rematch_that_gathers_players_has_no_log_yet_and_is_no_finding(umpire, table):
    match = await over(umpire, table, ANN, BEN)
    stored = await umpire.tables.rematch(match.id, ANN)
    with pytest.raises(NotBegun):
        await umpire.record(stored.match.id)
    assert await umpire.store.check() == []


async def test_a_rematch_is_opened_once_whoever_asks(umpire, table):
    match = await over(umpire, table, ANN, BEN)
    asked = (umpire.tables.rematch(match.id, who) for who in (ANN, BEN, ANN))
    first, second, third = await asyncio.gather(*asked)
    assert first.match.id == second.match.id == third.match.id
    assert (await match_of(umpire, first.match.id)).id != match.id
    assert len(await umpire.store.lists.in_channel(CHANNEL)) == 1


async def test_a_rematch_that_was_called_off_is_not_the_only_one(umpire, table):
    match = await over(umpire, table, ANN, BEN)
    first = await umpire.tables.rematch(match.id, ANN)
    await umpire.tables.leave(first.match.id, ANN)
    assert (await match_of(umpire, first.match.id)).status is Status.VOID
    again = await umpire.tables.rematch(match.id, BEN)
    assert again.match.id != first.match.id
    assert again.match.status is Status.LOBBY
    assert (await umpire.tables.rematch(match.id, ANN)).match.id == again.match.id


async def test_a_stranger_with_the_name_of_a_rematch_is_none(umpire, table, monkeypatch):
    match = await over(umpire, table, ANN, BEN)
    with monkeypatch.context() as patch:
        patch.setattr(match_ids, "fresh", lambda: match_ids.successor(match.id))
        stranger = await table(CLEO, DORA)
    fresh = (await umpire.tables.rematch(match.id, ANN)).match
    assert fresh.id != stranger.id
    assert (fresh.host, fresh.invited) == (ANN, (BEN,))
    assert (await umpire.tables.rematch(match.id, BEN)).match.id == fresh.id


async def test_a_rematch_seats_the_same_computers(umpire, table):
    match = await over(umpire, table, ANN, computers=1)
    stored = await umpire.tables.rematch(match.id, ANN)
    assert [player.computer for player in stored.match.players] == [None, "random"]
    await umpire.tables.start(stored.match.id, ANN)
    kept = await match_of(umpire, stored.match.id)
    assert kept.seated == (match.seated[1], match.seated[0])


async def test_a_rematch_is_for_those_who_played(umpire, table):
    match = await over(umpire, table, ANN, BEN)
    with pytest.raises(NotSeated):
        await umpire.tables.rematch(match.id, CLEO)
    fresh = (await umpire.tables.rematch(match.id, ANN)).match
    with pytest.raises(NotInvited):
        await umpire.tables.join(fresh.id, CLEO)


# Which match


async def test_a_match_is_found_by_its_thread_or_as_the_only_one(umpire, table):
    with pytest.raises(NoMatch):
        await umpire.find(ANN, THREAD)
    match = await table(ANN, BEN)
    assert await umpire.find(ANN, THREAD) == match.id
    assert await umpire.find(ANN, None) == match.id
    assert await umpire.find(ANN, 77) == match.id
    assert await umpire.find(CLEO, THREAD) == match.id  # who looks on means this thread's
    with pytest.raises(NoMatch):
        await umpire.find(CLEO, 77)
    with pytest.raises(NoMatch):
        await umpire.find(ANN, THREAD, "magnate")


async def test_who_plays_several_is_asked_which(umpire, table):
    one = await table(ANN, BEN, thread=501)
    two = await table(ANN, CLEO, thread=502)
    with pytest.raises(WhichMatch):
        await umpire.find(ANN, 77)
    assert await umpire.find(ANN, 502) == two.id
    assert await umpire.find(BEN, 77) == one.id


async def test_a_match_that_one_has_resigned_is_not_meant(umpire, table):
    left = await table(ANN, BEN, CLEO, thread=501)
    await umpire.resign(left.id, ANN)
    with pytest.raises(NoMatch):
        await umpire.find(ANN, 77)
    other = await table(ANN, BEN, thread=502)
    assert await umpire.find(ANN, 77) == other.id
    assert left.id in {row.id for row in await umpire.store.lists.of_person(ANN, live=False)}


async def test_a_running_match_is_meant_before_a_lobby(umpire, table):
    await table(ANN, BEN, start=False, thread=501)
    running = await table(ANN, CLEO, thread=502)
    assert await umpire.find(ANN, 77) == running.id


async def test_computers_and_strangers_have_names(umpire):
    players = [Player("c1", "greedy"), Player(ANN), Player("999"), Player("c2", "random")]
    names = await umpire.names(players, lambda n: f"Computer {n}", "nobody")
    assert names == ["Computer 1", NAMES[ANN], "nobody", "Computer 2"]


# Computers


async def test_computers_play_to_the_end_by_what_is_owed_alone(umpire, table):
    match = await table(ANN, computers=2, start=False, table={"rounds": "2"})
    await umpire.tables.start(match.id, ANN)
    for _ in range(300):
        rows = [row for row in await owed(umpire) if row[1] == "computer"]
        kept = await match_of(umpire, match.id)
        if kept.status is Status.OVER:
            break
        mine = kept.seat_of(ANN)
        if mine in kept.to_act():
            await umpire.act(match.id, ANN, ["rest" if kept.state.lot is None else "bid 0"])
        assert rows or mine in kept.to_act(), "a computer waits for ever"
        for _, _, seat in rows:
            await umpire.computers.play(match.id, seat)
    assert kept.status is Status.OVER


async def test_a_computer_that_is_not_waited_for_does_nothing(umpire, table):
    match = await table(ANN, BEN)
    await umpire.computers.play(match.id, 0)
    await umpire.computers.play(match.id, 1)
    assert (await match_of(umpire, match.id)).number == match.number


async def test_a_computer_that_takes_too_long_falls_back(umpire, table, monkeypatch):
    match = await table(ANN, computers=1)
    kept = await match_of(umpire, match.id)
    seat = next(s for s, player in enumerate(kept.players) if player.computer)
    if seat not in kept.to_act():
        await umpire.act(match.id, ANN, ["rest"])

    def slow(*args):
        import time

        time.sleep(0.2)
        raise AssertionError("nobody hears of this")

    monkeypatch.setattr("engine.bots.thinker", lambda *_: slow)
    monkeypatch.setattr(computer_turns, "THINKING", 0.01)
    with structlog.testing.capture_logs() as logs:
        await umpire.computers.play(match.id, seat)
    assert [type(line["fault"]) for line in logs] == [TimeoutError]
    last = (await umpire.store.entries(match.id))[-1]
    assert (last.kind.value, last.seat) == ("expire", seat)
    assert [move.action.verb for move in last.moves] == ["rest"]
    await asyncio.sleep(0.25)  # the thread comes to its end
    assert seat not in (await match_of(umpire, match.id)).to_act() or kept.number < last.number


async def test_a_computer_that_loses_a_race_looks_again(umpire, table, monkeypatch):
    match = await table(ANN, computers=1)
    kept = await match_of(umpire, match.id)
    seat = next(s for s, player in enumerate(kept.players) if player.computer)
    if seat not in kept.to_act():
        await umpire.act(match.id, ANN, ["rest"])
    save, calls = umpire.store.save, []

    async def once(stored, rows=()):
        calls.append(1)
        if len(calls) == 1:
            raise Conflict
        await save(stored, rows)

    monkeypatch.setattr(umpire.store, "save", once)
    await umpire.computers.play(match.id, seat)
    assert len(calls) == 2
    assert (await umpire.store.entries(match.id))[-1].seat == seat


# Clocks


class Kicked:
    """Stands for the worker."""

    def __init__(self):
        self.kicks = 0

    def kick(self):
        self.kicks += 1


async def goes_on(umpire, clock, seconds):
    """Let time pass in which the bot was at work."""
    clock.now += seconds
    await umpire.store.alarms.beat(0, clock.now)


async def auction(umpire, match):
    for seat in range(len(match.players)):
        await umpire.act(match.id, match.players[seat].id, ["rest"])
    await owed(umpire)


async def test_once_a_day_what_is_older_than_it_is_kept_is_deleted(
    umpire, table, clock, monkeypatch
):
    asked, look = [], Clock(umpire, Kicked()).look

    async def prune(now, days):
        asked.append((now - start, days))
        return 0

    start = clock.now
    monkeypatch.setattr(umpire.store.retention, "prune", prune)
    for _ in range(3):
        await look()
        clock.now += 43_200
    assert asked == [(0, 730), (86_400, 730)]


async def test_a_window_closes_once_however_many_look(umpire, table, clock):
    match = await table()
    await auction(umpire, match)
    looks = [Clock(umpire, Kicked()) for _ in range(3)]
    await looks[0].look()
    assert (await match_of(umpire, match.id)).state.lot is not None
    await goes_on(umpire, clock, 900)
    await asyncio.gather(*(one.look() for one in looks))
    await looks[0].look()
    kinds = [entry.kind.value for entry in await umpire.store.entries(match.id)]
    assert kinds.count("expire") == 1
    kept = await match_of(umpire, match.id)
    assert kept.state.lot is None
    found = await owed(umpire)
    assert found.count(("thread", "board", None)) == 1
    assert ("thread", "late", None) not in found


async def test_a_move_before_the_first_look_after_a_stop_costs_no_time(umpire, table, clock):
    match = await table(pace=Pace(3_600, reserve=600))
    await Clock(umpire, Kicked()).look()
    clock.now += 2 * 86_400
    Clock(umpire, Kicked())  # of a process that has just begun, and has not looked yet
    await umpire.act(match.id, who_acts(match), ["rest"])
    kept = await match_of(umpire, match.id)
    assert (kept.to_act(), kept.players[0].bank) == ((1,), 600)
    assert [one.kind.value for one in await umpire.store.entries(match.id)].count("expire") == 0


async def test_a_move_after_a_jump_of_the_system_s_clock_costs_no_time(umpire, table, clock):
    match = await table(pace=Pace(3_600, reserve=600))
    look = Clock(umpire, Kicked()).look
    await look()
    clock.now += 20 * 3_600
    await umpire.act(match.id, who_acts(match), ["rest"])
    assert (await match_of(umpire, match.id)).players[0].bank == 600
    clock.now -= 20 * 3_600 - 60
    await look()
    assert all(end <= clock.now for _, end in (await match_of(umpire, match.id)).stops)


@pytest.mark.parametrize("home", [match_rows.THREAD, LETTERS, GROUP])
async def test_after_an_outage_all_that_shows_a_deadline_is_to_show_the_new_one(
    umpire, table, clock, home
):
    match = await table()
    await umpire.store.place(match.id, home=home)
    clock.now += 60
    await umpire.store.alarms.outage(clock.now - 50, clock.now)
    before = await owed(umpire)
    await umpire.ring(match.id)
    new = [one for one in await owed(umpire) if one not in before]
    assert ("card", "card", None) in new or home != GROUP
    assert ("card", "card", None) not in new or home == GROUP
    kept = await match_of(umpire, match.id)
    asked = {(dm(kept, seat), "hand", seat) for seat in kept.to_act()}
    assert asked <= {*new, *before}


async def test_an_alarm_that_always_fails_starves_no_other_and_is_put_off(
    umpire, table, clock, monkeypatch
):
    monkeypatch.setattr(clock_module, "MOST_RINGS", 2)
    matches = [await table() for _ in range(4)]
    broken, ring, tried = {one.id for one in matches[:3]}, umpire.ring, []

    async def failing(match_id):
        tried.append(match_id)
        if match_id in broken:
            raise RuntimeError("it cannot be read")
        return await ring(match_id)

    monkeypatch.setattr(umpire, "ring", failing)
    look = Clock(umpire, Kicked()).look
    await look()
    await goes_on(umpire, clock, 3_600)
    await look()
    assert ("thread", "late", 0) in await owed(umpire)
    waits = []
    for _ in range(4):
        seen, start = len(tried), clock.now
        while len(tried) == seen:
            clock.now += 15
            await look()
        waits.append(clock.now - start)
    assert waits == sorted(set(waits))


async def test_a_strict_turn_is_played_when_its_time_is_over(umpire, table, clock):
    match = await table(strict=True)
    await umpire.act(match.id, who_acts(match), ["sail spice_port"])
    clock.now += 3_600
    worker = Kicked()
    await Clock(umpire, worker).look()
    kept = await match_of(umpire, match.id)
    assert (kept.to_act(), kept.drafts) == ((1,), {})
    assert (dm(kept, 0), "dropped", 0) in await owed(umpire)
    assert worker.kicks


async def test_a_friendly_turn_that_is_late_is_told_once(umpire, table, clock):
    match = await table()
    looks = [Clock(umpire, Kicked()) for _ in range(2)]
    await goes_on(umpire, clock, 3_600)
    for _ in range(3):
        await asyncio.gather(*(one.look() for one in looks))
        clock.now += 60
    assert await owed(umpire) == [("thread", "late", 0)]
    assert (await match_of(umpire, match.id)).to_act() == (0,)
    await umpire.act(match.id, who_acts(match), ["rest"])
    await owed(umpire)
    await goes_on(umpire, clock, 3_600)
    await looks[0].look()
    assert ("thread", "late", 1) in await owed(umpire)


async def test_the_time_that_the_bot_was_away_is_given_back(umpire, table, clock):
    match = await table()
    look = Clock(umpire, Kicked()).look
    await look()
    clock.now += 3_600
    await look()
    kept = await match_of(umpire, match.id)
    assert kept.clock.deadline() == clock.now + 3_600
    assert [kind for _, kind, _ in await owed(umpire)] == ["hand"]  # it shows the new deadline
    await goes_on(umpire, clock, 3_600)
    await look()
    assert ("thread", "late", 0) in await owed(umpire)


async def test_while_the_bot_cannot_be_reached_no_time_is_over(umpire, table, clock):
    match = await table()
    await Clock(umpire, Kicked()).look()
    clock.now += 3_600
    await Clock(umpire, Kicked(), online=lambda: False).look()
    assert await owed(umpire) == []
    await Clock(umpire, Kicked()).look()
    assert [kind for _, kind, _ in await owed(umpire)] == ["hand"]  # it shows the new deadline
    assert (await match_of(umpire, match.id)).clock.deadline() == clock.now + 3_600


async def test_one_match_that_fails_keeps_no_other_from_its_deadline(
    umpire, table, clock, monkeypatch
):
    one, two = await table(thread=501), await table(thread=502)
    await auction(umpire, one)
    await auction(umpire, two)
    ring = umpire.ring

    async def failing(match_id):
        if match_id == one.id:
            raise RuntimeError("broken")
        return await ring(match_id)

    monkeypatch.setattr(umpire, "ring", failing)
    clock.now += 900
    await Clock(umpire, Kicked()).look()
    assert (await match_of(umpire, two.id)).state.lot is None
    assert (await match_of(umpire, one.id)).state.lot is not None


# What is owed


@pytest.mark.parametrize(
    ("notice", "rows"),
    [
        (Notice(News.LOBBY), [OutboxRow("lobby", "lobby")]),
        (
            Notice(News.OVER),
            [
                OutboxRow("thread", "end"),
                OutboxRow("lobby", "lobby"),
                OutboxRow("name", "name"),
                "hands",
            ],
        ),
        (Notice(News.MOVED), [OutboxRow("thread", "board"), "hands"]),
        (
            Notice(News.STARTED),
            [
                OutboxRow("lobby", "lobby"),
                OutboxRow("thread", "open"),
                OutboxRow("thread", "board"),
                "hands",
            ],
        ),
        (Notice(News.ASKED, 0), [OutboxRow("thread", "board"), "hand 0"]),
        (Notice(News.ASKED, 2), [OutboxRow("computer", "computer", 2)]),
        (Notice(News.DROPPED, 0), ["dropped 0", "hand 0"]),
        (Notice(News.DROPPED, 2), []),
        (Notice(News.LEFT, 0), [OutboxRow("thread", "left", 0, {"word": ""})]),
        (Notice(News.VOTED, 0, "more"), [OutboxRow("thread", "voted", 0, {"word": "more"})]),
        (
            Notice(News.REPLACED, 0),
            [OutboxRow("thread", "replaced", 0, {"word": ""}), OutboxRow("name", "name"), "hands"],
        ),
        (Notice(News.HOST, word="9"), [OutboxRow("lobby", "lobby")]),
    ],
)
async def test_each_piece_of_news_owes_its_posts(table, notice, rows):
    match = await table(ANN, BEN, start=False)
    lobby.join_computer(match, "greedy", 0)
    match.news = [notice]
    hands = [OutboxRow(f"dm:{match.players[s].id}", "hand", s) for s in (0, 1)]
    expected = []
    for row in rows:
        if isinstance(row, OutboxRow):
            expected.append(row)
        elif row == "hands":
            expected += hands
        else:
            kind, seat = row.split()
            expected.append(OutboxRow(f"dm:{match.players[int(seat)].id}", kind, int(seat)))
    assert owed_rows(match) == expected
    assert match.news == []


async def test_news_that_owe_the_same_owe_it_once(table):
    match = await table(ANN, BEN, start=False)
    match.news = [Notice(News.MOVED), Notice(News.ASKED, 0), Notice(News.ASKED, 1)]
    rows = owed_rows(match)
    assert rows.count(OutboxRow("thread", "board")) == 1
    assert len([row for row in rows if row.kind == "hand"]) == 2


def test_the_id_of_a_rematch_follows_from_its_match():
    assert match_ids.successor("abcdef") == match_ids.successor("abcdef")
    assert len({match_ids.successor(f"abcde{letter}") for letter in "abcdefgh"}) == 8
    assert set(match_ids.successor("abcdef")) <= set(match_ids.ALPHABET)


async def test_a_computer_that_fails_plays_its_fallback(umpire, table, monkeypatch):
    match = await table()

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    seat = match.to_act()[0]
    monkeypatch.setattr("engine.match.Match.computers_owed", lambda self: (seat,))
    monkeypatch.setattr("engine.match.Match.computer_turn", broken)
    await umpire.computers.play(match.id, seat)
    assert (await match_of(umpire, match.id)).number == match.number + 1
