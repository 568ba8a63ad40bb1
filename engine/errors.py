"""All exceptions of the engine, as one tree.

    GameError                   somebody asked for what cannot be; told to them as a sentence
    ├── IllegalAction           the rules forbid it
    │   └── FinalInside         something follows a step that ends a submission
    ├── NotYourTurn             the seat is not asked
    ├── StaleDecision           the button or draft is of an earlier position
    ├── MatchClosed             the match is over, or has not begun
    │   ├── AlreadyBegun        the match is being played, and this is done before
    ├── MatchPaused             the match takes no moves just now
    ├── NotPaused               it does
    ├── NotLate                 the time of the seat is not over
    ├── NoVote                  the seat has no say in this
    ├── NotAway                 no computer stands in for the seat
    ├── NotOffered              the seat is not free for this player
    ├── NoUndo                  nothing can be gone back over
    │   ├── NothingPlayed       the seat has not moved yet
    │   ├── UndoOpen            another seat has asked, and waits for an answer
    │   └── NotAsked            nobody has asked, or not any more
    ├── AskedAlready            the same has been asked, and is not answered yet
    ├── LobbyError              joining, leaving, starting
    │   ├── SeatTaken
    │   ├── BadSeats
    │   ├── LobbyFull
    │   ├── NotSeated
    │   ├── NotHost
    │   ├── NotInvited
    │   └── TooFewSeats
    ├── BadOption               an option that the game does not have, or not with this value
    ├── BadNotation             a line of notation that no verb reads
    ├── BadExport               a file that is no exported match
    └── UnknownGame             no such key, or no such version of its rules
    EngineBug                   ours; never shown to a player
    └── ChanceNeeded            a preview met chance

Errors hold a message id, arguments and, where a rule decides, its clause; `render.words.catalogues`
makes the sentence.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered rule of RULES.md and the sentence which says how it applies here.

    `number` is the clause in RULES.md ("3.2"). `message` is an id of the game's catalogue
    ("magnate-why-hand"), and `args` fill it: words of a notation get their names.
    """

    number: str
    message: str
    args: tuple[tuple[str, str | int], ...] = ()


def sentences(game: str, rows: Iterable[tuple[str, str, tuple[str, ...]]]) -> Callable[..., Clause]:
    """Return what makes the clause of a refusal from the name of its sentence and its arguments.

    A row is the name of a sentence, the number of its clause, and the names of its arguments. The
    message is `<game>-why-<name>`; a seat is passed on as a word, not as a number.
    """
    known = {name: (number, names) for name, number, names in rows}

    def clause(key: str, *values: str | int) -> Clause:
        number, names = known[key]
        pairs = zip(names, values, strict=True)
        told = tuple((name, str(value) if name == "seat" else value) for name, value in pairs)
        return Clause(number, f"{game}-why-{key}", told)

    return clause


class GameError(Exception):
    """Something asked for that cannot be; nothing has changed.

    `message` is the id of its sentence, made from its name: that of `NotYourTurn` is
    `error-not-your-turn`. `arguments` fill it, `clause` is the rule that decides.
    """

    message: ClassVar[str] = "error-game"

    def __init_subclass__(cls) -> None:
        name = "".join(f"-{c.lower()}" if c.isupper() else c for c in cls.__name__)
        cls.message = f"error{name}"

    def __init__(self, clause: Clause | None = None, **arguments: str | int) -> None:
        super().__init__(self.message)  # a log may hold this, so no argument appears
        self.clause = clause
        self.arguments = arguments


class IllegalAction(GameError):
    """The rules forbid this action here."""


class FinalInside(IllegalAction):
    """A submission went on after a step which ends it; nothing of it was applied."""


class NotYourTurn(GameError):
    """The seat is not asked for anything now."""


class StaleDecision(GameError):
    """The decision was made on an earlier position, which has changed."""


class MatchClosed(GameError):
    """The match is not being played: still in the lobby, or over."""


class AlreadyBegun(MatchClosed):
    """The match is being played: what is done at a table comes too late."""


class MatchPaused(GameError):
    """The match is paused: its clocks stand still and it takes no moves."""


class NotPaused(GameError):
    """The match is not paused."""


class NotLate(GameError):
    """The time of the seat is not over, or it has been seen to."""


class NoVote(GameError):
    """The player has no say in this."""


class NotAway(GameError):
    """No computer stands in for the player."""


class NotOffered(GameError):
    """The seat is not free, or not for this player."""


class NoUndo(GameError):
    """Nothing can be gone back over: chance or a secret came since, or it is undone already."""


class NothingPlayed(NoUndo):
    """The seat has not moved yet."""


class UndoOpen(NoUndo):
    """Another seat has asked to undo, and waits for an answer."""


class NotAsked(NoUndo):
    """Nobody has asked to undo, or not any more."""


class AskedAlready(GameError):
    """The same has been asked of the same people, who have not answered yet."""


class LobbyError(GameError):
    """A lobby cannot do this."""


class SeatTaken(LobbyError):
    """The player sits at this table already."""


class BadSeats(LobbyError):
    """The game is not for so many."""


class LobbyFull(LobbyError):
    """Every seat is taken."""


class NotSeated(LobbyError):
    """The player has no seat in this match."""


class NotHost(LobbyError):
    """Only the host may do this."""


class NotInvited(LobbyError):
    """The lobby is kept for named players."""


class TooFewSeats(LobbyError):
    """The game needs more players."""


class BadOption(GameError):
    """No such option, or not with this value."""


class BadNotation(GameError):
    """No verb of the game reads this line."""


class BadExport(GameError):
    """The file is not an exported match, or does not hold together."""


class UnknownGame(GameError):
    """No game of this name, or no such version of its rules."""


class EngineBug(Exception):
    """A contract of the engine is broken; told to nobody but the log."""


class ChanceNeeded(EngineBug):
    """Chance was asked of a generator that has none to give."""
