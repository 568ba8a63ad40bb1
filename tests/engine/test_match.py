"""One play of a game: the lobby, whom it waits for, drafts, clocks and resignations."""

from collections.abc import Callable

import pytest

from engine import lobby, registry
from engine.errors import (
    BadNotation,
    BadOption,
    GameError,
    IllegalAction,
    LobbyFull,
    MatchClosed,
    NotHost,
    NotInvited,
    NotSeated,
    NotYourTurn,
    SeatTaken,
    StaleDecision,
    TooFewSeats,
    UnknownGame,
)
from engine.game import Action, Emit, Seat, TurnEnded, Warn
from engine.match import DAY, Draft, Match, News, Notice, Pace, Player, Status
from engine.match_record import Kind
from engine.match_types import LEAST_TURN, MOST_TURN
from engine.notation import write
from engine.rng import Rng
from tests.harbours import game as harbours
from tests.harbours.rules import Harbours
from tests.harbours.state import Rest, State

SECRET = "5e" * 32
NOW = 1_000_000
HOUR = 3_600


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_guests", {})
    registry.welcome(harbours)


def new_lobby(*others: str, strict: bool = False, key: str = "harbours") -> Match:
    match = lobby.open_match("m1", key, "ann", SECRET, NOW, pace=Pace(HOUR, strict))
    for who in others:
        lobby.join(match, who, NOW)
    return match


def running(seats: int = 3, *, strict: bool = False, key: str = "harbours") -> Match:
    """Return a match that has begun; its people are named by seat, its news are told."""
    match = new_lobby(*("ben", "cleo", "dora")[: seats - 1], strict=strict, key=key)
    lobby.start(match, "ann", NOW)
    match.news.clear()
    return match


def auction(seats: int = 3, **options: bool) -> Match:
    """Return a match in which every seat is asked for a bid."""
    match = running(seats, **options)
    for seat in range(seats):
        match.add(seat, "rest", NOW)
    match.news.clear()
    return match


def asked(match: Match) -> list[Seat | None]:
    return [notice.seat for notice in match.news if notice.news is News.ASKED]


# The lobby


def test_a_lobby_has_its_host_in_it_and_is_news() -> None:
    match = new_lobby()
    assert [player.id for player in match.players] == ["ann"]
    assert match.status is Status.LOBBY
    assert match.news == [Notice(News.LOBBY)]
    assert [entry.kind for entry in match.entries] == [Kind.OPEN]


def test_a_game_or_an_option_that_is_not_there_opens_nothing() -> None:
    with pytest.raises(UnknownGame):
        lobby.open_match("m1", "chess", "ann", SECRET, NOW)
    with pytest.raises(BadOption):
        lobby.open_match("m1", "harbours", "ann", SECRET, NOW, table={"rounds": "9"})


def test_each_person_sits_once() -> None:
    match = new_lobby("ben")
    with pytest.raises(SeatTaken):
        lobby.join(match, "ben", NOW)
    with pytest.raises(SeatTaken):
        lobby.join(match, "ann", NOW)


def test_a_full_table_takes_neither_people_nor_computers() -> None:
    match = new_lobby("ben", "cleo", "dora")
    with pytest.raises(LobbyFull) as caught:
        lobby.join(match, "eve", NOW)
    assert caught.value.arguments == {"most": 4}
    with pytest.raises(LobbyFull):
        lobby.join_computer(match, "greedy", NOW)
    assert len(match.players) == 4


def test_a_table_with_invitations_is_kept_for_those_invited() -> None:
    match = lobby.open_match("m1", "harbours", "ann", SECRET, NOW, invited=["ben"])
    with pytest.raises(NotInvited):
        lobby.join(match, "cleo", NOW)
    lobby.join(match, "ben", NOW)
    assert [player.id for player in match.players] == ["ann", "ben"]


def test_a_choice_that_is_taken_seats_nobody() -> None:
    match = new_lobby()
    lobby.join(match, "ben", NOW, {"flag": "star"})
    with pytest.raises(BadOption):
        lobby.join(match, "cleo", NOW, {"flag": "star"})
    assert [player.id for player in match.players] == ["ann", "ben"]


def test_computers_get_names_that_are_free() -> None:
    match = new_lobby()
    lobby.join_computer(match, "greedy", NOW)
    lobby.join_computer(match, "random", NOW)
    assert match.players[1:] == [
        Player("computer-1", computer="greedy"),
        Player("computer-2", computer="random"),
    ]


def test_the_host_arranges_the_table_and_each_player_their_own_seat() -> None:
    match = new_lobby("ben")
    lobby.arrange(match, "ann", "rounds", "2", NOW)
    lobby.arrange(match, "ben", "flag", "whale", NOW)
    lobby.arrange(match, "ann", "turn", str(DAY), NOW)
    assert match.table == {"rounds": "2"}
    assert match.players[1].options == {"flag": "whale"}
    assert match.pace == Pace(DAY)
    assert [(entry.kind, entry.who) for entry in match.entries[2:]] == [
        (Kind.ARRANGE, "ann"),
        (Kind.ARRANGE, "ben"),
        (Kind.ARRANGE, "ann"),
    ]


@pytest.mark.parametrize(
    ("who", "key", "value", "refused"),
    [
        ("ben", "rounds", "2", NotHost),
        ("ben", "turn", str(DAY), NotHost),
        ("eve", "rounds", "2", NotSeated),
        ("ann", "rounds", "9", BadOption),
        ("ann", "rafts", "2", BadOption),
        ("ann", "turn", str(LEAST_TURN - 1), BadOption),
        ("ann", "turn", str(MOST_TURN + 1), BadOption),
        ("ann", "turn", "a day", BadOption),
        ("ann", "turn", "-3600", BadOption),
        ("ben", "flag", "star", BadOption),
    ],
)
def test_what_cannot_be_arranged_changes_nothing(
    who: str, key: str, value: str, refused: type[GameError]
) -> None:
    match = new_lobby("ben")
    lobby.arrange(match, "ann", "flag", "star", NOW)
    entries = len(match.entries)
    with pytest.raises(refused):
        lobby.arrange(match, who, key, value, NOW)
    assert (match.table, match.pace, match.players[1].options) == ({}, Pace(HOUR), {})
    assert len(match.entries) == entries


def test_a_host_who_leaves_hands_the_table_to_the_next_person() -> None:
    match = new_lobby()
    lobby.join_computer(match, "greedy", NOW)
    lobby.join(match, "ben", NOW)
    lobby.leave(match, "ann", NOW)
    assert (match.host, match.status) == ("ben", Status.LOBBY)


def test_a_table_that_the_last_person_leaves_is_closed() -> None:
    match = new_lobby()
    lobby.join_computer(match, "greedy", NOW)
    lobby.leave(match, "ann", NOW)
    assert match.status is Status.VOID
    with pytest.raises(MatchClosed):
        lobby.join(match, "ben", NOW)


def test_who_does_not_sit_cannot_leave() -> None:
    with pytest.raises(NotSeated):
        lobby.leave(new_lobby(), "ben", NOW)


# The start


def test_only_the_host_starts_and_only_with_enough_players() -> None:
    match = new_lobby()
    with pytest.raises(TooFewSeats) as caught:
        lobby.start(match, "ann", NOW)
    assert caught.value.arguments == {"least": 2, "seated": 1}
    lobby.join(match, "ben", NOW)
    with pytest.raises(NotHost):
        lobby.start(match, "ben", NOW)
    assert match.status is Status.LOBBY


def test_the_start_draws_seats_and_asks_whoever_is_first() -> None:
    match = new_lobby("ben", "cleo")
    match.news.clear()
    lobby.start(match, "ann", NOW)
    assert match.status is Status.RUNNING
    assert match.joined == ("ann", "ben", "cleo")
    assert sorted(match.seated) == ["ann", "ben", "cleo"]
    assert [player.id for player in match.players] == list(match.seated)
    assert match.drawn
    assert match.news == [Notice(News.STARTED), Notice(News.ASKED, 0)]
    assert match.since == {0: NOW}
    assert match.revisions == [1, 1, 1]
    assert match.ply == 1


def test_another_secret_draws_other_seats() -> None:
    def drawn(secret: str) -> tuple[str, ...]:
        match = lobby.open_match("m1", "harbours", "ann", secret, NOW)
        for who in ("ben", "cleo", "dora"):
            lobby.join(match, who, NOW)
        lobby.start(match, "ann", NOW)
        return match.seated

    assert len({drawn(f"{n:064x}") for n in range(12)}) > 3
    assert drawn(SECRET) == drawn(SECRET)


def test_the_wished_seats_of_a_rematch_are_kept_if_all_come() -> None:
    match = new_lobby("ben", "cleo")
    match.seated = ("cleo", "ann", "ben")
    lobby.start(match, "ann", NOW)
    assert match.seated == ("cleo", "ann", "ben")
    assert not match.drawn


def test_the_wished_seats_of_a_rematch_are_drawn_if_one_stays_away() -> None:
    match = new_lobby("ben")
    match.seated = ("cleo", "ann", "ben")
    lobby.start(match, "ann", NOW)
    assert match.drawn
    assert sorted(match.seated) == ["ann", "ben"]


@pytest.mark.parametrize(
    "deed",
    [
        lambda match: lobby.join(match, "eve", NOW),
        lambda match: lobby.join_computer(match, "greedy", NOW),
        lambda match: lobby.leave(match, "ann", NOW),
        lambda match: lobby.arrange(match, "ann", "rounds", "2", NOW),
        lambda match: lobby.start(match, "ann", NOW),
    ],
)
def test_a_match_that_runs_is_no_lobby(deed: Callable[[Match], None]) -> None:
    with pytest.raises(MatchClosed):
        deed(running())


@pytest.mark.parametrize(
    "deed",
    [
        lambda match: match.expect(0, 0),
        lambda match: match.add(0, "rest", NOW),
        lambda match: match.commit(0, NOW),
        lambda match: match.take_back(0),
        lambda match: match.resign(0, NOW),
    ],
)
def test_a_lobby_is_not_played(deed: Callable[[Match], None]) -> None:
    with pytest.raises(MatchClosed):
        deed(new_lobby("ben"))


def test_a_match_is_called_off_once() -> None:
    match = running()
    match.add(0, "sail spice_port", NOW)
    match.void("ann", NOW)
    assert (match.status, match.since, match.drafts, match.outcome) == (Status.VOID, {}, {}, None)
    assert match.clock.deadline() is None
    with pytest.raises(MatchClosed):
        match.void("ann", NOW)


# Drafts


def test_steps_gather_in_a_draft_that_changes_nothing_else() -> None:
    match = running()
    entries = len(match.entries)
    assert not match.add(0, "sail spice_port", NOW)
    assert match.drafts == {0: Draft(1, ("sail spice_port",))}
    assert match.position(0).ships[0].harbour == 2
    assert match.state.ships[0].harbour == 0
    assert match.position(1) is match.state
    assert (len(match.entries), match.news) == (entries, [])


def test_a_final_step_carries_the_draft_out() -> None:
    match = running()
    match.add(0, "sail spice_port", NOW)
    assert match.add(0, "rest", NOW + 5)
    assert match.state.ships[0].harbour == 2
    assert match.drafts == {}
    last = match.entries[-1]
    assert (last.kind, last.seat, last.ply, last.at) == (Kind.MOVE, 0, 1, NOW + 5)
    assert [(m.ply, write(m.action)) for m in last.moves] == [(1, "sail spice_port"), (2, "rest")]
    assert match.ply == 3
    assert match.news == [Notice(News.MOVED), Notice(News.ASKED, 1)]


def test_a_step_that_the_draft_forbids_is_refused_with_its_clause() -> None:
    match = running()
    match.add(0, "sail spice_port", NOW)
    with pytest.raises(IllegalAction) as caught:
        match.add(0, "sail silk_quay", NOW)
    assert caught.value.clause is not None
    assert caught.value.clause.number == "2.1"
    assert match.drafts[0].steps == ("sail spice_port",)


def test_who_is_not_asked_adds_nothing() -> None:
    match = running()
    match.state.out[1] = True  # without orders either
    with pytest.raises(NotYourTurn):
        match.add(1, "rest", NOW)
    with pytest.raises(BadNotation):
        match.add(0, "fly away", NOW)


def test_steps_are_taken_back_one_by_one_or_all() -> None:
    match = auction()
    match.drafts[1] = Draft(4, ("show 0 wine_1", "bid 1"))
    assert match.take_back(1)
    assert match.drafts[1].steps == ("show 0 wine_1",)
    match.drafts[1] = Draft(4, ("show 0 wine_1", "bid 1"))
    assert match.take_back(1, all_steps=True)
    assert 1 not in match.drafts
    assert not match.take_back(1)


def test_a_draft_without_a_final_step_is_carried_out_by_confirming() -> None:
    match = running()
    match.add(0, "sail spice_port", NOW)
    match.commit(0, NOW)
    assert match.state.ships[0].harbour == 2
    assert match.drafts == {}
    with pytest.raises(NotYourTurn):
        match.commit(0, NOW)


def test_what_a_seat_may_do_unasked_is_carried_out_at_once() -> None:
    match = auction()
    match.add(1, "bid 0", NOW)
    card = harbours.legal(match.state, 1)[0]
    assert match.add(1, write(card), NOW)
    assert match.drafts == {}
    assert match.state.shown[1]


def test_an_order_is_carried_out_at_once_takes_no_ply_and_is_no_news() -> None:
    match = running()
    match.add(0, "sail spice_port", NOW)
    ply, drafts = match.ply, dict(match.drafts)
    assert match.add(2, "standing 3", NOW)
    assert match.add(0, "prefer spice_port", NOW)
    assert (match.ply, match.news, match.drafts) == (ply, [], drafts)
    assert [entry.kind for entry in match.entries[-2:]] == [Kind.ORDER, Kind.ORDER]
    assert match.entries[-1].ply == -1


# Drafts that no longer fit


class Tide(Harbours):
    """Whoever rests unasked floods the harbours: nobody can sail."""

    key = "tide"

    def may_act(self, s: State) -> tuple[Seat, ...]:
        return tuple(range(len(s.ships))) if not s.reason else ()

    def legal(self, s: State, seat: Seat) -> list[Action]:
        if seat == s.active:
            return [a for a in super().legal(s, seat) if not (s.wind and a.verb == "sail")]
        return [Rest()] if seat in self.may_act(s) else []

    def warns(self, s: State, seat: Seat, action: Action) -> Warn | None:
        return super().warns(s, seat, action) if seat == s.active else None

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        if seat == s.active:
            super().apply(s, seat, action, rng, emit)
        else:
            s.wind = (1, 1)


def test_a_draft_that_no_longer_fits_is_dropped_and_told() -> None:
    registry.welcome(Tide())
    match = running(key="tide")
    match.add(0, "sail spice_port", NOW)
    revision = match.revisions[0]
    match.add(1, "rest", NOW)
    assert match.drafts == {}
    assert Notice(News.DROPPED, 0) in match.news
    assert match.revisions[0] > revision


def test_a_draft_that_still_fits_is_kept() -> None:
    match = auction()
    match.drafts[1] = Draft(match.ply, ("show 0 " + _card(match, 1),))
    match.add(0, "bid 0", NOW)
    assert 1 in match.drafts
    assert News.DROPPED not in {notice.news for notice in match.news}


def _card(match: Match, seat: Seat) -> str:
    shows = [a for a in harbours.legal(match.state, seat) if a.verb == "show"]
    return write(shows[0]).split()[-1]


# Revisions


def test_a_seat_s_own_steps_make_its_old_buttons_old() -> None:
    match = running()
    match.expect(0, 1)
    match.add(0, "sail spice_port", NOW)
    with pytest.raises(StaleDecision):
        match.expect(0, 1)
    match.expect(0, 2)
    match.take_back(0)
    match.expect(0, 3)
    match.add(0, "prefer spice_port", NOW)
    match.expect(0, 4)


def test_what_changes_nothing_for_a_seat_leaves_its_buttons_alone() -> None:
    match = auction()
    before = list(match.revisions)
    match.add(0, "bid 2", NOW)
    assert match.revisions == [before[0] + 1, *before[1:]]


def test_another_seat_s_order_leaves_my_buttons_and_draft_alone() -> None:
    match = running()
    match.add(0, "sail spice_port", NOW)
    before, draft = list(match.revisions), match.drafts[0]
    match.add(1, "standing 3", NOW)
    match.add(2, "prefer wine_cove", NOW)
    assert match.revisions == [before[0], before[1] + 1, before[2] + 1]
    assert match.drafts == {0: draft}


def test_a_turn_makes_the_buttons_old_of_those_whose_choices_it_changed() -> None:
    match = running()
    before = list(match.revisions)
    match.add(0, "rest", NOW)
    assert match.revisions == [before[0] + 1, before[1] + 1, before[2]]


def test_what_my_own_order_decided_makes_my_buttons_old() -> None:
    match = running(2)
    match.add(1, "standing 3", NOW)
    match.add(0, "rest", NOW)
    before = match.revisions[1]
    match.add(1, "rest", NOW)  # opens the auction, which the order answers
    assert match.revisions[1] > before


class Tireless(Harbours):
    """Who rests is asked again, for the same."""

    key = "tireless"

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        if isinstance(action, Rest):
            emit(TurnEnded(seat))
        else:
            super().apply(s, seat, action, rng, emit)


def test_a_turn_that_the_clock_took_makes_its_buttons_old_though_the_choices_are_the_same() -> None:
    registry.welcome(Tireless())
    match = running(key="tireless", strict=True)
    before = list(match.revisions)
    assert match.ring(NOW + HOUR)
    assert match.revisions == [before[0] + 1, *before[1:]]
    assert match.since == {0: NOW + HOUR}
    assert asked(match) == [0]


# Clocks


def test_a_turn_has_its_time_and_a_window_a_share_of_it() -> None:
    match = running()
    assert match.clock.deadline() == NOW + HOUR
    match = auction()
    assert match.clock.deadline() == NOW + HOUR // 4
    match.add(1, "bid 0", NOW + 60)
    assert match.clock.deadline() == NOW + HOUR // 4


def test_a_lobby_has_no_deadline() -> None:
    assert new_lobby("ben").clock.deadline() is None


def test_friendly_time_passes_and_plays_nothing() -> None:
    match = running()
    assert match.ring(NOW + 10 * HOUR)
    assert match.to_act() == (0,)
    assert [e.kind for e in match.entries[4:]] == [Kind.LATE]
    assert match.news == [Notice(News.LATE, 0)]


def test_nothing_expires_before_its_time() -> None:
    match = running(strict=True)
    match.ring(NOW + HOUR - 1)
    assert match.to_act() == (0,)
    assert match.ring(NOW + HOUR)
    assert match.to_act() == (1,)
    assert match.since == {1: NOW + HOUR}


def test_a_window_closes_in_a_friendly_match_too_for_all_still_asked() -> None:
    match = auction()
    match.add(1, "bid 3", NOW)
    match.ring(NOW + HOUR // 4 - 1)
    assert len(match.to_act()) == 2
    assert match.ring(NOW + HOUR // 4)
    last = match.entries[-1]
    assert (last.kind, last.seat) == (Kind.EXPIRE, None)
    assert [(m.seat, write(m.action)) for m in last.moves] == [(0, "bid 0"), (2, "bid 0")]
    assert match.state.lot is None
    assert asked(match) == [0]


def test_a_draft_that_the_clock_overtakes_is_dropped_and_told() -> None:
    match = running(strict=True)
    match.add(0, "sail spice_port", NOW)
    match.ring(NOW + HOUR)
    assert match.drafts == {}
    assert match.state.ships[0].harbour == 0
    assert Notice(News.DROPPED, 0) in match.news


def test_a_seat_falls_back_until_it_is_not_asked() -> None:
    match = running()
    match.add(0, "sail spice_port", NOW)
    match.fall_back(0, NOW + 9)
    assert match.to_act() == (1,)
    assert match.drafts == {}
    last = match.entries[-1]
    assert (last.kind, last.seat, [write(m.action) for m in last.moves]) == (
        Kind.EXPIRE,
        0,
        ["rest"],
    )
    assert match.state.ships[0].harbour == 0


def test_a_match_ends_with_its_news_and_waits_for_nobody() -> None:
    match = running(2)
    while match.status is Status.RUNNING:
        match.fall_back(match.to_act()[0], NOW)
    assert match.outcome is not None
    assert match.outcome.reason == "voyages"
    assert (match.since, match.drafts, match.clock.deadline()) == ({}, {}, None)
    assert match.news[-1] == Notice(News.OVER)
    assert match.to_act() == ()


# Computers


def table(seats: int, kind: str = "random") -> Match:
    match = new_lobby("ben")
    for _ in range(seats - 2):
        lobby.join_computer(match, kind, NOW)
    lobby.start(match, "ann", NOW)
    match.news.clear()
    return match


def owed(match: Match) -> set[Seat]:
    """Return the seats for which a computer is told to move, and take the news."""
    seats = {s for s in asked(match) if s is not None and match.players[s].played_by}
    match.news.clear()
    return seats


def test_a_computer_that_is_waited_for_is_always_told_to_go_on() -> None:
    match = table(4)
    due = owed(match) | set(match.computers_owed())
    for _ in range(400):
        if match.status is not Status.RUNNING:
            break
        assert set(match.computers_owed()) <= due, "a computer waits for ever"
        seat = match.to_act()[0]
        if seat in match.computers_owed():
            match.computer_turn(seat, 0, NOW)
            due.discard(seat)
        else:
            match.fall_back(seat, NOW)
        due |= owed(match)
    assert match.status is Status.OVER


def test_a_computer_chooses_the_same_in_the_same_position() -> None:
    def played() -> list[str]:
        match = table(3)
        match.fall_back(match.to_act()[0], NOW)
        seat = next(s for s, player in enumerate(match.players) if player.computer)
        while seat not in match.to_act():
            match.fall_back(match.to_act()[0], NOW)
        match.computer_turn(seat, 0, NOW)
        return [write(move.action) for move in match.entries[-1].moves]

    assert played() == played()


def test_a_computer_s_turn_begins_without_what_was_drafted_for_it() -> None:
    match = running()
    match.players[0].stand_in = "greedy"
    match.add(0, "sail spice_port", NOW)
    match.computer_turn(0, 0, NOW)
    assert match.drafts == {}
    assert match.entries[-1].seat == 0


# Resigning


def test_with_two_seats_a_resignation_ends_the_match() -> None:
    match = running(2)
    match.resign(1, NOW)
    assert match.status is Status.OVER
    assert match.outcome is not None
    assert (match.outcome.ranks, match.outcome.reason) == ((1, 2), "resigned")
    assert match.news == [Notice(News.OVER)]
    assert match.entries[-1].kind is Kind.RESIGN


def test_with_three_seats_a_resignation_goes_by_the_game_and_ranks_last() -> None:
    match = running(3)
    match.add(0, "sail spice_port", NOW)
    match.resign(0, NOW)
    assert match.status is Status.RUNNING
    assert match.state.out == [True, False, False]
    assert match.to_act() == (1,)
    assert match.drafts == {}
    with pytest.raises(NotSeated):
        match.seat_of(match.seated[0])
    assert match.news[0] == Notice(News.LEFT, 0)
    while match.status is Status.RUNNING:
        match.fall_back(match.to_act()[0], NOW)
    assert match.outcome is not None
    assert match.outcome.ranks[0] == 3


class Crewed(Harbours):
    """A computer plays on for who has left."""

    key = "crewed"

    def leave(self, s: State, seat: Seat, emit: Emit) -> None:
        return


def test_a_computer_plays_on_for_who_resigned_on_their_turn() -> None:
    registry.welcome(Crewed())
    match = running(3, key="crewed")
    match.resign(0, NOW)
    assert match.players[0].played_by == "normal"
    assert match.computers_owed() == (0,)
    assert asked(match) == [0]
    match.computer_turn(0, 0, NOW)
    assert match.entries[-1].seat == 0


def test_who_wins_after_resigning_is_ranked_last_all_the_same() -> None:
    registry.welcome(Crewed())
    match = running(3, key="crewed")
    match.state.ships[0].coins = 99
    match.resign(0, NOW)
    while match.status is Status.RUNNING:
        match.fall_back(match.to_act()[0], NOW)
    assert match.outcome is not None
    assert match.outcome.ranks[0] == 3
    assert min(match.outcome.ranks) == 1
