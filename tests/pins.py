"""What each version of a game's rules is held to: its stored forms, and its transcripts.

    python -m tests.pins

`rules.json` beside the tests of a game has, by version, the types of the fields of `State`, the
words of each action and the fields of each event as the codec stores them, the options of the
table, and a digest of each transcript. Stored matches were written so: what is pinned may grow,
but not change or go without a new version. The command pins what is new, and forgets versions
that are kept no more; it refuses what must not be. A version that nobody has played yet may be
taken out of the file by hand, and pinned again.
"""

import dataclasses
import enum
import hashlib
import json
import sys
import types
import typing
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from engine import registry
from engine.game import Action, AnyGame
from engine.visibility import hints
from tests import transcripts
from tests.laws.positions import every_game

Pins: TypeAlias = dict[str, dict[str, str]]
"""What is pinned of one version, by kind and name."""

LONGEST = 80
"""Characters after which a row of words is cut, and goes on as a digest."""


def path(game: AnyGame) -> Path:
    """Return where the pins of a game are kept."""
    return transcripts.home(game) / "rules.json"


def pinned(game: AnyGame) -> dict[str, Pins]:
    """Return the pins of a game as they are kept, by version."""
    kept = path(game)
    found: dict[str, Pins] = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    return found


def pins(game: AnyGame) -> Pins:
    """Return what one version of a game is today."""
    return {
        "state": {f"State.{name}": shape(hint) for name, hint in _fields(game.State)},
        "actions": {action.verb: spelling(action) for action in game.actions},
        "events": {event.__name__: shape(event) for event in game.events},
        "options": {
            option.key: " ".join([option.default or "-", *option.choices])
            for option in game.meta.options
        },
        "transcripts": {file.name: _digest(file.read_bytes()) for file in transcripts.files(game)},
    }


def shape(hint: Any) -> str:
    """Return how the codec stores a type: the name of a class counts only where it is stored."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        tagged = sum(cell is not types.NoneType for cell in inner) > 1
        return " | ".join((cell.__name__ if tagged else "") + shape(cell) for cell in inner)
    if origin:
        return f"{origin.__name__}[{', '.join(map(shape, inner))}]"
    if isinstance(hint, type) and issubclass(hint, tuple):
        return f"tuple[{', '.join(map(shape, hints(hint).values()))}]"
    if dataclasses.is_dataclass(hint):
        return f"({', '.join(f'{name} {shape(field)}' for name, field in _fields(hint))})"
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return "/".join(str(member.value) for member in hint)
    return {...: "...", types.NoneType: "None"}.get(hint) or str(hint.__name__)


def spelling(action: type[Action]) -> str:
    """Return what the words of a notation may be: the names of the fields are in none."""
    types_ = hints(action)
    rows = []
    for field in dataclasses.fields(typing.cast("Any", action)):
        words = "/".join(field.metadata.get("names", ()))
        more = "" if len(words) <= LONGEST else f"... {_digest(words.encode())}"
        rows.append(" ".join(filter(None, [shape(types_[field.name]), words[:LONGEST] + more])))
    return ", ".join(rows)


def amiss(game: AnyGame) -> list[str]:
    """Return what keeps the kept pins of a game from being those of today, and what to do."""
    return [text for text, _ in _amiss(game)]


def renew(game: AnyGame) -> list[str]:
    """Write the pins of a game anew; return what must not be, and is not written."""
    refused = [text for text, may in _amiss(game) if not may]
    if not refused:
        kept = {str(one.rules): pins(one) for one in _versions(game)}
        path(game).write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return refused


def changes(kept: Pins, now: Pins) -> tuple[list[str], list[str]]:
    """Return what differs between pins: what stored matches feel, and what is merely new."""
    broken: list[str] = []
    fresh: list[str] = []
    for kind in now:
        before, after = kept.get(kind, {}), now[kind]
        broken += [f"{name} is gone" for name in before if name not in after]
        for name in after:
            if name not in before:
                (broken if kind == "state" else fresh).append(f"{name} is new")
            elif before[name] != after[name]:
                broken.append(f"{name} has changed")
    return broken, fresh


def _amiss(game: AnyGame) -> Iterator[tuple[str, bool]]:
    """Yield what is amiss with the pins of a game, and whether the command mends it."""
    kept, versions = pinned(game), _versions(game)
    for gone in sorted(kept.keys() - {str(one.rules) for one in versions}):
        text = "is pinned and not kept: keep it, or, if no match of it is played anywhere,"
        yield f"{game.key} {gone} {text} run `python -m tests.pins`.", True
    for one in versions:
        name = f"{game.key} {one.rules}"
        if str(one.rules) not in kept:
            yield f"{name} is not pinned yet: run `python -m tests.pins`.", True
            continue
        broken, fresh = changes(kept[str(one.rules)], pins(one))
        if broken:
            yield f"{name}: {', '.join(broken)}. {_mend(game, one)}", False
        elif fresh:
            yield f"{name}: only {', '.join(fresh)}: run `python -m tests.pins`.", True


def _mend(game: AnyGame, one: AnyGame) -> str:
    if one.rules != game.rules:
        return (
            f"Matches begun under version {one.rules} are still played by it: it must not change."
        )
    return (
        f"Raise `rules` of {game.key} to {game.rules + 1} and keep version {game.rules} beside it "
        "as docs/decisions/versions.md says, then run `python -m tests.pins`. If no match of it is "
        f"played anywhere yet, take {game.rules} out of {path(game).name} instead."
    )


def _versions(game: AnyGame) -> tuple[AnyGame, ...]:
    return (*registry.older(game), game)


def _fields(cls: Any) -> list[tuple[str, Any]]:
    found = hints(cls)
    return [(field.name, found[field.name]) for field in dataclasses.fields(cls)]


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def main(keys: Sequence[str]) -> int:
    """Pin every game anew, or those that are named."""
    refused = [
        text for game in every_game() if not keys or game.key in keys for text in renew(game)
    ]
    for text in refused:
        sys.stderr.write(f"{text}\n")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
