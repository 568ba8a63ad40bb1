"""The list of players who look for others, and what they are told when somebody sits down."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cogs.pages import custom_ids, lobby_post, match_list_pages, sheet
from cogs.pages.account_pages import link, rating
from cogs.pages.page_wording import Reader, duration, title
from db import OpenTable, Reliability, ratings
from engine import Match, Status, match_types
from engine.match_types import LOBBY_LIFE
from render.words.catalogues import word
from render.words.text_escaping import plain


@dataclass(frozen=True, slots=True)
class OpenTablePlayers:
    """Who sits at open tables: names and turns in time by id, standings by game and id.

    `servers`: the names of servers by id.
    """

    names: Mapping[str, str]
    reliability: Mapping[str, Reliability]
    standings: Mapping[str, Mapping[str, ratings.Standing]]
    servers: Mapping[int, str]


def seeks(
    reader: Reader,
    who: str,
    found: Sequence[OpenTable],
    page: int,
    company: OpenTablePlayers,
    note: str = "",
) -> sheet.Sheet:
    """Return a page of the open tables, below a note on what was done before."""
    head = [sheet.Words(note)] if note else []
    if not found:
        return sheet.Sheet((*head, sheet.Words(reader.say("seek-none"))))
    pages = -(-len(found) // match_list_pages.ROWS)
    page = min(max(page, 1), pages)
    parts: list[sheet.Part] = [*head, sheet.Words(f"### {reader.say('seek-title')}")]
    shown = found[(page - 1) * match_list_pages.ROWS : page * match_list_pages.ROWS]
    parts += [
        sheet.Section(_told(reader, one, company), _beside(reader, one, who)) for one in shown
    ]
    parts += match_list_pages.turning(
        reader, custom_ids.ControlId("seeks", custom_ids.NOBODY), page, pages
    )
    return sheet.Sheet(tuple(parts))


def _told(reader: Reader, one: OpenTable, company: OpenTablePlayers) -> str:
    """Return what an open table says: the game, the pace, who sits there; or on which server."""
    pace = reader.say("seek-facts", pace=duration(reader, one.pace), n=one.free)
    lines = [f"**{reader.say(f'{word(one.key)}-title')}** · {pace}"]
    small = [f"<t:{one.opened + LOBBY_LIFE}:R>", f"`{one.id}`"]
    if one.wanted:
        lines += [_person(reader, one.key, who, company) for who in one.seats]
        small[0] = reader.say("seek-until", when=small[0])
    else:
        server = sheet.clip(company.servers[one.place.guild or 0], match_list_pages.MOST_SERVER)
        small = [reader.say("seek-server", server=plain([server])[0]), small[1]]
    if one.strict:
        small.insert(0, reader.say("arg-strict"))
    if one.least:
        small.insert(0, reader.say(f"least-{one.least}"))
    return "\n".join([*lines, f"-# {' · '.join(small)}"])


def _person(reader: Reader, key: str, who: str, company: OpenTablePlayers) -> str:
    """Return who sits at a table that is sought for, how reliable and how good they are.

    That is left out of whoever has not enough rated matches.
    """
    if match_types.is_computer(who):
        return reader.say("list-computers", n=1)
    name = plain([sheet.clip(company.names.get(who, ""), match_list_pages.MOST_NAME)])[0]
    standing = company.standings.get(key, {}).get(who, ratings.Standing())
    figures = [lobby_post.reliable(reader, company.reliability[who])]
    figures += [rating(reader, standing)] if standing.listed else []
    return " · ".join([name or reader.say("my-former"), *figures])


def _beside(reader: Reader, one: OpenTable, who: str) -> sheet.Button:
    """Return the button of an open table: to sit down, to withdraw, or the way there."""
    if not one.wanted:
        return sheet.Button(reader.say("my-wait-go"), url=link(one.place, one.place.lobby_message))
    if who in one.seats:
        return sheet.Button(reader.say("seek-withdraw"), custom_ids.ControlId("unseek", one.id))
    return sheet.Button(reader.say("seek-sit"), custom_ids.ControlId("sit", one.id), sheet.GOOD)


def seated(reader: Reader, match: Match, number: str, word: str = "") -> str:
    """Return what somebody is told who has just sat down, with what they added to chance."""
    game = title(reader, match)
    if match.status is Status.LOBBY:
        return reader.say("seek-seated", game=game, n=match.free)
    told = "lobby-start-word" if word else "lobby-start-number"
    added = reader.say(told, added=f"`{word or number}`")
    return f"{reader.say('seek-begins', game=game)}\n-# {added}"


def news(reader: Reader, match: Match, name: str) -> str:
    """Return what those who look for players are told: who sits down, or that it is over."""
    game = title(reader, match)
    if match.status is Status.VOID:
        return reader.say("seek-over", game=game)
    begun = match.status is not Status.LOBBY
    return reader.say("seek-full" if begun else "seek-joined", name=name, game=game, n=match.free)
