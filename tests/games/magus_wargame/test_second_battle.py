"""The engine's battles against a second calculation, written from the rulebook by another hand.

Most pairs of armies go to `judge` directly, with random declarations; some hundreds are fought
from the reveal to the end, every declaration drawn from the legal actions.
"""

import random
from collections import Counter

import pytest

from engine.apply_move import step
from engine.games.magus_wargame import game
from engine.games.magus_wargame.actions import Declare, Done, Fight, Fuel
from engine.games.magus_wargame.battle_totals import BOTH_GONE, STAYED, TIE, fresh, judge
from engine.games.magus_wargame.data import ARTIFACTS, COPIES, MAGIC, NONE, UNIT_NAMES
from engine.games.magus_wargame.events import Declared, Fought, Fuelled
from engine.games.magus_wargame.state import State
from engine.rng import Rng
from tests.games.magus_wargame import second
from tests.games.magus_wargame.positions import clash
from tests.games.magus_wargame.second import UNITS, Choice, Outcome, battle, note_of, options

JUDGED = 10_000
FOUGHT = 400
SPACE = 5
WINNERS = {0: "attacker", 1: "defender", TIE: "tie", BOTH_GONE: "nobody"}


def key(name: str) -> str:
    return name.lower().replace(" ", "_")


UNIT = {key(name): name for name in UNITS}
NUMBER = {UNIT[name]: i for i, name in enumerate(UNIT_NAMES)}
RELIC = {key(name): i for i, name in enumerate(ARTIFACTS)}
Armies = tuple[list[str], list[str]]
Choices = tuple[list[Choice], list[Choice]]


def draw_armies(rng: random.Random, relics: Armies) -> Armies:
    """Draw two armies of three copies at most: any, two colours, few kinds, many copies, duels."""
    names, most = list(UNITS), 6
    match rng.randrange(5):
        case 1:
            two = rng.sample(["White", "Red", "Green", "Blue", "Black"], 2)
            names = [name for name in names if UNITS[name]["colour"] in two]
        case 2:
            names = rng.sample(names, 5)
        case 3:
            names = [*rng.sample(names, 4), "Doppelganger", "Siren", "Enchantress"]
        case 4:
            names = ["Doppelganger", *(name for name in names if "destroy" in UNITS[name])]
            most = 1
    pool = sorted(set(names)) * COPIES
    rng.shuffle(pool)
    sizes = [rng.randint(1, most + ("Helm of Command" in side)) for side in relics]
    pair = pool[: sizes[0]], pool[sizes[0] : sum(sizes)]
    attackers, defenders = (sorted(army, key=NUMBER.__getitem__) for army in pair)
    return attackers, defenders


def draw_relics(rng: random.Random) -> Armies:
    four = rng.sample(list(second.ARTIFACTS), 4)
    return four[:2], four[2:]


def draw_choices(rng: random.Random, army: list[str], foes: list[str]) -> list[Choice]:
    """Declare for each creature, as the second calculation understands B2."""
    found = []
    for place, name in enumerate(army):
        copy = rng.randrange(len(foes)) if "copy" in UNITS[name] else None
        targets = options(army, foes, place, copy)
        note = note_of(army, foes, place, Choice(copy))
        found.append(
            Choice(
                copy,
                rng.choice(targets) if targets else None,
                "discard" in note and rng.random() < 0.5,
            )
        )
    return found


def story(armies: Armies, choices: Choices, relics: Armies) -> str:
    return f"{armies}\n{choices}\n{relics}"


def survivors(fate: tuple[int, ...], split: int) -> tuple[list[int], list[int]]:
    sides = fate[:split], fate[split:]
    attackers, defenders = ([i for i, x in enumerate(side) if x == STAYED] for side in sides)
    return attackers, defenders


def by_engine(armies: Armies, choices: Choices, relics: Armies) -> Outcome:
    """Hand the declarations to the engine's own calculation."""
    b = fresh(*([NUMBER[name] for name in army] for army in armies))
    for side in (0, 1):
        for i, choice in enumerate(choices[side]):
            if choice.copy is not None:
                b.copies[side][i] = NUMBER[armies[1 - side][choice.copy]]
            b.choice[side][i] = NONE if choice.target is None else choice.target
            b.fuelled[side][i] = int(choice.discard)
    most = [6 + ("Helm of Command" in side) for side in relics]
    out = judge(b, [[RELIC[key(name)] for name in side] for side in relics], most)
    return Outcome(survivors(out.fate, len(armies[0])), out.totals, WINNERS[out.winner])


def test_the_second_calculation_knows_the_same_units_and_artifacts():
    assert sorted(UNIT) == sorted(UNIT_NAMES)
    assert sorted(map(key, second.ARTIFACTS)) == sorted(ARTIFACTS)


@pytest.mark.parametrize(
    ("attackers", "defenders", "totals", "winner"),
    [
        ("Knight Griffins Archers", "Wizard", (18 + 6, 1), "attacker"),  # the icons come on top
        ("Barbarians", "Pikemen", (8, 5), "attacker"),
        ("Skeletons Zombies", "Trolls", (1 + 2 + 1 + 3, 4), "attacker"),
        ("Griffins Gargoyle", "Djinn Dragon", (9, 12), "defender"),  # Flying 2-2
        ("Titan", "Trolls", (10, 4 + 3), "attacker"),
        ("Dragon", "Dragon", (7, 7), "tie"),
    ],
)
def test_the_second_calculation_by_hand(attackers, defenders, totals, winner):
    armies = attackers.split(), defenders.split()
    out = battle(armies, tuple([Choice() for _ in army] for army in armies))
    assert (out.totals, out.winner) == (totals, winner)


AT_0 = Choice(target=0)


@pytest.mark.parametrize(
    ("armies", "choices", "outcome"),
    [
        (  # the Paladin destroys the only Red: the Titan gains nothing [vector 7]
            (["Titan", "Paladin"], ["Knight", "Trolls"]),
            ([Choice(), Choice(target=1)], [Choice(), Choice()]),
            Outcome(([0, 1], [0]), (11, 5), "attacker"),
        ),
        (  # Siren and copied Siren both take a Force [B2], though the copy is destroyed
            (["Siren", "Cyclops"], ["Doppelganger", "Elves"]),
            ([Choice(target=1), AT_0], [Choice(copy=0, target=0), Choice()]),
            Outcome(([0, 1], [1]), (0 + 6, 0 + 3), "attacker"),
        ),
        (  # one of two copies is left, against what it was copied from [B7]
            (["Doppelganger", "Doppelganger"], ["Cyclops"]),
            ([Choice(copy=0), Choice(copy=0)], [Choice(target=1)]),
            Outcome(([0], [0]), (6, 6), "tie"),
        ),
        (  # two that destroy each other both go [B13]
            (["Cyclops"], ["Storm Giant"]),
            ([AT_0], [AT_0]),
            Outcome(([], []), (0, 0), "nobody"),
        ),
        (  # an emptied army loses, even to a total of 0 [B13]
            (["Druid"], ["Siren"]),
            ([AT_0], [AT_0]),
            Outcome(([0], []), (0, 0), "attacker"),
        ),
        (
            (["Siren"], ["Druid"]),
            ([AT_0], [AT_0]),
            Outcome(([], [0]), (0, 0), "defender"),
        ),
    ],
)
def test_both_calculations_by_hand(armies, choices, outcome):
    assert battle(armies, choices) == outcome
    assert by_engine(armies, choices, ([], [])) == outcome


def test_judged_battles_agree():
    rng = random.Random("second battle")
    seen: Counter[str] = Counter()
    for _ in range(JUDGED):
        relics = draw_relics(rng)
        armies = draw_armies(rng, relics)
        choices = (
            draw_choices(rng, armies[0], armies[1]),
            draw_choices(rng, armies[1], armies[0]),
        )
        expected = battle(armies, choices, relics)
        assert by_engine(armies, choices, relics) == expected, story(armies, choices, relics)
        seen[expected.winner] += 1
        seen.update({name for army in armies for name in army})
    assert min(seen[name] for name in WINNERS.values()) >= 10  # each outcome was met
    assert min(seen[name] for name in UNITS) >= 500


def draw_position(rng: random.Random) -> tuple[State, Armies, Armies]:
    """Set two armies against each other; each seat has another one elsewhere, and a few cards."""
    relics = draw_relics(rng)
    armies = draw_armies(rng, relics)
    used = Counter(armies[0] + armies[1])
    far = rng.choice([key(name) for name in UNITS if used[name] <= COPIES - 2])
    deal = rng.sample(MAGIC, 8)
    cut = rng.randint(0, 4), rng.randint(4, 8)
    s = clash(
        *(" ".join(map(key, army)) for army in armies),
        hands=(" ".join(deal[: cut[0]]), " ".join(deal[4 : cut[1]])),
        space=SPACE,
        others=({20: far}, {30: far}),
        artifacts=[" ".join(map(key, side)) for side in relics],
    )
    return s, armies, relics


def test_fought_battles_agree():
    rng = random.Random("second battle fought out")
    seen: Counter[str] = Counter()
    for n in range(FOUGHT):
        s, armies, relics = draw_position(rng)
        s, choices, end = fight_out(rng, s, armies, str(n))
        expected = battle(armies, choices, relics)
        told = story(armies, choices, relics)
        assert Outcome(survivors(end.fate, end.split), end.totals, WINNERS[end.winner]) == (
            expected
        ), told
        for side, who in enumerate(("attacker", "defender")):
            stays = expected.winner in (who, "tie")
            left = [NUMBER[armies[side][i]] for i in expected.survivors[side]] if stays else []
            assert s.armies[side][0] == left, told
            retreats = expected.winner == "tie" and side == 0
            at = SPACE - 1 if retreats else SPACE if stays else NONE
            assert s.at[side][0] == at, told
        seen[expected.winner] += 1
        seen["discards"] += any(choice.discard for row in choices for choice in row)
    assert min(seen[name] for name in (*WINNERS.values(), "discards")) >= 3, seen


def fight_out(
    rng: random.Random, s: State, armies: Armies, seed: str
) -> tuple[State, Choices, Fought]:
    """Fight from the reveal to the end by random legal declarations; return them as told."""
    choices: Choices = [Choice() for _ in armies[0]], [Choice() for _ in armies[1]]
    action, seat = Fight(SPACE), 0
    while True:
        done = step(game, s, seat, action, Rng(seed))
        s = done.state
        for event in done.events:
            if isinstance(event, Declared):
                note_declared(armies, choices, event)
            elif isinstance(event, Fuelled):
                row = choices[event.side]
                assert not row[event.creature].discard
                row[event.creature] = row[event.creature]._replace(discard=True)
            elif isinstance(event, Fought):
                check_complete(armies, choices)
                return s, choices, event
        (seat,) = game.to_act(s)
        action = draw_action(rng, s, seat, armies, choices)


def note_declared(armies: Armies, choices: Choices, event: Declared) -> None:
    """Write down what a creature declared: first what it copies, then whom it names."""
    row, i, j = choices[event.side], event.creature, event.target
    if "copy" in UNITS[armies[event.side][i]] and row[i].copy is None:
        row[i] = row[i]._replace(copy=j)
        return
    assert row[i].target is None
    row[i] = row[i]._replace(target=j)


def draw_action(
    rng: random.Random, s: State, seat: int, armies: Armies, choices: Choices
) -> Declare | Fuel | Done:
    """Take any declaration or discard; no card is laid. What may be named is compared too."""
    legal = game.legal(s, seat)
    declares = [a for a in legal if isinstance(a, Declare)]
    fuels = [a for a in legal if isinstance(a, Fuel)]
    offered = {(a.creature // COPIES, a.target // COPIES) for a in declares}
    if declares:
        assert offered == expected_offers(armies, choices, seat)
    else:
        assert Done() in legal
    return rng.choice([*declares, *fuels] if declares else [*fuels, Done()])


def expected_offers(armies: Armies, choices: Choices, side: int) -> set[tuple[int, int]]:
    """Return which unit may name which, of the creatures of a side that have not declared."""
    army, foes = armies[side], armies[1 - side]
    found = set()
    for i, (name, choice) in enumerate(zip(army, choices[side], strict=True)):
        if "copy" in UNITS[name] and choice.copy is None:
            targets = list(range(len(foes)))
        elif choice.target is None:
            targets = options(army, foes, i, choice.copy)
        else:
            continue
        found |= {(NUMBER[name], NUMBER[foes[j]]) for j in targets}
    return found


def check_complete(armies: Armies, choices: Choices) -> None:
    """Every ability that had a target was carried out [B2]."""
    for side, row in enumerate(choices):
        army, foes = armies[side], armies[1 - side]
        for i, choice in enumerate(row):
            assert (choice.copy is not None) == ("copy" in UNITS[army[i]])
            assert (choice.target is not None) == bool(options(army, foes, i, choice.copy))
