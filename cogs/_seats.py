"""Buttons about time and seats: votes, coming back, sitting down, agreeing to an undo."""

from collections.abc import Sequence

from cogs._desk import Desk, Interaction, person
from cogs._ids import ControlId
from engine.match import Relief
from render.words import say


async def done(desk: Desk, it: Interaction, message: str = "panel-done") -> None:
    """Say that something is done, and deliver what it owes."""
    desk.worker.kick()
    await desk.say(it, say((await desk.taste(it)).locale, message))


async def _relief(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    relief = Relief(asked.words)
    await desk.steward.vote(asked.match, person(it), asked.seat, relief)
    await done(desk, it, "vote-done")


async def _take(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    stored = await desk.steward.take(asked.match, person(it), asked.seat)
    desk.worker.kick()
    await desk.panel(it, stored, asked.seat)


async def _back(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    stored = await desk.steward.back(asked.match, person(it))
    desk.worker.kick()
    await desk.panel(it, stored, stored.match.seat_of(person(it)))


async def _agree(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    await agreed(desk, it, asked.match)


async def _refuse(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    await desk.steward.refuse(asked.match, person(it))
    await done(desk, it)


async def agreed(desk: Desk, it: Interaction, match_id: str) -> None:
    """Agree to what another player has asked to undo."""
    complete = await desk.steward.agree(match_id, person(it))
    await done(desk, it, "panel-done" if complete else "undo-agreed")


HANDLERS = {
    "relief": _relief,
    "take": _take,
    "back": _back,
    "agree": _agree,
    "refuse": _refuse,
}
