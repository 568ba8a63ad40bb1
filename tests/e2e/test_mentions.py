"""Commands named in messages, as Discord's own mentions, over the wire."""

import re

from cogs.post import discord_components

MENTION = re.compile(r"</([a-z -]+):(\d+)>")


async def test_commands_are_mentioned_by_their_ids_in_every_language(table):
    ids = {one.name: one.id for one in await table.client.tree.fetch_commands()}
    for locale in ("en-GB", "fr"):
        told = (await table.do(table.box.user("Ada", locale=locale).slash("/help"))).text
        found = dict(MENTION.findall(told))
        assert found.keys() >= {"match new", "match list", "match read rules"}
        assert {int(id_) for id_ in found.values()} == {ids["match"]}
        assert not re.search(r"(?<!<)/(match|partie)\b", told)


async def test_the_ids_are_kept_for_shards_that_sync_no_commands(table):
    ids = dict(discord_components.COMMANDS)
    assert ids["my"] in {one.id for one in await table.client.tree.fetch_commands()}
    await table.stop()
    discord_components.COMMANDS.clear()
    table.options = {"shard_id": 1, "shard_count": 2}
    await table.start()
    assert ids == discord_components.COMMANDS


async def test_commands_are_told_anew_only_when_they_have_changed(table):
    def told():
        return [call for call in table.box.requests if call.method == "PUT"]

    before = len(told())
    await table.stop()
    discord_components.COMMANDS.clear()
    await table.start()
    assert len(told()) == before
    it = await table.do(table.box.user("Ada").slash("/help"))
    assert MENTION.search(it.text)
