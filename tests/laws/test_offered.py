"""Every command says by which installs it is offered, and in which contexts."""

from typing import Any

import pytest
from discord.app_commands import Group

from cogs.client import Conclave, found_cogs
from services.umpire import Umpire

SERVER, DM, BETWEEN_PEOPLE = 0, 1, 2
TO_SERVER, TO_PERSON = 0, 1
ON_SERVERS = {"admin", "leaderboard", "league", "tournament"}
"""The commands that are about a server: nothing of them can be done elsewhere."""


@pytest.fixture
async def commands() -> list[dict[str, Any]]:
    """Return the commands as Discord is told of them."""
    client = Conclave(Umpire(None))  # type: ignore[arg-type]
    for cog in found_cogs():
        await client.add_cog(cog(client.desk))
    listed = client.tree.get_commands()
    payload: list[dict[str, Any]] = [one.to_dict(client.tree) for one in listed]
    assert any(isinstance(one, Group) for one in listed)
    await client.studio.close()
    return payload


def test_every_command_says_where_it_is_offered(commands: list[dict[str, Any]]) -> None:
    for one in commands:
        assert one["integration_types"], one["name"]
        assert one["contexts"], one["name"]
        if BETWEEN_PEOPLE in one["contexts"]:  # Discord offers nothing else there
            assert TO_PERSON in one["integration_types"], one["name"]


def test_what_needs_a_server_is_offered_there_alone(commands: list[dict[str, Any]]) -> None:
    for one in commands:
        words = str(one["name"]).removeprefix("command-")
        if words in ON_SERVERS:
            assert (one["integration_types"], one["contexts"]) == ([TO_SERVER], [SERVER])
        else:
            assert one["integration_types"] == [TO_SERVER, TO_PERSON], words
            assert one["contexts"] == [SERVER, DM, BETWEEN_PEOPLE], words
