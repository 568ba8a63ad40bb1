"""The board: everything is on it, in few bytes, in all clothes."""

import pytest

from engine.games.magus import events as m
from engine.games.magus import game
from engine.games.magus.board import level
from engine.games.magus.data import POTION
from render import paint
from render.colour import VISIONS, difference
from render.games.magus import marks, names
from render.games.magus.board import board, hand, potions
from render.layout import Box
from render.lettering import faults
from render.scene import Arrow, Halo, Polygon, Rect, Sprite
from render.theme import DARK, HEAD, LIGHT, THEMES
from tests.games.magus import moments
from tests.games.magus.positions import OFFER, position

LIMIT = 500 * 1024


def _draw(s, events=(), **more):
    return board(game.view(s, None), None, moments.look(s, events, **more))


def _all(scene, kind):
    return [mark for layer in scene.layers for mark in layer if isinstance(mark, kind)]


def test_sources_lie_in_the_order_of_the_circle_with_their_rings():
    scene = _draw(position(circle="red blue green violet yellow"))
    plates = {p.key: p for p in _all(scene, Sprite) if p.key.startswith("plate:")}
    assert len(plates) == 5
    assert plates["plate:4"].box.y < min(p.box.y for k, p in plates.items() if k != "plate:4")
    said = " ".join(scene.texts())
    for figures in ("9 6 3", "8 5 2", "7 4 2", "6 4 3", "▲ 3 2 1"):
        assert figures in said


def test_levels_of_all_seats_on_a_source_are_written():
    board_ = ("red apprentice 3 mage 1", "red initiate 2", "red archmage 2", "", "")
    scene = _draw(position(*board_))
    texts = scene.texts()
    for seat in range(3):
        assert str(level(position(*board_).pieces[seat], 4)) in texts
    assert {"8", "6", "14"} <= set(texts)


def test_each_kind_of_sorcerer_has_its_own_form():
    box = Box(0, 0, 40, 48)
    forms = [marks.piece(box, kind, 0, 1, DARK)[0] for kind in range(4)]
    assert [type(form) for form in forms] == [Rect, Rect, Rect, Polygon]
    sizes = [(form.box.w, form.box.h) for form in forms[:3]]
    assert sizes[0][0] < sizes[1][0]  # flat
    assert sizes[0][1] < sizes[2][1]  # tall
    assert len(set(sizes)) == 3


def test_the_number_of_a_group_is_on_its_piece():
    box = Box(0, 0, 40, 40)
    assert [mark.text for mark in marks.piece(box, 0, 0, 4, DARK) if hasattr(mark, "text")] == ["4"]
    assert not any(hasattr(mark, "text") for mark in marks.piece(box, 0, 0, 1, DARK))


@pytest.mark.parametrize("theme", THEMES, ids=lambda t: f"{t.name}-{t.palette}")
def test_each_mana_has_a_sign_of_its_own(theme):
    signs = [marks.crystal(Box(0, 0, 24, 24), mana, theme, theme.panel) for mana in range(6)]
    assert len({sign[0].marks for sign in signs}) == 6


@pytest.mark.parametrize("vision", VISIONS)
def test_colours_of_mana_may_near_each_other_but_signs_do_not(vision):
    hues = [marks.hue(DARK, mana) for mana in range(6)]
    assert min(difference(a, b, vision) for i, a in enumerate(hues) for b in hues[:i]) > 2
    assert len(set(marks._SIGNS)) == 6


def test_potions_on_offer_show_cost_figures_and_effect():
    s = position()
    scene = _draw(s)
    cards = [mark for mark in _all(scene, Sprite) if mark.key.startswith("potion:")]
    assert len(cards) == 5
    texts = " ".join(scene.texts())
    for card in s.row:
        assert names.potion("en", card) in texts
        assert names.figures(card) in texts


def test_an_empty_place_stays_when_the_deck_is_gone():
    scene = _draw(position(row="red_1 red_2", deck=False))
    assert len([mark for mark in _all(scene, Sprite) if mark.key.startswith("potion:")]) == 2


def _halos(scene):
    panels = [mark for mark in _all(scene, Sprite) if mark.key.startswith("panel:")]
    inner = [mark for panel in panels for mark in panel.marks if isinstance(mark, Halo)]
    return len(_all(scene, Halo)) + len(inner)


def test_what_changed_has_a_halo():
    s = position("red mage 1", "yellow apprentice 1", mana=("yellow 3",))
    quiet = _halos(_draw(s))
    for event, more in (
        (m.Placed(0, 4, 1), 1),
        (m.Created(0, 2, 4, (0, 0, 0)), 1),
        (m.Moved(0, 2, 1, 0, 4), 2),
        (m.Pushed(0, 1, 0, 1, 0), 2),
        (m.Raised(0, 3, 1), 1),
        (m.Reliquat(0, 3, 1), 1),
        (m.PowerUsed(0, 3, 1), 1),
        (m.Lowered(0, 1, 3, 1), 1),
        (m.Offered(s.row[0]), 1),
        (m.Gained(0, 0, 3), 1),
        (m.Bought(0, POTION["red_1"], (1, 0, 0, 0, 2, 0)), 2),
        (m.Traded(0, 1, 2), 2),
        (m.Rolled(0, 5, (1, 3, 5)), 1),
    ):
        assert _halos(_draw(s, (event,))) == quiet + more, event


def test_what_moved_has_an_arrow():
    s = position("red mage 1", "yellow apprentice 1")
    assert len(_all(_draw(s), Arrow)) == 0
    events = (m.Moved(0, 2, 1, 0, 4), m.Pushed(0, 1, 0, 1, 0))
    assert len(_all(_draw(s, events), Arrow)) == 2


def test_the_one_ahead_has_the_crown_and_a_tie_none():
    s = position()
    tied = len(_draw(s).log())
    s.glory[1][0] = 9
    assert len(_draw(s).log()) > tied


def test_the_marks_of_the_counts_are_on_the_line():
    texts = _draw(position()).texts()
    assert {"11", "19", "24"} <= set(texts)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_lettering_has_no_faults_from_the_first_position_to_the_last(theme, locale):
    for key in ((2, "1"), (3, "3", "greedy"), (5, "2")):
        history = moments.match(*key)
        for moment in (*history[::97], history[-1]):
            given = {"theme": theme, "locale": locale}
            assert faults(_draw(moment.state, moment.events, **given)) == ()


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("owned", [0, 1, 5, 12, 30, 40])
def test_potions_are_shown_large(locale, owned):
    free = [name for name in POTION if name not in OFFER.split()]
    s = position(potions=(" ".join(free[:owned]),))
    scene = potions(s, 0, moments.look(s, (), locale))
    assert faults(scene) == ()
    cards = [mark for mark in _all(scene, Sprite) if mark.key.startswith("potion:")]
    assert len(cards) == 5 + min(owned, 32)
    assert not any(a.box.meets(b.box) for i, a in enumerate(cards) for b in cards[:i])
    assert all(scene.box.holds(card.box) for card in cards)


def test_the_fullest_sources_hold_everybody():
    everybody = "red apprentice 2 initiate 2 mage 2 archmage 2; yellow apprentice 2"
    scene = _draw(position(*[everybody] * 5))
    assert faults(scene) == ()


def test_a_picture_is_a_page_of_few_bytes():
    for moment in moments.match(5, "2")[::150]:
        scene = _draw(moment.state, moment.events)
        assert scene.box == Box(0, 0, 1500, 1200)
        assert len(paint.picture(scene)) <= LIMIT


def test_whose_turn_it_is_and_glory_are_read_on_a_phone():
    s = position()
    s.glory[1][0] = 17
    sizes = {placed.text.text: placed.text.size for placed in _draw(s).lettering()}
    assert sizes[f"{moments.NAMES[0]} to move"] >= HEAD
    assert sizes["17"] >= HEAD


def test_there_are_no_hands():
    s = position()
    assert hand(s, 0, moments.look(s)) is None
