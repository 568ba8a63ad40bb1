"""Alembic's environment: it migrates the connection it is given, within its transaction.

A new migration is drafted from the difference between the tables and a database at head:
`python -m db <url> "what it does"`; read what it wrote before it is committed.
"""

from alembic import context

from db.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
