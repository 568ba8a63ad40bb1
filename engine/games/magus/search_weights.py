"""Fitted weights of the features of a position.

python -m tools.fit_weights magus --games 160 --seed fit --write
"""

WEIGHTS = (
    0.8177,  # more seats
    0.0465,  # worth, more than the best
    0.8925,  # worth, more than the mean
    0.9044,  # the same near the end
    -0.0338,  # glory, more than the best
    0.0053,  # the same near the end
    0.4018,  # magic level
    -0.8976,  # the same near the end
    -0.0030,  # to move
    0.1156,  # the last round
)
