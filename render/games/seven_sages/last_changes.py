"""What changed last, in words: at the foot of the board, and of a hand."""

from engine.games.seven_sages import data as d, events, state as m
from render.look import Look
from render.words import Turn, has, sentence
from render.words.turn_narration import foot
from . import names, position_text
from .turn_summary import outcome, summary


def told(view: m.State, look: Look) -> tuple[str, ...]:
    """Say what happened last; without news, what the round is at."""
    if look.result is not None:
        reason = f"{names.KEY}-reason-{getattr(look.result, 'reason', '')}"
        return (look.say(reason if has(look.locale, reason) else "board-void"),)
    said = foot(summary, look)
    if view.phase != m.COMBAT and (fought := outcome(look)) in said:
        _, *since = said[said.index(fought) :]
        return (" ".join((fought, *since[-1:])),)  # of the two neither is left out
    return said or (_begun(view, look),)


def _begun(view: m.State, look: Look) -> str:
    """Say what a round is about of which there is no news: who moved the pawn, and for what."""
    tile = view.slots[view.pawn]
    if view.phase == m.COMBAT and not (view.laid or view.out or view.active == d.NONE):
        key = "event-began-bonus" if view.bonus else "event-began"
        name, lead = look.name(view.active), position_text.lead(view, look)
        return look.say(f"{names.KEY}-{key}", name=name, lead=lead)
    if view.phase == m.COMBAT:
        return look.say(f"{names.KEY}-text-lead", lead=position_text.lead(view, look))
    if tile in (d.NONE, d.FINITUM):
        return sentence(f"{position_text.phase(view, look)}.")
    if view.round == 1:
        if all(role == d.NONE for role in view.token):
            return look.say("board-start")
        crystals = names.crystals(look.locale, view.crystals[view.pawn])
        place = names.place(look.locale, view, view.pawn)
        return look.say(f"{names.KEY}-board-stake", place=place, crystals=crystals)
    moved = events.Moved(view.first, view.pawn, tile)  # [2.1] who chooses first has moved it
    return summary(Turn(view.first, (moved,), after=view), look)[0]
