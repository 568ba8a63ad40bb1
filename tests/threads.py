"""Threads: a match of computers as a player reads it, kept as text in every language.

    python -m tests.threads [KEY ...]     writes them anew, those of all games or of some
    python -m tests.threads --locale CODE --out FOLDER [KEY ...]     in one language, elsewhere

One seat counts as a person's: a post is made each time that it is asked, with all that happened
since the post before; once it is out, each time that another is. A line begins with "> " where the
player's private panel says something else than the post. The texts lie beside the tests of their
game; read them aloud before they are committed: they are judged by how they read.
"""

import argparse
import sys
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cogs.pages.match_end_post import score, won
from cogs.pages.page_wording import Reader
from engine import lobby, registry
from engine.game import AnyGame, Seat
from engine.match import Match
from engine.match_record import LOBBY_KINDS, Entry, positions
from engine.visibility import Viewer
from languages import COMPLETE
from render.look import Look
from render.registry import art
from render.words import turn_narration
from render.words.catalogues import LOCALES, say
from render.words.command_mentions import mentioned
from render.words.turn_grouping import Key, Turn, Views, turns
from tests.cogs import harbours

HERE = Path(__file__).parent
KEPT = COMPLETE
"""The languages in which threads are kept."""
NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil")
SEATS = 3
"""Seats of the match, where the game has so many."""
POSTS = 20
"""Posts that a thread shows from the beginning, besides those that put a seat out, and the last."""
LAST = 3
MOST_STEPS = 5_000


@dataclass(frozen=True)
class Thread:
    """A match that computers played to its end, with the entries of each post."""

    match: Match
    person: Seat
    posts: tuple[tuple[Entry, ...], ...]
    keys: tuple[Key, ...]
    states: tuple[Any, ...]

    def views(self, viewer: Viewer) -> Views:
        """Return what a viewer saw before and after each move."""
        game = self.match.game

        def both(key: Key) -> tuple[Any, Any]:
            at = bisect_left(self.keys, key)
            before = game.view(self.states[max(at - 1, 0)], viewer)
            return before, game.view(self.states[at], viewer)

        return both

    def turns(self, entries: Sequence[Entry], viewer: Viewer) -> list[Turn]:
        """Return entries as turns for a viewer."""
        return turns(entries, viewer, self.views(viewer))

    def look(self, locale: str) -> Look:
        """Return the look of a reader of the thread."""
        return Look(locale=locale, names=NAMES[: len(self.match.players)], markdown=True)


@cache
def played(key: str, seats: int, seed: str = "5e") -> Thread:
    """Return the thread of a match between sensible computers."""
    match = lobby.open_match("thread", key, "a", seed * 32, 0)
    for _ in range(seats - 1):
        lobby.join_computer(match, "greedy", 0)
    lobby.start(match, "a", 0)
    person = match.seat_of("a")
    posts, asked, first, watched = list[tuple[Entry, ...]](), 0, 0, person
    for now in range(1, MOST_STEPS):
        if watched in _out(match.key, match.entries[-1]) and match.to_act():
            watched = match.to_act()[0]
        if match.since.get(watched, 0) > asked or asked == 0:
            asked = now
            posts.append(_from(match, first))
            first = match.number
        waited = sorted(match.to_act(), key=lambda seat: seat == person)
        if not waited:
            break
        match.computer_turn(waited[0], 0, now)
    posts.append(_from(match, first))
    keys, states = _replayed(match)
    return Thread(match, person, tuple(posts), keys, states)


def _out(key: str, entry: Entry) -> set[Seat]:
    """Return whom an entry puts out of the match."""
    events = (event for move in entry.moves for event in move.events)
    return {event.seat for event in events if isinstance(event, art(key).out)}


def _from(match: Match, first: int) -> tuple[Entry, ...]:
    return tuple(e for e in match.entries if e.number >= first and e.kind not in LOBBY_KINDS)


def _replayed(match: Match) -> tuple[tuple[Key, ...], tuple[Any, ...]]:
    """Return every state of a match under the key of what led to it."""
    numbers = iter(e.number for e in match.entries if e.kind not in LOBBY_KINDS)
    keys, states = list[Key](), list[Any]()
    page, number, index = None, -1, -1
    for position in positions(match.record()):
        if position.page is not page:
            page, number, index = position.page, next(numbers), -1
        if position.move is not None:
            index += 1
        keys.append((number, index))
        states.append(position.state)
    return tuple(keys), tuple(states)


def text(thread: Thread, locale: str) -> str:
    """Return a thread as it is kept."""
    match, look = thread.match, thread.look(locale)
    game = say(locale, f"{match.key.replace('_', '-')}-title")
    head = say(locale, "lobby-thread-name", game=game, names=", ".join(look.names))
    pages = [f"# {head}"]
    shown = list(enumerate(thread.posts))
    for number, entries in shown:
        goes = any(_out(match.key, entry) for entry in entries)
        if POSTS <= number < len(shown) - LAST and not goes:
            continue
        lines = turn_narration.post(art(match.key), thread.turns(entries, None), look)
        own = turn_narration.recap(
            art(match.key), thread.turns(_others(thread, number), thread.person), look
        )
        lines += [f"> {line}" for line in own if line not in lines]
        lines += _ended(thread, locale) if number + 1 == len(shown) else []
        pages.append(mentioned("\n".join([f"## {number + 1}", *lines]), {}))
    return "\n\n".join(pages) + "\n"


def _ended(thread: Thread, locale: str) -> list[str]:
    """Return what the last post says of the end."""
    match, reader = thread.match, Reader(locale, thread.look(locale).names)
    told = [f"# {won(reader, match.outcome, art(match.key).score)}"]
    if match.outcome is not None and match.outcome.score:
        told += score(reader, match).splitlines()
    return told


def _others(thread: Thread, number: int) -> tuple[Entry, ...]:
    """Return the entries of a post after the person's own last move."""
    entries = thread.posts[number]
    own = [at for at, e in enumerate(entries) if any(m.seat == thread.person for m in e.moves)]
    return entries[own[-1] + 1 :] if own else entries


def file(key: str, locale: str) -> Path:
    """Return where the thread of a game lies."""
    home = HERE / "harbours" if key == harbours.game.key else HERE / "games" / key
    return home / f"thread.{locale}.txt"


def seats(game: AnyGame) -> int:
    """Return how many play: three where the game has so many."""
    least, most = game.meta.seats
    return min(max(SEATS, least), most)


def write(game: AnyGame, locales: Sequence[str] = KEPT, out: Path | None = None) -> Iterator[Path]:
    """Write the texts of a game anew, into a folder if one is named; yield those that changed."""
    for locale in locales:
        path, new = file(game.key, locale), text(played(game.key, seats(game)), locale)
        if out:
            out.mkdir(parents=True, exist_ok=True)
            path = out / f"{game.key}.{locale}.txt"
        if not path.exists() or path.read_text(encoding="utf-8") != new:
            path.write_text(new, encoding="utf-8")
            yield path


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the threads anew."""
    parser = argparse.ArgumentParser(prog="tests.threads")
    parser.add_argument("keys", nargs="*")
    parser.add_argument("--locale", choices=LOCALES)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args(arguments)
    if bool(args.locale) != bool(args.out):
        parser.error("--locale and --out go together")
    locales = (args.locale,) if args.locale else KEPT
    with pytest.MonkeyPatch.context() as patch:
        harbours.welcome(patch)
        for game in (*registry.every(), harbours.game):
            if not args.keys or game.key in args.keys:
                for path in write(game, locales, args.out):
                    sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
