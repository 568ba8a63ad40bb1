"""Fitted weights of the features of a position.

python -m tools.fit_weights magus_wargame --games 300 --seed fit --write
"""

WEIGHTS = (
    0.3632,  # more seats
    0.6096,  # strength, more than the best
    0.0080,  # share of all strength
    -0.3234,  # creatures
    0.6592,  # armies
    0.0282,  # towers
    0.0630,  # two towers
    0.0276,  # three towers
    0.1804,  # three towers of another
    0.4643,  # cards
    0.1145,  # the strongest army
    0.3698,  # seats that are out
    -0.4600,  # to move
    0.2481,  # towers near the end
)
