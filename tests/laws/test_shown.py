"""What is shown of every game that has art; and arts of Harbours that break each law."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from cogs.pages.custom_ids import ControlId
from cogs.pages.sheet import Button, Buttons, Choice, Select, Sheet, Words
from cogs.show import match_sheet_builder
from engine.game import AnyGame, TurnEnded
from engine.visibility import HIDDEN
from render.paint.scene import Scene
from render.words.position_text_type import Text
from render.words.turn_grouping import Turn
from render.words.turn_panel import Do, Menu, Panel, plain
from tests.cogs import harbours
from tests.laws import lettered, shown
from tests.laws.positions import Position, every_version, hold, named, positions

FEWEST = 2
"""Positions at which a law is checked in any case: each has many pictures drawn."""

pytestmark = pytest.mark.usefixtures("drawn")
games = pytest.mark.parametrize("game", every_version(), ids=named)


@games
def test_messages_show_nothing_hidden(game: AnyGame) -> None:
    assert hold(shown.law_messages_show_nothing_hidden, game, FEWEST)


@games
def test_news_show_nothing_hidden(game: AnyGame) -> None:
    assert hold(shown.law_news_show_nothing_hidden, game, FEWEST)


@games
def test_orders_show_in_no_message(game: AnyGame) -> None:
    assert hold(shown.law_orders_show_in_no_message, game, FEWEST)


@games
def test_unseen_moves_show_in_no_message(game: AnyGame) -> None:
    assert hold(shown.law_unseen_moves_show_in_no_message, game)


@games
def test_the_same_position_gives_the_same_messages(game: AnyGame) -> None:
    assert hold(shown.law_messages_are_pure, game, FEWEST)


@games
def test_public_messages_have_controls_that_are_for_all(game: AnyGame) -> None:
    assert hold(shown.law_public_controls_are_for_all, game, FEWEST)


@games
def test_messages_are_within_the_limits(game: AnyGame) -> None:
    assert hold(shown.law_messages_fit, game, FEWEST)


@games
def test_taps_lead_to_every_action(game: AnyGame) -> None:
    assert hold(shown.law_panels_lead_everywhere, game, FEWEST)


@games
def test_what_is_picked_together_is_done_if_it_can_be(game: AnyGame) -> None:
    assert hold(shown.law_picks_go_together, game)


@games
def test_what_a_form_asks_can_be_done(game: AnyGame) -> None:
    assert hold(shown.law_forms, game, FEWEST)


@games
def test_each_choice_is_explained(game: AnyGame) -> None:
    assert hold(shown.law_explanations, game)


@games
def test_each_choice_goes_by_a_clause_of_the_rules(game: AnyGame) -> None:
    assert hold(shown.law_cited, game)


@games
def test_letters_on_the_board_are_those_of_the_menu(game: AnyGame) -> None:
    assert hold(lettered.law_letters, game, FEWEST)


@games
def test_completion_leads_to_every_action(game: AnyGame) -> None:
    assert hold(shown.law_completions_lead_everywhere, game, FEWEST)


# Arts that break them


def breaks(law: Callable[[Position], None], match: str | None = None) -> None:
    """Find a position of Harbours at which a law does not hold."""
    with pytest.raises(AssertionError, match=match):
        _all(law, positions(harbours.game)[:30])


def _all(law: Callable[[Position], None], among: Sequence[Position]) -> None:
    for position in among:
        law(position)


def test_a_hand_that_is_drawn_only_if_a_card_is_in_it_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def hand(view: Any, seat: int, look: Any) -> Scene | None:
        return harbours.ART.hand(view, seat, look) if 3 in view.ships[seat].hand else None

    harbours.welcome(monkeypatch, hand=hand)
    breaks(shown.law_messages_show_nothing_hidden, "None sees what is hidden")


def test_words_that_change_each_time_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    count = iter(range(10**9))
    harbours.welcome(monkeypatch, describe=lambda v, seat, look: Text("x", f"{next(count)}"))
    breaks(shown.law_messages_are_pure)


def test_news_that_tell_more_than_the_event_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    count = iter(range(10**9))
    harbours.welcome(monkeypatch, tell=lambda event, look: f"event {next(count)}")
    breaks(shown.law_news_show_nothing_hidden, "is told more")


def test_a_board_that_counts_secret_orders_as_moves_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def board(view: Any, seat: int | None, look: Any) -> Scene:
        scene: Scene = harbours.ART.board(view, seat, look)
        return Scene(scene.box.inset(len(look.events)), ())

    harbours.welcome(monkeypatch, board=board)
    monkeypatch.setattr(
        match_sheet_builder, "turns", lambda log, *rest: [Turn(0, (TurnEnded(0),)) for _ in log]
    )
    breaks(shown.law_orders_show_in_no_message, "notices an order")


def test_a_choice_that_goes_by_no_clause_of_the_rules_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    verbs = dict.fromkeys((action.verb for action in harbours.game.actions), "2.1")
    harbours.welcome(monkeypatch, clauses=verbs)
    _all(shown.law_cited, positions(harbours.game))
    harbours.welcome(monkeypatch, clauses={**verbs, "rest": "9.9"})
    breaks(shown.law_cited, "rest goes by 9.9")
    harbours.welcome(monkeypatch, clauses={"rest": "2.5"})
    breaks(shown.law_cited, "goes by none")
    harbours.welcome(monkeypatch, clauses=verbs, clause=lambda view, action: "7.7")
    breaks(shown.law_cited, "goes by 7.7")


def test_a_board_that_draws_other_letters_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = (Menu("Where", (Do("Salt", "rest", mark="salt"), Do("Silk", "spy", mark="silk"))),)
    harbours.welcome(monkeypatch, panel=lambda *given: Panel((), rows))
    breaks(lettered.law_letters, "in the picture")


@pytest.mark.parametrize(
    ("panel", "match"),
    [
        (lambda v, s, look, legal, orders, focus, labels: Panel((), ()), "cannot reach"),
        (
            lambda v, s, look, legal, orders, focus, labels: plain(legal[:-1], focus, labels),
            "cannot reach",
        ),
        (
            lambda v, s, look, legal, orders, focus, labels: Panel((), ((Do("x", "sail moon"),),)),
            "begins no action",
        ),
        (
            lambda v, s, look, legal, orders, focus, labels: Panel((), ((Do("x", "bid 99"),),)),
            "is no legal action",
        ),
    ],
)
def test_a_panel_that_leaves_something_out_or_makes_it_up_is_found(
    monkeypatch: pytest.MonkeyPatch, panel: Callable[..., Panel], match: str
) -> None:
    harbours.welcome(monkeypatch, panel=panel)
    breaks(shown.law_panels_lead_everywhere, match)


@pytest.mark.parametrize(
    ("rows", "match"),
    [
        (((Do("x" * 81, "rest"),),), "x{81}"),
        (((Do("", "rest"),),), "no label"),
        ((tuple(Do("x", f"bid {n}") for n in range(6)),), "6 buttons"),
        ((tuple(Do("x", "rest") for n in range(2)),), "the same custom id twice"),
        ((Menu("x", tuple(Do("x", "rest") for n in range(2))),), "the same value twice"),
        ((Menu("x", ()),), "0 options"),
    ],
)
def test_a_panel_that_discord_would_refuse_is_found(
    monkeypatch: pytest.MonkeyPatch, rows: Any, match: str
) -> None:
    harbours.welcome(
        monkeypatch, panel=lambda v, s, look, legal, orders, focus, labels: Panel((), rows)
    )
    with pytest.raises((AssertionError, ValueError), match=match):
        shown.law_messages_fit(next(p for p in positions(harbours.game) if not p.over))


def test_completions_of_which_two_are_called_the_same_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    harbours.welcome(monkeypatch, value=lambda look, view, verb, field, word: "it")
    breaks(shown.law_completions_lead_everywhere, "called the same")


def test_completions_without_a_name_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    harbours.welcome(monkeypatch, value=lambda look, view, verb, field, word: "")
    breaks(shown.law_completions_lead_everywhere)


@pytest.mark.parametrize(
    "button",
    [
        Button("x", ControlId("do", "abcdefgh", words="bid 3")),
        Button("x", ControlId("play", "abcdefgh", revision=4)),
        Button("x", ControlId("hand", "abcdefgh", seat=1)),
    ],
)
def test_a_public_control_that_says_more_is_found(
    monkeypatch: pytest.MonkeyPatch, button: Button
) -> None:
    from cogs.pages import public_match_post

    monkeypatch.setattr(public_match_post, "controls", lambda *given: Buttons((button,)))
    breaks(shown.law_public_controls_are_for_all)


@pytest.mark.parametrize(
    "sheet",
    [
        Sheet((Words(""),)),
        Sheet((Words("x"), Buttons((Button("x", ControlId("Do", "abcdefgh")),)))),
        Sheet(
            (
                Words("x"),
                Select(ControlId("pick", "m"), "", (Choice("x", "y"),)),
            )
        ),
        Sheet((Words("x"), Select(ControlId("pick", "m"), "t", (Choice("x" * 101, "y"),)))),
        Sheet((Words("x"), Select(ControlId("pick", "m"), "t", (Choice("x", "y", "h" * 101),)))),
    ],
)
def test_a_message_that_discord_would_refuse_is_found(sheet: Sheet) -> None:
    with pytest.raises(AssertionError):
        shown.fits(sheet)


def test_a_custom_id_that_is_too_long_is_never_made() -> None:
    with pytest.raises(ValueError, match="custom id"):
        str(ControlId("do", "abcdefgh", 9999, 4, "x" * 100))
    longest = ControlId("clear", "abcdefgh", 99_999_999, 4, "x" * 60)
    assert len(str(longest)) <= 100


def test_harbours_hides_something_that_these_laws_could_find() -> None:
    hidden: set[str] = set()
    for p in positions(harbours.game):
        view: Any = p.game.view(p.state, None)
        hidden |= {"hand"} if HIDDEN in view.ships[0].hand else set()
        hidden |= {"bids"} if HIDDEN in view.bids else set()
    assert hidden == {"hand", "bids"}
