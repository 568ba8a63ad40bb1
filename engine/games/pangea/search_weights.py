"""Fitted weights of the features of a position.

python -m tools.fit_weights pangea --games 200 --seed fit --write
"""

WEIGHTS = (
    0.3299,  # more seats
    1.5407,  # worth, more than the best
    0.1672,  # worth, more than the mean
    -6.3212,  # level of victory
    0.3909,  # in the last lap
    -0.2105,  # amulets
    -0.0434,  # amulets on their way
    0.8814,  # wealth
    0.2950,  # to move
    -0.0367,  # the best has three amulets
    0.2385,  # three amulets
)
