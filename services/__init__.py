"""The use cases: a match is loaded, changed, saved, and what must be told is owed; no Discord."""
