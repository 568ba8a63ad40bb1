"""One package per game: `board.py` draws, `words.py` tells, `words.ftl` says."""
