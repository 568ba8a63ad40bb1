import pytest

from engine.apply_move import step
from engine.errors import IllegalAction
from engine.games.magnate import game, state_actions_and_events as m
from engine.notation import read, words, write
from engine.rng import NoChance
from languages import COMPLETE
from render.games.magnate.turn_buttons_and_menus import panel
from render.words.turn_panel import MOST_BUTTONS, MOST_OPTIONS, MOST_ROWS, Do, Menu, Style, controls
from tests.games.magnate.positions import position, rolled
from tests.render.games.magnate.matches import NAMES, Moment, labels, match

MATCHES = (("1", "greedy", False), ("2", "random", False), ("3", "random", True))


def shown(s, focus=(), locale="en", seat=None):
    seat = s.active if seat is None else seat
    view, look = game.view(s, seat), Moment(s, (), 0).look(seat, locale=locale)
    return panel(
        view, seat, look, game.legal(view, seat),
        game.orders(view, seat), tuple(focus), labels(view, seat, look),
    )  # fmt: skip


def lines(s):
    return [write(a) for a in (*game.legal(s, s.active), *game.orders(s, s.active))]


def begins(line, start):
    return line.split()[: len(start.split())] == start.split()


def reachable(s):
    """Return every notation that can be pressed, with the taps it takes (a menu takes one)."""
    found, open_ = {}, [((), 1)]
    while open_:
        focus, taps = open_.pop()
        given = shown(s, focus)
        for control in controls(given):
            if control.words in lines(s):
                found[control.words] = min(taps, found.get(control.words, taps))
            else:
                assert control.words.split() != list(focus), "a control that leads nowhere"
                open_.append((tuple(control.words.split()), taps + 1))
    return found


def some(every=7):
    for key in MATCHES:
        yield from (moment.state for moment in match(*key)[::every] if moment.state.last)


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_panel_keeps_the_limits_of_rows_buttons_options_and_labels(locale):
    for s in some():
        for focus in ((), ("prefer",), ("develop",), ("trade",)):
            given = shown(s, focus, locale)
            assert len(given.rows) <= MOST_ROWS
            for row in given.rows:
                size, most = (
                    (len(row.options), MOST_OPTIONS)
                    if isinstance(row, Menu)
                    else (len(row), MOST_BUTTONS)
                )
                assert 1 <= size <= most
            said = [(control.words, control.label) for control in controls(given)]
            said = [one for one in said if one[0] != "end"]  # in the menu of deeds as well
            assert len({words for words, _ in said}) == len(said)
            assert all(0 < len(label) <= 80 for _, label in said)
            assert all(len(control.hint) <= 100 for control in controls(given))


def test_every_control_is_a_legal_line_or_the_beginning_of_one():
    for s in some():
        for focus in ((), ("prefer",), ("sell", "castle"), ("build", "nowhere")):
            for control in controls(shown(s, focus)):
                assert any(begins(line, control.words) for line in lines(s))


def test_every_legal_action_and_every_order_can_be_pressed():
    for s in some(11):
        asked_first = s.owed or s.bill >= 0
        wanted = game.legal(s, s.active)
        orders = () if asked_first else game.orders(s, s.active)
        assert set(reachable(s)) == {write(action) for action in (*wanted, *orders)}


def test_a_plain_turn_takes_at_most_four_taps():
    for s in some():
        if s.owed or s.bill >= 0 or s.played:
            continue
        for line, taps in reachable(s).items():
            if line.split()[0] not in ("build", "deed", "sell"):
                continue
            after = step(game, s, s.active, read(game, line), NoChance()).state
            if after.bill >= 0 and not after.courts:
                ways = reachable(after)
                taps += max(ways.values())
                after = step(game, after, after.active, read(game, min(ways)), NoChance()).state
            if after.bill < 0:
                assert taps + reachable(after)["end"] <= 4


def test_each_card_has_a_row_and_every_button_says_its_name():
    s = position(hand="castle mill pact", tokens=("suns 9 knots 9 waves 9 leaves 9", ""))
    rows = shown(s).rows
    assert [[button.label for button in row] for row in rows[:3]] == [
        ["Castle: build for 7", "Castle: deed for 2", "Castle: sell for 2"],
        ["Mill: build for 8", "Mill: deed for 2", "Mill: sell for 2"],
        ["Pact: sell for 2"],
    ]


def test_a_card_with_one_place_is_built_with_one_tap():
    s = position(hand="castle mill pact", tokens=("suns 4 knots 3", ""))
    only = position(
        hand="castle mill pact", tokens=("suns 4 knots 3", ""),
        columns=({"watchman": "author", "excuse": "origin", "harvest": "savage"}, {}),
        deeds=({"watchman": "moons 1"}, {}),
    )  # fmt: skip
    assert shown(s).rows[0][0].words == "build castle"
    assert shown(only).rows[0][0].words == "build castle light_keeper"


def test_the_places_of_a_card_say_what_lies_there():
    s = position(
        hand="castle mill pact", tokens=("suns 4 knots 3", ""),
        columns=({"watchman": "author"}, {}),
    )  # fmt: skip
    given = shown(s, ("build", "castle"))
    assert given.lines == ("Where do you build the Castle?",)
    assert [c.label for c in controls(given)] == [
        "Watchman (on Author) → 9 : 0", "Excuse → 7 : 0", "Harvest → 7 : 0",
        "Light Keeper → 7 : 0",
    ]  # fmt: skip
    marks = [c.mark for c in controls(given)]
    assert marks == ["watchman", "excuse", "harvest", "light_keeper"]
    assert given.focus == ("build", "castle")


def test_a_payment_offers_its_splits_and_says_what_is_left():
    s = position(hand="castle mill pact", tokens=("suns 5 knots 4", ""))
    after = step(game, s, 0, m.Build(22, 4), NoChance()).state
    (row,) = shown(after).rows
    assert [(c.label, c.words) for c in row] == [
        ("3 Suns and 4 Knots", "pay 3 4 0"), ("4 Suns and 3 Knots", "pay 4 3 0"),
        ("5 Suns and 2 Knots", "pay 5 2 0"),
    ]  # fmt: skip
    assert row[0].hint == "leaves 2 Suns"


def test_a_court_is_paid_suit_by_suit():
    s = position(hand="window mill pact", tokens=("suns 8 leaves 8 knots 8", ""), courts=True)
    after = step(game, s, 0, read(game, "build window excuse"), NoChance()).state
    first = shown(after)
    assert [c.label for c in controls(first)][:2] == ["1 Sun", "2 Suns"]
    assert controls(first)[0].words == "pay 1"
    second = shown(after, ("pay", "1"))
    assert "pay 1 4 5" in [c.words for c in controls(second)]


def test_what_a_deed_pays_comes_before_everything_else():
    s = position(columns=({"watchman": "battle"}, {}), deeds=({"watchman": ""}, {}), active=1)
    given = shown(rolled(s, 4, 2))
    assert [(c.label, c.words) for c in controls(given)] == [
        ("1 Wyrm", "collect watchman wyrms"), ("1 Knot", "collect watchman knots"),
    ]  # fmt: skip
    assert "Your deed of the Battle in the Watchman pays one token. Choose its suit." in given.lines


def test_the_end_of_a_turn_stands_out_and_warns():
    s = position(hand="castle mill", played=True)
    (row,) = shown(s).rows
    (end,) = row
    assert (end.words, end.style, end.warn) == ("end", Style.MAIN, game.warns(s, 0, m.End()))
    assert end.warn is not None


def test_preferences_lie_behind_one_button():
    s = position(
        hand="castle mill", played=True, columns=({"watchman": "battle"}, {}),
        deeds=({"watchman": ""}, {}), wishes=({"watchman": "knots"}, {}),
    )  # fmt: skip
    assert [c.words for c in controls(shown(s))] == ["prefer", "end"]
    given = shown(s, ("prefer",))
    assert [(c.label, c.words, c.hint) for c in controls(given)] == [
        ("Watchman, Wyrms", "prefer watchman wyrms", "now: Knots"),
        ("Watchman, no preference", "prefer watchman none", "now: Knots"),
    ]


def test_the_count_that_completes_a_deed_says_so():
    s = position(
        hand="castle mill", played=True, tokens=("wyrms 2", ""),
        columns=({"watchman": "battle"}, {}), deeds=({"watchman": "knots 2"}, {}),
    )  # fmt: skip
    menu = shown(s).rows[0]
    assert isinstance(menu, Menu)
    assert menu.many  # tokens on several deeds are one choice
    assert [(c.label, c.hint) for c in menu.options] == [
        ("Watchman, 2 Wyrms", "completes the Battle: 4 : 0 there"),
        ("Watchman, 1 Wyrm", "Battle: 2 of 4"),
        ("End turn", ""),
    ]  # fmt: skip


def test_a_seat_that_is_not_asked_is_told_who_is():
    s = position()
    given = shown(s, seat=1)
    assert given.rows == ()
    assert given.lines == (f"{NAMES[0]} is to move.",)


def test_the_lines_leave_the_dice_to_the_story_above_them():
    moment = next(moment for moment in match("1") if moment.state.owed)
    seat, view = moment.state.active, moment.view(moment.state.active)
    look = moment.look(seat)
    given = panel(view, seat, look, game.legal(view, seat), (), (), labels(view, seat, look))
    assert not [line for line in given.lines if "dice" in line.casefold()]


def test_a_stale_focus_shows_the_whole_turn():
    s = position(hand="castle mill pact", tokens=("suns 4 knots 3", ""))
    assert shown(s, ("build", "darkness")) == shown(s)
    with pytest.raises(IllegalAction):
        step(game, s, 0, read(game, "build darkness excuse"), NoChance())


def test_controls_are_made_of_words_that_read_back():
    for s in some(13):
        for control in controls(shown(s)):
            assert isinstance(control, Do)
            if control.words in lines(s):
                assert " ".join(words(read(game, control.words))) == control.words


def test_a_form_asks_for_a_card_with_its_payment_for_deeds_and_the_end():
    s = position(hand="journey", tokens=("moons 2 waves 2", ""))
    card, *_, then = shown(s).form
    assert (then.chosen, [do.words for do in then.options]) == ("end", ["end"])
    built = [do.words for do in card.options if do.words.startswith("build")]
    assert built
    assert all("; pay " in words for words in built)
