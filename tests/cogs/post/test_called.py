"""What a game says of players calls them by their names: steps, choices, refusals, completions."""

import re
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from cogs import component_routes
from cogs.interactions import error_answers
from cogs.interactions.game_cog import _complete, _Offer
from cogs.pages.custom_ids import BUTTON, parse
from cogs.pages.sheet import Buttons, Select
from cogs.show.match_sheet_builder import DisplaySettings, Show
from cogs.show.viewer_pictures_and_words import panels_of
from engine.errors import IllegalAction
from engine.game import AnyGame
from engine.games.magus import game as magus
from engine.games.magus.state_and_actions import Push
from engine.games.magus_wargame import game as wargame
from engine.games.magus_wargame.actions import Move
from engine.games.seven_sages import game as sages
from engine.games.seven_sages.actions import Invite
from engine.match import Draft
from engine.notation import read
from render.look import Look
from render.words import turn_panel as panels
from render.words.text_escaping import plain
from render.words.turn_panel import MOST_LABEL
from services.umpire import Umpire
from tests.cogs.conftest import ANN, BEN, CLEO, DORA
from tests.cogs.fakes import Interaction
from tests.games.magus import positions as magus_at
from tests.games.magus_wargame import positions as wargame_at
from tests.games.seven_sages import positions as sages_at
from tests.laws import shown
from tests.laws.positions import Position
from tests.laws.shown import Easel, Shelf, run

NAMES = ("A*n", "B_n", "C`l", "D~a", "E|e")
LONG = tuple(letter * 32 for letter in "ABCDE")


@dataclass(frozen=True)
class Case:
    """A position, and what is said in it to the first seat; {} stands for another player's name.

    `step` is in its draft; `entry` in a panel that is narrowed to `focus`; `panels_of` completes a
    command of the class `action` after the words `given`.
    """

    game: AnyGame
    seats: int
    state: Any
    focus: tuple[str, ...]
    entry: dict[str, str]
    action: type
    given: tuple[str, ...]
    panels_of: dict[str, str]
    draft: str = ""
    step: dict[str, str] | None = None


PUSHES = magus_at.do(magus_at.position("red mage 1", "yellow apprentice 2 mage 1"), "power 6").state
MOVES = wargame_at.travel({20: "knight"}, {24: "lich"}, dice=(4, 3))
TALKS = sages_at.position(phase="negotiate")
STEEDS = wargame_at.position(
    ({20: "knight", 30: "wolves"}, {22: "lich"}),
    ("magic_steeds",),
    phase=wargame_at.TRAVEL,
    dice=(4, 3),
    left=(),
)
CASES = {
    "magus": Case(
        magus,
        2,
        PUSHES,
        (),
        {"en": "Push Mage of {}: Yellow → Red", "fr": "Pousser Mage ({})\u00a0: Jaune → Rouge"},
        Push,
        (),
        {"en": "{}", "fr": "{}"},
        "push seat_2 mage yellow green",
        {"en": "Push Mage of {}: Yellow → Green", "fr": "Pousser Mage ({})\u00a0: Jaune → Verte"},
    ),
    "seven_sages": Case(
        sages,
        4,
        TALKS,
        ("wish",),
        {"en": "with {} (Seer)", "fr": "avec {} (Devin)"},
        Invite,
        (),
        {"en": "{} (Seer)", "fr": "{} (Devin)"},
    ),
    "magus_wargame": Case(
        wargame,
        2,
        MOVES,
        (),
        {
            "en": "20 · Green → 24 · Tower, fights {} (1)",
            "fr": "20 · Vert → 24 · Tour, contre {} (1)",
        },
        Move,
        ("20",),
        {"en": "24 · Tower, fights {} (1)", "fr": "24 · Tour, contre {} (1)"},
        "move 20 24",
        {
            "en": "20 · Green → 24 · Tower, fights {} (1)",
            "fr": "20 · Vert → 24 · Tour, contre {} (1)",
        },
    ),
}
each = pytest.mark.parametrize("case", CASES.values(), ids=CASES)
languages = pytest.mark.parametrize("locale", ["en", "fr"])


@pytest.fixture(autouse=True)
def called(monkeypatch):
    monkeypatch.setattr(shown, "NAMES", NAMES)


@pytest.fixture
def show():
    return Show(Umpire(Shelf()), Easel())


def stored(case, state=None):
    p = Position(case.game, case.seats, SimpleNamespace(), "", 0, state or case.state)
    return shown.stored(p)


def drafted(case):
    made = stored(case)
    made.match.drafts[0] = Draft(made.match.ply, (case.draft,))
    return made


def labels(sheet):
    """Return what the choices of a panel say, without the letters that the board shows."""
    found = [one for part in sheet.parts if isinstance(part, Select) for one in part.choices]
    found += [one for part in sheet.parts if isinstance(part, Buttons) for one in part.buttons]
    return [re.sub(r"^[A-Z]{1,2} · ", "", one.label) for one in found]


@languages
@pytest.mark.parametrize("key", ["magus", "magus_wargame"])
def test_a_step_of_a_draft_names_the_player(show, key, locale):
    case = CASES[key]
    text = run(show.panel(drafted(case), 0, DisplaySettings(locale, pictures=False))).text
    (escaped,) = plain([NAMES[1]])
    assert f"1. {case.step[locale].format(escaped)}\n" in text
    assert NAMES[1] not in text


@languages
@each
def test_a_choice_names_the_player(show, case, locale):
    sheet = run(show.panel(stored(case), 0, DisplaySettings(locale, pictures=False), case.focus))
    assert case.entry[locale].format(NAMES[1]) in labels(sheet)


@languages
@each
def test_a_completion_names_the_player_and_takes_the_name(show, case, locale):
    made = stored(case)
    look = Look(locale=locale, names=run(show.names(made.match, locale)))
    offer = _Offer(made, made.match.players[0].id, case.action, look)
    word, label = next(pair for pair in offer.values(case.given) if NAMES[1] in pair[1])
    assert label == case.panels_of[locale].format(NAMES[1])
    assert offer.spelled([*case.given, label.upper()]) == [*case.given, word]


def test_whoever_is_called_like_a_word_does_not_take_its_place():
    them = magus_at.position("", "yellow mage 1", "yellow mage 1")
    made = stored(Case(magus, 3, magus_at.do(them, "power 6").state, (), {}, Push, (), {}))
    offer = _Offer(made, made.match.players[0].id, Push, Look(names=("A", "Seat_3", "C")))
    assert offer.spelled(["seat_3"]) == ["seat_3"]
    assert offer.spelled(["c"]) == ["seat_3"]


REFUSED = {
    "magus": (
        PUSHES,
        0,
        "push seat_2 mage red yellow",
        {
            "en": "No such Sorcerer of B\\_n is on Red: Mage.",
            "fr": "B\\_n n’a aucun Sorcier de ce type sur Rouge\u00a0: Mage.",
        },
    ),
    "seven_sages": (
        sages_at.do(TALKS, "0 invite 1"),
        0,
        "invite 1",
        {
            "en": "You have invited B\\_n (Seer) already.",
            "fr": "Vous avez déjà invité B\\_n (Devin).",
        },
    ),
    "magus_wargame": (
        MOVES,
        1,
        "roll",
        {"en": "Waiting for A\\*n.", "fr": "On attend A\\*n."},
    ),
}
"""State, seat, what it may not do, and why; no rule of the wargame speaks of a player."""


@languages
@pytest.mark.parametrize("key", CASES)
def test_a_refusal_names_the_player(show, key, locale):
    state, seat, text, why = REFUSED[key]
    made = stored(CASES[key], state)
    game = made.match.game
    clause = game.why_not(state, seat, read(game, text))

    async def match(_):
        return made

    desk = SimpleNamespace(umpire=SimpleNamespace(store=SimpleNamespace(match=match)), show=show)
    it = Interaction(desk, made.match.players[seat].id)
    error = IllegalAction(clause=clause, verb=text.split()[0])
    assert why[locale] in run(error_answers.refusal(desk, it, locale, error, made.match.id))


@languages
def test_a_warning_names_the_player_as_markdown_takes_it(show, locale):
    sheet = run(
        show.panel(stored(CASES["seven_sages"]), 0, DisplaySettings(locale, pictures=False))
    )
    assert "B\\_n" in sheet.text
    assert NAMES[1] not in sheet.text


async def test_the_question_before_a_final_step_names_the_player(umpire, store, desk, negotiating):
    for who, name in zip((ANN, BEN, CLEO, DORA), NAMES, strict=False):
        await store.people.meet(who, name, "en")
    match = negotiating
    me, other = match.players[0].id, match.players[1].id
    await store.people.update(me, confirm=True)
    it = Interaction(desk, me, custom_id=f"c:do:{match.id}:{match.revisions[0]}:0:invite 1")
    await component_routes.handle(it, parse(BUTTON.fullmatch(it.data["custom_id"])), ())
    (escaped,) = plain([(await store.people.get(other)).name])
    assert f"**Invite {escaped} (" in it.text


async def test_the_completion_of_a_command_asks_for_the_names(store, desk, negotiating):
    match = negotiating
    me, other = (player.id for player in match.players[:2])
    name = (await store.people.get(other)).name
    it = Interaction(desk, me, options={"match": match.id})
    (found,) = await _complete(it, name, "seven_sages", Invite, "seat")
    assert found.value == "1"
    assert found.name.startswith(f"{name} (")


# Long names


@languages
@pytest.mark.parametrize(
    ("key", "state", "focus", "cut"),
    [
        ("magus", PUSHES, (), False),
        ("seven_sages", TALKS, (), False),
        ("magus_wargame", MOVES, (), False),
        ("magus_wargame", STEEDS, ("cast", "magic_steeds"), True),
    ],
)
def test_with_long_names_all_labels_fit_and_differ(
    show, monkeypatch, key, state, focus, cut, locale
):
    monkeypatch.setattr(shown, "NAMES", LONG)
    match = stored(CASES[key], state).match
    panel, _ = panels_of(
        match, run(show.shown(match, DisplaySettings(locale), 0, state, ())), focus
    )
    said = [do.label for do in panels.controls(panel)]
    assert all(len(label) <= MOST_LABEL for label in said)
    assert len(set(said)) == len(said)
    assert any(label.endswith("B…") for label in said) is (cut and locale == "fr")
