"""Analyses of finished matches: each is thought out once, between the turns of running ones.

The processes in which computers think are lent for one position at a time. What is found is kept;
an analysis that a stop of the bot cuts off begins anew when somebody asks again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import structlog

from cogs.show.match_sheet_builder import Show
from engine import GameError, Match, Status, codec
from engine.bots.ismcts import ActionEstimate
from engine.post_match_analysis import Analysis, Decision, Mistake, PreliminaryAnalysis, slip, worst
from services.log_and_position_cache import MatchPositions, paged, record_of
from services.umpire import Umpire
from services.workers import child_process, think_worker
from services.workers.think_pool import ThinkFailed, known, question

log = structlog.get_logger()

Progress = Callable[[int, int], Awaitable[None]]
"""Takes how many per cent are done, and how many other matches come first."""

SURVEY = 15.0
"""CPU seconds in which it is found how a match stood after each turn."""
GLANCE, LOOK = 0.1, 2.0
"""CPU seconds for each decision, and for each of those that then seemed to cost most."""
MOST_LOOKS = 8
MOST = 5
"""Matches that are analysed, or wait for that, at once."""
PATIENCE = 300.0
"""Seconds that a position waits for a process."""
MOST_FAILED = 3
"""Positions about which nothing may be known in the end."""


class StillPlayed(GameError):
    """A match is analysed when it is over."""


class CalledOff(GameError):
    """Nothing is revealed of a match that was called off."""


class TooManyAnalyses(GameError):
    """As many matches as may be are analysed already."""


class Unfinished(GameError):
    """An analysis came to no end."""


class AnalysisWorker:
    """Analyses matches, one after the other.

    `pause` is the least time between two tellings of how far an analysis is.
    """

    def __init__(self, umpire: Umpire, show: Show) -> None:
        self.pause = 3.0
        self._umpire, self._show = umpire, show
        self._room = asyncio.Lock()
        self._jobs: dict[str, _Job] = {}
        self.open: set[asyncio.Task[Analysis]] = set()

    async def of(self, match: Match, progress: Progress) -> Analysis:
        """Return the analysis of a match: the one that is kept, or once it is thought out.

        StillPlayed, CalledOff, TooManyAnalyses, Unfinished.
        """
        if match.status is not Status.OVER:
            raise CalledOff if match.status is Status.VOID else StillPlayed
        kept = await self._umpire.store.analyses.get(match.id)
        if kept is not None:
            return kept
        job = self._jobs.get(match.id) or self._begun(match)
        while not job.task.done():
            await progress(job.done, list(self._jobs).index(match.id))
            await asyncio.wait([job.task], timeout=self.pause)
        if job.task.cancelled() or job.task.exception() is not None:
            raise Unfinished
        return job.task.result()

    def _begun(self, match: Match) -> "_Job":
        if len(self._jobs) >= MOST:
            raise TooManyAnalyses
        job = self._jobs[match.id] = _Job(self._umpire, self._show, match, self._room)
        self.open.add(job.task)
        job.task.add_done_callback(lambda task: self._ended(match.id, task))
        return job

    def _ended(self, match: str, task: "asyncio.Task[Analysis]") -> None:
        del self._jobs[match]
        self.open.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception) and not isinstance(error, child_process.Stopped):
            log.error("analysis failed", match=match, fault=error, **known(error))


class _Job:
    """The analysis of one match: `task` thinks it out, `done` says how many per cent are."""

    def __init__(self, umpire: Umpire, show: Show, match: Match, room: asyncio.Lock) -> None:
        self._umpire, self._show, self._match, self._room = umpire, show, match, room
        self._spent, self._whole = 0.0, 1.0
        self._failed = 0
        self.task = asyncio.create_task(self._analysis())

    @property
    def done(self) -> int:
        """Return how many per cent of what is to be thought are."""
        return int(100 * self._spent / self._whole)

    async def _analysis(self) -> Analysis:
        match, store = self._match, self._umpire.store
        async with self._room:
            kept = await store.analyses.get(match.id)
            if kept is not None:  # another ended between the look of who asks and this one
                return kept
            entries = await self._show.logs.of(match)
            past, numbers = await self._show.pasts.of(match), paged(entries)
            asked = {"record": codec.pack(record_of(match, entries)), "seconds": SURVEY}
            found = codec.unpack((await self._thought(asked))["survey"], PreliminaryAnalysis)
            self._spent = SURVEY
            self._whole = SURVEY + GLANCE * len(found.decisions) + LOOK * MOST_LOOKS
            glances = [await self._slip(past, numbers, one, GLANCE) for one in found.decisions]
            dear = [one.decision for one in worst(glances, MOST_LOOKS, least=1)]
            looks = [await self._slip(past, numbers, one, LOOK) for one in dear]
        analysis = Analysis(found.points, worst(looks))
        await store.analyses.save(match.id, analysis)
        log.info("analysed", match=match.id, decisions=len(found.decisions))
        return analysis

    async def _slip(
        self, past: MatchPositions, numbers: Sequence[int], decision: Decision, seconds: float
    ) -> Mistake | None:
        """Return what a decision cost, as its seat could know; None if nothing, or unknown."""
        (page, index), seat, game = decision.at, decision.seat, self._match.game
        view = game.view(past.earlier((numbers[page], index)), seat)
        asked = question(game, view, seat, f"{self._match.id} {page} {index} {seconds}")
        asked |= {"weigh": True, "also": decision.played, "seconds": seconds}
        self._spent += seconds
        try:
            weighed = (await self._thought(asked))["weighed"]
        except ThinkFailed as error:
            self._failed += 1
            if self._failed > MOST_FAILED:
                raise
            log.warning("position not weighed", match=self._match.id, fault=error, **known(error))
            return None
        return slip(decision, [ActionEstimate(*one) for one in weighed])

    async def _thought(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Return what a process says, lent for this alone; without any, what comes at once.

        ThinkFailed.
        """
        minds = self._umpire.computers.minds
        if minds is not None:
            async with minds.lent(PATIENCE) as mind:
                return await mind.answer(asked)
        answer = await asyncio.to_thread(think_worker.Thinker().answer, {**asked, "seconds": 0.0})
        if "error" in answer:
            raise ThinkFailed(answer["error"], answer["line"])
        return answer
