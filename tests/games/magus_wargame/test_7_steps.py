"""Chapter 7: a step of a battle ends by itself where nobody can see anything left to do."""

import random
from dataclasses import replace

from engine.apply_move import step
from engine.game import TurnEnded, Warn
from engine.games.magus_wargame import battle_legal_actions, game
from engine.games.magus_wargame.data import MAGIC, UNIT_NAMES
from engine.games.magus_wargame.events import Fought
from engine.games.magus_wargame.state import STEP_B, STEP_C
from engine.games.magus_wargame.v2 import game as second
from engine.notation import read, write
from engine.rng import Rng
from tests.games.magus_wargame.positions import actor, clash, do, fight, judged, of, texts

COUNTERS = "spell_blast nullify"


def test_7_5_after_the_last_choice_a_step_ends_by_itself():
    s = fight("siren", "elves dragon", ("", "")).state
    assert texts(s) == ["declare siren elves", "declare siren dragon"]
    assert game.warns(s, 0, read(game, "declare siren elves")) is Warn.CHANCE
    done = do(s, "declare siren elves")
    assert of(done.events, Fought)
    assert done.events[1] == TurnEnded(0)


def test_7_5_a_step_goes_on_while_a_hand_may_hold_something():
    s = fight("siren lich", "elves dragon", ("fly", "")).state  # nobody sees that it is no B card
    assert game.warns(s, 0, read(game, "declare siren elves")) is None
    assert texts(do(s, "declare siren elves").state) == ["done"]


def test_7_5_the_last_spell_point_ends_a_step():
    s = fight("dragon", "lich wolves", ("red_power control", "fly haste")).state
    assert game.warns(s, 0, read(game, "lay red_power none none")) is Warn.CHANCE
    done = do(s, "lay red_power none none")
    assert of(done.events, TurnEnded) == [TurnEnded(0)]
    assert (actor(done.state), done.state.battle.step) == (1, STEP_B)


def counters_lie(spent):
    """Return a battle in step b: the attacker has a point and a card, the defender a Power."""
    s = clash("djinn", "lich titan", ("haste", "blue_power"))
    for card in map(MAGIC.index, spent.split()):
        s.magic.remove(card)
        s.spent.append(card)
    return do(s, "fight 5", "done").state


def test_7_5_no_answer_is_asked_for_once_both_counters_lie_open():
    asked = do(counters_lie("nullify"), "lay blue_power none none", "done")
    assert (actor(asked.state), asked.state.battle.step) == (0, STEP_C)
    ended = do(counters_lie(COUNTERS), "lay blue_power none none", "done")
    assert of(ended.events, Fought)
    assert TurnEnded(0) not in ended.events[: ended.events.index(judged(ended))]


def test_7_5_who_pays_unasked_ends_nobodys_step():
    hands = ("haste", "creature_kill fly")
    s = clash("djinn", "lich titan", hands, deck=0, owed=(0, 1))
    s = do(s, "fight 5").state
    s = do(s, "1: owe creature_kill").state  # no B card is left that anybody could hold
    assert (actor(s), texts(s)) == (0, ["done"])


def may_do_more(s, seat):
    """Tell whether some hand that nobody can exclude leaves a seat more than `done`."""
    b = s.battle
    open_ = {*s.spent, *(item.what for item in b.laid if item.is_card)}
    hands = [[card] for card in range(len(MAGIC)) if card not in open_]
    for hand in hands if s.hands[seat] else [[]]:
        rows = [hand if other == seat else held for other, held in enumerate(s.hands)]
        if [*map(write, second.legal(replace(s, hands=rows), seat))] != ["done"]:
            return True
    return False


def test_7_5_done_is_asked_for_exactly_where_somebody_may_see_a_choice():  # [B3c]
    rng, seen = random.Random("steps"), set()
    for n in range(150):
        armies = [rng.sample(UNIT_NAMES, rng.randint(1, 4)) for _ in range(2)]
        deal = rng.sample(MAGIC, 6)
        s = clash(
            *map(" ".join, armies),
            hands=(" ".join(deal[: rng.randint(0, 3)]), " ".join(deal[3 : rng.randint(3, 6)])),
            others=({20: "pikemen"}, {30: "pikemen"}),
            deck=rng.choice((0, 4, 20)),
        )
        s = step(second, s, 0, read(game, "fight 5"), Rng(str(n))).state
        while s.battle is not None:
            seat = actor(s)
            more = may_do_more(s, seat)
            assert battle_legal_actions.goes_on(s, s.battle) == more
            seen.add((s.battle.step, more, bool(s.hands[seat])))
            s = step(second, s, seat, rng.choice(second.legal(s, seat)), Rng(str(n))).state
    assert {row for row in seen if not row[1]} >= {(0, False, False), (1, False, True)}
    assert (STEP_C, False, True) in seen
