"""`/match`: open a table, join, start, look, read, resign."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs import match_creation_commands, match_read_commands, match_substitute_and_undo_commands
from cogs.handlers import (
    account_actions,
    lobby_actions,
    read_only_actions,
    seat_change_actions,
    turn_panel_actions,
)
from cogs.interactions import Desk, Interaction, WithDesk, _, command, run_command, which_match
from cogs.pages.match_log_page import MOST_WHISPER
from engine import bots

Added = app_commands.Range[str, 1, 40]


class MatchCog(
    WithDesk,
    match_creation_commands.Opening,
    match_substitute_and_undo_commands.TableCommands,
    commands.GroupCog,
    name=_("command-match"),
    description=_("help-match"),
):
    """The commands about matches of any game."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        assert self.app_command is not None
        self.app_command.add_command(match_read_commands.ReadGroup())

    # The lobby

    @command("join")
    @which_match.ANY
    async def join(
        self, it: Interaction, match: str | None = None, word: Added | None = None
    ) -> None:
        """Join a table in this channel."""
        await run_command.answered(it, lobby_actions.join, match, word)

    @command("leave")
    @which_match.ANY
    async def leave(self, it: Interaction, match: str | None = None) -> None:
        """Leave a table before the match begins."""
        await run_command.answered(it, lobby_actions.leave, match)

    @command("start")
    @which_match.ANY
    async def start(
        self, it: Interaction, match: str | None = None, word: Added | None = None
    ) -> None:
        """Start a match."""
        await run_command.answered(it, lobby_actions.start, match, word)

    @command("computer")
    @app_commands.choices(
        kind=[app_commands.Choice(name=_(f"computer-{kind}"), value=kind) for kind in bots.LEVELS]
    )
    @which_match.ANY
    async def computer(
        self, it: Interaction, kind: str | None = None, match: str | None = None
    ) -> None:
        """Seat a computer at a table."""
        await run_command.answered(it, lobby_actions.computer, match, kind)

    # Looking

    @command("list")
    async def list(self, it: Interaction) -> None:
        """List the person's matches."""
        await run_command.answered(it, account_actions.listing)

    @command("board")
    @which_match.ANY
    async def board(self, it: Interaction, match: str | None = None) -> None:
        """Show the board."""
        await run_command.answered(it, read_only_actions.board, match)

    @command("hand")
    @which_match.ANY
    async def hand(self, it: Interaction, match: str | None = None) -> None:
        """Show the person's hand, and what they can do."""
        await run_command.answered(it, turn_panel_actions.hand, match)

    @command("status")
    @which_match.ANY
    async def status(self, it: Interaction, match: str | None = None) -> None:
        """Tell the position in words."""
        await run_command.answered(it, read_only_actions.status, match)

    @command("link")
    @which_match.ANY
    async def link(self, it: Interaction, renew: bool = False, match: str | None = None) -> None:
        """Give the link to the page that shows the match to anybody."""
        await run_command.answered(it, read_only_actions.link, match, renew)

    @command("resign")
    @which_match.ANY
    async def resign(self, it: Interaction, match: str | None = None) -> None:
        """Ask whether the person wants to resign."""
        await run_command.answered(it, seat_change_actions.ask_to_resign, match)

    # Talking

    @command("whisper")
    @which_match.ANY
    async def whisper(
        self,
        it: Interaction,
        to: discord.User,
        text: app_commands.Range[str, 1, MOST_WHISPER],
        match: str | None = None,
    ) -> None:
        """Say a line to another player of the match, in private."""
        await run_command.answered(it, account_actions.whisper, match, to, text)

    @command("note", text="note")
    @which_match.ANY
    async def note(
        self,
        it: Interaction,
        text: app_commands.Range[str, 0, 300] = "",
        match: str | None = None,
    ) -> None:
        """Keep a line about a match for oneself; without one, remove it."""
        await run_command.answered(it, turn_panel_actions.write_note, match, text)

    @command("block")
    async def block(self, it: Interaction, player: discord.User) -> None:
        """Take no whispers and invitations from somebody, or take them again."""
        await run_command.answered(it, account_actions.block, player)
