"""What changed last, as the foot of a picture tells it.

Who leads stands on the panels, so it has no sentence there.
"""

import re

from engine.games.magnate import data as d, state_actions_and_events as m
from render.look import Look
from render.words import has, sentence, turn_narration
from . import event_sentences, turn_summary

_ROOM = turn_narration.LONGEST
"""Characters of all sentences that a foot has room for above what can be done."""
_LENGTHS = (turn_narration.LONGEST, 130, 100, 80, 60)
_COUNT = re.compile(r"(?<!\w)(\d+) (?=[A-Z])")


def told(view: m.State, look: Look) -> tuple[str, ...]:
    """Say what changed: of several turns each in fewer words, so that all have room in a foot."""
    for longest in _LENGTHS:
        found = _done(longest, look)
        if sum(map(len, found)) <= _ROOM:
            break
    if look.result is not None and not look.since(m.Ended):  # the story says it then
        reason = f"magnate-reason-{getattr(look.result, 'reason', '')}"
        found += [look.say(reason)] if has(look.locale, reason) else []
    said = tuple(map(sentence, found)) or _paid(view, look)
    return tuple(_COUNT.sub("\\1\u00a0", text) for text in said)  # a count stays with its suit


def _done(longest: int, look: Look) -> list[str]:
    """Say what was done in sentences of no more characters, if they can be."""
    return list(
        turn_narration.foot(lambda turn, then: turn_summary.deeds(turn, then, longest), look)
    )


def _paid(view: m.State, look: Look) -> tuple[str, ...]:
    """Say what the dice show and what came of it, when no seat has done anything since."""
    if look.result is not None:
        return (look.say("board-void"),)
    first, second, tax = view.dice
    rolled = m.Rolled(view.active, view.turn, first, second, tax - 1 if tax else d.NONE)
    begun = () if look.move else (look.say("board-start"),)
    events = (e for e in look.events if not isinstance(e, m.Rolled))
    lines = (event_sentences.tell(event, look) for event in (rolled, *events))
    return (*begun, *(line for line in lines if line))
