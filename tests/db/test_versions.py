"""A match that was begun under older rules opens, reads and ends by them."""

import random
from collections.abc import Iterator

import pytest

from db import Store
from engine import registry
from engine.codec import CodecError, pack, unpack
from engine.game import AnyGame
from engine.match import Match, Status
from engine.match_record import dump, load, verify
from engine.notation import write
from engine.visibility import Viewer
from render import registry as arts
from render.look import Look
from render.registry import Art, art
from render.words.match_log_steps import steps
from render.words.turn_panel import Ahead, PanelLabels, controls
from tests.db.positions import advance, at_place, running
from tests.harbours import game as harbours
from tests.harbours.v1 import game as first
from tests.harbours.v1.state import Blew, State as FirstState
from tests.render import harbours_art, harbours_first

PEOPLE = {"ann": "Ann", "ben": "Ben", "cleo": "Cléo"}
both = pytest.mark.parametrize("game", [first, harbours], ids=["first", "today"])


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let Harbours be known by its newest rules, with art for both versions."""
    monkeypatch.setattr(arts, "_guests", {})
    functions = Art.__dataclass_fields__.keys() & vars(harbours_art).keys()
    made = {name: getattr(harbours_art, name) for name in functions}
    arts.welcome("harbours", Art(**made))
    differs = {"label": harbours_first.label, "tell": harbours_first.tell}
    arts.welcome("harbours", Art(**made | differs), rules=first.rules)
    yield
    registry.welcome(harbours)


async def begun(store: Store, game: AnyGame, plies: int) -> Match:
    """Store a match that was begun when these rules were the newest; upgrade; load it."""
    registry.welcome(game)
    match = running()
    advance(match, random.Random(1), plies)
    await store.create(at_place(match))
    registry.welcome(harbours)
    return (await store.match(match.id)).match


@both
async def test_a_match_keeps_the_rules_it_was_begun_under(store: Store, game: AnyGame) -> None:
    match = await begun(store, game, 9)
    assert match.game is game
    assert type(match.state) is game.State
    assert match.game.rules == match.rules == game.rules


async def test_the_state_of_the_first_rules_is_not_one_of_today(store: Store) -> None:
    match = await begun(store, first, 9)
    assert type(match.state) is FirstState
    with pytest.raises(CodecError):
        unpack(pack(match.state), harbours.State)


@both
async def test_it_is_played_on_stored_and_verified_to_its_end(store: Store, game: AnyGame) -> None:
    await begun(store, game, 9)
    stored = await store.match("m1")
    chance = random.Random(2)
    while stored.match.to_act():
        advance(stored.match, chance)
        await store.save(stored)
        stored = await store.match("m1")
    assert stored.match.status is Status.OVER
    assert await store.check() == []
    stored.match.entries[:] = await store.entries("m1")
    record = load(dump(stored.match.record()))
    assert record.rules == game.rules
    assert verify(record) == []


@both
async def test_everything_in_it_is_told_labelled_and_offered(store: Store, game: AnyGame) -> None:
    await begun(store, game, 0)
    stored, chance, offered = await store.match("m1"), random.Random(3), set[str]()
    while stored.match.to_act():
        for seat in stored.match.to_act():
            offered |= panel(stored.match, seat)
        advance(stored.match, chance)
    await store.save(stored)
    told = lines(stored.match, await store.entries("m1"), None)
    assert {"anchor", "rest"} & offered == ({"anchor"} if game is first else {"rest"})
    assert any(line.startswith("Blew") for line in told) is (game is first)
    assert {"Earned", "LotOpened", "BidsOpened"} <= set(told)


def test_what_the_first_rules_told_is_unknown_today() -> None:
    with pytest.raises(KeyError):
        art("harbours").tell(Blew(0, 3), Look())


def panel(match: Match, seat: int) -> set[str]:
    """Return the verbs which the panel of a seat offers: all that are legal."""
    book, view = art(match.key, match.rules), match.game.view(match.position(seat), seat)
    legal = match.game.legal(view, seat)
    labels = PanelLabels(
        lambda action: book.label(Look(), view, action),
        str,
        lambda verb, field, word: book.value(Look(), view, verb, field, word),
        lambda action: match.game.warns(view, seat, action),
        lambda action: Ahead(view, (), labels),
    )
    laid = book.panel(view, seat, Look(), list(legal), [], (), labels)
    found = {do.words for do in controls(laid)}
    assert found == {write(action) for action in legal}
    return {words.split()[0] for words in found}


def lines(match: Match, log: list[object], viewer: Viewer) -> list[str]:
    """Return all that the log of a match says."""
    book = art(match.key, match.rules)
    found = steps(book, log, viewer, Look(), match.seated, PEOPLE)  # type: ignore[arg-type]
    return [line for step in found for line in step.lines]
