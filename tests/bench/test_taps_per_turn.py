"""What a plain turn costs in the private panel alone."""

import pytest

from bench import taps_per_turn
from engine import registry


@pytest.mark.parametrize("key", sorted(taps_per_turn.TARGETS))
def test_a_plain_turn_takes_no_more_taps_than_it_may(key: str) -> None:
    figures = list(taps_per_turn.figures(registry.game(key)))
    held = [one for one in figures if one.target is not None]
    assert len(held) == (2 if key in ("magnate", "seven_sages") else 1)
    for one in held:
        assert one.reached, f"{one.name}: {one.value}"


def test_every_game_has_a_figure_to_hold() -> None:
    assert set(taps_per_turn.TARGETS) == {game.key for game in registry.games()}


def test_a_game_that_misses_its_figure_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(taps_per_turn.TARGETS, "seven_sages", 0)
    (missed,) = [
        one for one in taps_per_turn.figures(registry.game("seven_sages")) if one.target == 0
    ]
    assert not missed.reached


def test_forms_cost_more_taps_and_fewer_answers_to_wait_for() -> None:
    found = {one.name: one.value for one in taps_per_turn.figures(registry.game("magnate"))}
    name = "magnate, a turn"
    assert found[f"answers, {name}, by forms"] < found[f"answers, {name}"] / 2
    assert found[f"taps, {name}, on average, by forms"] > found[f"taps, {name}, on average"]
