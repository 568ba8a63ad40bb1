"""Pictures that belong to no match: cards and pages, beside words that tell all that they show."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from cogs.pages.sheet import MOST_ALT, Picture, PicturePlaceholder, Words
from cogs.show.match_sheet_builder import DisplaySettings, Show
from engine import registry
from languages import COMPLETE
from render.look import Look
from render.paint.theme import LIGHT
from render.widgets import how_to_play_sheet
from render.words.catalogues import say
from render.words.rules_search import named_card
from render.workers.picture_request import PageRequest, mark, read
from services.umpire import Umpire
from services.workers.draw_pool import DrawPool, TooBusy
from tests.laws.shown import Shelf

CASTLE = named_card("magnate", "en", "castle")


@pytest.fixture
async def show():
    studio = DrawPool(width=150, patience=0)
    yield Show(Umpire(Shelf()), studio)
    await studio.close()


async def test_a_card_that_is_not_drawn_at_once_follows(show):
    late = await show.printed(DisplaySettings(), "magnate", CASTLE)
    assert isinstance(late, PicturePlaceholder)
    assert late.text == say("en", "picture-late")
    picture = await late.coming
    assert isinstance(picture, Picture)
    assert (picture.name, picture.alt) == ("card.png", f"{CASTLE.name}: {CASTLE.text}")


async def test_a_card_that_fails_or_has_no_room_leaves_the_words_alone(show, monkeypatch):
    monkeypatch.setattr(show._studio, "_drawn", _nothing)
    assert await (await show.printed(DisplaySettings(), "magnate", CASTLE)).coming == Words("")
    monkeypatch.setattr(show._studio, "soon", _busy)
    late = await show.printed(DisplaySettings(), "magnate", CASTLE)
    late.coming.cancel()
    assert late.text == ""


def test_another_process_reads_what_is_to_be_printed_and_draws_it():
    wanted = PageRequest("magnate", "card", Look(theme=LIGHT, locale="fr"), "castle", small=True)
    again = PageRequest("magnate", "card", Look(theme=LIGHT, locale="fr"), "castle", small=True)
    assert read(wanted.written()) == wanted
    assert mark(wanted.written()) == mark(again.written())
    large = replace(wanted, small=False)
    assert [_wide(one.png()) for one in (wanted, large)] == [320, 640]
    assert replace(wanted, word="nonsense").png() is None


async def test_whoever_wants_words_gets_no_picture(show):
    assert await show.printed(DisplaySettings(pictures=False), "magnate", CASTLE) is None


@pytest.mark.parametrize("locale", COMPLETE)
def test_all_that_a_page_says_stands_for_its_picture(locale):
    for game in registry.games():
        assert len(how_to_play_sheet.alt(locale, game.key)) <= MOST_ALT, game.key


def _wide(data):
    with Image.open(io.BytesIO(data)) as image:
        return image.width


async def _nothing(job):
    return None


async def _busy(*given):
    raise TooBusy
