"""What each choice would do: told from the events that carrying it out would give.

Nothing that chance or a secret decides is looked at: of such a step only that is said.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from cogs.show.shown import Shown
from engine.errors import BadNotation, EngineBug, GameError
from engine.game import AnyGame, Event, Seat, Warn
from engine.notation import read, words
from engine.play import step, witness
from engine.rng import NoChance
from render import telling
from render.look import Look
from render.panel import Do, Panel, controls, links
from render.turns import Turn

MOST_SAID = 3
"""Lines that are told of one choice."""


@dataclass(slots=True)
class _Trial:
    """A choice that is tried: the position it leads to, and why it is not followed to its end."""

    state: Any
    events: list[Event] = field(default_factory=list)
    warned: Warn | None = None
    whole: bool = True


def explained(shown: Shown, game: AnyGame, state: Any, said: Panel) -> list[str]:
    """Return a paragraph for each choice of a panel: its rule, what it does, what then differs.

    `said` is the panel with names as Markdown takes them, `state` the position with the draft.
    """
    seat, texts = shown.viewer, _texts(shown)
    if seat is None:
        return []
    told = []
    for do in controls(said):
        about = [texts.pop(word) for word in do.words.split() if word in texts]  # said once
        told.append("\n".join([*_paragraph(shown, game, state, seat, do), *_quoted(shown, about)]))
    return told


def _texts(shown: Shown) -> dict[str, tuple[str, str]]:
    """Return the whole text of each card by its word, with its clause."""
    found = shown.art.entries(shown.look.locale) if shown.art.entries else ()
    return {entry.id: (entry.text, entry.clause) for entry in found}


def _quoted(shown: Shown, about: Sequence[tuple[str, str]]) -> list[str]:
    return [shown.said.say("explain-card", text=text, clause=clause) for text, clause in about]


def _paragraph(shown: Shown, game: AnyGame, state: Any, seat: Seat, do: Do) -> list[str]:
    look, clause = shown.said, shown.art.clauses.get(do.words.split()[0], "")
    head = f"**{do.label}**" + (f" [{clause}]" if clause else "")
    lines = [f"{head} {do.hint}".rstrip()]
    trial = _tried(game, state, seat, links(do.words))
    if trial is not None:
        lines += _told(shown, game, state, seat, trial)
        lines += _then(look, game, state, seat, trial)
    return lines


def _tried(game: AnyGame, state: Any, seat: Seat, steps: Sequence[str]) -> _Trial | None:
    """Carry out the steps of a choice as far as chance and secrets allow; None if it is a part."""
    trial = _Trial(state)
    try:
        for text in steps:
            action = read(game, text)
            trial.warned = game.warns(trial.state, seat, action)
            if trial.warned in (Warn.CHANCE, Warn.SECRET):
                trial.whole = False
                return trial
            done = step(game, trial.state, seat, action, NoChance())
            trial.state = done.state
            trial.events += done.events
    except BadNotation:
        return None
    except (GameError, EngineBug):
        trial.whole = False
    return trial


def _told(shown: Shown, game: AnyGame, state: Any, seat: Seat, trial: _Trial) -> list[str]:
    """Return what would be told of a choice, and the figures that it would change."""
    look, art = shown.said, shown.art
    seen = tuple(one for event in trial.events if (one := witness(event, seat)) is not None)
    before, after = game.view(state, seat), game.view(trial.state, seat)
    turn = Turn(seat, seen, before=before, after=after)
    lines = [look.say("explain-told", text=text) for text in telling.told(art, turn, look)]
    del lines[MOST_SAID:]
    tallies = (art.tally(before), art.tally(after)) if art.tally else ((), ())
    if tallies[0] != tallies[1] and all(tallies):
        now, then = (" : ".join(map(str, row)) for row in tallies)
        what = look.say(f"{game.key.replace('_', '-')}-tally")
        lines.append(look.say("explain-tally", what=what, now=now, then=then))
    return lines


def _then(look: Look, game: AnyGame, state: Any, seat: Seat, trial: _Trial) -> list[str]:
    """Return what a choice opens and closes, and why it cannot be taken back."""
    lines = []
    if trial.whole and trial.warned is None:
        now, then = _verbs(game, state, seat), _verbs(game, trial.state, seat)
        for message, verbs in (("opens", then - now), ("closes", now - then)):
            names = sorted(look.say(f"{game.key.replace('_', '-')}-verb-{v}") for v in verbs)
            if names:
                lines.append(look.say(f"explain-{message}", verbs=", ".join(names)))
    elif trial.warned is not None:
        lines.append(look.say(f"explain-{trial.warned.value}"))
    return lines


def _verbs(game: AnyGame, state: Any, seat: Seat) -> set[str]:
    return {words(action)[0] for action in game.legal(state, seat)}
