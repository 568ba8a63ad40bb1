"""Draft a migration: `python -m db <url of a database> "what it does"`."""

import asyncio
import sys

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection

from db.connect import MIGRATIONS, connect, migrate


async def _draft(url: str, title: str) -> None:
    engine = await connect(url)
    await migrate(engine)
    async with engine.begin() as conn:
        await conn.run_sync(_revision, title)
    await engine.dispose()


def _revision(conn: Connection, title: str) -> None:
    config = Config(attributes={"connection": conn})
    config.set_main_option("script_location", str(MIGRATIONS))
    command.revision(config, title, autogenerate=True)


if len(sys.argv) != 3:
    sys.exit(__doc__)
asyncio.run(_draft(sys.argv[1], sys.argv[2]))
