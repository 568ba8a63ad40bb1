"""Whole matches: conservation, sizes, honesty of `warns` and `why_not`, the fallback."""

import itertools

import pytest

from engine.apply_move import playout, step
from engine.codec import clone, pack, unpack
from engine.errors import EngineBug
from engine.game import Warn
from engine.games.magnate import game
from engine.games.magnate.data import CARDS, COST, PROVINCES, SUITS
from engine.games.magnate.final_ranking import totals
from engine.games.magnate.state_actions_and_events import (
    Build,
    Collect,
    Collected,
    Completed,
    CrownsPaid,
    Deed,
    DeedLost,
    DeedPaid,
    Develop,
    Earned,
    End,
    Paid,
    Pay,
    Prefer,
    Sell,
    Sold,
    State,
    Taxed,
    Trade,
    Traded,
)
from engine.notation import read, write
from engine.rng import Rng
from tests.games.magnate.positions import new, position

EVERYTHING = [
    *itertools.starmap(Collect, itertools.product(range(5), range(6))),
    *itertools.starmap(Build, itertools.product(range(34), range(5))),
    *itertools.starmap(Deed, itertools.product(range(34), range(5))),
    *map(Sell, range(34)),
    *itertools.starmap(Develop, itertools.product(range(5), range(6), range(11))),
    *itertools.starmap(Trade, itertools.product(range(6), range(6))),
    *itertools.starmap(Pay, itertools.product(range(4), range(4), range(3))),
    *itertools.starmap(Prefer, itertools.product(range(5), range(7))),
    End(),
]


def _matches(count: int, courts: bool):
    """Yield every step of random matches: state, action, what it made, orders now and then."""
    for seed in range(count):
        s, rng = new(f"m{seed}", courts).state, Rng(f"choose{seed}")
        while game.to_act(s):
            actions = game.legal(s, s.active)
            if (orders := game.orders(s, s.active)) and rng.index(3) == 0:
                actions = orders
            action = rng.choice(actions)
            done = step(game, s, s.active, action, Rng(f"{seed}:{rng.random()}"))
            yield s, action, done
            s = done.state


@pytest.mark.parametrize("courts", [False, True])
def test_cards_and_tokens_are_conserved(courts):
    for before, _, done in _matches(12, courts):
        game.check(done.state)
        gained = _in_hand(done.state) - _in_hand(before)
        assert gained == sum(_change(event) for event in done.events)


def _in_hand(s: State) -> int:
    return sum(map(sum, s.tokens)) + sum(sum(deed) for side in s.deeds for deed in side)


def _change(event) -> int:
    """Return how many tokens an event brought into play or took out of it."""
    match event:
        case Taxed():
            return -event.count
        case CrownsPaid() | Earned() | Sold():
            return len(event.suits)
        case Paid() | DeedLost():
            return -sum(event.tokens)
        case Traded():
            return -2
        case Completed():
            return -COST[event.card]
        case DeedPaid() | Collected():
            return 1
    return 0


@pytest.mark.parametrize("courts", [False, True])
def test_lists_are_short_without_doubles_and_in_words(courts):
    for s, action, _ in _matches(6, courts):
        actions = game.legal(s, s.active)
        lines = [write(each) for each in actions]
        assert len(set(lines)) == len(lines) <= 150
        assert max(map(len, lines)) <= 60
        assert read(game, write(action)) == action
        _assert_narrow([line.split() for line in lines])


def _assert_narrow(lines: list[list[str]]) -> None:
    """With the earlier words filled, no word has more than 25 values."""
    for start, rows in itertools.groupby(sorted(lines), lambda words: words[0]):
        rows = list(rows)
        for depth in range(1, len(rows[0])):
            for _, group in itertools.groupby(rows, lambda words, n=depth: words[:n]):
                assert len({words[depth] for words in group}) <= 25, start


@pytest.mark.parametrize("courts", [False, True])
def test_why_not_explains_exactly_what_is_not_legal(courts):
    for s, _, _ in itertools.islice(_matches(3, courts), 0, None, 23):
        for seat in (0, 1):
            allowed = {*game.legal(s, seat), *game.orders(s, seat)}
            for action in EVERYTHING:
                assert (game.why_not(s, seat, action) is None) is (action in allowed), action


def test_only_the_end_of_a_turn_is_final():
    kinds = {(type(action), done.warn) for _, action, done in _matches(4, courts=False)}
    finals = {kind: warn for kind, warn in kinds if warn}
    assert set(finals) == {End}
    assert {warn for kind, warn in kinds if kind is End} == {Warn.CHANCE, Warn.SECRET}


def test_a_state_is_written_and_read_and_its_clone_shares_nothing():
    for s, _, _ in itertools.islice(_matches(2, courts=True), 0, None, 17):
        assert unpack(pack(s), State) == s
        twin = clone(s)
        twin.tokens[0][0] += 1
        twin.columns[1][2].append(0)
        assert twin.tokens != s.tokens
        assert twin.columns != s.columns


def test_the_fallback_is_legal_everywhere_and_ends_the_turn():
    for s, _, _ in itertools.islice(_matches(4, courts=True), 0, None, 11):
        seat, asked = s.active, 0
        while s.active == seat and game.to_act(s):
            action = game.fallback(s, seat)
            assert action in game.legal(s, seat)
            s = step(game, s, seat, action, Rng("f")).state
            asked += 1
            assert asked <= 8


def test_a_match_is_over_after_the_turns_that_the_deck_allows():  # [E3]
    for seed in range(40):
        s = new(f"t{seed}").state
        playout(game, s, Rng(str(seed)))
        assert 26 <= game.turn(s) <= 50
        assert game.result(s) is not None


def test_the_score_shows_the_totals_of_each_province():
    s = new("score").state
    playout(game, s, Rng("1"))
    result = game.result(s)
    labels = [row.label for row in result.score]
    assert labels == [
        *(province.name for province in PROVINCES),
        "provinces",
        "ranks",
        "tokens",
    ]
    assert [row.values for row in result.score[:5]] == totals(s)


def test_the_pile_is_drawn_from_and_never_in_order():
    firsts = {tuple(new(f"d{seed}").state.hands[0]) for seed in range(20)}
    assert len(firsts) == 20


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: s.pile.pop(),
        lambda s: s.discards.append(s.pile[0]),
        lambda s: s.tokens[0].__setitem__(0, -1),
        lambda s: s.hands[0].append(s.pile.pop()),
        lambda s: s.crowns[0].append(0),
        lambda s: s.columns[0][0].append(s.pile.pop(s.pile.index(8))),  # [B1] the origin
        lambda s: s.deeds[0][3].__setitem__(slice(None), [5, 0, 0, 0, 0, 0]),
        lambda s: s.wishes[1].__setitem__(0, 0),
        lambda s: s.recycled.append(s.pile[0]),
        lambda s: setattr(s, "bill", 29),
    ],
)
def test_check_finds_what_cannot_be(spoil):
    s = position(columns=({"harvest": "forest"}, {}), hand="mill pact author")
    spoil(s)
    with pytest.raises(EngineBug):
        game.check(s)


def test_every_suit_and_card_has_its_own_word():
    words = [*SUITS, *(card.name for card in CARDS), *(p.name for p in PROVINCES)]
    assert len(set(words)) == len(words)
