"""What each feature of a position is worth to who judges it; fitted, not written.

python -m bench.fit magus --games 160 --seed fit --write
"""

WEIGHTS = (
    0.8227,  # more seats
    -0.1678,  # worth, more than the best
    0.6490,  # worth, more than the mean
    1.2170,  # the same near the end
    0.3066,  # glory, more than the best
    -0.5427,  # the same near the end
    0.4367,  # magic level
    -1.1423,  # the same near the end
    0.0200,  # to move
    0.1023,  # the last round
)
