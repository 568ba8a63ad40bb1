"""What the classes of every game declare."""

import pytest

from engine.game import AnyGame
from tests.laws import declared
from tests.laws.positions import every_version, matches, named

games = pytest.mark.parametrize("game", every_version(), ids=named)


@games
def test_every_field_says_who_may_see_it(game: AnyGame) -> None:
    declared.law_policies(game)


@games
def test_every_action_and_event_says_who_may_know_of_it(game: AnyGame) -> None:
    declared.law_audiences(game)


@games
def test_values_are_frozen_and_slotted_and_state_is_slotted(game: AnyGame) -> None:
    declared.law_slots(game)


@games
def test_verbs_are_whole_words_and_unlike_each_other(game: AnyGame) -> None:
    declared.law_verbs(game)


@games
def test_the_codec_can_write_states_and_events(game: AnyGame) -> None:
    declared.law_codec_knows(game)


@games
def test_the_lobby_can_offer_the_game(game: AnyGame) -> None:
    declared.law_meta(game)


@games
def test_the_rules_have_the_same_clauses_in_both_languages(game: AnyGame) -> None:
    declared.law_rules_text(game)


@games
def test_rulings_are_cited_alike_in_both_languages_and_code_cites_no_others(game: AnyGame) -> None:
    declared.law_rulings(game)


@games
def test_every_event_of_a_match_is_of_a_declared_class(game: AnyGame) -> None:
    for match in matches(game):
        declared.law_events_complete(match)


@games
def test_every_declared_event_and_verb_happens(game: AnyGame) -> None:
    happened = {type(e) for match in matches(game) for line in match.lines for e in line.events}
    happened |= {type(event) for match in matches(game) for event in match.first}
    played = {type(line.action) for match in matches(game) for line in match.lines}
    assert len(happened) * 2 > len(game.events), "random matches meet less than half the events"
    assert len(played) * 2 > len(game.actions), "random matches meet less than half the verbs"
