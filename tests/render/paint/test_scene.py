from dataclasses import FrozenInstanceError

import pytest

from render.paint.box_layout import Box
from render.paint.scene import Circle, Gradient, Halo, Rect, Scene, Sprite, Text

BOX = Box(0, 0, 300, 200)
DOT = Circle(50, 50, 20, "#ff0000", "#000000", 2)
LABEL = Text(10, 10, "Castle keep", 30, "#ffffff", fits=BOX)
CARD = Sprite("card:x", (Text(0, 0, "inner", 15, "#fff000"),), Box(0, 0, 10, 10), Box(5, 5, 20, 20))


def test_plus_adds_marks_layers_and_scenes():
    scene = Scene(BOX, (DOT,))
    assert (scene + LABEL).layers == ((DOT,), (LABEL,))
    pair = (LABEL, DOT)
    assert (scene + pair).layers == ((DOT,), (LABEL, DOT))
    assert (scene + Scene(BOX, (LABEL,), (CARD,))).layers == ((DOT,), (LABEL,), (CARD,))
    assert (scene + Scene(Box(0, 0, 1, 1))).box == BOX


def test_equal_scenes_are_one_value():
    one, other = Scene(BOX, (DOT, LABEL)), Scene(BOX, (DOT, LABEL))
    assert one == other
    assert hash(one) == hash(other)
    assert one != Scene(BOX, (LABEL, DOT))


def test_marks_and_scenes_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        DOT.x = 3
    with pytest.raises(FrozenInstanceError):
        Scene(BOX).box = BOX


def test_the_log_has_a_line_for_each_mark():
    slope = Rect(Box(1, 2, 3.14159, 4), Gradient("#111111", "#222222"))
    scene = Scene(BOX, (DOT,), (LABEL, CARD, Halo(DOT, "#00ff00"), slope))
    assert scene.log() == (
        "scene 0,0,300,200\n"
        "layer 0\n"
        "circle x=50 y=50 r=20 fill=#ff0000 stroke=#000000 width=2\n"
        "layer 1\n"
        "text x=10 y=10 text='Castle keep' size=30 colour=#ffffff fits=0,0,300,200\n"
        "sprite key=card:x area=0,0,10,10 box=5,5,20,20\n"
        "  text x=0 y=0 text=inner size=15 colour=#fff000\n"
        "halo shape=(circle x=50 y=50 r=20 fill=#ff0000 stroke=#000000 width=2) colour=#00ff00\n"
        "rect box=1,2,3.1,4 fill=(gradient top=#111111 bottom=#222222)\n"
    )


def test_texts_include_those_in_sprites():
    assert Scene(BOX, (LABEL,), (CARD,)).texts() == ("Castle keep", "inner")


def test_lettering_in_a_sprite_is_as_large_as_it_is_drawn():
    (placed,) = Scene(BOX, (CARD,)).lettering()
    assert (placed.scale, placed.sprite) == (2, "card:x")
