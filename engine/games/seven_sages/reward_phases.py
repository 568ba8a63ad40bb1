"""Phases 4 and 5: crystals, spells for the losers, the pawn, the next round, the last count.

After a lead of 25 they run beside the remaining passes; the next round waits for both.
"""

from engine import Rng, game
from engine.game import Emit, Result, Row, Seat, TurnEnded, tell
from . import actions, card_moves, data as d, events, state as m


def begin(s: m.State, emit: Emit) -> None:
    """[R1] [R3] Name the winners in the order of the hierarchy, and let the first choose."""
    crystals = len(s.crystals[s.pawn])
    winner = s.leader if s.leader != d.NONE else d.NONE if not s.marker else int(s.marker < 0)
    takers = [seat for seat in s.order if winner in (d.NONE, s.side[seat])][:crystals]
    s.losers = [seat for seat in s.order if seat not in takers]
    if len(takers) == 1:  # [R2] a lonely winner
        takers *= d.SOLO_TAKES
    s.taking = takers
    s.chooser = takers[0]
    tell(emit, events.Won, winner, s.marker, tuple(takers))


def take(s: m.State, seat: Seat, a: actions.Take, rng: Rng, emit: Emit) -> None:
    """[R1] Take a crystal; after the last one the losers draw, and the lowest moves the pawn."""
    here = s.crystals[s.pawn]
    here.remove(a.crystal)
    s.won[seat].append(a.crystal)
    s.won[seat].sort()
    s.taking.pop(0)
    tell(emit, events.Took, seat, a.crystal)
    tell(emit, TurnEnded, seat)
    if s.taking:
        s.chooser = s.taking[0]
        return
    if here:  # [R2]
        tell(emit, events.Left, tuple(here))
        s.removed += here
        s.crystals[s.pawn] = []
    losers, s.losers = s.losers, []
    for loser in losers:  # [R4]
        card_moves.learn(s, loser, rng, emit)
    s.chooser = d.NONE if s.last else s.order[-1]
    if s.last:  # [R7] the last clearing has been fought for
        s.ending = "last_round"
        close(s, emit)


def move(s: m.State, seat: Seat, a: actions.Move, rng: Rng, emit: Emit) -> None:
    """[R6] [R7] Move the pawn; a new clearing is laid where it was, unless finitum lies there."""
    left, s.pawn = s.pawn, a.slot
    s.chooser, s.first = d.NONE, seat  # [R8]
    tile = s.slots[a.slot]
    tell(emit, events.Moved, seat, a.slot, tile)
    tell(emit, TurnEnded, seat)
    if d.FINITUM in s.slots:
        s.slots[left] = d.NONE
        if tile == d.FINITUM:
            s.ending = "finitum"
        else:
            s.last = True
    else:
        lay(s, left, rng, emit)
    for row in s.prefers:
        row[:] = [wish for wish in row if wish >> 3 != left]
    close(s, emit)


def lay(s: m.State, slot: int, rng: Rng, emit: Emit) -> None:
    """[S3] Lay the next tile of the pile, where finitum is one of the last five."""
    hidden = [tile for tile in s.tiles if tile != d.FINITUM or len(s.tiles) <= d.UNDER_FINITUM]
    tile = rng.choice(hidden)
    s.tiles.remove(tile)
    s.slots[slot] = tile
    count = 0 if tile == d.FINITUM else d.PER_TILE[len(s.side)]
    s.crystals[slot] = sorted(rng.draw(s.bag) for _ in range(count))
    tell(emit, events.Laid, slot, tile, tuple(s.crystals[slot]))


def close(s: m.State, emit: Emit) -> None:
    """Begin the next round, or count, once the passes and the pawn are done [protocol 7]."""
    if s.active != d.NONE or s.chooser != d.NONE:
        return
    _clear(s)
    if s.ending:
        _count(s, emit)
        return
    s.round += 1
    s.phase, s.active = m.ROLES_PHASE, s.first
    s.arena = s.slots[s.pawn]
    tell(emit, events.RoundBegan, s.round, s.first)


def _clear(s: m.State) -> None:
    """[K21] Put what was played on the discards, roles back to the middle; orders lapse."""
    seats = len(s.side)
    for code in s.laid:
        card = code & 63
        if card < d.FIRST_SPELL:
            s.discards.append(card)
            s.discarders.append(d.NONE)
        else:
            s.spell_discards.append(card - d.FIRST_SPELL)
    s.laid, s.out, s.forced, s.order = [], [], [], []
    s.marker = s.bonus = 0
    s.absent = s.leader = d.NONE
    nobody, nothing = [d.NONE] * seats, [False] * seats
    s.token, s.card, s.second, s.side = nobody, nobody[:], nobody[:], nobody[:]
    s.answers, s.playing = nobody[:], nobody[:]
    s.no_deal, s.answered, s.ready = nothing, nothing[:], nothing[:]
    s.spent, s.again = nothing[:], nothing[:]
    s.exchanges = [0, 0]
    for seat in range(seats):
        s.invited[seat] = [m.NO] * seats
        for row in (s.offers[seat], s.filed[seat], s.picks[seat], s.wishes[seat], s.plans[seat]):
            row.clear()
        s.standing[seat] = [
            one for one in s.standing[seat] if one in (actions.LEAST_GIFT, actions.HIGHEST)
        ]


def _count(s: m.State, emit: Emit) -> None:
    """[R9] Each role in play and the owls give a small crystal to who holds most of them."""
    for seat, hand in enumerate(s.hands):
        tell(emit, events.HandShown, seat, tuple(hand), tuple(s.won[seat]))
    held = [d.worths(hand) for hand in s.hands]
    for suit in (*s.roles, d.OWL):
        totals = [row[suit] for row in held]
        best = max(totals)
        seats = tuple(seat for seat, total in enumerate(totals) if total == best > 0)
        for seat in seats:
            s.won[seat].insert(0, d.SMALL)
        if seats:
            tell(emit, events.Counted, suit, best, seats)
    s.phase, s.reason = m.OVER, s.ending
    tell(emit, events.Ended)


def result(s: m.State) -> Result | None:
    """[R10] The sum of the crystals ranks, then the highest, the second highest and so on."""
    if not s.reason:
        return None
    large = [tuple(value for value in row if value != d.SMALL) for row in s.won]
    small = [row.count(d.SMALL) for row in s.won]
    keys = [(sum(row), sorted(row, reverse=True)) for row in s.won]
    rows = (
        Row("large", tuple(sum(row) for row in large)),
        Row("small", tuple(small)),
        Row("total", tuple(sum(row) for row in s.won)),
        Row("highest", tuple(max(row, default=0) for row in s.won)),
    )
    return Result(game.ranks(keys), s.reason, rows)
