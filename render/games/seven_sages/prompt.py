"""The question to a seat in sentences: above its controls, below its hand, on the board."""

from collections.abc import Sequence

from engine.game import Action
from engine.games.seven_sages import data as d, state as m
from render.look import Look
from render.words.catalogues import sentence
from . import names, position_text


def asked(view: m.State, seat: int, look: Look, legal: Sequence[Action]) -> tuple[str, ...]:
    """Say what a seat is asked, of which `legal` is what it can do; or whom it waits for."""
    if view.phase == m.OVER or look.result is not None:
        return (_say(look, "over"),)
    if not legal and seat not in look.to_act:
        ready = view.phase == m.EXCHANGE and view.ready[seat]
        waited = _say(look, "wait", names=look.named(look.to_act))
        return (_say(look, "ready"), waited) if ready else (waited,)
    return _question(view, seat, look)


def offered(view: m.State, look: Look) -> str:
    """Say for everybody what whoever is waited for can do; "" where nobody is."""
    if not look.to_act or look.past or view.phase == m.OVER or look.result is not None:
        return ""
    spell = names.spell(view.casting) if view.casting != d.NONE else ""
    return look.say(f"{names.KEY}-can-{_OFFERED.get(view.phase) or _in_combat(view)}", spell=spell)


_OFFERED = {
    m.ROLES_PHASE: "roles",
    m.NEGOTIATE: "negotiate",
    m.JOIN: "join",
    m.PLACE: "side",
    m.TRIO: "side",
    m.EXCHANGE: "exchange",
}


def _in_combat(view: m.State) -> str:
    """Return what is asked in a combat, and after it."""
    if view.giving != d.NONE:
        return "discard" if names.all_out(view) else "gift"
    if view.chooser != d.NONE:
        return "take" if view.taking else "move"
    if view.leader != d.NONE:
        return "forced"
    if view.casting == d.NONE:
        return "combat"
    return "swap" if d.SPELLS[view.casting] == "moventi" else "target"


def _say(look: Look, key: str, **args: str | int) -> str:
    return look.say(f"{names.KEY}-line-{key}", **args)


def _question(view: m.State, seat: int, look: Look) -> tuple[str, ...]:
    phase = view.phase
    if phase == m.ROLES_PHASE:
        return (_say(look, "roles"),)
    if phase == m.NEGOTIATE:
        key = "declined" if view.no_deal[seat] else "negotiate"
        return (_say(look, key), *_invitations(view, seat, look))
    if phase == m.JOIN:
        pair = tuple(i for i, side in enumerate(view.side) if side != d.NONE)
        return (_say(look, "join", names=look.named(pair)),)
    if phase in (m.PLACE, m.TRIO):
        return (_say(look, "place" if phase == m.PLACE else "trio"),)
    if phase == m.EXCHANGE:
        return (_say(look, "ready" if view.ready[seat] else "exchange"),)
    lines = (_turn(view, seat, look),) if phase == m.COMBAT and view.active == seat else ()
    if view.chooser == seat:
        lines = (*lines, _say(look, "take" if view.taking else "move"))
    return lines


def _invitations(view: m.State, seat: int, look: Look) -> tuple[str, ...]:
    rows = view.invited
    return tuple(
        _say(look, "invites-you", name=names.seat(look, view, other))
        for other in range(len(rows))
        if other != seat and rows[other][seat] == m.OPEN
    )


def _turn(view: m.State, seat: int, look: Look) -> str:
    if view.giving == seat:
        left = d.GIFT - len(view.gift[seat])
        return _say(look, "discard" if names.all_out(view) else "gift", n=left)
    if view.leader != d.NONE:
        return _say(look, "forced")
    if view.casting == d.NONE:
        return _say(look, "combat", lead=sentence(position_text.lead(view, look)))
    if d.SPELLS[view.casting] == "moventi":
        return _say(look, "swap")
    return _say(look, "target", spell=names.spell(view.casting))
