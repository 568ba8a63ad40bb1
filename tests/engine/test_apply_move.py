"""The one door: steps, previews, submissions, orders, replays."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.apply_move import (
    Move,
    begin,
    playout,
    preview,
    replay,
    sees,
    settle,
    step,
    submit,
    tells,
    witness,
)
from engine.codec import clone, pack
from engine.errors import EngineBug, FinalInside, IllegalAction, NotYourTurn
from engine.game import Action, Emit, Event, Seat, TurnEnded, Warn, options
from engine.notation import write
from engine.rng import NoChance, Rng
from engine.visibility import ACTOR, HIDDEN
from tests.harbours import game
from tests.harbours.data import CARDS
from tests.harbours.rules import Harbours
from tests.harbours.state import (
    NONE,
    Bid,
    BidsOpened,
    Drawn,
    Load,
    LotOpened,
    Peeked,
    Prefer,
    Rest,
    Roll,
    Sail,
    Sailed,
    Show,
    Shown,
    Spy,
    Standing,
    State,
    Stormed,
    Withdraw,
)
from tests.scripted import Scripted


def chance(ply: int) -> Rng:
    return Rng(f"play:{ply}")


def start(seats: int = 3) -> State:
    return begin(game, seats, options(game.meta, {}, [{}] * seats), Rng("play:0")).state


def auction(seats: int = 3) -> State:
    """Return a state in which every seat is asked for a bid."""
    s = start(seats)
    for seat in range(seats):
        s = step(game, s, seat, Rest(), NoChance()).state
    assert s.lot is not None
    return s


def plies(moves: tuple[Move, ...]) -> list[tuple[int | None, int, str]]:
    return [(move.ply, move.seat, write(move.action)) for move in moves]


def test_a_step_gives_a_new_state_and_leaves_the_old() -> None:
    s = start()
    before = pack(s)
    done = step(game, s, 0, Sail(2), NoChance())
    assert done.state.ships[0].harbour == 2
    assert done.events == (Sailed(0, 2),)
    assert pack(s) == before


def test_a_step_that_can_be_taken_back_is_not_final() -> None:
    assert not step(game, start(), 0, Sail(2), NoChance()).final


@pytest.mark.parametrize(
    ("action", "warn"),
    [(Roll(), Warn.CHANCE), (Spy(), Warn.SECRET), (Rest(), Warn.PASS)],
)
def test_a_step_says_why_it_is_final(action: Action, warn: Warn) -> None:
    done = step(game, start(), 0, action, Rng("x"))
    assert done.warn is warn
    assert done.final


def test_chance_weighs_more_than_a_secret_and_a_secret_more_than_the_turn() -> None:
    s = start(2)
    s = step(game, s, 0, Rest(), NoChance()).state
    assert step(game, s, 1, Roll(), Scripted(0, 1)).warn is Warn.CHANCE  # opens a lot as well
    assert step(game, s, 1, Rest(), NoChance()).warn is Warn.SECRET  # ends the turn as well


def test_who_is_not_asked_is_told_so() -> None:
    s = start()
    s.out[1] = True  # without orders either
    with pytest.raises(NotYourTurn):
        step(game, s, 1, Rest(), NoChance())


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    s = step(game, start(), 0, Sail(2), NoChance()).state
    with pytest.raises(IllegalAction) as caught:
        step(game, s, 0, Sail(3), NoChance())
    assert caught.value.clause is not None
    assert caught.value.clause.number == "2.1"
    assert caught.value.arguments == {"verb": "sail"}


def test_nothing_is_legal_after_the_end() -> None:
    s = start()
    s.reason = "voyages"
    with pytest.raises(IllegalAction) as caught:
        step(game, s, 0, Rest(), NoChance())
    assert caught.value.clause is not None
    assert caught.value.clause.number == "5.1"


class Boasts(Harbours):
    """Its warnings are wrong."""

    def warns(self, s: State, seat: Seat, action: Action) -> Warn | None:
        return None


def test_a_game_whose_warnings_are_wrong_is_a_bug() -> None:
    with pytest.raises(EngineBug, match="warned of"):
        step(Boasts(), start(), 0, Rest(), NoChance())


def test_a_preview_plays_a_draft() -> None:
    assert preview(game, start(), 0, [Sail(2)]).ships[0].harbour == 2


@pytest.mark.parametrize("action", [Roll(), Spy(), Rest()])
def test_a_preview_never_runs_a_final_step(action: Action) -> None:
    with pytest.raises(FinalInside):
        preview(game, start(), 0, [action])


def test_a_preview_refuses_what_is_illegal() -> None:
    with pytest.raises(IllegalAction):
        preview(game, start(), 0, [Sail(1), Sail(2)])


def test_a_submission_numbers_its_actions() -> None:
    s, moves = submit(game, start(), 0, [Sail(2), Rest()], 5, chance)
    assert plies(moves) == [(5, 0, "sail spice_port"), (6, 0, "rest")]
    assert game.to_act(s) == (1,)


def test_a_submission_uses_the_chance_of_its_plies() -> None:
    one, _ = submit(game, start(), 0, [Sail(2), Roll()], 5, chance)
    two = step(game, preview(game, start(), 0, [Sail(2)]), 0, Roll(), chance(6)).state
    assert one == two


def test_what_follows_a_final_step_is_refused_before_any_chance() -> None:
    def never(ply: int) -> Rng:
        raise AssertionError("chance was asked")

    for actions in ([Roll(), Rest()], [Spy(), Rest()], [Rest(), Rest()]):
        with pytest.raises(FinalInside):
            submit(game, start(), 0, actions, 1, never)


def test_a_submission_with_an_illegal_action_is_refused_whole() -> None:
    s = start()
    before = pack(s)
    with pytest.raises(IllegalAction):
        submit(game, s, 0, [Sail(2), Sail(3), Rest()], 1, chance)
    assert pack(s) == before


def test_an_order_takes_no_ply_and_no_turn() -> None:
    s, moves = submit(game, start(), 2, [Standing(4)], 9, chance)
    assert plies(moves) == [(None, 2, "standing 4")]
    assert s.standing == [NONE, NONE, 4]
    assert game.to_act(s) == (0,)


def test_an_order_answers_when_its_seat_is_asked_and_takes_a_ply_then() -> None:
    s = start()
    for seat, coins in ((1, 3), (2, 0)):
        s = step(game, s, seat, Standing(coins), NoChance()).state
    for seat in range(2):
        s = step(game, s, seat, Rest(), NoChance()).state
    s, moves = submit(game, s, 2, [Rest()], 10, chance)
    assert plies(moves) == [(10, 2, "rest"), (11, 1, "bid 3"), (12, 2, "bid 0")]
    assert game.to_act(s) == (0,)


def test_an_order_that_is_no_longer_legal_decides_nothing() -> None:
    s = auction()
    s.standing[1] = 9
    assert s.ships[1].coins < 9
    assert settle(game, s, 1, chance, []) == (s, 1)


def test_an_order_of_a_seat_that_is_asked_answers_at_once() -> None:
    s, moves = submit(game, auction(), 1, [Standing(2)], 4, chance)
    assert plies(moves) == [(None, 1, "standing 2"), (4, 1, "bid 2")]
    assert s.answered == [False, True, False]


def test_orders_of_all_end_an_auction_that_nobody_was_asked_about() -> None:
    s = start(2)
    for seat in range(2):
        s = step(game, s, seat, Standing(seat + 1), NoChance()).state
    s = step(game, s, 0, Rest(), NoChance()).state
    s, moves = submit(game, s, 1, [Rest()], 1, chance)
    assert [move.seat for move in moves] == [1, 0, 1]
    assert s.round == 2
    assert len(s.ships[1].docks) == 1


class Restless(Harbours):
    """Its orders never come to rest."""

    def ordered(self, s: State, seat: Seat) -> Action | None:
        return Sail((s.ships[seat].harbour + 1) % 4)

    def legal(self, s: State, seat: Seat) -> list[Action]:
        return [Sail(harbour) for harbour in range(4)]


def test_orders_that_never_rest_are_a_bug() -> None:
    with pytest.raises(EngineBug, match="never come to rest"):
        settle(Restless(), start(), 1, chance, [])


class Loud(Harbours):
    """Tells everybody of an order."""

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        super().apply(s, seat, action, rng, emit)
        if isinstance(action, Prefer):
            emit(Sailed(seat, action.harbour))


class Gambles(Harbours):
    """Rolls for an order."""

    def apply(self, s: State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        super().apply(s, seat, action, rng, emit)
        rng.roll(6)


@pytest.mark.parametrize("broken", [Loud, Gambles])
def test_an_order_that_shows_or_uses_chance_is_a_bug(broken: type[Harbours]) -> None:
    with pytest.raises(EngineBug):
        step(broken(), start(), 1, Prefer(2), Rng("x"))


def test_an_order_that_is_not_there_is_refused() -> None:
    with pytest.raises(IllegalAction):
        step(game, start(), 1, Withdraw(), NoChance())


def test_who_may_act_unasked_acts_beside_those_who_are_asked() -> None:
    s = step(game, auction(), 1, Bid(0), NoChance()).state
    assert game.to_act(s) == (0, 2)
    assert 1 in game.may_act(s)
    done = step(game, s, 1, Show(0, s.ships[1].hand[0]), NoChance())
    assert not done.final
    assert game.to_act(done.state) == (0, 2)
    assert 1 not in game.may_act(done.state)


def test_a_shown_card_is_known_to_the_two_alone() -> None:
    s = auction()
    card = s.ships[1].hand[0]
    done = step(game, s, 1, Show(0, card), NoChance())
    (shown,) = done.events
    assert witness(shown, 0) == witness(shown, 1) == Shown(1, 0, card)
    assert witness(shown, 2) == witness(shown, None) == Shown(1, 0, HIDDEN)
    assert [viewer for viewer in (None, 0, 1, 2) if tells(shown, viewer)] == [0]
    action = Show(0, card)
    assert [viewer for viewer in (None, 0, 1, 2) if sees(action, 1, viewer)] == [0, 1]
    assert game.view(done.state, 0).known[0] == {card: 1}


def test_a_bid_is_seen_by_its_seat_until_all_are_opened() -> None:
    s = step(game, auction(2), 0, Bid(3), NoChance()).state
    assert game.view(s, 1).bids == [HIDDEN, NONE]
    assert game.view(s, 0).bids == [3, HIDDEN]
    done = step(game, s, 1, Bid(1), NoChance())
    opened = next(event for event in done.events if isinstance(event, BidsOpened))
    assert witness(opened, None) == opened
    assert opened.winner == 0


def test_an_event_may_be_witnessed_by_its_seat_only_in_part() -> None:
    (peeked,) = step(game, start(), 0, Spy(), NoChance()).events
    assert isinstance(peeked, Peeked)
    assert witness(peeked, 0) == peeked
    assert witness(peeked, 1) == Peeked(0, HIDDEN)


class Mute(Event):
    """Nobody may know of it."""

    seen_by = staticmethod(lambda event, seat, viewer: False)


def test_an_event_may_be_witnessed_by_nobody() -> None:
    assert witness(Mute(), 0) is None
    assert witness(Mute(), None) is None


class Tide(Event):
    """Only who brought it about may know of it, and nobody did."""

    seen_by = ACTOR


def test_an_event_of_no_seat_is_no_seat_s() -> None:
    assert [witness(Tide(), viewer) for viewer in (None, 0, 1, 2)] == [None] * 4


def test_a_storm_runs_to_the_secret_preference() -> None:
    s = step(game, start(), 1, Prefer(3), NoChance()).state
    done = step(game, s, 0, Roll(), Scripted(3, 3))
    assert Stormed(1, 3) in done.events
    assert done.state.ships[2].harbour == 2


def test_a_replay_gives_every_state_again() -> None:
    s, ply, rng = start(), 1, Rng("players")
    log: list[tuple[int | None, Seat, str]] = []
    states = []
    while game.to_act(s):
        seat = game.to_act(s)[0]
        action = rng.choice([*game.legal(s, seat), *game.orders(s, seat)])
        s, moves = submit(game, s, seat, [action], ply, chance)
        ply += sum(move.ply is not None for move in moves)
        log += plies(moves)
        states.append((len(log), pack(s)))
    assert any(line[0] is None for line in log)
    again = [pack(state) for state, _ in replay(game, start(), log, chance)]
    assert len(again) == len(log)
    assert all(again[n - 1] == state for n, state in states)


def test_a_replay_refuses_a_line_that_does_not_fit() -> None:
    with pytest.raises(IllegalAction):
        list(replay(game, start(), [(1, 0, "bid 3")], chance))


def test_a_playout_changes_the_state_to_its_end() -> None:
    s = start()
    assert playout(game, s, Rng("out")) > 0
    assert game.result(s) is not None


def test_a_playout_without_end_is_a_bug() -> None:
    with pytest.raises(EngineBug, match="no end"):
        playout(game, start(), Rng("out"), limit=3)


def test_set_up_is_decided_by_its_chance_and_options() -> None:
    chosen = options(game.meta, {"rounds": "2"}, [{"flag": "whale"}, {}])
    one, two = (begin(game, 2, chosen, Rng("a")).state for _ in range(2))
    assert one == two
    assert one != begin(game, 2, chosen, Rng("b")).state
    assert one.limit == 2
    assert one.flags[0] == 3
    assert one.flags[1] != 3


def _lot(s: State) -> None:
    s.ships[0].docks = [0, 1, 2, 3]


def _last_round(s: State) -> None:
    s.round = s.limit


@pytest.mark.parametrize(
    ("change", "bids", "reason", "ranks"),
    [
        (_lot, (5, 0), "fleet", (1, 2)),
        (_last_round, (0, 0), "voyages", (1, 1)),
        (_last_round, (2, 2), "voyages", (1, 1)),
    ],
)
def test_a_match_ends_with_shared_places_where_seats_are_equal(
    change: Callable[[State], None], bids: tuple[int, ...], reason: str, ranks: tuple[int, ...]
) -> None:
    s: Any = clone(auction(2))
    change(s)
    for seat, coins in enumerate(bids):
        s = step(game, s, seat, Bid(coins), NoChance()).state
    result = game.result(s)
    assert result is not None
    assert (result.reason, result.ranks) == (reason, ranks)
    assert result.winners == tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def test_who_draws_a_card_that_another_has_seen_is_known_to_that_seat() -> None:
    s = step(game, start(), 0, Spy(), NoChance()).state
    top = s.deck[-1]
    s = step(game, s, 0, Rest(), NoChance()).state
    done = step(game, s, 1, Load(s.ships[1].hand[0]), NoChance())
    assert Drawn(1, top) in done.events
    assert done.state.known[0] == {top: 1}
    assert game.guess(game.view(done.state, 0), 0, Rng("g")).ships[1].hand.count(top) == 1


def test_leaving_ends_the_turn_and_opens_what_waited_for_the_seat_alone() -> None:
    s, events = start(), list[Event]()
    game.leave(s, 0, events.append)
    assert TurnEnded(0) in events
    assert game.to_act(s) == (1,)
    s, events = auction(), []
    for seat in (0, 1):
        s = step(game, s, seat, Bid(seat + 1), NoChance()).state
    game.leave(s, 2, events.append)
    assert any(isinstance(event, BidsOpened) for event in events)
    game.check(s)


def test_the_last_turn_of_a_round_opens_a_lot_and_a_window() -> None:
    s = step(game, start(2), 0, Rest(), NoChance()).state
    assert game.window(s) is None
    done = step(game, s, 1, Rest(), NoChance())
    assert any(isinstance(event, LotOpened) for event in done.events)
    window = game.window(done.state)
    assert window is not None
    assert 0 < window < 1
    assert len(CARDS) == 24
