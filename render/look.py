"""Parameters of a picture beside the view: viewer, theme, language, since when."""

from dataclasses import dataclass, field
from typing import Any, TypeVar

from languages import ORIGINAL
from render.paint.font_metrics import clean
from render.paint.theme import DARK, Theme
from render.words import Turn, catalogues

E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Look:
    """Describe the viewer's side of a picture.

    `names` are display names by seat, already cleaned (see `names`), or none where they are not
    known; `to_act` the seats waited for; `events` what happened since the viewer's last picture,
    as this viewer may see it; `match` the short name of the match, `move` the number of the last
    move (0 at the start); `result` the engine's result once the match is over; `computers` the
    seats that a computer plays. `marks` pairs words of notations (places, cards) with the letter
    or number that stands before them in a menu or a lesson, to be shown on the board. `turns` are
    what `events` come from, where that is known; `markdown`: what is said may use it; `past`: the
    position is looked back on, and nothing can be done in it. `seat` is whose own picture it is,
    None for one that everybody sees; `high` the least height of the page, in units.
    """

    theme: Theme = DARK
    locale: str = ORIGINAL
    names: tuple[str, ...] = ()
    to_act: tuple[int, ...] = ()
    events: tuple[Any, ...] = ()
    match: str = ""
    move: int = 0
    result: object | None = None
    computers: frozenset[int] = field(default=frozenset())
    marks: tuple[tuple[str, str], ...] = ()
    turns: tuple[Turn, ...] = ()
    markdown: bool = False
    past: bool = False
    seat: int | None = None
    high: float = 0

    def say(self, message: str, /, **args: catalogues.Argument) -> str:
        """Return a message in the viewer's language."""
        return catalogues.say(self.locale, message, **args)

    def name(self, seat: int) -> str:
        """Return a seat's display name; "player 2" where none is known."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("board-seat", n=seat + 1)

    def whose(self, seat: int) -> str:
        """Return a seat as the owner of something: Ann’s, or de Zoé, d’Ann."""
        name = self.name(seat)
        return self.say(catalogues.before(name, "board-whose"), name=name)

    def bold(self, seat: int) -> str:
        """Return a seat's name as a turn that is told begins with it: bold where that can be."""
        return f"**{self.name(seat)}**" if self.markdown else self.name(seat)

    @property
    def own_turn(self) -> bool:
        """Return whether it is the own picture of somebody who can act now."""
        return self.seat in self.to_act and self.result is None and not self.past

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats that have won; none before the end, or if the match is void."""
        return tuple(getattr(self.result, "winners", ()))

    def named(self, seats: tuple[int, ...]) -> str:
        """Return the names of seats as a list in words."""
        return catalogues.listing(self.locale, [self.name(seat) for seat in seats])

    def number(self, value: float) -> str:
        """Return a number as the viewer's language writes it."""
        return catalogues.number(self.locale, value)

    def mark(self, word: str) -> str:
        """Return the letter or number that a place or card bears, by its word; "" for none."""
        return dict(self.marks).get(word, "")

    def since(self, *kinds: type[E]) -> tuple[E, ...]:
        """Return the events of the given classes, in their order: what to mark as changed."""
        return tuple(event for event in self.events if isinstance(event, kinds))


def names(locale: str, given: tuple[str, ...]) -> tuple[str, ...]:
    """Return display names by seat as the fonts can draw them, "Player 2" for a hopeless one.

    Two seats never get the same name: the seat's number is added to the later one.
    """
    taken: list[str] = []
    for seat, name in enumerate(given):
        fallback = catalogues.say(locale, "board-player", n=seat + 1)
        plain = clean(name, fallback)
        while plain in taken:
            plain = f"{plain} {seat + 1}"
        taken.append(plain)
    return tuple(taken)
