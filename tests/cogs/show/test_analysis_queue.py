"""A finished match is thought out once, between the turns of others, and told to whoever asks."""

import asyncio
from dataclasses import replace

import pytest
import structlog

from cogs.pages.sheet import Picture
from cogs.show import analysis_queue
from cogs.show.analysis_queue import (
    AnalysisWorker,
    CalledOff,
    StillPlayed,
    TooManyAnalyses,
    Unfinished,
)
from cogs.show.analysis_text import fitting, hindsight
from cogs.show.match_sheet_builder import DisplaySettings
from db.match_rows import Place
from engine import lobby
from engine.bots.think_budget import Count
from engine.codec import unpack
from engine.match import Match, Status
from engine.post_match_analysis import Analysis, Mistake, survey
from services.log_and_position_cache import record_of
from services.workers.think_pool import ThinkPool
from tests.cogs import fakes
from tests.cogs.conftest import ANN, BEN, CHANNEL, GUILD, THREAD
from tests.cogs.test_component_routes import press
from tests.harbours import game as harbours

WORDS = DisplaySettings(pictures=False)


async def played(umpire) -> Match:
    """Play a match of two people to its end, as sensible computers do."""
    stored = await umpire.tables.open(ANN, "harbours", Place(GUILD, CHANNEL, thread=THREAD))
    await umpire.tables.join(stored.match.id, BEN)
    await umpire.tables.start(stored.match.id, ANN)
    stored = await umpire.store.match(stored.match.id)
    while stored.match.status is Status.RUNNING:
        stored.match.computer_turn(stored.match.to_act()[0], 0, umpire.now())
    await umpire.store.save(stored)
    return (await umpire.store.match(stored.match.id)).match


@pytest.fixture
async def over(umpire):
    return await played(umpire)


@pytest.fixture
def mind(umpire):
    """A mind that thinks here, for a few rounds."""
    here = fakes.Here()
    umpire.computers.minds = fakes.minds(here)
    return here


async def quiet(done, ahead):
    """Tell nobody."""


def thought(mind):
    return [asked for asked in mind.heard if "weigh" in asked]


async def test_an_analysis_is_thought_out_once_and_kept(desk, over, mind):
    desk.story.analyst.pause = 0.0
    told = []

    async def progress(done, ahead):
        told.append(done)

    found = await desk.story.analyst.of(over, progress)
    assert told == sorted(told)
    assert told[0] == 0
    assert len([done for done in set(told) if 0 < done < 100]) > 3
    assert len(thought(mind)) > 3
    mind.heard.clear()
    later = AnalysisWorker(desk.umpire, desk.show)
    assert await later.of(over, quiet) == found
    assert mind.heard == []


async def test_who_asks_meanwhile_waits_for_the_same_analysis(desk, over, mind):
    asking = [desk.story.analyst.of(over, quiet) for _ in range(3)]
    with structlog.testing.capture_logs() as logs:
        found = await asyncio.gather(*asking)
    assert found[0] == found[1] == found[2]
    assert [line["event"] for line in logs] == ["analysed"]
    assert desk.story.analyst.open == set()


async def test_a_move_is_weighed_with_what_its_seat_could_know(desk, over, mind):
    await desk.story.analyst.of(over, quiet)
    assert thought(mind)
    for asked in thought(mind):
        view = unpack(asked["view"], harbours.State)
        assert view == harbours.view(view, asked["seat"]), "as it was redacted for the seat"
        assert "?" in str(asked["view"])
    assert over.secret not in str(thought(mind))


async def test_processes_are_lent_for_one_position_at_a_time(desk, umpire, over, mind):
    lent = []
    lending, whole = umpire.computers.minds, umpire.computers.minds.lent

    def counted(patience):
        lent.append(len(mind.heard))
        return whole(patience)

    lending.lent = counted
    await desk.story.analyst.of(over, quiet)
    assert lent == list(range(len(mind.heard)))


async def test_one_match_is_analysed_at_a_time_and_few_wait(desk, umpire, mind, monkeypatch):
    monkeypatch.setattr(analysis_queue, "MOST", 2)
    one, two, three = [await played(umpire) for _ in range(3)]
    whole, thinks = mind.answer, asyncio.Event()

    async def answer(asked):
        await thinks.wait()
        return await whole(asked)

    monkeypatch.setattr(mind, "answer", answer)
    asking = [asyncio.create_task(desk.story.analyst.of(match, quiet)) for match in (one, two)]
    async with asyncio.timeout(30):
        while len(desk.story.analyst.open) < 2:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    with pytest.raises(TooManyAnalyses):
        await desk.story.analyst.of(three, quiet)
    thinks.set()
    await asyncio.gather(*asking)
    records = [at for at, asked in enumerate(mind.heard) if "record" in asked]
    assert len(records) == 2
    assert len(thought(mind)[: records[1] - 1]) == records[1] - 1, "one after the other"
    await desk.story.analyst.of(three, quiet)


async def test_a_match_is_analysed_when_it_is_over_and_not_if_it_was_called_off(desk, table):
    running = await table(ANN, BEN)
    with pytest.raises(StillPlayed):
        await desk.story.analyst.of(running, quiet)
    running.void(ANN, 0)
    with pytest.raises(CalledOff):
        await desk.story.analyst.of(running, quiet)


async def test_what_comes_to_no_end_is_told_and_begins_anew(desk, umpire, over, mind):
    broken = ThinkPool(1, ("-c", "raise SystemExit"))
    lending, umpire.computers.minds = umpire.computers.minds, broken
    with structlog.testing.capture_logs() as logs, pytest.raises(Unfinished):
        await desk.story.analyst.of(over, quiet)
    assert [(line["event"], line["why"]) for line in logs] == [("analysis failed", "Ended")]
    assert over.secret not in str(logs)
    umpire.computers.minds = lending
    assert (await desk.story.analyst.of(over, quiet)).points


async def test_a_stop_of_the_bot_ends_an_analysis_and_is_no_fault(desk, umpire, over, mind):
    whole = mind.answer

    async def answer(asked):
        umpire.computers.minds.closed = len(mind.heard) == 2
        return await whole(asked)

    mind.answer = answer
    with structlog.testing.capture_logs() as logs, pytest.raises(Unfinished):
        await desk.story.analyst.of(over, quiet)
    assert (logs, desk.story.analyst.open) == ([], set())
    assert await umpire.store.analyses.get(over.id) is None
    umpire.computers.minds.closed, mind.answer = False, whole
    assert (await AnalysisWorker(umpire, desk.show).of(over, quiet)).points, "after the next start"


async def test_a_position_that_nothing_can_be_known_of_is_left_out(desk, over, mind, monkeypatch):
    whole = mind.answer

    async def answer(asked):
        if len(mind.heard) == 3:
            mind.heard.append(asked)
            raise analysis_queue.ThinkFailed("KeyError", "rate.py:7")
        return await whole(asked)

    monkeypatch.setattr(mind, "answer", answer)
    monkeypatch.setattr("services.workers.think_pool.end", lambda process: asyncio.sleep(0))
    monkeypatch.setattr(ThinkPool, "_started", lambda self: asyncio.sleep(0, mind))
    with structlog.testing.capture_logs() as logs:
        assert (await desk.story.analyst.of(over, quiet)).points
    assert [line["event"] for line in logs] == ["position not weighed", "analysed"]
    assert (logs[0]["why"], logs[0]["line"]) == ("KeyError", "rate.py:7")


async def test_an_analysis_says_where_it_turned_and_what_moves_cost(desk, umpire, over, mind):
    found = await desk.story.analyst.of(over, quiet)
    record = record_of(over, await umpire.store.entries(over.id))
    first, *_, last = survey(record, Count(0)).decisions
    slips = (Mistake(last, 310, first.played, 455),)
    await umpire.store.analyses.save(over.id, replace(found, slips=slips))
    stored = await umpire.store.match(over.id)
    sheet = await desk.story.analysis(stored, WORDS, quiet)
    name = (await desk.show.names(over, "en"))[last.seat]
    assert f"### Harbours {over.id} · analysis" in sheet.text
    assert "**Where it turned**\n1. Round " in sheet.text
    assert f"\n1. Round {last.round}, **{name}**: " in sheet.text
    assert "** (46% at least)" in sheet.text
    assert "\nStart: " in sheet.text, "who wants no pictures reads how it stood"
    drawn = await desk.story.analysis(stored, DisplaySettings(), quiet)
    (picture,) = [part for part in drawn.parts if isinstance(part, Picture)]
    assert picture.name == "analysis.png"
    assert picture.alt.startswith("Chance to win. Start: ")
    assert len(drawn.text) < 4_000


async def test_the_button_under_the_end_answers_whoever_may_read_it_in_private(desk, over, mind):
    desk.story.analyst.pause = 0.0
    it = await press(desk, BEN, f"c:analysis:{over.id}:::")
    assert it.response.ephemeral
    assert "Where it turned" in it.text or "Moves that cost most" in it.text
    assert len(it.answers) > 1


async def test_who_asks_while_another_match_comes_first_is_told_so(desk, umpire, mind):
    desk.story.analyst.pause = 0.0
    one, two = [await played(umpire) for _ in range(2)]
    whole, thinks = mind.answer, asyncio.Event()

    async def answer(asked):
        await thinks.wait()
        return await whole(asked)

    mind.answer = answer
    first = asyncio.create_task(desk.story.analyst.of(one, quiet))
    async with asyncio.timeout(30):
        while not desk.story.analyst.open:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    asyncio.get_running_loop().call_later(0.5, thinks.set)
    it = await press(desk, ANN, f"c:analysis:{two.id}:::")
    assert await first
    told = [str(answer) for answer in it.answers]
    assert "One other match comes first" in told[0]
    assert not any("other match" in text for text in told[-3:])


async def test_the_panel_of_a_match_that_is_over_leads_to_its_analysis(desk, over):
    it = await press(desk, ANN, f"c:play:{over.id}:::")
    assert f"c:analysis:{over.id}:::" in it.ids


async def test_of_a_running_match_the_button_says_that_it_is_not_over(desk, table):
    match = await table(ANN, BEN)
    it = await press(desk, ANN, f"c:analysis:{match.id}:::")
    assert it.text.startswith("A match is analysed when it is over.")


async def test_where_a_match_turned_is_told_in_the_order_of_events(desk, umpire):
    match = await sages(umpire)
    found = survey(record_of(match, await desk.show.logs.of(match)), Count(2))
    sheet = await hindsight(umpire, desk.show, match, WORDS, Analysis(found.points, ()))
    told = next(part.text for part in sheet.parts if "turned" in getattr(part, "text", ""))
    rows = [row for row in told.splitlines() if "combat" in row and "moved the pawn" in row]
    assert rows
    for row in rows:
        assert row.index("combat") < row.index("moved the pawn"), row


async def test_where_a_match_turned_is_told_in_whole_sentences(desk, umpire):
    match = await sages(umpire, 5)
    found = survey(record_of(match, await desk.show.logs.of(match)), Count(2))
    sheet = await hindsight(umpire, desk.show, match, WORDS, Analysis(found.points, ()))
    told = next(part.text for part in sheet.parts if "turned" in getattr(part, "text", ""))
    _, *rows = told.splitlines()
    assert rows
    for row in rows:
        assert "won the combat" in row, row
        assert row.endswith("."), row


def test_what_somebody_did_gives_way_to_what_came_of_it():
    rows = [(False, "a b."), (True, "c d."), (False, "e f."), (True, "g h.")]
    assert fitting(rows, 19) == "a b. c d. e f. g h."
    assert fitting(rows, 18) == "c d. e f. g h."
    assert fitting(rows, 10) == "c d. g h."
    assert fitting(rows, 1) == "g h."


async def sages(umpire, seats: int = 3) -> Match:
    """Play a match of the Sages to its end, as sensible computers do."""
    stored = await umpire.tables.open(ANN, "seven_sages", Place(GUILD, CHANNEL, thread=THREAD))
    await umpire.tables.join(stored.match.id, BEN)
    stored = await umpire.store.match(stored.match.id)
    for _ in range(2, seats):
        lobby.join_computer(stored.match, "easy", umpire.now())
    await umpire.store.save(stored)
    await umpire.tables.start(stored.match.id, ANN)
    stored = await umpire.store.match(stored.match.id)
    while stored.match.status is Status.RUNNING:
        stored.match.computer_turn(stored.match.to_act()[0], 0, umpire.now())
    await umpire.store.save(stored)
    return stored.match
