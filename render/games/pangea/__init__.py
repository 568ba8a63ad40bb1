"""Pictures and words of The Magicians of Pangea."""
