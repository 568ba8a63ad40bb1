"""The end of The Seven Sages: the score in rank order, and who held most of each role."""

from engine.game import Result
from engine.games.seven_sages import data as d
from engine.games.seven_sages import state as m
from render.games.seven_sages.names import KEY
from render.games.seven_sages.primitives import portrait
from render.look import Look
from render.paint import GAP, Box, Marks, write
from render.paint.theme import FIGURE, LEAST, NAME, NOTE
from render.widgets import score_table
from render.widgets.board_frame import on_matter, plate
from render.widgets.pieces import seats_in

_COLUMNS = ("large", "small", "highest")
_TITLE, _FACE, _SEATS = 44.0, 120.0, 50.0


def height(view: m.State, look: Look) -> float:
    """Return how high score and count are."""
    return score_table.height(len(view.side), _winners(look)) + _count_height() + GAP


def score(box: Box, view: m.State, look: Look) -> Marks:
    """Draw the table of the score, and below it what the hands were counted for."""
    upper, lower = box.split(score_table.height(len(view.side), _winners(look)), GAP, down=True)
    marks: Marks = ()
    if isinstance(look.result, Result):
        label = [look.say(f"{KEY}-score-{name}") for name in _COLUMNS]
        total = look.say(f"{KEY}-score-total")
        marks += score_table.table(upper, look, label, total, _standings(look.result))
    return marks + _count(lower.place(lower.w, _count_height(), v=0.0), view, look)


def _winners(look: Look) -> int:
    return len(getattr(look.result, "winners", ())) or 1


def _count_height() -> float:
    return _TITLE + _FACE + _SEATS + 2.5 * GAP


def _standings(result: Result) -> list[score_table.Standing]:
    """Return the rows of the table, the best first."""
    lines = {row.label: row.values for row in result.score}
    seats = sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))
    return [
        score_table.Standing(
            result.ranks[seat],
            seat,
            tuple(str(lines[name][seat]) for name in _COLUMNS),
            str(lines["total"][seat]),
        )
        for seat in seats
    ]


def _count(box: Box, view: m.State, look: Look) -> Marks:
    """Draw for each role in play, and the owl, its highest total in a hand and whose it was."""
    look = on_matter(look)
    t = look.theme
    marks: Marks = (*plate(box, t),)
    inner = box.inset(GAP, GAP / 2)
    title, rest = inner.split(_TITLE, GAP / 2, down=True)
    text = look.say(f"{KEY}-board-count")
    marks += (write(title, text, t.ink, (LEAST, 30, 28, NOTE), family="serif", weight="bold"),)
    suits = (*view.roles, d.OWL)
    for suit, cell in zip(suits, rest.columns(len(suits), GAP / 2), strict=True):
        marks += _suit(cell, suit, view, look)
    return marks


def _suit(box: Box, suit: int, view: m.State, look: Look) -> Marks:
    t = look.theme
    totals = [d.worths(hand)[suit] for hand in view.hands]
    best = max(totals)
    seats = [seat for seat, total in enumerate(totals) if total == best > 0]
    upper, lower = box.split(_FACE, 6, down=True)
    face, figure = upper.split(0.56, 6)
    marks = portrait(face, suit, faint=not seats)
    shown = str(best) if seats else "–"
    marks += (write(figure, shown, t.ink, (FIGURE, NAME), weight="bold", role="figure"),)
    return marks + seats_in(lower, seats, t, side=44)
