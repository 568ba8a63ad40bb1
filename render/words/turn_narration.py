"""Turns told: the lines of a post, of a private recap, and the foot of a picture.

A game tells a turn by `summary` in its `turn_summary.py`; one that has none is told by `plainly`,
from the weights and sentences of its events.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import Event, Kind, Seat, TurnEnded
from render.look import Look
from render.registry import Art, Summary
from render.words.event_importance import Weight
from render.words.turn_grouping import Turn

MOST_LINES = 12
"""Lines of what happened in a post or a recap, the one that counts the folded ones included."""
LONGEST = 200
"""Characters of the sentence that tells a turn, and of any other line."""


def told(art: Art, turn: Turn, look: Look) -> tuple[str, ...]:
    """Return the sentence that tells a turn, then the headlines that have a line of their own.

    () for a turn of which there is nothing to tell. Names are bold where the look is Markdown.
    """
    look = _then(turn, look)
    if turn.kind is Kind.UNDO:
        name = "" if turn.seat is None else look.bold(turn.seat)
        return (look.say("log-entry-undo", name=name),)
    lines = art.summary(turn, look) if art.summary else plainly(art, turn, look)
    return tuple(dict.fromkeys(line for line in lines if line))


def plainly(art: Art, turn: Turn, look: Look) -> tuple[str, ...]:
    """Tell a turn by the log: what was done in one line, each headline in one of its own."""
    deeds = list(_sentences(art, turn.events, look, Weight.DEED))
    headlines = list(_sentences(art, turn.events, look, Weight.HEADLINE))
    if deeds and turn.seat is not None:
        deeds[0] = _begun(deeds[0], look, turn.seat)
    return (*_fitting(deeds), *map(_clipped, headlines))


def post(art: Art, turns: Sequence[Turn], look: Look) -> list[str]:
    """Return the lines of a public post: a turn after the other, headlines always.

    What followed by itself is told where there is room, the newest first; what is folded is
    counted. Undone turns are struck out.
    """
    kept, folded = _kept([row for turn in turns for row in _rows(art, turn, look)])
    return [*_counted(folded, look), *(row.text for row in kept)]


def recap(art: Art, turns: Sequence[Turn], look: Look) -> list[str]:
    """Return what a private panel says of the turns since somebody's own, in their order.

    It says all that a post of the same turns does, but what was undone.
    """
    return post(art, [turn for turn in turns if not turn.undone], look)


def since(turns: Sequence[Turn], seat: Seat) -> list[Turn]:
    """Return the turns since a seat's own last one.

    While that goes on, or as long as nothing has followed it, it is part of them: it shows what
    the last step brought.
    """
    own = [at for at, turn in enumerate(turns) if turn.seat == seat and turn.kind is not Kind.UNDO]
    if not own:
        return list(turns)
    last = own[-1]
    others = [turn for turn in turns[last + 1 :] if turn.seat is not None]
    return list(
        turns[last + 1 :] if _ended(turns[last]) and others else turns[_began(turns, own) :]
    )


def _began(turns: Sequence[Turn], own: Sequence[int]) -> int:
    """Return where the last turn of a seat began, of whose parts these are the places."""
    first = own[-1]
    for at in reversed(own[:-1]):
        if _ended(turns[at]):
            break
        first = at
    return first


def _ended(turn: Turn) -> bool:
    """Tell whether a turn of a seat has come to its end in this part."""
    return any(event.seat == turn.seat for event in turn.of(TurnEnded))


def foot(summary: Summary, look: Look, view: Any = None) -> tuple[str, ...]:
    """Return the lines under a picture: what its turns changed, the oldest first.

    They are those of the post, so that picture and words tell the same. `view` stands for what was
    seen after the last turn, where that is not known.
    """
    shown = look.turns or ((Turn(None, look.events),) if look.events else ())
    if shown and shown[-1].after is None:
        shown = (*shown[:-1], replace(shown[-1], after=view))
    told_ = (summary(turn, _then(turn, look)) for turn in shown if not turn.undone)
    return tuple(line for lines in told_ for line in lines)


def events(turns: Iterable[Turn]) -> tuple[Event, ...]:
    """Return what a picture marks as changed by these turns: all but what was undone."""
    return tuple(event for turn in turns if not turn.undone for event in turn.events)


def _then(turn: Turn, look: Look) -> Look:
    """Return a look with the names of who sat at the table in a turn."""
    return replace(look, names=turn.names) if turn.names else look


@dataclass(frozen=True, slots=True)
class _Row:
    """A line on its way to a page; `loud`: nobody may miss it."""

    text: str
    loud: bool
    ledger: bool = False


def _rows(art: Art, turn: Turn, look: Look) -> Iterator[_Row]:
    lines, loud = told(art, turn, look), _loud(art, turn)
    if turn.undone:
        lines, loud = tuple(f"~~{line}~~ {look.say('log-undone')}" for line in lines), False
    rows = [_Row(line, loud or (at > 0 and not turn.undone)) for at, line in enumerate(lines)]
    if turn.undone:
        yield from rows
        return
    first = _acted(art, turn)
    yield from _ledger(art, turn.events[:first], look, loud)
    yield from rows
    yield from _ledger(art, turn.events[first:], look, loud)


def _ledger(art: Art, found: Sequence[Event], look: Look, loud: bool) -> Iterator[_Row]:
    """Yield what followed by itself, as one small line."""
    sentences = list(_sentences(art, found, look, Weight.LEDGER))
    yield from (_Row(f"-# {line}", loud, True) for line in _fitting(sentences))


def _acted(art: Art, turn: Turn) -> int:
    """Return the place of the first event that is more than what followed by itself."""
    weights = (art.weights.get(type(event), Weight.LEDGER) for event in turn.events)
    return next((at for at, weight in enumerate(weights) if weight > Weight.LEDGER), 0)


def _loud(art: Art, turn: Turn) -> bool:
    """Tell whether nobody may miss a turn."""
    weights = (art.weights.get(type(event)) for event in turn.events)
    return turn.kind is Kind.UNDO or Weight.HEADLINE in weights


def _kept(rows: Sequence[_Row]) -> tuple[list[_Row], int]:
    """Return the lines that have room, in their order, and how many of what was told have none.

    Loud ones come before quiet ones, those before the ledger, the newest before older ones.
    """
    page = list({row.text: row for row in rows}.values())
    lines = sum(not row.ledger for row in page)
    room = MOST_LINES if lines <= MOST_LINES else MOST_LINES - 1
    best = sorted(range(len(page)), key=lambda at: (page[at].ledger, not page[at].loud, -at))
    kept = [page[at] for at in sorted(best[:room])]
    return kept, lines - sum(not row.ledger for row in kept)


def _counted(folded: int, look: Look) -> list[str]:
    return ["-# " + look.say("post-more", n=folded)] if folded else []


def _sentences(art: Art, found: Iterable[Event], look: Look, weight: Weight) -> Iterator[str]:
    """Yield the sentences of the log for the events of a weight."""
    chosen: Sequence[Event] = [
        event for event in found if art.weights.get(type(event), Weight.LEDGER) is weight
    ]
    for event in art.together(chosen) if art.together else chosen:
        if line := art.tell(event, look):
            yield line


def _fitting(sentences: Sequence[str]) -> list[str]:
    """Return as many sentences as fit in a line, as one text; [] for none."""
    text = ""
    for number, sentence in enumerate(sentences):
        longer = f"{text} {sentence}".strip()
        if len(longer) > LONGEST - 2 * (number + 1 < len(sentences)):
            return [f"{text} …" if text else _clipped(sentence)]
        text = longer
    return [text] if text else []


def _clipped(line: str) -> str:
    return line if len(line) <= LONGEST else line[: LONGEST - 1].rstrip() + "…"


def _begun(line: str, look: Look, seat: Seat) -> str:
    """Return a sentence that begins with a name with that name as a turn begins with it."""
    name = look.name(seat)
    return look.bold(seat) + line[len(name) :] if line.startswith(name) else line
