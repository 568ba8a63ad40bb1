"""The pictures: everything is on them, in few bytes, in all clothes."""

import itertools
import math
from dataclasses import replace

import pytest

from engine.game import Result
from engine.games.magus_wargame import data as d, events as m, game
from engine.games.magus_wargame.state import DEBT, EXCESS, MAGIC_PHASE, TRAVEL
from languages import COMPLETE
from render.games.magus_wargame import (
    battle_drawing,
    creature_and_artifact_cards,
    emblems_of_creatures_and_cards,
    frame_and_panel_style,
    land_seals_banners,
    magic_cards,
    names,
    prompt,
    seat_panels,
    track_drawing,
)
from render.games.magus_wargame.board import board, hand
from render.games.magus_wargame.minimap import minimap
from render.games.magus_wargame.track_drawing import cells, inside
from render.games.magus_wargame.turn_summary import summary
from render.look import Look
from render.paint import Circle, Line, font_metrics, rasterize_scene
from render.paint.box_layout import GAP, TALL_PAGE, Box, apart
from render.paint.colour_arithmetic import contrast, ink_on
from render.paint.lettering import extent, faults
from render.paint.scene import Drawing, Emblem, Halo, Polygon, Rect, Scene, Sprite, Text
from render.paint.theme import DARK, GOLD, LEAST, LIGHT, SIGN, STROKE, THEMES, theme
from render.widgets import board_frame
from render.words import turn_narration
from tests.games.magus_wargame import moments
from tests.games.magus_wargame.positions import clash, do, fight, judged, position
from tests.laws import pictured

LIMIT = 300 * 1024
LONE = ("lich", "zombies", "dragon", "trolls")
TWO = [{0: "knight", 3: "elves wolves"}, {24: "lich", 30: "titan"}]
SEVEN = "lich zombies knight archers dragon trolls pixies"
BOX = Box(0, 0, 150, 242)
LONG = ("Bartholomewstonely", "Wilhelminagartners", "Maximilian Vogt")


def draw(s, events=(), seat=None, **more):
    return board(game.view(s, seat), seat, moments.look(s, events, **more))


def held(s, seat=0, **more):
    return hand(game.view(s, seat), seat, moments.look(s, **more))


def heads(scene):
    """Return the points of the heads of ways, the tip first."""
    return [
        mark.points
        for mark in kinds(scene, Polygon)
        if len(mark.points) == 3 and mark.stroke == DARK.edge and mark.width == 3
        and mark.points[0][1] < scene.box.bottom - 150
    ]  # fmt: skip


def veils(scene):
    """Return the middles of what is dimmed."""
    dim = [mark.points for mark in kinds(scene, Polygon) if mark.fill[:7] == DARK.ground]
    return [(sum(x for x, _ in each) / 8, sum(y for _, y in each) / 8) for each in dim]


def kinds(scene, kind):
    return [mark for layer in scene.layers for mark in layer if isinstance(mark, kind)]


def keys(scene, start):
    return [mark.key for mark in kinds(scene, Sprite) if mark.key.startswith(start)]


def wrong(scene, look):
    return (
        *faults(scene),
        *pictured.cut(scene),
        *pictured.small(scene, look.names),
        *pictured.covered(scene),
        *pictured.faint(scene),
        *pictured.emptiness(scene),
    )


# Emblems


def test_no_two_creatures_cards_or_artifacts_have_emblems_that_look_alike():
    ink, field = "#fbf2dc", "#1a120a"
    every = (*d.UNIT_NAMES, *d.MAGIC, *d.ARTIFACTS)
    assert len(set(every)) == 100
    drawn = {
        name: (
            Rect(pictured.EMBLEM, field),
            *emblems_of_creatures_and_cards.charge(pictured.EMBLEM, name, ink, field),
        )
        for name in every
    }
    assert pictured.twins(drawn) == ()


def test_shields_tell_the_colour_of_a_creature_without_it():
    """Each colour has a field of its own, hatched as heralds do."""
    fields = {
        marks_[0].name
        for marks_ in (emblems_of_creatures_and_cards.creature(BOX, u) for u in range(50))
    }
    assert fields == {f"magus_wargame/shield-{colour}" for colour in d.COLOURS}
    drawn = {name: (Drawing(name, pictured.EMBLEM),) for name in fields}
    assert pictured.twins(drawn, 0.002) == ()


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("size", [(149, 224), (151, 194), (190, 220), (190, 272)], ids=str)
def test_every_creature_is_printed_in_full_at_every_size(locale, size):
    look = moments.look(position(TWO), locale=locale)
    for unit in range(len(d.UNITS)):
        _, card = creature_and_artifact_cards.creature(Box(20, 20, *size), unit, look)
        scene = Scene(Box(0, 0, 300, 400), (Rect(Box(0, 0, 300, 400), "#ffffff"), card))
        assert (*faults(scene), *pictured.cut(scene), *pictured.covered(scene)) == ()
        said = " ".join(scene.texts()).replace("- ", "")
        assert names.unit(locale, unit).lower() in said.lower()
        force = "X" if unit == d.DOPPELGANGER else str(d.FORCE[unit])
        assert force in scene.texts()
        assert names.ability(locale, unit) in said
        for text in (mark for mark in card.marks if isinstance(mark, Text)):
            tail = extent(text).bottom + font_metrics.descent(text.size)
            assert tail <= card.area.bottom - STROKE, text.text


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("high", [48, 56, 76])
@pytest.mark.parametrize("count", [1, 3])
def test_every_creature_of_a_crowd_has_its_ability_in_words(locale, high, count):
    look = moments.look(position(TWO), locale=locale)
    for unit in range(len(d.UNITS)):
        _, card = creature_and_artifact_cards.tile(Box(20, 20, 328, high), unit, look, count=count)
        scene = Scene(Box(0, 0, 400, 120), (Rect(Box(0, 0, 400, 120), "#ffffff"), card))
        own = Scene(card.area, card.marks)
        assert (*faults(own), *pictured.cut(scene), *pictured.covered(own)) == ()
        texts = scene.texts()
        assert names.unit(locale, unit) in texts
        assert not names.ability(locale, unit) or names.ability(locale, unit) in texts
        assert ("×3" in texts) == (count == 3)
        for text in (mark for mark in card.marks if isinstance(mark, Text)):
            assert extent(text).bottom <= card.area.bottom - STROKE, text.text


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_magic_card_is_printed_in_full(locale):
    look = moments.look(position(TWO), locale=locale)
    for card in range(len(d.MAGIC)):
        lying = Box(10, 10, 361, magic_cards.high(card, 361, locale))
        held = Box(10, 10, magic_cards.HELD.w, magic_cards.HELD.h)
        for draw_, box in ((magic_cards.lying, lying), (magic_cards.held, held)):
            (drawn,) = (
                mark
                for mark in draw_(box, card, look, bright=True, dim=False)
                if getattr(mark, "key", "").startswith("card:")
            )
            scene = Scene(drawn.area, drawn.marks)
            assert (*faults(scene), *pictured.cut(scene), *pictured.covered(scene)) == ()
            said = " ".join(scene.texts())
            assert names.card(locale, card) in said
            assert names.effect(locale, card) in said


# The map


def test_the_track_has_48_spaces_that_do_not_overlap():
    places = cells(Box(0, 0, 1040, 950))
    assert len(set(places)) == 48
    assert apart(places)
    assert places[12].x == max(place.x for place in places)
    assert places[24].y == max(place.y for place in places)


def test_every_space_shows_its_number_large_enough_for_a_phone():
    (ground, *_) = draw(position(TWO)).layers
    sizes = {mark.text: mark.size for mark in ground if isinstance(mark, Text)}
    assert set(sizes) == {str(space) for space in range(48)}
    assert min(sizes.values()) >= 44


def test_the_land_of_a_colour_stands_beside_its_name():
    scene = draw(position(TWO))
    lands = [mark.box for mark in kinds(scene, Drawing) if mark.name.endswith("land-red")]
    found = [placed.text for placed in scene.lettering() if placed.text.text == "Red"]
    assert any(
        0 < name.x - box.right < 10 and box.y < name.y < box.bottom
        for box in lands
        for name in found
    )


def test_an_army_hides_no_number_of_a_space():
    for start in range(12):
        s = position([{(start + 12 * i) % 48: "knight" for i in range(3)}, {36 + start: "lich"}])
        scene = draw(s)
        flags = [mark.box for mark in kinds(scene, Sprite) if mark.key.startswith("army:")]
        numbers = [extent(mark) for mark in scene.layers[0] if isinstance(mark, Text)]
        assert not any(flag.meets(number, 4) for flag in flags for number in numbers)


@pytest.mark.parametrize("theme", THEMES, ids=lambda t: f"{t.name}-{t.palette}")
def test_kinds_of_spaces_differ_by_their_land_and_their_text_is_readable(theme):
    lands = {f"land-{kind}": land_seals_banners.land(pictured.EMBLEM, kind) for kind in range(7)}
    assert pictured.twins(lands) == ()
    for kind in range(7):
        assert contrast(land_seals_banners.ink(theme), land_seals_banners.plate(theme, kind)) >= 4.5
        assert contrast(ink_on(land_seals_banners.hue(kind)), land_seals_banners.hue(kind)) >= 4.5


def test_armies_show_their_sizes_and_never_their_creatures():
    s = position(TWO)
    assert draw(s).texts().count("2") >= 1
    assert keys(draw(s), "army:") == ["army:0:1", "army:0:2", "army:1:1", "army:1:1"]
    secret = position([{0: "knight", 3: "lich titan"}, {24: "lich", 30: "titan"}])
    one, two = (board(game.view(x, 1), 1, moments.look(x)) for x in (s, secret))
    changed = {*one.texts()} ^ {*two.texts()}
    assert not changed & {"Lich", "Titan", "Elves", "Wolves"}


def test_a_move_is_an_arrow_and_what_changed_has_a_halo():
    s = position(TWO)
    scene = draw(s, (m.Moved(0, 9, 3, -1), m.Recruited(0, 3, 32, 39)))
    assert len(heads(scene)) == 1
    _army, deck = kinds(scene, Halo)
    (top,) = (mark.box for mark in kinds(scene, Sprite) if mark.key == f"creature:{s.decks[3][-1]}")
    assert deck.shape.box.bottom <= top.y  # the number of the deck: its top is the next creature
    assert top.x - 2 <= deck.shape.box.cx <= top.right


@pytest.mark.parametrize("space", range(48))
@pytest.mark.parametrize(("by", "foe"), [(6, True), (-5, True), (-5, False), (-1, False)])
def test_the_head_of_a_way_is_hidden_by_no_banner_and_reaches_its_own(space, by, foe):
    s = position([{space: "knight"}, {d.ahead(space, 20): "lich"}])
    s.at[1][0] = space if foe else s.at[1][0]
    scene = draw(s, (m.Moved(0, d.ahead(space, -by), space, 1 if foe else -1),))
    (head,) = heads(scene)
    banners = [mark.box for mark in kinds(scene, Sprite) if mark.key.startswith("army:")]
    middle = sum(x for x, _ in head) / 3, sum(y for _, y in head) / 3
    for spot in (*head, middle):
        assert not any(Box.around(*spot, 1).meets(banner.inset(8)) for banner in banners)
    assert any(Box.around(*head[0], 14).meets(banner) for banner in banners)


@pytest.mark.parametrize("start", range(48))
@pytest.mark.parametrize("by", [6, -4, 1])
def test_a_way_begins_with_a_disc_and_ends_within_its_head(start, by):
    scene = draw(position(TWO), (m.Moved(0, start, d.ahead(start, by), -1),))
    (head,) = heads(scene)
    (line,) = (mark for mark in kinds(scene, Line) if mark.width == 11)
    (foot,) = (mark for mark in kinds(scene, Circle) if mark.r == 13)
    assert line.points[0] == (foot.x, foot.y)
    far = [math.dist(line.points[-1], corner) for corner in head]
    assert max(far) < math.dist(head[0], head[1])
    assert math.dist(line.points[0], head[0]) > max(far)


def test_steps_of_one_army_are_one_way_and_what_came_back_has_none():
    there = (m.Moved(1, 22, 28, -1), m.Moved(0, 3, 5, -1), m.Moved(1, 28, 24, -1))
    assert track_drawing.travelled(there) == [(0, 3, 5), (1, 22, 24)]
    assert track_drawing.travelled((there[0], m.Moved(1, 28, 22, -1))) == []


@pytest.mark.parametrize("start", range(0, 48, 5))
@pytest.mark.parametrize("by", [6, -4, 1])
def test_the_way_of_a_move_lies_on_no_text(start, by):
    s = position(TWO)
    look = moments.look(s, (m.Moved(0, start, d.ahead(start, by), -1),))
    scene = board(game.view(s, None), None, look)
    assert pictured.covered(scene) == ()
    (head,) = heads(scene)
    texts = [each.box for each in pictured.lettered(scene)]
    assert not any(Box.around(*spot, 6).meets(text) for spot in head for text in texts)


@pytest.mark.parametrize("space", range(48))
def test_an_army_and_one_that_attacks_it_lie_on_no_text(space):
    s = position([{space: "knight"}, {(space + 9) % 48: "lich"}])
    s.at[1][0] = space
    look = moments.look(s)
    assert pictured.covered(board(game.view(s, None), None, look)) == ()


@pytest.mark.parametrize("space", d.TOWERS)
def test_the_number_of_a_tower_is_read_beside_an_army_that_came(space):
    s = position([{space: "knight", d.ahead(space, 1): "elves"}, {d.ahead(space, 20): "lich"}])
    look = moments.look(s, (m.Moved(0, d.ahead(space, -3), space, -1),))
    assert pictured.faint(board(game.view(s, None), None, look)) == ()


@pytest.mark.parametrize("space", range(48))
def test_who_attacks_hides_neither_a_size_nor_what_lies_in_the_middle(space):
    s = position([{space: "knight"}, {space: "lich"}])
    scene = draw(s)
    lower, upper = [m_.box for m_ in kinds(scene, Sprite) if m_.key.startswith("army:")]
    size = Box.around(lower.cx, lower.cy - 2, 26, 32)
    assert not upper.meets(size, 6)
    assert not upper.meets(inside(board_frame.frame(TALL_PAGE, side=0.25).table), 10)


@pytest.mark.parametrize("space", range(48))
def test_armies_that_fight_and_their_letter_are_three_things(space):
    s = position([{space: "knight"}, {space: "lich"}])
    look = replace(moments.look(s), marks=((str(space), "Q"),))
    scene = board(game.view(s, None), None, look)
    lower, upper = [m_.box for m_ in kinds(scene, Sprite) if m_.key.startswith("army:")]
    wide = max(0, min(lower.right, upper.right) - max(lower.x, upper.x))
    high = max(0, min(lower.bottom, upper.bottom) - max(lower.y, upper.y))
    assert wide * high < 0.2 * lower.w * lower.h
    letter = next(each.box for each in pictured.lettered(scene) if each.text.text == "Q")
    ring = Box.around(letter.cx, letter.cy, SIGN)
    sizes = [Box.around(flag.cx, flag.cy - 2, 26, 32) for flag in (lower, upper)]
    assert not any(ring.meets(size) for size in sizes)
    assert not ring.meets(inside(board_frame.frame(TALL_PAGE, side=0.25).table), 4), "on a deck"


@pytest.mark.parametrize("space", d.TOWERS)
@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda t: t.name)
def test_armies_around_a_corner_that_all_changed_hide_no_size(space, theme):
    own = [d.ahead(space, step) for step in (-1, 0, 1)]
    s = position([dict.fromkeys(own, "elves"), {d.ahead(space, 20): "lich"}])
    look = moments.look(s, [m.Recruited(0, each, 32, 39) for each in own], theme=theme)
    assert pictured.faint(board(game.view(s, None), None, look)) == ()


def test_letters_of_a_menu_stand_beside_armies_and_on_free_lands():
    s = position(TWO)
    look = moments.look(s)
    look = replace(look, marks=tuple((str(space), "Q") for space in range(48)))
    scene = board(game.view(s, 0), 0, look)
    assert scene.texts().count("Q") == 48
    assert pictured.covered(scene) == ()


def test_who_has_rolled_has_the_own_armies_and_hand_on_the_map_too():
    s = position(TWO, ("fly haste", ""), phase=3, dice=(2, 5))
    look = moments.look(s)
    sign = emblems_of_creatures_and_cards.charge(Box(0, 0, 1, 1), "fly", "#ffffff", "#000000")[
        0
    ].icon

    def icons(seat, s):
        scene = board(game.view(s, seat), seat, look)
        return {getattr(mark, "icon", "") for layer in scene.layers for mark in layer}

    assert sign in icons(0, s)
    assert sign not in icons(None, s) | icons(1, s)
    assert sign not in icons(0, position(TWO, ("fly haste", ""), phase=1))


def test_who_has_rolled_sees_who_holds_which_tower_and_when_each_spell_is_cast():
    s = position([{24: "knight"}, {36: "lich"}], ("fly spell_blast", ""), phase=3, dice=(2, 5))
    scene = draw(s, seat=0)
    towers = [mark for mark in kinds(scene, Sprite) if mark.key.startswith("keep:")]
    roofs = {mark.key: dict(mark.marks[0].colours).get("cloth") for mark in towers}
    assert roofs == {
        "keep:0": None,
        "keep:12": None,
        "keep:24": DARK.seat(0),
        "keep:36": DARK.seat(1),
    }
    letters = [placed.text.text for placed in scene.lettering()]
    assert {d.TIMING[d.MAGIC.index(card)] for card in ("fly", "spell_blast")} <= set(letters)


@pytest.mark.parametrize("locale", COMPLETE)
def test_decks_are_all_called_by_their_colours_or_all_by_letters(locale):
    scene = draw(position(TWO), locale=locale)
    top = min(mark.box.y for mark in kinds(scene, Sprite) if mark.key.startswith("creature:"))
    row = [
        each for each in pictured.lettered(scene) if top - 45 < each.box.y < each.box.bottom < top
    ]
    told = [each.text.text for each in row if not each.text.text.isdecimal()]
    each = range(len(d.COLOURS))
    assert told in (
        [names.colour(locale, colour) for colour in each],
        [names.letter(locale, colour) for colour in each],
    )


def test_panels_stand_out_from_the_parchment_by_night():
    look = moments.look(position(TWO))
    framed = board_frame.on_matter(frame_and_panel_style.worn(None, look)).theme
    for other in (land_seals_banners.sheet(DARK), framed.ink, framed.muted, framed.halo):
        assert contrast(framed.panel, other) >= 4.5
    assert contrast(framed.panel, framed.line) >= 3


def test_the_tops_of_the_recruit_decks_are_drawn_with_their_counts():
    s = position(TWO, tops="dragon titan")
    texts = " ".join(draw(s).texts())
    for deck in s.decks:
        assert names.unit("en", deck[-1]) in texts
    assert f"Red {len(s.decks[4])}" in texts
    empty = position(TWO, empty="red")
    assert "empty" in draw(empty).texts()


def test_discards_are_counts():
    s = position(TWO)
    texts = draw(s).texts()
    fallen = sum(len(grave) for grave in s.graves)
    assert f"discards {len(s.spent)} · fallen {fallen}" in texts


def test_seats_show_towers_armies_hand_artifacts_and_debts():
    s = position(TWO, ("fly haste", ""), artifacts=("ring_of_the_magi", ""), owed=(1, 0))
    assert len(keys(draw(s), "plate")) == 2
    scene = draw(s)
    texts = scene.texts()
    facts = [each.text for each in scene.lettering() if each.text.size == board_frame.FACT]
    assert [text.text for text in facts] == ["1", "2", "2", "1", "2", "0"]
    assert {"tower", "armies", "cards"} <= set(texts)
    assert "owes a card" in texts
    assert texts.count("Ring of the Magi") == 1
    assert "×2" in texts


GIFTS = ("×7", "+1", "+1", "×2", "×8", "+3", "+3", "+3", "+3", "+3")


@pytest.mark.parametrize("crowd", [(), ({12: "trolls"}, {36: "elves"})])
def test_each_artifact_says_how_much_it_gives_and_what_for(crowd):
    side = board_frame.frame(TALL_PAGE, side=0.25).side
    signs = set()
    for item, gift in enumerate(GIFTS):
        s = position([*TWO, *crowd], artifacts=(d.ARTIFACTS[item], *[""] * (1 + len(crowd))))
        panels = Scene(BOX, seat_panels.side(side, s, moments.look(s)))
        (text,) = (each.text for each in panels.lettering() if each.text.text[:1] in "+×")
        assert (text.text, text.size) == (gift, 40)
        drawn = [*kinds(panels, Drawing), *kinds(panels, Emblem)]
        beside = [mark for mark in drawn if mark.box.cx < text.x and abs(mark.box.cy - text.y) < 9]
        nearest = max(beside, key=lambda mark: mark.box.cx)
        signs.add(getattr(nearest, "name", "") or nearest.icon)
    assert len(signs) == len(GIFTS)


def test_towers_are_counted_of_four():
    lettering = draw(position(TWO)).lettering()
    texts = [each.text for each in lettering]
    at = [text.text for text in texts].index("/4")
    assert texts[at - 1].text == "1"
    assert texts[at].x > texts[at - 1].x


@pytest.mark.parametrize(("locale", "one", "many"), [
    ("en", "tower", "towers"), ("de", "Turm", "Türme"), ("fr", "tour", "tours"),
])  # fmt: skip
def test_one_tower_is_told_in_the_singular(locale, one, many):
    look = moments.look(position(TWO), locale=locale)
    assert [look.say("magus-wargame-board-towers", n=n) for n in (1, 2)] == [one, many]


@pytest.mark.parametrize(("armies", "crowned"), [
    ([{0: "knight"}, {5: "lich", 30: "titan"}], [0]),
    ([{0: "knight", 3: "elves"}, {24: "lich", 30: "titan", 31: "trolls"}], [1]),
    ([{1: "knight", 3: "elves"}, {30: "titan"}], [0]),
    (TWO, []),
])  # fmt: skip
def test_the_flag_goes_by_towers_then_armies_and_never_by_the_secret_force(armies, crowned):
    s = position(armies)
    panels = [mark.box for mark in kinds(draw(s), Sprite) if mark.key == "plate"]
    flags = [mark.points[-1][1] for mark in kinds(draw(s), Polygon) if mark.fill == GOLD]
    found = [at for at, box in enumerate(panels) for y in flags if box.y < y < box.cy]
    assert found == (crowned or [0, 1]), "of all who are tied each has one"
    assert seat_panels.lead(s).seats == tuple(crowned)


def test_each_tower_has_its_number_and_bears_the_mark_of_who_holds_it():
    tones = [dict(sprite.marks[0].colours).get("cloth") for sprite in castles(position(TWO))]
    assert len(tones) == len(d.TOWERS)
    held = [any(tower in row for row in position(TWO).at) for tower in d.TOWERS]
    assert any(held)
    assert [tone in {DARK.seat(0), DARK.seat(1)} for tone in tones] == held


def castles(s):
    """Return the towers within the track, as they lie."""
    sprites = kinds(draw(s), Sprite)
    return [sprite for sprite in sprites if sprite.key.startswith("keep:")]


def test_used_dice_are_drawn_hollow():
    s = position(TWO, phase=3, dice=(2, 5), left=(5,))
    assert s.left == [5]
    assert draw(s) != draw(position(TWO, phase=3, dice=(2, 5)))


# Battles


def test_a_battle_has_its_own_picture_with_both_armies():
    s = fight(SEVEN, "titan djinn", ("creature_kill", "fly"), artifacts=("helm_of_command", ""))
    scene = draw(s.state)
    assert len(keys(scene, "creature:")) == 9
    texts = scene.texts()
    assert "Battle on 5 · Red" in texts
    assert "0" not in texts or "47" not in texts  # no track
    above, below = (
        [mark.box for mark in kinds(scene, Sprite) if mark.key == f"creature:{unit}"]
        for unit in (d.UNIT_NAMES.index("lich"), d.UNIT_NAMES.index("titan"))
    )
    between = [box for box in kinds(scene, Drawing) if box.name == "magus_wargame/land-red"][1:]
    assert len(between) == 2 * battle_drawing._LANDS
    assert all(above[0].bottom <= each.box.y <= below[0].y for each in between)
    assert keys(scene, "minimap") == ["minimap"]
    said = {"attacks", "defends"}
    rows = [each.box for each in pictured.lettered(scene) if each.text.text in said]
    row = [box for box in rows if above[0].bottom <= box.y < box.bottom <= below[0].y]
    assert len(row) == 2


def test_a_banner_below_a_sum_says_what_it_counts():
    five, hands = "lich ice_golems knight barbarians archers", ("creature_kill", "fly")
    owned = ("celestial_sword crown_of_kings", "")
    scene = draw(fight(five, "trolls wolves", hands, artifacts=owned).state)
    (banner,) = (mark.box for mark in kinds(scene, Sprite) if mark.key == "army:1:2")
    (word,) = (each.box for each in pictured.lettered(scene) if each.text.text == "creatures")
    assert banner.bottom <= word.y + 4 < banner.bottom + 20


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_lines_of_a_battle_add_up_to_its_totals(locale):
    s = fight(
        SEVEN,
        "titan djinn lich vampire",
        ("creature_kill", "fly"),
        artifacts=("helm_of_command celestial_sword", "titans_armor wand_of_orcus"),
    ).state
    now = battle_drawing.under_way(s)
    for side in (0, 1):
        look = moments.look(s, locale=locale)
        rows = battle_drawing._rows(now, side, look)
        shown = draw(s, locale=locale).texts()
        assert str(now.totals[side]) in shown
        said = " ".join(shown)
        for row in rows:
            assert row.what in said, row.what
        fewest = set()
        for lines in range(2, 12):
            box = Box(0, 0, 500, lines * 32)
            fitting = battle_drawing._fitting(box, now, side, look)
            low = Scene(BOX, battle_drawing._lines(box, fitting, look))
            few = [mark.text for mark in kinds(low, Text) if mark.text.lstrip("+−").isdecimal()]
            assert sum(int(each.replace("−", "-")) for each in few) == now.totals[side]
            assert all(mark.y <= box.h for mark in kinds(low, Text))
            fewest.add(len(few))
        assert min(fewest) == 2 < max(fewest)  # each is told where there is room


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


def test_letters_of_a_menu_stand_on_the_creatures_that_it_names():
    s = fight("enchantress", "titan djinn", ("", "")).state
    look = replace(moments.look(s), marks=(("djinn", "A"), ("titan", "B")))
    scene = board(game.view(s, 0), 0, look)
    assert {"A", "B"} <= set(scene.texts())
    assert pictured.covered(scene) == ()


# The private picture, and the last one


def test_the_private_picture_shows_own_armies_and_the_hand():
    s = position(TWO, ("fly haste", "scrye"))
    scene = hand(game.view(s, 0), 0, moments.look(s))
    texts = scene.texts()
    assert {"Knight", "Elves", "Wolves", "Fly", "Haste"} <= set(texts)
    assert not {"Lich", "Titan", "Scrye"} & set(texts)


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_hand_says_whose_it_is_how_all_stand_and_what_changed(locale):
    s = position(TWO, ("fly haste", "scrye"))
    look = moments.look(s, (m.Moved(1, 28, 30, -1),), locale=locale)
    look = replace(look, names=("Bartholomewstonely", "Bo"))
    scene = hand(game.view(s, 0), 0, look)
    texts = scene.texts()
    assert {"Bartholomewstonely", "Bo"} <= set(texts)
    counted = [mark.text for mark in kinds(scene, Text) if mark.size == board_frame.FACT]
    assert counted == ["1", "2", "1", "2"]
    assert " ".join(turn_narration.foot(summary, look)).split()[-1] in " ".join(texts).split()
    assert (*faults(scene), *pictured.cut(scene), *pictured.covered(scene)) == ()
    assert (*pictured.small(scene, look.names), *pictured.faint(scene)) == ()


@pytest.mark.parametrize(
    "cards",
    [
        "fly haste scrye commune forget control",
        "fly haste scrye commune forget creature_kill control nullify",
    ],
)
def test_in_a_battle_the_armies_that_do_not_fight_are_banners_with_their_force(cards):
    own = ({20: "elves titan", **{21 + at: unit for at, unit in enumerate(LONE)}}, {40: "lich"})
    s = clash("knight archers", "titan", (cards, "death_spell"), others=own)
    assert keys(held(s), "army:") == []
    s, look = do(s, "fight 5").state, moments.look(s, locale="fr")
    scene = hand(game.view(s, 0), 0, look)
    assert sorted(keys(scene, "army:")) == [*["army:0:1"] * 4, "army:0:2"]
    force = sum(d.FORCE[d.UNIT_NAMES.index(unit)] for unit in ("elves", "titan"))
    texts = [text.replace("\xa0", " ") for text in scene.texts()]
    assert texts.count(f"Force {force}") == 1
    shown = [names.unit("fr", d.UNIT_NAMES.index(unit)) in texts for unit in ("knight", "titan")]
    assert shown == [True, False]
    assert wrong(scene, look) == ()


def test_a_debt_is_said_once_below_a_hand_whether_it_can_be_paid_now_or_not():
    s = position(TWO, ("fly haste", "scrye commune"), phase=MAGIC_PHASE, owed=(1, 1))
    for seat in range(2):
        assert " ".join(held(s, seat).texts()).count("You owe") == 1
    s = position(TWO, ("fly haste", "scrye"), phase=MAGIC_PHASE, owed=(0, 0))
    assert "You owe" not in " ".join(held(s).texts())


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_hand_says_what_can_be_done_as_large_as_it_is_read_at_400_pixels(locale):
    for dice in ((2, 5), ()):
        s = position(TWO, ("fly haste", ""), phase=TRAVEL, dice=dice)
        look = moments.look(s, locale=locale)
        told = prompt.asked(game.view(s, 0), 0, look, game.legal(s, 0), brief=True)
        asked = told.split()
        scene = held(s, locale=locale)
        low = scene.box.bottom - GAP
        foot = [text for text in kinds(scene, Text) if text.fits.bottom > low]
        assert " ".join(text.text for text in foot).split() == asked
        assert min(text.size for text in foot) >= LEAST


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("out", [(), (1, 2)])
def test_a_hand_names_all_seats_says_which_is_ones_own_and_who_are_level(out, locale):
    armies = ({9: "knight"}, {28: "lich"}, {7: "knight"}, {8: "elves"})
    s = position(armies, ("fly haste", "scrye", "", ""))
    for seat in out:
        s.out[seat] = 1
    look = replace(moments.look(s, locale=locale), names=(*LONG, "Li"))
    scene = hand(game.view(s, 3), 3, look)
    texts = scene.texts()
    assert set(look.names) <= set(texts)
    assert texts[texts.index("Li") + 1] == look.say("board-you")
    assert texts.count(look.say("magus-wargame-board-out")) == len(out)
    assert look.say("board-level") in texts
    assert (*faults(scene), *pictured.cut(scene), *pictured.covered(scene)) == ()
    assert (*pictured.small(scene, look.names), *pictured.faint(scene)) == ()


@pytest.mark.parametrize("locale", COMPLETE)
def test_armies_that_fill_a_page_are_upright_with_standings_beside_them(locale):
    army = "djinn cyclops dwarves trolls minotaur"
    s = position([{12: army, 21: army, 27: army}, {28: "lich"}], ("fly haste scrye", ""))
    look = moments.look(s, locale=locale)
    scene = hand(game.view(s, 0), 0, look)
    upright = [sprite.box for sprite in kinds(scene, Sprite) if sprite.key.startswith("creature:")]
    assert len(upright) == 15
    assert min(box.h - box.w for box in upright) > 0
    assert look.say("board-you") in scene.texts()
    assert wrong(scene, look) == ()


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_points_of_a_tile_are_clear_of_its_words(locale):
    for unit in range(len(d.UNIT_NAMES)):
        (_, tile) = creature_and_artifact_cards.tile(Box(0, 0, 330, 88), unit, Look(locale=locale))
        texts = [mark for mark in tile.marks if isinstance(mark, Text) and mark.family == "sans"]
        points = [text for text in texts if text.text == str(d.POINTS[unit])]
        assert len(points) == (d.POINTS[unit] > 0)
        for one, other in itertools.product(points, texts):
            sign = extent(one).pad(left=-30).inset(-2)  # the star before it
            assert one is other or not sign.meets(extent(other), 0), other.text


def test_the_private_picture_names_game_and_match_and_says_what_is_asked():
    s = position(TWO, ("fly haste", ""), phase=3, dice=(2, 5))
    texts = hand(game.view(s, 0), 0, moments.look(s)).texts()
    assert {"Magus: fantasy wargame", "k7f2 · move 7"} <= set(texts)
    assert any("each moves a different army" in text for text in texts)
    other = hand(game.view(s, 1), 1, moments.look(s)).texts()
    assert "Éloïse is to move." in " ".join(other)


def test_cards_that_can_be_cast_now_are_raised_and_bright():
    s = position(TWO, ("fly death_spell", ""), phase=3, dice=(2, 5))
    (fly,) = (m_ for m_ in kinds(held(s), Sprite) if m_.key == f"card:{d.MAGIC.index('fly')}")
    (dim,) = (m_ for m_ in kinds(held(s), Sprite) if m_.key.startswith("card:") and m_ != fly)
    assert fly.box.y < dim.box.y
    (rim,) = (mark for mark in kinds(held(s), Sprite) if mark.key == "rim")
    assert rim.box.holds(fly.box)
    (veil,) = veils(held(s))
    assert veil == pytest.approx((dim.box.cx, dim.box.cy))


def test_who_is_not_asked_has_no_card_dimmed():
    s = position(TWO, ("", "fly death_spell"), phase=3, dice=(2, 5))
    assert len(keys(held(s, 1), "card:")) == 2
    assert veils(held(s, 1)) == []


def test_a_board_of_ones_own_says_what_is_asked():
    s = position(TWO, phase=3, dice=(2, 5))
    told = "each moves a different army"
    assert told in " ".join(draw(s, seat=0).texts())
    assert told not in " ".join((*draw(s).texts(), *draw(s, seat=1).texts()))
    past = board(game.view(s, 0), 0, replace(moments.look(s), past=True))
    assert told not in " ".join(past.texts())


def test_all_who_are_in_play_are_said_to_be_tied_where_nobody_leads():
    s = position((*TWO, {7: "knight"}))
    s.out[2] = 1
    assert draw(s).texts().count("tied") == 2


def test_small_maps_are_of_few_sizes_so_that_one_drawing_serves_several():
    view = game.view(position(TWO), None)
    for side in (229.0, 235.5):
        track = minimap(Box(0, 0, side, side), view, Look())[0]
        assert (track.box.w, track.box.cx) == (216, side / 2)


def test_everybody_reads_what_who_moves_can_do():
    s = position(TWO, ("fly", ""), phase=TRAVEL, dice=(2, 5), left=(5,))
    said = "Now: move an army for each die: 5."
    assert said in " ".join(draw(s).texts())
    assert said not in " ".join(draw(s, seat=0).texts())
    assert prompt.able(s, replace(moments.look(s), past=True)) == ""
    fought = fight("lich", "titan", ("fly", "")).state
    assert "play cards" in prompt.able(fought, moments.look(fought))
    split, cast = (replace(s, open=(card, 0, 5)) for card in (d.NONE, d.METAMORPHOSIS))
    assert prompt.able(split, moments.look(s)) == "Now: finish the split."
    assert prompt.able(cast, moments.look(s)) == "Now: decide for Metamorphosis."
    assert said in " ".join(draw(s, seat=1).texts()), "who waits reads it as well"
    owing = position(TWO, ("fly haste scrye", ""), phase=DEBT, owed=(2, 0))
    assert prompt.able(owing, moments.look(owing)) == "Now: pay Forget 2 cards."
    full = position(TWO, phase=EXCESS)
    full.hands[0] = [0] * 8
    assert "discard down to seven" in prompt.able(full, moments.look(full))
    named = fight("druid", "titan wizard cleric", ("", "")).state
    assert "declare whom" in prompt.able(named, moments.look(named))


def test_a_foot_tells_the_dice_also_before_the_first_move():
    s = position(TWO, phase=TRAVEL, dice=(4, 3))
    scene = board(game.view(s, 0), 0, replace(moments.look(s), move=0))
    assert any("rolled 4 and 3" in mark.text for mark in kinds(scene, Text))


def test_armies_that_can_be_moved_have_a_rim_on_a_board_of_ones_own():
    s = position(TWO, phase=3, dice=(2, 5))

    def rims(seat):
        scene = draw(s, seat=seat)
        flags = [mark.box for mark in kinds(scene, Sprite) if mark.key.startswith("army:")]
        return sum(
            flag.holds(mark.box, 1.5) and mark.box.holds(flag, 1.5)
            for mark in kinds(scene, Rect)
            for flag in flags
        )

    assert rims(0) == 2
    assert rims(None) == rims(1) == 0


def test_there_is_no_private_picture_for_who_is_out():
    s = fight("dragon", "wolves", others=({20: "pixies"}, {}, {40: "elves"})).state
    assert hand(game.view(s, 1), 1, moments.look(s)) is None


def test_the_last_picture_has_the_score_in_rank_order():
    s = position([{0: "knight"}, {24: "lich titan", 30: "titan"}])
    s.force[:] = [4, 19]
    look = replace(moments.look(s), result=Result((2, 1), "limit"), to_act=())
    texts = board(game.view(s, None), None, look).texts()
    first, second = texts.index("Maximilien de"), texts.index(moments.NAMES[0])
    assert first < second
    assert {"Towers", "Armies", "Printed Force", "19", "4"} <= set(texts)


def test_the_last_picture_says_once_that_the_last_round_is_played():
    s = position([{0: "knight"}, {24: "lich titan", 30: "titan"}])
    s.force[:] = [4, 19]
    look = replace(moments.look(s, (m.Ended(60),)), result=Result((2, 1), "limit"))
    said = " ".join(board(game.view(s, None), None, look).texts())
    assert "The match is over in round 60." in said
    assert "The last round has been played." not in said
    bare = " ".join(board(game.view(s, None), None, replace(look, events=())).texts())
    assert "The last round has been played." in bare


@pytest.mark.parametrize(
    ("rows", "force", "deed"),
    [
        ([{0: "knight"}, {3: "lich"}], (4, 19), "Towers: 1"),
        ([{0: "knight", 4: "elves"}, {24: "lich"}], (4, 19), "Armies: 2, with towers level"),
        (
            [{0: "knight"}, {24: "lich"}],
            (19, 4),
            "Printed Force: 19, with towers and armies level",
        ),
    ],
)
def test_the_last_picture_tells_what_decided_and_has_it_in_its_last_column(rows, force, deed):
    s = position(rows)
    s.force[:] = force
    look = replace(moments.look(s), result=Result((1, 2), "limit"), to_act=())
    texts = board(game.view(s, None), None, look).texts()
    assert deed in " ".join(texts)
    heads = [text for text in texts if text in {"Towers", "Armies", "Printed Force"}]
    assert heads[-1] == deed.split(":")[0]


@pytest.mark.parametrize(
    "theme", [DARK, LIGHT, theme("dark", "contrast")], ids=lambda t: f"{t.name}-{t.palette}"
)
def test_crowded_pictures_have_no_faults_and_few_bytes(theme):
    full = "lich zombies knight archers dragon trolls"
    eight = {0: full, **{6 * i: "elves" if i < 4 else "wolves" for i in range(1, 7)}, 47: "treant"}
    hands = (" ".join(d.MAGIC[:10]), "")
    owned = ("crown_of_kings holy_shroud", "oaken_shield ring_of_the_magi")
    s = position([eight, {25: "titan"}], hands, artifacts=owned)
    for locale in COMPLETE:
        look = moments.look(s, locale=locale, theme=theme)
        for scene in (board(game.view(s, 0), 0, look), hand(game.view(s, 0), 0, look)):
            assert wrong(scene, look) == ()
            assert len(rasterize_scene.picture(scene)) < LIMIT


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("cards", ["fly haste scrye", " ".join(d.MAGIC[:10])], ids=["few", "many"])
def test_eight_full_armies_have_room(cards, locale):
    rows = [" ".join(d.UNIT_NAMES[i : i + 6]) for i in range(0, 48, 6)]
    s = position(
        [{6 * i: row for i, row in enumerate(rows)}, {3: "titan"}],
        (cards, ""),
        artifacts=("crown_of_kings", ""),
    )
    look = moments.look(s, locale=locale)
    scene = hand(game.view(s, 0), 0, look)
    assert len(keys(scene, "creature:")) == 48
    assert {names.card(locale, card) for card in s.hands[0]} <= set(scene.texts())
    assert {look.say("board-leads"), look.say("board-you"), *look.names} <= set(scene.texts())
    assert {names.ability(locale, unit) for unit in range(48)} - {""} <= set(scene.texts())
    assert wrong(scene, look) == ()
