"""Effects of the verbs of Magus.

What happens at most turns is made an event only where somebody hears of it (see `unheard`).
"""

from collections.abc import Callable

from engine import Action, Emit, Rng, Seat, TurnEnded, unheard
from . import data as d, effect_choices, events, majorities_and_mana, scoring, state_and_actions

_ONCE = frozenset(card for card, potion in enumerate(d.POTIONS) if potion.use == d.SINGLE)


def roll(s: state_and_actions.State, rng: Rng, emit: Emit) -> None:
    """[2.1] Roll for the active seat: three dice, in the first round one by place [S1]."""
    seat = s.active
    place = (seat - s.first) % len(s.pieces) + 1
    count = (place if s.round == 1 else d.DICE) + (d.FOURTH_DIE in s.potions[seat])  # [K14]
    s.free = sorted([rng.roll(6) for _ in range(min(count, d.MOST_DICE))])
    s.spent = []
    s.action = s.die = s.size = s.groups = s.raises = s.step = 0
    s.brought = [0] * majorities_and_mana.N
    s.aimed = s.raised = s.called = s.lowered = s.activated = s.taken = 0
    if emit is not unheard:
        emit(events.Rolled(seat, s.round, tuple(s.free)))


def _choose(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Choose, rng: Rng, emit: Emit
) -> None:
    """[3.1] Put a die on an action."""
    s.free.remove(a.die)
    s.spent = [a.die]
    s.action = s.die = a.die
    play = d.PLAYS[a.die]
    s.size, s.groups, s.raises, s.step = play.size, play.groups, play.raises, play.step
    if emit is not unheard:
        emit(events.Chosen(seat, a.die, a.die))


def _create(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Create, rng: Rng, emit: Emit
) -> None:
    """[3.8] Choose a creation; if only some Sorcerers can make room, they do."""
    s.action, s.die = d.CREATION, a.die
    if emit is not unheard:
        emit(events.Chosen(seat, d.CREATION, a.die))
    s.pending = [d.REPLACE, a.die, a.kind, a.source]
    ways = effect_choices.options(s, seat, s.pending)
    if len(ways) == 1:
        _replace(s, seat, ways[0], rng, emit)


def _replace(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Replace, rng: Rng, emit: Emit
) -> None:
    """[3.9] The new Sorcerer takes the place of others, which return to the reserve [A11]."""
    _, die, kind, source = s.pending
    pieces, reserve, potions = s.pieces[seat], s.reserve[seat], s.potions[seat]
    for taken in a.kinds:
        pieces[taken * majorities_and_mana.N + source] -= 1
        reserve[taken] += 1
    pieces[kind * majorities_and_mana.N + source] += 1
    reserve[kind] -= 1
    double = kind != d.ARCHMAGE or (d.DOUBLE in potions and len(a.kinds) == 3)  # [A10] [K8]
    for _ in range(2 if double else 3):
        s.free.remove(die)
        s.spent.append(die)
    s.activated |= 1 << source  # [A12]
    emit(events.Created(seat, kind, source, a.kinds))
    if d.CREATOR in potions:
        s.glory[seat][d.CREATIONS] += d.CREATOR_GLORY
        emit(events.Inspired(seat, d.CREATOR_GLORY))
    raises = 2 if kind == d.INITIATE else 0  # [A13]
    if d.TEACHER in potions and kind in (d.INITIATE, d.MAGE):
        raises += 2
    s.pending = []
    if raises:
        _await(s, seat, [d.RAISE, raises, 1, 0])


def _place(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Place, rng: Rng, emit: Emit
) -> None:
    """[3.4] Place a group from the reserve."""
    count = _group_size(s, a.source)
    s.reserve[seat][d.APPRENTICE] -= count
    s.pieces[seat][a.source] += count
    s.activated |= 1 << a.source
    if emit is not unheard:
        emit(events.Placed(seat, a.source, count))


def _move(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Move, rng: Rng, emit: Emit
) -> None:
    """[3.3] Move a group of Apprentices, or by an effect one Mage or Archmage."""
    pieces = s.pieces[seat]
    if a.kind != d.APPRENTICE:
        count, s.pending = 1, []
    else:
        effect, others = bool(s.pending), pieces[a.origin] - s.brought[a.origin]
        count = _group_size(s, a.to)
        if effect and count > others:  # [A5] those that the action did not bring leave first
            s.brought[a.origin] -= count - others
            s.brought[a.to] += count - others
    pieces[a.kind * majorities_and_mana.N + a.origin] -= count
    pieces[a.kind * majorities_and_mana.N + a.to] += count
    s.activated |= 1 << a.to
    if emit is not unheard:
        emit(events.Moved(seat, a.kind, count, a.origin, a.to))


def _group_size(s: state_and_actions.State, to: int) -> int:
    """Return how many Apprentices the effect or the action brings, and note that it does."""
    if s.pending and s.pending[0] in (d.GROUP, d.WALK):
        count = s.pending[1]
        s.pending = []
        return count
    s.groups -= 1
    s.brought[to] += s.size  # [A5]
    s.aimed |= 1 << to
    return s.size


def _push(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Push, rng: Rng, emit: Emit
) -> None:
    """[5.4] Move an opponent's Sorcerer; it activates nothing [M4]."""
    pieces = s.pieces[a.victim]
    pieces[a.kind * majorities_and_mana.N + a.origin] -= 1
    pieces[a.kind * majorities_and_mana.N + a.to] += 1
    emit(events.Pushed(seat, a.victim, a.kind, a.origin, a.to))
    left = s.pending[1] - 1
    s.pending = []
    if left:
        _await(s, seat, [d.PUSH, left, a.victim, a.kind, a.to])  # [K11]


def _raise(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Raise, rng: Rng, emit: Emit
) -> None:
    """[3.7] Raise a power: by the ring, by an effect, or by the action."""
    if s.asked:
        scoring.take_level(s, a.track, emit)
        count = s.counting
        scoring.go_on(s, emit)
        if s.counting != count or not s.asked or s.asked[0] != seat:
            emit(TurnEnded(seat))  # its answer to this count is complete
        _next(s, rng, emit)
    elif s.pending:
        _, left, step, mask = s.pending
        _lift(s, seat, a.track, step, emit)
        s.pending = []
        if left > 1:
            _await(s, seat, [d.RAISE, left - 1, step, mask | 1 << a.track])
    else:
        s.raises -= 1
        s.raised |= 1 << a.track
        _lift(s, seat, a.track, s.step, emit)


def _lift(s: state_and_actions.State, seat: Seat, track: int, step: int, emit: Emit) -> None:
    """[W2] A power rises, at most to the top."""
    powers = s.powers[seat]
    powers[track] = min(d.TOP, powers[track] + step)
    if emit is not unheard:
        emit(events.Raised(seat, track, powers[track]))


def _transfer(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Transfer, rng: Rng, emit: Emit
) -> None:
    """[6.8] A level of one power goes to another."""
    s.pending = []
    s.powers[seat][a.lowered] -= 1
    s.powers[seat][a.raised] += 1
    emit(events.Transferred(seat, a.lowered, a.raised))


def _lower(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Lower, rng: Rng, emit: Emit
) -> None:
    """[2.4] A 421 lowers a power of an opponent."""
    s.lowered += 1
    s.powers[a.victim][a.track] -= 1
    emit(events.Lowered(seat, a.victim, a.track, s.powers[a.victim][a.track]))


def _power(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Power, rng: Rng, emit: Emit
) -> None:
    """[5.1] A power costs one of its levels."""
    _call(s, seat, a.track, emit)
    effect = d.POWER_EFFECT[a.track]
    assert effect is not None
    _open(s, seat, effect, rng, emit)


def _call(s: state_and_actions.State, seat: Seat, track: int, emit: Emit) -> None:
    s.powers[seat][track] -= 1
    s.called |= 1 << track
    if emit is not unheard:
        emit(events.PowerUsed(seat, track, s.powers[seat][track]))


def _buy(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Buy, rng: Rng, emit: Emit
) -> None:
    """[6.1] Buy a potion; the next card of the deck takes its place [K2]."""
    mana = s.mana[seat]
    paid = majorities_and_mana.payment(mana, d.COSTS[a.potion])
    assert paid is not None
    for colour, count in enumerate(paid):
        mana[colour] -= count
        s.stock[colour] += count
    s.potions[seat].append(a.potion)
    if emit is not unheard:
        emit(events.Bought(seat, a.potion, paid))
    place = s.row.index(a.potion)
    if s.deck:
        s.row[place] = rng.draw(s.deck)
        if emit is not unheard:
            emit(events.Offered(s.row[place]))
    else:
        del s.row[place]


def _use(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Use, rng: Rng, emit: Emit
) -> None:
    """[6.3] Tilt a potion and carry out its effect."""
    s.tilted[seat].append(a.potion)
    if emit is not unheard:
        emit(events.Used(seat, a.potion))
    effect = d.EFFECT[a.potion]
    assert effect is not None
    _open(s, seat, effect, rng, emit)


def _open(
    s: state_and_actions.State, seat: Seat, effect: tuple[int, ...], rng: Rng, emit: Emit
) -> None:
    """Carry out an effect, or wait for its choice when there is one."""
    if effect[0] == d.GAIN:
        _gain(s, seat, d.COLOURLESS, effect[1], emit)
        return
    if effect[0] == d.MORE:
        _more(s, seat, effect[1], rng, emit)
        return
    s.pending = list(effect)
    ways = effect_choices.options(s, seat, effect)
    if len(ways) == 1:
        VERBS[type(ways[0])](s, seat, ways[0], rng, emit)


def _await(s: state_and_actions.State, seat: Seat, effect: list[int]) -> None:
    """Wait for the next part of an effect, if it offers anything."""
    s.pending = effect if effect_choices.options(s, seat, effect) else []


def _gain(s: state_and_actions.State, seat: Seat, mana: int, most: int, emit: Emit) -> None:
    """[S3] Take what is left if the stock is short."""
    count = min(most, s.stock[mana])
    s.stock[mana] -= count
    s.mana[seat][mana] += count
    if emit is not unheard:
        emit(events.Gained(seat, mana, count))


def _more(s: state_and_actions.State, seat: Seat, most: int, rng: Rng, emit: Emit) -> None:
    """[5.2] Roll extra dice, up to five in all [S4], before or after the action [S5]."""
    count = min(most, d.MOST_DICE - len(s.free) - len(s.spent))
    rolled = sorted(rng.roll(6) for _ in range(count))
    s.free = sorted(s.free + rolled)
    emit(events.RolledMore(seat, tuple(rolled)))


def _change(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Change, rng: Rng, emit: Emit
) -> None:
    """[2.3] A free die takes another value [W3] [W8]."""
    s.pending = []
    s.free.remove(a.die)
    s.free = sorted([*s.free, a.to])
    emit(events.Changed(seat, a.die, a.to))


def _reroll(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Reroll, rng: Rng, emit: Emit
) -> None:
    """[2.3] Free dice are rolled again [W8]."""
    s.pending = []
    for die in a.dice:
        s.free.remove(die)
    rolled = sorted(rng.roll(6) for _ in a.dice)
    s.free = sorted(s.free + rolled)
    emit(events.Rerolled(seat, a.dice, tuple(rolled)))


def _trade(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Trade, rng: Rng, emit: Emit
) -> None:
    """[6.7] Two of a colour for one of another."""
    s.pending = []
    mana = s.mana[seat]
    mana[a.give] -= 2
    s.stock[a.give] += 2
    mana[a.get] += 1
    s.stock[a.get] -= 1
    emit(events.Traded(seat, a.give, a.get))


def _take(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Take, rng: Rng, emit: Emit
) -> None:
    """[4.2] Take mana from an activated source; power 4 is declared with it [M3]."""
    tie = bool(a.how)
    if tie:
        _call(s, seat, d.TIE_POWER, emit)
    s.taken |= 1 << a.source
    _gain(s, seat, a.source, majorities_and_mana.yields(s, seat, a.source, tie), emit)


def _skip(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Skip, rng: Rng, emit: Emit
) -> None:
    """[3.13] Leave the rest of an effect."""
    s.pending = []


def _end(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.End, rng: Rng, emit: Emit
) -> None:
    """[7.1] The mana not taken [M1], the Reliquat, the counts, and the next roll."""
    while (take := majorities_and_mana.best_take(s, seat))[1]:
        s.taken |= 1 << take[0]
        _gain(s, seat, *take, emit)
    _reliquat(s, seat, emit)
    s.tilted[seat] = [card for card in s.tilted[seat] if card in _ONCE]  # [K3] [K4]
    if emit is not unheard:
        emit(TurnEnded(seat))
    scoring.end_of_turn(s, seat, emit)
    _next(s, rng, emit)


def _reliquat(s: state_and_actions.State, seat: Seat, emit: Emit) -> None:
    """[7.1] Unused dice equal to those used raise the track of the action [W5]."""
    track = d.GLORY_POWER if s.action == d.CREATION else s.action - 1
    levels = s.free.count(s.die) + (d.RELIQUAT in s.potions[seat])
    powers = s.powers[seat]
    if levels and powers[track] < d.TOP:
        powers[track] = min(d.TOP, powers[track] + levels)
        if emit is not unheard:
            emit(events.Reliquat(seat, track, powers[track]))


def _next(s: state_and_actions.State, rng: Rng, emit: Emit) -> None:
    """[2.1] The next seat's turn begins with its roll, unless a count waits or was the last."""
    if s.asked or s.counted == 3:
        return
    s.active = (s.active + 1) % len(s.pieces)
    if s.active == s.first:
        s.round += 1
    roll(s, rng, emit)


def _prefer(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Prefer, rng: Rng, emit: Emit
) -> None:
    """[8.3] Add a track to the seat's ranking."""
    s.rankings[seat].append(a.track)
    emit(events.Preferred(seat, tuple(s.rankings[seat])))


def _forget(
    s: state_and_actions.State, seat: Seat, a: state_and_actions.Forget, rng: Rng, emit: Emit
) -> None:
    """[8.3] Clear the seat's ranking."""
    s.rankings[seat] = []
    emit(events.Preferred(seat, ()))


VERBS: dict[type[Action], Callable[..., None]] = {
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
    state_and_actions.Skip: _skip,
    state_and_actions.End: _end,
    state_and_actions.Prefer: _prefer,
    state_and_actions.Forget: _forget,
}
