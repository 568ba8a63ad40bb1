"""Texts from outside, as texts: half a surrogate pair can be neither stored, logged nor sent."""

from typing import Any


def legible(text: str) -> str:
    """Return a text with a replacement character for whatever is half a character."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def make_legible(data: Any) -> None:
    """Replace every text in JSON data by what is legible of it."""
    rows = data.items() if isinstance(data, dict) else enumerate(data)
    for key, cell in list(rows):
        if isinstance(cell, str):
            data[key] = legible(cell)
        elif isinstance(cell, dict | list):
            make_legible(cell)
