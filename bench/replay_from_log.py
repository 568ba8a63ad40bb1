"""Replaying a match from its log: what "the board after move 17" costs without checkpoints."""

from collections.abc import Iterator

from bench.machine_speed_reference import loop
from bench.timing_statistics import Figure, beside, in_milliseconds, median, timed
from engine import __main__, registry
from engine.match_record import positions

MATCHES = 5


def measure() -> Iterator[Figure]:
    """Yield, for each listed game at its most seats, the time to replay a match to its end."""
    for game in registry.games():
        seats = game.meta.seats[1]
        records = [
            __main__.computer_match(game, seats, f"bench:{n}", "random", {}).record()
            for n in range(MATCHES)
        ]
        spans, moves = [], 0
        with beside(loop) as yard:
            for record in records:
                with timed() as span:
                    moves += sum(1 for _ in positions(record))
                spans.append(span)
        middle = median(spans)
        yield in_milliseconds(
            f"replay of a match, {game.key}, {moves // MATCHES} moves", middle, yard
        )
