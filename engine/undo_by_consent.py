"""Taking a turn back by consent: a seat asks, all others whom people play agree, or one refuses.

What is refused raises a GameError and changes nothing.
"""

from collections.abc import Sequence
from typing import Any

from engine import Match, apply_move, codec, errors, game, match_record, match_types


def ask(match: Match, seat: game.Seat, way: match_types.UndoTarget | None, now: int) -> bool:
    """Ask the others to go back to before the last turn of a seat; return whether it is done.

    It is at once where all others are computers. NoUndo, AskedAlready.
    """
    match.expect_running()
    if way is None:
        raise errors.NoUndo
    if match.undo is not None and (match.undo.seat, match.undo.ply) == (seat, way.ply):
        raise errors.AskedAlready
    match.close_undo()
    match.undo = match_types.Undo(seat, way.ply)
    match.note(match_record.Kind.ASK, now, seat)
    if not match.electors(seat):
        _go_back(match, way, now)
        return True
    match.tell(match_types.News.UNDO_ASKED, seat)
    return False


def agree(match: Match, seat: game.Seat, way: match_types.UndoTarget | None, now: int) -> bool:
    """Agree to what another seat has asked to undo; return whether all others have.

    NoUndo, AskedAlready by the same seat.
    """
    match.expect_running()
    undo = match.undo
    if undo is None:
        raise errors.NotAsked
    if seat == undo.seat:
        raise errors.AskedAlready
    if way is None or way.ply != undo.ply:
        raise errors.NoUndo
    match.undo = match_types.Undo(undo.seat, undo.ply, tuple(sorted({*undo.agreed, seat})))
    match.note(match_record.Kind.AGREE, now, seat)
    if not set(match.electors(undo.seat)) <= set(match.undo.agreed):
        match.tell(match_types.News.UNDO_VOTED, undo.seat)
        return False
    match.tell(match_types.News.UNDO_VOTED, undo.seat, "undone")
    _go_back(match, way, now)
    return True


def refuse(match: Match, seat: game.Seat, now: int) -> None:
    """Refuse what another seat has asked to undo, or ask no more oneself; NotAsked."""
    match.expect_running()
    if match.undo is None:
        raise errors.NotAsked
    match.tell(match_types.News.UNDO_VOTED, match.undo.seat, "refused")
    match.undo = None
    match.note(match_record.Kind.REFUSE, now, seat)
    match.tell(match_types.News.UNDO_REFUSED, seat)


def way_back(record: match_record.Record, seat: game.Seat) -> match_types.UndoTarget | None:
    """Return the position before the last turn of a seat; None if there is no way back to it.

    There is none over chance, over a secret that was told, and over what is no move. A secret that
    was told among others counts only where the seat could hear that something was: else whether
    there is a way back would tell it.
    """
    trail, before = list[tuple[Any, match_record.Position]](), None
    for position in match_record.positions(record):
        trail.append((before, position))
        before = position.state
    for state, position in reversed(trail):
        move, entry = position.move, position.page
        if move is None or position.rolled or _told(position.events, len(record.chairs), seat):
            return None
        if entry.kind is match_record.Kind.MOVE and entry.seat == seat and move.ply == entry.ply:
            return match_types.UndoTarget(entry.ply, state)
    return None


def _told(events: Sequence[game.Event], seats: int, seat: game.Seat) -> bool:
    """Tell whether a secret was told to anybody, as far as a seat can know."""
    heard = [event for event in events if apply_move.witness(event, seat) is not None]
    return any(
        apply_move.tells(event, viewer) for event in heard for viewer in (None, *range(seats))
    )


def _go_back(match: Match, way: match_types.UndoTarget, now: int) -> None:
    seat = match.undo.seat if match.undo else None
    match.undo = None
    match.advance(match_record.Kind.UNDO, seat, codec.clone(way.state), (), now, back_to=way.ply)
    match.tell(match_types.News.UNDONE, seat)
