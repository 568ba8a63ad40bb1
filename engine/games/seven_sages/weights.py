"""What each feature of a position is worth to who judges it; fitted, not written.

python -m bench.fit seven_sages --games 300 --seed fit --write
"""

WEIGHTS = (
    0.7842,  # more seats
    0.3260,  # crystals, more than the best
    1.0515,  # the same near the end
    1.1299,  # crystals, more than the mean
    0.4185,  # the same near the end
    1.0161,  # ahead at the very end
    0.5725,  # cards in hand
    -0.0581,  # power in hand
    0.3837,  # power in hand near the end
    0.3013,  # spells
    -0.0990,  # has a side
    -0.0301,  # lead of the own side
    0.2081,  # what is fought for
    0.7087,  # stake by lead
    -0.0739,  # cards that can be played
    0.2950,  # of the own side
    -0.1385,  # has left the combat
    -0.0318,  # chooses first
)
