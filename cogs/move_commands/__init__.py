"""A slash group for each game: one short method per verb of its engine."""
