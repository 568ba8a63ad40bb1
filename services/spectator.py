"""A match as spectators see it: names, steps, and the board after each.

Threads and pages stand on it, so that both show the same. Nothing here is computed from what a
spectator may not know: steps are counted over what they may see, positions are views.
"""

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import Collection, Hashable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Any

from cachetools import LRUCache

from db import Stored, UnknownMatch, Unreadable, people_and_servers
from engine import Entry, GameError, Kind, Match, Seat, Status
from engine.post_match_analysis import swing, turning
from render import look as looks
from render.paint.theme import DARK, Name, Theme
from render.registry import Art, art
from render.widgets import chances_chart
from render.words import Text, match_log_steps, say, turn_grouping
from render.words.catalogues import share
from render.words.text_escaping import plain
from render.workers.picture_request import PictureRequest
from render.workers.replay_film import WIDTH, Order
from services.batched_reads import BatchedReads
from services.log_and_position_cache import LogCache, Positions, paged, record_of
from services.server_settings import BY_NAME, NOWHERE, PAGES, settings
from services.umpire import Umpire

MOST_STEPS = 60_000
"""Steps that are kept of all matches together; of what pages show also the words."""
MOST_TURNED = 300
"""Characters of what had happened where a match turned."""
MOST_TABLES = 4_000
"""Matches of which is kept who has sat there."""
FEW = 40
"""Entries that are told at once: to hand them to another thread takes longer."""


async def names(umpire: Umpire, match: Match, locale: str) -> tuple[str, ...]:
    """Return the display names at a table, as pictures and labels take them."""
    former = say(locale, "my-former")
    given = await umpire.names(
        match.players, lambda n: say(locale, "computer-name", n=n), former, bool(match.season)
    )
    return looks.names(locale, tuple(given))


async def people(
    umpire: Umpire, match: Match, others: Sequence[str], locale: str
) -> dict[str, str]:
    """Return the display names of all who sit or have sat at a table, by id.

    `others` are ids of those who came and left while the match was played.
    """
    present = [player.id for player in match.players]
    found = dict(zip(present, await names(umpire, match, locale), strict=True))
    gone = [who for who in (*match.seated, *others) if who not in found]
    known, former = await umpire.store.people.get_all(gone), say(locale, "my-former")
    for who in gone:
        (found[who],) = looks.names(locale, (known[who].name if who in known else former,))
    return found


@dataclass(frozen=True, slots=True)
class SpectatorPosition:
    """The board after a move as spectators see it; `number` counts what they see from 0."""

    number: int
    last: int
    step: match_log_steps.Step
    over: bool
    art: Art = field(repr=False)
    game: str
    rules: int
    view: Any = field(repr=False)
    look: looks.Look = field(repr=False)

    @property
    def said(self) -> looks.Look:
        """Return the look for Markdown, in which a name is nothing but a name."""
        return replace(self.look, names=plain(self.look.names), markdown=True)

    @property
    def tints(self) -> tuple[int, ...]:
        """Return by seat which of the colours of seats it has here: a game may give others."""
        plain_ = self.look.theme.seats
        seats = self.art.dressed(self.view, self.look).theme.seats
        return tuple(plain_.index(c) if c in plain_ else n for n, c in enumerate(seats))

    def text(self) -> Text:
        """Return the position in words: its alt text, and the whole as Markdown."""
        said = self.art.describe(self.view, None, self.said)
        if self.said.names == self.look.names:  # Markdown makes names bold, and nothing else
            return Text(said.alt.replace("**", ""), said.full)
        return Text(self.art.describe(self.view, None, self.look).alt, said.full)

    def picture_request(self, theme: Theme) -> PictureRequest:
        """Return the order for its picture."""
        look = replace(self.look, theme=theme)
        return PictureRequest(self.game, self.rules, "board", self.view, None, look)


@dataclass(frozen=True, slots=True)
class SpectatedMatch:
    """A match as spectators may follow it: all its steps, those that moved, who sits there.

    `known`: nobody who sits or sat there is forgotten, or shown by seat alone. `course`: what
    stands for its steps, in no language. `lines` of steps are not in words (`Spectator.words` tells
    them), and `said` what was put into words.
    """

    match: Match = field(repr=False)
    locale: str
    names: tuple[str, ...]
    steps: tuple[match_log_steps.Step, ...] = field(repr=False)
    moves: tuple[match_log_steps.Step, ...] = field(repr=False)
    people: Mapping[str, str] = field(repr=False)
    known: bool
    course: str
    said: dict[turn_grouping.Key, tuple[str, ...]] = field(repr=False)

    @property
    def told(self) -> bool:
        """Tell whether its whole log may be given away: it is over, and everybody is named."""
        return self.known and self.match.status is Status.OVER

    @property
    def last(self) -> int:
        """Return the number of the last move."""
        return len(self.moves) - 1

    @property
    def over(self) -> bool:
        """Tell whether the match goes on no more."""
        return self.match.status is not Status.RUNNING

    @property
    def shown(self) -> Hashable:
        """Return what all that is shown of it in its language depends on."""
        since = tuple(sorted(self.match.since.items()))
        return self.mark(), since, tuple(self.people.items()), self.names, self.known

    def mark(self) -> str:
        """Return what changes when something happens that spectators see, in no language."""
        match = self.match
        end = None if self.over else match.clock.deadline()
        return _hash((self.course, match.to_act(), end, match.rest, match.status))


class _Wordless(looks.Look):
    """What tells that something is said, and does not put it into words."""

    def say(self, message: str, /, **_: Any) -> str:
        """Return which message it is."""
        return message


class _Ids(dict[str, str]):
    """People by their ids, whoever they are."""

    def __missing__(self, who: str) -> str:
        return who


@dataclass(frozen=True, slots=True)
class _Told:
    """What is known of the course of a match: of whom, from how many entries, the story itself.

    `course`: what stands for its steps. `said`: by language the names there, and by the keys of
    steps what these are told by.
    """

    who: Set[str]
    read: int
    story: match_log_steps.Story
    course: str
    said: dict[str, tuple[Mapping[str, str], dict[turn_grouping.Key, tuple[str, ...]]]]

    def __len__(self) -> int:
        return min(len(self.story.steps) + 1, MOST_STEPS)


@dataclass(frozen=True, slots=True)
class PageState:
    """What pages of a match depend on, read at once: what is equal looks the same.

    `locale`: that of the match; `analysed`: its chances are known. `people`: the ids, names and
    wishes of who sits or sat there.
    """

    match: str
    locale: str
    analysed: bool
    mark: Hashable = field(repr=False)
    people: Hashable = field(repr=False)

    def like(self, other: "PageState") -> bool:
        """Tell whether only what is played may differ: the same is shown, and of the same."""
        return replace(self, mark=None) == replace(other, mark=None)


class NoPages(GameError):
    """Whoever runs the bot has it serve no pages."""


class PageClosed(GameError):
    """A match has no page: it has not begun, is private, or its server or a player says no."""


class Spectator:
    """Shows matches to those who only look: never a seat's view, and no state.

    `url` is where pages are served, "" where they are not; `always`: each match has a link from
    the start, whatever its server says.
    """

    url = ""
    always = False

    def __init__(
        self, umpire: Umpire, logs: LogCache | None = None, pasts: Positions | None = None
    ) -> None:
        self.umpire = umpire
        self.logs = logs or LogCache(umpire.store)
        self.pasts = pasts or Positions(self.logs)
        self._kept: LRUCache[str, _Told] = LRUCache(MOST_STEPS, getsizeof=len)
        self._sat: LRUCache[str, tuple[int, dict[str, Seat]]] = LRUCache(MOST_TABLES)
        self._glimpses = BatchedReads[str, PageState](self._glimpsed)

    async def glimpse(self, link: str) -> PageState | None:
        """Return what the page with a link depends on; None if there is none to be shown."""
        people_and_servers.remember()
        return await self._glimpses.get(link)

    async def _glimpsed(self, asked: Collection[str]) -> dict[str, PageState]:
        """Return what pages depend on, by link, of those that may be shown."""
        people_and_servers.remember()
        glances, tables = await self.umpire.store.links.glances(asked), dict[str, list[str]]()
        for link, found in glances.items():
            if found.guild is None or found.page == PAGES[-1]:
                continue
            sat = self._sat.get(found.match)
            if sat is None or sat[0] != found.number:
                try:
                    match = (await self.umpire.store.match(found.match)).match
                except (UnknownMatch, Unreadable):
                    continue
                if match.state is None:
                    continue
                sat = match.number, await self._seats(match)
            tables[link] = sorted(sat[1])
        known = await self.umpire.store.people.get_all(
            {who for one in tables.values() for who in one}
        )
        shown = dict[str, PageState]()
        for link, people_ in tables.items():
            met, found = [known[who] for who in people_ if who in known], glances[link]
            if not any(one.settings.get("page") == NOWHERE for one in met):
                wishes = tuple((one.id, one.name, one.settings.get("page")) for one in met)
                analysed = found.analysed is not None
                shown[link] = PageState(found.match, found.locale, analysed, found, wishes)
        return shown

    async def told(self, stored: Stored) -> str | None:
        """Return the address of a match's page as its thread tells it; None if it may have none.

        It is "" until somebody has asked for it, unless pages are open from the start.
        """
        if not self.url or not await self.may_show(stored):
            return None
        links, guild = self.umpire.store.links, stored.place.guild or 0
        wanted = (await settings(self.umpire.store.guilds, guild)).page == "open"
        ask = links.made if self.always or wanted else links.get
        link = await ask(stored.match.id)
        return "" if link is None else self._address(link)

    async def given(self, stored: Stored, renew: bool = False) -> str:
        """Return the address of a match's page, made now if need be; NoPages, PageClosed."""
        if not self.url:
            raise NoPages
        if not await self.may_show(stored):
            raise PageClosed
        links = self.umpire.store.links
        return self._address(await (links.renew if renew else links.made)(stored.match.id))

    def _address(self, link: str) -> str:
        return f"{self.url.rstrip('/')}/m/{link}"

    async def may_show(self, stored: Stored) -> bool:
        """Tell whether a match may have a page: it began, on a server, and nobody says no."""
        match, place = stored.match, stored.place
        if match.state is None or place.guild is None:
            return False
        if (await settings(self.umpire.store.guilds, place.guild)).page == "closed":
            return False
        wishes = await self._wishes(match)
        return NOWHERE not in wishes.values()

    async def watched(self, match: Match, locale: str) -> SpectatedMatch:
        """Return a match as it is now, for readers of a language."""
        named = await self._named(match, locale)
        present = tuple(named[player.id] for player in match.players)
        told = await self._told(match, named, locale)
        if locale not in told.said or told.said[locale][0] != named:
            told.said[locale] = named, {}
        steps = tuple(told.story.steps)
        moves = tuple(step for step in steps if step.number is not None)
        humans = {who for who in (*match.joined, *match.seated) if who not in _computers(match)}
        met = await self.umpire.store.people.get_all(sorted(humans))
        open_ = all(
            who in met and met[who].settings.get("page", BY_NAME) == BY_NAME for who in humans
        )
        said = told.said[locale][1]
        return SpectatedMatch(match, locale, present, steps, moves, named, open_, told.course, said)

    async def words(
        self, watched: SpectatedMatch, steps: Sequence[match_log_steps.Step]
    ) -> list[tuple[str, ...]]:
        """Return the lines that steps are told by, each put into words once in each language."""
        fresh = [step.key for step in steps if step.key not in watched.said]
        if fresh:
            match, locale, named = watched.match, watched.locale, watched.people
            (first, _), (last, _) = min(fresh), max(fresh)
            before = [step for step in watched.steps if step.key < (first, -1)]
            seated = before[-1].seated if before else match.seated
            former = say(locale, "my-former")
            literal = zip(named, plain(list(named.values())), strict=True)
            book, look = art(match.key, match.rules), looks.Look(locale=locale, match=match.id)
            known = defaultdict(lambda: former, literal)
            story = match_log_steps.Story(book, None, look, seated, known)
            story.steps += before[-1:]
            entries = [one for one in await self.logs.of(match, first) if one.number <= last]
            for step in (await _onward(story, entries)).steps[len(before[-1:]) :]:
                watched.said[step.key] = step.lines
        return [watched.said[step.key] for step in steps]

    async def moment(
        self, watched: SpectatedMatch, number: int | None = None
    ) -> SpectatorPosition | None:
        """Return the board after a move, by default the last; None if there is no such move."""
        match, moves = watched.match, watched.moves
        number = watched.last if number is None else number
        if not 0 <= number < len(moves):
            return None
        step, last, state = moves[number], number == watched.last, match.state
        if not last:
            past = await self.pasts.of(match, step.key[0])
            if not past.states:
                return None  # its log does not fit: only how it stands now is known
            state = past.earlier(moves[number + 1].key)
        over = last and watched.over
        computers = (seat for seat, one in enumerate(match.players) if one.played_by)
        look = looks.Look(
            theme=DARK,
            locale=watched.locale,
            names=tuple(watched.people[who] for who in step.seated),
            to_act=() if over else tuple(match.game.to_act(state)),
            events=step.events,
            match=match.id,
            move=number,
            result=match.outcome if over else None,
            computers=frozenset(computers),
        )
        drawn, view = art(match.key, match.rules), match.game.view(state, None)
        return SpectatorPosition(
            number, watched.last, step, over, drawn, match.key, match.rules, view, look
        )

    async def chart(
        self, watched: SpectatedMatch, moment: SpectatorPosition
    ) -> SpectatorPosition | None:
        """Return the chances of a finished match as lines; None if nobody had them thought out."""
        if not moment.over:
            return None
        found = await self.umpire.store.analyses.get(watched.match.id)
        if found is None or not found.points:
            return None
        chart = chances_chart.Chart(watched.match.key, found.points, turning(found.points))
        drawn = replace(moment.art, describe=chances_chart.describe)
        return replace(moment, art=drawn, view=chart)

    async def turned(
        self, watched: SpectatedMatch, chart: chances_chart.Chart
    ) -> list[tuple[str, int]]:
        """Return where a finished match turned, as Markdown, each with the number of its move."""
        numbers, points = paged(await self.logs.of(watched.match)), chart.points
        names, locale, found = plain(watched.names), watched.locale, list[tuple[str, int]]()
        for n in chart.turning:
            since, until = ((numbers[p], i) for p, i in (points[n - 1].at, points[n].at))
            steps = [one for one in watched.steps if since < one.key <= until]
            told = await self.words(watched, steps)
            lines, (seat, _) = [line for one in told for line in one], swing(points, n)
            while len(lines) > 1 and len(" ".join(lines)) > MOST_TURNED:
                lines.pop(0)
            before, after = (share(locale, points[at].chances[seat]) for at in (n - 1, n))
            turned = say(
                locale,
                "analysis-turned",
                n=points[n - 1].round,
                name=names[seat],
                before=before,
                after=after,
                told=" ".join(lines),
            )
            moves = [one.number for one in watched.moves if one.key <= until]
            found.append((turned, (moves or [0])[-1] or 0))
        return found

    async def order(self, watched: SpectatedMatch, theme: Name) -> Order:
        """Return the order for a film of a match as spectators saw it."""
        match = watched.match
        entries = await self.logs.of(match)
        computers = tuple(seat for seat, one in enumerate(match.players) if one.played_by)
        return Order(
            record_of(match, entries),
            None,
            match.id,
            watched.locale,
            theme,
            "standard",
            watched.names,
            sat(match, entries, watched.people),
            computers,
            WIDTH,
        )

    async def _told(self, match: Match, named: dict[str, str], locale: str) -> _Told:
        """Return what has happened, in no language; what was told before is not told again.

        Whoever was forgotten meanwhile, and stands in the log alone, is added to the names.
        """
        known = self._kept.get(match.id)
        if known is not None and (known.who != named.keys() or known.read > match.number):
            known = None
        read = 0 if known is None else known.read
        fresh = await self.logs.of(match, read)
        lost = {one.who for one in fresh if one.kind is Kind.REPLACE} - named.keys()
        if lost:
            self._sat.pop(match.id, None)
            named.update(dict.fromkeys(lost, say(locale, "my-former")))
        if known is None:
            book, look = art(match.key, match.rules), _Wordless(match=match.id)
            story = match_log_steps.Story(book, None, look, match.seated, _Ids())
        elif fresh:
            story = known.story
        else:
            return known
        story = await _onward(story, fresh)
        told = [(one.kind, one.seat, one.at, one.number, one.undone) for one in story.steps]
        said = (
            {} if known is None else {by: (who, {**one}) for by, (who, one) in known.said.items()}
        )
        found = _Told({*named}, match.number, story, _hash(told), said)
        self._kept[match.id] = found
        return found

    async def _named(self, match: Match, locale: str) -> dict[str, str]:
        """Return the names of all who sit or sat there, by seat where somebody wants that."""
        seats = await self._seats(match)
        found = await people(self.umpire, match, [*seats], locale)
        for who, wish in (await self._wishes(match)).items():
            if wish != BY_NAME and who in found:
                found[who] = say(locale, "board-player", n=seats[who] + 1)
        return found

    async def _wishes(self, match: Match) -> dict[str, str]:
        """Return how each of those who sit or sat there wants to be shown, if not by name."""
        known = await self.umpire.store.people.get_all(sorted(await self._seats(match)))
        return {who: one.settings["page"] for who, one in known.items() if "page" in one.settings}

    async def _seats(self, match: Match) -> dict[str, Seat]:
        """Return the seat of each who sits or sat there."""
        read, known = self._sat.get(match.id, (0, {}))
        if read > match.number:
            read, known = 0, {}
        came = [e for e in await self.logs.of(match, read) if e.kind is Kind.REPLACE]
        found = {who: seat for seat, who in enumerate(match.seated)} | known
        found |= {entry.who: entry.seat for entry in came if entry.seat is not None}
        found |= {player.id: seat for seat, player in enumerate(match.players)}
        self._sat[match.id] = match.number, found
        return found


async def _onward(story: match_log_steps.Story, entries: Sequence[Entry]) -> match_log_steps.Story:
    """Return a story with what further entries add to it."""
    if len(entries) > FEW:
        return await asyncio.to_thread(story.onward, entries)
    return story.onward(entries)


def sat(
    match: Match, entries: Sequence[Entry], named: Mapping[str, str]
) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Return who sat at the table before others came (see `Order`), the earliest first."""
    came, pages = [e for e in entries if e.kind is Kind.REPLACE], paged(entries)
    there, found = list(match.seated), list[tuple[int, tuple[str, ...]]]()
    for entry in came:
        found.append((pages.index(entry.number), tuple(named[who] for who in there)))
        if entry.seat is not None:
            there[entry.seat] = entry.who
    return tuple(found)


def _hash(seen: object) -> str:
    return hashlib.sha256(repr(seen).encode()).hexdigest()[:16]


def _computers(match: Match) -> set[str]:
    return {player.id for player in match.players if player.computer}
