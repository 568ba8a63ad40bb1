"""The course of The Seven Sages: positions, tasks and what does them. The learner has seat 0."""

from collections.abc import Callable, Sequence

from engine.game import AnyGame, Seat
from engine.games.seven_sages.cards import score
from engine.games.seven_sages.data import (
    FINITUM,
    GIFT,
    NONE,
    OWL,
    ROLES,
    SLOTS,
    SPELLS,
    SUIT_OF,
)
from engine.games.seven_sages.events.alliance import Given
from engine.games.seven_sages.events.combat import Passed, Removed
from engine.games.seven_sages.events.reward import Moved
from engine.games.seven_sages.events.start import Became
from engine.games.seven_sages.posed import cards, choose, lay_out, left
from engine.games.seven_sages.start import power_cards, spell_cards
from engine.games.seven_sages.state import COMBAT, EXCHANGE, NEGOTIATE, OPEN, ROLES_PHASE, State
from engine.games.seven_sages.verbs import READY_AT_ONCE
from engine.lesson import Lesson, Tried
from engine.practice import dealt

_CAST = ("witch", "seer", "priestess", "magician")
_ROLES = (*_CAST, "healer", "druid")
_TILES = (2, 9, 4)
"""The clearings, that of the pawn first; its order begins seer, priestess, druid, witch."""


def _forest(
    phase: int,
    *hands: str,
    cast: Sequence[str] = _CAST,
    spells: str = "",
    sides: Sequence[int] = (0, 1, 0, 1),
    laid: Sequence[tuple[Seat, str]] = (),
    out: Sequence[Seat] = (),
    invited: Sequence[Seat] = (),
    lying: Sequence[Sequence[int]] = ((2, 5), (3, 6), (4, 4)),
    won: Sequence[Sequence[int]] = (),
    late: bool = False,
) -> Callable[[AnyGame], State]:
    """Return what makes a position with four seats, in words as "witch 4 owl 5".

    `hands` are those of the first seats, all others have six cards; `laid` what each has played;
    `lying` the crystals of the bottom, the left and the right clearing. The pawn is at the bottom.
    `late`: of the pile only finitum is left.
    """

    def position(game: AnyGame) -> State:
        s: State = dealt("course", seats=4)(game)
        s.phase, s.round = phase, 3
        lay_out(s, _ROLES, _TILES, lying, won)
        if late:
            s.tiles = [FINITUM]
        s.laid = [seat * 64 + card for seat, text in laid for card in cards(text)]
        _deal(s, hands, spells)
        s.first = s.active = 0
        if phase != ROLES_PHASE:
            choose(s, cast)
            s.active = NONE
        for seat in invited:
            s.invited[seat][0] = OPEN
        if phase in (EXCHANGE, COMBAT):
            s.side = list(sides)
        if phase == COMBAT:
            s.active, s.ready, s.out = 0, [False] * 4, list(out)
            s.marker = score(s, 0) - score(s, 1)
            if out == (0,):
                s.giving = 0
            elif out:
                s.gift[out[-1]] = s.hands[out[-1]][:GIFT]
        return s

    return position


def _deal(s: State, hands: Sequence[str], spells: str) -> None:
    given = [cards(text) for text in hands]
    table = [code & 63 for code in s.laid]
    rest = left(power_cards(s.roles), [card for row in (table, *given) for card in row])
    rest = [rest[at * 5 % len(rest)] for at in range(len(rest))] if len(rest) % 5 else rest
    for seat in range(4):
        if seat >= len(given):
            given.append(rest[:6])
            rest = rest[6:]
    s.hands, s.deck = [sorted(row) for row in given], rest
    s.spells = [[SPELLS.index(name) for name in spells.split()], [], [], []]
    s.spell_deck = left(spell_cards(), s.spells[0])


def _leads(tried: Tried) -> bool:
    return bool(tried.state.marker > 0)


def _passed(tried: Tried) -> bool:
    return bool(tried.of(Passed))


def _useless(tried: Tried) -> bool:
    """Tell whether nobody of the other alliance can play what is handed on."""
    gift = tried.state.gift[0]
    playable = {OWL, *(tried.state.card[seat] for seat in (1, 3))}
    return len(gift) == GIFT and not any(SUIT_OF[card] in playable for card in gift)


def _became(role: str) -> Callable[[Tried], bool]:
    return lambda tried: any(ROLES[event.role] == role for event in tried.of(Became))


def _allied(seat: Seat) -> Callable[[Tried], bool]:
    def goal(tried: Tried) -> bool:
        side = tried.state.side
        return bool(side[tried.seat] != NONE and side[tried.seat] == side[seat])

    return goal


def _gave(text: str) -> Callable[[Tried], bool]:
    wanted = sorted(cards(text))
    return lambda tried: any(sorted(event.cards) == wanted for event in tried.of(Given))


def _removed(text: str) -> Callable[[Tried], bool]:
    (wanted,) = cards(text)
    return lambda tried: _leads(tried) and any(e.card == wanted for e in tried.of(Removed))


def _moved(slot: str) -> Callable[[Tried], bool]:
    return lambda tried: any(SLOTS[event.slot] == slot for event in tried.of(Moved))


PLAY = Lesson(
    "play",
    _forest(
        COMBAT,
        "witch 2 owl 4 seer 6 healer 3 magician 2",
        laid=((1, "seer 5"), (2, "priestess 2")),
    ),
    seats=4,
    clauses=("1.1", "4.2", "4.3", "4.6"),
    goal=_leads,
    solution=("play owl 4",),
    points=("witch 2", "owl 4"),
    shows=("board", "hand"),
    wrong=("play witch", "pass"),
)
ONES = Lesson(
    "ones",
    _forest(
        COMBAT,
        "witch 1 witch 1 witch 5 owl 3 seer 4",
        laid=((1, "seer 7"), (2, "priestess 2"), (3, "magician 4")),
        out=(3, 2, 1),
    ),
    seats=4,
    clauses=("4.4", "4.7"),
    goal=_leads,
    solution=("play witch 1", "play witch 1"),
    shows=("board", "hand"),
    points=("witch 1",),
    wrong=("play witch 5", "play owl 3", "pass"),
)
BECOME = Lesson(
    "become",
    _forest(ROLES_PHASE, "priestess 3 priestess 5 priestess 6 seer 2 druid 4 owl 3"),
    seats=4,
    clauses=("1.4", "2.1", "4.3"),
    goal=_became("priestess"),
    solution=("become priestess",),
    points=("bottom",),
    shows=("hand",),
    wrong=("become seer", "become druid"),
)
INVITE = Lesson(
    "invite",
    _forest(
        NEGOTIATE,
        "witch 2 witch 4 owl 4",
        "seer 2 seer 3 owl 3",
        "priestess 1 priestess 4",
        "magician 2 magician 4 magician 5 magician 6 owl 5 owl 4 druid 2 druid 3 healer 7",
        invited=(1, 2, 3),
    ),
    seats=4,
    clauses=("3.1", "3.2", "3.5"),
    goal=_allied(3),
    solution=("accept 3",),
    wrong=("accept", "answer"),
)
GIVE = Lesson(
    "give",
    _forest(EXCHANGE, "priestess 5 priestess 6 witch 3 witch 4 druid 2 owl 4"),
    seats=4,
    clauses=("3.11", "3.13", "3.14"),
    goal=_gave("priestess 5 priestess 6"),
    solution=("pick priestess 5", "pick priestess 6", "put 2", "ready done"),
    replies=("ready done", "ready done", "ready done"),
    shows=("board", "hand"),
    points=("priestess 5", "priestess 6"),
    wrong=("ready",),
    limit=6,
)
SPELL = Lesson(
    "spell",
    _forest(
        COMBAT,
        "witch 2 seer 4 druid 3",
        spells="anulensa potentia",
        laid=((0, "witch 4"), (1, "seer 7"), (2, "priestess 2"), (3, "magician 3")),
    ),
    seats=4,
    clauses=("4.5", "5.1", "5.4"),
    goal=_removed("seer 7"),
    solution=("cast anulensa nothing", "target 1 seer 7"),
    shows=("board", "hand"),
    points=("anulensa", "potentia"),
    wrong=("play", "pass", "cast potentia", "target"),
)
LEAVE = Lesson(
    "leave",
    _forest(
        COMBAT,
        "witch 7 witch 6 owl 5",
        "seer 2 seer 3 owl 3 magician 2 druid 2 druid 3",
        "druid 4 druid 5 healer 2 healer 3 healer 4 magician 3",
        laid=((1, "seer 7"), (3, "magician 6"), (1, "seer 6")),
    ),
    seats=4,
    clauses=("4.7", "4.8", "6.3"),
    goal=_passed,
    solution=("pass for_good",),
    shows=("board", "hand"),
    wrong=("play",),
)
GIFT_ON = Lesson(
    "gift",
    _forest(
        COMBAT,
        "witch 6 seer 5 magician 4 druid 2 druid 7 healer 6 owl 5",
        laid=((1, "seer 6"), (3, "magician 5")),
        out=(0,),
    ),
    seats=4,
    clauses=("4.8", "4.9"),
    goal=_useless,
    solution=("hand_on druid 2", "hand_on druid 7", "hand_on healer 6"),
    shows=("board", "hand"),
    points=("owl 5",),
    wrong=("gift", "hand_on seer", "hand_on magician", "hand_on owl"),
)
PAWN = Lesson(
    "pawn",
    _forest(
        COMBAT,
        "seer 3 druid 2",
        cast=("magician", "seer", "witch", "priestess"),
        laid=((1, "seer 6"), (3, "priestess 5")),
        out=(1, 2, 3),
        lying=((4, 4), (3, 6), (2, 5)),
    ),
    seats=4,
    clauses=("6.1", "6.3", "6.6"),
    goal=_moved("left"),
    solution=("pass for_good", "gift least", "move left"),
    points=("left", "right"),
    wrong=("move right",),
    limit=5,
)
STANDING_ORDER = Lesson(
    "orders",
    _forest(NEGOTIATE, "witch 2 witch 4 owl 4 seer 3 healer 5 druid 2"),
    seats=4,
    clauses=("3.14", "7.1", "7.5"),
    goal=lambda tried: READY_AT_ONCE in tried.state.standing[tried.seat],
    solution=("standing ready",),
    wrong=("answer",),
    limit=2,
)
END = Lesson(
    "end",
    _forest(
        ROLES_PHASE,
        "witch 1 witch 1 witch 5 magician 4 owl 4 healer 6",
        spells="anulensa",
        late=True,
        lying=((4, 6), (2, 3), (5, 7)),
        won=((4, 6), (5, 5), (3, 7), (2, 7)),
    ),
    seats=4,
    clauses=("1.1", "6.8", "6.9", "6.10"),
    notes=5,
    pace=4,
)
LESSONS = (
    PLAY,
    ONES,
    BECOME,
    INVITE,
    GIVE,
    SPELL,
    LEAVE,
    GIFT_ON,
    PAWN,
    STANDING_ORDER,
    END,
)
