"""The panel that is laid out where a game has none of its own."""

from dataclasses import dataclass

import pytest

from engine.game import Action, Warn
from engine.notation import matching, word, words
from engine.visibility import EVERYONE
from render.words.turn_panel import (
    MOST_BUTTONS,
    MOST_OPTIONS,
    Ahead,
    Do,
    Menu,
    Panel,
    PanelLabels,
    Style,
    controls,
    do,
    narrowed,
    plain,
)

CARDS = (*(f"card_{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"), "card_zz")


@dataclass(frozen=True, slots=True)
class End(Action):
    verb = "end"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class Lay(Action):
    verb = "lay"
    seen_by = EVERYONE
    card: int = word(CARDS)
    place: int = word(("north", "south", "east", "west"))
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Pass(Action):
    verb = "pass"
    seen_by = EVERYONE
    count: int


LABELS = PanelLabels(
    lambda action: " ".join(words(action)).title(),
    str.title,
    lambda verb, field, said: f"{field} {said}",
    lambda action: Warn.PASS if isinstance(action, End) else None,
    lambda action: Ahead(None, (), LABELS),
)


def lays(cards, places=4):
    return [
        Lay(card, place, side)
        for card in range(cards)
        for place in range(places)
        for side in (False, True)
    ]


def reached(actions):
    """Return every whole notation that taps lead to, and the panels on the way."""
    found, panels, open_ = set(), [], [()]
    notations = {" ".join(words(action)) for action in actions}
    while open_:
        focus = open_.pop()
        panel = plain(actions, focus, LABELS)
        panels.append(panel)
        for control in controls(panel):
            if control.words in notations:
                found.add(control.words)
            else:
                assert len(control.words.split()) > len(focus), "a tap that leads nowhere"
                open_.append(tuple(control.words.split()))
    return found, panels


@pytest.mark.parametrize(
    "actions",
    [
        [],
        [End()],
        [End(), Pass(1), Pass(2)],
        [End(), *lays(3)],
        [End(), *lays(4)],
        [End(), *lays(27), *(Pass(n) for n in range(26))],
        [Pass(n) for n in range(60)],
    ],
    ids=["nothing", "one", "few", "24", "32", "many", "numbers"],
)
def test_taps_lead_to_every_action_and_to_nothing_else(actions):
    found, panels = reached(actions)
    assert found == {" ".join(words(action)) for action in actions}
    for panel in panels:
        for row in panel.rows:
            if isinstance(row, Menu):
                assert 0 < len(row.options) <= MOST_OPTIONS
                assert row.title
            else:
                assert 0 < len(row) <= MOST_BUTTONS
        said = [control.words for control in controls(panel)]
        assert len(set(said)) == len(said)


def test_one_action_of_a_verb_is_a_button_and_several_a_menu():
    panel = plain([Pass(1), End(), Pass(2)], (), LABELS)
    menu, buttons = panel.rows
    assert isinstance(menu, Menu)
    assert (menu.title, [d.words for d in menu.options]) == ("Pass", ["pass 1", "pass 2"])
    assert [d.words for d in buttons] == ["end"]


def test_more_than_a_menu_holds_are_cut_into_parts_named_in_the_language():
    menu, *others = plain(lays(5), (), LABELS).rows
    assert not others
    assert [d.label for d in menu.options] == [f"card {name}" for name in CARDS[:5]]
    assert [d.words for d in menu.options] == [f"lay {name}" for name in CARDS[:5]]


def test_a_panel_is_narrowed_to_the_actions_that_begin_so():
    panel = plain([End(), *lays(5)], ("lay", "card_b"), LABELS)
    assert panel.focus == ("lay", "card_b")
    expected = {" ".join(words(a)) for a in matching(lays(5), ("lay", "card_b"))}
    assert {d.words for d in controls(panel)} == expected


def test_words_that_nothing_begins_with_leave_an_empty_panel():
    assert plain([End(), *lays(5)], ("lay", "card_zz"), LABELS).rows == ()


def test_what_cannot_be_taken_back_stands_out_and_says_why():
    assert do(End(), LABELS) == Do("End", "end", Style.MAIN, Warn.PASS)
    assert do(Pass(1), LABELS) == Do("Pass 1", "pass 1", Style.PLAIN)
    assert do(End(), LABELS, Style.GRAVE).style is Style.GRAVE


def test_verbs_keep_the_order_in_which_they_are_legal():
    panel = plain([End(), Lay(0, 0), Pass(1)], (), LABELS)
    assert [d.words for d in controls(panel)] == ["end", "lay card_a north no", "pass 1"]


def test_a_narrowed_panel_keeps_what_is_wanted_and_a_few_others():
    places = tuple(Do(f"To {n}", f"go {n}", mark=str(n)) for n in range(20))
    panel = Panel((), (Menu("Where", places), (Do("Stop", "stop"), Do("End", "end"))))
    found = narrowed(panel, ("go 12", "end", "go 9 fast", "leap"), ("17",))
    menu, buttons = found.rows
    assert [do.words for do in menu.options] == ["go 0", "go 1", "go 9", "go 12", "go 17"]
    assert [do.words for do in buttons] == ["end"]
    assert narrowed(panel, ("leap",)) is panel


def test_of_a_mistake_with_many_endings_a_narrowed_menu_keeps_one():
    ways = tuple(Do(f"{a} to {b}", f"go {a} {b}") for a in range(3) for b in range(6))
    found = narrowed(Panel((), (Menu("Where", ways),)), ("go 0 5", "go 1", "go 2"))
    assert [do.words for do in found.rows[0].options][-3:] == ["go 0 5", "go 1 0", "go 2 0"]
