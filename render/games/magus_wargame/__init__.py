"""Pictures and words of Magus, the fantasy wargame."""
