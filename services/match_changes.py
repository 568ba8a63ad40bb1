"""How every use case changes a match: read it, let a deed change it, write what came of it.

Entry, snapshot and outbox are written in one transaction. Who loses a race reads again and
decides again; a revision that no longer stands refuses by itself.
"""

from collections.abc import Awaitable, Callable, Sequence

from db.match_rows import Stored
from db.outbox import Owed
from db.people import Person
from db.store import Conflict, Store
from engine.calendar import Calendar
from engine.match import Match
from services.hours_and_vacations import calendar_of
from services.outbox_rows import owed
from services.refusals import Busy

TRIES = 8


class Changes:
    """Changes matches of a store, each by one deed in one transaction.

    `awake` is waited for before a match is changed: whoever sees to the time first notes how long
    nobody could.
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.awake: Callable[[], Awaitable[None]] = _at_once

    async def apply(
        self,
        match_id: str,
        deed: Callable[[Match], None],
        told: Callable[[Match], Sequence[Owed]] = lambda match: (),
    ) -> Stored:
        """Read, change and write a match, again if somebody else was first; Busy after a while.

        `told` says what is owed besides the news of the match.
        """
        await self.awake()
        for _ in range(TRIES):
            stored = await self.store.match(match_id)
            deed(stored.match)
            try:
                await self.store.save(stored, [*owed(stored.match), *told(stored.match)])
            except Conflict:
                continue
            return stored
        raise Busy


async def calendars(store: Store, people: Sequence[str]) -> dict[str, Calendar]:
    """Return when the clocks of people run, from their settings."""
    known = await store.people.get_all(people)
    return {who: calendar_of(person.settings) for who, person in known.items()}


def blocked_by(person: Person) -> Sequence[str]:
    """Return the ids of those from whom a person takes neither whispers nor invitations."""
    blocked: Sequence[str] = person.settings.get("blocked", ())
    return blocked


async def _at_once() -> None:
    """Wait for nothing."""
