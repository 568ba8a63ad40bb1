"""Whole matches: conservation, sizes, honesty of `warns`, the fallback, the wire."""

import itertools
import json

import pytest

from engine.__main__ import computer_match
from engine.apply_move import step
from engine.codec import clone, pack, unpack
from engine.errors import EngineBug
from engine.game import TurnEnded, Warn
from engine.games.magus import game
from engine.games.magus.data import EFFECT, GAIN, GROUP, MORE, POWER_EFFECT
from engine.games.magus.effect_choices import WORKS, options
from engine.games.magus.state_and_actions import Buy, End, Power, Raise, Reroll, State, Use
from engine.match_record import dump, load, verify
from engine.notation import read, write
from engine.rng import Rng
from tests.games.magus.positions import new, position


def _matches(seats: int, count: int = 2):
    """Yield every step of random matches: state, seat, action, what it made."""
    for seed in range(count):
        s, rng = new(f"m{seed}", seats).state, Rng(f"choose{seed}")
        while game.to_act(s):
            seat = game.to_act(s)[0]
            action = rng.choice(game.legal(s, seat))
            done = step(game, s, seat, action, Rng(f"{seed}:{rng.random()}"))
            yield s, seat, action, done
            s = done.state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pieces_crystals_and_cards_are_conserved(seats):
    for _, _, _, done in _matches(seats):
        game.check(done.state)


def test_lists_are_short_and_in_words():
    for s, seat, action, _ in _matches(5):
        lines = [write(each) for each in game.legal(s, seat)]
        assert len(set(lines)) == len(lines) <= 150
        assert max(map(len, lines)) <= 60
        assert read(game, write(action)) == action


def test_an_effect_can_do_something_exactly_where_it_offers_something():  # [W7]
    effects = [e for e in {*EFFECT, *POWER_EFFECT} if e and e[0] not in (GAIN, MORE)]
    far = "yellow apprentice 2; green apprentice 2; blue apprentice 2; red apprentice 1"
    seen = [
        position(powers=("6 6 6 6 6 6 6",), dice="", action=4),
        position(powers=("0 0 0 0 0 0 6",), dice="2 2"),
        position(f"{far}; violet apprentice 1", "red initiate 2", powers=("0 0 0 0 0 0 0",)),
        position("red archmage 1", "red mage 1", potions=("", "green_8"), action=4),
        position(mana=("red 2",), stock="yellow 0 green 0 blue 0 violet 0 red 3"),
        *(s for s, *_ in itertools.islice(_matches(3, 1), 0, None, 3)),
    ]
    said = {
        (effect[0], WORKS[effect[0]](s, s.active, effect), bool(options(s, s.active, effect)))
        for s in seen
        for effect in effects
    }
    every = {(effect[0], able, able) for effect in effects for able in (False, True)}
    assert said == every - {(GROUP, False, False)}  # of eight Apprentices two are side by side


def test_only_chance_and_the_end_of_an_answer_are_final():
    finals = {(type(a), done.warn) for _, _, a, done in _matches(4, 6) if done.warn}
    chance = {Power, Buy, Use, Reroll, End, Raise}
    assert {cls for cls, warn in finals if warn is Warn.CHANCE} <= chance
    assert {cls for cls, warn in finals if warn is Warn.PASS} <= {End, Raise}
    assert {(Buy, Warn.CHANCE), (Reroll, Warn.CHANCE), (End, Warn.CHANCE)} <= finals


def test_each_turn_is_one_wait():
    s = new("waits", 3).state
    for _, seat, _, done in _matches(3, 1):
        ended = [event for event in done.events if type(event) is TurnEnded]
        assert [event.seat for event in ended] in ([], [seat])
        s = done.state
    assert game.to_act(s) == ()


def test_the_fallback_ends_the_turn_in_a_few_steps():
    for i, (s, seat, _, _) in enumerate(_matches(3)):
        if i % 5 == 0:
            for _ in range(4):
                action = game.fallback(s, seat)
                assert action in game.legal(s, seat)
                done = step(game, s, seat, action, Rng("f"))
                s = done.state
                if any(type(event) is TurnEnded for event in done.events):
                    break
            else:
                raise AssertionError(write(action))


def test_a_match_goes_over_the_wire_and_verifies():
    played = computer_match(game, 3, "wire", "random", {})
    data = json.loads(json.dumps(dump(played.record())))
    assert verify(load(data)) == []
    assert unpack(json.loads(json.dumps(pack(played.state))), State) == played.state


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: s.deck.pop(),
        lambda s: s.row.append(s.deck[0]),
        lambda s: s.potions[0].append(s.deck[0]),
        lambda s: s.tilted[0].append(3),
        lambda s: s.stock.__setitem__(2, 17),
        lambda s: s.mana[0].__setitem__(0, -1),
        lambda s: s.pieces[0].__setitem__(0, 9),
        lambda s: s.reserve[1].__setitem__(2, 1),
        lambda s: s.powers[0].__setitem__(3, 7),
        lambda s: s.circle.__setitem__(0, 1),
        lambda s: s.rings.__setitem__(0, 1),
        lambda s: s.free.append(7),
        lambda s: s.free.reverse(),
        lambda s: s.spent.extend([1, 1, 1]),
        lambda s: setattr(s, "taken", 1),
        lambda s: s.asked.append(0),
        lambda s: s.rankings[0].extend([1, 1]),
    ],
)
def test_check_finds_what_cannot_be(spoil):
    s = clone(position("yellow apprentice 3"))
    spoil(s)
    with pytest.raises(EngineBug):
        game.check(s)


def test_a_lasting_potion_cannot_be_tilted():
    s = position(potions=("blue_9",))
    s.tilted[0] = s.potions[0][:]
    with pytest.raises(EngineBug):
        game.check(s)


def test_a_guess_knows_no_ranking_of_others_and_keeps_its_own():
    s = position("", "")
    s.rankings = [[1], [2]]
    guess = game.guess(game.view(s, 0), 0, Rng("1"))
    assert guess.rankings == [[1], []]
