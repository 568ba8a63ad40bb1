"""Pages of leagues and tournaments: what is announced, who stands where, one's own matches."""

from collections.abc import Mapping, Sequence

from cogs.pages import sheet
from cogs.pages.custom_ids import NOBODY, ControlId
from cogs.pages.page_wording import Reader
from db.match_rows import LETTERS, THREAD
from db.seasons import ANYWHERE, StoredSeason
from engine import registry, seasons
from engine.seasons import points_and_standings as standings, season_types
from render.widgets import season_standings_table, standings_picture
from render.words import catalogues, season_conditions as rules, text_escaping
from render.words.season_results import called, figure
from services.leagues_and_tournaments import fills

SIZES = {seasons.Form.LEAGUE: (6, 8, 10), seasons.Form.TOURNAMENT: (8, 16, 32, 64, 128, 256)}
AT_ONCE = 4
"""Matches at once of who wishes no other number. By 3 a league of eight lasts half longer."""
_USUAL = 8
MOST_NAMES = 40
_NAMES_LONG = 1_300
"""Characters of names: with what is decided beforehand they are a message."""
Names = Mapping[str, str]


def name(reader: Reader, terms: seasons.Terms) -> str:
    """Return what a season is called: "League: Magnate, season 2"."""
    return called(reader.locale, terms)


def form(reader: Reader, kind: seasons.Form) -> sheet.Form:
    """Return the form that announces a season."""
    games = [game for game in registry.games() if game.meta.listed]
    seats = range(2, 1 + max(game.meta.seats[1] for game in games))
    fields = (
        (
            "game",
            [(game.key, reader.say(f"{catalogues.word(game.key)}-title")) for game in games],
            games[0].key,
        ),
        ("pace", [(pace, reader.say(f"season-pace-{pace}")) for pace in seasons.PACES], "daily"),
        ("seats", [(f"seats:{n}", reader.say("season-seats", n=n)) for n in seats], "seats:2"),
        (
            "size",
            [(f"size:{n}", reader.say("season-size", n=n)) for n in SIZES[kind]],
            f"size:{_USUAL}",
        ),
    )
    named = {"size": f"size-{kind.value}"}
    menus: list[sheet.Select | sheet.Line] = [
        sheet.Select(
            ControlId("pick", NOBODY, words=key),
            reader.say(f"season-form-{named.get(key, key)}"),
            tuple(sheet.Choice(label, value, chosen=value == usual) for value, label in choices),
        )
        for key, choices, usual in fields
    ]
    start = sheet.Line(ControlId("fill", NOBODY), reader.say("season-form-start"), 20)
    sent = ControlId("season", NOBODY, words=kind.value)
    return sheet.Form(sent, reader.say(f"season-form-{kind.value}"), (*menus, start))


def proposal(reader: Reader, terms: seasons.Terms, words: str, runs: bool = False) -> sheet.Sheet:
    """Return what follows from what was filled in, before it is announced.

    `words`: what the controls carry of it. `runs`: for who runs the bot.
    """
    lines = [f"### {name(reader, terms)}", *_terms(reader, terms)]
    button = sheet.Button(
        reader.say("season-announce"), ControlId("announce", NOBODY, words=words), sheet.MAIN
    )
    menus = []
    if counts := fills(terms.form, terms.seats):
        told = [(0, reader.say("season-unfilled"))]
        told += [(n, reader.say("season-fill", n=n)) for n in counts]
        menus.append([sheet.Choice(text, str(n), chosen=n == terms.filled) for n, text in told])
    if runs:
        menus.append(
            [
                sheet.Choice(reader.say(f"season-home-{home}"), home, chosen=terms.letters == by)
                for by, home in enumerate((THREAD, LETTERS))
            ]
        )
    selects = [
        sheet.Select(
            ControlId("terms", NOBODY, at, words=words), reader.say("season-terms"), tuple(menu)
        )
        for at, menu in enumerate(menus)
    ]
    return sheet.Sheet((sheet.Words("\n".join(lines)), *selects, sheet.Buttons((button,))))


def wishes(reader: Reader, season: seasons.Season, who: str) -> tuple[sheet.Select, ...]:
    """Return the menu of how many matches at once somebody likes, in a league that they play."""
    mine, terms = season.entrants.get(who), season.terms
    closed = season.phase not in (seasons.Phase.OPEN, seasons.Phase.RUNNING)
    if mine is None or mine.out or mine.spare or closed or terms.form is seasons.Form.TOURNAMENT:
        return ()
    choices = (
        sheet.Choice(reader.say("season-wish-n", n=n), str(n), chosen=n == mine.at_once)
        for n in range(season_types.LEAST_AT_ONCE, season_types.MOST_AT_ONCE + 1)
    )
    return (sheet.Select(ControlId("wish", season.id), reader.say("season-wish"), tuple(choices)),)


def message(
    reader: Reader,
    season: seasons.Season,
    names: Names,
    picture: sheet.Image | None,
    details: bool = False,
    who: str = "",
) -> sheet.Sheet:
    """Return the message of a season in its channel, as it stands now.

    `who`: whose own place is told where the picture has no row for it.
    """
    terms = season.terms
    lines = [f"## {name(reader, terms)}"]
    if season.phase is seasons.Phase.OPEN:
        lines += _terms(reader, terms)
        lines.append(_entered(reader, season, names))
        lines.append(f"-# {reader.say('season-chance', hash=season.commitment)}")
    elif season.phase is seasons.Phase.VOID:
        lines.append(reader.say(f"season-void-{season.why}", least=season.least))
    else:
        lines += _progress(reader, season, names)
        rows = season.standing()[standings_picture.MOST_ROWS :] if who else []
        lines += [_now(reader, row, names) for row in rows if row.id == who and not row.out]
    parts: list[sheet.Part] = [sheet.Words("\n".join(lines))]
    if picture is not None:
        parts.append(picture)
    parts += _controls(reader, season, details)
    return sheet.Sheet(tuple(parts))


def welcome(reader: Reader, season: seasons.Season) -> tuple[str, sheet.Buttons]:
    """Return the first letter to who enters a season that is played by letter."""
    text = reader.say("season-welcome", season=name(reader, season.terms))
    leave = sheet.Button(reader.say("season-leave"), ControlId("quit", season.id))
    return text, sheet.Buttons((_mine(reader, season), leave))


def post(
    reader: Reader,
    season: seasons.Season,
    what: str,
    names: Names,
    link: str | None = None,
    following: str | None = None,
) -> sheet.Sheet:
    """Return what is posted when a season begins, is half over, or ends; with what one may ask.

    `link`: the address of its message, from where that can be seen. `following`: the id of the
    next season, which can be entered.
    """
    title, terms = name(reader, season.terms), season.terms
    if what == seasons.Phase.VOID.value:
        text = reader.say(f"season-void-{season.why}", least=season.least)
    elif what == seasons.Phase.OVER.value:
        text = "\n".join(_ended(reader, season, names))
    elif what.startswith("decided"):
        division = int(what.split()[1])
        champion = names.get(season.champion(), "")
        told = [reader.say("season-decided", n=division + 1)]
        told += [reader.say("season-decided-first", name=champion)] * (division == 0)
        told += [_moves(reader, season, division, names)]
        text = " ".join(filter(None, told))
    elif what == "half":
        text = reader.say("season-post-half", ends=f"<t:{terms.ends}:D>")
    else:
        text = reader.say(
            "season-post-running",
            n=len(season.players),
            divisions=len(season.divisions),
            ends=f"<t:{terms.ends}:D>",
        )
    words = sheet.Words(f"**{title}**\n{text}")
    if season.phase is seasons.Phase.VOID:
        return sheet.Sheet((words,))
    buttons = [look(reader, season), _mine(reader, season)]
    buttons += [sheet.Button(reader.say("season-message"), url=link)] if link else []
    if following:
        again = ControlId("enter", following)
        buttons.insert(0, sheet.Button(reader.say("season-enter-next"), again, sheet.GOOD))
    return sheet.Sheet((words, sheet.Buttons(tuple(buttons))))


def _mine(reader: Reader, season: seasons.Season) -> sheet.Button:
    return sheet.Button(reader.say("season-own"), ControlId("tables", season.id))


def look(reader: Reader, season: seasons.Season) -> sheet.Button:
    """Return the button that shows who stands where."""
    return sheet.Button(reader.say("season-standing"), ControlId("standing", season.id))


def counted(reader: Reader, season: seasons.Season, table: seasons.Table, names: Names) -> str:
    """Return what a match has changed in the standing."""
    places = {row.id: row for row in season.standing(table.division)}
    each = [_now(reader, places[who], names) for who in table.ids if who in places]
    how = "season-counted" if table.how is seasons.How.PLAYED else "season-counted-mean"
    return reader.say(how, season=name(reader, season.terms), standing=" · ".join(each))


def _now(reader: Reader, row: seasons.Row, names: Names) -> str:
    points = figure(reader.locale, row.points)
    return reader.say("season-now", name=names[row.id], rank=row.rank, points=points)


def part_of(reader: Reader, stored: StoredSeason, match: str) -> str:
    """Return which match of a season one is, with the way to its message; "" if it is none."""
    found = [table for table in stored.season.tables if table.match == match]
    return "".join(f"[{label(reader, stored.season, one)}]({address(stored)})" for one in found)


def label(reader: Reader, season: seasons.Season, table: seasons.Table) -> str:
    """Return how a match is called after its season: "League 2, division 1, round 3"."""
    terms = season.terms
    if season.is_final(table):
        return reader.say("season-label-final", n=terms.number)
    kind = f"season-label-{terms.form.value}"
    return reader.say(kind, n=terms.number, division=table.division + 1, round=table.round)


def own(
    reader: Reader, season: seasons.Season, who: str, names: Names, links: Mapping[str, str]
) -> sheet.Sheet:
    """Return somebody's matches in a season, each with how it went or where it is played."""
    lines = [f"### {name(reader, season.terms)}"]
    for table in season.tables:
        if who not in (*table.ids, *table.seated):
            continue
        others = ", ".join(names[one] for one in table.seated if one != who) or "–"
        what = label(reader, season, table)
        lines.append(f"{_went(reader, table, who, links)} {others} · {what}")
    if len(lines) == 1:
        waits = season.phase is seasons.Phase.OPEN and who in season.entrants
        lines.append(reader.say("season-own-waits" if waits else "season-own-none"))
    return sheet.Sheet((sheet.Words(sheet.clip("\n".join(lines), 3_900)),))


def _terms(reader: Reader, terms: seasons.Terms) -> list[str]:
    """Return all that is decided before anybody enters."""
    dates = reader.say(
        "season-dates",
        begins=f"<t:{terms.begins}:F>",
        soon=f"<t:{terms.begins}:R>",
        ends=f"<t:{terms.ends}:D>",
    )
    first = rules.told(reader.locale, rules.conditions(reader.locale, terms))
    then = rules.told(reader.locale, rules.decisions(reader.locale, terms))
    head = f"**{reader.say('season-beforehand')}**"
    return [*(f"- {line}" for line in (dates, *first)), head, *(f"- {line}" for line in then)]


def _entered(reader: Reader, season: seasons.Season, known: Names) -> str:
    ids = season.players
    told = ", ".join(known[who] for who in ids[:MOST_NAMES]) + (", …" * (len(ids) > MOST_NAMES))
    names = sheet.clip(told or "–", _NAMES_LONG)
    return reader.say("season-entered", n=len(ids), least=season.least, names=names)


def _progress(reader: Reader, season: seasons.Season, names: Names) -> list[str]:
    if season.phase is seasons.Phase.OVER:
        return _ended(reader, season, names)
    lines = [reader.say("season-ends", ends=f"<t:{season.terms.ends}:F>")]
    for division in range(1, min(len(season.divisions), 9)):
        best = [row for row in season.standing(division)[:2] if row.points]
        told = ", ".join(f"{names[r.id]} ({figure(reader.locale, r.points)})" for r in best)
        label = reader.say("season-ahead", n=division + 1)
        lines += [reader.say("pair", label=label, text=told)] if told else []
    return lines


def _ended(reader: Reader, season: seasons.Season, names: Names) -> list[str]:
    """Return who is champion, who goes up and down, and what decided that between equals."""
    told = [reader.say("season-post-over", name=names.get(season.champion(), ""))]
    for division in range(min(len(season.divisions), 9)):
        reasons = season_standings_table.settled(reader.locale, season, division, names)
        told.append(" ".join(filter(None, [_moves(reader, season, division, names), *reasons])))
    if season.terms.form is seasons.Form.LEAGUE:
        enter = reader.say("season-enter")
        told.append(reader.say("season-again", n=season.terms.number + 1, enter=enter))
    return [*filter(None, told)]


def last_position(reader: Reader, season: seasons.Season, names: Names) -> str:
    """Return what the picture of the champion's last match shows."""
    match, who = season.deciding(), season.champion()
    (table,) = [table for table in season.tables if table.match == match]
    others = ", ".join(names[one] for one in table.ids if one != who)
    what = label(reader, season, table)
    told = reader.say("season-last-position", name=names[who], others=others, label=what)
    return f"-# {told}"


def _controls(reader: Reader, season: seasons.Season, details: bool) -> list[sheet.Buttons]:
    id_ = season.id
    buttons = []
    spare = season.phase is seasons.Phase.RUNNING and season.terms.seats > 2
    spare = spare and season.terms.form is seasons.Form.LEAGUE
    if not details and (season.phase is seasons.Phase.OPEN or spare):
        says = "season-enter" if season.phase is seasons.Phase.OPEN else "season-spare"
        buttons.append(sheet.Button(reader.say(says), ControlId("enter", id_), sheet.GOOD))
    if not details and season.phase in (seasons.Phase.OPEN, seasons.Phase.RUNNING):
        buttons.append(sheet.Button(reader.say("season-leave"), ControlId("quit", id_)))
    if not details and season.phase is not seasons.Phase.VOID:
        if season.divisions:
            buttons.append(look(reader, season))
        buttons.append(_mine(reader, season))
    if details:
        buttons += [
            sheet.Button(
                reader.say("season-division", n=number + 1),
                ControlId("standing", id_, words=str(number + 1)),
            )
            for number in range(min(len(season.divisions), 10))
            if len(season.divisions) > 1
        ]
    return sheet.in_rows(buttons)


def _moves(reader: Reader, season: seasons.Season, division: int, names: Names) -> str:
    """Return who goes up from a division, and who down."""
    up, down = season.movers(division)
    told = [
        reader.say(f"season-go-{way}", names=", ".join(names[who] for who in ids))
        for way, ids in (("up", up), ("down", down))
        if ids
    ]
    if not told:
        return ""
    label = reader.say("season-division", n=division + 1)
    return reader.say("pair", label=label, text=" ".join(told))


def _went(reader: Reader, table: seasons.Table, who: str, links: Mapping[str, str]) -> str:
    if table.how is None:
        return links.get(table.match, "▶") if table.match else "…"
    if not table.counts or who not in table.places():
        return "–"
    return f"**{figure(reader.locale, standings.shares(table)[who])}**"


def shown_names(ids: Sequence[str], known: Names) -> dict[str, str]:
    """Return names as Markdown takes them, by id."""
    return dict(zip(ids, text_escaping.plain([known[who] for who in ids]), strict=True))


def listing(reader: Reader, found: Sequence[StoredSeason], guild: int | None) -> sheet.Sheet:
    """Return a list of seasons for a server; what is entered from anywhere can be entered here."""
    live = (seasons.Phase.OPEN, seasons.Phase.RUNNING)  # one may have ended since it was found
    lines = [_listed(reader, one, guild) for one in found if one.season.phase in live]
    buttons = [
        sheet.Button(
            sheet.clip(_entering(reader, stored.season.terms), 80),
            ControlId("enter", stored.season.id),
            sheet.GOOD,
        )
        for stored in found
        if stored.place.guild == ANYWHERE and stored.season.phase is seasons.Phase.OPEN
    ]
    text = sheet.clip("\n".join(lines), 3_900) or reader.say("season-none")
    return sheet.Sheet((sheet.Words(text), *sheet.in_rows(buttons)))


def address(stored: StoredSeason) -> str:
    """Return the address of the message of a season, or of its channel."""
    place = stored.place
    where = f"https://discord.com/channels/{stored.season.terms.home}/{place.channel}"
    return where + (f"/{place.message}" if place.message else "")


def _listed(reader: Reader, stored: StoredSeason, guild: int | None) -> str:
    season, terms = stored.season, stored.season.terms
    at = terms.begins if season.phase is seasons.Phase.OPEN else terms.ends
    said = f"season-listed-{season.phase.value}"
    told = reader.say(said, n=len(season.players), at=f"<t:{at}:R>")
    label = name(reader, terms)
    if terms.home == str(guild):
        label = f"[{label}]({address(stored)})"
    return f"- {reader.say('pair', label=label, text=told)}"


def _entering(reader: Reader, terms: seasons.Terms) -> str:
    return reader.say("pair", label=reader.say("season-enter"), text=name(reader, terms))
