"""Where games are found, in which version, and with which options."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.games
from engine import registry
from engine.errors import BadOption, UnknownGame
from engine.game import Options, options
from tests.harbours import game as harbours

OLD = """
from tests.harbours.rules import Harbours
class Toy(Harbours):
    key = "toy"
    rules = {rules}
game = Toy()
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put a game `toy` of rules 2, with its rules 1 kept, among the packages of games."""
    for folder, rules in (("toy", 2), ("toy/v1", 1)):
        package = tmp_path / folder
        package.mkdir()
        (package / "__init__.py").write_text(OLD.format(rules=rules))
    monkeypatch.setattr(engine.games, "__path__", [str(tmp_path)])
    registry._keys.cache_clear()
    yield
    registry._keys.cache_clear()
    for name in [name for name in sys.modules if name.startswith("engine.games.toy")]:
        del sys.modules[name]


@pytest.mark.usefixtures("toy")
def test_a_game_is_found_by_walking_the_packages() -> None:
    assert [game.key for game in registry.every()] == ["toy"]


@pytest.mark.usefixtures("toy")
def test_a_game_under_construction_is_not_listed() -> None:
    assert registry.games() == ()


@pytest.mark.usefixtures("toy")
def test_a_match_keeps_the_version_of_its_rules() -> None:
    assert registry.game("toy").rules == 2
    assert registry.game("toy", 2) is registry.game("toy")
    assert registry.game("toy", 1).rules == 1


@pytest.mark.usefixtures("toy")
def test_the_versions_that_are_kept_are_found_beside_the_newest() -> None:
    assert [one.rules for one in registry.older(registry.game("toy"))] == [1]


@pytest.mark.usefixtures("toy")
def test_a_version_that_cannot_be_imported_is_not_taken_for_missing(tmp_path: Path) -> None:
    (tmp_path / "toy" / "v1" / "__init__.py").write_text("import nowhere")
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        registry.game("toy", 1)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(("key", "rules"), [("toy", 3), ("chess", None), ("", None), ("toy.v1", 1)])
def test_what_is_not_there_is_an_unknown_game(key: str, rules: int | None) -> None:
    with pytest.raises(UnknownGame):
        registry.game(key, rules)


def test_every_package_of_the_project_is_named_for_its_game() -> None:
    for game in registry.every():
        assert type(game).__module__.split(".")[2] == game.key


def test_a_guest_is_found_and_listed_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_guests", {})
    registry.welcome(harbours)
    assert registry.game("harbours") is harbours
    assert registry.game("harbours", harbours.rules) is harbours
    assert harbours not in registry.every()
    assert registry.game("harbours", 1) in registry.older(harbours)
    with pytest.raises(UnknownGame):
        registry.game("harbours", harbours.rules + 1)


def test_options_that_are_not_said_take_their_defaults() -> None:
    chosen = options(harbours.meta, {}, [{}, {"flag": "star"}])
    assert chosen["rounds"] == "3"
    assert chosen.of(0, "flag") == ""
    assert chosen.of(1, "flag") == "star"
    assert Options({}).of(3, "flag") == ""


@pytest.mark.parametrize(
    ("table", "seats"),
    [
        ({"rounds": "9"}, [{}, {}]),
        ({"speed": "3"}, [{}, {}]),
        ({"flag": "star"}, [{}, {}]),
        ({}, [{"rounds": "3"}, {}]),
        ({}, [{"flag": "dragon"}, {}]),
        ({}, [{"flag": "star"}, {"flag": "star"}]),
    ],
    ids=["value", "name", "of-a-seat", "of-the-table", "value-of-a-seat", "twice"],
)
def test_options_that_the_game_does_not_have_are_refused(
    table: dict[str, str], seats: list[dict[str, str]]
) -> None:
    with pytest.raises(BadOption):
        options(harbours.meta, table, seats)


def test_a_unique_choice_left_to_chance_may_be_left_by_all() -> None:
    assert options(harbours.meta, {}, [{"flag": ""}, {"flag": ""}]).seats == ({"flag": ""},) * 2
