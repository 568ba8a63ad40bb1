"""Handlers that only read: board, status, log, history, replay, rules, export."""

import asyncio
import json
from dataclasses import replace
from importlib import import_module

from cogs.interactions import which_match
from cogs.interactions.cog_base import Desk, Interaction, abroad, person, typed, viewer
from cogs.pages import help_and_first_match_notes, match_log_page as pages, rules_search_pages
from cogs.pages.page_wording import Reader
from cogs.pages.sheet import Button, Buttons, Sheet, Upload, Words
from cogs.show.log_and_replay import seat_named
from db import Stored, interaction_tokens
from engine import Seat, Status, errors, registry
from engine.match_record import dump, seen
from render.words import say
from render.words.rules_search import example, named_card, ruled, search
from services.workers.draw_queue import Rank

MOST_PATIENCE = interaction_tokens.LIFE - 60
"""Seconds for which somebody is told how far an analysis is: then Discord takes no answer more."""


class NoCard(errors.GameError):
    """A game has no card of this name."""


class NotOver(errors.GameError):
    """How a player saw a match is shown when it is over."""


async def board(desk: Desk, it: Interaction, match: str | None) -> None:
    """Show the board; of a table that gathers players, the table. In a group, leave a new card."""
    stored = await which_match.meant(desk, it, match)
    if typed(it) and abroad(it) and it.channel_id == stored.place.channel:
        await desk.say(it, say((await desk.taste(it)).locale, "card-anew"))
        return await desk.leave_card(it, stored)
    if stored.match.state is None:
        return await _status(desk, it, stored)
    taste, slow = await desk.drawn(it)
    sheet = await desk.show.board(stored, viewer(stored, person(it)), taste)
    return await desk.answer(it, Sheet((*map(Words, slow), *sheet.parts)))


async def status(desk: Desk, it: Interaction, match: str | None) -> None:
    """Tell the position in words."""
    await _status(desk, it, await which_match.meant(desk, it, match))


async def further(desk: Desk, it: Interaction, match: str | None, key: str, what: str) -> None:
    """Show something else of a match of a game than its board, with its text: `potions`."""
    match_id = match or await desk.umpire.find(person(it), it.channel_id, key)
    stored = await which_match.meant(desk, it, match_id)
    played, seat = stored.match, viewer(stored, person(it))
    if played.key != key or played.state is None:
        return await _status(desk, it, stored)
    taste, slow = await desk.drawn(it)
    shown = await desk.show.shown(played, taste, seat, played.state)
    words = import_module(f"render.games.{key}.position_text")
    shown = replace(shown, describe=getattr(words, what))
    picture = await desk.show.picture(shown, Rank.PRIVATE, what)
    return await desk.answer(it, Sheet((*map(Words, slow), picture or Words(shown.instead()))))


async def _status(desk: Desk, it: Interaction, stored: Stored) -> None:
    taste, seat = await desk.taste(it), viewer(stored, person(it))
    await desk.answer(it, await desk.show.status(stored, seat, taste))


async def log(
    desk: Desk, it: Interaction, match: str | None, words: str, player: str | None = None
) -> None:
    """Show a page of what has happened, the newest first; of one player if named. NoPlayer.

    `words`: the page and the round, as `Asked` says them.
    """
    stored, wanted = await which_match.meant(desk, it, match), pages.asked(words)
    if player is not None:
        wanted = pages.Asked(wanted.page, await _seat(desk, it, stored, player), wanted.round)
    taste, seat = await desk.taste(it), viewer(stored, person(it))
    await desk.answer(it, await desk.story.log(stored, seat, taste, wanted))


async def details(desk: Desk, it: Interaction, match: str) -> None:
    """Show the whole log of what the newest post tells."""
    stored = await desk.umpire.store.match(match)
    taste, seat = await desk.taste(it), viewer(stored, person(it))
    await desk.answer(it, await desk.story.details(stored, seat, taste))


async def history(desk: Desk, it: Interaction, match: str | None, number: int | None) -> None:
    """Show the board after a move; NotBegun, NoMove."""
    stored = await which_match.meant(desk, it, match)
    taste, seat = await desk.taste(it), viewer(stored, person(it))
    await desk.answer(it, await desk.story.history(stored, seat, taste, number))


async def replay(desk: Desk, it: Interaction, match: str | None, player: str | None = None) -> None:
    """Give the film of a match, telling meanwhile how far it is; NoPlayer, ReplayBusy, NotOver."""
    stored = await which_match.meant(desk, it, match)
    seat = None if player is None else await _seat(desk, it, stored, player)
    taste = await desk.taste(it)
    if seat is not None and stored.match.status is not Status.OVER:
        raise NotOver
    order = await desk.story.order(stored, seat, taste)

    async def progress(done: int, of: int) -> None:
        await desk.say(it, say(taste.locale, "replay-drawn", n=done, of=of))

    async with desk.cinema.seat(person(it)):
        await desk.say(it, say(taste.locale, "replay-begun"))
        film = await desk.cinema.film(order, progress)
    reader = await desk.show.reader(stored.match, taste.locale)
    await desk.answer(it, pages.replay(reader, stored.match, seat, film))


async def analysis(desk: Desk, it: Interaction, match: str | None) -> None:
    """Tell how a finished match went, and meanwhile how far that is thought out.

    StillPlayed, CalledOff, TooManyAnalyses, Unfinished.
    """
    stored = await which_match.meant(desk, it, match)
    taste, slow = await desk.drawn(it)
    told = (-1, -1)

    async def progress(done: int, ahead: int) -> None:
        nonlocal told
        if (done, ahead) != told:
            told, message = (done, ahead), "analysis-done" if done else "analysis-begun"
            message = "analysis-waits" if ahead else message
            await desk.answer(it, Sheet((Words(say(taste.locale, message, n=ahead or done)),)))

    try:
        async with asyncio.timeout(MOST_PATIENCE):
            sheet = await desk.story.analysis(stored, taste, progress)
    except TimeoutError:
        sheet = Sheet((Words(say(taste.locale, "analysis-later")),))
    await desk.answer(it, Sheet((*map(Words, slow), *sheet.parts)))


async def film(desk: Desk, it: Interaction, match: str) -> None:
    """Play what happened since one's own turn as a short moving picture; ReplayBusy."""
    stored = await desk.umpire.store.match(match)
    seat, taste = stored.match.seat_of(person(it)), await desk.taste(it)
    reader = await desk.show.reader(stored.match, taste.locale)

    async def progress(done: int, of: int) -> None:
        """Say nothing meanwhile: it takes a moment."""

    async with desk.cinema.seat(person(it)):
        order = await desk.story.lately(stored, seat, taste)
        drawn = await desk.cinema.film(order, progress)
    await desk.answer(it, pages.lately(reader, stored.match, drawn))


async def whispers(desk: Desk, it: Interaction, match: str | None) -> None:
    """Tell what somebody said and heard in private."""
    stored = await which_match.meant(desk, it, match)
    said = await desk.umpire.store.whispers.of(stored.match.id, person(it))
    taste = await desk.taste(it)
    await desk.answer(it, await desk.show.whispers(stored, person(it), taste, said))


async def rules(
    desk: Desk, it: Interaction, words: str | None, game: str | None, language: str | None
) -> None:
    """Answer a question about the rules of a game; WhichGame."""
    locale = language or (await desk.taste(it)).locale
    key, about = await which_match.game_meant(desk, it, game), words or ""
    answer = await asyncio.to_thread(search, key, locale, about)  # the first reads a whole book
    found, picture = example(key, locale, answer), None
    if found:
        taste, _ = await desk.drawn(it)
        picture = await desk.show.printed(replace(taste, locale=locale), key, found, small=True)
    await desk.answer(it, rules_search_pages.rules(Reader(locale, ()), key, about, answer, picture))


async def rule(desk: Desk, it: Interaction, asked: str) -> None:
    """Show the rule that a refusal cites: the game and the number of the clause."""
    key, number = asked.split()
    await rules(desk, it, number, key, None)


async def card(desk: Desk, it: Interaction, key: str, name: str) -> None:
    """Show a card large, with its whole text and the clauses about it; NoCard."""
    locale = (await desk.taste(it)).locale
    found = named_card(key, locale, name)
    if found is None:
        raise NoCard(name=name)
    taste, notes = await desk.drawn(it)
    picture = await desk.show.printed(taste, key, found)
    own, citing = ruled(key, locale, found)
    sheet = rules_search_pages.card(Reader(locale, ()), key, found, own, citing, picture, notes)
    await desk.answer(it, sheet)


async def any_card(desk: Desk, it: Interaction, name: str, game: str | None) -> None:
    """Show a card of the game that is named or meant, or the only one of this name; WhichGame."""
    key, _, word = name.partition(" ")
    if word and key in {one.key for one in registry.games()}:
        await card(desk, it, key, word)
        return
    locale = (await desk.taste(it)).locale
    known = [one.key for one in registry.games() if named_card(one.key, locale, name)]
    only = game is None and len(known) == 1
    await card(desk, it, known[0] if only else await which_match.game_meant(desk, it, game), name)


async def export(desk: Desk, it: Interaction, match: str | None) -> None:
    """Give the log of a match as a file that can be verified."""
    stored = await which_match.meant(desk, it, match)
    record = await desk.umpire.record(stored.match.id)
    if record.partial:
        record = seen(record, viewer(stored, person(it)))
    data = json.dumps(dump(record), indent=1, ensure_ascii=False).encode()
    kind = "export-partial" if record.partial else "export-whole"
    file = Upload(f"match-{stored.match.id}.json", data)
    await desk.answer(it, Sheet((Words((await desk.reader(it)).say(kind)), file)))


async def link(desk: Desk, it: Interaction, match: str | None, renew: bool = False) -> None:
    """Give the link to a match's page; its host may have it renewed. NoPages, PageClosed."""
    stored = await which_match.meant(desk, it, match)
    if renew and person(it) != stored.match.host:
        raise errors.NotHost
    address = await desk.show.spectator.given(stored, renew)
    reader = await desk.reader(it)
    told = reader.say("link-renewed" if renew else "link-given", link=address)
    button = Button(reader.say("post-page"), url=address)
    await desk.answer(it, Sheet((Words(told), Buttons((button,)))))


async def _seat(desk: Desk, it: Interaction, stored: Stored, named: str) -> Seat:
    """Return the seat that is named; NoPlayer."""
    names = await desk.show.names(stored.match, (await desk.taste(it)).locale)
    return seat_named(names, named)


async def help_(desk: Desk, it: Interaction) -> None:
    """Say what Conclave is and how one plays."""
    await desk.answer(
        it, help_and_first_match_notes.help_(await desk.reader(it), it.application_id)
    )
