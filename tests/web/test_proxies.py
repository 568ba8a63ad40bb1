"""The pages behind Caddy and nginx, as the operators' guide has them: its text runs."""

import asyncio
import contextlib
import re
import shutil
import socket
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import aiohttp
import pytest

from tests.web.conftest import Served
from web import http_responses
from web.client_address_rate_limit import Limits

GUIDE = Path(__file__).parents[2] / "docs" / "operators.md"
EXAMPLES = re.findall(r"With (Caddy|nginx):\n\n```\n(.*?)```", GUIDE.read_text(), re.DOTALL)
OLDER = re.sub(r" *proxy_(http_version|set_header Connection) .*\n", "", dict(EXAMPLES)["nginx"])
"""The second as many have it: it asks by HTTP/1.0, whose answers come without chunks."""
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{server}
}}
"""
PROMPT = 20.0
"""Seconds within which an event that is not held back has come."""


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _command(name: str, example: str, port: int, site: int, folder: Path) -> list[str]:
    """Write an example for this machine, without its certificate; return what runs it."""
    assert "127.0.0.1:8090" in example
    shown = example.replace("127.0.0.1:8090", f"127.0.0.1:{site}")
    file = folder / "proxy.conf"
    if name == "Caddy":
        file.write_text(shown.replace("conclave.example", f"http://127.0.0.1:{port}", 1))
        return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    shown = re.sub(r" *ssl_\w+ .*\n", "", shown.replace("443 ssl", f"127.0.0.1:{port}"))
    file.write_text(AROUND.format(folder=folder, server=shown))
    return ["nginx", "-e", f"{folder}/error.log", "-p", str(folder), "-c", str(file)]


@dataclass
class Front:
    """A proxy that runs, and what asks it."""

    url: str
    session: aiohttp.ClientSession

    async def get(self, path: str, **headers: str) -> tuple[int, aiohttp.ClientResponse, bytes]:
        named = {key.replace("_", "-"): value for key, value in headers.items()}
        async with self.session.get(self.url + path, headers=named) as found:
            return found.status, found, await found.read()


@pytest.fixture(params=EXAMPLES, ids=[name for name, _ in EXAMPLES])
async def front(
    request: pytest.FixtureRequest, page: Served, tmp_path: Path
) -> AsyncIterator[Front]:
    name, example = request.param
    program = shutil.which(name.lower(), path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    if program is None:
        pytest.skip(f"{name} is not installed (Debian's package {name.lower()})")
    port = _free_port()
    _, *arguments = _command(name, example, port, page.site.port, tmp_path)
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    with (tmp_path / "out").open("wb") as out:
        child = await asyncio.create_subprocess_exec(
            program, *arguments, env=home, stdout=out, stderr=out
        )
    url = f"http://127.0.0.1:{port}"
    try:
        async with aiohttp.ClientSession(auto_decompress=False) as session:
            async with asyncio.timeout(20):
                while True:
                    assert child.returncode is None, (tmp_path / "out").read_text()
                    with contextlib.suppress(aiohttp.ClientError):
                        async with session.get(f"{url}/static/icon.svg") as found:
                            assert found.status == 200
                        break
                    await asyncio.sleep(0.1)
            yield Front(url, session)
    finally:
        if child.returncode is None:
            child.terminate()
        try:
            await asyncio.wait_for(child.wait(), 1.0)
        except TimeoutError:  # Caddy waits for whoever still listens to events
            child.kill()
            await child.wait()


def test_the_guide_has_an_example_for_each() -> None:
    assert [name for name, _ in EXAMPLES] == ["Caddy", "nginx"]


async def test_pages_and_pictures_come_through_as_they_are(page: Served, front: Front) -> None:
    await page.match()
    path = f"/m/{page.links['m1']}"
    status, found, body = await front.get(path, Accept_Encoding="gzip")
    assert (status, found.headers["Content-Encoding"]) == (200, "gzip")
    assert body[:2] == b"\x1f\x8b"
    for name, value in (*http_responses.SAFE.items(), ("X-Robots-Tag", http_responses.HIDDEN)):
        assert found.headers[name] == value
    status, _, body = await front.get(path, If_None_Match=found.headers["ETag"])
    assert (status, body) == (304, b"")
    _, _, text = await front.get(path, Accept_Encoding="identity")
    picture = text.decode().partition('<img src="')[2].partition('"')[0].replace("&amp;", "&")
    _, drawn, whole = await front.get(picture)
    assert drawn.headers["Cache-Control"] == http_responses.PAST
    status, part, body = await front.get(picture, Range="bytes=4-9")
    assert (status, body) == (206, whole[4:10])
    assert part.headers["Content-Range"] == f"bytes 4-9/{len(whole)}"


@pytest.mark.parametrize(
    "front",
    [*EXAMPLES, ("nginx", OLDER)],
    ids=[*(name for name, _ in EXAMPLES), "nginx by HTTP/1.0"],
    indirect=True,
)
async def test_new_turns_are_not_held_back(page: Served, front: Front) -> None:
    await page.match(steps=20)
    async with front.session.get(f"{front.url}/m/{page.links['m1']}/events") as events:
        async with asyncio.timeout(PROMPT):
            assert await events.content.readline() == b"retry: 5000\n"
            while not (await events.content.readline()).startswith(b"event: turn"):
                pass
        await page.advance(steps=12)
        async with asyncio.timeout(PROMPT):
            while not (await events.content.readline()).startswith(b"event: turn"):
                pass


async def test_who_asks_too_often_is_known_by_the_address_that_the_proxy_saw(
    page: Served, front: Front
) -> None:
    await page.match()
    page.site._limits = Limits(pages=4)
    path = f"/m/{page.links['m1']}"
    seen = [(await front.get(path, X_Forwarded_For=f"203.0.113.{n}"))[0] for n in range(6)]
    assert seen == [200] * 4 + [429] * 2
