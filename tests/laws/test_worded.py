"""The words of every game that has art; and a Harbours that lacks some."""

import dataclasses

import pytest

from engine.errors import Clause
from engine.game import Action, AnyGame, Seat
from engine.games.magnate import game as magnate
from tests.cogs import harbours
from tests.harbours.rules import Harbours
from tests.harbours.state import State
from tests.laws import worded
from tests.laws.positions import every_version, hold, named, positions

pytestmark = pytest.mark.usefixtures("drawn")
games = pytest.mark.parametrize("game", every_version(), ids=named)


@games
def test_every_message_that_is_asked_of_a_game_is_there(game: AnyGame) -> None:
    worded.law_messages_are_there(game)


@games
def test_every_refusal_is_a_sentence(game: AnyGame) -> None:
    assert hold(worded.law_refusals_are_sentences, game)


def test_commands_ask_for_words_of_their_own() -> None:
    asked = worded.asked(magnate)
    assert {"magnate-help", "magnate-command-end", "magnate-arghelp-give"} <= set(asked)
    assert len(set(asked)) == len(asked)


def test_all_messages_that_are_not_there_are_named_at_once() -> None:
    class Sunk(Harbours):
        reasons = (*Harbours.reasons, "sunk", "lost_at_sea")

    both = "harbours-reason-sunk, harbours-reason-lost_at_sea"
    with pytest.raises(AssertionError, match=f"lacks in en: {both}; in fr: {both}$"):
        worded.law_messages_are_there(Sunk())


@pytest.mark.parametrize(
    ("clause", "lacks"),
    [
        (Clause("1.2", "harbours-why-not"), "en: no message 'harbours-why-not'"),
        (Clause("3.2", "harbours-why-purse"), "en: harbours-why-purse needs most"),
    ],
)
def test_a_refusal_without_its_sentence_is_found(clause: Clause, lacks: str) -> None:
    class Mute(Harbours):
        def refusal(self, s: State, seat: Seat, action: Action) -> Clause:
            return clause

    begun = next(p for p in positions(harbours.game) if not p.over)
    with pytest.raises(AssertionError, match=f"cannot be refused: {lacks}"):
        worded.law_refusals_are_sentences(dataclasses.replace(begun, game=Mute()))
