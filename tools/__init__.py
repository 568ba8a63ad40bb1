"""What is run by hand: it measures the source."""
