"""Commands where the bot is not: in groups, on other servers, and in its direct messages."""

import itertools
import shutil

import pytest
from driver import Driver, leave_blank

from cogs.pages import install_links
from render.words.catalogues import say
from sandbox import Refused, Sandbox
from sandbox.slash_commands import GROUP, SUBCOMMAND, USER
from tests.e2e.conftest import Table

ALIEN = ("error-no-place", "error-no-server", "error-forbidden")
"""What is refused for the place: a command that says so should not be offered there."""


def leaves(command, path=""):
    """Yield each command that can be run: its whole name, and its options."""
    name = f"{path} {command['name']}".strip()
    inner = [one for one in command.get("options", ()) if one["type"] in (SUBCOMMAND, GROUP)]
    if not inner:
        yield name, command.get("options", ())
    for one in inner:
        yield from leaves(one, name)


def least(name, options):
    """Write a command with the least that it can be run with."""
    line = f"/{name}"
    for one in options:
        if one.get("required"):
            choices = one.get("choices")
            value = "@Bruno" if one["type"] == USER else choices[0]["name"] if choices else "1"
            line += f" {one['name']}:{value}"
    return line


def begins(message):
    """Return how a message of the catalogues begins, before what is filled in."""
    return say("en", message, token="\0").partition("\0")[0]


def placed(box, where):
    ada, bruno = box.users
    makers = {
        "dm": lambda: ada.dm,
        "group": lambda: box.add_group(ada, bruno),
        "pair": lambda: box.add_direct(ada, bruno),
        "foreign": lambda: box.add_foreign(ada, bruno),
    }
    ada.install()
    return ada, makers[where]()


async def answers(table, player, places, skip=()):
    """Run every command that is offered, with the least fields; return the answers by line.

    Each is run in the next of the places.
    """
    told, turns = {}, itertools.cycle(places)
    offered = table.box.world.commands.values()
    for command in [one for one in offered if 2 in one["contexts"]]:
        for name, options in leaves(command):
            if name in skip:
                continue
            line = least(name, options)
            it = await table.do(player.slash(line, next(turns)))
            assert not it.error, line
            told[line] = it
    return told


@pytest.mark.parametrize(
    ("where", "seated"),
    [(["dm"], False), (["dm"], True), (["group", "pair"], True), (["foreign"], False)],
)
async def test_every_command_answers_something_clear(table, where, seated):
    """In a group and between two in turns: what is private to others is the same to the bot."""
    places = [placed(table.box, one)[1] for one in where]
    ada = table.box.user("Ada")
    skip = {"match resign", "match new", "match first"}
    if seated:
        await table.do(ada.slash("/match first"))
    told = await answers(table, ada, places, skip)
    assert len(told) > 60
    wrong = [begins(one) for one in ("error-bug", *ALIEN)]
    for line, it in told.items():
        assert it.text.strip() or it.message.alts, line
        assert not any(it.text.startswith(one) for one in wrong), (line, it.text)
        if "dm" not in where:
            assert all(message.viewer == ada.id for message in it.messages), line
    if "dm" not in where:
        assert not any(map(table.box.messages, places))


@pytest.mark.parametrize("where", ["group", "foreign"])
async def test_what_needs_a_server_is_not_offered_elsewhere(table, where):
    ada, place = placed(table.box, where)
    for line in ("/admin health", "/leaderboard game:Magnate"):
        for elsewhere in (place, ada.dm):
            with pytest.raises(Refused, match="no command"):
                await ada.slash(line, elsewhere)
        await table.do(ada.slash(line))


@pytest.mark.parametrize("where", ["group", "foreign"])
async def test_a_first_match_that_is_asked_for_in_a_group_is_played_in_ones_dms(table, where):
    ada, place = placed(table.box, where)
    ada.leave()
    it = await table.do(ada.slash("/match first", place))
    assert f"https://discord.com/channels/@me/{ada.dm.id}" in it.text
    hand = ada.dms[-1]
    await table.do(ada.press(hand, next(b.label for b in hand.buttons if not b.disabled)))
    assert not table.box.messages(place)


async def test_who_cannot_be_written_to_is_told_so_before_a_first_match_begins(table):
    ada, place = placed(table.box, "group")
    ada.close_dms()
    it = await table.do(ada.slash("/match first", place))
    assert it.text.startswith(begins("first-unreached"))
    assert it.message.buttons[-1].url == install_links.to_person(table.box.application_id)
    assert not await table.store.lists.of_person(str(ada.id))
    ada.open_dms()
    await table.do(ada.slash("/match first", place))
    assert len(await table.store.lists.of_person(str(ada.id))) == 1


async def test_help_leads_to_both_installs(table):
    ada, place = placed(table.box, "group")
    it = await table.do(ada.slash("/help", place))
    links = [b.url for b in it.message.buttons if b.url]
    app = table.box.application_id
    assert links == [install_links.to_person(app), install_links.to_server(app)]
    assert f"client_id={app}" in links[0]
    assert links[0].endswith("&integration_type=1&scope=applications.commands")
    assert "&integration_type=0&scope=bot+applications.commands" in links[1]


async def test_an_application_that_people_cannot_install_has_its_commands_on_servers(
    tmp_path, template
):
    path = tmp_path / "conclave.db"
    shutil.copy(template, path)
    async with Sandbox(port=0) as box:
        ada, group = placed(box, "group")
        for installable, offered in (([0], False), ([0, 1], True)):
            box.world.installable = installable
            table = Table(box, path, secrets=itertools.count(1))
            await table.start()
            await (await ada.slash("/help")).done()
            if offered:
                await (await ada.slash("/help", group)).done()
            else:
                box.violations.clear()
                with pytest.raises(Refused, match="no command"):
                    await ada.slash("/help", group)
            await table.stop()
        assert box.violations == []


async def in_group(table, line="/match new game:Magnate with:@Bruno"):
    """Open a table in a group of Ada, who has installed the bot, and Bruno; return its card."""
    ada, place = placed(table.box, "group")
    await table.do(ada.slash(line, place))
    await table.box.until(lambda: table.box.messages(place))
    await table.quiet()
    return ada, table.box.user("Bruno"), table.box.messages(place)[0]


async def opened_panel(table, player, card, label):
    it = await table.do(player.press(card, label))
    await table.box.until(lambda: it.followups)
    await table.quiet()
    return it.followups[-1]


@pytest.mark.parametrize("may", [True, False])
async def test_a_match_in_a_group_is_played_though_edits_may_bring_no_pictures(
    table, monkeypatch, may
):
    leave_blank(table)
    monkeypatch.setattr(install_links, "EDITS_BRING_PICTURES", may)
    table.box.assumptions.edits_bring_pictures = may
    ada, bruno, card = await in_group(table)
    await table.do(bruno.press(card, "Join"))
    await table.do(ada.press(card, "Start"))
    await table.box.until(lambda: any(b.label == "Play" for b in card.buttons))
    (row,) = await table.store.lists.of_person(str(ada.id))
    driver = Driver(table, row.id)
    for _ in range(2):
        mover = await driver.whose([ada, bruno])
        panel = await opened_panel(table, mover, card, "Play")
        await driver.turn(mover, panel)
        await table.quiet()
        await table.box.until(lambda: bool(card.attachments) == may)
        assert bool(panel.attachments) == may
    assert [(c.path, c.json, c.files) for c in table.box.requests if c.status == 403] == []
    assert any(one.attachments for one in mover.dms), "letters keep theirs"


@pytest.mark.parametrize("press", [True, False])
async def test_a_card_says_so_where_only_who_installed_the_bot_can_press(table, monkeypatch, press):
    monkeypatch.setattr(install_links, "STRANGERS_PRESS", press)
    _, _, card = await in_group(table)
    assert (say("en", "card-strangers") in card.text) is not press


@pytest.mark.parametrize("rings", [True, False])
async def test_a_card_calls_who_is_invited_where_a_mention_rings(table, monkeypatch, rings):
    monkeypatch.setattr(install_links, "MENTIONS_RING", rings)
    _, bruno, card = await in_group(table)
    assert (card in bruno.pings) is rings
