"""Importance of events to readers; each game declares it in its `WEIGHTS`."""

import enum
from collections.abc import Iterable


class Weight(enum.IntEnum):
    """What an event is to a reader.

    HEADLINE: nobody may miss it (a battle, an elimination, a tower, the last round, the end).
    DEED: what a player chose to do, and what the summary of the turn says of it.
    LEDGER: what followed by itself (a draw, an income); told only where there is room.
    """

    LEDGER = 0
    DEED = 1
    HEADLINE = 2


def weights(
    *, headlines: Iterable[type], deeds: Iterable[type], ledger: Iterable[type]
) -> dict[type, Weight]:
    """Return the weight of each class of events."""
    rows = ((headlines, Weight.HEADLINE), (deeds, Weight.DEED), (ledger, Weight.LEDGER))
    return {kind: weight for kinds, weight in rows for kind in kinds}
