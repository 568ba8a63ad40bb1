"""The rules of the game, put together: set-up, whose turn it is, what each verb does."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from engine import Action, Emit, Game, Meta, Option, Options, Rng, TurnEnded, Warn
from . import (
    actions,
    battle_course,
    battle_public_options,
    data as d,
    decks_and_eliminations,
    determinization,
    empty_table,
    events,
    final_ranking,
    greedy_ratings,
    illegal_reasons,
    invariants,
    legal,
    lessons,
    prefiled_decisions,
    search_features,
    seat_knowledge,
    spells_outside_battle,
    state as m,
    travel_recruit_split_phases,
)


class MagusWargame(Game[m.State, Any]):
    """Two to four seats lead hidden armies around a track and recruit where they land."""

    key = "magus_wargame"
    meta = Meta(
        title="Magus: fantasy wargame",
        author="Lloyd Krassner",
        seats=(2, 4),
        minutes=120,
        options=(Option("limit", d.LIMITS, "60"),),
        turns=90,
    )
    rules = 3
    State = m.State
    actions = actions.VERBS
    events = (*events.EVENTS, TurnEnded)
    reasons = ("towers", "last", "limit")
    plan = search_features.PLAN
    legal = staticmethod(legal.legal)
    orders = staticmethod(prefiled_decisions.orders)
    ordered = staticmethod(prefiled_decisions.ordered)
    result = staticmethod(final_ranking.result)
    check = staticmethod(invariants.check)
    guess = staticmethod(determinization.guess)
    refusal = staticmethod(illegal_reasons.refusal)
    rate = staticmethod(greedy_ratings.rate)
    value = staticmethod(search_features.value)
    lessons = lessons.LESSONS

    def setup(self, seats: int, options: Options, rng: Rng, emit: Emit) -> m.State:
        """Place towers, creatures and artifacts by chance, and begin the first turn [S1]-[S5]."""
        s = _table(seats, options["limit"], rng)
        for seat in range(seats):
            _deal(s, seat, rng)
        s.order = _order(s, rng)
        for seat in range(seats):
            army = tuple(s.armies[seat][0])
            colours = tuple(sorted(d.COLOUR[unit] for unit in army))
            emit(events.Dealt(seat, s.at[seat][0], tuple(sorted(s.artifacts[seat])), colours, army))
        decks_and_eliminations.begin_turn(s, s.order[0], rng, emit)
        return s

    def to_act(self, s: m.State) -> tuple[int, ...]:
        """Return the active seat, or in step b of a battle the defender."""
        b = s.battle
        if b is not None:
            return (b.seats[b.step == m.STEP_B],)
        return (s.active,) if s.phase != m.OVER else ()

    def may_act(self, s: m.State) -> tuple[int, ...]:
        """Return also who owes cards to Forget: they may pay at any time [G11]."""
        asked = self.to_act(s)
        return asked + tuple(x for x, owed in enumerate(s.owed) if owed and x not in asked)

    def apply(self, s: m.State, seat: int, action: Any, rng: Rng, emit: Emit) -> None:
        """Carry out an action; whoever is asked ends with it what leaves nothing to do [7.5]."""
        b = s.battle
        own = (b.space, b.step) if b is not None and seat == m.waited(s) else None
        VERBS[type(action)](s, seat, action, rng, emit)
        if s.battle is None or isinstance(action, actions.ORDERS):
            return
        if b is None or own:  # only who is asked opens a battle
            battle_course.pass_on(s, seat, own, rng, emit)

    def warns(self, s: m.State, seat: int, action: Any) -> Warn | None:
        """Warn of chance and of what will be seen; `turn.use_chance` says why often of chance."""
        warn = warned(s, seat, action)
        if (
            warn is None
            and isinstance(action, _SPENDING)
            and battle_course.is_last(s, seat, action)
        ):
            return Warn.CHANCE
        return warn

    def window(self, s: m.State) -> Fraction | None:
        """Give steps b and c of a battle half a turn's time each."""
        return Fraction(1, 2) if s.battle is not None and s.battle.step != m.STEP_A else None

    def leave(self, s: m.State, seat: int, emit: Emit) -> None:
        """[A4] Eliminate a seat that resigned, wherever it stood; nothing if it is out already."""
        if s.reason or s.out[seat]:
            return
        if s.battle is not None and seat in s.battle.seats:
            battle_course.close_battle(s)
        if s.open and seat == s.active:
            if s.open[0] >= 0:
                s.spent.append(s.open[0])
            s.open = ()
        if s.open[:1] == (d.COMMUNE,):  # [G14] armies that are gone cannot be shown
            s.open = (d.COMMUNE, *(space for space in s.open[1:] if space not in s.at[seat]))
        decks_and_eliminations.eliminate(s, seat, emit)
        if len(m.living(s)) < 2:
            decks_and_eliminations.finish(s, "last", emit)
        elif seat == s.active:
            decks_and_eliminations.end_turn(s, None, emit)
        elif s.phase == m.BATTLE and s.battle is None:
            battle_course.next_battle(s, None, emit)

    def fallback(self, s: m.State, seat: int) -> Any:
        """Return what is played for a seat that does not answer."""
        return _fallback(s, seat)

    def turn(self, s: m.State) -> int:
        """Return the number of the round."""
        return s.round


def _table(seats: int, limit: str, rng: Rng) -> m.State:
    """Return the table with shuffled decks and nobody at it."""
    s = empty_table.empty(seats, 0 if limit == "none" else int(limit))
    artifacts = list(range(len(d.ARTIFACTS)))
    for pile in (*s.decks, s.magic, artifacts):
        rng.shuffle(pile)
    for seat, tower in enumerate(_towers(seats, rng)):
        s.at[seat][0] = tower
        s.artifacts[seat] = sorted((artifacts.pop(), artifacts.pop()))
    return s


def _towers(seats: int, rng: Rng) -> list[int]:
    """[S1] Two seats take opposite corners; more take random ones."""
    towers = list(d.TOWERS)
    if seats == 2:
        first = rng.index(len(towers))
        return [towers[first], towers[first - 2]]
    rng.shuffle(towers)
    return towers[:seats]


def _deal(s: m.State, seat: int, rng: Rng) -> None:
    """[S3] Each creature comes from a random recruit deck; only its colour is seen [S3b]."""
    army = s.armies[seat][0]
    for _ in range(d.START):
        colour = rng.index(len(d.COLOURS))
        army.append(s.decks[colour].pop())
        seat_knowledge.came(s, seat, 0, seat_knowledge.shade(colour))
    army.sort()


def _order(s: m.State, rng: Rng) -> tuple[int, ...]:
    """[S2] Clockwise by tower, from a random seat on."""
    seats = sorted(range(len(s.at)), key=lambda seat: s.at[seat][0])
    first = rng.index(len(seats))
    return tuple(seats[first:] + seats[:first])


def _pick(s: m.State, seat: int, a: actions.Pick, rng: Rng, emit: Emit) -> None:
    verb = (
        travel_recruit_split_phases.pick_split
        if s.open[0] == d.NONE
        else spells_outside_battle.pick_switch
    )
    verb(s, seat, a, rng, emit)


VERBS: dict[type[Action], Callable[[m.State, int, Any, Rng, Emit], None]] = {
    **travel_recruit_split_phases.PHASE_VERBS,
    **spells_outside_battle.SPELL_VERBS,
    **battle_course.BATTLE_VERBS,
    actions.Pick: _pick,
    **dict.fromkeys(actions.ORDERS, prefiled_decisions.file),
}
"""What each verb does, and nothing that follows by itself from there being no choice left."""


_SPENDING = (actions.Declare, actions.Fuel, actions.Lay, actions.Negate)
"""What may leave nothing to do in a step of a battle."""


def warned(s: m.State, seat: int, action: Any) -> Warn | None:
    """Return what a verb warns of by itself."""
    test = _WARNS.get(type(action))
    return test(s, seat, action) if test else None


def _warns_cast(s: m.State, seat: int, a: actions.Cast) -> Warn | None:
    return _cast_ends(s, a.card) if spells_outside_battle.is_complete(s, seat, a) else None


def _cast_ends(s: m.State, card: int) -> Warn:
    """Warn of a cast that is complete: that nobody answers it is news."""
    return Warn.CHANCE if spells_outside_battle.uses_chance(s, card) else Warn.SECRET


def _warns_peek(s: m.State, seat: int, a: actions.Peek) -> Warn | None:
    return Warn.SECRET if len(s.open) == d.PEEKS else None


def _warns_open(s: m.State, seat: int, a: Any) -> Warn | None:
    """Warn of the last step of a cast, which is no step of a split or of Time Shift."""
    card = s.open[0]
    return None if card in (d.NONE, d.TIME_SHIFT) else _cast_ends(s, card)


def _warns_recruit(s: m.State, seat: int, a: Any) -> Warn | None:
    return Warn.CHANCE if decks_and_eliminations.is_short(s) else Warn.SECRET


def _warns_split(s: m.State, seat: int, a: Any) -> Warn | None:
    return (
        _warns_recruit(s, seat, a) if travel_recruit_split_phases.taken_by_itself(s, seat) else None
    )


def _warns_owe(s: m.State, seat: int, a: actions.Owe) -> Warn | None:
    last = spells_outside_battle.is_asked(s, seat) and spells_outside_battle.completes(s, seat, a)
    return Warn.CHANCE if last else None


def _warns_declare(s: m.State, seat: int, a: actions.Declare) -> Warn | None:
    b = s.battle
    assert b is not None
    side = b.seats.index(seat)
    i, j = (
        battle_public_options.place(b, side, a.creature),
        battle_public_options.place(b, 1 - side, a.target),
    )
    return Warn.CHANCE if battle_public_options.is_instant(b, side, i, j) else None


def _warns_laid(s: m.State, seat: int, a: Any) -> Warn | None:
    b = s.battle
    assert b is not None
    chance = (
        battle_public_options.counters_nullify(b, a) or prefiled_decisions.ordered(s, seat) == a
    )
    return Warn.CHANCE if chance else None


def _warns_chance(s: m.State, seat: int, a: Any) -> Warn | None:
    return Warn.CHANCE


_WARNS: dict[type[Action], Callable[[m.State, int, Any], Warn | None]] = {
    actions.Cast: _warns_cast,
    actions.Peek: _warns_peek,
    actions.Stop: _warns_open,
    actions.Pick: _warns_open,
    actions.Replace: _warns_open,
    actions.Recruit: _warns_recruit,
    actions.Split: _warns_split,
    actions.Owe: _warns_owe,
    actions.Roll: _warns_chance,
    actions.End: _warns_chance,
    actions.Fight: _warns_chance,
    actions.Done: _warns_chance,
    actions.Declare: _warns_declare,
    actions.Lay: _warns_laid,
    actions.Negate: _warns_laid,
}


def _fallback(s: m.State, seat: int) -> Any:
    """Return a modest action: no spell, no battle, no split; choices at the strongest."""
    can = legal.legal(s, seat)
    kinds = {type(action): action for action in reversed(can)}  # the first of each kind
    if actions.Discard in kinds:
        return can[0] if type(can[0]) is actions.Discard else actions.Discard(s.hands[seat][0])
    if actions.Owe in kinds:
        return can[-1]
    if actions.Declare in kinds:
        return _strongest(s, seat, [a for a in can if type(a) is actions.Declare])
    if actions.Move in kinds:
        moves = [a for a in can if type(a) is actions.Move]
        return next((a for a in moves if m.owner_at(s, a.to, seat) == d.NONE), moves[0])
    for last in (actions.Roll, actions.End, actions.Done, actions.Stop):
        if last in kinds:
            return kinds[last]
    return can[0]


def _strongest(s: m.State, seat: int, declares: list[actions.Declare]) -> actions.Declare:
    """Return for the first creature asked the target of the highest Force, the leftmost such."""
    b = s.battle
    assert b is not None
    other = 1 - b.seats.index(seat)
    mine = [a for a in declares if a.creature == declares[0].creature]
    return max(
        mine, key=lambda a: d.FORCE[b.units[other][battle_public_options.place(b, other, a.target)]]
    )
