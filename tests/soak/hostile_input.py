"""Whatever is typed, sent or forged: no fault of ours, no change, no ping, no markdown of others.

python -m tests.soak.hostile_input --inputs 1000000 --seed 1
python -m tests.soak.hostile_input --inputs 1000000 --wire 2000

Of `--inputs` each layer gets its share, straight: notations, custom ids, names and whispers, what
is typed into options, data of the codec, exported matches. `--wire` so many go through Discord's
stand-in to the whole bot: forged controls of people and strangers, commands full of junk, and
interactions that arrive twice. It prints what it found, and exits with 1 if that is anything.
"""

import argparse
import asyncio
import copy
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any

from cogs.handlers.account_actions import setting
from cogs.pages import custom_ids as ids, match_log_page
from cogs.pages.page_wording import Reader
from cogs.pages.turn_panel_page import refusal
from cogs.show.log_and_replay import seat_named
from engine import lobby, match_record, registry
from engine.codec import CodecError, pack, unpack
from engine.errors import BadNotation, GameError
from engine.game import AnyGame
from engine.match import Match
from engine.notation import read, write
from engine.rng import Rng
from render import look
from render.words.rules_search import named_card, search
from render.words.text_escaping import legible, make_legible, plain, quoted
from services import hours_and_vacations
from tests.engine.test_export import JUNK, places
from tests.laws import running
from tests.laws.running import Running
from tests.laws.shown import NOW
from tests.soak.forged_requests import forged
from tests.soak.junk_values import ODD, harmless, junk

SHARES = {"notations": 30, "ids": 25, "names": 20, "options": 10, "codec": 14, "exports": 1}
"""Of a hundred inputs so many go to each layer."""
SLOW = 2.0
"""Seconds of CPU that no input may take."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 1 if anything was found."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak.hostile_input", description="Send junk."
    )
    parser.add_argument("--inputs", type=int, default=1000)
    parser.add_argument("--wire", type=int, default=0)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args(arguments)
    found = Counter[str]()
    for name, layer in LAYERS.items():
        start, count = time.process_time(), args.inputs * SHARES[name] // 100
        wrong = straight(layer, Rng(f"{args.seed}:{name}"), count)
        spent = time.process_time() - start
        print(f"{name:10} {count:9} inputs, {wrong.total()} findings, {spent:.0f} s of CPU")
        found += wrong
    if args.wire:
        wrong = asyncio.run(forged(args.wire, args.seed))
        print(f"{'wire':10} {args.wire:9} inputs, {wrong.total()} findings")
        found += wrong
    for told, times in found.most_common(20):
        print(f"{times:6}  {told}")
    return 1 if found else 0


def straight(layer: "Layer", rng: Rng, count: int) -> Counter[str]:
    """Give a layer so many inputs; return what went wrong, and how often."""
    found = Counter[str]()
    for attempt in islice(layer(rng), count):
        start = time.process_time()
        try:
            attempt()
        except Exception as error:  # noqa: BLE001 - whatever comes is a finding
            found[f"{layer.__name__}: {type(error).__name__}: {error!r:.200}"] += 1
        if time.process_time() - start > SLOW:
            found[f"{layer.__name__}: more than {SLOW:g} s"] += 1
    return found


Attempt = Callable[[], object]
Layer = Callable[[Rng], Iterator[Attempt]]


# The layers: each yields attempts, which fail where something is wrong


def notations(rng: Rng) -> Iterator[Attempt]:
    """Lines that somebody says are moves."""
    for game in _games():
        sound, at = list[str](), next(running.play(game, f"hostile:{rng.index(10**6)}"))
        for _ in range(400):
            if not at.match.to_act():
                break
            match = at.match
            seat = rng.index(len(match.players))
            legal = [write(one) for one in game.legal(match.position(seat), seat)]
            if legal and rng.index(8) == 0:
                at.do(seat, rng.choice(legal))
                continue
            sound = (legal + sound)[:400]
            yield partial(_said, at, seat, junk(rng, sound))


def _said(at: Running, seat: int, text: str) -> None:
    """Let a seat say something: it is a legal move or order, or changes nothing."""
    match = at.match
    before = (match.ply, match.number, list(match.revisions), dict(match.drafts))
    state = match.state
    try:
        action = read(match.game, text)
        able = [*match.game.legal(match.position(seat), seat), *match.game.orders(state, seat)]
        at.do(seat, text)
        assert action in able, f"{text!r} was done, and is not possible"
    except GameError as error:
        assert match.state is state, f"{text!r} was refused, and changed the match"
        assert before == (match.ply, match.number, list(match.revisions), dict(match.drafts))
        if type(error) is BadNotation:
            harmless(refusal(Reader("fr", ()), BadNotation(text=legible(text))))


def custom_ids(rng: Rng) -> Iterator[Attempt]:
    """Ids of controls, and what was picked."""
    shapes = ("c:do:abcdefgh:1:0:end", "c:log:abcdefgh:::1.2.3", "c:pick::::", "c:prefer:::theme:")
    while True:
        yield partial(_pressed, junk(rng, shapes), junk(rng))


def _pressed(text: str, picked: str) -> None:
    found = ids.MENU.fullmatch(text) or ids.BUTTON.fullmatch(text)
    if found is None:
        return
    asked = ids.parse(found)
    try:
        ids.check(asked, [picked] if picked else [])
    except ids.Malformed:
        return
    if asked.op == "log":
        match_log_page.asked(asked.words)


def names(rng: Rng) -> Iterator[Attempt]:
    """Display names, whispers, and whatever JSON comes from outside."""
    while True:
        yield partial(_named, [junk(rng) for _ in range(4)])


def _named(given: list[str]) -> None:
    data = {"name": given[0], "more": [{"value": given[1]}]}
    make_legible(data)
    json.dumps(data, ensure_ascii=False).encode()
    shown = plain(look.names("fr", tuple(map(legible, given))))
    for name in shown:
        harmless(name.replace("@", ""))  # nobody is called by a name: messages say whom they call
    said = quoted(legible(given[2]))
    assert all(line.startswith("> ") for line in said.split("\n")), f"{said!r:.120}"
    harmless(said.removeprefix("> ").replace("\n> ", "\n"))


def typed(rng: Rng) -> Iterator[Attempt]:
    """Texts for the options of commands."""
    sound = ("18:30", "2026-12-24", "Europe/Paris", "how do I win", "Ann", "dark", "3600")
    keys = ("zone", "digest", "quiet", "theme", "notify", "x")
    while True:
        text, key = legible(junk(rng, sound)), rng.choice(keys)
        ways: tuple[Attempt, ...] = (
            partial(hours_and_vacations.minute, text),
            partial(hours_and_vacations.day, text),
            partial(setting, key, text),
            partial(seat_named, ("Ann", "Ben"), text),
            partial(_arranged, key, text),
            partial(rng.choice((named_card, search)), "magnate", "fr", text),
        )
        yield partial(_refused, rng.choice(ways))


def _refused(way: Attempt) -> None:
    try:
        way()
    except GameError as error:
        harmless(refusal(Reader("en", ()), error))


def _arranged(key: str, text: str) -> None:
    match: Match = lobby.open_match("abcdefgh", "magnate", "1", "5e" * 32, NOW)
    before = (dict(match.table), match.pace)
    try:
        lobby.arrange(match, "1", "turn" if key == "x" else key, text, NOW)
    except GameError:
        assert before == (match.table, match.pace), "refused, and changed"
        raise


def packed(rng: Rng) -> Iterator[Attempt]:
    """JSON data that should be a state, and is not."""
    for game in _games():
        state = next(running.play(game, "codec")).match.state
        whole = pack(state)
        paths = list(places(whole))
        for _ in range(200):
            yield partial(_unpacked, game, _broken(whole, paths, rng))


def _unpacked(game: AnyGame, data: Any) -> None:
    try:
        value = unpack(data, game.State)
    except CodecError:
        return
    assert unpack(pack(value), game.State) == value


def exports(rng: Rng) -> Iterator[Attempt]:
    """Files that should be exported matches, and are not."""
    for game in _games():
        for at in islice(running.play(game, "exports"), 30, None, 30):
            at.match.resign(0, NOW)  # of two: the match is over, and its secret told
            at.match.entries, at.match.news = [*at.log, *at.match.entries], []
            whole = match_record.dump(at.match.record())
            paths = list(places(whole))
            break
        for _ in range(20):
            yield partial(_verified, _broken(whole, paths, rng))


def _verified(data: Any) -> None:
    try:
        match_record.verify(match_record.load(data))
    except GameError as error:
        harmless(refusal(Reader("en", ()), error))


def _games() -> Iterator[AnyGame]:
    while True:
        yield from registry.games()


def _broken(whole: Any, paths: Sequence[tuple[Any, ...]], rng: Rng) -> Any:
    """Return data with one cell that is something else, or nested too deep."""
    *path, last = rng.choice(paths)
    data = inner = copy.copy(whole)
    for key in path:
        inner[key] = copy.copy(inner[key])
        inner = inner[key]
    odd: Any = rng.choice((*JUNK, *ODD))
    if rng.index(50) == 0:
        for _ in range(3000):
            odd = [odd]
    inner[last] = odd
    return data


LAYERS: dict[str, Layer] = {
    "notations": notations,
    "ids": custom_ids,
    "names": names,
    "options": typed,
    "codec": packed,
    "exports": exports,
}

if __name__ == "__main__":
    sys.exit(main())
