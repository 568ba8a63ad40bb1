import io
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageChops

from render.paint import rasterize_scene, shape_masks
from render.paint.box_layout import TALL_PAGE, Box
from render.paint.font_metrics import measure
from render.paint.lettering import write
from render.paint.memory_cache import LARGE, MemoryCache
from render.paint.scene import (
    Arrow,
    Circle,
    Cut,
    Gradient,
    Halo,
    Line,
    Polygon,
    Rect,
    Scene,
    Shadow,
    Sprite,
    Text,
)
from render.paint.shape_outlines import arrow, outline
from render.paint.theme import DARK, THEMES
from tests.render import shelf

PAGE = Box(0, 0, 200, 100)
RED, BLUE, BLACK = (255, 0, 0), (0, 0, 255), (0, 0, 0)
GROUND = (Rect(PAGE, "#000000"),)


@pytest.fixture
def cold():
    rasterize_scene.IMAGES.clear()
    rasterize_scene.PAGES.clear()
    shape_masks.STAMPS.clear()


def pixel(x, y, *marks, scale=1.0):
    return rasterize_scene.paint(Scene(PAGE, GROUND, marks), scale=scale).getpixel((x, y))


def test_shapes_are_filled_and_edged():
    disc = Circle(50, 50, 20, "#ff0000", "#0000ff", 4)
    assert pixel(50, 50, disc) == RED
    assert pixel(32, 50, disc) == BLUE
    assert pixel(28, 50, disc) == BLACK


def test_a_rectangle_has_round_corners_and_whole_edges():
    rect = Rect(Box(10, 10, 60, 40), "#ff0000", "#0000ff", 3, 12)
    image = rasterize_scene.paint(Scene(PAGE, GROUND, (rect,)))
    assert image.getpixel((10, 10)) == BLACK
    assert image.getpixel((40, 10)) == image.getpixel((40, 12)) == BLUE
    assert image.getpixel((40, 13)) == RED
    assert image.getpixel((40, 9)) == BLACK
    assert image.getpixel((69, 30)) == BLUE
    assert image.getpixel((70, 30)) == BLACK


def test_polygons_lines_and_arrows_leave_ink_where_they_run():
    assert pixel(50, 50, Polygon(((20, 80), (50, 20), (80, 80)), "#ff0000")) == RED
    assert pixel(50, 50, Line(((10, 50), (90, 50)), "#ff0000", 6)) == RED
    assert pixel(50, 50, Arrow((10, 50), (90, 50), "#ff0000")) == RED


def test_dashes_leave_gaps():
    row = [pixel(x, 50, Line(((10, 50), (90, 50)), "#ff0000", 2, dash=10)) for x in (15, 25, 35)]
    assert row == [RED, BLACK, RED]


def test_a_halo_shines_outside_and_leaves_the_inside():
    halo = Halo(Rect(Box(50, 30, 60, 40), radius=8), "#ff0000", 6, 8)
    assert pixel(80, 50, halo) == BLACK
    assert pixel(47, 50, halo) == RED
    assert BLACK < pixel(40, 50, halo) < RED


def test_alpha_mixes_with_what_lies_below():
    assert pixel(50, 50, Rect(Box(0, 0, 99, 99), "#ffffff80")) == pytest.approx((128,) * 3, abs=1)


def test_text_is_centred_on_its_anchor():
    label = Text(100, 50, "HHH", 40, "#ffffff", "bold", anchor="cm", fits=PAGE)
    left, top, right, bottom = rasterize_scene.paint(Scene(PAGE, GROUND, (label,))).getbbox()
    assert (left + right) / 2 == pytest.approx(100, abs=2)
    assert (top + bottom) / 2 == pytest.approx(50, abs=1.5)


def sprite(**more):
    marks = (Rect(Box(0, 0, 40, 20), "#ff0000"), Rect(Box(0, 0, 20, 20), "#0000ff"))
    return Sprite("s", marks, Box(0, 0, 40, 20), Box(80, 40, 40, 20), **more)


def test_a_sprite_lies_in_its_box():
    assert pixel(85, 50, sprite()) == BLUE
    assert pixel(115, 50, sprite()) == RED
    assert pixel(79, 50, sprite()) == BLACK


def test_a_turned_sprite_turns_clockwise_about_its_centre():
    assert pixel(100, 35, sprite(angle=90)) == BLUE
    assert pixel(100, 65, sprite(angle=90)) == RED
    assert pixel(85, 50, sprite(angle=90)) == BLACK
    assert pixel(100, 60, sprite(angle=60))[0] > 200


def test_a_veiled_or_thinned_sprite_is_dimmer():
    assert pixel(115, 50, sprite(veil="#00000080")) == pytest.approx((127, 0, 0), abs=2)
    assert pixel(115, 50, sprite(alpha=0.5)) == pytest.approx((128, 0, 0), abs=2)


def test_a_soft_edge_in_a_sprite_is_as_outside_one():
    disc = Circle(20, 10, 8, "#ff0000")
    inside = Sprite("s", (disc,), Box(0, 0, 40, 20), Box(0, 0, 40, 20))
    one = rasterize_scene.paint(Scene(PAGE, GROUND, (disc,)))
    other = rasterize_scene.paint(Scene(PAGE, GROUND, (inside,)))
    assert one.crop((10, 0, 40, 20)).getextrema() == other.crop((10, 0, 40, 20)).getextrema()
    assert max(abs(one.getpixel((13, y))[0] - other.getpixel((13, y))[0]) for y in range(20)) <= 2


def test_a_large_sprite_with_an_opaque_middle_looks_as_its_marks_do():
    marks = (Rect(Box(8, 6, 180, 80), "#cc3311", radius=9), Circle(50, 40, 22, "#ffffff80"))
    drawn = rasterize_scene.paint(Scene(PAGE, GROUND, marks))
    pasted = rasterize_scene.paint(Scene(PAGE, GROUND, (Sprite("s", marks, PAGE, PAGE),)))
    off = ImageChops.difference(drawn, pasted).getextrema()
    assert max(most for _, most in off) <= 1


@pytest.mark.parametrize("radius", [0, 9, 30])
@pytest.mark.usefixtures("cold")
def test_a_rectangle_in_parts_looks_as_a_whole_one_does(radius, monkeypatch):
    box = Box(10, 10, 170, 80)
    shape = Rect(box, "#cc3311", "#ffee00", 5, radius)
    faint = Rect(box.inset(3), "#0044ff60", "#ffffff80", 3, radius)
    slope = Rect(box.inset(4), Gradient("#112233", "#aabbcc"), radius=radius)
    for marks in ((Shadow(shape, 8), shape), (shape, faint), (slope,)):
        scene = Scene(PAGE, GROUND, marks)
        parts = rasterize_scene.paint(scene)
        with monkeypatch.context() as patch:
            patch.setattr(shape_masks, "_LARGE", 1_000_000)
            patch.setattr(shape_masks, "_TURNED", 1)
            rasterize_scene.IMAGES.clear()
            whole = rasterize_scene.paint(scene)
        off = ImageChops.difference(parts, whole).getextrema()
        assert max(most for _, most in off) <= 1


def test_scale_and_width_change_the_size_only():
    scene = Scene(PAGE, GROUND, (Circle(50, 50, 20, "#ff0000"),))
    assert rasterize_scene.paint(scene, scale=2).size == (400, 200)
    assert rasterize_scene.paint(scene, width=50).size == (50, 25)
    assert rasterize_scene.paint(scene, width=400).size == (400, 200)
    assert rasterize_scene.paint(scene, scale=2).getpixel((100, 100)) == RED


def test_a_scene_need_not_begin_at_the_origin():
    scene = Scene(Box(100, 50, 40, 40), (Rect(Box(100, 50, 40, 40), "#ff0000"),))
    assert rasterize_scene.paint(scene).getpixel((0, 0)) == RED


@pytest.mark.usefixtures("cold")
def test_a_second_painting_draws_nothing_anew():
    first = rasterize_scene.paint(shelf.table(DARK))
    drawn, made, pages = (
        shape_masks.STAMPS.misses,
        rasterize_scene.IMAGES.misses,
        rasterize_scene.PAGES.misses,
    )
    assert drawn > 90
    assert rasterize_scene.paint(shelf.table(DARK)) == first
    assert (shape_masks.STAMPS.misses, rasterize_scene.IMAGES.misses) == (drawn, made)
    assert rasterize_scene.PAGES.misses == pages == 1
    assert rasterize_scene.IMAGES.hits >= made


@pytest.mark.usefixtures("cold")
def test_equal_marks_at_other_places_share_a_stamp():
    rasterize_scene.paint(Scene(PAGE, GROUND, (Circle(50, 50, 20, "#ff0000"),)))
    drawn = shape_masks.STAMPS.misses
    rasterize_scene.paint(Scene(PAGE, GROUND, (Circle(90, 40, 20, "#0000ff"),)))
    assert shape_masks.STAMPS.misses == drawn


@pytest.mark.usefixtures("cold")
def test_the_ground_is_kept_when_the_rest_changes():
    for x in (20, 40, 60):
        rasterize_scene.paint(Scene(PAGE, GROUND, (Circle(x, 50, 10, "#ff0000"),)))
    assert (rasterize_scene.PAGES.misses, rasterize_scene.PAGES.hits) == (1, 2)


def test_a_kept_ground_is_not_drawn_upon():
    assert pixel(50, 50, Circle(50, 50, 20, "#ff0000")) == RED
    assert pixel(50, 50) == BLACK


@pytest.mark.usefixtures("cold")
def test_threads_paint_the_same_picture():
    scenes = [shelf.table(theme) for theme in THEMES] * 2
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(rasterize_scene.picture, scenes))
    assert pictures[:4] == pictures[4:]
    assert pictures == [rasterize_scene.picture(scene) for scene in scenes]


def test_the_cache_forgets_first_what_lay_longest_unused():
    cache = MemoryCache(10, len)
    for key in ("a", "b", "a", "c"):
        cache.get(key, lambda: "xxxx")
    assert cache.held == 8
    assert (cache.hits, cache.misses) == (1, 3)
    cache.get("a", lambda: "xxxx")
    assert cache.hits == 2
    cache.get("b", lambda: "xxxx")
    assert cache.misses == 4


def test_large_things_push_out_no_small_ones():
    small, large = b"x", bytes(LARGE + 1)
    cache = MemoryCache(LARGE, len, large=2 * LARGE)
    for key, thing in (("small", small), ("one", large), ("other", large), ("small", small)):
        cache.get(key, lambda thing=thing: thing)
    assert (cache.hits, cache.misses) == (1, 3)
    assert cache.held == len(small) + len(large)
    cache.get("one", lambda: large)
    assert cache.misses == 4


def test_what_is_larger_than_the_cache_is_made_and_not_kept():
    cache = MemoryCache(2, len)
    assert cache.get("a", lambda: "large") == "large"
    assert cache.held == 0
    cache.clear()
    assert (cache.hits, cache.misses) == (0, 0)


@pytest.mark.parametrize("t", THEMES, ids=lambda t: f"{t.name}-{t.palette}")
def test_a_full_picture_is_a_small_png_of_the_right_size(t):
    for scene in (shelf.table(t), shelf.end(t)):
        data = rasterize_scene.picture(scene)
        assert len(data) <= rasterize_scene.LIMIT
        image = Image.open(io.BytesIO(data))
        assert (image.format, image.size) == ("PNG", (scene.box.w, scene.box.h))


def unpacked(image):
    return Image.open(io.BytesIO(rasterize_scene.encode(image))).convert("RGB")


def test_a_slope_stays_smooth_beside_many_colours():
    slope = Gradient("#24272f", "#1d2128")
    dots = tuple(
        Rect(cell, f"#{(i * 37) % 256:02x}{(i * 91) % 256:02x}{(i * 53) % 256:02x}")
        for i, cell in enumerate(Box(0, 400, 400, 40).grid(40, 4))
    )
    image = rasterize_scene.paint(
        Scene(Box(0, 0, 400, 440), (Rect(Box(0, 0, 400, 400), slope), *dots))
    )
    off = ImageChops.difference(image, unpacked(image)).crop((0, 0, 400, 400)).getextrema()
    assert max(most for _, most in off) <= 2


def test_a_small_mark_keeps_its_colour_in_the_file():
    image = Image.linear_gradient("L").resize((1200, 800)).convert("RGB")
    image.paste("#d55e00", (600, 400, 616, 416))
    off = ImageChops.difference(image, unpacked(image)).getpixel((608, 408))
    assert max(off) <= 6


def test_a_picture_that_would_be_too_large_has_fewer_colours(monkeypatch):
    photo = Image.merge("RGB", [Image.effect_noise((128, 128), 90) for _ in range(3)])
    best = len(rasterize_scene.encode(photo))
    monkeypatch.setattr(rasterize_scene, "LIMIT", best - 1)
    assert len(rasterize_scene.encode(photo)) < best


def test_colour_blind_eyes_see_another_red():
    red = Image.new("RGB", (4, 4), "#ff0000")
    assert rasterize_scene.seen(red, "protanopia").getpixel((0, 0))[0] < 150
    assert rasterize_scene.seen(red, "normal").getpixel((0, 0)) == pytest.approx(RED, abs=3)


def test_an_arrow_ends_at_its_point():
    shaft, head = arrow(Arrow((0, 0), (100, 0), "#ffffff", bend=0.2))
    assert head[0] == (100, 0)
    assert shaft[0] == (0, 0)
    assert min(y for _, y in shaft) < -5


def test_an_outline_is_the_same_wherever_it_lies():
    one = outline(Circle(50, 50, 20), 1.0)
    assert one.moved(8, 8).moved(-8, -8) == one
    assert one.bounds() == (120, 120, 280, 280)


def test_the_first_layers_that_were_asked_for_last_are_kept():
    rasterize_scene.PAGES.clear()
    one, two, three = (
        Scene(TALL_PAGE, (Rect(TALL_PAGE, colour),)) for colour in ("#111111", "#222222", "#333333")
    )
    for scene in (one, one, one, one, two, three, two, three):
        rasterize_scene.paint(scene)
    assert rasterize_scene.PAGES.misses == 3


@pytest.mark.parametrize("scale", [0.4, 0.533, 0.8, 2.0])
def test_a_line_is_as_wide_as_it_was_measured_at_every_scale(scale):
    words = "Bartholomew illustrated the little Lighthouse with a still, filigree wit"
    page = Box(0, 0, 1500, 100)
    text = write(page, words, "#ffffff", 40)
    image = rasterize_scene.paint(
        Scene(page, (Rect(page, "#000000"),), (text,)), scale=scale
    ).convert("L")
    left, _, right, _ = image.point(lambda v: 255 * (v > 60)).getbbox()
    assert abs((right - left) / scale - measure(words, 40)) < 5


@pytest.mark.parametrize("size", [26, 32, 36, 44])
@pytest.mark.parametrize("width", [400, 720, 800])
def test_letters_and_spaces_lie_where_they_were_measured_at_every_scale(width, size):
    page, text = Box(0, 0, 1500, 100), Text(75, 50, "Konstantin Petrov", size, "#ffffff", "bold")
    scene = Scene(page, (Rect(page, "#000000"),), (text,))

    def columns(image):
        row = image.convert("L").resize((width, 1), Image.Resampling.BOX).tobytes()
        return [value / sum(row) for value in row]

    whole, small = rasterize_scene.paint(scene), rasterize_scene.paint(scene, scale=width / 1500)
    apart = [abs(a - b) for a, b in zip(columns(whole), columns(small), strict=True)]
    assert sum(apart) < 0.13


def test_letters_that_are_cut_are_wider_by_what_they_stand_apart():
    page = Box(0, 0, 1500, 100)

    def wide(cut):
        text = Text(20, 50, "Magnate", 48, "#ffffff", "bold", "black", cut=cut)
        image = rasterize_scene.paint(Scene(page, (Rect(page, "#000000"),), (text,))).convert("L")
        left, _, right, _ = image.point(lambda v: 255 * (v > 60)).getbbox()
        return right - left

    assert wide(Cut(apart=0.1)) == pytest.approx(wide(None) + 6 * 4.8, abs=2)
    assert wide(Cut(caps=True)) > wide(None) + 20
    assert wide(Cut(wave=0.1)) == pytest.approx(wide(None), abs=3)
