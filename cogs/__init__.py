"""Discord: slash commands, buttons and messages; the only layer that sees all others."""
