"""The log split by match into parts of one table, for a PostgreSQL that has become large.

Each part has indexes of its own, which stay small enough for memory where many matches are over,
and can be looked after by itself. The tables are asked as before.
"""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.schema import AddConstraint, CreateIndex

from db.database_url_and_error_messages import DatabaseUnusable
from db.tables import entries

MOST = 100
"""Parts: with more, what looks through all of them takes longer again."""


async def split(engine: AsyncEngine, parts: int) -> None:
    """Split the log in one transaction, while no bot runs; it is written anew.

    Raises DatabaseUnusable if the database is no PostgreSQL, the log is split already, or `parts`
    are less than two or more than a hundred.
    """
    if not 2 <= parts <= MOST:
        raise DatabaseUnusable(f"The log can be split into 2 to {MOST} parts.")
    if engine.dialect.name != "postgresql":
        raise DatabaseUnusable("Only the log of a PostgreSQL can be split.")
    async with engine.begin() as conn:
        await conn.execute(sa.text("LOCK TABLE entries"))
        kind = "SELECT relkind::text FROM pg_class WHERE oid = 'entries'::regclass"
        if await conn.scalar(sa.text(kind)) == "p":
            raise DatabaseUnusable("The log is split already.")
        for statement in (
            "ALTER TABLE entries RENAME TO entries_whole",
            "CREATE TABLE entries (LIKE entries_whole INCLUDING DEFAULTS) "
            "PARTITION BY HASH (match_id)",
            *(
                f"CREATE TABLE entries_{part:02} PARTITION OF entries "
                f"FOR VALUES WITH (MODULUS {parts}, REMAINDER {part})"
                for part in range(parts)
            ),
            "INSERT INTO entries SELECT * FROM entries_whole",
            "DROP TABLE entries_whole",
        ):
            await conn.execute(sa.text(statement))
        for constraint in (entries.primary_key, *entries.foreign_key_constraints):
            await conn.execute(AddConstraint(constraint))
        for index in entries.indexes:
            await conn.execute(CreateIndex(index))
