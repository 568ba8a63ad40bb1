"""Contents of a season's picture: the standing of a division, or before it begins the entries."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from engine.seasons import Form, Phase, Row, Season, season_types
from render.widgets import standings_picture
from render.words.catalogues import say
from render.words.season_results import called, figure, got_from_each, places_had, set_apart

Names = Mapping[str, str]


def table_of(locale: str, season: Season, division: int, names: Names) -> standings_picture.Table:
    """Return the standing of a division for its picture; `names` as pictures take them."""
    rows, terms = season.standing(division), season.terms
    cross = terms.seats == 2 and terms.form is Form.LEAGUE
    shown = rows[: standings_picture.MOST_ROWS]
    up, down = season.movers(division)
    tables = [table for table in season.tables if table.division == division]
    done = sum(table.how is not None for table in tables)
    note = [say(locale, "season-progress", done=done, all=len(tables))]
    if len(season.divisions) > 1:
        note.insert(0, say(locale, "season-division", n=division + 1))
    if terms.form is Form.TOURNAMENT and season.round:
        rounds = season.rounds + (terms.seats > 2)
        note.insert(0, say(locale, "season-round", n=season.round, all=rounds))
    over = season.phase is Phase.OVER
    labels = (
        tuple(str(row.rank) for row in shown)
        if cross
        else tuple(f"{place}." for place in range(1, terms.seats + 1))
    )
    return standings_picture.Table(
        called(locale, terms),
        " · ".join(note),
        labels,
        tuple(
            standings_picture.Row(
                row.rank,
                names[row.id],
                figure(locale, row.points),
                got_from_each(locale, shown, row, tables, "x")
                if cross
                else places_had(row, tables, terms.seats),
                figure(locale, row.berger) if _tied(rows, at) else "",
                0 if row.out else (row.id in up) - (row.id in down),
                bool(row.out),
                over and division == 0 and row.id == season.champion(),
            )
            for at, row in enumerate(shown)
        ),
        say(locale, "season-berger") if any(_tied(rows, at) for at in range(len(shown))) else "",
        say(locale, "season-points"),
        _foot(locale, season, division, names),
        len(rows),
    )


def entered(locale: str, season: Season, names: Names, note: str) -> standings_picture.Table:
    """Return who has entered a season, for its picture before there is a standing."""
    shown = season.players[: standings_picture.MOST_ROWS]
    rows = tuple(standings_picture.Row(0, names[who], "", ()) for who in shown)
    many = len(season.players)
    return standings_picture.Table(called(locale, season.terms), note, (), rows, many=many)


def _tied(rows: Sequence[Row], at: int) -> bool:
    """Tell whether somebody has as many points as a neighbour, and any at all."""
    near = [*rows[max(0, at - 1) : at], *rows[at + 1 : at + 2]]
    return bool(rows[at].points) and any(one.points == rows[at].points for one in near)


def settled(locale: str, season: Season, division: int, names: Names) -> list[str]:
    """Return what decided between equals where it made the first, or who goes up or down."""
    rows = season.standing(division)
    staying = sum(not row.out for row in rows)
    lines = {1 if division == 0 else season_types.MOVERS}
    if division < len(season.divisions) - 1:
        lines.add(staying - season_types.MOVERS)
    return [
        set_apart(locale, row, below, names) for row, below in _equals(rows) if row.rank in lines
    ]


def _equals(rows: Sequence[Row]) -> list[tuple[Row, Row]]:
    return [pair for pair in pairwise(rows) if pair[0].by and pair[0].points and not pair[1].out]


def _foot(locale: str, season: Season, division: int, names: Names) -> str:
    """Return what decided between equals, best where somebody wins, moves up or moves down."""
    if told := settled(locale, season, division, names):
        return " ".join(told)
    if len(season.divisions) > 1:
        last = len(season.divisions) - 1
        way = {0: "-down", last: "-up"}.get(division, "")
        return say(locale, f"season-movers{way}")
    for row, below in _equals(season.standing(division)):
        return set_apart(locale, row, below, names)
    return ""
