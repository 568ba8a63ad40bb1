"""What is explained of choices, and what is not silently left out."""

import pytest

from cogs.show import explain
from cogs.show.show import Taste
from engine.errors import EngineBug


async def test_a_fault_of_ours_is_not_told_as_if_chance_had_decided(desk, table, monkeypatch):
    match = await table()
    facing = await desk.show.facing(match, match.to_act()[0], Taste())
    assert explain.explained(facing)

    def broken(*_):
        raise EngineBug("no")

    monkeypatch.setattr(explain, "step", broken)
    with pytest.raises(EngineBug):
        explain.explained(facing)
