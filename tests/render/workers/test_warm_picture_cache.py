from engine import registry
from render.paint import disk_cache, ground_texture, painter
from render.paint.theme import DARK
from render.registry import art
from render.workers import warm_picture_cache
from tests.render.test_games import sample


def test_what_is_drawn_beforehand_lies_on_the_shelf(tmp_path, monkeypatch):
    monkeypatch.setattr(disk_cache, "_folder", tmp_path)
    painter.IMAGES.clear()
    painter.PAGES.clear()
    ground_texture.RELIEFS.clear()
    assert (
        warm_picture_cache.warm((registry.game("magnate"),), (DARK,)) > warm_picture_cache._SAMPLES
    )
    kept = len(list(tmp_path.iterdir()))
    assert kept > 20
    painter.IMAGES.clear()
    painter.PAGES.clear()
    position = sample("magnate")[4]
    painter.paint(art("magnate").board(position.view(None), None, position.look()))
    assert len(list(tmp_path.iterdir())) - kept < kept / 4
