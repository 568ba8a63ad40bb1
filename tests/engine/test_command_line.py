"""What `python -m engine` says, and how it ends."""

import json
from pathlib import Path

import pytest

from engine import registry
from engine.__main__ import main
from engine.record import load, verify


def test_the_games_are_listed_with_their_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split()[0] for row in rows] == [game.key for game in registry.games()]
    assert "2-2 seats" in next(row for row in rows if row.startswith("magnate"))


def test_random_matches_are_played_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["playout", "magnate", "--games", "3", "--seed", "s"]
    assert main([*asked, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["game"], figures["seats"], figures["games"]) == ("magnate", 2, 3)
    assert main(asked) == 0
    told = dict(row.split(": ") for row in capsys.readouterr().out.splitlines())
    assert told.keys() == figures.keys()
    assert told["mean_steps"] == str(figures["mean_steps"])  # the same seed, the same matches
    assert main([*asked[:-1], "t", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["mean_steps"] != figures["mean_steps"]


def test_a_record_is_printed_that_verifies(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = ["--seed", "s", "--computer", "greedy", "--option", "courts=on"]
    assert main(["record", "magnate", *asked]) == 0
    text = capsys.readouterr().out
    record = load(json.loads(text))
    assert verify(record) == []
    assert [chair.computer for chair in record.chairs] == ["greedy", "greedy"]
    assert record.table == {"courts": "on"}
    file = tmp_path / "match.json"
    file.write_text(text)
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == (
        "verified: secret, seats, chance, every move and the result\n"
    )


def test_each_thing_wrong_with_a_match_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    main(["record", "magnate", "--seed", "s"])
    data = json.loads(capsys.readouterr().out) | {"commitment": "0" * 64, "result": None}
    file = tmp_path / "match.json"
    file.write_text(json.dumps(data))
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().out.splitlines() == ["wrong: commitment", "wrong: result"]


def test_the_first_move_that_does_not_fit_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    main(["record", "magnate", "--seed", "s"])
    data = json.loads(capsys.readouterr().out)
    lines = [line for page in data["pages"] for line in page["lines"]]
    lines[30]["text"] = "end" if lines[30]["text"] != "end" else "sell castle"
    lines[60]["text"] = "end"
    file = tmp_path / "match.json"
    file.write_text(json.dumps(data))
    assert main(["verify", str(file)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert "wrong: moves" in told
    assert told[-1].startswith("the first move that does not fit: move ")
    number = int(told[-1].split("move ")[2].split(",")[0])
    assert 31 <= number <= 32


@pytest.mark.parametrize("seats", ["1", "3"])
@pytest.mark.parametrize("command", ["playout", "record"])
def test_a_number_of_seats_that_a_game_has_not_is_misuse(
    command: str, seats: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "magnate", "--seats", seats]) == 2
    assert "seats=2-2" in capsys.readouterr().err


def test_a_game_that_there_is_not_is_misuse(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["playout", "chess"]) == 2
    assert capsys.readouterr().err.startswith("UnknownGame")
