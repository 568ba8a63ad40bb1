"""What a place is for the bot: its own DMs, a group, a server that it is on or is not on."""

import pytest

from cogs.interactions.cog_base import abroad, in_dm, private
from tests.cogs.fakes import Interaction


@pytest.mark.parametrize("ephemeral", [False, True])
def test_what_all_in_a_group_see_is_no_private_message(ephemeral):
    it = Interaction(None, "1", custom_id="x", dm=True, ephemeral=ephemeral)
    assert (in_dm(it), private(it), abroad(it)) == (True, True, False)
    it = Interaction(None, "1", custom_id="x", dm=True, group=True, ephemeral=ephemeral)
    assert (in_dm(it), private(it), abroad(it)) == (False, ephemeral, True)


def test_a_server_counts_where_the_bot_is_installed():
    it = Interaction(None, "1")
    assert not abroad(it)
    it.is_guild_integration = lambda: False
    assert abroad(it)
