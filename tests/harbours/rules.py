"""The rules of Harbours; the numbers in brackets are clauses of RULES.md."""

from collections.abc import Sequence
from fractions import Fraction

from engine import game
from engine.errors import EngineBug
from engine.game import (
    Action,
    Emit,
    Game,
    Meta,
    Option,
    Options,
    Result,
    Row,
    Seat,
    TurnEnded,
    Warn,
)
from engine.rng import Rng
from tests.harbours import state
from tests.harbours.data import CARDS, COINS, FLAGS, HAND, HARBOURS, MOST, purse, value
from tests.harbours.guess import guess
from tests.harbours.rate import worth
from tests.harbours.state import (
    DECK,
    DISCARDS,
    NONE,
    Bid,
    BidsOpened,
    Drawn,
    Earned,
    Left,
    Load,
    Loaded,
    LotOpened,
    Peeked,
    Prefer,
    Rest,
    Roll,
    Rolled,
    Sail,
    Sailed,
    Ship,
    Show,
    Shown,
    Spy,
    Standing,
    State,
    Stormed,
    Withdraw,
)
from tests.harbours.verbs import VERBS, after, inside, leave
from tests.harbours.why import refusal


class Harbours(Game[State, Action]):
    """Two to four ships carry goods between four harbours and bid for what is left over."""

    key = "harbours"
    meta = Meta(
        title="Harbours",
        author="Conclave",
        seats=(2, 4),
        minutes=15,
        options=(
            Option("rounds", ("2", "3", "4"), "3"),
            Option("flag", FLAGS, "", each=True, unique=True),
        ),
        listed=False,
    )
    rules = 2
    State = state.State
    actions = (Sail, Spy, Load, Roll, Rest, Bid, Show, Standing, Withdraw, Prefer)
    events = (
        Sailed,
        Stormed,
        Peeked,
        Loaded,
        Drawn,
        Rolled,
        Earned,
        LotOpened,
        BidsOpened,
        Shown,
        Left,
        TurnEnded,
    )
    reasons = ("voyages", "fleet", "alone")
    guess = staticmethod(guess)
    refusal = staticmethod(refusal)
    leave = staticmethod(leave)

    def setup(self, seats: int, options: Options, rng: Rng, emit: Emit) -> state.State:
        """[1.1] Deal three cards to each seat; flags not chosen are drawn."""
        deck = list(range(len(CARDS)))
        rng.shuffle(deck)
        ships = [
            Ship(seat, seat, COINS, [deck.pop() for _ in range(HAND)], []) for seat in range(seats)
        ]
        return State(
            limit=int(options["rounds"]),
            flags=_flags(seats, options, rng),
            round=1,
            active=0,
            sailed=False,
            spied=False,
            ships=ships,
            deck=deck,
            discards=[],
            lot=None,
            answered=[False] * seats,
            bids=[NONE] * seats,
            shown=[False] * seats,
            known=[{} for _ in ships],
            standing=[NONE] * seats,
            prefers=[NONE] * seats,
            wind=(),
            out=[False] * seats,
            reason="",
        )

    def to_act(self, s: state.State) -> tuple[Seat, ...]:
        if s.reason:
            return ()
        if s.lot is None:
            return (s.active,)
        return tuple(seat for seat in inside(s) if not s.answered[seat])

    def may_act(self, s: state.State) -> tuple[Seat, ...]:
        """[4.1] In an auction whoever has not yet shown a card may."""
        if s.reason or s.lot is None:
            return self.to_act(s)
        showing = [bool(s.ships[seat].hand) and not s.shown[seat] for seat in range(len(s.ships))]
        return tuple(seat for seat in inside(s) if not s.answered[seat] or showing[seat])

    def legal(self, s: state.State, seat: Seat) -> Sequence[Action]:
        if seat not in self.may_act(s):
            return ()
        if s.lot is None:
            return _voyage(s, seat)
        bids = [] if s.answered[seat] else [Bid(n) for n in range(purse(s.ships[seat].coins) + 1)]
        cards = [] if s.shown[seat] else s.ships[seat].hand
        shows = [Show(to, card) for to in inside(s) if to != seat for card in cards]
        return [*bids, *shows]

    def orders(self, s: state.State, seat: Seat) -> Sequence[Action]:
        if s.reason or s.out[seat]:
            return ()
        standing = [Standing(n) for n in range(MOST + 1) if n != s.standing[seat]]
        withdraw = [] if s.standing[seat] == NONE else [Withdraw()]
        prefer = [Prefer(h) for h in range(len(HARBOURS)) if h != s.prefers[seat]]
        return [*standing, *withdraw, *prefer]

    def ordered(self, s: state.State, seat: Seat) -> Action | None:
        """[4.2] A standing bid answers, unless the purse has become too small for it."""
        coins = s.standing[seat]
        asked = s.lot is not None and not s.answered[seat]
        return Bid(coins) if asked and NONE < coins <= purse(s.ships[seat].coins) else None

    def apply(self, s: state.State, seat: Seat, action: Action, rng: Rng, emit: Emit) -> None:
        VERBS[type(action)](s, seat, action, rng, emit)

    def result(self, s: state.State) -> Result | None:
        """[5.2] The docks count, then the coins; who is out comes last."""
        if not s.reason:
            return None
        cargo = [sum(value(card) for card in ship.docks) for ship in s.ships]
        coins = [ship.coins for ship in s.ships]
        keys = list(zip([not out for out in s.out], cargo, coins, strict=True))
        ranks = game.ranks(keys)
        return Result(ranks, s.reason, (Row("cargo", tuple(cargo)), Row("coins", tuple(coins))))

    def check(self, s: state.State) -> None:
        cards = [*s.deck, *s.discards, *([] if s.lot is None else [s.lot])]
        for ship in s.ships:
            cards += ship.hand + ship.docks
        if sorted(cards) != list(range(len(CARDS))):
            raise EngineBug("a card is missing, or there twice")
        for row in s.known:
            for card, place in row.items():
                pile = _pile(s, place)
                if card not in pile or (place == DECK and card != pile[-1]):
                    raise EngineBug("a seat knows what is not so")
        for seat, bid in enumerate(s.bids):
            sealed = s.lot is not None and s.answered[seat] and not s.out[seat]
            if (bid != NONE) != sealed or bid > purse(s.ships[seat].coins):
                raise EngineBug("a bid without an answer, or above the purse")

    def warns(self, s: state.State, seat: Seat, action: Action) -> Warn | None:
        last = s.lot is None and after(s, seat) is None
        match action:
            case Roll():
                return Warn.CHANCE
            case Spy():
                return Warn.SECRET
            case Load():
                return Warn.SECRET if s.deck else Warn.PASS
            case Rest():  # the last turn of a round opens the next lot [3.1]
                return Warn.SECRET if last and s.deck else Warn.PASS
            case Bid():  # the last answer opens the bids [3.3]
                return Warn.SECRET if self.to_act(s) == (seat,) else Warn.PASS
        return None

    def window(self, s: state.State) -> Fraction | None:
        """[3.4] An auction closes by itself."""
        return None if s.lot is None else Fraction(1, 4)

    def fallback(self, s: state.State, seat: Seat) -> Action:
        """[3.4] Rest at sea, bid nothing in an auction."""
        return Rest() if s.lot is None else Bid(0)

    def rate(self, view: state.State, seat: Seat, actions: Sequence[Action]) -> list[float]:
        return [worth(view, seat, action) for action in actions]

    def turn(self, s: state.State) -> int:
        return s.round


def _flags(seats: int, options: Options, rng: Rng) -> tuple[int, ...]:
    chosen = [options.of(seat, "flag") for seat in range(seats)]
    free = [flag for flag in FLAGS if flag not in chosen]
    return tuple(FLAGS.index(flag or rng.draw(free)) for flag in chosen)


def _pile(s: State, place: int) -> list[int]:
    if place in (DECK, DISCARDS):
        return s.deck if place == DECK else s.discards
    return s.ships[place].hand


def _voyage(s: State, seat: Seat) -> list[Action]:
    ship = s.ships[seat]
    sails = [] if s.sailed else [Sail(h) for h in range(len(HARBOURS)) if h != ship.harbour]
    spies = [] if s.spied or not s.deck else [Spy()]
    return [*sails, *spies, *(Load(card) for card in ship.hand), Roll(), Rest()]
