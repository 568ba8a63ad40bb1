"""Laws that hold for every game, checked on positions of seeded random matches.

A law is a plain function that raises AssertionError; the tests run it over all games, and over
broken variants of Harbours, so that no law can hold by doing nothing.
"""
