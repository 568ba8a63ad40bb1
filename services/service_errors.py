"""Refusals of the use cases, besides those of a match itself."""

from engine.errors import GameError


class Busy(GameError):
    """Too many others changed the match at the same moment."""

    message = "error-busy"


class ForeignControl(GameError):
    """A button of another player's panel."""

    message = "error-foreign"


class NoMatch(GameError):
    """The player has no such match."""

    message = "error-no-match"


class LeaveRunning(GameError):
    """A seat of a match that has begun is not left, but given to somebody or up."""

    message = "error-leave-running"


class SeatKept(GameError):
    """The seats that are left are kept for those invited; a computer takes one if that is meant."""

    message = "error-seat-kept"


class WhichMatch(GameError):
    """The player has several, and must say which."""

    message = "error-which-match"


class OtherServer(GameError):
    """The match is of another server, and the person has no part in it."""

    message = "error-other-server"


class WhichGame(GameError):
    """Neither the thread nor what the player plays makes plain which game is meant."""

    message = "error-which-game"


class WhispersOff(GameError):
    """The operator has switched whispers off."""

    message = "error-whispers-off"


class WhisperRefused(GameError):
    """The other player takes no whispers from this one, or is no person of this match."""

    message = "error-whisper-refused"


class NotInvitable(GameError):
    """Nobody of those invited takes invitations from this player."""

    message = "error-not-invitable"


class NotWilling(GameError):
    """The player takes no invitations from this one."""

    message = "error-not-willing"


class TooLate(GameError):
    """The player has played too few turns in time for this table."""

    message = "error-least"


class TooMany(GameError):
    """The player has as many matches open as are allowed."""

    message = "error-too-many"


class SeekGone(GameError):
    """Somebody else has taken the last seat of what was sought."""

    message = "error-seek-gone"


class TooManySeeks(GameError):
    """The player seeks others for as many tables as are allowed."""

    message = "error-seeks-many"


class TooManySought(GameError):
    """All together seek players for as many tables as are allowed."""

    message = "error-seeks-full"


class Unwilling(GameError):
    """Somebody who sits there and the player are apart: one has blocked the other."""

    message = "error-seek-apart"


class TooManyHere(GameError):
    """The server has as many matches open as are allowed."""

    message = "error-too-many-here"


class NoHint(GameError):
    """Other people are at the table, whom a hint would harm."""

    message = "error-no-hint"


class BadWord(GameError):
    """A word for chance that has neither a letter nor a digit."""

    message = "error-word"


class NotBegun(GameError):
    """The match has not begun: there is nothing to look back at."""

    message = "error-not-begun"


class OtherServerSeason(GameError):
    """The season is of another server."""

    message = "error-season-elsewhere"


class NotSeasonHost(GameError):
    """Only who opened a season, or manages the server, may do that."""

    message = "error-season-host"


class TooManySeasons(GameError):
    """The server has as many seasons that are not over as are allowed."""

    message = "error-seasons-many"


class BadSeason(GameError):
    """A season cannot be had with this size, pace or beginning."""

    message = "error-season-terms"


class SeasonMatch(GameError):
    """The match is part of a season, which has an end that is kept."""

    message = "error-season-match"


class NoSeason(GameError):
    """The server has no season that is not over."""

    message = "error-season-none"


class WhichSeason(GameError):
    """The server has several seasons, and one must be named."""

    message = "error-season-which"


class NoThreadHere(GameError):
    """A match is to go on in a thread, and the host is on no server."""

    message = "error-no-thread-here"


class NotShared(GameError):
    """Somebody who plays is not on the server where a match is to go on."""

    message = "error-not-shared"


class AlreadyThere(GameError):
    """A match is to go on where it is played."""

    message = "error-already-there"
