"""One package per game: `board.py` draws, `words.py` tells, `en.ftl` and `fr.ftl` say."""
