"""Tools that are run by hand: learning of weights, measures of the source."""
