"""The end of The Seven Sages: who won, who held most of each role, and the score."""

from collections.abc import Mapping, Sequence

from engine.game import Result
from engine.games.seven_sages import data as d, state as m
from render.look import Look
from render.paint import FIGURE, GAP, LEAST, NAME, NOTE, SIGN, Box, Marks, paragraph, write
from render.widgets import board_frame, dice_counters_and_marks, winner_poster
from . import clearings_drawing, names, portraits_trees_cards

_COLUMNS = ("large", "small", "highest")
_TITLE, _ROLE, _ACROSS = 84.0, 42.0, 3
_COUNTED, _GIVEN_UP = 0.58, 0.42
"""The share of the width that the winner has beside the roles, and beside the clearings."""
_CLEARING = winner_poster.Scenery("seven_sages/poster", 72, 445 / 1500)


def places(view: m.State, said: Sequence[str], high: float = 0) -> winner_poster.PosterLayout:
    """Return where the parts of the last picture lie."""
    lines, share = board_frame.foot_lines(said), _COUNTED if view.phase == m.OVER else _GIVEN_UP
    return winner_poster.places(len(view.side), foot_lines=lines, share=share, high=high)


def ground(at: winner_poster.PosterLayout, look: Look) -> Marks:
    """Draw the clearing where the winner stands."""
    return winner_poster.painting(at, look, _CLEARING)


def score(at: winner_poster.PosterLayout, view: m.State, look: Look) -> Marks:
    """Draw who won, what the hands were counted for, and the table of the score."""
    over = view.phase == m.OVER
    marks = _count(at.scene, view, look) if over else _clearings(at.scene, view, look)
    if isinstance(look.result, Result):
        rows = _standings(look.result)
        label = [look.say(f"{names.KEY}-score-{name}") for name in _COLUMNS]
        total = look.say(f"{names.KEY}-score-total")
        deed = look.say("board-deed", what=total, n=rows[0].total) if look.result.score else ""

        def sage(box: Box, seat: int) -> Marks:
            role = view.card[seat]
            if over:
                worths = d.worths(view.hands[seat])
                role = max(view.roles, key=lambda suit: worths[suit])
            return portraits_trees_cards.portrait(box.fitted(0.8, v=1.0), role)

        marks += winner_poster.winner(at, look, sage, deed, _CLEARING)
        marks += winner_poster.score(at.table, look, label, total, rows)
    return marks


def _standings(result: Result) -> list[winner_poster.Standing]:
    """Return the rows of the table, the best first."""
    lines = {row.label: row.values for row in result.score}
    seats = sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))
    return [
        winner_poster.Standing(
            result.ranks[seat],
            seat,
            tuple(_line(lines, name, seat) for name in _COLUMNS),
            _line(lines, "total", seat),
        )
        for seat in seats
    ]


def _clearings(box: Box, view: m.State, look: Look) -> Marks:
    """Draw the clearings of a match that somebody gave up: its hands stay hidden."""
    marks: Marks = ()
    high = min(box.h, clearings_drawing.HEIGHT)
    for slot, cell in zip((1, 0, 2), box.columns(3, GAP), strict=True):
        place = cell.place(cell.w, high)
        marks += clearings_drawing.floor(place, look.theme, lit=slot == view.pawn)
        marks += clearings_drawing.glade(place, view, slot, look)
    return marks


def _line(lines: Mapping[str, Sequence[int | None]], name: str, seat: int) -> str:
    """Return a figure of the score; a match that somebody gave up has none."""
    return str(lines[name][seat]) if name in lines else "–"


def _count(box: Box, view: m.State, look: Look) -> Marks:
    """Draw for each role in play, and the owl, its highest total in a hand and whose it was."""
    look = board_frame.on_matter(look)
    t = look.theme
    marks = board_frame.plate(box, t)
    title, rest = box.inset(GAP, GAP / 2).split(_TITLE, GAP / 2, down=True)
    text = look.say(f"{names.KEY}-board-count")
    sizes = (NAME, 34, LEAST, 30, 28, NOTE)
    marks += paragraph(title, text, t.ink, sizes, family="serif", weight="bold", middle=True)
    suits = (*view.roles, d.OWL)
    down = -(-len(suits) // _ACROSS)
    for suit, cell in zip(suits, rest.grid(_ACROSS, down, GAP / 2), strict=False):
        marks += _suit(cell, suit, view, look)
    return marks


def _suit(box: Box, suit: int, view: m.State, look: Look) -> Marks:
    t = look.theme
    totals = [d.worths(hand)[suit] for hand in view.hands]
    best = max(totals)
    seats = [seat for seat, total in enumerate(totals) if total == best > 0]
    upper, named = box.split(-_ROLE, 2, down=True)
    face, beside = upper.split(0.56, 4)
    figure, below = beside.split(0.5, 4, down=True)
    marks = portraits_trees_cards.portrait(face, suit, faint=not seats)
    name, sizes = names.suit(look.locale, suit), (LEAST, 30, 28, NOTE)
    marks += (write(named, name, t.ink, sizes, weight="bold", align="c"),)
    shown = str(best) if seats else "–"
    large = (60, 54, FIGURE)
    marks += (write(figure, shown, t.ink, large, weight="bold", align="c", role="figure"),)
    return marks + dice_counters_and_marks.seats_in(below, seats, t, side=SIGN)
