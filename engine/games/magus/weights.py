"""What each feature of a position is worth to who judges it; fitted, not written.

python -m bench.fit magus --games 48 --seed fit --write
"""

WEIGHTS = (
    0.9146,  # more seats
    -0.3221,  # worth, more than the best
    0.9109,  # worth, more than the mean
    0.9909,  # the same near the end
    2.0632,  # glory, more than the best
    -1.4251,  # the same near the end
    0.2671,  # magic level
    -1.2506,  # the same near the end
    0.0639,  # to move
    0.3488,  # the last round
)
