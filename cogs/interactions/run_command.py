"""Running of every slash command: acknowledge, carry out, tell errors in private."""

from typing import Any

from cogs.interactions import cog_base, error_answers
from cogs.interactions.stored_command_without_match import CommandAwaitingMatch, Handler, called


async def answered(
    it: cog_base.Interaction,
    work: Handler,
    *given: Any,
    waits: bool = False,
    game: str | None = None,
) -> None:
    """Acknowledge a command, then do `work(desk, it, *given)`; every error is a private answer.

    `game`: that of the matches which are offered where none was named, if it is one's own command.
    """
    desk = it.client.desk
    try:
        async with desk.answering(it, getattr(it.namespace, "match", None), waits=waits):
            await work(desk, it, *given)
    except Exception as error:  # noqa: BLE001 - told to the person, and logged if it is ours
        await error_answers.answer(
            it, desk, error, wanted=CommandAwaitingMatch(called(work), given[1:], waits, game)
        )
