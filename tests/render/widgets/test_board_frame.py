from importlib import import_module

import pytest

from engine import registry
from render.look import Look
from render.paint import font_metrics
from render.paint.box_layout import GAP, PAGE, TALL_PAGE, Box, apart
from render.paint.ground_texture_types import PARCHMENT
from render.paint.lettering import extent, faults
from render.paint.scene import Circle, Halo, Polygon, Rect, Scene, Text
from render.paint.seat_and_suit_symbols import SUITS
from render.paint.theme import DARK, FIGURE, GOLD, LEAST, NAME, SIGN
from render.widgets import board_frame, dice_counters_and_marks
from tests.laws import pictured

LONG = "Jean-Baptiste-Alexandre de la Rochefoucauld-Montmorency"


def look(names=("Ann", LONG), to_act=(1,), locale="fr", **more):
    return Look(DARK, locale, names, to_act, match="k7f2", move=9999, **more)


def drawn(marks, box):
    """Return the marks as a scene on their box, which must hold every text of them."""
    scene = Scene(box, marks)
    assert faults(scene) == ()
    return scene


@pytest.mark.parametrize("page", [PAGE, TALL_PAGE])
def test_the_parts_of_a_page_are_apart_and_on_it(page):
    parts = board_frame.frame(page)
    boxes = (parts.head, parts.table, parts.side, parts.foot)
    assert apart(boxes)
    assert all(page.holds(box) for box in boxes)


def test_the_banner_names_the_seat_to_move():
    scene = drawn(
        board_frame.head(Box(0, 0, 1500, 90), look(("Ann", "Zoé")), "Magnate", "tour 3"), PAGE
    )
    assert "À Zoé de jouer" in scene.texts()
    assert "k7f2 · coup 9\u202f999" in scene.texts()
    assert "tour 3" in scene.texts()


def test_the_banner_is_read_at_400_pixels():
    marks = board_frame.banner(Box(0, 0, 830, 74), look(("Ann", "Zoé")))
    (text,) = (mark for mark in marks if isinstance(mark, Text))
    assert text.size >= board_frame.SAID


def test_a_long_name_stays_in_the_banner():
    scene = drawn(board_frame.banner(Box(0, 0, 830, 74), look()), Box(0, 0, 830, 74))
    assert scene.texts()[0].startswith("À Jean-Baptiste")


@pytest.mark.parametrize("names", [("Ann", "Zoé", "Wu"), (LONG, LONG + " 2", LONG + " 3")])
def test_several_seats_waited_for_are_named_or_counted_at_full_size(names):
    marks = board_frame.banner(Box(0, 0, 830, 74), look(names, (0, 1, 2)))
    (text,) = (mark for mark in marks if isinstance(mark, Text))
    assert text.size >= board_frame.SAID
    assert text.text in ("On attend Ann, Zoé et Wu", "On attend 3 joueurs")


class Won:
    def __init__(self, *winners):
        self.winners = winners


def test_the_banner_tells_the_winner():
    over = look(("Ann", "Zoé"), (), result=Won(1))
    assert Scene(PAGE, board_frame.banner(Box(0, 0, 830, 74), over)).texts() == ("Zoé gagne",)


def test_the_banner_tells_shared_victories():
    over = look(("Ann", "Zoé"), (), result=Won(0, 1))
    texts = Scene(PAGE, board_frame.banner(Box(0, 0, 830, 74), over)).texts()
    assert texts == ("Ann et Zoé gagnent",)


def test_the_banner_tells_an_end_without_winner():
    over = look(("Ann", "Zoé"), (), result=Won())
    texts = Scene(PAGE, board_frame.banner(Box(0, 0, 830, 74), over)).texts()
    assert texts == ("La partie est terminée",)


@pytest.mark.parametrize("names", [("Ann", "Zoé"), ("W" * 32, LONG)])
@pytest.mark.parametrize("note", ["", "le Magicien des sables mouvants"])
def test_a_panel_keeps_everything_inside(names, note):
    box, lead = Box(0, 0, 360, 180), board_frame.Leaders((1,))
    marks, body = board_frame.panel(box, look(names), 1, "12\u202f345", lead=lead, note=note)
    drawn(marks, box.pad(top=-GAP))
    assert box.holds(body)
    texts = [extent(mark) for mark in marks if isinstance(mark, Text)]
    assert not any(body.meets(text) for text in texts)


@pytest.mark.parametrize("name", ["Ann", LONG])
def test_below_a_score_stands_what_it_counts(name):
    box = Box(0, 0, 360, 180)
    marks, _ = board_frame.panel(box, look((name, "Zoé")), 0, "17", unit="provinces")
    scene = drawn(marks, box)
    (score,) = (mark for mark in scene.layers[0] if getattr(mark, "text", "") == "17")
    (unit,) = (mark for mark in scene.layers[0] if getattr(mark, "text", "") == "provinces")
    assert extent(unit).y > extent(score).bottom
    assert score.size >= FIGURE


@pytest.mark.parametrize("note", ["", "le Magicien"])
@pytest.mark.parametrize("name", pictured.LONG)
def test_a_long_name_beside_what_a_score_counts_is_as_large_as_a_name(name, note):
    box = Box(0, 0, 360, 180)
    marks, _ = board_frame.panel(box, look((name, "Zoé")), 0, "0", unit="amulette", note=note)
    scene = drawn(marks, box)
    assert pictured.covered(scene) == ()
    words = [text for text in scene.layers[0] if getattr(text, "role", "") == "name"]
    assert " ".join(text.text for text in words) == name
    assert min(text.size for text in words) >= LEAST


def test_the_score_and_the_mark_of_a_panel_are_read_at_400_pixels():
    marks, _ = board_frame.panel(Box(0, 0, 360, 180), look(("Ann", "Zoé")), 0, "17")
    score = next(mark for mark in marks if isinstance(mark, Text) and mark.text == "17")
    assert score.size >= FIGURE
    discs = [mark.r * 2 for mark in marks if isinstance(mark, Circle)]
    assert max(discs) >= 0.9 * SIGN


def test_only_the_seat_to_act_is_framed_in_its_colour():
    def rims(seat):
        marks, _ = board_frame.panel(Box(0, 0, 360, 180), look(("Ann", "Zoé")), seat)
        return {mark.stroke for mark in marks if isinstance(mark, Rect)}

    assert DARK.seat(1) in rims(1)
    assert DARK.seat(0) not in rims(0)


def test_a_computer_is_named_as_one():
    marks, _ = board_frame.panel(
        Box(0, 0, 360, 180), look(("Ann", "Zoé"), computers=frozenset({0})), 0
    )
    assert "ordinateur" in Scene(PAGE, marks).texts()


@pytest.mark.parametrize("words", ["Ann passe.", "mot " * 100])
@pytest.mark.parametrize("lines", [1, 2])
def test_the_foot_keeps_its_text_inside(words, lines):
    box = board_frame.frame(PAGE, foot_lines=lines).foot
    scene = drawn(board_frame.foot(box, look(), words), PAGE)
    assert scene.texts()


def test_a_usual_foot_is_read_at_400_pixels():
    words = "Maximilien a construit le Château chez le Gardien du phare : 5 Soleils et 2 Nœuds."
    marks = board_frame.foot(board_frame.frame(PAGE).foot, look(), words)
    texts = [mark for mark in marks if isinstance(mark, Text)]
    assert " ".join(text.text for text in texts) == words
    assert {text.size for text in texts} == {board_frame.SAID}


def test_changes_are_ringed_in_one_colour():
    rings = dice_counters_and_marks.changed_box(PAGE, DARK) + dice_counters_and_marks.changed(
        Circle(50, 50, 20), DARK
    )
    assert {ring.colour for ring in rings} == {DARK.halo}
    assert all(isinstance(ring, Halo) for ring in rings)


def test_a_counter_shows_its_figure_in_its_box():
    box = Box(0, 0, 90, 36)
    assert drawn(
        dice_counters_and_marks.counter(box, SUITS["moons"], "#ffffff", "12", DARK), box
    ).texts() == ("12",)


def own(**more):
    return look(("Ann", "Zoé", "Wu"), **{"to_act": (1,), "locale": "en", "seat": 1} | more)


def test_ones_own_picture_says_that_it_is_ones_turn():
    def banner(look):
        return Scene(PAGE, board_frame.banner(Box(0, 0, 830, 74), look)).texts()

    assert banner(own()) == ("Your turn",)
    assert banner(own(to_act=(1, 2))) == ("Your turn, and one other’s",)
    assert banner(own(seat=0)) == ("Zoé to move",)
    assert banner(own(past=True)) == ("Zoé to move",)
    assert banner(own(seat=None)) == ("Zoé to move",)


def test_ones_own_panel_says_which_it_is():
    def texts(look, seat):
        return Scene(PAGE, board_frame.panel(Box(0, 0, 360, 180), look, seat)[0]).texts()

    assert "you" in texts(own(), 1)
    assert "you" not in texts(own(), 0)
    assert "you" not in texts(own(seat=None), 1)


@pytest.mark.parametrize("lines", [1, 2])
def test_what_can_be_done_stands_behind_what_changed(lines):
    box = board_frame.frame(PAGE, foot_lines=lines).foot
    told, task = "Zoé built the Castle.", "Build, deed or sell a card."
    scene = drawn(board_frame.foot(box, own(), told if lines > 1 else "", task), PAGE)
    assert scene.texts()[-1] == task
    sizes = [placed.text.size for placed in scene.lettering()]
    assert min(sizes) >= board_frame.SAID - 8


def test_long_news_and_what_can_be_done_share_the_foot_so_that_both_are_large():
    task = "Now: choose an action, use powers and use potions."
    older = "Maximilien moved the Mage from Yellow to Green."
    for news, least in (
        ("Zoé bought Violet 2 (“Copy a die on another”) and raised power 1 (two more dice).", 36),
        ("Zoé " + ", ".join(["moved a Mage from Yellow to Green"] * 5), board_frame.LEAST),
    ):
        marks = board_frame.foot(board_frame.frame(PAGE).foot, look(), (older, news), task)
        texts = [mark for mark in marks if isinstance(mark, Text)]
        assert min(text.size for text in texts) >= least
        assert " ".join(text.text for text in texts).endswith(f"{news} {task}")


@pytest.mark.parametrize("message", ["board-leads", board_frame.LEVEL])
def test_the_flag_of_who_is_ahead_leaves_a_name_of_two_lines_free(message):
    name, lead = "Élisabeth-Charlotte Étienne", board_frame.Leaders((1,), message)
    marks = board_frame.panel(Box(0, 40, 330, 180), look(("Ann", name)), 1, lead=lead)[0]
    lines = [mark for mark in marks if isinstance(mark, Text) and mark.text in name]
    assert len(lines) == 2
    top = min(extent(mark).bottom - font_metrics.ascent(mark.size) for mark in lines)
    (flag,) = (mark for mark in marks if isinstance(mark, Polygon) and mark.fill == GOLD)
    assert max(y for _, y in flag.points) + 2 <= top


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)
def test_the_first_of_three_lines_keeps_clear_of_the_rule_above_it(game):
    matter = import_module(f"render.games.{game.key}.frame_and_panel_style").MATTER
    parts, worn = board_frame.frame(PAGE), board_frame.world(own(), matter)
    setting = board_frame.setting(parts, worn.theme, PARCHMENT, "#222222", "#dddddd")
    rects = [mark.box for mark in setting if isinstance(mark, Rect) and mark.box.h < GAP]
    rules = [box.bottom for box in rects if box.y > parts.table.bottom]
    said = "Zoé placed 1 Apprentice on Blue, gained 4 blue mana, raised power 6 "
    said += "(push an opponent) and placed 1 Apprentice on Green."
    marks = board_frame.foot(parts.foot, worn, said, "Now: choose an action, use powers.")
    lines = [mark for mark in marks if isinstance(mark, Text)]
    assert len({mark.y for mark in lines}) == 3
    top = min(extent(mark).bottom - font_metrics.ascent(mark.size) for mark in lines)
    assert rules
    assert top >= max(rules)


def test_a_task_of_two_lines_is_large_below_short_news():
    task = "No die left: travel on by T spells, or recruit, R spells, split, end. "
    task += "What you do not decline is taken."
    marks = board_frame.foot(board_frame.frame(PAGE).foot, own(), "Zoé marched to 14.", task)
    assert min(mark.size for mark in marks if isinstance(mark, Text)) >= NAME


def test_short_news_and_a_short_task_are_as_large_as_figures():
    marks = board_frame.foot(board_frame.frame(PAGE).foot, own(), "Zoé took the 2.", "Take one.")
    assert {mark.size for mark in marks if isinstance(mark, Text)} == {FIGURE}


def test_what_can_be_done_in_many_words_has_two_lines_of_the_foot():
    task = "No die is left. Travel on by T spells, or recruit, cast R spells and split, then end. "
    task += "What you do not decline is taken."
    marks = board_frame.foot(board_frame.frame(PAGE).foot, own(), "Zoé marched to 15.", task)
    assert min(mark.size for mark in marks if isinstance(mark, Text)) >= LEAST


@pytest.mark.parametrize("high", [60, 110])
def test_three_facts_are_read_at_400_pixels(high):
    def sign(box):
        return SUITS["moons"](box, "#ffffff", "#000000")

    box = Box(0, 0, 345, high)
    found = [board_frame.Fact(text, sign, label="cards") for text in ("7", "13", "2")]
    scene = drawn(board_frame.facts(box, own(), found), box)
    assert [placed.text.text for placed in scene.lettering()][:1] == ["7"]
    figures = [placed.text for placed in scene.lettering() if placed.text.text.isdecimal()]
    assert {text.size for text in figures} == {board_frame.FACT}
    assert ("cards" in scene.texts()) == (high > 100)


def test_a_foot_does_not_try_sentences_that_have_no_room(monkeypatch):
    """Who was away for long has hundreds of them, and the last few are told."""
    tried, told = [], board_frame.told

    def noted(*args, **more):
        tried.append(args)
        return told(*args, **more)

    monkeypatch.setattr(board_frame, "told", noted)
    box, reader = Box(0, 0, 1480, 128), look(("Ann", "Ben"))
    said = [f"Ann moved {n} of her pieces to the other side of the board." for n in range(400)]
    drawn = board_frame.foot(box, reader, said, "Now: move.")
    assert len(tried) < 200
    assert drawn == board_frame.foot(box, reader, said[-9:], "Now: move.")
    assert "399" in " ".join(one.text for one in drawn if isinstance(one, Text))
