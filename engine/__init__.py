"""The rules of the games: pure Python, no Discord, no database, no pictures, no language."""

from engine.apply_move import Move, begin, preview, step
from engine.codec import clone
from engine.errors import Clause, EngineBug, GameError
from engine.game import (
    Action,
    AnyGame,
    Emit,
    Event,
    Game,
    Meta,
    Option,
    Options,
    Public,
    Result,
    Seat,
    TurnEnded,
    Warn,
    options,
    unheard,
)
from engine.lesson import Lesson
from engine.match import Match, Pace, Status
from engine.match_record import Entry, Kind
from engine.playing_hours import DAY, Calendar
from engine.rng import Rng
from engine.visibility import ACTOR, ALL, EVERYONE, HIDDEN, OWNER, Viewer, see

__all__ = [
    "ACTOR", "ALL", "DAY", "EVERYONE", "HIDDEN", "OWNER", "Action", "AnyGame", "Calendar", "Clause",
    "Emit", "EngineBug", "Entry", "Event", "Game", "GameError", "Kind", "Lesson", "Match", "Meta",
    "Move", "Option", "Options", "Pace", "Public", "Result", "Rng", "Seat", "Status", "TurnEnded",
    "Viewer", "Warn", "begin", "clone", "options", "preview", "see", "step", "unheard",
]  # fmt: skip
