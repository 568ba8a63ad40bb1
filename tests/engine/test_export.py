"""Exports that somebody has tampered with."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import match_record, registry
from engine.__main__ import LARGEST, computer_match, main
from engine.errors import BadExport, GameError
from engine.rng import Rng
from tests.harbours import game as harbours

JUNK = [None, True, 0, -1, 99, 10**12, "", "x", "1", [], {}, [[]], 1.5, {"?": True}, {"is": []}]


@pytest.fixture
def export(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.setattr(registry, "_guests", {})
    registry.welcome(harbours)
    played = computer_match(harbours, 3, "export", "greedy", {"rounds": "2"})
    data: dict[str, Any] = json.loads(json.dumps(match_record.dump(played.record())))
    return data


def test_an_export_verifies(export: dict[str, Any]) -> None:
    assert match_record.verify(match_record.load(export)) == []


def test_whatever_is_broken_is_a_bad_export_or_found_wrong(export: dict[str, Any]) -> None:
    rng = Rng("tamper")
    found = [*places(export), *[place for place in places(export) if len(place) == 1] * 20]
    outcomes = set()
    for _ in range(400):
        data = copy.deepcopy(export)
        *path, last = rng.choice(found)
        inner: Any = data
        for key in path:
            inner = inner[key]
        inner[last] = rng.choice(JUNK)
        try:
            outcomes.add(not match_record.verify(match_record.load(data)))
        except GameError:
            outcomes.add(None)
    assert {False, None} <= outcomes


def test_what_is_hidden_has_no_place_in_an_export(export: dict[str, Any]) -> None:
    for key in set(export) - {"conclave"}:
        with pytest.raises(BadExport):
            match_record.load({**export, key: {"?": True}})


def test_a_match_without_a_beginning_is_found(export: dict[str, Any]) -> None:
    assert "moves" in match_record.verify(match_record.load({**export, "pages": []}))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_table_that_the_game_cannot_seat_is_found(export: dict[str, Any], seats: int) -> None:
    chairs = (export["chairs"] * 2)[:seats]
    assert "players" in match_record.verify(match_record.load({**export, "chairs": chairs}))


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path to each cell of JSON data."""
    cells: Any = data.items() if isinstance(data, dict) else ()
    for key, cell in enumerate(data) if isinstance(data, list) else cells:
        yield (*path, key)
        yield from places(cell, (*path, key))


def _changed(export: dict[str, Any], at: int, **fields: Any) -> dict[str, Any]:
    pages = [dict(page) for page in export["pages"]]
    pages[at].update(fields)
    return {**export, "pages": pages}


def test_each_entry_is_what_its_moves_make_it(export: dict[str, Any]) -> None:
    at = next(n for n, page in enumerate(export["pages"]) if page["kind"] == "move")
    page = export["pages"][at]
    for fields in (
        {"seat": (page["seat"] + 1) % 3},
        {"seat": 9},
        {"seat": None},
        {"ply": page["ply"] + 1},
        {"kind": "order"},
        {"kind": "resign", "seat": None},
        {"kind": "undo"},
        {"kind": "pause"},
        {"kind": "start"},
    ):
        assert match_record.verify(match_record.load(_changed(export, at, **fields))), fields


def test_what_was_played_for_want_of_time_is_what_the_game_plays_then(
    export: dict[str, Any],
) -> None:
    found = set()
    for at, page in enumerate(export["pages"]):
        if page["kind"] == "move":
            found.add(
                bool(match_record.verify(match_record.load(_changed(export, at, kind="expire"))))
            )
    assert True in found


@pytest.mark.parametrize("seat", [-1, 3, 10**9])
def test_a_move_of_a_seat_that_there_is_not_is_found(export: dict[str, Any], seat: int) -> None:
    at = next(n for n, page in enumerate(export["pages"]) if page["lines"])
    lines = [{**line, "seat": seat} for line in export["pages"][at]["lines"]]
    wrong = match_record.verify(match_record.load(_changed(export, at, lines=lines, seat=seat)))
    assert "entries" in wrong


def _nested(depth: int) -> Any:
    data: Any = []
    for _ in range(depth):
        data = [data]
    return data


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("added", _nested(100_000)),
        ("added", ["x"] * match_record.MOST_CELLS),
        ("commitment", "x" * 10**6),
        ("joined", ["\ud800"]),
        ("secret", "\udfff"),
    ],
    ids=["deep", "long", "wide", "half a character", "half a secret"],
)
def test_what_is_larger_than_any_match_or_no_text_is_refused_at_once(
    export: dict[str, Any], field: str, value: Any
) -> None:
    with pytest.raises(BadExport):
        match_record.load({**export, field: value})


@pytest.mark.parametrize("text", ["[" * 200_000, " " * (LARGEST + 1), "{", "\ufeff"])
def test_a_file_that_cannot_be_read_is_one_sentence(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_that_seats_were_not_drawn_is_said(
    tmp_path: Path, export: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    for drawn in (True, False):
        file.write_text(json.dumps({**export, "drawn": drawn}), encoding="utf-8")
        assert main(["verify", str(file)]) == 0
        assert ("not drawn" in capsys.readouterr().out) is not drawn
