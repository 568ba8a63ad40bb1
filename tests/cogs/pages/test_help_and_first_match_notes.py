"""What is told at each of the first turns of a first match."""

import discord
import pytest

from cogs.pages import help_and_first_match_notes, install_links
from cogs.pages.page_wording import Reader
from engine.product_version import VERSION
from languages import COMPLETE
from render.words.catalogues import say
from services.server_settings import NEEDED

SIGHT = help_and_first_match_notes.FirstMatchNote(
    ("Ann: 1", "Ben: 2"), "Ben sailed.", "Build a ship", "Look at the wind."
)


async def test_notes_follow_the_turns_the_draft_and_the_wait(umpire, table):
    reader, match = Reader("en", ()), await table()
    first, other = match.to_act()[0], next(s for s in range(3) if s not in match.to_act())

    async def told(seat, moves=0):
        stored = await umpire.store.match(match.id)
        return "".join(
            help_and_first_match_notes.notes(
                reader, stored.match, seat, moves, lambda number: SIGHT
            )
        )

    assert "Note 1 of 5" in await told(first)
    assert "Where you stand: Ann: 1 · Ben: 2." in await told(first)
    assert "up to: Ben sailed." in await told(first, 1)
    assert "good moment for: Build a ship." in await told(first, 2)
    for moves in range(5):
        assert "Look at the wind." in await told(first, moves)
    assert "last note" in await told(first, 4)
    assert await told(first, 5) == ""
    assert "computer’s turn" in await told(other)
    await umpire.act(match.id, match.players[first].id, ["sail spice_port"])
    assert "turn so far" in await told(first)


@pytest.mark.parametrize("locale", COMPLETE)
def test_help_ends_with_the_version(locale):
    told = help_and_first_match_notes.help_(Reader(locale, ()), 1).text
    assert told.splitlines()[-1] == say(locale, "help-version", version=VERSION)


def test_a_server_is_asked_for_what_the_bot_needs_there():
    named = [one for one in NEEDED if one != "manage_threads"]  # the operator adds that
    wanted = discord.Permissions(**dict.fromkeys(named, True))
    assert f"permissions={wanted.value}" in install_links.to_server(1)
