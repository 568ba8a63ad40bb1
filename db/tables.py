"""The tables, as both databases have them; a change here needs a migration.

Times are seconds since 1970 UTC. Discord's ids are big integers, the ids of people opaque text.
JSON is kept as text, so that it is written and read outside of transactions. A person's name is
in `people` alone, the secret of a match in `matches` alone.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _match() -> Column[str]:
    parent = ForeignKey("matches.id", ondelete="CASCADE")
    return Column("match_id", String(8), parent, primary_key=True)


def _part(name: str, column: str, where: str) -> Index:
    """Return an index of some rows alone, which is asked for by the same words."""
    return Index(name, column, sqlite_where=text(where), postgresql_where=text(where))


matches = Table(
    "matches",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules it is played by
    Column("status", String(8), nullable=False),
    Column("host", String(64), nullable=False),
    Column("guild", BigInteger, index=True),
    Column("channel", BigInteger, nullable=False, index=True),
    Column("thread", BigInteger, index=True),
    Column("lobby_message", BigInteger),
    Column("board_message", BigInteger),
    Column("board_channel", BigInteger),
    Column("trouble", String(16), nullable=False),
    Column("board_at", BigInteger, nullable=False),
    Column("board_first", Integer, nullable=False),  # the first entry that the board tells
    Column("told", Integer, nullable=False),  # the first entry that no post has told
    Column("pinged", Text, nullable=False),
    Column("posts", Text, nullable=False, server_default="[]"),  # the last ones, and what they tell
    Column("away", Text, nullable=False, server_default="{}"),  # notices of vacations
    Column("locale", String(16), nullable=False),
    Column("home", String(8), nullable=False, server_default="thread"),  # thread, letters, group
    Column("ply", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the next entry
    Column("deadline", BigInteger),
    Column("alarm", BigInteger, index=True),  # when somebody must look at the clock next
    Column("pace", Integer, nullable=False),  # seconds a turn
    Column("strict", Boolean, nullable=False),
    Column("reserve", Integer, nullable=False),
    Column("increment", Integer, nullable=False),
    Column("stops", Text, nullable=False),
    Column("rest", String(8), nullable=False),
    Column("rung", Text, nullable=False),
    Column("votes", Text, nullable=False),
    Column("undo", Text),
    Column("drawn", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("invited", Text, nullable=False),
    Column("joined", Text, nullable=False),
    Column("seated", Text, nullable=False),
    Column("asked", Text, nullable=False, server_default=""),  # the chance of a start not made yet
    Column("least", Integer, nullable=False, server_default="0"),  # turns in time, in percent
    Column("wanted", Integer, nullable=False, server_default="0"),  # seats of a table sought for
    Column("since", Text, nullable=False),
    Column("outcome", Text),
    Column("season", String(8), index=True),
    Column("state", Text),  # last: SQLite moves what is long to pages of its own
    _part("ix_matches_open", "created", "status = 'lobby'"),
)

seats = Table(
    "seats",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False, index=True),
    Column("computer", String(32)),
    Column("stand_in", String(32)),
    Column("resigned", Boolean, nullable=False),
    Column("once", Boolean, nullable=False),
    Column("helped", Boolean, nullable=False),
    Column("bank", Integer, nullable=False),
    Column("calendar", Text, nullable=False),
    Column("offered", String(64)),
    Column("deadline", BigInteger),
    Column("options", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("added", Text, nullable=False, server_default=""),  # to the chance of the match
)

drafts = Table(
    "drafts",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("base", Integer, nullable=False),
    Column("steps", Text, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _match(),
    Column("number", Integer, primary_key=True, autoincrement=False),  # the optimistic lock
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("ply", Integer, nullable=False),
    Column("who", String(64), nullable=False),
    Column("moves", Text, nullable=False),
    Column("events", Text, nullable=False),
    _part("ix_entries_who", "who", "who <> ''"),
)

deliveries = Table(  # by person, not by seat: seats are drawn, and change hands
    "deliveries",
    metadata,
    _match(),
    Column("person", String(64), primary_key=True),
    Column("state", String(16), nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("digest", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    # of letters:
    Column("first", Integer, nullable=False, server_default="0"),  # the first entry it tells
    Column("told", Integer, nullable=False, server_default="0"),  # the first that it does not
    Column("pinged", BigInteger, nullable=False, server_default="0"),
    Column("posts", Text, nullable=False, server_default="[]"),  # those before it
)

outbox = Table(
    "outbox",
    metadata,
    # SQLite numbers rows by itself only where the key is called INTEGER
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("match_id", String(8), ForeignKey("matches.id", ondelete="CASCADE")),
    Column("destination", String(80), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("seat", Integer),
    Column("due", BigInteger, nullable=False, index=True),  # planned; it holds nothing back
    Column("again", BigInteger, nullable=False),  # the next try; it holds the destination back
    Column("attempts", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    Column("worker", String(64)),
    Column("lease", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    Index(None, "match_id", "destination", "id"),
    sqlite_autoincrement=True,  # an id is never used again: workers remember ids
)

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("settings", Text, nullable=False),
)

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
)

beats = Table(  # when the clock of each shard last went round
    "beats",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

whispers = Table(
    "whispers",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("match_id", String(8), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("sender", String(64), nullable=False),
    Column("receiver", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Index(None, "match_id", "id"),
)

panels = Table(  # private messages that show a match, while they can be changed
    "panels",
    metadata,
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", String(8), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(64), nullable=False, index=True),
    Column("token", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "match_id", "person"),
)

promises = Table(  # acknowledged and not answered; a row lives a quarter of an hour at most
    "promises",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("shard", Integer, nullable=False),
    Column("application", BigInteger, nullable=False),
    Column("token", Text, nullable=False),
    Column("person", String(64), nullable=False),
    Column("match", String(8), nullable=False),  # as it was named, which may be wrong
    Column("channel", BigInteger),
    Column("locale", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
)

requests = Table(  # wanted of a match that is not chosen yet; lives as long as a promise
    "requests",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False),
    Column("deed", String(32), nullable=False),
    Column("given", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

courses = Table(
    "courses",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("lesson", String(40), nullable=False),  # the one that the person is at
    Column("lines", Text, nullable=False),  # what they have done in it
    Column("done", Text, nullable=False),  # the keys of the lessons that are done
)

analyses = Table(  # of finished matches; by seat, so that nobody is named
    "analyses",
    metadata,
    _match(),
    Column("data", Text, nullable=False),
)

links = Table(  # the addresses of the pages of matches, made when first asked for
    "links",
    metadata,
    _match(),
    Column("link", String(32), nullable=False, index=True, unique=True),
)

seasons = Table(
    "seasons",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("form", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("locale", String(16), nullable=False),
    Column("number", Integer, nullable=False),  # of the next entry: the optimistic lock
    Column("ended", Integer, nullable=False),  # how many of its matches have, counted or not
    Column("alarm", BigInteger, index=True),
    Column("secret", String(64), nullable=False),
    Column("champion", String(64)),
    Column("over", BigInteger),
)

turns = Table(  # of matches of seasons, by seat: what their seasons ask for at every look
    "turns",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("late", Integer, nullable=False),  # turns for which the time was over
    Column("moves", Integer, nullable=False),  # and orders
    Column("idle", Integer, nullable=False),  # turns in a row, up to now, that were late
)

season_links = Table(  # the addresses of the pages of seasons
    "season_links",
    metadata,
    Column("season_id", String(8), ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    Column("link", String(32), nullable=False, index=True, unique=True),
)
season_entries = Table(
    "season_entries",
    metadata,
    Column("season_id", String(8), ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("who", String(64), nullable=False, index=True),
    Column("data", Text, nullable=False),
)
