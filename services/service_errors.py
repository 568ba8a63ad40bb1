"""Refusals of the use cases, besides those of a match itself."""

from engine.errors import GameError


class Busy(GameError):
    """Too many others changed the match at the same moment."""


class ForeignControl(GameError):
    """A button of another player's panel."""


class NoMatch(GameError):
    """The player has no such match."""


class LeaveRunning(GameError):
    """A seat of a match that has begun is not left, but given to somebody or up."""


class SeatKept(GameError):
    """The seats that are left are kept for those invited; a computer takes one if that is meant."""


class WhichMatch(GameError):
    """The player has several, and must say which."""


class OtherServer(GameError):
    """The match is of another server, and the person has no part in it."""


class WhichGame(GameError):
    """Neither the thread nor what the player plays makes plain which game is meant."""


class WhispersOff(GameError):
    """The operator has switched whispers off."""


class WhisperRefused(GameError):
    """The other player takes no whispers from this one, or is no person of this match."""


class NotInvitable(GameError):
    """Nobody of those invited takes invitations from this player."""


class NotWilling(GameError):
    """The player takes no invitations from this one."""


class TooLate(GameError):
    """The player has played too few turns in time for this table."""


class TooMany(GameError):
    """The player has as many matches open as are allowed."""


class SeekGone(GameError):
    """Somebody else has taken the last seat of what was sought."""


class TooManySeeks(GameError):
    """The player seeks others for as many tables as are allowed."""


class TooManySought(GameError):
    """All together seek players for as many tables as are allowed."""


class Unwilling(GameError):
    """Somebody who sits there and the player are apart: one has blocked the other."""


class TooManyHere(GameError):
    """The server has as many matches open as are allowed."""


class NoHint(GameError):
    """Other people are at the table, whom a hint would harm."""


class BadWord(GameError):
    """A word for chance that has neither a letter nor a digit."""


class NotBegun(GameError):
    """The match has not begun: there is nothing to look back at."""


class OtherServerSeason(GameError):
    """The season is of another server."""


class NotSeasonHost(GameError):
    """Only who opened a season, or manages the server, may do that."""


class TooManySeasons(GameError):
    """The server has as many seasons that are not over as are allowed."""


class BadSeason(GameError):
    """A season cannot be had with this size, pace or beginning."""


class SeasonMatch(GameError):
    """The match is part of a season, which has an end that is kept."""


class NoSeason(GameError):
    """The server has no season that is not over."""


class WhichSeason(GameError):
    """The server has several seasons, and one must be named."""


class NoThreadHere(GameError):
    """A match is to go on in a thread, and the host is on no server."""


class NotShared(GameError):
    """Somebody who plays is not on the server where a match is to go on."""


class AlreadyThere(GameError):
    """A match is to go on where it is played."""
