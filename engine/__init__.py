"""The rules of the games: pure Python, no Discord, no database, no pictures, no language."""
