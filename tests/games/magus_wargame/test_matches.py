"""Whole matches: conservation, knowledge, secrecy of what outsiders see."""

import itertools

import pytest

from engine.apply_move import step
from engine.codec import clone
from engine.errors import EngineBug
from engine.game import options
from engine.games.magus_wargame import game, seat_knowledge
from engine.games.magus_wargame.battle_public_options import place, ref
from engine.games.magus_wargame.battle_totals import fresh, judge
from engine.games.magus_wargame.data import COLOUR, COPIES, MAGIC, UNITS
from engine.rng import Rng
from tests.games.magus_wargame.positions import new, position


def steps(seats: int, seed: str, most: int = 400):
    """Yield every step of a random match: state, seat, action, what it made."""
    s, rng = new(seats, seed).state, Rng(f"choose{seed}")
    for number in range(most):
        if not game.to_act(s):
            return
        seat = rng.choice(game.may_act(s))
        action = rng.choice(game.legal(s, seat))
        done = step(game, s, seat, action, Rng(f"{seed}:{number}"))
        yield s, seat, action, done
        s = done.state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_and_token_is_somewhere_once(seats):
    for _, _, _, done in steps(seats, f"c{seats}"):
        game.check(done.state)


@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_seat_has_learned_is_kept_in_its_guesses(seats):
    for _, _, _, done in itertools.islice(steps(seats, f"k{seats}"), 0, None, 19):
        s = done.state
        for seat in range(seats):
            g = game.guess(game.view(s, seat), seat, Rng("g"))
            game.check(g)
            for owner, row in enumerate(g.armies):
                codes = [c for c in s.notes[seat] if seat_knowledge.parts(c)[0] == owner]
                cells = [(t, u) for t, army in enumerate(row) for u in army]
                assert owner == seat or seat_knowledge.assign(codes, cells) is not None
            for card in range(len(MAGIC)):
                mask = s.told[seat][card]
                assert not mask or any(
                    card in hand for x, hand in enumerate(g.hands) if mask >> x & 1
                )


def test_notes_are_one_for_each_creature_of_the_others():
    for _, _, _, done in itertools.islice(steps(3, "notes"), 0, None, 7):
        s = done.state
        total = sum(len(army) for row in s.armies for army in row)
        assert len(s.notes[-1]) == total
        for seat in range(3):
            own = sum(map(len, s.armies[seat]))
            assert len(s.notes[seat]) == total - own


def test_who_knows_all_but_the_start_knows_a_recruit():
    """A recruit came from an open top: every guess has it in its army."""
    s = position([{1: "knight"}, {24: "wolves"}], landed=(1,), tops="lich")
    s = step(game, s, 0, game.legal(s, 0)[0], Rng("1")).state
    assert s.armies[0][0] == sorted([2, 20])
    for number in range(8):
        g = game.guess(game.view(s, 1), 1, Rng(f"{number}"))
        assert 2 in g.armies[0][0]
        assert [COLOUR[u] for u in g.armies[0][0]] == [0, 2]


def test_a_doubtful_loss_makes_notes_vague_and_never_false():
    """Two armies share what is known; a creature that leaves one may be either's."""
    s = position([{5: "lich gargoyle", 9: "lich"}, {24: "wolves"}], phase=1)
    seat_knowledge.showed(s, 0, 0, range(3))
    seat_knowledge.mingled(s, 0, 0, 1)
    s.armies[0][0].remove(2)
    s.graves[0].append(2)
    seat_knowledge.went(s, 0, 0, 2)
    game.check(s)
    assert {seat_knowledge.parts(code)[2] for code in s.notes[1]} == {3}


def test_a_guess_is_found_where_hardly_a_deal_is_as_everybody_knows():
    """Of a second army a seat knows the colours; everybody knows the six creatures of both."""
    s = position([{5: "dragon hydra trolls", 9: "cyclops minotaur dwarves"}, {24: "wolves"}])
    for token in (0, 1):
        seat_knowledge.showed(s, 0, token, [2])
    seat_knowledge.mingled(s, 0, 0, 1)
    seat_knowledge.showed(s, 0, 0, [1])
    for number in range(8):
        g = game.guess(game.view(s, 1), 1, Rng(f"{number}"))
        assert g.armies[0] == s.armies[0]
        game.check(g)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: s.magic.pop(),
        lambda s: s.spent.append(s.magic[0]),
        lambda s: s.decks[0].pop(),
        lambda s: s.graves[1].append(s.decks[0].pop()),
        lambda s: s.armies[0][0].append(s.decks[0].pop()),
        lambda s: s.at[0].__setitem__(1, 30),
        lambda s: s.at[0].__setitem__(0, -1),
        lambda s: s.owed.__setitem__(0, 9),
        lambda s: s.told[1].__setitem__(s.magic[0], 1),
        lambda s: s.depth[1].__setitem__(5, [s.magic[0]]),
        lambda s: s.notes[1].pop(),
        lambda s: s.notes[1].__setitem__(0, seat_knowledge.note(0, 2, 1)),
        lambda s: s.artifacts[0].append(s.artifacts[1][0]),
        lambda s: setattr(s, "reason", "towers"),
        lambda s: s.stock[2].append(20),
        lambda s: s.armies[0][0].reverse(),
    ],
)
def test_check_finds_what_cannot_be(spoil):
    s = position([{0: "knight elves"}, {24: "wolves"}], artifacts=("", "ring_of_the_magi"))
    spoil(s)
    with pytest.raises(EngineBug):
        game.check(s)


@pytest.mark.parametrize("space", [0, 5])
def test_check_finds_a_landing_that_cannot_give(space):
    """A tower gives nothing, a colour nothing where an enemy stands; Gold does there."""
    s = position([{space: "knight"}, {5: "wolves", 6: "elves"}])
    s.landed[0] = 1
    with pytest.raises(EngineBug):
        game.check(s)
    s.at[0][0] = 6
    game.check(s)


def test_every_creature_of_a_battle_has_its_own_name():
    b = fresh([0, 0, 0, 5], [5, 5, 7])
    for side in (0, 1):
        named = [ref(b, side, i) for i in range(len(b.units[side]))]
        assert len(set(named)) == len(named)
        assert [place(b, side, name) for name in named] == list(range(len(named)))
    assert place(b, 1, 0) == -1
    assert place(b, 1, 5 * COPIES + 2) == -1


def test_totals_do_not_depend_on_which_side_a_lineless_army_is():
    """Creatures without notes that know a side weigh the same attacking and defending."""
    plain = [u for u, unit in enumerate(UNITS) if unit.ability == 0]
    rng = Rng("sides")
    for _ in range(40):
        one, two = ([rng.choice(plain) for _ in range(4)] for _ in range(2))
        assert judge(fresh(one, two)).totals == judge(fresh(two, one)).totals[::-1]


def test_options_name_the_limit():
    assert options(game.meta, {}, [{}, {}])["limit"] == "60"
    s = new(2).state
    assert clone(s) == s
