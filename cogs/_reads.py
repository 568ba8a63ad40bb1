"""How the answers of `/match read` are given, whether a command or a button asks for them."""

from cogs import _reading
from cogs._desk import Desk, Interaction, person, viewer
from cogs._reading import Asked
from db.rows import Stored
from engine.errors import GameError
from engine.game import Seat
from engine.match import Status
from render.words import say


class NotOver(GameError):
    """How a player saw a match is shown when it is over."""

    message = "error-replay-seat"


async def log(desk: Desk, it: Interaction, stored: Stored, wanted: Asked) -> None:
    """Answer with a page of what has happened, the newest first."""
    taste, seat = await desk.taste(it), viewer(stored, person(it))
    await desk.answer(it, await desk.story.log(stored, seat, taste, wanted))


async def history(desk: Desk, it: Interaction, stored: Stored, number: int | None) -> None:
    """Answer with the board after a move; NotBegun, NoMove."""
    taste, seat = await desk.taste(it), viewer(stored, person(it))
    await desk.answer(it, await desk.story.history(stored, seat, taste, number))


async def replay(desk: Desk, it: Interaction, stored: Stored, seat: Seat | None) -> None:
    """Answer with the film of a match, telling meanwhile how far it is; ReplayBusy, NotOver."""
    match, taste = stored.match, await desk.taste(it)
    if seat is not None and match.status is not Status.OVER:
        raise NotOver
    order = await desk.story.order(stored, seat, taste)

    async def progress(done: int, of: int) -> None:
        await desk.say(it, say(taste.locale, "replay-drawn", n=done, of=of))

    async with desk.cinema.seat(person(it)):
        await desk.say(it, say(taste.locale, "replay-begun"))
        film = await desk.cinema.film(order, progress)
    reader = await desk.show.reader(match, taste.locale)
    await desk.answer(it, _reading.replay(reader, match, seat, film))
