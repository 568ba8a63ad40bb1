"""What each feature of a position is worth to who judges it; fitted, not written.

python -m bench.fit magus_wargame --games 160 --seed fit --write
"""

WEIGHTS = (
    0.3377,  # more seats
    0.3405,  # strength, more than the best
    0.1642,  # share of all strength
    0.0271,  # creatures
    0.4042,  # armies
    -0.0471,  # towers
    -0.0687,  # two towers
    -0.4434,  # three towers
    0.4237,  # three towers of another
    0.3433,  # cards
    0.4231,  # the strongest army
    0.3124,  # seats that are out
    -0.0601,  # to move
    0.6896,  # towers near the end
)
