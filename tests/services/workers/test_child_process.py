"""Processes beside the bot live as long as it does, and end at its word alone."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from services.workers.child_process import begun, end

ROOT = Path(__file__).parents[3]
BOT = """import asyncio
from services.workers.child_process import begun

async def main():
    programs = {programs}
    made = [await begun(*one) for one in programs]
    print(*[one.pid for one in made], flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""
PROGRAMS = (
    ("-m", "render.workers.warm_picture_cache"),
    ("-m", "render.workers.draw_worker", "0"),
    ("-m", "render.workers.replay_film"),
    ("-m", "services.workers.think_worker"),
    ("-c", "while True: pass"),
    ("-c", "import time; time.sleep(600)"),
)


def lives(pid):
    """Tell whether a process runs; one that has ended may still be listed."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def depends(pid):
    """Tell whether a process runs its program, and no signal to all ends it any more."""
    status = Path(f"/proc/{pid}/status").read_text()
    ignored = int(status.partition("SigIgn:")[2].split()[0], 16)
    return bool(ignored >> (signal.SIGTERM - 1) & 1)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they look for it themselves")
async def test_whatever_the_bot_began_ends_with_it_even_when_it_is_killed():
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", BOT.format(programs=PROGRAMS)),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    pids = [int(pid) for pid in (await bot.stdout.readline()).split()]
    assert len(pids) == len(PROGRAMS)
    async with asyncio.timeout(60):
        while not all(map(depends, pids)):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.3)  # they are past the look whether the bot is there still
    assert all(map(lives, pids))
    bot.kill()
    await bot.wait()
    try:
        async with asyncio.timeout(30):
            while any(map(lives, pids)):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
    finally:
        for pid in filter(lives, pids):  # a test that fails leaves none of them
            os.kill(pid, signal.SIGKILL)


async def test_a_signal_to_all_is_for_the_bot_alone():
    process = await begun("-c", "print(flush=True); print(input(), flush=True)")
    await process.stdout.readline()  # it runs
    for name in (signal.SIGINT, signal.SIGTERM):
        process.send_signal(name)
    process.stdin.write(b"here\n")
    assert await process.stdout.readline() == b"here\n"
    await end(process)
    assert process.returncode is not None
