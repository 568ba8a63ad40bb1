"""Time in a match: reserves, hours of play, reminders, pauses, and what is done when it is over."""

import pytest

from engine import lobby, registry, substitutes, undo_by_consent
from engine.errors import (
    AskedAlready,
    BadOption,
    GameError,
    MatchClosed,
    MatchPaused,
    NotAsked,
    NotAway,
    NotHost,
    NotInvited,
    NotLate,
    NotOffered,
    NotPaused,
    NotSeated,
    NoUndo,
    NoVote,
    SeatTaken,
)
from engine.game import Result, Seat
from engine.match import LateSeatChoice, Match, News, Notice, Pace, Stage, Status
from engine.match_record import Kind, positions, verify
from engine.match_types import LOBBY_LIFE, Undo, UndoTarget
from engine.playing_hours import DAY, Calendar, Hours
from tests.harbours import game as harbours

SECRET = "5e" * 32
NOW = 1_000_000
HOUR = 3_600


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_guests", {})
    registry.welcome(harbours)


def running(seats: int = 3, pace: Pace | None = None, computers: int = 0) -> Match:
    match = lobby.open_match("m1", "harbours", "ann", SECRET, NOW, pace=pace or Pace(HOUR))
    for who in ("ben", "cleo", "dora")[: seats - 1 - computers]:
        lobby.join(match, who, NOW)
    for _ in range(computers):
        lobby.join_computer(match, "greedy", NOW)
    lobby.start(match, "ann", NOW)
    match.news.clear()
    return match


def told(match: Match) -> list[Notice]:
    """Return the news, and take them."""
    news, match.news = match.news, []
    return news


def late(seats: int = 3, pace: Pace | None = None) -> Match:
    """Return a friendly match in which the time of seat 0 is over."""
    match = running(seats, pace)
    match.ring(NOW + HOUR)
    assert told(match) == [Notice(News.LATE, 0)]
    return match


def undoable(match: Match, seat: int) -> UndoTarget | None:
    """Return the way back, from the whole log."""
    record = match.record()
    return undo_by_consent.way_back(
        type(record)(**{**_fields(record), "secret": match.secret}), seat
    )


def _fields(record: object) -> dict[str, object]:
    return {name: getattr(record, name) for name in type(record).__dataclass_fields__}  # type: ignore[attr-defined]


# Reminders


def test_a_player_is_reminded_once_at_half_and_once_near_the_end() -> None:
    match = running()
    assert match.alarm() == NOW + HOUR // 2
    assert not match.ring(NOW + HOUR // 2 - 1)
    assert match.ring(NOW + HOUR // 2)
    assert told(match) == [Notice(News.REMIND, 0)]
    assert not match.ring(NOW + HOUR // 2 + 1)
    assert match.alarm() == NOW + HOUR * 4 // 5
    assert match.ring(NOW + HOUR * 4 // 5)
    assert told(match) == [Notice(News.REMIND, 0)]
    assert match.alarm() == NOW + HOUR
    assert match.ring(NOW + HOUR)
    assert told(match) == [Notice(News.LATE, 0)]
    assert match.alarm() is None
    assert not match.ring(NOW + 9 * HOUR)


def test_reminders_that_were_missed_are_one() -> None:
    match = running()
    assert match.ring(NOW + HOUR - 1)
    assert told(match) == [Notice(News.REMIND, 0)]
    assert match.rung == {0: Stage.SOON}


def test_a_new_wait_has_its_own_reminders() -> None:
    match = running()
    match.ring(NOW + HOUR // 2)
    match.add(0, "rest", NOW + HOUR // 2)
    told(match)
    assert match.rung == {}
    assert match.alarm() == NOW + HOUR
    assert match.ring(NOW + HOUR)
    assert told(match) == [Notice(News.REMIND, 1)]


def test_a_computer_has_no_clock() -> None:
    match = running(2, computers=1)
    computer = next(s for s, player in enumerate(match.players) if player.computer)
    if match.to_act() != (computer,):
        match.fall_back(match.to_act()[0], NOW)
    assert match.to_act() == (computer,)
    assert (match.clock.deadlines(), match.clock.deadline(), match.alarm()) == ({}, None, None)


# Pace


def test_a_reserve_is_used_up_and_the_increment_added() -> None:
    match = running(pace=Pace(HOUR, reserve=1000, increment=60))
    assert match.clock.deadline() == NOW + HOUR + 1000
    match.add(0, "rest", NOW + HOUR + 400)
    assert match.players[0].bank == 660
    match.add(1, "rest", NOW + HOUR + 500)
    assert match.players[1].bank == 1060


def test_time_that_a_turn_leaves_over_is_not_saved_up() -> None:
    match = running(pace=Pace(HOUR, reserve=100))
    match.add(0, "rest", NOW + 1)
    assert match.players[0].bank == 100


def test_a_reserve_that_is_used_up_is_empty() -> None:
    match = running(pace=Pace(HOUR, reserve=100))
    match.add(0, "rest", NOW + 9 * HOUR)
    assert match.players[0].bank == 0


def auction(pace: Pace) -> Match:
    """Return a match in which all are asked for a bid, in a window."""
    match = running(pace=pace)
    for seat in range(3):
        match.add(seat, "rest", NOW)
    assert match.game.window(match.state) is not None
    return match


def test_an_answer_in_a_window_earns_no_increment() -> None:
    match = auction(Pace(HOUR, reserve=1000, increment=60))
    assert [player.bank for player in match.players] == [1060] * 3
    for seat in range(3):
        match.add(seat, "bid 0", NOW + 5)
    assert match.game.window(match.state) is None
    assert [player.bank for player in match.players] == [1060] * 3


def test_a_window_that_closes_by_itself_takes_and_earns_nothing() -> None:
    match = auction(Pace(HOUR, reserve=1000, increment=60))
    match.keep_hours(1, Calendar(None, ((NOW, NOW + DAY),)), NOW)
    assert match.ring(NOW + DAY + HOUR // 4)
    assert match.game.window(match.state) is None
    assert [player.bank for player in match.players] == [1060] * 3


def test_a_window_stays_open_while_the_clock_of_one_stands_still() -> None:
    match = auction(Pace(HOUR))
    match.add(0, "bid 0", NOW)
    match.keep_hours(1, Calendar(None, ((NOW, NOW + DAY),)), NOW)
    assert match.ring(NOW + HOUR // 4)  # seat 2 is reminded
    assert match.to_act() == (1, 2)
    match.add(2, "bid 0", NOW + DAY)
    assert match.clock.deadline() == NOW + DAY + HOUR // 4
    match.keep_hours(1, Calendar(None, ((NOW, None),)), NOW)
    assert match.clock.deadline() is None


@pytest.mark.parametrize(
    "relief", [LateSeatChoice.MORE, LateSeatChoice.MOVE, LateSeatChoice.COMPUTER]
)
def test_a_wait_that_begins_anew_has_no_more_of_the_reserve(relief: LateSeatChoice) -> None:
    match = running(2, Pace(HOUR, reserve=600))
    now = NOW + HOUR + 600
    match.ring(now)
    substitutes.vote(match, 1, 0, relief, now)
    if relief is not LateSeatChoice.MORE:
        substitutes.back(match, 0, now)
    assert match.players[0].bank == 0
    assert match.clock.deadline() == now + HOUR


def test_a_computer_that_stands_in_neither_uses_nor_earns_spare_time() -> None:
    match = running(2, Pace(HOUR, reserve=600, increment=60))
    match.ring(NOW + HOUR + 600)
    substitutes.vote(match, 1, 0, LateSeatChoice.MOVE, NOW + HOUR + 600)
    match.players[0].bank = 500
    while 0 in match.computers_owed():
        match.computer_turn(0, 0, NOW + 5 * DAY)
    assert match.players[0].bank == 500


def test_the_host_arranges_the_pace() -> None:
    match = lobby.open_match("m1", "harbours", "ann", SECRET, NOW)
    for key, value in (("turn", "7200"), ("reserve", "60"), ("increment", "5"), ("strict", "yes")):
        lobby.arrange(match, "ann", key, value, NOW)
    assert match.pace == Pace(7200, True, 60, 5)
    lobby.arrange(match, "ann", "strict", "no", NOW)
    assert not match.pace.strict
    lobby.join(match, "ben", NOW)
    with pytest.raises(NotHost):
        lobby.arrange(match, "ben", "reserve", "60", NOW)
    for key, value in (("turn", "60"), ("reserve", "-1"), ("strict", "maybe"), ("increment", "x")):
        with pytest.raises(BadOption):
            lobby.arrange(match, "ann", key, value, NOW)


# Hours, vacations, pauses


def test_the_clock_of_a_seat_keeps_the_hours_of_its_player() -> None:
    match = running()
    away = Calendar(None, ((NOW + 10, NOW + 10 + 5 * DAY),))
    assert match.keep_hours(0, away, NOW)
    assert not match.keep_hours(0, away, NOW)
    assert match.clock.deadline() == NOW + HOUR + 5 * DAY
    assert match.entries[-1].kind is Kind.CLOCK


def test_hours_of_play_move_the_deadline_into_the_next_day() -> None:
    match = running()
    evening = NOW - NOW % DAY + 18 * HOUR
    match.since[0] = evening + 2 * HOUR - 600
    match.keep_hours(0, Calendar(Hours(18 * 60, 20 * 60, "UTC")), NOW)
    assert match.clock.deadline() == evening + DAY + 3000


def test_a_window_ends_when_it_has_for_the_last() -> None:
    match = running()
    for seat in range(3):
        match.add(seat, "rest", NOW)
    assert set(match.clock.deadlines().values()) == {NOW + HOUR // 4}
    match.keep_hours(1, Calendar(None, ((NOW, NOW + DAY),)), NOW)
    assert set(match.clock.deadlines().values()) == {NOW + DAY + HOUR // 4}


def test_a_paused_match_takes_no_moves_and_its_clocks_stand_still() -> None:
    match = running()
    match.pause("ann", NOW + 100)
    assert told(match) == [Notice(News.PAUSED, word="paused")]
    assert (match.clock.deadline(), match.alarm()) == (None, None)
    with pytest.raises(MatchPaused):
        match.add(0, "rest", NOW + 200)
    with pytest.raises(MatchPaused):
        match.pause("ann", NOW + 200)
    match.resume("ann", NOW + 1100)
    assert told(match) == [Notice(News.RESUMED, word="paused"), Notice(News.ASKED, 0)]
    assert match.clock.deadline() == NOW + HOUR + 1000
    match.add(0, "rest", NOW + 1200)
    assert match.stops == ()
    with pytest.raises(NotPaused):
        match.resume("ann", NOW)


def test_a_computer_of_a_paused_match_is_not_asked() -> None:
    match = running(2, computers=1)
    if match.players[match.to_act()[0]].computer is None:
        match.fall_back(match.to_act()[0], NOW)
    assert match.computers_owed()
    match.pause("", NOW, "asleep")
    assert match.computers_owed() == ()
    match.resume("", NOW)
    assert match.computers_owed()


# Strict


def test_in_a_strict_match_only_those_fall_back_whose_time_is_over() -> None:
    match = running(pace=Pace(HOUR, strict=True))
    match.ring(NOW + HOUR)
    assert [(move.seat) for move in match.entries[-1].moves] == [0]
    assert match.to_act() == (1,)


# The others decide


def test_nobody_decides_before_the_time_is_over() -> None:
    match = running()
    match.ring(NOW + HOUR // 2)
    with pytest.raises(NotLate):
        substitutes.vote(match, 1, 0, LateSeatChoice.MORE, NOW)


def test_more_than_half_of_the_others_decide() -> None:
    match = late(4)
    assert not substitutes.vote(match, 1, 0, LateSeatChoice.MORE, NOW + HOUR)
    assert told(match) == [Notice(News.VOTED, 0)]
    assert not substitutes.vote(match, 2, 0, LateSeatChoice.COMPUTER, NOW + HOUR)
    told(match)
    assert not substitutes.vote(match, 1, 0, LateSeatChoice.MORE, NOW + HOUR)
    assert told(match) == []
    assert substitutes.vote(match, 3, 0, LateSeatChoice.MORE, NOW + 2 * HOUR)
    assert match.clock.deadline() == NOW + 3 * HOUR
    assert match.votes == {}
    assert told(match)[-2:] == [Notice(News.VOTED, 0, "more"), Notice(News.ASKED, 0)]
    assert match.alarm() == NOW + 2 * HOUR + HOUR // 2


def test_a_vote_can_be_changed() -> None:
    match = late()
    substitutes.vote(match, 1, 0, LateSeatChoice.END, NOW)
    substitutes.vote(match, 1, 0, LateSeatChoice.MORE, NOW)
    assert substitutes.vote(match, 2, 0, LateSeatChoice.MORE, NOW)
    assert match.status is Status.RUNNING


def test_who_is_late_or_has_left_has_no_vote() -> None:
    match = late(4)
    with pytest.raises(NoVote):
        substitutes.vote(match, 0, 0, LateSeatChoice.MORE, NOW)
    match.resign(1, NOW)
    with pytest.raises(NoVote):
        substitutes.vote(match, 1, 0, LateSeatChoice.MORE, NOW)
    assert match.electors(0) == [2, 3]


@pytest.mark.parametrize("relief", [LateSeatChoice.END, LateSeatChoice.COMPUTER])
def test_what_is_wanted_of_a_late_player_is_done_when_who_was_still_asked_resigns(
    relief: LateSeatChoice,
) -> None:
    match = late()
    substitutes.vote(match, 1, 0, relief, NOW + HOUR)
    substitutes.resign(match, 2, NOW + HOUR)
    assert match.status is (Status.VOID if relief is LateSeatChoice.END else Status.RUNNING)
    assert (match.players[0].stand_in is not None) is (relief is LateSeatChoice.COMPUTER)
    assert match.votes == {}


def test_who_resigns_decides_nothing_for_those_who_want_nothing_alike() -> None:
    match = late(4)
    substitutes.vote(match, 1, 0, LateSeatChoice.END, NOW + HOUR)
    substitutes.resign(match, 3, NOW + HOUR)
    assert match.status is Status.RUNNING
    assert match.votes == {0: {1: LateSeatChoice.END}}


def test_votes_end_with_the_wait() -> None:
    match = late()
    substitutes.vote(match, 1, 0, LateSeatChoice.COMPUTER, NOW + HOUR)
    match.add(0, "rest", NOW + HOUR)
    assert match.votes == {}


def test_a_computer_may_play_one_turn() -> None:
    match = late(2)
    assert substitutes.vote(match, 1, 0, LateSeatChoice.MOVE, NOW + HOUR)
    assert told(match) == [Notice(News.STOOD_IN, 0, "move"), Notice(News.ASKED, 0)]
    assert match.computers_owed() == (0,)
    while 0 in match.computers_owed():
        match.computer_turn(0, 0, NOW + HOUR)
    player = match.players[0]
    assert (player.stand_in, player.once, player.helped) == (None, False, True)
    assert match.seat_of(player.id) == 0


def test_whoever_a_computer_played_the_last_turn_for_has_not_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = late(2)
    substitutes.vote(match, 1, 0, LateSeatChoice.MOVE, NOW + HOUR)
    ended = Result((1, 2), "docks")
    monkeypatch.setattr(
        type(harbours), "result", lambda game, s: None if game.to_act(s) == (0,) else ended
    )
    while 0 in match.computers_owed():
        match.computer_turn(0, 0, NOW + HOUR)
    assert match.status is Status.OVER
    player = match.players[0]
    assert (player.stand_in, player.once, player.helped) == (None, False, True)


def test_a_computer_may_take_the_seat_until_its_player_is_back() -> None:
    match = late(2)
    substitutes.vote(match, 1, 0, LateSeatChoice.COMPUTER, NOW + HOUR)
    match.computer_turn(0, 0, NOW + HOUR)
    assert match.players[0].stand_in == "normal"
    assert match.clock.deadlines().keys() == {1}
    match.add(1, "rest", NOW + HOUR)
    told(match)
    substitutes.back(match, 0, NOW + 5 * HOUR)
    assert match.players[0].played_by is None
    assert told(match)[0] == Notice(News.BACK, 0)
    with pytest.raises(NotAway):
        substitutes.back(match, 0, NOW)


def test_who_is_back_before_the_computer_played_its_one_turn_is_helped_no_more() -> None:
    match = late(2)
    substitutes.vote(match, 1, 0, LateSeatChoice.MOVE, NOW + HOUR)
    substitutes.back(match, 0, NOW + HOUR)
    assert (match.players[0].stand_in, match.players[0].once) == (None, False)


def test_who_resigned_does_not_come_back() -> None:
    match = running()
    match.resign(0, NOW)
    with pytest.raises(NotAway):
        substitutes.back(match, 0, NOW)


def test_who_returns_while_waited_for_has_the_whole_time_again() -> None:
    match = late(2)
    substitutes.vote(match, 1, 0, LateSeatChoice.COMPUTER, NOW + HOUR)
    substitutes.back(match, 0, NOW + 2 * HOUR)
    assert match.clock.deadline() == NOW + 3 * HOUR


def test_the_others_may_end_a_match_in_which_nobody_has_won() -> None:
    match = late()
    substitutes.vote(match, 1, 0, LateSeatChoice.END, NOW)
    assert substitutes.vote(match, 2, 0, LateSeatChoice.END, NOW)
    assert (match.status, match.outcome, match.clock.deadline()) == (Status.VOID, None, None)
    assert Notice(News.VOID) in told(match)


# New people


def test_an_offered_seat_goes_to_somebody_new_with_all_that_it_has() -> None:
    match = late()
    for voter in (1, 2):
        substitutes.vote(match, voter, 0, LateSeatChoice.REPLACE, NOW + HOUR)
    assert told(match)[-1] == Notice(News.OFFERED, 0, "")
    old, hand, seed = match.players[0].id, list(match.state.ships[0].hand), match.seed
    match.add(0, "sail spice_port", NOW + HOUR)
    substitutes.replace(match, 0, "dora", NOW + 2 * HOUR)
    assert told(match) == [Notice(News.REPLACED, 0, old), Notice(News.ASKED, 0)]
    assert match.players[0].id == "dora"
    assert match.drafts == {}
    assert match.clock.deadline() == NOW + 3 * HOUR
    assert (match.state.ships[0].hand, match.seed) == (hand, seed)
    with pytest.raises(NotSeated):
        match.seat_of(old)
    with pytest.raises(NotOffered):
        substitutes.replace(match, 0, "eve", NOW)
    assert (match.entries[-1].kind, match.entries[-1].who) == (Kind.REPLACE, "dora")


def test_a_newcomer_has_the_spare_time_of_the_table_and_all_day() -> None:
    match = running(pace=Pace(HOUR, reserve=600, increment=60))
    match.keep_hours(0, Calendar(None, ((NOW, NOW + DAY),)), NOW)
    match.players[0].bank = 0
    substitutes.offer(match, 0, NOW)
    substitutes.replace(match, 0, "dora", NOW + 2 * HOUR)
    assert (match.players[0].bank, match.players[0].calendar) == (600, Calendar())
    assert match.clock.deadline() == NOW + 3 * HOUR + 600


def test_a_resigned_seat_cannot_be_taken() -> None:
    match = running()
    match.resign(0, NOW)
    match.players[0].offered = ""
    with pytest.raises(NotOffered):
        substitutes.replace(match, 0, "dora", NOW)
    assert match.players[0].id != "dora"


def test_a_seat_offered_to_one_is_for_nobody_else() -> None:
    match = running()
    substitutes.offer(match, 1, NOW, "dora")
    with pytest.raises(NotOffered):
        substitutes.replace(match, 1, "eve", NOW)
    with pytest.raises(SeatTaken):
        substitutes.offer(match, 0, NOW, match.players[2].id)
    number = match.number
    with pytest.raises(AskedAlready):
        substitutes.offer(match, 1, NOW, "dora")
    assert match.number == number
    substitutes.replace(match, 1, "dora", NOW)
    assert match.players[1].id == "dora"


def test_nobody_sits_twice() -> None:
    match = running()
    substitutes.offer(match, 1, NOW)
    with pytest.raises(SeatTaken):
        substitutes.replace(match, 1, match.players[0].id, NOW)


def test_the_seat_of_a_computer_or_of_who_resigned_is_not_offered() -> None:
    match = running(computers=1)
    seat = next(s for s, player in enumerate(match.players) if player.computer)
    other = next(s for s, player in enumerate(match.players) if not player.computer)
    match.resign(other, NOW)
    for closed in (seat, other):
        with pytest.raises(NotOffered):
            substitutes.offer(match, closed, NOW)


def test_a_newcomer_takes_the_place_of_the_host() -> None:
    match = running()
    seat = match.seat_of("ann")
    substitutes.offer(match, seat, NOW)
    substitutes.replace(match, seat, "dora", NOW)
    assert match.host == "dora"


def test_a_match_with_a_newcomer_verifies() -> None:
    match = running(2)
    substitutes.offer(match, 1, NOW)
    substitutes.replace(match, 1, "dora", NOW)
    while match.status is Status.RUNNING:
        match.fall_back(match.to_act()[0], NOW)
    assert verify(match.record()) == []


# The table


def test_a_lobby_that_is_too_old_is_closed() -> None:
    match = lobby.open_match("m1", "harbours", "ann", SECRET, NOW)
    assert match.alarm() == NOW + LOBBY_LIFE
    assert not match.ring(NOW + LOBBY_LIFE - 1)
    assert match.ring(NOW + LOBBY_LIFE)
    assert (match.status, match.alarm()) == (Status.VOID, None)


def test_the_host_takes_a_seat_away_before_the_start() -> None:
    match = lobby.open_match("m1", "harbours", "ann", SECRET, NOW)
    lobby.join(match, "ben", NOW)
    lobby.join_computer(match, "greedy", NOW)
    with pytest.raises(NotHost):
        lobby.kick(match, "ben", "ann", NOW)
    for other in ("ann", "eve"):
        with pytest.raises(NotSeated):
            lobby.kick(match, "ann", other, NOW)
    lobby.kick(match, "ann", "ben", NOW)
    lobby.kick(match, "ann", "computer-1", NOW)
    assert [player.id for player in match.players] == ["ann"]


def test_the_host_hands_the_table_over() -> None:
    match = running(computers=1)
    other = next(p.id for p in match.players if p.id != "ann" and not p.computer)
    computer = next(p.id for p in match.players if p.computer)
    with pytest.raises(NotHost):
        lobby.hand_over(match, other, "ann", NOW)
    for nobody in ("eve", computer):
        with pytest.raises(NotSeated):
            lobby.hand_over(match, "ann", nobody, NOW)
    lobby.hand_over(match, "ann", other, NOW)
    assert match.host == other
    assert told(match) == [Notice(News.HOST, word=other)]
    match.void("", NOW)
    with pytest.raises(MatchClosed):
        lobby.hand_over(match, other, "ann", NOW)


def test_a_host_who_leaves_a_table_with_invitations_may_come_back() -> None:
    match = lobby.open_match("m1", "harbours", "ann", SECRET, NOW, invited=["ben"])
    lobby.join(match, "ben", NOW)
    lobby.leave(match, "ann", NOW)
    lobby.join(match, "ann", NOW)
    with pytest.raises(NotInvited):
        lobby.join(match, "eve", NOW)


def test_who_leaves_an_open_table_closes_it_to_nobody() -> None:
    match = lobby.open_match("m1", "harbours", "ann", SECRET, NOW)
    lobby.join(match, "ben", NOW)
    lobby.leave(match, "ben", NOW)
    assert match.invited == ()
    lobby.join(match, "eve", NOW)


# Undo by consent


def test_a_turn_is_undone_when_all_others_agree() -> None:
    match = running()
    before = match.state
    match.add(0, "rest", NOW)
    way = undoable(match, 0)
    assert way is not None
    assert not undo_by_consent.ask(match, 0, way, NOW)
    assert match.undo == Undo(0, 1)
    told(match)
    with pytest.raises(AskedAlready):
        undo_by_consent.ask(match, 0, way, NOW)
    assert not undo_by_consent.agree(match, 1, way, NOW)
    assert told(match) == [Notice(News.UNDO_VOTED, 0)]
    assert undo_by_consent.agree(match, 2, way, NOW)
    assert match.state == before
    assert match.to_act() == (0,)
    assert match.undo is None
    assert Notice(News.UNDONE, 0) in told(match)
    assert (match.entries[-1].kind, match.entries[-1].ply) == (Kind.UNDO, 1)


def test_after_an_undo_the_log_replays_and_plies_go_on() -> None:
    match = running(2)
    match.add(0, "rest", NOW)
    way = undoable(match, 0)
    undo_by_consent.ask(match, 0, way, NOW)
    undo_by_consent.agree(match, 1, way, NOW)
    assert match.ply == 2
    while match.status is Status.RUNNING:
        match.fall_back(match.to_act()[0], NOW)
    record = match.record()
    assert verify(record) == []
    assert [position.state for position in positions(record)][-1] == match.state


def test_the_moves_of_others_since_are_undone_too() -> None:
    match = running()
    before = match.state
    match.add(0, "rest", NOW)
    match.add(1, "sail spice_port", NOW)
    match.add(1, "rest", NOW)
    way = undoable(match, 0)
    assert way is not None
    assert way.state == before
    assert undoable(match, 1) is not None
    assert undoable(match, 2) is None


def test_there_is_no_way_back_over_a_secret() -> None:
    match = running(2)
    match.add(0, "rest", NOW)
    match.add(1, "rest", NOW)  # shows the next lot
    assert undoable(match, 0) is None
    assert undoable(match, 1) is None
    with pytest.raises(NoUndo):
        undo_by_consent.ask(match, 0, None, NOW)


def test_there_is_no_way_back_over_chance() -> None:
    match = running()
    rolls = [text for text in ("sail spice_port", "roll") if text]
    for text in rolls:
        try:
            match.add(0, text, NOW)
        except GameError:
            pytest.fail(f"{text} cannot be played")
    while 0 in match.to_act():
        match.fall_back(0, NOW)
    assert undoable(match, 0) is None


def test_there_is_no_way_back_over_an_undo() -> None:
    match = running(2)
    match.add(0, "rest", NOW)
    way = undoable(match, 0)
    undo_by_consent.ask(match, 0, way, NOW)
    undo_by_consent.agree(match, 1, way, NOW)
    assert undoable(match, 0) is None


def test_against_computers_alone_a_turn_is_undone_at_once() -> None:
    match = running(2, computers=1)
    seat = match.seat_of("ann")
    if seat not in match.to_act():
        match.fall_back(match.to_act()[0], NOW)
    before = match.state
    match.add(seat, "rest", NOW)
    assert undo_by_consent.ask(match, seat, undoable(match, seat), NOW)
    assert match.state == before


def test_an_undo_may_be_refused_or_overtaken() -> None:
    match = running()
    match.add(0, "rest", NOW)
    way = undoable(match, 0)
    undo_by_consent.ask(match, 0, way, NOW)
    with pytest.raises(AskedAlready):
        undo_by_consent.agree(match, 0, way, NOW)
    with pytest.raises(NoUndo) as gone:
        undo_by_consent.agree(match, 1, None, NOW)
    assert gone.type is NoUndo, "it is asked, and the way is closed"
    undo_by_consent.refuse(match, 1, NOW)
    assert told(match)[-1] == Notice(News.UNDO_REFUSED, 1)
    for deed in (
        lambda: undo_by_consent.refuse(match, 1, NOW),
        lambda: undo_by_consent.agree(match, 1, way, NOW),
    ):
        with pytest.raises(NotAsked):
            deed()
    undo_by_consent.ask(match, 0, way, NOW)
    match.add(1, "rest", NOW)
    assert match.undo is None


@pytest.mark.parametrize("gone", [0, 1])
def test_an_undo_is_asked_no_more_when_somebody_resigns(gone: Seat) -> None:
    match = lobby.open_match("m1", "magus", "ann", SECRET, NOW)  # where that alone changes nothing
    lobby.join(match, "ben", NOW)
    lobby.join(match, "cleo", NOW)
    lobby.start(match, "ann", NOW)
    match.undo = Undo(0, 1)
    match.resign(gone, NOW)
    assert match.undo is None
    assert Notice(News.UNDO_VOTED, 0, "past") in told(match)


def test_an_undo_makes_all_buttons_old() -> None:
    match = running()
    match.add(0, "rest", NOW)
    before = list(match.revisions)
    way = undoable(match, 0)
    undo_by_consent.ask(match, 0, way, NOW)
    undo_by_consent.agree(match, 1, way, NOW)
    undo_by_consent.agree(match, 2, way, NOW)
    assert all(new > old for new, old in zip(match.revisions, before, strict=True))
