"""Whole matches with many orders: conservation, secrecy, guesses, ends."""

import itertools

import pytest

from engine.apply_move import settle, step
from engine.codec import clone
from engine.errors import Clause
from engine.game import Action, unheard
from engine.games.seven_sages import game
from engine.games.seven_sages.actions import Cast, HandOn, LeaveFor, Pick, Play, Put, Show, Target
from engine.games.seven_sages.data import COPIES, SUIT_OF, SUITS, kind, value_word
from engine.games.seven_sages.position_builder import cards
from engine.games.seven_sages.state import OVER
from engine.notation import read, write
from engine.rng import Rng
from engine.visibility import HIDDEN
from tests.games.seven_sages.positions import do, new, position


def talkative(seats: int, seed: str):
    """Yield the positions of a random match with as many orders as moves, shows among them."""
    s, rng, ply = new(seats, seed).state, Rng(f"talk {seed}"), 1
    while game.to_act(s):
        seat = rng.index(seats)
        filing = list(game.orders(s, seat))
        keen = [a for a in (*game.legal(s, seat), *filing) if type(a) in (Show, Put, LeaveFor)]
        if filing and rng.index(3):
            action: Action = rng.choice(keen if keen and rng.index(2) else filing)
        else:
            seat = rng.choice(game.to_act(s))
            action = rng.choice(game.legal(s, seat))
        yield s, seat, action
        s = step(game, s, seat, action, Rng(f"{seed}:{ply}")).state
        moves = []
        s, ply = settle(game, s, ply + 1, lambda n: Rng(f"{seed}:{n}"), moves)
    yield s, 0, None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_position_of_a_talkative_match_is_sound_and_can_be_guessed(seats):
    seen = set()
    for number, (s, seat, action) in enumerate(talkative(seats, f"t{seats}")):
        game.check(s)
        seen.add(type(action).__name__)
        if number % 9 == 0:
            v = game.view(s, seat)
            g = game.guess(v, seat, Rng("guess"))
            game.check(g)
            assert game.view(g, seat) == v
            assert list(game.legal(v, seat)) == list(game.legal(s, seat))
            assert list(game.orders(v, seat)) == list(game.orders(s, seat))
    assert s.phase == OVER
    assert {"Pick", "Put", "Show", "LeaveFor", "Standing", "Prefer"} <= seen


def test_what_nobody_hears_of_happens_all_the_same():
    for number, (s, seat, action) in enumerate(talkative(4, "unheard")):
        if action is not None and number % 5 == 0:
            after = clone(s)
            game.apply(after, seat, action, Rng("step"), unheard)
            assert after == step(game, s, seat, action, Rng("step")).state


def test_h1_a_guess_leaves_cards_where_the_seat_has_seen_them():
    s = position(phase="negotiate", hands=("witch 1 seer 4 owl 5", "seer 5"))
    s = do(s, "0 pick seer 4", "0 pick owl 5", "0 show 2")
    for seed in range(5):
        g = game.guess(game.view(s, 2), 2, Rng(f"{seed}"))
        assert set(cards("seer 4 owl 5")) <= set(g.hands[0])
    other = {tuple(game.guess(game.view(s, 1), 1, Rng(f"{n}")).hands[0]) for n in range(9)}
    assert len(other) > 3


def test_how_many_cards_are_chosen_to_hand_on_is_no_secret_and_which_is():
    s = do(position(hands=("witch 1 seer 4",), active=0), "0 pass for_good", "0 hand_on witch 1")
    v = game.view(s, 2)
    assert v.gift[0] == [HIDDEN]
    g = game.guess(v, 2, Rng("gift"))
    game.check(g)
    assert len(g.gift[0]) == 1


def test_a_guess_is_a_state_without_anything_hidden():
    s = new(5).state
    g = game.guess(game.view(s, 1), 1, Rng("1"))
    assert HIDDEN not in [cell for row in (*g.hands, g.deck, g.bag) for cell in row]


WORDS = [(SUIT_OF[card], value_word(card)) for card in range(len(SUIT_OF))]
EVERYTHING = [
    *itertools.starmap(Play, WORDS),
    *itertools.starmap(HandOn, WORDS),
    *itertools.starmap(Pick, WORDS),
    *itertools.starmap(Cast, itertools.product(range(7), range(13))),
    *(Target(seat, *words) for seat in range(6) for words in WORDS),
    *(Show(seat) for seat in range(-1, 6)),
]


@pytest.mark.parametrize("phase", ["roles", "negotiate", "exchange", "combat"])
def test_why_not_has_a_reason_exactly_for_what_is_neither_legal_nor_an_order(phase):
    s = position(phase=phase, hands=("witch 1 seer 4 owl 5",) * 1, spells=("mutantus",), active=0)
    for action in EVERYTHING:
        open_to = action in game.legal(s, 0) or action in game.orders(s, 0)
        reason = game.why_not(s, 0, action)
        assert (reason is None) is open_to, write(action)
        assert open_to or isinstance(reason, Clause)


def test_every_kind_of_card_has_two_words_and_back():
    for card, words in enumerate(WORDS):
        assert kind(*words) == card
    assert kind(SUITS.index("owl"), 0) == -1
    assert len(COPIES) == 52


def test_menus_never_pass_25_values_with_the_longest_hands():
    hand = " ".join(f"{r} {n}" for r in ("witch", "seer", "healer") for n in range(1, 8))
    s = position(phase="negotiate", hands=(hand + " owl 3 owl 4 owl 5",), spells=("potentia",))
    assert len(game.orders(s, 0)) <= 150
    assert len({read(game, write(a)).suit for a in game.orders(s, 0) if type(a) is Pick}) <= 9


def test_a_clone_is_played_on_without_touching_the_state():
    s = new(3).state
    before = clone(s)
    step(game, s, game.to_act(s)[0], game.legal(s, game.to_act(s)[0])[0], Rng("1"))
    assert s == before
