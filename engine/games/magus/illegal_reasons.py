"""Why an action is not legal: the clause that forbids it, and the sentence to say it with.

It only explains: `legal` decides. Arguments that name a source, a kind, a potion, a track or a
seat hold its word in the notation; the others are numbers.
"""

from collections.abc import Callable
from typing import Any, Final

from engine import Clause, errors
from . import data as d, majorities_and_mana, sorcerer_creation, state_and_actions

# fmt: off
WHY: Final = (
    ("over",             "9.1",  ()),
    ("turn",             "1.9",  ()),
    ("seat",             "1.9",  ("seat",)),
    ("ring",             "8.3",  ()),
    ("ring-twice",       "8.3",  ("number",)),
    ("pending",          "3.13", ()),
    ("pending-replace",  "3.9",  ()),
    ("nothing-pending",  "3.13", ()),
    ("chosen",           "3.1",  ("action",)),
    ("no-action",        "3.1",  ()),
    ("no-die",           "3.1",  ("die",)),
    ("dice",             "3.8",  ("kind", "die", "have")),
    ("create-apprentice", "3.8", ()),
    ("create-reserve",   "3.9",  ("kind",)),
    ("create-few",       "3.9",  ("source", "need")),
    ("replace",          "3.9",  ()),
    ("no-group",         "3.3",  ("action",)),
    ("reserve",          "3.3",  ("need", "have")),
    ("group",            "3.3",  ("source", "need", "have")),
    ("place-far",        "3.4",  ("source",)),
    ("move-far",         "1.2",  ("source", "to")),
    ("move-kind",        "3.5",  ("kind",)),
    ("move-potion",      "6.5",  ("kind",)),
    ("aimed",            "3.6",  ("source",)),
    ("brought",          "3.6",  ("source",)),
    ("absent",           "5.4",  ("kind", "source")),
    ("no-raise",         "3.7",  ()),
    ("raised",           "3.7",  ("number",)),
    ("top",              "3.7",  ("number",)),
    ("take-twice",       "4.2",  ()),
    ("take-again",       "4.2",  ("source",)),
    ("take-idle",        "4.1",  ("source",)),
    ("take-gone",        "4.2",  ("source",)),
    ("take-nothing",     "4.3",  ("source",)),
    ("no-tie",           "5.3",  ("source",)),
    ("power-level",      "5.1",  ("number",)),
    ("power-twice",      "5.1",  ("number",)),
    ("power-many",       "5.1",  ("most",)),
    ("power-vain",       "5.1",  ("number",)),
    ("power-dice",       "2.2",  ()),
    ("power-tie",        "5.3",  ()),
    ("power-glory",      "5.5",  ()),
    ("offer",            "6.1",  ("potion",)),
    ("cost",             "6.1",  ("potion", "cost")),
    ("not-owned",        "6.3",  ("potion",)),
    ("lasting",          "6.3",  ("potion",)),
    ("used-up",          "6.3",  ("potion",)),
    ("used",             "6.3",  ("potion",)),
    ("potion-vain",      "6.4",  ("potion",)),
    ("potion-late",      "6.6",  ("potion",)),
    ("free",             "2.3",  ("die",)),
    ("change",           "2.3",  ("die", "to")),
    ("copy",             "6.6",  ("to",)),
    ("reroll",           "2.3",  ("most",)),
    ("reroll-order",     "2.3",  ()),
    ("trade-few",        "6.7",  ("mana",)),
    ("trade-same",       "6.7",  ()),
    ("trade-none",       "6.7",  ("mana",)),
    ("transfer",         "6.8",  ("low", "high")),
    ("own",              "5.4",  ()),
    ("unmoved",          "1.5",  ("kind",)),
    ("lead",             "5.4",  ("kind",)),
    ("lead-mage",        "10.2", ("kind",)),
    ("steadfast",        "6.10", ("seat",)),
    ("push-same",        "6.9",  ()),
    ("push-absent",      "5.4",  ("seat", "kind", "source")),
    ("421",              "2.4",  ()),
    ("421-done",         "2.4",  ()),
    ("421-level",        "2.4",  ("seat", "number")),
    ("421-self",         "2.4",  ()),
    ("ranked",           "8.3",  ("number",)),
    ("no-ranking",       "8.3",  ()),
)
"""Every sentence: its name, clause, names of its arguments."""
# fmt: on
_clause = errors.sentences("magus", WHY)


def refusal(s: state_and_actions.State, seat: int, action: Any) -> Clause:
    """Return the clause that forbids an action which is neither legal nor an order."""
    if s.counted == 3:
        return _clause("over")
    if type(action) is state_and_actions.Prefer:
        return _clause("ranked", d.TRACKS[action.track])
    if type(action) is state_and_actions.Forget:
        return _clause("no-ranking")
    if s.asked:
        return _ring(s, seat, action)
    if seat != s.active:
        return _clause("turn")
    if s.pending:
        effects = _EFFECTS.get(type(action), ())
        if s.pending[0] not in effects:
            return _clause("pending-replace" if s.pending[0] == d.REPLACE else "pending")
    elif type(action) in _PENDING:
        return _clause("nothing-pending")
    return _REASONS[type(action)](s, seat, action)


def _ring(s: state_and_actions.State, seat: int, a: Any) -> Clause:
    if seat != s.asked[0]:
        return _clause("turn")
    if type(a) is not state_and_actions.Raise:
        return _clause("ring")
    twice = s.picked >> a.track & 1
    return _clause("ring-twice" if twice else "top", d.TRACKS[a.track])


def _choose(s: state_and_actions.State, seat: int, a: state_and_actions.Choose) -> Clause:
    return _clause("chosen", s.action) if s.action else _clause("no-die", a.die)


def _create(s: state_and_actions.State, seat: int, a: state_and_actions.Create) -> Clause:
    if s.action:
        return _clause("chosen", s.action)
    if a.kind == d.APPRENTICE:
        return _clause("create-apprentice")
    sizes = sorcerer_creation.sizes_replaced(s, seat, a.die, a.kind)
    if not sizes:
        return _clause("dice", d.KINDS[a.kind], a.die, s.free.count(a.die))
    if not s.reserve[seat][a.kind]:
        return _clause("create-reserve", d.KINDS[a.kind])
    return _clause("create-few", d.COLOURS[a.source], sizes[0])


def _replace(s: state_and_actions.State, seat: int, a: state_and_actions.Replace) -> Clause:
    return _clause("replace")


def _place(s: state_and_actions.State, seat: int, a: state_and_actions.Place) -> Clause:
    size, found = _group(s)
    if found:
        return found
    if s.reserve[seat][d.APPRENTICE] < size:
        return _clause("reserve", size, s.reserve[seat][d.APPRENTICE])
    if (
        not majorities_and_mana.reach(*s.circle)[majorities_and_mana.presence(s.pieces[seat])]
        >> a.source
        & 1
    ):
        return _clause("place-far", d.COLOURS[a.source])
    return _clause("aimed", d.COLOURS[a.source])


def _group(s: state_and_actions.State) -> tuple[int, Clause | None]:
    """Return the size of the group to be placed or moved now, or why there is none."""
    if s.pending:
        return s.pending[1], None
    if not s.action:
        return 0, _clause("no-action")
    return s.size, None if s.groups else _clause("no-group", s.action)


def _move(s: state_and_actions.State, seat: int, a: state_and_actions.Move) -> Clause:
    if s.pending and s.pending[0] == d.LEAD:
        return _led(s, seat, a)
    size, found = _group(s)
    if found:
        return found
    if a.kind != d.APPRENTICE:
        return _clause("move-potion" if s.pending else "move-kind", d.KINDS[a.kind])
    have = s.pieces[seat][a.origin]
    if have < size:
        return _clause("group", d.COLOURS[a.origin], size, have)
    if not majorities_and_mana.near(*s.circle)[a.origin] >> a.to & 1:
        return _clause("move-far", d.COLOURS[a.origin], d.COLOURS[a.to])
    if s.aimed >> a.to & 1:
        return _clause("aimed", d.COLOURS[a.to])
    return _clause("brought", d.COLOURS[a.origin])


def _led(s: state_and_actions.State, seat: int, a: state_and_actions.Move) -> Clause:
    if a.kind == d.INITIATE:
        return _clause("unmoved", d.KINDS[a.kind])
    if a.kind not in range(d.MAGE, s.pending[1] + 1):
        return _clause("lead-mage" if s.pending[1] == d.MAGE else "lead", d.KINDS[a.kind])
    if not s.pieces[seat][a.kind * majorities_and_mana.N + a.origin]:
        return _clause("absent", d.KINDS[a.kind], d.COLOURS[a.origin])
    return _clause("move-far", d.COLOURS[a.origin], d.COLOURS[a.to])


def _push(s: state_and_actions.State, seat: int, a: state_and_actions.Push) -> Clause:
    if a.victim >= len(s.pieces):
        return _clause("seat", d.SEAT_NAMES[a.victim])
    if a.victim == seat:
        return _clause("own")
    if a.kind not in d.PUSHED:
        return _clause("unmoved", d.KINDS[a.kind])
    if d.STEADFAST in s.potions[a.victim]:
        return _clause("steadfast", d.SEAT_NAMES[a.victim])
    if not s.pieces[a.victim][a.kind * majorities_and_mana.N + a.origin]:
        return _clause("push-absent", d.SEAT_NAMES[a.victim], d.KINDS[a.kind], d.COLOURS[a.origin])
    if not majorities_and_mana.near(*s.circle)[a.origin] >> a.to & 1:
        return _clause("move-far", d.COLOURS[a.origin], d.COLOURS[a.to])
    return _clause("push-same")


def _raise(s: state_and_actions.State, seat: int, a: state_and_actions.Raise) -> Clause:
    if not s.pending and not s.raises:
        return _clause("no-raise" if s.action else "no-action")
    if (s.pending[3] if s.pending else s.raised) >> a.track & 1:
        return _clause("raised", d.TRACKS[a.track])
    return _clause("top", d.TRACKS[a.track])


def _transfer(s: state_and_actions.State, seat: int, a: state_and_actions.Transfer) -> Clause:
    return _clause("transfer", d.TRACKS[a.lowered], d.TRACKS[a.raised])


def _lower(s: state_and_actions.State, seat: int, a: state_and_actions.Lower) -> Clause:
    if a.victim >= len(s.pieces):
        return _clause("seat", d.SEAT_NAMES[a.victim])
    if not majorities_and_mana.shows_421(s):
        return _clause("421")
    if majorities_and_mana.curses_left(s, seat) < 1:
        return _clause("421-done")
    if a.victim == seat:
        return _clause("421-self")
    return _clause("421-level", d.SEAT_NAMES[a.victim], d.TRACKS[a.track])


def _power(s: state_and_actions.State, seat: int, a: state_and_actions.Power) -> Clause:
    effect = d.POWER_EFFECT[a.track]
    if effect is None:
        return _clause("power-tie" if a.track == d.TIE_POWER else "power-glory")
    found = _call(s, seat, a.track)
    if found:
        return found
    if a.track == 0 and len(s.free) + len(s.spent) >= d.MOST_DICE:
        return _clause("power-dice")
    return _clause("power-vain", d.TRACKS[a.track])


def _call(s: state_and_actions.State, seat: int, track: int) -> Clause | None:
    """Return why a power cannot be used at all."""
    if s.called >> track & 1:
        return _clause("power-twice", d.TRACKS[track])
    if not s.powers[seat][track]:
        return _clause("power-level", d.TRACKS[track])
    if not majorities_and_mana.may_call(s, seat):
        return _clause("power-many", d.MOST_POWERS[d.FOURTH_POWER in s.potions[seat]])
    return None


def _buy(s: state_and_actions.State, seat: int, a: state_and_actions.Buy) -> Clause:
    name = d.POTION_NAMES[a.potion]
    if a.potion not in s.row:
        return _clause("offer", name)
    assert majorities_and_mana.payment(s.mana[seat], d.COSTS[a.potion]) is None
    return _clause("cost", name, d.PRICE[a.potion])


def _use(s: state_and_actions.State, seat: int, a: state_and_actions.Use) -> Clause:
    name, effect = d.POTION_NAMES[a.potion], d.EFFECT[a.potion]
    if a.potion not in s.potions[seat]:
        return _clause("not-owned", name)
    if effect is None:
        return _clause("lasting", name)
    if a.potion in s.tilted[seat]:
        return _clause("used-up" if d.POTIONS[a.potion].use == d.SINGLE else "used", name)
    late = effect[0] == d.COPY and s.action
    return _clause("potion-late" if late else "potion-vain", name)


def _change(s: state_and_actions.State, seat: int, a: state_and_actions.Change) -> Clause:
    if a.die not in s.free:
        return _clause("free", a.die)
    if s.pending[0] == d.COPY:
        return _clause("copy", a.to)
    return _clause("change", a.die, a.to)


def _reroll(s: state_and_actions.State, seat: int, a: state_and_actions.Reroll) -> Clause:
    for die in a.dice:
        if a.dice.count(die) > s.free.count(die):
            return _clause("free", die)
    if len(a.dice) > s.pending[1]:
        return _clause("reroll", s.pending[1])
    return _clause("reroll-order")


def _trade(s: state_and_actions.State, seat: int, a: state_and_actions.Trade) -> Clause:
    if s.mana[seat][a.give] < 2:
        return _clause("trade-few", d.COLOURS[a.give])
    return _clause("trade-same") if a.give == a.get else _clause("trade-none", d.COLOURS[a.get])


def _take(s: state_and_actions.State, seat: int, a: state_and_actions.Take) -> Clause:
    source = d.COLOURS[a.source]
    if not s.activated >> a.source & 1:
        return _clause("take-idle", source)
    if s.taken >> a.source & 1:
        return _clause("take-again", source)
    if majorities_and_mana.takes_left(s, seat) < 1:
        return _clause("take-twice")
    if not majorities_and_mana.level(s.pieces[seat], a.source):
        return _clause("take-gone", source)
    if not a.how:
        return _clause("take-nothing", source)
    tied = majorities_and_mana.yields(
        s, seat, a.source, tie_power=True
    ) > majorities_and_mana.yields(s, seat, a.source)
    return (_call(s, seat, d.TIE_POWER) if tied else None) or _clause("no-tie", source)


def _end(s: state_and_actions.State, seat: int, a: state_and_actions.End) -> Clause:
    return _clause("no-action")


_EFFECTS: Final[dict[type, tuple[int, ...]]] = {
    state_and_actions.Replace: (d.REPLACE,),
    state_and_actions.Place: (d.GROUP,),
    state_and_actions.Move: (d.GROUP, d.WALK, d.LEAD),
    state_and_actions.Push: (d.PUSH,),
    state_and_actions.Raise: (d.RAISE,),
    state_and_actions.Change: (d.CHANGE, d.COPY),
    state_and_actions.Reroll: (d.REROLL,),
    state_and_actions.Transfer: (d.TRANSFER,),
    state_and_actions.Trade: (d.TRADE,),
}
"""The effects that an action can carry out."""

_PENDING: Final = frozenset(
    (
        state_and_actions.Replace,
        state_and_actions.Push,
        state_and_actions.Change,
        state_and_actions.Reroll,
        state_and_actions.Transfer,
        state_and_actions.Trade,
        state_and_actions.Skip,
    )
)
"""Actions that only carry out effects."""

_REASONS: Final[dict[type, Callable[[state_and_actions.State, int, Any], Clause]]] = {
    state_and_actions.Choose: _choose,
    state_and_actions.Create: _create,
    state_and_actions.Replace: _replace,
    state_and_actions.Place: _place,
    state_and_actions.Move: _move,
    state_and_actions.Push: _push,
    state_and_actions.Raise: _raise,
    state_and_actions.Transfer: _transfer,
    state_and_actions.Lower: _lower,
    state_and_actions.Power: _power,
    state_and_actions.Buy: _buy,
    state_and_actions.Use: _use,
    state_and_actions.Change: _change,
    state_and_actions.Reroll: _reroll,
    state_and_actions.Trade: _trade,
    state_and_actions.Take: _take,
    state_and_actions.End: _end,
}
