"""What is picked at once: in which order it is done, and what is left of it."""

from cogs.pages.picks import Picks, ordered
from engine.match import Match, opened
from engine.notation import write


def picked(match: Match, texts: list[str]) -> Picks:
    seat = match.to_act()[0]
    return ordered(match.game, match.position(seat), seat, texts)


def magus() -> tuple[Match, str]:
    """Return a match of Magus before its first action, and the action that its first die allows."""
    match = opened("m1", "magus", "1", "3" * 64, 0)
    match.join("2", 0)
    match.start("1", 0)
    seat = match.to_act()[0]
    return match, next(
        write(action) for action in match.game.legal(match.state, seat) if action.verb == "choose"
    )


def first(match: Match, die: str) -> list[str]:
    """Return what the action of a die offers."""
    seat = match.to_act()[0]
    match.add(seat, die, 0)
    legal = [write(action) for action in match.game.legal(match.position(seat), seat)]
    match.take_back(seat)
    return [text for text in legal if text.split()[0] in ("place", "move", "raise")]


def test_a_step_that_picks_begin_with_is_done_once() -> None:
    match, die = magus()
    part = first(match, die)[0]
    picks = picked(match, [f"{die}; {part}", f"{die}; end"])
    assert (picks.steps, picks.left) == ([die, part, "end"], [])


def test_what_ends_the_turn_is_done_last_however_it_was_picked() -> None:
    match, die = magus()
    part = first(match, die)[0]
    picks = picked(match, [f"{die}; end", f"{die}; {part}"])
    assert (picks.steps, picks.left) == ([die, part, "end"], [])


def test_what_does_not_go_together_is_left() -> None:
    match, die = magus()
    other = f"choose {int(die.split()[1]) % 6 + 1}"
    picks = picked(match, [die, other])
    assert (picks.steps, picks.left) == ([die], [other])


def test_where_nothing_can_be_done_the_first_pick_is_tried_as_it_is() -> None:
    match, _ = magus()
    picks = picked(match, ["end", "take red plain"])
    assert (picks.steps, picks.left) == (["end"], ["take red plain"])


def test_nothing_comes_after_what_cannot_be_taken_back() -> None:
    match, die = magus()
    roll = next(
        write(action)
        for action in match.game.legal(match.state, match.to_act()[0])
        if match.game.warns(match.state, match.to_act()[0], action)
    )
    picks = picked(match, [f"{die}; end", roll])
    assert (picks.steps, picks.left) == ([die, "end"], [roll])
