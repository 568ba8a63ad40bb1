"""The turn panel: limits of Discord, everything within reach, few taps."""

import pytest

from engine.apply_move import step
from engine.game import Warn
from engine.games.magus import data, game, state_and_actions as m
from engine.notation import read, write
from engine.rng import Rng
from languages import COMPLETE
from render.games.magus.turn_buttons_and_menus import panel
from render.words.turn_panel import (
    MOST_BUTTONS,
    MOST_OPTIONS,
    MOST_ROWS,
    Menu,
    controls,
    links,
    unfolded,
)
from tests.games.magus import moments
from tests.games.magus.positions import do, end, position

MATCHES = ((2, "1", "random"), (5, "2", "random"), (3, "3", "greedy"))
HIGH = "3 3 3 3 3 3 3"


def shown(s, focus=(), locale="en", seat=None):
    seat = game.to_act(s)[0] if seat is None else seat
    view, look = game.view(s, seat), moments.look(s, (), locale)
    return panel(
        view, seat, look, game.legal(view, seat),
        game.orders(view, seat), tuple(focus), moments.labels(view, seat, look),
    )  # fmt: skip


def lines(s, seat=None):
    seat = game.to_act(s)[0] if seat is None else seat
    return {write(a) for a in (*game.legal(s, seat), *game.orders(s, seat))}


def reachable(s, seat=None):
    """Return every notation that can be pressed, with the taps it takes."""
    found, open_, wanted = {}, [((), 1)], lines(s, seat)
    while open_:
        focus, taps = open_.pop()
        for control in controls(shown(s, focus, seat=seat)):
            first = links(control.words)[0]
            if first in wanted:
                found[first] = min(taps, found.get(first, taps))
            elif control.words != "end":  # that is for when all else of its menu is picked
                assert control.words.split() != list(focus), "a control that leads nowhere"
                open_.append((tuple(control.words.split()), taps + 1))
    return found


def some(every=29):
    for key in MATCHES:
        yield from (p.state for p in moments.match(*key)[::every] if game.to_act(p.state))


def limits(given):
    assert len(given.rows) <= MOST_ROWS
    for row in given.rows:
        many = isinstance(row, Menu)
        size, most = (len(row.options), MOST_OPTIONS) if many else (len(row), MOST_BUTTONS)
        assert 1 <= size <= most
        assert len({control.words for control in controls(row)}) == size
    said = [(control.words, control.label) for control in controls(given)]
    assert all(0 < len(label) <= 80 for _, label in said)
    assert all(len(control.hint) <= 100 for control in controls(given))


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_panel_keeps_the_limits_of_rows_buttons_options_and_labels(locale):
    for s in some():
        limits(shown(s, (), locale))


def test_every_legal_action_can_be_pressed():
    for s in some():
        assert set(reachable(s)) == lines(s)


def crowded():
    """Return a turn with as much to choose from as can be: every row is needed."""
    hand = "green_1 green_6 green_7 red_8 yellow_1 yellow_7 blue_1 blue_2 red_3 red_5 violet_8"
    own = "yellow apprentice 2 mage 1; green apprentice 1 mage 1; blue apprentice 1"
    return position(
        own,
        "yellow apprentice 2; red mage 1",
        "blue apprentice 3; red mage 1",
        action=3,
        dice="4 2 1",
        powers=(HIGH, HIGH, HIGH),
        mana=("yellow 9 green 9 blue 9 violet 9 red 9",),
        potions=(hand,),
        activated="yellow green blue",
    )


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_fullest_turn_still_fits_and_reaches_everything(locale):
    s = crowded()
    given = shown(s, (), locale)
    limits(given)
    assert set(reachable(s)) == lines(s)
    for verb in ("power", "use", "buy", "take", "lower"):
        limits(shown(s, (verb,), locale))


def test_many_pushes_begin_with_the_opponent_by_name():
    them = "yellow apprentice 1 mage 1; green apprentice 1 mage 1; blue apprentice 1"
    s = do(position("", them, them, them), "power 6").state
    (buttons, *_) = shown(s).rows
    assert [button.label for button in buttons] == list(moments.NAMES[1:4])
    assert set(reachable(s)) == lines(s)
    labels = [control.label for control in controls(shown(s, ("push", "seat_2")))]
    assert all(moments.NAMES[1] in label for label in labels)


def test_many_transfers_begin_with_the_power_that_gives():
    s = do(position(potions=("yellow_5",)), "use yellow_5").state
    assert set(reachable(s)) == lines(s)
    assert max(reachable(s).values()) == 2


def test_many_creations_begin_with_the_dice_and_the_kind():
    board = "yellow apprentice 3; green apprentice 3; blue apprentice 2"
    s = position(board, dice="2 2 2 5 5", potions=("violet_4 violet_5",))
    assert set(reachable(s)) == lines(s)
    limits(shown(s))


def test_what_a_421_lowers_is_picked_with_powers_and_potions_while_there_is_room():
    s = position("", "", "", dice="4 2 1")
    assert reachable(s)["lower seat_3 7"] == 1
    assert any("421" in line for line in shown(s).lines)
    lowers = [control for control in controls(shown(s)) if control.words.startswith("lower")]
    assert {control.hint for control in lowers} == {"1 → 0"}
    assert any(moments.NAMES[2] in control.label for control in lowers)


def test_where_a_421_lowers_much_it_is_a_button_that_names_the_opponents():
    s = position("", "", "", "", "", dice="4 2 1")
    assert reachable(s)["lower seat_3 7"] == 3
    names = [control.label for control in controls(shown(s, ("lower",)))]
    assert names == list(moments.NAMES[1:5])


def test_a_plain_turn_is_picked_from_one_menu():
    s = position("yellow apprentice 1", dice="3 5")
    menu = next(row for row in shown(s).rows if isinstance(row, Menu))
    picked = [option.words for option in menu.options]
    assert menu.many
    assert picked[0] == "choose 3"
    assert picked[-1] == "choose 3; end"
    told = []
    for one in ("choose 3; place green", "choose 3; raise 4", "choose 3; end"):
        assert one in picked
        told += unfolded(told, links(one))
    assert told == ["choose 3", "place green", "raise 4", "end"]
    do(s, *told[:-1])


def test_the_end_names_the_mana():
    s = do(position("yellow apprentice 1", dice="4 5 6"), "choose 4", "place yellow").state
    last = [control for control in controls(shown(s)) if control.words == "end"][-1]
    assert last.label == "End, take 4 yellow"
    assert last.warn is Warn.CHANCE


def test_dice_are_menus_that_say_what_they_allow():
    (two, four, *_) = shown(position(dice="2 4 4")).rows
    assert [two.title, four.title] == [
        "Action 2: 2 Apprentices, 1 power by 2",
        "Action 4: 3 Apprentices",
    ]
    assert "2 4 4" in shown(position(dice="2 4 4")).lines[0]


def test_dice_that_do_not_fit_on_the_screen_are_buttons():
    s = position("yellow apprentice 3", dice="1 2 3 5 6", powers=(HIGH,), mana=("red 9",))
    rows = shown(s).rows
    assert len(rows) <= 4
    assert [button.words for button in rows[0]] == [f"choose {die}" for die in (1, 2, 3, 5, 6)]


def test_few_choices_of_several_dice_share_a_menu():
    s = position(dice="1 4 6", powers=(HIGH,), mana=("red 9 yellow 9",), row="red_1")
    labels = [option.label for row in shown(s).rows for option in controls(row)]
    assert "1: Action 1, nothing more yet" in labels


def test_a_power_is_one_pick_with_what_it_does():
    s = position("", "red apprentice 1", dice="4", action=4, powers=(HIGH,))
    s = do(s, "place red").state
    (option,) = [c for c in controls(shown(s)) if c.words.endswith("apprentice red yellow")]
    assert option.words == "power 6; push seat_2 apprentice red yellow"
    assert option.label == f"Push Apprentice of {moments.NAMES[1]}: Red → Yellow · power 6"
    assert "3 → 2" in option.hint
    assert option.mark == "yellow"


def test_a_source_that_only_another_group_brings_into_reach_comes_with_it():
    s = position("yellow apprentice 1", action=6, dice="5")
    near = {way.source for way in game.legal(s, 0) if isinstance(way, m.Place)}
    chains = [links(c.words) for c in controls(shown(s)) if c.words.count("place") > 1]
    assert chains
    for steps in chains:
        assert data.COLOURS.index(steps[-1].split()[1]) not in near
        do(s, *steps)


def test_a_creation_is_one_pick_with_those_that_make_room():
    s = position("red apprentice 3 initiate 1", dice="3 3")
    words = [control.words for control in controls(shown(s)) if control.words.startswith("create")]
    assert any(one.startswith("create 3 mage red; replace ") for one in words)


@pytest.mark.parametrize(("locale", "said"), [("en", "create"), ("fr", "créer")])
def test_a_menu_with_creations_says_so_and_not_by_the_number_of_their_action(locale, said):
    s = position("green apprentice 3 initiate 1", "green apprentice 4", dice="3 3 6")
    titles = [row.title for row in shown(s, locale=locale).rows if isinstance(row, Menu)]
    assert any(title.endswith(f" · {said}") for title in titles), titles
    assert not any("7" in title for title in titles)


def test_levels_of_a_creation_and_the_end_are_picked_together():
    s = position("red apprentice 3", dice="3 3 5")
    s = do(s, "create 3 initiate red").state
    (menu, *_) = shown(s).rows
    assert menu.many
    assert menu.options[-1].words == "end"
    assert write(m.End()) in lines(do(s, "raise 1", "raise 2").state)


def test_what_is_left_of_the_action_is_said():
    s = position(action=3, dice="5")
    assert "2 groups of 1 and one power" in shown(s).lines[0]
    assert "one group of 1" in shown(do(s, "place red", "raise 1").state).lines[0]
    done = do(s, "place red", "place yellow", "raise 1").state
    assert "Your action is done" in shown(done).lines[0]


def test_points_of_no_return_are_marked():
    s = position(dice="1", mana=("red 9 yellow 9",), row="red_1")
    warned = {control.words: control.warn for control in controls(shown(s))}
    assert warned["power 1"] is warned["buy red_1"] is Warn.CHANCE
    assert warned["choose 1"] is None


def test_a_potion_tells_its_whole_text():
    s = position(dice="1", mana=("red 9 yellow 9",), row="red_1", potions=("yellow_1",))
    hints = {control.words: control.hint for control in controls(shown(s))}
    assert hints["buy red_1"] == "2 red · 1-3 · Reroll up to three of your free dice."
    assert hints["use yellow_1"] == "Raise two different powers by a level each."


def test_the_ring_of_power_asks_for_tracks():
    s = end(position("red archmage 1 apprentice 4", "red mage 1", action=6)).state
    given = shown(s)
    assert "3 levels" in given.lines[0]
    assert {line for line in reachable(s) if line.startswith("raise")} == {
        f"raise {track}" for track in range(1, 8)
    }


def test_a_ranking_is_filed_and_cleared_with_one_tap_each_while_others_play():
    s = position("", "")
    assert reachable(s, 1) == dict.fromkeys(lines(s, 1), 1)
    for track in (7, 3, 1, 2, 4, 5, 6):
        s = step(game, s, 1, read(game, f"prefer {track}"), Rng("1")).state
        assert reachable(s, 1) == dict.fromkeys(lines(s, 1), 1)
    assert "7 3 1 2 4 5 6" in shown(s, seat=1).lines[-1]
    assert moments.NAMES[0] in shown(s, seat=1).lines[0]


def test_what_is_pending_says_what_it_asks():
    s = do(position("red apprentice 3 initiate 1", dice="3 3"), "create 3 mage red").state
    assert "make room" in shown(s).lines[0]
    assert set(reachable(s)) == lines(s)


def test_after_the_end_nothing_is_offered():
    s = position(counted=3)
    assert shown(s, seat=0).rows == ()


def test_an_old_focus_shows_the_whole_turn():
    s = position(dice="1 2")
    assert shown(s, ("create", "4")).rows == shown(s).rows


def test_all_that_an_action_does_is_picked_from_one_menu_in_its_order():
    s = position("yellow apprentice 3", action=3, dice="5 6")
    (menu, *_) = shown(s).rows
    assert isinstance(menu, Menu)
    assert menu.many
    picked = [option.words for option in menu.options]
    assert picked[-1] == "end"
    assert all(line.startswith(("place", "move", "raise")) for line in picked[:-1])
    for line in ("place green", "place red", "raise 4"):
        assert line in picked
    do(s, "place green", "place red", "raise 4")


def test_one_group_alone_is_a_button_for_each_source():
    (places, *_) = shown(position(action=4, dice="5 6")).rows
    assert [button.words.split()[0] for button in places] == ["place"] * 5


def test_levels_of_the_ring_of_power_are_picked_at_once():
    s = end(position("red archmage 1 apprentice 4", "red mage 1", action=6)).state
    assert shown(s).rows[0].many


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "your level there 0 → 2, the best of the others 3"),
        ("fr", "votre niveau là-bas 0 → 2, le meilleur des autres 3"),
    ],
)
def test_a_place_says_how_one_would_stand_there(locale, said):
    s = position("yellow apprentice 1", "green apprentice 3", action=2, dice="5")
    hints = {control.words: control.hint for control in controls(shown(s, (), locale))}
    assert hints["place green"] == said
    assert hints["raise 4"] == "1 → 3"


def test_choices_of_a_place_or_an_offered_potion_are_lettered_on_the_board():
    s = position(
        "yellow apprentice 3", dice="3 3", mana=("red 9 yellow 9",), row="red_1", activated="yellow"
    )
    given = {control.words: control.mark for control in controls(shown(s))}
    assert given["create 3 mage yellow"] == "yellow"
    assert given["buy red_1"] == "red_1"
    assert given["choose 3"] == ""
    moving = {c.words: c.mark for c in controls(shown(do(s, "choose 3").state))}
    assert moving["move apprentice yellow green"] == moving["place green"] == "green"
