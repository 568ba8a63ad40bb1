"""A match being played: drafts, submissions, computers, and what each leaves behind."""

import functools
from collections.abc import Sequence
from typing import Any

from engine import bots, fairness
from engine.bots.think_budget import Count
from engine.deadlines import Waits
from engine.errors import (
    EngineBug,
    IllegalAction,
    NotYourTurn,
    StaleDecision,
)
from engine.game import Event, Seat, TurnEnded
from engine.match_values import Draft, News, Notice, Status
from engine.notation import read, write
from engine.play import Move, begin, preview, refuse, settle, submit, witness
from engine.record import Entry, Kind, outcome

MOST_STEPS = 200
"""Steps of a computer before its turn must end; a computer that needs more has a bug."""
MOST_FALLBACKS = 60
"""Fallbacks in a row for one seat; a game that still asks it has a bug."""


class Turns(Waits):
    """A match whose seats move."""

    __slots__ = ()

    def position(self, seat: Seat) -> Any:
        """Return the state with the draft of a seat played on it."""
        draft = self.drafts.get(seat)
        if draft is None:
            return self.state
        return preview(self.game, self.state, seat, [read(self.game, t) for t in draft.steps])

    def start(self, who: str, now: int, added: str = "") -> None:
        """Draw the seats and set the game up; the host may add chance, if they did not when asking.

        NotHost, TooFewSeats.
        """
        self._ready(who)
        host = self.players[self.seat_of(who)]
        host.added, self.asked = self.asked or added or host.added, ""
        self.joined = tuple(player.id for player in self.players)
        self.drawn = sorted(self.seated) != sorted(self.joined)
        mixed = [player.added for player in self.players]
        drawn = fairness.seating(self.secret, self.joined, mixed)
        order = drawn if self.drawn else list(self.seated)
        self.players.sort(key=lambda player: order.index(player.id))
        self.seated = tuple(player.id for player in self.players)
        first = begin(self.game, len(self.players), self.options, self.chance(0))
        moves: list[Move] = []
        self.state, self.ply = settle(self.game, first.state, 1, self.chance, moves)
        self.status = Status.RUNNING
        self.revisions = [1] * len(self.players)
        for player in self.players:
            player.bank = self.pace.reserve
        self.since = dict.fromkeys(self.to_act(), now)
        self.entries.append(
            Entry(self.number, Kind.START, now, None, 0, tuple(moves), first.events, who)
        )
        self.number += 1
        self.news.append(Notice(News.STARTED))
        self.news += [Notice(News.ASKED, seat) for seat in self.since]

    def expect(self, seat: Seat, revision: int) -> None:
        """Raise StaleDecision unless this is the seat's present revision."""
        self._running()
        if self.revisions[seat] != revision:
            raise StaleDecision

    def add(self, seat: Seat, text: str, now: int) -> bool:
        """Add a step to the draft of a seat, or carry it all out if the step is final.

        Orders, and what a seat may do though it is not waited for, are carried out at once.
        Returns whether something was carried out. BadNotation, NotYourTurn, IllegalAction.
        """
        self._running()
        game, action = self.game, read(self.game, text)
        position = self.position(seat)
        if action not in game.legal(position, seat):
            if action in game.orders(self.state, seat):
                self._submit(seat, [action], now, Kind.ORDER)
                return True
            if action not in game.orders(position, seat):
                refuse(game, position, seat, action)
        elif seat not in game.to_act(self.state) or game.warns(position, seat, action):
            self.commit(seat, now, action)
            return True
        draft = self.drafts.get(seat) or Draft(self.ply)
        self.drafts[seat] = Draft(draft.base, (*draft.steps, write(action)))
        self.revisions[seat] += 1
        return False

    def commit(self, seat: Seat, now: int, *more: Any) -> None:
        """Carry out the draft of a seat, and the actions given; NotYourTurn if there is neither."""
        self._running()
        draft = self.drafts.get(seat)
        actions = [read(self.game, text) for text in draft.steps] if draft else []
        if not actions and not more:
            raise NotYourTurn
        self._submit(seat, [*actions, *more], now, Kind.MOVE)

    def take_back(self, seat: Seat, all_steps: bool = False) -> bool:
        """Take back the last step of a draft, or the whole; return whether there was one."""
        self._running()
        draft = self.drafts.pop(seat, None)
        if draft is None:
            return False
        if len(draft.steps) > 1 and not all_steps:
            self.drafts[seat] = Draft(draft.base, draft.steps[:-1])
        self.revisions[seat] += 1
        return True

    def computer_turn(self, seat: Seat, rounds: int, now: int) -> None:
        """Let the computer of a seat file its orders and play until a step is final.

        It thinks so many rounds about each step, which makes its choice a matter of the position.
        """
        think = self.thinker(seat)
        self.take_back(seat, all_steps=True)
        for _ in range(MOST_STEPS):
            action = think(self.looked_at(seat), Count(rounds))
            plies = self.ply
            if self.add(seat, write(action), now) and self.ply > plies:
                return
        raise EngineBug(f"{self.key}: a computer never ends its turn")

    def computer_step(self, seat: Seat, text: str, now: int) -> bool:
        """Take a step that a computer has chosen; return whether its turn is over with it."""
        plies = self.ply
        if not self.add(seat, text, now) or self.ply == plies:
            return False
        ended = self.entries[-1].moves
        return seat not in self.computers_owed() or _ended_turn(ended, seat)

    def mind_seed(self, seat: Seat) -> str:
        """Return the chance of a computer that thinks elsewhere; nothing of the match follows."""
        return fairness.seed(self.seed, ["computer", str(seat), str(self.number)])

    def thinker(self, seat: Seat, kind: str = "") -> bots.Think:
        """Return what decides for a seat from now on, by default as who plays it would."""
        rng = fairness.chance(f"{self.seed}:computer:{seat}", self.number)
        return bots.thinker(
            kind or self.players[seat].played_by or bots.STAND_IN, self.game, seat, rng
        )

    def looked_at(self, seat: Seat) -> Any:
        """Return the view from which a seat decides: what it knows, with its draft played on it."""
        return self.game.view(self.position(seat), seat)

    def fall_back(self, seat: Seat, now: int) -> None:
        """Play a seat's fallbacks until it is not waited for any more."""
        s, ply, moves = self.state, self.ply, list[Move]()
        s, _ = self._fall_back(seat, s, ply, moves)
        self.drafts.pop(seat, None)
        self._commit(Kind.EXPIRE, seat, s, moves, now)

    # How it is done

    def _submit(self, seat: Seat, actions: Sequence[Any], now: int, kind: Kind) -> None:
        s, moves = submit(self.game, self.state, seat, actions, self.ply, self.chance)
        if kind is Kind.MOVE:
            self.drafts.pop(seat, None)
        self._commit(kind, seat, s, moves, now)

    def _fall_back(self, seat: Seat, s: Any, ply: int, moves: list[Move]) -> tuple[Any, int]:
        for _ in range(MOST_FALLBACKS):
            if seat not in self.game.to_act(s):
                return s, ply
            s, done = submit(self.game, s, seat, [self.game.fallback(s, seat)], ply, self.chance)
            ply = _next_ply(ply, done)
            moves += done
            if _ended_turn(done, seat):
                return s, ply
        raise EngineBug(f"{self.key}: the fallback never ends seat {seat}'s turn")

    def _commit(
        self,
        kind: Kind,
        seat: Seat | None,
        s: Any,
        moves: Sequence[Move],
        now: int,
        events: tuple[Event, ...] = (),
        back_to: int = -1,
    ) -> None:
        """Take the new state, note whom it waits for, and what others' drafts and buttons are.

        `back_to`: the ply before which an undo goes back.
        """
        before = [self._choices(other) for other in range(len(self.players))]
        waited, window = self.since, self.game.window(self.state) is not None
        first = self.ply if any(move.ply is not None for move in moves) else back_to
        self.state, self.ply = s, _next_ply(self.ply, moves)
        self.entries.append(Entry(self.number, kind, now, seat, first, tuple(moves), events))
        self.number += 1
        if first >= 0 or events:
            self.news.append(Notice(News.MOVED))
        if (
            back_to >= 0
            or events
            or any(witness(one, None) for move in moves for one in move.events)
        ):
            self._close_undo()  # a move that others cannot know of leaves the question open
        self.outcome = outcome(len(self.players), self.game.result(s), self._gone())
        if self.outcome:
            self._finish()
            return
        self._settle_clocks(waited, moves, now, window)
        self._ask(seat, waited, moves, now)
        for other in list(self.drafts):
            self._revise(other)
        decided = {seat, *(move.seat for move in moves if move.ply is not None)}
        for other, old in enumerate(before):
            if other in decided or back_to >= 0 or self._choices(other) != old:
                self.revisions[other] += 1

    def _ask(
        self, mover: Seat | None, waited: dict[Seat, int], moves: Sequence[Move], now: int
    ) -> None:
        """Note whom the match waits for now, and who is asked anew."""
        asked = self.game.to_act(self.state)
        over = self._over(waited, moves)
        for seat in over:
            self._dismiss(seat)
            self.rung.pop(seat, None)
            self.votes.pop(seat, None)
        self.since = {
            seat: now if seat not in waited or seat in over else waited[seat] for seat in asked
        }
        earliest = min(self.since.values(), default=now)
        self.stops = tuple(stop for stop in self.stops if stop[1] is None or stop[1] > earliest)
        self.news += [
            Notice(News.ASKED, seat)
            for seat, at in self.since.items()
            if waited.get(seat) != at or (seat == mover and self.players[seat].played_by)
        ]  # a computer whose turn goes on is asked again; a person was

    def _settle_clocks(
        self, waited: dict[Seat, int], moves: Sequence[Move], now: int, window: bool
    ) -> None:
        """Take from the reserves of those whose wait is over, and add what ended turns earn.

        An answer in a window does neither: it has a time of its own, and ends no turn.
        """
        for seat in self._over(waited, moves) if not window else ():
            if self._clocked(seat):
                self._charge(seat, now)
        for seat, player in enumerate(self.players):
            turns = [m for m in moves if _ended_turn([m], seat) and not (window and m.seat == seat)]
            if turns and self._clocked(seat):
                player.bank += self.pace.increment

    def _over(self, waited: dict[Seat, int], moves: Sequence[Move]) -> set[Seat]:
        """Return the seats of those waited for whose wait is over."""
        asked = self.game.to_act(self.state)
        return {seat for seat in waited if seat not in asked or _ended_turn(moves, seat)}

    def _dismiss(self, seat: Seat) -> None:
        """Give a seat back that a computer took for one turn."""
        player = self.players[seat]
        if player.once:
            player.stand_in, player.once = None, False

    def _choices(self, seat: Seat) -> list[str]:
        return [write(action) for action in self.game.legal(self.state, seat)]

    def _revise(self, seat: Seat) -> None:
        """Drop a draft that does not fit the position any more."""
        try:
            self.position(seat)
        except (IllegalAction, NotYourTurn):
            del self.drafts[seat]
            self.revisions[seat] += 1
            self.news.append(Notice(News.DROPPED, seat))

    def _gone(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if player.resigned]

    def _finish(self) -> None:
        self.status = Status.OVER
        for seat in range(len(self.players)):
            self._dismiss(seat)  # who let it play one turn has not left
        self._quiet()
        self.revisions = [revision + 1 for revision in self.revisions]
        self.news.append(Notice(News.OVER))

    def _quiet(self) -> None:
        """Wait for nobody any more."""
        self.since, self.drafts, self.rung, self.votes = {}, {}, {}, {}
        self._close_undo()
        self.stops, self.rest = (), ""

    def _close_undo(self) -> None:
        """Ask no more whether a turn shall be undone: it is past that."""
        if self.undo is not None:
            self.news.append(Notice(News.UNDO_VOTED, self.undo.seat, "past"))
        self.undo = None


def _next_ply(ply: int, moves: Sequence[Move]) -> int:
    return functools.reduce(max, (move.ply + 1 for move in moves if move.ply is not None), ply)


def _ended_turn(moves: Sequence[Move], seat: Seat) -> bool:
    return any(
        isinstance(event, TurnEnded) and event.seat == seat
        for move in moves
        for event in move.events
    )
