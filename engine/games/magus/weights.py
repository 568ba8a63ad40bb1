"""What each feature of a position is worth to who judges it; fitted, not written.

python -m bench.fit magus --games 8 --seed fit --write
"""

WEIGHTS = (
    0.7466,  # more seats
    -0.0407,  # worth, more than the best
    1.1373,  # worth, more than the mean
    0.1411,  # the same near the end
    1.4664,  # glory, more than the best
    -0.4610,  # the same near the end
    1.6918,  # magic level
    -0.7912,  # the same near the end
    -0.0297,  # to move
    0.3270,  # the last round
)
