"""What is run by hand: it learns weights and measures the source."""
