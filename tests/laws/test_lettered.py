"""Every game that lets a place be chosen sets marks: the board bears the letters of the menu."""

from dataclasses import replace

import pytest

from engine import registry
from render.words.turn_panel import Do, Panel, changed, controls, links
from tests.laws import lettered
from tests.laws.positions import Position, positions

PLACES = {
    "magnate": {"build": -1, "deed": -1},
    "magus": {"place": -1, "move": -1, "push": -1, "create": -1, "take": 1, "buy": -1},
    "magus_wargame": {"move": -1},
    "pangea": {"place": -1, "shift": -1, "lead": -1, "move": -1, "buy": 1, "protect": 1},
    "seven_sages": {"move": -1},
}
"""Verbs that choose what stands on the board, and which of their words that is."""
ENOUGH = 40
"""Choices of a place that are looked at of a game."""


def law_places_are_marked(p: Position) -> int:
    """What chooses between places has its mark; return how many choices do."""
    found = 0
    for seat in p.game.to_act(p.state):
        for focus, panel in lettered.opened(p, seat):
            whole = [do for do in controls(panel) if _chooses(p, do)]
            said = [links(do.words)[-1].split() for do in whole]
            for do, words in zip(whole, said, strict=True):
                at = PLACES[p.game.key][words[0]]
                if any(_between(words, others, at) for others in said):
                    assert do.mark, f"{do.words} under {focus} has no mark"
                    found += 1
    return found


def _chooses(p: Position, do: Do) -> bool:
    """Tell whether a control names a place, and nothing more is asked."""
    last = links(do.words)[-1]
    return last.split()[0] in PLACES[p.game.key] and lettered.reads_whole(p, last)


def _between(words: list[str], others: list[str], at: int) -> bool:
    """Tell whether two actions are the same but for the place."""
    same = [(w[:at] + w[at:][1:], w[at]) for w in (words, others)]
    return words[0] == others[0] and same[0][0] == same[1][0] and same[0][1] != same[1][1]


@pytest.mark.parametrize("key", [game.key for game in registry.games()])
def test_a_choice_of_a_place_has_a_letter_on_the_board(key: str) -> None:
    found = 0
    for p in positions(registry.game(key)):
        found += law_places_are_marked(p)
        if found >= ENOUGH:
            break
    assert found, "no place was ever to be chosen"


def test_every_game_says_with_what_a_place_is_chosen() -> None:
    assert set(PLACES) == {game.key for game in registry.games()}
    for key, verbs in PLACES.items():
        assert set(verbs) <= {action.verb for action in registry.game(key).actions}


def test_a_game_that_sets_no_marks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def bare(panel: Panel) -> Panel:
        def stripped(do: Do) -> Do:
            return replace(do, mark="")

        return changed(panel, stripped)

    opened = lettered.opened
    monkeypatch.setattr(
        lettered, "opened", lambda p, seat: ((f, bare(panel)) for f, panel in opened(p, seat))
    )
    with pytest.raises(AssertionError, match="has no mark"):
        test_a_choice_of_a_place_has_a_letter_on_the_board("pangea")
