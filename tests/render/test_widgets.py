import pytest

from render import pieces, widgets
from render.layout import PAGE, TALL_PAGE, Box, apart
from render.lettering import extent, faults
from render.look import Look
from render.scene import Circle, Halo, Rect, Scene, Sprite, Text
from render.symbols import moons
from render.theme import DARK, HEAD, MARK, THEMES
from tests.render import demo

LONG = "Jean-Baptiste-Alexandre de la Rochefoucauld-Montmorency"


def look(names=("Ann", LONG), to_act=(1,), locale="fr", **more):
    return Look(DARK, locale, names, to_act, match="k7f2", move=9999, **more)


def drawn(marks, box):
    """Return the marks as a scene on their box, which must hold every text of them."""
    scene = Scene(box, marks)
    assert faults(scene) == ()
    return scene


@pytest.mark.parametrize("t", THEMES, ids=lambda t: f"{t.name}-{t.palette}")
@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("to_act", [(), (1,), (0, 1, 2, 3, 4)])
def test_the_demonstration_has_no_faults(t, locale, to_act):
    assert faults(demo.scene(t, locale, to_act)) == ()


@pytest.mark.parametrize("page", [PAGE, TALL_PAGE])
def test_the_parts_of_a_page_are_apart_and_on_it(page):
    parts = widgets.frame(page)
    boxes = (parts.head, parts.table, parts.side, parts.foot)
    assert apart(boxes)
    assert all(page.holds(box) for box in boxes)


def test_the_banner_names_the_seat_to_move():
    scene = drawn(
        widgets.head(Box(0, 0, 1500, 90), look(("Ann", "Zoé")), "Magnate", "tour 3"), PAGE
    )
    assert "À Zoé de jouer" in scene.texts()
    assert "k7f2 · coup 9\u202f999" in scene.texts()
    assert "tour 3" in scene.texts()


def test_the_banner_is_read_at_400_pixels():
    marks = widgets.banner(Box(0, 0, 830, 74), look(("Ann", "Zoé")))
    (text,) = (mark for mark in marks if isinstance(mark, Text))
    assert text.size >= HEAD


def test_a_long_name_stays_in_the_banner():
    scene = drawn(widgets.banner(Box(0, 0, 830, 74), look()), Box(0, 0, 830, 74))
    assert scene.texts()[0].startswith("À Jean-Baptiste")


@pytest.mark.parametrize("names", [("Ann", "Zoé", "Wu"), (LONG, LONG + " 2", LONG + " 3")])
def test_several_seats_waited_for_are_named_or_counted_at_full_size(names):
    marks = widgets.banner(Box(0, 0, 830, 74), look(names, (0, 1, 2)))
    (text,) = (mark for mark in marks if isinstance(mark, Text))
    assert text.size >= HEAD
    assert text.text in ("On attend Ann, Zoé et Wu", "On attend 3 joueurs")


class Won:
    def __init__(self, *winners):
        self.winners = winners


def test_the_banner_tells_the_winner():
    over = look(("Ann", "Zoé"), (), result=Won(1))
    assert Scene(PAGE, widgets.banner(Box(0, 0, 830, 74), over)).texts() == ("Zoé gagne",)


def test_the_banner_tells_shared_victories():
    over = look(("Ann", "Zoé"), (), result=Won(0, 1))
    texts = Scene(PAGE, widgets.banner(Box(0, 0, 830, 74), over)).texts()
    assert texts == ("Ann et Zoé gagnent",)


def test_the_banner_tells_an_end_without_winner():
    over = look(("Ann", "Zoé"), (), result=Won())
    texts = Scene(PAGE, widgets.banner(Box(0, 0, 830, 74), over)).texts()
    assert texts == ("La partie est terminée",)


@pytest.mark.parametrize("names", [("Ann", "Zoé"), ("W" * 32, LONG)])
@pytest.mark.parametrize("note", ["", "le Magicien des sables mouvants"])
def test_a_panel_keeps_everything_inside(names, note):
    box = Box(0, 0, 360, 180)
    marks, body = widgets.panel(box, look(names), 1, "12\u202f345", leader=True, note=note)
    drawn(marks, box)
    assert box.holds(body)
    texts = [extent(mark) for mark in marks if isinstance(mark, Text)]
    assert not any(body.meets(text) for text in texts)


def test_the_score_and_the_mark_of_a_panel_are_read_at_400_pixels():
    marks, _ = widgets.panel(Box(0, 0, 360, 180), look(("Ann", "Zoé")), 0, "17")
    score = next(mark for mark in marks if isinstance(mark, Text) and mark.text == "17")
    assert score.size >= HEAD
    discs = [mark.r * 2 for mark in marks if isinstance(mark, Circle)]
    assert max(discs) >= MARK


def test_only_the_seat_to_act_is_framed_in_its_colour():
    def rims(seat):
        marks, _ = widgets.panel(Box(0, 0, 360, 180), look(("Ann", "Zoé")), seat)
        return {mark.stroke for mark in marks if isinstance(mark, Rect)}

    assert DARK.seat(1) in rims(1)
    assert DARK.seat(0) not in rims(0)


def test_a_computer_is_named_as_one():
    marks, _ = widgets.panel(Box(0, 0, 360, 180), look(("Ann", "Zoé"), computers=frozenset({0})), 0)
    assert "ordinateur" in Scene(PAGE, marks).texts()


@pytest.mark.parametrize("words", ["Ann passe.", "mot " * 100])
@pytest.mark.parametrize("lines", [1, 2])
def test_the_foot_keeps_its_text_inside(words, lines):
    box = widgets.frame(PAGE, foot_lines=lines).foot
    scene = drawn(widgets.foot(box, look(), words), PAGE)
    assert scene.texts()


def test_a_usual_foot_is_read_at_400_pixels():
    words = "Maximilien a construit le Château dans le Gardien du phare : 5 Soleils et 2 Nœuds."
    marks = widgets.foot(widgets.frame(PAGE).foot, look(), words)
    texts = [mark for mark in marks if isinstance(mark, Text)]
    assert " ".join(text.text for text in texts) == words
    assert {text.size for text in texts} == {HEAD}


def test_a_row_gives_the_figure_its_room():
    box = Box(0, 0, 200, 36)
    texts = drawn(widgets.row(box, "cartes encore en main", "12", DARK), box).texts()
    assert texts[1] == "12"
    assert texts[0].endswith("…")


def test_a_track_shows_every_seat_on_its_cell():
    box = Box(0, 0, 800, 90)
    labels = [str(n) for n in range(10)]
    everyone = dict.fromkeys(range(5), 4)
    scene = drawn(widgets.track(box, labels, everyone, DARK), box)
    assert scene.texts() == tuple(labels)
    fills = [getattr(mark, "fill", "") for mark in scene.layers[0]]
    assert [fill for fill in fills if fill in DARK.seats] == list(DARK.seats)


def test_a_crowded_track_leaves_its_labels_out():
    box = Box(0, 0, 300, 90)
    assert Scene(box, widgets.track(box, [str(n) for n in range(30)], {}, DARK)).texts() == ()


@pytest.mark.parametrize("value", [-24, -9, 0, 24, 99])
def test_the_tug_of_war_keeps_its_marker_on_the_rope(value):
    box = Box(0, 0, 400, 100)
    scene = drawn(
        widgets.tug(box, value, 24, DARK, low="#112233", high="#445566", labels=("Nord", "Sud")),
        box,
    )
    assert scene.texts()[0] == {0: "0", -24: "−24", -9: "−9"}.get(value, f"+{value}")
    assert all(box.holds(mark.box) for mark in scene.layers[0] if isinstance(mark, Rect))


@pytest.mark.parametrize(("value", "share"), [(0, 0), (12, 0.5), (24, 1), (30, 1), (-3, 0)])
def test_a_bar_is_filled_by_its_share(value, share):
    marks = widgets.bar(Box(0, 0, 208, 40), value, 24, DARK, colour="#123456")
    filled = sum(mark.box.w for mark in marks if isinstance(mark, Rect) and mark.fill == "#123456")
    assert filled == pytest.approx(200 * share)


FACE = pieces.Face("La Rencontre fortuite", "10", ((moons, "#ffffff"),) * 3, "3/8")


@pytest.mark.parametrize("state", ["plain", "raised", "dim", "open"])
@pytest.mark.parametrize("size", [(200, 280), (130, 182), (180, 120), (110, 60)])
def test_a_card_keeps_its_text_inside(size, state):
    box = Box(20, 20, *size)
    page = Box(0, 0, 300, 400)
    scene = drawn(pieces.card(box, FACE, DARK, state), page)
    assert scene.texts()[0] == "10"


def test_the_strip_of_a_card_shows_rank_and_symbols():
    box = Box(0, 0, 150, 210)
    (sprite,) = pieces.card(box, FACE, DARK)
    rank = next(mark for mark in sprite.marks if isinstance(mark, Text))
    assert extent(rank).bottom <= sprite.area.y + pieces.strip(210) + 16


@pytest.mark.parametrize("top", [30, 44, 80, 140])
def test_a_card_under_its_neighbours_shows_all_it_can_in_its_strip(top):
    box = Box(0, 0, 150, 210)
    (sprite,) = pieces.card(box, FACE, DARK, top=top)
    texts = [extent(mark) for mark in sprite.marks if isinstance(mark, Text)]
    assert texts
    assert all(text.bottom <= 8 + top for text in texts)


def test_a_large_card_shows_its_symbols_again():
    def moons_on(height):
        (sprite,) = pieces.card(Box(0, 0, 5 / 7 * height, height), FACE, DARK)
        return sum(getattr(mark, "name", "") == "moons" for mark in sprite.marks)

    assert (moons_on(120), moons_on(420)) == (3, 6)


def test_a_dimmed_card_is_veiled():
    (sprite,) = pieces.card(Box(0, 0, 150, 210), FACE, DARK, "dim")
    assert sprite.veil


@pytest.mark.parametrize("count", [0, 1, 23])
def test_a_pile_tells_its_count(count):
    box = Box(0, 0, 260, 160)
    scene = drawn(pieces.pile(box, count, "pioche", DARK), box)
    assert scene.texts() == (str(count), "pioche")
    assert any(isinstance(mark, Sprite) for mark in scene.layers[0]) is (count > 0)


def test_an_open_pile_shows_its_top_card():
    box = Box(0, 0, 260, 180)
    assert FACE.rank in Scene(box, pieces.pile(box, 4, "défausse", DARK, face=FACE)).texts()


def test_changes_are_ringed_in_one_colour():
    rings = pieces.changed_box(PAGE, DARK) + pieces.changed(pieces.seat_shape(PAGE, 2), DARK)
    assert {ring.colour for ring in rings} == {DARK.halo}
    assert all(isinstance(ring, Halo) for ring in rings)


def test_a_piece_carries_its_figure():
    for seat in range(5):
        box = Box(0, 0, 60, 60)
        assert drawn(pieces.seat_piece(box, seat, DARK, "12"), box).texts() == ("12",)


def test_counters_chips_and_slots_stay_inside():
    box = Box(0, 0, 90, 36)
    drawn(pieces.counter(box, moons, "#ffffff", "12", DARK), box)
    drawn(pieces.counter(box, moons, "#ffffff", "12", DARK, dim=True), box)
    drawn(pieces.chip(box, moons, "#ffffff", "une longue légende", DARK), box)
    drawn(pieces.slot(box, DARK, "emplacement vide"), box)
