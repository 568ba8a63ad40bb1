"""By what a position is worth something to a computer that searches; learned, not written.

python -m tools.tune_weights magus --trials 1500 --rounds 2 --seed tune --write
"""

from engine.games.magus.evaluation import Constants

LEARNED = Constants(
    mana=1.1309,
    beyond=0.2014,
    colourless=1.9062,
    level=0.3287,
    magic=0.5269,
    source=0.0867,
    reserve=0.2960,
    single=0.9661,
    lasting=2.3058,
    reusable=3.0292,
    reliquat=0.5832,
    coming=1.3596,
    counted=0.2277,
    ring=0.5843,
    power_ring=1.4176,
    track=0.6967,
    rivals=0.2805,
)
