"""Every card that can be looked up has a large picture of its own, in every language."""

from collections.abc import Sequence

import pytest

from engine import registry
from engine.game import AnyGame
from languages import COMPLETE
from render.look import Look
from render.paint.lettering import faults
from render.paint.scene import Scene
from render.paint.theme import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Theme
from render.registry import art
from render.words.glossary import Entry
from render.words.rules_search import entries
from tests.laws import pictured
from tests.laws.translated import TRANSLATED

NARROW, WIDE = 400, 700
MOST_HIGH = 1100
LOOKED_AT = 3
"""Cards of each game that are painted, in each theme."""

games = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)


def drawn(game: AnyGame, entry: Entry, locale: str, theme: Theme = DARK) -> Scene:
    large = art(game.key).large
    assert large is not None
    return large(entry, Look(theme=theme, locale=locale))


@games
@pytest.mark.parametrize("locale", COMPLETE)
def test_every_card_is_drawn_large_with_nothing_cut_small_or_out_of_place(
    game: AnyGame, locale: str
) -> None:
    listed = entries(game.key, locale)
    assert len(listed) > 10
    for entry in listed:
        scene = drawn(game, entry, locale)
        assert NARROW <= scene.box.w <= WIDE
        assert scene.box.h <= MOST_HIGH
        wrong = (*faults(scene), *pictured.cut(scene), *pictured.small(scene))
        assert wrong == (), f"{entry.id}: {wrong}"
        assert _words(entry.name) <= _words(" ".join(scene.texts())), f"{entry.id} is not named"


@games
def test_no_two_cards_look_alike_and_one_looks_the_same_twice(game: AnyGame) -> None:
    listed = entries(game.key, "en")
    logs = [drawn(game, entry, "en").log() for entry in listed]
    assert len(set(logs)) == len(listed)
    assert logs == [drawn(game, entry, "en").log() for entry in listed]


@games
@pytest.mark.parametrize("locale", TRANSLATED)
@pytest.mark.parametrize(
    "theme", [DARK, LIGHT, DARK_CONTRAST, LIGHT_CONTRAST], ids=lambda t: t.name
)
def test_what_stands_on_a_large_card_can_be_read(game: AnyGame, theme: Theme, locale: str) -> None:
    for entry in _some(entries(game.key, locale)):
        assert pictured.faint(drawn(game, entry, locale, theme)) == (), entry.id


def _some(listed: Sequence[Entry]) -> Sequence[Entry]:
    """Return a few cards, of the first kind to the last."""
    return listed[:: max(1, (len(listed) - 1) // (LOOKED_AT - 1))]


def _words(text: str) -> set[str]:
    return set(text.replace("-", "").split())
