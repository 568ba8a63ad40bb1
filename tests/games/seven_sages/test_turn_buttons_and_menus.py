"""The turn panel: within reach, within limits, in few taps."""

import pytest

from engine.games.seven_sages import game
from engine.notation import write
from languages import COMPLETE
from render.games.seven_sages.turn_buttons_and_menus import panel
from render.words.turn_panel import MOST_BUTTONS, MOST_OPTIONS, MOST_ROWS, Menu, controls
from tests.games.seven_sages import moments
from tests.games.seven_sages.positions import do, position, settled
from tests.games.seven_sages.test_4_combat import last_pass
from tests.games.seven_sages.test_6_reward import fought


def shown(s, seat, focus=(), locale="en"):
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
        for control in controls(shown(s, seat, focus)):
            if control.words in wanted:
                found[control.words] = min(taps, found.get(control.words, taps))
            elif tuple(control.words.split()) != focus:
                open_.append((tuple(control.words.split()), taps + 1))
    return found, wanted


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_that_is_legal_or_an_order_can_be_reached_in_a_few_taps(seats):
    for s, _ in moments.match(seats, f"panel {seats}")[:: 2 * seats]:
        for seat in range(seats):
            found, wanted = reachable(s, seat)
            assert set(found) == wanted
            assert max(found.values(), default=1) <= 3


@pytest.mark.parametrize("seats", [3, 5])
def test_a_panel_keeps_to_the_limits(seats):
    for s, _ in moments.match(seats, f"panel {seats}")[::seats]:
        for seat in range(seats):
            for locale in COMPLETE:
                given = shown(s, seat, locale=locale)
                assert len(given.rows) <= MOST_ROWS
                assert given.lines
                for row in given.rows:
                    most = MOST_OPTIONS if isinstance(row, Menu) else MOST_BUTTONS
                    cells = controls(row)
                    assert 0 < len(cells) <= most
                    assert len({cell.words for cell in cells}) == len(cells)
                    assert all(0 < len(cell.label) <= 80 for cell in cells)


def test_a_hand_of_a_dozen_cards_is_played_in_one_tap():
    hand = "witch 1 witch 2 witch 3 witch 4 witch 5 witch 6 owl 3 owl 4 owl 5 seer 1 seer 2 seer 3"
    s = position(hands=(hand,), active=0)
    found, _ = reachable(s, 0)
    assert {taps for line, taps in found.items() if line.startswith("play ")} == {1}


def test_cards_are_picked_several_at_once_and_given_with_a_button():
    s = position(phase="exchange", hands=("witch 1 seer 4 owl 5",), sides=(0, 1, 0, 1))
    menu = next(row for row in shown(s, 0).rows if isinstance(row, Menu))
    assert menu.many
    assert [option.words for option in menu.options][:2] == ["pick witch 1", "pick seer 4"]
    s = do(s, "0 pick witch 1", "0 pick seer 4")
    labels = [control.label for control in controls(shown(s, 0))]
    assert "Put the picked cards down for Bo (Priestess)" in labels
    assert "Show the picked cards to Ødegård (Magician)" in labels


def test_three_cards_to_hand_on_are_chosen_in_one_menu():
    s = do(position(hands=("owl 4",), active=0), "0 pass for_good")
    menu = next(row for row in shown(s, 0).rows if isinstance(row, Menu))
    assert menu.many
    assert all(option.words.startswith("hand_on") for option in menu.options)


def test_the_last_to_pass_is_asked_what_to_discard_and_not_what_to_hand_on():
    s = do(last_pass(), "3 pass for_good")
    for locale, title in (("en", "Discard cards"), ("fr", "Défausser des cartes")):
        menu = next(row for row in shown(s, 3, locale=locale).rows if isinstance(row, Menu))
        assert menu.title == title


def test_who_is_not_waited_for_reads_whom_it_waits_for_and_may_file_orders():
    s = position(hands=("owl 4", "owl 4"), active=0)
    given = shown(s, 1)
    assert given.lines[0].startswith("Waiting for Éloïse.")
    assert any(control.words == "standing" for control in controls(given))


def test_a_play_says_what_the_marker_would_show():
    s = position(hands=("witch 4 witch 2",), laid=((1, "seer 7"),), active=0)
    labels = [button.label for button in shown(s, 0).rows[0]]
    told = [label.split(" · ")[1] for label in labels]
    assert told == ["then your alliance is 5 behind", "then your alliance is 3 behind"]


def test_orders_that_stand_are_listed_where_they_are_filed():
    s = do(position(hands=("witch 4",), active=0), "0 standing highest")
    assert "- Always take the highest crystal" in shown(s, 0, ("standing",)).lines


def test_an_invitation_is_named_to_the_invited_alone():
    s = do(position(phase="negotiate"), "0 invite 1")
    assert "Éloïse (Witch) invites you." in shown(s, 1).lines
    assert not any("invites" in line for line in shown(s, 2).lines)


def test_spells_that_can_be_cast_are_explained():
    s = position(hands=("witch 4",), spells=("potentia",), active=0)
    assert "Potentia draws three power cards." in shown(s, 0).lines
    assert "Potentia pioche trois cartes pouvoir." in shown(s, 0, locale="fr").lines


def test_who_has_nothing_to_play_is_offered_the_order_to_pass_protocol_5():
    s = position(hands=("owl 4", "witch 4"), active=0)
    assert "standing stuck" in [control.words for control in controls(shown(s, 1))]
    s = position(hands=("owl 4", "owl 4"), active=0)
    assert "standing stuck" not in [control.words for control in controls(shown(s, 1))]


def labels(s, seat, locale="en"):
    """Return the labels of what is asked, as the panel shows them before any order."""
    view, look = game.view(s, seat), moments.look(s, (), locale)
    given = panel(
        view, seat, look, game.legal(view, seat), [], (), moments.labels(view, seat, look)
    )
    return [control.label for control in controls(given)]


def test_answers_of_three_name_whom_they_concern():
    s = position(3, "trio", roles=("witch", "alchemist", "healer"))
    assert labels(s, 0) == [
        "Stand alone, against Maximilien de Robertval and Bo",
        "Leave the word to Maximilien de Robertval (Alchemist)",
    ]
    s = do(s, "0 answer speak")
    assert labels(s, 1) == [
        "Join Éloïse (Witch), against Bo",
        "Stand alone, against Éloïse and Bo",
        "Stand against Éloïse, and let Bo (Healer) choose",
    ]
    s = do(s, "1 answer open")
    assert labels(s, 2) == [
        "Join Éloïse (Witch), against Maximilien de Robertval",
        "Join Maximilien de Robertval (Alchemist), against Éloïse",
    ]


def test_to_enter_names_the_alliance():
    s = do(position(5, "negotiate"), "3 invite 4", "4 accept 3")
    assert labels(s, 0) == [
        "Enter the alliance of Ødegård and Wu",
        "Stay out, against Ødegård and Wu",
    ]


def test_a_pass_says_what_it_brings():
    s = position(hands=("owl 4 witch 1 witch 2 witch 3", "owl 3"), active=0)
    assert "Pass for good: draw 5" in labels(s, 0)
    s = do(s, "0 pass for_good", "0 gift least")
    assert "Pass for good: Éloïse hands you three, draw 2" in labels(s, 1)


def test_crystals_and_clearings_are_chosen_with_what_they_bring():
    s = fought(crystals=((3, 6), (2, 2), (4, 5)), won=((7,), (), (), ()))
    assert labels(s, 0)[0] == "Take the 6: you would have 13"
    s = settled(do(s, "0 take 3"))
    assert labels(s, s.chooser) == [
        "Pawn to Birch (left), for 2 and 2",
        "Pawn to Beech (right), for 4 and 5",
    ]


def test_what_is_chosen_on_the_board_has_its_word_there():
    s = settled(do(fought(crystals=((3, 6), (2, 2), (4, 5))), "0 take 3"))
    assert [control.mark for control in controls(shown(s, s.chooser, ("move",)))] == [
        "left",
        "right",
    ]
    s = position(spells=("anulensa",), laid=((1, "seer 7"), (2, "owl 3")), active=0)
    s = do(s, "0 cast anulensa nothing")
    marks = {control.mark for control in controls(shown(s, 0, ("target",)))}
    assert marks == {"1 seer 7", "2 owl 3"}


def test_an_exchange_is_made_where_it_is_asked_for():
    s = position(phase="exchange", hands=("witch 1 seer 4 owl 5",), sides=(0, 1, 0, 1))
    assert labels(s, 0)[-3:] == ["Witch\u00a01", "Seer\u00a04", "Owl\u00a05"]
    s = do(s, "0 pick witch 1")
    assert "Put the picked cards down for Bo (Priestess)" in labels(s, 0)


def test_the_order_that_would_spare_the_next_call_is_offered_with_the_question():
    s = do(position(hands=("owl 4",), active=0), "0 pass for_good")
    assert "Always hand on the three of least worth" in labels(s, 0)
    assert "Always take the highest crystal" in labels(fought(crystals=((3, 6), (2, 2), (2, 2))), 0)


def test_a_role_is_chosen_by_its_rank_and_the_cards_held():
    s = position(phase="roles", hands=("witch 4 witch 2",), active=0)
    menu = next(row for row in shown(s, 0).rows if isinstance(row, Menu))
    hints = {option.label: option.hint for option in menu.options}
    assert hints["Witch"] == "rank 1 of 6 · Witch\u00a02 and Witch\u00a04"
    assert hints["Seer"] == "rank 6 of 6"
