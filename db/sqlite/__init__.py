"""SQLite alone: its connection, its writer, its backup."""
