"""A season as a file, and what anybody can check of it.

The file has the log, the secret, and what each match says of itself: who sat where and the places.
`verify` asks the season anew for all that the log says was asked, with the secret, and compares
what comes of it; the places of a match are compared with the match's own export.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from engine import codec, match_record, provably_fair_seed
from engine.errors import BadExport, GameError
from engine.seasons.season import Season, open_season, read_terms
from engine.seasons.season_types import Entry, How, Kind, Phase

FORMAT = 1
MOST_ENTRIES = 200_000


def dump(season: Season, entries: Sequence[Entry]) -> dict[str, Any]:
    """Return the export of a season as JSON data; its secret is told once it is over."""
    over = season.phase in (Phase.OVER, Phase.VOID)
    return {
        "conclave_season": FORMAT,
        "id": season.id,
        "secret": season.secret if over else None,
        "entries": [pack_entry(entry) for entry in entries],
    }


def pack_entry(entry: Entry) -> list[Any]:
    """Return an entry as JSON data."""
    return [entry.number, entry.kind.value, entry.at, entry.who, dict(entry.data)]


def unpack_entry(cells: Sequence[Any]) -> Entry:
    """Return the entry that was packed; ValueError, TypeError."""
    number, kind, at, who, data = cells
    if not (isinstance(number, int) and isinstance(at, int) and isinstance(who, str)):
        raise TypeError("an entry has a number, a time and a person")
    return Entry(number, Kind(kind), at, who, dict(data))


def load(data: Any) -> tuple[str, str | None, list[Entry]]:
    """Return the id, the secret and the log of an exported season; BadExport."""
    if not isinstance(data, Mapping) or data.get("conclave_season") != FORMAT:
        raise BadExport(reason="format")
    try:
        found = [unpack_entry(cells) for cells in data["entries"]]
        id_, secret = str(data["id"]), data["secret"]
    except (KeyError, TypeError, ValueError) as error:
        raise BadExport(reason="fields") from error
    if len(found) > MOST_ENTRIES or not (secret is None or isinstance(secret, str)):
        raise BadExport(reason="fields")
    return id_, secret, found


def verify(data: Any, records: Sequence[match_record.Record] = ()) -> tuple[list[str], Season]:
    """Return what is wrong with an exported season, [] if nothing is, and the season.

    `records`: exports of its matches, to be compared with its results. BadExport if the season is
    not over, or the file is none.
    """
    id_, secret, entries = load(data)
    if secret is None:
        raise BadExport(reason="partial")
    try:
        season, wrong = _again(id_, secret, entries)
    except (GameError, codec.CodecError, KeyError, TypeError, ValueError, IndexError) as error:
        raise BadExport(reason="fields") from error
    if season.phase not in (Phase.OVER, Phase.VOID):
        wrong.append("the log ends before the season does")
    tables = {table.sealed: table for table in season.tables if table.sealed}
    for record in records:
        table = tables.get(record.commitment)
        if table is None or tuple(chair.id for chair in record.chairs) != table.ids:
            wrong.append("a match is none of this season")
        elif table.how is How.PLAYED and (
            record.result is None or tuple(record.result.ranks) != table.ranks
        ):
            wrong.append(f"table {table.number + 1}: the places are not those of its match")
    return wrong, season


def _again(id_: str, secret: str, entries: Sequence[Entry]) -> tuple[Season, list[str]]:
    """Ask a new season for all that the entries say was asked, and compare what it notes."""
    first = entries[0]
    season = open_season(id_, read_terms(first.data["terms"]), secret, first.at)
    wrong = []
    if first.data["commitment"] != provably_fair_seed.commitment(secret):
        wrong.append("the secret is not the one that was announced")
    at = 1
    while at < len(entries):
        season.entries.clear()
        _ask(season, entries[at])
        made = season.entries
        if not made:
            wrong.append(f"entry {at}: nothing led to it")
            return season, wrong
        told = [pack_entry(one) for one in entries[at : at + len(made)]]
        if told != [pack_entry(one) for one in made]:
            wrong.append(f"entry {at} ({entries[at].kind.value}) does not follow from the secret")
            return season, wrong
        at += len(made)
    return season, wrong


def _ask(season: Season, entry: Entry) -> None:
    data = entry.data
    match entry.kind:
        case Kind.ENTER:
            season.enter(entry.who, entry.at, data["added"], data["at_once"])
        case Kind.WISH:
            season.wish(entry.who, entry.at, data["at_once"])
        case Kind.LEAVE:
            season.leave(entry.who, entry.at)
        case Kind.OUT:
            season.leave(entry.who, entry.at, data["why"])
        case Kind.BEGIN:
            season.begin(entry.at, data["seeds"])
        case Kind.START:
            season.start(data["table"], data["match"], entry.at, data["sealed"])
        case Kind.MISS:
            season.miss(data["table"], entry.who, entry.at)
        case Kind.RESULT:
            how = How(data["how"])
            season.result(data["table"], entry.at, data["ranks"], data["late"], how)
        case Kind.VOID if data["why"] == "few":
            season.begin(entry.at)
        case Kind.VOID:
            season.call_off(entry.at, data["why"])
        case _:
            season.proceed(entry.at)
