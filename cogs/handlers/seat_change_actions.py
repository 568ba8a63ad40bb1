"""Handlers about time and seats: votes, coming back, sitting down, resigning."""

from cogs.interactions.cog_base import Desk, Interaction, person, typed
from cogs.interactions.stored_command_without_match import Somebody
from cogs.interactions.which_match import belongs, meant, met
from cogs.pages import turn_panel_page as pages
from engine.game import Seat
from engine.match import LateSeatChoice


async def relief(desk: Desk, it: Interaction, match: str, seat: Seat, chosen: str) -> None:
    """Vote on what becomes of a seat whose time is over."""
    await desk.steward.vote(match, person(it), seat, LateSeatChoice(chosen))
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
