"""The card of a match where the bot is no member: whoever presses it brings it up to date.

Nothing can be posted there by itself. A press lends a token for a quarter of an hour, and while
it lives what happens is shown on the card; how old it is stands at its foot.
"""

import contextlib
import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord

from cogs.pages import Sheet, Words, account_pages
from cogs.pages.page_wording import title
from cogs.post import direct_message_matches, discord_components, message_sender, notifications
from db import OutboxRow, Row, Stored, match_rows
from db.interaction_tokens import CARD, LEFT
from render.words.catalogues import say
from services.workers.draw_pool import TooBusy


class CardBoards(direct_message_matches.LetterBoards):
    """What all may see: the card, for which whatever is heard is a reason to be changed."""

    async def _lobby(self, row: Row, stored: Stored) -> Sequence[OutboxRow]:
        return [*(await super()._lobby(row, stored) or ()), OutboxRow("card", "card")]

    async def _news(self, stored: Stored) -> list[OutboxRow]:
        """Owe the card; while those who were waited for still are, soon: more may follow."""
        if await self._unheard(stored):
            return []
        waits = {str(seat): at for seat, at in stored.match.since.items()}
        same = waits == json.loads(stored.place.pinged or "{}")
        due = self._umpire.now() + direct_message_matches.PAUSE if same else 0
        return [OutboxRow("card", "card", due=due)]


class Cards(notifications.Deliveries):
    """Changes cards, while somebody's press lets them be changed."""

    def handlers(self) -> message_sender.Handlers:
        """Return what to do for each kind of row."""
        return {"card": self._card}

    async def _card(self, row: Row, stored: Stored) -> None:
        """Let the card say what is so now, and an older one where the match goes on.

        One that was pressed, and shows by its mark what is so, keeps its age.
        """
        store, match, now = self._umpire.store, stored.match, self._umpire.now()
        live = store.panels.live
        shown = [(one, by) for by in (CARD, LEFT) for one in await live(match.id, by, now)]
        if not shown:
            return  # nobody has looked for a quarter of an hour: it says how old it is
        if stored.place.home != match_rows.GROUP:
            moved, newest = await self._elsewhere(stored), None
            sheet = Sheet((Words(moved),))
        else:
            newest = stored.place.lobby_message or max(one.message for one, _ in shown)
            if stored.place.lobby_message is None:
                await store.place(match.id, lobby_message=newest)
            sheet = await self._show.card(stored, now)
            moved = say(stored.place.locale, "card-moved")
        with contextlib.suppress(TooBusy):
            sheet = await message_sender.whole(sheet)
        for panel, by in shown:
            said = sheet if panel.message == newest else Sheet((Words(moved),))
            if not sheet.late and row.data.get(str(panel.message)) == mark_of_sheet(said):
                continue
            where = message_sender.ORIGINAL if by == CARD else panel.message
            try:
                await self._post.change(panel.token, panel.message, said, where)
            except message_sender.REFUSED as error:
                if getattr(error, "status", 500) >= 500:
                    raise
                await store.panels.delete(panel.message)  # it is gone, or its token is spent
        if sheet.late:
            raise TooBusy

    async def _elsewhere(self, stored: Stored) -> str:
        reader = await self._show.reader(stored.match, stored.place.locale)
        where, game = account_pages.whereabouts(reader, stored.place), title(reader, stored.match)
        return reader.say("post-moved", game=game, id=stored.match.id, where=where)


class CardPosts(direct_message_matches.LetterPosts):
    """A match by letter with a card."""

    kinds = (CardBoards, *direct_message_matches.LetterPosts.kinds[1:])


def mark_of_card(message: discord.Message) -> str:
    """Return a mark of what a card shows, apart from its age."""
    return _mark(_texts(message.components), bool(message.attachments))


def mark_of_sheet(sheet: Sheet) -> str:
    """Return the mark of a card that shows a sheet."""
    view = discord_components.view(sheet).walk_children()
    texts = [one.content for one in view if isinstance(one, discord.ui.TextDisplay)]
    return _mark(texts, bool(discord_components.files(sheet)))


def _mark(texts: Iterable[str], pictured: bool) -> str:
    told = "\n".join(texts).rpartition("\n")[0]
    return hashlib.sha256(f"{told}\n{pictured}".encode()).hexdigest()[:16]


def _texts(components: Iterable[Any]) -> Iterator[str]:
    for one in components:
        if isinstance(one, discord.TextDisplay):
            yield one.content
        yield from _texts(getattr(one, "children", ()))
