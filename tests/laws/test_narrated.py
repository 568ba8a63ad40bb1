"""How matches of every game are told; and tales of Harbours that break each law."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

import pytest

from engine.game import AnyGame
from render.look import Look
from render.registry import Art, art
from render.words import turn_narration
from render.words.turn_grouping import Turn, turns
from tests import threads
from tests.cogs import harbours
from tests.harbours.state import BidsOpened, Sailed
from tests.laws import declared, narrated, translated
from tests.laws.positions import every_game, every_version, matches, named

MATCHES = 2
"""Random matches of a game that are told, besides one between sensible computers."""
LOTS = (1, 9)
TOLD: dict[int, dict[int, tuple[Look, tuple[str, ...]]]] = {}
"""What was told of each turn of a game, by the turn and the look, which is kept with it."""
POSTS = 2
"""Of a thread those that are told at each home."""

pytestmark = pytest.mark.usefixtures("drawn")
games = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key, scope="module")
once = pytest.mark.usefixtures("told_once")


def told(game: AnyGame) -> Iterator[tuple[list[Turn], Look]]:
    """Yield matches of a game as turns for several viewers, each for two readers."""
    for found, looks in seen(game):
        for look in looks:
            yield found, look


@lru_cache(maxsize=1)
def seen(game: AnyGame) -> list[tuple[list[Turn], tuple[Look, ...]]]:
    """Return matches of a game as turns for several viewers, with the looks of two readers.

    Tests of a game follow each other, so that these are the same for all of them.
    """
    TOLD.clear()
    thread = narrated.thread(game)
    log = [entry for post in thread.posts for entry in post]
    seats = len(thread.match.players)
    own = [(seats, thread.turns(log, viewer)) for viewer in narrated.viewers(seats)]
    random = [
        (match.seats, turns(narrated.entries(match), None)) for match in matches(game)[:MATCHES]
    ]
    found = [(turns_, tuple(narrated.looks(n, at))) for at, (n, turns_) in enumerate(own + random)]
    TOLD.update((id(turn), {}) for turns_, _ in found for turn in turns_)
    return found


@pytest.fixture
def told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a turn that was seen be told once to each reader, for all laws."""
    tell = turn_narration.told

    def told(book: Art, turn: Turn, look: Look) -> tuple[str, ...]:
        if (kept := TOLD.get(id(turn))) is None:
            return tell(book, turn, look)
        if id(look) not in kept:
            kept[id(look)] = look, tell(book, turn, look)
        return kept[id(look)][1]

    monkeypatch.setattr(turn_narration, "told", told)


@pytest.mark.parametrize("game", every_version(), ids=named)
def test_every_class_of_events_has_a_weight(game: AnyGame) -> None:
    narrated.law_weights(game)


@games
@once
def test_turns_with_deeds_have_a_sentence_and_headlines_are_told(game: AnyGame) -> None:
    for found, look in told(game):
        narrated.law_turns_are_told(game, found, look)


@games
@once
def test_what_is_told_of_a_turn_is_in_the_order_of_events(game: AnyGame) -> None:
    found = [narrated.law_order(game, turn, look) for turns_, look in told(game) for turn in turns_]
    assert sum(found) > len(found) // 4, "hardly anything was compared"


@games
@once
def test_posts_fit_and_say_no_line_twice_and_all_headlines(game: AnyGame) -> None:
    for found, look in told(game):
        for lot in LOTS:
            narrated.law_posts(game, list(narrated.posts(found, lot)), look)


@games
@once
def test_recaps_say_all_that_posts_do_in_the_same_order(game: AnyGame) -> None:
    for found, look in told(game):
        for lot in LOTS:
            for some in narrated.posts(found, lot):
                narrated.law_recaps(game, some, look)


@games
@once
def test_turns_are_told_in_one_language(game: AnyGame) -> None:
    for found, look in told(game):
        if look.locale not in declared.spoken(game):
            continue
        for turn in found:
            for line in turn_narration.told(art(game.key), turn, look):
                translated.law_no_other_language(look.locale, line)


@games
def test_turns_tell_nothing_of_hidden_entries(game: AnyGame) -> None:
    for match in matches(game)[:MATCHES]:
        for viewer in narrated.viewers(match.seats):
            narrated.law_orders_leave_no_trace(game, narrated.entries(match), viewer)


@games
@pytest.mark.parametrize("locale", threads.KEPT)
def test_the_thread_of_a_match_reads_as_it_is_kept(game: AnyGame, locale: str) -> None:
    kept = threads.file(game.key, locale)
    how = f"`python -m tests.threads {game.key}` writes it; read it before it is committed"
    assert kept.exists(), f"{kept.name} is missing: {how}"
    assert threads.text(narrated.thread(game), locale) == kept.read_text(encoding="utf-8"), how


@games
async def test_a_match_is_told_alike_at_every_home(game: AnyGame) -> None:
    thread = narrated.thread(game)
    await narrated.law_homes(thread, [post for post in thread.posts if post][-POSTS:])


# Tales that break them


def harbours_turns() -> list[Turn]:
    thread = narrated.thread(harbours.game)
    return thread.turns([entry for post in thread.posts for entry in post], None)


def test_an_event_without_a_weight_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    harbours.welcome(monkeypatch, weights=dict(list(harbours.WEIGHTS.items())[1:]))
    with pytest.raises(AssertionError):
        narrated.law_weights(harbours.game)


@pytest.mark.parametrize(
    "summary",
    [
        lambda turn, look: (),
        lambda turn, look: ("Ships sail.",),
        lambda turn, look: (*harbours.summary(turn, look), "so " * 80),
    ],
    ids=["nothing", "always the same", "too long"],
)
def test_a_summary_that_says_too_little_or_too_much_is_found(
    monkeypatch: pytest.MonkeyPatch, summary: object
) -> None:
    harbours.welcome(monkeypatch, summary=summary)
    look = next(narrated.looks(3, 0))
    with pytest.raises(AssertionError):
        narrated.law_turns_are_told(harbours.game, harbours_turns(), look)


def test_a_summary_in_another_order_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def backwards(turn: Turn, look: Look) -> tuple[str, ...]:
        single = (harbours.summary(replace(turn, events=(e,)), look) for e in turn.events[::-1])
        return tuple(line for lines in single for line in lines)

    harbours.welcome(monkeypatch, summary=backwards)
    look = next(narrated.looks(3, 0))
    turn = Turn(0, (Sailed(0, 1), BidsOpened(3, (1, 2, 0), 1)))
    with pytest.raises(AssertionError):
        narrated.law_order(harbours.game, turn, look)


def test_a_post_without_a_headline_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def numbered(turn: Turn, look: Look) -> tuple[str, ...]:
        return tuple(f"{turn.key[0]}: {line}" for line in harbours.summary(turn, look))

    harbours.welcome(monkeypatch, summary=numbered)
    monkeypatch.setattr(turn_narration, "_loud", lambda art, turn: False)
    look, found = next(narrated.looks(3, 0)), harbours_turns()
    with pytest.raises(AssertionError):
        narrated.law_posts(harbours.game, [found], look)
