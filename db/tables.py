"""The tables, as both databases have them; a change here needs a migration.

Times are seconds since 1970 UTC. Discord's ids are big integers, the ids of people opaque text.
JSON is kept as text, so that it is written and read outside of transactions. A person's name is
in `people` alone, the secret of a match in `matches` alone.
"""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _match() -> sa.Column[str]:
    parent = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match_id", sa.String(8), parent, primary_key=True)


def _part(name: str, column: str, where: str) -> sa.Index:
    """Return an index of some rows alone, which is asked for by the same words."""
    return sa.Index(name, column, sqlite_where=sa.text(where), postgresql_where=sa.text(where))


def has_status(status: str) -> sa.ColumnElement[bool]:
    """Return whether a match has a status, in the words of the indexes of those that have it."""
    return matches.c.status == sa.literal_column(f"'{status}'")


matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(8), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),  # the version of the rules it is played by
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("guild", sa.BigInteger, index=True),
    sa.Column("channel", sa.BigInteger, nullable=False, index=True),
    sa.Column("thread", sa.BigInteger, index=True),
    sa.Column("lobby_message", sa.BigInteger),
    sa.Column("board_message", sa.BigInteger),
    sa.Column("board_channel", sa.BigInteger),
    sa.Column("trouble", sa.String(16), nullable=False),
    sa.Column("board_at", sa.BigInteger, nullable=False),
    sa.Column("board_first", sa.Integer, nullable=False),  # the first entry that the board tells
    sa.Column("told", sa.Integer, nullable=False),  # the first entry that no post has told
    sa.Column("pinged", sa.Text, nullable=False),
    # the last ones, and what they tell
    sa.Column("posts", sa.Text, nullable=False, server_default="[]"),
    sa.Column("away", sa.Text, nullable=False, server_default="{}"),  # notices of vacations
    sa.Column("locale", sa.String(16), nullable=False),
    # thread, letters, group
    sa.Column("home", sa.String(8), nullable=False, server_default="thread"),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # of the next entry
    sa.Column("deadline", sa.BigInteger),
    sa.Column("alarm", sa.BigInteger, index=True),  # when somebody must look at the clock next
    sa.Column("pace", sa.Integer, nullable=False),  # seconds a turn
    sa.Column("strict", sa.Boolean, nullable=False),
    sa.Column("reserve", sa.Integer, nullable=False),
    sa.Column("increment", sa.Integer, nullable=False),
    sa.Column("stops", sa.Text, nullable=False),
    sa.Column("rest", sa.String(8), nullable=False),
    sa.Column("rung", sa.Text, nullable=False),
    sa.Column("votes", sa.Text, nullable=False),
    sa.Column("undo", sa.Text),
    sa.Column("drawn", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("invited", sa.Text, nullable=False),
    sa.Column("joined", sa.Text, nullable=False),
    sa.Column("seated", sa.Text, nullable=False),
    # the chance of a start not made yet
    sa.Column("asked", sa.Text, nullable=False, server_default=""),
    sa.Column("least", sa.Integer, nullable=False, server_default="0"),  # turns in time, in percent
    # seats of a table sought for
    sa.Column("wanted", sa.Integer, nullable=False, server_default="0"),
    sa.Column("since", sa.Text, nullable=False),
    sa.Column("outcome", sa.Text),
    sa.Column("season", sa.String(8), index=True),
    sa.Column("state", sa.Text),  # last: SQLite moves what is long to pages of its own
    _part("ix_matches_open", "created", "status = 'lobby'"),
    _part("ix_matches_over", "updated", "status = 'over'"),
    _part("ix_matches_void", "updated", "status = 'void'"),
)

seats = sa.Table(
    "seats",
    metadata,
    _match(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(64), nullable=False, index=True),
    sa.Column("computer", sa.String(32)),
    sa.Column("stand_in", sa.String(32)),
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("once", sa.Boolean, nullable=False),
    sa.Column("helped", sa.Boolean, nullable=False),
    sa.Column("bank", sa.Integer, nullable=False),
    sa.Column("calendar", sa.Text, nullable=False),
    sa.Column("offered", sa.String(64)),
    sa.Column("deadline", sa.BigInteger),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("added", sa.Text, nullable=False, server_default=""),  # to the chance of the match
    _part("ix_seats_offered", "offered", "offered IS NOT NULL"),
)

participants = sa.Table(  # who is named in a match anywhere: it is found by whom it is about
    "participants",
    metadata,
    _match(),
    sa.Column("person", sa.String(64), primary_key=True, index=True),
)

standings = sa.Table(  # counted from finished matches, in the transaction that ends each
    "standings",
    metadata,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),  # 0: everywhere
    sa.Column("person", sa.String(64), primary_key=True, index=True),
    sa.Column("matches", sa.Integer, nullable=False),
    sa.Column("wins", sa.Integer, nullable=False),
    sa.Column("rated", sa.Integer, nullable=False),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # when the last rated one ended
)

drafts = sa.Table(
    "drafts",
    metadata,
    _match(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("base", sa.Integer, nullable=False),
    sa.Column("steps", sa.Text, nullable=False),
)

entries = sa.Table(
    "entries",
    metadata,
    _match(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # the optimistic lock
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("who", sa.String(64), nullable=False),
    sa.Column("moves", sa.Text, nullable=False),
    sa.Column("events", sa.Text, nullable=False),
    _part("ix_entries_who", "who", "who <> ''"),
)

deliveries = sa.Table(  # by person, not by seat: seats are drawn, and change hands
    "deliveries",
    metadata,
    _match(),
    sa.Column("person", sa.String(64), primary_key=True, index=True),
    sa.Column("state", sa.String(16), nullable=False),
    sa.Column("channel", sa.BigInteger),
    sa.Column("message", sa.BigInteger),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    # of letters:
    sa.Column("first", sa.Integer, nullable=False, server_default="0"),  # the first entry it tells
    sa.Column("told", sa.Integer, nullable=False, server_default="0"),  # the first that it does not
    sa.Column("pinged", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("posts", sa.Text, nullable=False, server_default="[]"),  # those before it
)

outbox = sa.Table(
    "outbox",
    metadata,
    # SQLite numbers rows by itself only where the key is called INTEGER
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("match_id", sa.String(8), sa.ForeignKey("matches.id", ondelete="CASCADE")),
    sa.Column("destination", sa.String(80), nullable=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("due", sa.BigInteger, nullable=False, index=True),  # planned; it holds nothing back
    # the next try; it holds the destination back
    sa.Column("again", sa.BigInteger, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("worker", sa.String(64)),
    sa.Column("lease", sa.BigInteger, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Index(None, "match_id", "destination", "id"),
    sqlite_autoincrement=True,  # an id is never used again: workers remember ids
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("locale", sa.String(16), nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
)

guilds = sa.Table(
    "guilds",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("settings", sa.Text, nullable=False),
)

beats = sa.Table(  # when the clock of each shard last went round
    "beats",
    metadata,
    sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

whispers = sa.Table(
    "whispers",
    metadata,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column(
        "match_id", sa.String(8), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False
    ),
    sa.Column("sender", sa.String(64), nullable=False, index=True),
    sa.Column("receiver", sa.String(64), nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Index(None, "match_id", "id"),
)

panels = sa.Table(  # private messages that show a match, while they can be changed
    "panels",
    metadata,
    sa.Column("message", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column(
        "match_id", sa.String(8), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False
    ),
    sa.Column("person", sa.String(64), nullable=False, index=True),
    sa.Column("token", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index(None, "match_id", "person"),
)

promises = sa.Table(  # acknowledged and not answered; a row lives a quarter of an hour at most
    "promises",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("shard", sa.Integer, nullable=False),
    sa.Column("application", sa.BigInteger, nullable=False),
    sa.Column("token", sa.Text, nullable=False),
    sa.Column("person", sa.String(64), nullable=False),
    sa.Column("match", sa.String(8), nullable=False),  # as it was named, which may be wrong
    sa.Column("channel", sa.BigInteger),
    sa.Column("locale", sa.String(16), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

requests = sa.Table(  # wanted of a match that is not chosen yet; lives as long as a promise
    "requests",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(64), nullable=False),
    sa.Column("deed", sa.String(32), nullable=False),
    sa.Column("given", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

courses = sa.Table(
    "courses",
    metadata,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("lesson", sa.String(40), nullable=False),  # the one that the person is at
    sa.Column("lines", sa.Text, nullable=False),  # what they have done in it
    sa.Column("done", sa.Text, nullable=False),  # the keys of the lessons that are done
)

analyses = sa.Table(  # of finished matches; by seat, so that nobody is named
    "analyses",
    metadata,
    _match(),
    sa.Column("data", sa.Text, nullable=False),
)

links = sa.Table(  # the addresses of the pages of matches, made when first asked for
    "links",
    metadata,
    _match(),
    sa.Column("link", sa.String(32), nullable=False, index=True, unique=True),
)

seasons = sa.Table(
    "seasons",
    metadata,
    sa.Column("id", sa.String(8), primary_key=True),
    sa.Column("form", sa.String(16), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("phase", sa.String(8), nullable=False),
    sa.Column("guild", sa.BigInteger, nullable=False, index=True),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("message", sa.BigInteger),
    sa.Column("locale", sa.String(16), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # of the next entry: the optimistic lock
    sa.Column("ended", sa.Integer, nullable=False),  # how many of its matches have, counted or not
    sa.Column("alarm", sa.BigInteger, index=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("champion", sa.String(64)),
    sa.Column("over", sa.BigInteger),
)

turns = sa.Table(  # of matches of seasons, by seat: what their seasons ask for at every look
    "turns",
    metadata,
    _match(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("late", sa.Integer, nullable=False),  # turns for which the time was over
    sa.Column("moves", sa.Integer, nullable=False),  # and orders
    sa.Column("idle", sa.Integer, nullable=False),  # turns in a row, up to now, that were late
)

season_links = sa.Table(  # the addresses of the pages of seasons
    "season_links",
    metadata,
    sa.Column(
        "season_id", sa.String(8), sa.ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("link", sa.String(32), nullable=False, index=True, unique=True),
)
season_entries = sa.Table(
    "season_entries",
    metadata,
    sa.Column(
        "season_id", sa.String(8), sa.ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("who", sa.String(64), nullable=False, index=True),
    sa.Column("data", sa.Text, nullable=False),
)
