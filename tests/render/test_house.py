"""What every game lays on its page: fitted frames, hands, candidates, the score."""

import pytest

from render.look import Look
from render.paint import ground_texture_types
from render.paint.box_layout import Box, page
from render.paint.lettering import extent, faults, named, told
from render.paint.scene import Circle, Ground, Polygon, Scene, Sprite, Text
from render.paint.theme import DARK, DARK_CONTRAST, LEAST, LIGHT, NAME, SIGN, THEMES
from render.widgets import board_frame, card_fan, dice_counters_and_marks
from tests.laws import pictured
from tests.render import shelf

BOX = Box(0, 0, 700, 300)


@pytest.mark.parametrize(("content", "high"), [(0, 500), (600, 847.6), (5000, 1200)])
def test_a_page_is_as_high_as_its_content(content, high):
    parts = board_frame.fitted(content)
    assert parts.page.h == pytest.approx(high, abs=1)
    if 500 < high < 1200:
        assert parts.table.h == pytest.approx(content, abs=1)
    assert page(10).h == 500


@pytest.mark.parametrize("t", THEMES, ids=lambda t: f"{t.name}-{t.palette}")
@pytest.mark.parametrize("to_act", [(), (1,), (0, 1, 2)])
def test_the_page_of_the_tests_has_no_faults(t, to_act):
    for scene in (shelf.table(t, "fr", to_act), shelf.table(t, "en", to_act), shelf.end(t)):
        assert faults(scene) == ()
        assert pictured.faint(scene) == ()


def test_high_contrast_has_a_plain_ground():
    parts = board_frame.frame()

    def grounds(t):
        marks = board_frame.setting(parts, t, ground_texture_types.WOOD, "#4a3323", "#c9a882")
        return [mark.base for mark in marks if isinstance(mark, Ground)]

    assert [grounds(t) for t in (DARK, LIGHT, DARK_CONTRAST)] == [["#4a3323"], ["#c9a882"], []]


# Hands


@pytest.mark.parametrize("n", [1, 2, 3, 7, 16])
def test_cards_of_a_hand_lie_in_their_box_and_show_their_left_edges(n):
    places = card_fan.held(BOX, n, raised={0})
    assert len(places) == n
    assert all(BOX.holds(place.box) for place in places)
    lefts = [place.box.x for place in places]
    assert lefts == sorted(set(lefts))
    assert max(abs(place.angle) for place in places) <= card_fan.TILT


def test_a_card_that_can_be_played_is_higher_and_brighter():
    low, high = card_fan.held(BOX, 2, raised={1})
    assert high.box.y == low.box.y - card_fan.RAISED
    (bright,) = card_fan.shown(high, "card", shelf.face(0), shelf.AREA, DARK)
    (dim,) = card_fan.shown(low, "card", shelf.face(0), shelf.AREA, DARK, bright=False)
    assert bright.veil == ""
    assert dim.veil
    assert bright.lift > dim.lift


def test_a_card_of_which_only_the_face_is_its_own_has_a_rim_or_a_veil_of_its_tilt():
    place = card_fan.CardPlace(Box(100, 100, 125, 175), 1.0)
    rimmed = card_fan.lying(place, "card", shelf.face(0), shelf.AREA, DARK, rim=True)
    keys = [mark.key for mark in rimmed if isinstance(mark, Sprite)]
    assert keys == ["rim", "card"]
    dim = card_fan.lying(place, "card", shelf.face(0), shelf.AREA, DARK, dim=True)
    (veil,) = (mark for mark in dim if isinstance(mark, Polygon))
    assert dim[-1] == veil
    (top,) = {min(veil.points, key=lambda spot: spot[1])}
    assert top[0] < place.box.cx  # turned clockwise, the left end of its upper edge is higher


@pytest.mark.parametrize(
    ("said", "lines"), [(("Ann moved.",), 1), (("Ann moved far away.",) * 6, 2)]
)
def test_a_foot_has_one_line_where_all_fits_in_one(said, lines):
    assert board_frame.foot_lines(said) == lines


# Marks of a menu, ways of moves


def test_a_look_tells_the_mark_of_a_place():
    look = Look(marks=(("harvest", "A"), ("c3", "B")))
    assert [look.mark(word) for word in ("harvest", "c3", "desert")] == ["A", "B", ""]
    assert hash(look)


@pytest.mark.parametrize("letter", ["A", "W", "12"])
def test_a_candidate_bears_its_letter_and_is_large_enough(letter):
    marks = dice_counters_and_marks.candidate(50, 50, letter, DARK, 2)
    assert Scene(Box(0, 0, 100, 100), marks).texts() == (letter,)
    discs = [mark for mark in marks if isinstance(mark, Circle)]
    assert max(disc.r for disc in discs) * 2 == SIGN
    assert DARK.seat(2) in {disc.fill for disc in discs}
    (text,) = (mark for mark in marks if isinstance(mark, Text))
    assert Box.around(50, 50, 2 * min(disc.r for disc in discs)).holds(extent(text))


def test_the_newest_way_is_the_brightest_and_widest():
    (new,), (old,) = (
        dice_counters_and_marks.moved((0, 0), (90, 0), DARK, 1, age=age) for age in (0, 2)
    )
    assert new.colour == DARK.seat(1) != old.colour
    assert new.width > old.width


# Words


@pytest.mark.parametrize(
    "name", ["Wu", "Maximilien de Robertval", "Jean-Baptiste-Alexandre", "W" * 6]
)
def test_a_name_is_written_in_full_and_large(name):
    lines = named(Box(0, 0, 220, 64), name, "#ffffff")
    assert "".join(line.text for line in lines).replace(" ", "") == name.replace(" ", "")
    assert {line.size for line in lines} <= {NAME, LEAST}
    assert faults(Scene(Box(0, 0, 220, 64), lines)) == ()


WIDE = ("W" * 32, "@" * 32, "Ŵ" * 32, "WWWWWWW " * 4, "M" * 20 + " " + "W" * 11)


@pytest.mark.parametrize("name", WIDE)
@pytest.mark.parametrize("width", [170, 220, 300])
def test_a_name_of_32_wide_letters_is_smaller_or_cut_and_never_broken(name, width):
    box = Box(0, 0, width, 64)
    lines = named(box, name, "#ffffff")
    assert pictured.broken(Scene(box, lines), (name,)) == ()
    assert len(lines) > 1 or lines[0].text.endswith("…")
    assert all(box.holds(extent(line), slack=1) for line in lines)


@pytest.mark.parametrize("name", WIDE)
def test_a_panel_names_a_player_of_32_wide_letters(name):
    look = Look(names=(name, "Ann"), computers=frozenset({0}))
    marks, _ = board_frame.panel(Box(0, 0, 340, 190), look, 0, "17", unit="provinces")
    scene = Scene(Box(0, 0, 340, 190), marks)
    assert pictured.broken(scene, (name,)) == ()
    assert any(text.startswith(name[:4]) for text in scene.texts())
    assert faults(scene) == ()


def test_a_player_is_bold_once_in_the_foot():
    parts = board_frame.frame()
    look = Look(names=("Ann", "Anna"))
    marks = board_frame.foot(parts.foot, look, "Anna moved. Ann’s tower fell, and Anna, Ann wait.")
    texts = [mark for mark in marks if isinstance(mark, Text)]
    assert [text.text for text in texts if text.weight == "bold"] == ["Anna", "Ann’s"]
    assert (
        " ".join(text.text for text in texts) == "Anna moved. Ann’s tower fell, and Anna, Ann wait."
    )


def test_the_foot_leaves_out_the_first_sentences_and_cuts_none():
    parts = board_frame.frame()
    said = tuple(f"Sentence number {n} tells what a player did in this turn." for n in range(9))
    marks = board_frame.foot(parts.foot, Look(), said)
    text = " ".join(mark.text for mark in marks if isinstance(mark, Text))
    assert text.endswith(said[-1])
    assert text.startswith("Sentence")
    assert said[0] not in text
    assert "…" not in text


def test_a_text_that_fits_at_no_size_is_not_told():
    assert told(Box(0, 0, 200, 30), "word " * 30, "#ffffff", (30, 26)) == ()
