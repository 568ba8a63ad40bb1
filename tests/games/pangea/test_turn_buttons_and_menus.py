"""The turn panel: limits of Discord, everything within reach, few taps."""

from itertools import pairwise

import pytest

from engine.apply_move import step
from engine.games.pangea import game
from engine.games.pangea.data import CELL, TILE
from engine.games.pangea.state_actions_and_events import BUY, MAGIC, MOVE, PROTECT
from engine.notation import read, write
from engine.rng import Rng
from languages import COMPLETE
from render.games.pangea.turn_buttons_and_menus import panel
from render.words.turn_panel import (
    MOST_BUTTONS,
    MOST_HINT,
    MOST_OPTIONS,
    MOST_ROWS,
    Menu,
    controls,
    cut,
)
from tests.games.pangea import moments
from tests.games.pangea.positions import new, position

MATCHES = ((2, "1", "greedy"), (4, "2", "greedy"), (3, "3", "random"))
MOST_TAPS = 15


def shown(s, focus=(), locale="en", seat=None):
    seat = s.active if seat is None else seat
    view, look = game.view(s, seat), moments.look(s, (), locale)
    return panel(
        view, seat, look, game.legal(view, seat),
        game.orders(view, seat), tuple(focus), moments.labels(view, seat, look),
    )  # fmt: skip


def lines(s, seat=None):
    seat = s.active if seat is None else seat
    return {write(a) for a in (*game.legal(s, seat), *game.orders(s, seat))}


def reachable(s, seat=None):
    """Return every notation that can be pressed, with the taps it takes."""
    found, open_, wanted = {}, [((), 1)], lines(s, seat)
    while open_:
        focus, taps = open_.pop()
        for control in controls(shown(s, focus, seat=seat)):
            if control.words in wanted:
                found[control.words] = min(taps, found.get(control.words, taps))
            else:
                assert control.words.split() != list(focus), "a control that leads nowhere"
                open_.append((tuple(control.words.split()), taps + 1))
    return found


def some(every=17):
    for key in MATCHES:
        yield from (p.state for p in moments.match(*key)[::every] if game.to_act(p.state))


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_panel_keeps_the_limits_of_rows_buttons_options_and_labels(locale):
    for s in some():
        given = shown(s, (), locale)
        assert len(given.rows) <= MOST_ROWS
        for row in given.rows:
            size, most = (
                (len(row.options), MOST_OPTIONS)
                if isinstance(row, Menu)
                else (len(row), MOST_BUTTONS)
            )
            assert 1 <= size <= most
            assert len({control.words for control in controls(row)}) == size
        said = [(control.words, control.label) for control in controls(given)]
        assert all(0 < len(label) <= 80 for _, label in said)
        assert all(len(control.hint) <= 100 for control in controls(given))
        assert given.lines


def test_every_legal_action_can_be_pressed():
    for s in some():
        assert set(reachable(s)) == lines(s)


def test_every_order_can_be_pressed():
    s = new(3, "1").state
    seat = (s.first + 1) % 3
    for line in ("rank moor_2", "rank moor_3"):
        assert set(reachable(s, seat)) == lines(s, seat)
        s = step(game, s, seat, read(game, line), Rng("1")).state
    ranked = shown(s, seat=seat)
    assert "Moor 2" in ranked.lines[-1]
    assert set(reachable(s, seat)) == lines(s, seat)


def test_tiles_are_ranked_several_at_once():
    s = new(3, "1").state
    (menu, *_) = shown(s, seat=(s.first + 1) % 3).rows
    assert menu.many


def test_who_is_not_asked_sees_who_is():
    s = position()
    given = shown(s, seat=1)
    assert given.rows == ()
    assert moments.NAMES[0] in given.lines[0]


def test_steps_are_one_menu_several_at_once():
    s = position({"forest_2": "mauve:moor mauve:forest mauve:mountain"}, phase=MOVE)
    menu = shown(s).rows[0]
    assert menu.many
    assert {option.words for option in menu.options} == lines(s)
    assert menu.options[-1].words == "done"


def test_above_twenty_five_steps_the_character_comes_first():
    cast = "mauve:moor mauve:forest mauve:mountain mauve:moor+star mauve:forest+moon"
    cast += " mauve:mountain+square mauve:mountain+triangle"
    s = position({"forest_2": cast}, land={"forest_3": "c3", "desert_3": "b4"}, phase=MOVE)
    assert len(lines(s)) > 25
    menu = shown(s).rows[0]
    assert not menu.many
    assert all(len(option.words.split()) == 3 for option in menu.options)
    assert set(reachable(s)) == lines(s)


def test_a_step_says_what_waits_there():
    s = position({"forest_2": "mauve:moor", "moor_2": "green:moor"}, phase=MOVE)
    hints = {option.words: option.hint for option in shown(s).rows[0].options}
    hint = hints["move moor forest_2 moor_2"]
    assert "1 there, limit 2" in hint
    assert "at home there: produces 1" in hint
    assert f"{moments.NAMES[1]} can sell the circle for 1" in hint


def test_a_step_to_a_full_tile_promises_nothing():
    s = position({"forest_2": "mauve:moor", "moor_2": "green:moor blue:desert"}, phase=MOVE)
    hints = {option.words: option.hint for option in shown(s).rows[0].options}
    assert hints["move moor forest_2 moor_2"] == "2 there, limit 2: overfull then"


def test_a_step_home_with_an_amulet_says_that_it_delivers():
    s = position({"desert_2": "mauve:moor+star"}, towers={"mauve": "desert_3"}, phase=MOVE)
    hints = {option.words: option.hint for option in shown(s).rows[0].options}
    assert "delivers into your tower" in hints["move moor_with_star desert_2 desert_3"]


def test_a_purchase_says_how_both_stand_after_it():
    s = position(
        {"moor_3": "green:moor mauve:forest"},
        amulets={"mauve": "star"}, wealth={"mauve": 6}, phase=BUY,
    )  # fmt: skip
    (button,) = shown(s).rows[0]
    assert shown(s).lines[1] == f"- {button.label}: {button.hint}"
    assert button.hint == f"amulet 2 of 5; leaves you 4 · {moments.NAMES[1]} gains 1"


def test_a_shifted_tile_says_what_it_comes_to_lie_beside():
    hints = {c.words: c.hint for c in controls(shown(position(), ("shift", "moor_2")))}
    assert hints["shift moor_2 a4"] == "beside Moor 3 and Forest 3 then"


def test_a_tower_is_not_placed_without_a_warning():
    s = moments.match(2, "1")[0].state
    assert all(control.warn is not None for control in controls(shown(s)))


def test_each_choice_of_a_place_has_its_mark_on_the_board():
    for s in some():
        for control in controls(shown(s)):
            last = control.words.split()[-1]
            if last in CELL or last in TILE:
                assert control.mark in CELL or control.mark in TILE


def test_draws_warn_and_the_end_of_a_turn_does():
    by_words = {c.words: c.warn for c in controls(shown(position()))}
    assert by_words["draw"] is not None
    assert by_words["summon blue"] is not None
    assert by_words["done"] is None
    by_words = {c.words: c.warn for c in controls(shown(position(phase=PROTECT)))}
    assert by_words["done"] is not None


def test_the_magic_that_is_left_and_the_price_are_said():
    assert "2 actions" in shown(position(left=2, amulets={"mauve": "star moon"})).lines[0]
    s = position(
        {"moor_3": "green:moor mauve:forest"},
        amulets={"mauve": "star"},
        wealth={"mauve": 6},
        phase=BUY,
    )
    assert shown(s).lines[0] == "Purchases: each amulet costs 2; you have 6."


def test_the_last_turn_is_said():
    assert len(shown(position()).lines) == 1
    for last in (position(leader=1), position(round=61)):
        assert shown(last).lines[1] == "This is your last turn."


def test_an_old_focus_shows_the_whole_phase():
    s = position()
    assert shown(s, ("move", "moor")).focus == ()
    assert shown(s, ("move", "moor")).rows == shown(s).rows


def test_a_turn_takes_at_most_fifteen_taps():
    """Steps of one phase are one tap on their menu; a tap ends a phase that is not empty."""
    for key in MATCHES[:2]:
        turn, taps, most = None, 0, 0
        history = moments.match(*key)
        for before, after in pairwise(history):
            s = before.state
            if (s.round, s.active) != turn:
                turn, taps, moved = (s.round, s.active), 1, False  # Play opens the panel
            line = next(line for line in lines(s) if _made(before, after, line))
            if line.startswith("move") and shown(s).rows[0].many:
                taps, moved = taps + (not moved), True
            else:
                taps += reachable(s)[line]
            most = max(most, taps)
        assert 0 < most <= MOST_TAPS
    assert MAGIC != MOVE


def _made(before, after, line):
    """Tell whether a line leads from a position to the next."""
    rng = Rng(f"1:{before.ply}") if before.seats == 2 else Rng(f"2:{before.ply}")
    s = before.state
    return step(game, s, s.active, read(game, line), rng).state == after.state


def test_a_hint_with_many_offers_fits_in_a_menu():
    assert cut("a" * 101, MOST_HINT) == "a" * 99 + "…"
    assert cut("a" * 100, MOST_HINT) == "a" * 100
