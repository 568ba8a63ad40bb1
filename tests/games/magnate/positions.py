"""Positions written in words, and moves in notation."""

from collections.abc import Mapping, Sequence

from engine.apply_move import Step, begin, step
from engine.game import Event, Seat, options
from engine.games.magnate import game
from engine.games.magnate.data import (
    CARD,
    CARDS,
    NONE,
    PLAIN,
    PROVINCE,
    PROVINCE_NAMES,
    SUITS,
    SUITS_OF,
)
from engine.games.magnate.state_actions_and_events import State
from engine.notation import read, write
from engine.rng import NoChance, Rng
from tests.scripted import Scripted

OFF = options(game.meta, {}, ({}, {}))
ON = options(game.meta, {"courts": "on"}, ({}, {}))
Places = Mapping[str, str]


def suits(text: str) -> list[int]:
    """Return counts by suit of a text as `moons 2 waves 1`."""
    words, counts = text.split(), [0] * len(SUITS)
    for name, count in zip(words[::2], words[1::2], strict=True):
        counts[SUITS.index(name)] = int(count)
    return counts


def cards(text: str) -> list[int]:
    return [CARD[word] for word in text.split()]


def position(
    hand: str = "",
    tokens: Sequence[str] = ("", ""),
    columns: Sequence[Places] = ({}, {}),
    deeds: Sequence[Places] = ({}, {}),
    other: str = "",
    discards: str = "",
    recycled: str = "",
    pile: str | None = None,
    wishes: Sequence[Places] = ({}, {}),
    crowns: str = "moons suns waves",
    active: Seat = 0,
    played: bool = False,
    last: int = -1,
    courts: bool = False,
) -> State:
    """Return a checked position; cards that are not named fill the hands, then the pile.

    `hand` is that of the active seat, `other` the other one. `deeds` names the tokens on the last
    card of a column. With `pile`, the cards left over are on the discards.
    """
    rows = [[cards(side.get(name, "")) for name in PROVINCE_NAMES] for side in columns]
    laid = [card for side in rows for column in side for card in column]
    named = [*laid, *cards(f"{hand} {other} {discards} {pile or ''}")]
    free = [card for card in range(len(CARDS) if courts else PLAIN) if card not in named]
    mine, yours = (
        _filled(cards(hand), free, 3 - played),
        _filled(cards(other), free, 3 - (last == 1)),
    )
    crowned = [SUITS.index(word) for word in crowns.split()]
    s = State(
        courts=courts,
        turn=1,
        active=active,
        dice=[10, 10, 0],
        owed=[],
        bill=-1,
        played=played,
        last=last,
        crowns=[crowned, [suit for suit in range(6) if suit not in crowned]],
        tokens=[suits(text) for text in tokens],
        columns=rows,
        deeds=[
            [suits(side[name]) if name in side else [] for name in PROVINCE_NAMES] for side in deeds
        ],
        discards=cards(discards) + (free if pile is not None else []),
        recycled=sorted(cards(recycled)),
        pile=cards(pile) if pile is not None else free,
        hands=[yours, mine] if active else [mine, yours],
        wishes=[
            [SUITS.index(side[name]) if name in side else NONE for name in PROVINCE_NAMES]
            for side in wishes
        ],
    )
    game.check(s)
    return s


def _filled(hand: list[int], free: list[int], size: int) -> list[int]:
    while len(hand) < size:
        hand.append(free.pop())
    return sorted(hand)


def do(s: State, *texts: str, rng: Rng | None = None) -> Step[State]:
    """Return the last of some steps by the active seat; every position on the way is checked."""
    done = None
    for text in texts:
        done = step(game, s, s.active, read(game, text), rng or NoChance())
        s = done.state
        game.check(s)
    assert done is not None
    return done


def end(s: State, first: int, second: int, tax: str = "", draw: str = "") -> Step[State]:
    """End the turn: these dice are rolled next, and the named card (else any) is drawn."""
    script = []
    if s.last < 0:
        script.append(s.pile.index(CARD[draw]) if draw else 0)
    if s.last != 1:
        script += [first - 1, second - 1]
    if tax:
        script.append(SUITS.index(tax))
    rng = Scripted(*script)
    done = do(s, "end", rng=rng)
    assert not rng.left
    return done


def rolled(s: State, first: int, second: int, tax: str = "") -> State:
    """Return the state in which the other seat has just rolled; the active seat's card is played.

    The position may have any hand: its first card moves to the discards.
    """
    if not s.played:
        s.discards.append(s.hands[s.active].pop())
        s.played = True
    return end(s, first, second, tax).state


def texts(s: State, verb: str = "", seat: Seat | None = None) -> list[str]:
    """Return the legal actions of the active seat, by default all verbs."""
    lines = map(write, game.legal(s, s.active if seat is None else seat))
    return [line for line in lines if line.split()[0] == verb or not verb]


def orders(s: State, seat: Seat) -> list[str]:
    return list(map(write, game.orders(s, seat)))


def refused(s: State, text: str, seat: Seat | None = None) -> tuple[str, str]:
    """Return the clause and the message that forbid an action."""
    clause = game.why_not(s, s.active if seat is None else seat, read(game, text))
    assert clause is not None
    return clause.number, clause.message.removeprefix("magnate-why-")


def stock(s: State, seat: Seat) -> dict[str, int]:
    """Return a seat's tokens by name, without those it has none of."""
    return {SUITS[suit]: count for suit, count in enumerate(s.tokens[seat]) if count}


def column(s: State, seat: Seat, province: str) -> list[int]:
    return s.columns[seat][PROVINCE[province]]


def deed(s: State, seat: Seat, province: str) -> list[int]:
    return s.deeds[seat][PROVINCE[province]]


def of(events: Sequence[Event], kind: type) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def new(seed: str = "1", courts: bool = False) -> Step[State]:
    return begin(game, 2, ON if courts else OFF, Rng(seed))


def names(hand: Sequence[int]) -> list[str]:
    return [CARDS[card].name for card in hand]


def suits_of(name: str) -> tuple[int, ...]:
    return SUITS_OF[CARD[name]]
