"""What is secret leaves no trace in matches as they are played: `tests.soak.secrets` in short."""

from dataclasses import dataclass
from itertools import islice
from typing import Any

import pytest

from engine.game import AnyGame
from tests.cogs import harbours
from tests.laws import running, secret
from tests.laws.positions import every_game, named
from tests.laws.running import Outline, Running
from tests.soak import secrets

pytestmark = pytest.mark.usefixtures("drawn")


def later(game: AnyGame, steps: int = 40) -> Running:
    """Return a match after some steps, in which much is hidden."""
    at = next(islice(running.play(game, "short"), steps, None))
    assert at.show().pasts._kept.get(at.match.id).states[-1] == at.match.state
    return at


@pytest.mark.parametrize("game", every_game(), ids=named)
def test_whatever_is_hidden_or_done_in_secret_all_others_get_the_same(game: AnyGame) -> None:
    at = later(game)
    for viewer in (None, at.position().rng("short").index(len(at.match.players))):
        running.law_hidden_cards_change_nothing(at, viewer)
        running.law_secret_deeds_leave_no_trace(at, viewer, kinds=1)


def test_an_export_that_numbers_what_a_viewer_may_not_see_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(running, "seen", lambda record, viewer: record)
    with pytest.raises(AssertionError, match="sees by export"):
        _secret_deeds(lambda at: running.law_secret_deeds_leave_no_trace(at, 0))


def test_a_computer_that_looks_at_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    count = iter(range(10**6))
    monkeypatch.setattr(running.bots, "choose", lambda *given: next(count))
    at = later(harbours.game, 3)
    p, seat = at.position(), at.match.to_act()[0]
    with pytest.raises(AssertionError, match="the easy computer sees"):
        running._same_choice(p, next(secret.others(p, seat)), seat)


@dataclass(frozen=True)
class Wanted:
    """A picture that is drawn from more than it shows."""

    drawn_from: str
    shows: str | None

    def scene(self) -> str | None:
        return self.shows


def test_pictures_differ_where_what_they_show_does() -> None:
    here, more, none = Wanted("a", "islands"), Wanted("b", "islands"), Wanted("c", None)
    assert Outline([here]) == Outline([more]) == Outline([none, here])
    assert Outline([here]) != Outline([Wanted("b", "islands and a hand")])


def test_a_step_that_tells_the_same_and_shows_more_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(secret, "told", lambda events, viewer: [])
    with pytest.raises(AssertionError, match="the view of"):
        _secret_deeds(lambda at: secret.law_non_interference(at.position()))


def _secret_deeds(law: Any) -> None:
    for at in islice(running.play(harbours.game, "found"), 60):
        law(at)


def test_the_command_says_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(p: object) -> None:
        raise AssertionError("somebody sees it\nand more")

    monkeypatch.setattr(secrets.secret, "law_non_interference", broken)
    monkeypatch.setattr(secrets, "_shown", lambda at, number, mail: ())
    assert secrets.main(["magnate", "--positions", "2"]) == 1
    assert (
        "     2  somebody sees it\nmagnate: 2 positions, of 2 all that is shown, 2 findings"
        in capsys.readouterr().out
    )
