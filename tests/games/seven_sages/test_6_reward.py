"""Clause 6: crystals, spells for the losers, the pawn, finitum, the last count."""

import pytest

from engine.game import Warn
from engine.games.seven_sages import data, game
from engine.games.seven_sages.data import FINITUM, NONE
from engine.games.seven_sages.position_builder import cards
from engine.games.seven_sages.seat_knowledge import forget
from engine.games.seven_sages.state import OVER
from engine.notation import read
from tests.games.seven_sages.positions import do, done, lines, position, settled, why

FIGHTERS = ("witch", "alchemist", "healer", "magician", "priestess")


def fought(seats: int = 4, laid=((0, "witch 4"),), hands=(), **more):
    """Return a position in which the last seat has just passed, everybody choosing by order."""
    s = position(
        seats,
        roles=FIGHTERS[:seats],
        laid=laid,
        hands=hands or ("owl 4",) * min(4, seats),
        active=seats - 1,
        out=range(seats - 1),
        **more,
    )
    s = do(s, f"{seats - 1} pass for_good")
    return do(s, f"{seats - 1} gift least") if s.giving != NONE else s


def names(events) -> list[str]:
    return [type(event).__name__ for event in events]


def test_6_1_winners_take_a_crystal_each_in_the_order_of_the_hierarchy_r1():
    s = fought(laid=((1, "alchemist 4"),), crystals=((3, 6), (2, 2), (2, 2)))
    assert s.taking == [1, 3]
    assert lines(s, 1) == ["take 6", "take 3"]
    s = settled(do(s, "1 take 6"))
    assert (s.won[1], s.won[3]) == ([6], [3])


def test_6_1_the_order_goes_by_the_token_r1():
    s = position(
        roles=FIGHTERS[:4], laid=((0, "witch 4"),), hands=("owl 4",) * 4, active=3, out=(0, 1, 2)
    )
    s.card[0], s.card[2] = s.card[2], s.card[0]
    s = do(s, "3 pass for_good", "3 gift least")
    assert s.taking == [0, 2]


def test_6_1_and_6_3_the_hierarchy_orders_winners_and_losers_r1_r4():
    s = position(
        roles=("magician", "healer", "alchemist", "witch"), laid=((0, "magician 4"),),
        hands=("owl 4",) * 4, active=3, out=(0, 1, 2),
    )  # fmt: skip
    s = do(s, "3 pass for_good", "3 gift least")
    assert (s.taking, s.losers) == ([2, 0], [3, 1])


def test_6_2_crystals_that_are_left_are_out_of_the_game_r2():
    """Test vector 4: an alliance of two among five wins with three crystals."""
    s = fought(5, laid=((1, "alchemist 4"),), crystals=((3, 5, 6), (2, 2, 2), (4, 4, 4)))
    s = do(s, "1 take 6")
    s, events = done(s, "3 take 5")
    assert s.removed == [3]
    assert names(events).count("Learned") == 3


def test_6_1_a_lonely_winner_takes_one_crystal_r2():
    s = fought(3, laid=((0, "witch 7"),), bonus=5)
    assert s.taking == [0]
    s = do(s, "0 take 3")
    assert (s.won[0], s.removed) == ([3], [2])


def test_6_1_how_many_a_lonely_winner_takes_is_one_number_r2(monkeypatch):
    monkeypatch.setattr(data, "SOLO_TAKES", 2)
    s = settled(do(fought(3, laid=((0, "witch 7"),), bonus=5), "0 take 3"))
    assert (s.won[0], s.removed) == ([2, 3], [])


def test_6_1_two_winners_of_three_take_one_each():
    s = fought(3, laid=((1, "alchemist 7"),), bonus=5)
    assert s.taking == [1, 2]


def test_6_3_losers_draw_a_spell_each_in_order_r4():
    s = settled(do(fought(laid=((0, "witch 4"),)), "0 take 3"))
    assert [len(row) for row in s.spells] == [0, 1, 0, 1]


def test_6_3_spells_on_the_table_are_not_yet_discarded_r4():
    s = fought(laid=((0, "witch 4 spell potentia"), (1, "spell moventi")), spell_deck="volensia")
    s.spell_discards = []
    held = [spell for spell in range(7) for _ in (0, 1)]
    for spell in (3, 1, 0):
        held.remove(spell)
    s.spells[2] = held
    game.check(s)
    s = settled(do(s, "0 take 3"))
    assert (s.spells[1], s.spells[3]) == ([0], [])


def test_6_4_in_a_tie_the_highest_take_and_the_others_draw_r3():
    s = fought(laid=((0, "witch 4"), (1, "alchemist 4")))
    assert (s.marker, s.taking, s.losers) == (0, [0, 1], [2, 3])
    s = fought(5, laid=(), crystals=((2, 3, 4), (2, 2, 2), (3, 3, 3)))
    assert (s.taking, s.losers) == ([0, 1, 2], [3, 4])


def test_6_5_equal_crystals_and_the_last_are_taken_without_asking_protocol_8():
    s = settled(fought(crystals=((4, 4), (2, 2), (2, 2))))
    assert (s.won[0], s.won[2]) == ([4], [4])
    s = settled(do(fought(), "0 standing highest"))
    assert (s.won[0], s.won[2]) == ([3], [2])


def test_6_6_the_lowest_moves_the_pawn_and_chooses_first_r6_r8():
    s = settled(do(fought(), "0 take 3"))
    assert game.to_act(s) == (3,)
    assert lines(s, 3) == ["move left", "move right"]
    assert why(s, 3, "move bottom") == ("6.6", "pawn-stay")
    s = do(s, "3 move right")
    assert (s.pawn, s.first, s.round) == (2, 3, 2)
    assert s.arena == s.slots[2]
    assert game.to_act(s) == (3,)


@pytest.mark.parametrize("seats", [4, 5])
def test_6_7_a_new_clearing_with_crystals_is_laid_where_the_pawn_was_r6(seats):
    s = settled(do(fought(seats), *(["0 standing highest", "2 standing highest"])))
    s = do(s, *[f"{seat} {lines(s, seat)[0]}" for seat in game.to_act(s) if s.taking])
    s = do(s, f"{seats - 1} move left")
    assert s.slots[0] not in (0, 1, 2)
    assert len(s.crystals[0]) == (2 if seats == 4 else 3)


CLEAN = (
    "laid", "out", "forced", "order", "marker", "bonus", "absent", "leader", "token", "card",
    "second", "side", "invited", "no_deal", "answered", "ready", "spent", "again", "answers",
    "playing", "exchanges", "offers", "filed", "picks", "wishes", "plans",
)  # fmt: skip


def test_6_7_a_new_round_begins_with_a_clean_table_k21():
    s = settled(do(fought(laid=((0, "witch 4 spell absentus"),)), "0 take 3"))
    s.second[1], s.absent, s.bonus, s.exchanges = 4, 0, 5, [2, 1]
    s.marker += 5
    for row in (s.no_deal, s.spent, s.again):
        row[1] = True
    s.invited[1][2], s.playing[1] = 1, s.hands[1][0]
    s.wishes[1], s.plans[1], s.picks[1] = [4], [3], s.hands[1][:1]
    s.offers[1], s.filed[1] = {3: s.hands[1][:1]}, {7: s.hands[1][:1]}
    s, fresh = do(s, "3 move left"), position(phase="roles")
    assert {name: getattr(s, name) for name in CLEAN} == {
        name: getattr(fresh, name) for name in CLEAN
    }


def moved_with_finitum(to: str):
    """Finitum lies on the left; the last combat but one is over."""
    s = fought(tiles=(0, FINITUM, 2), crystals=((2, 3), (), (5, 6)))
    return do(settled(do(s, "0 take 3")), f"3 move {to}")


def test_6_8_no_clearing_follows_finitum_and_it_ends_the_game_r7():
    """Test vector 6, the end."""
    s = moved_with_finitum("left")
    assert (s.phase, s.reason, s.slots[0]) == (OVER, "finitum", NONE)
    assert game.result(s).reason == "finitum"


def test_6_8_or_one_last_round_is_fought_r7():
    """Test vector 6, the last round."""
    s = moved_with_finitum("right")
    assert (s.last, s.round, s.pawn) == (True, 2, 2)
    s.phase = s.phase
    while s.round == 2 and not s.reason:
        seat = game.to_act(s)[0]
        s = settled(do(s, f"{seat} {_quick(s, seat)}"))
    assert (s.reason, s.round) == ("last_round", 2)


def _quick(s, seat: int) -> str:
    found = lines(s, seat)
    return next((line for line in found if line in ("answer no_deal", "pass for_good")), found[0])


def test_6_8_finitum_has_no_crystals_r7():
    s = moved_with_finitum("right")
    assert s.crystals[1] == []
    assert "prefer left witch" not in [str(order) for order in game.orders(s, 3)]
    assert why(s, 0, "prefer left witch") == ("7.2", "prefer-slot")


def test_6_8_finitum_is_laid_without_crystals_r7():
    s = settled(do(fought(), "0 take 3"))
    s.tiles = [FINITUM]
    s = do(s, "3 move left")
    assert (s.slots[0], s.crystals[0]) == (FINITUM, [])


@pytest.mark.parametrize("tile", range(8, 13))
def test_6_8_finitum_as_the_8th_to_12th_tile_is_shown_after_round_5_to_9_s3(tile):
    s = settled(do(fought(), "0 take 3"))
    s.round = tile - 3
    s.tiles = [FINITUM] if tile == 12 else [*range(3, 3 + 12 - tile), FINITUM]
    shown = {FINITUM in do(s, "3 move left", seed=str(n)).slots for n in range(30)}
    assert True in shown
    assert (False in shown) is (tile < 12)


def count(hands, won=((2,), (2,), (2,), (2,))):
    s = fought(tiles=(0, FINITUM, 2), crystals=((2, 3), (), (5, 6)), won=won)
    s = settled(do(s, "0 take 3"))
    wanted = [sorted(cards(text)) for text in hands]
    pool = sorted(s.deck + s.discards + [card for hand in s.hands for card in hand])
    for hand in wanted:
        for card in hand:
            pool.remove(card)
    s.hands = wanted
    s.deck, s.discards, s.discarders = pool, [], []
    forget(s)
    return do(s, "3 move left")


def rows(s) -> dict[str, tuple[int, ...]]:
    return {row.label: row.values for row in game.result(s).score}


def test_6_9_the_most_of_a_suit_gets_a_small_crystal_and_all_who_are_equal_r9():
    """Test vector 7: owls 5 and 3 against 4 and 4."""
    s = count(("owl 3 owl 5", "owl 4 owl 4", "witch 2 seer 5", "witch 3"))
    assert rows(s)["small"] == (1, 1, 1, 1)


def test_6_9_two_ones_are_eleven_and_no_card_is_nothing_r9():
    s = count(("witch 1 witch 1", "witch 7 witch 2", "", ""))
    assert rows(s)["small"] == (1, 0, 0, 0)


def test_6_9_the_draws_of_the_last_combat_come_before_the_count_r11():
    s = position(
        roles=FIGHTERS[:4],
        hands=("witch 6 owl 3 owl 3 owl 4", "owl 4", "owl 4", "owl 5"),
        laid=((0, "witch 7 witch 5 witch 4 witch 3"),),
        tiles=(0, FINITUM, 2),
        crystals=((2, 2), (), (5, 6)),
        active=0,
    )
    s = settled(do(s, "0 play witch 6"))
    s = do(s, "3 move left")
    assert (s.ending, s.reason) == ("finitum", "")
    while not s.reason:
        seat = game.to_act(s)[0]
        before = game.warns(s, seat, read(game, "gift least"))
        s = settled(do(s, f"{seat} gift least"))
    assert before is Warn.SECRET
    assert len(s.out) == 0


@pytest.mark.parametrize(
    ("won", "ranks"),
    [
        (((4, 2), (6, 3), (2,), (2,)), (2, 1, 3, 4)),
        (((6, 2, 2), (6, 4, 3), (2,), (2,)), (2, 1, 3, 4)),
        (((5,), (5, 3), (2,), (2,)), (1, 1, 3, 4)),
    ],
)
def test_6_10_the_highest_crystals_decide_between_equal_sums_r10(won, ranks):
    s = count(("", "", "", ""), won)  # seat 0 has taken a 3 and seat 2 a 2 before
    totals = rows(s)["total"]
    assert totals[0] == totals[1]
    assert game.result(s).ranks == ranks


def test_1_1_the_highest_sum_of_crystals_wins():
    s = count(("", "", "", ""), ((2, 2), (7,), (2,), (5, 6)))
    assert rows(s)["total"] == (7, 7, 4, 11)
    assert game.result(s).winners == (3,)


def test_6_10_all_is_open_at_the_end_r5():
    s = count(("owl 3", "", "", ""))
    assert game.view(s, None).hands == s.hands
    assert game.view(s, 3).won == s.won


def test_8_1_the_fallbacks_of_the_reward_protocol_9():
    s = fought(crystals=((3, 6), (2, 2), (4, 4)))
    assert game.fallback(s, 0) == read(game, "take 6")
    s = settled(do(s, "0 take 6"))
    assert game.fallback(s, 3) == read(game, "move right")
    s = settled(do(fought(crystals=((3, 6), (2, 4), (3, 3))), "0 take 6"))
    assert game.fallback(s, 3) == read(game, "move left")
    s = settled(do(fought(tiles=(0, FINITUM, 2), crystals=((2, 3), (), (2, 2))), "0 take 3"))
    assert game.fallback(s, 3) == read(game, "move right")


def test_8_1_the_fallback_of_a_role_is_the_highest_that_is_free_protocol_9():
    s = position(phase="roles", active=0)
    assert game.fallback(s, 0) == read(game, "become witch")
    assert game.fallback(do(s, "0 become witch"), 1) == read(game, "become alchemist")


def test_7_2_a_role_is_taken_by_order_protocol_1():
    s = position(phase="roles", active=0)
    s = do(s, "1 prefer bottom witch", "1 prefer bottom healer", "0 become witch")
    s = settled(s)
    assert s.token[1] == 4


def test_7_8_orders_lapse_at_the_end_of_the_round():
    s = do(fought(), "0 standing highest", "3 standing gift", "1 prefer left seer")
    s = do(settled(s), "3 move left")
    assert s.standing == [[2], [], [], [1]]
    assert s.prefers[1] == [8 + 1]
    s = do(s, "1 cancel prefer", "0 cancel highest")
    assert (s.prefers[1], s.standing[0]) == ([], [])
    assert why(s, 0, "cancel highest") == ("7.8", "cancel-none")


def test_8_3_a_seat_that_leaves_is_played_on_h2():
    s = fought()
    before = game.view(s, None)
    game.leave(s, 1, lambda event: None)
    assert game.view(s, None) == before
