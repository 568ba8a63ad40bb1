"""What each feature of a position is worth to who judges it; fitted, not written.

python -m bench.fit magnate --games 400 --seed fit --write
"""

WEIGHTS = (
    0.6762,  # provinces, roughly
    -0.4520,  # provinces, sharply
    1.3149,  # the same near the end
    0.9843,  # ranks
    0.3228,  # tokens
    0.0849,  # tokens near the end
    0.0082,  # suits in hand
    0.2040,  # income
    -0.2525,  # deeds begun
    -0.0489,  # deeds to pay
    0.1622,  # cards in hand
    -0.0510,  # to move
    0.3180,  # to move, near the end
)
