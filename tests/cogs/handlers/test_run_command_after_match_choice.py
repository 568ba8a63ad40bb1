"""After a match is chosen from a list, what was asked is done, with all that was typed."""

import ast
from pathlib import Path

import pytest

import cogs
from cogs import admin
from cogs.component_routes import handle
from cogs.handlers import (
    account_actions,
    lobby_actions,
    read_only_actions,
    seat_change_actions,
    turn_panel_actions,
    undo_requests,
)
from cogs.handlers.run_command_after_match_choice import HANDLERS
from cogs.interactions.game_cog import GameCog
from cogs.interactions.run_command import answered
from cogs.interactions.stored_command_without_match import STORED, Named
from cogs.pages.custom_ids import BUTTON, parse
from db.interaction_tokens import LIFE
from db.match_rows import Place
from db.tables import requests
from engine.errors import UndoOpen
from services.votes_substitutes_undo_pauses import Steward
from tests.cogs.conftest import ANN, BEN, CHANNEL, CLEO, DORA, GUILD, THREAD, owed
from tests.cogs.fakes import Interaction
from tests.harbours.state import Rest

TO_BEN = Named(int(BEN), "Ben", bot=False)
TO_DORA = Named(int(DORA), "Dora", bot=False)


async def asked(desk, handler, *given, who=ANN, **more):
    """Use a command outside of a thread, by somebody with several matches."""
    it = Interaction(desk, who, "Ann", channel=5, **more)
    await answered(it, handler, None, *given)
    return it


async def press(desk, custom_id, who=ANN):
    it = Interaction(desk, who, "Ann", channel=5, custom_id=custom_id, ephemeral=True)
    await handle(it, parse(BUTTON.fullmatch(custom_id)), ())
    return it


async def chosen(desk, match, handler, *given):
    """Use a command, choose one of several matches, and return the answer."""
    it = await asked(desk, handler, *given)
    assert "Which one" in it.text
    assert "psst" not in "".join(it.ids)
    (button,) = (one for one in it.ids if one.startswith(f"c:go:{match.id}:"))
    return await press(desk, button)


@pytest.fixture
async def two(table):
    """Two running matches of Ann, who is the host, with Ben and Cleo; the second one."""
    return [await table(ANN, BEN, CLEO, thread=THREAD + n) for n in (1, 2)][1]


def test_stored_names_of_deeds_outlive_renamed_modules():
    homes = ("account", "game_cog", "lobby_actions", "match_relocation", "panel_actions")
    homes += ("reading", "substitute_actions", "undo_requests")
    assert {name.partition(".")[0] for name in HANDLERS} == {*homes}
    assert {"account.whisper", "reading.board", "panel_actions.hand"} <= HANDLERS.keys()


async def test_a_whisper_is_said_with_the_line_that_was_typed(desk, two):
    it = await chosen(desk, two, account_actions.whisper, TO_BEN, "psst")
    assert it.text.startswith("Said in private.")
    assert [one.text for one in await desk.umpire.store.whispers.of(two.id, BEN)] == ["psst"]
    assert ("dm:" + BEN, "whisper", None) in await owed(desk.umpire)


async def test_a_note_is_kept_and_the_host_handed_over(desk, two):
    await chosen(desk, two, turn_panel_actions.write_note, "watch the quay")
    assert await desk.show.notes(ANN) == {two.id: "watch the quay"}
    await chosen(desk, two, seat_change_actions.hand_over, TO_BEN)
    assert (await desk.umpire.store.match(two.id)).match.host == BEN


async def test_log_and_history_show_what_was_asked_for(desk, two):
    await desk.umpire.act(two.id, two.players[0].id, ["rest"])
    it = await chosen(desk, two, read_only_actions.log, "..1", "Ben")
    assert "Ben" in it.text.splitlines()[1]
    it = await chosen(desk, two, read_only_actions.history, 1)
    assert f"c:history:{two.id}:::back 0" in it.ids
    it = await chosen(desk, two, read_only_actions.export)
    assert [file.filename for file in it.files] == [f"match-{two.id}.json"]


async def test_somebody_new_is_looked_for_and_a_verb_is_played(desk, two):
    it = await chosen(desk, two, seat_change_actions.replace, None, TO_DORA)
    assert "somebody new" in it.text
    assert (await desk.umpire.store.match(two.id)).match.players[two.seat_of(ANN)].offered == DORA
    cog = object.__new__(GameCog)
    cog.desk, cog.game = desk, "harbours"
    mover = two.players[0].id
    it = Interaction(desk, mover, "x", channel=5)
    await cog.act(it, None, Rest)
    (button,) = (one for one in it.ids if f":{two.id}:" in one)
    before = two.ply
    await press(desk, button, mover)
    assert (await desk.umpire.store.match(two.id)).match.ply > before


async def test_of_tables_that_gather_players_one_is_meant(desk, two, table):
    lobbies = [await table(ANN, BEN, start=False, thread=None) for _ in range(2)]
    it = await asked(desk, lobby_actions.kick, TO_BEN)
    assert {parse(BUTTON.fullmatch(one)).match for one in it.ids} == {x.id for x in lobbies}
    it = await press(desk, it.ids[0])
    assert it.text == "Done."
    found = [await desk.umpire.store.match(one.id) for one in lobbies]
    assert sorted(len(one.match.players) for one in found) == [1, 2]


async def test_of_a_game_s_own_command_its_matches_alone_are_meant(desk, umpire, two):
    place, ids = Place(GUILD, CHANNEL), []
    for _ in range(2):
        ids.append((await umpire.tables.open(ANN, "magus", place)).match.id)
        await umpire.tables.join(ids[-1], BEN)
        await umpire.tables.start(ids[-1], ANN)
    await desk.umpire.store.people.update(ANN, pictures=False)
    it = Interaction(desk, ANN, "Ann", channel=5)
    await answered(it, read_only_actions.further, None, "magus", "potions", game="magus")
    buttons = {parse(BUTTON.fullmatch(one)).match: one for one in it.ids}
    assert buttons.keys() == set(ids)
    assert "Potions on offer" in (await press(desk, buttons[ids[0]])).text


async def test_what_was_refused_may_be_wanted_of_another_match(desk, two, table):
    other = await table(ANN, DORA, thread=THREAD + 3)
    it = await asked(desk, account_actions.whisper, TO_BEN, "psst")
    buttons = {parse(BUTTON.fullmatch(one)).match: one for one in it.ids}
    refused = await press(desk, buttons[other.id])
    assert "Said" not in refused.text
    assert (await press(desk, buttons[two.id])).text.startswith("Said in private.")
    assert "already" in (await press(desk, buttons[two.id])).text


async def test_nobody_else_and_nobody_later_goes_on(desk, two, clock):
    it = await asked(desk, account_actions.whisper, TO_BEN, "psst")
    assert "already" in (await press(desk, it.ids[0], BEN)).text
    clock.now += LIFE
    assert "already" in (await press(desk, it.ids[0])).text
    assert await desk.umpire.store.whispers.of(two.id, BEN) == []


def test_every_command_about_a_match_goes_on():
    """What `answered` is given a match for is a handler that a button goes on with."""
    found = set()
    for path in {*Path(cogs.__file__).parent.rglob("*.py")} - {Path(admin.__file__)}:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(ast.Name("run_command"), "answered"),
                    args=[_, ast.Attribute(ast.Name(module), name), ast.Name("match"), *_],
                ):
                    found.add(f"{STORED.get(module, module)}.{name}")
    assert found == set(HANDLERS) - {"game_cog.step"}


def test_the_names_of_deeds_fit_their_column():
    assert max(map(len, HANDLERS)) <= requests.c.deed.type.length


async def test_who_would_undo_while_another_asks_is_sent_to_the_question(desk, table):
    match = await table(ANN, BEN)
    mover = match.to_act()[0]
    who, other = (match.players[seat].id for seat in (mover, 1 - mover))
    await desk.umpire.act(match.id, who, ["rest"])
    await Steward(desk.umpire).ask_undo(match.id, who)
    with pytest.raises(UndoOpen):
        await undo_requests.undo(desk, Interaction(desk, other, "Ben"), match.id)
