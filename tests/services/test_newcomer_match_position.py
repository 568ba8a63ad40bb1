"""A first match of every game: short, with a choice at once, and five notes that speak of it."""

import pytest

from cogs.interactions.cog_base import Desk
from cogs.pages.help_and_first_match_notes import MOST_NOTES
from cogs.pages.sheet import Words
from cogs.show.match_sheet_builder import DisplaySettings
from db.match_rows import Place
from engine import registry
from engine.bots.think_budget import Count
from engine.game import TurnEnded
from engine.match import Status
from engine.match_record import Kind
from engine.notation import write
from engine.playing_hours import Calendar
from engine.post_match_analysis import chances, survey
from render.words.catalogues import say, shipped
from services.newcomer_match_position import OPEN, WAYS, choices, moves, prepared
from tests.cogs.conftest import ANN, CHANNEL, GUILD, THREAD, owed

KEYS = [game.key for game in registry.games()]
MOST_OWN = {"seven_sages": 60}
"""Turns of a newcomer that a match takes at most; of others 24. A combat of the Sages has many."""


async def begun(desk: Desk, key: str, locale: str = "en"):
    """Begin somebody's first match."""
    place = Place(GUILD, CHANNEL, thread=THREAD, locale=locale)
    stored = await desk.umpire.tables.first(ANN, key, place, None)
    await desk.umpire.store.people.update(ANN, guided=stored.match.id)
    return stored.match.id, stored.match.seat_of(ANN)


async def play(desk: Desk, id_: str, seat: int):
    """Take one step as a computer would; return the match."""
    match = (await desk.umpire.store.match(id_)).match
    if seat not in match.to_act():
        await desk.umpire.computers.play(id_, match.to_act()[0])
    else:
        view = match.game.view(match.position(seat), seat)
        legal = match.game.legal(view, seat)
        rates = match.game.rate(view, seat, legal)
        await desk.umpire.act(id_, ANN, [write(legal[rates.index(max(rates))])])
    return (await desk.umpire.store.match(id_)).match


async def note(desk: Desk, id_: str, seat: int, locale: str) -> str:
    """Return the note of a panel."""
    stored = await desk.umpire.store.match(id_)
    sheet = await desk.show.panel(stored, seat, DisplaySettings(locale, guided=id_))
    text = next(part.text for part in sheet.parts if isinstance(part, Words))
    return next((line for line in text.split("\n") if line.startswith("-# **")), "")


def own_turns(entries, seat):
    """Return how many turns a person has ended since they were given their seat."""
    kinds = [entry.kind for entry in entries]
    moves = [move for entry in entries[kinds.index(Kind.BACK) :] for move in entry.moves]
    events = [event for move in moves for event in move.events]
    return sum(isinstance(event, TurnEnded) and event.seat == seat for event in events)


def computed(entries, seat):
    """Return how many turns computers have ended for a person before they had their seat."""
    before = entries[: [entry.kind for entry in entries].index(Kind.BACK)]
    events = [event for entry in before for move in entry.moves for event in move.events]
    return sum(isinstance(event, TurnEnded) and event.seat == seat for event in events)


async def begins_with_the_last_own_turn_and_no_orders(desk: Desk, id_: str, seat: int):
    """Assert that of what computers played only the end is told, and that no order stands."""
    stored = await desk.umpire.store.match(id_)
    told, number = stored.place.told, stored.match.number
    assert stored.place.board_first == told
    entries = await desk.umpire.store.entries(id_, 0, number)
    events = [[e for move in entry.moves for e in move.events] for entry in entries]
    ends = [
        n for n, row in enumerate(events) for e in row if type(e) is TurnEnded and e.seat == seat
    ]
    assert told == ends[-1] < number
    assert not [entry for entry in entries if entry.kind is Kind.ORDER and entry.seat == seat]


@pytest.mark.parametrize("key", KEYS)
async def test_a_first_match_has_a_choice_at_once_five_notes_and_a_near_end(desk, key):
    id_, seat = await begun(desk, key)
    match = (await desk.umpire.store.match(id_)).match
    assert match.to_act() == (seat,)
    assert choices(match.game, match.state, seat) >= WAYS
    least, most = OPEN
    assert least <= chances(match.game, match.state, len(match.players))[seat] <= most
    await begins_with_the_last_own_turn_and_no_orders(desk, id_, seat)
    told, entries = [], ()
    while match.status is Status.RUNNING:
        fresh = moves(entries, seat) == len(told) <= MOST_NOTES and seat not in match.drafts
        if fresh and seat in match.to_act():
            told.append([await note(desk, id_, seat, locale) for locale in ("en", "fr")])
            named = await desk.show.noted(match, seat, DisplaySettings("en", guided=id_))
            assert ("good moment" in told[-1][0]) is (named is not None)
            assert await desk.show.noted(match, seat, DisplaySettings("en")) is None
        match = await play(desk, id_, seat)
        entries = await desk.umpire.store.entries(id_, 0, match.number)
    assert own_turns(entries, seat) <= MOST_OWN.get(key, 24)
    for number, (english, french) in enumerate(told[:MOST_NOTES], 1):
        assert english.startswith(f"-# **Note {number} of 5.** ")
        assert french.startswith(f"-# **Note {number} sur 5.** ")
    assert len(told) > MOST_NOTES
    assert told[MOST_NOTES] == ["", ""]
    assert "Where you stand" in told[0][0]
    assert "good moment" in told[2][0]


@pytest.mark.parametrize("key", KEYS)
def test_its_analysis_says_that_it_began_open_with_half_of_it_to_come(key):
    chance = iter(f"{tried:064x}" for tried in range(1000))
    match = prepared(ANN, key, None, lambda: next(chance), Calendar(), 0)
    seat, begun = match.seat_of(ANN), match.game.turn(match.state)
    assert match.game.at_rest(match.state) is not False, "in the middle of a combat"
    while match.status is Status.RUNNING:
        match.computer_turn(match.to_act()[0], 0, 0)
    first = survey(match.record(), Count(5)).points[0]
    assert first.round == begun
    assert 350 <= first.chances[seat] <= 650
    later = own_turns(match.entries, seat)
    assert later >= 0.4 * (later + computed(match.entries, seat)), (
        "as the computer would have played"
    )


@pytest.mark.parametrize(("locale", "hint"), [("en", "hint"), ("fr", "indice")])
def test_notes_of_a_first_match_are_not_called_what_a_hint_is(locale, hint):
    assert hint in say(locale, "panel-hint").casefold()
    about = [one for one in shipped(locale).ids if one.startswith(("guide-", "first-"))]
    assert len(about) > 8
    for message in (*about, "help-first"):
        filled = dict.fromkeys(shipped(locale).needs(message), "1")
        assert hint not in say(locale, message, **filled).casefold(), message


async def test_a_first_match_that_is_won_counts_as_played_and_not_as_won(desk):
    for _ in range(12):
        id_, seat = await begun(desk, "pangea")
        stored = await desk.umpire.store.match(id_)
        match = stored.match
        while match.status is Status.RUNNING:
            match.computer_turn(match.to_act()[0], 0, desk.umpire.now())
        await desk.umpire.store.save(stored)
        if match.outcome.ranks[seat] == 1:
            break
    assert match.outcome.ranks[seat] == 1
    standing = (await desk.umpire.store.results.standings("pangea"))[ANN]
    assert (standing.matches > 0, standing.wins) == (True, 0)


async def test_the_computers_turns_for_the_newcomer_are_on_record_and_told_by_nobody_twice(desk):
    id_, seat = await begun(desk, "magnate")
    match = (await desk.umpire.store.match(id_)).match
    entries = await desk.umpire.store.entries(id_, 0, match.number)
    assert [e.kind for e in entries if e.kind in (Kind.STAND_IN, Kind.BACK)] == [
        Kind.STAND_IN,
        Kind.BACK,
    ]
    assert match.players[seat].stand_in is None
    assert sorted({kind for _, kind, _ in await owed(desk.umpire)}) == [
        "board",
        "hand",
        "lobby",
        "open",
    ]
