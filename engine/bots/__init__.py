"""Computer opponents: `choose(game, view, seat, budget, rng)`; they see a view, never a state."""
