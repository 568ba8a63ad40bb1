"""The side of Pangea's board: a panel per seat, and the bags of the neutral peoples."""

from engine.games.pangea import crowds_and_prices, data as d, state_actions_and_events as m
from render.look import Look
from render.paint import GAP, Box, font_metrics, mix, scene, seat_and_suit_symbols, write
from render.paint.theme import FIGURE, NAME, NOTE, RADIUS
from render.widgets import board_frame
from render.widgets.dice_counters_and_marks import changed, changed_box, seat_mark
from render.words.catalogues import sentence
from . import island_drawing, names, piece_drawing, terrain_symbols

_NEUTRAL, _MOST_NEUTRAL = 58.0, 100.0
_MOST_PANEL = 236.0
_SIGNS = 136.0
"""How wide the signs of facts without words below are, with the gaps around them."""
_LABELLED, _LEAST_SHELF = 84.0, 46.0
"""How high facts with what they count are, and a shelf of amulets at least."""


def side(box: Box, view: m.State, look: Look) -> scene.Marks:
    """Draw the panels of the seats in turn order, then the neutral peoples."""
    look = board_frame.on_matter(look)
    shown = _shown(view)
    strangers, seats = crowds_and_prices.neutral(view.peoples), len(view.peoples)
    least = _NEUTRAL * len(strangers) + GAP
    high = min(_MOST_PANEL, (box.h - least - GAP * seats) / seats)
    marks: scene.Marks = ()
    for seat, panel in enumerate(
        box.place(box.w, high * seats + GAP * (seats - 1), v=0).rows(seats, GAP)
    ):
        marks += _panel(panel, view, seat, look, shown)
    rest = box.pad(top=(high + GAP) * seats)
    rest = rest.place(rest.w, min(rest.h, _MOST_NEUTRAL * len(strangers) + GAP), v=0)
    marks += board_frame.plate(rest, look.theme, "strangers")
    rows = rest.inset(GAP, GAP / 2).rows(len(strangers))
    for people, row in zip(strangers, rows, strict=True):
        marks += _stranger(row, view, people, look)
    return marks


def standing(view: m.State, seat: int) -> tuple[int, int, int]:
    """Return what seats are ranked by: victory level, amulets in the tower, wealth [W5]."""
    people = view.peoples[seat]
    return crowds_and_prices.level(view, people), len(view.amulets[people]), view.wealth[people]


def lead(view: m.State) -> board_frame.Leaders:
    """Return who is ahead."""
    return board_frame.leading({seat: standing(view, seat) for seat in range(len(view.peoples))})


def _shown(view: m.State) -> board_frame.Leaders:
    """Return whom the panels show ahead; once towers stand, all where nobody is."""
    found = lead(view)
    return found if view.phase == m.PLACE else board_frame.or_level(found, range(len(view.peoples)))


def tally(view: m.State) -> tuple[int, ...]:
    """Return how much each seat would produce as things stand."""
    return tuple(crowds_and_prices.producers(view, people) for people in view.peoples)


def ahead(view: m.State, seat: int) -> int | None:
    """Return by which of its facts a seat is ahead: amulets, or wealth; None if it is not.

    Several who share the lead are ahead of the others.
    """
    own, every = standing(view, seat), [standing(view, each) for each in range(len(view.peoples))]
    below = [each for each in every if each < own]
    if own < max(every) or not below:
        return None
    return 1 if own[1] == max(below)[1] else 0


def _panel(
    box: Box, view: m.State, seat: int, look: Look, shown: board_frame.Leaders
) -> scene.Marks:
    marks, body = board_frame.panel(box, look, seat, lead=shown)
    wordy = body.h >= _LABELLED + _LEAST_SHELF
    upper, lower = body.split(_LABELLED if wordy else board_frame.FACT, 4, down=True)
    marks += board_frame.facts(upper, look, _facts(upper.w, view, seat, look, wordy=wordy))
    if view.towers[view.peoples[seat]] == d.NONE:
        return marks + _held(lower, view, view.peoples[seat], look)
    return marks + _amulets(lower, view, seat, look)


def _facts(
    wide: float, view: m.State, seat: int, look: Look, *, wordy: bool
) -> tuple[board_frame.Fact, ...]:
    """Return what one decides by: amulets in the tower, wealth, and what a turn adds to it.

    With enough amulets for a victory, so much wealth is told as that needs.
    """
    t, people = look.theme, view.peoples[seat]
    by, fresh = ahead(view, seat), _changed(view, seat, look)

    def tower(box: Box) -> scene.Marks:
        return piece_drawing.standing_tower(box.pad(left=9 * wordy), seat, t)

    def purse(box: Box) -> scene.Marks:
        drawn = seat_and_suit_symbols.coin(box.inset(3), piece_drawing.gold(t), t.panel)
        if not fresh:
            return drawn
        b = box.square()  # the coin is ringed and not the figure: a box around that means ahead
        return (*changed(scene.Circle(b.cx, b.cy, b.w / 2 - 2), t), *drawn)

    held, wealth = str(len(view.amulets[people])), look.number(view.wealth[people])
    gain = look.say("pangea-board-gain", n=crowds_and_prices.producers(view, people))
    needs = dict(d.LEVELS).get(len(view.amulets[people]), 0)
    of = f"/{needs}" if needs else ""
    words = [look.say(f"pangea-board-{word}") for word in ("home", "wealth", "a-turn")]
    at_home, money, per = words if wordy else ("", "", "")
    room = wide - _SIGNS - font_metrics.measure(held + wealth + gain, board_frame.FACT, "bold")
    beside = not wordy and not of and font_metrics.measure(words[2], NOTE) < room
    return (
        board_frame.Fact(held, tower, at_home, most=by == 0, wide=0.9 if wordy else 0.66),
        board_frame.Fact(wealth, purse, money, most=by == 1, of=of),
        board_frame.Fact(gain, label=per, of=words[2] if beside else ""),
    )


def _amulets(row: Box, view: m.State, seat: int, look: Look) -> scene.Marks:
    """Draw the five amulets: those in the tower, those carried, those still missing."""
    people, t = view.peoples[seat], look.theme
    carried = {view.load[c] for c in d.OF[people]}
    fresh = {e.amulet for e in look.events if isinstance(e, m.Delivered) and e.seat == seat}
    shelf = scene.Rect(row.inset(0, 1), mix(t.panel, "#000000", 0.35) if t.name == "dark" else
                 mix(t.panel, t.ink, 0.1), radius=RADIUS)  # fmt: skip
    marks: scene.Marks = (shelf,)
    for kind, cell in enumerate(row.inset(6, 2).columns(len(d.AMULETS), 6)):
        state: piece_drawing.State = "held" if kind in view.amulets[people] else "missing"
        state = "carried" if kind in carried else state
        marks += piece_drawing.amulet(cell, kind, t, state=state)
        if kind in fresh:
            marks += changed_box(cell.square(), t, 8)
    return marks


def _changed(view: m.State, seat: int, look: Look) -> bool:
    """Tell whether a seat's wealth changed since the last picture."""
    people = view.peoples[seat]
    return any(
        (isinstance(e, (m.Produced, m.Bought)) and e.seat == seat)
        or (isinstance(e, m.Bought) and e.seller == people)
        for e in look.events
    )


def _bag(row: Box, view: m.State, people: int, look: Look) -> scene.Marks:
    """Draw who is left in a bag, by favourite terrain: a plate of its ground, and how many."""
    t = look.theme
    marks: scene.Marks = ()
    for (home, count), cell in zip(
        names.kinds(view, people, d.BAG), row.columns(3, 2), strict=True
    ):
        side_ = min(cell.h, 42.0, cell.w - 23)
        sign, figure = cell.split(side_, 3)
        disc = sign.square()
        earth = island_drawing.soil(home, t) if count else mix(t.panel, t.line, 0.4)
        ink = t.ink if count else t.muted
        marks += (scene.Circle(disc.cx, disc.cy, disc.w / 2, earth, t.edge, 1.5),)
        marks += terrain_symbols.TERRAINS[home](disc.inset(disc.w * 0.19), ink, earth)
        marks += (write(figure, str(count), ink, (FIGURE, NAME), weight="bold"),)
    return marks


def _held(row: Box, view: m.State, people: int, look: Look) -> scene.Marks:
    """Draw the three characters that wait for their tower to be placed."""
    seat = piece_drawing.place_of(view.peoples, people)
    homes = [home for home, n in names.kinds(view, people, d.HELD) for _ in range(n)]
    marks: scene.Marks = ()
    for home, cell in zip(homes, row.columns(d.START, 4), strict=True):
        marks += piece_drawing.character(cell.square(), seat, home, d.NONE, True, look.theme)
    return marks


def _stranger(row: Box, view: m.State, people: int, look: Look) -> scene.Marks:
    """Draw a neutral people: its mark, name and bag."""
    t, seat = look.theme, piece_drawing.place_of(view.peoples, people)
    row = row.inset(0, 3)
    sign, rest = row.split(min(row.h, 44.0), 8)
    label = sentence(names.people(look.locale, people))
    wide = font_metrics.measure(label, NOTE, "bold") + 2
    name, bag = rest.split(wide, 8)
    marks = seat_mark(sign.square(), seat, t)
    marks += (write(name, label, t.ink, NOTE, weight="bold"),)
    return marks + _bag(bag, view, people, look)
