"""The course of The Seven Sages: positions, tasks and what does them. The learner has seat 0."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.game import AnyGame, Seat
from engine.lesson import Lesson, LessonOutcome
from engine.lesson_attempt import dealt
from engine.notation import read
from engine.rng import NoChance
from . import card_moves, data as d, events, position_builder, seat_knowledge, set_up, state
from .actions import READY_AT_ONCE

_CAST = ("witch", "seer", "priestess", "magician")
_ROLES = (*_CAST, "healer", "druid")
_TILES = (2, 9, 4)
"""The clearings, that of the pawn first; its order begins seer, priestess, druid, witch."""
_WITCH_FIRST = (0, 9, 4)
"""Clearings of which that of the pawn has the order witch, magician, priestess, seer."""


def _forest(
    phase: int,
    *hands: str,
    cast: Sequence[str] = _CAST,
    tiles: Sequence[int] = _TILES,
    spells: Sequence[str] = (),
    laid: Sequence[tuple[Seat, str]] = (),
    out: Sequence[Seat] = (),
    invited: Sequence[Seat] = (),
    lying: Sequence[Sequence[int]] = ((2, 5), (3, 6), (4, 4)),
    won: Sequence[Sequence[int]] = (),
    late: bool = False,
    before: Sequence[str] = (),
) -> Callable[[AnyGame], state.State]:
    """Return what makes a position with a seat for each of the cast, in words as "witch 4 owl 5".

    `hands` are those of the first seats, all others have six cards; `spells` those of the first
    seats; `laid` what each has played; `invited` who has invited the learner; `lying` the crystals
    of the bottom, the left and the right clearing. The pawn is at the bottom. `late`: of the pile
    only finitum is left. `before`: what the learner has done already, in notation.
    """

    def position(game: AnyGame) -> state.State:
        s: state.State = dealt("course", seats=len(cast))(game)
        s.phase, s.round = phase, 3
        position_builder.lay_out(s, _ROLES[: len(cast) + 2], tiles, lying, won)
        if late:
            s.tiles = [d.FINITUM]
        s.laid = [seat * 64 + card for seat, text in laid for card in position_builder.cards(text)]
        _deal(s, hands, spells)
        s.first = s.active = 0
        if phase != state.ROLES_PHASE:
            _cast(s, cast, invited)
        if phase == state.COMBAT:
            _fight(s, out)
        for text in before:
            game.apply(s, 0, read(game, text), NoChance(), lambda event: None)
        return s

    return position


def _cast(s: state.State, cast: Sequence[str], invited: Sequence[Seat]) -> None:
    """Give each seat its role; where they stand already, every other seat is of one alliance."""
    position_builder.choose(s, cast)
    s.active = s.order[0] if s.phase == state.TRIO else d.NONE
    for seat in invited:
        s.invited[seat][0] = state.OPEN
    if s.phase in (state.EXCHANGE, state.COMBAT):
        s.side = [0, 1, 0, 1]


def _fight(s: state.State, out: Sequence[Seat]) -> None:
    """Let the learner be asked; of those who are `out` the last has chosen what it hands on [K17].

    The learner alone, who is out first, has still to choose.
    """
    s.active, s.ready, s.out = 0, [False] * 4, list(out)
    s.marker = card_moves.score(s, 0) - card_moves.score(s, 1)
    if out == (0,):
        s.giving = 0
    elif out:
        s.gift[out[-1]] = s.hands[out[-1]][: d.GIFT]


def _deal(s: state.State, hands: Sequence[str], spells: Sequence[str]) -> None:
    given = [position_builder.cards(text) for text in hands]
    table = [code & 63 for code in s.laid]
    rest = position_builder.left(
        set_up.power_cards(s.roles), [card for row in (table, *given) for card in row]
    )
    rest = [rest[at * 5 % len(rest)] for at in range(len(rest))] if len(rest) % 5 else rest
    for _ in range(len(given), len(s.hands)):
        given.append(rest[:6])
        rest = rest[6:]
    s.hands, s.deck = [sorted(row) for row in given], rest
    s.spells = [[] for _ in s.hands]
    for seat, names in enumerate(spells):
        s.spells[seat] = [d.SPELLS.index(name) for name in names.split()]
    s.spell_deck = position_builder.left(
        set_up.spell_cards(), [spell for row in s.spells for spell in row]
    )
    seat_knowledge.forget(s)


def _leads(tried: LessonOutcome) -> bool:
    return bool(tried.state.marker > 0)


def _kept(tried: LessonOutcome) -> bool:
    """Tell whether three cards are handed on, and neither a Priestess nor an owl among them."""
    gift = tried.state.gift[0]
    good = {d.OWL, d.ROLES.index("priestess")}
    return len(gift) == d.GIFT and not any(d.SUIT_OF[card] in good for card in gift)


def _parted(text: str) -> Callable[[LessonOutcome], bool]:
    """Return what tells if the ally gets these cards, and anybody else three of the others."""
    wanted = sorted(position_builder.cards(text))

    def goal(tried: LessonOutcome) -> bool:
        filed = tried.state.filed[0]
        return _kept(tried) and wanted in (filed.get(whom) for whom in (2, state.ALLIES))

    return goal


def _became(role: str, slot: str = "bottom") -> Callable[[LessonOutcome], bool]:
    def goal(tried: LessonOutcome) -> bool:
        there = d.SLOTS[tried.state.pawn] == slot
        return there and any(d.ROLES[event.role] == role for event in tried.of(events.Became))

    return goal


def _allied(seat: Seat) -> Callable[[LessonOutcome], bool]:
    def goal(tried: LessonOutcome) -> bool:
        side = tried.state.side
        return bool(side[tried.seat] != d.NONE and side[tried.seat] == side[seat])

    return goal


def _left_to_orders(tried: LessonOutcome) -> bool:
    """Tell whether orders have led to the combat, beside the Priestess."""
    s = tried.state
    return s.phase == state.COMBAT and _allied(2)(tried) and READY_AT_ONCE in s.standing[tried.seat]


def _won_over(text: str) -> Callable[[LessonOutcome], bool]:
    """Return what tells if the second has seen a card and has joined."""
    (wanted,) = position_builder.cards(text)

    def goal(tried: LessonOutcome) -> bool:
        seen = any(event.to == 1 and wanted in event.cards for event in tried.of(events.Shown))
        return seen and _allied(1)(tried)

    return goal


def _gave(text: str) -> Callable[[LessonOutcome], bool]:
    wanted = sorted(position_builder.cards(text))
    return lambda tried: any(sorted(event.cards) == wanted for event in tried.of(events.Given))


def _took(crystal: int) -> Callable[[LessonOutcome], bool]:
    return lambda tried: any(event.crystal == crystal for event in tried.of(events.Took))


PLAY = Lesson(
    "play",
    _forest(
        state.COMBAT,
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
TWINS = Lesson(
    "twins",
    _forest(
        state.COMBAT,
        "witch 1 witch 1 witch 5 owl 3 seer 4",
        "seer 3 seer 5 seer 6 owl 5 magician 3 healer 2 druid 4",
        tiles=_WITCH_FIRST,
        lying=((2, 6), (3, 5), (4, 4)),
        laid=((0, "witch 6"), (1, "seer 2"), (2, "priestess 7 priestess 6")),
        out=(3, 2),
    ),
    seats=4,
    clauses=("4.4", "4.12", "6.1"),
    goal=_took(6),
    solution=("play witch 1", "play witch 1", "take 6"),
    replies=("play seer 3",),
    shows=("board", "hand"),
    points=("witch 1",),
    wrong=("play witch 5", "play owl 3", "pass", "take 2"),
)
BECOME = Lesson(
    "become",
    _forest(state.ROLES_PHASE, "priestess 3 priestess 5 priestess 6 seer 2 druid 4 owl 3"),
    seats=4,
    clauses=("1.4", "2.1", "4.3"),
    goal=_became("priestess"),
    solution=("become priestess",),
    points=("bottom",),
    shows=("hand",),
    wrong=("become seer", "become druid"),
)
ALLY = Lesson(
    "ally",
    _forest(
        state.NEGOTIATE,
        "witch 2 witch 4 owl 4 seer 4 healer 2",
        "seer 2 seer 3 owl 3",
        "priestess 1 priestess 4",
        "magician 2 magician 4 magician 5 magician 6 owl 5 owl 4 druid 2 druid 3 healer 7",
        invited=(2,),
        before=("invite 1",),
    ),
    seats=4,
    clauses=("3.1", "3.2", "3.3", "3.4", "3.5"),
    goal=_allied(3),
    solution=("withdraw 1", "invite 3", "answer no_deal"),
    replies=("accept 0",),
    wrong=("accept", "answer"),
)
GIVE = Lesson(
    "give",
    _forest(state.EXCHANGE, "priestess 5 priestess 6 witch 3 witch 4 druid 2 owl 4"),
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
ORDERS = Lesson(
    "wishes",
    _forest(
        state.NEGOTIATE,
        "witch 2 witch 4 owl 4 seer 3 healer 5 druid 2",
        "seer 2 magician 3 owl 3",
        "priestess 2 priestess 4 priestess 5 priestess 6 owl 5 owl 4 druid 3 healer 7",
        before=("wish with 1",),
    ),
    seats=4,
    post=True,
    clauses=("3.8", "7.1", "7.3", "7.5", "7.8"),
    goal=_left_to_orders,
    solution=("cancel wish", "wish with 2", "standing ready", "answer no_deal"),
    replies=(*["answer no_deal"] * 3, "answer second", *["ready done"] * 3),
    shows=("board", "hand"),
    wrong=("answer",),
)
SPELL = Lesson(
    "spells",
    _forest(
        state.COMBAT,
        "witch 2 seer 4 druid 3",
        spells=("anulensa potentia", "moventi"),
        laid=((0, "witch 3"), (1, "seer 7"), (2, "priestess 2"), (3, "magician 6")),
        out=(2, 3),
    ),
    seats=4,
    clauses=("4.5", "5.1", "5.2", "5.4"),
    goal=_leads,
    solution=("cast anulensa nothing", "target 1 seer 7", "play witch 2"),
    replies=("cast moventi nothing", "swap bottom 5 left 3"),
    shows=("board", "hand"),
    points=("anulensa", "potentia"),
    wrong=("play", "pass", "cast potentia", "target 3"),
)
NEXT_CARD = replace(
    SPELL,
    key="next-card",
    clauses=("5.4", "7.6"),
    solution=("cast anulensa nothing", "play_next witch 2", "target 1 seer 7"),
    points=(),
    wrong=("play", "pass", "cast potentia", "target 1"),
    post=True,
)


def _left_first(*before: str) -> Callable[[AnyGame], state.State]:
    """Return what makes a position in which the learner has left the combat first."""
    return _forest(
        state.COMBAT,
        "seer 5 priestess 3 priestess 5 priestess 6 magician 4 druid 2 druid 7 healer 6 owl 5",
        laid=((1, "seer 6"), (3, "magician 5")),
        out=(0,),
        before=before,
    )


PRESENTS = Lesson(
    "presents",
    _left_first(),
    seats=4,
    clauses=("4.7", "4.8", "4.9"),
    goal=_kept,
    solution=("hand_on seer 5", "hand_on magician 4", "hand_on druid 2"),
    shows=("board", "hand"),
    points=("owl 5",),
    wrong=("gift", "hand_on priestess", "hand_on owl"),
)
FOR_ALLIES = Lesson(
    "for-allies",
    _left_first("pick priestess 3", "pick priestess 5", "pick priestess 6"),
    seats=4,
    clauses=("4.9", "7.7"),
    goal=_parted("priestess 3 priestess 5 priestess 6"),
    solution=("leave_for allies", "hand_on seer 5", "hand_on magician 4", "hand_on druid 2"),
    shows=("board", "hand"),
    wrong=("gift", "hand_on priestess", "hand_on owl", "leave_for foes"),
    post=True,
)
LOSE = Lesson(
    "lose",
    _forest(
        state.COMBAT,
        "magician 7 magician 6 owl 5",
        cast=("magician", "seer", "witch", "priestess"),
        laid=((1, "seer 7 seer 6"), (3, "priestess 6")),
        out=(1, 2, 3),
        lying=((4, 4), (3, 6), (2, 5)),
    ),
    seats=4,
    clauses=("4.10", "6.3", "6.6"),
    goal=_became("magician", "left"),
    solution=("pass for_good", "gift least", "move left", "become magician"),
    points=("left", "right"),
    wrong=("play", "move right"),
    limit=6,
)
ROLE_AHEAD = replace(
    LOSE,
    key="role-ahead",
    clauses=("6.6", "7.2"),
    solution=("prefer left magician", "pass for_good", "gift least", "move left"),
    points=("left",),
    post=True,
)
THREE = Lesson(
    "three",
    _forest(
        state.TRIO,
        "seer 7 seer 3 witch 4 magician 2 healer 5 owl 3",
        cast=("seer", "priestess", "witch"),
    ),
    seats=3,
    clauses=("3.1", "3.6", "3.9", "3.10"),
    goal=_allied(1),
    solution=("answer speak",),
    replies=("answer join",),
    shows=("board", "hand"),
    wrong=("answer alone",),
)
ANSWER_AHEAD = replace(
    THREE,
    key="answer-ahead",
    clauses=("3.12", "7.1", "7.4"),
    goal=_won_over("seer 7"),
    solution=("pick seer 7", "show 1", "plan speak"),
    replies=("answer join",),
    shows=("board", "hand"),
    points=("seer 7",),
    wrong=("answer alone", "plan alone", "show 2"),
    limit=5,
    post=True,
)
END = Lesson(
    "end",
    _forest(
        state.ROLES_PHASE,
        "witch 1 witch 1 witch 5 magician 4 owl 4 healer 6",
        spells=("anulensa",),
        late=True,
        lying=((4, 6), (2, 3), (5, 7)),
        won=((4, 6), (5, 5), (3, 7), (2, 7)),
    ),
    seats=4,
    clauses=("1.1", "6.8", "6.9", "6.10"),
    asks=("play", "twins", "presents"),
    notes=5,
    pace=4,
)
LESSONS = (
    PLAY, TWINS, BECOME, ALLY, GIVE, SPELL, PRESENTS, LOSE, THREE, END, ORDERS, NEXT_CARD,
    FOR_ALLIES, ROLE_AHEAD, ANSWER_AHEAD,
)  # fmt: skip
