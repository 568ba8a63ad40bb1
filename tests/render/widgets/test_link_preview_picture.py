"""The card that a link unfolds to: every game, going and over, in every language."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from engine import registry
from engine.game import Result
from languages import COMPLETE
from render.paint.box_layout import Box
from render.paint.lettering import faults, write
from render.paint.scene import Rect
from render.paint.theme import DARK, LIGHT
from render.registry import art
from render.widgets import board_frame, link_preview_picture
from render.workers import sample_positions
from render.workers.picture_request import LinkCard, PictureRequest
from tests.laws import pictured

GAMES = [game for game in registry.games() if game.meta.listed]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def moment(game, locale, theme=DARK, *, over=False):
    seats = game.meta.seats[1]
    position = sample_positions.at(game, seats, "card", 30)
    look = replace(position.look(None, theme, locale), names=pictured.LONG[:seats])
    if over:
        ranks = tuple(1 if seat == 1 else 2 for seat in range(seats))
        look = replace(look, result=Result(ranks, "resigned"), to_act=())
    view = position.view(None)
    drawn = art(game.key)
    return drawn.board(view, None, look), drawn.worn(view, look)


@pytest.mark.parametrize("locale", COMPLETE)
@games
def test_a_card_says_which_game_and_whose_turn(game, locale):
    board, look = moment(game, locale, LIGHT if locale == "fr" else DARK)
    heart = link_preview_picture._heart(board, look)
    title = look.say(f"{game.key.replace('_', '-')}-title")
    place = link_preview_picture.SIZE.pad(top=92).fitted(heart.w / heart.h, u=1.0)
    scene = link_preview_picture._around(board, place, look, title, ("Move 30 of 31",))
    texts = " ".join(scene.texts())
    assert title in texts
    assert pictured.LONG[look.to_act[0]] in texts or str(len(look.to_act)) in texts
    assert faults(scene) == ()
    assert pictured.broken(scene, look.names) == ()
    assert max(placed.text.size for placed in scene.lettering()) >= 56


@pytest.mark.parametrize("locale", COMPLETE)
@games
def test_a_card_says_who_is_ahead_and_who_has_won(game, locale):
    book = art(game.key)
    for ply in (30, 90):
        position = sample_positions.at(game, game.meta.seats[1], "card", ply)
        look = replace(position.look(None, LIGHT, locale), names=pictured.LONG)
        assert look.result is None
        view = position.view(None)
        lead = book.lead(view)
        place = Box(700, 100, 480, 500)
        board, look = book.board(view, None, look), book.worn(view, look)
        scene = link_preview_picture._around(board, place, look, game.key, (), lead)
        texts = " ".join(scene.texts())
        assert (look.say(lead.message) in texts) == bool(lead.seats)
        assert faults(scene) == () == pictured.faint(scene)
        if len(lead.seats) == 1:
            told = texts.removeprefix(board_frame.whose(look, look.to_act))
            assert look.name(lead.seats[0]).split()[0] in told
        ranks = tuple(1 if seat == 1 else 2 for seat in range(game.meta.seats[1]))
        over = replace(look, result=Result(ranks, "resigned"), to_act=())
        scene = link_preview_picture._around(board, place, over, game.key, ("Move 7",))
        assert board_frame.whose(over, (1,), won=True) in " ".join(scene.texts())
        assert faults(scene) == ()


@games
def test_the_heart_of_a_board_is_its_table_and_of_a_poster_what_is_above_the_score(game):
    board, look = moment(game, "en")
    heart = link_preview_picture._heart(board, look)
    assert 80 < heart.y < 100
    assert heart.right < 1120
    assert heart.bottom < board.box.bottom - 50
    over, look = moment(game, "en", over=True)
    wide = link_preview_picture._heart(over, look)
    assert wide.w == over.box.w
    assert wide.h > 400


@pytest.mark.parametrize("width", [None, 400])
def test_a_card_is_1200_by_630_or_as_much_smaller(width):
    game = GAMES[0]
    position = sample_positions.at(game, 2, "card", 30)
    asked = PictureRequest(
        game.key, game.rules, "board", position.view(None), None, position.look()
    )
    data = LinkCard(asked, "Magnate", ("Move 30",)).png(width)
    image = Image.open(io.BytesIO(data))
    assert image.size == ((1200, 630) if width is None else (400, 210))
    assert len(data) < 300 * 1024


def test_a_card_has_no_half_of_a_panel_s_sign_at_its_edge():
    sign, ground = Rect(Box(90, 0, 40, 40)), Rect(Box(0, 0, 200, 40))
    label = write(sign.box, "II", "#000000", 32)
    assert link_preview_picture.uncut((ground, sign, label), 100) == (ground,)
