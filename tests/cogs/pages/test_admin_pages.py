"""Where a table is opened, and what the health of the bot looks like."""

from dataclasses import replace
from types import SimpleNamespace

import discord
import pytest

from cogs.interactions.places import channel_of, lacking
from cogs.pages import admin_pages as pages
from cogs.pages.admin_pages import Health
from cogs.pages.page_wording import Reader
from db.match_lists import Counts
from db.outbox import Backlog
from languages import COMPLETE
from services.server_settings import NEEDED


def thread_of(kind):
    """Return a thread whose parent is a channel of some kind."""
    thread = object.__new__(discord.Thread)
    thread.id, thread.parent_id = 7, 5
    thread.guild = SimpleNamespace(get_channel=lambda id_: object.__new__(kind))
    return thread


@pytest.mark.parametrize(
    ("channel", "opened"),
    [
        (thread_of(discord.TextChannel), 5),
        (thread_of(discord.ForumChannel), 7),
        (object.__new__(discord.TextChannel), 7),
    ],
)
def test_a_table_is_opened_beside_a_thread_and_inside_a_post_of_a_forum(channel, opened):
    assert channel_of(SimpleNamespace(channel=channel, channel_id=7)) == opened


def test_every_needed_permission_is_one_of_discords_and_is_missed():
    assert lacking(discord.Permissions.none()) == list(NEEDED)
    assert lacking(discord.Permissions.all()) == []


@pytest.mark.parametrize("locale", COMPLETE)
def test_each_lacking_permission_has_its_line(locale):
    text = pages.rights(Reader(locale, ()), 9, NEEDED).text
    assert text.count("\n- ") == len(NEEDED)


def test_health_without_a_heartbeat_and_without_a_database_is_told():
    found = Health(float("nan"), {"clock": 3.0})
    text = pages.health(Reader("en", ()), found).text
    assert "has not answered yet" in text
    assert "The loop `clock` last went round 3 seconds ago" in text
    assert "does not answer" in text


def test_what_was_given_up_is_told_with_a_button_to_try_it_again():
    found = Health(0.05, {}, Backlog(2, 1, 90, 3), Counts(1, 0), Counts(7, 1))
    sheet = pages.health(Reader("en", ()), found)
    assert "Given up after many attempts: 3 posts." in sheet.text
    assert [button.id.op for part in sheet.parts[1:] for button in part.buttons] == ["revive"]
    well = pages.health(Reader("en", ()), replace(found, owed=Backlog(2, 1, 90)))
    assert len(well.parts) == 1


def test_what_is_owed_is_counted_with_what_failed():
    found = Health(0.05, {}, Backlog(2, 1, 90), Counts(1, 0), Counts(7, 1))
    text = pages.health(Reader("en", ()), found).text
    assert "2 posts and moves; 1 failed before; the oldest is 90 s old" in text
    assert "answers in 50 ms" in text
