"""The use case of a hint: a process thinks in somebody's place, from what they see alone."""

import asyncio
from typing import Any

import structlog

from engine import AnyGame, Match, Rng, Seat, Status, errors, notation
from engine.bots import greedy_easy_and_random, ismcts
from engine.bots.ismcts import ActionEstimate
from services.service_errors import NoHint
from services.workers import child_process, think_pool

log = structlog.get_logger()

SECONDS = 1.0
"""Seconds of one core that it takes to think."""
PATIENCE = 5.0
"""Seconds that somebody waits for a process; then they get what is rated best."""


def may_ask(match: Match, seat: Seat) -> bool:
    """Tell whether a seat may be given hints: every other is a computer's, so nobody is harmed."""
    return all(player.computer for other, player in enumerate(match.players) if other != seat)


def admit(match: Match, seat: Seat) -> None:
    """Refuse a hint that nobody may have, or nobody needs; NoHint, NotYourTurn, MatchClosed."""
    if match.status is not Status.RUNNING:
        raise errors.MatchClosed
    if not may_ask(match, seat):
        raise NoHint
    if seat not in match.to_act():
        raise errors.NotYourTurn


async def advised(
    minds: think_pool.ThinkPool | None, game: AnyGame, view: Any, seat: Seat, seed: str
) -> list[ActionEstimate]:
    """Return what a process thought of the legal actions that it tried, the best first.

    Where none thinks, or there is nothing to think about, that is what is rated best, not tried.
    Who is not asked gets nothing.
    """
    legal = {notation.write(action): action for action in game.legal(view, seat)}
    if not legal:
        return []
    if minds is not None and len(legal) > 1:
        try:
            async with minds.lent(PATIENCE) as mind:
                asked = think_pool.question(game, view, seat, seed)
                found = await mind.weigh({**asked, "seconds": SECONDS / minds.crowd})
        except (think_pool.ThinkFailed, child_process.Stopped, OSError) as error:
            log.error("hint failed", fault=error, **think_pool.known(error))
        else:
            tried = [
                ActionEstimate(legal[text], visits, at) for text, visits, at in found if visits
            ]
            if tried:
                return sorted(tried, key=ismcts.surely, reverse=True)
    best = await asyncio.to_thread(greedy_easy_and_random.best, game, view, seat, Rng(seed))
    return [ActionEstimate(best, 0, None)]
