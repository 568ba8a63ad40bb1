"""The table of Magus before chance, or who writes a position, has its say."""

from . import data as d, state_and_actions as m


def empty(seats: int, limit: int) -> m.State:
    """Return a table with nothing on it: all pieces in reserve, all potions in the deck."""
    each = range(seats)
    return m.State(
        limit=limit,
        round=1,
        first=0,
        active=0,
        final=False,
        counted=0,
        counting=0,
        asked=[],
        picked=0,
        circle=list(range(len(d.COLOURS))),
        rings=list(range(len(d.COLOURS))),
        stock=[d.CRYSTALS] * len(d.MANA),
        pieces=[[0] * (len(d.COLOURS) * len(d.PIECES)) for _ in each],
        reserve=[list(d.PIECES) for _ in each],
        powers=[[d.START] * len(d.TRACKS) for _ in each],
        mana=[[0] * len(d.MANA) for _ in each],
        glory=[[0] * len(d.GLORY_ROWS) for _ in each],
        potions=[[] for _ in each],
        tilted=[[] for _ in each],
        row=[],
        deck=list(range(len(d.POTIONS))),
        free=[],
        spent=[],
        action=0,
        die=0,
        size=0,
        groups=0,
        raises=0,
        step=0,
        brought=[0] * len(d.COLOURS),
        aimed=0,
        raised=0,
        called=0,
        lowered=0,
        activated=0,
        taken=0,
        pending=[],
        rankings=[[] for _ in each],
    )
