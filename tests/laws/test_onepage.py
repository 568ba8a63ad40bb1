"""One page on every game: its picture, its words, and the files that show them."""

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image

from engine import registry
from engine.game import AnyGame
from engine.games.magnate import game as magnate
from languages import COMPLETE, ORIGINAL
from render.paint.box_layout import Box
from render.paint.rasterize_scene import LIMIT
from render.paint.theme import DARK, LIGHT, SIGN, Theme
from render.widgets import how_to_play_sheet
from render.widgets.how_to_play_sheet import PARTS, POINTS, Pin
from tests.laws.declared import clauses
from tests.laws.pictured import lettered
from tests.laws.taught import unreadable

ROOT = Path(__file__).parents[2]
MOST_WORDS, MOST_POINT = 120, 10
"""Words of the four texts together, and of what a number points at."""

games = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)
locales = pytest.mark.parametrize("locale", COMPLETE)
clothes = pytest.mark.parametrize(
    ("locale", "theme"), [(code, DARK if code == ORIGINAL else LIGHT) for code in COMPLETE]
)


@games
@locales
def test_a_board_shows_eight_numbers_once_each_and_nothing_else_is_new(
    game: AnyGame, locale: str
) -> None:
    numbers = Counter(how_to_play_sheet.board(game, locale).texts())
    numbers -= Counter(how_to_play_sheet.bare(game, locale).texts())
    assert sorted(numbers.elements()) == [str(n) for n in range(1, POINTS + 1)]


@games
@locales
def test_the_numbers_lie_on_the_board_apart_from_each_other_and_on_no_text(
    game: AnyGame, locale: str
) -> None:
    scene = how_to_play_sheet.bare(game, locale)
    signs = [
        Box.around(x, y, SIGN)
        for x, y in how_to_play_sheet.spots(scene, how_to_play_sheet.page(game.key).pins)
    ]
    assert all(sign.x >= 0 and sign.right <= scene.box.right for sign in signs)
    assert not [pair for pair in combinations(signs, 2) if pair[0].meets(pair[1])]
    hidden = [
        (n, each.text.text)
        for n, sign in enumerate(signs, 1)
        for each in lettered(scene)
        if sign.inset(SIGN * 0.15).meets(each.box)  # the corners of a ring are empty
    ]
    assert hidden == []


@games
@clothes
def test_all_of_a_page_can_be_read(game: AnyGame, locale: str, theme: Theme) -> None:
    assert unreadable(how_to_play_sheet.picture(game, locale, theme)) == ()


@games
@locales
def test_a_page_is_short_and_cites_no_clause_that_does_not_exist(
    game: AnyGame, locale: str
) -> None:
    texts = [how_to_play_sheet.said(locale, game.key, part) for part in PARTS]
    points = [how_to_play_sheet.said(locale, game.key, f"point-{n}") for n in range(1, POINTS + 1)]
    assert sum(map(words, texts)) <= MOST_WORDS
    assert max(map(words, points)) <= MOST_POINT
    assert set(re.findall(r"\b\d+\.\d+\b", " ".join(texts + points))) <= clauses(game)


@games
@locales
def test_the_guides_hold_the_page_and_can_be_reached(game: AnyGame, locale: str) -> None:
    text = ROOT / how_to_play_sheet.place(game.key, locale)
    image = text.with_suffix(".webp")
    assert text.read_text(encoding="utf-8") == how_to_play_sheet.markdown(
        game, locale, image.name
    ), f"python -m render pages --game {game.key}"
    assert image.stat().st_size <= LIMIT
    with Image.open(image) as drawn:
        assert (drawn.format, drawn.width) == ("WEBP", how_to_play_sheet.WIDTH)
    linked = re.findall(r"\]\(([^)]+)\)", text.read_text(encoding="utf-8"))
    assert all((text.parent / link).is_file() for link in linked), linked
    index = ROOT / "languages" / "README.md"
    linked = re.findall(r"\]\(([^)]+)\)", index.read_text(encoding="utf-8"))
    assert text.resolve() in {(index.parent / link).resolve() for link in linked}


def test_a_number_on_what_the_board_does_not_show_is_found() -> None:
    scene = how_to_play_sheet.bare(magnate, "en")
    pins = how_to_play_sheet.page("magnate").pins
    lost = (*pins[:-1], replace(pins[-1], on="moat"))
    with pytest.raises(LookupError, match="moat"):
        how_to_play_sheet.spots(scene, lost)
    with pytest.raises(LookupError, match="number 9"):
        how_to_play_sheet.spots(scene, (Pin(0, 0, "centre", 9),))


def words(text: str) -> int:
    """Return how many words a text has; an apostrophe or a hyphen does not part one."""
    return len(re.findall(r"\w[\w’'-]*", text))
