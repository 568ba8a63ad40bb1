"""What laws of pictures and words stand on."""

import pytest

from render.registry import NoArt, art
from tests.cogs import harbours


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Let all rooms know Harbours; skip a game under construction that has no art yet."""
    harbours.welcome(monkeypatch)
    if "game" not in request.fixturenames:
        return
    game = request.getfixturevalue("game")
    try:
        art(game.key, game.rules)
    except NoArt as error:
        if game.meta.listed:
            raise
        pytest.skip(f"under construction: {error}")
