"""Databases as versions of Conclave left them, with live matches of every game.

    python -m tests.db.kept 0001-first

writes `tests/db/fixtures/0001-first.sql`, named for the newest migration and for what is new in
it. Every later version must read what is there: a file is added before a release that stores
something otherwise, and none is ever written again.
"""

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path

from db import Delivery, OutboxRow, Store, connect, migrate
from db.match_rows import Stored
from engine import bots, registry
from engine.bots.think_budget import Count
from engine.game import AnyGame
from engine.match import Match
from engine.notation import write
from engine.rng import Rng
from tests.db.positions import GUILD, NOW, at_place, new_lobby, running

FOLDER = Path(__file__).parent / "fixtures"
PEOPLE = {"ann": "Ann", "ben": "Ben", "cleo": "Cléo", "dora": "Dora", "eve": "Ève"}
FEWEST, MOST = 60, 80
"""Steps after which matches of the fewest and of the most seats are left."""


def files() -> list[Path]:
    """Return the databases that are kept, as SQL."""
    return sorted(FOLDER.glob("*.sql"))


def restore(file: Path, path: Path) -> str:
    """Make a database file of one that is kept; return its URL."""
    with sqlite3.connect(path) as made:
        made.executescript(file.read_text(encoding="utf-8"))
    made.close()
    return f"sqlite:///{path}"


def play(match: Match, rng: Rng, steps: int = 100_000) -> None:
    """Play so many greedy steps, or to the end, for whoever is waited for."""
    for _ in range(steps):
        if not match.to_act():
            return
        seat = match.to_act()[0]
        view = match.game.view(match.position(seat), seat)
        match.add(seat, write(bots.choose("greedy", match.game, view, seat, Count(0), rng)), NOW)


def _matches(game: AnyGame, number: int) -> list[Stored]:
    """Return two matches of a game that are played, one that a seat has left, and a lobby."""
    least, most = game.meta.seats
    few = running(f"few{number}", *list(PEOPLE)[:least], key=game.key, strict=True)
    many = running(f"many{number}", *list(PEOPLE)[:most], key=game.key)
    play(few, Rng(f"{game.key} few"), FEWEST)
    play(many, Rng(f"{game.key} many"), MOST)
    left = running(f"left{number}", *list(PEOPLE)[:least], key=game.key)
    left.resign(0, NOW)
    gathers = new_lobby(f"lob{number}", "eve", key=game.key)
    return [at_place(match) for match in (few, many, left, gathers)]


async def _write(url: str) -> None:
    engine = await connect(url)
    await migrate(engine)
    store = Store(engine, clock=lambda: float(NOW))
    for who, name in PEOPLE.items():
        await store.people.meet(who, name, "fr" if who == "eve" else "en")
    await store.people.update("ann", theme="light")
    await store.guilds.update(GUILD, locale="fr")
    for number, game in enumerate(registry.games(), 1):
        for stored in _matches(game, number):
            await store.create(stored, [OutboxRow("thread", "board")])
        await store.deliveries.save(f"few{number}", 0, Delivery("sent", 1, 2, "digest", NOW))
        await store.whispers.add(f"many{number}", "ann", "ben", "Truce?", NOW, [])
    await store.alarms.beat(0, NOW)
    await engine.dispose()


def main(name: str) -> None:
    """Write a database of today."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "kept.db"
        asyncio.run(_write(f"sqlite:///{path}"))
        with sqlite3.connect(path) as made:
            text = "\n".join(made.iterdump()) + "\n"
        made.close()
    (FOLDER / f"{name}.sql").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
