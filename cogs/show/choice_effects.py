"""The effect of each choice, told from the events that applying it would give.

Nothing that chance or a secret decides is looked at: of such a step only that is said.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from cogs.pages import Sheet, moves_and_what_they_change_page as pages
from cogs.show import viewer_pictures_and_words
from cogs.show.match_sheet_builder import DisplaySettings, Show
from engine import AnyGame, Event, Match, Seat, Warn, apply_move, errors, notation, rng, step
from render.words import Turn, turn_narration, turn_panel, word

MOST_SAID = 3
"""Lines that are told of one choice."""


@dataclass(slots=True)
class _Trial:
    """A choice that is tried: the position it leads to, and why it is not followed to its end."""

    state: Any
    events: list[Event] = field(default_factory=list)
    warned: Warn | None = None
    whole: bool = True


async def explain(show: Show, match: Match, seat: Seat, taste: DisplaySettings, page: int) -> Sheet:
    """Return a page of what each choice of a seat's panel would do."""
    facing = await show.facing(match, seat, taste)
    return pages.explain(facing.shown.reader, match, seat, await told(facing), page)


async def told(facing: viewer_pictures_and_words.SeatChoices) -> list[str]:
    """Return what is said of each choice that a seat has, off the event loop."""
    return await asyncio.to_thread(explained, facing)


def explained(facing: viewer_pictures_and_words.SeatChoices) -> list[str]:
    """Return a paragraph for each choice of a seat: its rule, what it does, what then differs."""
    texts, found = _texts(facing.shown), []
    for do in turn_panel.controls(facing.panel):
        about = [texts.pop(word) for word in do.words.split() if word in texts]  # said once
        found.append("\n".join([*paragraph(facing, do), *_quoted(facing.shown, about)]))
    return found


def _texts(shown: viewer_pictures_and_words.ViewForReader) -> dict[str, tuple[str, str]]:
    """Return the whole text of each card by its word, with its clause; of none that lies open."""
    found = shown.art.entries(shown.look.locale) if shown.art.entries else ()
    return {entry.id: (entry.text, entry.clause) for entry in found if not entry.open}


def _quoted(
    shown: viewer_pictures_and_words.ViewForReader, about: Sequence[tuple[str, str]]
) -> list[str]:
    return [shown.said.say("explain-card", text=text, clause=clause) for text, clause in about]


def paragraph(
    facing: viewer_pictures_and_words.SeatChoices, do: turn_panel.Do, opens: bool = True
) -> list[str]:
    """Return what is said of a choice: its name with its rule, what it does, what then differs.

    `opens`: what can be done after it, and what no longer, is said too.
    """
    clause = clause_of(facing, do)
    head = f"**{do.label}**" + (f" [{clause}]" if clause else "")
    lines = [f"{head} {do.hint}".rstrip()]
    trial = _tried(facing, turn_panel.links(do.words))
    if trial is not None:
        lines += [*_told(facing, trial), *_then(facing, trial, opens)]
    return lines


def clause_of(facing: viewer_pictures_and_words.SeatChoices, do: turn_panel.Do) -> str:
    """Return the clause of a choice: by what it is for here, else by its verb."""
    art, shown = facing.shown.art, facing.shown
    verb = art.clauses.get(do.words.split()[0], "")
    if art.clause is None:
        return verb
    try:
        action = notation.read(facing.game, turn_panel.links(do.words)[0])
    except errors.BadNotation:  # a part of a choice
        return verb
    return art.clause(shown.view, action) or verb


def _tried(facing: viewer_pictures_and_words.SeatChoices, steps: Sequence[str]) -> _Trial | None:
    """Carry out the steps of a choice as far as chance and secrets allow; None if it is a part."""
    game, seat, trial = facing.game, facing.seat, _Trial(facing.state)
    try:
        for text in steps:
            action = notation.read(game, text)
            trial.warned = game.warns(trial.state, seat, action)
            if trial.warned in (Warn.CHANCE, Warn.SECRET):
                trial.whole = False
                return trial
            done = step(game, trial.state, seat, action, rng.NoChance())
            trial.state = done.state
            trial.events += done.events
    except errors.BadNotation:
        return None
    except (errors.GameError, errors.ChanceNeeded):
        trial.whole = False
    return trial


def _told(facing: viewer_pictures_and_words.SeatChoices, trial: _Trial) -> list[str]:
    """Return what would be told of a choice, and the figures that it would change."""
    look, art, game, seat = facing.shown.said, facing.shown.art, facing.game, facing.seat
    seen = tuple(
        one for event in trial.events if (one := apply_move.witness(event, seat)) is not None
    )
    before, after = facing.shown.view, game.view(trial.state, seat)
    turn = Turn(seat, seen, before=before, after=after)
    lines = [look.say("explain-told", text=text) for text in turn_narration.told(art, turn, look)]
    del lines[MOST_SAID:]
    tallies = (art.tally(before), art.tally(after)) if art.tally else ((), ())
    if tallies[0] != tallies[1] and all(tallies):
        now, then = (" : ".join(map(str, row)) for row in tallies)
        what = look.say(f"{word(game.key)}-tally")
        lines.append(look.say("explain-tally", what=what, now=now, then=then))
    return lines


def _then(facing: viewer_pictures_and_words.SeatChoices, trial: _Trial, opens: bool) -> list[str]:
    """Return what a choice opens and closes, and why it cannot be taken back."""
    look, game, seat, lines = facing.shown.said, facing.game, facing.seat, list[str]()
    if trial.whole and trial.warned is None and opens:
        now, then = _verbs(game, facing.state, seat), _verbs(game, trial.state, seat)
        for message, verbs in (("opens", then - now), ("closes", now - then)):
            names = sorted(look.say(f"{word(game.key)}-verb-{v}") for v in verbs)
            if names:
                lines.append(look.say(f"explain-{message}", verbs=", ".join(names)))
    elif trial.warned is not None:
        lines.append(look.say(f"explain-{trial.warned.value}"))
    return lines


def _verbs(game: AnyGame, state: Any, seat: Seat) -> set[str]:
    return {notation.words(action)[0] for action in game.legal(state, seat)}
