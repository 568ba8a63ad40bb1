"""A stand-in for Discord on 127.0.0.1, for newcomers without a token and for tests."""

from .page_server import PlayerLanguage
from .player_interactions import Interaction
from .server import Sandbox
from .simulated_player import Player
from .slash_commands import Refused

__all__ = ["Interaction", "Player", "PlayerLanguage", "Refused", "Sandbox"]
