import sys
from dataclasses import replace
from types import ModuleType

import pytest
from PIL import Image

from engine import registry as engine_registry
from engine.apply_move import witness
from render import registry
from render.__main__ import main
from render.paint.theme import LIGHT
from render.registry import NoArt, art
from render.samples import game_stage_gallery
from render.workers import sample_positions
from tests.harbours import game as harbours
from tests.render import harbours_art, harbours_first


@pytest.fixture
def drawn(monkeypatch):
    """Let Harbours be a game with art, found where that of a package is found."""
    engine_registry.welcome(harbours)
    for place in ("", ".board", ".action_words", ".turn_buttons_and_menus", ".v1"):
        module = ModuleType(place) if place in ("", ".v1") else harbours_art
        monkeypatch.setitem(sys.modules, f"render.games.harbours{place}", module)
    monkeypatch.setitem(sys.modules, "render.games.harbours.v1.action_words", harbours_first)
    monkeypatch.setattr(registry, "_guests", {})
    registry._packaged.cache_clear()
    yield
    registry._packaged.cache_clear()


@pytest.mark.usefixtures("drawn")
def test_art_is_found_by_key():
    found = art("harbours")
    assert (found.board, found.tell) == (harbours_art.board, harbours_art.tell)


@pytest.mark.usefixtures("drawn")
def test_what_an_older_version_shows_as_today_falls_through():
    first, today = art("harbours", 1), art("harbours", harbours.rules)
    assert today == art("harbours")
    assert (first.label, first.tell) == (harbours_first.label, harbours_first.tell)
    assert replace(first, label=today.label, tell=today.tell) == today


def test_a_game_without_art_says_so():
    with pytest.raises(NoArt, match=r"there is no render\.games\.nowhere\.board"):
        art("nowhere")


@pytest.mark.usefixtures("drawn")
def test_a_missing_function_is_named(monkeypatch):
    monkeypatch.delattr(harbours_art, "tell")
    with pytest.raises(NoArt, match="no function tell"):
        art("harbours")


@pytest.mark.usefixtures("drawn")
def test_a_misshapen_function_is_named(monkeypatch):
    monkeypatch.setattr(harbours_art, "hand", lambda view, look: None)
    with pytest.raises(NoArt, match=r"hand of .* takes 3 arguments"):
        art("harbours")


@pytest.mark.usefixtures("drawn")
def test_words_without_weights_are_named(monkeypatch):
    monkeypatch.delattr(harbours_art, "WEIGHTS")
    with pytest.raises(NoArt, match="no WEIGHTS in it"):
        art("harbours")


@pytest.mark.usefixtures("drawn")
def test_a_story_is_found_where_there_is_one(monkeypatch):
    assert art("harbours").summary is None
    registry._packaged.cache_clear()
    story = ModuleType("story")
    story.summary = lambda turn, look: ("Told.",)
    monkeypatch.setitem(sys.modules, "render.games.harbours.turn_summary", story)
    assert art("harbours").summary is story.summary


def test_positions_come_from_the_seed_alone():
    one, other = (list(sample_positions.positions(harbours, 3, "7")) for _ in range(2))
    assert [p.state for p in one] == [p.state for p in other]
    assert [p.ply for p in one] == list(range(len(one)))
    assert harbours.result(one[-1].state) is not None
    assert one[5].state != next(iter(sample_positions.positions(harbours, 3, "8"))).state


def test_a_position_past_the_end_is_the_last():
    last = sample_positions.at(harbours, 2, "7", 100_000)
    assert harbours.result(last.state) is not None
    assert sample_positions.at(harbours, 2, "7", 4).ply == 4


def test_a_look_knows_only_events_which_the_viewer_may_see():
    for position in sample_positions.positions(harbours, 3, "7"):
        for seat in (None, 0, 1, 2):
            seen = [witness(event, seat) for event in position.events]
            expected = tuple(event for event in seen if event is not None)
            assert position.look(seat).events == expected


def test_a_look_of_the_end_has_the_result():
    look = sample_positions.at(harbours, 2, "7", 100_000).look(None, LIGHT, "fr")
    assert look.result is not None
    assert look.to_act == ()
    assert look.names == ("Joueur 1", "Joueur 2")


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("extra", [[], ["--seat", "1", "--hand"], ["--theme", "light"]])
def test_the_command_line_draws_a_position(tmp_path, extra):
    file = tmp_path / "board.png"
    arguments = ["harbours", "--seats", "3", "--ply", "5", "--width", "400", "--out", str(file)]
    assert main([*arguments, *extra]) == 0
    with Image.open(file) as image:
        assert image.size == (400, 267)


@pytest.mark.usefixtures("drawn")
def test_the_command_line_prints_drawing_calls_and_words(capsys):
    assert main(["harbours", "--ply", "0", "--log", "--text"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("scene 0,0,1500,1000\nlayer 0\nrect ")
    assert printed.endswith("# Round 1\n")


def test_the_command_line_refuses_what_is_not_there(capsys, monkeypatch):
    engine_registry.welcome(harbours)
    monkeypatch.setattr(registry, "_guests", {})
    assert main(["harbours"]) == 2
    assert "render.games.harbours" in capsys.readouterr().err


@pytest.mark.usefixtures("drawn")
def test_the_gallery_has_every_stage_and_clothing(tmp_path):
    files = game_stage_gallery.draw(tmp_path, "harbours", visions=True)
    names = {file.stem for file in files}
    assert {"early", "middle", "late", "end", "crowded", "seats-2"} <= names
    assert {"middle-light-fr", "middle-dark-contrast-fr", "hand", "hand-light", "hand-fr"} <= names
    assert "middle-deuteranopia" in names
    assert all(file.parent == tmp_path / "harbours" and file.stat().st_size for file in files)


@pytest.mark.usefixtures("drawn")
def test_docs_show_six_plates_smaller(tmp_path):
    files = game_stage_gallery.show_in_docs(tmp_path, "harbours")
    shown = {"middle", "middle-light", "crowded", "end", "hand", "hand-light"}
    assert {file.stem for file in files} == shown
    with Image.open(files[0]) as image:
        assert (image.format, image.width) == ("WEBP", game_stage_gallery.SHOWN)
