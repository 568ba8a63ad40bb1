"""The picture of a standing: all is read, in both themes, with as many rows as a division has."""

import io

import pytest
from PIL import Image

from render.look import Look
from render.paint.lettering import faults
from render.paint.rasterize_scene import picture
from render.paint.scene import Polygon, Text
from render.paint.theme import theme
from render.widgets.standings_picture import (
    CARD,
    CARD_ROWS,
    MOST_ROWS,
    Row,
    Table,
    describe,
    standing,
)
from render.workers.picture_request import StandingRequest, read

LONG = "Bartholomew Featherstonehaugh-Cholmondeley"


def table(count, columns=None, **told):
    rows = tuple(
        Row(
            n + 1,
            LONG if n == 1 else f"Player {n}",
            "14⅓",
            tuple("x" if n == at else "½" for at in range(columns or count)),
            "3¼",
            **({"move": 1} if n == 0 else {"move": -1} if n == count - 1 else {}),
        )
        for n in range(count)
    )
    labels = tuple(str(n) for n in range(1, (columns or count) + 1))
    given = {"tie": "SB", "points": "Pts", "foot": "Two go up, two go down."} | told
    return Table("The Magicians of Pangea", "Division 2 · 12/45 played", labels, rows, **given)


@pytest.mark.parametrize("name", ["dark", "light"])
@pytest.mark.parametrize("palette", ["standard", "contrast"])
@pytest.mark.parametrize(
    "made",
    [table(3), table(10), table(12, 5), table(12, 2, foot=f"{LONG} before {LONG}. " * 3)],
    ids=["3", "10", "12", "12 with a long remark"],
)
def test_all_that_is_written_has_room(made, name, palette):
    for card in (False, True):
        scene = standing(made, Look(theme=theme(name, palette)), card)
        assert faults(scene) == ()


def marks(scene, kind):
    return [mark for layer in scene.layers for mark in layer if isinstance(mark, kind)]


def test_arrows_show_who_moves_and_a_crown_who_has_won():
    scene = standing(table(4), Look())
    up, down = marks(scene, Polygon)
    assert min(y for _, y in up.points) == up.points[0][1]
    assert max(y for _, y in down.points) == down.points[0][1]
    won = Table("Magnate", "", ("1",), (Row(1, "Ada", "1", ("x",), first=True),))
    written = [text.text for text in marks(standing(won, Look()), Text)]
    assert written.count("1") == 2  # the column and the points; no place


@pytest.mark.parametrize(("card", "rows"), [(False, MOST_ROWS), (True, CARD_ROWS)])
def test_a_long_standing_is_cut_and_says_so(card, rows):
    texts = [text.text for text in marks(standing(table(40, 3, many=50), Look(), card), Text)]
    assert f"Player {rows - 1}" in texts
    assert f"Player {rows}" not in texts
    assert f"{50 - rows} more are not shown here. Two go up, two go down." in texts


def test_it_is_read_in_words_too():
    assert describe("en", table(3)).splitlines()[1::3] == [
        "1. Player 0: 14⅓", "Two go up, two go down.",
    ]  # fmt: skip
    assert describe("fr", table(3)).splitlines()[1] == "1. Player 0\u00a0: 14⅓"
    entered = Table("Magnate", "", (), (Row(0, "Ada", "", ()),))
    assert describe("en", entered).splitlines()[1:] == ["Ada"]
    assert "0" not in [text.text for text in marks(standing(entered, Look()), Text)]


def test_a_card_has_the_shape_of_what_links_unfold_to():
    scene = standing(table(12, 5), Look(), card=True)
    assert scene.box.w / scene.box.h == CARD[0] / CARD[1]
    texts = [text for text in marks(scene, Text) if text.text.startswith("Player")]
    assert len(texts) == CARD_ROWS - 1  # one has a long name
    assert max(text.y for text in texts) < scene.box.bottom
    data = StandingRequest(table(3), Look(), card=True).png()
    assert Image.open(io.BytesIO(data)).size == CARD


def test_another_process_draws_the_same():
    wanted = StandingRequest(table(3), Look())
    again = read(wanted.written())
    assert again == wanted
    assert again.png(300) == picture(standing(table(3), Look()), width=300)
