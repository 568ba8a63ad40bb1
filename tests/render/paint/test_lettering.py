import re

import pytest
from hypothesis import given, strategies as st

from render.paint import font_metrics
from render.paint.box_layout import Box
from render.paint.lettering import (
    LADDER,
    extent,
    faults,
    largest,
    named,
    paragraph,
    told,
    wrap,
    write,
)
from render.paint.scene import Scene, Sprite, Text
from render.paint.theme import LEAST

PAGE = Box(0, 0, 600, 400)
prose = st.text("abcdefg éÀ,'", min_size=1, max_size=160)


@given(prose, st.floats(60, 590), st.sampled_from("lcr"))
def test_a_written_line_stays_in_its_box(text, width, align):
    box = Box(5, 5, width, 60)
    line = write(box, text, "#ffffff", LADDER, align=align)
    assert line.fits == box
    assert box.holds(extent(line), slack=1)


@given(prose, st.floats(120, 590), st.floats(60, 300), st.booleans())
def test_a_paragraph_stays_in_its_box(text, width, height, middle):
    box = Box(5, 5, width, height)
    lines = paragraph(box, text, "#ffffff", LADDER, middle=middle)
    assert lines
    assert all(box.holds(extent(line), slack=1) for line in lines)
    assert len({line.size for line in lines}) == 1


def test_a_long_word_is_broken_at_its_hyphen_if_it_has_one():
    wide = font_metrics.measure("Wilhelmsson", 32, "bold") + 1
    assert wrap("Ødegård-Wilhelmsson", wide, 32, "bold") == ("Ødegård-", "Wilhelmsson")
    assert wrap("Wilhelmssonsson", wide, 32, "bold")[0] == "Wilhelmsson"


@given(prose, st.floats(200, 590))
def test_wrapping_loses_no_word_that_fits(text, width):
    lines = wrap(text, width, 24)
    assert all(font_metrics.measure(line, 24) <= width for line in lines)
    if all(font_metrics.measure(word, 24) <= width for word in text.split(" ")):
        assert " ".join(lines).split() == text.split()


def test_a_no_break_space_holds_a_line_together():
    lines = wrap("Qui doit jouer\u202f?", font_metrics.measure("Qui doit jouer", 30) + 4, 30)
    assert lines == ("Qui doit", "jouer\u202f?")


def test_a_long_paragraph_ends_with_an_ellipsis():
    lines = paragraph(Box(0, 0, 200, 60), "word " * 40, "#ffffff", (24,))
    assert lines[-1].text.endswith("…")


def test_the_largest_size_at_which_all_fit():
    assert largest(("Castle",), 500) == LADDER[0]
    assert largest(("Castle", "The Chance Meeting of Two"), 320) == LADDER[-1]
    assert largest(("Castle",), 5) == LADDER[-1]


def test_a_name_in_a_long_text_is_as_large_as_names_are():
    lines = told(Box(0, 0, 900, 90), "Ada went " + "far " * 30, "#ffffff", (44, 29), bold=("Ada",))
    assert {line.text: line.size for line in lines}["Ada"] == LEAST
    assert {line.size for line in lines} == {29, LEAST}
    assert all(line.fits.holds(extent(line), slack=1) for line in lines)


@pytest.mark.parametrize("size", LADDER)
@pytest.mark.parametrize("family", ["sans", "serif"])
def test_an_extent_is_where_the_ink_is(size, family):
    text = Text(10, 50, "HEx", size, "#ffffff", family=family, anchor="lm", fits=PAGE)
    left, top, right, bottom = font_metrics.font(family, "regular", size).getbbox(
        "HEx", anchor="ls"
    )
    assert extent(text).h == pytest.approx(bottom - top, abs=2)
    assert extent(text).w == pytest.approx(right - left, abs=5)


def text(words="fine", x=10, y=30, size=30, fits=PAGE, **more):
    return Text(x, y, words, size, "#ffffff", fits=fits, **more)


@pytest.mark.parametrize(
    ("marks", "fault"),
    [
        ((text(size=21),), "smaller than 26"),
        ((text("far ☾"),), "characters that sans lacks"),
        ((text(fits=None),), "does not know its box"),
        ((text("much too long", fits=Box(10, 10, 40, 40)),), "leaves its box"),
        ((text(x=580, fits=Box(580, 0, 200, 90)),), "leaves the picture"),
        ((text("one"), text("two", x=20)), "lie on each other"),
        ((Sprite("s", (text(),), PAGE, Box(0, 0, 300, 200)),), "smaller than 26"),
    ],
)
def test_faults_are_found(marks, fault):
    assert any(fault in found for found in faults(Scene(PAGE, marks)))


def test_a_sound_scene_has_no_faults():
    sprite = Sprite("s", (text(size=56),), PAGE, Box(0, 0, 300, 200))
    assert faults(Scene(PAGE, (text(), text("other", y=90)), (sprite,))) == ()


@pytest.mark.parametrize("name", ["Bartholomew Stone", "Maximiliane-Konstantina", "W" * 32])
@pytest.mark.parametrize("wide", [120, 190, 260])
def test_no_name_is_broken_inside_a_word(name, wide):
    lines = [line.text for line in named(Box(0, 0, wide, 64), name, "#ffffff")]
    whole = {word for part in name.split() for word in re.findall(r"[^-]+-*", part)}
    for line in lines:
        assert line.endswith("…") or set(re.findall(r"[^\s-]+-*", line)) <= whole, lines


def test_a_text_is_smaller_rather_than_broken_inside_a_word():
    lines = paragraph(Box(0, 0, 150, 80), "Doppelganger copies", "#ffffff", (32, 26, 20))
    assert [line.text for line in lines] == ["Doppelganger", "copies"]
    assert lines[0].size == 20
