"""What changed last, as the foot of a picture tells it.

Who leads stands on the panels, so it has no sentence there.
"""

import re

from engine.games.magnate import data as d, state_actions_and_events as m
from render.look import Look
from render.words import has, sentence, turn_narration
from . import event_sentences, turn_summary

_COUNT = re.compile(r"(?<!\w)(\d+) (?=[A-Z])")


def told(view: m.State, look: Look) -> tuple[str, ...]:
    """Say what changed."""
    found = list(turn_narration.foot(turn_summary.deeds, look))
    if look.result is not None and not look.since(m.Ended):  # the story says it then
        reason = f"magnate-reason-{getattr(look.result, 'reason', '')}"
        found += [look.say(reason)] if has(look.locale, reason) else []
    said = tuple(map(sentence, found)) or _paid(view, look)
    return tuple(_COUNT.sub("\\1\u00a0", text) for text in said)  # a count stays with its suit


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
