"""A panel is laid out once where names are the same on buttons and as Markdown takes them."""

from dataclasses import replace
from random import Random

import pytest

from cogs.show.viewer_pictures_and_words import ViewForReader, laid
from engine import lobby, registry
from engine.match import Match
from render.look import Look
from render.registry import art
from render.words.turn_panel import Panel
from render.words.turn_panel_inputs import PanelLookahead
from tests.db.positions import advance, new_lobby


def _begun(key: str) -> Match:
    match = new_lobby(key=key)
    least = match.game.meta.seats[0]
    for player in match.players[least:]:
        lobby.leave(match, player.id, match.opened)
    lobby.start(match, match.host, match.opened)
    return match


def _seen(match: Match, *names: str) -> ViewForReader:
    (seat, *_) = match.to_act()
    drawn, view = art(match.key), match.game.view(match.state, seat)
    look = Look(names=names)
    return ViewForReader(drawn, match.key, match.rules, view, seat, look, False, drawn.describe)


def _laid(match: Match, shown: ViewForReader) -> tuple[Panel, Panel]:
    seat = shown.viewer or 0
    return laid(shown, match.game, match.state, match.game.legal(match.state, seat), [], ())


@pytest.mark.parametrize("key", [game.key for game in registry.games()])
def test_but_for_names_a_panel_is_the_same_on_buttons_and_as_markdown(key: str) -> None:
    match, chance = _begun(key), Random(1)
    for _ in range(8):
        shown = _seen(match, "Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
        seat, state = shown.viewer or 0, match.state
        legal, here = match.game.legal(state, seat), PanelLookahead(match.game, state, seat)
        plain, marked = (
            shown.art.panel(shown.view, seat, look, legal, [], (), here.labels(shown.art, look))
            for look in (shown.look, replace(shown.look, markdown=True))
        )
        assert plain == marked
        advance(match, chance, 3)


def test_for_a_name_that_would_be_markdown_it_is_laid_out_twice() -> None:
    match = _begun("magnate")
    once, twice = _laid(match, _seen(match, "Ann", "Ben")), _laid(match, _seen(match, "*A*", "Ben"))
    assert once[0] is once[1]
    assert twice[0] is not twice[1]
