"""What a seat can prove of the piles, its guesses leave out of them [H1]."""

from collections import Counter

from engine.game import unheard
from engine.games.seven_sages import game
from engine.games.seven_sages.card_moves import learn
from engine.games.seven_sages.data import COPIES
from engine.games.seven_sages.position_builder import cards
from engine.rng import Rng
from tests.games.seven_sages.positions import do, position


def guessed(s, seat: int, times: int = 40) -> Counter:
    """Return how often a kind was in the pile of so many guesses."""
    found: Counter = Counter()
    for n in range(times):
        g = game.guess(game.view(s, seat), seat, Rng(f"{n}"))
        game.check(g)
        found.update(set(g.deck))
    return found


def reshuffled():
    """Return a combat in which a pass has just made the discards the pile, all of them open."""
    hands = ("witch 1", "seer 2 seer 3", "owl 5 witch 7", "healer 1")
    return do(position(hands=hands, deck="", active=0), "0 pass for_good")


def test_a_pile_holds_only_what_was_discarded_open():
    s = reshuffled()
    for seat, kept in ((0, "seer 2 seer 3 witch 7"), (1, "witch 7"), (2, "seer 2 seer 3")):
        assert not set(cards(kept)) & set(guessed(s, seat))
    drawn = {card for card in s.hands[0] if COPIES[card] == 1}
    assert drawn <= set(guessed(s, 1))  # what others drew may be there yet
    assert not drawn & set(guessed(s, 0))


def test_of_cards_discarded_hidden_no_more_are_in_the_pile_than_there_were():
    s = position(hands=("witch 4", "seer 2 seer 3", "owl 5", "healer 2"), deck="", active=0)
    hidden = [s.discards.index(card) for card in cards("witch 2 witch 3 witch 5")]
    for at in hidden:
        s.discarders[at] = 3
    s = do(s, "0 pass for_good")
    unsure = set(cards("witch 2 witch 3 witch 5 seer 2 seer 3 healer 2"))
    for n in range(40):
        g = game.guess(game.view(s, 0), 0, Rng(f"{n}"))
        assert len(unsure & set(g.deck)) <= 3
    assert len(unsure & set(guessed(s, 0))) > 3
    assert not set(cards("seer 2 seer 3 healer 2")) & set(guessed(s, 3))


def test_what_a_seat_handed_on_is_not_in_the_pile_though_its_trace_is_lost():
    s = position(hands=("witch 4 witch 5 witch 7", "seer 2"), active=0)
    s = do(s, "0 pass for_good")
    s = do(s, "0 hand_on witch 4", "0 hand_on witch 5", "0 hand_on witch 7")
    s = do(s, "1 pass for_good")
    assert s.known[0] == [64 + card for card in cards("witch 4 witch 5 witch 7")]
    s.known[0] = []
    assert not set(cards("witch 4 witch 5 witch 7")) & set(guessed(s, 0))
    assert set(cards("witch 4 witch 5 witch 7")) & set(guessed(s, 3))


def test_what_a_seat_was_shown_is_not_in_the_pile_though_it_is_handed_on_unseen():
    s = position(phase="negotiate", hands=("witch 1 seer 4 owl 5", "seer 5"))
    s = do(s, "0 pick seer 4", "0 show 2")
    s.known[2] = []
    assert cards("seer 4")[0] not in guessed(s, 2)
    assert cards("seer 4")[0] in guessed(s, 1)


def test_spells_that_somebody_holds_are_not_in_the_pile_of_those_discarded():
    s = position(spells=("potentia", "mutantus"), spell_deck="", active=0)
    rows = list(s.spells)
    learn(s, 2, Rng("learn"), unheard)
    assert rows[2] == s.spells[2]
    for n in range(20):
        g = game.guess(game.view(s, 3), 3, Rng(f"{n}"))
        game.check(g)
        assert not any(g.spell_deck.count(x) > 1 for x in (s.spells[0][0], s.spells[1][0]))
