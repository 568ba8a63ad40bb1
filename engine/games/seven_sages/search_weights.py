"""Fitted weights of the features of a position.

python -m tools.fit_weights seven_sages --games 2000 --seed fit --write
"""

WEIGHTS = (
    0.8191,  # more seats
    -0.0349,  # crystals, more than the best
    1.5263,  # the same near the end
    1.0562,  # crystals, more than the mean
    0.5991,  # the same near the end
    0.8250,  # ahead at the very end
    1.3562,  # cards in hand
    0.2350,  # power in hand
    -0.1274,  # power in hand near the end
    0.4836,  # spells
    0.0329,  # chooses first
)
