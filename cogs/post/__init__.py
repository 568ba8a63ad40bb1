"""Outgoing messages: delivery of the outbox, notifications, deadlines."""
