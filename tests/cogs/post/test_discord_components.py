"""A sheet as Discord gets it."""

import json

import pytest

from cogs.pages.custom_ids import ControlId
from cogs.pages.sheet import Button, Buttons, Choice, Picture, Select, Sheet, Words
from cogs.post import discord_components
from render.words.catalogues import say

NAMED = say("fr", "list-none")


@pytest.fixture
def ids(monkeypatch):
    """What Discord calls the commands."""
    monkeypatch.setattr(discord_components, "COMMANDS", {})
    return discord_components.COMMANDS


def sent(*parts):
    return json.dumps(discord_components.view(Sheet(parts)).to_components(), ensure_ascii=False)


def test_a_command_is_a_mention_in_text_once_its_id_is_known(ids):
    assert "`/partie nouvelle`" in sent(Words(NAMED))
    ids["match"] = 17
    assert "</match new:17>" in sent(Words(NAMED))


def test_a_command_is_a_plain_name_where_discord_shows_no_mention(ids):
    ids["match"] = 17
    id_ = ControlId("play", "abcdef")
    for part in (
        Buttons((Button(NAMED, id_),)),
        Select(id_, NAMED, (Choice("x", "x"),)),
        Select(id_, "x", (Choice(NAMED, "x"),)),
        Select(id_, "x", (Choice("x", "x", NAMED),)),
        Picture("board.png", b"", NAMED),
    ):
        said = sent(part)
        assert "/partie nouvelle" in said
        assert "</" not in said
        assert ":match new" not in said
