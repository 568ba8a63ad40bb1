"""What each feature of a position is worth to who judges it; fitted, not written.

python -m bench.fit magus_wargame --games 200 --seed fit --write
"""

WEIGHTS = (
    0.3562,  # more seats
    0.5363,  # strength, more than the best
    0.0885,  # share of all strength
    -0.0808,  # creatures
    0.2825,  # armies
    -0.0168,  # towers
    -0.0147,  # two towers
    -0.3054,  # three towers
    0.3557,  # three towers of another
    0.2882,  # cards
    0.3823,  # the strongest army
    0.3337,  # seats that are out
    -0.1139,  # to move
    0.5903,  # towers near the end
)
