"""Handlers of a table that gathers players: sit down, leave, options, start."""

from dataclasses import replace

from cogs.handlers import open_table_and_first_match, seek_actions
from cogs.interactions import Desk, Interaction, person, which_match
from cogs.interactions.cog_base import answered_by, on_card, private, typed
from cogs.interactions.stored_command_without_match import Somebody
from cogs.pages import Sheet, Words, lobby_post
from cogs.pages.account_pages import link
from db import OutboxRow, Place, Stored
from engine.match import Status
from render.words.catalogues import say
from services.service_errors import BadWord, SeatKept


async def join(desk: Desk, it: Interaction, match: str | None, word: str | None = None) -> None:
    """Join a table; a first message is sent in private while it still can be."""
    match_id = match or await which_match.lobby_here(desk, it)
    found = await desk.umpire.store.match(match_id)
    which_match.belongs(it, found)
    if found.match.wanted:
        return await seek_actions.sit(desk, it, match_id, _word(word))
    stored = await desk.umpire.tables.join(match_id, person(it), _word(word) or str(it.id))
    desk.worker.kick()
    return await _greeted(desk, it, stored)


async def reach(desk: Desk, it: Interaction, match: str) -> None:
    """Try once more whether somebody can be written to, and tell them."""
    stored, store = await desk.umpire.store.match(match), desk.umpire.store
    seat = stored.match.seat_of(person(it))
    kept = await store.deliveries.get(match, seat)
    again = [OutboxRow(f"dm:{person(it)}", "hand", seat), OutboxRow("lobby", "lobby")]
    await store.deliveries.save(match, seat, replace(kept, state="none"), again)
    desk.worker.kick()
    await _greeted(desk, it, stored)


async def _greeted(desk: Desk, it: Interaction, stored: Stored) -> None:
    """Tell whether the first message to somebody has arrived."""
    told = await desk.courier.hello(stored, person(it), (await desk.taste(it)).locale)
    if told:
        await desk.say(it, *told)
    else:
        await _done(desk, it)


async def leave(desk: Desk, it: Interaction, match: str | None) -> None:
    """Leave a table before the match begins."""
    await desk.umpire.tables.leave(match or await which_match.lobby_here(desk, it), person(it))
    await _done(desk, it)


async def computer(desk: Desk, it: Interaction, match: str | None, kind: str | None = None) -> None:
    """Seat a computer, of the middle level if none is named; ask before it takes a kept seat."""
    match_id = match or await which_match.lobby_here(desk, it)
    try:
        await desk.umpire.tables.join_computer(match_id, person(it), kind or lobby_post.MIDDLE)
    except SeatKept:
        kept = (await desk.umpire.store.match(match_id)).match
        await desk.say(it, *lobby_post.kept(await desk.reader(it), kept, kind or lobby_post.MIDDLE))
    else:
        await _done(desk, it)


async def computer_instead(desk: Desk, it: Interaction, match: str, kind: str) -> None:
    """Seat a computer where a seat is kept, as was confirmed."""
    await desk.umpire.tables.join_computer(match, person(it), kind, sure=True)
    desk.worker.kick()
    done = Words((await desk.reader(it)).say("panel-done"))
    await desk.answer(it, Sheet((done,)))


async def start(desk: Desk, it: Interaction, match: str | None, word: str | None = None) -> None:
    """Start the match of a table; its host adds a word to chance, or the number of this answer.

    Nobody knows that number before the answer is shown. What is added is written down before
    anything is drawn from it, so that another start does not change it.
    """
    match_id = match or await which_match.lobby_here(desk, it)
    number = str(answered_by(it))
    added = _word(word) or number
    await desk.umpire.tables.ask_start(match_id, person(it), added)
    desk.worker.kick()
    stored = await desk.umpire.tables.start(match_id, person(it), added)
    desk.worker.kick()
    added = next(one.added for one in stored.match.players if one.id == person(it))
    told = "lobby-start-number" if added == number else "lobby-start-word"
    await desk.say(it, say((await desk.taste(it)).locale, told, added=f"`{added}`"))


async def arrange(desk: Desk, it: Interaction, match: str, option: str, value: str) -> None:
    """Choose an option of the table, or of one's own seat."""
    await desk.umpire.tables.arrange(match, person(it), option, value)
    await _done(desk, it)


async def invite(desk: Desk, it: Interaction, match: str | None, user: Somebody) -> None:
    """Invite somebody to a table."""
    match_id = match or await which_match.lobby_here(desk, it)
    for who in await which_match.met(desk, [user]):
        await desk.umpire.tables.invite(match_id, person(it), who)
    await desk.done(it)


async def kick(desk: Desk, it: Interaction, match: str | None, user: Somebody) -> None:
    """Take a player's seat away before the start, as the host."""
    match_id = match or await which_match.lobby_here(desk, it)
    await desk.steward.kick(match_id, person(it), str(user.id))
    await desk.done(it)


async def again(desk: Desk, it: Interaction, match: str) -> None:
    """Open a table for another match of the same players, or sit down at the one that is open."""
    stored, who = await desk.umpire.tables.rematch(match, person(it)), person(it)
    again = stored.match
    joins = again.status is Status.LOBBY and all(who != player.id for player in again.players)
    if joins:
        await desk.umpire.tables.join(again.id, who, str(it.id))
    desk.worker.kick()
    place = await open_table_and_first_match.settled(desk, again.id, _stands)
    message = "lobby-again-joined" if joins else "lobby-again"
    reader = await desk.reader(it)
    await desk.say(it, reader.say(message, id=again.id, where=link(place, place.lobby_message)))
    if on_card(it) and place.lobby_message is None:
        await desk.leave_card(it, stored)


def _stands(place: Place) -> bool:
    """Tell whether the message of a table is there; in DMs each has their own."""
    return place.lobby_message is not None or place.guild is None


def _word(typed: str | None) -> str:
    """Return the word that somebody adds to chance, "" if they typed none; BadWord."""
    word = "".join(c for c in typed or "" if c.isalnum() or c in " -'.,!?").strip()
    if typed and not any(c.isalnum() for c in word):
        raise BadWord(text=typed)
    return word


async def _done(desk: Desk, it: Interaction) -> None:
    """Deliver what is owed; the answer to a button of a table is the table, as it then is."""
    desk.worker.kick()
    if typed(it) or private(it):
        await desk.done(it)
