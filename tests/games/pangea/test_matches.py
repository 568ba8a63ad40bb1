"""Whole matches: conservation, sizes, honesty of `warns` and `why_not`, what cannot be."""

import itertools

import pytest

from engine.apply_move import playout, step
from engine.codec import clone, pack, unpack
from engine.errors import EngineBug
from engine.game import Warn, unheard
from engine.games.pangea import game
from engine.games.pangea.data import CELLS, PEOPLES, TERRAINS, TILES
from engine.games.pangea.state_actions_and_events import (
    MOVE,
    PLACE,
    WHO,
    Bought,
    Buy,
    Delivered,
    Done,
    Draw,
    Lead,
    Move,
    Place,
    Produced,
    Protect,
    Rank,
    Shift,
    State,
    Summon,
    Unrank,
)
from engine.notation import read, write
from engine.rng import NoChance, Rng
from tests.games.pangea.positions import new, of, position

T, C, P, H = (range(len(x)) for x in (TILES, CELLS, PEOPLES, TERRAINS))
EVERYTHING = [
    *map(Place, T),
    *map(Rank, T),
    Unrank(),
    Draw(),
    Done(),
    *map(Summon, P),
    *itertools.starmap(Shift, itertools.product(T, C)),
    *itertools.starmap(Lead, itertools.product(P, H, T, T)),
    *itertools.starmap(Move, itertools.product(range(len(WHO)), T, T)),
    *itertools.starmap(Buy, itertools.product(T, H, P)),
    *itertools.starmap(Protect, itertools.product((0, 1), C)),
]


def _matches(count: int, seats: int, rounds: int = 12):
    """Yield the steps of random matches: state, action, what it made."""
    for seed in range(count):
        s, rng = new(seats, f"m{seed}").state, Rng(f"choose{seed}")
        while game.to_act(s) and s.round <= rounds:
            action = rng.choice(game.legal(s, s.active))
            done = step(game, s, s.active, action, Rng(f"{seed}:{rng.random()}"))
            yield s, action, done
            s = done.state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_characters_tiles_amulets_and_wealth_are_conserved(seats):
    for before, _, done in _matches(4, seats):
        s = done.state
        game.check(s)
        bought, brought = of(done.events, Bought), of(done.events, Delivered)
        assert _carried(s) - _carried(before) == len(bought) - len(brought)
        assert _home(s) - _home(before) == len(brought)
        gained = sum(e.count for e in of(done.events, Produced)) + sum(1 - e.price for e in bought)
        assert sum(s.wealth) - sum(before.wealth) == gained


def _carried(s: State) -> int:
    return sum(load >= 0 for load in s.load)


def _home(s: State) -> int:
    return sum(map(len, s.amulets))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_why_not_explains_exactly_what_is_not_legal(seats):
    for i, (s, _, _) in enumerate(itertools.islice(_matches(1, seats), 0, 150, 11)):
        for seat in range(seats):
            allowed = {*game.legal(s, seat), *game.orders(s, seat)}
            for action in (*EVERYTHING[i::11], *allowed):
                assert (game.why_not(s, seat, action) is None) is (action in allowed), action


def test_only_draws_and_ends_of_turns_are_final():
    warns = {(type(action), done.warn) for _, action, done in _matches(3, 3)}
    assert {kind for kind, warn in warns if warn is Warn.CHANCE} == {Draw, Summon}
    assert {kind for kind, warn in warns if warn is Warn.PASS} == {Place, Protect, Done}


def test_moves_can_be_taken_back_in_any_order_of_a_batch():
    """The steps of a turn, draws aside, are previewed without chance."""
    for s, action, done in _matches(2, 4):
        if done.warn is None:
            assert step(game, s, s.active, action, Rng("another seed")).state == done.state


def test_what_nobody_hears_of_happens_all_the_same():
    for s, action, done in _matches(1, 2, rounds=6):
        if done.warn is not Warn.CHANCE:
            after = clone(s)
            game.apply(after, s.active, action, NoChance(), unheard)
            assert after == done.state


def test_a_step_of_somebody_who_is_not_there_is_a_bug():
    with pytest.raises(EngineBug):
        game.apply(
            position(phase=MOVE), 0, read(game, "move moor moor_2 moor_3"), NoChance(), unheard
        )


def test_a_line_is_the_whole_action():
    for action in EVERYTHING[::7]:
        assert read(game, write(action)) == action
        assert len(write(action)) <= 60


def test_a_state_is_written_and_read_and_its_clone_shares_nothing():
    for s, _, _ in itertools.islice(_matches(1, 4), 0, None, 29):
        assert unpack(pack(s), State) == s
        twin = clone(s)
        twin.amulets[0].append(0)
        twin.at[0] = 7
        assert twin != s
        game.check(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_ends_after_sixty_one_rounds_at_the_latest(seats):
    for seed in range(6):
        s = new(seats, f"t{seed}").state
        playout(game, s, Rng(str(seed)))
        assert s.round <= 61
        assert game.result(s).reason in game.reasons


def test_a_guess_fits_the_view_along_a_match():
    s, rng = new(3, "guess").state, Rng("1")
    while s.phase == PLACE:
        for seat in range(3):
            if orders := game.orders(s, seat):
                s = step(game, s, seat, rng.choice(orders), Rng("3")).state
        for seat in range(3):
            guess = game.guess(game.view(s, seat), seat, rng)
            game.check(guess)
            assert game.view(guess, seat) == game.view(s, seat)
            assert guess.ranks == [s.ranks[i] if i == seat else [] for i in range(3)]
        s = step(game, s, s.active, game.legal(s, s.active)[0], Rng("2")).state


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: s.cells.__setitem__(0, 3),
        lambda s: s.cells.append(-1),
        lambda s: s.towers.__setitem__(1, s.towers[0]),
        lambda s: s.towers.__setitem__(1, -1),
        lambda s: s.at.__setitem__(0, 15),
        lambda s: s.at.__setitem__(0, -2),
        lambda s: s.at.pop(),
        lambda s: [s.at.__setitem__(c, -1) for c in range(8)],
        lambda s: s.moved.append(9),
        lambda s: s.load.__setitem__(0, 1),
        lambda s: s.load.__setitem__(32, 1),
        lambda s: s.amulets[0].append(3),
        lambda s: s.amulets[4].append(3),
        lambda s: s.wealth.__setitem__(2, -1),
        lambda s: setattr(s, "left", 2),
        lambda s: s.ranks[1].append(3),
        lambda s: s.wards.__setitem__(0, 3),
        lambda s: setattr(s, "phase", 7),
    ],
)
def test_check_finds_what_cannot_be(spoil):
    s = position({"moor_3": "mauve:moor+star"}, phase=MOVE, amulets={"mauve": "triangle"})
    spoil(s)
    with pytest.raises(EngineBug):
        game.check(s)
