"""Exports that somebody has tampered with."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from engine import record, registry
from engine.__main__ import computer_match
from engine.errors import BadExport, GameError
from engine.rng import Rng
from tests.harbours import game as harbours

JUNK = [None, True, 0, -1, 99, 10**12, "", "x", "1", [], {}, [[]], 1.5, {"?": True}, {"is": []}]


@pytest.fixture
def export(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.setattr(registry, "_guests", {})
    registry.welcome(harbours)
    played = computer_match(harbours, 3, "export", "greedy", {"rounds": "2"})
    data: dict[str, Any] = json.loads(json.dumps(record.dump(played.record())))
    return data


def test_an_export_verifies(export: dict[str, Any]) -> None:
    assert record.verify(record.load(export)) == []


def test_whatever_is_broken_is_a_bad_export_or_found_wrong(export: dict[str, Any]) -> None:
    rng = Rng("tamper")
    places = [*_places(export), *[place for place in _places(export) if len(place) == 1] * 20]
    outcomes = set()
    for _ in range(400):
        data = copy.deepcopy(export)
        *path, last = rng.choice(places)
        inner: Any = data
        for key in path:
            inner = inner[key]
        inner[last] = rng.choice(JUNK)
        try:
            outcomes.add(not record.verify(record.load(data)))
        except GameError:
            outcomes.add(None)
    assert {False, None} <= outcomes


def test_what_is_hidden_has_no_place_in_an_export(export: dict[str, Any]) -> None:
    for key in set(export) - {"conclave"}:
        with pytest.raises(BadExport):
            record.load({**export, key: {"?": True}})


def test_a_match_without_a_beginning_is_found(export: dict[str, Any]) -> None:
    assert "moves" in record.verify(record.load({**export, "pages": []}))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_table_that_the_game_cannot_seat_is_found(export: dict[str, Any], seats: int) -> None:
    chairs = (export["chairs"] * 2)[:seats]
    assert "players" in record.verify(record.load({**export, "chairs": chairs}))


def _places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    cells: Any = data.items() if isinstance(data, dict) else ()
    for key, cell in enumerate(data) if isinstance(data, list) else cells:
        yield (*path, key)
        yield from _places(cell, (*path, key))
