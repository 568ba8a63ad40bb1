"""Values that are kept."""

from engine.game import TurnEnded
from engine.memo import kept


def test_what_is_kept_is_made_once_and_equal_to_what_is_made_anew():
    ended = kept(TurnEnded)
    assert ended(1) is ended(1)
    assert ended(1) == TurnEnded(1) != ended(0)
