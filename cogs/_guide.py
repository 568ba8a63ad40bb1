"""A first match against the computer, and the notes that go with its first turns."""

from collections.abc import Sequence

from cogs._host import Host
from cogs._pages import Reader, word
from db.rows import Place, Stored
from engine import registry
from engine.game import AnyGame, Seat
from engine.match import Match, Pace, Status
from engine.record import Entry, Kind


def shortest() -> AnyGame:
    """Return the game that a first match is played of: the shortest that two can play."""
    pairs = [game for game in registry.games() if game.meta.seats[0] <= 2]
    return min(pairs, key=lambda game: game.meta.minutes)


async def first(host: Host, who: str, place: Place, pace: int | None) -> Stored:
    """Begin a match of one person against the computer, with notes; TooMany."""
    game = shortest()
    computers = max(1, game.meta.seats[0] - 1)
    turn = Pace(pace) if pace else None
    stored = await host.open(who, game.key, place, pace=turn, computers=computers)
    await host.store.set_person(who, guided=stored.match.id)
    return stored


def notes(reader: Reader, match: Match, seat: Seat, recent: Sequence[Entry]) -> list[str]:
    """Return what a newcomer is told in the panel, at each of the first turns something else."""
    if match.status is not Status.RUNNING:
        return []
    if seat not in match.to_act():
        return [reader.say("guide-wait")]
    played = sum(entry.kind is Kind.MOVE and entry.seat == seat for entry in recent)
    if seat in match.drafts:
        return [reader.say("guide-draft")] if played < len(_TURNS) else []
    return [reader.say(_TURNS[played], group=word(match.key))] if played < len(_TURNS) else []


_TURNS = ("guide-first", "guide-second", "guide-third")
"""What is told before the first steps of a turn."""
