"""The pictures: everything is on them, in few bytes, in all clothes."""

import pytest

from engine.games.magus_wargame import data as d
from engine.games.magus_wargame import events as m
from engine.games.magus_wargame import game
from render import fonts, paint
from render.colour import VISIONS, contrast, difference
from render.games.magus_wargame import clash, marks, names
from render.games.magus_wargame.board import board, hand
from render.games.magus_wargame.track import cells
from render.layout import Box, apart
from render.lettering import extent, faults
from render.scene import Arrow, Halo, Sprite, Text
from render.theme import DARK, LIGHT, STROKE, THEMES
from tests.games.magus_wargame import moments
from tests.games.magus_wargame.positions import do, fight, judged, position

LIMIT = 500 * 1024
TWO = [{0: "knight", 3: "elves wolves"}, {24: "lich", 30: "titan"}]
SEVEN = "lich zombies knight archers dragon trolls pixies"


def draw(s, events=(), seat=None, **more):
    return board(game.view(s, seat), seat, moments.look(s, events, **more))


def kinds(scene, kind):
    return [mark for layer in scene.layers for mark in layer if isinstance(mark, kind)]


def test_the_track_has_48_spaces_that_do_not_overlap():
    places = cells(Box(0, 0, 1040, 950))
    assert len(set(places)) == 48
    assert apart(places)
    assert places[12].x == max(place.x for place in places)
    assert places[24].y == max(place.y for place in places)


def test_every_space_shows_its_number_and_its_letters():
    texts = draw(position(TWO)).texts()
    assert {str(space) for space in range(48)} <= set(texts)
    for kind in range(7):
        assert names.letter("en", kind) in texts


@pytest.mark.parametrize("theme", THEMES, ids=lambda t: f"{t.name}-{t.palette}")
def test_kinds_of_spaces_differ_by_pattern_and_their_text_is_readable(theme):
    assert len({marks.pattern(theme, kind).kind for kind in range(7)}) == 7
    from render.colour import ink_on

    for kind in range(7):
        plate = marks.paper(theme, kind)
        assert contrast(ink_on(plate), plate) >= 4.5


@pytest.mark.parametrize("vision", VISIONS)
def test_colours_may_near_each_other_for_some_eyes_but_are_not_alone(vision):
    hues = [marks.hue(DARK, kind) for kind in range(5)]
    assert min(difference(a, b, vision) for i, a in enumerate(hues) for b in hues[:i]) > 2


def test_armies_show_their_sizes_and_never_their_creatures():
    s = position(TWO)
    assert draw(s).texts().count("2") >= 1
    secret = position([{0: "knight", 3: "lich titan"}, {24: "lich", 30: "titan"}])
    one, two = (board(game.view(x, 1), 1, moments.look(x)) for x in (s, secret))
    changed = {*one.texts()} ^ {*two.texts()}
    assert not changed & {"Lich", "Titan", "Elves", "Wolves"}


def test_a_move_is_an_arrow_and_what_changed_has_a_halo():
    s = position(TWO)
    scene = draw(s, (m.Moved(0, 9, 3, -1), m.Recruited(0, 3, 32, 39)))
    assert len(kinds(scene, Arrow)) == 1
    assert len(kinds(scene, Halo)) == 2  # the army, and the deck it drew from


def test_the_tops_of_the_recruit_decks_are_drawn_with_their_counts():
    s = position(TWO, tops="dragon titan")
    texts = " ".join(draw(s).texts())
    for deck in s.decks:
        assert names.unit("en", deck[-1]) in texts
    assert f"Red · {len(s.decks[4])}" in texts
    empty = position(TWO, empty="red")
    assert "empty" in draw(empty).texts()


def test_seats_show_towers_armies_hand_artifacts_and_debts():
    s = position(TWO, ("fly haste", ""), artifacts=("ring_of_the_magi", ""), owed=(1, 0))
    panels = [mark for mark in kinds(draw(s), Sprite) if mark.key.startswith("panel:")]
    assert len(panels) == 2
    texts = draw(s).texts()
    assert "1/4" in texts
    assert "owes 1" in texts
    assert any(text.startswith("Ring of the Magi") for text in texts)


def test_used_dice_are_drawn_hollow():
    s = position(TWO, phase=3, dice=(2, 5), left=(5,))
    assert s.left == [5]
    assert draw(s) != draw(position(TWO, phase=3, dice=(2, 5)))


def test_a_battle_has_its_own_picture_with_both_armies():
    s = fight(SEVEN, "titan djinn", ("creature_kill", "fly"), artifacts=("helm_of_command", ""))
    scene = draw(s.state)
    cards = [mark.key for mark in kinds(scene, Sprite) if mark.key.startswith("creature:")]
    assert len(cards) == 9
    texts = scene.texts()
    assert "Battle on 5 · Red" in texts
    assert "0" not in texts or "47" not in texts  # no track


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_lines_of_a_battle_add_up_to_its_totals(locale):
    s = fight(
        SEVEN,
        "titan djinn lich vampire",
        ("creature_kill", "fly"),
        artifacts=("helm_of_command celestial_sword", "titans_armor wand_of_orcus"),
    ).state
    now = clash.under_way(s)
    for side in (0, 1):
        rows = clash._rows(now, side, moments.look(s, locale=locale))
        figures = [int(figure.replace("−", "-")) for _, figure, _ in rows if figure]
        assert sum(figures) == now.totals[side]
        shown = draw(s, locale=locale).texts()
        assert str(now.totals[side]) in shown
        for what, _, _ in rows:
            assert what in shown, what


def test_a_battle_that_is_over_is_shown_inside_the_track():
    done = fight("dragon wolves", "lich", ("", ""))
    found = judged(done)
    scene = draw(done.state, (found,))
    texts = scene.texts()
    assert "Battle on 5 · Red" in texts
    assert "destroyed" in texts
    assert {str(total) for total in found.totals} <= set(texts)


def test_cards_played_and_what_countered_what_are_shown():
    s = fight("lich", "priest titan", ("creature_kill", "fly")).state
    s = do(s, "lay creature_kill titan none", "done", "negate priest creature_kill").state
    texts = draw(s).texts()
    assert "Creature Kill → Titan" in texts
    assert "Priest → Creature Kill" in texts
    assert "no effect" in texts


def test_the_private_picture_shows_own_armies_and_the_hand():
    s = position(TWO, ("fly haste", "scrye"))
    scene = hand(game.view(s, 0), 0, moments.look(s))
    texts = scene.texts()
    assert {"Knight", "Elves", "Wolves", "Fly", "Haste"} <= set(texts)
    assert not {"Lich", "Titan", "Scrye"} & set(texts)


def test_there_is_no_private_picture_for_who_is_out():
    s = fight("dragon", "wolves", others=({20: "pixies"}, {}, {40: "elves"})).state
    assert hand(game.view(s, 1), 1, moments.look(s)) is None


def test_every_creature_and_long_names_fit():
    for locale in ("en", "fr"):
        for unit in range(len(d.UNITS)):
            box = Box(0, 0, 130, 124)
            look = moments.look(position(TWO), locale=locale)
            (card,) = marks.creature(box, unit, look)
            from render.scene import Scene

            assert faults(Scene(Box(0, 0, 200, 200), (card,))) == ()


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_with_seven_armies_the_tails_of_letters_stay_clear_of_the_cards_edge(locale):
    for first in (*range(0, 43, 7), 43):
        row = d.UNIT_NAMES[first : first + 7]
        s = position([{6 * i: name for i, name in enumerate(row)}, {3: "titan"}])
        scene = hand(game.view(s, 0), 0, moments.look(s, locale=locale))
        cards = [card for card in kinds(scene, Sprite) if card.key.startswith("creature:")]
        assert len(cards) == 7
        for card in cards:
            for text in (mark for mark in card.marks if isinstance(mark, Text)):
                tail = extent(text).bottom + fonts.descent(text.size)
                assert tail <= card.area.bottom - 2 * STROKE, text.text


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda t: t.name)
def test_crowded_pictures_have_no_faults_and_few_bytes(theme):
    full = "lich zombies knight archers dragon trolls"
    eight = {0: full, **{6 * i: "elves" if i < 4 else "wolves" for i in range(1, 7)}, 47: "treant"}
    hands = (" ".join(d.MAGIC[:20]), "")
    s = position([eight, {25: "titan"}], hands, artifacts=("crown_of_kings", ""))
    for locale in ("en", "fr"):
        look = moments.look(s, locale=locale, theme=theme)
        for scene in (board(game.view(s, 0), 0, look), hand(game.view(s, 0), 0, look)):
            assert faults(scene) == ()
    assert len(paint.picture(board(game.view(s, 0), 0, look))) < LIMIT
