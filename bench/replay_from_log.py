"""Replaying a match from its log: what "the board after move 17" costs without checkpoints."""

from collections.abc import Iterator

from bench import machine_speed_reference, timing_statistics
from engine import __main__, match_record, registry

MATCHES = 5


def measure() -> Iterator[timing_statistics.Figure]:
    """Yield, for each listed game at its most seats, the time to replay a match to its end."""
    for game in registry.games():
        seats = game.meta.seats[1]
        records = [
            __main__.computer_match(game, seats, f"bench:{n}", "random", {}).record()
            for n in range(MATCHES)
        ]
        spans, moves = [], 0
        with timing_statistics.beside(machine_speed_reference.loop) as yard:
            for record in records:
                with timing_statistics.timed() as span:
                    moves += sum(1 for _ in match_record.positions(record))
                spans.append(span)
        middle = timing_statistics.median(spans)
        yield timing_statistics.in_milliseconds(
            f"replay of a match, {game.key}, {moves // MATCHES} moves", middle, yard
        )
