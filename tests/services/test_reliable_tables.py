"""A table may ask for turns in time of who sits down."""

import pytest

from db import Place
from db.player_reliability import Reliability
from engine import Pace
from services.service_errors import TooLate
from services.umpire import Umpire
from services.votes_substitutes_undo_pauses import Steward
from tests.db.positions import GUILD

HERE = Place(GUILD, 2)
POOR, FAIR, NEW = Reliability(100, 79), Reliability(100, 80), Reliability(9, 0)


@pytest.fixture
def known(umpire: Umpire, monkeypatch: pytest.MonkeyPatch) -> dict[str, Reliability]:
    """How reliable people are."""
    found: dict[str, Reliability] = {}

    async def of(people):  # type: ignore[no-untyped-def]
        return {who: found.get(who, Reliability()) for who in people}

    monkeypatch.setattr(umpire.store.reliability, "of", of)
    return found


@pytest.mark.parametrize("who", [FAIR, NEW], ids=["fair", "new"])
async def test_who_plays_in_time_or_is_new_sits_down(umpire, known, who):
    known["ben"] = who
    stored = await umpire.tables.open("ann", "harbours", HERE, least=80)
    joined = await umpire.tables.join(stored.match.id, "ben")
    assert joined.match.sits("ben")
    assert joined.match.least == 80


async def test_who_is_often_late_is_refused_with_the_figures(umpire, known):
    known["ben"] = POOR
    stored = await umpire.tables.open("ann", "harbours", HERE, least=80)
    with pytest.raises(TooLate) as refused:
        await umpire.tables.join(stored.match.id, "ben")
    assert refused.value.arguments == {"least": 80, "share": 79, "n": 100}
    other = await umpire.tables.open("ann", "harbours", HERE)
    await umpire.tables.join(other.match.id, "ben")


async def test_who_is_invited_sits_down_however_late(umpire, known):
    known["ben"] = POOR
    stored = await umpire.tables.open("ann", "harbours", HERE, least=80, invited=["ben"])
    assert (await umpire.tables.join(stored.match.id, "ben")).match.sits("ben")


async def test_a_seat_that_is_offered_to_all_asks_for_the_same(umpire, known):
    known["eve"] = POOR
    stored = await umpire.tables.open("ann", "harbours", HERE, least=80, pace=Pace(3600))
    await umpire.tables.join(stored.match.id, "ben")
    stored = await umpire.tables.start(stored.match.id, "ann")
    steward, seat = Steward(umpire), stored.match.seat_of("ben")
    await steward.offer(stored.match.id, "ben", "ben")
    with pytest.raises(TooLate):
        await steward.take(stored.match.id, "eve", seat)
    await steward.offer(stored.match.id, "ben", "ben", to="eve")
    assert (await steward.take(stored.match.id, "eve", seat)).match.seat_of("eve") == seat


async def test_a_rematch_asks_the_same(umpire, known):
    stored = await umpire.tables.open("ann", "harbours", HERE, least=90)
    await umpire.tables.join(stored.match.id, "ben")
    await umpire.tables.start(stored.match.id, "ann")
    await umpire.resign(stored.match.id, "ben")
    assert (await umpire.tables.rematch(stored.match.id, "ann")).match.least == 90
