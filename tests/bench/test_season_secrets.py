"""Nothing that is told of a season depends on its secret before its end, as the long run looks."""

import pytest

from cogs.pages import league_and_tournament_pages as pages
from tests.soak import season_secrets


def test_a_season_tells_the_same_whatever_its_secret_is() -> None:
    found = season_secrets.check(1)
    assert found.keys() == {"compared"}
    assert found["compared"] > 100


def test_what_depends_on_the_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "wishes", lambda reader, season, who: season.secret[-1])
    assert season_secrets.check(1)["differs: wishes"]
