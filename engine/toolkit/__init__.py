"""Functions that a game may call; never base classes or hooks."""
