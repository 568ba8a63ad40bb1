"""The board: everything is on it, in few bytes, in all clothes."""

from dataclasses import replace
from itertools import cycle, pairwise

import pytest

from engine.games.magus import data as d, events as m, game
from engine.games.magus.data import COLOURS, KINDS, POTION, POTION_NAMES, POTIONS
from engine.games.magus.majorities_and_mana import level
from engine.games.magus.position_builder import OFFER
from languages import COMPLETE
from render.games.magus import (
    dice_and_power_tracks_drawing as tracks,
    mana_sorcerers_bottles,
    names,
    potion_cards,
    seat_panels,
    source_circle_drawing,
)
from render.games.magus.board import board, hand, potions
from render.games.magus.potion_and_power_icons import POTION_ICONS, POWER_ICONS
from render.paint import rasterize_scene, seat_and_suit_symbols
from render.paint.box_layout import Box, apart
from render.paint.colour_arithmetic import VISIONS, difference
from render.paint.lettering import faults
from render.paint.scene import (
    Arrow,
    Circle,
    Drawing,
    Emblem,
    Halo,
    Polygon,
    Rect,
    Scene,
    Sprite,
    Text,
)
from render.paint.theme import DARK, FIGURE, LIGHT, SHAPES, THEMES
from render.widgets import board_frame
from render.widgets.board_frame import FACT, SAID
from tests.games.magus import moments
from tests.games.magus.positions import position
from tests.laws import pictured

LIMIT = 300 * 1024


def _draw(s, events=(), **more):
    return board(game.view(s, None), None, moments.look(s, events, **more))


def _all(scene, kind):
    return [mark for layer in scene.layers for mark in layer if isinstance(mark, kind)]


def test_sources_lie_in_the_order_of_the_circle_with_their_rings():
    scene = _draw(position(circle="red blue green violet yellow"))
    plates = {p.key: p for p in _all(scene, Sprite) if p.key.startswith("plate:")}
    assert len(plates) == 5
    assert plates["plate:4"].box.y < min(p.box.y for k, p in plates.items() if k != "plate:4")
    said = " ".join(scene.texts()).replace("\u2009", " ")
    for figures in ("9 6 3", "8 5 2", "7 4 2", "6 4 3", "3 2 1"):
        assert figures in said
    arrows = [mark for mark in _all(scene, Emblem) if mark.icon == "mdi:arrow_up_bold"]
    assert len(arrows) == 1  # levels, not glory; and no seat's triangle
    trophies = [mark.box for mark in _all(scene, Emblem) if mark.icon == "mdi:trophy"]
    glory = [p for k, p in plates.items() if any(p.box.holds(box) for box in trophies)]
    assert len(glory) == 4


def test_levels_of_all_seats_on_a_source_are_written():
    board_ = ("red apprentice 3 mage 1", "red initiate 2", "red archmage 2", "", "")
    scene = _draw(position(*board_))
    texts = scene.texts()
    for seat in range(3):
        assert str(level(position(*board_).pieces[seat], 4)) in texts
    assert {"8", "6", "14"} <= set(texts)


def _figures(scene, kind=None):
    key = "sorcerer:" if kind is None else f"sorcerer:{kind}:"
    circle = scene.box.w * 0.45  # the reserves are drawn at the side
    found = [mark for mark in _all(scene, Sprite) if mark.key.startswith(key)]
    return [mark for mark in found if mark.box.right < circle]


def test_each_kind_of_sorcerer_has_its_own_height_and_hat():
    drawn = {
        KINDS[kind]: mana_sorcerers_bottles.figure(pictured.EMBLEM, kind, 4, DARK)
        for kind in range(len(KINDS))
    }
    slim = (
        pictured.LEAST_APART * mana_sorcerers_bottles.SLIM
    )  # a figure fills that share of the square
    assert pictured.twins(drawn, slim) == ()
    assert sorted(mana_sorcerers_bottles.HEIGHTS) == list(mana_sorcerers_bottles.HEIGHTS)


def test_a_robe_bears_the_shape_of_its_seat():
    for seat, kind in ((0, Circle), (1, Polygon), (2, Rect), (3, Polygon), (4, Polygon)):
        robe = mana_sorcerers_bottles.figure(Box(0, 0, 100, 160), 2, seat, DARK)[0]
        assert isinstance(robe.marks[-1], kind)
        assert robe.marks[0].colours == (("robe", DARK.seat(seat)),)


def test_every_sorcerer_stands_at_its_source_and_apprentices_as_one_with_their_number():
    scene = _draw(position("red apprentice 4 mage 2", "red initiate 1 archmage 1"))
    assert [len(_figures(scene, kind)) for kind in range(4)] == [1, 1, 2, 1]
    assert "4" in scene.texts()
    small = _figures(scene, 0)[0].box
    assert any(small.holds(text.fits, 40) for text in _all(scene, Text) if text.text == "4")


def test_each_mana_has_a_sign_of_its_own_and_none_is_a_seats():
    white = "#ffffff"
    signs = {
        mana: seat_and_suit_symbols.sign(f"magus/{name}")(pictured.EMBLEM, white, "")
        for mana, name in enumerate(mana_sorcerers_bottles.SIGNS)
    }
    assert pictured.twins(signs) == ()
    for seat in range(5):
        own = seat_and_suit_symbols.shape(SHAPES[seat], pictured.EMBLEM, white)
        assert pictured.twins(signs | {f"seat {seat}": own}) == ()


@pytest.mark.parametrize("vision", VISIONS)
def test_colours_of_mana_may_near_each_other_but_signs_do_not(vision):
    hues = [mana_sorcerers_bottles.hue(DARK, mana) for mana in range(6)]
    assert min(difference(a, b, vision) for i, a in enumerate(hues) for b in hues[:i]) > 2


def test_no_two_of_the_fifty_potions_look_alike():
    drawn = {
        name: (Emblem(icon, pictured.EMBLEM, "#ffffff"),)
        for name, icon in zip(POTION_NAMES, POTION_ICONS, strict=True)
    }
    assert pictured.twins(drawn) == ()
    assert all(
        POTION_ICONS[card] in _icons(mana_sorcerers_bottles.bottle(BOX, card, DARK))
        for card in range(50)
    )


def _icons(drawn):
    return [mark.icon for mark in drawn[0].marks if isinstance(mark, Emblem)]


BOX = Box(0, 0, 100, 120)


def test_no_two_powers_look_alike():
    drawn = {name: (Emblem(name, pictured.EMBLEM, "#ffffff"),) for name in POWER_ICONS}
    assert pictured.twins(drawn) == ()


def test_a_bottle_has_a_band_for_each_mana_it_costs():
    for card, potion in enumerate(POTIONS):
        glass = mana_sorcerers_bottles.bottle(pictured.EMBLEM, card, DARK)[0].marks[0]
        filled = [colour for name, colour in glass.colours if name.startswith("b")]
        for mana, count in enumerate(potion.cost):
            assert filled.count(mana_sorcerers_bottles.hue(DARK, mana)) == count


def test_potions_on_offer_show_cost_figures_and_effect():
    s = position()
    scene = _draw(s)
    drawn = [mark for mark in _all(scene, Sprite) if mark.key.startswith("potion:")]
    assert len(drawn) == 5
    texts = " ".join(scene.texts())
    for card in s.row:
        assert names.potion("en", card) in texts
        assert names.figures(card) in texts


def test_an_empty_place_stays_when_the_deck_is_gone():
    scene = _draw(position(row="red_1 red_2", deck=False))
    assert len([mark for mark in _all(scene, Sprite) if mark.key.startswith("potion:")]) == 2


def test_a_shelf_that_is_sold_out_is_not_empty():
    s = position(row="red_1", deck=False)
    s.potions[0] += s.row
    s.row = []
    assert pictured.emptiness(_draw(s)) == ()


def _halos(scene):
    return len(_all(scene, Halo))


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
        (m.Bought(0, POTION["red_1"], (1, 0, 0, 0, 2, 0)), 3),
        (m.Traded(0, 1, 2), 2),
        (m.Rolled(0, 5, (1, 3, 5)), 1),
    ):
        assert _halos(_draw(s, (event,))) == quiet + more, event


def test_what_moved_has_an_arrow():
    s = position("red mage 1", "yellow apprentice 1")
    assert len(_all(_draw(s), Arrow)) == 0
    events = (m.Moved(0, 2, 1, 0, 4), m.Pushed(0, 1, 0, 1, 0))
    assert len(_all(_draw(s, events), Arrow)) == 2


def test_the_one_ahead_has_the_flag_and_the_word_and_at_the_start_nobody():
    s = position()
    assert "leads" not in _draw(s).texts()
    s.glory[1][0] = 9
    assert "leads" in _draw(s).texts()


def test_the_marks_of_the_counts_are_on_the_line():
    scene = _draw(position(counted=2))
    assert {"11", "19", "24"} <= set(scene.texts())
    candles = [d.name for d in _all(scene, Drawing) if "candle" in d.name and d.box.x < 200]
    assert candles == ["magus/candle-lit", "magus/candle-lit", "magus/candle"]


@pytest.mark.parametrize("locale", COMPLETE)
def test_how_near_the_end_is_stands_under_the_candles_and_no_arrow_on_it(locale):
    s = position("red apprentice 4", "yellow apprentice 1")
    for ends in ((0, 4), (4, 0)):
        start, end = (s.circle[place] for place in ends)
        scene = _draw(s, (m.Moved(0, 0, 1, start, end),), locale=locale)
        near = {"en": "magic 4 of 24", "fr": "magie 4 sur 24", "de": "Magie 4 von 24"}[locale]
        assert near in scene.texts()
        assert pictured.covered(scene) == ()


def test_a_magic_level_is_drawn_as_far_as_it_goes():
    """[a mark never stands beyond its value] each seat has a way of its own."""
    box = Box(0, 0, 260, 16)
    for value in (1, 10, 11, 24, 38):
        done = seat_panels._way(box, value, DARK.seat(0), DARK)[1]
        assert done.box.w == pytest.approx(max(done.box.h, min(1, value / 26) * box.w))


def test_the_level_of_who_moves_is_large_and_the_others_stand_under_it_by_their_marks():
    scene = _draw(position(powers=("0 1 2 3 4 5 6", "6 5 4 3 2 1 0")))
    own = [mark for mark in _all(scene, Sprite) if mark.key[:6] == "level:"]
    assert [mark.marks[-1].text for mark in own] == [*"0123456"]
    rivals = [mark for mark in _all(scene, Sprite) if mark.key[:6] == "rival:"]
    assert [mark.marks[-1].text for mark in rivals] == [*"654321"]  # none where it is 0
    for figure, rival in zip(own, rivals, strict=False):
        assert figure.box.right - 145 < rival.box.x < rival.box.right < figure.box.right + 4
        assert rival.box.y > figure.box.bottom
        assert any(getattr(mark, "fill", "") == DARK.seat(1) for mark in rival.marks)


@pytest.mark.parametrize("n", range(1, 5))
def test_the_levels_of_rivals_stand_apart_and_where_they_always_do(n):
    places = tracks.rival_places(Box(0, 0, 140, 71), n)
    assert all(one.right <= other.x for one, other in pairwise(places))
    assert places[0].x == 0
    assert all(place.w >= 30 for place in places)
    s = position(*("",) * (n + 1), powers=("0 0 0 0 0 0 0",) + ("1 0 2 0 3 0 4",) * n)
    seen = [mark.box.x for mark in _all(_draw(s), Sprite) if mark.key[:8] == "rival:1:"]
    assert [round(b - a) for a, b in pairwise(seen)] == [round(seen[1] - seen[0])] * 3


def test_who_is_tied_is_not_said_to_be_level_as_powers_are():
    s = position(*("",) * 3)
    assert _draw(s).texts().count("tied") == 3, "who leads is said at the start too"
    s.glory[0][0] = s.glory[1][0] = 9
    said = _draw(s).texts()
    assert said.count("tied") == 2
    assert "level" not in said


def test_marks_and_rings_on_a_power_leave_the_name_of_the_power_free():
    for levels in ("1 2 3 4 5 6 0", "6 6 6 6 6 6 6"):
        s = position(*("",) * 5, powers=(levels,) * 5)
        events = tuple(m.Raised(seat, track, 1) for seat in range(5) for track in range(7))
        assert pictured.covered(_draw(s, events)) == ()


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_lettering_has_no_faults_from_the_first_position_to_the_last(theme, locale):
    for key in ((2, "1"), (3, "3", "greedy"), (5, "2")):
        history = moments.match(*key)
        for moment in (*history[::97], history[-1]):
            given = {"theme": theme, "locale": locale}
            assert faults(_draw(moment.state, moment.events, **given)) == ()


@pytest.mark.parametrize(
    ("owned", "locale"), list(zip([0, 1, 2, 3, 5, 12, 30, 40], cycle(COMPLETE), strict=False))
)
def test_potions_are_shown_large(locale, owned):
    free = [name for name in POTION if name not in OFFER.split()]
    used = [name for name in free[:owned] if POTIONS[POTION[name]].effect]
    s = position(potions=(" ".join(free[:owned]),), tilted=" ".join(used[:3]))
    scene = potions(s, 0, moments.look(s, (), locale))
    assert faults(scene) == ()
    drawn = [mark for mark in _all(scene, Sprite) if mark.key.startswith("potion:")]
    assert len(drawn) == 5 + owned
    assert not any(a.box.meets(b.box) for i, a in enumerate(drawn) for b in drawn[:i])
    assert all(scene.box.holds(card.box) for card in drawn)
    assert pictured.cut(scene) == pictured.faint(scene) == ()
    assert pictured.emptiness(scene) == () or owned == 1  # a list of one
    assert pictured.small(scene, moments.NAMES) == pictured.covered(scene) == ()


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_words_of_no_potion_are_cut(locale):
    look = moments.look(position(), (), locale)
    for card in range(len(POTIONS)):
        for drawn in (
            potion_cards.potion(potion_cards.LARGE, card, look),
            potion_cards._label(potion_cards._LABEL, card, look),
        ):
            assert pictured.cut(Scene(Box(0, 0, 500, 500), drawn)) == ()


EVERYBODY = ["red apprentice 2 initiate 2 mage 2 archmage 2; yellow apprentice 2"] * 5


def test_the_fullest_sources_hold_everybody():
    scene = _draw(position(*EVERYBODY))
    assert faults(scene) == ()
    assert pictured.covered(scene) == pictured.small(scene, moments.NAMES) == ()


def test_what_one_decides_by_is_never_smaller_than_a_figure_that_is_read_on_a_phone():
    """Levels on the fullest source and of power, and the three facts of each panel."""
    scene = _draw(position(*EVERYBODY, powers=("0 1 2 3 4 5 6",) * 5))
    said = [each for each in pictured.lettered(scene) if each.text.role == "figure"]
    figures = [each.text.text for each in said]
    assert figures.count("32") == 5
    assert figures.count("34") == 5
    assert figures.count("6") == 1
    assert all(each.text.size * each.scale >= FIGURE for each in said)
    facts = [each for each in said if each.text.size == FACT]
    assert [each.text.text for each in facts] == ["0", "34"] * 5


@pytest.mark.parametrize(
    ("owned", "counts", "least"),
    [
        ("red_1 red_2 blue_3", {2: 1, 4: 2}, 36),
        ("red_1 blue_3 green_1 yellow_1 violet_2", dict.fromkeys(range(5), 1), 30),
        ("", {0: 0}, 36),
    ],
)
def test_potions_of_every_seat_are_counted_by_colour_and_those_on_the_pile_have_none(
    owned, counts, least
):
    """[the others' potions] a full bottle of each colour that a seat has, beside it how many."""
    scene = _draw(position(potions=(owned, "yellow_2 yellow_3")))
    glasses = mana_sorcerers_bottles._GLASSES
    named = {f"magus/{name}": colour for colour, name in enumerate(glasses)}
    vials = [mark for mark in _all(scene, Drawing) if mark.name in named]
    for shown in (counts, {0: 2}):
        for colour, count in shown.items():
            glass = vials.pop(0)
            assert named[glass.name] == colour
            hue = mana_sorcerers_bottles.hue(board_frame.framed(DARK), colour)
            assert ({hue} == {c for k, c in glass.colours if k != "glass"}) == (count > 0)
            (figure,) = (
                text
                for text in _all(scene, Text)
                if 0 <= text.fits.x - glass.box.right < 12 and glass.box.meets(text.fits.shift(-20))
            )
            assert figure.text == str(count)
            assert figure.size >= least or shown != counts
    assert vials == []  # and none beside the pile


@pytest.mark.parametrize(("owned", "high"), [(6, 84), (14, 45), (23, 35)])
def test_the_potions_of_a_panel_are_as_large_as_they_can_be(owned, high):
    s = position(potions=(" ".join(list(POTION)[:owned]),))
    drawn = [mark.box for mark in _all(_draw(s), Sprite) if mark.key.startswith("owned:")]
    assert len(drawn) == owned
    assert apart(drawn)
    assert min(box.h for box in drawn) >= high


def test_levels_on_a_crowded_source_stand_apart():
    levels = [
        mark.box for mark in _all(_draw(position(*EVERYBODY)), Sprite) if mark.key[:6] == "magic:"
    ]
    assert len(levels) == 10
    assert apart(levels)


def test_no_figure_stands_on_a_label_where_everybody_is_at_a_source():
    scene = _draw(position(*EVERYBODY))
    labels = [mark.box for mark in _all(scene, Sprite) if mark.key[:6] in ("plate:", "magic:")]
    assert len(labels) == 15
    assert not any(
        a.inset(1).meets(figure.box.pad(bottom=5)) for a in labels for figure in _figures(scene)
    )
    assert apart(labels)


def test_what_mana_a_rank_gives_is_said():
    texts = _draw(position()).texts()
    at = texts.index("1st")
    assert texts[at : at + 7] == ("1st", "4", "2nd", "2", "3rd", "1", "mana by rank")
    assert source_circle_drawing.R >= 1.2 * source_circle_drawing.LOW_R


def test_everybody_reads_what_who_moves_can_do():
    s = position(mana=("red 4 green 4",), row="red_1 yellow_9")
    look = moments.look(s, (m.Rolled(0, 5, (1, 3, 5)),))
    said = "Now: choose an action"
    assert said in " ".join(board(game.view(s, None), None, look).texts())
    assert said not in " ".join(board(game.view(s, 0), 0, look).texts())
    assert said not in " ".join(board(game.view(s, None), None, replace(look, past=True)).texts())
    assert said in " ".join(board(game.view(s, 1), 1, look).texts())  # who waits, too


def test_everybody_reads_what_an_effect_asks_of_who_moves():
    for effect, said in (
        ((d.CHANGE,), "change a die or pass"),
        ((d.REROLL, 2), "roll dice again or pass"),
        ((d.TRADE,), "trade mana or pass"),
        ((d.TRANSFER,), "shift a level or pass"),
        ((d.PUSH, 1, -1, -1, -1), "push a rival or pass"),
    ):
        s = position("red mage 1", "red apprentice 2", mana=("red 4",), powers=("1 1 1 1 1 1 1",))
        s.pending = effect
        assert f"Now: {said}." in " ".join(_draw(s).texts())


def test_what_can_be_done_is_told_beside_the_longest_news():
    s = position("red mage 1")
    events = (m.Rolled(0, 5, (1, 3, 5)), *(m.Moved(0, 2, 1, 0, 4) for _ in range(4)))
    told = " ".join(_draw(s, events).texts())
    assert "Now: choose an action" in told


def _rims(scene):
    return [mark.box for mark in _all(scene, (Rect, Circle)) if mark.stroke == DARK.ink]


def test_a_private_picture_rims_what_can_be_done_and_says_it():
    s = position("red mage 1", mana=("red 4 green 4",), row="red_1 yellow_9")
    view, look = game.view(s, 0), moments.look(s)
    private, public = board(view, 0, look), board(view, None, look)
    assert _rims(public) == _rims(board(view, 1, look)) == []
    assert _rims(board(view, 0, replace(look, past=True))) == []
    ways = game.legal(view, 0)
    bought = [way for way in ways if way.verb == "buy"]
    called = [way for way in ways if way.verb == "power"]
    assert len(bought) == 1  # yellow_9 is too dear
    assert {way.verb for way in ways} == {"choose", "power", "buy"}
    assert len(_rims(private)) == len(view.free) + len(bought) + len(called)
    assert "You can choose an action" in " ".join(private.texts())
    assert "You can" not in " ".join(public.texts())


def test_what_the_numbers_of_a_panel_count_is_written():
    texts = _draw(position()).texts()
    assert texts.count("potions") == texts.count("magic") == 2
    assert texts.count("glory") == 3  # a power too


def test_a_picture_is_a_page_of_few_bytes():
    for moment in moments.match(5, "2")[::150]:
        scene = _draw(moment.state, moment.events)
        assert scene.box.w == 1500
        assert 500 <= scene.box.h <= 1200
        assert len(rasterize_scene.picture(scene)) <= LIMIT


def test_whose_turn_it_is_and_glory_are_read_on_a_phone():
    s = position()
    s.glory[1][0] = 17
    sizes = {placed.text.text: placed.text.size for placed in _draw(s).lettering()}
    assert sizes[f"{moments.NAMES[0]} to move"] >= SAID
    assert sizes["17"] >= FIGURE


def test_candidates_bear_the_letters_of_the_menu():
    look = replace(moments.look(position()), marks=(("red", "A"), ("green_8", "B")))
    texts = board(game.view(position(), None), None, look).texts()
    assert texts.count("A") == texts.count("B") == 1


def test_letters_on_all_sources_can_be_read():
    s = position()
    marks_ = tuple(zip(COLOURS, "VWXYZ", strict=True))
    scene = board(game.view(s, None), None, replace(moments.look(s), marks=marks_))
    rings = [mark for mark in _all(scene, Text) if mark.text in "VWXYZ"]
    assert len(rings) == 5
    assert apart([mark.fits.inset(-10) for mark in rings])
    assert pictured.covered(scene) == pictured.faint(scene) == ()


@pytest.mark.parametrize("theme", THEMES, ids=lambda t: f"{t.name}-{t.palette}")
def test_the_last_picture_has_the_score_in_rank_order(theme):
    last = moments.match(5, "2", "greedy")[-1]
    look = moments.look(last.state, last.events, "fr", theme)
    scene = board(game.view(last.state, None), None, look)
    ranked = [look.names[at] for at in sorted(range(5), key=look.result.ranks.__getitem__)]
    named = [text for text in _all(scene, Text) if text.role == "name"]
    assert [text.text for text in named] == [ranked[0], *ranked]
    assert [text.y for text in named] == sorted(text.y for text in named)
    for seat in range(5):
        assert str(sum(last.state.glory[seat])) in scene.texts()


def test_there_are_no_hands():
    s = position()
    assert hand(s, 0, moments.look(s)) is None
