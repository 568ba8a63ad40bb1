"""One package per game: `board.py` draws, `action_words.py` tells, `words.ftl` says."""
