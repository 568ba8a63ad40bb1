"""Carries out a command after its match was chosen, and lists the commands that may ask for one."""

from cogs.handlers import (
    account_actions,
    lobby_actions,
    match_relocation,
    read_only_actions,
    seat_change_actions,
    turn_panel_actions,
    undo_requests,
)
from cogs.interactions import Desk, Interaction, game_cog, person, stored_command_without_match
from engine.errors import GameError

# fmt: off
HANDLERS = {stored_command_without_match.called(handler): handler for handler in (
    game_cog.step, lobby_actions.computer, lobby_actions.invite, lobby_actions.join,
    lobby_actions.kick, lobby_actions.leave, lobby_actions.start, turn_panel_actions.hand,
    turn_panel_actions.write_note, account_actions.whisper, read_only_actions.analysis,
    read_only_actions.board, read_only_actions.export, read_only_actions.further,
    read_only_actions.history, read_only_actions.link, read_only_actions.log,
    read_only_actions.replay, read_only_actions.status, read_only_actions.whispers,
    match_relocation.move, seat_change_actions.ask_to_resign, seat_change_actions.back,
    seat_change_actions.hand_over, seat_change_actions.replace, undo_requests.undo,
)}
# fmt: on
"""What a command does of a match that it need not name."""


async def go_on(desk: Desk, it: Interaction, match: str, request: int) -> None:
    """Do what somebody wanted, of the match that they chose; WantedNoMore.

    What is refused can be wanted of another match.
    """
    found = await desk.umpire.store.pending_commands.take(request, person(it), desk.umpire.now())
    if found is None or found.deed not in HANDLERS:
        raise stored_command_without_match.WantedNoMore
    try:
        await HANDLERS[found.deed](desk, it, match, *stored_command_without_match.given(found))
    except GameError:
        await desk.umpire.store.pending_commands.add(found)
        raise
