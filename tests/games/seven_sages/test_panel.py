"""The turn panel: within reach, within limits, in few taps."""

import pytest

from engine.games.seven_sages import game
from engine.notation import write
from render.games.seven_sages.panel import panel
from render.panel import MOST_BUTTONS, MOST_OPTIONS, MOST_ROWS, Menu
from tests.games.seven_sages import moments
from tests.games.seven_sages.positions import do, position


def shown(s, seat, focus=(), locale="en"):
    view, look = game.view(s, seat), moments.look(s, (), locale)
    return panel(
        view, seat, look, game.legal(view, seat),
        game.orders(view, seat), tuple(focus), moments.tongue(view, seat, look),
    )  # fmt: skip


def controls(given):
    for row in given.rows:
        yield from row.options if isinstance(row, Menu) else row


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
            for locale in ("en", "fr"):
                given = shown(s, seat, locale=locale)
                assert len(given.rows) <= MOST_ROWS
                assert given.lines
                for row in given.rows:
                    most = MOST_OPTIONS if isinstance(row, Menu) else MOST_BUTTONS
                    cells = row.options if isinstance(row, Menu) else row
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


def test_who_is_not_waited_for_reads_whom_it_waits_for_and_may_file_orders():
    s = position(hands=("owl 4", "owl 4"), active=0)
    given = shown(s, 1)
    assert given.lines[0].startswith("Waiting for Éloïse.")
    assert any(control.words == "standing" for control in controls(given))


def test_a_play_says_what_the_marker_would_show():
    s = position(hands=("witch 4 witch 2",), laid=((1, "seer 7"),), active=0)
    menu = next(row for row in shown(s, 0).rows if isinstance(row, Menu))
    assert [option.hint for option in menu.options] == ["marker −5", "marker −3"]


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
