"""Chapter 2: peoples, tiles, the preliminary round."""

from collections import Counter

import pytest

from engine.apply_move import Move, sees, settle, step, witness
from engine.errors import BadOption
from engine.game import TurnEnded, Warn, options
from engine.games.pangea import game
from engine.games.pangea.crowds_and_prices import faces
from engine.games.pangea.data import (
    BAG,
    CELLS,
    HELD,
    NAMES,
    NONE,
    NUMBERED,
    OF,
    PEOPLE_NAMES,
    PEOPLES,
    TILE,
)
from engine.games.pangea.state_actions_and_events import MAGIC, Began, Placed, Ranked, Readied
from engine.notation import read, write
from engine.rng import NoChance, Rng
from tests.games.pangea.positions import do, lines, new, of, orders, position, refused, standing


def test_2_1_a_seat_has_the_people_it_chose_and_chance_gives_the_rest():  # [S0]
    firsts = Counter()
    for seed in range(40):
        s = new(3, str(seed), "yellow", "", "mauve").state
        assert (s.peoples[0], s.peoples[2]) == (NAMES["yellow"], NAMES["mauve"])
        firsts[PEOPLE_NAMES[s.peoples[1]]] += 1
    assert set(firsts) == {"green", "orange", "blue"}


def test_2_1_no_two_seats_choose_the_same_people():  # [S0]
    with pytest.raises(BadOption):
        options(game.meta, {}, [{"people": "blue"}, {"people": "blue"}])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_the_rest_is_neutral(seats):  # [N1]
    s = new(seats).state
    assert len(set(s.peoples)) == seats
    assert sum(tower != NONE for tower in s.towers) == 5 - seats


def test_2_1_a_people_that_is_played_is_not_summoned_or_led():
    s = position({"moor_2": "green:moor"})
    assert refused(s, "summon green") == ("2.1", "neutral")
    assert refused(s, "lead green moor moor_2 forest_2") == ("2.1", "neutral")


def test_2_2_the_tiles_are_laid_by_chance_on_the_numbers():
    numbers = " ".join(CELLS[cell] for cell in NUMBERED)
    assert numbers == "a3 a5 b2 b3 b4 b5 c1 c2 c6 d2 d3 d4 d5 e3 e5"
    laid = [[new(3, str(seed)).state.cells[c] for c in NUMBERED] for seed in range(20)]
    assert all(sorted(tiles) == list(range(15)) for tiles in laid)
    assert len({tuple(tiles) for tiles in laid}) == 20


@pytest.mark.parametrize("people", PEOPLE_NAMES)
def test_2_3_a_neutral_tower_stands_on_its_tile_with_three_characters(people):
    rest = [name for name in PEOPLE_NAMES if name != people]
    s = new(4, "1", *rest).state
    tile = {
        "mauve": "mountain_4",
        "green": "moor_4",
        "orange": "desert_4",
        "blue": "grassland_4",
        "yellow": "forest_4",
    }[people]
    assert s.towers[NAMES[people]] == TILE[tile]
    assert [name.split(":")[0] for name in standing(s, tile)] == [people] * 3


def test_2_4_everybody_draws_three_that_all_can_see():  # [S2]
    done = new()
    s = done.state
    for people in s.peoples:
        assert [s.at[c] for c in OF[people]].count(HELD) == 3
    assert game.view(s, None).at == s.at
    assert sorted(e.people for e in of(done.events, Readied)) == [0, 1, 2, 3, 4]
    assert all(len(e.homes) == 3 for e in of(done.events, Readied))


def test_2_4_chance_draws_the_characters_by_their_number_in_the_bag():
    drawn = Counter()
    for seed in range(200):
        for event in of(new(2, str(seed)).events, Readied):
            drawn.update(PEOPLES[event.people].homes.index(home) for home in event.homes)
    assert sum(drawn.values()) == 3000
    assert [round(drawn[kind] / 300) for kind in range(3)] == [5, 2, 2]  # 1500, 750 and 750


def test_2_4_wealth_is_nothing_and_chance_names_the_start_player():  # [S1]
    firsts = Counter()
    for seed in range(60):
        done = new(3, str(seed))
        s = done.state
        assert (s.wealth, s.amulets) == ([0] * 5, [[]] * 5)
        assert of(done.events, Began) == [Began(s.first)]
        assert game.to_act(s) == (s.first,)
        firsts[s.first] += 1
    assert set(firsts) == {0, 1, 2}


def test_2_5_each_places_tower_and_characters_in_turn_order():  # [S2]
    s = new(3, "4").state
    first = s.first
    for i in range(3):
        seat = (first + i) % 3
        assert game.to_act(s) == (seat,)
        line = lines(s)[0]
        assert game.warns(s, seat, read(game, line)) is Warn.PASS
        done = do(s, line)
        tile, people = TILE[line.split()[1]], s.peoples[seat]
        assert of(done.events, Placed) == [Placed(seat, people, tile, s.cells.index(tile))]
        assert TurnEnded(seat) in done.events
        s = done.state
        assert s.towers[people] == tile
        assert [s.at[c] for c in OF[people]].count(tile) == 3
    assert (s.phase, s.active) == (MAGIC, first)


def test_2_5_only_on_a_tile_without_a_tower():  # [S2]
    s = new(3, "1", "mauve", "green", "orange").state
    assert len(lines(s)) == 13
    assert refused(s, "place grassland_4") == ("2.5", "tower-there")
    s = do(s, "place moor_2").state
    assert "place moor_2" not in lines(s)


def test_2_5_nothing_else_is_done_before_and_no_tower_is_placed_after():
    assert refused(new().state, "draw") == ("2.5", "place-first")
    assert refused(new().state, "done") == ("2.5", "place-first")
    assert refused(position(), "place moor_2") == ("2.5", "placed")


def _rank(s, seat, *names):
    for name in names:
        s = step(game, s, seat, read(game, f"rank {name}"), NoChance()).state
    return s


def test_2_6_a_ranking_places_the_tower_when_the_turn_comes():
    s = new(3, "1", "mauve", "green", "orange").state
    first = s.first
    second, third = (first + 1) % 3, (first + 2) % 3
    s = _rank(s, second, "moor_2", "moor_3")
    s = _rank(s, third, "moor_2", "moor_3", "desert_2")
    s = do(s, "place moor_2").state
    moves: list[Move] = []
    s, _ = settle(game, s, 2, lambda ply: Rng(f"1:{ply}"), moves)
    assert [(m.ply, m.seat, write(m.action)) for m in moves] == [
        (2, second, "place moor_3"),
        (3, third, "place desert_2"),
    ]
    assert (s.phase, s.active, s.ranks) == (MAGIC, first, [[], [], []])


def test_2_6_a_ranking_without_a_free_tile_asks():
    s = new(2, "1").state
    other = 1 - s.first
    s = _rank(s, other, "moor_2")
    s = do(s, "place moor_2").state
    assert game.ordered(s, other) is None
    assert game.to_act(s) == (other,)


def test_2_6_a_ranking_is_told_to_nobody_else():
    s = new(3, "1").state
    seat, others = (s.first + 1) % 3, (None, s.first, (s.first + 2) % 3)
    done = step(game, s, seat, read(game, "rank moor_2"), NoChance())
    assert done.events == (Ranked(seat, (TILE["moor_2"],)),)
    for other in others:
        assert witness(done.events[0], other) is None
        assert not sees(read(game, "rank moor_2"), seat, other)
        assert game.view(done.state, other) == game.view(s, other)


def test_2_6_a_ranking_can_be_taken_back():
    s = new(3, "1").state
    seat = (s.first + 1) % 3
    assert {game.warns(s, seat, order) for order in game.orders(s, seat)} == {None}


def test_2_6_tiles_are_ranked_once_each_and_the_ranking_can_be_dropped():
    s = new(3, "1", "mauve", "green", "orange").state
    seat = (s.first + 1) % 3
    assert "unrank" not in orders(s, seat)
    assert refused(s, "unrank", seat) == ("2.6", "rank-none")
    assert refused(s, "rank forest_4", seat) == ("2.5", "tower-there")
    s = _rank(s, seat, "moor_2")
    assert refused(s, "rank moor_2", seat) == ("2.6", "rank-twice")
    assert len(orders(s, seat)) == 13
    done = step(game, s, seat, read(game, "unrank"), NoChance())
    assert (done.state.ranks[seat], done.events) == ([], (Ranked(seat, ()),))


def test_2_6_only_those_rank_whose_turn_has_yet_to_come():
    s = new(2, "1").state
    assert orders(s, s.first) == []
    assert refused(s, "rank moor_2", s.first) == ("2.6", "rank-now")
    s = do(s, "place moor_2").state
    assert refused(s, "rank moor_3", s.first) == ("2.6", "rank-late")
    assert refused(position(), "unrank", 1) == ("2.6", "rank-late")


def test_2_5_the_example_of_the_rulebook():
    """Blue puts tower and characters on the desert of limit 4; two do not feel at home there."""
    s = next(s for seed in range(9) if (s := new(2, f"{seed}", "blue", "orange").state).first == 0)
    cast = OF[NAMES["blue"]]
    for c in cast:
        s.at[c] = HELD if c in (cast[0], cast[4], cast[6]) else BAG
    s = do(s, "place desert_4").state
    assert standing(s, "desert_4") == ["blue:grassland", "blue:desert", "blue:forest"]
    assert [faces(s)[c] for c in (cast[0], cast[4], cast[6])] == [False, True, False]
