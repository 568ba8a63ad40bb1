"""Count of files and functions that one press enters: `python -m tools.files_per_press [-v]`.

A match of The Seven Sages of three, three moves played. The press carries out the first legal
action of whoever is waited for, and everything that it owes is delivered. Pictures are stubbed.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

from cogs import component_routes
from cogs.interactions.cog_base import Desk
from cogs.pages.custom_ids import BUTTON, ControlId, parse
from cogs.post.outbox_worker import Courier, Worker
from cogs.show import log_and_replay, match_sheet_builder
from db import Place, Store, connect, migrate
from engine.notation import write
from languages import ORIGINAL
from services.umpire import Umpire
from services.workers.draw_pool import Drawn
from tests.cogs.fakes import Client, Interaction

ROOT = Path(__file__).parents[1]
PEOPLE = ("200000000000000001", "200000000000000002", "200000000000000003")
MOVES_BEFORE = 3
NOW = 1_800_000_000


class EmptyDrawPool:
    """Draws nothing: every picture is empty."""

    async def soon(self, wanted: Any, rank: Any, whose: str, calm: bool = False) -> Drawn | None:
        """Return the first picture that is wanted, without a pixel."""
        return next((Drawn(one, b"") for one in wanted), None)


class Trace:
    """The project's files and functions that were entered, with how often."""

    def __init__(self) -> None:
        self.functions: Counter[tuple[str, str]] = Counter()

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        """Count a call, as `sys.setprofile` reports it."""
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(f"{ROOT}/"):
            path = code.co_filename.removeprefix(f"{ROOT}/")
            if not path.startswith((".venv", "tests", "tools")):
                self.functions[path, code.co_qualname] += 1

    @property
    def files(self) -> Counter[str]:
        """Return by file how many of its functions were entered."""
        return Counter(path for path, _ in self.functions)


async def press() -> Trace:
    """Play the moves before, then trace one press with all that it owes."""
    with tempfile.TemporaryDirectory() as folder:
        engine = await connect(f"sqlite:///{folder}/trace.db")
        await migrate(engine)
        store = Store(engine, lambda: NOW)
        for who in PEOPLE:
            await store.people.meet(who, f"Player {who[-1]}", ORIGINAL)
        umpire = Umpire(store, lambda: NOW, lambda: "5e" * 32)
        show = match_sheet_builder.Show(umpire, EmptyDrawPool())  # type: ignore[arg-type]
        courier = Courier(Client(umpire.now), umpire, show)
        worker = Worker(umpire, courier)
        desk = Desk(umpire, show, courier, worker, log_and_replay.LogNarrator(umpire, show))
        place = Place(10**18 + 1, 10**18 + 2, thread=10**18 + 3, lobby_message=10**18 + 3)
        id_ = (await umpire.tables.open(PEOPLE[0], "seven_sages", place)).match.id
        for who in PEOPLE[1:]:
            await umpire.tables.join(id_, who)
        await umpire.tables.start(id_, PEOPLE[0])
        for _ in range(MOVES_BEFORE):
            seat, text = await _choice(umpire, id_)
            await umpire.act(id_, (await _match(umpire, id_)).players[seat].id, [text])
            await _deliver(umpire, worker)
        match = await _match(umpire, id_)
        seat, text = await _choice(umpire, id_)
        asked = str(ControlId("do", id_, match.revisions[seat], seat, text))
        it = Interaction(desk, match.players[seat].id, custom_id=asked)
        found = BUTTON.fullmatch(asked)
        assert found is not None
        trace = Trace()
        sys.setprofile(trace)
        try:
            await component_routes.handle(it, parse(found), ())
            await _deliver(umpire, worker)
        finally:
            sys.setprofile(None)
        if (await _match(umpire, id_)).ply == match.ply:
            raise RuntimeError(f"the press played nothing, and was answered: {it.text}")
        await engine.dispose()
    return trace


async def _match(umpire: Umpire, id_: str) -> Any:
    return (await umpire.store.match(id_)).match


async def _choice(umpire: Umpire, id_: str) -> tuple[int, str]:
    """Return a seat that is waited for, and its first legal action."""
    match = await _match(umpire, id_)
    seat = match.to_act()[0]
    return seat, write(match.game.legal(match.state, seat)[0])


async def _deliver(umpire: Umpire, worker: Worker) -> None:
    while rows := await umpire.store.outbox.claim(worker._name, umpire.now(), 60, 50):  # noqa: SLF001
        for row in rows:
            await worker._deliver(row)  # noqa: SLF001


def main() -> int:
    """Print how many files and functions were entered; with -v which."""
    trace = asyncio.run(press())
    if "-v" in sys.argv[1:]:
        for path, count in sorted(trace.files.items()):
            print(f"{count:4d}  {path}")
    print(f"{len(trace.files)} files, {len(trace.functions)} functions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
