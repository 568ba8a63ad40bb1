"""Reading back: the log of a match, and the board after any of its moves.

Positions come from a replay of the log, off the event loop; those of the last few matches that
somebody read are kept. They hold what is hidden, and never leave as anything but views.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cogs.pages import Sheet, match_log_page as logs
from cogs.show import analysis_queue, analysis_text, viewer_pictures_and_words
from cogs.show.match_sheet_builder import DisplaySettings, Show, palette_name, theme_name
from db.match_rows import Stored
from engine import Entry, GameError, Kind, Match, Seat, Status, Viewer
from render import look as looks, registry
from render.words.match_log_steps import Step, steps
from render.words.text_escaping import plain
from render.workers.replay_film import WIDTH, Order
from services import log_and_position_cache, service_errors, spectator
from services.umpire import Umpire
from services.workers.draw_queue import Rank

MOST_LATELY = 8
"""Frames of the film of what happened since somebody's own turn."""


class NoMove(GameError):
    """There is no move of this number."""


class NoPlayer(GameError):
    """Nobody at the table has this name."""


class LogNarrator:
    """Tells what happened in matches, each reader what they may know."""

    def __init__(self, umpire: Umpire, show: Show) -> None:
        self._umpire = umpire
        self._show = show
        self.analyst = analysis_queue.AnalysisWorker(umpire, show)

    async def log(
        self, stored: Stored, viewer: Viewer, taste: DisplaySettings, asked: logs.Asked
    ) -> Sheet:
        """Return a page of what a viewer may know to have happened, the newest page first."""
        match = stored.match
        entries = await self._show.logs.of(match)
        told, _ = await self._steps(match, entries, viewer, taste)
        if asked.player is not None:
            told = [step for step in told if step.seat == asked.player]
        if asked.round is not None and told:
            past = await self._show.pasts.of(match)
            turn = match.game.turn
            told = [step for step in told if turn(past.earlier(step.key)) == asked.round]
        reader = await self._show.reader(match, taste.locale)
        return logs.log(reader, match, told, asked)

    async def details(self, stored: Stored, viewer: Viewer, taste: DisplaySettings) -> Sheet:
        """Return the whole log of what the newest post tells."""
        match = stored.match
        entries = await self._show.logs.of(match)
        told, _ = await self._steps(match, entries, viewer, taste)
        told = [step for step in told if step.key[0] >= stored.place.board_first]
        return logs.details(await self._show.reader(match, taste.locale), match, told)

    async def history(
        self, stored: Stored, viewer: Viewer, taste: DisplaySettings, number: int | None
    ) -> Sheet:
        """Return the board after a move, by default the last; NotBegun, NoMove."""
        match = begun(stored.match)
        entries = await self._show.logs.of(match)
        told, names = await self._steps(match, entries, viewer, taste)
        moves = [step for step in told if step.number is not None]
        number = len(moves) - 1 if number is None else number
        if not 0 <= number < len(moves):
            raise NoMove(n=number, last=len(moves) - 1)
        past, step, last = (
            await self._show.pasts.of(match),
            moves[number],
            number + 1 == len(moves),
        )
        state = past.states[-1] if last else past.earlier(moves[number + 1].key)
        shown = await self._then(match, taste, viewer, state, step, names, last)
        picture = await self._show.picture(shown, Rank.PAST)
        reader = await self._show.reader(match, taste.locale)
        of = len(moves) - 1
        return logs.history(reader, match, step, of, picture, shown.position())

    async def analysis(
        self, stored: Stored, taste: DisplaySettings, progress: analysis_queue.Progress
    ) -> Sheet:
        """Return what can be said of a finished match, once `AnalysisWorker` is done."""
        found = await self.analyst.of(stored.match, progress)
        return await analysis_text.hindsight(self._umpire, self._show, stored.match, taste, found)

    async def lately(self, stored: Stored, seat: Seat, taste: DisplaySettings) -> Order:
        """Return what is to be drawn of the turns since a seat's own last one."""
        order = await self.order(stored, seat, taste)
        since = await self._show.since(stored.match, seat)
        entries = await self._show.logs.of(stored.match)
        numbers = log_and_position_cache.paged(entries)
        others = [turn for turn in since if turn.seat not in (None, seat)]  # own ends are no news
        first = min((turn.key[0] for turn in others or since), default=stored.match.number)
        return replace(order, first=bisect_left(numbers, first), most=MOST_LATELY)

    async def order(self, stored: Stored, viewer: Viewer, taste: DisplaySettings) -> Order:
        """Return what is to be drawn of a match; NotBegun."""
        match = begun(stored.match)
        entries = await self._show.logs.of(match)
        players = enumerate(match.players)
        return Order(
            log_and_position_cache.record_of(match, entries),
            viewer,
            match.id,
            taste.locale,
            theme_name(taste.theme),
            palette_name(taste.palette),
            await self._show.names(match, taste.locale),
            await self._sat(match, entries, taste.locale),
            tuple(seat for seat, player in players if player.played_by),
            WIDTH,
        )

    async def _sat(
        self, match: Match, entries: Sequence[Entry], locale: str
    ) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """Return who sat at the table before others came (see `Order`), the earliest first."""
        came = [entry.who for entry in entries if entry.kind is Kind.REPLACE]
        return spectator.sat(match, entries, await self._show.people(match, came, locale))

    async def _steps(
        self, match: Match, entries: Sequence[Entry], viewer: Viewer, taste: DisplaySettings
    ) -> tuple[list[Step], dict[str, str]]:
        """Return the steps, told in Markdown, and the names of all as pictures take them."""
        came = [entry.who for entry in entries if entry.kind is Kind.REPLACE]
        names = await self._show.people(match, came, taste.locale)
        people = dict(zip(names, plain(list(names.values())), strict=True))
        look = looks.Look(locale=taste.locale, match=match.id)
        return steps(
            registry.art(match.key, match.rules), entries, viewer, look, match.seated, people
        ), names

    async def _then(
        self,
        match: Match,
        taste: DisplaySettings,
        viewer: Viewer,
        state: Any,
        step: Step,
        names: dict[str, str],
        last: bool,
    ) -> viewer_pictures_and_words.ViewForReader:
        """Return a view of an earlier position, with what the step changed."""
        over = last and match.status is not Status.RUNNING
        shown = await self._show.shown(match, taste, viewer, state)
        look = replace(
            shown.look,
            names=tuple(names[who] for who in step.seated),
            to_act=() if over else tuple(match.game.to_act(state)),
            events=step.events,
            move=step.number or 0,
            result=match.outcome if over else None,
        )
        return replace(shown, look=look)


def begun(match: Match) -> Match:
    """Return a match that has a position; NotBegun."""
    if match.state is None:
        raise service_errors.NotBegun
    return match


def seat_named(names: Sequence[str], text: str) -> Seat:
    """Return the seat of a name, or of the number that completion gives; NoPlayer."""
    known, plain_ = [name.casefold() for name in names], text.strip().casefold()
    if plain_ in known:
        return known.index(plain_)
    if text.isdecimal() and int(text) < len(known):
        return int(text)
    raise NoPlayer(name=text)
