"""Pages of a person's account: what waits, settings, vacations, statistics, stored data.

Sheets without Discord and without drawing, as in `cogs.pages`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import languages
from cogs.pages import ControlId, Reader, sheet
from db import match_rows, player_reliability, ratings
from db.seasons import SeasonListing
from engine import Match, Seat, Status
from render.words.catalogues import number, say, word
from services import hours_and_vacations, server_settings

MOST_WHICH = 20
"""Matches that are offered where none was named."""
ROWS = 8
"""Matches on a page of what waits."""
MOST_SERVER = 40
"""Characters of the name of a server in a list."""
TOP = 25
"""Players in a leaderboard."""
NOBODY = ""
"""The match in the custom id of a control that belongs to none."""
QUIET = ((20, 7), (21, 7), (22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (0, 7), (0, 8), (9, 17))
"""Quiet hours to choose from, as full hours."""
ZONES = (
    "Pacific/Honolulu", "America/Los_Angeles", "America/Denver", "America/Chicago",
    "America/New_York", "America/Montreal", "America/Sao_Paulo", "UTC", "Europe/London",
    "Europe/Paris", "Europe/Berlin", "Europe/Athens", "Africa/Abidjan", "Africa/Lagos",
    "Africa/Johannesburg", "Indian/Reunion", "Asia/Dubai", "Asia/Kolkata", "Asia/Bangkok",
    "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Noumea", "Pacific/Auckland",
)  # fmt: skip
"""Time zones to choose from without typing; every other can be named."""
CHOICES: dict[str, tuple[str, ...]] = {
    "locale": ("discord", *languages.CODES),
    "theme": ("dark", "light"),
    "palette": ("standard", "contrast"),
    "pictures": ("on", "off"),
    "confirm": ("off", "on"),
    "notify": ("mention", "dm", "digest", "none"),
    "page": server_settings.SHOWN,
}
"""The settings with a few values each, the default first."""


# Calling


def call(locale: str, match: Match, seat: Seat, again: bool, now: int) -> str:
    """Return the line that mentions somebody in a thread, apart from a board."""
    end = match.clock.deadlines().get(seat)
    message = f"my-call-{_why(end, again, now)}"
    text = f"**{say(locale, message, name=f'<@{match.players[seat].id}>')}**"
    return text + _until(locale, end)


def nudge(locale: str, stored: match_rows.Stored, seat: Seat, again: bool, now: int) -> str:
    """Return the direct message that says whose turn it is, where, and until when."""
    match, end = stored.match, stored.match.clock.deadlines().get(seat)
    message = f"my-nudge-{_why(end, again, now)}"
    game = say(locale, f"{word(match.key)}-title")
    text = say(locale, message, link=f"[{game} {match.id}]({link(stored.place)})")
    return text + _until(locale, end)


def _why(end: int | None, again: bool, now: int) -> str:
    """Return why somebody is called: it is their turn, their time runs out, or is over."""
    if end is not None and end <= now:
        return "late"
    return "again" if again else "turn"


def invited(locale: str, stored: match_rows.Stored, who: str) -> str:
    """Return the line that calls somebody to a table which is kept for them."""
    game = say(locale, f"{word(stored.match.key)}-title")
    where = f"[{game} {stored.match.id}]({link(stored.place)})"
    return say(locale, "my-invited", name=f"<@{who}>", link=where)


def whereabouts(reader: Reader, place: match_rows.Place) -> str:
    """Return where a match is played, as its players are told."""
    if place.home != match_rows.THREAD:
        return reader.say("home-by-letter")
    return reader.say("home-in", place=f"<#{place.thread or place.channel}>")


def link(place: match_rows.Place, lobby: int | None = None) -> str:
    """Return the address of where a match is shown, or of the message of its `lobby`.

    Letters come to each player elsewhere: theirs is the address of all direct messages.
    """
    guild = place.guild or "@me"
    if lobby is not None:
        return f"https://discord.com/channels/{guild}/{place.channel}/{lobby}"
    if place.home == match_rows.LETTERS:
        return "https://discord.com/channels/@me"
    return f"https://discord.com/channels/{guild}/{place.thread or place.channel}"


def _until(locale: str, deadline: int | None) -> str:
    """Return a small line with the deadline; nothing for a clock that stands still."""
    if deadline is None:
        return ""
    when, relative = f"<t:{deadline}:f>", f"<t:{deadline}:R>"
    return f"\n-# {say(locale, 'post-deadline', when=when, relative=relative)}"


# Settings


def settings(reader: Reader, kept: Mapping[str, Any], notes: Sequence[str] = ()) -> sheet.Sheet:
    """Return the panel of somebody's settings: all of them as menus."""
    zone = hours_and_vacations.zone_of(kept)
    lines = [f"### {reader.say('my-settings-title')}", *(f"**{note}**" for note in notes)]
    if hours := hours_and_vacations.hours_of(kept):
        lines.append(_hours_line(reader, hours.start, hours.end, hours.zone))
    parts: list[sheet.Part] = [sheet.Words("\n".join(lines))]
    for key, values in CHOICES.items():
        names = {value: _option(reader, key, value) for value in values}
        parts.append(_menu(reader, key, names, chosen(kept, key)))
    quiet = [_span(start * 60, end * 60) for start, end in QUIET]
    own = _span(*kept["quiet"]) if kept.get("quiet") else "none"
    spans = {"none": reader.say("my-quiet-none")} | {span: span for span in (*quiet, own)}
    spans["none"] = reader.say("my-quiet-none")
    parts.append(_menu(reader, "quiet", spans, own))
    if chosen(kept, "notify") == "digest":
        hour = str(kept.get("digest", 18))
        hours_ = {str(n): hours_and_vacations.clock(n * 60) for n in range(24)}
        parts.append(_menu(reader, "digest", hours_, hour))
    known = ZONES if zone in ZONES else (zone, *ZONES)
    parts.append(_menu(reader, "zone", {name: name.replace("_", " ") for name in known}, zone))
    parts.append(sheet.Words(f"-# {reader.say('my-settings-zone')}"))
    return sheet.Sheet(tuple(parts))


def chosen(kept: Mapping[str, Any], key: str) -> str:
    """Return the value of a setting with a few values, as it is named."""
    value = kept.get(key)
    if value is None:
        return CHOICES[key][0]
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _option(reader: Reader, key: str, value: str) -> str:
    """Return what a value of a setting is called; a language by its own name."""
    if key == "locale" and value in languages.CODES:
        return languages.spoken(value).name
    return reader.say(f"my-{key}-{value}")


def _menu(reader: Reader, key: str, names: Mapping[str, str], now: str) -> sheet.Select:
    title = reader.say(f"my-set-{key}")
    return sheet.Select(
        ControlId("prefer", NOBODY, words=key),
        title,
        tuple(
            sheet.Choice(reader.say("pair", label=title, text=name), value, chosen=value == now)
            for value, name in names.items()
        ),
    )


def _span(start: int, end: int) -> str:
    return f"{hours_and_vacations.clock(start)}–{hours_and_vacations.clock(end)}"


def _hours_line(reader: Reader, start: int, end: int, zone: str) -> str:
    return reader.say(
        "my-hours-set",
        start=hours_and_vacations.clock(start),
        end=hours_and_vacations.clock(end),
        zone=zone,
    )


# Hours and vacations


def hours(reader: Reader, kept: Mapping[str, Any]) -> sheet.Sheet:
    """Return the daily hours of somebody, and the way to end them."""
    own = hours_and_vacations.hours_of(kept)
    if own is None:
        return sheet.Sheet((sheet.Words(reader.say("my-hours-none")),))
    line = _hours_line(reader, own.start, own.end, own.zone)
    off = sheet.Button(reader.say("my-hours-off"), ControlId("hours", NOBODY))
    return sheet.Sheet((sheet.Words(line), sheet.Buttons((off,))))


def vacation(reader: Reader, kept: Mapping[str, Any], now: int, most: int) -> sheet.Sheet:
    """Return the vacations that somebody planned, how many days are left, and the way to end."""
    spans = hours_and_vacations.coming(kept, now)
    lines = [
        reader.say("my-vacation-row", start=f"<t:{start}:f>", end=f"<t:{end}:f>")
        for start, end in spans
    ] or [reader.say("my-vacation-none")]
    year = hours_and_vacations.today(kept, now).year
    left = max(0, most - hours_and_vacations.spent(kept)[year])
    lines.append("-# " + reader.say("my-vacation-left", n=left, year=str(year), most=most))
    parts: list[sheet.Part] = [sheet.Words("\n".join(lines))]
    if spans:
        label = "my-vacation-end" if spans[0][0] <= now else "my-vacation-cancel"
        parts.append(sheet.Buttons((sheet.Button(reader.say(label), ControlId("home", NOBODY)),)))
    return sheet.Sheet(tuple(parts))


# Standings


def stats(
    reader: Reader,
    who: str,
    standings: Mapping[str, ratings.Standing],
    learned: Sequence[str] = (),
    reliability: player_reliability.Reliability = player_reliability.NEW,
    seasons: Sequence[SeasonListing] = (),
) -> sheet.Sheet:
    """Return what somebody has played; `standings`: theirs by game.

    `learned`: the games of which they have finished the course; `seasons`: which they entered.
    """
    lines = [f"### {reader.say('my-stats-title')}"]
    for key, standing in standings.items():
        game = f"**{reader.say(f'{word(key)}-title')}**"
        figures = [*_figures(reader, standing), rating(reader, standing)]
        lines.append("- " + reader.say("pair", label=game, text=" · ".join(figures)))
    if len(lines) == 1:
        lines.append(reader.say("my-stats-none"))
    else:
        lines.append(f"-# {reader.say('my-stats-how')}")
    lines += _in_time(reader, reliability)
    if seasons:
        won = sum(one.champion == who for one in seasons)
        lines.append(reader.say("season-stats", n=len(seasons), won=won))
    if learned:
        names = [reader.say(f"{word(key)}-title") for key in learned]
        lines.append(reader.say("my-stats-learned", n=len(names), games=names))
    return sheet.Sheet((sheet.Words("\n".join(lines)),))


def _in_time(reader: Reader, one: player_reliability.Reliability) -> list[str]:
    """Return how many turns somebody has played in time, and what they have left."""
    if not one.matches:
        return []
    share = None if one.share is None else reader.say("share", n=one.share)
    told = reader.say("my-stats-in-time", share=share, n=one.turns) if share else ""
    told = told or reader.say("my-stats-few", n=player_reliability.FEW - one.turns)
    left = reader.say("my-stats-left", left=one.left, n=one.matches)
    return [f"{told} {left}", f"-# {reader.say('reliability-how')}"]


def best(table: Mapping[str, ratings.Standing]) -> list[tuple[str, ratings.Standing]]:
    """Return who may be listed, the highest rating first."""
    listed = [(who, standing) for who, standing in table.items() if standing.listed]
    return sorted(listed, key=lambda one: (-one[1].rating, one[0]))


def leaderboard(
    reader: Reader,
    key: str,
    ranked: Sequence[tuple[str, ratings.Standing]],
    mine: ratings.Standing | None,
    champions: Sequence[tuple[str, str, int]] = (),
) -> sheet.Sheet:
    """Return the best of a server; `ranked` by name, `mine` if the reader is not among them.

    `champions`: who won its seasons, each by name, with the season and when it ended, the newest
    first.
    """
    game = reader.say(f"{word(key)}-title")
    lines = [f"### {reader.say('my-board-title', game=game)}"]
    for n, (name, standing) in enumerate(ranked[:TOP], 1):
        figures = [number(reader.locale, round(standing.rating, 1)), *_figures(reader, standing)]
        lines.append(f"{n}. **{name}** · {' · '.join(figures)}")
    if not ranked:
        lines.append(reader.say("my-board-none"))
    if mine is not None and not mine.listed:
        lines.append(f"-# {reader.say('my-board-soon', n=ratings.LEAST - mine.rated)}")
    lines.append(f"-# {reader.say('my-board-how', n=ratings.LEAST)}")
    if champions:
        lines.append(f"### {reader.say('season-champions')}")
    for name, season, over in champions:
        lines.append(f"- **{name}** · {season} · <t:{over}:D>")
    return sheet.Sheet((sheet.Words("\n".join(lines)),))


def _figures(reader: Reader, standing: ratings.Standing) -> list[str]:
    return [
        reader.say("my-stats-matches", n=standing.matches),
        reader.say("my-stats-wins", n=standing.wins),
    ]


def rating(reader: Reader, standing: ratings.Standing) -> str:
    """Return the rating of a standing, or how many rated matches it lacks."""
    if not standing.listed:
        return reader.say("my-stats-unrated", n=ratings.LEAST - standing.rated)
    return reader.say("my-stats-rating", rating=number(reader.locale, round(standing.rating, 1)))


# What is stored


def forget(reader: Reader, rows: Sequence[match_rows.Listing]) -> sheet.Sheet:
    """Ask whether somebody wants to be forgotten, and say what that does before."""
    running = [row for row in rows if row.status is Status.RUNNING]
    lobbies = len(rows) - len(running)
    lines = [f"### {reader.say('my-forget-title')}", reader.say("my-forget-what")]
    if running:
        lines.append(f"**{reader.say('my-forget-resigns', n=len(running))}**")
    if lobbies:
        lines.append(f"**{reader.say('my-forget-leaves', n=lobbies)}**")
    lines.append(reader.say("my-forget-stays"))
    yes = sheet.Button(reader.say("my-forget-yes"), ControlId("forget", NOBODY), sheet.GRAVE)
    return sheet.Sheet((sheet.Words("\n".join(lines)), sheet.Buttons((yes,))))
