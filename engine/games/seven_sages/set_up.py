"""Setting the table up."""

from engine import Emit, Options, Rng
from . import data as d, events, reward_phases, seat_knowledge, state as m


def start(seats: int, options: Options, rng: Rng, emit: Emit) -> m.State:
    """Return the table before the first role is chosen."""
    box = list(range(len(d.ROLES)))
    roles = tuple(sorted(rng.draw(box) for _ in range(seats + 2)))  # [S2] [S4]
    first = rng.index(seats)  # [S1]
    s = _table(seats, options["window"], roles, first)
    emit(events.Prepared(roles, first))
    seat_knowledge.forget(s)
    for seat in range(seats):
        s.hands[seat] = sorted(rng.draw(s.deck) for _ in range(d.HAND))
        s.spells[seat] = [rng.draw(s.spell_deck)]
        seat_knowledge.took(s, seat, [*s.hands[seat], d.FIRST_SPELL + s.spells[seat][0]])
        emit(events.Dealt(seat, tuple(s.hands[seat]), tuple(s.spells[seat])))
    for slot in range(3):
        reward_phases.lay(s, slot, rng, emit)
    s.arena = s.slots[s.pawn]
    emit(events.RoundBegan(1, first))
    return s


def power_cards(roles: tuple[int, ...]) -> list[int]:
    """Return the power cards of the roles in play, owls included."""
    return [kind for suit in (*roles, d.OWL) for kind in d.CARDS_OF[suit]]


def spell_cards() -> list[int]:
    """Return all spells."""
    return [spell for spell in range(len(d.SPELLS)) for _ in range(d.SPELL_COPIES)]


def crystals() -> list[int]:
    """Return the large crystals."""
    return [value for value in d.LARGE for _ in range(d.LARGE_EACH)]


def _table(seats: int, share: str, roles: tuple[int, ...], first: int) -> m.State:
    return m.State(
        share=share,
        round=1,
        phase=m.ROLES_PHASE,
        roles=roles,
        tiles=list(range(d.FINITUM + 1)),
        slots=[d.NONE] * 3,
        crystals=[[] for _ in range(3)],
        pawn=0,
        arena=d.NONE,
        bag=crystals(),
        removed=[],
        won=[[] for _ in range(seats)],
        last=False,
        ending="",
        reason="",
        first=first,
        active=first,
        chooser=d.NONE,
        token=[d.NONE] * seats,
        card=[d.NONE] * seats,
        second=[d.NONE] * seats,
        order=[],
        side=[d.NONE] * seats,
        invited=[[m.NO] * seats for _ in range(seats)],
        no_deal=[False] * seats,
        answered=[False] * seats,
        answers=[d.NONE] * seats,
        ready=[False] * seats,
        again=[False] * seats,
        offers=[{} for _ in range(seats)],
        exchanges=[0, 0],
        marker=0,
        bonus=0,
        laid=[],
        out=[],
        spent=[False] * seats,
        absent=d.NONE,
        casting=d.NONE,
        giving=d.NONE,
        gift=[[] for _ in range(seats)],
        forced=[],
        leader=d.NONE,
        taking=[],
        losers=[],
        hands=[[] for _ in range(seats)],
        spells=[[] for _ in range(seats)],
        deck=power_cards(roles),
        discards=[],
        discarders=[],
        spell_deck=spell_cards(),
        spell_discards=[],
        known=[[] for _ in range(seats)],
        piled=[],
        might=[],
        picks=[[] for _ in range(seats)],
        prefers=[[] for _ in range(seats)],
        wishes=[[] for _ in range(seats)],
        plans=[[] for _ in range(seats)],
        standing=[[] for _ in range(seats)],
        playing=[d.NONE] * seats,
        filed=[{} for _ in range(seats)],
    )
