"""What stored matches were written by does not change without a new version of the rules."""

import dataclasses
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from engine.game import AnyGame
from engine.visibility import ALL, see
from tests import pins, transcripts
from tests.harbours import game as harbours, state
from tests.harbours.rules import Harbours
from tests.laws.positions import every_game


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_a_game_is_what_its_pins_say(game: AnyGame) -> None:
    assert pins.amiss(game) == []


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put the pins and transcripts of Harbours in a folder of their own."""
    kept = transcripts.home(harbours)
    shutil.copytree(kept / "transcripts", tmp_path / "transcripts")
    shutil.copy(kept / "rules.json", tmp_path)
    monkeypatch.setattr(transcripts, "home", lambda game: tmp_path)
    return tmp_path


def other(**changes: Any) -> AnyGame:
    """Return Harbours with something else declared."""
    return type("Other", (Harbours,), {**changes, "__module__": Harbours.__module__})()


def made(name: str, fields: dict[str, Any], base: type = object, **body: Any) -> Any:
    rows = [(field, hint, see(ALL)) for field, hint in fields.items()]
    return dataclasses.make_dataclass(name, rows, bases=(base,), namespace=body, frozen=True)


def renamed(old: str, new: str) -> Any:
    found = {field.name: field.type for field in dataclasses.fields(state.State)}
    return made("State", {new if name == old else name: hint for name, hint in found.items()})


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"State": renamed("wind", "gusts")}, "State.wind is gone, State.gusts is new"),
        ({"actions": harbours.actions[1:]}, "sail is gone"),
        ({"events": harbours.events[1:]}, "Sailed is gone"),
        (
            {"events": (made("Sailed", {"seat": int}, state.Event), *harbours.events[1:])},
            "Sailed has changed",
        ),
        ({"meta": dataclasses.replace(harbours.meta, options=())}, "rounds is gone, flag is gone"),
    ],
    ids=["field", "verb", "event", "event-field", "option"],
)
def test_what_stored_matches_feel_asks_for_a_new_version_and_is_not_renewed(
    changed: dict[str, Any], said: str
) -> None:
    found = pins.amiss(other(**changed))
    assert found == pins.renew(other(**changed))
    assert len(found) == 1
    assert found[0].startswith(f"harbours {harbours.rules}: {said}. Raise `rules` of harbours to ")


def test_a_changed_transcript_asks_for_a_new_version(home: Path) -> None:
    text = home / "transcripts" / "alone.txt"
    text.write_text(text.read_text().replace('"coins": 4', '"coins": 3'))
    (found,) = pins.amiss(harbours)
    assert "alone.txt has changed. Raise `rules` of harbours to" in found


def test_what_is_only_new_is_renewed(home: Path) -> None:
    shutil.copy(home / "transcripts" / "alone.txt", home / "transcripts" / "again.txt")
    (found,) = pins.amiss(harbours)
    assert "only again.txt is new: run `python -m tests.pins`" in found
    assert pins.renew(harbours) == []
    assert pins.amiss(harbours) == []


def test_a_new_version_is_pinned_beside_the_old(home: Path) -> None:
    kept = json.loads((home / "rules.json").read_text())
    del kept[str(harbours.rules)]
    (home / "rules.json").write_text(json.dumps(kept))
    (found,) = pins.amiss(harbours)
    assert found == f"harbours {harbours.rules} is not pinned yet: run `python -m tests.pins`."
    assert pins.renew(harbours) == []
    assert pins.amiss(harbours) == []


def test_a_version_that_is_kept_no_more_is_named(home: Path) -> None:
    kept = json.loads((home / "rules.json").read_text())
    (home / "rules.json").write_text(json.dumps({"99": {}, **kept}))
    (found,) = pins.amiss(harbours)
    assert found.startswith("harbours 99 is pinned and not kept: keep it, or, if no match of it")


def test_every_game_is_pinned_beside_its_tests_by_the_command(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "rules.json").unlink()
    assert pins.main(["harbours"]) == 0
    assert pins.amiss(harbours) == []
    (home / "transcripts" / "alone.txt").write_text("game harbours\n")
    assert pins.main(["harbours"]) == 1
    assert "alone.txt has changed" in capsys.readouterr().err
