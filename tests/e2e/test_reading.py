"""Reading over the wire: log, history, replay, export, rules, and the last message."""

import asyncio
import io
import json

import pytest
from driver import opened
from PIL import Image

from engine.match import Status
from engine.match_record import load, verify
from engine.notation import write
from sandbox.world import walk
from tests.cogs import fakes


@pytest.fixture
async def two(table):
    """Ada and Bruno at a match, in words."""
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    return ada, bruno, await opened(table, ada, bruno, pictures=False)


async def play(table, driver, players, turns):
    """Play whole turns, an hour apart."""
    umpire = table.client.desk.umpire
    for _ in range(turns):
        table.now += 3_600
        mover, turn = await driver.whose(players), await driver.turn_number()
        while await driver.turn_number() == turn and (action := await driver.choice(mover)):
            await umpire.act(driver.id, str(mover.id), [write(action)])
    await table.quiet()


async def read(table, player, what, channel=None):
    it = await table.do(player.slash(f"/match read {what}", channel=channel))
    assert it.message.ephemeral
    return it.message


def lines(message):
    return [line for line in message.text.splitlines() if line[:1].isdigit()]


def labels(message, *, enabled=True):
    return [b.label for b in message.buttons if not enabled or not b.disabled]


# The log


async def test_the_log_is_numbered_dated_and_turned_page_by_page(table, two):
    ada, bruno, driver = two
    await play(table, driver, [ada, bruno], 14)  # two plies each at least
    newest = await read(table, ada, f"log match:{driver.id}")
    assert f"<t:{table.now}:d>" in newest.text
    assert labels(newest) == ["Older"]
    last = int(lines(newest)[-1].split(".")[0])
    assert [int(line.split(".")[0]) for line in lines(newest)] == list(range(last - 24, last + 1))
    seen = lines(newest)
    while "Older" in labels(newest):
        revision = newest.revision
        await ada.press(newest, "Older")
        await table.box.until(lambda revision=revision: newest.revision > revision)
        seen = lines(newest) + seen
    assert [int(line.split(".")[0]) for line in seen] == list(range(last + 1))
    assert "The match begins." in seen[0]


async def test_the_log_keeps_its_filters_from_page_to_page(table, two):
    ada, bruno, driver = two
    for _ in range(4):  # until there is more of his than a page holds
        await play(table, driver, [ada, bruno], 16)
        page = await read(table, ada, f"log player:Bruno match:{driver.id}")
        if labels(page):
            break
    assert "Moves of Bruno only" in page.text
    assert labels(page) == ["Older"]
    revision = page.revision
    await ada.press(page, "Older")
    await table.box.until(lambda: page.revision > revision)
    assert "Moves of Bruno only" in page.text
    assert lines(page)
    seat = (await driver.match()).seat_of(str(bruno.id))
    stored = await table.store.match(driver.id)
    told, _ = await table.client.desk.story._steps(
        stored.match,
        await table.store.entries(driver.id),
        1 - seat,
        await table.client.desk.show.taste(str(ada.id)),
    )
    his = {step.number for step in told if step.seat == seat}
    assert {int(line.split(".")[0]) for line in lines(page)} <= his


async def test_the_log_of_one_round_has_that_round_alone(table, two):
    ada, bruno, driver = two
    await play(table, driver, [ada, bruno], 4)
    whole = lines(await read(table, ada, f"log match:{driver.id}"))
    rounds = [lines(await read(table, ada, f"log round:{n} match:{driver.id}")) for n in (1, 2, 3)]
    assert all(rounds)
    assert [line for one in rounds for line in one] == whole[: sum(map(len, rounds))]
    nothing = await read(table, ada, f"log round:99 match:{driver.id}")
    assert "Nothing of that kind has happened." in nothing.text


async def test_players_and_rounds_complete(table, two):
    ada, bruno, driver = two
    await play(table, driver, [ada, bruno], 2)
    match = f"match:{driver.id}"
    offered = await ada.complete(f"/match read log {match} player:bru", channel=driver.thread)
    assert [choice["name"] for choice in offered] == ["Bruno"]
    offered = await ada.complete(f"/match read log {match} round:", channel=driver.thread)
    assert [choice["value"] for choice in offered] == [3, 2, 1]
    it = await table.do(ada.slash(f"/match read log player:Zoë {match}"))
    assert "Nobody at this table is called “Zoë”." in it.message.text


# History


async def test_the_board_after_any_move_is_stepped_through_in_one_message(table, two):
    ada, bruno, driver = two
    await play(table, driver, [ada, bruno], 3)
    log = lines(await read(table, ada, f"log match:{driver.id}"))
    last = int(log[-1].split(".")[0])
    page = await read(table, ada, f"history move:3 match:{driver.id}")
    assert f"after move 3 of {last}" in page.text
    third = log[3].split(". ", 1)[1].split(" · ")[0]
    assert third in page.text
    assert labels(page) == ["First", "Back", "Forward", "Last"]

    async def press(label):
        revision = page.revision
        await ada.press(page, label)
        await table.box.until(lambda: page.revision > revision)

    await press("Forward")
    assert f"after move 4 of {last}" in page.text
    await press("Last")
    assert f"after move {last} of {last}" in page.text
    assert labels(page) == ["First", "Back"]
    await press("First")
    assert "the beginning" in page.text
    assert labels(page) == ["Forward", "Last"]
    it = await table.do(ada.slash(f"/match read history move:999 match:{driver.id}"))
    assert f"There is no move 999; the last one is {last}." in it.message.text


async def test_the_last_move_of_the_history_is_the_board_as_it_is(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, pictures=False)
    await play(table, driver, [ada, bruno], 2)
    for player in (ada, bruno, table.box.user("Cleo")):
        await table.store.people.meet(str(player.id), player.name, "en")
        await table.store.people.update(str(player.id), pictures=False)
        page = await read(table, player, f"history match:{driver.id}")
        now = await table.do(player.slash(f"/match board match:{driver.id}"))
        told = now.message.text.splitlines()[-8:]  # after what happened lately
        assert page.text.splitlines()[-8:] == told


async def test_a_seat_sees_its_own_hand_in_the_past_and_nobody_elses(table, two):
    ada, bruno, driver = two
    await play(table, driver, [ada, bruno], 2)
    match = await driver.match()
    story, show = table.client.desk.story, table.client.desk.show
    taste = await show.taste(str(ada.id))
    for viewer in (None, 0, 1):
        sheets = []
        for swapped in (False, True):
            stored = await table.store.match(driver.id)
            past = await show.pasts.of(stored.match)
            if swapped:  # what others hold is another card: the viewer sees no difference
                for state in past.states:
                    for seat in {0, 1} - {viewer}:
                        state.hands[seat] = state.pile[: len(state.hands[seat])]
            sheets.append(await story.history(stored, viewer, taste, 2))
        show.pasts._kept.clear()
        assert sheets[0] == sheets[1]
    assert match.status is Status.RUNNING


async def test_a_picture_of_the_past_is_drawn(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno)
    await play(table, driver, [ada, bruno], 1)
    page = await read(table, ada, f"history move:1 match:{driver.id}")
    (picture,) = page.attachments
    assert picture.data.startswith(b"\x89PNG")
    assert picture.filename == "board.png"


async def test_a_match_that_has_not_begun_has_no_past(table):
    ada = table.box.user("Ada")
    await table.do(ada.slash("/match new game:magnate"))
    (row,) = await table.store.lists.of_person(str(ada.id))
    for what in ("history", "replay"):
        page = await read(table, ada, f"{what} match:{row.id}")
        assert page.text == "This match has not begun."


# Replay


async def film(it, told=None):
    """Wait for the film that a command or button asks for; `told` takes what was said before."""
    async with asyncio.timeout(60):
        await it.done()
        while not it.message.attachments:
            if told is not None:
                told.add(it.message.text)
            await asyncio.sleep(0.002)
    return it


@pytest.fixture
def small(table, monkeypatch):
    """Replays that are drawn small, with every frame told."""
    table.client.desk.cinema.pause = 0.0
    monkeypatch.setattr("cogs.show.log_and_replay.WIDTH", 120)


async def test_a_replay_is_drawn_with_progress_and_given_as_a_file(table, two, small):
    ada, bruno, driver = two
    await play(table, driver, [ada, bruno], 3)
    told = set()
    it = await film(await ada.slash(f"/match read replay match:{driver.id}"), told)
    assert any("Drawing the replay:" in text for text in told)
    (file,) = it.message.attachments
    drawn = Image.open(io.BytesIO(file.data))
    assert (drawn.format, drawn.is_animated, drawn.width) == ("WEBP", True, 120)
    assert f"in {drawn.n_frames} pictures" in it.message.text
    assert 3 < drawn.n_frames < 20
    assert file.filename == f"replay-{driver.id}.webp"
    alt = next(c for c in walk(it.message.components) if "items" in c)["items"][0]["description"]
    assert alt.startswith(f"The match as an animation of {drawn.n_frames} pictures; the last shows")


async def test_one_replay_at_a_time_for_each_person(table, two):
    ada, _, driver = two
    cinema = table.client.desk.cinema
    async with cinema.seat(str(ada.id)):
        page = await read(table, ada, f"replay match:{driver.id}")
        assert page.text.startswith("I am drawing a replay for you already.")


async def test_how_a_player_saw_it_is_shown_at_the_end_only(table, two, small):
    ada, bruno, driver = two
    await play(table, driver, [ada, bruno], 1)
    page = await read(table, ada, f"replay seat:Bruno match:{driver.id}")
    assert page.text == "How a player saw the match can be shown when it is over."
    await table.client.desk.umpire.resign(driver.id, str(ada.id))
    await table.quiet()
    it = await film(await ada.slash(f"/match read replay seat:Bruno match:{driver.id}"))
    assert "as Bruno saw it" in it.message.text


# The end


async def test_the_last_message_names_who_resigned_and_offers_rematch_and_replay(table, two, small):
    ada, bruno, driver = two
    await play(table, driver, [ada, bruno], 2)
    await table.client.desk.umpire.resign(driver.id, str(ada.id))
    await table.quiet()
    last = table.box.messages(driver.thread)[-1]
    assert "Ada resigned." in last.text
    assert "**2nd Ada (resigned)**" in last.text
    assert (await driver.match()).commitment in last.text
    assert labels(last) == ["Rematch", "Replay", "Analysis"]
    it = await film(await bruno.press(last, "Replay"))
    assert it.message.ephemeral
    log = await read(table, bruno, f"log match:{driver.id}")
    assert "Ada resigns." in log.text
    page = await read(table, bruno, f"history match:{driver.id}")
    assert "Ada resigns." in page.text


# Analysis


async def test_an_analysis_waits_for_the_end_and_then_is_told_in_words_or_drawn(table, two):
    ada, bruno, driver = two
    await play(table, driver, [ada, bruno], 2)
    page = await read(table, ada, f"analysis match:{driver.id}")
    assert page.text.startswith("A match is analysed when it is over.")
    await table.client.desk.umpire.resign(driver.id, str(ada.id))
    await table.quiet()
    table.client.desk.umpire.computers.minds = fakes.minds(fakes.Here())
    last = table.box.messages(driver.thread)[-1]
    it = await bruno.press(last, "Analysis")
    await table.box.until(lambda: it.message and "**Moves that cost most**" in it.message.text)
    table.client.desk.umpire.computers.minds = None  # it is kept, and need not be thought out again
    assert it.message.ephemeral
    assert "Start: " in it.message.text
    assert last.buttons, "the last message stays as it was"
    await table.store.people.update(str(bruno.id), pictures=True)
    page = await read(table, bruno, f"analysis match:{driver.id}")
    (picture,) = page.attachments
    assert (picture.filename, picture.data[:4]) == ("analysis.png", b"\x89PNG")


# What else happens to a match


async def test_an_undo_a_newcomer_and_a_computer_are_in_log_history_and_export(table):
    ada, bruno, cleo, dora = (table.box.user(name) for name in ("Ada", "Bruno", "Cleo", "Dora"))
    people = [ada, bruno, cleo]
    driver = await opened(table, *people, game="pangea", pictures=False)
    umpire, steward = table.client.desk.umpire, table.client.desk.steward
    while True:  # until a turn that used no chance has been played
        mover = await driver.whose(people)
        before = (await driver.match()).ply
        while await driver.whose(people) is mover and (action := await driver.choice(mover)):
            await umpire.act(driver.id, str(mover.id), [write(action)])
        stored = await table.store.match(driver.id)
        seat = stored.match.seat_of(str(mover.id))
        if await steward.way(stored, seat):
            break
    assert (await driver.match()).ply > before
    await steward.ask_undo(driver.id, str(mover.id))
    for other in people:
        if other is not mover:
            await steward.agree(driver.id, str(other.id))
    await steward.pause(driver.id, str(ada.id))
    await steward.resume(driver.id, str(ada.id))
    await steward.offer(driver.id, str(mover.id), str(mover.id))
    await table.store.people.meet(str(dora.id), "Dora", "en")
    await steward.take(driver.id, str(dora.id), seat)
    await umpire.resign(driver.id, str(next(p.id for p in people if p is not mover)))
    await table.quiet()
    log = await read(table, ada, f"log match:{driver.id}")
    assert "(taken back)" in log.text
    assert "~~" in log.text
    told = log.text.splitlines()
    for said in (
        f"{mover.name} asks to take the last turn back.",
        f"The last turn of {mover.name} is taken back.",
        "The match is paused.",
        "The match goes on.",
        f"Dora takes the seat of {mover.name}.",
        "resigns.",
    ):
        assert any(said in line for line in told), said
    undo = next(line for line in told if "is taken back." in line)
    page = await read(table, ada, f"history move:{undo.split('.')[0]} match:{driver.id}")
    assert "is taken back." in page.text
    page = await read(table, ada, f"history move:{int(undo.split('.')[0]) - 1} match:{driver.id}")
    assert "This move was taken back later." in page.text
    page = await read(table, dora, f"export match:{driver.id}")
    kinds = [one.kind.value for one in load(json.loads(page.attachments[0].data)).pages]
    assert {"undo", "replace", "resign", "pause", "resume"} <= set(kinds)


# Export


async def test_an_export_tells_what_the_asker_may_know_and_at_the_end_everything(table, two):
    ada, bruno, driver = two
    await play(table, driver, [ada, bruno], 2)
    page = await read(table, ada, f"export match:{driver.id}")
    record = load(json.loads(page.attachments[0].data))
    assert record.partial
    assert record.secret is None
    await table.client.desk.umpire.resign(driver.id, str(ada.id))
    await table.quiet()
    page = await read(table, ada, f"export match:{driver.id}")
    assert verify(load(json.loads(page.attachments[0].data))) == []


# Rules


async def test_rules_are_searched_by_words_clause_and_ruling_in_either_language(table):
    ada = table.box.user("Ada")
    best = await read(table, ada, "rules game:magnate words:taxed")
    term, clause = best.text.splitlines()[1:3]
    assert term.startswith("**tax**")
    assert clause.startswith("**2.2**")
    clause = await read(table, ada, "rules game:magnate words:3.2")
    assert clause.text.splitlines()[1].startswith("**3.2**")
    ruling = await read(table, ada, "rules game:seven_sages words:k20")
    assert "[K20]" in ruling.text
    french = await read(table, ada, "rules game:magnate words:impot language:fr")
    assert "impôt" in french.text.casefold()
    assert french.text.startswith("### Règles\xa0: Magnate")


async def test_what_does_not_fit_is_named_by_its_number(table):
    ada = table.box.user("Ada")
    page = await read(table, ada, "rules game:pangea words:tile")
    assert "more fit: " in page.text


async def test_rules_are_those_of_the_thread_where_no_game_is_named(table, two):
    ada, _, driver = two
    page = await read(table, table.box.user("Cleo"), "rules words:win", channel=driver.thread)
    assert page.text.startswith("### Rules of Magnate")
    elsewhere = await read(table, ada, "rules words:win")
    assert elsewhere.text.startswith("### Rules of Magnate")  # the only game she plays


async def test_rules_ask_which_game_where_nothing_says_it(table):
    page = await read(table, table.box.user("Cleo"), "rules words:win")
    assert page.text.startswith("Which game’s rules?")


# The status


async def test_the_status_tells_the_turn_once(table, two):
    ada, _, driver = two
    it = await table.do(ada.slash(f"/match status match:{driver.id}"))
    assert it.message.text.casefold().count("turn 1") == 1


@pytest.mark.parametrize("command", ["board", "status", "read log", "read history", "read export"])
async def test_a_match_of_another_server_is_for_its_own_players_alone(table, command):
    ada, bruno, eve = (table.box.user(name) for name in ("Ada", "Bruno", "Eve"))
    driver = await opened(table, ada, bruno, pictures=False)
    asked = f"/match {command} match:{driver.id}"
    assert "another server" in (await table.do(eve.slash(asked, channel=eve.dm))).message.text
    assert "another server" not in (await table.do(eve.slash(asked))).message.text
    assert "another server" not in (await table.do(ada.slash(asked, channel=ada.dm))).message.text


async def test_a_table_of_another_server_is_not_joined(table):
    ada, eve = table.box.user("Ada"), table.box.user("Eve")
    await table.do(ada.slash("/match new game:magnate"))
    (row,) = await table.store.lists.of_person(str(ada.id))
    it = await table.do(eve.slash(f"/match join match:{row.id}", channel=eve.dm))
    assert "another server" in it.message.text
    assert await table.store.lists.of_person(str(eve.id)) == []


async def test_who_is_refused_changes_nothing_about_whom_they_named(table):
    ada, bruno, eve = (table.box.user(name) for name in ("Ada", "Bruno", "Eve"))
    driver = await opened(table, ada, bruno, pictures=False)
    await table.store.people.meet(str(eve.id), "Eve", "fr")
    dora = table.box.user("Dora")
    await table.do(dora.slash(f"/match replace with:@Eve match:{driver.id}"))
    await table.do(ada.slash("/match replace with:@Eve", channel=driver.thread))
    person = await table.store.people.get(str(eve.id))
    assert person.locale == "fr"


async def test_explain_tells_what_each_choice_would_do_and_changes_nothing(table, two):
    ada, bruno, driver = two
    mover = await driver.whose([ada, bruno])
    before = await driver.match()
    it = await table.do(mover.slash("/match hand", channel=driver.thread))
    await mover.press(it.message, "Explain")
    await table.box.until(lambda: "what it would change" in it.message.text)
    text = it.message.text
    assert "[3.8]" in text
    assert " sold the " in text
    while "Further" in labels(it.message):
        revision = it.message.revision
        await mover.press(it.message, "Further")
        await table.box.until(lambda revision=revision: it.message.revision > revision)
    await mover.press(it.message, "Back")
    await table.box.until(lambda: "what it would change" not in it.message.text)
    after = await driver.match()
    assert (after.state, after.drafts) == (before.state, before.drafts)


async def test_a_hint_against_a_computer_is_told_in_the_panel_which_stays(table):
    ada = table.box.user("Ada")
    driver = await opened(table, ada, computer=1)
    before = await driver.match()
    assert await driver.whose([ada]) is ada
    table.client.desk.umpire.computers.minds = fakes.minds(fakes.Here())
    shown = (await table.do(ada.slash("/match hand", channel=driver.thread))).message
    rows, revision = [menu.custom_id for menu in shown.selects], shown.revision
    it = await ada.press(shown, "Hint")
    await table.box.until(lambda: shown.revision > revision)
    assert it.acknowledged_ms is not None
    assert "> Hint: **" in shown.text
    assert "your chance to win would be about" in shown.text
    assert [menu.custom_id for menu in shown.selects] == rows
    table.client.desk.umpire.computers.minds = None
    after = await driver.match()
    assert (after.state, after.drafts) == (before.state, before.drafts)


async def test_a_refusal_opens_the_rule_that_it_cites(table, two):
    ada, bruno, driver = two
    mover = await driver.whose([ada, bruno])
    it = await table.do(mover.slash("/magnate end", channel=driver.thread))
    rule = next(label for label in labels(it.message) if label.startswith("Rule "))
    await mover.press(it.message, rule)
    await table.box.until(lambda: f"**{rule.removeprefix('Rule ')}**" in it.message.text)
