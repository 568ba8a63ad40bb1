"""Nothing that leaves the process is computed from what its receiver may not know.

Two matches take the same open course, in one of them somebody does more in secret. What discord.py
is about to send is compared as a whole: addresses, headers, payloads, names and bytes of files.
Nonces are the one thing that may differ, and they must not be readable.
"""

import itertools
import json
import re
import shutil

import discord
import pytest

from cogs.post.outbox_worker import Courier, Worker
from cogs.show.match_sheet_builder import Show
from db.connect import connect
from db.match_rows import Place
from db.store import Store
from services import match_ids
from services.umpire import Umpire
from tests.cogs.conftest import ANN, BEN, CHANNEL, CLEO, GUILD, NAMES, THREAD, Time
from tests.laws.shown import Easel

SECRETS = ("standing 3", "prefer spice_port", "standing 2", "withdraw")
"""What Cleo does in secret: orders that change nothing which anybody else hears of."""


class Wire(discord.Client):
    """A client whose requests are kept instead of sent, and answered as Discord does."""

    def __init__(self):
        super().__init__(intents=discord.Intents(guilds=True))
        self.http.request = self.request
        self.http.token = "a token of tests"
        self.asked = []
        self.ids = itertools.count(9 * 10**17)
        self.dms = {}

    async def request(self, route, *, files=None, form=None, **more):
        """Keep a request as (method, path, payload, files, all else); return an answer."""
        said, kept = more.pop("json", None), {}
        for part in form or ():
            if part["name"] == "payload_json":
                said = json.loads(part["value"])
            else:
                kept[part["name"], part["filename"]] = part["value"].read()
        said = said or {}
        self.asked.append((route.method, route.url, said, kept, more))
        if route.path == "/users/@me/channels":
            who = {"id": said["recipient_id"], "username": "u", "discriminator": "0"}
            id_ = self.dms.setdefault(str(said["recipient_id"]), str(next(self.ids)))
            return {"id": id_, "type": 1, "recipients": [who | {"avatar": None}]}
        author = {"id": "1", "username": "u", "discriminator": "0", "avatar": None}
        return {
            "id": str(next(self.ids)),
            "channel_id": str(route.channel_id),
            "author": author,
            "content": "",
            "timestamp": "2027-01-15T08:00:00+00:00",
            "edited_timestamp": None,
            "type": 0,
            "components": said.get("components", []),
            **dict.fromkeys(("tts", "mention_everyone", "pinned"), False),
            **{what: [] for what in ("mentions", "mention_roles", "attachments", "embeds")},
        }


@pytest.fixture
def played(template, tmp_path, monkeypatch):
    """Play a match of three, in which Cleo does so many things in secret; return its requests."""
    monkeypatch.setattr(match_ids, "fresh", lambda: "abcdef")
    numbers = itertools.count()

    async def play(secrets=()):
        path = shutil.copy(template, tmp_path / f"{next(numbers)}.db")
        engine, clock = await connect(f"sqlite:///{path}"), Time()
        store = Store(engine, clock)
        for who, name in NAMES.items():
            await store.people.meet(who, name, "en")
        umpire, wire = Umpire(store, clock, lambda: "5e" * 32), Wire()
        worker = Worker(umpire, Courier(wire, umpire, Show(umpire, Easel())))

        async def deliver():
            while rows := await store.outbox.claim(worker._name, clock.now, 60, 50):
                for row in rows:
                    await worker._deliver(row)
            clock.now += 60

        place = Place(GUILD, CHANNEL, thread=THREAD, lobby_message=THREAD)
        id_ = (await umpire.tables.open(ANN, "harbours", place)).match.id
        for who in (BEN, CLEO):
            await umpire.tables.join(id_, who)
        await umpire.tables.start(id_, ANN)
        await deliver()
        for turn in range(3):
            for text in secrets if turn == 1 else ():
                await umpire.act(id_, CLEO, [text])
                await deliver()
            clock.now = Time().now + 10_000 * (turn + 1)
            match = (await store.match(id_)).match
            seat = match.to_act()[0]
            await umpire.act(id_, match.players[seat].id, ["rest"])
            await deliver()
        await engine.dispose()
        return wire

    return play


def received(wire):
    """Return what others than Cleo are sent, by where it goes, without nonces; and those."""
    own, found, nonces = wire.dms[CLEO], {}, []
    for method, url, said, files, more in wire.asked:
        where = re.search(r"/channels/(\d+)", url)
        if where is None or where[1] == own:
            continue
        if "nonce" in said:
            nonces.append(said["nonce"])
        kept = {name: value for name, value in said.items() if name != "nonce"}
        path = re.sub(r"/messages/\d+", "/messages/*", url)
        (dm,) = [who for who, id_ in wire.dms.items() if id_ == where[1]] or [where[1]]
        path = path.replace(where[1], dm)
        found.setdefault(dm, []).append((method, path, kept, files, more))
    return found, nonces


async def test_what_is_done_in_secret_is_in_nothing_that_is_sent_to_others(played):
    ours, nonces = received(await played())
    theirs, others = received(await played(SECRETS))
    assert ours.keys() == theirs.keys() == {str(CHANNEL), str(THREAD), ANN, BEN}
    for where, sent in ours.items():
        assert sent == theirs[where]
    assert len(ours[str(THREAD)]) > 4
    for nonce in (*nonces, *others):
        assert re.fullmatch("[0-9a-f]{24}", nonce)
    assert len(set(nonces)) == len(nonces) == len(others)


async def test_the_same_is_known_by_other_nonces_to_whoever_has_another_token(played, monkeypatch):
    first = received(await played())[1]
    assert received(await played())[1] == first
    init = Wire.__init__

    def other(self):
        init(self)
        self.http.token = "another"

    monkeypatch.setattr(Wire, "__init__", other)
    assert not {*first} & {*received(await played())[1]}


@pytest.mark.parametrize("leak", ["nonce", "file", "header", "text"])
async def test_each_kind_of_leak_is_found(played, monkeypatch, leak):
    counted = itertools.count(1)
    act = Umpire.act

    async def acting(self, *given):
        next(counted)
        return await act(self, *given)

    monkeypatch.setattr(Umpire, "act", acting)
    request = Wire.request

    async def leaking(self, route, *, form=None, **given):
        number = str(counted)
        for part in form or ():
            if part["name"] == "payload_json":
                said = json.loads(part["value"])
                if leak == "nonce" and "nonce" in said:
                    said["nonce"] = f"conclave-{number}"
                if leak == "text":
                    said["flags"] = number
                part["value"] = json.dumps(said)
            elif leak == "file":
                part["filename"] = number
        more = {"reason": number} if leak == "header" else {}
        return await request(self, route, form=form, **(given | more))

    monkeypatch.setattr(Wire, "request", leaking)
    with pytest.raises(AssertionError):
        await test_what_is_done_in_secret_is_in_nothing_that_is_sent_to_others(played)
