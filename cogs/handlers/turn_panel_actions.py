"""Handlers of the private panel: open it, choose steps, take them back."""

import asyncio
from collections.abc import Sequence

from cogs.handlers.account_actions import kept
from cogs.interactions import admission_control, which_match
from cogs.interactions.cog_base import Desk, Interaction, person, viewer
from cogs.pages import ControlId, turn_panel_page as pages
from cogs.post import discord_components
from cogs.show import choice_effects, hint_text
from cogs.show.viewer_pictures_and_words import SeatChoices, orders_of
from db import Stored, match_lists
from engine import AnyGame, Match, Seat, errors, notation, preview
from engine.bots.ismcts import ActionEstimate
from render.registry import art
from render.words import say, text_escaping, turn_panel
from services.hints import admit, advised

MOST_NOTE, MOST_NOTES = 300, 200
"""Characters of a note, and notes that are kept; the oldest goes first."""
MOST_MUTED = 500
"""Muted matches that are remembered; the one that was muted first goes first."""


async def play(desk: Desk, it: Interaction, match: str) -> None:
    """Show the panel of one's seat; who has none is told what a spectator can do."""
    stored = await desk.umpire.store.match(match)
    seat = viewer(stored, person(it))
    if seat is None:
        reader = await desk.show.reader(stored.match, (await desk.taste(it)).locale)
        text, parts = pages.watching(reader, stored.match, person(it))
        await desk.say(it, text, *parts)
    else:
        await desk.panel(it, stored, seat)
    await desk.keep_board_token(it, stored)


async def hand(desk: Desk, it: Interaction, match: str | None) -> None:
    """Show one's hand and what one can do; at a table that gathers players, the table."""
    stored = await which_match.meant(desk, it, match)
    seat = stored.match.seat_of(person(it))
    if stored.match.state is None:
        await desk.answer(it, await desk.show.status(stored, seat, await desk.taste(it)))
    else:
        await desk.panel(it, stored, seat)


async def more(desk: Desk, it: Interaction, asked: ControlId) -> None:
    """Show further rows of choices: `words` are their page, and what the panel is narrowed to."""
    page, *focus = asked.words.split()
    stored = await desk.umpire.store.match(asked.match)
    seat = desk.umpire.own(stored.match, person(it), asked.seat)
    stored.match.expect(seat, asked.revision)
    await desk.panel(it, stored, seat, focus, page=int(page))


async def orders(desk: Desk, it: Interaction, match: str) -> None:
    """Show what one can order beforehand."""
    stored = await desk.umpire.store.match(match)
    await desk.panel(it, stored, stored.match.seat_of(person(it)), ordering=True)


async def explain(desk: Desk, it: Interaction, asked: ControlId) -> None:
    """Tell what each choice of the panel would do; `words` are the page."""
    stored = await desk.umpire.store.match(asked.match)
    seat = desk.umpire.own(stored.match, person(it), asked.seat)
    page = int(asked.words or 0)
    taste = await desk.taste(it)
    await desk.answer(it, await choice_effects.explain(desk.show, stored.match, seat, taste, page))


async def hint(desk: Desk, it: Interaction, asked: ControlId) -> None:
    """Tell in the panel what a computer would do in one's place; NoHint, NotYourTurn, TooQuick."""
    match = (await desk.umpire.store.match(asked.match)).match
    seat = desk.umpire.own(match, person(it), asked.seat)
    admit(match, seat)
    taste = await desk.taste(it)
    facing = await desk.show.facing(match, seat, taste)
    found = await thought(desk, it, facing, f"{match.id} {match.revisions[seat]}")
    noted = await desk.show.noted(match, seat, taste)
    lines = await asyncio.to_thread(hint_text.hinted, facing, found, noted)
    stored = await desk.umpire.store.match(asked.match)
    stored.match.expect(seat, match.revisions[seat])
    await desk.panel(it, stored, seat, hint=lines)


async def thought(
    desk: Desk, it: Interaction, facing: SeatChoices, seed: str
) -> list[ActionEstimate]:
    """Return what a computer thinks of somebody's choices, one hint at a time; TooQuick.

    `seed`: the chance by which it guesses what is hidden, of what its asker knows.
    """
    lane = "hint", person(it)
    if desk.lanes.waiting(lane):
        raise admission_control.TooQuick
    async with desk.lanes.of(lane):
        view = facing.shown.view
        return await advised(desk.umpire.computers.minds, facing.game, view, facing.seat, seed)


async def next_(desk: Desk, it: Interaction, match: str) -> None:
    """Go on to whatever else waits for somebody, in the same message."""
    who = person(it)
    row = match_lists.after(await desk.umpire.store.lists.of_person(who), who, match)
    stored = await desk.umpire.store.match(row.id if row else match)
    notes = [] if row else [say((await desk.taste(it)).locale, "panel-nothing-next")]
    await desk.panel(it, stored, stored.match.seat_of(who), notes=notes)


async def present(desk: Desk, it: Interaction, match: str) -> None:
    """Answer an old control with the position as it is."""
    stored = await desk.umpire.store.match(match)
    note = say((await desk.taste(it)).locale, "panel-changed")
    await desk.panel(it, stored, stored.match.seat_of(person(it)), notes=[note])


async def do(desk: Desk, it: Interaction, asked: ControlId, picked: Sequence[str]) -> None:
    """Take the steps that a control names, or ask for the rest of one that it begins."""
    texts = list(picked) or [asked.words]
    stored = await desk.umpire.store.match(asked.match)
    match = stored.match
    seat = desk.umpire.own(match, person(it), asked.seat)
    if asked.revision >= 0:
        match.expect(seat, asked.revision)
    if not all(whole(match.game, text) for text in texts):
        await desk.panel(it, stored, seat, focus=texts[0].split())
        return
    waited = seat in match.to_act()
    picks = pages.ordered(match.game, match.position(seat), seat, texts, waited)
    if asked.op != "sure" and await _asked_once_more(desk, it, stored, asked, picks.steps):
        return
    shown = desk.show.reader(match, (await desk.taste(it)).locale)
    notes = pages.not_done(await shown, match.game, match.position(seat), seat, picks)
    if picks.steps:
        on = _only_orders(match, seat, picks.steps)
        await desk.act(it, asked.match, picks.steps, asked.revision, asked.seat, notes, on)
    else:
        await desk.panel(it, stored, seat, notes=notes)


async def form(desk: Desk, it: Interaction, asked: ControlId) -> bool:
    """Open the form of the panel; False where the panel that asks for it is old."""
    match = (await desk.umpire.store.match(asked.match)).match
    seat = desk.umpire.own(match, person(it), asked.seat)
    if match.revisions[seat : seat + 1] != [asked.revision]:
        return False
    found = await desk.show.form(match, seat, await desk.taste(it), asked.words)
    if found is not None:
        await it.response.send_modal(discord_components.modal(found))
    return found is not None


async def fill(desk: Desk, it: Interaction, asked: ControlId, picked: Sequence[str]) -> None:
    """Take the steps that were picked in a form; where none were, show the panel."""
    if picked:
        await do(desk, it, asked, picked)
    else:
        await play(desk, it, asked.match)


async def take_back(desk: Desk, it: Interaction, asked: ControlId, all_steps: bool) -> None:
    """Take the last step of the draft back, or all of them."""
    acted = await desk.umpire.take_back(
        asked.match, person(it), asked.revision, asked.seat, all_steps=all_steps
    )
    await desk.panel(it, acted.stored, acted.seat)


async def note(desk: Desk, it: Interaction, match: str) -> None:
    """Show one's own line about a match, and how to write it."""
    stored = await desk.umpire.store.match(match)
    stored.match.seat_of(person(it))
    line = (await desk.show.notes(person(it))).get(match, "")
    await desk.answer(it, pages.note(await desk.reader(it), match, line))


async def write_note(desk: Desk, it: Interaction, match: str | None, text: str) -> None:
    """Keep a line about a match for oneself; an empty one removes it."""
    stored = await which_match.meant(desk, it, match)
    stored.match.seat_of(person(it))
    await _keep_note(desk, it, stored.match.id, text)
    await desk.done(it, "note-kept" if text.strip() else "note-gone")


async def clear_note(desk: Desk, it: Interaction, match: str) -> None:
    """Remove one's line about a match."""
    await _keep_note(desk, it, match, "")
    await note(desk, it, match)


async def _keep_note(desk: Desk, it: Interaction, match: str, text: str) -> None:
    notes = await desk.show.notes(person(it))
    notes.pop(match, None)
    line = text_escaping.unmentioned(" ".join(text.split()))[:MOST_NOTE]
    notes |= {match: line} if line else {}
    newest = dict(list(notes.items())[-MOST_NOTES:])
    await desk.umpire.store.people.update(person(it), notes=newest or None)


async def mute(desk: Desk, it: Interaction, match: str) -> None:
    """Let somebody hear nothing of a match, or hear of it again."""
    who, store = person(it), desk.umpire.store
    stored = await store.match(match)
    stored.match.seat_of(who)
    muted = list((await kept(desk, who)).get("muted", ()))
    silent = match not in muted
    muted = [*muted, match] if silent else [one for one in muted if one != match]
    await store.people.update(who, muted=muted[-MOST_MUTED:] or None)
    await desk.done(it, "my-muted" if silent else "my-unmuted")


def whole(game: AnyGame, text: str) -> bool:
    """Tell whether the words of a control are whole notations, and not the beginning of some."""
    try:
        for one in turn_panel.links(text):
            notation.read(game, one)
    except errors.BadNotation:
        return False
    return True


def _only_orders(match: Match, seat: Seat, texts: Sequence[str]) -> bool:
    """Tell whether steps are orders, and nothing that can be done now: further ones may follow."""
    actions = [notation.read(match.game, text) for text in texts]
    legal = match.game.legal(match.position(seat), seat)
    return not any(action in legal for action in actions) and actions[-1] in orders_of(match, seat)


async def _asked_once_more(
    desk: Desk, it: Interaction, stored: Stored, asked: ControlId, texts: Sequence[str]
) -> bool:
    """Ask before a step that cannot be taken back, if the person wants that; tell whether it was.

    What comes before such a step goes into the draft.
    """
    taste, match = await desk.taste(it), stored.match
    if not taste.confirm:
        return False
    seat = desk.umpire.own(match, person(it), asked.seat)
    if asked.revision >= 0:
        match.expect(seat, asked.revision)
    game, position = match.game, match.position(seat)
    for n, text in enumerate(texts):
        action = notation.read(game, text)
        if action not in game.legal(position, seat):
            return False
        warn = game.warns(position, seat, action)
        if warn is None:
            position = preview(game, position, seat, [action])
            continue
        if n:
            acted = await desk.umpire.act(match.id, person(it), texts[:n], asked.revision, seat)
            match = acted.stored.match
        reader = await desk.show.reader(match, taste.locale)
        label = art(match.key, match.rules).label(reader.look(), game.view(position, seat), action)
        control = ControlId("sure", match.id, match.revisions[seat], seat, text)
        await desk.answer(it, pages.sure(reader, label, warn, control, not match.electors(seat)))
        return True
    return False
