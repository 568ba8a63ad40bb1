"""Installs and contexts in which each command is offered."""

from typing import Any, TypeVar

from discord import app_commands

T = TypeVar("T")

INSTALLS = app_commands.AppInstallationType(guild=True, user=True)
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Of every command that does not say otherwise."""


def on_servers(command: T) -> T:
    """Offer a command, or a group of them, on servers that have the bot, and nowhere else."""
    app_commands.allowed_installs(guilds=True, users=False)(command)
    return app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(command)


def without_people(payload: list[Any]) -> list[Any]:
    """Return commands as Discord takes them of an application that people cannot install."""
    return [
        {**one, "integration_types": [0], "contexts": [c for c in one["contexts"] if c != 2]}
        for one in payload
    ]
