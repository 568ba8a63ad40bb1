"""The question to a seat in one sentence: above its controls, and below its hand."""

from collections.abc import Sequence

from engine.game import Action
from engine.games.magus_wargame import actions as a_, battle_public_options, data as d, state as m
from render.look import Look
from render.words.catalogues import listing
from . import names

_ID = "magus-wargame-line"
_STEPS = "abc"


def asked(
    view: m.State, seat: int, look: Look, legal: Sequence[Action], *, brief: bool = False
) -> str:
    """Say what a seat is asked, of which `legal` is what it can do; or whom it waits for.

    A picture says it in `brief`, so that it is large.
    """
    if look.result is not None or view.reason:
        return look.say(f"{_ID}-over")
    if view.out[seat]:
        return look.say(f"{_ID}-out")
    owed = [way for way in legal if isinstance(way, a_.Owe)]
    if owed:
        asked_now = any(way.card == a_.RANDOM for way in owed)
        return look.say(f"{_ID}-debt" if asked_now else f"{_ID}-debt-later", n=view.owed[seat])
    if not legal:
        return look.say(f"{_ID}-wait", name=look.named(look.to_act))
    if view.battle is not None:
        if _can(legal, a_.Declare):
            return look.say(f"{_ID}-declare")
        points = battle_public_options.unspent(view.battle, view.battle.seats.index(seat))
        return look.say(f"{_ID}-step-{_STEPS[view.battle.step]}", points=points)
    return _opened(view, look) if view.open else _phase(view, seat, look, legal, brief=brief)


def able(view: m.State, look: Look) -> str:
    """Say to everybody what who is asked can do, from what all see."""
    if len(look.to_act) != 1 or look.result is not None or look.past:
        return ""
    told = {
        m.DEBT: "pay",
        m.MAGIC_PHASE: "magic",
        m.EXCESS: "magic",
        m.TRAVEL: "travel" if view.left else "after",
        m.RECRUIT: "after",
        m.SPLIT: "after",
        m.BATTLE: "fight",
    }
    what = _fought(view, view.battle) if view.battle is not None else told.get(view.phase, "")
    doer, card = look.to_act[0], ""
    if what == "magic" and len(view.hands[doer]) > d.HAND:
        what = "discard"
    if view.open:
        split = view.open[0] == d.NONE
        what = "divide" if split else "choose"
        card = "" if split else names.card(look.locale, view.open[0])
    dice = listing(look.locale, [str(die) for die in view.left])
    n = view.owed[doer]
    return look.say(f"magus-wargame-can-{what}", dice=dice, card=card, n=n) if what else ""


def _fought(view: m.State, b: m.Battle) -> str:
    """Say what the seat whose step of a battle it is must do first."""
    side = int(b.step == m.STEP_B)
    if side and view.owed[b.seats[side]]:
        return "pay"
    open_ = b.step != m.STEP_C and battle_public_options.undecided(b, side)
    return "declare" if open_ else "cards"


def _can(legal: Sequence[Action], *verbs: type[Action]) -> bool:
    return any(isinstance(way, verbs) for way in legal)


def _opened(view: m.State, look: Look) -> str:
    card = view.open[0]
    if card == d.NONE:
        return look.say(f"{_ID}-open-split")
    if d.SUMMONS <= card < d.METAMORPHOSIS:
        return look.say(f"{_ID}-open-summons")
    return look.say(f"{_ID}-open-{d.MAGIC[card]}", n=view.open[-1])


def _phase(view: m.State, seat: int, look: Look, legal: Sequence[Action], *, brief: bool) -> str:
    if view.phase == m.DEBT:
        return look.say(f"{_ID}-debt", n=view.owed[seat])
    if view.phase < m.TRAVEL:
        n = len(view.hands[seat])
        if n > d.HAND and not _can(legal, a_.Roll):
            return look.say(f"{_ID}-excess", n=n)
        return look.say(f"{_ID}-magic")
    if _can(legal, a_.Move):
        dice = listing(look.locale, [str(die) for die in view.left])
        line = "lone" if view.lone else "travel" if len(view.left) > 1 else "last-die"
        return look.say(f"{_ID}-{line}", dice=dice)
    short = "-brief" if brief else ""
    if view.phase == m.TRAVEL:
        return look.say(f"{_ID}-spent{short}")
    if view.phase == m.BATTLE:
        return look.say(f"{_ID}-fights")
    return look.say(f"{_ID}-split" if view.phase == m.SPLIT else f"{_ID}-after{short}")
