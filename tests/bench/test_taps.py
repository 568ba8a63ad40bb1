"""What a plain turn costs in the private panel alone."""

import pytest

from bench import taps
from engine import registry


@pytest.mark.parametrize("key", sorted(taps.TARGETS))
def test_a_plain_turn_takes_no_more_taps_than_it_may(key: str) -> None:
    figures = list(taps.figures(registry.game(key)))
    held = [one for one in figures if one.target is not None]
    assert len(held) == (2 if key == "magnate" else 1)
    for one in held:
        assert one.reached, f"{one.name}: {one.value}"


def test_every_game_has_a_figure_to_hold() -> None:
    assert set(taps.TARGETS) == {game.key for game in registry.games()}


def test_a_game_that_misses_its_figure_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(taps.TARGETS, "seven_sages", 0)
    (missed,) = [one for one in taps.figures(registry.game("seven_sages")) if one.target == 0]
    assert not missed.reached
