"""What each feature of a position is worth to who judges it; fitted, not written.

python -m bench.fit magnate --games 600 --seed fit --write
"""

WEIGHTS = (
    0.5159,  # provinces, roughly
    -0.5253,  # provinces, sharply
    1.7578,  # the same near the end
    -0.9346,  # provinces without deeds
    0.4284,  # the same near the end
    0.4575,  # most provinces
    -0.0374,  # the same near the end
    1.2616,  # ranks
    0.4484,  # ranks of deeds
    -0.1583,  # deeds to pay
    -0.0743,  # properties
    -0.0494,  # tokens near the end
    0.2389,  # suits in hand
    -0.2041,  # kinds of tokens
    2.4470,  # income by suit
    0.4862,  # best card in reach
    0.2393,  # others in reach, near the end
    0.1256,  # promise of the hand, near the end
    -0.0432,  # ranks in hand, near the end
    0.0220,  # to move
    0.3484,  # to move, near the end
)
