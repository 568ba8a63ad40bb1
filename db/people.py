"""People and servers: names, languages and settings."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Table, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from db.connect import reading, writing
from db.rows import Values, text
from db.tables import deliveries, guilds, outbox, people, whispers


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: an opaque id, the name shown, the language and settings."""

    id: str
    name: str
    locale: str
    settings: dict[str, Any] = field(default_factory=dict)


class People:
    """The people and servers of a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def person(self, id: str) -> Person | None:  # noqa: A002
        """Return a person; None if they were never met, or are forgotten."""
        return (await self.persons([id])).get(id)

    async def persons(self, ids: Iterable[str]) -> dict[str, Person]:
        """Return those of these people who are known, by id."""
        asked = select(people).where(people.c.id.in_(list(ids)))
        async with reading(self._engine) as conn:
            rows = (await conn.execute(asked)).all()
        return {r.id: Person(r.id, r.name, r.locale, json.loads(r.settings)) for r in rows}

    async def meet(self, id: str, name: str, locale: str) -> None:  # noqa: A002
        """Note the name and language of a person; nothing is written if they are known."""
        known = await self.person(id)
        if known is None or (known.name, known.locale) != (name, locale):
            fresh = {"name": name, "locale": locale, "settings": "{}"}
            await self._write(people, id, {"name": name, "locale": locale}, fresh)

    async def set_person(self, id: str, **settings: Any) -> None:  # noqa: A002
        """Change settings of a person; None takes one away."""
        await self._settle(people, id, settings, {"name": "", "locale": "en"})

    async def guild(self, id: int) -> dict[str, Any]:  # noqa: A002
        """Return the settings of a server; {} if it has none."""
        async with reading(self._engine) as conn:
            found = await conn.scalar(select(guilds.c.settings).where(guilds.c.id == id))
        settings: dict[str, Any] = json.loads(found or "{}")
        return settings

    async def set_guild(self, id: int, **settings: Any) -> None:  # noqa: A002
        """Change settings of a server; None takes one away."""
        await self._settle(guilds, id, settings, {})

    async def forget(self, id: str) -> None:  # noqa: A002
        """Remove the name, the settings and what is owed to a person.

        Matches keep the opaque id, from which chance comes.
        """
        async with writing(self._engine) as conn:
            await conn.execute(delete(people).where(people.c.id == id))
            await conn.execute(delete(deliveries).where(deliveries.c.person == id))
            await conn.execute(delete(outbox).where(outbox.c.destination == f"dm:{id}"))
            mine = or_(whispers.c.sender == id, whispers.c.receiver == id)
            await conn.execute(delete(whispers).where(mine))

    async def _settle(
        self, table: Table, key: str | int, settings: dict[str, Any], first: Values
    ) -> None:
        fresh = {**first, "settings": "{}"}
        await self._write(table, key, {}, fresh)
        async with writing(self._engine) as conn:
            mine = table.c.id == key
            asked = select(table.c.settings).where(mine).with_for_update()
            merged = {**json.loads(await conn.scalar(asked) or "{}"), **settings}
            kept = {key: value for key, value in merged.items() if value is not None}
            await conn.execute(update(table).where(mine).values(settings=text(kept)))

    async def _write(self, table: Table, key: str | int, changes: Values, fresh: Values) -> None:
        """Change a row, or write it if there is none."""
        change = update(table).where(table.c.id == key).values(changes or {"id": key})
        try:
            async with writing(self._engine) as conn:
                if (await conn.execute(change)).rowcount == 0:
                    await conn.execute(insert(table).values(id=key, **fresh))
        except IntegrityError:  # another process wrote it between the two
            async with writing(self._engine) as conn:
                await conn.execute(change)
