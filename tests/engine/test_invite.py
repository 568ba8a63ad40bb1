"""Inviting to a table that gathers players."""

import pytest

from engine.errors import AlreadyBegun, AskedAlready, LobbyFull, NotHost, NotInvited, SeatTaken
from engine.match import opened
from engine.record import LOBBY_KINDS


def table(*invited):
    return opened("abcdef", "magnate", "ann", "5e" * 32, 0, invited=invited)


def test_an_invitation_keeps_the_table_for_those_invited():
    match = table()
    match.invite("ann", "ben", 1)
    assert match.invited == ("ben",)
    with pytest.raises(NotInvited):
        match.join("eve", 2)
    match.join("ben", 3)
    assert [entry.kind in LOBBY_KINDS for entry in match.entries] == [True] * 3


def test_somebody_is_invited_once_by_the_host_alone_and_only_to_a_lobby():
    match = table("ben")
    match.invite("ann", "cleo", 1)
    number = match.number
    for invited in ("ben", "cleo"):
        with pytest.raises(AskedAlready):
            match.invite("ann", invited, 1)
    assert (match.invited, match.number) == (("ben", "cleo"), number)
    match.join("ben", 2)
    with pytest.raises(NotHost):
        match.invite("ben", "eve", 3)
    with pytest.raises(SeatTaken):
        match.invite("ann", "ben", 3)
    match.start("ann", 4)
    with pytest.raises(AlreadyBegun):
        match.invite("ann", "eve", 5)


def test_who_was_invited_takes_the_seat_of_a_computer_rather_than_find_the_table_full():
    match = table("ben")
    match.join_computer("easy", 1)
    assert (match.free, match.kept_for) == (0, ("ben",))
    match.join("ben", 2)
    assert [player.id for player in match.players] == ["ann", "ben"]
    assert match.kept_for == ()


def test_who_was_not_invited_takes_no_computer_s_seat():
    match = table()
    match.join_computer("easy", 1)
    with pytest.raises(LobbyFull):
        match.join("ben", 2)
    assert [player.id for player in match.players] == ["ann", "computer-1"]
