"""Substitutes for a player: a computer for a while, or somebody new for good.

A player may ask for either. When the time of a seat is over, the others vote what becomes of it.
What is refused raises a GameError and changes nothing.
"""

from collections.abc import Mapping, Sequence

from engine import Match, Seat, bots, errors, match_record
from engine.match_types import LateSeatChoice, News, Player, Stage


def vote(match: Match, voter: Seat, late: Seat, relief: LateSeatChoice, now: int) -> bool:
    """Say what a seat wants for one whose time is over; return whether that decided.

    More than half of the others decide. NotLate, NoVote.
    """
    match.expect_running()
    if match.rung.get(late) is not Stage.LATE or match.players[late].played_by:
        raise errors.NotLate
    electors = match.electors(late)
    if voter not in electors:
        raise errors.NoVote
    if match.votes.get(late, {}).get(voter) is relief:
        return False  # said already: nobody is told twice
    votes = match.votes[late] = {**match.votes.get(late, {}), voter: relief}
    match.note(match_record.Kind.VOTE, now, voter)
    if not _carried(votes, electors, relief):
        match.tell(News.VOTED, late)
        return False
    relieve(match, late, relief, now)
    return True


def resign(match: Match, seat: Seat, now: int) -> None:
    """Give a seat up; what most of the others want now, now that it has no vote, is done."""
    match.resign(seat, now)
    for late in list(match.votes):
        votes, electors = match.votes.get(late, {}), match.electors(late)
        for relief in LateSeatChoice if not match.players[late].played_by else ():
            if _carried(votes, electors, relief):
                relieve(match, late, relief, now)


def _carried(
    votes: Mapping[Seat, LateSeatChoice], electors: Sequence[Seat], relief: LateSeatChoice
) -> bool:
    """Tell whether more than half of those who decide want something."""
    return sum(votes.get(seat) is relief for seat in electors) * 2 > len(electors)


def lend(match: Match, seat: Seat, now: int) -> None:
    """Let a computer play a seat until its player takes it back."""
    match.expect_running()
    player = match.players[seat]
    player.stand_in, player.helped = "greedy", True
    match.note(match_record.Kind.STAND_IN, now, seat)


def back(match: Match, seat: Seat, now: int) -> None:
    """Give the seat back to its player, for whom a computer stood in; NotAway."""
    match.expect_running()
    player = match.players[seat]
    if player.stand_in is None or player.resigned:
        raise errors.NotAway
    player.stand_in, player.once = None, False
    match.note(match_record.Kind.BACK, now, seat)
    match.tell(News.BACK, seat)
    match.wait_anew(seat, now)


def offer(match: Match, seat: Seat, now: int, to: str = "") -> None:
    """Look for somebody new for a seat: anybody, or one person.

    SeatTaken, NotOffered, AskedAlready.
    """
    match.expect_running()
    player = match.players[seat]
    if player.computer or player.resigned:
        raise errors.NotOffered
    if match.sits(to):
        raise errors.SeatTaken
    if player.offered == to:
        raise errors.AskedAlready
    player.offered = to
    match.note(match_record.Kind.OFFER, now, seat)
    match.tell(News.OFFERED, seat, to)


def replace(match: Match, seat: Seat, who: str, now: int) -> None:
    """Give an offered seat to somebody new, who has asked for it; NotOffered, SeatTaken."""
    match.expect_running()
    player = match.players[seat]
    if player.resigned or player.offered is None or player.offered not in ("", who):
        raise errors.NotOffered
    if match.sits(who):
        raise errors.SeatTaken
    match.drafts.pop(seat, None)
    match.players[seat] = Player(
        who,
        options=player.options,
        helped=player.helped,
        bank=match.pace.reserve,
        added=player.added,
    )
    if match.host == player.id:
        match.host = who
    match.note(match_record.Kind.REPLACE, now, seat, who)
    match.tell(News.REPLACED, seat, player.id)
    match.wait_anew(seat, now)


def relieve(match: Match, late: Seat, relief: LateSeatChoice, now: int) -> None:
    """Do what the others, or a season, have decided about a seat whose time is over."""
    player = match.players[late]
    if relief is LateSeatChoice.END:
        match.void("", now)
        return
    if relief is LateSeatChoice.REPLACE:
        match.votes.pop(late, None)
        if player.offered != "":
            offer(match, late, now)
        return
    match.clock.charge(late, now)  # the wait that begins anew has no more of the reserve
    if relief is LateSeatChoice.MORE:
        match.tell(News.VOTED, late, relief.value)
    else:
        player.stand_in, player.helped = bots.STAND_IN, True
        player.once = relief is LateSeatChoice.MOVE
        match.note(match_record.Kind.STAND_IN, now, late)
        match.tell(News.STOOD_IN, late, relief.value)
    match.wait_anew(late, now)
