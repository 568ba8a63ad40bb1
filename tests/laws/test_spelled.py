"""Notation and JSON of every game."""

import pytest
from hypothesis import given, settings, strategies as st

from engine.errors import BadNotation
from engine.game import AnyGame
from engine.notation import read, words, write
from tests.laws import spelled
from tests.laws.positions import every_version, hold, matches, named

games = pytest.mark.parametrize("game", every_version(), ids=named)


@games
def test_actions_are_written_in_one_short_line_and_read_back(game: AnyGame) -> None:
    assert hold(spelled.law_notation, game)


@games
def test_states_and_views_go_to_json_and_back(game: AnyGame) -> None:
    assert hold(spelled.law_codec, game)


@games
def test_events_go_to_json_and_back(game: AnyGame) -> None:
    for match in matches(game):
        spelled.law_codec_of_events(match)


@games
def test_a_clone_shares_nothing_that_can_change(game: AnyGame) -> None:
    assert hold(spelled.law_clone, game)


@games
@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_any_text_is_one_action_or_bad_notation(game: AnyGame, data: st.DataObject) -> None:
    lines = [line for match in matches(game)[:2] for line in match.lines[:60]]
    said = sorted({word for line in lines for word in words(line.action)})
    word = st.sampled_from(said) | st.text(max_size=6) | st.integers(-30, 30).map(str)
    sentence = st.lists(word, max_size=5).map(" ".join)
    text = data.draw(st.text(max_size=70) | sentence)
    try:
        action = read(game, text)
    except BadNotation:
        return
    assert write(action) == " ".join(text.split())
