from dataclasses import replace

import pytest
from PIL import ImageChops, ImageStat

from render.paint import (
    disk_cache,
    ground_texture,
    ground_texture_types as grains,
    icon_fonts,
    rasterize_scene,
    svg_images,
)
from render.paint.box_layout import Box
from render.paint.scene import Circle, Drawing, Emblem, Ground, Rect, Scene, Shadow, Sprite

PAGE = Box(0, 0, 200, 100)
BLACK = (Rect(PAGE, "#000000"),)


@pytest.fixture
def stood(tmp_path, monkeypatch):
    """A shelf of this test's own, and nothing in memory."""
    monkeypatch.setattr(disk_cache, "_folder", tmp_path / "pictures")
    rasterize_scene.IMAGES.clear()
    rasterize_scene.PAGES.clear()
    ground_texture.RELIEFS.clear()
    return tmp_path / "pictures"


def painted(*marks, page=PAGE, scale=1.0):
    return rasterize_scene.paint(Scene(page, (Rect(page, "#000000"),), marks), scale=scale)


# Drawings


def test_a_drawing_has_the_colours_that_are_put():
    (box,) = Box(0, 0, 100, 100).grid(1, 1)
    image = painted(Drawing("coin", box, (("ink", "#ff0000"), ("paper", "#00ff00"))))
    assert image.getpixel((50, 10)) == (255, 0, 0)
    assert image.getpixel((50, 50)) == (0, 255, 0)


def test_two_colours_may_be_put_crosswise():
    known = svg_images.parameters("coin")
    crossed = (("ink", known["paper"]), ("paper", known["ink"]))
    image = svg_images.pixels("coin", crossed, (100, 100))
    assert image.getpixel((50, 50))[:3] == (0x20, 0x26, 0x2F)


def test_a_drawing_keeps_its_proportions_in_the_middle_of_its_box():
    image = painted(Drawing("card", PAGE))
    left, top, right, bottom = image.getbbox()
    assert (right - left) / (bottom - top) == pytest.approx(5 / 7, abs=0.03)
    assert (left + right) / 2 == pytest.approx(100, abs=1)


def test_what_does_not_exist_is_said():
    with pytest.raises(svg_images.NoDrawing, match="nothing"):
        svg_images.pixels("nothing", (), (10, 10))
    with pytest.raises(svg_images.NoDrawing, match="no parameter gold, only ink, paper"):
        svg_images.pixels("coin", (("gold", "#ff0000"),), (10, 10))


@pytest.mark.parametrize(
    "name", sorted(file.stem for file in svg_images.path("coin").parent.glob("*.svg"))
)
def test_every_shared_drawing_can_be_drawn_with_its_parameters(name):
    known = svg_images.parameters(name)
    assert known
    assert len(set(known.values())) == len(known)
    image = svg_images.pixels(name, tuple((key, "#ff0000") for key in known), (64, 64))
    assert image.getchannel("A").getextrema()[1] == 255
    assert "filter" not in svg_images.source(name)


# The shelf


@pytest.mark.usefixtures("stood")
def test_what_was_drawn_is_not_drawn_again(monkeypatch):
    first = svg_images.pixels("crown", (("ink", "#ff0000"),), (40, 40))
    monkeypatch.setattr(svg_images, "_drawn", None)
    again = svg_images.pixels("crown", (("ink", "#ff0000"),), (40, 40))
    assert (again.mode, again.tobytes()) == (first.mode, first.tobytes())


def test_a_changed_file_is_drawn_anew(stood, monkeypatch):
    svg_images.pixels("crown", (), (40, 40))
    changed = svg_images.source("crown").replace("#20262f", "#ff0000")
    monkeypatch.setattr(svg_images, "source", lambda name: changed)
    svg_images.pixels("crown", (), (40, 40))
    assert len(list(stood.iterdir())) == 2


LAND = Sprite(
    "land",
    (Circle(30, 30, 25, "#2f6b3a88"), Drawing("crown", Box(10, 10, 40, 40))),
    *[Box(0, 0, 60, 60), Box(20, 20, 60, 60)],
    lasting=True,
)


@pytest.mark.usefixtures("stood")
def test_a_lasting_sprite_comes_from_the_shelf_pixel_for_pixel(monkeypatch):
    first = painted(replace(LAND, lasting=False))
    rasterize_scene.IMAGES.clear()
    assert painted(LAND) == first
    rasterize_scene.IMAGES.clear()
    monkeypatch.setattr(rasterize_scene, "_pixels", None)
    assert painted(LAND) == first


def test_a_lasting_sprite_of_a_changed_drawing_is_drawn_anew(stood, monkeypatch):
    painted(LAND)
    before = len(list(stood.iterdir()))
    changed = svg_images.source("crown").replace("#20262f", "#ff0000")
    monkeypatch.setattr(svg_images, "source", lambda name: changed)
    rasterize_scene.IMAGES.clear()
    painted(LAND)
    assert len(list(stood.iterdir())) == before + 2


def test_a_damaged_file_is_drawn_over(stood):
    first = svg_images.pixels("crown", (), (40, 40))
    (file,) = stood.iterdir()
    for damaged in (b"", b"no picture", file.read_bytes()[:60]):
        file.write_bytes(damaged)
        assert svg_images.pixels("crown", (), (40, 40)).tobytes() == first.tobytes()


def test_a_shelf_that_cannot_stand_is_done_without(stood):
    stood.write_text("a file is in the way")
    assert svg_images.pixels("crown", (), (40, 40)).size == (40, 40)
    disk_cache.place(None)
    assert svg_images.pixels("crown", (), (40, 40)).size == (40, 40)
    assert disk_cache.tidy() == 0


def test_the_shelf_is_tidied_to_its_limit(stood):
    for side in range(20, 40):
        svg_images.pixels("crown", (), (side, side))
    whole = disk_cache.tidy()
    assert whole == sum(file.stat().st_size for file in stood.iterdir())
    left = disk_cache.tidy(whole // 2)
    assert 0 < left <= whole // 2
    assert left == sum(file.stat().st_size for file in stood.iterdir())


# Icons


def test_an_icon_fills_its_square():
    for icon in ("mdi:castle", "fa:dragon", "mdi:sword"):
        left, top, right, bottom = icon_fonts.mask(icon, 96).getbbox()
        assert max(right - left, bottom - top) >= 94
        assert (left + right) / 2 == pytest.approx(48, abs=1.5)
        assert (top + bottom) / 2 == pytest.approx(48, abs=1.5)


@pytest.mark.parametrize("icon", ["mdi:no_such_icon", "castle", "xx:castle", "mdi:__slots__x"])
def test_an_unknown_icon_is_refused(icon):
    assert not icon_fonts.known(icon)
    with pytest.raises(KeyError, match="no icon"):
        icon_fonts.mask(icon, 48)


def test_an_emblem_has_ink_darker_edges_and_a_shadow():
    plain = painted(Emblem("mdi:square", Box(50, 10, 80, 80), "#ff0000"))
    toned = painted(Emblem("mdi:square", Box(50, 10, 80, 80), "#ff0000", "#0000ff"))
    assert {colour for _, colour in plain.getcolors(9999)} >= {(255, 0, 0), (0, 0, 0)}
    assert toned.getpixel((88, 50)) == (255, 0, 0)
    assert toned.getpixel((128, 50))[2] > 200
    ground = Rect(PAGE, "#ffffff")
    shaded = painted(ground, Emblem("mdi:square", Box(50, 10, 80, 80), "#ff0000", "", "#000000ff"))
    assert shaded.getpixel((90, 92))[1] < 200


# Grounds


@pytest.mark.parametrize(
    "name", [name for name in dir(grains) if name.isupper() and name != "PAPER"]
)
def test_a_ground_is_quiet_yet_not_plain(name):
    box = Box(0, 0, 1500, 1000)
    image = painted(Ground(box, "#707070", getattr(grains, name)), page=box).convert("L")
    assert 1.5 < ImageStat.Stat(image).stddev[0] < 16


def test_a_ground_is_the_same_again_and_another_with_another_seed():
    marks = [Ground(PAGE, "#707070", grains.WOOD, seed) for seed in (1, 1, 2)]
    one, again, other = (painted(mark).tobytes() for mark in marks)
    assert one == again
    assert one != other


def test_neighbours_of_one_ground_join():
    left, right = PAGE.columns(2)
    whole = painted(Ground(PAGE, "#707070", grains.WOOD))
    halves = painted(Ground(left, "#707070", grains.WOOD), Ground(right, "#707070", grains.WOOD))
    assert ImageChops.difference(whole, halves).getbbox() is None


def test_a_ground_may_be_larger_than_a_relief_and_have_round_corners():
    box = Box(0, 0, 2000, 1400)
    image = painted(Ground(box, "#707070", grains.WOOD, radius=40), page=box)
    assert image.getpixel((0, 0)) == (0, 0, 0)
    assert min(image.getpixel((1990, 700))) > 40


# Shadows


def test_light_comes_from_above_left():
    square = Rect(Box(60, 20, 60, 60), "#ff0000")
    ground = Rect(PAGE, "#ffffff")
    image = painted(ground, Shadow(square, 10, "#000000ff"), square)
    assert image.getpixel((90, 84))[0] < 200 < image.getpixel((90, 16))[0]
    assert image.getpixel((122, 50))[0] < image.getpixel((57, 50))[0]


def test_a_lifted_sprite_stays_where_it_is_and_throws_a_shadow():
    area = Box(0, 0, 60, 60)
    flat = Sprite("s", (Rect(area, "#ff0000"),), area, Box(60, 20, 60, 60))
    lifted = Sprite("s", flat.marks, area, flat.box, lift=10, shade="#000000ff")
    ground = Rect(PAGE, "#ffffff")
    image = painted(ground, lifted)
    box = (60, 20, 120, 80)
    assert image.crop(box).tobytes() == painted(ground, flat).crop(box).tobytes()
    assert image.getpixel((90, 84))[0] < 200


def test_a_veil_lies_on_the_sprite_and_not_on_its_shadow():
    area = Box(0, 0, 60, 60)
    veiled = Sprite(
        "s", (Rect(area, "#ff0000"),), area, Box(60, 20, 60, 60), veil="#0000ff80",
        lift=10, shade="#000000ff",
    )  # fmt: skip
    image = painted(Rect(PAGE, "#ffffff"), veiled)
    assert image.getpixel((90, 50)) == pytest.approx((127, 0, 128), abs=2)
    r, _, b = image.getpixel((90, 86))
    assert abs(r - b) <= 2
