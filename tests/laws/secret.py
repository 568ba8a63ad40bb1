"""Laws of secrecy: what a seat is given must not depend on what it may not know."""

import dataclasses
from collections.abc import Iterator
from typing import Any

from engine.apply_move import sees, step, tells, witness
from engine.codec import clone, pack
from engine.errors import EngineBug
from engine.game import Event
from engine.rng import Rng
from engine.visibility import HIDDEN, Viewer
from tests.laws.played import some
from tests.laws.positions import Position


def law_a_view_can_be_played_from(p: Position) -> None:
    """From its view a seat finds its legal actions, orders, warnings and reasons; all see whose
    turn it is and how long it lasts.
    """
    game, s = p.game, p.state
    for viewer in (None, *range(p.seats)):
        v = game.view(s, viewer)
        assert game.to_act(v) == game.to_act(s), f"to_act for {viewer}"
        assert game.may_act(v) == game.may_act(s), f"may_act for {viewer}"
        assert game.window(v) == game.window(s), f"window for {viewer}"
        assert game.turn(v) == game.turn(s), f"turn for {viewer}"
        if viewer is None:
            continue
        legal = list(game.legal(s, viewer))
        assert list(game.legal(v, viewer)) == legal, f"legal for {viewer}"
        assert list(game.orders(v, viewer)) == list(game.orders(s, viewer)), f"orders of {viewer}"
        for action in legal[:: max(1, len(legal) // 12)]:
            warned = game.warns(s, viewer, action)
            assert game.warns(v, viewer, action) is warned, f"warns of {action}"
        for _, action in some(p, "view", 6):
            reason = game.why_not(s, viewer, action)
            assert game.why_not(v, viewer, action) == reason, f"why not {action}"


def law_a_view_is_read_only(p: Position) -> None:
    """Asking a view or a state changes neither."""
    before = pack(p.state)
    for seat in range(p.seats):
        v = p.game.view(p.state, seat)
        seen = pack(v)
        p.game.guess(v, seat, p.rng("read"))
        p.game.rate(v, seat, p.game.legal(v, seat))
        assert pack(v) == seen, "guess or rate changed the view"
    assert pack(p.state) == before, "something that only asks changed the state"


def law_guess(p: Position) -> None:
    """A guess is sound, looks the same to its seat, and depends on its view and rng alone."""
    for seat in range(p.seats):
        v = p.game.view(p.state, seat)
        g = p.game.guess(v, seat, p.rng("guess"))
        p.game.check(g)
        assert p.game.view(g, seat) == v, f"the guess of seat {seat} looks different"
        assert not _hidden(pack(g)), "something is hidden in a guess"
        again = p.game.guess(p.game.view(g, seat), seat, p.rng("guess"))
        assert again == g, "two guesses from the same view and rng"


def law_non_interference(p: Position) -> None:
    """What a viewer gets stays equal when what is hidden from them changes."""
    viewers: list[Viewer] = [None, *range(p.seats)]
    for viewer in viewers if p.seats < 3 else viewers[:: 1 + p.ply % 2]:
        for other in others(p, viewer):
            _same_now(p, viewer, other)
            _same_after(p, viewer, other)


def _same_now(p: Position, viewer: Viewer, other: Any) -> None:
    game = p.game
    assert game.view(other, viewer) == game.view(p.state, viewer), f"view of {viewer}"
    assert game.to_act(other) == game.to_act(p.state), f"to_act, seen by {viewer}"
    assert game.may_act(other) == game.may_act(p.state), f"may_act, seen by {viewer}"
    if viewer is not None:
        assert list(game.legal(other, viewer)) == list(game.legal(p.state, viewer))


def _same_after(p: Position, viewer: Viewer, other: Any) -> None:
    """Compare what a viewer learns from the same action in two states they cannot tell apart.

    Chance and what is shown may tell them apart, by events: who is told the same sees the same.
    """
    game = p.game
    for seat, action in some(p, f"after {viewer}", 4):
        if action not in game.legal(other, seat):
            assert seat != viewer
            continue
        rngs = p.rng("same"), p.rng("same")
        one = step(game, p.state, seat, action, rngs[0])
        two = step(game, other, seat, action, rngs[1])
        heard = told(one.events, viewer), told(two.events, viewer)
        if heard[0] != heard[1]:
            events = (*one.events, *two.events)
            unsure = any(rng.used for rng in rngs) or any(tells(event, viewer) for event in events)
            assert unsure, f"{viewer} hears of {action}"
            continue
        if game.result(one.state) is None:  # at the end the secret is told, and all with it
            views = game.view(one.state, viewer), game.view(two.state, viewer)
            assert views[0] == views[1], f"the view of {viewer} after {action} of seat {seat}"


def law_unseen_actions(p: Position) -> None:
    """Of an action that a viewer may not see they learn only what events tell them."""
    for viewer in (None, *range(p.seats)):
        outcomes: dict[tuple[Any, ...], tuple[Any, Any]] = {}
        for seat, action in some(p, "unseen", 8):
            assert sees(action, seat, seat), f"{action} is not seen by its own seat"
            if sees(action, seat, viewer):
                continue
            done = step(p.game, p.state, seat, action, p.rng("unseen step"))
            if p.game.result(done.state) is not None:
                continue
            view = p.game.view(done.state, viewer)
            key = (seat, type(action), *told(done.events, viewer))
            first = outcomes.setdefault(key, (view, action))
            assert first[0] == view, f"{viewer} can tell {action} from {first[1]}"


def law_orders_show_nothing(p: Position) -> None:
    """An order of one seat changes nothing that another sees or may do."""
    game, s = p.game, p.state
    for seat in range(p.seats):
        orders = list(game.orders(s, seat))
        p.rng(f"orders {seat}").shuffle(orders)
        for order in orders[:3]:
            after = step(game, s, seat, order, Rng("none")).state
            game.check(after)
            assert game.to_act(after) == game.to_act(s), f"{order} changes whose turn it is"
            assert game.may_act(after) == game.may_act(s), f"{order} changes who may act"
            for other in (None, *range(p.seats)):
                if other == seat:
                    continue
                assert not sees(order, seat, other), f"{other} sees the order {order}"
                assert game.view(after, other) == game.view(s, other), f"{other} sees {order}"
                if other is not None:
                    assert list(game.legal(after, other)) == list(game.legal(s, other))


def law_drafts_leave_orders_alone(p: Position) -> None:
    """After a step that is not final no order has anything to decide."""
    for seat, action in some(p, "drafts", 6):
        if seat not in p.game.to_act(p.state) or p.game.warns(p.state, seat, action):
            continue
        after = step(p.game, p.state, seat, action, p.rng("drafts")).state
        for other in p.game.to_act(after):
            assert p.game.ordered(after, other) is None, f"{action} lets an order of {other} act"


def others(p: Position, viewer: Viewer) -> Iterator[Any]:
    """Yield states which look the same to a viewer: a guess, and hidden cells swapped."""
    seat = viewer if viewer is not None else p.ply % p.seats
    yield p.game.guess(p.game.view(p.state, seat), seat, p.rng("other"))
    yield from _swapped(p, viewer)


def told(events: tuple[Event, ...], viewer: Viewer) -> list[Event]:
    """Return what a viewer witnesses of events."""
    return [seen for event in events if (seen := witness(event, viewer)) is not None]


def _swapped(p: Position, viewer: Viewer) -> Iterator[Any]:
    """Yield sound states with two hidden numbers of the same field swapped."""
    rng = p.rng(f"swap {viewer}")
    view = p.game.view(p.state, viewer)
    for field in dataclasses.fields(p.game.State):
        s = clone(p.state)
        cells = list(_cells(getattr(s, field.name), getattr(view, field.name)))
        rng.shuffle(cells)
        if len(cells) < 2:
            continue
        (one, i), (two, j) = cells[:2]
        one[i], two[j] = two[j], one[i]
        if s != p.state and _sound(p, s) and p.game.view(s, viewer) == view:
            yield s


def _cells(value: Any, seen: Any) -> Iterator[tuple[Any, int]]:
    """Yield the places (list, index) of numbers which the viewer does not see."""
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            inner = HIDDEN if seen is HIDDEN else getattr(seen, field.name)
            yield from _cells(getattr(value, field.name), inner)
    elif isinstance(value, list):
        for i, cell in enumerate(value):
            inner = HIDDEN if seen is HIDDEN else seen[i]
            if type(cell) is int and inner is HIDDEN:
                yield value, i
            else:
                yield from _cells(cell, inner)


def _sound(p: Position, s: Any) -> bool:
    try:
        p.game.check(s)
    except EngineBug:
        return False
    return True


def _hidden(data: Any) -> bool:
    if isinstance(data, dict):
        return "?" in data or any(_hidden(cell) for cell in data.values())
    return isinstance(data, list) and any(_hidden(cell) for cell in data)
