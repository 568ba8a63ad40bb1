"""The laws of pictures, for each game that is drawn as it should be; and scenes that break them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import cycle, islice

import pytest

from engine import registry
from engine.game import AnyGame, Result
from languages import COMPLETE
from render.look import Look
from render.paint.box_layout import PAGE, Box
from render.paint.ground_texture_types import PARCHMENT, WOOD
from render.paint.scene import (
    Arrow,
    Circle,
    Drawing,
    Emblem,
    Ground,
    Halo,
    Marks,
    Rect,
    Scene,
    Sprite,
    Text,
)
from render.paint.theme import DARK, DARK_CONTRAST, LIGHT
from render.registry import art
from render.widgets import board_frame
from render.workers.sample_positions import Position, at, positions
from tests.laws import pictured
from tests.laws.translated import TRANSLATED
from tests.render import shelf

STOPS, LONGEST = 2, 1200
"""Pictures that are looked at of a match, and the actions of it that are played."""
SEEDS = ("plates", "readable")
"""Of the matches that are looked at, each in another translation."""

FOUND = (
    ("magus_wargame", 4, "r1:8", 470, 3),
    ("magus_wargame", 2, "r2:12", 54, 0),
    ("magus_wargame", 3, "r3:7", 547, 0),
    ("magus_wargame", 4, "r3:17", 802, 3),
    ("magus_wargame", 3, "eve20:22", 222, 0),
    ("magus_wargame", 2, "plates:0", 665, 1),
    ("magus", 3, "third:1", 229, 1),
    ("seven_sages", 5, "r2:5", 47, 1),
    ("seven_sages", 3, "r2:18", 123, 0),
    ("seven_sages", 5, "r4:11", 296, 4),
    ("seven_sages", 3, "plates:3", 207, 2),
    ("seven_sages", 5, "e1", 14, 2),
)  # fmt: skip
"""Positions that `python -m tests.plates` found, by game, seats, seed, ply and whose view it is."""

GIVEN_UP = 60
"""Actions after which a match is given up."""

games = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)


@pytest.mark.parametrize("fewest", [True, False], ids=["fewest", "most"])
@pytest.mark.parametrize("seed", SEEDS)
@games
def test_pictures_are_readable(game: AnyGame, seed: str, fewest: bool) -> None:
    """Nothing on a board or hand is cut, covered, small, faint or empty.

    Light, in a translation and with long names, one of them without a space; every other one dark
    with short ones too.
    """
    seats, drawn = game.meta.seats[0 if fewest else 1], art(game.key)
    locale = TRANSLATED[SEEDS.index(seed) % len(TRANSLATED)]
    history = list(islice(positions(game, seats, seed), LONGEST))
    stops = history[:: max(1, len(history) // STOPS)]
    for number, shown in enumerate(stops):
        seat = next(iter(game.to_act(shown.state)), 0)
        view = shown.view(seat)
        plain = shown.look(seat, DARK, "en")
        given = list(pictured.LONG[:seats])
        given[number % seats] = pictured.UNBROKEN
        long = replace(shown.look(seat, LIGHT, locale), names=tuple(given))
        for look in (plain, long) if number % 2 else (long,):
            for scene in (drawn.board(view, seat, look), drawn.hand(view, seat, look)):
                if scene is not None:
                    assert wrong(scene, look) == (), f"after {shown.ply} actions, {look.locale}"


@pytest.mark.parametrize("locale", TRANSLATED)
@pytest.mark.parametrize(("key", "seats", "seed", "ply", "seat"), FOUND)
def test_pictures_that_were_not_readable_once_are(
    key: str, seats: int, seed: str, ply: int, seat: int, locale: str
) -> None:
    shown = found(key, seats, seed, ply)
    look = replace(shown.look(seat, DARK_CONTRAST, locale), names=pictured.LONG[:seats])
    for scene in (
        art(key).board(shown.view(seat), seat, look),
        art(key).hand(shown.view(seat), seat, look),
    ):
        assert scene is None or wrong(scene, look) == ()


@lru_cache(maxsize=1)
def found(key: str, seats: int, seed: str, ply: int) -> Position:
    return at(registry.game(key), seats, seed, ply)


def wrong(scene: Scene, look: Look) -> tuple[str, ...]:
    """Name everything that is wrong with a picture."""
    return (*unreadable(scene, look), *pictured.emptiness(scene))


def unreadable(scene: Scene, look: Look) -> tuple[str, ...]:
    """Name what cannot be read on a picture."""
    return (
        *pictured.cut(scene),
        *pictured.broken(scene, look.names),
        *pictured.small(scene, look.names),
        *pictured.covered(scene),
        *pictured.faint(scene),
    )


@games
def test_a_match_that_somebody_gave_up_has_a_last_picture(game: AnyGame) -> None:
    seats = game.meta.seats[0]
    played = list(islice(positions(game, seats, "given up"), GIVEN_UP))[-1]
    result = Result(tuple(1 if seat == 0 else 2 for seat in range(seats)), "resigned")
    for locale in COMPLETE:
        look = replace(played.look(None, DARK, locale), result=result, names=pictured.LONG[:seats])
        scene = art(game.key).board(played.view(None), None, look)
        assert unreadable(scene, look) == ()


# Scenes that break them

INK = "#ffffff"
GROUND: Marks = (Ground(PAGE, "#24433a", PARCHMENT),)


def write(text: str, x: float = 200, y: float = 200, size: float = 48, **more: str) -> Text:
    return Text(x, y, text, size, **{"colour": INK, **more})  # type: ignore[arg-type]


def on_ground(*marks: object) -> Scene:
    return Scene(PAGE, GROUND, marks)  # type: ignore[arg-type]


def test_the_page_of_the_tests_holds_them() -> None:
    for theme in (DARK, LIGHT):
        scene = shelf.table(theme)
        for law in (pictured.cut, pictured.small, pictured.covered, pictured.faint):
            assert law(scene) == ()


def test_a_page_of_ground_is_empty_and_the_rest_of_a_half_full_one() -> None:
    assert pictured.empty(on_ground()) > 0.95
    full = tuple(Rect(cell, "#ffffff") for cell in PAGE.grid(60, 40, 12))
    left = tuple(mark for mark in full if mark.box.right < 760)
    assert pictured.empty(on_ground(*full)) < 0.01
    assert pictured.empty(on_ground(*left)) == pytest.approx(0.5, abs=0.03)
    assert pictured.emptiness(on_ground(*left))


def test_the_planks_of_a_ground_fill_nothing() -> None:
    planks = Scene(PAGE, (Ground(PAGE, "#4a3323", WOOD),))
    assert pictured.empty(planks) > 0.95


def test_a_panel_with_nothing_on_it_is_empty() -> None:
    assert pictured.emptiness(on_ground(Rect(Box(100, 100, 600, 500), "#333333", "#999999", 3)))


def test_a_text_with_an_ellipsis_is_found() -> None:
    assert pictured.cut(on_ground(write("Cha…"))) == ("Cha…",)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (write("a note", size=26), 0),
        (write("a note", size=25), 1),
        (write("Ann", size=26), 1),
        (write("Ann", size=32), 0),
        (write("7", size=47, role="figure"), 1),
        (write("7", size=48, role="figure"), 0),
    ],
)
def test_a_text_that_is_too_small_is_found(text: Text, found: int) -> None:
    assert len(pictured.small(on_ground(text), ("Ann",))) == found


def test_a_text_of_a_sprite_is_measured_at_its_size_on_the_page() -> None:
    area = Box(0, 0, 400, 400)
    card = Sprite("card", (write("a note"),), area, Box(0, 0, 200, 200))
    assert len(pictured.small(on_ground(card))) == 1


def test_a_text_under_an_arrow_or_halo_is_found() -> None:
    text = write("Castle")
    over = Arrow((100, 200), (900, 200), "#ff0000")
    ring = Halo(Rect(Box(250, 150, 300, 100)), "#ff0000")
    around = Halo(Rect(Box(150, 150, 400, 100)), "#ff0000")
    assert pictured.covered(on_ground(text, over))
    assert pictured.covered(on_ground(text, ring))
    assert pictured.covered(on_ground(over, text)) == ()
    assert pictured.covered(on_ground(text, around)) == ()


def test_texts_on_each_other_are_found_in_sprites_too() -> None:
    area = Box(0, 0, 400, 400)
    card = Sprite("card", (write("Castle"),), area, area, angle=2)
    assert pictured.covered(on_ground(card, write("Desert")))
    assert pictured.covered(on_ground(card, write("Desert", y=600))) == ()


def test_a_faint_text_is_found_on_what_is_really_under_it() -> None:
    assert pictured.faint(on_ground(write("Castle", colour="#668877")))
    assert pictured.faint(on_ground(write("Castle"))) == ()
    paper = Drawing("card", Box(100, 100, 250, 350))
    assert pictured.faint(on_ground(paper, write("Castle", 130)))
    assert pictured.faint(on_ground(paper, write("Castle", 130, colour="#20262f"))) == ()


def test_a_label_that_a_halo_touches_is_found() -> None:
    text = write("9", x=200)
    ring = Halo(Rect(Box(228, 160, 80, 80)), "#ff0000")
    disc = Halo(Circle(268, 200, 40), "#ff0000")
    for halo in (ring, disc):
        assert pictured.covered(on_ground(text, halo))
        assert pictured.covered(on_ground(replace(text, x=180), halo)) == ()


def test_a_halo_that_touches_what_hangs_below_a_line_is_found() -> None:
    ring = Halo(Rect(Box(100, 220, 200, 80)), "#ff0000")
    found = [pictured.covered(on_ground(write(word, y=195), ring)) for word in ("Ann", "Berg")]
    assert [bool(each) for each in found] == [False, True]


def test_a_word_of_a_name_that_is_broken_is_found() -> None:
    box = Box(100, 100, 200, 100)

    def lines(*texts: str) -> list[Text]:
        return [Text(100, 40 * y, line, 32, INK, fits=box) for y, line in enumerate(texts, 3)]

    assert pictured.broken(on_ground(*lines("Bartholome", "w Stone")), ("Bartholomew Stone",))
    assert pictured.broken(on_ground(*lines("Anne-", "Sophie Berg")), ("Anne-Sophie Berg",)) == ()


@games
def test_the_winner_is_the_largest_thing_that_is_written_at_the_end(game: AnyGame) -> None:
    seats = game.meta.seats[1]
    played = list(islice(positions(game, seats, "given up"), GIVEN_UP))[-1]
    for winner, locale in zip(range(seats), cycle(COMPLETE), strict=False):
        ranks = tuple(1 if seat == winner else 2 for seat in range(seats))
        look = replace(played.look(None, LIGHT, locale), result=Result(ranks, "resigned"))
        names = list(pictured.LONG[:seats])
        names[winner] = names[winner] if winner else pictured.UNBROKEN
        look = replace(look, names=tuple(names), to_act=())
        scene = art(game.key).board(played.view(None), None, look)
        assert pictured.overshadowed(scene, look.names[winner]) == ()
        assert pictured.cut(scene) == ()


@lru_cache(maxsize=8)
def bars(game: AnyGame) -> tuple[Position, ...]:
    return tuple(islice(positions(game, game.meta.seats[1], "bars"), 300))


@games
def test_every_picture_says_what_is_to_be_decided_and_whose_it_is(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every choice of one or two kinds, for who has it and for everybody."""
    tasks: list[str] = []
    foot = board_frame.foot

    def noted(box: Box, look: Look, text: str | Sequence[str], task: str = "") -> Marks:
        tasks.append(task)
        return foot(box, look, text, task)

    monkeypatch.setattr(board_frame, "foot", noted)
    met = set()
    for shown in bars(game):
        for seat in game.to_act(shown.state)[:1]:
            kinds = frozenset(map(type, game.legal(shown.state, seat)))
            if kinds in met or len(kinds) > 2:
                continue
            met.add(kinds)
            for viewer, drawn in (
                (None, art(game.key).board),
                (seat, art(game.key).board),
                (seat, art(game.key).hand),
            ):
                look = shown.look(viewer)
                scene = drawn(shown.view(viewer), viewer, look)
                if scene is not None:
                    assert tasks[-1], f"{kinds} after {shown.ply} actions"
                    whose = board_frame.whose(replace(look, seat=viewer), look.to_act)
                    assert len(look.to_act) > 1 or whose in scene.texts()
    assert len(met) > 2


@games
def test_bars_and_frames_stand_out_in_the_light_theme(game: AnyGame) -> None:
    seats, drawn = game.meta.seats[1], art(game.key)
    for shown in bars(game)[60::120]:
        for seat in range(seats):
            look, view = replace(shown.look(None, LIGHT), to_act=(seat,)), shown.view(None)
            worn = drawn.dressed(view, look).theme
            scene = drawn.board(view, None, look)
            assert pictured.pale(scene, worn) == ()
            assert seat or pictured.dim(scene) == ()


def test_a_bar_that_does_not_stand_out_is_found() -> None:
    yellow, box = LIGHT.seat(4), Box(100, 100, 300, 10)
    assert pictured.pale(on_ground(Rect(box, yellow)), LIGHT)
    assert pictured.pale(on_ground(Rect(box, "", yellow, 4)), LIGHT)
    assert pictured.pale(on_ground(Rect(box, yellow, LIGHT.edge, 2)), LIGHT) == ()
    around = Rect(box.inset(-4), "", LIGHT.edge, 10)
    assert pictured.pale(on_ground(around, Rect(box, "", yellow, 4)), LIGHT) == ()


def test_a_halo_that_does_not_stand_out_is_found() -> None:
    box = Box(100, 100, 300, 100)
    for shape in (Rect(box), Circle(300, 300, 80)):
        assert pictured.dim(on_ground(Halo(shape, "#24433a")))
        assert pictured.dim(on_ground(Halo(shape, "#5ff0ff"))) == ()
    assert pictured.dim(on_ground(Rect(box, "#ffffff"), Halo(Rect(box), "#24433a"))) == ()


def test_emblems_that_look_alike_are_found_and_others_are_not() -> None:
    icons = {name: (Emblem(name, pictured.EMBLEM, INK),) for name in shelf.ICONS}
    assert pictured.twins(icons) == ()
    icons["again"] = (Emblem(shelf.ICONS[0], pictured.EMBLEM.inset(1), INK),)
    assert len(pictured.twins(icons)) == 1
