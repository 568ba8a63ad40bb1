"""States, actions and events to and from JSON, and their clones, built once per type hint.

int, bool, str, None, enum, list, tuple (named or not), dict (keys int or str), frozenset,
dataclasses, unions
of these with None, and unions of dataclasses, which carry their class in "is".
"""

import dataclasses
import enum
import functools
import operator
import types
import typing
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from engine.game import AnyGame, Event
from engine.visibility import HIDDEN, hints, memo

T = TypeVar("T")
_Cloner = Callable[[Any], Any]
_copied: _Cloner = operator.methodcaller("copy")
_SEALED = {"?": True}
_UNIONS = (typing.Union, types.UnionType)


class CodecError(ValueError):
    """Data that does not fit its type."""


def pack(value: Any, hint: Any = None) -> Any:
    """Return plain JSON data for a value of the given type (by default its class)."""
    return _coder(hint or type(value)).pack(value)


def unpack(data: Any, hint: type[T]) -> T:
    """Return the value that was packed; CodecError if the data does not fit the type."""
    value: T = _coder(hint).unpack(data)
    return value


def pack_event(event: Event) -> Any:
    """Return JSON data of an event, with its class in "is"."""
    return {"is": type(event).__name__, **pack(event)}


def unpack_event(game: AnyGame, data: Any) -> Event:
    """Return the event of this game that was packed; CodecError if there is none."""
    event: Event = _tagged({cls.__name__: cls for cls in game.events}, data)
    return event


def clone(value: T) -> T:
    """Return a copy of a state or view that shares no list with it."""
    make = _cloner(type(value))
    copy: T = make(value) if make else value
    return copy


class _Coder:
    """How one type is packed and unpacked. `plain`: the type, if its values are JSON already."""

    __slots__ = ("pack", "plain", "unpack")

    def __init__(
        self,
        pack: Callable[[Any], Any],
        unpack: Callable[[Any], Any],
        plain: type | None = None,
    ) -> None:
        self.plain = plain
        self.pack: Callable[[Any], Any] = lambda value: _SEALED if value is HIDDEN else pack(value)
        self.unpack: Callable[[Any], Any] = lambda data: HIDDEN if data == _SEALED else unpack(data)


@memo
def _coder(hint: Any) -> _Coder:
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint in (int, str, bool):
        return _Coder(lambda value: value, functools.partial(_plain, hint), hint)
    if hint is None or hint is type(None):
        return _Coder(lambda value: None, functools.partial(_plain, type(None)))
    if origin is list or origin is frozenset:
        return _row(origin, _coder(inner[0]))
    if origin is tuple:
        return _row(tuple, _coder(inner[0])) if inner[-1] is ... else _cells(inner, tuple)
    if origin is dict:
        return _pairs(*inner)
    if origin in _UNIONS:
        return _union(inner)
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return _Coder(lambda value: value.value, functools.partial(_member, hint))
    if _has_names(hint):
        return _cells(tuple(hints(hint).values()), lambda cells: hint(*cells))
    if dataclasses.is_dataclass(hint):
        return _record(typing.cast("type", hint))
    raise TypeError(f"the codec has no way to write {hint!r}")


def _has_names(hint: Any) -> bool:
    """Tell whether a type is a tuple whose cells have names."""
    return isinstance(hint, type) and issubclass(hint, tuple)


def _plain(cls: type, data: Any) -> Any:
    if type(data) is not cls:
        raise CodecError(f"{cls.__name__} expected")
    return data


def _member(cls: type[enum.Enum], data: Any) -> enum.Enum:
    try:
        return cls(data)
    except ValueError as error:
        raise CodecError(f"no such {cls.__name__}") from error


def _list(data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise CodecError("a list expected")
    return data


def _row(cls: type, cell: _Coder) -> _Coder:
    order = sorted if cls is frozenset else list
    plain, pack, unpack = cell.plain, cell.pack, cell.unpack
    if plain:  # most cells of most states: no call for each
        return _Coder(
            lambda value: [_SEALED if v is HIDDEN else v for v in order(value)],
            lambda data: cls([v if type(v) is plain else unpack(v) for v in _list(data)]),
        )
    return _Coder(
        lambda value: [pack(v) for v in order(value)],
        lambda data: cls([unpack(v) for v in _list(data)]),
    )


def _cells(inner: Sequence[Any], made: Callable[[Iterator[Any]], Any]) -> _Coder:
    cells = [_coder(hint) for hint in inner]

    def unpack(data: Any) -> Any:
        if len(_list(data)) != len(cells):
            raise CodecError(f"{len(cells)} cells expected")
        return made(cell.unpack(v) for cell, v in zip(cells, data, strict=True))

    return _Coder(
        lambda value: [cell.pack(v) for cell, v in zip(cells, value, strict=True)], unpack
    )


def _pairs(key: Any, hint: Any) -> _Coder:
    keys, cells = _coder(key), _coder(hint)
    return _Coder(
        lambda value: [[keys.pack(k), cells.pack(v)] for k, v in value.items()],
        lambda data: {
            keys.unpack(k): cells.unpack(v) for k, v in (_cells_of_two(p) for p in _list(data))
        },
    )


def _cells_of_two(data: Any) -> list[Any]:
    if len(_list(data)) != 2:
        raise CodecError("a pair expected")
    return typing.cast("list[Any]", data)


def _union(inner: Sequence[Any]) -> _Coder:
    rest = [hint for hint in inner if hint is not type(None)]
    if len(rest) == 1:
        one = _coder(rest[0])
        return _Coder(
            lambda value: None if value is None else one.pack(value),
            lambda data: None if data is None else one.unpack(data),
        )
    if not all(dataclasses.is_dataclass(hint) for hint in rest):
        raise TypeError(f"the codec cannot tell apart {inner!r}")
    classes = {hint.__name__: hint for hint in rest}
    return _Coder(
        lambda value: None if value is None else {"is": type(value).__name__, **pack(value)},
        lambda data: None if data is None and len(rest) < len(inner) else _tagged(classes, data),
    )


def _tagged(classes: dict[str, type], data: Any) -> Any:
    name = data.get("is") if isinstance(data, dict) else None
    if not isinstance(name, str) or name not in classes:
        raise CodecError("an object of a known class expected")
    return unpack({k: v for k, v in data.items() if k != "is"}, classes[name])


def _record(cls: type) -> _Coder:
    types = hints(cls)
    rows = {field.name: _coder(types[field.name]) for field in dataclasses.fields(cls)}

    def unpack(data: Any) -> Any:
        if not isinstance(data, dict) or data.keys() != rows.keys():
            raise CodecError(f"the fields of {cls.__name__} expected")
        return cls(**{name: coder.unpack(data[name]) for name, coder in rows.items()})

    return _Coder(
        lambda value: {name: coder.pack(getattr(value, name)) for name, coder in rows.items()},
        unpack,
    )


@memo
def _cloner(hint: Any) -> _Cloner | None:
    """Return a function that copies a value of this type; None if it may be shared."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        return _rows(_cloner(inner[0]))
    if origin is dict:
        return _items(_cloner(inner[1]))
    if origin is tuple or _has_names(hint):
        parts = [_cloner(cell) for cell in inner or hints(hint).values() if cell is not ...]
        if any(parts):
            raise TypeError(f"a tuple of what can change cannot be cloned: {hint!r}")
        return None
    if origin in _UNIONS:
        return _either([cell for cell in inner if cell is not type(None)])
    params = getattr(hint, "__dataclass_params__", None)
    return None if params is None or params.frozen else _fields(hint)


def _rows(inner: _Cloner | None) -> _Cloner:
    if inner is None:
        return _copied
    if inner is _copied:
        return lambda value: value if value is HIDDEN else [cell.copy() for cell in value]
    return lambda value: value if value is HIDDEN else [inner(cell) for cell in value]


def _items(inner: _Cloner | None) -> _Cloner:
    if inner is None:
        return lambda value: value if value is HIDDEN else value.copy()
    return lambda value: value if value is HIDDEN else {k: inner(v) for k, v in value.items()}


def _either(inner: Sequence[Any]) -> _Cloner | None:
    if len(inner) == 1:
        one = _cloner(inner[0])
        return one and (lambda value: None if value is None else one(value))
    if not any(_cloner(hint) for hint in inner):
        return None
    return lambda value: value if value is None or value is HIDDEN else clone(value)


def _fields(cls: type) -> _Cloner:
    types = hints(cls)
    names = [field.name for field in dataclasses.fields(cls)]
    read = operator.attrgetter("__class__", *names)  # one call, and a tuple even of one field
    makes = [(i, _cloner(types[name])) for i, name in enumerate(names)]
    copied = tuple((i, make) for i, make in makes if make is not None)

    def copy(value: Any) -> Any:
        if value is HIDDEN:
            return value
        same, *cells = read(value)
        for i, make in copied:
            cells[i] = make(cells[i])
        return same(*cells)

    return copy
