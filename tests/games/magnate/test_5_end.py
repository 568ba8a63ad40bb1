"""Chapter 5: the end of a turn, of the pile, and of a player's time."""

import pytest

from engine.apply_move import step, tells, witness
from engine.errors import ChanceNeeded
from engine.game import TurnEnded, Warn
from engine.games.magnate import game
from engine.games.magnate.data import CARD
from engine.games.magnate.state_actions_and_events import (
    Drew,
    Ended,
    HandShown,
    LastTurns,
    Reshuffled,
)
from engine.notation import read, write
from engine.rng import NoChance, Rng
from engine.visibility import HIDDEN
from tests.games.magnate.positions import cards, do, end, new, of, position, stock, texts


def test_5_1_the_end_draws_a_card_and_rolls():
    s = position(hand="author mill", pile="pact darkness", played=True)
    done = end(s, 4, 3, draw="pact")
    assert done.state.hands[0] == cards("author mill pact")
    assert done.state.pile == cards("darkness")
    assert done.events[:2] == (TurnEnded(0), Drew(0, CARD["pact"]))
    assert done.state.dice == [4, 3, 0]


def test_5_1_what_is_drawn_only_its_owner_learns():
    drew = Drew(0, CARD["pact"])
    assert [tells(drew, viewer) for viewer in (0, 1, None)] == [True, False, False]
    assert witness(drew, 1) == Drew(0, HIDDEN)


def test_5_1_there_is_no_way_back_and_no_preview():
    s = position(played=True)
    assert game.warns(s, 0, read(game, "end")) is Warn.CHANCE
    with pytest.raises(ChanceNeeded):
        step(game, s, 0, read(game, "end"), NoChance())


def test_5_1_nothing_else_in_a_turn_is_final():
    s = position(hand="sailor", tokens=("waves 4 leaves 4", ""))
    for text in texts(s):
        assert do(s, text).warn is None, text


def test_5_2_the_discards_are_the_new_pile_the_moment_the_last_card_is_drawn():  # [E1] [C2]
    s = position(pile="pact", played=True)
    discards = sorted(s.discards)
    done = end(s, 4, 3)
    assert sorted(done.state.pile) == done.state.recycled == discards
    assert (done.state.discards, done.state.last) == ([], -1)
    assert of(done.events, Reshuffled) == [Reshuffled(tuple(discards))]
    assert game.view(done.state, None).recycled == discards


def test_5_2_as_long_as_a_card_is_left_nothing_is_shuffled():
    done = end(position(pile="pact author", played=True), 4, 3)
    assert done.state.recycled == []
    assert not of(done.events, Reshuffled)


SECOND = {"pile": "pact", "recycled": "pact", "played": True}


def test_5_3_the_second_exhaustion_leaves_the_other_seat_and_this_one_a_last_turn():  # [E2]
    done = end(position(**SECOND), 4, 3)
    assert done.state.last == 2
    assert of(done.events, LastTurns) == [LastTurns(1)]
    assert game.to_act(done.state) == (1,)


def test_5_3_without_discards_the_first_exhaustion_is_the_second():  # [E1]
    columns = {
        "watchman": "soldier betrayal battle author",
        "harvest": "forest chance_meeting",
        "excuse": "ace_of_moons mountain diplomat ace_of_suns discovery origin sailor mill savage",
        "borderland": "ace_of_waves darkness cave lunatic journey",
        "light_keeper": "castle painter",
    }
    other = {"harvest": "penitent", "watchman": "ace_of_knots"}
    s = position(
        hand="merchant market", other="ace_of_wyrms desert ace_of_leaves", pile="pact",
        columns=(columns, other), played=True,
    )  # fmt: skip
    assert s.discards == []
    done = end(s, 4, 3)
    assert (done.state.last, done.state.pile, done.state.recycled) == (2, [], [])
    assert of(done.events, LastTurns) == [LastTurns(1)]


def test_5_4_the_last_turns_roll_and_pay_and_play_a_card_but_draw_nothing():  # [E2a]
    s = end(position(**SECOND, crowns="moons suns waves"), 10, 3).state
    assert stock(s, 1) == {"leaves": 1, "wyrms": 1, "knots": 1}
    s = do(s, texts(s, "sell")[0]).state
    done = end(s, 10, 3)
    assert not of(done.events, Drew)
    assert (len(done.state.hands[1]), done.state.last) == (2, 1)
    assert texts(done.state, "sell")
    assert game.warns(s, 1, read(game, "end")) is Warn.CHANCE


def test_5_4_the_last_end_neither_draws_nor_rolls_but_shows_the_hands():  # [E2a]
    s = position(hand="author mill", other="pact darkness", last=1, pile="", played=True)
    assert game.warns(s, 0, read(game, "end")) is Warn.SECRET
    done = step(game, s, 0, read(game, "end"), NoChance())
    game.check(done.state)
    assert game.to_act(done.state) == ()
    assert of(done.events, HandShown) == [
        HandShown(0, tuple(cards("author mill"))),
        HandShown(1, tuple(cards("pact darkness"))),
    ]
    assert of(done.events, Ended)


def test_5_4_discards_of_the_last_turns_are_not_shuffled_again():
    s = end(position(**SECOND), 2, 3).state
    s = do(s, texts(s, "sell")[0]).state
    assert end(s, 2, 3).state.pile == []


def _expired(s):
    """Return what the fallback does until the seat is not asked any more."""
    seat, done, rng = s.active, [], Rng("clock")
    while game.to_act(s) == (seat,):
        action = game.fallback(s, seat)
        done.append(write(action))
        s = step(game, s, seat, action, rng).state
        rng = Rng("clock")
    return done


def test_5_5_the_clock_sells_the_lowest_card_and_ends():  # [G1]
    s = position(hand="mill ace_of_moons ace_of_suns", tokens=("moons 9 suns 9", ""))
    assert _expired(s) == ["sell ace_of_moons", "end"]


def test_5_5_the_clock_sells_nothing_after_a_card():
    assert _expired(position(played=True)) == ["end"]


def test_5_5_the_clock_collects_the_usual_suit():
    s = end(
        position(
            columns=({}, {"watchman": "soldier", "harvest": "forest"}),
            deeds=({}, {"watchman": "", "harvest": ""}),
            tokens=("", "wyrms 1"),
            wishes=({}, {"harvest": "leaves"}),
            other="author mill pact",
            played=True,
        ),
        5,
        2,
    ).state
    assert _expired(s)[:3] == ["collect watchman knots", "collect harvest leaves", "sell author"]


def test_5_5_the_clock_pays_what_is_owed():
    s = position(hand="sailor", tokens=("waves 4 leaves 4", ""))
    assert _expired(do(s, "build sailor excuse").state) == ["pay 1 3 0", "end"]


@pytest.mark.parametrize("courts", [False, True])
def test_5_3_turns_are_the_draws_and_the_sales_and_two(courts):  # [E3]
    draws = 28 if courts else 24
    for seed in range(5):
        s, rng, sales = new(str(seed), courts).state, Rng(f"{seed}"), 0
        while game.to_act(s):
            action = rng.choice(game.legal(s, s.active))
            sales += action.verb == "sell" and s.turn <= draws
            s = step(game, s, s.active, action, Rng(str(rng.random()))).state
        assert s.turn == draws + sales + 2
