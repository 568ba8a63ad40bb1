"""What watches the bot at work: metrics, logs, locks, tasks; it knows no use case."""
