"""A hint is thought of in a process from what a seat sees; without one, it is a plain one."""

import asyncio
import json

import pytest
import structlog

from cogs.show.hint_text import astray, hinted
from cogs.show.lesson_view import faced
from cogs.show.match_sheet_builder import DisplaySettings
from db.course_progress import Course
from engine import registry
from engine.apply_move import begin, step
from engine.bots import greedy_easy_and_random
from engine.bots.ismcts import ActionEstimate
from engine.codec import pack
from engine.game import options
from engine.games.pangea.lessons import TOWERS
from engine.lesson_attempt import LessonAttempt
from engine.match import Player
from engine.notation import read, write
from engine.rng import Rng
from services import hints
from services.hints import advised
from services.learning import CurrentLesson
from services.workers.think_pool import ThinkFailed
from tests.cogs import fakes
from tests.laws.positions import Position
from tests.laws.shown import fits, run, showing, stored

GAMES = [pytest.param(game, id=game.key) for game in registry.games()]


def first(game):
    """Return the first choice of a match of one person and computers, and that person's seat."""
    seats = game.meta.seats[0]
    chosen = options(game.meta, {}, [{}] * seats)
    s = begin(game, seats, chosen, Rng("hint:0")).state
    while len(legal := game.legal(s, seat := game.to_act(s)[0])) == 1:
        s = step(game, s, seat, legal[0], Rng("hint:1")).state
    found = stored(Position(game, seats, chosen, "hint", 0, s))
    for other in set(range(seats)) - {seat}:
        found.match.players[other] = Player("", computer="easy")
    return found, seat


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_turn_of_every_game_gets_a_hint_with_a_legal_step(game):
    found, seat = first(game)
    match, mind = found.match, fakes.Here()
    for locale, head in (("en", "Hint: **"), ("fr", "Indice\u00a0: **")):
        facing = await showing().facing(match, seat, DisplaySettings(locale))
        view = facing.shown.view
        weighed = await advised(fakes.minds(mind), game, view, seat, "x")
        legal = list(game.legal(match.state, seat))
        assert all(one.action in legal and 0 <= one.chance <= 1 for one in weighed)
        lines = hinted(facing, weighed)
        assert lines[0].startswith(head)
        assert "%" in lines[1]
        sheet = run(showing().panel(found, seat, DisplaySettings(locale), hint=lines))
        assert "\n".join(f"> {line}" for line in lines) in sheet.text
        fits(sheet)
    assert mind.heard[0]["view"] == pack(game.view(match.state, seat))
    told = json.dumps(mind.heard)
    assert match.secret not in told
    assert match.seed not in told


def test_a_hint_names_the_step_its_chance_its_effect_and_the_next_best():
    game = registry.game("magnate")
    found, seat = first(game)
    facing = run(showing().facing(found.match, seat, DisplaySettings("en")))
    one, two, *_ = game.legal(found.match.state, seat)
    lines = hinted(facing, [hints.ActionEstimate(one, 9, 0.618), hints.ActionEstimate(two, 5, 0.5)])
    label = facing.shown.art.label(facing.shown.said, facing.shown.view, one)
    assert lines[0].startswith(f"Hint: **{label}** [")
    assert lines[1] == "→ your chance to win would be about 62%"
    assert len(lines) > 3, "it says what would change"
    (other,) = (line for line in lines if line.startswith("Next best: **"))
    assert "about 50%" in other
    seldom = hinted(facing, [hints.ActionEstimate(one, 9, 0.5), hints.ActionEstimate(two, 2, 0.6)])
    assert any(line.startswith("Perhaps as good, but less looked into: **") for line in seldom)


class Silent:
    """A mind that fails."""

    process = None

    async def weigh(self, asked):
        raise ThinkFailed("KeyError", "rate.py:7")


@pytest.mark.parametrize("why", ["none", "KeyError", "Queue", "stopped"])
async def test_where_nothing_can_think_the_hint_is_what_is_rated_best(why, monkeypatch):
    game = registry.game("magus")
    found, seat = first(game)
    facing = await showing().facing(found.match, seat, DisplaySettings("en"))
    view, lending = facing.shown.view, None if why == "none" else fakes.minds(Silent())
    monkeypatch.setattr("services.workers.think_pool.end", lambda process: asyncio.sleep(0))
    if why == "Queue":
        monkeypatch.setattr(hints, "PATIENCE", 0.01)
        await lending._places.acquire()
    elif why == "stopped":
        await lending.close()
    with structlog.testing.capture_logs() as logs:
        (best,) = await advised(lending, game, view, seat, "x")
    assert best.action == greedy_easy_and_random.best(game, view, seat, Rng("x"))
    assert "only at first glance" in hinted(facing, [best])[-1]
    kinds = [line.get("why") for line in logs]
    assert kinds == {"none": [], "stopped": [None]}.get(why, [why])


async def test_where_there_is_one_thing_to_do_nothing_is_thought_about_it():
    game, mind = registry.game("magus_wargame"), fakes.Here()
    lesson = next(one for one in game.lessons if one.key == "battle")
    state = lesson.position(game)
    (best,) = await advised(
        fakes.minds(mind), game, game.view(state, lesson.seat), lesson.seat, "x"
    )
    assert write(best.action) == lesson.solution[0]
    assert mind.heard == []
    found = stored(Position(game, lesson.seats, None, "", 0, state))
    facing = await showing().facing(found.match, lesson.seat, DisplaySettings("en"))
    assert hinted(facing, [best])[-1] == "→ there is nothing else to do"


async def test_who_can_only_order_is_told_the_way_back_to_the_task():
    game = registry.game("pangea")
    number = game.lessons.index(TOWERS) + 1
    found = CurrentLesson(game, number, LessonAttempt(game, TOWERS), Course())
    facing = faced(found, DisplaySettings(), "Ann")
    assert await advised(None, game, facing.shown.view, facing.seat, "x") == []
    assert ["from here" in line for line in astray(facing, [])] == [True]


def test_no_hint_names_a_step_that_a_task_does_not_offer():
    game, lesson = registry.game("magnate"), registry.game("magnate").lessons[1]
    facing = faced(
        CurrentLesson(game, 2, LessonAttempt(game, lesson), Course()), DisplaySettings(), "Ann"
    )
    trade, sell = (
        ActionEstimate(read(game, way), 9, 0.5) for way in ("trade suns moons", "sell castle")
    )
    assert trade.action in game.legal(facing.state, lesson.seat)
    assert "Sell the Castle" in astray(facing, [trade, sell])[0]
    assert len(astray(facing, [trade])) == 1
    assert "from here" in astray(facing, [trade])[0]


def _hint(key, name, *best, noted=None):
    """Return the hint of a lesson's position in which these are the best, as thinking found."""
    game = registry.game(key)
    number, lesson = next((n, x) for n, x in enumerate(game.lessons, 1) if x.key == name)
    found = CurrentLesson(game, number, LessonAttempt(game, lesson), Course())
    weighed = [ActionEstimate(read(game, text), 9, 0.6 - 0.1 * n) for n, text in enumerate(best)]
    action = None if noted is None else read(game, noted)
    return hinted(faced(found, DisplaySettings(), "Ann"), weighed, action)


def test_a_hint_of_a_beginning_says_how_it_may_go_on_and_for_what():
    lines = _hint("magus", "action", "choose 4", "choose 1")
    (onward,) = [line for line in lines if "for instance then" in line][:1]
    assert "Place 3 Apprentices on Green" in onward
    assert "your level there 0 → 3, the best of the others 0" in onward


def test_a_hint_says_what_the_next_best_would_have_given():
    lines = _hint("magnate", "build", "build castle light_keeper", "sell castle")
    at = next(n for n, line in enumerate(lines) if line.startswith("Next best"))
    assert "provinces led: 3 : 2 → 4 : 1" in lines[at - 1]
    assert "1 Sun and 1 Knot" in lines[at + 1]
    assert not any("can no longer" in line for line in lines)


def test_a_hint_of_a_step_that_asks_for_more_says_what_for():
    lines = _hint("magus", "push-once", "use red_8", "end")
    assert any("for instance then: **Push Apprentice" in line for line in lines)
    lines = _hint("seven_sages", "spells", "cast anulensa nothing", "pass for_good")
    (onward,) = [line for line in lines if "for instance then" in line][:1]
    assert "Discard Seer\N{NO-BREAK SPACE}7" in onward


def test_a_hint_of_an_ally_says_what_that_ally_has():
    lines = _hint("seven_sages", "ally", "invite 3", "accept 2")
    assert "9 cards and 0 crystals" in lines[0]
    (other,) = [line for line in lines if line.startswith("Next best")]
    assert "2 cards and 0 crystals" in other


def test_the_step_of_a_note_is_the_hint_too_unless_something_is_clearly_better():
    game = registry.game("magnate")
    number, lesson = 2, game.lessons[1]
    facing = faced(
        CurrentLesson(game, number, LessonAttempt(game, lesson), Course()), DisplaySettings(), "Ann"
    )
    one, two = (read(game, text) for text in ("build castle light_keeper", "sell castle"))

    def hint(visits, chance):
        return hinted(
            facing, [ActionEstimate(one, 100, 0.60), ActionEstimate(two, visits, chance)], two
        )

    assert "Sell the Castle" in hint(90, 0.58)[0]
    assert any(line.startswith("As good: **Build the Castle") for line in hint(100, 0.58))
    assert not any("The note" in line for line in hint(90, 0.58))
    assert "Build the Castle" in hint(90, 0.50)[0], "clearly better"
    assert "Build the Castle" in hint(20, 0.59)[0], "hardly looked into"


def test_a_hint_says_what_became_of_the_step_that_a_note_has_named():
    best = "build castle light_keeper", "sell castle"
    agreed = _hint("magnate", "build", *best, noted=best[0])
    assert not any("The note" in line for line in agreed)
    (line,) = [x for x in _hint("magnate", "build", *best, noted=best[1]) if "The note" in x]
    assert "about 50%" in line
    (line,) = [
        x for x in _hint("magnate", "build", *best, noted="sell betrayal") if "The note" in x
    ]
    assert "this is better" in line
