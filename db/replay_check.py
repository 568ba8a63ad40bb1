"""Whether a stored match is what its entries make of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine import EngineBug, Event, GameError, Match, match_record


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong with a match: "unreadable", "entries", "moves", "events" or "state"."""

    match: str
    problem: str


def findings(match: Match, log: Sequence[match_record.Entry]) -> list[Finding]:
    """Replay a match from its log, and return where its snapshot or its events differ."""
    return [Finding(match.id, problem) for problem in _problems(match, log)]


def _problems(match: Match, log: Sequence[match_record.Entry]) -> list[str]:
    wrong = [] if [e.number for e in log] == list(range(match.number)) else ["entries"]
    if match.state is None:  # it never began
        return wrong
    match.entries[:] = log
    record = replace(match.record(), secret=match.secret, partial=False)
    state, told = None, list[tuple[Event, ...]]()
    try:
        for position in match_record.positions(record):
            state = position.state
            told.append(position.events)
    except (GameError, EngineBug, LookupError):
        return [*wrong, "moves"]
    if [event for events in told for event in events] != _events(match, log):
        wrong.append("events")
    if state != match.state:
        wrong.append("state")
    return wrong


def _events(match: Match, log: Sequence[match_record.Entry]) -> list[Event]:
    found: list[Event] = []
    for entry in log:
        found += entry.events
        for move in entry.moves:
            found += move.events
    return found
