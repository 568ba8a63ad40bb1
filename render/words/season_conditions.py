"""Rules of a season that are told before anybody enters, for Discord and for pages."""

from collections.abc import Mapping

from engine.playing_hours import DAY
from engine.seasons import Form, Terms, matches_each, points_and_standings
from render.words.catalogues import Argument, say
from render.words.season_results import figure

HOUR = 3_600
Clause = tuple[str, Mapping[str, Argument]]


def conditions(locale: str, terms: Terms) -> list[Clause]:
    """Return what an entrant takes on: how many matches, how long, what they are worth."""
    matches = matches_each(terms.form, terms.seats, terms.size)
    tournament, seats = terms.form is Form.TOURNAMENT, terms.seats
    once = 1 if tournament else min(terms.at_once, matches)
    worth = ", ".join(figure(locale, share) for share in points_and_standings.WORTH[seats])
    lasts = span(locale, terms.ends - terms.begins)
    return [
        ("season-few", {"least": terms.least}),
        *([("season-filled", {"n": terms.filled})] if terms.filled else []),
        *([("season-letters", {})] if terms.letters else []),
        ("season-each", {"matches": matches, "once": once, "seats": seats}),
        ("season-lasts", {"span": lasts, "life": span(locale, terms.life)}),
        ("season-worth", {"seats": seats, "points": worth}),
        *([("season-final", {"seats": seats})] if tournament and seats > 2 else []),
        *([] if tournament else [("season-moves", {"size": terms.size})]),
    ]


def decisions(locale: str, terms: Terms) -> list[Clause]:
    """Return what happens to who is late, misses matches, leaves; to what runs at the end."""
    turn, reserve = span(locale, terms.turn), span(locale, terms.reserve)
    return [
        ("season-clock", {"turn": turn, "reserve": reserve}),
        ("season-missed", {}),
        (_leaving(terms), {}),
        (f"season-end-{'score' if terms.compared else 'mean'}", {"form": terms.form.value}),
        ("season-ties", {}),
        ("season-vacation", {"span": span(locale, terms.vacation)}),
        ("season-called-off", {}),
    ]


def told(locale: str, clauses: list[Clause]) -> list[str]:
    """Return clauses as sentences."""
    return [say(locale, message, **args) for message, args in clauses]


def leaving(locale: str, terms: Terms) -> str:
    """Return what happens to the results of who leaves."""
    return say(locale, _leaving(terms))


def span(locale: str, seconds: int) -> str:
    """Return a span of time in whole days, hours or minutes."""
    for unit, name in ((DAY, "days"), (HOUR, "hours")):
        if seconds >= 2 * unit:
            return say(locale, f"duration-{name}", n=seconds // unit)
    return say(locale, "duration-minutes", n=seconds // 60)


def _leaving(terms: Terms) -> str:
    return f"season-leave-{'two' if terms.seats == 2 else 'more'}-{terms.form.value}"
