"""The winner: by provinces, then the sum of all ranks, then tokens."""

from collections.abc import Sequence

from engine import game
from . import data as d, state_actions_and_events as m


def total(cards: Sequence[int]) -> int:
    """Return what a seat's developed properties in one province are worth.

    An Ace is worth the number of them that share its suit, itself included [D1] [D2].
    """
    return sum(
        d.RANK[card] if d.RANK[card] > 1 else sum(1 for c in cards if d.MASK[c] & d.MASK[card])
        for card in cards
    )


def totals(s: m.State) -> list[tuple[int, int]]:
    """Return the totals of both seats for each province; open deeds count for nothing."""
    a, b = (
        [
            total(column[:-1] if deed else column)
            for column, deed in zip(s.columns[seat], s.deeds[seat], strict=True)
        ]
        for seat in (0, 1)
    )
    return list(zip(a, b, strict=True))


def result(s: m.State) -> game.Result | None:
    """Return the result once both last turns are over."""
    return None if s.last else scored(s)


def scored(s: m.State) -> game.Result:
    """Return what the result would be if the match ended now."""
    provinces = totals(s)
    won = (sum(a > b for a, b in provinces), sum(b > a for a, b in provinces))  # [D3] [D4]
    ranks = (sum(a for a, _ in provinces), sum(b for _, b in provinces))  # [D6]
    tokens = (sum(s.tokens[0]), sum(s.tokens[1]))  # [D5]
    return game.Result(
        game.ranks(list(zip(won, ranks, tokens, strict=True))),
        "pile",
        (
            *(game.Row(name, pair) for name, pair in zip(d.PROVINCE_NAMES, provinces, strict=True)),
            game.Row("provinces", won),
            game.Row("ranks", ranks),
            game.Row("tokens", tokens),
        ),
    )
