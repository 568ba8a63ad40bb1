"""Deeds about time and seats: votes, coming back, sitting down, undoing, resigning."""

from cogs.interactions.match_option import belongs, meant, met
from cogs.interactions.pending_command import Somebody
from cogs.interactions.responses import Desk, Interaction, person, typed
from cogs.pages import panel_page as pages
from db.match_rows import Stored
from engine.errors import NoUndo, UndoOpen
from engine.game import Seat
from engine.match import Relief


async def relief(desk: Desk, it: Interaction, match: str, seat: Seat, chosen: str) -> None:
    """Vote on what becomes of a seat whose time is over."""
    await desk.steward.vote(match, person(it), seat, Relief(chosen))
    await desk.done(it, "vote-done")


async def take(desk: Desk, it: Interaction, match: str, seat: Seat) -> None:
    """Sit down on a seat that is offered; without its number, on the one offered to oneself."""
    stored = await desk.umpire.store.match(match)
    belongs(it, stored)
    if seat < 0:
        mine = [s for s, p in enumerate(stored.match.players) if p.offered == person(it)]
        seat = next(iter(mine), -1)
    stored = await desk.steward.take(match, person(it), seat)
    desk.worker.kick()
    await desk.panel(it, stored, seat)


async def back(desk: Desk, it: Interaction, match: str | None) -> None:
    """Take one's seat back from the computer."""
    stored = await meant(desk, it, match)
    stored = await desk.steward.back(stored.match.id, person(it))
    if typed(it):
        return await desk.done(it)
    desk.worker.kick()
    return await desk.panel(it, stored, stored.match.seat_of(person(it)))


async def undo(desk: Desk, it: Interaction, match: str | None) -> None:
    """Ask the others to undo one's last turn; NoUndo."""
    stored = await meant(desk, it, match)
    mine = stored.match.seat_of(person(it))
    if stored.match.undo is not None and stored.match.undo.seat != mine:
        raise UndoOpen
    if not stored.match.electors(mine):
        return await _undo_alone(desk, it, stored, mine)
    await desk.steward.ask_undo(stored.match.id, person(it))
    return await desk.done(it, "undo-sent")


async def _undo_alone(desk: Desk, it: Interaction, stored: Stored, seat: Seat) -> None:
    """Name what would be undone to somebody who plays with computers; NoUndo."""
    way = await desk.steward.way(stored, seat)
    if way is None:
        raise NoUndo
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


async def replace(
    desk: Desk,
    it: Interaction,
    match: str | None,
    leaver: Somebody | None,
    newcomer: Somebody | None,
) -> None:
    """Look for somebody new for one's own seat, or as the host for one that stands still."""
    if newcomer is not None:
        await met(desk, [newcomer])
    stored = await meant(desk, it, match)
    ids = [str(user.id) if user else "" for user in (leaver, newcomer)]
    await desk.steward.offer(stored.match.id, person(it), ids[0] or person(it), ids[1])
    await desk.done(it, "seat-looked-for")


async def hand_over(desk: Desk, it: Interaction, match: str | None, user: Somebody) -> None:
    """Make another player the host."""
    stored = await meant(desk, it, match)
    await desk.steward.hand_over(stored.match.id, person(it), str(user.id))
    await desk.done(it)


async def ask_to_resign(desk: Desk, it: Interaction, match: str | None) -> None:
    """Ask whether somebody wants to resign."""
    stored = await meant(desk, it, match)
    stored.match.seat_of(person(it))
    await desk.answer(it, pages.resigning(await desk.reader(it), stored.match))


async def resign(desk: Desk, it: Interaction, match: str) -> None:
    """Give a match up."""
    await desk.umpire.resign(match, person(it))
    await desk.done(it, "resign-done")
