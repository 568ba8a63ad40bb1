"""The turn panel: limits of Discord, everything within reach, few taps."""

import pytest

from engine.game import Warn
from engine.games.magus_wargame import game
from engine.games.magus_wargame.data import MAGIC
from engine.games.magus_wargame.state import MAGIC_PHASE, TRAVEL
from engine.notation import write
from languages import COMPLETE
from render.games.magus_wargame.turn_buttons_and_menus import panel
from render.words.turn_panel import MOST_BUTTONS, MOST_OPTIONS, MOST_ROWS, Menu, controls
from tests.games.magus_wargame import moments
from tests.games.magus_wargame.positions import Fixed, do, fight, position, travel

FAR = {30: "wolves"}


def shown(s, focus=(), locale="en", seat=None):
    seat = game.to_act(s)[0] if seat is None else seat
    view, look = game.view(s, seat), moments.look(s, (), locale)
    return panel(
        view, seat, look, game.legal(view, seat),
        game.orders(view, seat), tuple(focus), moments.labels(view, seat, look),
    )  # fmt: skip


def reachable(s, seat):
    """Return every notation that can be pressed, with the taps it takes."""
    wanted = {write(a) for a in (*game.legal(s, seat), *game.orders(s, seat))}
    found, open_ = {}, [((), 1)]
    while open_:
        focus, taps = open_.pop()
        given = shown(s, focus, seat=seat)
        assert len(given.rows) <= MOST_ROWS
        for row in given.rows:
            many = isinstance(row, Menu)
            assert 0 < len(row.options if many else row) <= (MOST_OPTIONS if many else MOST_BUTTONS)
        for control in controls(given):
            if control.words in wanted:
                found[control.words] = min(taps, found.get(control.words, taps))
            else:
                assert control.words.split() != list(focus), "a control that leads nowhere"
                open_.append((tuple(control.words.split()), taps + 1))
    assert set(found) == wanted
    return found


@pytest.mark.parametrize("key", [(2, "1", "random"), (4, "1", "random"), (3, "3", "greedy")])
def test_everything_is_within_three_taps(key):
    for moment in moments.match(*key)[::41]:
        for seat in range(len(moment.state.at)):
            if game.to_act(moment.state) and not moment.state.out[seat]:
                assert max(reachable(moment.state, seat).values(), default=0) <= 4


def test_a_plain_turn_takes_four_taps():
    """The roll; the menu of both dice opened and picked; the end, which takes the recruits."""
    s = position([{0: "knight", 9: "elves"}, FAR], phase=MAGIC_PHASE)
    assert reachable(s, 0)["roll"] == 1
    s = do(s, "roll", rng=Fixed(2, 4)).state
    assert reachable(s, 0)["move 0 3"] == 1
    s = do(s, "move 0 3").state
    s = do(s, "move 9 14").state
    assert reachable(s, 0)["end"] == 1


def test_whose_dice_are_used_is_told_that_spells_still_travel():
    s = travel({7: "lich", 30: "archers"}, FAR, hand="haste", dice=(3, 6), left=())
    assert "T spells" in shown(s).lines[0]
    s = do(s, "cast haste 7 8").state
    assert s.phase == TRAVEL
    assert "travel on" in shown(s).lines[0]


def test_both_dice_share_a_menu_of_which_several_are_picked():
    s = travel({0: "knight", 9: "elves"}, FAR, dice=(3, 5))
    (menu,) = [row for row in shown(s).rows if isinstance(row, Menu)]
    assert menu.title == "Move two armies: one by each of 3 and 5"
    assert menu.many
    assert len(menu.options) == 8
    assert {option.hint for option in menu.options} == {"Die 3", "Die 5"}
    assert {option.mark for option in menu.options} == {"3", "45", "5", "43", "12", "6", "14", "4"}


def test_each_die_has_its_menu_where_one_would_be_too_long():
    kinds = ("knight", "elves", "lich", "titan", "hydra", "trolls", "dragon")
    many = dict(zip((0, 5, 10, 15, 20, 33, 38), kinds, strict=True))
    s = travel(many, {44: "wolves"}, dice=(2, 3))
    menus = [row for row in shown(s).rows if isinstance(row, Menu)]
    assert [menu.title for menu in menus] == ["Move an army · 2", "Move an army · 3"]


def test_several_cards_are_discarded_at_once():
    s = position([{0: "knight"}, FAR], (" ".join(MAGIC[6:16]), ""), phase=MAGIC_PHASE)
    (menu,) = [row for row in shown(s).rows if isinstance(row, Menu) and row.title == "Discard"]
    assert menu.many


def test_a_spell_with_few_targets_is_one_press_and_with_more_one_pick():
    s = travel({0: "knight"}, FAR, hand="haste", dice=(3, 5))
    (row,) = [r for r in shown(s).rows if not isinstance(r, Menu) and r[0].words[:4] == "cast"]
    assert [button.words for button in row] == ["cast haste 0 1", "cast haste 0 47"]
    s = travel({0: "knight"}, FAR, hand="haste fly wind_walk", dice=(3, 5))
    (menu,) = [row for row in shown(s).rows if isinstance(row, Menu) and "spell" in row.title]
    assert len(menu.options) == 6
    assert all(option.hint for option in menu.options)


def test_the_last_die_is_for_another_army():
    s = do(travel({0: "knight", 9: "elves"}, FAR, dice=(3, 5)), "move 0 3").state
    assert shown(s).lines == ("Die 5: move another army by it. T spells at any time.",)
    s = travel({0: "knight"}, FAR, dice=(3, 5))
    assert shown(s).lines == ("Dice 3 and 5: move your army by one of them.",)


def test_points_of_no_return_are_marked():
    s = position([{0: "knight", 9: "elves"}, FAR], phase=MAGIC_PHASE)
    (roll,) = [c for c in controls(shown(s)) if c.words == "roll"]
    assert roll.warn is Warn.CHANCE


@pytest.mark.parametrize("locale", COMPLETE)
def test_lines_say_what_is_asked(locale):
    told = set()
    for key in ((2, "1", "random"), (4, "1", "random")):
        for moment in moments.match(*key)[::7]:
            s = moment.state
            if game.to_act(s):
                given = shown(s, locale=locale)
                assert all(0 < len(line) <= 200 for line in given.lines)
                told.add(given.lines[0])
    assert len(told) > 12


def test_a_battle_says_how_it_stands():
    s = fight("lich wolves", "djinn", ("creature_kill", "fly")).state
    assert shown(s).lines == (
        "You attack: play cards, then Done. 3 spell points left.",
        "As it stands: Éloïse 9, Maximilien de Robertval 5.",
    )


def test_orders_are_behind_their_buttons_and_say_how_they_stand():
    s = position([{0: "knight"}, FAR], ("", "creature_kill"), phase=MAGIC_PHASE)
    assert [c.words for c in controls(shown(s, seat=1))] == ["blast", "list", "stance", "plan"]
    s = do(s, "1: list fly", "1: plan creature_kill").state
    lines = shown(s, ("stance",), seat=1).lines
    assert "Your list: Fly." in lines
    assert "If attacked: Creature Kill on the strongest." in lines


def test_a_debtor_is_told():
    s = position([{0: "knight"}, FAR], ("", "fly haste scrye"), phase=MAGIC_PHASE, owed=(0, 2))
    assert shown(s, seat=1).lines[0].startswith("You owe 2 cards")


def test_who_waits_is_told_for_whom():
    s = position([{0: "knight"}, FAR], phase=MAGIC_PHASE)
    assert shown(s, seat=1).lines == ("Éloïse is to move.",)


def labels(s, words):
    return {do.label for do in controls(shown(s)) if do.words == words}


def test_a_spell_on_what_the_own_draft_has_taken_says_that_it_has_no_effect():
    kill = "lay creature_kill titan none"
    s = fight("lich djinn", "titan knight", ("control creature_kill", "")).state
    assert labels(s, kill) == {"Creature Kill → Titan"}
    s = do(s, "lay control titan none").state
    assert labels(s, kill) == {"No effect now: Creature Kill → Titan"}
    assert labels(s, "lay creature_kill knight none") == {"Creature Kill → Knight"}
    offered = [do.words for do in controls(shown(s)) if do.words.startswith("lay")]
    assert offered[-1] == kill  # what works comes first


def test_an_ability_for_a_creature_that_is_gone_already_says_that_it_has_no_effect():
    s = fight("druid ice_golems warlock", "unicorns pixies titan", ("", "")).state
    assert labels(s, "declare ice_golems pixies") == {"Ice Golems → Pixies"}
    s = do(s, "declare warlock pixies").state
    assert labels(s, "declare ice_golems pixies") == {"No effect now: Ice Golems → Pixies"}
    assert labels(s, "declare ice_golems unicorns") == {"Ice Golems → Unicorns"}
