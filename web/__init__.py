"""The pages of matches and games: read-only, for anybody with a link, without Discord."""
