"""Nothing hidden shows, in any game."""

import pytest

from engine.game import AnyGame
from tests.laws import secret
from tests.laws.positions import every_version, hold, named

games = pytest.mark.parametrize("game", every_version(), ids=named)


@games
def test_a_view_can_be_played_from(game: AnyGame) -> None:
    assert hold(secret.law_a_view_can_be_played_from, game)


@games
def test_asking_changes_nothing(game: AnyGame) -> None:
    assert hold(secret.law_a_view_is_read_only, game)


@games
def test_a_guess_looks_the_same_and_is_sound(game: AnyGame) -> None:
    assert hold(secret.law_guess, game)


@games
def test_what_is_hidden_changes_nothing_that_a_viewer_gets(game: AnyGame) -> None:
    assert hold(secret.law_non_interference, game)


@games
def test_unseen_actions_show_only_by_their_events(game: AnyGame) -> None:
    assert hold(secret.law_unseen_actions, game)


@games
def test_orders_show_nothing_to_others(game: AnyGame) -> None:
    assert hold(secret.law_orders_show_nothing, game)


@games
def test_steps_that_are_not_final_leave_orders_nothing_to_decide(game: AnyGame) -> None:
    assert hold(secret.law_drafts_leave_orders_alone, game)
