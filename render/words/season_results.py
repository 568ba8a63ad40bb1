"""Results of a season as its tables write them: its name, points, what each got, places."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from engine.match_types import is_computer, number_of
from engine.seasons import How, Row, Table, Terms, points_and_standings
from render.words.catalogues import number, say, word

_SIGNS = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
}


def called(locale: str, terms: Terms) -> str:
    """Return what a season is called: "League: Magnate, season 2"."""
    game = say(locale, f"{word(terms.game)}-title")
    return say(locale, f"season-name-{terms.form.value}", game=game, n=terms.number)


def people(locale: str, ids: Sequence[str], known: Mapping[str, str]) -> list[str]:
    """Return what those are called who have to do with seasons: a computer by its number.

    `known`: names by id; who has none was forgotten.
    """
    former = say(locale, "my-former")
    return [
        say(locale, "computer-name", n=number_of(who))
        if is_computer(who)
        else known.get(who, former)
        for who in ids
    ]


def figure(locale: str, value: Fraction) -> str:
    """Return points as they are written: 5½, 14⅓, 2.17."""
    whole, rest = divmod(value, 1)
    if rest in _SIGNS:
        return (str(whole) if whole else "") + _SIGNS[rest]
    return number(locale, round(float(value), 2)) if rest else str(whole)


def set_apart(locale: str, row: Row, below: Row, names: Mapping[str, str]) -> str:
    """Return what puts somebody before the next one, who has as many points."""
    had = {"direct": (row.direct, below.direct), "berger": (row.berger, below.berger)}
    mine, theirs = had.get(row.by, (Fraction(row.late), Fraction(below.late)))
    return say(
        locale,
        f"season-by-{row.by}",
        name=names[row.id],
        other=names[below.id],
        mine=figure(locale, mine),
        theirs=figure(locale, theirs),
        equal=row.equal,
    )


def got_from_each(
    locale: str, shown: Sequence[Row], row: Row, tables: Sequence[Table], own: str
) -> tuple[str, ...]:
    """Return what somebody has got from each of the others; "~" where nothing was decided.

    `own` stands where they would meet themselves.
    """
    got = {row.id: own}
    for table in tables:
        if row.id in table.ids and table.how is not None:
            share = points_and_standings.shares(table).get(row.id) if table.counts else None
            told = "~" if table.how is How.MEAN else ""
            told = told if share is None else figure(locale, share)
            got |= {other: told for other in table.ids if other != row.id}
    return tuple(got.get(other.id, "") for other in shown)


def places_had(row: Row, tables: Sequence[Table], seats: int) -> tuple[str, ...]:
    """Return how often somebody has had each place."""
    had = [table.places()[row.id] for table in tables if table.counts and row.id in table.places()]
    return tuple(str(had.count(place)) for place in range(1, seats + 1))
