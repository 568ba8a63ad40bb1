from engine import registry
from render import paint, shelf, texture, warm
from render.registry import art
from render.theme import DARK
from tests.render.test_games import sample


def test_what_is_drawn_beforehand_lies_on_the_shelf(tmp_path, monkeypatch):
    monkeypatch.setattr(shelf, "_folder", tmp_path)
    paint.IMAGES.clear()
    paint.PAGES.clear()
    texture.RELIEFS.clear()
    assert warm.warm((registry.game("magnate"),), (DARK,)) > warm._SAMPLES
    kept = len(list(tmp_path.iterdir()))
    assert kept > 20
    paint.IMAGES.clear()
    paint.PAGES.clear()
    position = sample("magnate")[4]
    paint.paint(art("magnate").board(position.view(None), None, position.look()))
    assert len(list(tmp_path.iterdir())) - kept < kept / 4
