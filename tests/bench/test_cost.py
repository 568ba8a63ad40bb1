"""How many machines so many players need."""

from bench.turn_cost_and_machines_needed import USE, Cost, needs


def test_ten_times_the_players_need_ten_times_as_much_and_nobody_needs_less_than_one():
    cost = Cost(bot=0.1, database=0.02, transactions=100)
    few, many, most = (needs(players, cost) for players in (100, 100_000, 1_000_000))
    assert (few.processes, few.drawing) == (1, 1)
    assert many.turns * cost.bot <= many.processes * USE
    assert 9 * many.processes <= most.processes <= 10 * many.processes
    assert round(most.requests / many.requests) == 10
