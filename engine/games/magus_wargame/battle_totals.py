"""Totals of a battle: counters, effects, sums; nothing is changed.

Apart from the course of a battle (`fight`) so that it can be checked by itself:
`judge(fresh(attackers, defenders))` is a battle without spells; set `choice` (and `copies`,
`fuelled`) of the battle for abilities that choose.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from . import data as d, state as m

KINDS: Final = ("force", "own", "aura", "artifact", "power", "colour", "icon")
"""What a line of `Outcome.lines` is about. Its argument: a creature (defenders counted after the
attackers) for the first three, an artifact, a Magic card, a colour, an icon."""
FORCE_LINE, OWN_LINE, AURA_LINE, ARTIFACT_LINE, POWER_LINE, COLOUR_LINE, ICON_LINE = range(7)
_GONE: Final = -1
_ADDING: Final = frozenset({d.AURA, d.DEFEND, d.ATTACK, d.VERSUS, d.KIN, d.FUEL})
"""Abilities that may add to a total."""
STAYED, DESTROYED, TURNED = range(3)
"""What becomes of a creature."""
WORKED, NEGATED, AIMLESS = range(3)
"""What becomes of a thing laid."""
TIE, BOTH_GONE = -1, -2

Place = tuple[int, int]
"""A creature: its side at the reveal, and its place there."""


class Outcome(NamedTuple):
    """How a battle ends. `sides`: the creatures of each side before the loser is destroyed.

    `fate` by creature, attackers first. `void` by thing laid. `lines`: (side, kind, argument,
    sum). `totals` by side. `winner`: 0, 1, TIE or BOTH_GONE.
    """

    sides: tuple[tuple[int, ...], tuple[int, ...]]
    fate: tuple[int, ...]
    void: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    totals: tuple[int, int]
    winner: int


def fresh(
    attackers: Sequence[int], defenders: Sequence[int], seats: Sequence[int] = (0, 1)
) -> m.Battle:
    """Return a battle between two armies as it is at the reveal."""
    units = [sorted(attackers), sorted(defenders)]
    first, second = len(attackers), len(defenders)
    return m.Battle(
        seats=list(seats),
        tokens=[0, 0],
        space=0,
        step=0,
        units=units,
        choice=[[d.NONE] * first, [d.NONE] * second],
        copies=[[d.NONE] * first, [d.NONE] * second],
        fuelled=[[0] * first, [0] * second],
        acted=[[0] * first, [0] * second],
        marks=[[0] * first, [0] * second],
        points=[sum([d.POINTS[unit] for unit in side]) for side in units],
        laid=[],
        chosen=False,
    )


def unit_of(b: m.Battle, side: int, i: int) -> int:
    """Return the unit a creature works as: what a Doppelganger has copied [B7]."""
    copied = b.copies[side][i]
    return b.units[side][i] if copied == d.NONE else copied


def ability_of(b: m.Battle, side: int, i: int) -> int:
    """Return the ability a creature has now; a copied Doppelganger has none [B7]."""
    unit = b.units[side][i]
    if unit != d.DOPPELGANGER:
        return d.ABILITY[unit]
    copied = b.copies[side][i]
    if copied == d.NONE:
        return d.COPY
    return d.PLAIN if copied == d.DOPPELGANGER else d.ABILITY[copied]


def judge(
    b: m.Battle,
    artifacts: Sequence[Sequence[int]] = ((), ()),
    most: Sequence[int] = (d.FULL, d.FULL),
) -> Outcome:
    """Work out a battle from what was declared and laid [B2]-[B13].

    `artifacts` and `most` (creatures an army holds) by side.
    """
    void = [WORKED] * len(b.laid)
    muted = _counter(b, void)
    where = [[0] * len(b.units[0]), [1] * len(b.units[1])]
    sapped = _abilities(b, muted, where)
    powers = _spells(b, void, where, most)
    members: tuple[list[Place], list[Place]] = ([], [])
    for side in (0, 1):
        for i, at in enumerate(where[side]):
            if at != _GONE:
                members[at].append((side, i))
    sides = [tuple([b.units[s][i] for s, i in there]) for there in members]
    colours = [[d.COLOUR[unit] for unit in there] for there in sides]
    lines: list[tuple[int, ...]] = []
    for side in (0, 1):
        _weigh(b, side, members[side], colours, muted, sapped, lines)
        _charms(side, colours[side], artifacts[side], powers, lines)
        _colours(side, colours[side], lines)
    _icons([_tally(b, sides[side], members[side], muted) for side in (0, 1)], lines)
    totals = [0, 0]
    for side, _, _, added in lines:
        totals[side] += added
    fate = [
        STAYED if at == side else DESTROYED if at == _GONE else TURNED
        for side in (0, 1)
        for at in where[side]
    ]
    winner = _winner(sides, totals)
    return Outcome(
        (sides[0], sides[1]), tuple(fate), tuple(void), tuple(lines), (totals[0], totals[1]), winner
    )


def _winner(sides: Sequence[Sequence[int]], totals: Sequence[int]) -> int:
    """[B13] A side without creatures has lost, whatever the totals."""
    if not sides[0] and not sides[1]:
        return BOTH_GONE
    if not sides[0] or not sides[1]:
        return int(bool(sides[1]))
    return TIE if totals[0] == totals[1] else int(totals[1] > totals[0])


def _counter(b: m.Battle, void: list[int]) -> set[Place]:
    """[B3b] Work counters out backwards; return the creatures whose note Nullify cancels.

    There is one Nullify and one Spell Blast. Nothing answers step c.
    """
    if not [item for item in b.laid if item.kind == m.LAID_PRIEST or item.what >= d.SPELL_BLAST]:
        return set()
    for item in b.laid:
        if item.step == m.STEP_C and (item.kind == m.LAID_PRIEST or item.what == d.SPELL_BLAST):
            void[item.target] = NEGATED
    for k, item in enumerate(b.laid):
        blasts = item.step == m.STEP_B and item.is_card and item.what == d.SPELL_BLAST
        if blasts and void[k] == WORKED:
            void[item.target] = NEGATED
    at = next((k for k, x in enumerate(b.laid) if x.is_card and x.what == d.NULLIFY), d.NONE)
    named: Place | None = None
    if at != d.NONE:
        named = (1 - b.laid[at].side, b.laid[at].target)
    priests = [
        (k, item)
        for k, item in enumerate(b.laid)
        if item.step == m.STEP_B and item.kind == m.LAID_PRIEST
    ]
    for _, item in priests:
        if (1, item.what) != named:
            void[item.target] = NEGATED
    works = at != d.NONE and void[at] == WORKED
    for k, item in priests:
        if (1, item.what) == named:
            if works:
                void[k] = NEGATED
            else:
                void[item.target] = NEGATED
    return {named} if works and named is not None else set()


def _abilities(b: m.Battle, muted: set[Place], where: list[list[int]]) -> set[Place]:
    """[B2] Destroy what was named, all at once; return the creatures without Force."""
    sapped, doomed = set(), []
    for side in (0, 1):
        for i, target in enumerate(b.choice[side]):
            if target < 0 or (side, i) in muted:
                continue
            ability = ability_of(b, side, i)
            if ability == d.DESTROY:
                doomed.append((1 - side, target))
            elif ability == d.NEGATE:
                sapped.add((1 - side, target))
    for side, i in doomed:
        where[side][i] = _GONE
    return sapped


def _spells(
    b: m.Battle, void: list[int], where: list[list[int]], most: Sequence[int]
) -> list[tuple[int, int]]:
    """Apply the spells that are left, the attacker's first; return the Powers (side, card)."""
    powers: list[tuple[int, int]] = []
    for side in (0, 1):
        for k, item in enumerate(b.laid):
            if item.side != side or item.kind != m.LAID_CARD or void[k] != WORKED:
                continue
            card, target = item.what, item.target
            if d.POWER <= card < d.CONTROL:
                powers.append((side, card))
            elif d.BLAST <= card <= d.CREATURE_KILL:
                if where[1 - side][target] != 1 - side:
                    void[k] = AIMLESS  # [B3a] gone, or with the caster already
                elif card < d.POWER or card == d.CREATURE_KILL:
                    where[1 - side][target] = _GONE
                elif _make_room(b, side, item.drop, where, most[side]):
                    where[1 - side][target] = side
                else:
                    void[k] = AIMLESS
    return powers


def _make_room(b: m.Battle, side: int, drop: int, where: list[list[int]], most: int) -> bool:
    """[B9b] Tell whether a creature can join a side; a full one discards what was named."""
    there = [(s, i) for s in (0, 1) for i, at in enumerate(where[s]) if at == side]
    if len(there) < most:
        return True
    if drop == d.NONE:
        return False
    if where[side][drop] != side:
        own, drop = min(there, key=lambda place: d.FORCE[b.units[place[0]][place[1]]])
        where[own][drop] = _GONE
        return True
    where[side][drop] = _GONE
    return True


def _weigh(
    b: m.Battle,
    side: int,
    members: Sequence[Place],
    shown: Sequence[Sequence[int]],
    muted: set[Place],
    sapped: set[Place],
    lines: list[tuple[int, ...]],
) -> None:
    """[B4] Add printed Force, own modifiers and auras of a side; `shown`: colours by side."""
    first = (0, len(b.units[0]))
    colours, foes = shown[side], shown[1 - side]
    for place in members:
        s, i = place
        printed = unit = b.units[s][i]
        ability = d.ABILITY[unit]
        if printed == d.DOPPELGANGER:
            unit, ability = unit_of(b, s, i), ability_of(b, s, i)
        number = first[s] + i
        lost = place in sapped or (printed == d.DOPPELGANGER and place in muted)
        lines.append((side, FORCE_LINE, number, 0 if lost else d.FORCE[unit]))
        if ability not in _ADDING or place in muted:
            continue
        arg = d.ARG[unit]
        extra = 0
        if ability == d.AURA:
            lines.append((side, AURA_LINE, number, colours.count(arg)))
        elif ability in (d.DEFEND, d.ATTACK):
            extra = arg if side == (ability == d.DEFEND) else 0
        elif ability == d.VERSUS:
            extra = 3 if arg in foes else 0  # [B5]
        elif ability == d.KIN:
            extra = colours.count(d.GREEN) - (d.COLOUR[printed] == d.GREEN)
        elif ability == d.FUEL:
            extra = 3 if b.fuelled[s][i] else 0
        if extra and place not in sapped:  # [B6]
            lines.append((side, OWN_LINE, number, extra))


def _charms(
    side: int,
    colours: Sequence[int],
    artifacts: Sequence[int],
    powers: Sequence[tuple[int, int]],
    lines: list[tuple[int, ...]],
) -> None:
    """Add artifacts and Power spells of a side."""
    for artifact in artifacts:
        if artifact >= d.FIRST_CHARM:
            added = 3 * colours.count(artifact - d.FIRST_CHARM)
        else:
            added = len(colours) if artifact == (d.ARMOR if side else d.SWORD) else 0
        if added:
            lines.append((side, ARTIFACT_LINE, artifact, added))
    for whose, card in powers:
        if whose == side:
            lines.append((side, POWER_LINE, card, 3 * colours.count(card - d.POWER)))


def _colours(side: int, colours: Sequence[int], lines: list[tuple[int, ...]]) -> None:
    """Add n(n-1)/2 for n creatures of a colour."""
    shown = set(colours)
    if len(shown) == len(colours):
        return
    for colour in sorted(shown):
        n = colours.count(colour)
        if n > 1:
            lines.append((side, COLOUR_LINE, colour, n * (n - 1) // 2))


def _tally(b: m.Battle, units: Sequence[int], members: Sequence[Place], muted: set[Place]) -> int:
    """Return how many units of a side have each icon, as `_TALLY` counts them."""
    if d.DOPPELGANGER in units:  # [B7b]
        units = [
            unit_of(b, s, i)
            for s, i in members
            if b.units[s][i] != d.DOPPELGANGER or (s, i) not in muted
        ]
    return sum([_TALLY[unit] for unit in units])


def _icons(tallies: Sequence[int], lines: list[tuple[int, ...]]) -> None:
    """Add 3 for strictly most Arrows, Regeneration and Flying units."""
    one, other = tallies
    for k, icon in enumerate(d.ICONS):
        more = (other >> 4 * k & 15) - (one >> 4 * k & 15)
        if more:
            lines.append((int(more > 0), ICON_LINE, icon, 3))


_TALLY: Final = tuple(
    sum(1 << 4 * k for k, icon in enumerate(d.ICONS) if icons & icon) for icons in d.ICON
)
"""By unit its icons, each a number of four bits: so those of an army are added at once."""
