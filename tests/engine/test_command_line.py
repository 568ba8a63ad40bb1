"""What `python -m engine` says, and how it ends."""

import json
from pathlib import Path

import pytest

from engine import provably_fair_seed, registry
from engine.__main__ import computer_match, main
from engine.match_record import dump, load, verify
from engine.seasons import season_export
from tests.engine import test_seasons


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


def test_a_season_is_verified_with_its_matches(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    season = test_seasons.begun(4)
    file, match = tmp_path / "season.json", tmp_path / "match.json"
    for table in season.due(season.last_start):
        sealed = provably_fair_seed.commitment(provably_fair_seed.commitment(f"{table.number}"))
        season.start(table.number, f"m{table.number}", 1001, sealed)
        season.result(table.number, 1002, (1, 2))
    season.proceed(1003)
    file.write_text(json.dumps(season_export.dump(season, season.entries)))
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("verified: secret, order, divisions, pairings, seats and standings\n")
    assert f"division 1, 1. {season.champion()}" in told
    data = dump(computer_match(registry.game("magnate"), 2, "0", "greedy", {}).record())
    for chair, who in zip(data["chairs"], season.tables[0].ids, strict=True):
        chair["id"] = who
    match.write_text(json.dumps(data | {"result": data["result"] | {"ranks": [2, 1]}}))
    assert main(["verify", str(file), str(match)]) == 1
    assert "table 1: the places are not those of its match" in capsys.readouterr().out
