"""Matches, people and what is owed to them, kept in SQLite or PostgreSQL.

`connect` opens and migrates a database, `Store` is all that others need of it.
"""

from db.connect import DatabaseUnusable, connect, migrate
from db.joinable_matches import OpenTable
from db.last_private_messages import Delivery
from db.match_lists import Counts
from db.match_rows import Listing, Place, Stored, UnknownMatch, Unreadable
from db.outbox import Backlog, OutboxRow, Row
from db.people_and_servers import Person
from db.player_reliability import Reliability
from db.replay_check import Finding
from db.store import Store
from db.transactions import Conflict

__all__ = [
    "Backlog", "Conflict", "Counts", "DatabaseUnusable", "Delivery", "Finding", "Listing",
    "OpenTable", "OutboxRow", "Person", "Place", "Reliability", "Row", "Store", "Stored",
    "UnknownMatch", "Unreadable", "connect", "migrate",
]  # fmt: skip
