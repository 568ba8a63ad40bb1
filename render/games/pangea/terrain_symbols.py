"""Pangea's own symbols: the five terrains, as they stand on shields, in bags and in the legend."""

from engine.games.pangea import data
from render.paint.seat_and_suit_symbols import Symbol, sign

TERRAINS: tuple[Symbol, ...] = tuple(sign(f"pangea/{name}") for name in data.TERRAINS)
