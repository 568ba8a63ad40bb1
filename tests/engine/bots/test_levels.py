"""The levels: matches of all of them end, and each plays as it is described."""

from statistics import median

import pytest

from engine import bots, lobby
from engine.apply_move import begin, submit
from engine.bots import greedy_easy_and_random
from engine.bots.think_budget import Count
from engine.errors import BadOption
from engine.game import AnyGame, options
from engine.games.seven_sages import game as seven_sages
from engine.match import MOST_STEPS
from engine.rng import Rng
from tests.harbours import game as harbours
from tests.laws.positions import every_game, hold, named, positions

games = pytest.mark.parametrize("game", every_game(), ids=named)
ROUNDS = 1


def shortest(game: AnyGame) -> dict[str, str]:
    """Return the options that make a match as short as it can be."""
    counts = {
        option.key: [int(choice) for choice in option.choices if choice.isdecimal()]
        for option in game.meta.options
    }
    return {key: str(min(n for n in found if n)) for key, found in counts.items() if any(found)}


def played(game: AnyGame, seats: int) -> int:
    """Play a match with each level in turn around the table; return how many steps it took."""
    s = begin(
        game, seats, options(game.meta, shortest(game), [{}] * seats), Rng(f"levels {seats}")
    ).state
    levels = tuple(bots.LEVELS)
    minds = [
        bots.thinker(levels[(seat + seats) % 3], game, seat, Rng(f"{seat}"))
        for seat in range(seats)
    ]
    ply = steps = 1
    while waited := game.to_act(s):
        seat = waited[0]
        action = minds[seat](game.view(s, seat), Count(ROUNDS))
        s, moves = submit(game, s, seat, [action], ply, lambda n: Rng(f"{seats}:{n}"))
        ply += sum(move.ply is not None for move in moves)
        steps += 1
        assert steps < 20 * MOST_STEPS
    assert game.result(s) is not None
    return steps


@games
def test_a_match_of_all_levels_ends_with_fewest_and_most_seats(game: AnyGame) -> None:
    for seats in sorted({*game.meta.seats}):
        assert played(game, seats) > 1


def test_players_choose_among_the_levels_and_older_tables_keep_their_computers() -> None:
    assert bots.kinds() == ("easy", "normal", "strong", "greedy", "random")
    match = lobby.open_match("m", "magnate", "ann", "s" * 64, 0)
    with pytest.raises(BadOption):
        lobby.join_computer(match, "unbeatable", 0)
    lobby.join_computer(match, "greedy", 0)
    lobby.start(match, "ann", 0)
    seat = next(seat for seat, player in enumerate(match.players) if player.computer)
    assert match.players[seat].played_by == "greedy"


def test_who_stands_in_is_a_level() -> None:
    assert bots.STAND_IN in bots.LEVELS


@games
def test_the_easy_computer_plays_the_best_or_something_nearly_as_good(game: AnyGame) -> None:
    others = []

    def law(p) -> None:
        for seat in p.game.to_act(p.state):
            view = game.view(p.state, seat)
            actions = game.legal(view, seat)
            rates = dict(zip(actions, game.rate(view, seat, actions), strict=True))
            least = min(median(rates.values()), *sorted(rates.values())[-2:])
            for n in range(6):
                chosen = greedy_easy_and_random.nearly_best(game, view, seat, Rng(f"{n}"))
                assert rates[chosen] >= least - 1e-9
                others.append(rates[chosen] < max(rates.values()))

    hold(law, game)
    assert not all(others)


def test_the_easy_computer_forgives_where_it_has_two_choices_too() -> None:
    chosen = set()
    for p in positions(seven_sages):
        for seat in p.game.to_act(p.state):
            view = p.game.view(p.state, seat)
            actions = p.game.legal(view, seat)
            rates = p.game.rate(view, seat, actions)
            if len(set(rates)) == len(actions) == 2:
                for n in range(6):
                    one = greedy_easy_and_random.nearly_best(p.game, view, seat, Rng(f"{n}"))
                    chosen.add(rates[actions.index(one)] == max(rates))
    assert chosen == {True, False}


def test_the_easy_computer_forgives_now_and_then() -> None:
    forgiven = 0
    for p in positions(harbours):
        for seat in harbours.to_act(p.state):
            view = harbours.view(p.state, seat)
            best = greedy_easy_and_random.choose(harbours, view, seat, Count(0), Rng("x"))
            forgiven += (
                greedy_easy_and_random.choose_easy(harbours, view, seat, Count(0), Rng("y")) != best
            )
    assert forgiven
