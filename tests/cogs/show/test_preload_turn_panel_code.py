"""What the first panel of a game needs is loaded beforehand, off the event loop."""

import os
import subprocess
import sys
from pathlib import Path

import structlog

from cogs.show import preload_turn_panel_code
from engine import registry

ROOT = Path(__file__).parents[3]
FIRST = """import asyncio, sys
from cogs.client import found_cogs
from services.umpire import Umpire
from cogs.show import preload_turn_panel_code
from cogs.show.match_sheet_builder import Show, DisplaySettings
from db.connect import connect, migrate
from db.match_rows import Place
from db.store import Store
from engine import registry
from render import registry as arts
from render.words import catalogues
from tests.laws.shown import Easel

async def panel(umpire, show, game, locale):
    stored = await umpire.tables.open("1", game.key, Place(1, 2, thread=3, locale=locale))
    while len(stored.match.players) < game.meta.seats[0]:
        stored = await umpire.tables.join_computer(stored.match.id, "1", "easy")
    stored = await umpire.tables.start(stored.match.id, "1")
    await show.panel(stored, stored.match.seat_of("1"), DisplaySettings(locale=locale))

async def main():
    found_cogs()
    engine = await connect("sqlite:///" + sys.argv[1])
    await migrate(engine)
    umpire = Umpire(Store(engine))
    show = Show(umpire, Easel())
    for load in sys.argv[2:]:
        preload_turn_panel_code.load()
    known, read = set(sys.modules), catalogues.shipped.cache_info().misses
    for game in registry.games():
        for locale in catalogues.LOCALES:
            await panel(umpire, show, game, locale)
    rooms = ("engine.", "render.", "services.", "cogs.")
    print(*[name for name in {*sys.modules} - known if name.startswith(rooms)])
    print(catalogues.shipped.cache_info().misses - read)
    await engine.dispose()

asyncio.run(main())
"""


def loaded_late(folder, *load):
    """Return the modules that first panels import, and how many catalogues they read."""
    found = subprocess.run(
        [sys.executable, "-c", FIRST, str(folder / "first.db"), *load],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    modules, catalogues = found.split("\n")[-3:-1]
    return modules.split(), int(catalogues)


def test_first_panels_load_nothing_any_more(tmp_path):
    assert loaded_late(tmp_path, "load") == ([], 0)


def test_a_game_that_cannot_be_loaded_costs_a_line_and_no_other_game(monkeypatch):
    def broken(game):
        if game.key == "magus":
            raise KeyError
        loaded.append(game.key)

    loaded = []
    monkeypatch.setattr(preload_turn_panel_code, "_load", broken)
    with structlog.testing.capture_logs() as logs:
        preload_turn_panel_code.load.__wrapped__()
    assert [line["game"] for line in logs] == ["magus"]
    assert len(loaded) == len(registry.games()) - 1
