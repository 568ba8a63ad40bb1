"""The pictures and words of The Seven Sages."""
