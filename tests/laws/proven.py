"""The law of proof: no guess puts a card into a pile that its seat knows not to be there.

What a seat can prove is followed here by itself, from what it sees and hears, for every pile
that is shuffled anew of its discards: cards come into such a pile by no other way.
"""

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from engine.apply_move import begin, witness
from engine.codec import clone
from engine.errors import EngineBug
from engine.game import AnyGame, Event
from engine.games.magnate import state_actions_and_events as magnate
from engine.games.magus_wargame import data as wargame, events as war
from engine.games.seven_sages.data import BOX, FIRST_SPELL
from engine.games.seven_sages.events import (
    Drew,
    Given,
    Learned,
    Received,
    Removed,
    Reshuffled,
    Shown,
)
from engine.rng import Rng
from engine.visibility import HIDDEN, known
from tests.laws.positions import Played

Cards = Sequence[int]


@dataclasses.dataclass(frozen=True)
class Pile:
    """A pile that is shuffled anew. Functions take a view or an event that the seat witnessed.

    `box`: how many there are of each card. `hand`: those that a seat holds itself. `table`: those
    that lie open, and may be discarded and shuffled in the same step. `told`: those that an event
    shows to be elsewhere, or discarded. `drawn`: those that the seat itself has drawn, by an event.
    `apart`: what lies on the table is in no hand.
    """

    name: str
    box: Counter[int]
    inside: Callable[[Any], Cards]
    discards: Callable[[Any], Cards]
    hand: Callable[[Any, int], Cards]
    table: Callable[[Any], Cards]
    shuffled: Callable[[Event], bool]
    told: Callable[[Event], Cards]
    drawn: Callable[[Event, int], Cards] = lambda event, seat: ()
    apart: bool = True


class Proof:
    """What a seat can prove of a pile, step by step."""

    def __init__(self, pile: Pile, seat: int) -> None:
        self.pile, self.seat = pile, seat
        self.most = Counter(pile.box)
        self.sure, self.doubtful = Counter(pile.box), 0
        self.anew = 0

    def see(self, before: Cards, told: Sequence[Event], view: Any) -> None:
        """Follow a step: discards and table before it, what was heard of it, the view after."""
        pile, seat = self.pile, self.seat
        named: Counter[int] = Counter()
        cut = max((i for i, one in enumerate(told) if pile.shuffled(one)), default=-1)
        for event in told[: cut + 1]:
            named += Counter(pile.told(event))
        if cut >= 0:
            self.anew += 1
            self.sure = Counter(known(before)) + named
            self.doubtful = sum(card is HIDDEN for card in before)
            self.most = Counter({card: self.sure[card] + self.doubtful for card in pile.box})
            self.most = self.most & pile.box
        for event in told[cut + 1 :]:
            for card, count in Counter(pile.told(event)).items():
                self.most[card] = min(self.most[card], pile.box[card] - count)
            for card in pile.drawn(event, seat) if cut < 0 else ():
                self.most[card] -= 1
                if self.sure[card]:
                    self.sure[card] -= 1
                else:
                    self.doubtful -= 1
        seen = Counter([*pile.hand(view, seat), *known(pile.discards(view))])
        seen.update(pile.table(view) if pile.apart else ())
        for card, count in seen.items():
            self.most[card] = min(self.most[card], pile.box[card] - count)

    def holds(self, s: Any) -> bool:
        """Tell whether the pile of a state holds nothing that is ruled out."""
        inside = Counter(self.pile.inside(s))
        beyond = inside - self.sure
        return not inside - +self.most and beyond.total() <= self.doubtful


def law_proven(match: Played, seat: int, every: int = 1, most: int = 3000) -> Counter[str]:
    """No guess of a seat contradicts what it can prove; return how many were asked, by pile.

    Those after a pile was shuffled anew are counted.
    """
    counts: Counter[str] = Counter()
    for number, (s, view, proofs) in enumerate(followed(match, seat, most)):
        for proof in proofs:
            if not proof.holds(s):
                raise EngineBug(f"the law is wrong about the {proof.pile.name}, step {number}")
        if number % every or not any(proof.anew for proof in proofs):
            continue
        guess = match.game.guess(view, seat, match.chance(number))
        for proof in proofs:
            if proof.anew:
                counts[proof.pile.name] += 1
                assert proof.holds(guess), (
                    f"step {number}: seat {seat} guesses into the {proof.pile.name} "
                    "what it knows to be elsewhere"
                )
    return counts


def followed(match: Played, seat: int, most: int) -> Iterator[tuple[Any, Any, list[Proof]]]:
    """Yield the state, the view of a seat and what it can prove after each step of a match."""
    game = match.game
    s = begin(game, match.seats, match.options, match.chance(0)).state
    view = game.view(s, seat)
    proofs = [Proof(pile, seat) for pile in piles(game, s)]
    before = [_open(one.pile, view) for one in proofs]
    for proof, row in zip(proofs, before, strict=True):
        proof.see(row, (), view)
    for line in match.lines[:most]:
        game.apply(s, line.seat, line.action, Rng(f"{match.seed}:{line.ply}"), lambda event: None)
        told = [one for event in line.events if (one := witness(event, seat)) is not None]
        view = game.view(s, seat)
        for proof, row in zip(proofs, before, strict=True):
            proof.see(row, told, view)
        before = [_open(one.pile, view) for one in proofs]
        yield s, clone(view), proofs


def _open(pile: Pile, view: Any) -> Cards:
    return [*pile.discards(view), *pile.table(view)]


def piles(game: AnyGame, s: Any) -> list[Pile]:
    """Return the piles of a game that are shuffled anew."""
    made = _PILES.get(game.key)
    return made(s) if made else []


# Magnate: the districts.


def _magnate(s: Any) -> list[Pile]:
    return [
        Pile(
            name="districts",
            box=Counter([card for row in (s.pile, *s.hands) for card in row]),
            inside=lambda s: s.pile,
            discards=lambda v: v.discards,
            hand=lambda v, seat: v.hands[seat],
            table=lambda v: [card for side in v.columns for column in side for card in column],
            shuffled=lambda e: isinstance(e, magnate.Reshuffled),
            told=lambda e: [e.card] if isinstance(e, magnate.Sold) else (),
            drawn=lambda e, seat: _own(e, seat, magnate.Drew, "card"),
        )
    ]


# The Seven Sages: power cards, and spells as kinds.


def _sages(s: Any) -> list[Pile]:
    count = Counter([*s.deck, *(card for hand in s.hands for card in hand)])
    spells = Counter({spell: BOX[FIRST_SPELL + spell] for spell in range(7)})

    def told(e: Event) -> Cards:
        if isinstance(e, Removed):
            return [e.card]
        if isinstance(e, Shown | Given | Received):
            return [card for card in known(e.cards) if card < FIRST_SPELL]
        return ()

    def told_spells(e: Event) -> Cards:
        if isinstance(e, Given):
            return known(e.spells)
        shown = known(e.cards) if isinstance(e, Shown) else ()
        return [card - FIRST_SPELL for card in shown if card >= FIRST_SPELL]

    return [
        Pile(
            name="power cards",
            box=count,
            inside=lambda s: s.deck,
            discards=lambda v: v.discards,
            hand=lambda v, seat: v.hands[seat],
            table=lambda v: [c & 63 for c in v.laid if c & 63 < FIRST_SPELL],
            shuffled=lambda e: isinstance(e, Reshuffled) and not e.spells,
            told=told,
            drawn=lambda e, seat: _own(e, seat, Drew, "cards"),
        ),
        Pile(
            name="spells",
            box=spells,
            inside=lambda s: s.spell_deck,
            discards=lambda v: v.spell_discards,
            hand=lambda v, seat: v.spells[seat],
            table=lambda v: [(c & 63) - FIRST_SPELL for c in v.laid if c & 63 >= FIRST_SPELL],
            shuffled=lambda e: isinstance(e, Reshuffled) and e.spells,
            told=told_spells,
            drawn=lambda e, seat: _own(e, seat, Learned, "spell"),
        ),
    ]


# The wargame: a deck for each colour, and the Magic cards.


def _wargame(s: Any) -> list[Pile]:
    found = [_recruits(colour) for colour in range(len(wargame.COLOURS))]
    return [*found, _magic()]


def _recruits(colour: int) -> Pile:
    units = [unit for unit, own in enumerate(wargame.COLOUR) if own == colour]

    def own(cards: Cards) -> Cards:
        return [unit for unit in cards if unit is HIDDEN or unit in units]

    def told(e: Event) -> Cards:
        if isinstance(e, war.Lost | war.Fell):
            return own([e.creature])
        return own(e.creatures) if isinstance(e, war.Eliminated) else ()

    return Pile(
        name=f"{wargame.COLOURS[colour]} recruits",
        box=Counter(units * wargame.COPIES),
        inside=lambda s: s.decks[colour],
        discards=lambda v: v.graves[colour],
        hand=lambda v, seat: own([unit for army in v.armies[seat] for unit in army]),
        table=lambda v: own([u for side in v.battle.units for u in side]) if v.battle else (),
        apart=False,
        shuffled=lambda e: isinstance(e, war.Refilled) and e.deck == colour,
        told=told,
    )


def _magic() -> Pile:
    def table(v: Any) -> Cards:
        laid = v.battle.laid if v.battle is not None else ()
        return [*v.open[:1], *(one.what for one in laid if one.is_card)]

    def told(e: Event) -> Cards:
        if isinstance(e, war.Stolen):
            return known([e.card])
        if isinstance(e, war.SawHand | war.Discarded | war.Eliminated):
            return known(e.cards)
        return [e.card] if isinstance(e, _PLAYED) else ()

    return Pile(
        name="Magic cards",
        box=Counter(range(len(wargame.MAGIC))),
        inside=lambda s: s.magic,
        discards=lambda v: v.spent,
        hand=lambda v, seat: v.hands[seat],
        table=table,
        shuffled=lambda e: isinstance(e, war.Refilled) and e.deck == wargame.MAGIC_DECK,
        told=told,
    )


def _own(event: Event, seat: int, kind: type, field: str) -> Cards:
    if not isinstance(event, kind) or event.seat != seat:  # type: ignore[attr-defined]
        return ()
    value = getattr(event, field)
    return value if isinstance(value, tuple) else (value,)


_PLAYED: Final = (war.SpellCast, war.Answered, war.Fuelled, war.Played)
_PILES: Final[dict[str, Callable[[Any], list[Pile]]]] = {
    "magnate": _magnate,
    "seven_sages": _sages,
    "magus_wargame": _wargame,
}
