"""Contents of every message, as data; no Discord, no drawing."""

from cogs.pages.custom_ids import ControlId
from cogs.pages.page_wording import Reader
from cogs.pages.sheet import Button, Buttons, Choice, Part, Section, Select, Sheet, Words

__all__ = [
    "Button", "Buttons", "Choice", "ControlId", "Part", "Reader", "Section", "Select", "Sheet",
    "Words",
]  # fmt: skip
