"""Deliveries in private: hands, dropped drafts, whispers."""

import contextlib
from collections.abc import Sequence
from dataclasses import replace

import discord

from cogs.pages import page_wording, turn_panel_page
from cogs.pages.sheet import Picture, Sheet, Words, digest
from cogs.post import notifications
from cogs.post.message_sender import FOR_GOOD, HOUR, REFUSED, Handlers, Post, no_answer, whole
from cogs.show.match_sheet_builder import DisplaySettings, Show
from db import Delivery, OutboxRow, Row, Stored, match_rows
from engine import Seat, Status
from render.words.catalogues import say
from services.umpire import Umpire
from services.workers.draw_pool import TooBusy


class Hands(notifications.Deliveries):
    """What is for one person alone. `patient`: what is old before it is sent is not sent at all."""

    patient = False
    _refused: Sequence[OutboxRow] = ()
    """What else is owed when somebody cannot be written to."""

    def __init__(self, post: Post, umpire: Umpire, show: Show) -> None:
        super().__init__(post, umpire, show)
        self._lacking = set[int]()  # panels whose picture is still to come

    def handlers(self) -> Handlers:
        """Return what to do for each kind of row."""
        return {
            "hand": self._hand,
            "stale": self._stale,
            "dropped": self._dropped,
            "whisper": self._whisper,
            "whispered": self._whispered,
        }

    async def _hand(self, row: Row, stored: Stored) -> None:
        """Renew a seat's private message, if it would say anything new.

        Who plays from the thread has what is new in the panels that they open there: it stays as it
        is, and says since when.
        """
        match, seat = stored.match, row.seat
        assert seat is not None
        who = match.players[seat].id
        if match.players[seat].computer or row.destination != f"dm:{who}":
            return  # the seat has changed hands since
        taste = await self._show.taste(who)
        sheet = await self._sheet(stored, seat, taste)
        waited = bool(row.data.get("whole"))
        if waited:
            with contextlib.suppress(TooBusy):  # then its words are still to be what is so now
                sheet = await whole(sheet)
        passed = await self._passed(stored, seat)
        if passed:
            await self._umpire.store.outbox.owe(
                match.id, [OutboxRow(row.destination, "hand", seat)]
            )
            if waited or self.patient:
                return
        else:
            await self._live(stored, seat, taste, sheet)
        before = await self._umpire.store.deliveries.get(match.id, seat)
        aside = before.state == "aside" and stored.place.home == match_rows.THREAD
        if aside and match.status is Status.RUNNING:
            return
        await self._sent(row, stored, seat, sheet)
        if passed or not sheet.late:
            return
        if waited:
            raise TooBusy
        again = OutboxRow(row.destination, "hand", seat, {"whole": True})
        await self._umpire.store.outbox.put_off(match.id, again)

    async def _sheet(self, stored: Stored, seat: Seat, taste: DisplaySettings) -> Sheet:
        return await self._show.panel(stored, seat, taste, calm=True)

    async def _dated(self, stored: Stored, seat: Seat, sheet: Sheet) -> Sheet:
        """Return a hand that says since when it is so, where more may happen."""
        if stored.match.status is not Status.RUNNING:
            return sheet
        taste = await self._show.taste(stored.match.players[seat].id)
        return dated(taste.locale, sheet, self._umpire.now())

    async def _passed(self, stored: Stored, seat: Seat) -> bool:
        """Tell whether a seat should see something else by now: drawing has taken its time."""
        match = stored.match
        now = (await self._umpire.store.match(match.id)).match
        mine = slice(seat, seat + 1)  # none before the start
        return (now.number, now.revisions[mine]) != (match.number, match.revisions[mine])

    async def _sent(self, row: Row, stored: Stored, seat: Seat, sheet: Sheet) -> None:
        """Let the private message of a seat say what a sheet says, if it does not."""
        match, who = stored.match, stored.match.players[seat].id
        before, mark = await self._umpire.store.deliveries.get(match.id, seat), mark_of(sheet)
        if before.state == "sent" and before.digest == mark:
            return
        sheet = await self._dated(stored, seat, sheet)
        try:
            channel, message, told = await self._renew(before, who, sheet, row)
        except discord.HTTPException as error:
            if error.code not in FOR_GOOD:
                raise
            await self._not_delivered(stored, seat, before)
            return
        at = before.at if message == before.message else self._umpire.now()
        sent = Delivery("sent", channel, message, mark if told else "", at, told=match.number)
        await self._umpire.store.deliveries.save(match.id, seat, sent)
        if not told:
            await self._umpire.store.outbox.owe(
                match.id, [OutboxRow(row.destination, "hand", seat)]
            )

    async def _live(self, stored: Stored, seat: Seat, taste: DisplaySettings, sheet: Sheet) -> None:
        """Let panels that wait, and can still be changed, become those of the seat's new turn.

        What lacks its picture goes on waiting: it is changed once more when that is drawn.
        """
        match, store = stored.match, self._umpire.store
        over = match.status is not Status.RUNNING
        asked = over or seat in match.to_act()
        if not asked and not self._lacking:
            return
        who = match.players[seat].id
        note = say(taste.locale, "panel-ended" if over else "panel-again")
        shown = turn_panel_page.noted(sheet, note) if asked else sheet
        for panel in await store.panels.live(match.id, who, self._umpire.now()):
            if not asked and panel.message not in self._lacking:
                continue
            with contextlib.suppress(*REFUSED):  # somebody has closed it, or it is old
                await self._post.change(panel.token, panel.message, shown)
            self._lacking.discard(panel.message)
            if sheet.late:
                self._lacking.add(panel.message)
            elif asked:
                await store.panels.delete(panel.message)

    async def _not_delivered(self, stored: Stored, seat: Seat, before: Delivery) -> None:
        """Note that a person cannot be written to, and tell once, the thread or all, why."""
        match, who = stored.match, stored.match.players[seat].id
        gone = await self._post.left(stored.place.guild, who)
        state = "gone" if gone else "refused"
        now = replace(before, state=state, channel=None, message=None, digest="", at=0)
        await self._umpire.store.deliveries.save(match.id, seat, now)
        if before.state == state:
            return
        told = [OutboxRow("thread", "refused", seat), *self._refused]
        if gone:
            hosts = [] if match.host == who else [f"dm:{match.host}"]
            told = [OutboxRow(to, "gone", seat) for to in ("thread", *hosts)]
        await self._umpire.store.outbox.owe(match.id, told)

    async def _dropped(self, row: Row, stored: Stored) -> None:
        """Say in a message of its own, which no later hand replaces, that a draft was dropped."""
        who = row.destination.removeprefix("dm:")
        locale = (await self._show.taste(who)).locale
        game = page_wording.title(await self._show.reader(stored.match, locale), stored.match)
        head = say(locale, "panel-spectator", game=game, id=stored.match.id)
        sheet = Sheet((Words(f"### {head}\n{say(locale, 'panel-dropped')}"),))
        hushed = bool(await self._notify.hushed(who))
        await self._post.write(who, sheet, row, hushed)

    async def _renew(
        self, before: Delivery, who: str, sheet: Sheet, row: Row
    ) -> tuple[int, int, bool]:
        """Edit a young message, or send a new one silently and delete the old.

        Return its channel and id, and whether it says what the sheet does: one that Discord had
        taken before may say what was so then.
        """
        if before.channel is not None and before.message is not None:
            old = self._post.channel(before.channel)
            if self._umpire.now() - before.at < HOUR:
                await self._post.later.drop(before.message)  # it belongs to what it said before
                try:
                    await self._post.edit(old, before.message, sheet)
                except discord.NotFound:
                    pass
                else:
                    return before.channel, before.message, True
        channel = await self._post.dm(who)
        message, told = await self._post.sent(channel, sheet, row, silent=True)
        if before.message not in (None, message.id):
            gone = {"channel": before.channel, "message": before.message}
            await self._umpire.store.outbox.owe(
                row.match, [OutboxRow(row.destination, "stale", data=gone)]
            )
        return message.channel.id, message.id, told

    async def _stale(self, row: Row, stored: Stored) -> None:
        """Delete a hand that another message has taken the place of; it may be gone already."""
        channel = self._post.channel(row.data["channel"])
        with no_answer():
            await channel.get_partial_message(row.data["message"]).delete()

    async def _whisper(self, row: Row, stored: Stored) -> None:
        """Relay a whisper by DM; where that is closed the thread says that one waits."""
        who = row.destination.removeprefix("dm:")
        known = await self._umpire.store.whispers.of(stored.match.id, who)
        said = next((one for one in known if one.id == row.data["whisper"]), None)
        if said is None:
            return
        taste = await self._show.taste(who)
        sheet = await self._show.whispers(stored, who, taste, [said])
        hushed = bool(await self._notify.hushed(who))
        if not await self._post.write(who, sheet, row, hushed):
            waiting = OutboxRow("thread", "whispered", data={"who": who})
            await self._umpire.store.outbox.owe(stored.match.id, [waiting])

    async def _whispered(self, row: Row, stored: Stored) -> None:
        who = str(row.data["who"])
        if due := await self._notify.hushed(who):
            later = OutboxRow("thread", "whispered", data={"who": who}, due=due)
            await self._umpire.store.outbox.owe(stored.match.id, [later])
            return
        text = say(stored.place.locale, "post-whispered", name=f"<@{who}>")
        await self._post.post(stored, Sheet((Words(text),), mentions=(who,)), row)


def dated(locale: str, sheet: Sheet, now: int) -> Sheet:
    """Return a hand with its time at its foot, as Discord shows it: how long ago that is."""
    foot = Words(f"-# {say(locale, 'hand-foot', when=f'<t:{now}:R>')}")
    return replace(sheet, parts=(*sheet.parts, foot))


def mark_of(sheet: Sheet) -> str:
    """Return what stands for all that a message shows, be its picture drawn or still to come."""
    pictures = [part.data for part in sheet.parts if isinstance(part, Picture)]
    return digest(sheet.parts, pictures, *([sheet.late.text] if sheet.late else []))
