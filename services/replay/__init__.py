"""What is read back of a match: its log, and the positions that it went through."""
