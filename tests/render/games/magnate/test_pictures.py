from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from engine.game import Result
from engine.games.magnate import final_ranking, game, state_actions_and_events as m
from engine.games.magnate.data import CARD, CARDS, PROVINCES
from engine.rng import Rng
from languages import COMPLETE
from render.games.magnate import cards_and_coins, last_changes, names, property_and_province_emblems
from render.games.magnate.board import board, hand
from render.games.magnate.frame_and_panel_style import MATTER
from render.games.magnate.seat_panels import ahead, changes, standing
from render.games.magnate.turn_summary import summary
from render.paint import font_metrics, rasterize_scene
from render.paint.box_layout import PAGE, Box
from render.paint.colour_arithmetic import contrast
from render.paint.lettering import faults
from render.paint.scene import Circle, Drawing, Ground, Halo, Polygon, Rect, Scene, Sprite, Text
from render.paint.theme import DARK, GOLD, LIGHT, THEMES, dressed, framed
from render.widgets.board_frame import FACT, SAID
from render.words.catalogues import say
from render.words.turn_grouping import Turn
from tests.games.magnate.positions import position
from tests.laws import pictured
from tests.render.games.magnate.matches import NAMES, Moment, crowded, match, starts

CLOTHES = [(who, locale) for who in ("usual", "long") for locale in COMPLETE]
LONG = ("Wilhelmina-Maximiliane von und zu", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW")
GOLDEN = Path(__file__).with_name("board.log")

FULL = position(
    hand="rite chance_meeting ace_of_moons", other="window author sailor", courts=True,
    tokens=("moons 12 suns 3 waves 1 leaves 14 wyrms 10 knots 7", "moons 1 waves 10 knots 21"),
    columns=(
        {"watchman": "journey mountain forest lunatic diplomat pact discovery",
         "borderland": "origin", "excuse": "penitent desert", "harvest": "painter",
         "light_keeper": "mill"},
        {"watchman": "battle", "borderland": "cave darkness island", "excuse": "merchant",
         "harvest": "savage", "light_keeper": "castle betrayal soldier"},
    ),
    deeds=(
        {"watchman": "suns 2 waves 2", "borderland": "leaves 1", "excuse": "suns 1",
         "harvest": "suns 1 knots 1", "light_keeper": "waves 2"},
        {"borderland": "suns 3 waves 2 wyrms 4", "harvest": "leaves 1", "excuse": ""},
    ),
    wishes=({"watchman": "suns", "light_keeper": "leaves"}, {}),
)  # fmt: skip
EVENTS = (
    m.Traded(1, 2, 3), m.Traded(1, 5, 1), m.Deeded(1, CARD["island"], 1),
    m.Paid(1, CARD["island"], (0, 1, 1, 0, 1, 0)), m.Developed(1, CARD["island"], 1, 1, 3),
    m.Developed(1, CARD["island"], 1, 2, 2), m.Developed(1, CARD["island"], 1, 4, 4),
    m.Rolled(0, 31, 10, 1, 3), m.Taxed(0, 3, 2), m.Taxed(1, 3, 9),
    m.CrownsPaid(0, (0, 1, 2)), m.CrownsPaid(1, (3, 4, 5)),
)  # fmt: skip


def full():
    FULL.dice, FULL.turn = [10, 1, 4], 31
    return Moment(FULL, EVENTS, 77)


def drawn(moment, seat=None, **clothes):
    return board(moment.view(seat), seat, moment.look(seat, **clothes))


def turn_of(seat, **clothes):
    moment = full()
    look = moment.look(**clothes)
    ended = [e for e in look.events if not isinstance(e, (m.Rolled, m.Taxed, m.CrownsPaid))]
    look = replace(look, turns=(Turn(seat, tuple(ended)),))
    return board(moment.view(None), None, look)


def held(moment, seat, **clothes):
    return hand(moment.view(seat), seat, moment.look(seat, **clothes))


def shown(scene):
    return " ".join(scene.texts())


def samples():
    for key in (("1", "greedy", False), ("3", "greedy", True), ("2", "random", False)):
        moments = match(*key)
        turns = starts(moments)
        yield from (turns[0], turns[3], turns[len(turns) // 2], turns[-2], moments[-1])
        yield crowded(moments)
        yield from moments[5 :: len(moments) // 4]
    yield full()


# Lettering.


@pytest.mark.parametrize(("who", "locale"), CLOTHES)
def test_no_text_leaves_its_box_or_is_too_small(who, locale):
    called = {"usual": NAMES, "long": LONG}[who]
    for moment in samples():
        assert faults(drawn(moment, locale=locale, names=called)) == ()
        for seat in (0, 1):
            scene = held(moment, seat, locale=locale, names=called)
            assert scene is None or faults(scene) == ()


def test_themes_change_colours_and_nothing_else():
    moment = full()
    for theme in THEMES:
        assert drawn(moment, theme=theme).texts() == drawn(moment).texts()
        assert held(moment, 0, theme=theme).texts() == held(moment, 0).texts()


@pytest.mark.parametrize("locale", COMPLETE)
def test_names_of_provinces_and_cards_are_whole(locale):
    for moment in samples():
        scene = drawn(moment, locale=locale)
        for province in range(len(PROVINCES)):
            lines = [p.text.text for p in scene.lettering() if p.sprite == f"pawn:{province}"]
            assert " ".join(lines) == names.province(locale, province)
        assert pictured.cut(scene) == ()


def test_a_covered_card_has_its_whole_name_or_none():
    low = Box(0, 0, 150, 30)
    named = [
        cards_and_coins._name(low, card, locale) for card in CARD.values() for locale in COMPLETE
    ]
    assert () in named
    assert not any("…" in line.text for lines in named for line in lines)


def test_every_last_card_of_a_column_is_named_where_there_is_room():
    for moment in samples():
        texts = shown(drawn(moment)).replace("\u00a0", " ")
        for side in moment.state.columns:
            for column in side:
                if 0 < len(column) <= 4:
                    for word in names.card("en", column[-1]).split():
                        assert word in texts


def test_what_is_read_on_a_phone_is_large():
    scene = drawn(full())
    large = {p.text.text for p in scene.lettering() if p.text.size * p.scale >= SAID}
    assert f"{NAMES[0]} to move" in large
    for pair in final_ranking.totals(FULL):
        assert {str(total) for total in pair} <= large
    assert {"12", "14", "21"} <= large


# Emblems.


def test_no_two_emblems_look_alike_and_every_card_and_province_has_one():
    outlines = {f"card {i}": property_and_province_emblems.card(i) for i in range(len(CARDS))}
    drawn_ = {f"card {i}": property_and_province_emblems.picture(i) for i in range(len(CARDS))}
    drawn_ |= {
        f"province {i}": property_and_province_emblems.land(i) for i in range(len(PROVINCES))
    }
    assert len(drawn_) == 34 + 5
    pressed = {name: draw(pictured.EMBLEM, "#20262f", "#f3ead6") for name, draw in outlines.items()}
    assert pictured.twins(pressed) == ()
    marks = {name: draw(pictured.EMBLEM, "#20262f", "#f3ead6") for name, draw in drawn_.items()}
    assert pictured.twins(marks) == ()


def test_every_card_has_a_scene_behind_its_emblem_and_a_province_large_suits():
    scenes = set()
    for card in range(len(CARDS)):
        (sprite,) = cards_and_coins.property_card(Box(0, 0, 172, 250), card, "en", DARK)
        (scene,) = (m for m in sprite.marks if isinstance(m, Drawing) and "/scene-" in m.name)
        assert rasterize_scene.paint(Scene(PAGE, (scene,))).getbbox()
        scenes.add(scene.name)
    assert len(scenes) == 8
    pawn = next(s for s in sprites_of(drawn(full()), "pawn:") if s.key == "pawn:0")
    large = [m for m in pawn.marks if isinstance(m, Drawing) and m.box.w >= 38]
    assert len(large) == 1 + 3


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_card_has_its_whole_name_upright_and_as_a_deed(locale):
    for card in range(len(CARDS)):
        for up in (False, True):
            place = Box(100, 100, 172, 250)
            lying = Box(400, 100, cards_and_coins.DEED, cards_and_coins.deed_height(card, locale))
            one = cards_and_coins.property_card(place, card, locale, DARK, up=up)
            other = cards_and_coins.deed_card(lying, card, (1,) * 6, locale, DARK, up=up)
            scene = Scene(PAGE, one, other)
            assert pictured.cut(scene) == ()
            assert pictured.small(scene) == ()
            assert faults(scene) == ()
            for sprite in (*one, *other):
                texts = [mark.text for mark in sprite.marks if isinstance(mark, Text)]
                assert names.card(locale, card) in " ".join(texts)


# What the board shows.


def test_the_board_is_the_same_for_everybody():
    for moment in samples():
        public = replace(moment.look(None), past=True)
        for seat in (0, 1):
            assert board(moment.view(seat), seat, public) == board(moment.view(None), None, public)


def test_a_board_does_not_change_what_it_is_given():
    moment = full()
    view = moment.view(None)
    before = repr(view)
    assert drawn(moment) == drawn(moment)
    board(view, None, moment.look())
    assert repr(view) == before


def test_every_card_of_a_column_is_drawn_with_its_rank():
    keys = {placed.sprite for placed in drawn(full()).lettering()}
    for seat, side in enumerate(FULL.columns):
        for province, column in enumerate(side):
            for card in column:
                lying = card == column[-1] and FULL.deeds[seat][province]
                assert f"{'deed' if lying else 'card'}:{card}" in keys


def test_cards_stay_in_their_column_and_show_their_strips():
    scene = drawn(full())
    sprites = [mark for layer in scene.layers for mark in layer if isinstance(mark, Sprite)]
    assert all(scene.box.holds(sprite.box) for sprite in sprites)
    tops = [s.box.y for s in sprites if s.box.x < 200 and s.box.y > 500]
    steps = [b - a for a, b in pairwise(tops)]
    assert len(tops) == 7
    assert all(step >= 24 for step in steps)


def test_deeds_are_counted_in_all_and_by_suit():
    texts = [p.text.text for p in drawn(full()).lettering() if p.sprite == f"deed:{CARD['island']}"]
    assert texts[0] == "10"
    assert "9/10" in texts
    assert [text for text in texts if text.isdecimal()][1:] == ["3", "2", "4"]


def test_what_changed_has_the_halo():
    plain = drawn(Moment(FULL, (), 77))
    changed = drawn(full())

    def halos(scene):
        return [mark for layer in scene.layers for mark in layer if isinstance(mark, Halo)]

    assert halos(plain) == []
    assert len(halos(changed)) == 1 + 1  # the Island, once, and the dice
    assert {halo.colour for halo in halos(changed)} == {
        DARK.seat(1),
        framed(dressed(DARK, MATTER)).halo,
    }


def test_tokens_show_how_they_changed():
    given = full().look()
    assert changes(given, 0) == [1, 1, 1, -2, 0, 0]
    assert changes(given, 1) == [0, 1 - 1 - 3, -3 - 1 - 2, 1 - 9 + 1, -1 - 4 + 1, -3 + 1]
    assert "−7" in drawn(full()).texts()


def test_changes_of_tokens_are_those_of_the_match():
    moments = match("2", "random")
    turns = starts(moments)
    for before, after in pairwise(turns):
        for seat in (0, 1):
            tokens = zip(after.state.tokens[seat], before.state.tokens[seat], strict=True)
            assert changes(after.look(), seat) == [new - old for new, old in tokens]


def test_the_dice_say_what_they_pay_and_tax():
    assert "Crowns · Tax: Leaves" in drawn(full()).texts()
    s = position()
    s.dice = [4, 7, 0]
    assert "Rank 7 pays" in drawn(Moment(s, (), 0)).texts()
    s.dice = [1, 1, 2]
    assert "Aces · Tax: Suns" in drawn(Moment(s, (), 0)).texts()


def test_the_foot_says_what_changed_in_words():
    assert (
        "bought the deed of the Island in the Borderland"
        " for 1 Sun, 1 Wave and 1 Wyrm and laid 3 Suns, 2 Waves and 4 Wyrms on it"
    ) in shown(turn_of(1)).replace("\u00a0", " ")
    assert "The match begins. Turn 1, " in shown(drawn(match("1")[0]))
    first = shown(drawn(Moment(position(), (), 9))).replace("\u00a0", " ")
    assert f"Turn 1, {NAMES[0]}: the dice show 10 and 10." in first


def test_who_leads_stands_on_the_panels_and_not_in_the_foot():
    before = position(columns=({}, {}))
    after = position(columns=({"watchman": "author"}, {}))
    built = m.Built(0, CARD["author"], 0)
    turn = Turn(0, (built,), before=before, after=after)
    moment = Moment(after, (built,), 7)
    look = replace(moment.look(), turns=(turn,))
    told = shown(board(moment.view(None), None, look))
    assert "leads" in told
    assert "in one" not in told
    assert "province" in " ".join(summary(turn, look))


def test_where_nobody_did_anything_it_is_told_what_the_roll_paid():
    paid = m.DeedPaid(0, CARD["mill"], 0, 2)
    told = shown(drawn(Moment(position(), (paid,), 9))).replace("\u00a0", " ")
    assert f"The deed of the Mill pays {NAMES[0]} 1 Wave." in told


def test_a_name_that_ends_in_a_digit_is_bold_without_what_follows_it():
    assert "Player 2" in turn_of(1, names=("Player 1", "Player 2")).texts()


def test_the_foot_says_what_must_be_chosen_or_paid():
    s = position(columns=({"watchman": "battle"}, {}), deeds=({"watchman": ""}, {}))
    s.owed = [0]
    assert "Now: choose what the deed of the Battle pays." in shown(drawn(Moment(s, (), 0)))
    s.owed, s.bill = [], CARD["castle"]
    assert "Now: pay 7 tokens for the Castle." in shown(drawn(Moment(s, (), 0)))


def test_the_last_turns_are_called_so():
    assert "last turns" in drawn(Moment(position(last=2), (), 0)).texts()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({}, "Ends after the 2nd pile"),
        ({"recycled": [1, 2, 3], "pile": [2, 3]}, "Ends in 4 turns"),
        ({"recycled": [1, 2, 3], "pile": [], "last": 2}, "Ends in 2 turns"),
        ({"recycled": [1, 2, 3], "pile": [], "last": 1}, "Ends with this turn"),
    ],
)
def test_a_board_says_how_near_the_end_is(change, said):
    assert said in drawn(Moment(replace(position(), **change), (), 9)).texts()


@pytest.mark.parametrize("locale", COMPLETE)
def test_turns_of_both_seats_are_told_where_each_alone_would_fill_the_foot(locale):
    moment = full()
    turns = tuple(
        Turn(seat, tuple(replace(e, seat=seat) for e in EVENTS if e.seat == 1)) for seat in (1, 0)
    )
    look = replace(moment.look(None, locale=locale), turns=turns)
    lines = last_changes.told(moment.view(None), look)
    assert len(lines) == 2
    said = shown(board(moment.view(None), None, look))
    assert all(line[-24:] in said for line in lines)


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_end_shows_winner_and_score(locale):
    moment = match("1")[-1]
    result = game.result(moment.state)
    texts = drawn(moment, locale=locale).texts()
    (winner,) = result.winners
    assert say(locale, "board-winner", name=NAMES[winner]) in texts
    for row in result.score[-3:]:
        assert all(str(value) in texts for value in row.values)


def test_a_long_unbroken_name_of_a_winner_is_whole_and_larger_than_in_the_score():
    who = "Bartholomewstone"
    placed = drawn(match("1")[-1], names=(who, who)).lettering()
    sizes = sorted(p.text.size * p.scale for p in placed if p.text.text == who)
    assert len(sizes) >= 3
    assert sizes[-1] > sizes[-2]


def test_the_figure_of_the_winner_leaves_the_mark_on_their_banner_free():
    scene = drawn(match("1")[-1])
    shapes = [mark for mark in every(scene) if isinstance(mark, Drawing) and mark.box.y > 84]
    (crown,) = (mark.box for mark in shapes if mark.name == "magnate/crown-on-cushion")
    (banner,) = (mark.box for mark in shapes if mark.name == "standard")
    sign = Box.around(*banner.at(0.5, 128 / 300), banner.h * 0.2)
    assert not sign.meets(crown.fitted(240 / 212, v=1.0))
    assert not [mark for mark in shapes if mark.name == "crown"]


def test_the_crown_of_a_winner_above_the_duchy_stands_close_to_their_name():
    who = "Bartholomewstone"
    scene = drawn(match("1")[-1], names=(who, who))
    (crown,) = (
        mark.box
        for mark in every(scene)
        if isinstance(mark, Drawing) and mark.name == "magnate/crown-on-cushion"
    )
    text = next(each.text for each in scene.lettering() if each.text.family == "black")
    left = text.x - font_metrics.measure(who, text.size, "bold", "black") / 2
    assert 0 < left - crown.right < crown.w / 2


@pytest.mark.parametrize("moment", [match("1")[9], match("1")[-1]], ids=("board", "end"))
@pytest.mark.parametrize("who", ["Ann", "Bartholomewstone"])
def test_the_road_covers_where_a_land_is_not_painted(moment, who):
    marks = list(every(drawn(moment, names=(who, who))))
    (at,) = (
        at
        for at, mark in enumerate(marks)
        if isinstance(mark, Drawing) and mark.name in ("magnate/dusk", "magnate/noon")
    )
    land = marks[at].box
    bare = Box(land.x, land.at(0, 0.42)[1], land.w, land.h * 0.16)
    assert any(isinstance(mark, Ground) and mark.box.holds(bare) for mark in marks[at:])


def test_at_night_panels_are_dark_as_the_board_is():
    dark, light = (framed(dressed(theme, MATTER)).panel for theme in (DARK, LIGHT))
    assert contrast(dark, "#ffffff") > 10 > 2 > contrast(light, "#ffffff")


def test_a_resigned_match_is_drawn_with_the_score_so_far():
    moment = full()
    look = moment.look()
    look = replace(look, result=Result((2, 1), "resigned"), to_act=())
    scene = board(moment.view(None), None, look)
    assert faults(scene) == ()
    assert f"{NAMES[1]} wins" in scene.texts()


# The hand.


def test_a_hand_says_what_each_card_could_do():
    s = position(
        hand="castle mill pact", tokens=("suns 4 knots 3 moons 1", ""),
        columns=({"watchman": "author", "light_keeper": "origin"}, {}),
    )  # fmt: skip
    texts = held(Moment(s, (), 1), 0).texts()
    assert "Build for 7" in texts
    assert "Watchman, Excuse and Harvest" in " ".join(texts)
    assert "8 tokens short" in texts
    assert texts.count("Sell for") == 3
    assert {"Castle", "Mill", "Pact", NAMES[0], "Provinces"} <= set(texts)


@pytest.mark.parametrize(
    ("columns", "tokens", "told"),
    [
        (({"watchman": "author"}, {}), ("", ""), ("you lead by 1 province", "leads by 1 province")),
        (({"watchman": "author"}, {"harvest": "castle"}), ("", ""),
         ("leads by 5 ranks", "you lead by 5 ranks")),
        (({}, {}), ("suns 2", "suns 1"), ("you lead by 1 token", "leads by 1 token")),
        (({}, {}), ("", ""), ("tied", "tied")),
    ],
)  # fmt: skip
def test_a_hand_says_who_leads_and_by_how_much(columns, tokens, told):
    s = position(columns=columns, tokens=tokens)
    for seat in (0, 1):
        scene = held(Moment(s, (), 1), seat)
        assert told[seat] in scene.texts()
        banner = [p.text for p in scene.lettering() if p.text.fits and p.text.fits.y < 84]
        assert not any("lead" in text.text for text in banner)


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_lead_is_written_whole_in_a_hand(locale):
    s = position(columns=({"watchman": "author", "harvest": "castle"}, {}))
    for seat in (0, 1):
        scene = held(Moment(s, (), 1), seat, locale=locale)
        who = "other" if seat else "you"
        assert say(locale, "magnate-hand-lead", who=who, what="provinces", n=2) in scene.texts()


def test_a_hand_shows_whose_it_is_which_totals_are_theirs_and_what_changed_last():
    moment = full()
    for seat in (0, 1):
        scene = held(moment, seat)
        assert NAMES[seat].split()[0] in shown(scene)
        said = shown(scene).replace("\u00a0", " ")
        assert "bought the deed of the Island" in said
        assert f"{'You' if seat == 1 else NAMES[1]} traded 3" in said
        spot = next(p.text.fits for p in scene.lettering() if p.text.text == "Provinces")
        beside = [mark for mark in every(scene) if isinstance(mark, (Circle, Polygon))]
        shapes = {type(mark): _middle(mark) for mark in beside if spot.holds(_around(mark), 2)}
        order = sorted(shapes, key=lambda kind: shapes[kind])
        assert order == ([Circle, Polygon] if seat == 0 else [Polygon, Circle])


def _around(mark):
    if isinstance(mark, Circle):
        return Box.around(mark.x, mark.y, 2 * mark.r)
    xs, ys = zip(*mark.points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _middle(mark):
    return _around(mark).cx


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_hand_names_game_and_match_as_a_board_does(locale):
    scene = held(Moment(position(hand="castle"), (), 1), 0, locale=locale)
    texts = scene.texts()
    assert "Magnate" in texts
    whose = say(locale, "magnate-hand-title")
    assert any(text.startswith(whose) for text in texts)


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_panel_has_three_large_facts_and_each_says_whole_what_it_counts(locale):
    look = full().look(locale=locale)
    placed = [
        (p.text.text, p.text.size * p.scale) for p in drawn(full(), locale=locale).lettering()
    ]
    for seat in (0, 1):
        for what, n in zip(("unit", "ranks", "stock"), standing(FULL, seat), strict=True):
            assert (str(n), FACT) in placed
            assert look.say(f"magnate-board-{what}", n=n) in [text for text, _ in placed]


def test_what_puts_a_seat_ahead_is_told_in_the_order_of_the_rules():
    def leads(columns, tokens=("", "")):
        s = position(columns=columns, tokens=tokens)
        return [ahead(s, seat) for seat in (0, 1)]

    assert leads(({"watchman": "author"}, {})) == [0, None]
    assert leads(({"watchman": "author"}, {"harvest": "castle"})) == [None, 1]
    assert leads(({}, {}), ("suns 2", "suns 1")) == [2, None]
    assert leads(({}, {}), ("suns 1", "knots 1")) == [None, None]


@pytest.mark.parametrize(("played", "can"), [(False, "Now: build"), (True, "Now: develop")])
def test_a_public_board_says_what_can_be_done_in_the_colour_of_who_does_it(played, can):
    scene = drawn(Moment(position(played=played), (), 1))
    assert can in shown(scene).replace("\u00a0", " ")
    arrows = [mark for mark in every(scene) if isinstance(mark, Polygon)]
    assert framed(dressed(DARK, MATTER)).seat(0) in {arrow.fill for arrow in arrows}
    moment = Moment(position(played=played), (), 1)
    past = board(moment.view(None), None, replace(moment.look(), past=True))
    assert "Now:" not in shown(past)


def test_a_playable_card_is_raised_and_others_are_dimmed():
    s = position(hand="castle mill pact", tokens=("suns 4 knots 3", ""))
    cards = sprites_of(held(Moment(s, (), 1), 0))
    veils = veils_of(held(Moment(s, (), 1), 0))
    assert [card.box in veils for card in cards] == [False, True, True]
    assert cards[0].box.y < cards[1].box.y


def test_a_hand_out_of_turn_is_plain_and_says_who_is_waited_for():
    scene = held(Moment(position(), (), 1), 1)
    assert veils_of(scene) == []
    assert f"{NAMES[0]} is to move. This is what your cards could do now." in " ".join(
        scene.texts()
    )


def test_after_the_card_is_played_the_rest_is_dimmed():
    scene = held(Moment(position(hand="castle mill", played=True), (), 1), 0)
    assert veils_of(scene) == [card.box for card in sprites_of(scene)]
    assert "Your card of this turn is played: develop, trade, end." in scene.texts()


def test_after_the_card_is_played_no_way_to_play_another_looks_open():
    def titles(played):
        scene = held(Moment(position(hand="castle mill", played=played), (), 1), 0)
        inks = {p.text.colour for p in scene.lettering() if p.text.text in ("Deed for", "Sell for")}
        faint = {sprite.alpha for sprite in sprites_of(scene, "coin:") if sprite.box.x < 1000}
        return inks, faint

    theme = framed(dressed(DARK, MATTER))
    assert titles(True)[0] == {theme.muted}
    assert theme.ink in titles(False)[0]
    assert max(titles(True)[1]) < 0.5
    assert titles(False)[1] == {1}


def test_own_deeds_say_what_they_lack_and_prefer():
    texts = held(full(), 0).texts()
    assert texts.count("One token short") == 4
    assert "6 tokens short" in texts
    assert "4/5" in texts


def test_the_suit_that_a_deed_prefers_is_framed_beside_the_other():
    at = {"columns": ({"borderland": "sailor"}, {}), "deeds": ({"borderland": "waves 1"}, {})}
    plain = held(Moment(position(**at), (), 1), 0)
    framed = held(Moment(position(**at, wishes=({"borderland": "leaves"}, {})), (), 1), 0)
    assert "preferred" in framed.texts()
    assert "preferred" not in plain.texts()
    more = [mark for mark in every(framed) if mark not in every(plain)]
    assert [type(mark) for mark in more] == [Rect, Text, Rect]
    assert [mark for mark in every(plain) if mark not in every(framed)] == []


def every(scene):
    return [mark for layer in scene.layers for mark in layer]


def test_there_is_no_hand_at_the_end():
    moment = match("1")[-1]
    assert all(held(moment, seat) is None for seat in (0, 1))


def sprites_of(scene, key="card:"):
    sprites = [mark for layer in scene.layers for mark in layer if isinstance(mark, Sprite)]
    return [sprite for sprite in sprites if sprite.key.startswith(key)]


def veils_of(scene):
    return [sprite.box for sprite in sprites_of(scene, "veil")]


def test_after_a_card_is_played_the_cards_that_were_not_seen_fill_its_place():
    s = position(hand="castle mill", other="pact cave desert", played=True, discards="journey")
    small = {sprite.key for sprite in sprites_of(held(Moment(s, (), 1), 0), "small:")}
    assert {f"small:{CARD[name]}" for name in ("pact", "cave", "desert")} <= small
    assert not {f"small:{CARD[name]}" for name in ("castle", "mill", "journey")} & small
    assert len(small) == len(s.pile) + 3


def test_letters_of_a_menu_stand_at_their_provinces_and_cards():
    s = position(hand="castle mill pact")
    moment = Moment(s, (), 1)
    look = replace(moment.look(0), marks=(("harvest", "A"), ("watchman", "B"), ("mill", "C")))
    on_board, in_hand = (draw(moment.view(0), 0, look).texts() for draw in (board, hand))
    assert {"A", "B"} <= set(on_board)
    assert "C" not in on_board
    assert "C" in in_hand


def test_who_has_had_the_last_turn_reads_that_nothing_more_can_be_done():
    scene = held(Moment(position(last=1), (), 1), 1)
    assert "what your cards could do" not in " ".join(scene.texts())
    assert "Your last turn is over." in " ".join(scene.texts())


def test_a_roll_that_waits_for_a_choice_does_not_pay_nobody():
    events = (m.Rolled(0, 5, 4, 2, 6),)
    s = position(columns=({"watchman": "battle"}, {}), deeds=({"watchman": ""}, {}))
    assert "to nobody" in drawn(Moment(s, events, 1)).texts()
    s.owed = [0]
    assert "to nobody" not in drawn(Moment(s, events, 1)).texts()


# Secrecy.


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_hidden_from_a_viewer_changes_nothing_in_its_pictures(seat):
    viewer = 0 if seat is None else seat
    for key in (("1", "greedy", False), ("3", "random", True)):
        for number, moment in enumerate(match(*key)[::17]):
            if moment.state.last == 0:
                continue
            other = Moment(
                game.guess(moment.view(viewer), viewer, Rng(str(number))),
                moment.events,
                moment.move,
            )
            look = moment.look(seat)
            assert board(other.view(seat), seat, look) == board(moment.view(seat), seat, look)
            if seat is not None:
                assert hand(other.view(seat), seat, look) == hand(moment.view(seat), seat, look)


def test_a_hand_of_another_seat_is_in_no_picture():
    public = position(hand="castle mill pact", other="cave desert savage")
    moment = Moment(public, (), 1)
    mine, theirs = {"Castle", "Mill", "Pact"}, {"Cave", "Desert", "Savage"}
    own = set(held(moment, 0).texts())
    assert mine <= own
    for everyone in (drawn(moment, 0), drawn(moment, 1), drawn(moment, None)):
        assert not (mine | theirs) & set(everyone.texts())
    assert not theirs & own


# Bytes.


def test_pictures_are_small_files():
    for moment in (full(), crowded(match("3", "greedy", True))):
        for theme in (DARK, LIGHT):
            assert len(rasterize_scene.picture(drawn(moment, theme=theme))) <= rasterize_scene.LIMIT
            scene = held(moment, 0, theme=theme)
            assert scene is None or len(rasterize_scene.picture(scene)) <= rasterize_scene.LIMIT


def test_the_ground_layer_is_one_for_all_positions():
    going = [moment for moment in samples() if moment.state.last]
    grounds = {drawn(moment, locale="fr").layers[0] for moment in going}
    assert len(grounds) == 1


def test_the_table_is_drawn_as_it_was():
    # After a change that is wanted, write `table().log()` into the file.
    assert table().log() == GOLDEN.read_text(encoding="utf-8")


def table():
    scene = drawn(full())
    columns = 2 * len(PROVINCES)
    return Scene(scene.box, *scene.layers[1 : 2 + columns])


def test_a_panel_has_a_back_for_each_card_in_the_hand_and_gold_under_what_leads():
    scene = drawn(full())
    backs = [m.box for m in every(scene) if isinstance(m, Drawing) and m.name == "card-back"]
    placed = pictured.lettered(scene)
    for back in backs:
        called = [e.box for e in placed if any(e.text.text in name for name in NAMES)]
        assert back.bottom < min(box.y for box in called if box.x > 1100 and box.y > back.y)
    crowns = [m.box for m in every(scene) if isinstance(m, Drawing) and m.name == "crown"]
    units = [each.box for each in placed if each.text.text in ("ranks", "tokens", "provinces")]
    assert crowns
    assert units
    assert not any(crown.inset(0, -2).meets(unit) for crown in crowns for unit in units)
    upper = [box for box in backs if box.y < scene.box.cy]
    assert [len(upper), len(backs) - len(upper)] == [len(FULL.hands[1]), len(FULL.hands[0])]
    seat = next(seat for seat in (0, 1) if ahead(FULL, seat) is not None)
    plates = [m.box for m in every(scene) if isinstance(m, Rect) and m.fill == GOLD]
    led = [
        p.text.text
        for p in scene.lettering()
        if p.text.size == FACT and any(box.holds(p.text.fits, 40) for box in plates)
    ]
    assert led == [str(standing(FULL, seat)[ahead(FULL, seat)])]
