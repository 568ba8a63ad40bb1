"""A display name is a name, whatever somebody puts into it: no Markdown, no mention, no ping."""

import pytest

from cogs.pages import rules_search_pages, turn_panel_page
from cogs.pages.page_wording import Reader
from cogs.pages.sheet import Picture, Words
from cogs.post import discord_components
from cogs.show.match_sheet_builder import DisplaySettings, Show
from engine.match import Status
from render.words.rules_search import search
from tests.cogs.conftest import ANN, BEN
from tests.laws.shown import Easel, fits

HOSTILE = [
    "**bold** _it_ ~~x~~ ||s|| `c`",
    "[free](https://example.org)",
    "# Heading",
    "> quote",
    "- item",
    "@everyone",
    "@here <@&1> <#2> <t:0:R> </match new:1>",
    "<@200000000000000003>",
    "https://example.org/*a*",
    "back\\slash",
    "‮reversed\u200b\u2066",
    "Z̸̡͝a̴l̷g̶o",
    "😀😀😀",
    "\n\n# two\nlines",
    "ﷺ" * 32,
    "W" * 32,
    "",
    "´`''\"{$x}{ $names }",
]


@pytest.fixture
def show(umpire):
    return Show(umpire, Easel())


async def sheets(umpire, show, match):
    """Return every message in which the names of a match stand."""
    stored = await umpire.store.match(match.id)
    taste = DisplaySettings("fr", pictures=False)
    found = [await show.lobby(stored)]
    if stored.match.state is not None:
        found += [
            await show.post(stored, 0, ()),
            await show.post(stored, 0, stored.match.to_act()),
            await show.status(stored, None, taste),
            await show.status(stored, 0, taste),
            await show.panel(stored, 0, taste),
            await show.panel(stored, 1, DisplaySettings("en")),
        ]
    return found


async def test_a_name_stands_in_every_message_as_it_is_and_calls_nobody(umpire, show, table, store):
    lobby = await table(ANN, BEN, start=False)
    match = await table(ANN, BEN)
    for name in HOSTILE:
        await store.people.meet(BEN, name, "en")
        for one in (lobby, match):
            plain = (await show.names(one, "en"))[one.seat_of(BEN)]
            said = (await show.reader(one, "en")).names[one.seat_of(BEN)]
            for sheet in await sheets(umpire, show, one):
                fits(sheet)
                _stands(sheet, plain, said)
                allowed = discord_components.pings(sheet)
                assert not allowed.everyone
                assert not allowed.roles
                assert {str(user.id) for user in allowed.users} <= {ANN, BEN}


def _stands(sheet, plain, said):
    """Check that a name is escaped in Markdown and only there."""
    for part in sheet.parts if said != plain else ():
        if isinstance(part, Words):
            assert plain not in part.text.replace(said, "")
        elif isinstance(part, Picture):
            assert said not in part.alt


async def test_markdown_in_a_name_is_taken_literally(show, table, store):
    for name, said in (
        ("a*b_c", "a\\*b\\_c"),
        ("[x](y)", "\\[x](y)"),
        ("# x", "\\# x"),
        ("<@1>", "\\<@1>"),
        ("> x", "\\> x"),
        ("a\\b", "a\\\\b"),
    ):
        await store.people.meet(BEN, name, "en")
        match = await table(ANN, BEN, start=False)
        assert (await show.names(match, "en"))[1] == name
        assert (await show.reader(match, "en")).names[1] == said
        await show._umpire.tables.leave(match.id, ANN)
        await show._umpire.tables.leave(match.id, BEN)


async def test_a_name_without_a_letter_gets_one_and_equal_names_are_told_apart(show, table, store):
    await store.people.meet(BEN, "😀", "en")
    match = await table(ANN, BEN, start=False)
    assert await show.names(match, "en") == ("Ann", "Player 2")
    await store.people.meet(BEN, "Ann", "en")
    assert await show.names(match, "en") == ("Ann", "Ann 2")


async def test_the_end_is_told_with_such_names(umpire, show, table, store):
    match = await table(ANN, BEN)
    await umpire.resign(match.id, ANN)
    stored = await umpire.store.match(match.id)
    assert stored.match.status is Status.OVER
    seat = [player.id for player in stored.match.players].index(BEN)
    for name in HOSTILE:
        await store.people.meet(BEN, name, "en")
        sheet = await show.post(stored, 0, ())
        fits(sheet)
        assert (await show.reader(stored.match, stored.place.locale)).names[seat] in sheet.text


def test_a_question_and_a_note_are_shown_as_they_were_typed():
    text, reader = "**b** <@200000000000000003>", Reader("en", ())
    asked = rules_search_pages.rules(reader, "magnate", text, search("magnate", "en", text))
    for sheet in (asked, turn_panel_page.note(reader, "abcdefgh", text)):
        assert "\\*\\*b\\*\\* \\<@" in sheet.text
        assert text not in sheet.text
