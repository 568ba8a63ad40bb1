"""What is SQLite's alone: its connection, its writer, its backup."""
