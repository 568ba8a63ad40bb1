"""The table of the wargame before chance, or who writes a position, has its say."""

from . import data as d, state as m


def empty(seats: int, limit: int) -> m.State:
    """Return a table with nobody at it, all decks whole and in order."""
    each, tokens = range(seats), range(d.MOST_TOKENS)
    return m.State(
        limit=limit,
        order=(),
        round=1,
        active=0,
        phase=m.MAGIC_PHASE,
        dice=[],
        left=[],
        lone=False,
        diced=[],
        landed=[],
        heading=[],
        parted=[],
        open=(),
        at=[[d.NONE for _ in tokens] for _ in each],
        armies=[[[] for _ in tokens] for _ in each],
        artifacts=[[] for _ in each],
        decks=[
            [u for u in range(len(d.UNITS)) if d.COLOUR[u] == c] * d.COPIES
            for c in range(len(d.COLOURS))
        ],
        graves=[[] for _ in d.COLOURS],
        stock=[[] for _ in d.COLOURS],
        magic=list(range(len(d.MAGIC))),
        spent=[],
        hands=[[] for _ in each],
        owed=[0 for _ in each],
        out=[0 for _ in each],
        force=[],
        battle=None,
        notes=[[] for _ in range(seats + 1)],
        told=[[0] * len(d.MAGIC) for _ in each],
        depth=[[[] for _ in d.DECKS] for _ in each],
        blast=[0 for _ in each],
        listed=[[] for _ in each],
        stance=[0 for _ in each],
        plan=[d.NONE for _ in each],
        reason="",
    )
