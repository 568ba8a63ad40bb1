"""The private panel lives: more rows, orders, notes, the next match, and the next turn in place."""

from types import SimpleNamespace

import pytest

from cogs.handlers import turn_panel_actions as deeds
from cogs.interactions.cog_base import BESIDE
from cogs.post.hand_and_whisper_posts import mark_of
from cogs.post.outbox_worker import Courier, Worker
from db.interaction_tokens import LIFE
from db.last_private_messages import Delivery
from db.outbox import OutboxRow
from render.words.turn_panel import Do, Panel
from tests.cogs import harbours
from tests.cogs.conftest import ANN, BEN, CLEO
from tests.cogs.fakes import Interaction
from tests.cogs.test_component_routes import now, press
from tests.harbours.data import HARBOURS


def labels(it):
    """Return what the buttons of the last answer say."""
    open_, found = list(it.answers[-1]), []
    while open_:
        one = open_.pop(0)
        open_ = [*one.get("components", ()), *open_]
        found += [one["label"]] if one.get("label") else []
    return found


async def mine(table, who, others=(BEN, CLEO)):
    """Open a match in which somebody is the first to move."""
    for _ in range(20):
        match = await table(who, *others)
        if match.players[0].id == who:
            return match
    return pytest.fail("they are never first")


async def test_at_most_four_rows_are_shown_and_more_leads_to_the_others(desk, table, monkeypatch):
    rows = tuple((Do(f"row {n}", f"bid {n}"),) for n in range(9))
    harbours.welcome(monkeypatch, panel=lambda *given: Panel((), rows))
    match = await mine(table, ANN)
    it = await press(desk, ANN, f"c:play:{match.id}:::", ephemeral=True)
    seen = []
    for _ in range(3):
        seen += [label for label in labels(it) if label.startswith("row")]
        more = [id_ for id_ in it.ids if id_.startswith("c:more:")]
        if more:
            it = await press(desk, ANN, more[0], ephemeral=True)
    assert seen == [f"row {n}" for n in range(9)]
    assert not more


async def test_orders_are_apart_from_what_is_legal_and_lead_back(desk, table):
    match = await mine(table, ANN)
    it = await press(desk, ANN, f"c:play:{match.id}:::", ephemeral=True)
    assert not any("prefer" in id_ for id_ in it.ids)
    assert "Orders" in labels(it)
    it = await press(desk, ANN, f"c:orders:{match.id}::0:", ephemeral=True)
    assert "Orders" not in labels(it)
    assert "Back" in labels(it)
    it = await press(desk, ANN, f"c:play:{match.id}:::", ephemeral=True)
    assert "Orders" in labels(it)


async def test_orders_stay_open_after_each_order_and_close_after_a_move(desk, table):
    match = await mine(table, ANN)

    async def do(who, seat, words):
        revision = (await now(desk, match)).revisions[seat]
        return await press(desk, who, f"c:do:{match.id}:{revision}:{seat}:{words}", ephemeral=True)

    for seat, who in enumerate((ANN, BEN)):  # one who is asked, and one who is not
        for harbour in HARBOURS[:2]:
            it = await do(who, seat, f"prefer {harbour}")
            assert "Back" in labels(it)
            assert "Orders" not in labels(it)
    it = await do(ANN, 0, "rest")
    assert "Back" not in labels(it)


async def test_next_goes_through_all_that_waits_in_one_message_and_comes_round(desk, table):
    matches = [await mine(table, ANN) for _ in range(3)]
    it = await press(desk, ANN, f"c:play:{matches[0].id}:::", ephemeral=True)
    seen = set()
    for _ in matches:
        (further,) = [id_ for id_ in it.ids if id_.startswith("c:next:")]
        seen.add(further.split(":")[2])
        it = await press(desk, ANN, further, ephemeral=True)
        assert it.response.ephemeral is False  # the same message
    assert seen == {match.id for match in matches}
    for match in matches:
        await desk.umpire.act(match.id, ANN, ["rest"])
    it = await press(desk, ANN, f"c:next:{matches[0].id}:::", ephemeral=True)
    assert "Nothing else waits for you." in it.text
    assert not any(id_.startswith("c:next:") for id_ in it.ids)


async def test_a_match_alone_has_no_next(desk, table):
    match = await mine(table, ANN)
    it = await press(desk, ANN, f"c:play:{match.id}:::", ephemeral=True)
    assert not any(id_.startswith("c:next:") for id_ in it.ids)


async def test_a_note_is_kept_for_its_writer_shown_in_their_panel_and_removed(desk, table):
    match = await mine(table, ANN)
    it = Interaction(desk, ANN, "Ann")
    async with desk.answering(it):
        await deeds.write_note(desk, it, match.id, "  watch\nthe @everyone harbour ")
    assert "is kept" in it.text
    for who, shown in ((ANN, True), (BEN, False)):
        it = await press(desk, who, f"c:play:{match.id}:::", ephemeral=True)
        assert ("watch the" in it.text) is shown
        assert "@everyone" not in it.text
    everything = await desk.umpire.store.people.everything(ANN)
    assert match.id in everything["person"]["settings"]["notes"]
    it = await press(desk, ANN, f"c:note:{match.id}:::", ephemeral=True)
    assert f"c:unnote:{match.id}:::" in it.ids
    await press(desk, ANN, f"c:unnote:{match.id}:::", ephemeral=True)
    it = await press(desk, ANN, f"c:play:{match.id}:::", ephemeral=True)
    assert "watch" not in it.text
    it = Interaction(desk, ANN, "Ann")
    async with desk.answering(it):
        await deeds.write_note(desk, it, match.id, " \n")
    assert "is gone" in it.text


# The next turn, in the same message


@pytest.fixture
def changed(desk, monkeypatch):
    """Note what is put into private messages by their tokens."""
    put = []

    async def change(token, message, sheet):
        put.append((token, sheet))

    monkeypatch.setattr(desk.courier.post, "change", change)
    return put


async def deliver(desk, clock):
    worker = Worker(desk.umpire, desk.courier)
    while rows := await desk.umpire.store.outbox.claim("test", clock.now, 60, 50):
        for row in rows:
            await worker._deliver(row)


async def waiting(desk, table):
    """Play a turn of Ann's from a panel, which then waits; return the match."""
    match = await mine(table, ANN)
    do = f"c:do:{match.id}:{match.revisions[0]}:0:rest"
    await press(desk, ANN, do, ephemeral=True, message=55)
    assert (await desk.umpire.store.panels.live(match.id, ANN, desk.umpire.now()))[0].message == 55
    return match


async def round_(desk, match):
    """Let the others play until Ann is asked again."""
    while 0 not in (await now(desk, match)).to_act():
        state = await now(desk, match)
        who = state.players[state.to_act()[0]].id
        await desk.umpire.act(match.id, who, ["rest" if state.state.lot is None else "bid 0"])


async def test_a_panel_that_waits_becomes_the_next_turns_panel_and_says_so(
    desk, table, clock, changed
):
    match = await waiting(desk, table)
    await round_(desk, match)
    await deliver(desk, clock)
    ((token, sheet),) = changed
    assert token == "tkn"
    assert "your turn" in sheet.text
    assert "It is your turn." in sheet.text
    assert await desk.umpire.store.panels.live(match.id, ANN, clock.now) == []


async def test_after_a_restart_it_still_does_and_after_its_time_it_does_not(
    desk, table, clock, changed
):
    match = await waiting(desk, table)
    fresh = Courier(desk.courier.client, desk.umpire, desk.show)  # nothing is remembered but stored
    put = []

    async def change(token, message, sheet):
        put.append(token)

    fresh.post.change = change
    await round_(desk, match)
    row = OutboxRow(f"dm:{ANN}", "hand", 0)
    await desk.umpire.store.outbox.owe(match.id, [row])
    restarted = SimpleNamespace(umpire=desk.umpire, courier=fresh)
    await deliver(restarted, clock)
    assert put == ["tkn"]
    await press(
        desk,
        ANN,
        f"c:do:{match.id}:{(await now(desk, match)).revisions[0]}:0:bid 0",
        ephemeral=True,
    )
    clock.now += LIFE
    await round_(desk, match)
    await deliver(desk, clock)
    assert changed == []


async def test_a_message_that_shows_something_else_by_now_is_left_alone(
    desk, table, clock, changed
):
    match = await waiting(desk, table)
    await press(desk, ANN, f"c:note:{match.id}:::", ephemeral=True, message=55)
    await round_(desk, match)
    await deliver(desk, clock)
    assert changed == []


async def test_a_direct_message_that_went_on_to_the_next_match_stays_with_that(desk, table):
    first, second = [await mine(table, ANN) for _ in range(2)]
    store, box = desk.umpire.store, desk.courier.client
    for match in (first, second):
        await store.outbox.owe(match.id, [OutboxRow(f"dm:{ANN}", "hand", 0)])
        await delivered(desk)
    shown = box.dm(ANN).told[0]
    it = await press(desk, ANN, f"c:next:{first.id}:::", dm=True, message=shown.id)
    assert second.id in it.text
    assert len(box.dm(ANN).told) == 2
    await delivered(desk)  # of what a kill must not lose
    assert [message.id for message in box.dm(ANN).told] == [shown.id]  # it is where it was asked
    await desk.umpire.act(first.id, ANN, ["sail spice_port"])
    await store.outbox.owe(first.id, [OutboxRow(f"dm:{ANN}", "hand", 0)])
    await delivered(desk)
    assert shown.edits == 0
    assert [first.id in message.text for message in box.dm(ANN).told[1:]] == [True]
    await desk.umpire.act(second.id, ANN, ["sail spice_port"])
    await store.outbox.owe(second.id, [OutboxRow(f"dm:{ANN}", "hand", 0)])
    await delivered(desk)
    assert second.id in shown.text
    assert shown.edits == 1


async def test_an_answer_comes_beside_a_letter_that_is_history_by_now(desk, table):
    match = await table(ANN, BEN, home="letters")
    past = Delivery("sent", 1, 78, posts="[[77, 1, 0, 1]]")
    await desk.umpire.store.deliveries.save(match.id, match.seat_of(ANN), past)
    it = await press(desk, ANN, f"c:play:{match.id}:::", dm=True, message=77)
    assert match.id in it.text
    assert BESIDE in it.extras
    it = await press(desk, ANN, f"c:play:{match.id}:::", dm=True, message=78)
    assert BESIDE not in it.extras


async def test_news_that_an_answer_overtook_are_shown_in_the_letter_again(desk, table, monkeypatch):
    match = await table(ANN, BEN, home="letters")
    seat, store = match.seat_of(ANN), desk.umpire.store
    await store.deliveries.save(match.id, seat, Delivery("sent", 1, 78, "what is so"))
    mover = match.players[match.to_act()[0]].id
    panel = desk.show.panel

    async def meanwhile(*given, **more):
        sheet = await panel(*given, **more)
        await desk.umpire.act(match.id, mover, ["rest"])
        while rows := await store.outbox.claim("test", desk.umpire.now(), 60, 50):
            await store.outbox.done([row.id for row in rows])
        return sheet

    monkeypatch.setattr(desk.show, "panel", meanwhile)
    await press(desk, ANN, f"c:play:{match.id}:::", dm=True, message=78)
    monkeypatch.setattr(desk.show, "panel", panel)
    stored = await store.match(match.id)
    fresh = await desk.show.letter(stored, seat, await desk.show.taste(ANN))
    assert (await store.deliveries.get(match.id, seat)).digest not in ("", mark_of(fresh))
    owed = await store.outbox.claim("test", desk.umpire.now(), 60, 50)
    assert (f"dm:{ANN}", "hand", seat) in [(r.destination, r.kind, r.seat) for r in owed]


async def delivered(desk):
    """Deliver what is owed."""
    for row in await desk.umpire.store.outbox.claim("test", desk.umpire.now(), 60, 50):
        if row.kind in ("hand", "stale"):
            await desk.courier.deliver(row)
        await desk.umpire.store.outbox.done([row.id])
