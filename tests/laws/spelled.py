"""Laws about what is written: notation and JSON."""

import dataclasses
import json
from typing import Any

from engine.codec import clone, pack, pack_event, unpack, unpack_event
from engine.notation import LONGEST, read, words, write
from tests.laws.positions import Played, Position


def law_notation(p: Position) -> None:
    """An action is one short ASCII line that reads back as it was."""
    for seat in range(p.seats):
        actions = [*p.game.legal(p.state, seat), *p.game.orders(p.state, seat)]
        for action in actions[:40]:
            text = write(action)
            assert text.isascii(), text
            assert text.isprintable(), text
            assert len(text) <= LONGEST, text
            assert text.split() == list(words(action)), f"a field of {text!r} is not one word"
            assert read(p.game, text) == action, f"{text!r} reads back otherwise"
        assert len({write(action) for action in actions}) == len(set(actions))


def law_codec(p: Position) -> None:
    """A state and all its views go to JSON and back."""
    for thing in (p.state, *(p.game.view(p.state, seat) for seat in (None, *range(p.seats)))):
        assert unpack(json.loads(json.dumps(pack(thing))), p.game.State) == thing


def law_codec_of_events(match: Played) -> None:
    """Events go to JSON and back."""
    for line in match.lines[:200]:
        for event in line.events:
            assert unpack_event(match.game, json.loads(json.dumps(pack_event(event)))) == event


def law_clone(p: Position) -> None:
    """A clone is equal and shares nothing that can change."""
    twin = clone(p.state)
    assert twin == p.state
    shared = _mutable(twin).keys() & _mutable(p.state).keys()
    assert not shared, f"shared: {[_mutable(twin)[i] for i in shared]}"


def _mutable(value: Any) -> dict[int, Any]:
    """Return the lists, dicts, sets and mutable dataclasses in a value by their identity."""
    found: dict[int, Any] = {}
    if isinstance(value, list | tuple):
        inner = list(value)
    elif isinstance(value, dict):
        inner = list(value.values())
    elif dataclasses.is_dataclass(value):
        inner = [getattr(value, field.name) for field in dataclasses.fields(value)]
    else:
        inner = []
    frozen = dataclasses.is_dataclass(value) and value.__dataclass_params__.frozen  # type: ignore[attr-defined]
    if isinstance(value, list | dict | set) or (dataclasses.is_dataclass(value) and not frozen):
        found[id(value)] = value
    for cell in inner:
        found |= _mutable(cell)
    return found
