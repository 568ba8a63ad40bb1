"""The board and the hand: everything is on them, in few bytes, in all clothes."""

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL import ImageChops, ImageStat

from engine.games.seven_sages import actions, events, game
from engine.games.seven_sages.data import (
    FIRST_SPELL,
    HIERARCHY,
    NONE,
    OWL,
    ROLES,
    SPELLS,
    SUIT_OF,
    TILES,
    worths,
)
from engine.games.seven_sages.position_builder import cards
from engine.games.seven_sages.state import ALLIES, COMBAT, OPEN, OVER
from languages import COMPLETE
from render.games.seven_sages import names, own_secrets_drawing
from render.games.seven_sages.board import board, hand
from render.games.seven_sages.portraits_trees_cards import CARD, emblem, portrait, tree
from render.games.seven_sages.position_text import PHASES, around, describe, filed, phase
from render.games.seven_sages.prompt import asked, offered
from render.look import Look
from render.paint import Box, font_metrics, rasterize_scene, svg_images
from render.paint.lettering import extent, faults
from render.paint.scene import Drawing, Halo, Polygon, Rect, Scene, Sprite, Text
from render.paint.theme import DARK, FIGURE, GOLD, LEAST, LIGHT, NOTE, THEMES
from render.widgets.board_frame import FACT
from render.words.turn_grouping import Turn
from render.workers import sample_positions
from tests.games.seven_sages import moments
from tests.games.seven_sages.positions import do, done, position
from tests.laws import pictured

LIMIT = 300 * 1024
ROLE_NAMES = [role.capitalize() for role in ROLES]


def draw(s, happened=(), **more):
    return board(game.view(s, None), None, moments.look(s, happened, **more))


def held(s, seat=0, **more):
    return hand(game.view(s, seat), seat, moments.look(s, **more))


def marks(scene, kind):
    return [mark for layer in scene.layers for mark in layer if isinstance(mark, kind)]


def test_clearings_show_name_place_crystals_and_the_roles_in_play():
    texts = draw(position(crystals=((2, 7), (3, 4), (5, 6)))).texts()
    assert {"Oak", "Birch", "Beech", "bottom", "left", "right", "2", "7", "3", "4"} <= set(texts)
    assert "Druid" not in texts  # in the box with four players


def test_a_portrait_is_one_drawing_for_all_seats():
    sprites = [portrait(Box(0, 0, 80, 100), 1, rim=rim) for rim in ("#0072b2", "#d55e00")]
    assert len({body.marks for body, _ in sprites}) == 1
    assert len({edge.marks for _, edge in sprites}) == 2


def test_the_marker_names_the_alliance_that_leads():
    assert "I leads +7" in " ".join(draw(position(laid=((0, "witch 7"),))).texts())
    assert "II leads +4" in " ".join(draw(position(laid=((1, "seer 4"),))).texts())
    golden = [mark for mark in marks(draw(position()), Rect) if mark.fill == GOLD]
    ahead = [m for m in marks(draw(position(laid=((1, "seer 4"),))), Rect) if m.fill == GOLD]
    assert len(ahead) == len(golden) + 1  # as on the flag of who is ahead
    assert "0" in draw(position()).texts()


def test_the_marker_lies_on_the_side_of_its_alliance():
    def flag(s):
        return next(t for t in draw(s).lettering() if "+" in t.text.text).text.x

    assert flag(position(laid=((0, "witch 7"),))) < flag(position(laid=((1, "seer 7"),)))


def test_cards_lie_beside_who_played_them_in_the_order_of_play():
    s = position(laid=((0, "witch 7"), (1, "seer 4"), (0, "owl 3"), (0, "spell moventi")))
    played = {mark.key: mark.box for mark in marks(draw(s), Sprite) if "played:" in mark.key}
    own = [box for key, box in played.items() if key.startswith("played:0:")]
    other = next(box for key, box in played.items() if key.startswith("played:1:"))
    assert own[0].cy == own[1].cy == own[2].cy
    assert own[0].x < own[1].x < own[2].x < other.x
    assert "Moventi" in draw(s).texts()


def test_the_second_1_of_a_role_tells_that_it_counts_10():
    assert "10" not in draw(position(laid=((0, "witch 1"), (1, "seer 1")))).texts()
    assert draw(position(laid=((0, "witch 1 witch 1"), (1, "seer 1")))).texts().count("10") == 1


def test_a_played_card_and_the_marker_are_marked_as_changed():
    before = position(hands=("witch 4",), active=0)
    s, happened = done(before, "0 play witch 4")
    assert len(marks(draw(s, happened), Halo)) == 3  # and how many cards are left
    assert marks(draw(s), Halo) == []


def test_who_has_news_about_the_alliances_is_marked():
    before = position(5, phase="negotiate")
    s, happened = done(before, "0 invite 3", "1 answer no_deal", "3 accept 0")
    heard = [
        happened,
        [event for event in happened if not isinstance(event, events.Invited)],
        (),
    ]
    counts = [len(marks(draw(s, seen), Halo)) for seen in heard]
    assert counts == [3, 3, 0]


def test_in_a_close_row_neither_neighbours_nor_marks_hide_what_a_card_is_worth():
    laid = "witch 2 owl 3 witch 4 owl 4 owl 5 spell binensus"
    before = position(hands=("witch 7",), laid=((0, laid),))
    before.second[0] = 4
    s, happened = done(before, "0 play witch 7")
    scene = draw(s, happened)
    played = [mark for mark in marks(scene, Sprite) if "played:0:" in mark.key]
    assert all(b.box.x - a.box.x > 30 for a, b in pairwise(played))
    assert pictured.covered(scene) == ()


def test_the_knot_lies_towards_the_camp_that_leads_and_at_its_end_with_25():
    def knot(s):
        return next(mark.box.cx for mark in marks(draw(s), Sprite) if mark.key == "knot")

    level = knot(position())
    assert knot(position(laid=((0, "witch 7"),))) < level < knot(position(laid=((1, "seer 7"),)))


def _ends_of_the_rope(s):
    """Return what is written below the rope, from the left."""
    low = next(m.box for m in marks(draw(s), Drawing) if m.name == "seven_sages/rope").bottom
    texts = sorted(draw(s).lettering(), key=lambda text: text.text.x)
    ends = [t.text for t in texts if low < t.text.y < low + 80 and t.text.size == FIGURE]
    return [int(text.text) for text in ends if text.text.isdecimal()]


@pytest.mark.parametrize("laid", ["", "witch 1 witch 1 owl 3 spell moventi"])
def test_what_both_alliances_have_stands_beside_the_tents_and_adds_up_to_the_lead(laid):
    s = position(5, laid=((0, laid), (1, "seer 4"), (2, "priestess 7")))
    one, two = _ends_of_the_rope(s)
    assert (one, two) == (21 if laid else 7, 4)
    assert one - two == s.marker


def test_the_bonus_of_who_stands_alone_lies_with_the_cards_and_counts_4_1():
    s = position(3, laid=((1, "seer 4"),), bonus=9)
    assert _ends_of_the_rope(s) == [9, 4]
    assert draw(s).texts().count("+9") == draw(s).texts().count("bonus") == 1
    told = describe(game.view(s, None), None, moments.look(s)).full
    assert "Alliance I: 0 from cards and 9 of bonus" in told
    assert "Alliance II: 4 from cards\n" in told
    assert "bonus" not in draw(position(5)).texts()


def test_who_plays_another_role_than_it_ranks_as_is_told_with_both_5_6():
    s = position(5)
    s.card[0], s.card[2] = s.card[2], s.card[0]  # as Mutantus does
    texts = draw(s).texts()
    assert {"Priestess · rank: Witch", "Witch · rank: Priestess"} <= set(texts)
    assert not any("rank:" in text for text in draw(position(5)).texts())


def test_who_acts_is_named_by_its_role_in_the_clearing_of_the_combat():
    def named(active):
        s = position(5, active=active)
        scene = board(game.view(s, None), None, replace(moments.look(s), to_act=(active,)))
        glade = next(m.box for m in marks(scene, Rect) if m.stroke == GOLD and m.box.y < 200)
        inside = [t.text for t in scene.lettering() if glade.holds(extent(t.text))]
        return [t.text for t in inside if t.size >= LEAST and t.text in ROLE_NAMES]

    assert [named(seat) for seat in range(3)] == [["Witch"], ["Seer"], ["Priestess"]]


def test_heads_in_the_clearing_of_the_combat_are_larger_than_elsewhere():
    drawn = [m for m in marks(draw(position(5)), Sprite) if m.key.startswith("portrait:")]
    wide = [mark.box.w for mark in drawn if mark.key != "portrait:niche"]
    small, large = wide.count(min(wide)), sorted(wide)[14]
    assert small == 14
    assert large > 1.3 * min(wide)


@pytest.mark.parametrize("locale", COMPLETE)
def test_nothing_hangs_over_a_panel_but_who_one_is(locale):
    s = position(5, won=((2, 3), (4,), (), (), ()))
    look = moments.look(s, locale=locale)
    scene = board(game.view(s, 1), 1, look)
    assert look.say("seven-sages-board-most") not in scene.texts()
    assert scene.texts().count(look.say("seven-sages-board-goal")) == 1
    (own,) = (extent(t.text) for t in scene.lettering() if t.text.text == look.say("board-you"))
    faces = [m.box for m in marks(scene, Sprite) if m.key == "portrait:seer" and m.box.x > 1100]
    assert not any(face.x < own.right and own.x < face.right for face in faces)


def test_the_second_role_of_a_seat_is_shown_beside_the_first():
    s = position()
    s.second[0] = 4
    faces = [mark.key for mark in marks(draw(s), Sprite)]
    before = [mark.key for mark in marks(draw(position()), Sprite)]
    assert faces.count("portrait:healer") == before.count("portrait:healer") + 1
    assert "Witch + Healer" in draw(s).texts()


def test_what_happened_and_the_phase_are_said():
    s, happened = done(position(hands=("witch 4",), active=0), "0 play witch 4")
    texts = " ".join(draw(s, happened).texts())
    assert "Éloïse played" in texts
    assert "round 1 of 6–11" in texts
    assert "Now: play a card, cast a spell, or pass." in texts


def test_a_round_is_told_with_how_many_there_are_at_least_and_at_most():
    told = []
    for place in sample_positions.positions(game, 4, "r7"):  # it has a last round after finitum
        text = around(place.view(None), place.look(None, DARK))
        n, *rounds = map(int, re.findall(r"\d+", text))
        told.append((n, rounds[0], rounds[-1]))
    last = told[-1][0]
    assert all(n <= least <= last <= most <= 11 for n, least, most in told)
    assert {(1, 6, 11), (last - 1, last - 1, last)} <= set(told)
    assert told[-1] == (last, last, last)


def test_who_has_passed_and_chooses_cards_is_seen_to_do_so():
    s = do(position(hands=("witch 4",), active=0), "0 pass for_good")
    assert "Now: choose three cards to hand on." in draw(s).texts()
    past = board(game.view(s, None), None, replace(moments.look(s), past=True))
    assert "round 1 of 6–11: choice of cards" in past.texts()


def test_panels_count_cards_spells_and_crystals_and_never_sum_crystals_r5():
    s = position(hands=("witch 1",) * 1, spells=("", "moventi"), won=((7, 6), (), (), ()))
    texts = draw(s).texts()
    assert "13" not in texts
    assert "2" in texts


@pytest.mark.parametrize("seat", [0, 1])
def test_the_picture_of_a_spectator_is_that_of_a_seat(seat):
    """A seat is told besides which panel is its own, that it is its turn, and its task."""
    s = position(hands=("witch 1", "seer 1"))
    look = moments.look(s)
    own, other = (board(game.view(s, who), who, look) for who in (seat, None))
    turn = {look.say("board-your-turn"), " ".join(asked(s, seat, look, ()))}
    more, less = Counter(own.texts()), Counter(other.texts())
    assert more - less == Counter({look.say("board-you"), *(() if seat else turn)})
    gone = [look.say("board-to-move", name=look.name(0)), offered(s, look)]
    assert less - more == Counter(() if seat else gone)
    for kind, what in ((Sprite, "key"), (Drawing, "name"), (Drawing, "colours")):
        shown = [[getattr(mark, what) for mark in marks(scene, kind)] for scene in (own, other)]
        assert shown[0] == shown[1]


def test_the_piles_are_counted():
    s = position(hands=("witch 1",), discards="seer 1 seer 2")
    assert any(t.startswith(f"Pile {len(s.deck)} · discards 2") for t in held(s).texts())


def test_the_end_shows_the_score_of_each_seat():
    s = moments.match(3, "panel 3")[-1][0]
    texts = draw(s).texts()
    assert all(head in " ".join(texts) for head in ("Large crystals", "Small crystals", "Sum"))
    for row in game.result(s).score:
        assert all(str(value) in texts for value in row.values)


def test_the_end_tells_what_was_most_of_each_role_in_a_hand():
    s = moments.match(5, "panel 5")[-1][0]
    texts, sums = draw(s).texts(), [worths(hand) for hand in s.hands]
    for suit in (*s.roles, OWL):
        most = max(worth[suit] for worth in sums)
        assert texts[texts.index(names.suit("en", suit)) + 1] == (str(most) if most else "–")
    assert max(map(max, sums)) > 9


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_end_in_words_names_the_winner_and_every_score(locale):
    s = moments.match(3, "panel 3")[-1][0]
    result = game.result(s)
    look = Look(locale=locale, names=("Ada", "Bruno", "Cleo"), result=result)
    (total,) = (row.values for row in result.score if row.label == "total")
    told = describe(game.view(s, None), None, look)
    for text in (told.alt, told.full):
        won = look.say("end-wins", n=len(result.winners), names=look.named(result.winners))
        assert won in text
        assert all(f"{look.name(seat)} {total[seat]}" in text for seat in range(3))
    before = describe(game.view(s, None), None, replace(look, result=None))
    assert won not in before.alt


def test_no_two_emblems_look_alike():
    box = pictured.EMBLEM
    emblems = {f"suit {suit}": emblem(box, SUIT_OF.index(suit)) for suit in range(8)}
    emblems |= {SPELLS[i]: emblem(box, FIRST_SPELL + i) for i in range(len(SPELLS))}
    assert pictured.twins(emblems) == ()


def test_no_two_trees_have_the_same_outline():
    outlines = []
    for tile in range(TILES + 1):
        (mark,) = tree(pictured.EMBLEM, tile)
        outlines.append(svg_images.pixels(mark.name, (), (48, 58)).getchannel("A"))
    apart = [ImageChops.difference(one, other) for one, other in combinations(outlines, 2)]
    assert min(ImageStat.Stat(mask).mean[0] / 255 for mask in apart) > pictured.LEAST_APART


def test_a_card_in_the_hand_tells_all_at_the_edge_that_is_seen_in_a_fan():
    s = position(hands=("witch 1 witch 1",), active=0)
    drawn = next(mark for mark in marks(held(s), Sprite) if mark.key.startswith("card:"))
    texts = {mark.text: mark for mark in drawn.marks if isinstance(mark, Text)}
    assert {"1", "Witch"} == set(texts)
    assert texts["1"].fits.right < CARD.cx
    (count,) = (mark for mark in marks(held(s), Text) if mark.text == "×2")
    assert drawn.box.x < count.fits.x
    assert count.fits.right < drawn.box.cx


def test_where_a_menu_offers_clearings_and_cards_they_bear_its_letters():
    s = position(hands=("witch 4",), active=0)
    look = replace(moments.look(s), marks=(("left", "A"), ("right", "B"), ("witch 4", "C")))
    assert {"A", "B"} <= set(board(game.view(s, None), None, look).texts())
    assert "C" in hand(game.view(s, 0), 0, look).texts()


def test_a_card_that_can_be_played_tells_the_lead_it_makes():
    s = position(hands=("witch 4", "seer 4"), laid=((1, "seer 7"),), active=0)
    assert "−3" in held(s).texts()
    s = position(hands=("witch 4", "seer 4"), laid=((1, "seer 7"),), active=1)
    assert "+11" in held(s, 1).texts()


def test_playable_cards_come_first_and_are_raised_in_the_hand():
    s = position(hands=("seer 5 witch 2 owl 4",), spells=("potentia",), active=0)
    drawn = [mark for mark in marks(held(s), Sprite) if mark.key.startswith("card:")]
    kinds = ("witch 2", "owl 4", "spell potentia", "seer 5")
    assert [mark.key for mark in drawn] == [f"card:{cards(kind)[0]}" for kind in kinds]
    tops = [mark.box.y for mark in drawn]
    assert max(tops[:3]) < tops[3]
    (veil,) = (mark for mark in marks(held(s), Polygon) if mark.fill[:7] == DARK.ground)
    assert max(x for x, _ in veil.points) > drawn[3].box.cx > drawn[2].box.right
    rims = [mark.box for mark in marks(held(s), Sprite) if mark.key == "rim"]
    assert [rim.holds(mark.box) for rim, mark in zip(rims, drawn, strict=False)] == [True] * 3


def test_picked_cards_are_marked_and_equal_ones_counted():
    s = position(phase="negotiate", hands=("witch 1 witch 1 owl 4",))
    s = do(s, "0 pick owl 4")
    scene = held(s)
    assert [mark.name for mark in marks(scene, Drawing) if mark.name == "check"] == ["check"]
    assert "×2" in scene.texts()


def test_a_hand_says_what_its_seat_alone_knows():
    s = do(position(phase="negotiate", hands=("witch 1",)), "0 invite 1")
    assert "you invite" in held(s).texts()
    assert "invites you" in held(s, 1).texts()
    assert not any("invites" in text for text in held(s, 2).texts())


@pytest.mark.parametrize("locale", COMPLETE)
def test_secrets_are_signs_with_a_few_words_and_tell_what_the_sentences_do(locale):
    s = position(phase="negotiate", hands=("witch 1 witch 1 owl 4 seer 3",))
    owl, seer, witch = (cards(one)[0] for one in ("owl 4", "seer 3", "witch 1"))
    s.picks[0], s.offers[0], s.gift[0] = [owl], {1: [witch]}, [witch]
    s.prefers[0] = [1 * 8 + 0, 1 * 8 + 1]
    s.wishes[0] = [1 * 2 + actions.WITH, 2 * 2 + actions.AGAINST]
    s.plans[0], s.standing[0], s.playing[0] = [0], [*range(6)], seer
    s.filed[0] = {3: [seer], ALLIES: [owl]}
    s.invited[0][1], s.invited[2][0] = OPEN, OPEN
    s.known[0] = [64 + cards("seer 2")[0]]
    look = moments.look(s, locale=locale)
    told = own_secrets_drawing.found(game.view(s, 0), 0, look)
    assert len(told) == len(filed(game.view(s, 0), 0, look)) + 1  # two wishes in one sentence
    shown = [part for secret in told for part in secret.parts if not isinstance(part, str)]
    assert {("seat", 1), ("seat", 2), ("card", cards("owl 4")[0]), ("role", 1)} <= set(shown)
    assert ("card", cards("seer 2")[0]) in shown
    words = [part for secret in told for part in secret.parts if isinstance(part, str)]
    verbs = ("for", "with", "against", "holds")
    assert {look.say(f"seven-sages-secret-{verb}") for verb in verbs} <= set(words)
    assert max(len(word.split()) for word in words) <= 8
    assert set(words) <= set(held(s, locale=locale).texts())
    assert held(s, locale=locale).box.h <= 1200
    assert own_secrets_drawing.found(game.view(s, 3), 3, look) == []


def test_signs_without_room_are_counted():
    signs = [own_secrets_drawing.Secret("eye", (("card", 0),) * 3)] * 12
    texts = Scene(
        Box(0, 0, 400, 120), own_secrets_drawing.drawn(Box(0, 0, 400, 120), signs, Look())
    )
    assert [t for t in texts.texts() if t.startswith("+")] == ["+11"]


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("suits", ["healer", "alchemist magician"])
@pytest.mark.parametrize("kinds", [*range(2, 8), 12, 14])
def test_no_card_of_a_row_hides_the_name_of_another(kinds, suits, locale):
    of = suits.split()
    hand_ = " ".join(f"{of[n % len(of)]} {n // len(of) + 1}" for n in range(min(kinds, 7)))
    hand_ += " " + " ".join(f"priestess {n + 1}" for n in range(kinds - 7))
    s = position(5, phase="negotiate", hands=(hand_,))
    faces = [mark for mark in marks(held(s, locale=locale), Sprite) if "card:" in mark.key]
    assert len(faces) == kinds
    for one, other in pairwise(faces):
        k = one.box.w / one.area.w
        (name,) = (m for m in one.marks if isinstance(m, Text) and m.text.isalpha())
        wide = font_metrics.measure(name.text, name.size, family="serif")
        ends = one.box.x + (name.x + wide / 2) * k + 4
        assert ends < other.box.x or one.box.y + 100 < other.box.y


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_piles_are_told_in_full_in_a_hand(locale):
    s = position(3, hands=("witch 1",), won=((2, 3, 4, 5, 5, 6, 6, 7), (), ()))
    assert pictured.cut(held(s, locale=locale)) == ()


def test_before_the_combat_a_hand_says_when_its_cards_can_be_played():
    talks = position(phase="negotiate", hands=("witch 4",))
    fight = position(hands=("witch 4",), active=0)
    assert "Witch: in the combat you can play Witch\u00a04." in " ".join(held(talks).texts())
    assert "Witch: you can play Witch\u00a04." in " ".join(held(fight).texts())


def test_a_full_hand_says_what_the_numbers_under_its_cards_are():
    s = position(hands=("witch 2 witch 3 witch 4 witch 5 owl 4",), active=0)
    for locale, told in (("en", "your alliance’s lead after it"), ("fr", "l’avance de votre")):
        assert told in " ".join(held(s, locale=locale).texts())
    s = position(phase="negotiate", hands=("witch 2 witch 3 witch 4 witch 5 owl 4",))
    assert "lead after it" not in " ".join(held(s).texts())


def test_the_hand_names_game_and_match_and_says_what_is_asked():
    s = position(hands=("witch 4",), active=0)
    said = " ".join(held(s).texts())
    assert "The Seven Sages" in said
    assert "k7f2 · move 7" in said
    assert "Play a card, cast a spell, or pass." in said
    assert "Waiting for Éloïse" in " ".join(held(s, 1).texts())


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_hand_says_whose_it_is_and_what_happened_last(locale):
    s, happened = done(position(hands=("witch 4", "seer 5"), active=0), "0 play witch 4")
    look = moments.look(s, happened, locale=locale)
    said = " ".join(hand(game.view(s, 1), 1, look).texts())
    role = look.say("seven-sages-role-seer")
    assert f"{look.name(1)} · {role}" in said
    assert f"{look.name(0)} " in said
    assert look.say("seven-sages-leads", side=look.say("seven-sages-side", sign="I"), n=4) in said


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_hand_tells_who_is_who_and_who_has_most_crystals_as_all_know_r5(locale):
    s = position(won=((2,), (7, 6), (3, 4), ()))
    names_ = ("Bartholomewstones", "Wilhelminagartners", "Zoé", "Maximilian Vogt")
    look = replace(moments.look(s, locale=locale), names=names_)
    scene = hand(game.view(s, 0), 0, look)
    texts, most = scene.texts(), look.say("seven-sages-board-most-of")
    assert set(names_) <= set(texts)
    assert look.say("board-you") in texts
    assert [texts[at - 1] for at, text in enumerate(texts) if text == most] == ["2", "2"]
    assert "13" not in texts
    assert most not in held(position(), locale=locale).texts()
    assert (*pictured.cut(scene), *pictured.covered(scene)) == ()


def test_a_hand_for_whom_others_are_waited_too_has_no_flag_of_a_lead_beside_them():
    told = "most crystals"
    s = position(5, phase="negotiate", won=((2,), (7, 6), (3, 4), (), ()))
    assert told not in held(s).texts()
    s = position(5, active=0, won=((2,), (7, 6), (3, 4), (), ()))
    assert told in held(s).texts()


def test_what_is_decided_has_a_check_and_nothing_around_it_that_looks_like_a_button():
    s = do(position(phase="negotiate", hands=("witch 1",)), "0 invite 1")
    s.wishes[0] = [1 * 2 + actions.WITH]
    secrets = own_secrets_drawing.found(game.view(s, 0), 0, moments.look(s))
    assert [(secret.icon, secret.decided) for secret in secrets] == [
        ("check_bold", True),
        ("email_fast", False),
    ]
    drawn = own_secrets_drawing.drawn(Box(0, 0, 900, 120), secrets, moments.look(s))
    assert not [mark for mark in drawn if isinstance(mark, Rect)]


@pytest.mark.parametrize("kinds", range(1, 8))
def test_a_hand_of_one_row_has_the_clearing_beside_it(kinds):
    s = position(5, hands=(" ".join(f"witch {n + 1}" for n in range(kinds)),))
    trees = [m for m in marks(held(s), Drawing) if "/tree-" in m.name]
    assert trees


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_hand_says_what_its_crystals_are_worth(locale):
    s = position(won=((2,), (7, 6), (3, 4), ()))
    look = moments.look(s, locale=locale)
    texts = hand(game.view(s, 1), 1, look).texts()
    assert texts[texts.index(look.say("seven-sages-hand-worth")) + 1] == "13"


def test_an_empty_pile_is_not_drawn_as_a_stack():
    def sheets(discards):
        label = next(t for t in draw(position(discards=discards)).lettering()
                     if t.text.text == "discards").text  # fmt: skip
        above = [m.box for m in marks(draw(position(discards=discards)), Rect) if m.radius == 7]
        return len([box for box in above if abs(box.cx - label.x) < 10])

    assert [sheets(given) for given in ("", "seer 1", "seer 1 seer 2 seer 3")] == [1, 1, 3]


def test_a_combat_without_news_says_with_whom_it_begins():
    assert "The combat begins with Éloïse." in " ".join(draw(position(active=0)).texts())
    alone = " ".join(draw(position(3, bonus=9, active=1)).texts())
    assert "The bonus is placed: alliance I leads by 9." in alone


@pytest.mark.parametrize("locale", COMPLETE)
def test_how_many_cards_are_still_to_be_chosen_is_told_with_what_they_are(locale):
    s = do(position(hands=("witch 4 seer 1 owl 3 owl 4", "witch 5"), active=0), "0 pass for_good")
    cards_ = {"en": "3 more cards", "fr": "3 cartes", "de": "3 Karten"}[locale]
    assert cards_ in " ".join(asked(game.view(s, 0), 0, moments.look(s, locale=locale), ()))


def test_who_hands_cards_on_is_asked_for_them_and_each_has_the_rim_of_what_can_be_chosen():
    s = do(position(hands=("witch 4 seer 1 owl 3 owl 4", "witch 5"), active=0), "0 pass for_good")
    scene = held(s)
    assert "Choose three cards to hand on" in " ".join(scene.texts())
    assert "you have nothing to play" not in " ".join(scene.texts())
    cards_ = [mark for mark in marks(scene, Sprite) if mark.key.startswith("card:")]
    assert len([mark for mark in marks(scene, Sprite) if mark.key == "rim"]) == len(cards_)


@pytest.mark.parametrize("locale", COMPLETE)
def test_panels_say_what_their_large_numbers_count_under_names_of_two_lines_too(locale):
    ten = "witch 1 seer 1 witch 2 seer 2 witch 3 seer 3 witch 4 seer 4 owl 3 owl 4"
    s = position(5, hands=(ten,), spells=("", "moventi"), won=((7, 6), (), (), (), ()))
    look = replace(moments.look(s, locale=locale, theme=LIGHT), names=pictured.LONG)
    shown = [text.text for text in board(game.view(s, None), None, look).lettering()]
    side = [text for text in shown if text.x > 1090]
    figures = [text for text in side if text.text.isdecimal() and text.x > 1110]
    assert len(figures) == 15
    assert [text.text for text in figures[:3]] == ["2", "10", "0"]
    assert {text.size for text in figures} == {FACT}
    counted = (("crystals", 2), ("cards", 10), ("spells", 0))
    words = [look.say(f"seven-sages-board-{what}", n=n) for what, n in counted]
    assert {text.text for text in side} >= set(words)
    labels = [text for text in side if text.text in words][:3]
    ends = [font_metrics.measure(text.text, NOTE) + text.x for text in labels]
    assert all(text.x - end > 10 for end, text in zip(ends, labels[1:], strict=False))


def test_the_most_crystals_stand_on_gold_and_nobody_is_crowned_for_their_number_r5():
    """What they are worth decides, and that is secret: more of them may be worth less."""

    def golden(*won):
        scene = draw(position(won=won))
        assert [m for m in marks(scene, Sprite) if m.key == "crown"] == []
        return [m.box.cy for m in marks(scene, Rect) if m.fill == GOLD]

    assert golden((2, 3), (7,), (), ()) == [min(golden((2,), (3,), (4,), ()))]
    assert len(golden((2,), (3,), (4,), ())) == 3
    assert golden((2,), (3,), (4,), (5,)) == golden((), (), (), ()) == []


def test_panels_show_the_role_and_the_alliance_of_each_seat():
    scene = draw(position(laid=((0, "witch 7"),)))
    faces = [m for m in marks(scene, Sprite) if m.key.startswith("portrait:") and m.box.x > 1100]
    worn = [m.key.split(":")[1] for m in faces if m.key != "portrait:niche"]
    assert worn == ["witch", "seer", "priestess", "magician"]
    flags = [t.text.text for t in scene.lettering() if t.text.text in "I II" and t.text.x > 1050]
    assert flags == ["I", "II", "I", "II"]
    talks = [t.text.text for t in draw(position(phase="negotiate")).lettering()]
    assert not {"I", "II"} & set(talks)


def test_both_piles_of_power_cards_are_counted_in_a_combat():
    s = position(discards="seer 1 seer 2")
    texts = draw(s).texts()
    at = texts.index("pile")
    assert texts[at - 1 : at + 3] == (str(len(s.deck)), "pile", "2", "discards")


def test_the_camp_that_leads_has_a_golden_rim():
    def rims(s):
        return [m.box.cx for m in marks(draw(s), Rect) if m.stroke == GOLD and m.box.y > 400]

    (one,) = rims(position(laid=((0, "witch 7"),)))
    (two,) = rims(position(laid=((1, "seer 7"),)))
    assert one < two
    assert rims(position()) == []


def test_each_role_is_named_once_and_where_it_is_highest_or_lowest():
    s = position(5, phase="negotiate")
    texts = draw(s).texts()
    order = [HIERARCHY[tile] for tile in s.slots]
    ends = Counter(f"{ROLES[role].capitalize()}" for found in order for role in found[::6])
    taken = ("Witch", "Seer", "Priestess", "Magician", "Healer")
    every = [role.capitalize() for role in ROLES]
    assert {name: texts.count(name) - ends[name] for name in every} == {
        name: int(name in taken) for name in every
    }


def test_a_taken_role_is_lit_in_the_colour_of_its_seat_in_the_clearing_of_the_combat():
    s = position(4, phase="negotiate")
    lit = [m for m in marks(draw(s), Rect) if m.fill in DARK.seats and m.radius == 8]
    order = [s.token.index(role) for role in HIERARCHY[s.arena] if role in s.token]
    assert [m.fill for m in lit] == [DARK.seat(seat) for seat in order]
    assert [m.box.x for m in lit] == sorted(m.box.x for m in lit)
    assert [m.box.y for m in lit] == sorted(m.box.y for m in lit)


def test_roles_are_offered_by_name_and_portrait_while_they_are_chosen():
    s = position(5, phase="roles")
    large = [m for m in marks(draw(s), Sprite) if m.key.startswith("portrait:") and m.box.h > 120]
    assert len(large) == 7
    assert {"Witch", "Druid"} <= set(draw(s).texts())
    assert "Now: choose a role that is free." in draw(s).texts()


@pytest.mark.parametrize("phase", ["roles", "negotiate", "trio", "exchange", "combat"])
@pytest.mark.parametrize("locale", COMPLETE)
def test_everybody_reads_what_can_be_done(phase, locale):
    s = position(3 if phase == "trio" else 4, phase=phase, hands=("witch 4",))
    told = offered(game.view(s, None), moments.look(s, locale=locale))
    assert told in draw(s, locale=locale).texts()
    assert offered(s, replace(moments.look(s), past=True)) == ""


def test_how_the_last_combat_ended_is_told_while_alliances_are_made():
    s = position(phase="negotiate")
    s.round = 2
    won = Turn(1, (events.Won(1, -4, (1, 3)),))
    became = Turn(0, (events.Became(0, 0),))
    look = replace(moments.look(s), turns=(won, became))
    texts = " ".join(board(game.view(s, None), None, look).texts())
    assert texts.index("Alliance II won the combat by 4") < texts.index("became the Witch")
    assert "moved the pawn to the Oak" in " ".join(draw(s).texts())
    assert "Negotiation." not in " ".join(draw(s).texts())


def test_an_empty_hand_is_drawn_too():
    assert "Your hand is empty." in held(position()).texts()


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("number", [*(name for name in PHASES if name != OVER), "reward", "gift"])
def test_round_and_phase_fit_the_head(number, locale):
    s = position(phase="roles")
    s.round = 11
    if number in PHASES:
        s.phase = number
    else:
        s.phase, s.giving, s.chooser = COMBAT, 0, 0 if number == "reward" else NONE
    line = phase(s, moments.look(s, locale=locale))
    look = replace(moments.look(s, locale=locale), past=True)  # else a task says what is done
    texts = board(game.view(s, None), None, look).texts()
    assert any(text.endswith(line) for text in texts), line


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name}-{theme.palette}")
@pytest.mark.parametrize("locale", COMPLETE)
def test_no_lettering_is_at_fault_with_long_names_and_crowded_tables(theme, locale):
    crowd = "witch 1 witch 1 witch 2 witch 3 witch 4 owl 3 owl 3 spell moventi spell potentia"
    more = "seer 1 seer 1 seer 2 seer 3 seer 4 owl 4 owl 4 owl 5 spell volensia"
    s = position(5, laid=((0, crowd), (1, more)), sides=(0, 1, 0, 1, 1), active=3)
    assert faults(draw(s, theme=theme, locale=locale)) == ()
    every = " ".join(f"{role} {n}" for role in ("healer", "druid", "seer") for n in range(1, 8))
    big = position(5, phase="negotiate", hands=(f"{every} owl 3 owl 4 owl 5",), spells=("moventi",))
    assert faults(held(big, theme=theme, locale=locale)) == ()


def test_pictures_are_small():
    for s, happened in moments.match(5, "panel 5")[::29]:
        assert len(rasterize_scene.picture(draw(s, happened, theme=LIGHT))) < LIMIT
        if game.to_act(s):
            assert len(rasterize_scene.picture(held(s, theme=DARK))) < LIMIT


def test_a_clearing_that_is_new_is_marked():
    s = position()
    event = events.Laid(1, 1, (2, 3))
    assert len(marks(draw(s, (event,)), Halo)) == 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_clearings_stay_where_they_are_from_phase_to_phase_of_a_film(seats):
    """Only what changes is written anew: a film is as long as its pictures differ."""
    look = replace(moments.look(position(seats)), past=True, high=1240)
    names_ = ("roles", "trio" if seats == 3 else "negotiate", "combat")
    places = set()
    for phase_ in names_:
        s = position(seats, phase=phase_)
        scene = board(game.view(s, None), None, look)
        strips = [m.box for m in marks(scene, Rect) if m.box.w == scene.box.w]
        trees = [m.box for m in marks(scene, Drawing) if "/tree-" in m.name]
        places.add((*strips, *trees))
    assert len(places) == 1


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_sage_who_gathers_is_named_however_long_its_name_is(locale):
    s = position(5, phase="negotiate")
    names = (pictured.UNBROKEN, "Wilhelminagartners", "Maximilian Vogt", "Zoé", "Li")
    look = replace(moments.look(s, locale=locale), names=names)
    scene = board(game.view(s, None), None, look)
    below = [t for t in scene.lettering() if t.text.text in names and t.text.x < 1090]
    assert {t.text.text for t in below} == set(names)
    assert pictured.covered(scene) == ()


@pytest.mark.parametrize("locale", COMPLETE)
def test_with_which_lead_a_combat_is_won_stands_beside_the_lead(locale):
    for laid in ((), ((0, "witch 7"),), ((1, "seer 4"),)):
        s = position(laid=laid)
        look = moments.look(s, locale=locale)
        scene = board(game.view(s, None), None, look)
        assert look.say("seven-sages-board-won-at", n=25) in " ".join(scene.texts())
        assert pictured.covered(scene) == ()


def test_who_leads_a_combat_has_no_crown_before_it_is_won():
    for leader, word, crowns in ((NONE, "I leads +7", 0), (0, "I won +7", 1)):
        scene = draw(replace(position(laid=((0, "witch 7"),)), leader=leader))
        assert word in " ".join(scene.texts())
        assert ("wins at +25" in " ".join(scene.texts())) == (leader == NONE)
        assert [m.name for m in marks(scene, Drawing)].count("crown") == crowns


def test_of_two_against_three_each_is_named_above_its_cards():
    s = position(5)
    pair = [seat for seat in range(5) if s.side.count(s.side[seat]) == 2]
    s = position(5, laid=tuple((seat, "owl 3") for seat in pair))
    look = moments.look(s)
    texts = [t.text for t in board(game.view(s, None), None, look).lettering()]
    assert len(pair) == 2
    for seat in pair:
        below = [t for t in texts if t.text == look.name(seat) and t.x < 1090 and t.y > 500]
        assert [t.size >= LEAST for t in below] == [True]
