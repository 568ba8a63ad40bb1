"""The tree of errors."""

import inspect
import re

import pytest

from engine import errors
from engine.errors import Clause, EngineBug, GameError, IllegalAction, sentences

TREE = [
    cls
    for cls in vars(errors).values()
    if inspect.isclass(cls) and issubclass(cls, GameError | EngineBug)
]


@pytest.mark.parametrize("cls", TREE, ids=lambda cls: cls.__name__)
def test_every_error_is_drawn_in_the_tree(cls: type[Exception]) -> None:
    assert re.search(rf"\b{cls.__name__}\b", errors.__doc__ or "")


@pytest.mark.parametrize(
    "cls", [cls for cls in TREE if issubclass(cls, GameError)], ids=lambda cls: cls.__name__
)
def test_every_error_that_is_told_has_a_sentence_of_its_own(cls: type[GameError]) -> None:
    assert vars(cls)["message"].startswith("error-")
    others = [other.message for other in TREE if other is not cls and issubclass(other, GameError)]
    assert cls.message not in others


def test_a_bug_is_nothing_to_tell() -> None:
    assert not issubclass(EngineBug, GameError)


def test_an_error_keeps_clause_and_arguments_and_prints_neither() -> None:
    error = IllegalAction(Clause("3.2", "purse", (("most", 4),)), verb="bid")
    assert error.clause is not None
    assert error.clause.number == "3.2"
    assert error.arguments == {"verb": "bid"}
    assert str(error) == "error-illegal-action"


def test_a_sentence_has_its_clause_and_its_arguments() -> None:
    clause = sentences("go", (("full", "2.1", ("seat", "count")), ("over", "5.1", ())))
    assert clause("full", 1, 4) == Clause("2.1", "go-why-full", (("seat", "1"), ("count", 4)))
    assert clause("over") == Clause("5.1", "go-why-over")
    with pytest.raises(ValueError, match="shorter"):
        clause("full", 1)
