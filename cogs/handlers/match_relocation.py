"""Handlers that move a match elsewhere: to another channel, to letters, to a thread."""

from dataclasses import replace

from cogs.interactions import Desk, Interaction, person, places, which_match
from cogs.post.message_sender import ASLEEP
from db import OutboxRow, Place, Stored, match_rows
from engine import Status, errors
from services import match_transaction, service_errors

_PLACE = ("channel", "thread", "lobby_message", "board_message", "board_channel")
"""Where a match was, which it leaves; that is remembered, and what kind of place it was."""


async def move(desk: Desk, it: Interaction, match: str | None, home: str) -> None:
    """Let a match go on by letter, or in a thread of the server where its host asks for it.

    NotHost, MatchClosed, AlreadyThere, NoThreadHere, NotShared, MayNotHost.
    """
    stored = await which_match.meant(desk, it, match)
    if person(it) != stored.match.host:
        raise errors.NotHost
    if stored.match.status not in (Status.LOBBY, Status.RUNNING):
        raise errors.MatchClosed
    if home == match_rows.LETTERS:
        there = replace(stored.place, home=home)
    else:
        there, _ = await places.opening(desk.umpire.store.guilds, it, home=home)
        await _shared(desk, stored, there)
    if (there.home, there.channel) == (stored.place.home, stored.place.channel):
        raise service_errors.AlreadyThere
    await moved(desk, stored, there)
    if stored.match.rest == ASLEEP:
        await desk.steward.resume(stored.match.id, "")
    await desk.done(it)


async def _shared(desk: Desk, stored: Stored, there: Place) -> None:
    """Refuse a server on which somebody who plays is not; NoThreadHere, NotShared."""
    if there.guild is None:
        raise service_errors.NoThreadHere
    people = [player.id for player in stored.match.players if not player.computer]
    away = [who for who in people if await desk.courier.post.left(there.guild, who)]
    if away:
        known = await desk.umpire.store.people.get_all(away)
        raise service_errors.NotShared(names=", ".join(one.name for one in known.values()))


async def moved(desk: Desk, stored: Stored, there: Place) -> None:
    """Bring a match elsewhere: it is told of there, and the old place and all players say where."""
    match, place, store = stored.match, stored.place, desk.umpire.store
    gathers = match.status is Status.LOBBY
    here = (
        [OutboxRow("lobby", "lobby")]
        if gathers
        else [OutboxRow("thread", "open"), OutboxRow("thread", "board")]
    )
    old = {name: getattr(place, name) for name in ("guild", "home", *_PLACE)}
    here.append(OutboxRow("lobby" if gathers else "thread", "moved", data=old))
    if match_rows.THREAD in (there.home, place.home) and there.home != place.home:
        for seat, player in enumerate(match.players):
            if not player.computer:
                kept = await store.deliveries.get(match.id, seat)
                state = "sent" if kept.state == "aside" else kept.state
                fresh = replace(kept, state=state, digest="", at=0, pinged=0)
                fresh = replace(fresh, first=match.number, told=match.number)
                await store.deliveries.save(match.id, seat, fresh)
        here += [] if gathers else match_transaction.hands(match)
    await store.place(
        match.id,
        here,
        guild=there.guild,
        **dict.fromkeys(_PLACE) | {"channel": there.channel},
        home=there.home,
        locale=there.locale,
        told=before(stored),
        pinged="{}",
        trouble="",
    )
    await store.outbox.hurry(match.id)


def before(stored: Stored) -> int:
    """Return the last entry of a match, which a post made anew tells again."""
    return max(0, min(stored.place.told, stored.match.number - 1))
