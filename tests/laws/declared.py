"""Laws about what the classes of a game declare."""

import dataclasses
import inspect
import re
import typing
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from engine import codec
from engine.game import AnyGame, Event, Game, Public
from engine.notation import fields
from engine.visibility import declares, hints, policies
from languages import COMPLETE, ORIGINAL, translation
from tests.laws.positions import Played

_GUESTS = Path(__file__).parents[1] / "languages"
_VERB = re.compile(r"[a-z]{2,}(_[a-z]{2,})*")
RULING = re.compile(r"\[([A-Z]{1,2}\d+[a-z]?)\]")
"""How a ruling is cited: [B3c]."""
_CITED = re.compile(r"\[(\w+)\]")
_CLAUSE = re.compile(r"^[#*\[\s-]*([A-Z]?[0-9]+(?:\.[0-9]+)*[a-z]?)\b", re.MULTILINE)


def law_policies(game: AnyGame) -> None:
    """Every field of the state, its parts and the events says who may see it."""
    for cls in (*parts(game.State), *game.events):
        if cls is game.State or declares(cls) or cls in game.events:
            try:
                policies(cls)
            except TypeError as error:
                raise AssertionError(str(error)) from error
        else:
            assert _frozen(cls), f"{cls.__name__} can change, and says not who may see it"


def law_audiences(game: AnyGame) -> None:
    """Every class of actions and events itself declares who may know of it, or is `Public`."""
    for cls in (*game.actions, *game.events):
        own = vars(Public) if cls.__base__ is Public else vars(cls)
        assert callable(own.get("seen_by")), f"{cls.__name__} declares no seen_by"
        if issubclass(cls, Event):
            assert callable(own.get("reveals")), f"{cls.__name__} declares no reveals"


def law_slots(game: AnyGame) -> None:
    """Values are frozen and slotted, state is slotted and can change."""
    for cls in (*parts(game.State), *game.actions, *game.events):
        assert dataclasses.is_dataclass(cls), f"{cls.__name__} is no dataclass"
        assert cls.__dictoffset__ == 0, f"{cls.__name__} has a __dict__"
    for cls in (*game.actions, *game.events):
        assert _frozen(cls), f"{cls.__name__} is not frozen"
    assert not _frozen(game.State), "the state is frozen"


def law_verbs(game: AnyGame) -> None:
    """Verbs are whole words and unlike each other; each field can be written."""
    verbs = [cls.verb for cls in game.actions]
    assert len(set(verbs)) == len(verbs), f"a verb twice: {verbs}"
    for cls in game.actions:
        assert _VERB.fullmatch(cls.verb), f"{cls.verb} is no whole word"
        assert len(cls.verb) <= 32, f"{cls.verb} is too long for a command"
        fields(cls)  # TypeError if there is no notation for one


def law_codec_knows(game: AnyGame) -> None:
    """The codec has a way to write the state and every event."""
    for cls in (game.State, *game.events):
        codec.pack(None, cls | None)  # TypeError if it has none


def law_meta(game: AnyGame) -> None:
    """The lobby can offer the game: seats 2 to 5, options with choices and a default of theirs."""
    least, most = game.meta.seats
    assert 1 < least <= most <= 5
    assert game.meta.minutes > 0
    assert game.rules >= 1
    keys = [option.key for option in game.meta.options]
    assert len(set(keys)) == len(keys), "an option twice"
    for option in game.meta.options:
        assert len(set(option.choices)) == len(option.choices) <= 25
        assert option.default in option.choices or (option.each and not option.default)
        assert not option.unique or (option.each and len(option.choices) >= most)


def law_events_complete(match: Played) -> None:
    """Every event that a match emits is of a declared class."""
    declared = set(match.game.events)
    for line in match.lines:
        assert {type(event) for event in line.events} <= declared, f"{line.action}: {line.events}"
    assert {type(event) for event in match.first} <= declared


def law_rules_text(game: AnyGame) -> None:
    """The rules are there in each language, with the same numbered clauses in the same order."""
    original, *others = (_numbers(game, code) for code in spoken(game))
    assert original, "no clause in RULES.md"
    for other in others:
        assert original == other, f"not in both: {set(original) ^ set(other)}"
    counted = [[int(part) for part in re.findall(r"\d+", number)] for number in original]
    assert all(a < b for a, b in pairwise(counted)), "a clause twice, or out of order"


def law_rulings(game: AnyGame) -> None:
    """Each clause cites the same rulings in each language, and code cites no others."""
    texts = [rules_file(game, code).read_text(encoding="utf-8") for code in spoken(game)]
    original, *others = map(_citing, texts)
    for other in others:
        assert original == other, (
            f"not cited alike: {[one for one in original if one not in other]}"
        )
    known = set(RULING.findall(texts[0]))
    for path in sorted(folder(game).rglob("*.py")):
        strange = set(RULING.findall(path.read_text(encoding="utf-8"))) - known
        assert not strange, f"{path.name} cites {sorted(strange)}, which RULES.md does not"


def clauses(game: AnyGame) -> frozenset[str]:
    """Return the numbers of the clauses in the RULES.md of a game."""
    return frozenset(_numbers(game, ORIGINAL))


def parts(cls: type) -> list[type]:
    """Return a state's class and the dataclasses it is made of."""
    found: list[type] = []
    _collect(cls, found)
    return found


def folder(game: AnyGame) -> Path:
    """Return the folder of a game's package: where it, or what it derives from, has its rules."""
    classes = type(game).__mro__[: type(game).__mro__.index(Game)]
    folders = [Path(inspect.getfile(cls)).parent for cls in classes]
    return next((path for path in folders if (path / "RULES.md").exists()), folders[0])


def spoken(game: AnyGame) -> list[str]:
    """Return the languages in which a game must be told; a guest in those that it brings."""
    if folder(game).parent.name == "games":
        return list(COMPLETE)
    return [ORIGINAL, *(code for code in COMPLETE if (_GUESTS / code / game.key).exists())]


def rules_file(game: AnyGame, code: str) -> Path:
    """Return where the rules of a game are in a language; a guest's translations lie beside it."""
    home = folder(game)
    if code == ORIGINAL:
        return home / "RULES.md"
    own = translation(code, game.key, "RULES.md")
    return own or home.parent / "languages" / code / game.key / "RULES.md"


def _numbers(game: AnyGame, code: str) -> list[str]:
    path = rules_file(game, code)
    assert path.exists(), f"{path} is missing"
    return _CLAUSE.findall(path.read_text(encoding="utf-8"))


def _citing(text: str) -> list[tuple[str, list[str]]]:
    """Return the clauses of rules in their order, each with what it cites in brackets."""
    _, *found = _CLAUSE.split(text)
    return [(n, _CITED.findall(told)) for n, told in zip(found[::2], found[1::2], strict=True)]


def _frozen(cls: Any) -> bool:
    return bool(cls.__dataclass_params__.frozen)


def _collect(hint: Any, found: list[type]) -> None:
    for inner in _inside(hint):
        _collect(inner, found)
    if dataclasses.is_dataclass(hint) and hint not in found:
        found.append(typing.cast("type", hint))
        for field in hints(typing.cast("type", hint)).values():
            _collect(field, found)


def _inside(hint: Any) -> Iterator[Any]:
    return (inner for inner in typing.get_args(hint) if inner is not ...)
