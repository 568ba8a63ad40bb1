"""Junk is refused in each layer; `python -m tests.soak.hostile_input` sends a million times as
much."""

import pytest

from engine.errors import GameError
from engine.rng import Rng
from render.words.text_escaping import plain
from tests.soak import hostile_input
from tests.soak.junk_values import LOUD, harmless

COUNTS = {"notations": 30, "ids": 200, "names": 100, "options": 40, "codec": 60, "exports": 3}


@pytest.mark.parametrize("name", hostile_input.LAYERS)
def test_junk_is_refused_and_changes_nothing(name: str) -> None:
    assert not hostile_input.straight(
        hostile_input.LAYERS[name], Rng(f"short:{name}"), COUNTS[name]
    )


@pytest.mark.parametrize("text", LOUD)
def test_what_stands_as_it_was_typed_is_found(text: str) -> None:
    with pytest.raises(AssertionError, match="stands in"):
        harmless(f"No {text} here.")


def test_markdown_that_is_taken_literally_is_not() -> None:
    for text in LOUD:
        harmless(plain([text.replace("@", "").replace("\n", "")])[0])


def test_what_breaks_is_told_with_how_often(capsys: pytest.CaptureFixture[str]) -> None:
    def broken(rng: Rng) -> hostile_input.Iterator[hostile_input.Attempt]:
        while True:
            yield lambda: [][rng.index(1)]

    found = hostile_input.straight(broken, Rng("x"), 3)
    assert [*found.values()] == [3]
    assert "IndexError" in next(iter(found))


def test_a_refusal_that_changes_the_match_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def half_done(at: hostile_input.Running, seat: int, text: str) -> None:
        at.match.number += 1
        raise GameError

    monkeypatch.setattr(hostile_input.Running, "do", half_done)
    found = hostile_input.straight(hostile_input.notations, Rng("x"), 5)
    assert all("AssertionError" in told for told in found)
    assert found
