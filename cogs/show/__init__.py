"""Pages with their pictures; no Discord."""
