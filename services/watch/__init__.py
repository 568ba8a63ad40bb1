"""Observation of the bot at work: metrics, logs, locks, tasks; no use case."""
