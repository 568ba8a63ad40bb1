"""Work out a battle without Magic cards a second time, from the rulebook's text alone.

Nothing of the engine is imported: the fifty units and ten artifacts are transcribed again, and the
sums are written the way the rulebook tells them. Clauses B1-B14 are those of the rules page.
"""

from typing import NamedTuple

# One dict per unit of the five card lists: colour, printed force, icons, and its note.
# "aura": creatures of that colour on its side get +1; "hates": +3 if the opponent has the colour;
# "destroy": one opposing creature of that colour; "negate": the Force of one opposing creature.
UNITS: dict[str, dict] = {
    # White
    "Knight": {"colour": "White", "force": 4, "aura": "White"},
    "Priest": {"colour": "White", "force": 1},
    "Cleric": {"colour": "White", "force": 3, "destroy": "Black"},
    "Paladin": {"colour": "White", "force": 4, "destroy": "Red"},
    "Cherubs": {"colour": "White", "force": 2, "icons": ("Arrows", "Flying")},
    "Archers": {"colour": "White", "force": 3, "icons": ("Arrows",)},
    "Pikemen": {"colour": "White", "force": 3, "defending": 2},
    "Griffins": {"colour": "White", "force": 5, "icons": ("Flying",)},
    "Guardian Angel": {"colour": "White", "force": 6, "icons": ("Flying",), "hates": "Red"},
    "Archangel": {"colour": "White", "force": 7, "icons": ("Flying",), "hates": "Black"},
    # Red
    "Cyclops": {"colour": "Red", "force": 6, "destroy": "Blue"},
    "Chaos Warrior": {"colour": "Red", "force": 4, "destroy": "White"},
    "Shaman": {"colour": "Red", "force": 1, "aura": "Red"},
    "Goblins": {"colour": "Red", "force": 2, "discard": 3},
    "Barbarians": {"colour": "Red", "force": 3, "icons": ("Arrows",), "attacking": 2},
    "Dwarves": {"colour": "Red", "force": 2, "hates": "Blue"},
    "Trolls": {"colour": "Red", "force": 4, "icons": ("Regenerate",)},
    "Minotaur": {"colour": "Red", "force": 5, "hates": "White"},
    "Hydra": {"colour": "Red", "force": 5, "icons": ("Regenerate",)},
    "Dragon": {"colour": "Red", "force": 7, "icons": ("Flying",)},
    # Green
    "Pixies": {"colour": "Green", "force": 1, "icons": ("Flying",)},
    "Elves": {"colour": "Green", "force": 2, "icons": ("Arrows",)},
    "Wolves": {"colour": "Green", "force": 3, "attacking": 1},
    "Centaurs": {"colour": "Green", "force": 4, "icons": ("Arrows",), "per_other": "Green"},
    "Unicorns": {"colour": "Green", "force": 5, "aura": "Green"},
    "Druid": {"colour": "Green", "force": 3, "destroy": "Blue"},
    "Ranger": {"colour": "Green", "force": 4, "icons": ("Arrows",), "destroy": "Black"},
    "Enchantress": {"colour": "Green", "force": 2, "negate": True},
    "Treant": {"colour": "Green", "force": 6, "hates": "Blue"},
    "Phoenix": {"colour": "Green", "force": 7, "icons": ("Flying", "Regenerate")},
    # Blue
    "Wizard": {"colour": "Blue", "force": 1},
    "Sorcerer": {"colour": "Blue", "force": 2, "aura": "Blue"},
    "Pirate": {"colour": "Blue", "force": 3},
    "Siren": {"colour": "Blue", "force": 1, "negate": True},
    "Doppelganger": {"colour": "Blue", "force": 0, "copy": True},
    "Phantasms": {"colour": "Blue", "force": 3, "icons": ("Flying",), "hates": "Green"},
    "Ice Golems": {"colour": "Blue", "force": 4, "icons": ("Regenerate",), "destroy": "Green"},
    "Djinn": {"colour": "Blue", "force": 5, "icons": ("Flying",)},
    "Storm Giant": {"colour": "Blue", "force": 6, "icons": ("Arrows",), "destroy": "Red"},
    "Titan": {"colour": "Blue", "force": 7, "hates": "Red"},
    # Black
    "Warlock": {"colour": "Black", "force": 3, "destroy": "Green"},
    "Necromancer": {"colour": "Black", "force": 2, "aura": "Black"},
    "Lich": {"colour": "Black", "force": 5, "icons": ("Flying",)},
    "Gargoyle": {"colour": "Black", "force": 4, "icons": ("Flying",)},
    "Skeletons": {"colour": "Black", "force": 1, "icons": ("Regenerate",)},
    "Zombies": {"colour": "Black", "force": 2, "icons": ("Regenerate",)},
    "Wraiths": {"colour": "Black", "force": 4, "hates": "Green"},
    "Vampire": {"colour": "Black", "force": 4, "icons": ("Flying",), "hates": "White"},
    "Pit Demon": {"colour": "Black", "force": 6, "destroy": "White"},
    "Cosmic Horror": {"colour": "Black", "force": 7, "icons": ("Regenerate", "Flying")},
}

# What an artifact gives each creature of its owner: (side or colour it asks for, Force).
ARTIFACTS: dict[str, tuple[str, int]] = {
    "Celestial Sword": ("attacking", 1),
    "Titans Armor": ("defending", 1),
    "Wand of Orcus": ("Black", 3),
    "Orb of Illusions": ("Blue", 3),
    "Eternal Flame": ("Red", 3),
    "Holy Shroud": ("White", 3),
    "Oaken Shield": ("Green", 3),
    "Helm of Command": ("nobody", 0),
    "Ring of the Magi": ("nobody", 0),
    "Crown of Kings": ("nobody", 0),
}


class Choice(NamedTuple):
    """What one creature declared: places in the opposing army as revealed, from 0."""

    copy: int | None = None
    """The creature a Doppelganger copies."""
    target: int | None = None
    """The creature destroyed, or whose Force is negated."""
    discard: bool = False
    """Goblins, or a copy of them, paid a card."""


class Outcome(NamedTuple):
    """How the battle ends; survivors are places in the revealed armies, attacker's first."""

    survivors: tuple[list[int], list[int]]
    totals: tuple[int, int]
    winner: str  # "attacker", "defender", "tie" or "nobody"


def note_of(army: list[str], foes: list[str], place: int, choice: Choice) -> dict:
    """Give the Force and note a creature fights with: a Doppelganger's are its model's (B7)."""
    printed = UNITS[army[place]]
    if "copy" not in printed or choice.copy is None:
        return printed
    model = UNITS[foes[choice.copy]]
    if "copy" in model:  # a copy of a copy is worth nothing
        return printed
    return {**model, "colour": "Blue"}


def options(army: list[str], foes: list[str], place: int, copied: int | None) -> list[int]:
    """List the opposing places this creature may name for what it destroys or negates (B2)."""
    note = note_of(army, foes, place, Choice(copy=copied))
    if "negate" in note:
        return list(range(len(foes)))
    return [i for i, foe in enumerate(foes) if UNITS[foe]["colour"] == note.get("destroy")]


def battle(
    armies: tuple[list[str], list[str]],
    choices: tuple[list[Choice], list[Choice]],
    artifacts: tuple[list[str], list[str]] = ([], []),
) -> Outcome:
    """Fight attacker (first) against defender (second), nobody playing a Magic card."""
    notes: list[list[dict]] = []
    for side in (0, 1):
        army, foes = armies[side], armies[1 - side]
        notes.append([note_of(army, foes, i, c) for i, c in enumerate(choices[side])])

    # Abilities touch the armies as revealed and are removed together (B2).
    destroyed: tuple[set[int], set[int]] = (set(), set())
    negated: tuple[set[int], set[int]] = (set(), set())
    for side in (0, 1):
        for note, choice in zip(notes[side], choices[side], strict=True):
            if choice.target is None:
                continue
            if "destroy" in note:
                assert UNITS[armies[1 - side][choice.target]]["colour"] == note["destroy"]
                destroyed[1 - side].add(choice.target)
            if "negate" in note:
                negated[1 - side].add(choice.target)
    left = tuple([i for i in range(len(armies[s])) if i not in destroyed[s]] for s in (0, 1))

    totals = [0, 0]
    for side, stance in ((0, "attacking"), (1, "defending")):
        mine = [notes[side][i] for i in left[side]]
        theirs = [notes[1 - side][i] for i in left[1 - side]]
        foe_colours = {note["colour"] for note in theirs}
        for place in left[side]:
            note = notes[side][place]
            if place not in negated[side]:  # B6: printed Force and its own modifiers
                totals[side] += note["force"] + note.get(stance, 0)
                if note.get("hates") in foe_colours:  # B5: once, whatever the number
                    totals[side] += 3
                if "per_other" in note:
                    kin = [i for i in left[side] if notes[side][i]["colour"] == note["per_other"]]
                    totals[side] += len([i for i in kin if i != place])
                if choices[side][place].discard:
                    totals[side] += note.get("discard", 0)
            totals[side] += len([n for n in mine if n.get("aura") == note["colour"]])
            for artifact in artifacts[side]:
                asked, bonus = ARTIFACTS[artifact]
                if asked in (stance, note["colour"]):
                    totals[side] += bonus
        for colour in ("White", "Red", "Green", "Blue", "Black"):
            same = len([note for note in mine if note["colour"] == colour])
            totals[side] += {0: 0, 1: 0, 2: 1, 3: 3, 4: 6, 5: 10, 6: 15, 7: 21}[same]
        for icon in ("Arrows", "Regenerate", "Flying"):
            ours = len([note for note in mine if icon in note.get("icons", ())])
            others = len([note for note in theirs if icon in note.get("icons", ())])
            if ours > others:
                totals[side] += 3

    return Outcome((left[0], left[1]), (totals[0], totals[1]), victor(left, totals))


def victor(left: tuple[list[int], ...], totals: list[int]) -> str:
    """Name the winner: the side wiped out loses whatever the totals (B13); equal is a tie (B12)."""
    if not left[0] and not left[1]:
        return "nobody"
    if not left[0] or not left[1]:
        return "attacker" if left[0] else "defender"
    if totals[0] == totals[1]:
        return "tie"
    return "attacker" if totals[0] > totals[1] else "defender"
