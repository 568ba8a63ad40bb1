"""A stand-in for Discord on 127.0.0.1, for newcomers without a token and for tests."""

from .faults import Fault, Faults
from .invocations import Interaction, Modal
from .page import Spoken
from .player import Player
from .server import Sandbox
from .slash_commands import Refused
from .world import Attachment, Button, Channel, Message, Select, User

__all__ = [
    "Attachment",
    "Button",
    "Channel",
    "Fault",
    "Faults",
    "Interaction",
    "Message",
    "Modal",
    "Player",
    "Refused",
    "Sandbox",
    "Select",
    "Spoken",
    "User",
]
