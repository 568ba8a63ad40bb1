"""What is picked at once: in which order it is done, and what is left of it."""

from cogs.pages.turn_panel_page import Picks, ordered
from engine import lobby
from engine.match import Match
from engine.notation import write


def picked(match: Match, texts: list[str]) -> Picks:
    seat = match.to_act()[0]
    return ordered(match.game, match.position(seat), seat, texts)


def magus() -> tuple[Match, str]:
    """Return a match of Magus before its first action, and the action that its first die allows."""
    match = lobby.open_match("m1", "magus", "1", "3" * 64, 0)
    lobby.join(match, "2", 0)
    lobby.start(match, "1", 0)
    seat = match.to_act()[0]
    return match, next(
        write(action) for action in match.game.legal(match.state, seat) if action.verb == "choose"
    )


def of(match: Match, *verbs: str) -> list[str]:
    """Return what of some verbs can be done."""
    seat = match.to_act()[0]
    legal = [write(action) for action in match.game.legal(match.position(seat), seat)]
    return [text for text in legal if text.split()[0] in verbs]


def under(match: Match, die: str) -> list[str]:
    """Return what the action of a die offers."""
    seat = match.to_act()[0]
    match.add(seat, die, 0)
    found = of(match, "place", "move", "raise")
    match.take_back(seat)
    return found


def test_a_step_that_picks_begin_with_is_done_once() -> None:
    match, die = magus()
    part = under(match, die)[0]
    picks = picked(match, [f"{die}; {part}", f"{die}; end"])
    assert (picks.steps, picks.left) == ([die, part, "end"], [])


def test_what_ends_the_turn_is_done_last_however_it_was_picked() -> None:
    match, die = magus()
    part = under(match, die)[0]
    picks = picked(match, [f"{die}; end", f"{die}; {part}"])
    assert (picks.steps, picks.left) == ([die, part, "end"], [])


def test_what_does_not_go_together_is_left() -> None:
    match, die = magus()
    other = f"choose {int(die.split()[1]) % 6 + 1}"
    picks = picked(match, [die, other])
    assert (picks.steps, picks.left, picks.held) == ([die], [other], [])


def test_where_something_cannot_be_done_the_turn_does_not_end() -> None:
    match, die = magus()
    places = [text for text in under(match, die) if text.startswith("place")]
    ticked = [f"{die}; {places[0]}", f"{die}; {places[1]}", f"{die}; {places[2]}", f"{die}; end"]
    picks = picked(match, ticked)
    done = [pick for pick in ticked[:3] if pick not in picks.left]
    assert picks.steps == [die, *(pick.split("; ")[1] for pick in done)]
    assert picks.left
    assert picks.held == [f"{die}; end"]


def test_a_pick_that_another_begins_with_is_not_left() -> None:
    match, die = magus()
    part = under(match, die)[0]
    picks = picked(match, [f"{die}; {part}", die, f"{die}; end"])
    assert (picks.steps, picks.left, picks.held) == ([die, part, "end"], [], [])


def test_what_has_to_come_first_is_done_first_however_it_was_picked() -> None:
    match = lobby.open_match("m1", "pangea", "1", "3" * 64, 0)
    lobby.join(match, "2", 0)
    lobby.start(match, "1", 0)
    while not (marches := of(match, "move")):
        seat = match.to_act()[0]
        match.add(seat, write(match.game.legal(match.position(seat), seat)[0]), 0)
    picks = picked(match, ["done", marches[0]])
    assert (picks.steps, picks.left, picks.held) == ([marches[0], "done"], [], [])


def test_where_nothing_can_be_done_the_first_pick_is_tried_as_it_is() -> None:
    match, _ = magus()
    picks = picked(match, ["end", "take red plain"])
    assert (picks.steps, picks.left) == (["end"], ["take red plain"])


def test_of_two_that_cannot_be_taken_back_none_is_done() -> None:
    match, die = magus()
    roll = next(
        write(action)
        for action in match.game.legal(match.state, match.to_act()[0])
        if match.game.warns(match.state, match.to_act()[0], action)
    )
    picks = picked(match, [f"{die}; end", roll])
    assert (picks.steps, picks.left, picks.held) == ([], [], [f"{die}; end", roll])
