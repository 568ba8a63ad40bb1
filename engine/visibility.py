"""Visibility: policies on fields, and the view derived from them.

Every field of a state and of an event names its policy, so that a new field cannot leak by
omission. An event that says that it is public names one for all its fields, and those are plain
values. A view is the same class with `HIDDEN` in places.
"""

import dataclasses
import functools
import typing
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, TypeVar, final

Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""

T = TypeVar("T")


def memo(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """Cache a function of one type hint (`functools.cache`, typed so that classes may be keys)."""
    return typing.cast("Callable[[Any], T]", functools.cache(make))


@final
class Hidden:
    """The one value that stands for what a viewer may not know."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "HIDDEN"

    def __copy__(self) -> "Hidden":
        return self

    def __deepcopy__(self, memo: object) -> "Hidden":
        return self

    def copy(self) -> "Hidden":
        """Return itself, as a list returns its copy: what clones a view need not ask first."""
        return self

    def __reduce__(self) -> str:
        return "HIDDEN"


HIDDEN: Final[Any] = Hidden()

Policy: TypeAlias = Callable[[Any, Any, Viewer], Any]
"""`policy(whole, value, viewer)` returns what the viewer sees of the field's value.

`whole` is the object that holds the field: the state, a part of it, or the event.
"""


def ALL(whole: object, value: Any, viewer: Viewer) -> Any:  # noqa: N802 - policies read as names
    """Everybody sees it; parts that declare policies of their own are redacted by those."""
    return _inner(value, viewer)


def OWNER(whole: object, value: Any, viewer: Viewer) -> Any:  # noqa: N802
    """Only the owner sees it, its very existence included.

    In a state: a row per seat, each seen by its seat. In an event, or a part with a field
    `seat`: the value, seen by that seat.
    """
    if hasattr(whole, "seat"):
        return value if whole.seat == viewer else HIDDEN
    return [row if seat == viewer else HIDDEN for seat, row in enumerate(value)]


def OWNER_CELL(whole: object, value: Any, viewer: Viewer) -> Any:  # noqa: N802
    """Show it to the owner, and to the others how many there are (a hand of cards)."""
    if hasattr(whole, "seat"):
        return value if whole.seat == viewer else COUNT(whole, value, viewer)
    return [
        row if seat == viewer or row is None else COUNT(whole, row, viewer)
        for seat, row in enumerate(value)
    ]


def COUNT(whole: object, value: Any, viewer: Viewer) -> Any:  # noqa: N802
    """Nobody sees the cells, everybody how many there are (a draw pile)."""
    return type(value)([HIDDEN] * len(value))


def TOP(whole: object, value: Any, viewer: Viewer) -> Any:  # noqa: N802
    """Everybody sees the last cell, and how many lie beneath it."""
    return type(value)([HIDDEN] * (len(value) - 1) + list(value[-1:]))


def NOBODY(whole: object, value: Any, viewer: Viewer) -> Any:  # noqa: N802
    """Nobody sees anything of it, its size included."""
    return HIDDEN


def see(policy: Policy) -> Any:
    """Declare a dataclass field and who may see it.

    TypeError when the class is made if its cells are counted and its type is no list or tuple.
    """
    field: Any = dataclasses.field(metadata={"see": policy})
    field.__class__ = _Declared
    return field


def redact(whole: T, viewer: Viewer) -> T:
    """Return what the viewer knows of a state or an event: the same class, `HIDDEN` in places.

    Lists that the viewer sees whole may be shared with the original: a view is for reading,
    and whoever changes one clones it first. What cannot change and hides nothing is its own view.
    """
    cls = type(whole)
    if _open(cls):
        return whole
    return cls(**{n: policy(whole, getattr(whole, n), viewer) for n, policy in policies(cls)})


@memo
def policies(cls: type) -> tuple[tuple[str, Policy], ...]:
    """Return the policy of each field of a class; TypeError if one has none.

    A class may name one for those that declare none, `fields_seen_by`; these are plain values.
    """
    rows, common, types = [], getattr(cls, "fields_seen_by", None), hints(cls)
    for field in dataclasses.fields(cls):
        policy = field.metadata.get("see") or (common if _plain(types[field.name]) else None)
        if policy is None:
            raise TypeError(f"{cls.__qualname__}.{field.name} does not say who may see it")
        rows.append((field.name, policy))
    return tuple(rows)


@memo
def declares(cls: type) -> bool:
    """Tell whether any field of the class names a policy."""
    return dataclasses.is_dataclass(cls) and any(
        "see" in field.metadata for field in dataclasses.fields(cls)
    )


@memo
def _open(cls: type) -> bool:
    """Tell whether the objects of a class never change, and everybody sees all of them."""
    types, params = hints(cls), getattr(cls, "__dataclass_params__", None)
    return getattr(params, "frozen", False) and all(
        policy is ALL and _plain(types[name]) for name, policy in policies(cls)
    )


def _plain(hint: Any) -> bool:
    """Tell whether values of a type are, at any depth, tuples of numbers and words alone."""
    if typing.get_origin(hint) is tuple:
        return all(part is ... or _plain(part) for part in typing.get_args(hint))
    return hint in _PLAIN


def _inner(value: Any, viewer: Viewer) -> Any:
    """Redact the parts of a value that declare policies, however deep they lie in lists."""
    cls = type(value)
    if cls is list or cls is tuple:
        if not value or type(value[0]) in _PLAIN:
            return value
        return cls(_inner(cell, viewer) for cell in value)
    if cls is dict:
        return {key: _inner(cell, viewer) for key, cell in value.items()}
    return redact(value, viewer) if declares(cls) else value


_PLAIN: Final = frozenset({int, str, bool})
_COUNTED: Final = frozenset({COUNT, TOP, OWNER_CELL})


class _Declared(dataclasses.Field[Any]):
    """A field that is held against its policy as soon as `dataclass` tells it its type.

    A count is as many cells that are HIDDEN: a set would keep one of them, a dict has no cells.
    """

    __slots__ = ()

    def __setattr__(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, value)
        if name == "type" and self.metadata["see"] in _COUNTED:
            cells = typing.get_origin(value) or value
            if cells is not list and cells is not tuple:
                raise TypeError(f"{self.name} is counted, so it must be a list or a tuple")


# What an action or an event as a whole is to a viewer.

Audience: TypeAlias = Callable[[Any, int, Viewer], bool]
"""`audience(thing, seat, viewer)`: may the viewer know that this seat's thing happened?"""


def EVERYONE(thing: object, seat: int, viewer: Viewer) -> bool:  # noqa: N802
    """Everybody sees it, spectators included."""
    return True


def ACTOR(thing: object, seat: int, viewer: Viewer) -> bool:  # noqa: N802
    """Only the seat that does it, or to which it happens."""
    return viewer == seat


def OTHERS(thing: object, seat: int, viewer: Viewer) -> bool:  # noqa: N802
    """Everybody but the seat itself (who is told what that seat knew already)."""
    return viewer != seat


def NOONE(thing: object, seat: int, viewer: Viewer) -> bool:  # noqa: N802
    """Nobody."""
    return False


def hints(cls: type) -> dict[str, Any]:
    """Return the resolved type hints of a class."""
    return typing.get_type_hints(cls)


def known(cells: Sequence[Any]) -> list[Any]:
    """Return the cells of a row that are not hidden."""
    return [cell for cell in cells if cell is not HIDDEN]
