"""What each feature of a position is worth to who judges it; fitted, not written.

python -m bench.fit magnate --games 500 --seed fit --write
"""

WEIGHTS = (
    0.6386,  # provinces, roughly
    -0.4996,  # provinces, sharply
    1.3303,  # the same near the end
    0.9950,  # ranks
    0.3483,  # tokens
    0.0291,  # tokens near the end
    0.0090,  # suits in hand
    0.3036,  # income
    -0.3024,  # deeds begun
    -0.0614,  # deeds to pay
    0.1051,  # cards in hand
    -0.0489,  # to move
    0.6068,  # to move, near the end
)
