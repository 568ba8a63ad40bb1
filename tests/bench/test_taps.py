"""What a plain turn costs in the private panel alone."""

import pytest

from bench import taps
from engine import registry


@pytest.mark.parametrize("key", ["magnate", "pangea", "seven_sages"])
def test_a_plain_turn_takes_no_more_taps_than_it_may(key: str) -> None:
    figures = list(taps.figures(registry.game(key)))
    held = [one for one in figures if one.target is not None]
    assert len(held) == (2 if key == "magnate" else 1)
    for one in held:
        assert one.reached, f"{one.name}: {one.value}"
