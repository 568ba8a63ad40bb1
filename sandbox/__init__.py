"""A stand-in for Discord on 127.0.0.1, for newcomers without a token and for tests."""

from .fault_injection import Fault, Faults
from .page_server import PlayerLanguage
from .player_interactions import Interaction, Modal
from .server import Sandbox
from .simulated_player import Player
from .slash_commands import Refused
from .world import Attachment, Button, Channel, Message, Select, User

__all__ = [
    "Attachment", "Button", "Channel", "Fault", "Faults", "Interaction", "Message", "Modal",
    "Player", "PlayerLanguage", "Refused", "Sandbox", "Select", "User",
]  # fmt: skip
