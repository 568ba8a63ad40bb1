"""Parsing of database URLs, and what operators are told of one that cannot be used."""

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


class DatabaseUnusable(Exception):
    """The database cannot be used; the message is one sentence for the operator."""


def address(url: str) -> URL:
    """Return where a database is, with our driver; DatabaseUnusable for one of another kind."""
    try:
        place = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise DatabaseUnusable("The database URL cannot be read.") from error
    driver = _DRIVERS.get(place.drivername)
    if driver is None:
        raise DatabaseUnusable(
            f"The database URL names {place.drivername}; only sqlite and postgresql are known."
        )
    if driver.startswith("sqlite") and place.database in (None, "", ":memory:"):
        raise DatabaseUnusable("The database URL names no file; SQLite is used with a file only.")
    return place.set(drivername=driver)


def sentence(place: URL, error: BaseException) -> str:
    """Say what is wrong, with the place of the database and without its user or password."""
    if place.get_backend_name() == "sqlite":
        return f"The database {place.database} cannot be used: {_why_file(place, error)}."
    host = place.host or place.query.get("host") or "localhost"
    return f"The database {place.database} on {host} cannot be used: {_why_server(error)}."


def _why_file(address: URL, error: BaseException) -> str:
    told = str(_cause(error))
    path = Path(address.database or "")
    if "not a database" in told:
        return "the file is not an SQLite database"
    if "malformed" in told:
        return "the file is damaged, restore it from a backup"
    if "locked" in told:
        return "another program has locked it"
    if "readonly" in told or "read-only" in told:
        return "it may not be written"
    if "disk is full" in told:
        return "the disk is full"
    if path.is_dir():
        return "it is a folder"
    if not path.parent.is_dir():
        return f"the folder {path.parent} does not exist"
    if "unable to open" in told:
        return "it may not be opened"
    return type(_cause(error)).__name__


def _why_server(error: BaseException) -> str:
    cause = _cause(error)
    names = {cls.__name__ for cls in type(cause).__mro__}
    if names & {"InvalidPasswordError", "InvalidAuthorizationSpecificationError"}:
        return "the server refuses this user or password"
    if "InvalidCatalogNameError" in names:
        return "the server has no database of this name"
    if "InsufficientPrivilegeError" in names:
        return "this user may not write there"
    if "TooManyConnectionsError" in names:
        return "the server has no connection left"
    if isinstance(cause, (OSError, TimeoutError)):
        return "the server does not answer"
    return type(cause).__name__


def _cause(error: BaseException) -> BaseException:
    """Return what the driver itself said."""
    while isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    while error.__cause__ is not None:
        error = error.__cause__
    return error
