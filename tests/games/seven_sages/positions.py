"""Positions written in words, and moves in notation."""

from collections.abc import Sequence

from engine.apply_move import Step, begin, settle, step
from engine.game import Event, Seat, options
from engine.games.seven_sages import game
from engine.games.seven_sages.card_moves import score
from engine.games.seven_sages.data import FIRST_SPELL, NONE, PER_TILE, ROLES, SPELLS
from engine.games.seven_sages.position_builder import cards, choose, lay_out, left
from engine.games.seven_sages.seat_knowledge import forget
from engine.games.seven_sages.set_up import power_cards, spell_cards
from engine.games.seven_sages.state import COMBAT, EXCHANGE, NEGOTIATE, ROLES_PHASE, TRIO, State
from engine.notation import read, write
from engine.rng import Rng

NAMES = {3: ROLES[:5], 4: ROLES[:6], 5: ROLES}
PHASES = {
    "roles": ROLES_PHASE,
    "negotiate": NEGOTIATE,
    "trio": TRIO,
    "exchange": EXCHANGE,
    "combat": COMBAT,
}


def new(seats: int = 4, seed: str = "1") -> Step[State]:
    """Return the set-up of a match."""
    return begin(game, seats, options(game.meta, {}, [{}] * seats), Rng(f"{seed}:0"))


def position(
    seats: int = 4,
    phase: str = "combat",
    hands: Sequence[str] = (),
    spells: Sequence[str] = (),
    roles: Sequence[str] = (),
    sides: Sequence[int] = (),
    tiles: Sequence[int] = (0, 1, 2),
    crystals: Sequence[Sequence[int]] = (),
    won: Sequence[Sequence[int]] = (),
    laid: Sequence[tuple[int, str]] = (),
    discards: str = "",
    deck: str | None = None,
    spell_deck: str | None = None,
    active: Seat | None = None,
    out: Sequence[Seat] = (),
    bonus: int = 0,
) -> State:
    """Return a checked position; roles are the first of the box, one for each seat, by default.

    With four and five seats sides alternate; with three the first seat is alone on side 0. Cards
    that are not named are the draw pile; with `deck`, the discards. `laid` are cards on the table
    with their owners. The pawn stands at the bottom, on the first tile.
    """
    s = new(seats).state
    s.phase = PHASES[phase]
    names = list(roles or NAMES[seats][:seats])
    rest = [role for role in ROLES if role not in names]
    least = [[2, 3, 4][: PER_TILE[seats]] if tile not in (11, NONE) else [] for tile in tiles]
    lay_out(s, [*names, *rest[:2]], tiles, crystals or least, won)
    _deal(s, seats, hands, spells, laid, discards, deck, spell_deck)
    if phase != "roles":
        choose(s, names)
    s.active = s.chooser = NONE
    if phase in ("roles", "trio", "combat"):
        s.active = active if active is not None else s.order[0] if s.order else 0
    s.first = s.active if phase == "roles" else 0
    if phase in ("exchange", "combat"):
        s.side = list(sides) or ([0, 1, 1] if seats == 3 else [i % 2 for i in range(seats)])
        s.ready = [s.side.count(side) == 1 for side in s.side]
    s.out, s.bonus = list(out), bonus
    if s.out and s.active != NONE:
        s.gift[s.out[-1]] = s.hands[s.out[-1]][:3]
    s.marker = bonus + score(s, 0) - score(s, 1)
    game.check(s)
    return s


def _deal(s, seats, hands, spells, laid, discards, deck, spell_deck) -> None:
    s.laid = [seat * 64 + card for seat, text in laid for card in cards(text)]
    s.hands = [sorted(cards(hands[i])) if i < len(hands) else [] for i in range(seats)]
    s.spells = [
        sorted(SPELLS.index(word) for word in spells[i].split()) if i < len(spells) else []
        for i in range(seats)
    ]
    table = [code & 63 for code in s.laid]
    named = [card for hand in s.hands for card in hand]
    named += [card for card in table if card < FIRST_SPELL] + cards(discards)
    s.discards = cards(discards)
    s.deck = left(power_cards(s.roles), named)
    if deck is not None:
        s.discards += left(s.deck, cards(deck))
        s.deck = cards(deck)
    s.discarders = [NONE] * len(s.discards)
    used = [card - FIRST_SPELL for card in table if card >= FIRST_SPELL]
    s.spell_deck = left(spell_cards(), used + [spell for row in s.spells for spell in row])
    s.spell_discards = []
    if spell_deck is not None:
        kept = [SPELLS.index(word) for word in spell_deck.split()]
        s.spell_discards = left(s.spell_deck, kept)
        s.spell_deck = kept
    forget(s)


def do(s: State, *lines: str, seed: str = "do") -> State:
    """Carry out lines `seat notation`, through the one door, each checked."""
    return done(s, *lines, seed=seed)[0]


def done(s: State, *lines: str, seed: str = "do") -> tuple[State, list[Event]]:
    """Carry out lines and return the state and all events."""
    events: list[Event] = []
    for i, line in enumerate(lines):
        seat, text = line.split(" ", 1)
        made = step(game, s, int(seat), read(game, text), Rng(f"{seed}:{i}"))
        s = made.state
        game.check(s)
        events += made.events
    return s, events


def settled(s: State, seed: str = "settle") -> State:
    """Carry out what orders and public facts decide."""
    return settle(game, s, 1, lambda ply: Rng(f"{seed}:{ply}"), [])[0]


def lines(s: State, seat: Seat) -> list[str]:
    """Return the legal actions of a seat in notation."""
    return [write(action) for action in game.legal(s, seat)]


def filings(s: State, seat: Seat) -> list[str]:
    """Return the orders of a seat in notation."""
    return [write(action) for action in game.orders(s, seat)]


def why(s: State, seat: Seat, text: str) -> tuple[str, str] | None:
    """Return number and message, without its prefix, of the clause against an action."""
    clause = game.why_not(s, seat, read(game, text))
    return clause and (clause.number, clause.message.removeprefix("seven-sages-why-"))
