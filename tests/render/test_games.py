"""Laws of every game that has art: its pictures and words, in positions of random matches."""

import importlib
from functools import lru_cache
from itertools import islice
from pathlib import Path

import pytest

import render.games
from languages import COMPLETE
from render.paint import rasterize_scene
from render.paint.lettering import faults
from render.paint.scene import Scene
from render.paint.theme import DARK, LIGHT_CONTRAST
from render.registry import art
from render.words import catalogues
from render.words.position_text_type import ALT_LIMIT, Text
from render.workers import sample_positions

KEYS = sorted(file.parent.name for file in Path(render.games.__path__[0]).glob("*/board.py"))
CLOTHES = ((DARK, "en"), (LIGHT_CONTRAST, "fr"))
LABEL_LIMIT = 80
_LONGEST, _SAMPLES = 1500, 9

games = pytest.mark.parametrize("key", KEYS)


@lru_cache
def sample(key):
    """Return some positions of matches with the fewest and the most seats."""
    game = importlib.import_module(f"engine.games.{key}").game
    found = []
    for seats in sorted(set(game.meta.seats)):
        history = list(islice(sample_positions.positions(game, seats, "laws"), _LONGEST))
        step = max(1, (len(history) - 1) // (_SAMPLES - 1))
        found += [*history[::step], history[-1]]
    return found


def viewers(position):
    return (None, *range(position.seats))


def scenes(key):
    for position in sample(key):
        for theme, locale in CLOTHES:
            for seat in viewers(position):
                look, view = position.look(seat, theme, locale), position.view(seat)
                yield art(key).board(view, seat, look)
                hand = None if seat is None else art(key).hand(view, seat, look)
                if hand is not None:
                    yield hand


@games
def test_lettering_has_no_faults(key):
    for scene in scenes(key):
        assert faults(scene) == ()


@games
def test_drawing_is_pure(key):
    for position in sample(key)[:4]:
        look, view = position.look(), position.view(None)
        before = repr(view)
        assert art(key).board(view, None, look) == art(key).board(view, None, look)
        assert repr(view) == before


@games
def test_a_picture_has_the_size_of_a_page_and_few_bytes(key):
    for position in sample(key)[::3]:
        scene = art(key).board(position.view(None), None, position.look())
        assert isinstance(scene, Scene)
        assert scene.box.w == 1500
        assert 500 <= scene.box.h <= 1200
        assert len(rasterize_scene.picture(scene)) <= rasterize_scene.LIMIT


@games
def test_a_board_says_whose_turn_it_is(key):
    for position in sample(key):
        look = position.look()
        texts = art(key).board(position.view(None), None, look).texts()
        if len(look.to_act) == 1:
            said = look.say("board-to-move", name=look.name(look.to_act[0]))
            assert said in texts


@games
def test_every_legal_action_has_a_label_of_its_own(key):
    for position in sample(key):
        for locale in COMPLETE:
            for seat in position.game.to_act(position.state):
                look, view = position.look(seat, locale=locale), position.view(seat)
                legal = position.game.legal(view, seat)
                labels = [art(key).label(look, view, action) for action in legal]
                assert all(0 < len(label) <= LABEL_LIMIT for label in labels)
                assert len(set(labels)) == len(labels)


@games
def test_every_event_can_be_told_to_everyone_who_sees_it(key):
    for position in sample(key):
        for _, locale in CLOTHES:
            for seat in viewers(position):
                look = position.look(seat, locale=locale)
                for event in look.events:
                    told = art(key).tell(event, look)
                    assert told is None or told.strip()


@games
def test_every_position_can_be_described(key):
    for position in sample(key):
        for _, locale in CLOTHES:
            for seat in viewers(position):
                look = position.look(seat, locale=locale)
                text = art(key).describe(position.view(seat), seat, look)
                assert isinstance(text, Text)
                assert 0 < len(text.alt) <= ALT_LIMIT
                assert text.full.strip()


@games
def test_a_game_says_the_same_in_both_languages(key):
    prefix = key.replace("_", "-")
    mine = {
        locale: {i for i in catalogues.ids(locale) if i.replace("_", "-").startswith(prefix)}
        for locale in catalogues.LOCALES
    }
    assert mine["en"] == mine["fr"]
    assert mine["en"]
