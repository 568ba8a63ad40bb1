"""Laws of how matches are told: weights of events, turns, posts and recaps."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise

from cogs.pages.sheet import Sheet, Words
from cogs.show.match_sheet_builder import LATELY, DisplaySettings
from db.match_rows import GROUP, LETTERS, THREAD, Place, Stored
from db.people_and_servers import Person
from engine import registry
from engine.apply_move import Move
from engine.game import AnyGame
from engine.match_record import Entry, Kind
from engine.visibility import Viewer
from languages import ORIGINAL
from render.look import Look
from render.registry import Art, art
from render.words import turn_narration
from render.words.event_importance import Weight
from render.words.turn_grouping import Turn, turns
from tests import threads
from tests.laws.positions import Played
from tests.laws.shown import showing
from tests.laws.translated import TRANSLATED

HOMES = (THREAD, LETTERS, GROUP)
NAMES = ("Ada", "Bruno", "Cléo", "Dora", "Émile")


def law_weights(game: AnyGame) -> None:
    """Every class of events has a weight, and nothing else; an older version may have today's."""
    found, today = set(art(game.key, game.rules).weights), set(registry.game(game.key).events)
    assert set(game.events) <= found <= set(game.events) | today


def law_turns_are_told(game: AnyGame, found: Sequence[Turn], look: Look) -> None:
    """A turn with a deed has a sentence, each headline is told, and each line fits."""
    book = art(game.key)
    for turn in found:
        lines = turn_narration.told(book, turn, look)
        weights = [book.weights[type(event)] for event in turn.events]
        assert lines or max(weights, default=0) < Weight.DEED, f"nothing is told of {turn.events}"
        for line in lines:
            assert 0 < len(line) <= turn_narration.LONGEST, f"{len(line)} characters: {line}"
            assert "\n" not in line
        for at, weight in enumerate(weights):
            if weight is Weight.HEADLINE and turn.events.count(turn.events[at]) == 1:
                rest = replace(turn, events=turn.events[:at] + turn.events[at + 1 :])
                without = turn_narration.told(book, rest, look)
                assert without != lines, f"{turn.events[at]} is not in {lines}"


def law_posts(game: AnyGame, posts: Sequence[Sequence[Turn]], look: Look) -> None:
    """A post has at most so many lines, none twice, and all of what nobody may miss."""
    book = art(game.key)
    for found in posts:
        lines = turn_narration.post(book, found, look)
        assert len(lines) <= turn_narration.MOST_LINES
        assert len(set(lines)) == len(lines), "a line twice"
        loud = [line for turn in found for line in _loud(game, turn, look)]
        newest = list(dict.fromkeys(loud))[-(turn_narration.MOST_LINES - 1) :]
        assert set(newest) <= set(lines), f"{set(newest) - set(lines)} are not in {lines}"


def law_order(game: AnyGame, turn: Turn, look: Look) -> int:
    """What events say by themselves stands in their order in what is told of their turn.

    Return how many were found there. Events that say the same are left out, and those whose words
    stand there with what others say.
    """
    book = art(game.key)
    text = "\n".join(turn_narration.told(book, turn, look))
    places = [
        (at, text.index(said))
        for at, said in _by_itself(book, turn, look)
        if said and text.count(said) == 1
    ]
    for (_, one), (at, other) in pairwise(places):
        assert one <= other, f"{turn.events[at]} comes too early in: {text}"
    return len(places)


def law_recaps(game: AnyGame, found: Sequence[Turn], look: Look) -> None:
    """A recap is no longer than a post, says all that one of a turn does, in the same order."""
    book = art(game.key)
    lines, post = turn_narration.recap(book, found, look), turn_narration.post(book, found, look)
    assert len(lines) <= turn_narration.MOST_LINES
    assert lines == [line for line in post if not line.startswith("~~")]


def law_orders_leave_no_trace(game: AnyGame, entries: Sequence[Entry], viewer: Viewer) -> None:
    """However many entries a viewer may not know of, the turns are the same but for numbers."""
    hidden = next((m for e in entries for m in e.moves if m.ply is None), None)
    if hidden is None or hidden.seat == viewer:
        return
    order = Entry(0, Kind.ORDER, 0, hidden.seat, -1, (hidden,))
    crowd = [one for entry in entries for one in (order, entry, order)]
    plain = [entry for entry in entries if entry.kind is not Kind.ORDER]
    assert turns(crowd, viewer) == turns(plain, viewer)


def looks(seats: int, turn: int) -> Iterator[Look]:
    """Yield the looks of two readers: of the original, and of translations in turn."""
    for locale in (ORIGINAL, TRANSLATED[turn % len(TRANSLATED)]):
        yield Look(locale=locale, names=NAMES[:seats], markdown=True)


def entries(match: Played) -> list[Entry]:
    """Return a random match as entries, the moves of a seat in a row as one."""
    found = [Entry(0, Kind.START, 0, events=match.first)]
    for (seat, order), group in groupby(match.lines, lambda one: (one.seat, one.ply is None)):
        moves = tuple(Move(one.ply, one.seat, one.action, one.events) for one in group)
        kind, number = Kind.ORDER if order else Kind.MOVE, len(found)
        found.append(Entry(number, kind, 0, seat, moves[0].ply or -1, moves))
    return found


def posts(found: Sequence[Turn], size: int) -> Iterator[Sequence[Turn]]:
    """Yield turns in lots, as posts of a match would tell them."""
    for at in range(0, len(found), size):
        yield found[at : at + size]


def viewers(seats: int) -> tuple[Viewer, ...]:
    """Return a spectator, and two of the seats."""
    return None, 0, seats - 1


def thread(game: AnyGame) -> threads.Thread:
    """Return a match between sensible computers."""
    return threads.played(game.key, threads.seats(game))


def _by_itself(book: Art, turn: Turn, look: Look) -> Iterator[tuple[int, str]]:
    """Yield what events that matter say alone, after the name, with their places in the turn.

    What several would say is left out.
    """
    found = list[tuple[int, str]]()
    for at, event in enumerate(turn.events):
        if book.weights[type(event)] >= Weight.DEED:
            lines = turn_narration.told(book, replace(turn, events=(event,)), look)
            if len(lines) == 1:
                found.append((at, re.sub(r"^\*\*[^*]+\*\*:? ?", "", lines[0]).rstrip(".")))
    often = Counter(said for _, said in found)
    yield from ((at, said) for at, said in found if often[said] == 1)


def _loud(game: AnyGame, turn: Turn, look: Look) -> tuple[str, ...]:
    """Return the lines of a turn that nobody may miss."""
    book = art(game.key)
    lines = turn_narration.told(book, turn, look)
    weights = [book.weights[type(event)] for event in turn.events]
    return lines if Weight.HEADLINE in weights else lines[1:]


async def law_homes(thread: threads.Thread, posts: Sequence[Sequence[Entry]]) -> None:
    """In a thread, by letter and on a card posts of a match are told in the same words."""
    match, book = thread.match, art(thread.match.key)
    show = showing(match.entries[1:])
    show._umpire.store.people = _Guests()  # type: ignore[assignment]
    for locale in threads.KEPT:

        async def taste(who: str, spoken: str = locale) -> DisplaySettings:
            return DisplaySettings(spoken, pictures=False)

        show.taste = taste  # type: ignore[assignment]
        look = replace(thread.look(locale), names=await show.names(match, locale))
        at = {home: Stored(match, Place(None, 10**18, locale=locale, home=home)) for home in HOMES}
        for entries in posts:
            first, last = entries[0].number, entries[-1].number + 1
            for home, viewer in ((THREAD, None), (LETTERS, thread.person)):
                told = turn_narration.post(book, thread.turns(entries, viewer), look)
                found = _lines(await show.history(at[home], first, last, viewer))
                told = told or [look.say("log-entry-start")]
                assert found[viewer is not None :] == told, f"{home} {locale}"
        log = [entry for post in thread.posts for entry in post]
        told = turn_narration.post(book, thread.turns(log, None)[-LATELY:], look)
        card = _lines(await show.card(at[GROUP], 0))
        assert told
        assert [line for line in card if line in told] == told, f"the card {locale}"


class _Guests:
    """Stands for the people of a store, all of one name."""

    async def get_all(self, ids: Sequence[str]) -> dict[str, Person]:
        return {id_: Person(id_, NAMES[0], ORIGINAL) for id_ in ids}

    async def get(self, id_: str) -> None:
        return None


def _lines(sheet: Sheet) -> list[str]:
    texts = [part.text for part in sheet.parts if isinstance(part, Words)]
    return "\n".join(texts).splitlines()
