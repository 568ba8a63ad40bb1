"""The message of a lobby: the table, its options, its seats, its controls."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from cogs.pages import install_links, match_end_post, sheet
from cogs.pages.custom_ids import ControlId
from cogs.pages.page_wording import Reader, duration, learn, title
from db import Place, Reliability, match_rows
from engine import Match, Option, Seat, Status, bots, match_types
from render.words import Style, say, word
from services.learning import has_course

PACES = (3_600, 6 * 3_600, 86_400, 2 * 86_400, 3 * 86_400, 7 * 86_400, match_types.MOST_TURN)
assert PACES[0] == match_types.LEAST_TURN
MIDDLE = "normal"
"""The level of a computer when nobody says which."""
assert MIDDLE in bots.LEVELS


def lobby(
    reader: Reader,
    match: Match,
    place: Place,
    main: str = "",
    known: Mapping[str, Reliability] = MappingProxyType({}),
    unreached: Sequence[Seat] = (),
    season: str = "",
) -> sheet.Sheet:
    """Return the message of a lobby: the table, its options, who sits there, and the seal.

    It calls those who are invited, when it is posted; edits call nobody. Once the match has begun
    it says where, and at the end who won, by the line `main` of the score. `known`: how
    reliable those are who sit there, by id; `unreached`: the seats whom no letter reaches;
    `season`: the part of a season that it is.
    """
    lines = _lines(reader, match, place, main, _seated(reader, match, known, unreached))
    lines[1:1] = [f"**{season}**"] if season else []
    parts: list[sheet.Part] = [sheet.Words("\n".join(lines))]
    if match.status is Status.LOBBY:
        parts += _controls(reader, match)
    return sheet.Sheet(tuple(parts), mentions=match.invited)


def closed(locale: str, match: str, application: int) -> tuple[sheet.Part, ...]:
    """Return what somebody is told whom no letter reaches: how one may, and a try once more."""
    install = sheet.Button(say(locale, "help-to-person"), url=install_links.to_person(application))
    again = sheet.Button(say(locale, "letter-again"), ControlId("reach", match), sheet.MAIN)
    return sheet.Words(say(locale, "letter-closed")), sheet.Buttons((install, again))


def full(locale: str, match: Match, place: Place) -> str:
    """Return what its host is told of a table at which the last seat is taken."""
    game = say(locale, f"{word(match.key)}-title")
    if place.guild is None:  # each has the table in a message of their own
        return say(locale, "lobby-full-letters", game=game, id=match.id)
    return say(locale, "lobby-full-host", game=game, id=match.id, where=f"<#{place.channel}>")


def kept(reader: Reader, match: Match, kind: str) -> tuple[str, sheet.Buttons]:
    """Ask whether a computer shall take a seat that is kept, and return the button that says so."""
    names = _mentions(match)
    ask = reader.say("lobby-kept", n=match.free, names=names, people=len(names))
    yes = ControlId("instead", match.id, words=kind)
    return ask, sheet.Buttons((sheet.Button(reader.say("lobby-kept-yes"), yes, sheet.MAIN),))


def _mentions(match: Match) -> list[str]:
    return [f"<@{who}>" for who in match.kept_for]


def _lines(
    reader: Reader, match: Match, place: Place, main: str, seated: Sequence[str]
) -> list[str]:
    head = {Status.LOBBY: "lobby-title", Status.VOID: "lobby-void"}
    game = title(reader, match)
    lines = [f"## {reader.say(head.get(match.status, 'lobby-started'), game=game)}"]
    if match.outcome is not None:
        lines.append(f"**{match_end_post.won(reader, match.outcome, main)}**")
    lines += _facts(reader, match)
    if reader.names:
        lines.append("**" + reader.say("lobby-players", names=seated) + "**")
    if match.status is Status.LOBBY:
        lines += _open(reader, match)
    elif place.home != match_rows.THREAD:
        lines.append(reader.say("lobby-letters"))
    elif place.thread:
        lines.append(reader.say("lobby-thread", thread=f"<#{place.thread}>"))
    seal = reader.say("lobby-seal", hash=f"`{match.commitment}`")
    lines.append(f"-# {reader.say('lobby-id', id=match.id)} · {seal}")
    if added := _added(reader, match):
        lines.append(f"-# {reader.say('lobby-added', added=added)}")
    return lines


def _facts(reader: Reader, match: Match) -> list[str]:
    """Return what is played, by how many, how fast, and with which options."""
    meta = match.game.meta
    blurb, (least, most) = f"{word(match.key)}-blurb", meta.seats
    return [
        f"{reader.say(blurb)} *{reader.say('lobby-author', author=meta.author)}*",
        reader.say(
            "lobby-facts-exact" if least == most else "lobby-facts",
            least=least,
            most=most,
            minutes=meta.minutes,
            pace=duration(reader, match.pace.turn),
        ),
        *_pace_lines(reader, match),
        *(_option_line(reader, match, option) for option in meta.options if not option.each),
    ]


def _open(reader: Reader, match: Match) -> list[str]:
    """Return who can still sit down, and who opened the table."""
    free = match.free
    lines = [reader.say("lobby-free", n=free) if free else reader.say("lobby-full")]
    seated = [player.id for player in match.players]
    if match.invited:
        lines.append(reader.say("lobby-private"))
    if match.wanted:
        lines.append(reader.say("lobby-sought", n=match.wanted))
    if match.least:
        lines.append(reader.say("lobby-least", share=reader.say("share", n=match.least)))
    room = free or any(player.computer for player in match.players)
    if room and (mentions := _mentions(match)):
        told = "lobby-invited" if free else "lobby-instead"
        lines.append(reader.say(told, names=mentions, people=len(mentions)))
    host = reader.names[seated.index(match.host)]
    lines.append(reader.say("lobby-host", name=host))
    if match.asked:
        lines.append(reader.say("lobby-asked", name=host, added=f"`{match.asked}`"))
    return lines


def _seated(
    reader: Reader, match: Match, known: Mapping[str, Reliability], unreached: Sequence[Seat]
) -> list[str]:
    """Return the names at the table with what each chose for its own seat, and how reliable.

    Who is new is called so where strangers meet: a table asks for a share, or is sought for.
    """
    told = []
    for seat, (name, player) in enumerate(zip(reader.names, match.players, strict=True)):
        chosen = [
            reader.say(f"{word(match.key)}-option-{option.key}-{player.options[option.key]}")
            for option in match.game.meta.options
            if option.each and player.options.get(option.key)
        ]
        if player.computer:
            chosen.insert(0, reader.say(f"computer-{player.computer}"))
        one = known.get(player.id)
        if one and (one.share is not None or match.least or match.wanted):
            chosen.append(reliable(reader, one))
        if seat in unreached:
            chosen.append(reader.say("lobby-unreached"))
        told.append(f"{name} ({', '.join(chosen)})" if chosen else name)
    return told


def reliable(reader: Reader, one: Reliability) -> str:
    """Return how reliable somebody is: their share of turns in time, or that they are new."""
    if one.share is None:
        return reader.say("reliability-new")
    return reader.say("reliability-share", share=reader.say("share", n=one.share))


def _pace_lines(reader: Reader, match: Match) -> list[str]:
    """Return what else there is to say of the pace: what becomes of late turns, spare time."""
    way = "yes" if match.pace.strict else "no"
    label = reader.say("lobby-strict")
    spare = {"reserve": match.pace.reserve, "increment": match.pace.increment}
    return [
        reader.say("pair", label=label, text=reader.say(f"lobby-strict-{way}")),
        *(
            reader.say(f"lobby-{name}", **{name: duration(reader, seconds)})
            for name, seconds in spare.items()
            if seconds
        ),
    ]


def _option_line(reader: Reader, match: Match, option: Option) -> str:
    value = match.table.get(option.key, option.default)
    prefix = f"{word(match.key)}-option-{option.key}"
    return reader.say(
        "lobby-option", option=reader.say(prefix), choice=reader.say(f"{prefix}-{value}")
    )


def _added(reader: Reader, match: Match) -> list[str]:
    """Return the chance that each at the table has added, for all to see before it is used."""
    players = zip(reader.names, match.players, strict=True) if reader.names else ()
    return [f"{name} `{player.added}`" for name, player in players if player.added]


def _controls(reader: Reader, match: Match) -> list[sheet.Part]:
    def button(op: str, style: Style = sheet.PLAIN) -> sheet.Button:
        return sheet.Button(reader.say(f"lobby-{op}"), ControlId(op, match.id), style)

    row = [
        button("join", sheet.GOOD),
        button("leave"),
        button("computer"),
        button("start", sheet.MAIN),
    ]
    if has_course(match.key):
        row.append(learn(reader, match.id))
    levels = {level: reader.say(f"computer-{level}") for level in bots.LEVELS}
    seat = ControlId("computer", match.id, words="level")
    return [
        sheet.Buttons(tuple(row)),
        _menu(reader, seat, "lobby-computer", levels),
        *_options(reader, match),
    ]


def _options(reader: Reader, match: Match) -> list[sheet.Part]:
    """Return the menus of what can be chosen for the table: options of the game, then its pace."""

    def option(key: str, label: str, texts: Mapping[str, str], chosen: str) -> sheet.Select:
        return _menu(reader, ControlId("option", match.id, words=key), label, texts, chosen)

    menus = list[sheet.Part]()
    for one in match.game.meta.options:
        label = f"{word(match.key)}-option-{one.key}"
        texts = {value: reader.say(f"{label}-{value}") for value in one.choices}
        chosen = "" if one.each else match.table.get(one.key, one.default)
        menus.append(option(one.key, label, texts, chosen))
    paces = {str(pace): duration(reader, pace) for pace in PACES}
    menus.append(option("turn", "lobby-pace", paces, str(match.pace.turn)))
    ways = {way: reader.say(f"lobby-strict-{way}") for way in ("no", "yes")}
    menus.append(option("strict", "lobby-strict", ways, "yes" if match.pace.strict else "no"))
    return menus


def _menu(
    reader: Reader, id_: ControlId, label: str, texts: Mapping[str, str], chosen: str = ""
) -> sheet.Select:
    """Return a menu of values with their texts, each named with what it is chosen for."""
    what = reader.say(label)
    return sheet.Select(
        id_,
        what,
        tuple(
            sheet.Choice(reader.say("pair", label=what, text=text), value, chosen=value == chosen)
            for value, text in texts.items()
        ),
    )
