"""Inviting to a table that gathers players."""

import pytest

from engine import lobby
from engine.errors import AlreadyBegun, AskedAlready, LobbyFull, NotHost, NotInvited, SeatTaken
from engine.match_record import LOBBY_KINDS


def table(*invited):
    return lobby.open_match("abcdef", "magnate", "ann", "5e" * 32, 0, invited=invited)


def test_an_invitation_keeps_the_table_for_those_invited():
    match = table()
    lobby.invite(match, "ann", "ben", 1)
    assert match.invited == ("ben",)
    with pytest.raises(NotInvited):
        lobby.join(match, "eve", 2)
    lobby.join(match, "ben", 3)
    assert [entry.kind in LOBBY_KINDS for entry in match.entries] == [True] * 3


def test_somebody_is_invited_once_by_the_host_alone_and_only_to_a_lobby():
    match = table("ben")
    lobby.invite(match, "ann", "cleo", 1)
    number = match.number
    for invited in ("ben", "cleo"):
        with pytest.raises(AskedAlready):
            lobby.invite(match, "ann", invited, 1)
    assert (match.invited, match.number) == (("ben", "cleo"), number)
    lobby.join(match, "ben", 2)
    with pytest.raises(NotHost):
        lobby.invite(match, "ben", "eve", 3)
    with pytest.raises(SeatTaken):
        lobby.invite(match, "ann", "ben", 3)
    lobby.start(match, "ann", 4)
    with pytest.raises(AlreadyBegun):
        lobby.invite(match, "ann", "eve", 5)


def test_who_was_invited_takes_the_seat_of_a_computer_rather_than_find_the_table_full():
    match = table("ben")
    lobby.join_computer(match, "easy", 1)
    assert (match.free, match.kept_for) == (0, ("ben",))
    lobby.join(match, "ben", 2)
    assert [player.id for player in match.players] == ["ann", "ben"]
    assert match.kept_for == ()


def test_who_was_not_invited_takes_no_computer_s_seat():
    match = table()
    lobby.join_computer(match, "easy", 1)
    with pytest.raises(LobbyFull):
        lobby.join(match, "ben", 2)
    assert [player.id for player in match.players] == ["ann", "computer-1"]
