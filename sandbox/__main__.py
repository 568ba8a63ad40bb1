"""Serve the sandbox alone, for a bot that is started elsewhere: ``python -m sandbox``."""

import argparse
import asyncio
import signal
from pathlib import Path

from .server import Sandbox


async def serve(port: int, state: Path | None) -> None:
    """Serve until the process is stopped."""
    async with Sandbox(port=port, state=state, check=False, elsewhere=True) as box:
        print(
            f"page     {box.url}\napi      {box.api}\ngateway  {box.gateway}\ntoken    {box.token}"
        )
        stopped = asyncio.Event()
        for name in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(name, stopped.set)
        await stopped.wait()


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=serve.__doc__)
    parser.add_argument("--port", type=int, default=8080, help="0 takes a free one")
    parser.add_argument("--state", type=Path, help="a folder that outlives the process")
    options = parser.parse_args()
    asyncio.run(serve(options.port, options.state))


if __name__ == "__main__":
    main()
