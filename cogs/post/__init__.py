"""What goes out by itself: the outbox is emptied, people are called, clocks are seen to."""
