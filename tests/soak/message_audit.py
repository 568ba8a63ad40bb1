"""What stands on Discord of a match, against what the database says should: posts, calls, hands.

What is expected is made anew by the code that shows matches, in another process than the bot's.
"""

import difflib
import itertools
import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterable, Sequence

from bench.simulated_players import Game
from cogs.pages.sheet import Sheet
from cogs.post import discord_components
from cogs.show.match_sheet_builder import Show
from db.last_private_messages import Delivery
from db.match_rows import Place, Stored
from db.store import Store
from engine.game import Seat
from engine.match import Match, Status
from render.words.catalogues import say
from sandbox import Sandbox
from sandbox.world import Message
from services.umpire import Umpire
from services.workers.draw_pool import DrawableRequest, Drawn, DrawPool
from services.workers.draw_queue import Rank

SECOND = 1.0
"""Waits are kept in whole seconds: calls this near to each other may be of two waits."""


class Witness:
    """Compares a sandbox with a database. What was found right is not looked at again.

    `lived`: the bot was never killed. Who is given their answers' pictures it knows by heart.
    """

    def __init__(self, box: Sandbox, store: Store, *, lived: bool = False) -> None:
        self._box, self._store, self._lived = box, store, lived
        self._show = Show(Umpire(store), Undrawn())
        self._known: set[int] = set()
        # of each thread the posts that were ever noted, with their first entries
        self._begins = defaultdict[int, dict[int, int]](dict)

    async def faults(self, game: Game) -> AsyncIterator[str]:
        """Yield what is wrong with what is shown of a match of which nothing is owed."""
        discord_components.COMMANDS.update(
            {one["name"]: id_ for id_, one in self._box.world.commands.items()}
        )
        stored = await self._store.match(game.match.id)
        posts, calls = await self._posts(stored, game), await self._calls(stored, game)
        panels = await self._panels(stored, game) if self._lived else []
        for fault in [*posts, *calls, *unasked(stored.match), *panels]:
            yield f"{game.match.key} {stored.match.id}: {fault}"
        for seat, player in enumerate(stored.match.players):
            if not player.resigned and player.computer is None:
                async for fault in self._hand(stored, seat):
                    yield f"{game.match.key} {stored.match.id}: seat {seat}: {fault}"

    # Posts

    async def _posts(self, stored: Stored, game: Game) -> list[str]:
        """Return what is wrong with the story: entries untold, told twice, or told wrongly."""
        match, posts = stored.match, json.loads(stored.place.posts)
        found = list[str]()
        if stored.place.told != match.number:
            found.append(f"entries {stored.place.told} to {match.number} are not told")
        for one, other in itertools.pairwise(posts):
            if one[3] > other[2]:
                found.append(f"entries {other[2]} to {one[3]} are told twice")
            elif one[3] < other[2] and await self._show.turns(match, None, one[3], other[2]):
                found.append(f"entries {one[3]} to {other[2]} are in no post")
        for id_, _, begin, end in posts:
            found += await self._post(stored, id_, begin, end, last=id_ == posts[-1][0])
        begins = self._begins[game.thread.id]
        begins |= {id_: begin for id_, _, begin, _ in posts}
        expected = {game.opening.id, *begins} | self._known
        self._known |= expected
        ours = [
            one
            for one in game.thread.messages.values()
            if one.viewer is None and one.author.bot and not one.deleted
        ]
        stands = {one.id: one for one in ours if one.id in begins}
        for begin, count in Counter(begins[one] for one in stands).items():
            if count > 1:
                found.append(f"{count} posts begin at entry {begin}")
        for one in ours:  # who is only called, by a message of its own, has nothing to press
            if one.id not in expected and (one.buttons or not one.pinged):
                same = [begins[id_] for id_, post in stands.items() if _head(post) == _head(one)]
                found.append(f"a post too many, begun as those of {same}: {_head(one)}")
        return found

    async def _post(
        self, stored: Stored, id_: int, begin: int, end: int, *, last: bool
    ) -> list[str]:
        message = self._box.world.messages.get(id_)
        if message is None:
            return [f"the post of entries {begin} to {end} is gone"]
        taste = await self._show.public(stored.place)
        if last and taste.pictures and not message.attachments:
            return [f"the newest post has no picture: {message.text.splitlines()[-3:]}"]
        told = words(await self._show.history(stored, begin, end))
        nothing = say(stored.place.locale, "log-entry-start")
        if not last and shows(message, stored.match.id):
            return [f"the post of entries {begin} to {end} can still be pressed"]
        if told == nothing or (message.text.startswith(told) if last else message.text == told):
            return []
        differs = difference(message.text, told)
        return [f"the post of entries {begin} to {end} differs: {differs}"]

    async def _calls(self, stored: Stored, game: Game) -> list[str]:
        """Return who waits and was not called, or twice for one wait."""
        match, found = stored.match, list[str]()
        if match.status is not Status.RUNNING or stored.place.board_message is None:
            return found
        for seat, since in match.since.items():
            who = match.players[seat]
            heard = [
                one
                for one in game.thread.messages.values()
                if not who.played_by and int(who.id) in one.pinged and one.created >= since
            ]
            if not heard and not who.played_by:
                found.append(f"seat {seat} was not called")
            elif (
                len(heard) > 1
                and heard[-2].created > since + SECOND
                and await self._begun(match, since) < _end(stored.place, heard[-2])
            ):
                calls = [one.created for one in heard]
                found.append(f"seat {seat} was called {len(calls)} times since {since}: {calls}")
        return found

    async def _begun(self, match: Match, since: int) -> int:
        """Return the number of the last entry with which a wait since then can have begun."""
        entries = await self._store.entries(match.id)
        return max(entry.number for entry in entries if entry.at <= since)

    # Hands

    async def _hand(self, stored: Stored, seat: Seat) -> AsyncIterator[str]:
        """Yield what is wrong with the private message of a seat.

        It says since when it is so. Of whoever is called it is of their call or later, unless they
        do without; where nothing came since, and at the end, it says what is so.
        """
        match = stored.match
        who = match.players[seat].id
        kept = await self._store.deliveries.get(match.id, seat)
        dms = self._box.world.dm(self._box.find_user(who)).messages.values()
        hands = [one for one in dms if shows(one, match.id) and not shows(one, match.id, "learn")]
        extra = [one for one in hands if one.id != kept.message]
        if extra:
            yield f"{len(extra)} hands too many: {extra[0].text.splitlines()[:3]}"
        if kept == Delivery():
            if stored.place.board_message is not None:
                yield "no hand was ever sent"
            return
        message = self._box.world.messages.get(kept.message or 0)
        if message is None:
            yield f"there is no hand, {kept.state}"
            return
        if seat in match.drafts:
            return  # drafted elsewhere, it shows as soon as there is something new
        taste, over = await self._show.taste(who), match.status is not Status.RUNNING
        sheet = await self._show.panel(stored, seat, taste, calm=True)
        text, at = (message.text, math.inf) if over else _dated(message, taste.locale)
        if at is None:
            yield f"the hand does not say since when it is so: {message.text.splitlines()[-1:]}"
        elif at < match.since.get(seat, 0) and kept.state != "aside":
            yield f"the hand is of {at}, the call of {match.since[seat]}"
        elif not over and (kept.told < match.number or kept.state == "aside"):
            return
        elif text != words(sheet):
            yield f"the hand differs: {difference(text, words(sheet))}"
        elif shown_controls(message) != controls(sheet):
            yield f"the hand has {shown_controls(message)}, not {controls(sheet)}"

    # Panels

    async def _panels(self, stored: Stored, game: Game) -> list[str]:
        """Return whose private panels lack their picture, or offer what cannot be done now.

        Where several are asked, what one does changes no panel that another has before them.
        """
        match, found = stored.match, list[str]()
        wants = [say("en", word) for word in ("picture-late", "picture-busy")]
        asked = match.to_act() if match.status is Status.RUNNING else ()
        for seat, panel in game.panels.items():
            if any(want in panel.text for want in wants):
                found.append(f"seat {seat}: the panel lacks its picture")
            if tuple(asked) in ((), (seat,)):
                taste = await self._show.taste(match.players[seat].id)
                sheet = await self._show.panel(stored, seat, taste, calm=True)
                shown, expected = _steps(shown_controls(panel)), _steps(controls(sheet))
                if shown != expected:
                    found.append(f"seat {seat}: the panel offers {shown}, not {expected}")
        return found


class Undrawn(DrawPool):
    """Says that there is the picture which is wanted, and draws none."""

    async def soon(
        self, wanted: Sequence[DrawableRequest], rank: Rank, whose: str, calm: bool = False
    ) -> Drawn | None:
        return Drawn(wanted[-1], b"")


def _head(message: Message) -> str:
    return message.text.partition("\n")[0]


def _steps(ids: Iterable[str]) -> list[str]:
    """Return which of these custom ids take a step."""
    return [one for one in ids if one.startswith("c:do:")]


def unasked(match: Match) -> list[str]:
    """Return which computers do not play, though it is their turn and nothing is owed."""
    return [f"seat {seat}, a computer, does not play" for seat in match.computers_owed()]


def _end(place: Place, post: Message) -> float:
    """Return the first entry that a post does not tell; there is none if it is not of the story.

    A move is of the second in which it was asked, though a database that is locked may keep it
    later: until then a call is for the wait before.
    """
    return next((end for id_, _, _, end in json.loads(place.posts) if id_ == post.id), math.inf)


def words(sheet: Sheet) -> str:
    """Return what a message says that was made of a sheet."""
    view = discord_components.view(sheet).walk_children()
    return "\n".join(
        one.content for one in view if isinstance(one, discord_components.ui.TextDisplay)
    )


def difference(said: str, expected: str) -> list[str]:
    lines = difflib.ndiff(said.splitlines(), expected.splitlines())
    return [line for line in lines if line[0] in "+-"]


def controls(sheet: Sheet) -> list[str]:
    ids = (
        getattr(one, "custom_id", None) for one in discord_components.view(sheet).walk_children()
    )
    return _lasting(ids)


def shown_controls(message: Message) -> list[str]:
    return _lasting(one.custom_id for one in (*message.buttons, *message.selects))


def _dated(message: Message, locale: str) -> tuple[str, float | None]:
    """Return what a hand says but for its foot, and the time in that; None if there is none."""
    text, _, foot = message.text.rpartition("\n")
    found = re.search(r"<t:(\d+):R>", foot)
    dated = found and foot == f"-# {say(locale, 'hand-foot', when=found[0])}"
    return (text, int(found[1])) if found and dated else (message.text, None)


def _lasting(ids: Iterable[str | None]) -> list[str]:
    """Return the custom ids of a match's own; whether others wait may have changed since."""
    return sorted(one for one in ids if one and not one.startswith("c:next:"))


def shows(message: Message, match: str, op: str = "") -> bool:
    """Tell whether a message has controls of a match, or one that does something certain."""
    return any(one.startswith(f"c:{op}") and f":{match}:" in one for one in shown_controls(message))
