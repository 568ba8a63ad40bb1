from engine import registry
from render.paint import disk_cache, ground_texture, rasterize_scene
from render.paint.theme import DARK
from render.registry import art
from render.workers import warm_picture_cache
from tests.render.test_games import sample


def test_what_is_drawn_beforehand_lies_on_the_shelf(tmp_path, monkeypatch):
    monkeypatch.setattr(disk_cache, "_folder", tmp_path)
    rasterize_scene.IMAGES.clear()
    rasterize_scene.PAGES.clear()
    ground_texture.RELIEFS.clear()
    assert (
        warm_picture_cache.warm((registry.game("magnate"),), (DARK,)) > warm_picture_cache._SAMPLES
    )
    kept = len(list(tmp_path.iterdir()))
    assert kept > 20
    rasterize_scene.IMAGES.clear()
    rasterize_scene.PAGES.clear()
    position = sample("magnate")[4]
    rasterize_scene.paint(art("magnate").board(position.view(None), None, position.look()))
    assert len(list(tmp_path.iterdir())) - kept < kept / 4
