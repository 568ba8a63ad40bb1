"""Pictures and words of Magnate."""
