"""An action as one line of text, and back: `build chance_meeting harvest`.

The line is the id of a button, the value of an autocomplete choice, the row in the database,
the transcript, and the language of the tests: a verb and one word per field.
"""

import dataclasses
import re
import typing
from collections.abc import Callable, Iterable, Sequence

from engine import errors, visibility
from engine.game import Action, AnyGame

LONGEST = 60
_WORD = re.compile(r"[a-z0-9_+,.-]+", re.ASCII)
_EMPTY = "-"


def word(names: Sequence[str]) -> typing.Any:
    """Declare an int field of an action that is written as the name it indexes."""
    return dataclasses.field(metadata={"names": tuple(names)})


def write(action: Action) -> str:
    """Return the notation of an action: at most 60 ASCII characters."""
    return " ".join(words(action))


def words(action: Action) -> tuple[str, ...]:
    """Return the verb and a word per field."""
    cls = type(action)
    return (
        cls.verb,
        *(put(getattr(action, name)) for name, put, _ in _spelling(cls)),
    )


def read(game: AnyGame, text: str) -> typing.Any:
    """Return the action that a line says, legal or not; BadNotation if no verb reads it."""
    parts = text.split()
    cls = _verbs(game).get(parts[0]) if parts and len(text) <= LONGEST else None
    if cls is None:
        raise errors.BadNotation(text=text[:LONGEST])
    spelling = _spelling(cls)
    if len(parts) != len(spelling) + 1:
        raise errors.BadNotation(text=text)
    try:
        fields = [get(part) for part, (_, _, get) in zip(parts[1:], spelling, strict=True)]
    except ValueError as error:
        raise errors.BadNotation(text=text) from error
    return cls(*fields)


def fields(cls: type[Action]) -> tuple[str, ...]:
    """Return the names of the fields of an action class in the order of its words."""
    return tuple(name for name, _, _ in _spelling(cls))


def matching(actions: Iterable[Action], prefix: Sequence[str]) -> list[Action]:
    """Return the actions whose words begin with the given ones, in their order."""
    n = len(prefix)
    return [action for action in actions if words(action)[:n] == tuple(prefix)]


_Put = Callable[[typing.Any], str]
_Get = Callable[[str], typing.Any]


@visibility.memo
def _verbs(game: AnyGame) -> dict[str, type[Action]]:
    return {cls.verb: cls for cls in game.actions}


@visibility.memo
def _spelling(cls: typing.Any) -> tuple[tuple[str, _Put, _Get], ...]:
    """Return name, writer and reader of each field."""
    types = visibility.hints(cls)
    return tuple(
        (field.name, *_word(types[field.name], field.metadata.get("names")))
        for field in dataclasses.fields(cls)
    )


def _word(hint: typing.Any, names: tuple[str, ...] | None) -> tuple[_Put, _Get]:
    inner = typing.get_args(hint)
    if typing.get_origin(hint) is tuple:
        put, get = _word(inner[0], names)
        return (
            lambda cells: ",".join(put(cell) for cell in cells) or _EMPTY,
            lambda text: () if text == _EMPTY else tuple(get(cell) for cell in text.split(",")),
        )
    if hint is int and names:
        return _named(names)
    if hint is int:
        return str, _int
    if hint is bool:
        return _named(("no", "yes"), bool)
    if hint is str:
        return str, _plain
    raise TypeError(f"no notation for a field of type {hint!r}")


def _named(names: tuple[str, ...], make: Callable[[int], typing.Any] = int) -> tuple[_Put, _Get]:
    index = {name: make(i) for i, name in enumerate(names)}

    def get(text: str) -> typing.Any:
        if text not in index:
            raise ValueError(text)
        return index[text]

    return lambda value: names[value], get


def _int(text: str) -> int:
    if not re.fullmatch(r"0|-?[1-9][0-9]{0,8}", text, re.ASCII):
        raise ValueError(text)  # one spelling per number: int() would take "１", "1_0" and "007"
    return int(text)


def _plain(text: str) -> str:
    if not _WORD.fullmatch(text):
        raise ValueError(text)
    return text
