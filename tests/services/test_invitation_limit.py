"""Nobody is called again and again by the same person."""

import pytest

from db.match_rows import Place
from services.quotas_and_rate_limits import INVITATION_SPAN, InvitationLimit, Limits, TooOften
from services.votes_substitutes_undo_pauses import Steward
from tests.cogs.conftest import ANN, BEN, CHANNEL, CLEO, DORA, GUILD, owed

PLACE = Place(GUILD, CHANNEL)


@pytest.fixture
def calls(clock):
    return InvitationLimit(clock, each=3, all=5)


def refused(calls, who, *others):
    with pytest.raises(TooOften) as caught:
        calls.count(who, others)
    return caught.value.arguments["minutes"]


def test_one_person_is_called_so_often_and_then_not_for_a_while(calls, clock):
    for _ in range(3):
        calls.count(ANN, [BEN])
        clock.now += 60
    assert refused(calls, ANN, BEN) == 7
    calls.count(CLEO, [BEN])
    clock.now += INVITATION_SPAN - 3 * 60
    calls.count(ANN, [BEN])


def test_all_others_together_are_called_so_often(calls):
    calls.count(ANN, [BEN, CLEO, DORA])
    calls.count(ANN, [BEN, CLEO])
    refused(calls, ANN, DORA)


def test_who_is_refused_has_called_nobody(calls, clock):
    for _ in range(3):
        calls.count(ANN, [BEN])
    for _ in range(9):
        refused(calls, ANN, BEN, CLEO)
    calls.count(ANN, [CLEO])
    clock.now += INVITATION_SPAN
    calls.count(ANN, [BEN, CLEO, DORA])


def test_more_at_once_than_may_be_called_are_refused_however_quiet_it_was(calls):
    assert refused(calls, ANN, *map(str, range(6))) == 10


def test_oneself_and_nobody_are_no_call(calls):
    for _ in range(9):
        calls.count(ANN, [ANN])
        calls.count(ANN, [])


async def many(deed, most):
    """Do a deed until it is refused; return how often that went well."""
    for n in range(most + 9):
        try:
            await deed(n)
        except TooOften:
            return n
    return -1


async def test_whispers_have_a_limit(umpire, table):
    match = await table(ANN, BEN)
    await owed(umpire)

    async def deed(n):
        await umpire.talk.whisper(match.id, ANN, BEN, f"{n}")

    assert await many(deed, Limits().calls) == Limits().calls
    assert sum(row[1] == "whisper" for row in await owed(umpire)) == Limits().calls


async def test_the_ways_to_offer_a_seat_and_take_it_back_have_a_limit(umpire, table):
    match = await table(ANN, BEN)

    async def deed(n):
        await Steward(umpire).offer(match.id, ANN, ANN, to=(CLEO, DORA)[n % 2])

    assert await many(deed, 2 * Limits().calls) == 2 * Limits().calls


async def test_asking_to_undo_and_taking_it_back_has_a_limit(umpire, table):
    match = await table(ANN, BEN, CLEO)
    mover = match.to_act()[0]
    who = match.players[mover].id
    await umpire.act(match.id, who, ["rest"])
    steward = Steward(umpire)

    async def deed(n):
        await steward.ask_undo(match.id, who)
        await steward.refuse(match.id, who)

    assert await many(deed, Limits().calls) == Limits().calls


async def test_tables_opened_for_somebody_and_closed_again_have_a_limit(umpire):
    async def deed(n):
        stored = await umpire.tables.open(ANN, "harbours", PLACE, invited=[BEN])
        await umpire.tables.leave(stored.match.id, ANN)

    assert await many(deed, Limits().calls) == Limits().calls


async def test_invitations_have_a_limit_for_all_together(umpire):
    stored = await umpire.tables.open(ANN, "harbours", PLACE)

    async def deed(n):
        await umpire.tables.invite(stored.match.id, ANN, f"{10**17 + n}")

    assert await many(deed, Limits().calls_all) == Limits().calls_all
