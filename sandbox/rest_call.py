"""One REST request and its answer, apart since all who handle, check or remember it name it."""

from dataclasses import dataclass, field
from typing import Any

Answer = tuple[int, Any]


@dataclass(slots=True)
class Call:
    """One REST request as it was received, and its answer; `files` by part: (name, bytes).

    `text` is what `json` was read from, unless it came in parts.
    """

    method: str
    path: str
    query: dict[str, str] = field(default_factory=dict)
    json: Any = None
    text: str = field(default="", repr=False)
    files: dict[str, tuple[str, bytes]] = field(default_factory=dict, repr=False)
    route: str = ""
    status: int = 0
    answer: Any = field(default=None, repr=False)
