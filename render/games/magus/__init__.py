"""Pictures and words of Magus."""
