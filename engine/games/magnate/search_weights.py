"""Fitted weights of the features of a position.

python -m tools.fit_weights magnate --games 600 --own 4 --seed fit --write
"""

WEIGHTS = (
    0.5658,  # provinces, roughly
    -0.3416,  # provinces, sharply
    1.3571,  # the same near the end
    0.6255,  # provinces without deeds
    -0.4879,  # the same near the end
    -1.4015,  # most provinces
    2.0409,  # the same near the end
    0.9910,  # ranks
    1.4240,  # ranks of deeds
    -0.4509,  # deeds to pay
    -0.0850,  # properties
    -0.1329,  # tokens near the end
    0.2302,  # suits in hand
    -0.1247,  # kinds of tokens
    1.6101,  # income by suit
    0.5176,  # best card in reach
    0.3816,  # others in reach, near the end
    0.1881,  # promise of the hand, near the end
    0.4052,  # ranks in hand, near the end
    0.0468,  # to move
    0.0369,  # to move, near the end
)
