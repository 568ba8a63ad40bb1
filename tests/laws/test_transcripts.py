"""Every game has transcripts, one for each way to end, and still plays them."""

import re

import pytest

from engine.game import AnyGame
from tests import transcripts
from tests.laws.positions import every_game, every_version, named, positions

games = pytest.mark.parametrize("game", every_version(), ids=named)


@games
def test_a_game_plays_its_transcripts_as_before(game: AnyGame) -> None:
    found = transcripts.files(game)
    assert found, f"no transcript: {_how(game)}"
    for path in found:
        text = path.read_text(encoding="utf-8")
        law_transcript(text)
        assert transcripts.rules(text) == game.rules


@pytest.mark.parametrize("game", every_game(), ids=named)
def test_a_game_has_a_transcript_of_each_way_to_end(game: AnyGame) -> None:
    texts = [path.read_text(encoding="utf-8") for path in transcripts.files(game)]
    kept = {transcripts.reason(text) for text in texts}
    met = {game.result(p.state).reason for p in positions(game) if p.over}
    declared = set(game.reasons)
    assert met <= declared, f"not in `reasons`: {met - declared}"
    assert declared <= kept, f"no transcript ends by {declared - kept}: {_how(game)}"
    assert kept <= declared, f"transcripts end by {kept - declared}, the game does not"


def _how(game: AnyGame) -> str:
    """Return what writes a transcript."""
    folder = (transcripts.home(game) / "transcripts").relative_to(transcripts.HERE.parent)
    command = f"python -m tests.transcripts {game.key} --seats {game.meta.seats[0]}"
    return f"{command} --reason R > {folder}/R.txt (`--leave SEAT` for each who resigns)"


def law_transcript(text: str) -> None:
    """The moves of a transcript give the same events and the same end."""
    now = transcripts.replayed(text)
    for before, after in zip(text.splitlines(), now.splitlines(), strict=False):
        assert before == after
    assert text == now


def test_a_transcript_of_other_behaviour_is_found() -> None:
    text = transcripts.files(every_game()[-1])[0].read_text(encoding="utf-8")
    law_transcript(text)
    other = re.sub(r'"coins": (\d+)', '"coins": 0', text, count=1)
    assert other != text
    with pytest.raises(AssertionError):
        law_transcript(other)


def test_a_transcript_is_written_with_leavers_orders_and_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["--seats", "4", "--computer", "greedy", "--option", "rounds=2", "--leave", "2"]
    assert transcripts.main(["harbours", *asked]) == 0
    text = capsys.readouterr().out
    law_transcript(text)
    assert "\nx 2 leave\n" in text
    assert "\n- 0 prefer" in text
    assert transcripts.reason(text) == "voyages"
