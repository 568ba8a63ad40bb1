"""Positions drawn to be looked at: the gallery of docs, the sheet of all lessons."""
