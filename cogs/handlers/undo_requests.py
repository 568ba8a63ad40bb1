"""Handlers of undo requests: ask the others, agree, refuse."""

from cogs.interactions import Desk, Interaction, person, which_match
from cogs.pages import turn_panel_page as pages
from db.match_rows import Stored
from engine import Seat, errors


async def undo(desk: Desk, it: Interaction, match: str | None) -> None:
    """Ask the others to undo one's last turn; NoUndo."""
    stored = await which_match.meant(desk, it, match)
    mine = stored.match.seat_of(person(it))
    if stored.match.undo is not None and stored.match.undo.seat != mine:
        raise errors.UndoOpen
    if not stored.match.electors(mine):
        return await _undo_alone(desk, it, stored, mine)
    await desk.steward.ask_undo(stored.match.id, person(it))
    return await desk.done(it, "undo-sent")


async def _undo_alone(desk: Desk, it: Interaction, stored: Stored, seat: Seat) -> None:
    """Name what would be undone to somebody who plays with computers; NoUndo."""
    way = await desk.steward.way(stored, seat)
    if way is None:
        raise errors.NoUndo
    taste = await desk.taste(it)
    told = await desk.show.going(stored, way.ply, seat, taste)
    reader = await desk.show.reader(stored.match, taste.locale)
    await desk.answer(it, pages.undoing(reader, stored.match, told))


async def revert(desk: Desk, it: Interaction, match: str) -> None:
    """Undo one's last turn in a match with computers alone, or ask who is there now; NoUndo."""
    stored = await desk.umpire.store.match(match)
    seat = stored.match.seat_of(person(it))
    if stored.match.electors(seat):
        return await undo(desk, it, match)
    await desk.steward.ask_undo(match, person(it))
    desk.worker.kick()
    return await desk.panel(it, await desk.umpire.store.match(match), seat)


async def agree(desk: Desk, it: Interaction, match: str) -> None:
    """Agree to what another player has asked to undo."""
    complete = await desk.steward.agree(match, person(it))
    await desk.done(it, "panel-done" if complete else "undo-agreed")


async def refuse(desk: Desk, it: Interaction, match: str) -> None:
    """Refuse what another player has asked to undo."""
    await desk.steward.refuse(match, person(it))
    await desk.done(it)
