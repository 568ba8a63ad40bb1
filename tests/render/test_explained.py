"""What explanations of choices rest on: the clause of each verb, and the figures compared."""

import pytest

from engine import registry
from engine.game import AnyGame
from render.registry import art
from render.words import LOCALES, has
from tests.laws.declared import clauses
from tests.laws.positions import positions

games = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)


@games
def test_every_verb_has_the_clause_that_says_what_it_does(game: AnyGame) -> None:
    found = art(game.key).clauses
    assert set(found) == {action.verb for action in game.actions}
    assert set(found.values()) <= clauses(game)


@games
def test_what_is_compared_has_a_name_and_is_seen_by_all(game: AnyGame) -> None:
    tally = art(game.key).tally
    assert tally is not None
    for locale in LOCALES:
        assert has(locale, f"{game.key.replace('_', '-')}-tally")
    found = positions(game)
    for p in found[:: max(1, len(found) // 12)]:
        seen = {tally(p.game.view(p.state, viewer)) for viewer in (None, *range(p.seats))}
        assert len(seen) == 1
