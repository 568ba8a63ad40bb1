"""Chapter 9: standing orders, and what is played for the absent."""

import pytest

from engine.games.magus_wargame import game
from engine.games.magus_wargame.events import Answered
from engine.games.magus_wargame.position_builder import cards
from engine.games.magus_wargame.state import MAGIC_PHASE, TRAVEL
from engine.notation import read, write
from tests.games.magus_wargame.positions import (
    Fixed,
    actor,
    do,
    fight,
    judged,
    magics,
    of,
    position,
    refused,
    travel,
)

TWO = [{0: "knight", 3: "elves"}, {24: "wolves", 26: "lich"}]
BLAST = "spell_blast fly haste"


def orders(s, seat: int) -> list[str]:
    return list(map(write, game.orders(s, seat)))


def met(filed: str, spell: str, hand: str = BLAST, seats: int = 2) -> bool:
    """Tell whether the Spell Blast of seat 1 meets a spell."""
    armies = [*TWO, {30: "titan"}][:seats]
    spells = "scrye forget death_spell spell_lore commune"
    s = position(armies, (spells, hand), phase=MAGIC_PHASE)
    for order in filed.split("; "):
        s = do(s, f"1: {order}").state
    return of(do(s, *spell.split("; ")).events, Answered)[0].by == 1


@pytest.mark.parametrize(
    ("spell", "mine"),
    [
        ("cast scrye seat_2 none", True),
        ("cast scrye seat_3 none", False),
        ("cast forget seat_2 none", True),
        ("cast forget seat_3 none", False),
        ("cast death_spell seat_2 26", True),
        ("cast death_spell seat_3 30", False),
        ("cast spell_lore none none", False),
        ("cast commune none none; peek 30; peek 26; stop", True),
        ("cast commune none none; peek 30; stop", False),
    ],
)
def test_9_1_only_what_names_me_or_my_army(spell, mine):  # [G4]
    assert met("blast mine", spell, seats=3) is mine
    assert met("blast always", spell, seats=3)


def test_9_1_a_list_of_spells():
    assert met("list spell_lore; list scrye", "cast spell_lore none none")
    assert not met("list spell_lore; list scrye", "cast forget seat_2 none")
    assert not met("list spell_lore; list spell_lore", "cast spell_lore none none")
    assert not met("list spell_lore; blast never", "cast spell_lore none none")


def test_9_1_orders_are_filed_holding_the_card_or_not():
    for hand in ("fly", BLAST):
        s = position(TWO, ("scrye", hand), phase=MAGIC_PHASE)
        assert {line for line in orders(s, 1) if line.startswith("blast")} == {
            "blast mine",
            "blast always",
        }
        assert len([line for line in orders(s, 1) if line.startswith("list")]) == 21
    assert not met("blast always", "cast scrye seat_2 none", hand="fly haste")


def test_9_1_an_order_changes_something():
    s = position(TWO, phase=MAGIC_PHASE)
    assert refused(s, "blast never", 1) == ("9.1", "order-same")
    assert refused(s, "blast listed", 1) == ("9.1", "list-empty")
    s = do(s, "1: list fly").state
    assert refused(s, "blast listed", 1) == ("9.1", "order-same")


def window(stance: str, defenders: str = "lich", hand: str = "black_blast fly", lay: str = ""):
    """Return what seat 1's orders decide when it is asked in step b."""
    s = fight("lich zombies", defenders, ("creature_kill red_power control", hand)).state
    if stance:
        s = do(s, f"1: {stance}").state
    assert game.ordered(s, 1) is None  # it is not asked yet
    s = do(s, *([lay] if lay else []), "done").state
    assert actor(s) == 1
    decided = game.ordered(s, 1)
    return s, decided and write(decided)


def test_9_2_no_spells():
    s, decided = window("stance quiet")
    assert decided == "done"
    assert judged(do(s, "done"))


def test_9_2_without_an_order_the_seat_is_asked():
    assert window("")[1] is None


def test_9_2_a_plan_plays_a_card_on_the_strongest_and_ends_the_answer():
    s, decided = window("plan black_blast")
    assert decided == "lay black_blast lich none"
    done = do(s, decided)
    assert game.to_act(done.state) == (0,)  # step c: the answer is given
    assert done.state.battle.step == 2


def test_9_2_a_plan_that_cannot_be_carried_out_is_asked():
    assert window("plan black_blast", defenders="lich siren")[1] is None  # an ability chooses
    s = fight("lich wolves", "lich", ("red_power", "control_red fly")).state
    s = do(s, "1: plan control_red", "done").state
    assert game.ordered(s, 1) is None  # no Red creature


def test_9_2_a_plan_does_not_choose_who_leaves_a_full_army():
    six = "lich zombies zombies gargoyle hydra trolls"
    assert window("plan control_black", six, "control_black fly")[1] is None


def test_9_2_orders_wait_until_a_debt_is_paid():
    s = fight("trolls", "lich", ("", "fly haste scrye"), owed=(0, 2)).state
    s = do(s, "1: stance quiet").state
    assert game.ordered(s, 1) is None
    assert write(game.ordered(do(s, "owe fly", "owe haste").state, 1)) == "done"


def test_9_2_a_plan_needs_a_battle_card_of_the_hand():
    s = position(TWO, ("", "fly creature_kill"), phase=MAGIC_PHASE)
    assert [x for x in orders(s, 1) if x.startswith("plan")] == ["plan creature_kill"]
    assert refused(s, "plan fly", 1) == ("9.2", "plan-card")
    assert refused(s, "plan control", 1) == ("3.1", "hand")
    assert refused(s, "stance plan", 1) == ("9.2", "plan-how")


def test_9_2_a_guard_counters_control_and_kill_and_otherwise_passes():
    stance = "stance guard_with_spell_blast"
    lay = "lay creature_kill lich none"
    assert window(stance, hand=BLAST, lay=lay)[1] == "lay spell_blast creature_kill none"
    assert window(stance, hand=BLAST, lay="lay red_power none none")[1] == "done"
    assert window(stance, hand=BLAST)[1] == "done"
    assert window(stance, hand="fly haste", lay=lay)[1] is None


def test_9_2_a_priest_guards_too():
    stance, lay = "stance guard_with_priest", "lay control priest none"
    s, decided = window(stance, "priest lich", "fly haste", lay)
    assert decided == "negate priest control"
    assert do(s, decided).state.battle.step == 2  # the answer is given
    assert window(stance, "wizard lich", "fly haste", lay.replace("priest", "lich"))[1] is None


def test_9_2_orders_are_silent_once_the_seat_has_begun():
    s, _ = window("")
    s = do(s, "lay black_blast lich none").state
    s = do(s, "1: stance quiet").state
    assert game.ordered(s, 1) is None


def test_9_2_no_spells_answers_in_step_c_too():
    s = fight("lich", "djinn", ("red_power", "blue_power")).state
    s = do(s, "0: stance quiet", "done", "lay blue_power none none", "done").state
    assert (actor(s), s.battle.step) == (0, 2)
    assert write(game.ordered(s, 0)) == "done"


def test_9_3_no_spells_and_the_oldest_cards_go():
    hand = "forget haste fly teleport scrye commune nullify control"
    s = position(TWO, (hand,), phase=MAGIC_PHASE)
    s.hands[0] = cards(hand)
    assert write(game.fallback(s, 0)) == "discard forget"
    s = do(s, "discard forget").state
    assert write(game.fallback(s, 0)) == "roll"


def test_9_3_the_first_move_that_starts_no_battle():
    s = travel({0: "knight", 10: "elves"}, {3: "wolves", 30: "lich"}, dice=(3, 5))
    assert write(game.fallback(s, 0)) == "move 0 45"
    s = travel({0: "knight"}, {3: "wolves", 45: "lich"}, dice=(3, 3))
    assert write(game.fallback(s, 0)) == "move 0 3"


def test_9_3_then_the_turn_ends_with_its_recruits_and_no_split():
    s = position(
        [{5: "knight elves elves wolves wolves lich"}, {24: "titan"}], phase=TRAVEL, landed=(5,)
    )
    assert write(game.fallback(s, 0)) == "end"


def test_9_3_in_battles_the_highest_force_then_the_leftmost_and_no_cards():
    s = fight("siren lich", "titan archangel wolves", ("creature_kill", "")).state
    assert write(game.fallback(s, 0)) == "declare siren titan"
    s = do(s, "declare siren titan").state
    assert write(game.fallback(s, 0)) == "done"


def test_9_3_debts_by_chance_and_open_choices_by_the_least():
    s = position(TWO, ("fly haste scrye",), phase=0, owed=(2,))
    assert write(game.fallback(s, 0)) == "owe random"
    s = travel({10: "knight"}, {30: "lich"}, dice=(1, 2), hand="time_shift")
    s = do(s, "cast time_shift 10 none", rng=Fixed(4)).state
    assert write(game.fallback(s, 0)) == "stop"
    assert magics(s.spent) == ""
    assert read(game, "stop") in game.legal(s, 0)
